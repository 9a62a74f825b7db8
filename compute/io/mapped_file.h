// A file's bytes mapped into memory: the door through which all data files are read.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace ws::io {

/// Read-only view of a regular file, or of what came out of a stream that is held (`streams.h`), valid while this lives. A file
/// must not be cut short meanwhile.
class MappedFile {
 public:
  /// Throws Error{io} with path and reason: missing, a folder, not a regular file, unreadable.
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  [[nodiscard]] std::string_view bytes() const { return {data_, size_}; }

 private:
  std::shared_ptr<const std::string> held_;  ///< of a stream; then nothing is mapped
  const char* data_ = nullptr;
  std::size_t size_ = 0;
};

/// Throws Error{io} where `path` is a device, a pipe or a socket, before its name is looked at for what it may hold.
void check_not_special(const std::filesystem::path& path);

/// Throws Error{io} as `MappedFile` does where no file can be opened, as one that is not there or is a folder: that is to be
/// said before anything of its name.
void check_is_file(const std::filesystem::path& path);

/// At most `most_bytes` of a file's beginning; nothing of one that cannot be read.
[[nodiscard]] std::string beginning_of(const std::filesystem::path& path, std::size_t most_bytes);

}  // namespace ws::io
