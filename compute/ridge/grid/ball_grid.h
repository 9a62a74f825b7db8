// Balls in cells, on the host: which balls are near which, for the phases that are sequential by definition.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/trace.h"
#include "compute/ridge/grid/cell_grid.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ws::ridge {

/// Balls by cell, for one radius. Cost O(balls).
class BallGrid {
 public:
  BallGrid(const Balls& balls, double radius);

  /// f(j) for each ball j in the cells around ball i, itself included, in no particular order: all within the radius, and more.
  template <class F>
  void for_near(std::uint32_t i, const F& f) const {
    for_cells_around(cells_[i], 0, f);
  }
  /// Does the same for the balls near the place x.
  template <class F>
  void for_near(const double* x, const F& f) const {
    for_cells_around(grid_.cell_of([&](std::uint32_t k) { return x[k]; }), 0, f);
  }
  /// Balls in the order of cells.
  [[nodiscard]] const std::vector<std::uint32_t>& members() const { return members_; }
  /// f(begin, end) for runs of members that are the balls which for_near(i) gives.
  template <class F>
  void for_runs_near(std::uint32_t i, const F& f) const {
    if (grid_.hashed) {
      std::uint32_t begin = 0, end = 0;
      for_members_around(cells_[i], 0, [&](std::uint32_t at) {
        if (at == end) return void(++end);
        if (begin < end) f(begin, end);
        begin = at;
        end = at + 1;
      });
      if (begin < end) f(begin, end);
      return;
    }
    grid_.for_rows_around(cells_[i], [&](std::uint32_t first, std::uint32_t last) { f(begins_[first], begins_[last + 1]); });
  }
  /// With i the n-th ball in the order of cells: f(i, j) for each ball j behind it in that order that for_near(i) gives. Over
  /// all n each such pair comes once.
  template <class F>
  void for_pairs_of(std::uint32_t n, const F& f) const {
    const std::uint32_t i = members_[n];
    for_cells_around(cells_[i], n + 1, [&](std::uint32_t j) { f(i, j); });
  }

 private:
  template <class F>
  void for_members_around(const Cell& cell, std::uint32_t first, const F& f) const {
    grid_.any_neighbor(cell, [&](const Cell& near) {
      const std::uint32_t bucket = grid_.bucket(near);
      for (std::uint32_t at = std::max(begins_[bucket], first); at < begins_[bucket + 1]; ++at)
        if (!grid_.hashed || cells_[members_[at]] == near) f(at);
      return false;
    });
  }
  template <class F>
  void for_cells_around(const Cell& cell, std::uint32_t first, const F& f) const {
    for_members_around(cell, first, [&](std::uint32_t at) { f(members_[at]); });
  }

  CellGrid grid_;
  std::vector<Cell> cells_;                      ///< per ball
  std::vector<std::uint32_t> begins_, members_;  ///< balls by bucket
};

/// The exact sequential decimation in the arithmetic of T, by index. Counts are kept up to date: a removal touches those near
/// only. Balls within 2·r2 of each are listed as long as they are few: 128 for each on average, and 100 MB at most. Throws
/// Cancelled when the context's stop is requested.
template <class T>
[[nodiscard]] std::vector<RemovedBall> remove_on_grid(const Balls& balls, double r2, const RunContext& context);

extern template std::vector<RemovedBall> remove_on_grid<float>(const Balls&, double, const RunContext&);
extern template std::vector<RemovedBall> remove_on_grid<double>(const Balls&, double, const RunContext&);

}  // namespace ws::ridge
