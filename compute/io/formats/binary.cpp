// Scalar type names and the cursor's error.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/binary.h"

#include "compute/core/words/told.h"

#include <array>
#include <utility>

namespace ws::io {
namespace {

using TypeName = std::pair<std::string_view, ScalarType>;

constexpr std::array<TypeName, 10> npy_types{{{"i1", ScalarType::int8},
                                              {"u1", ScalarType::uint8},
                                              {"i2", ScalarType::int16},
                                              {"u2", ScalarType::uint16},
                                              {"i4", ScalarType::int32},
                                              {"u4", ScalarType::uint32},
                                              {"i8", ScalarType::int64},
                                              {"u8", ScalarType::uint64},
                                              {"f4", ScalarType::float32},
                                              {"f8", ScalarType::float64}}};

constexpr std::array<TypeName, 20> ply_types{
    {{"char", ScalarType::int8},     {"uchar", ScalarType::uint8},     {"short", ScalarType::int16},
     {"ushort", ScalarType::uint16}, {"int", ScalarType::int32},       {"uint", ScalarType::uint32},
     {"float", ScalarType::float32}, {"double", ScalarType::float64},  {"int8", ScalarType::int8},
     {"uint8", ScalarType::uint8},   {"int16", ScalarType::int16},     {"uint16", ScalarType::uint16},
     {"int32", ScalarType::int32},   {"uint32", ScalarType::uint32},   {"int64", ScalarType::int64},
     {"uint64", ScalarType::uint64}, {"float32", ScalarType::float32}, {"float64", ScalarType::float64},
     {"long", ScalarType::int64},    {"ulong", ScalarType::uint64}}};

template <std::size_t N>
std::optional<ScalarType> find_type(const std::array<TypeName, N>& types, std::string_view name) {
  for (const auto& [known, type] : types)
    if (known == name) return type;
  return std::nullopt;
}

}  // namespace

std::size_t scalar_bytes(ScalarType type) {
  constexpr std::array<std::size_t, 10> bytes{1, 1, 2, 2, 4, 4, 8, 8, 4, 8};
  return bytes[static_cast<std::size_t>(type)];
}

std::optional<ScalarType> scalar_type_of_npy(std::string_view name) { return find_type(npy_types, name); }
std::optional<ScalarType> scalar_type_of_ply(std::string_view name) { return find_type(ply_types, name); }

void ByteCursor::fail_truncated(std::uint64_t count, std::string_view what) const {
  source_.fail(told("truncated: {} needs {} bytes at byte {}, found {}", what, count, offset_, remaining()));
}

}  // namespace ws::io
