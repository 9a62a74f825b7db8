// What several engines do on the CPU: the exact scan for chosen points, and the sums of cells by threads on their own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/nearest_cpu.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::ridge {

/// Whether one of the rows of d coordinates lies within the radius of x.
template <class T>
[[nodiscard]] bool is_covered(const T* x, const std::vector<T>& rows, std::uint32_t d, T radius_squared) {
  for (std::size_t row = 0; row < rows.size(); row += d) {
    T sum = 0;
    for (std::uint32_t k = 0; k < d; ++k) sum = add_square(sum, x[k] - rows[row + k]);
    if (sum <= radius_squared) return true;
  }
  return false;
}

/// Takes point i of columns of `point_count` into the rows unless one of them covers it.
template <class T, int D>
void choose_point(Span<const T> points, std::size_t point_count, std::size_t i, Dimension<D> dimension, T radius_squared,
                  std::vector<T>& rows) {
  const std::uint32_t d = dimension.get();
  T x[max_dimension];
  for (std::uint32_t k = 0; k < d; ++k) x[k] = points[k * point_count + i];
  if (!is_covered(x, rows, d, radius_squared)) rows.insert(rows.end(), x, x + d);
}

/// What one thread adds up.
struct CellSums {
  std::vector<std::int64_t> sums;  ///< in lattice units, d for each ball
  std::vector<std::uint32_t> counts;

  template <class T>
  void add(std::size_t owner, const T (*x)[tile_size], std::size_t lane, const std::array<T, max_dimension>& unit_counts,
           std::uint32_t d) {
    ++counts[owner];
    for (std::uint32_t k = 0; k < d; ++k) sums[owner * d + k] += to_lattice(x[k][lane], unit_counts[k]);
  }
};

/// body(CellSums&, begin, end) over [0, count), and what all threads have added up.
template <class Body>
void accumulate_cells(CpuExecutor& exec, const char* label, std::size_t count, std::size_t grain, Span<std::int64_t> sums,
                      Span<std::uint32_t> counts, std::size_t bytes, const Body& body) {
  exec.fill_zero(sums);
  exec.fill_zero(counts);
  exec.accumulate(
      label, count, grain,
      [&] {
        return CellSums{std::vector<std::int64_t>(sums.size()), std::vector<std::uint32_t>(counts.size())};
      },
      body,
      [&](const CellSums& mine) {
        for (std::size_t j = 0; j < sums.size(); ++j) sums[j] += mine.sums[j];
        for (std::size_t j = 0; j < counts.size(); ++j) counts[j] += mine.counts[j];
      },
      bytes);
}

}  // namespace ws::ridge
