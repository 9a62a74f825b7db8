// Maps files read-only.
// SPDX-License-Identifier: MIT
#include "compute/io/mapped_file.h"

#include "compute/core/run/error.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ws::io {
namespace {

[[noreturn]] void throw_unreadable(const std::filesystem::path& path, const std::string& reason) {
  throw Error(ErrorKind::io, fmt::format("cannot read {}: {}", path.string(), reason));
}

std::string system_reason() { return std::generic_category().message(errno); }

}  // namespace

MappedFile::MappedFile(const std::filesystem::path& path) {
  // O_NONBLOCK: opening a pipe without a writer would block for ever.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) {
    const std::string reason = system_reason();
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    throw_unreadable(path, exists && S_ISSOCK(status.st_mode) ? "it is not a regular file" : reason);
  }
  struct Closer {
    int descriptor;
    ~Closer() { ::close(descriptor); }
  } closer{descriptor};

  struct stat status {};
  if (::fstat(descriptor, &status) != 0) throw_unreadable(path, system_reason());
  if (S_ISDIR(status.st_mode)) throw_unreadable(path, "it is a folder");
  if (!S_ISREG(status.st_mode)) throw_unreadable(path, "it is not a regular file");
  if (status.st_size == 0) return;
  void* data = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (data == MAP_FAILED) throw_unreadable(path, system_reason());
  data_ = static_cast<const char*>(data);
  size_ = static_cast<std::size_t>(status.st_size);
}

MappedFile::~MappedFile() {
  if (data_) ::munmap(const_cast<char*>(data_), size_);
}

}  // namespace ws::io
