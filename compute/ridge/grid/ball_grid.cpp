// SPDX-License-Identifier: MIT
#include "compute/ridge/grid/ball_grid.h"

#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

BallGrid::BallGrid(const Balls& balls, double radius) : cells_(balls.size()), members_(balls.size()) {
  std::array<double, max_dimension> low{}, high{};
  for (std::size_t k = 0; k < balls.dimension && balls.size() > 0; ++k) low[k] = high[k] = balls.centers[k];
  for (std::size_t v = 0; v < balls.centers.size(); ++v) {
    const std::size_t k = v % balls.dimension;
    low[k] = std::min(low[k], balls.centers[v]);
    high[k] = std::max(high[k], balls.centers[v]);
  }
  grid_ = make_cell_grid(low, high, balls.dimension, radius, 2 * balls.size());
  begins_.assign(grid_.bucket_count + 1, 0);
  for (std::size_t j = 0; j < balls.size(); ++j) {
    cells_[j] = grid_.cell_of([&](std::uint32_t k) { return balls.centers[j * balls.dimension + k]; });
    ++begins_[grid_.bucket(cells_[j]) + 1];
  }
  for (std::size_t b = 0; b < grid_.bucket_count; ++b) begins_[b + 1] += begins_[b];
  std::vector<std::uint32_t> filled(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t j = 0; j < balls.size(); ++j) members_[filled[grid_.bucket(cells_[j])]++] = j;
}

namespace {

template <class T, int D>
std::vector<RemovedBall> remove_balls(const Balls& balls, Dimension<D> dimension, double r2, const RunContext& context) {
  const auto size = static_cast<std::uint32_t>(balls.size());
  const BallGrid grid(balls, 2 * r2);
  const std::vector<T> centers(balls.centers.begin(), balls.centers.end());
  const T near_squared = squared<T>(r2), far_squared = squared<T>(2 * r2);
  struct Count {
    std::uint32_t near = 0, far = 0;
    bool alive = true;
  };
  std::vector<Count> counts(size);
  for (std::uint32_t i = 0; i < size; ++i) {
    if (i % 256 == 0) context.check_stop();
    grid.for_near(i, [&](std::uint32_t j) {
      const T distance = ball_distance_squared<T>(centers, dimension, i, j);
      counts[i].near += distance <= near_squared;
      counts[i].far += distance <= far_squared;
    });
  }
  std::vector<RemovedBall> removed;
  std::size_t alive_count = size, last_count = size + std::size_t(1);
  const auto remove = [&](std::uint32_t i, Removal why) {
    context.check_stop();
    counts[i].alive = false;
    --alive_count;
    removed.push_back({i, why});
    grid.for_near(i, [&](std::uint32_t j) {
      if (!counts[j].alive) return;
      const T distance = ball_distance_squared<T>(centers, dimension, i, j);
      counts[j].near -= distance <= near_squared;
      counts[j].far -= distance <= far_squared;
    });
  };
  while (last_count != alive_count && alive_count > 3) {
    last_count = alive_count;
    for (std::uint32_t i = 0; i < size && alive_count >= 3; ++i) {
      if (!counts[i].alive) continue;
      if (const Removal why = removal_rule(counts[i].near, counts[i].far); why != Removal::none) remove(i, why);
    }
  }
  return removed;
}

}  // namespace

template <class T>
std::vector<RemovedBall> remove_on_grid(const Balls& balls, double r2, const RunContext& context) {
  return with_dimension<2, 3>(balls.dimension, [&](auto dimension) { return remove_balls<T>(balls, dimension, r2, context); });
}

template std::vector<RemovedBall> remove_on_grid<float>(const Balls&, double, const RunContext&);
template std::vector<RemovedBall> remove_on_grid<double>(const Balls&, double, const RunContext&);

}  // namespace ws::ridge
