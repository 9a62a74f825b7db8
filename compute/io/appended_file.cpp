// SPDX-License-Identifier: MIT
#include "compute/io/appended_file.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ws::io {

namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int code) {
  throw Error(ErrorKind::io, told("cannot write {}: {}", path.string(), std::generic_category().message(code)));
}

}  // namespace

AppendedFile::AppendedFile(const std::filesystem::path& path)
    : path_(path), descriptor_(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC)) {
  if (descriptor_ < 0) refuse(path_, errno);
}

AppendedFile::~AppendedFile() { ::close(descriptor_); }

void AppendedFile::append(std::string_view lines) {
  struct stat before {};
  const bool has_length = ::fstat(descriptor_, &before) == 0 && S_ISREG(before.st_mode);
  while (!lines.empty()) {
    const ssize_t written = ::write(descriptor_, lines.data(), lines.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      const int code = errno;
      // What could not be completed is no line; where even this fails, a reader drops what no line end follows.
      if (has_length && ::ftruncate(descriptor_, before.st_size) != 0) refuse(path_, code);
      refuse(path_, code);
    }
    lines.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace ws::io
