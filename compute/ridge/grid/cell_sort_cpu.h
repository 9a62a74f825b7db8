// Points in the order of cells, on the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/radix_sort.h"
#include "compute/ridge/grid/cell_grid.h"

#include <cstdint>

namespace ws::ridge {

/// keys[i] is that of point from[i]; keys do not fall.
struct CellSort {
  HostBuffer<std::uint64_t> keys;
  HostBuffer<std::uint32_t> from;
};

/// `points`: columns of `size`. Stable.
template <class T>
[[nodiscard]] CellSort sort_by_cell(CpuExecutor& exec, Span<const T> points, std::size_t size, const CellOrder& order) {
  CellSort sort{HostBuffer<std::uint64_t>(size), HostBuffer<std::uint32_t>(size)};
  exec.for_each("find cells", size, [&](std::uint32_t i) {
    sort.keys[i] = order.key([&](std::uint32_t k) { return points[k * size + i]; });
    sort.from[i] = i;
  });
  radix_sort(exec, "sort by cell", sort.keys, sort.from, order.key_bits());
  return sort;
}

}  // namespace ws::ridge
