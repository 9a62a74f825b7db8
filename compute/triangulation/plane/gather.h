// Lists made in parallel, in the order in which one thread would make them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string_view>
#include <vector>

namespace ws::triangulation {

/// What append(i, list) puts into the list for i = 0, 1, … `count` − 1. `piece`: how many of them are one task.
template <class T, class Append>
[[nodiscard]] std::vector<T> gathered(std::string_view label, std::size_t count, std::size_t piece, CpuExecutor& executor,
                                      const Append& append) {
  std::vector<std::vector<T>> lists((count + piece - 1) / piece);
  executor.for_ranges(label, lists.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t k = begin; k < end; ++k)
      for (std::size_t i = k * piece; i < std::min((k + 1) * piece, count); ++i)
        append(static_cast<std::uint32_t>(i), lists[k]);
  });
  std::vector<std::size_t> first(lists.size() + 1);
  for (std::size_t k = 0; k < lists.size(); ++k) first[k + 1] = first[k] + lists[k].size();
  std::vector<T> all(first.back());
  executor.for_ranges(label, lists.size(), 1, [&](std::size_t k, std::size_t) {
    std::move(lists[k].begin(), lists[k].end(), all.begin() + static_cast<std::ptrdiff_t>(first[k]));
    lists[k] = {};  // freed by many threads
  });
  return all;
}

/// Where what pieces of 0, 1, … `count` − 1 write begins, if i writes size(i) things; last how many there are in all.
template <class Size>
[[nodiscard]] std::vector<std::size_t> starts_of_pieces(std::string_view label, std::size_t count, std::size_t piece,
                                                        CpuExecutor& executor, const Size& size) {
  std::vector<std::size_t> first((count + piece - 1) / piece + 1);
  executor.for_ranges(label, first.size() - 1, 1, [&](std::size_t k, std::size_t) {
    for (std::size_t i = k * piece; i < std::min((k + 1) * piece, count); ++i)
      first[k + 1] += size(static_cast<std::uint32_t>(i));
  });
  std::partial_sum(first.begin(), first.end(), first.begin());
  return first;
}

}  // namespace ws::triangulation
