// Points from NumPy's .npy files, versions 1 to 3: one point per row of a two-dimensional array of numbers.
// SPDX-License-Identifier: MIT
#include "compute/io/binary.h"
#include "compute/io/point_reader.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace ws::io {
namespace {

constexpr std::size_t poll_interval = 1u << 16;

struct NpyHeader {
  ScalarType type = ScalarType::float64;
  bool swapped = false;
  bool column_major = false;
  std::uint64_t row_count = 0, column_count = 1;
  std::size_t data_offset = 0;
};

/// The text after `'key':` in the header's dictionary.
std::string_view value_after(const PointSource& source, std::string_view dictionary, std::string_view key) {
  const std::size_t found = dictionary.find(fmt::format("'{}'", key));
  const std::size_t colon = found == std::string_view::npos ? found : dictionary.find(':', found);
  const std::size_t start = colon == std::string_view::npos ? colon : dictionary.find_first_not_of(" ", colon + 1);
  if (start == std::string_view::npos) source.fail(fmt::format("its npy header has no '{}': {}", key, shown(dictionary)));
  return dictionary.substr(start);
}

void read_type(const PointSource& source, std::string_view value, NpyHeader& header) {
  const std::size_t end = value.starts_with('\'') ? value.find('\'', 1) : std::string_view::npos;
  const std::string_view name = end == std::string_view::npos ? std::string_view{} : value.substr(1, end - 1);
  const auto type = name.size() == 3 ? scalar_type_of_npy(name.substr(1)) : std::nullopt;
  if (!type || std::string_view("<>=|").find(name[0]) == std::string_view::npos)
    source.fail(fmt::format("npy type {} is not supported", shown(name.empty() ? value : name)),
                "f4, f8, i1 to i8 and u1 to u8 are, in both byte orders");
  header.type = *type;
  header.swapped = name[0] == '>';
}

std::vector<std::uint64_t> parse_shape(const PointSource& source, std::string_view value) {
  std::vector<std::uint64_t> shape;
  const std::size_t close = value.find(')');
  if (!value.starts_with('(') || close == std::string_view::npos) source.fail("its npy header has no shape in parentheses");
  std::string_view inside = value.substr(1, close - 1);
  while (true) {
    inside.remove_prefix(std::min(inside.find_first_not_of(" ,L"), inside.size()));
    if (inside.empty()) return shape;
    std::uint64_t extent = 0;
    const auto [end, error] = std::from_chars(inside.data(), inside.data() + inside.size(), extent);
    if (error != std::errc{}) source.fail(fmt::format("its npy shape is not a list of counts: {}", shown(inside)));
    inside.remove_prefix(static_cast<std::size_t>(end - inside.data()));
    shape.push_back(extent);
  }
}

NpyHeader parse_header(const PointSource& source) {
  const std::string_view bytes = source.bytes();
  if (!bytes.starts_with("\x93NUMPY")) source.fail("is not an npy file: it does not begin with \\x93NUMPY");
  ByteCursor cursor(source, 6);
  const int major = static_cast<unsigned char>(cursor.take(2, "the npy version")[0]);
  if (major < 1 || major > 3) source.fail(fmt::format("npy version {} is not known (1 to 3 are)", major));
  const std::size_t length = static_cast<std::size_t>(
      major == 1 ? load_scalar<std::uint16_t>(cursor.take(2, "the npy header's length").data(), false)
                 : load_scalar<std::uint32_t>(cursor.take(4, "the npy header's length").data(), false));
  const std::string_view dictionary = cursor.take(length, "the npy header");

  NpyHeader header;
  read_type(source, value_after(source, dictionary, "descr"), header);
  header.column_major = value_after(source, dictionary, "fortran_order").starts_with("True");
  const auto shape = parse_shape(source, value_after(source, dictionary, "shape"));
  if (shape.empty() || shape.size() > 2)
    source.fail(fmt::format("its array has {} axes; points need (count, dimension) or (count,)", shape.size()));
  header.row_count = shape[0];
  if (shape.size() == 2) header.column_count = shape[1];
  header.data_offset = cursor.offset();
  return header;
}

/// Before anything is allocated: the bytes that the shape promises must be there, and no others.
void check_size(const PointSource& source, const NpyHeader& header) {
  const std::size_t found = source.bytes().size() - header.data_offset;
  std::uint64_t value_count = 0, expected = 0;
  const bool overflow = __builtin_mul_overflow(header.row_count, header.column_count, &value_count) ||
                        __builtin_mul_overflow(value_count, scalar_bytes(header.type), &expected);
  const std::string shape = fmt::format("shape ({}, {})", header.row_count, header.column_count);
  if (overflow) source.fail(fmt::format("{} is larger than any file", shape));
  if (found != expected)
    source.fail(fmt::format("{}: {} needs {} bytes from byte {} on, found {}", found < expected ? "truncated" : "too long",
                            shape, expected, header.data_offset, found));
}

}  // namespace

RawPoints read_npy_points(const PointSource& source) {
  const NpyHeader header = parse_header(source);
  check_size(source, header);
  const auto row_count = static_cast<std::size_t>(header.row_count),
             column_count = static_cast<std::size_t>(header.column_count);
  const std::vector<std::size_t> chosen = resolve_columns(source, {}, column_count);

  RawPoints raw{PointSet(chosen.size(), row_count), [](std::size_t i) { return fmt::format("row {}", i); }};
  const std::size_t value_bytes = scalar_bytes(header.type);
  const char* const data = source.bytes().data() + header.data_offset;
  for (std::size_t begin = 0; begin < row_count; begin += poll_interval) {
    source.check_stop();
    source.report(static_cast<double>(begin) / static_cast<double>(row_count));
    const std::size_t end = std::min(begin + poll_interval, row_count);
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      const std::size_t first = header.column_major ? chosen[k] * row_count : chosen[k];
      const std::size_t stride = header.column_major ? 1 : column_count;
      for (std::size_t i = begin; i < end; ++i)
        raw.points.at(i, k) = load_real(header.type, data + (first + i * stride) * value_bytes, header.swapped);
    }
  }
  return raw;
}

}  // namespace ws::io
