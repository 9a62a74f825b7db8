// A text file that grows by whole lines: what a long work has so far is there whatever ends it.
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

namespace ws::io {

/// Each call of `append` is one write to the system, so a program that is killed leaves whole lines, or the beginning of one
/// behind them. Not thread-safe; others may read the file meanwhile.
class AppendedFile {
 public:
  /// Opens a file that exists. Throws Error{io}.
  explicit AppendedFile(const std::filesystem::path& path);
  ~AppendedFile();
  AppendedFile(const AppendedFile&) = delete;
  AppendedFile& operator=(const AppendedFile&) = delete;

  /// Adds text that ends with a line. Throws Error{io} naming the path and the system's reason; what was written of the text is
  /// then taken away again.
  void append(std::string_view lines);

 private:
  std::filesystem::path path_;
  int descriptor_;
};

}  // namespace ws::io
