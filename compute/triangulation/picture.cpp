// What a step of a triangulation looks like, and what lies under a click: the drawing half of TriangulationResult.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/drawing.h"

#include "compute/core/fingerprint.h"
#include "compute/core/palette.h"
#include "compute/triangulation/colors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::triangulation {

namespace {

template <class T>
Span<const std::byte> bytes_of(const std::vector<T>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

std::uint32_t faded(std::uint32_t color, double strength) {
  return (color & 0x00ffffffu) | static_cast<std::uint32_t>(std::lround(255 * strength)) << 24;
}

std::uint64_t key_of(std::size_t step, const ViewParameters& view) {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.beside));
  for (const double number : view.examined) key = combine(key, static_cast<std::uint64_t>(number) + 1);
  return combine(key, (view.show_candidates ? 1u : 0u) + (view.show_points ? 2u : 0u) + (view.show_best ? 4u : 0u) +
                          (view.show_tree ? 8u : 0u) + (view.show_loads ? 16u : 0u));
}

/// Buffers of dots and lines, by name.
template <class F>
void for_each_buffer(const auto& drawing, const F& f) {
  f("points", drawing.points);
  f("edges", drawing.edges);
  f("best", drawing.best);
  f("beside", drawing.beside);
  f("tree", drawing.tree);
  f("nodes", drawing.nodes);
  f("diamond", drawing.diamond);
}

}  // namespace

void TriangulationResult::draw_story(Drawing& drawing, std::size_t step, const ViewParameters& view) const {
  const Story& story = *solution_.story;
  const auto states = story.states(step);
  const auto at = [&](std::uint32_t i) {
    const Point p = picture_of(solution_.points[i]);
    return Place{static_cast<float>(p.x), static_cast<float>(p.y), 0};
  };
  // What matters lies above what does not.
  constexpr std::array order{EdgeState::waiting, EdgeState::past,   EdgeState::crossed, EdgeState::dropped,
                             EdgeState::open,    EdgeState::forced, EdgeState::kept,    EdgeState::chosen};
  for (const EdgeState layer : order) {
    const bool is_undecided = layer == EdgeState::open || layer == EdgeState::waiting;
    if (is_undecided && !view.show_candidates) continue;
    const bool is_weak = is_undecided || layer == EdgeState::crossed || layer == EdgeState::past;
    const auto count = static_cast<std::size_t>(std::count(states.begin(), states.end(), layer));
    const std::uint32_t color = is_weak ? faded_among(color_of(layer), count) : color_of(layer);
    for (std::uint32_t i = 0; i < states.size(); ++i) {
      if (states[i] != layer) continue;
      drawing.edges.add(at(story.edges()[i].a), at(story.edges()[i].b), color);
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
  draw_story(*made, step, view);
  draw_tree(*made, step, view);
  draw_diamond(*made, view);
  draw_loads(*made, view);
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
    for (std::uint32_t i = 0; i < solution_.points.size(); ++i) made->points.add(at(i, 0), point_color);
    if (solution_.points.size() <= most_repeated_points)
      for (const auto& panel : panels)
        for (std::uint32_t i = 0; i < solution_.points.size(); ++i) made->points.add(at(i, panel.shift), point_color);
  }
  const std::lock_guard lock(cache_mutex_);
  drawing_ = {key, made};
  return made;
}

Bounds TriangulationResult::bounds(const ParameterSet& view) const {
  const auto panels = this->panels(view.to<ViewParameters>());
  const Window now = window_of(solution_.points.at);
  const Point middle = picture_of(now.middle), half{now.half.x / unit_, now.half.y / unit_};
  const auto v = view.to<ViewParameters>();
  double right = middle.x + half.x + (panels.empty() ? 0 : panels.back().shift);
  if (tree_in(v)) {
    const TreeStage stage = tree_stage(v);
    right = std::max(right, stage.left + stage.width);
  }
  if (loads_in(v)) {
    const LoadStage stage = load_stage(v);
    right = std::max(right, stage.left + stage.width);
  }
  constexpr double title_room = 0.26;
  const double top = std::max(middle.y + half.y, half_.y * (1 + title_room));
  return {{middle.x - half.x, middle.y - half.y, 0}, {right, top, 0}};
}

std::size_t TriangulationResult::changed_count(const ViewParameters& view) const {
  return view.flash > 0 ? changes_.appeared.size() + changes_.vanished.size() : 0;
}

void TriangulationResult::present_changes(const ViewParameters& view, const FrameTargets& targets) const {
  Lines lines;
  if (view.flash > 0) {
    const auto add = [&](const std::vector<Changes::Segment>& segments, std::uint32_t color) {
      for (const auto& [a, b] : segments) {
        const Point from = picture_of(a), to = picture_of(b);
        lines.add({static_cast<float>(from.x), static_cast<float>(from.y), 0},
                  {static_cast<float>(to.x), static_cast<float>(to.y), 0}, faded(color, view.flash));
      }
    };
    add(changes_.vanished, vanished_color);
    add(changes_.appeared, appeared_color);
  }
  targets.write("changed.position", bytes_of(lines.positions));
  targets.write("changed.color", bytes_of(lines.colors));
}

FrameLayout TriangulationResult::layout(std::size_t step, const ParameterSet& given) const {
  const auto view = given.to<ViewParameters>();
  const auto drawn = drawing(step, view);
  const std::uint64_t revision = combine(identity_, key_of(step, view));
  const std::uint64_t flash_revision = combine(identity_, static_cast<std::uint64_t>(std::lround(view.flash * 1000)));
  FrameLayout layout;
  for_each_buffer(*drawn, [&](const std::string& name, const auto& buffer) {
    layout.push_back({name + ".position", sizeof(Place) * buffer.ends, buffer.size(), revision});
    layout.push_back({name + ".color", sizeof(std::uint32_t) * buffer.ends, buffer.size(), revision});
  });
  layout.push_back({"loads.pixels", 4, drawn->loads.size(), revision});
  layout.push_back({"changed.position", 24, changed_count(view), flash_revision});
  layout.push_back({"changed.color", 8, changed_count(view), flash_revision});
  return layout;
}

void TriangulationResult::present(std::size_t step, const ParameterSet& given, const FrameTargets& targets,
                                  std::stop_token) const {
  const auto view = given.to<ViewParameters>();
  const auto drawn = drawing(step, view);
  present_changes(view, targets);
  targets.write("loads.pixels", bytes_of(drawn->loads));
  for_each_buffer(*drawn, [&](const std::string& name, const auto& buffer) {
    targets.write(name + ".position", bytes_of(buffer.positions));
    targets.write(name + ".color", bytes_of(buffer.colors));
  });
}

Pick TriangulationResult::picked(const Pick& shown, std::size_t, const ParameterSet&) const {
  if (shown.target != "points" || solution_.points.size() == 0) return shown;
  return {shown.target, shown.index % solution_.points.size()};
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
  if (pick.target == "nodes") return inspect_call(pick.index);
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
          {"state", std::string(name_of(solution_.story->states(step)[number], solution_.story->describe(step).phase))}};
}

}  // namespace ws::triangulation
