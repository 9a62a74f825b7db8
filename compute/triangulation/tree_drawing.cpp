// The search tree beside the points: it grows with the calls, each coloured by how it ended; small trees have a picture of the
// graph at every call.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/colors.h"
#include "compute/triangulation/drawing.h"
#include "compute/triangulation/tree_picture.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

constexpr std::size_t most_graphs = 40;  // calls, for a picture at each
constexpr double tree_width = 1.6;       // in widths of the picture
constexpr std::uint32_t keep_color = pack_rgba(0, 184, 135, 150), drop_color = pack_rgba(213, 94, 0, 150),
                        path_color = marked_color;

}  // namespace

const SearchTree* TriangulationResult::tree_in(const ViewParameters& view) const {
  const SearchTree* tree = solution_.story->tree();
  return view.show_tree && tree && !tree->calls().empty() ? tree : nullptr;
}

TreeStage TriangulationResult::tree_stage(const ViewParameters& view) const {
  const double left = panel_pitch() * static_cast<double>(panels(view).size() + 1) - half_.x;
  return {left, -half_.y, 2 * half_.x * tree_width, 2 * half_.y};
}

void TriangulationResult::draw_tree(Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const SearchTree* tree = tree_in(view);
  if (!tree) return;
  const auto& calls = tree->calls();
  const std::size_t count = solution_.story->calls_until(step);
  if (count == 0) return;
  const TreePlaces places = places_of(*tree, placed_calls(*tree, count));
  const TreeStage stage = tree_stage(view);
  const double lift = calls.size() <= most_graphs ? 0.45 / static_cast<double>(places.depth) : 0;  // room for graphs below
  const auto at = [&](std::uint32_t c) {
    return place_at(stage.left + places.place[c].x * stage.width, stage.bottom + (places.place[c].y + lift) * stage.height);
  };
  for (std::uint32_t c = 1; c < count; ++c)
    drawing.tree.add(at(calls[c].parent), at(c), calls[c].decision == Decision::keep ? keep_color : drop_color);
  const double stub = stage.height / static_cast<double>(places.depth) * 0.4;
  for (std::uint32_t c = 0; c < count; ++c)
    for (const bool dropped : {false, true})
      if (calls[c].uncovered[dropped]) {
        const Place from = at(c);
        const double aside = (dropped ? 0.35 : -0.35) * stage.width / static_cast<double>(places.width);
        drawing.tree.add(from, place_at(from[0] + aside, from[1] - stub), uncovered_color);
      }
  const bool is_searching = solution_.story->step_of(count - 1) == step;
  if (is_searching) {
    const auto path = path_to(*tree, static_cast<std::uint32_t>(count - 1));
    for (std::size_t i = 1; i < path.size(); ++i) drawing.tree.add(at(path[i - 1]), at(path[i]), path_color);
  }
  for (std::uint32_t c = 0; c < count; ++c)
    drawing.nodes.add(at(c), is_searching && c + 1 == count ? path_color : color_of(calls[c].outcome));
  if (calls.size() <= most_graphs) draw_graphs(drawing, count, places, stage);
}

/// The graph at each call, under its node: what is kept (green) and, where edges are removed, what is still open (grey).
void TriangulationResult::draw_graphs(Drawing& drawing, std::size_t count, const TreePlaces& places,
                                      const TreeStage& stage) const {
  const Story& story = *solution_.story;
  const double room_x = stage.width / static_cast<double>(places.width),
               room_y = stage.height / static_cast<double>(places.depth);
  const double scale = 0.8 * std::min(1.6 * room_x / (2 * half_.x), room_y / (2 * half_.y));  // levels seldom are full
  for (std::uint32_t c = 0; c < count; ++c) {
    const auto states = story.states(story.step_of(c));
    const double x = stage.left + places.place[c].x * stage.width, y = stage.bottom + places.place[c].y * stage.height;
    const auto at = [&](std::uint32_t i) {
      const Point p = picture_of(solution_.points[i]);
      return place_at(x + p.x * scale, y + p.y * scale);
    };
    for (std::uint32_t i = 0; i < states.size(); ++i)
      if (states[i] == EdgeState::kept || states[i] == EdgeState::forced || states[i] == EdgeState::open)
        drawing.tree.add(at(story.edges()[i].a), at(story.edges()[i].b), color_of(states[i]));
  }
}

std::vector<Property> TriangulationResult::inspect_call(std::size_t index) const {
  const SearchTree* tree = solution_.story->tree();
  if (!tree || index >= tree->calls().size()) return {};
  const SearchTree::Call& call = tree->calls()[index];
  std::vector<Property> properties{{"call", static_cast<std::int64_t>(index + 1)}, {"end", std::string(name_of(call.outcome))}};
  if (call.decision == Decision::root) return properties;
  const Edge e = solution_.story->edges()[call.edge];
  properties.push_back(
      {name_of(call.decision, tree->form()), std::to_string(numbers_[e.a]) + "-" + std::to_string(numbers_[e.b])});
  return properties;
}

std::vector<std::string> TriangulationResult::stack(std::size_t step, const ViewParameters& view) const {
  const SearchTree* tree = tree_in(view);
  const std::size_t count = tree ? solution_.story->calls_until(step) : 0;
  if (count == 0 || solution_.story->step_of(count - 1) != step) return {};
  return stack_at(*tree, static_cast<std::uint32_t>(count - 1), solution_.story->edges());
}

}  // namespace ws::triangulation
