// SPDX-License-Identifier: MIT
#include "compute/ridge/grid/ball_grid.h"

#include "compute/ridge/grid/cells.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>

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
  std::uint32_t near = 0, far = 0;
  bool alive = true;
};

constexpr std::uint32_t block = 16;

/// Bit b: distance b is at most `limit`.
std::uint32_t at_most(const float (&distances)[block], float limit) {
  const __m256 most = _mm256_set1_ps(limit);
  std::uint32_t bits = 0;
  for (std::uint32_t b = 0; b < block; b += 8)
    bits |= static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_cmp_ps(_mm256_loadu_ps(distances + b), most, _CMP_LE_OQ)))
            << b;
  return bits;
}
std::uint32_t at_most(const double (&distances)[block], double limit) {
  const __m256d most = _mm256_set1_pd(limit);
  std::uint32_t bits = 0;
  for (std::uint32_t b = 0; b < block; b += 4)
    bits |= static_cast<std::uint32_t>(_mm256_movemask_pd(_mm256_cmp_pd(_mm256_loadu_pd(distances + b), most, _CMP_LE_OQ)))
            << b;
  return bits;
}

/// Balls in the order of cells, by place in it: distances of one to `block` others at a time.
template <class T, int D>
class SortedBalls {
 public:
  SortedBalls(const BallGrid& grid, const Balls& balls, Dimension<D> dimension)
      : grid_(grid), dimension_(dimension), pitch_(balls.size() + block), columns_(pitch_ * dimension.get()) {
    const auto& members = grid.members();
    for (std::size_t n = 0; n < members.size(); ++n)
      for (std::uint32_t k = 0; k < dimension.get(); ++k)
        columns_[k * pitch_ + n] = static_cast<T>(balls.centers[std::size_t(members[n]) * dimension.get() + k]);
  }

  /// f(first, near, far) for each block of balls around the one at place n: bit b tells of the ball at `first` + b whether it
  /// lies within the radius whose square is `near_squared` (`far_squared`). Itself is not among them.
  template <class F>
  void for_blocks_near(std::uint32_t n, T near_squared, T far_squared, const F& f) const {
    grid_.for_runs_near(grid_.members()[n], [&](std::uint32_t begin, std::uint32_t end) {
      for (std::uint32_t first = begin; first < end; first += block) {
        T distances[block] = {};
        for (std::uint32_t k = 0; k < dimension_.get(); ++k) {
          const T mine = columns_[k * pitch_ + n];
          const T* const theirs = &columns_[k * pitch_ + first];
          for (std::uint32_t b = 0; b < block; ++b) distances[b] = add_square(distances[b], theirs[b] - mine);
        }
        const std::uint32_t near = at_most(distances, near_squared), far = at_most(distances, far_squared);
        std::uint32_t others = end - first < block ? (1u << (end - first)) - 1 : (1u << block) - 1;
        if (n - first < block) others &= ~(1u << (n - first));
        if ((far & others) != 0) f(first, near & others, far & others);
      }
    });
  }

 private:
  const BallGrid& grid_;
  Dimension<D> dimension_;
  std::size_t pitch_;  ///< so long that blocks may reach beyond the last ball
  std::vector<T> columns_;
};

/// By places: the balls within 2·r2 of each, as long as they are few, and how many they are.
class FarLists {
 public:
  explicit FarLists(std::size_t ball_count)
      : most_(std::min(most_of_ball * ball_count, most_of_all)), has_all_(ball_count < std::size_t(1) << 31) {
    begins_.reserve(ball_count + 1);
    begins_.push_back(0);
  }

  /// Adds those of the next ball, which `for_blocks(f)` gives.
  template <class F>
  void add(Count& count, const F& for_blocks) {
    count.near = count.far = 1;
    for_blocks([&](std::uint32_t first, std::uint32_t near, std::uint32_t far) {
      count.near += static_cast<std::uint32_t>(std::popcount(near));
      count.far += static_cast<std::uint32_t>(std::popcount(far));
      if (!has_all_) return;  // of more, distances are found again
      const std::size_t before = others_.size();
      others_.resize(before + static_cast<std::size_t>(std::popcount(far)));
      std::uint32_t* to = others_.data() + before;
      for (std::uint32_t open = far; open != 0; open &= open - 1) {
        const auto b = static_cast<std::uint32_t>(std::countr_zero(open));
        *to++ = (first + b) << 1 | (near >> b & 1u);
      }
    });
    if (!has_all_) return;
    begins_.push_back(others_.size());
    if (others_.size() <= most_) return;
    has_all_ = false;
    std::vector<std::uint32_t>().swap(others_);
    std::vector<std::size_t>().swap(begins_);
  }
  [[nodiscard]] bool has_all() const { return has_all_; }
  /// Takes ball n out of the others' counts.
  void take_away(std::uint32_t n, std::vector<Count>& counts) const {
    for (std::size_t at = begins_[n]; at < begins_[n + 1]; ++at) {
      Count& other = counts[others_[at] >> 1];
      other.near -= others_[at] & 1;
      --other.far;
    }
  }

 private:
  static constexpr std::size_t most_of_ball = 128, most_of_all = std::size_t(1) << 23;

  std::size_t most_;
  bool has_all_;
  std::vector<std::size_t> begins_;
  std::vector<std::uint32_t> others_;  ///< place · 2, and 1 where it lies within r2
};

template <class T, int D>
std::vector<RemovedBall> remove_balls(const Balls& balls, Dimension<D> dimension, double r2, const RunContext& context) {
  const auto size = static_cast<std::uint32_t>(balls.size());
  const BallGrid grid(balls, 2 * r2);
  const SortedBalls<T, D> sorted(grid, balls, dimension);
  const T near_squared = squared<T>(r2), far_squared = squared<T>(2 * r2);
  std::vector<Count> counts(size);
  FarLists lists(size);
  std::vector<std::uint32_t> places(size);
  for (std::uint32_t n = 0; n < size; ++n) {
    if (n % 256 == 0) context.check_stop();
    places[grid.members()[n]] = n;
    lists.add(counts[n], [&](const auto& f) { sorted.for_blocks_near(n, near_squared, far_squared, f); });
  }
  std::vector<RemovedBall> removed;
  std::size_t alive_count = size, last_count = size + std::size_t(1);
  const auto remove = [&](std::uint32_t i, Removal why) {
    context.check_stop();
    const std::uint32_t n = places[i];
    counts[n].alive = false;
    --alive_count;
    removed.push_back({i, why});
    if (lists.has_all()) return lists.take_away(n, counts);
    sorted.for_blocks_near(n, near_squared, far_squared, [&](std::uint32_t first, std::uint32_t near, std::uint32_t far) {
      for (std::uint32_t b = 0; b < block; ++b) {
        if ((far >> b & 1) == 0) continue;
        counts[first + b].near -= near >> b & 1;
        --counts[first + b].far;
      }
    });
  };
  while (last_count != alive_count && alive_count > 3) {
    last_count = alive_count;
    for (std::uint32_t i = 0; i < size && alive_count >= 3; ++i) {
      const Count& count = counts[places[i]];
      if (!count.alive) continue;
      if (const Removal why = removal_rule(count.near, count.far); why != Removal::none) remove(i, why);
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
