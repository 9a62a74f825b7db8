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

/// How many balls, itself included, lie within r2 and within 2·r2 of a ball.
struct Count {
  std::uint32_t near = 1, far = 1;
  bool alive = true;
};

/// Two balls within 2·r2 of each other.
struct FarPair {
  std::uint32_t a, b;
  bool is_near;
};

/// The balls within 2·r2 of each, as long as they are few: of ball i those from begins_[i] to begins_[i + 1].
class FarLists {
 public:
  FarLists(const std::vector<FarPair>& pairs, const std::vector<Count>& counts)
      : begins_(counts.size() + 1, 0), others_(2 * pairs.size()) {
    for (std::size_t i = 0; i < counts.size(); ++i) begins_[i + 1] = begins_[i] + counts[i].far - 1;
    std::vector<std::size_t> filled(begins_.begin(), begins_.end() - 1);
    for (const FarPair& pair : pairs) {
      others_[filled[pair.a]++] = {pair.b, pair.is_near};
      others_[filled[pair.b]++] = {pair.a, pair.is_near};
    }
  }
  /// f(j, is_near) for each.
  template <class F>
  void for_each(std::uint32_t i, const F& f) const {
    for (std::size_t at = begins_[i]; at < begins_[i + 1]; ++at) f(others_[at].ball, others_[at].is_near);
  }

 private:
  struct Other {
    std::uint32_t ball;
    bool is_near;
  };
  std::vector<std::size_t> begins_;
  std::vector<Other> others_;
};

template <class T, int D>
std::vector<RemovedBall> remove_balls(const Balls& balls, Dimension<D> dimension, double r2, const RunContext& context) {
  const auto size = static_cast<std::uint32_t>(balls.size());
  // Of more, distances are found again: a pair takes up to 40 bytes with its place in the lists.
  constexpr std::size_t most_pairs_of_ball = 64, most_pairs_of_all = std::size_t(1) << 22;
  const std::size_t most_pairs = std::min(most_pairs_of_ball * size, most_pairs_of_all);
  const BallGrid grid(balls, 2 * r2);
  const std::vector<T> centers(balls.centers.begin(), balls.centers.end());
  const T near_squared = squared<T>(r2), far_squared = squared<T>(2 * r2);
  std::vector<Count> counts(size);
  std::vector<FarPair> pairs;
  bool are_listed = true;
  for (std::uint32_t n = 0; n < size; ++n) {
    if (n % 256 == 0) context.check_stop();
    grid.for_pairs_of(n, [&](std::uint32_t i, std::uint32_t j) {
      const T distance = ball_distance_squared<T>(centers, dimension, i, j);
      if (!(distance <= far_squared)) return;
      const bool is_near = distance <= near_squared;
      for (const std::uint32_t one : {i, j}) {
        ++counts[one].far;
        counts[one].near += is_near;
      }
      if (are_listed) pairs.push_back({i, j, is_near});
    });
    if (pairs.size() <= most_pairs) continue;
    are_listed = false;
    std::vector<FarPair>().swap(pairs);
  }
  const FarLists lists = are_listed ? FarLists(pairs, counts) : FarLists({}, {});
  std::vector<FarPair>().swap(pairs);
  std::vector<RemovedBall> removed;
  std::size_t alive_count = size, last_count = size + std::size_t(1);
  const auto remove = [&](std::uint32_t i, Removal why) {
    context.check_stop();
    counts[i].alive = false;
    --alive_count;
    removed.push_back({i, why});
    if (are_listed) {
      lists.for_each(i, [&](std::uint32_t j, bool is_near) {
        counts[j].near -= is_near;
        --counts[j].far;
      });
      return;
    }
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
