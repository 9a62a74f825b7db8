// SPDX-License-Identifier: MIT
#include "compute/ridge/grid/cell_grid.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace ws::ridge {

namespace {

constexpr double most_cells_per_axis = 1 << 18;  // three of them leave bits in a key; wider clouds get wider cells

std::uint32_t count_of(double width, double side) {
  return static_cast<std::uint32_t>(std::min(std::floor(width / side), most_cells_per_axis - 1)) + 1;
}

}  // namespace

CellGrid make_cell_grid(const std::array<double, max_dimension>& low, const std::array<double, max_dimension>& high,
                        std::size_t dimension, double radius, std::size_t bucket_target) {
  std::array<std::uint32_t, max_dimension> by_width{};
  std::iota(by_width.begin(), by_width.end(), 0u);
  const auto width = [&](std::uint32_t k) { return high[k] - low[k]; };
  std::stable_sort(by_width.begin(), by_width.begin() + static_cast<std::ptrdiff_t>(dimension),
                   [&](std::uint32_t a, std::uint32_t b) { return width(a) > width(b); });
  CellGrid grid;
  grid.axis_count = static_cast<std::uint32_t>(std::min<std::size_t>(dimension, max_axes));
  grid.side = std::max(radius * cell_slack, grid.axis_count ? width(by_width[0]) / most_cells_per_axis * cell_slack : 0.0);
  grid.cells_per_unit = 1 / grid.side;
  double cell_count = 1;
  for (std::uint32_t a = 0; a < grid.axis_count; ++a) {
    grid.axes[a] = by_width[a];
    grid.low[a] = low[by_width[a]];
    grid.counts[a] = count_of(width(by_width[a]), grid.side);
    cell_count *= grid.counts[a];
  }
  constexpr std::size_t least = 1 << 12, most = std::size_t(1) << 28;
  const std::size_t wanted = std::clamp(bucket_target, least, most);
  grid.hashed = cell_count > static_cast<double>(wanted);
  grid.bucket_count = static_cast<std::uint32_t>(std::bit_ceil(grid.hashed ? wanted : static_cast<std::size_t>(cell_count)));
  return grid;
}

CellGrid make_cell_grid(const CloudBox& box, std::size_t dimension, double radius, std::size_t bucket_target) {
  std::array<double, max_dimension> low{};
  for (std::size_t k = 0; k < dimension; ++k) low[k] = -box.half_width[k];
  return make_cell_grid(low, box.half_width, dimension, radius, bucket_target);
}

int CellOrder::key_bits() const {
  const std::uint64_t cells = std::uint64_t(grid.counts[0]) * grid.counts[1] * grid.counts[2];
  return std::bit_width(cells - 1) + static_cast<int>(fine_bits());
}

CellOrder make_cell_order(const CellGrid& grid, std::size_t point_count, std::size_t points_per_part) {
  CellOrder order{grid, 0};
  double cells = 1;
  for (const std::uint32_t count : grid.counts) cells *= count;
  // A cloud about a curve fills few of its box's cells: parts are then finer than needed, which costs a few bits.
  const double parts = 16 * static_cast<double>(point_count) / static_cast<double>(points_per_part) / cells;
  while (order.fine < 10 && std::pow(2.0, order.fine * grid.axis_count) < parts &&
         order.key_bits() + static_cast<int>(grid.axis_count) <= 63)
    ++order.fine;
  return order;
}

}  // namespace ws::ridge
