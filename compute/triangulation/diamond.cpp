// SPDX-License-Identifier: MIT
#include "compute/triangulation/diamond.h"

#include "compute/core/error.h"
#include "compute/triangulation/box_tree.h"
#include "compute/triangulation/predicates.h"
#include "compute/triangulation/rotation.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>

namespace ws::triangulation {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::size_t cells = DirectionTable::cell_count;

using Lanes = double __attribute__((vector_size(32)));
using LaneMask = std::int64_t __attribute__((vector_size(32)));
constexpr std::size_t lane_count = 4;
Lanes lanes_at(const double* values) {
  Lanes lanes;
  std::memcpy(&lanes, values, sizeof(Lanes));
  return lanes;
}
bool any(LaneMask mask) { return (mask[0] | mask[1] | mask[2] | mask[3]) != 0; }

/// From which squared length on edges of each direction are closed on one side.
struct alignas(64) Closed {
  std::array<double, cells> beyond;

  void clear() { beyond.fill(infinity); }
  void close(const DirectionTable::Kills& kills, double squared_distance) {
    const std::size_t straight = std::min(kills.count, cells - kills.first);
    for (std::size_t k = 0; k < straight; ++k)
      beyond[kills.first + k] = std::min(beyond[kills.first + k], squared_distance * kills.factor[k]);
    for (std::size_t k = straight; k < kills.count; ++k)
      beyond[kills.first + k - cells] = std::min(beyond[kills.first + k - cells], squared_distance * kills.factor[k]);
  }
};

/// The points around one, and which directions they close.
class Surroundings {
 public:
  Surroundings(const std::vector<Point>& points, const BoxTree& tree, const DirectionTable& table, double tangent)
      : points_(points), tree_(tree), table_(table), tangent_(tangent * (1 - 1e-9)) {}

  /// Appends the targets of the edges from `centre` that pass, in angular order.
  void neighbours(std::uint32_t centre, std::vector<std::uint32_t>& targets) {
    gather(centre);
    found_.clear();
    for (std::size_t i = 0; i < index_.size(); ++i) {
      const std::size_t cell = DirectionTable::cell_of(x_[i], y_[i]);
      const double squared_length = x_[i] * x_[i] + y_[i] * y_[i];
      if (squared_length >= std::max(left_.beyond[cell], right_.beyond[cell])) continue;
      if (!is_closed(x_[i], y_[i], squared_length)) found_.push_back({angle_key(x_[i], y_[i]), index_[i]});
    }
    sort_by_angle(points_[centre]);
    for (const Found& f : found_) targets.push_back(f.index);
  }

 private:
  struct Node {
    double squared_distance;
    std::uint32_t index;
    int level;
    [[nodiscard]] bool operator<(const Node& other) const {  // the nearest is the largest; then by place, for one order
      if (squared_distance != other.squared_distance) return squared_distance > other.squared_distance;
      return level != other.level ? level > other.level : index > other.index;
    }
  };
  struct Found {
    double key;
    std::uint32_t index;
  };

  void gather(std::uint32_t centre) {
    left_.clear();
    right_.clear();
    index_.clear();
    x_.clear();
    y_.clear();
    const Point p = points_[centre];
    double reach = infinity;
    heap_ = {{0, 0, tree_.top()}};
    while (!heap_.empty()) {
      const Node node = heap_.front();
      std::pop_heap(heap_.begin(), heap_.end());
      heap_.pop_back();
      if (node.squared_distance >= reach) break;
      if (is_box_closed(tree_.level(node.level)[node.index], p, node.squared_distance)) continue;
      if (node.level == 0) {
        take_leaf(centre, node.index);
        reach = widest_open();
        continue;
      }
      const std::vector<PlaneBox>& boxes = tree_.level(node.level - 1);
      const std::size_t first = node.index * BoxTree::fan_out, end = std::min(first + BoxTree::fan_out, boxes.size());
      for (std::size_t i = first; i < end; ++i) {
        const double squared_distance = boxes[i].squared_distance_to(p) * (1 - 1e-15);
        if (squared_distance >= reach) continue;
        heap_.push_back({squared_distance, static_cast<std::uint32_t>(i), node.level - 1});
        std::push_heap(heap_.begin(), heap_.end());
      }
    }
    while (x_.size() % lane_count != 0) x_.push_back(0), y_.push_back(0);  // the centre itself closes nothing
  }

  void take_leaf(std::uint32_t centre, std::size_t leaf) {
    const std::size_t first = leaf * BoxTree::points_per_leaf;
    for (std::size_t i = first; i < std::min(first + BoxTree::points_per_leaf, points_.size()); ++i) {
      if (i == centre) continue;
      const double x = points_[i].x - points_[centre].x, y = points_[i].y - points_[centre].y;
      x_.push_back(x);
      y_.push_back(y);
      index_.push_back(static_cast<std::uint32_t>(i));
      const std::size_t cell = DirectionTable::cell_of(x, y);
      left_.close(table_.on_left(cell), x * x + y * y);
      right_.close(table_.on_right(cell), x * x + y * y);
    }
  }

  [[nodiscard]] double widest_open() const {
    Lanes widest{};
    for (std::size_t c = 0; c < cells; c += lane_count) {
      const Lanes left = lanes_at(&left_.beyond[c]), right = lanes_at(&right_.beyond[c]);
      const Lanes both = left > right ? left : right;
      widest = widest > both ? widest : both;
    }
    return std::max(std::max(widest[0], widest[1]), std::max(widest[2], widest[3]));
  }

  /// Whether every edge into the box is closed on both sides, judged by the cells of the directions that it spans.
  [[nodiscard]] bool is_box_closed(const PlaneBox& box, Point p, double squared_distance) const {
    if (squared_distance == 0) return false;
    const bool is_right = box.low.x > p.x, is_left = box.high.x<p.x, is_above = box.low.y> p.y, is_below = box.high.y < p.y;
    // The corners that bound the box's view, clockwise end and counter-clockwise end.
    const Point begin{is_above   ? box.high.x
                      : is_below ? box.low.x
                      : is_right ? box.low.x
                                 : box.high.x,
                      is_right   ? box.low.y
                      : is_left  ? box.high.y
                      : is_above ? box.low.y
                                 : box.high.y};
    const Point end{is_above   ? box.low.x
                    : is_below ? box.high.x
                    : is_right ? box.low.x
                               : box.high.x,
                    is_right   ? box.high.y
                    : is_left  ? box.low.y
                    : is_above ? box.low.y
                               : box.high.y};
    const std::size_t last = DirectionTable::cell_of(end.x - p.x, end.y - p.y);
    for (std::size_t c = DirectionTable::cell_of(begin.x - p.x, begin.y - p.y);; c = c + 1 == cells ? 0 : c + 1) {
      if (squared_distance < std::max(left_.beyond[c], right_.beyond[c])) return false;
      if (c == last) return true;
    }
  }

  /// Whether both triangles over the edge to (x, y) hold a point. A margin makes up for rounding: 10⁻¹² of the length off the
  /// edge, 10⁻⁹ off the legs.
  [[nodiscard]] bool is_closed(double x, double y, double squared_length) const {
    LaneMask left{}, right{};
    for (std::size_t i = 0; i < x_.size(); i += lane_count) {
      const Lanes px = lanes_at(&x_[i]), py = lanes_at(&y_[i]);
      const Lanes along = px * x + py * y, across = py * x - px * y, rest = squared_length - along;
      const Lanes most = (along < rest ? along : rest) * tangent_;
      const Lanes least = along * 1e-12;
      left |= (across > least) & (across < most);
      right |= (-across > least) & (-across < most);
      if (i % 16 == 0 && any(left) && any(right)) return true;
    }
    return any(left) && any(right);
  }

  /// Grows from just after −x counter-clockwise, up to rounding.
  static double angle_key(double x, double y) {
    const double along = x / (std::abs(x) + std::abs(y));
    return y < 0 || (y == 0 && x > 0) ? along : 2 - along;
  }
  void sort_by_angle(Point centre) {
    std::sort(found_.begin(), found_.end(),
              [](const Found& a, const Found& b) { return a.key != b.key ? a.key < b.key : a.index < b.index; });
    const auto comes_before = [&](const Found& a, const Found& b) {
      return angle_less(centre, points_[a.index], points_[b.index]);
    };
    std::size_t count = 0;
    for (const Found& f : found_) {
      std::size_t place = count;
      while (place > 0 && comes_before(f, found_[place - 1])) --place;
      if (place > 0 && !comes_before(found_[place - 1], f)) {
        // The same direction: only the nearer of the two sees the centre.
        const Point near = points_[found_[place - 1].index];
        if (strictly_between(centre, points_[f.index], near)) found_[place - 1] = f;
        continue;
      }
      const Found kept = f;
      std::move_backward(found_.begin() + static_cast<std::ptrdiff_t>(place),
                         found_.begin() + static_cast<std::ptrdiff_t>(count),
                         found_.begin() + static_cast<std::ptrdiff_t>(count + 1));
      found_[place] = kept;
      ++count;
    }
    found_.resize(count);
  }

  const std::vector<Point>& points_;
  const BoxTree& tree_;
  const DirectionTable& table_;
  double tangent_;
  Closed left_, right_;
  std::vector<Node> heap_;
  std::vector<double> x_, y_;  ///< relative to the centre, filled up to whole lanes
  std::vector<std::uint32_t> index_;
  std::vector<Found> found_;
};

/// Lists of neighbours by blocks of points, as threads make them.
struct Lists {
  static constexpr std::size_t points_per_block = 512;
  std::vector<std::vector<std::uint32_t>> targets;  ///< by block
  std::vector<std::uint32_t> first;                 ///< of each point, counted within the block until all are known
};

/// Edges found from both ends, with their twins. Both ends see the same triangles, but not always the same points.
Neighbours linked(const Lists& lists, std::size_t count, CpuExecutor& executor) {
  const auto begin_of = [&](std::size_t i) { return lists.targets[i / Lists::points_per_block].data() + lists.first[i]; };
  const auto end_of = [&](std::size_t i) {
    const auto& block = lists.targets[i / Lists::points_per_block];
    const bool is_last = (i + 1) % Lists::points_per_block == 0 || i + 1 == count;
    return block.data() + (is_last ? block.size() : lists.first[i + 1]);
  };
  const auto is_mutual = [&](std::uint32_t a, std::uint32_t b) { return std::find(begin_of(b), end_of(b), a) != end_of(b); };
  Neighbours graph;
  graph.first.assign(count + 1, 0);
  executor.for_each(
      "count diamonds", count,
      [&](std::uint32_t i) {
        graph.first[i + 1] =
            static_cast<std::uint32_t>(std::count_if(begin_of(i), end_of(i), [&](std::uint32_t j) { return is_mutual(i, j); }));
      },
      400);
  for (std::size_t i = 0; i < count; ++i) graph.first[i + 1] += graph.first[i];
  graph.target = HostBuffer<std::uint32_t>(graph.first[count]);
  graph.twin = HostBuffer<std::uint32_t>(graph.first[count]);
  executor.for_each(
      "keep diamonds", count,
      [&](std::uint32_t i) {
        std::copy_if(begin_of(i), end_of(i), graph.target.begin() + graph.first[i],
                     [&](std::uint32_t j) { return is_mutual(i, j); });
      },
      400);
  executor.for_each(
      "link diamonds", count,
      [&](std::uint32_t i) {
        for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h) graph.twin[h] = graph.find(graph.target[h], i);
      },
      400);
  return graph;
}

}  // namespace

Neighbours diamond_edges(const std::vector<Point>& points, double tangent, CpuExecutor& executor) {
  Neighbours none;
  none.first.assign(points.size() + 1, 0);
  if (points.empty()) return none;
  const BoxTree tree(points);
  const DirectionTable table(tangent);
  Lists lists;
  const std::size_t block_count = (points.size() + Lists::points_per_block - 1) / Lists::points_per_block;
  lists.targets.resize(block_count);
  lists.first.resize(points.size());
  std::atomic<std::size_t> done = 0, half_edges = 0;
  executor.accumulate(
      "diamond test", block_count, 1, [&] { return Surroundings(points, tree, table, tangent); },
      [&](Surroundings& around, std::size_t begin, std::size_t end) {
        for (std::size_t block = begin; block < end; ++block) {
          const std::size_t last = std::min((block + 1) * Lists::points_per_block, points.size());
          for (std::size_t i = block * Lists::points_per_block; i < last; ++i) {
            if (i % 16 == 0 && executor.context().stop_requested()) return;
            lists.first[i] = static_cast<std::uint32_t>(lists.targets[block].size());
            around.neighbours(static_cast<std::uint32_t>(i), lists.targets[block]);
          }
          half_edges += lists.targets[block].size();
          executor.context().report(0.5 * double(++done) / double(block_count), "diamond test");
        }
      },
      [](Surroundings&) {});
  if (half_edges >= Neighbours::none) throw Error(ErrorKind::out_of_memory, "more than 2^31 edges pass the diamond test");
  executor.context().check_more_memory(half_edges * 4, half_edges * 8, 0);
  return linked(lists, points.size(), executor);
}

}  // namespace ws::triangulation
