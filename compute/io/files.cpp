// Atomic writes by temporary file and rename, whole-file reads, SHA-256.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/mapped_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace ws::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_unwritable(const fs::path& path, int code) {
  throw Error(ErrorKind::io, told("cannot write {}: {}", path.string(), std::generic_category().message(code)));
}

/// A file descriptor, closed at the end of its scope; below 0 there is none, and `errno` tells why.
class Descriptor {
 public:
  explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
  ~Descriptor() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Descriptor(Descriptor&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  explicit operator bool() const { return descriptor_ >= 0; }
  [[nodiscard]] int get() const { return descriptor_; }
  [[nodiscard]] bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

Descriptor open_to_write(const fs::path& path, int flags) {
  return Descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666));
}

/// What is written to a descriptor, with a buffer. Its owner closes it by `finish`, which reports what the system had held
/// back.
class OutputFile {
 public:
  OutputFile(Descriptor file, fs::path shown_as) : shown_as_(std::move(shown_as)), file_(std::move(file)) {
    if (!file_) throw_unwritable(shown_as_, errno);
  }

  void append(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= buffer_bytes) flush();
  }
  /// Owner and mode of the file that this one is to replace.
  void take_over(const struct stat& old) {
    struct stat own {};
    const bool is_owned_alike = ::fstat(file_.get(), &own) == 0 && own.st_uid == old.st_uid && own.st_gid == old.st_gid;
    if (!is_owned_alike && ::fchown(file_.get(), old.st_uid, old.st_gid) != 0)
      throw Error(ErrorKind::io,
                  told("cannot write {}: it belongs to another user or group, which a new file in its place would not",
                       shown_as_.string()),
                  said("delete it first, or give another name"));
    ::fchmod(file_.get(), old.st_mode & 07777);  // after the owner, which takes bits away
  }
  void finish(bool durable) {
    flush();
    if (durable && ::fsync(file_.get()) != 0) throw_unwritable(shown_as_, errno);
    if (!file_.close()) throw_unwritable(shown_as_, errno);
  }

 private:
  static constexpr std::size_t buffer_bytes = 1u << 20;

  void flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
      const ssize_t written = ::write(file_.get(), rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) throw_unwritable(shown_as_, errno);
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
  }

  fs::path shown_as_;
  Descriptor file_;
  std::string buffer_;
};

/// The temporary files that exist. While the mutex is held, none is added or removed.
struct Unfinished {
  std::recursive_mutex mutex;
  std::set<fs::path> paths;
};
Unfinished& unfinished() {
  // Outlives what still writes while the program ends, and takes no memory that may have run out.
  alignas(Unfinished) static std::array<std::byte, sizeof(Unfinished)> place;
  static Unfinished* const all = new (place.data()) Unfinished;
  return *all;
}

/// `.ws-`, a digest of the target's name and `number`: short, since that name may already be as long as the file system allows.
fs::path temporary_beside(const fs::path& target, int number) {
  constexpr std::size_t digits = 16;
  return target.parent_path() / fmt::format(".ws-{}-{}.tmp", sha256_hex(target.filename().string()).substr(0, digits), number);
}

/// Whether `path` still names this file.
bool is_at(const Descriptor& file, const fs::path& path) {
  struct stat one {
  }, other{};
  return ::fstat(file.get(), &one) == 0 && ::stat(path.c_str(), &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

/// A temporary file is locked as long as it is written. So one whose lock is free was left by a program that was killed.
void remove_stale(const fs::path& path) {
  const Descriptor file = open_to_write(path, O_NOFOLLOW | O_NONBLOCK);
  if (file && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 && is_at(file, path)) ::unlink(path.c_str());
}

/// False where another program took it for a stale one before it was locked. File systems without locks do without.
bool is_kept(const Descriptor& file, const fs::path& path) {
  const bool is_taken = ::flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  return !is_taken && is_at(file, path);
}

/// A new file beside `target` that is removed, unless it was renamed, when the scope ends.
class TemporaryFile {
 public:
  TemporaryFile(const fs::path& target, const fs::path& shown_as) : TemporaryFile() {
    const std::scoped_lock lock(unfinished().mutex);
    for (int number = 0; !file_; ++number) try_name(temporary_beside(target, number), shown_as);
  }
  ~TemporaryFile() {
    const std::scoped_lock lock(unfinished().mutex);
    if (unfinished().paths.erase(path_) > 0) ::unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  [[nodiscard]] OutputFile& file() { return *file_; }
  [[nodiscard]] bool rename_to(const fs::path& target) {
    const std::scoped_lock lock(unfinished().mutex);
    if (::rename(path_.c_str(), target.c_str()) != 0) return false;
    unfinished().paths.erase(path_);
    return true;
  }

 private:
  TemporaryFile() = default;  // what it delegates to: the destructor runs also where the other constructor throws

  /// Without effect where that file is being written.
  void try_name(fs::path path, const fs::path& shown_as) {
    remove_stale(path);
    if (!unfinished().paths.insert(path).second) return;
    path_ = std::move(path);
    Descriptor file = open_to_write(path_, O_CREAT | O_EXCL);
    const int code = errno;
    if (file && is_kept(file, path_)) {
      lock_.emplace(::fcntl(file.get(), F_DUPFD_CLOEXEC, 0));
      if (!*lock_) throw_unwritable(shown_as, errno);
      file_.emplace(std::move(file), shown_as);
      return;
    }
    unfinished().paths.erase(path_);
    if (!file && code != EEXIST) throw_unwritable(shown_as, code);
  }

  fs::path path_;
  std::optional<OutputFile> file_;
  std::optional<Descriptor> lock_;  ///< of the same open file: keeps the lock when the output is finished
};

/// A file that is complete, and where it belongs.
struct Complete {
  std::unique_ptr<TemporaryFile> file;
  fs::path target, shown_as;
};
/// Those of the thread's WrittenTogether, if it has one. A pointer, since the C library ends the program where it has no memory
/// to note that an object of a thread is to be destroyed.
thread_local std::vector<Complete>* together = nullptr;

void sync_folder(const fs::path& folder) {
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;  // the rename has happened; that some file systems cannot sync a folder is no failure
  ::fsync(descriptor);
  ::close(descriptor);
}

void put_in_place(const Complete& complete) {
  if (!complete.file->rename_to(complete.target)) throw_unwritable(complete.shown_as, errno);
  sync_folder(complete.target.parent_path());
}

using Append = std::function<void(std::string_view)>;

/// A file without any permission to write is not replaced, even for root, although the system would allow it.
bool is_write_protected(const fs::path& path, const struct stat& status) {
  return (status.st_mode & 0222) == 0 || ::access(path.c_str(), W_OK) != 0;
}

void require_unprotected(const fs::path& path, const struct stat& status) {
  if (S_ISREG(status.st_mode) && is_write_protected(path, status))
    throw Error(ErrorKind::io, told("cannot write {}: it is write-protected", path.string()), said("give another name"));
}

void replace_file(const fs::path& shown_as, const std::function<void(const Append&)>& write) {
  std::error_code ignored, failed;
  // Through a symbolic link the file that it names is replaced, not the link.
  const fs::path target = fs::is_symlink(shown_as, ignored) ? fs::weakly_canonical(shown_as, failed) : shown_as;
  if (failed) throw_unwritable(shown_as, failed.value());
  auto temporary = std::make_unique<TemporaryFile>(target, shown_as);
  OutputFile& file = temporary->file();
  struct stat old {};
  if (::stat(target.c_str(), &old) == 0) file.take_over(old);
  write([&](std::string_view bytes) { file.append(bytes); });
  file.finish(true);
  Complete complete{std::move(temporary), target, shown_as};
  if (together)
    together->push_back(std::move(complete));
  else
    put_in_place(complete);
}

}  // namespace

void write_atomically(const fs::path& path, const std::function<void(const Append&)>& write) {
  if (path.empty()) throw Error(ErrorKind::io, said("no file name given to write to"));
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if ((exists && S_ISDIR(status.st_mode)) || !path.has_filename())
    throw Error(ErrorKind::io, told("cannot write {}: it is a folder", path.string()), said("give a file name"));
  if (exists && !S_ISREG(status.st_mode)) {  // a pipe or a device is written to, never replaced
    OutputFile file(open_to_write(path, 0), path);
    write([&](std::string_view bytes) { file.append(bytes); });
    return file.finish(false);
  }
  if (exists) require_unprotected(path, status);
  replace_file(path, write);
}

void write_atomically(const fs::path& path, std::string_view bytes) {
  write_atomically(path, [&](const Append& append) { append(bytes); });
}

struct WrittenTogether::Files {
  std::vector<Complete> complete;
};

WrittenTogether::WrittenTogether() : files_(std::make_unique<Files>()) {
  if (together) throw Error(ErrorKind::internal, "files that are written together cannot be part of others");
  together = &files_->complete;
}

WrittenTogether::~WrittenTogether() { together = nullptr; }

void WrittenTogether::commit(const std::function<void()>& begin) {
  const std::scoped_lock lock(unfinished().mutex);
  begin();
  for (const Complete& complete : files_->complete) put_in_place(complete);
  files_->complete.clear();
}

void abandon_writes(const std::function<bool()>& still_wanted) {
  unfinished().mutex.lock();  // for good
  if (!still_wanted()) return unfinished().mutex.unlock();
  for (const fs::path& path : unfinished().paths) ::unlink(path.c_str());
}

void check_writable(const fs::path& path) {
  const auto refuse = [&](const std::string& why) {
    throw Error(ErrorKind::io, told("cannot write {}: {}", path.string(), why));
  };
  if (path.empty()) throw Error(ErrorKind::io, said("no file name given to write to"));
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) refuse(said("it is a folder"));
    if (!S_ISREG(status.st_mode)) {  // a device or a pipe is written to, not replaced
      if (::access(path.c_str(), W_OK) != 0) refuse(std::generic_category().message(errno));
      return;
    }
    require_unprotected(path, status);
  } else if (errno != ENOENT) {
    refuse(std::generic_category().message(errno));
  }
  std::error_code failed;
  const fs::path target = fs::is_symlink(path, failed) ? fs::weakly_canonical(path, failed) : path;
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  if (::stat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) refuse(told("there is no folder {}", folder.string()));
  if (::access(folder.c_str(), W_OK) != 0) refuse(std::generic_category().message(errno));
}

bool is_same_file(const fs::path& a, const fs::path& b) {
  struct stat one {
  }, other{};
  if (::stat(a.c_str(), &one) == 0 && ::stat(b.c_str(), &other) == 0)
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino;
  const auto place = [](const fs::path& path) {
    std::error_code failed;
    fs::path canonical = fs::weakly_canonical(fs::absolute(path, failed), failed);
    return failed ? fs::absolute(path, failed).lexically_normal() : canonical;
  };
  return place(a) == place(b);
}

std::string read_text(const fs::path& path) { return std::string(MappedFile(path).bytes()); }

std::string sha256_hex(std::string_view bytes) {
  Sha256 digest;
  digest.update(bytes);
  return digest.hex();
}

}  // namespace ws::io
