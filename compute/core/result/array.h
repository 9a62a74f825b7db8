// A named array of a result, as other programs' arrays are described: what numpy and the like read without a copy.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/element_type.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws {

/// Elements in the host's memory, or in a CUDA device's. They never change.
struct Array {
  std::string name;     ///< "vertices": snake_case, and no name of the summary
  std::string meaning;  ///< a sentence without a full stop: what the array tells
  ElementType type = ElementType::float64;
  std::vector<std::size_t> shape;
  const void* data = nullptr;
  std::shared_ptr<const void> owner = {};  ///< keeps the elements; null: the result does
  /// Elements from one index to the next, for each axis; empty: the last index runs fastest, without padding. Arrays on the
  /// host have none.
  std::vector<std::size_t> strides = {};
  int device = on_host;  ///< the CUDA device's number

  static constexpr int on_host = -1;
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
