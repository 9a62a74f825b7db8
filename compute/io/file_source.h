// A data file as its reader sees it: bytes, progress, cancelling, and errors that name the file.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/read_options.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace ws::io {

/// An open file of data: its bytes and how it is to be read.
class FileSource {
 public:
  FileSource(const std::filesystem::path& path, std::string_view bytes, const ReadOptions& options);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::string_view bytes() const { return bytes_; }
  /// The bytes as text: without a byte order mark. Throws Error{io} for UTF-16 and for lines that end in carriage returns
  /// alone.
  [[nodiscard]] std::string_view text() const;
  [[nodiscard]] const ReadOptions& options() const { return options_; }
  [[nodiscard]] std::string extension() const;  ///< lower case, without the dot

  /// Throws Cancelled after a stop was requested. Readers call it at least every 50 ms.
  void check_stop() const;
  void report(double fraction) const;
  /// Throws Error{io} "FILE: message"; what the message has of the file's own text comes without control characters.
  [[noreturn]] void fail(const std::string& message, const std::string& hint = {}) const;
  /// The same: "FILE, line N: message".
  [[noreturn]] void fail_at_line(std::size_t line, const std::string& message, const std::string& hint = {}) const;

 private:
  std::filesystem::path path_;
  std::string_view bytes_;
  const ReadOptions& options_;
  std::string activity_;  ///< "reading rings.csv"
};

/// A file's text without a byte order mark. Throws Error{io} that begins with `name` for UTF-16.
[[nodiscard]] std::string_view utf8_text(std::string_view bytes, std::string_view name);

[[nodiscard]] bool is_utf8(std::string_view text);

/// Text from a file as a message shows it: short, printable, in quotes.
[[nodiscard]] std::string shown(std::string_view text);
/// The same without quotes.
[[nodiscard]] std::string printable(std::string_view text);
/// Whole and on one line: control characters and what is not UTF-8 become "\\x1b". For terminals, which would carry out control
/// characters.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace ws::io
