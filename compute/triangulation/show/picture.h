// What a scene is made of: where the points, the panels, the search tree and the load of warps stand, and what the words tell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/triangulation/result.h"
#include "compute/triangulation/show/beside.h"
#include "compute/triangulation/story/search_story.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

/// From the coordinates of points to those of the picture, and back.
struct PictureSpace {
  double unit = 1;   ///< what a step of 1 in the picture is: 1, but for points that are too large or small for floats
  Point middle;      ///< of the points before any edit
  Point half;        ///< how far they reach, in the picture
  double pitch = 0;  ///< from one panel to the next
  Window points{};   ///< of the points as they are, in the picture

  [[nodiscard]] Point picture_of(Point p) const { return {(p.x - middle.x) / unit, (p.y - middle.y) / unit}; }
  /// A place of the picture in the coordinates of the points.
  [[nodiscard]] Point place_of(double x, double y) const { return {x * unit + middle.x, y * unit + middle.y}; }
  /// Where the title of a panel stands that is shifted so far along x; the result's own: 0. Above the points, also where they
  /// were dragged upwards.
  [[nodiscard]] Point title_place(double shift) const {
    return {shift - half.x, std::max(half.y, points.middle.y + points.half.y) + 0.03 * half.y};
  }
};
/// `window`: of the points before any edit.
[[nodiscard]] PictureSpace space_of(const Window& window, const std::vector<Point>& points);

/// A panel, and how far it is shifted along x.
struct PlacedPanel {
  std::string title;
  std::shared_ptr<const Panel> panel;
  double shift = 0;
};

/// A rectangle of the picture, for the search tree.
struct TreeStage {
  double left = 0, bottom = 0, width = 0, height = 0;
};
/// Where the loads of a device's warps stand, as cells row by row: the upper left corner and the width in the picture, and the
/// size in pixels.
struct LoadStage {
  double left = 0, top = 0, width = 0;
  int pixel_width = 0, pixel_height = 0;
};

/// The tree of a search as far as it is shown.
struct ShownTree {
  TreeStage stage;
  std::size_t call_count = 0;                     ///< of all calls that were kept
  std::size_t shown_count = 0;                    ///< of those up to the step
  std::array<std::size_t, outcome_count> ends{};  ///< of the shown calls by Outcome
  std::size_t uncovered_count = 0;                ///< branches that were not entered, as nothing would cross an edge
};

struct ShownLoads {
  LoadStage stage;
  std::size_t warp_count = 0, idle_count = 0;
  std::uint64_t most_calls = 0;
  std::vector<double> shares;  ///< how many warps have each part of the colours
};

/// What the diamond test says of an edge: how many points lie in the triangles on its two sides.
struct ExaminedEdge {
  Edge edge;
  std::array<std::vector<std::uint32_t>, 2> inside;  ///< left of the edge from its smaller end to the other, and right of it
};

/// How many edges are in each state.
using StateCounts = std::array<std::size_t, edge_state_count>;

struct TriangulationPicture final : Picture {
  PictureSpace space;
  std::vector<PlacedPanel> panels;  ///< in order
  bool has_changes = false;         ///< edges are marked while the view's `flash` is above 0
  bool is_last = false;             ///< the step shows the result
  std::optional<Interval> best;     ///< length of the shortest triangulation that a search has met up to the step

  bool marks_edges = false;        ///< the step is about some of the edges, which are white
  StateCounts state_counts{};      ///< of the edges of the step
  std::vector<ListRow> rows;       ///< of the list that the method goes through
  std::vector<std::string> stack;  ///< of a search that has one, the next operation first

  std::optional<ShownTree> tree;
  std::optional<ShownLoads> loads;
  std::optional<ExaminedEdge> examined;

  [[nodiscard]] const TriangulationResult& triangulation() const { return static_cast<const TriangulationResult&>(*result); }
};

}  // namespace ws::triangulation
