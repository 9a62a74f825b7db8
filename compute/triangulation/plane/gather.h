// Lists made in parallel, in the order in which one thread would make them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <iterator>
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
  std::size_t total = 0;
  for (const auto& list : lists) total += list.size();
  std::vector<T> all;
  all.reserve(total);
  for (auto& list : lists) all.insert(all.end(), std::move_iterator(list.begin()), std::move_iterator(list.end()));
  return all;
}

}  // namespace ws::triangulation
