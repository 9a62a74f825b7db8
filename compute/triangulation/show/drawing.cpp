// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/drawing.h"

#include "compute/core/result/palette.h"
#include "compute/triangulation/show/changes.h"
#include "compute/triangulation/show/colors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::triangulation {

namespace {

std::uint32_t faded(std::uint32_t color, double strength) {
  return (color & 0x00ffffffu) | static_cast<std::uint32_t>(std::lround(255 * strength)) << 24;
}

Place place_of_point(const Subject& subject, std::uint32_t point, double shift) {
  const Point p = subject.picture_of(point);
  return place_at(p.x + shift, p.y);
}

/// The edges of the step by their states, what it is about, and the best that a search has met.
void draw_story(Drawing& drawing, const Subject& subject, RunContext& context) {
  const Story& story = subject.story();
  const auto states = story.states(subject.step);
  for (const EdgeState state : states) ++drawing.state_counts[static_cast<std::size_t>(state)];
  const auto at = [&](std::uint32_t i) {
    const Point p = subject.picture_of(i);
    return place_at(p.x, p.y);
  };
  // What matters lies above what does not.
  constexpr std::array order{EdgeState::waiting, EdgeState::past,   EdgeState::crossed, EdgeState::dropped,
                             EdgeState::open,    EdgeState::forced, EdgeState::kept,    EdgeState::chosen};
  for (const EdgeState layer : order) {
    const bool is_undecided = layer == EdgeState::open || layer == EdgeState::waiting;
    if (is_undecided && !subject.view.show_candidates) continue;
    context.check_stop();
    const bool is_weak = is_undecided || layer == EdgeState::crossed || layer == EdgeState::past;
    const std::size_t count = drawing.state_counts[static_cast<std::size_t>(layer)];
    const std::uint32_t color = is_weak ? faded_among(color_of(layer), count) : color_of(layer);
    for (std::uint32_t i = 0; i < states.size(); ++i) {
      if (states[i] != layer) continue;
      drawing.edges.add(at(story.edges()[i].a), at(story.edges()[i].b), color);
      drawing.edge_numbers.push_back(i);
    }
  }
  for (const std::uint32_t i : story.describe(subject.step).marked) {
    drawing.edges.add(at(story.edges()[i].a), at(story.edges()[i].b), marked_color);
    drawing.edge_numbers.push_back(i);
  }
  if (subject.view.show_best)
    for (const Edge e : story.best(subject.step)) drawing.best.add(at(e.a), at(e.b), best_color);
}

void draw_panels(Drawing& drawing, const Subject& subject, RunContext& context) {
  const std::vector<Edge>& own = subject.solution().edges;
  for (const PlacedPanel& placed : subject.panels) {
    context.check_stop();
    const auto add = [&](Edge e, std::uint32_t color) {
      drawing.beside.add(place_of_point(subject, e.a, placed.shift), place_of_point(subject, e.b, placed.shift), color);
    };
    for (const Edge e : placed.panel->edges) {
      const bool shared = std::binary_search(own.begin(), own.end(), e);
      add(e, shared ? shared_color : different_color);
    }
    for (const Edge e : placed.panel->missing) add(e, missing_color);
    for (const Edge e : placed.panel->wrong) add(e, wrong_color);
  }
}

void draw_points(Drawing& drawing, const Subject& subject) {
  constexpr std::size_t most_repeated_points = 20'000;
  if (!subject.view.show_points) return;
  const std::size_t count = subject.solution().points.size();
  for (std::uint32_t i = 0; i < count; ++i) drawing.points.add(place_of_point(subject, i, 0), point_color);
  if (count > most_repeated_points) return;
  for (const PlacedPanel& placed : subject.panels)
    for (std::uint32_t i = 0; i < count; ++i) drawing.points.add(place_of_point(subject, i, placed.shift), point_color);
}

}  // namespace

Drawing drawn(const Subject& subject, RunContext& context) {
  Drawing drawing;
  draw_story(drawing, subject, context);
  draw_tree(drawing, subject);
  draw_diamond(drawing, subject);
  draw_loads(drawing, subject);
  draw_panels(drawing, subject, context);
  draw_points(drawing, subject);
  return drawing;
}

Segments drawn_changes(const Changes& changes, const PictureSpace& space, double strength) {
  Segments lines;
  if (strength <= 0) return lines;
  const auto add = [&](const std::vector<Changes::Segment>& segments, std::uint32_t color) {
    for (const auto& [a, b] : segments) {
      const Point from = space.picture_of(a), to = space.picture_of(b);
      lines.add(place_at(from.x, from.y), place_at(to.x, to.y), faded(color, strength));
    }
  };
  add(changes.vanished, vanished_color);
  add(changes.appeared, appeared_color);
  return lines;
}

}  // namespace ws::triangulation
