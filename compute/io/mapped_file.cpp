// Maps files read-only.
// SPDX-License-Identifier: MIT
#include "compute/io/mapped_file.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/streams.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ws::io {
namespace {

[[noreturn]] void throw_unreadable(const std::filesystem::path& path, const std::string& reason) {
  throw Error(ErrorKind::io, told("cannot read {}: {}", path.string(), reason));
}

/// What is neither a file nor a folder, by its name; empty for those.
std::string special_kind(mode_t mode) {
  if (S_ISCHR(mode) || S_ISBLK(mode)) return said("it is a device, not a regular file");
  if (S_ISFIFO(mode)) return said("it is a pipe, not a regular file");
  if (S_ISSOCK(mode)) return said("it is a socket, not a regular file");
  return S_ISREG(mode) || S_ISDIR(mode) ? "" : said("it is not a regular file");
}

std::string system_reason() { return std::generic_category().message(errno); }

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) : held_(held_stream(path)) {
  if (held_) {
    data_ = held_->data();
    size_ = held_->size();
    return;
  }
  // O_NONBLOCK: opening a pipe without a writer would block for ever.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    const std::string reason = system_reason();
    struct stat status {};
    const bool is_socket = ::stat(path.c_str(), &status) == 0 && S_ISSOCK(status.st_mode);
    throw_unreadable(path, is_socket ? special_kind(status.st_mode) : reason);
  }
  struct Closer {
    int descriptor;
    ~Closer() { ::close(descriptor); }
  } closer{descriptor};

  struct stat status {};
  if (::fstat(descriptor, &status) != 0) throw_unreadable(path, system_reason());
  if (S_ISDIR(status.st_mode)) throw_unreadable(path, said("it is a folder"));
  if (!S_ISREG(status.st_mode)) throw_unreadable(path, special_kind(status.st_mode));
  if (status.st_size == 0) return;
  void* data = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (data == MAP_FAILED) throw_unreadable(path, system_reason());
  data_ = static_cast<const char*>(data);
  size_ = static_cast<std::size_t>(status.st_size);
}

MappedFile::~MappedFile() {
  if (data_ && !held_) ::munmap(const_cast<char*>(data_), size_);
}

void check_is_file(const std::filesystem::path& path) { const MappedFile opened(path); }

void check_not_special(const std::filesystem::path& path) {
  struct stat status {};
  if (held_stream(path) || ::stat(path.c_str(), &status) != 0) return;
  if (const std::string kind = special_kind(status.st_mode); !kind.empty()) throw_unreadable(path, kind);
}

std::string beginning_of(const std::filesystem::path& path, std::size_t most_bytes) {
  try {
    return std::string(MappedFile(path).bytes().substr(0, most_bytes));
  } catch (const Error&) {  // what reads it whole says why
    return {};
  }
}

}  // namespace ws::io
