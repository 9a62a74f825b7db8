// The dictionary of an npy file.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/npy_header.h"

#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace ws::io {
namespace {

/// The text after `'key':` in the header's dictionary.
std::string_view value_after(const FileSource& source, std::string_view dictionary, std::string_view key) {
  const std::size_t found = dictionary.find(fmt::format("'{}'", key));
  const std::size_t colon = found == std::string_view::npos ? found : dictionary.find(':', found);
  const std::size_t start = colon == std::string_view::npos ? colon : dictionary.find_first_not_of(' ', colon + 1);
  if (start == std::string_view::npos) source.fail(told("its npy header has no '{}': {}", key, shown(dictionary)));
  return dictionary.substr(start);
}

void read_type(const FileSource& source, std::string_view value, NpyHeader& header) {
  const std::size_t end = value.starts_with('\'') ? value.find('\'', 1) : std::string_view::npos;
  const std::string_view name = end == std::string_view::npos ? std::string_view{} : value.substr(1, end - 1);
  const auto type = name.size() == 3 ? scalar_type_of_npy(name.substr(1)) : std::nullopt;
  if (!type || std::string_view("<>=|").find(name[0]) == std::string_view::npos)
    source.fail(told("npy type {} is not supported", shown(name.empty() ? value : name)),
                said("f4, f8, i1 to i8 and u1 to u8 are, in both byte orders"));
  header.type = *type;
  header.swapped = name[0] == '>';
}

std::vector<std::uint64_t> parse_shape(const FileSource& source, std::string_view value) {
  std::vector<std::uint64_t> shape;
  const std::size_t close = value.find(')');
  if (!value.starts_with('(') || close == std::string_view::npos)
    source.fail(said("its npy header has no shape in parentheses"));
  std::string_view inside = value.substr(1, close - 1);
  while (true) {
    inside.remove_prefix(std::min(inside.find_first_not_of(" ,L"), inside.size()));
    if (inside.empty()) return shape;
    std::uint64_t extent = 0;
    const auto [end, error] = std::from_chars(inside.data(), inside.data() + inside.size(), extent);
    if (error != std::errc{}) source.fail(told("its npy shape is not a list of counts: {}", shown(inside)));
    inside.remove_prefix(static_cast<std::size_t>(end - inside.data()));
    shape.push_back(extent);
  }
}

}  // namespace

NpyHeader parse_npy_header(const FileSource& source) {
  const std::string_view bytes = source.bytes();
  if (!bytes.starts_with("\x93NUMPY")) source.fail(said("is not an npy file: it does not begin with \\x93NUMPY"));
  ByteCursor cursor(source, 6);
  const int major = static_cast<unsigned char>(cursor.take(2, phrase("the npy version"))[0]);
  if (major < 1 || major > 3) source.fail(told("npy version {} is not known (1 to 3 are)", major));
  const std::size_t length = static_cast<std::size_t>(
      major == 1 ? load_scalar<std::uint16_t>(cursor.take(2, phrase("the npy header's length")).data(), false)
                 : load_scalar<std::uint32_t>(cursor.take(4, phrase("the npy header's length")).data(), false));
  const std::string_view dictionary = cursor.take(length, phrase("the npy header"));

  NpyHeader header;
  read_type(source, value_after(source, dictionary, "descr"), header);
  header.column_major = value_after(source, dictionary, "fortran_order").starts_with("True");
  header.shape = parse_shape(source, value_after(source, dictionary, "shape"));
  header.data_offset = cursor.offset();
  return header;
}

void check_npy_size(const FileSource& source, const NpyHeader& header) {
  const std::size_t found = source.bytes().size() - header.data_offset;
  std::uint64_t expected = scalar_bytes(header.type);
  bool overflow = false;
  for (const std::uint64_t extent : header.shape) overflow |= __builtin_mul_overflow(expected, extent, &expected);
  const std::string shape = joined_text(header.shape, ", ");
  if (overflow) source.fail(told("shape ({}) is larger than any file", shape));
  if (found < expected)
    source.fail(
        told("truncated: shape ({}) needs {} bytes from byte {} on, found {}", shape, expected, header.data_offset, found));
  if (found > expected)
    source.fail(
        told("too long: shape ({}) needs {} bytes from byte {} on, found {}", shape, expected, header.data_offset, found));
}

std::string npy_preamble(std::string_view type, std::string_view shape) {
  constexpr std::size_t preamble_bytes = 10, alignment = 64;
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", type, shape);
  const std::size_t unpadded = preamble_bytes + header.size() + 1;
  header += std::string((alignment - unpadded % alignment) % alignment, ' ') + '\n';
  std::string preamble("\x93NUMPY\x01\x00", 8);
  preamble += static_cast<char>(header.size() & 0xff);
  preamble += static_cast<char>(header.size() >> 8);
  return preamble + header;
}

}  // namespace ws::io
