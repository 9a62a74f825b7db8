// The types of numbers that arrays of other programs and of results have.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ws {

enum class ElementType { boolean, uint8, int32, uint32, int64, float32, float64 };

template <class T>
[[nodiscard]] constexpr ElementType element_type_of() {
  if constexpr (std::is_same_v<T, bool>) return ElementType::boolean;
  if constexpr (std::is_same_v<T, std::uint8_t>) return ElementType::uint8;
  if constexpr (std::is_same_v<T, std::int32_t>) return ElementType::int32;
  if constexpr (std::is_same_v<T, std::uint32_t>) return ElementType::uint32;
  if constexpr (std::is_same_v<T, std::int64_t>) return ElementType::int64;
  if constexpr (std::is_same_v<T, float>) return ElementType::float32;
  if constexpr (std::is_same_v<T, double>) return ElementType::float64;
}

[[nodiscard]] constexpr std::size_t bytes_of(ElementType type) {
  switch (type) {
    case ElementType::boolean:
    case ElementType::uint8:
      return 1;
    case ElementType::int32:
    case ElementType::uint32:
    case ElementType::float32:
      return 4;
    case ElementType::int64:
    case ElementType::float64:
      break;
  }
  return 8;
}

}  // namespace ws
