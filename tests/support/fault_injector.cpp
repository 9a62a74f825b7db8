// Preloaded into a program (LD_PRELOAD), makes one call of it fail: the n-th allocation, or the n-th call with which it writes
// a file. WS_FAULT says which ("malloc 17", "write 2 ENOSPC", "rename 1 kill"). WS_FAULT_COUNTS names a file that gets, when
// main returns, how many calls of each kind there were; WS_FAULT_SITES one that gets the numbers of the allocations that came
// from a place where none had come from before. All begins with main: what loads a program is not the program's.
// SPDX-License-Identifier: MIT
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

// The C library's own allocator beneath the names that are replaced here.
extern "C" {
void* __libc_malloc(std::size_t bytes);
void* __libc_calloc(std::size_t count, std::size_t bytes);
void* __libc_realloc(void* old, std::size_t bytes);
void* __libc_memalign(std::size_t alignment, std::size_t bytes);
}

namespace {

enum Kind {
  malloc_call,
  open_call,
  write_call,
  fsync_call,
  close_call,
  rename_call,
  ftruncate_call,
  fchmod_call,
  flock_call,
  kind_count
};
constexpr std::array<const char*, kind_count> names{"malloc", "open",      "write",  "fsync", "close",
                                                    "rename", "ftruncate", "fchmod", "flock"};
struct Way {
  const char* name;
  int code;  ///< errno
};
constexpr int short_write = -1, killed = -2, from_then_on = -3;
constexpr std::array<Way, 8> ways{{{"ENOSPC", ENOSPC},
                                   {"EIO", EIO},
                                   {"EACCES", EACCES},
                                   {"EDQUOT", EDQUOT},
                                   {"ENOLCK", ENOLCK},
                                   {"short", short_write},
                                   {"kill", killed},
                                   {"on", from_then_on}}};

std::atomic<bool> armed{false};
std::array<std::atomic<long>, kind_count> counts{};
Kind fault_kind = kind_count;
long fault_number = 0;
int fault_way = ENOMEM;

constexpr int most_descriptors = 1024;
std::array<std::atomic<bool>, most_descriptors> is_ours{};  // files of the program's user, open for writing

template <typename Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// Places from which memory was asked for: hashes of the innermost calls, in an open hash table.
constexpr int site_depth = 8, most_sites = 1 << 17;
std::array<std::atomic<std::uint64_t>, most_sites> sites{};
std::FILE* new_sites = nullptr;
thread_local bool is_looking = false;  // the unwinder allocates, too

bool is_new_site() {
  std::array<void*, site_depth + 2> calls{};  // the first two are of this file
  const int depth = ::backtrace(calls.data(), static_cast<int>(calls.size()));
  std::uint64_t hash = 14'695'981'039'346'656'037u;
  for (int i = 2; i < depth; ++i)
    hash = (hash ^ reinterpret_cast<std::uintptr_t>(calls[static_cast<std::size_t>(i)])) * 1'099'511'628'211u;
  for (std::size_t at = hash % most_sites;; at = (at + 1) % most_sites) {
    std::uint64_t there = 0;
    if (sites[at].compare_exchange_strong(there, hash)) return true;
    if (there == hash) return false;
  }
}

void note_site(long number) {
  if (new_sites == nullptr || is_looking) return;
  is_looking = true;
  if (is_new_site()) std::fprintf(new_sites, "%ld\n", number);
  is_looking = false;
}

/// What the program's user names is relative; libraries open their caches and devices by absolute names.
bool is_users(const char* path) { return path[0] != '/'; }
bool is_users(int descriptor) {
  return descriptor >= 0 && descriptor < most_descriptors && is_ours[static_cast<std::size_t>(descriptor)];
}

/// Counts the call; whether it is the one to fail.
bool fails(Kind kind) {
  if (!armed || is_looking) return false;
  const long number = ++counts[kind];
  if (kind == malloc_call) note_site(number);
  if (kind != fault_kind || (number != fault_number && (fault_way != from_then_on || number < fault_number))) return false;
  if (fault_way == killed && kind != write_call) ::kill(::getpid(), SIGKILL);
  errno = fault_way == from_then_on ? ENOMEM : fault_way;
  return true;
}

void read_environment() {
  const char* fault = std::getenv("WS_FAULT");
  char kind[16] = "", way[16] = "";
  if (fault == nullptr) return;
  if (std::sscanf(fault, "%15s %ld %15s", kind, &fault_number, way) < 2) std::abort();
  for (int k = 0; k < kind_count; ++k)
    if (std::strcmp(kind, names[static_cast<std::size_t>(k)]) == 0) fault_kind = static_cast<Kind>(k);
  if (fault_kind == kind_count) std::abort();
  for (const Way& known : ways)
    if (std::strcmp(way, known.name) == 0) fault_way = known.code;
}

void write_counts() {
  const char* path = std::getenv("WS_FAULT_COUNTS");
  if (path == nullptr) return;
  std::FILE* file = std::fopen(path, "w");
  if (file == nullptr) std::abort();
  for (int k = 0; k < kind_count; ++k)
    std::fprintf(file, "%s %ld\n", names[static_cast<std::size_t>(k)], counts[static_cast<std::size_t>(k)].load());
  std::fclose(file);
}

using Main = int (*)(int, char**, char**);
Main real_main = nullptr;

int counted_main(int argc, char** argv, char** environment) {
  read_environment();
  if (const char* path = std::getenv("WS_FAULT_SITES")) new_sites = std::fopen(path, "w");
  ::unsetenv("LD_PRELOAD");  // programs that it starts are on their own
  armed = true;
  const int code = real_main(argc, argv, environment);
  armed = false;
  write_counts();
  if (new_sites != nullptr) std::fclose(new_sites);
  return code;
}

}  // namespace

extern "C" {

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*loader_fini)(), void* stack) {
  real_main = main;
  return next<decltype(&__libc_start_main)>("__libc_start_main")(counted_main, argc, argv, init, fini, loader_fini, stack);
}

void* malloc(std::size_t bytes) { return fails(malloc_call) ? nullptr : __libc_malloc(bytes); }
void* calloc(std::size_t count, std::size_t bytes) { return fails(malloc_call) ? nullptr : __libc_calloc(count, bytes); }
void* realloc(void* old, std::size_t bytes) { return fails(malloc_call) ? nullptr : __libc_realloc(old, bytes); }
void* memalign(std::size_t alignment, std::size_t bytes) {
  return fails(malloc_call) ? nullptr : __libc_memalign(alignment, bytes);
}
void* aligned_alloc(std::size_t alignment, std::size_t bytes) { return memalign(alignment, bytes); }
int posix_memalign(void** out, std::size_t alignment, std::size_t bytes) {
  void* const memory = memalign(alignment, bytes);
  if (memory == nullptr) return ENOMEM;
  *out = memory;
  return 0;
}

int open(const char* path, int flags, ...) {
  std::va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  const bool counted = is_users(path) && ((flags & (O_WRONLY | O_RDWR)) != 0 || (flags & O_DIRECTORY) != 0);
  if (counted && fails(open_call)) return -1;
  const int descriptor = next<decltype(&open)>("open")(path, flags, mode);
  if (descriptor >= 0 && descriptor < most_descriptors) is_ours[static_cast<std::size_t>(descriptor)] = counted;
  return descriptor;
}

ssize_t write(int descriptor, const void* bytes, std::size_t count) {
  const auto real = next<ssize_t (*)(int, const void*, std::size_t)>("write");
  if (!is_users(descriptor) || !fails(write_call)) return real(descriptor, bytes, count);
  if (fault_way != short_write && fault_way != killed) return -1;
  const ssize_t written = real(descriptor, bytes, (count + 1) / 2);
  if (fault_way == killed) ::kill(::getpid(), SIGKILL);
  return written;
}

int close(int descriptor) {
  const bool ours = is_users(descriptor);
  const bool failing = ours && fails(close_call);
  const int code = errno;
  if (ours) is_ours[static_cast<std::size_t>(descriptor)] = false;
  const int result = next<int (*)(int)>("close")(descriptor);
  if (failing) errno = code;
  return failing ? -1 : result;
}

int fsync(int descriptor) { return is_users(descriptor) && fails(fsync_call) ? -1 : next<int (*)(int)>("fsync")(descriptor); }
int flock(int descriptor, int operation) noexcept {
  return is_users(descriptor) && fails(flock_call) ? -1 : next<int (*)(int, int)>("flock")(descriptor, operation);
}
int fchmod(int descriptor, mode_t mode) noexcept {
  return is_users(descriptor) && fails(fchmod_call) ? -1 : next<int (*)(int, mode_t)>("fchmod")(descriptor, mode);
}
int ftruncate(int descriptor, off_t size) noexcept {
  return is_users(descriptor) && fails(ftruncate_call) ? -1 : next<int (*)(int, off_t)>("ftruncate")(descriptor, size);
}
int rename(const char* from, const char* to) noexcept {
  return is_users(from) && fails(rename_call) ? -1 : next<int (*)(const char*, const char*)>("rename")(from, to);
}
}
