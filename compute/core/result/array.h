// A named array of a result, as other programs' arrays are described: what numpy and the like read without a copy.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

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

/// Elements in the host's memory, the last index running fastest, without padding. They never change.
struct Array {
  std::string name;     ///< "vertices": snake_case, and no name of the summary
  std::string meaning;  ///< a sentence without a full stop: what the array tells
  ElementType type = ElementType::float64;
  std::vector<std::size_t> shape;
  const void* data = nullptr;
  std::shared_ptr<const void> owner = {};  ///< keeps the elements; null: the result does
};

/// Of elements that lie in the result, or in what `owner` keeps.
template <class T>
[[nodiscard]] Array array_at(const T* data, std::vector<std::size_t> shape, std::string name, std::string meaning,
                             std::shared_ptr<const void> owner = {}) {
  return {std::move(name), std::move(meaning), element_type_of<T>(), std::move(shape), data, std::move(owner)};
}

/// Of elements that were made for it.
template <class T>
[[nodiscard]] Array array_of(std::vector<T> values, std::vector<std::size_t> shape, std::string name, std::string meaning) {
  auto kept = std::make_shared<const std::vector<T>>(std::move(values));
  const T* data = kept->data();
  return array_at(data, std::move(shape), std::move(name), std::move(meaning), std::move(kept));
}

}  // namespace ws
