// One node under the magnifier: its triangles, events and candidate planes, why it was split there or not, and what another
// plane would have cost. All of it comes from the tree and the triangles alone.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/build/choice/event_sweep.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// A plane with its counts and prices.
struct PlanePrice {
  float position = 0;
  std::uint32_t left = 0, planar = 0, right = 0;
  float with_left = 0, with_right = 0;  ///< with the planar triangles there; infinite where the guard refuses it
  float cost = 0;                       ///< of the cheaper side
  Side side = Side::right;              ///< the same; a tie goes right
  bool has_bonus = false;               ///< it cuts off empty space
};

enum class Verdict {
  split,
  leaf_depth,     ///< at the limit of depth
  leaf_size,      ///< few triangles
  leaf_cost,      ///< the best split costs more
  leaf_guard,     ///< the same, but without the guard it would have been split
  leaf_no_plane,  ///< nothing separates its triangles
};
[[nodiscard]] const char* reason_of(Verdict verdict);  ///< "limit of depth", for after a colon

struct Examination {
  std::uint32_t node = 0;
  std::vector<std::uint32_t> path;  ///< nodes from the root to this one, both included
  Box cell;
  Path state;  ///< its depth, and the splits against the criterion that are left
  std::vector<std::uint32_t> triangles;
  std::vector<Box> extents;                       ///< of each in the cell
  std::array<std::vector<Event>, 3> events;       ///< sorted
  std::array<std::vector<PlanePrice>, 3> planes;  ///< through all distinct ends, whatever the strategy; by position
  Split best;                                     ///< of the strategy
  float leaf_cost = 0;
  Verdict verdict = Verdict::split;
  SahCosts costs;

  /// Any plane, say one dragged by hand. O(log planes).
  [[nodiscard]] PlanePrice price_at(int axis, float position) const;
  /// What the strategy's plane costs by the heuristic. `best.cost` is what the strategy ranks planes by, which `object_median`
  /// does by other numbers. Needs a best plane.
  [[nodiscard]] float best_cost() const { return price_at(best.axis, best.position).cost; }
};

/// The path from the root to a node of a canonical tree.
[[nodiscard]] std::vector<std::uint32_t> path_to(const Tree& tree, std::uint32_t node);

/// Looks into one node after another. It keeps the triangles of the nodes on the way to the last one, which the next one mostly
/// shares: 28 bytes for each of them, all in all some three times the scene's. Used by one thread at a time. Tree and triangles
/// have to outlive it.
class Examiner {
 public:
  /// `rules`: those that the tree was built by.
  Examiner(const Tree& tree, const Triangles& triangles, const Rules& rules);
  ~Examiner();
  Examiner(const Examiner&) = delete;
  Examiner& operator=(const Examiner&) = delete;

  /// Uses all threads; time for the node's triangles and for those of the nodes on its way that are not kept. Throws
  /// Error{invalid_argument} for a node that the tree has not, or a tree that the rules did not make; Cancelled.
  [[nodiscard]] Examination examine(std::uint32_t node, RunContext& context);

 private:
  struct Stop;  ///< a node on the way
  void go_to(const std::vector<std::uint32_t>& path, RunContext& context);
  void step_down(std::uint32_t child, RunContext& context);

  const Tree& tree_;
  const Triangles& triangles_;
  Rules rules_;
  std::vector<Stop> way_;
};

/// One node alone. About a second for the root of some million triangles.
[[nodiscard]] Examination examine(const Tree& tree, const Triangles& triangles, const Rules& rules, std::uint32_t node,
                                  RunContext& context);

}  // namespace ws::kdtree
