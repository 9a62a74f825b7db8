// What a step of a triangulation looks like, as lines and points that the renderer takes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/segments.h"
#include "compute/triangulation/show/picture.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::triangulation {

struct Changes;

using Place = std::array<float, 3>;

[[nodiscard]] inline Place place_at(double x, double y) { return {static_cast<float>(x), static_cast<float>(y), 0}; }

struct Dots {
  static constexpr std::size_t ends = 1;
  std::vector<Place> positions;
  std::vector<std::uint32_t> colors;

  void add(Place at, std::uint32_t color) {
    positions.push_back(at);
    colors.push_back(color);
  }
  [[nodiscard]] std::size_t size() const { return positions.size(); }
};

/// The buffers of a frame but for what flashes, and what was counted on the way.
struct Drawing {
  Dots points, nodes;
  Segments edges, best, beside, tree, diamond;
  std::vector<std::uint32_t> loads;         ///< pixels, row by row from the top
  std::vector<std::uint32_t> edge_numbers;  ///< in the story, of each line of `edges`
  StateCounts state_counts{};
  std::optional<ExaminedEdge> examined;
};

/// What is drawn. Borrowed.
struct Subject {
  const TriangulationResult& result;
  const PictureSpace& space;
  const std::vector<PlacedPanel>& panels;
  std::size_t step;
  const ViewParameters& view;

  [[nodiscard]] const Solution& solution() const { return result.solution(); }
  [[nodiscard]] const Story& story() const { return result.story(); }
  [[nodiscard]] Point picture_of(std::uint32_t point) const { return space.picture_of(solution().points[point]); }
};

/// All of it. O(points + edges + calls up to the step). Throws Cancelled.
[[nodiscard]] Drawing drawn(const Subject& subject, RunContext& context);
/// Edges that the last change took and brought.
[[nodiscard]] Segments drawn_changes(const Changes& changes, const PictureSpace& space, double strength);

// Its parts.
void draw_tree(Drawing& drawing, const Subject& subject);
void draw_diamond(Drawing& drawing, const Subject& subject);
void draw_loads(Drawing& drawing, const Subject& subject);

/// The tree of the search, where the view shows one; null else.
[[nodiscard]] const SearchTree* tree_in(const Solution& solution, const ViewParameters& view);
[[nodiscard]] TreeStage tree_stage(const PictureSpace& space, std::size_t panel_count);
/// The stack at the call that a step is of.
[[nodiscard]] std::vector<std::string> stack_of(const Subject& subject);

/// The calls of a device's warps, where there are some and the view shows them; null else.
[[nodiscard]] const std::vector<std::uint64_t>* loads_in(const Solution& solution, const ViewParameters& view);
[[nodiscard]] LoadStage load_stage(const Subject& subject);

/// The edge whose diamond the view shows, if there is such, with what lies inside. O(points).
[[nodiscard]] std::optional<ExaminedEdge> examined_edge(const TriangulationResult& result, const ViewParameters& view);

}  // namespace ws::triangulation
