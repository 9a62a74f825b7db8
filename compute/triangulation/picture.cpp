// What a step of a triangulation looks like, and what lies under a click: the drawing half of TriangulationResult.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/fingerprint.h"
#include "compute/core/palette.h"
#include "compute/triangulation/colors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::triangulation {

namespace {

using Place = std::array<float, 3>;

/// Segments as the renderer takes them.
struct Lines {
  std::vector<Place> positions;
  std::vector<std::uint32_t> colors;

  void add(Place a, Place b, std::uint32_t color) {
    positions.insert(positions.end(), {a, b});
    colors.insert(colors.end(), {color, color});
  }
  [[nodiscard]] std::size_t size() const { return positions.size() / 2; }
};

template <class T>
Span<const std::byte> bytes_of(const std::vector<T>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

std::uint64_t key_of(std::size_t step, const ViewParameters& view) {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.beside));
  return combine(key, (view.show_candidates ? 1u : 0u) + (view.show_points ? 2u : 0u) + (view.show_best ? 4u : 0u));
}

}  // namespace

struct TriangulationResult::Drawing {
  std::uint64_t key = 0;
  std::vector<Place> points;
  std::vector<std::uint32_t> point_colors;
  Lines edges, best, beside;
  std::vector<std::uint32_t> edge_numbers;  ///< in the story, of each line
};

void TriangulationResult::draw_story(Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const Story& story = *solution_.story;
  const auto states = story.states(step);
  const auto at = [&](std::uint32_t i) {
    const Point p = picture_of(solution_.points[i]);
    return Place{static_cast<float>(p.x), static_cast<float>(p.y), 0};
  };
  // What matters lies above what does not.
  constexpr std::array order{EdgeState::crossed, EdgeState::dropped, EdgeState::open,
                             EdgeState::forced,  EdgeState::kept,    EdgeState::chosen};
  for (const EdgeState layer : order) {
    if (layer == EdgeState::open && !view.show_candidates) continue;
    for (std::uint32_t i = 0; i < states.size(); ++i) {
      if (states[i] != layer) continue;
      drawing.edges.add(at(story.edges()[i].a), at(story.edges()[i].b), color_of(layer));
      drawing.edge_numbers.push_back(i);
    }
  }
  for (const std::uint32_t i : story.describe(step).marked) {
    drawing.edges.add(at(story.edges()[i].a), at(story.edges()[i].b), marked_color);
    drawing.edge_numbers.push_back(i);
  }
  if (view.show_best)
    for (const Edge e : story.best(step)) drawing.best.add(at(e.a), at(e.b), best_color);
}

std::shared_ptr<const TriangulationResult::Drawing> TriangulationResult::drawing(std::size_t step,
                                                                                 const ViewParameters& view) const {
  const std::uint64_t key = key_of(step, view);
  {
    const std::lock_guard lock(cache_mutex_);
    if (drawing_.second && drawing_.first == key) return drawing_.second;
  }
  auto made = std::make_shared<Drawing>();
  made->key = key;
  draw_story(*made, step, view);
  const auto panels = this->panels(view);
  const auto at = [&](std::uint32_t i, double shift) {
    const Point p = picture_of(solution_.points[i]);
    return Place{static_cast<float>(p.x + shift), static_cast<float>(p.y), 0};
  };
  for (const auto& [panel, shift] : panels)
    for (const Edge e : panel->edges) {
      const bool shared = std::binary_search(solution_.edges.begin(), solution_.edges.end(), e);
      made->beside.add(at(e.a, shift), at(e.b, shift), shared ? shared_color : different_color);
    }
  constexpr std::size_t most_repeated_points = 20'000;
  if (view.show_points) {
    for (std::uint32_t i = 0; i < solution_.points.size(); ++i) made->points.push_back(at(i, 0));
    if (solution_.points.size() <= most_repeated_points)
      for (const auto& panel : panels)
        for (std::uint32_t i = 0; i < solution_.points.size(); ++i) made->points.push_back(at(i, panel.shift));
    made->point_colors.assign(made->points.size(), point_color);
  }
  const std::lock_guard lock(cache_mutex_);
  drawing_ = {key, made};
  return made;
}

Bounds TriangulationResult::bounds(const ParameterSet& view) const {
  const auto panels = this->panels(view.to<ViewParameters>());
  const Window now = window_of(solution_.points.at);
  const Point middle = picture_of(now.middle);
  const double right = middle.x + now.half.x + (panels.empty() ? 0 : panels.back().shift);
  const double top = std::max(middle.y + now.half.y, panels.empty() ? 0 : half_.y * 1.12);  // room for titles
  return {{middle.x - now.half.x, middle.y - now.half.y, 0}, {right, top, 0}};
}

FrameLayout TriangulationResult::layout(std::size_t step, const ParameterSet& given) const {
  const auto drawn = drawing(step, given.to<ViewParameters>());
  const std::uint64_t revision = combine(identity_, drawn->key);
  FrameLayout layout{{"points.position", 12, drawn->points.size(), revision},
                     {"points.color", 4, drawn->points.size(), revision}};
  for (const auto& [name, lines] : {std::pair{"edges", &drawn->edges}, {"best", &drawn->best}, {"beside", &drawn->beside}}) {
    layout.push_back({std::string(name) + ".position", 24, lines->size(), revision});
    layout.push_back({std::string(name) + ".color", 8, lines->size(), revision});
  }
  return layout;
}

void TriangulationResult::present(std::size_t step, const ParameterSet& given, const FrameTargets& targets,
                                  std::stop_token) const {
  const auto drawn = drawing(step, given.to<ViewParameters>());
  targets.write("points.position", bytes_of(drawn->points));
  targets.write("points.color", bytes_of(drawn->point_colors));
  for (const auto& [name, lines] : {std::pair{"edges", &drawn->edges}, {"best", &drawn->best}, {"beside", &drawn->beside}}) {
    targets.write(std::string(name) + ".position", bytes_of(lines->positions));
    targets.write(std::string(name) + ".color", bytes_of(lines->colors));
  }
}

std::vector<Property> TriangulationResult::inspect(const Pick& pick, std::size_t step, const std::stop_token&) const {
  const auto integer = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  if (pick.target == "points" && solution_.points.size() > 0) {
    const std::size_t i = pick.index % solution_.points.size();
    const auto degree =
        std::count_if(solution_.edges.begin(), solution_.edges.end(), [&](const Edge e) { return e.a == i || e.b == i; });
    return {{"point", integer(numbers_[i])},
            {"x", solution_.points[i].x},
            {"y", solution_.points[i].y},
            {"edges at it", static_cast<std::int64_t>(degree)}};
  }
  if (pick.target != "edges") return {};
  std::shared_ptr<const Drawing> drawn;
  {
    const std::lock_guard lock(cache_mutex_);
    drawn = drawing_.second;  // what was picked was drawn
  }
  if (!drawn || pick.index >= drawn->edge_numbers.size()) return {};
  const std::uint32_t number = drawn->edge_numbers[pick.index];
  const Edge e = solution_.story->edges()[number];
  return {{"from point", integer(numbers_[e.a])},
          {"to point", integer(numbers_[e.b])},
          {"length", rounded_distance(solution_.points[e.a], solution_.points[e.b])},
          {"state", std::string(name_of(solution_.story->states(step)[number]))}};
}

}  // namespace ws::triangulation
