// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/confine.h"

#include "compute/core/run/process_memory.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#if __has_include(<linux/landlock.h>) && defined(SYS_landlock_create_ruleset)
#include <linux/landlock.h>
#define HAS_LANDLOCK 1
#endif
#if __has_include(<linux/seccomp.h>) && defined(__x86_64__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#define HAS_SECCOMP 1
#endif
#if defined(WS_SANITIZE_ADDRESS) || defined(WS_SANITIZE_THREAD)
#define IS_SANITIZED 1
#endif

namespace ws::io {
namespace {

namespace fs = std::filesystem;

void limit(__rlimit_resource resource, rlim_t most) {
  rlimit old{};
  if (::getrlimit(resource, &old) != 0) return;
  // The one above: of time, that ends the process by SIGKILL, which would not tell why.
  const rlimit now{std::min(most, old.rlim_max), std::min(most + 1, old.rlim_max)};
  ::setrlimit(resource, &now);
}

void limit_resources(const ForeignLimits& limits) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CPU, limits.cpu_seconds);
  constexpr unsigned most_waiting = 10;  // of a disk or for other programs, beside the time of its own
  ::alarm(static_cast<unsigned>(limits.cpu_seconds) * most_waiting);
#ifndef IS_SANITIZED  // sanitizers take terabytes of address space
  limit(RLIMIT_AS, process_address_bytes() + limits.memory_bytes);
#endif
}

#ifdef HAS_LANDLOCK

/// All rights to files that the running kernel knows: none of them is left but those that rules give.
std::uint64_t known_rights(long version) {
  constexpr std::uint64_t first = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1, refer = 1u << 13, truncate = 1u << 14,
                          device = 1u << 15;
  return first | (version >= 2 ? refer : 0) | (version >= 3 ? truncate : 0) | (version >= 5 ? device : 0);
}

void allow_reading(int rules, const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_PATH | O_CLOEXEC | O_DIRECTORY);
  if (descriptor < 0) return;
  landlock_path_beneath_attr rule{};
  rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  rule.parent_fd = descriptor;
  ::syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  ::close(descriptor);
}

/// The folder of the file's name and, if that is a link, of what it leads to.
void leave_folder_alone(const fs::path& path) {
  const long version = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return;
  landlock_ruleset_attr rights{};
  rights.handled_access_fs = known_rights(version);
  const int rules = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &rights, sizeof rights, 0));
  if (rules < 0) return;
  std::error_code failed;
  allow_reading(rules, fs::absolute(path, failed).parent_path());
  allow_reading(rules, fs::canonical(path, failed).parent_path());
  ::syscall(SYS_landlock_restrict_self, rules, 0);
  ::close(rules);
}

#else
void leave_folder_alone(const fs::path&) {}
#endif

#ifdef HAS_SECCOMP

/// What reading files into memory takes; all else fails with EPERM, which libraries take for a missing feature.
constexpr long allowed_calls[] = {
    SYS_read,         SYS_pread64,     SYS_readv,         SYS_write,        SYS_writev,    SYS_close,        SYS_lseek,
    SYS_stat,         SYS_fstat,       SYS_lstat,         SYS_newfstatat,   SYS_statx,     SYS_access,       SYS_faccessat,
    SYS_faccessat2,   SYS_getdents64,  SYS_readlink,      SYS_readlinkat,   SYS_getcwd,    SYS_fcntl,        SYS_mmap,
    SYS_munmap,       SYS_mprotect,    SYS_mremap,        SYS_madvise,      SYS_brk,       SYS_futex,        SYS_getrandom,
    SYS_getpid,       SYS_gettid,      SYS_clock_gettime, SYS_gettimeofday, SYS_time,      SYS_rt_sigaction, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_sched_yield, SYS_sysinfo,       SYS_uname,        SYS_getrusage, SYS_exit,         SYS_exit_group,
};

/// What sanitizers do beside that: stacks for signals, and pipes to try whether memory can be read.
[[maybe_unused]] constexpr long calls_of_sanitizers[] = {SYS_sigaltstack, SYS_pipe, SYS_pipe2, SYS_nanosleep,
                                                         SYS_clock_nanosleep};

constexpr std::uint32_t at(std::size_t offset) { return static_cast<std::uint32_t>(offset); }
sock_filter step(std::uint16_t code, std::uint32_t value, std::uint8_t if_true = 0, std::uint8_t if_false = 0) {
  return {code, if_true, if_false, value};
}
sock_filter load(std::size_t offset) { return step(BPF_LD | BPF_W | BPF_ABS, at(offset)); }
sock_filter answer(std::uint32_t action) { return step(BPF_RET | BPF_K, action); }
sock_filter unless_equal_skip(long value, std::uint8_t skipped) {
  return step(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(value), 0, skipped);
}

/// The flags of the call are in its argument of that number: reading alone.
void allow_opening(std::vector<sock_filter>& filter, long call, std::size_t argument) {
  constexpr std::uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
  filter.push_back(unless_equal_skip(call, 4));
  filter.push_back(load(offsetof(seccomp_data, args) + argument * sizeof(std::uint64_t)));
  filter.push_back(step(BPF_JMP | BPF_JSET | BPF_K, writing, 0, 1));
  filter.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
  filter.push_back(answer(SECCOMP_RET_ALLOW));
}

void leave_calls_alone() {
  std::vector<sock_filter> filter{load(offsetof(seccomp_data, arch)), unless_equal_skip(AUDIT_ARCH_X86_64, 1),
                                  step(BPF_JMP | BPF_JA, 1), answer(SECCOMP_RET_KILL_PROCESS),
                                  load(offsetof(seccomp_data, nr))};
  const auto allow = [&](long call) {
    filter.push_back(unless_equal_skip(call, 1));
    filter.push_back(answer(SECCOMP_RET_ALLOW));
  };
  std::for_each(std::begin(allowed_calls), std::end(allowed_calls), allow);
#ifdef IS_SANITIZED
  std::for_each(std::begin(calls_of_sanitizers), std::end(calls_of_sanitizers), allow);
#endif
  allow_opening(filter, SYS_open, 1);
  allow_opening(filter, SYS_openat, 2);
  filter.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
  const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
  ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
void leave_calls_alone() {}
#endif

}  // namespace

void confine(const fs::path& path, const ForeignLimits& limits) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit_resources(limits);
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;  // what follows needs it
  leave_folder_alone(path);
  leave_calls_alone();
}

}  // namespace ws::io
