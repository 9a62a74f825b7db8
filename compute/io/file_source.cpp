// SPDX-License-Identifier: MIT
#include "compute/io/file_source.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

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

std::string_view FileSource::text() const {
  const std::string_view text = utf8_text(bytes_, path_.string());
  if (text.find('\n') != std::string_view::npos) return text;
  const std::size_t lone = text.find('\r');
  if (lone != std::string_view::npos && text.find_first_not_of('\r', lone) != std::string_view::npos)
    fail(said("its lines end in carriage returns alone, as on old Macs"), said("save it with line feeds"));
  return text;
}

void FileSource::check_stop() const {
  if (options_.stop.stop_requested()) throw Cancelled{};
}

void FileSource::report(double fraction) const {
  if (options_.progress) options_.progress->report(fraction, activity_);
}

namespace {

/// A message names what a file names, which may be much: what does not fit a few lines is cut off.
std::string bounded(std::string_view message) {
  constexpr std::size_t longest = 600;
  std::string text = escaped(message);
  if (text.size() <= longest) return text;
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;  // no half of a character
  return text.substr(0, end) + "…";
}

}  // namespace

void FileSource::fail(const std::string& message, const std::string& hint) const {
  throw Error(ErrorKind::io, fmt::format("{}: {}", path_.string(), bounded(message)), hint);
}

void FileSource::fail_at_line(std::size_t line, const std::string& message, const std::string& hint) const {
  throw Error(ErrorKind::io, told("{}, line {}: {}", path_.string(), line, bounded(message)), hint);
}

namespace {

/// The bytes of the printable UTF-8 character at the front, 0 if there is none.
std::size_t character_bytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return byte(0) >= 0x20 && byte(0) != 0x7f ? 1 : 0;
  const std::size_t length = byte(0) >= 0xf5 ? 0 : byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : byte(0) >= 0xc2 ? 2 : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  // Longer forms than needed, surrogates and what lies beyond U+10FFFF are no characters.
  const bool is_overlong = (byte(0) == 0xe0 && byte(1) < 0xa0) || (byte(0) == 0xf0 && byte(1) < 0x90);
  const bool is_beyond = (byte(0) == 0xed && byte(1) >= 0xa0) || (byte(0) == 0xf4 && byte(1) >= 0x90);
  const bool is_control = byte(0) == 0xc2 && byte(1) < 0xa0;
  return is_overlong || is_beyond || is_control ? 0 : length;
}

}  // namespace

namespace {

std::string escaped_up_to(std::string_view text, std::size_t shown_bytes) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    if (at >= shown_bytes) return result + "…";
    const std::size_t length = character_bytes(text.substr(at));
    result += length ? std::string(text.substr(at, length)) : fmt::format("\\x{:02x}", static_cast<unsigned char>(text[at]));
    at += std::max<std::size_t>(length, 1);
  }
  return result;
}

}  // namespace

std::string printable(std::string_view text) {
  constexpr std::size_t shown_bytes = 40;
  return escaped_up_to(text, shown_bytes);
}

std::string escaped(std::string_view text) { return escaped_up_to(text, text.size()); }

std::string_view utf8_text(std::string_view bytes, std::string_view name) {
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
    throw Error(ErrorKind::io, told("{}: is UTF-16 text", name), said("save it as UTF-8"));
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  return bytes;
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const bool is_c1_control =
        byte == 0xc2 && at + 1 < text.size() && (static_cast<unsigned char>(text[at + 1]) & 0xe0) == 0x80;
    const std::size_t length = byte < 0x80 ? 1 : is_c1_control ? 2 : character_bytes(text.substr(at));
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string shown(std::string_view text) { return '"' + printable(text) + '"'; }

}  // namespace ws::io
