// SPDX-License-Identifier: MIT
#include "compute/io/file_source.h"

#include "compute/core/error.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::io {

FileSource::FileSource(const std::filesystem::path& path, std::string_view bytes, const ReadOptions& options)
    : path_(path), bytes_(bytes), options_(options), activity_("reading " + path.filename().string()) {}

std::string FileSource::extension() const {
  std::string extension = path_.extension().string();
  if (!extension.empty()) extension.erase(0, 1);
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return extension;
}

void FileSource::check_stop() const {
  if (options_.stop.stop_requested()) throw Cancelled{};
}

void FileSource::report(double fraction) const {
  if (options_.progress) options_.progress->report(fraction, activity_);
}

void FileSource::fail(const std::string& message, const std::string& hint) const {
  throw Error(ErrorKind::io, fmt::format("{}: {}", path_.string(), message), hint);
}

void FileSource::fail_at_line(std::size_t line, const std::string& message, const std::string& hint) const {
  throw Error(ErrorKind::io, fmt::format("{}, line {}: {}", path_.string(), line, message), hint);
}

std::string shown(std::string_view text) {
  constexpr std::size_t shown_bytes = 40;
  std::string result = "\"";
  for (const char c : text.substr(0, shown_bytes)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f)
      result += fmt::format("\\x{:02x}", byte);
    else
      result += c;
  }
  return result + (text.size() > shown_bytes ? "…\"" : "\"");
}

}  // namespace ws::io
