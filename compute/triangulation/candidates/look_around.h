// What one point sees around it, found by a group of lanes in step: a warp on CUDA, one lane on the CPU (in tests). It visits,
// gathers and drops what `Surroundings` does, so both find the same edges; where its room is too small, it says so.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/surroundings.h"
#include "compute/triangulation/plane/angle.h"

#include <cstdint>
#include <limits>

namespace ws::triangulation {

/// A tree of boxes as one list: level k begins at first[k].
struct FlatBoxTree {
  static constexpr int most_levels = 18;
  const PlaneBox* boxes = nullptr;
  std::uint32_t first[most_levels + 1] = {};
  std::uint32_t point_count = 0;
  int top = 0;

  [[nodiscard]] WS_HD std::uint32_t count(int level) const { return first[level + 1] - first[level]; }
  [[nodiscard]] WS_HD const PlaneBox& box(int level, std::uint32_t index) const { return boxes[first[level] + index]; }
};

/// The tree's shape over `point_count` points; the caller fills the boxes in.
[[nodiscard]] inline FlatBoxTree flat_box_tree(std::size_t point_count) {
  FlatBoxTree tree;
  tree.point_count = static_cast<std::uint32_t>(point_count);
  std::size_t group = BoxTree::points_per_leaf, below = point_count;
  for (tree.top = 0;; ++tree.top, group = BoxTree::fan_out) {
    below = (below + group - 1) / group;
    tree.first[tree.top + 1] = tree.first[tree.top] + static_cast<std::uint32_t>(below);
    if (below <= 1) return tree;
  }
}

/// What a group remembers while it looks around from one point.
template <std::uint32_t Nodes, std::uint32_t Leaves, std::uint32_t Gathered, std::uint32_t Found>
struct LookAroundRoomOf {
  static constexpr std::uint32_t most_nodes = Nodes, most_leaves = Leaves, most_gathered = Gathered, most_found = Found;
  double left[DirectionTable::cell_count], right[DirectionTable::cell_count];  ///< ClosedDirections
  double node_distance[most_nodes], leaf_distance[most_leaves];
  double x[most_gathered], y[most_gathered];  ///< relative to the centre
  std::uint32_t node_rank[most_nodes];        ///< level, then place: the order among equally near ones
  std::uint8_t node_cell[most_nodes];         ///< of direction, where the view of a node that does not hold the centre begins
  std::uint8_t node_cell_count[most_nodes];   ///< and over how many it goes
  std::uint32_t index[most_gathered];
  std::uint16_t leaf_first[most_leaves], found[most_found];
  std::uint8_t cell[most_gathered];  ///< of each direction
};

/// A small one suffices for 99.9 % of an even set, and leaves room for more groups at once.
using LookAroundRoom = LookAroundRoomOf<128, 96, 384, 96>;
using SmallLookAroundRoom = LookAroundRoomOf<72, 24, 184, 64>;

/// `Group`: `lane()`, `lane_count`, and what all lanes call together: `sync()`, `any(flag)`, `count(flag)`,
/// `count_before(flag)` (in lanes before this one), `least(whole number)`, `greatest(double)`.
template <class Group, class Room = LookAroundRoom>
class LookAround {
 public:
  WS_HD LookAround(Group group, const Point* points, const FlatBoxTree& tree, const DirectionTable& table, double tangent,
                   Room& room)
      : group_(group), points_(points), tree_(tree), table_(table), tangent_(tangent * legs_shrink), room_(room) {}

  /// How many edges from `centre` pass the diamond test; `no_room` where there is too much around.
  WS_HD std::uint32_t look(std::uint32_t centre) {
    centre_ = points_[centre];
    if (!gather(centre) || !find()) return no_room;
    drop_hidden();
    return found_count_;
  }
  /// After `look`: put(place in angular order, target) for each, by any lane.
  template <class Put>
  WS_HD void write(const Put& put) const {
    for (std::uint32_t k = group_.lane(); k < found_count_; k += Group::lane_count)
      put(place_of(k), room_.index[room_.found[k]]);
  }
  static constexpr std::uint32_t no_room = ~std::uint32_t{0};

 private:
  static constexpr std::uint32_t cells = DirectionTable::cell_count, level_shift = 27, closed_at_once = 4;

  [[nodiscard]] WS_HD bool gather(std::uint32_t centre) {
    group_.sync();  // the room may have been in use
    const double infinity = std::numeric_limits<double>::infinity();
    for (std::uint32_t c = group_.lane(); c < cells; c += Group::lane_count) room_.left[c] = room_.right[c] = infinity;
    if (group_.lane() == 0) {
      room_.node_distance[0] = 0, room_.node_rank[0] = std::uint32_t(tree_.top) << level_shift;
      room_.node_cell[0] = room_.node_cell_count[0] = 0;
    }
    node_count_ = 1;
    gathered_ = leaf_count_ = found_count_ = 0;
    double reach = infinity;
    group_.sync();
    while (node_count_ > 0) {
      const Node node = take_nearest();
      if (node.distance >= reach) break;
      const auto level = static_cast<int>(node.rank >> level_shift);
      const std::uint32_t index = node.rank & ((1u << level_shift) - 1);
      if (is_closed(node)) continue;
      if (level > 0) {
        if (!open(level - 1, index, reach)) return false;
        continue;
      }
      if (!take_leaf(centre, index, node.distance)) return false;
      if (gathered_ >= least_gathered) reach = widest_open();
    }
    return true;
  }

  struct Node {
    double distance;
    std::uint32_t rank, cell, cell_count;
  };
  /// Removes the nearest node, by distance and then rank.
  [[nodiscard]] WS_HD Node take_nearest() {
    double own = std::numeric_limits<double>::infinity();
    std::uint32_t own_rank = no_room, own_place = no_room;
    for (std::uint32_t k = group_.lane(); k < node_count_; k += Group::lane_count) {
      const double d = room_.node_distance[k];
      if (d < own || (d == own && room_.node_rank[k] < own_rank)) own = d, own_rank = room_.node_rank[k], own_place = k;
    }
    const double distance = group_.least(own);
    const std::uint32_t rank = group_.least(own == distance ? own_rank : no_room);
    const std::uint32_t place = group_.least(own == distance && own_rank == rank ? own_place : no_room);
    const Node node{distance, rank, room_.node_cell[place], room_.node_cell_count[place]};
    --node_count_;
    group_.sync();
    if (group_.lane() == 0) {
      room_.node_distance[place] = room_.node_distance[node_count_];
      room_.node_rank[place] = room_.node_rank[node_count_];
      room_.node_cell[place] = room_.node_cell[node_count_];
      room_.node_cell_count[place] = room_.node_cell_count[node_count_];
    }
    group_.sync();
    return node;
  }

  /// Adds a node's children of `level` that are within reach.
  [[nodiscard]] WS_HD bool open(int level, std::uint32_t parent, double reach) {
    const std::uint32_t first = parent * std::uint32_t(BoxTree::fan_out), rest = tree_.count(level) - first;
    const std::uint32_t count = rest < BoxTree::fan_out ? rest : std::uint32_t(BoxTree::fan_out);
    for (std::uint32_t base = 0; base < count; base += Group::lane_count) {
      const std::uint32_t k = base + group_.lane();
      PlaneBox box{};
      if (k < count) box = tree_.box(level, first + k);
      const double distance =
          k < count ? box.squared_distance_to(centre_) * box_shrink : std::numeric_limits<double>::infinity();
      const bool is_near = k < count && distance < reach;
      const std::uint32_t place = node_count_ + group_.count_before(is_near), added = group_.count(is_near);
      if (node_count_ + added > Room::most_nodes) return false;
      if (is_near) {
        room_.node_distance[place] = distance, room_.node_rank[place] = std::uint32_t(level) << level_shift | (first + k);
        const CellRange range = distance > 0 ? cells_of(box) : CellRange{0, 0};
        room_.node_cell[place] = std::uint8_t(range.first), room_.node_cell_count[place] = std::uint8_t(range.count);
      }
      node_count_ += added;
    }
    group_.sync();
    return true;
  }

  [[nodiscard]] WS_HD bool take_leaf(std::uint32_t centre, std::uint32_t leaf, double distance) {
    const std::uint32_t begin = leaf * std::uint32_t(BoxTree::points_per_leaf);
    const std::uint32_t rest = tree_.point_count - begin,
                        size = rest < BoxTree::points_per_leaf ? rest : std::uint32_t(BoxTree::points_per_leaf);
    if (leaf_count_ == Room::most_leaves || gathered_ + size > Room::most_gathered) return false;
    if (group_.lane() == 0)
      room_.leaf_distance[leaf_count_] = distance, room_.leaf_first[leaf_count_] = std::uint16_t(gathered_);
    ++leaf_count_;
    const std::uint32_t before = gathered_;
    for (std::uint32_t base = 0; base < size; base += Group::lane_count) {
      const std::uint32_t i = begin + base + group_.lane();
      const bool is_new = base + group_.lane() < size && i != centre;
      const std::uint32_t place = gathered_ + group_.count_before(is_new);
      if (is_new) {
        const double x = points_[i].x - centre_.x, y = points_[i].y - centre_.y;
        room_.x[place] = x;
        room_.y[place] = y;
        room_.index[place] = i;
        room_.cell[place] = std::uint8_t(DirectionTable::cell_of(x, y));
      }
      gathered_ += group_.count(is_new);
    }
    group_.sync();
    for (std::uint32_t i = before; i < gathered_; i += closed_at_once) close(i);
    return true;
  }

  /// A direction from where on edges are closed on one side.
  struct Closing {
    double* beyond;
    double from;
  };
  /// The k-th of what gathered point i closes, on both sides; nothing where there are fewer.
  [[nodiscard]] WS_HD Closing closing(std::uint32_t i, std::uint32_t k) const {
    if (i >= gathered_) return {nullptr, 0};
    const std::uint8_t cell = room_.cell[i];
    const DirectionTable::Kills on_left = table_.on_left(cell), on_right = table_.on_right(cell);
    if (k >= std::uint32_t{on_left.count} + on_right.count) return {nullptr, 0};
    const bool is_left = k < on_left.count;
    const std::uint32_t wrapped = is_left ? on_left.first + k : on_right.first + (k - on_left.count);
    return {(is_left ? room_.left : room_.right) + (wrapped < cells ? wrapped : wrapped - cells),
            squared_length(i) * table_.factors(on_left)[k]};
  }
  /// What some gathered points from the i-th on close: the table is asked for all of them before the first is written, since a
  /// lane waits long for its answers.
  WS_HD void close(std::uint32_t i) {
    for (std::uint32_t base = 0; base < 2 * DirectionTable::most_kills; base += Group::lane_count) {
      Closing closings[closed_at_once];
      bool is_any = false;
      for (std::uint32_t n = 0; n < closed_at_once; ++n) {
        closings[n] = closing(i + n, base + group_.lane());
        is_any = is_any || closings[n].beyond != nullptr;
      }
      if (!group_.any(is_any)) return;
      for (std::uint32_t n = 0; n < closed_at_once; ++n) {
        if (closings[n].beyond && closings[n].from < *closings[n].beyond) *closings[n].beyond = closings[n].from;
        group_.sync();
      }
    }
  }

  [[nodiscard]] WS_HD double widest_of(std::uint32_t cell) const {
    return room_.left[cell] > room_.right[cell] ? room_.left[cell] : room_.right[cell];
  }
  [[nodiscard]] WS_HD double widest_open() const {
    double widest = 0;
    for (std::uint32_t c = group_.lane(); c < cells; c += Group::lane_count)
      if (widest_of(c) > widest) widest = widest_of(c);
    return group_.greatest(widest);
  }

  struct CellRange {
    std::uint32_t first, count;
  };
  /// Of the directions in which a box lies.
  [[nodiscard]] WS_HD CellRange cells_of(const PlaneBox& box) const {
    const BoxView view = view_of(box, centre_);
    const auto first = static_cast<std::uint32_t>(DirectionTable::cell_of(view.begin.x - centre_.x, view.begin.y - centre_.y));
    const auto last = static_cast<std::uint32_t>(DirectionTable::cell_of(view.end.x - centre_.x, view.end.y - centre_.y));
    return {first, (last + cells - first) % cells + 1};
  }
  [[nodiscard]] WS_HD bool is_closed(const Node& node) const {
    if (node.distance == 0) return false;
    bool is_open = false;
    for (std::uint32_t k = group_.lane(); k < node.cell_count; k += Group::lane_count)
      is_open = is_open || node.distance < widest_of((node.cell + k) % cells);
    return !group_.any(is_open);
  }

  /// `found`: the gathered points whose edges pass.
  [[nodiscard]] WS_HD bool find() {
    for (std::uint32_t base = 0; base < gathered_; base += Group::lane_count) {
      const std::uint32_t i = base + group_.lane();
      const bool is_open = i < gathered_ && squared_length(i) < widest_of(room_.cell[i]);
      const std::uint32_t place = found_count_ + group_.count_before(is_open), added = group_.count(is_open);
      if (found_count_ + added > Room::most_found) return false;
      if (is_open) room_.found[place] = std::uint16_t(i);
      found_count_ += added;
    }
    group_.sync();
    keep_found([&](std::uint32_t k) { return !is_closed(room_.found[k]); });
    return true;
  }
  /// A lane for each found point: keeps the k-th where stays(k).
  template <class Stays>
  WS_HD void keep_found(const Stays& stays) {
    std::uint32_t kept = 0;
    for (std::uint32_t base = 0; base < found_count_; base += Group::lane_count) {
      const std::uint32_t k = base + group_.lane();
      const bool does_stay = k < found_count_ && stays(k);
      const std::uint16_t i = does_stay ? room_.found[k] : std::uint16_t(0);
      const std::uint32_t place = kept + group_.count_before(does_stay);
      kept += group_.count(does_stay);
      group_.sync();
      if (does_stay) room_.found[place] = i;  // at or before k, so what later lanes look at is still all there
      group_.sync();
    }
    found_count_ = kept;
  }
  [[nodiscard]] WS_HD double squared_length(std::uint32_t i) const { return room_.x[i] * room_.x[i] + room_.y[i] * room_.y[i]; }

  /// One lane's: whether both triangles over the edge to gathered point i hold a point. Those that may are nearer than it.
  [[nodiscard]] WS_HD bool is_closed(std::uint32_t i) const {
    const double x = room_.x[i], y = room_.y[i], size = squared_length(i);
    std::uint32_t leaf = leaf_count_;
    while (leaf > 0 && room_.leaf_distance[leaf - 1] >= size) --leaf;
    const std::uint32_t end = leaf == leaf_count_ ? gathered_ : room_.leaf_first[leaf];
    bool left = false, right = false;
    for (std::uint32_t k = 0; k < end && !(left && right); ++k) {
      const double along = room_.x[k] * x + room_.y[k] * y, across = room_.y[k] * x - room_.x[k] * y, rest = size - along;
      const double most = (along < rest ? along : rest) * tangent_, least = along * least_across;
      left = left || (across > least && across < most);
      right = right || (-across > least && -across < most);
    }
    return left && right;
  }

  [[nodiscard]] WS_HD Point found_point(std::uint32_t k) const { return points_[room_.index[room_.found[k]]]; }
  /// Drops found points behind others: of each direction the nearest stays.
  WS_HD void drop_hidden() {
    keep_found([&](std::uint32_t k) { return !is_hidden(k); });
  }
  [[nodiscard]] WS_HD bool is_hidden(std::uint32_t k) const {
    const Point p = found_point(k);
    for (std::uint32_t other = 0; other < found_count_; ++other) {
      const Point q = found_point(other);
      if (strictly_between(centre_, q, p) && orientation(centre_, p, q) == 0) return true;
    }
    return false;
  }
  /// How many found points come before in angle.
  [[nodiscard]] WS_HD std::uint32_t place_of(std::uint32_t k) const {
    const Point p = found_point(k);
    std::uint32_t place = 0;
    for (std::uint32_t other = 0; other < found_count_; ++other)
      place += other != k && angle_less(centre_, found_point(other), p) ? 1 : 0;
    return place;
  }

  Group group_;
  const Point* points_;
  const FlatBoxTree& tree_;
  const DirectionTable& table_;
  double tangent_;
  Room& room_;
  Point centre_;
  std::uint32_t node_count_ = 0, leaf_count_ = 0, gathered_ = 0, found_count_ = 0;
};

/// A group of one.
struct OneLane {
  static constexpr std::uint32_t lane_count = 1;
  [[nodiscard]] WS_HD std::uint32_t lane() const { return 0; }
  WS_HD void sync() const {}
  [[nodiscard]] WS_HD bool any(bool flag) const { return flag; }
  [[nodiscard]] WS_HD std::uint32_t count(bool flag) const { return flag ? 1 : 0; }
  [[nodiscard]] WS_HD std::uint32_t count_before(bool) const { return 0; }
  template <class T>
  [[nodiscard]] WS_HD T least(T value) const {
    return value;
  }
  [[nodiscard]] WS_HD double greatest(double value) const { return value; }
};

}  // namespace ws::triangulation
