// The load of a device's warps beside the points: a cell for each, the brighter the more calls its threads made.
// SPDX-License-Identifier: MIT
#include "compute/core/result/chart.h"
#include "compute/triangulation/show/drawing.h"

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

constexpr int cell_pixels = 6;  // with the gap to the next

struct Grid {
  std::size_t columns, rows;
};
Grid grid_of(std::size_t cells) {
  const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(cells))));
  return {columns, (cells + columns - 1) / columns};
}

}  // namespace

const std::vector<std::uint64_t>* loads_in(const Solution& solution, const ViewParameters& view) {
  return view.show_loads && !solution.calls_of_warps.empty() ? &solution.calls_of_warps : nullptr;
}

LoadStage load_stage(const Subject& subject) {
  const auto [columns, rows] = grid_of(subject.solution().calls_of_warps.size());
  const TreeStage tree = tree_stage(subject.space, subject.panels.size());
  const Point half = subject.space.half;
  const double left = tree_in(subject.solution(), subject.view) ? tree.left + tree.width + 0.1 * half.x : tree.left;
  return {left, half.y, 2 * half.y * static_cast<double>(columns) / static_cast<double>(rows),
          static_cast<int>(columns) * cell_pixels, static_cast<int>(rows) * cell_pixels};
}

void draw_loads(Drawing& drawing, const Subject& subject) {
  const auto* loads = loads_in(subject.solution(), subject.view);
  if (!loads) return;
  const auto [columns, rows] = grid_of(loads->size());
  Chart cells(static_cast<int>(columns), static_cast<int>(rows));
  const CountScale scale{static_cast<double>(*std::max_element(loads->begin(), loads->end())), false};
  paint_heat_map(
      cells, rows, columns,
      [&, width = columns](std::size_t row, std::size_t column) {
        const std::size_t warp = row * width + column;
        return warp < loads->size() ? static_cast<double>((*loads)[warp]) : -1;
      },
      scale, color_ramp("cividis"));
  const LoadStage stage = load_stage(subject);
  drawing.loads.assign(static_cast<std::size_t>(stage.pixel_width) * static_cast<std::size_t>(stage.pixel_height), 0);
  for (std::size_t i = 0; i < drawing.loads.size(); ++i) {
    const std::size_t x = i % static_cast<std::size_t>(stage.pixel_width), y = i / static_cast<std::size_t>(stage.pixel_width);
    const bool is_gap = x % cell_pixels + 1 == cell_pixels || y % cell_pixels + 1 == cell_pixels;
    if (!is_gap) drawing.loads[i] = cells.pixels[y / cell_pixels * columns + x / cell_pixels];
  }
}

}  // namespace ws::triangulation
