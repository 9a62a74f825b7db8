// A file's bytes mapped into memory.
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

namespace ws::io {

/// Read-only view of a regular file, valid while this lives. The file must not be cut short meanwhile.
class MappedFile {
 public:
  /// Throws Error{io} with path and reason: missing, a folder, not a regular file, unreadable.
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  [[nodiscard]] std::string_view bytes() const { return {data_, size_}; }

 private:
  const char* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace ws::io
