// The search tree beside the points: it grows with the calls, each coloured by how it ended; small trees have a picture of the
// graph at every call.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/drawing.h"
#include "compute/triangulation/show/tree_picture.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

constexpr std::size_t most_graphs = 40;  // calls, for a picture at each
constexpr double tree_width = 1.6;       // in widths of the picture
constexpr std::uint32_t keep_color = pack_rgba(0, 184, 135, 150), drop_color = pack_rgba(213, 94, 0, 150),
                        path_color = marked_color;

}  // namespace

const SearchTree* tree_in(const Solution& solution, const ViewParameters& view) {
  const SearchTree* tree = solution.story->tree();
  return view.show_tree && tree && !tree->calls().empty() ? tree : nullptr;
}

TreeStage tree_stage(const PictureSpace& space, std::size_t panel_count) {
  const double left = space.pitch * static_cast<double>(panel_count + 1) - space.half.x;
  return {left, -space.half.y, 2 * space.half.x * tree_width, 2 * space.half.y};
}

namespace {

/// The graph at each call, under its node: what is kept (green) and, where edges are removed, what is still open (grey).
void draw_graphs(Drawing& drawing, const Subject& subject, std::size_t count, const TreePlaces& places,
                 const TreeStage& stage) {
  const Story& story = subject.story();
  const Point half = subject.space.half;
  const double room_x = stage.width / static_cast<double>(places.width),
               room_y = stage.height / static_cast<double>(places.depth);
  const double scale = 0.8 * std::min(1.6 * room_x / (2 * half.x), room_y / (2 * half.y));  // levels seldom are full
  for (std::uint32_t c = 0; c < count; ++c) {
    const auto states = story.states(story.step_of(c));
    const double x = stage.left + places.place[c].x * stage.width, y = stage.bottom + places.place[c].y * stage.height;
    const auto at = [&](std::uint32_t i) {
      const Point p = subject.picture_of(i);
      return place_at(x + p.x * scale, y + p.y * scale);
    };
    for (std::uint32_t i = 0; i < states.size(); ++i)
      if (states[i] == EdgeState::kept || states[i] == EdgeState::forced || states[i] == EdgeState::open)
        drawing.tree.add(at(story.edges()[i].a), at(story.edges()[i].b), color_of(states[i]));
  }
}

}  // namespace

void draw_tree(Drawing& drawing, const Subject& subject) {
  const SearchTree* tree = tree_in(subject.solution(), subject.view);
  if (!tree) return;
  const auto& calls = tree->calls();
  const std::size_t count = subject.story().calls_until(subject.step);
  if (count == 0) return;
  const TreePlaces places = places_of(*tree, placed_calls(*tree, count));
  const TreeStage stage = tree_stage(subject.space, subject.panels.size());
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
  const bool is_searching = subject.story().step_of(count - 1) == subject.step;
  if (is_searching) {
    const auto path = path_to(*tree, static_cast<std::uint32_t>(count - 1));
    for (std::size_t i = 1; i < path.size(); ++i) drawing.tree.add(at(path[i - 1]), at(path[i]), path_color);
  }
  for (std::uint32_t c = 0; c < count; ++c)
    drawing.nodes.add(at(c), is_searching && c + 1 == count ? path_color : color_of(calls[c].outcome));
  if (calls.size() <= most_graphs) draw_graphs(drawing, subject, count, places, stage);
}

std::vector<std::string> stack_of(const Subject& subject) {
  const SearchTree* tree = tree_in(subject.solution(), subject.view);
  const std::size_t count = tree ? subject.story().calls_until(subject.step) : 0;
  if (count == 0 || subject.story().step_of(count - 1) != subject.step) return {};
  return stack_at(*tree, static_cast<std::uint32_t>(count - 1), subject.story().edges());
}

}  // namespace ws::triangulation
