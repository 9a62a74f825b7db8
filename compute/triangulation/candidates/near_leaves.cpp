// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/near_leaves.h"

#include "compute/triangulation/candidates/surroundings.h"
#include "compute/triangulation/exact/quad_turns.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

double squared_gap(const PlaneBox& a, const PlaneBox& b) {
  const double x = std::max({a.low.x - b.high.x, b.low.x - a.high.x, 0.0}),
               y = std::max({a.low.y - b.high.y, b.low.y - a.high.y, 0.0});
  return x * x + y * y;
}

}  // namespace

bool NearLeaves::find(std::size_t leaf, double squared_radius) {
  const PlaneBox& own = tree_.level(0)[leaf];
  count_ = 0;
  pending_.assign(1, {0, tree_.top()});
  while (!pending_.empty()) {
    const Node node = pending_.back();
    pending_.pop_back();
    const PlaneBox& box = tree_.level(node.level)[node.index];
    if (squared_gap(own, box) >= squared_radius) continue;
    if (node.level > 0) {
      const std::size_t first = node.index * BoxTree::fan_out,
                        end = std::min(first + BoxTree::fan_out, tree_.level(node.level - 1).size());
      for (std::size_t i = first; i < end; ++i) pending_.push_back({static_cast<std::uint32_t>(i), node.level - 1});
      continue;
    }
    if (count_ == most) return false;
    leaf_[count_] = node.index;
    low_x_[count_] = box.low.x, low_y_[count_] = box.low.y;
    high_x_[count_] = box.high.x, high_y_[count_] = box.high.y;
    ++count_;
  }
  return true;
}

bool NearLeaves::sort_from(Point p) {
  constexpr double tiny = 1e-300;  // between 0 and all distances that there are
  alignas(32) std::array<double, most> key;
  for (std::size_t k = 0; k < count_; k += quad_size) {
    const auto beyond = [](Quad low, Quad high) {
      const Quad outside = low > high ? low : high;
      return outside > 0 ? outside : Quad{};
    };
    const Quad x = beyond(quad_at(&low_x_[k]) - p.x, p.x - quad_at(&high_x_[k])),
               y = beyond(quad_at(&low_y_[k]) - p.y, p.y - quad_at(&high_y_[k]));
    const Quad distance = (x * x + y * y) * box_shrink, place = Quad{0, 1, 2, 3} + static_cast<double>(k);
    const Quad distinct = distance > 0 ? distance : place * tiny;
    std::memcpy(&squared_distance_[k], &distance, sizeof distance);
    std::memcpy(&key[k], &distinct, sizeof distinct);
  }
  // Each one's place is the number of those that are nearer.
  std::array<QuadBits, most / quad_size> nearer{};
  const std::size_t quads = (count_ + quad_size - 1) / quad_size;
  for (std::size_t other = 0; other < count_; ++other)
    for (std::size_t k = 0; k < quads; ++k) nearer[k] -= key[other] < quad_at(&key[k * quad_size]);
  std::uint64_t taken = 0;
  for (std::size_t k = 0; k < count_; ++k) {
    const auto place = static_cast<std::size_t>(nearer[k / quad_size][k % quad_size]);
    order_[place] = static_cast<std::uint8_t>(k);
    taken |= std::uint64_t{1} << place;
  }
  return count_ == most ? taken == ~std::uint64_t{0} : taken == (std::uint64_t{1} << count_) - 1;
}

}  // namespace ws::triangulation
