// Atomic writes by temporary file and rename, whole-file reads, SHA-256.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"

#include "compute/core/run/error.h"
#include "compute/io/digest.h"
#include "compute/io/mapped_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

namespace ws::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void throw_system_error(std::string_view what, const fs::path& path, int code) {
  throw Error(ErrorKind::io, fmt::format("{} {}: {}", what, path.string(), std::generic_category().message(code)));
}

/// An open file for writing, with a buffer. Its owner closes it by `finish`, which reports what the system had held back.
class OutputFile {
 public:
  OutputFile(const fs::path& file, const fs::path& shown_as, int flags, mode_t mode)
      : shown_as_(shown_as), descriptor_(::open(file.c_str(), O_WRONLY | O_CLOEXEC | flags, mode)) {
    if (descriptor_ < 0) throw_system_error("cannot write", shown_as_, errno);
  }
  ~OutputFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void append(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= buffer_bytes) flush();
  }
  /// Owner and mode of the file that this one is to replace.
  void take_over(const struct stat& old) {
    struct stat own {};
    const bool is_owned_alike = ::fstat(descriptor_, &own) == 0 && own.st_uid == old.st_uid && own.st_gid == old.st_gid;
    if (!is_owned_alike && ::fchown(descriptor_, old.st_uid, old.st_gid) != 0)
      throw Error(ErrorKind::io,
                  fmt::format("cannot write {}: it belongs to another user or group, which a new file in its place would not",
                              shown_as_.string()),
                  "delete it first, or give another name");
    ::fchmod(descriptor_, old.st_mode & 07777);  // after the owner, which takes bits away
  }
  void finish(bool durable) {
    flush();
    if (durable && ::fsync(descriptor_) != 0) throw_system_error("cannot write", shown_as_, errno);
    if (::close(std::exchange(descriptor_, -1)) != 0) throw_system_error("cannot write", shown_as_, errno);
  }

 private:
  static constexpr std::size_t buffer_bytes = 1u << 20;

  void flush() {
    std::string_view rest = buffer_;
    while (!rest.empty()) {
      const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) throw_system_error("cannot write", shown_as_, errno);
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
  }

  fs::path shown_as_;
  int descriptor_;
  std::string buffer_;
};

/// The temporary files that exist. While the mutex is held, none is added or removed.
struct Unfinished {
  std::recursive_mutex mutex;
  std::set<fs::path> paths;
};
Unfinished& unfinished() {
  static Unfinished* const all = new Unfinished;  // outlives what still writes while the program ends
  return *all;
}

/// A new file that is removed, unless it was renamed, when the scope ends.
class TemporaryFile {
 public:
  TemporaryFile(fs::path path, const fs::path& shown_as) : path_(std::move(path)) {
    const std::scoped_lock lock(unfinished().mutex);
    file_.emplace(path_, shown_as, O_CREAT | O_EXCL, 0666);
    unfinished().paths.insert(path_);
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
  fs::path path_;
  std::optional<OutputFile> file_;
};

/// A file that is complete, and where it belongs.
struct Complete {
  std::unique_ptr<TemporaryFile> file;
  fs::path target, shown_as;
};
thread_local std::optional<std::vector<Complete>> together;

fs::path temporary_beside(const fs::path& target) {
  static std::atomic<unsigned> counter{0};
  // Short, and not made of the target's name: that may already be as long as the file system allows.
  return target.parent_path() / fmt::format(".ws-{}-{}.tmp", ::getpid(), counter.fetch_add(1));
}

void sync_folder(const fs::path& folder) {
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;  // the rename has happened; that some file systems cannot sync a folder is no failure
  ::fsync(descriptor);
  ::close(descriptor);
}

void put_in_place(const Complete& complete) {
  if (!complete.file->rename_to(complete.target)) throw_system_error("cannot write", complete.shown_as, errno);
  sync_folder(complete.target.parent_path());
}

using Append = std::function<void(std::string_view)>;

/// A file without any permission to write is not replaced, even for root, although the system would allow it.
bool is_write_protected(const fs::path& path, const struct stat& status) {
  return (status.st_mode & 0222) == 0 || ::access(path.c_str(), W_OK) != 0;
}

void require_unprotected(const fs::path& path, const struct stat& status) {
  if (S_ISREG(status.st_mode) && is_write_protected(path, status))
    throw Error(ErrorKind::io, fmt::format("cannot write {}: it is write-protected", path.string()), "give another name");
}

void replace_file(const fs::path& shown_as, const std::function<void(const Append&)>& write) {
  std::error_code ignored, failed;
  // Through a symbolic link the file that it names is replaced, not the link.
  const fs::path target = fs::is_symlink(shown_as, ignored) ? fs::weakly_canonical(shown_as, failed) : shown_as;
  if (failed) throw_system_error("cannot write", shown_as, failed.value());
  auto temporary = std::make_unique<TemporaryFile>(temporary_beside(target), shown_as);
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
  if (path.empty()) throw Error(ErrorKind::io, "no file name given to write to");
  struct stat status {};
  const bool exists = ::stat(path.c_str(), &status) == 0;
  if ((exists && S_ISDIR(status.st_mode)) || !path.has_filename())
    throw Error(ErrorKind::io, fmt::format("cannot write {}: it is a folder", path.string()), "give a file name");
  if (exists && !S_ISREG(status.st_mode)) {  // a pipe or a device is written to, never replaced
    OutputFile file(path, path, 0, 0);
    write([&](std::string_view bytes) { file.append(bytes); });
    return file.finish(false);
  }
  if (exists) require_unprotected(path, status);
  replace_file(path, write);
}

void write_atomically(const fs::path& path, std::string_view bytes) {
  write_atomically(path, [&](const Append& append) { append(bytes); });
}

WrittenTogether::WrittenTogether() {
  if (together) throw Error(ErrorKind::internal, "files that are written together cannot be part of others");
  together.emplace();
}

WrittenTogether::~WrittenTogether() { together.reset(); }

void WrittenTogether::commit(const std::function<void()>& begin) {
  const std::scoped_lock lock(unfinished().mutex);
  begin();
  for (const Complete& complete : *together) put_in_place(complete);
  together->clear();
}

void abandon_writes(const std::function<bool()>& still_wanted) {
  unfinished().mutex.lock();  // for good
  if (!still_wanted()) return unfinished().mutex.unlock();
  for (const fs::path& path : unfinished().paths) ::unlink(path.c_str());
}

void check_writable(const fs::path& path) {
  const auto refuse = [&](const std::string& why) {
    throw Error(ErrorKind::io, fmt::format("cannot write {}: {}", path.string(), why));
  };
  if (path.empty()) throw Error(ErrorKind::io, "no file name given to write to");
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode)) refuse("it is a folder");
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
  if (::stat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) refuse("there is no folder " + folder.string());
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
