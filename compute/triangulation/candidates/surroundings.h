// What one point sees around it: the edges from it that pass the diamond test.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/box_tree.h"
#include "compute/triangulation/candidates/direction_table.h"
#include "compute/triangulation/candidates/near_leaves.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ws::triangulation {

// Margins that make up for rounding, so that a triangle over an edge holds a point only where it certainly does: off the edge,
// of its length, and off the legs; and for distances of boxes. At an edge's far end, where less is certain of the legs, it
// counts that the tangents themselves are rounded down by at least 10⁻⁵.
inline constexpr double least_across = 1e-12, legs_shrink = 1 - 1e-9, box_shrink = 1 - 1e-15;
inline constexpr std::size_t least_gathered = 40;  ///< with fewer points around, some direction is open

/// From which squared length on edges of each direction are closed on one side.
struct alignas(64) ClosedDirections {
  std::array<double, DirectionTable::cell_count> beyond;

  void clear() { beyond.fill(std::numeric_limits<double>::infinity()); }
};

/// What points close on one side, by the cells of their directions: the table's factors from a fourth cell on and up to one, so
/// that each four cells are always read and written together. Infinite where the table has none.
class ClosingFactors {
 public:
  ClosingFactors(const DirectionTable& table, bool on_left);
  void close(ClosedDirections& directions, std::size_t cell, double squared_distance) const;

 private:
  std::size_t quad_count_ = 1;  ///< of each cell
  std::array<std::uint8_t, DirectionTable::cell_count> first_quad_{};
  std::vector<double> factor_;
};

/// One thread's scratch for looking around from points.
///
/// It gathers the points of boxes from the nearest on, as long as they lie in directions that are open. Along the hull a
/// direction stays open to the end, so a point there would gather a share of all points. But nearly all of these are closed by
/// a few near ones. Once many were gathered, a box is deferred, which means not opened, if one gathered point is in the left
/// triangles over the edges to all places in it, another one in the right ones, and its points would close no direction that
/// is still open. So nothing in it is seen, and the directions are what they would be without this. For the edges that stay
/// open after all that was gathered, deferred boxes are searched for points in their triangles. Of these boxes only those
/// parts count that would have been gathered: parts whose directions are open at the end, since what closes directions later
/// than a box was met is farther away than the box.
class Surroundings {
 public:
  /// Points from `tree_count` on are not in the tree.
  Surroundings(const std::vector<Point>& points, std::size_t tree_count, const BoxTree& tree, const DirectionTable& table,
               double tangent)
      : points_(points),
        tree_count_(tree_count),
        tree_(tree),
        table_(table),
        closing_left_(table, true),
        closing_right_(table, false),
        near_leaves_(tree),
        tangent_(tangent * legs_shrink) {}

  /// Appends the targets of the edges from `centre` that pass, in angular order.
  void neighbours(std::uint32_t centre, std::vector<std::uint32_t>& targets);
  /// Of the last centre: the square of how far points of the tree left any direction open. What is not in the tree matters to
  /// the centre only within; the tree alone determines it.
  [[nodiscard]] double squared_reach() const { return reach_; }

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
  struct Leaf {
    double squared_distance;
    std::size_t first;  ///< of the gathered points
  };
  struct Found {
    double key;
    std::uint32_t index;
  };
  /// The groups of gathered points that held one in a triangle lately, on one side; the last one first.
  struct Recent {
    static constexpr std::size_t most = 4;
    std::array<std::size_t, most> groups;
    std::size_t count = 0;

    void add(std::size_t group) {
      count = std::min(count + 1, most);
      move_to_front(count - 1);
      groups[0] = group;
    }
    void move_to_front(std::size_t place) { std::rotate(groups.begin(), groups.begin() + place, groups.begin() + place + 1); }
  };

  /// Gathered points that held edges closed lately, on one side; the places that none has taken hold the centre, which closes
  /// nothing.
  struct Closers {
    static constexpr std::size_t most = 8;
    alignas(32) std::array<double, most> x{}, y{};
    std::size_t next = 0;

    void add(double at_x, double at_y) {
      x[next] = at_x;
      y[next] = at_y;
      next = (next + 1) % most;
    }
  };
  void gather(std::uint32_t centre);
  void begin_gathering();
  [[nodiscard]] bool gather_from_near_leaves(std::uint32_t centre);
  void look_for_leaves_near(std::size_t leaf);
  void gather_from_tree(std::uint32_t centre);
  void take(std::uint32_t centre, std::size_t begin, std::size_t end);
  void take_leaf(std::uint32_t centre, std::uint32_t leaf, double squared_distance);
  /// Finds out which of the points gathered from `begin` on are closed already, and what closes them.
  void close_early(std::size_t begin, double squared_distance);
  /// Those open farther than that.
  void find_open_cells(double squared_distance);
  [[nodiscard]] bool closes_nothing(const PlaneBox& box, Point p) const;
  [[nodiscard]] bool can_defer(const PlaneBox& box, Point p, double squared_distance);
  [[nodiscard]] bool is_closed_by_deferred(Point p, double x, double y, double squared_length, bool left, bool right);
  [[nodiscard]] double widest_open() const;
  [[nodiscard]] bool is_box_closed(const PlaneBox& box, Point p, double squared_distance) const;
  [[nodiscard]] bool may_be_open_by_rounding(const PlaneBox& box, Point p, double squared_distance) const;
  [[nodiscard]] bool is_closed(Point p, double x, double y, double squared_length);
  void look_at_gathered(double x, double y, double squared_length, bool& left, bool& right);
  [[nodiscard]] std::size_t gathered_within(double squared_length) const;
  void sort_by_angle(Point centre);

  const std::vector<Point>& points_;
  std::size_t tree_count_;
  const BoxTree& tree_;
  const DirectionTable& table_;
  const ClosingFactors closing_left_, closing_right_;
  NearLeaves near_leaves_;
  std::size_t near_leaf_ = ~std::size_t{0};  ///< that they are around
  double near_radius_ = 0,
         next_radius_ = 0;  ///< the squares of how far they go (0: too many), and of how far the next ones shall
  double tangent_, reach_ = 0;
  ClosedDirections left_, right_;
  std::vector<Node> heap_;
  std::vector<Leaf> leaves_;
  std::vector<double> x_, y_;  ///< of gathered points, relative to the centre, filled up to whole lanes
  std::vector<std::uint32_t> index_;
  std::vector<std::uint8_t> cell_;  ///< of their directions
  std::vector<Found> found_;
  Recent on_left_, on_right_;  ///< of the present centre
  Closers closers_left_, closers_right_;
  std::vector<Node> deferred_, pending_;       ///< boxes; those that are being searched
  std::vector<std::uint8_t> is_known_closed_;  ///< of gathered points, as far as it goes
  std::array<std::uint8_t, DirectionTable::cell_count + 1> open_left_{}, open_right_{};  ///< how many open cells come before
  double open_beyond_ = 0;  ///< the square of how far these are open at least; 0: they are not known
};

}  // namespace ws::triangulation
