// The bodies of PLY files: what is checked before a value is believed.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/ply_body.h"

#include "compute/core/words/told.h"

#include <cmath>

namespace ws::io {
namespace {

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

std::uint64_t product(std::uint64_t a, std::uint64_t b) {
  std::uint64_t value = 0;
  return __builtin_mul_overflow(a, b, &value) ? ~std::uint64_t{0} : value;
}

}  // namespace

void PlyBinaryBody::require_room(const PlyElement& element) {
  const std::uint64_t bytes = product(element.least_bytes(), element.count);
  if (bytes > cursor_.remaining()) cursor_.take(bytes, told("element {} × {}", printable(element.name), element.count));
}

void PlyBinaryBody::skip(ScalarType type, std::uint64_t count, std::string_view what) {
  cursor_.take(product(scalar_bytes(type), count), what);
}

std::string PlyBinaryBody::place() const { return told("byte {}", cursor_.offset()); }

void PlyTextBody::require_room(const PlyElement& element) {
  // Each value is a digit and a separator, but for the last of the file.
  const std::uint64_t bytes = product(std::uint64_t{2} * element.properties.size(), element.count);
  const std::size_t found = text_.size() - offset_;
  if (bytes > found + 1)
    source_.fail(told("truncated: element {} × {} needs at least {} bytes at byte {}, found {}", printable(element.name),
                      element.count, bytes, offset_, found));
}

double PlyTextBody::next(ScalarType, std::string_view what) {
  double value = 0;
  const std::string_view word = next_word(what);
  if (parse_real(word, value) != FieldState::number)
    source_.fail_at_line(line_, told("expected a number for {}, found {}", printable(what), shown(word)));
  return value;
}

void PlyTextBody::skip(ScalarType, std::uint64_t count, std::string_view what) {
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i % ply_poll_interval == 0) source_.check_stop();
    next_word(what);
  }
}

std::string PlyTextBody::place() const { return told("line {}", line_); }

std::string_view PlyTextBody::next_word(std::string_view what) {
  for (; offset_ < text_.size() && is_space(text_[offset_]); ++offset_) line_ += text_[offset_] == '\n';
  const std::size_t begin = offset_;
  while (offset_ < text_.size() && !is_space(text_[offset_])) ++offset_;
  if (offset_ == begin)
    source_.fail_at_line(line_,
                         told("truncated: expected a number for {}, the file ends at byte {}", printable(what), offset_));
  return text_.substr(begin, offset_ - begin);
}

std::uint64_t ply_list_size(const FileSource& source, const PlyProperty& list, double count, const std::string& place) {
  constexpr double max_count = 9e18;
  if (!(count >= 0 && count < max_count && count == std::floor(count)))
    source.fail(told("list {} before {} has a count of {}", printable(list.name), place, count));
  return static_cast<std::uint64_t>(count);
}

}  // namespace ws::io
