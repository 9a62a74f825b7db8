// Four ways to split the plane, side by side: median, midpoint, sliding midpoint and the surface area heuristic.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/geometry/box.h"
#include "compute/kdtree/show/ink.h"
#include "compute/kdtree/tree/sah.h"

#include <array>
#include <string>
#include <vector>

namespace ws::kdtree {

/// low equals high for points.
using Rectangle = ws::Box<float, 2>;

enum class PlanarRule { median, midpoint, sliding_midpoint, sah };
inline constexpr std::array all_planar_rules{PlanarRule::median, PlanarRule::midpoint, PlanarRule::sliding_midpoint,
                                             PlanarRule::sah};
[[nodiscard]] const char* name_of(PlanarRule rule);

/// A cell of the finished partition or a split on the way to it.
struct PlanarSplit {
  Rectangle cell;
  int axis = 0, depth = 0;
  float position = 0;
};
struct PlanarTree {
  Rectangle box;
  std::vector<PlanarSplit> splits;  ///< in preorder
  std::size_t leaves = 0, empty_leaves = 0, references = 0;
  int depth = 0;
  double cost = 0;  ///< as the tree's in space, with perimeters for surfaces
};
/// median: the middle one of the centres, the lower of two, axes in turn (de Berg et al., Computational Geometry, 5.2; of
/// centres that share a coordinate the next lower one, or the other axis); midpoint: the middle of the longer side; sliding
/// midpoint: moved to the next rectangle where a side would be empty; sah: the cheapest end of a rectangle, priced with
/// perimeters. What lies in a line belongs to the part below it. A cell with at most one rectangle is a leaf, and for sah one
/// that is cheaper unsplit.
[[nodiscard]] PlanarTree split_plane(const std::vector<Rectangle>& rectangles, PlanarRule rule, const SahCosts& costs,
                                     int max_depth);

/// Where the four of them stand: two and two, each with room for three lines of words above it, in units of a panel's longer
/// side.
struct PlanarLayout {
  Rectangle data;             ///< what each panel shows
  float scale = 1;            ///< from it to the picture
  float column = 0, row = 0;  ///< from one panel to the next
  Rectangle bounds;           ///< of everything, words too
};
[[nodiscard]] PlanarLayout lay_out_rules(const std::vector<Rectangle>& rectangles);

/// The four of them, with the rectangles.
struct PlanarPicture {
  Lines lines;
  struct Panel {
    PlanarRule rule;
    float left, top;
    PlanarTree tree;
  };
  std::vector<Panel> panels;
};
[[nodiscard]] PlanarPicture draw_rules(const std::vector<Rectangle>& rectangles, const SahCosts& costs, int max_depth);

/// (2,3) (5,4) (9,6) (4,7) (8,1) (7,2): the textbook's example.
[[nodiscard]] std::vector<Rectangle> six_points();
/// Triangles seen along z, whichever axis is up: their boxes in the xy plane, evenly chosen where there are more than `most`.
[[nodiscard]] std::vector<Rectangle> seen_along_z(const Triangles& triangles, std::size_t most);

}  // namespace ws::kdtree
