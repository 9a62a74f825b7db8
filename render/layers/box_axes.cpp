// Axes in space, placed by projecting the box on the host.
// SPDX-License-Identifier: MIT
#include "render/layers/box_axes.h"

#include "render/layers/placing/placing.h"
#include "render/layers/ticks.h"

#include <array>
#include <numeric>

namespace ws::render {
namespace {

constexpr double tick_spacing_px = 75;
constexpr double shortest_edge_px = 60;   // no numbers along edges that are seen almost end on
constexpr double outline_strength = 2.4;  // against lines of the grid
constexpr double mark_px = 5, number_gap_px = 8, name_gap_px = 34, name_height_px = 16;

/// The box, which of its sides lie behind the data, and the numbers along each axis.
struct Frame3d {
  glm::dvec3 low, high;
  glm::dvec3 back, front;  ///< per axis the coordinate of the side behind and before
  std::array<std::vector<Tick>, 3> ticks;
};

/// From `fixed`, moved along `axis` to `value`.
glm::dvec3 with(glm::dvec3 fixed, int axis, double value) {
  fixed[axis] = value;
  return fixed;
}

double length_px(const View& view, glm::dvec3 from, glm::dvec3 to) {
  const auto ends = view.pixels(from, to);
  return ends ? glm::distance((*ends)[0], (*ends)[1]) : 0;
}

Frame3d frame_of(const Scene& scene, const View& view) {
  Frame3d frame{scene.box.low, scene.box.high, {}, {}, {}};
  const glm::dvec3 eye = view.camera.eye(), forward = view.camera.forward(), center = 0.5 * (frame.low + frame.high);
  for (int k = 0; k < 3; ++k) {
    const bool low_is_behind = view.parallel() ? forward[k] < 0 : eye[k] > center[k];
    frame.back[k] = low_is_behind ? frame.low[k] : frame.high[k];
    frame.front[k] = low_is_behind ? frame.high[k] : frame.low[k];
  }
  for (int k = 0; k < 3; ++k) {
    const double seen = length_px(view, with(center, k, frame.low[k]), with(center, k, frame.high[k]));
    const double shift = scene.origin[k];
    frame.ticks[k] =
        ticks(frame.low[k] + shift, frame.high[k] + shift, std::clamp(seen / (tick_spacing_px * view.scale), 2.0, 12.0));
    for (Tick& tick : frame.ticks[k]) tick.value -= shift;
  }
  return frame;
}

void draw_line(Canvas& canvas, const View& view, glm::dvec3 from, glm::dvec3 to, double width, Rgba color) {
  if (const auto ends = view.pixels(from, to)) canvas.line((*ends)[0], (*ends)[1], width, color);
}

/// The nine edges of the sides behind.
void draw_outlines(Canvas& canvas, const View& view, const Ink& ink, const Frame3d& frame) {
  const Rgba color = faded(ink.grid, outline_strength);
  for (int k = 0; k < 3; ++k) {
    const int a = (k + 1) % 3, b = (k + 2) % 3;
    for (const auto& [at_a, at_b] : {std::pair{frame.back[a], frame.back[b]}, std::pair{frame.back[a], frame.front[b]},
                                     std::pair{frame.front[a], frame.back[b]}}) {
      const glm::dvec3 at = with(with(frame.low, a, at_a), b, at_b);
      draw_line(canvas, view, with(at, k, frame.low[k]), with(at, k, frame.high[k]), ink.px, color);
    }
  }
}

/// The edge along axis `k` at the outline of the box where numbers are read best: low for x and y, left for z.
std::array<glm::dvec3, 2> number_edge(const Frame3d& frame, const View& view, int k) {
  const int a = k == 2 ? 0 : 2, b = 3 - k - a;
  const auto edge = [&](glm::dvec3 fixed) { return std::array{with(fixed, k, frame.low[k]), with(fixed, k, frame.high[k])}; };
  const auto first = edge(with(frame.back, b, frame.front[b])), second = edge(with(frame.back, a, frame.front[a]));
  if (k != 2) return first;
  const auto p = view.pixels(first[0], first[1]), q = view.pixels(second[0], second[1]);
  if (!p || !q) return first;
  return (*p)[0].x + (*p)[1].x <= (*q)[0].x + (*q)[1].x ? first : second;
}

/// Where a text goes instead of `at`, so that it is seen whole. It stays where what it names is not seen itself.
glm::dvec2 seen_whole(glm::dvec2 at, glm::dvec2 size, Align align, glm::dvec2 named, const View& view) {
  const Area picture{{0, 0}, {view.width, view.height}};
  const glm::dvec2 before = glm::dvec2(align.x, align.y) * size;
  return picture.holds(named) ? whole_within({at - before, at - before + size}, picture).low + before : at;
}

void draw_numbers(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink, const Frame3d& frame, int k) {
  const auto edge = number_edge(frame, view, k);
  const auto ends = view.pixels(edge[0], edge[1]);
  const auto center = view.pixel(0.5 * (frame.low + frame.high));
  if (!ends || !center || glm::distance((*ends)[0], (*ends)[1]) < shortest_edge_px * ink.px) return;
  const glm::dvec2 along = glm::normalize((*ends)[1] - (*ends)[0]), middle = 0.5 * ((*ends)[0] + (*ends)[1]);
  glm::dvec2 outward{-along.y, along.x};
  if (glm::dot(outward, middle - *center) < 0) outward = -outward;
  // Texts grow away from the edge: to the right of it they start there, to the left they end there.
  const Align align{0.5 - 0.5 * outward.x, 0.5 - 0.5 * outward.y};
  double widest = 0;
  for (const Tick& tick : frame.ticks[k]) {
    const auto at = view.pixel(with(edge[0], k, tick.value));
    if (!at) continue;
    canvas.line(*at, *at + mark_px * ink.px * outward, ink.px, ink.soft);
    ink.tick_text(canvas, tick.text, *at + number_gap_px * ink.px * outward, align);
    widest = std::max(widest, canvas.text_width(tick.text, tick_text_px * ink.px));
  }
  const double gap = name_gap_px * ink.px * std::abs(outward.y) + (widest + 2 * number_gap_px * ink.px) * std::abs(outward.x);
  const glm::dvec2 size{canvas.text_width(scene.axis_names[k], label_text_px * ink.px), name_height_px * ink.px};
  const glm::dvec2 at = seen_whole(middle + gap * outward, size, align, middle, view);
  ink.label_text(canvas, scene.axis_names[k], at, align);
}

}  // namespace

void draw_box_grid(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  const Frame3d frame = frame_of(scene, view);
  draw_outlines(canvas, view, ink, frame);
  for (int side = 0; side < 3; ++side) {
    for (const int k : {(side + 1) % 3, (side + 2) % 3}) {
      const int other = 3 - side - k;
      for (const Tick& tick : frame.ticks[k]) {
        const glm::dvec3 at = with(frame.back, k, tick.value);
        draw_line(canvas, view, with(at, other, frame.low[other]), with(at, other, frame.high[other]), ink.px, ink.grid);
      }
    }
  }
}

/// Close to a detail the box's edges lie far away, and their numbers would say nothing about it.
void draw_box_axes(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  constexpr double least_seen = 0.5;  // of the box's radius, along the picture's height
  if (view.world_per_pixel() * view.height < least_seen * scene.box.radius()) return;
  const Frame3d frame = frame_of(scene, view);
  for (int k = 0; k < 3; ++k) draw_numbers(canvas, scene, view, ink, frame, k);
}

void draw_triad(Canvas& canvas, const Scene& scene, const View& view, const Ink& ink) {
  static constexpr std::array<Rgba, 3> colors{{{226, 92, 92, 255}, {92, 186, 98, 255}, {84, 150, 240, 255}}};
  static constexpr std::array fallback{"x", "y", "z"};
  constexpr double length = 30, inset = 50, name_gap = 10;
  constexpr std::size_t longest_name = 3;
  const glm::dvec2 origin{inset * ink.px, view.height - inset * ink.px};
  std::array order{0, 1, 2};
  const glm::vec3 forward = view.camera.forward(), right = view.camera.right(), up = view.camera.up();
  std::sort(order.begin(), order.end(), [&](int a, int b) { return forward[a] > forward[b]; });  // the farthest first
  for (const int k : order) {
    const glm::dvec2 tip = length * ink.px * glm::dvec2(right[k], -up[k]);
    const double size = glm::length(tip);
    const bool is_short = scene.axis_names[k].size() <= longest_name && !scene.axis_names[k].empty();
    canvas.line(origin, origin + tip, 2 * ink.px, colors[k]);
    const glm::dvec2 beyond = size > 1 ? tip / size * name_gap * ink.px : glm::dvec2(0);
    canvas.text(is_short ? scene.axis_names[k] : fallback[k], origin + tip + beyond, {0.5, 0.5}, tick_text_px * ink.px,
                colors[k], ink.halo, ink.px);
  }
}

}  // namespace ws::render
