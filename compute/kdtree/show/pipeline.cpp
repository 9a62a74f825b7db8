// The picture of a node's pipeline.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/pipeline.h"

#include "compute/core/result/color_map.h"
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_cells = 256, most_costs = 64;
constexpr std::uint32_t nothing = pack_rgba(34, 38, 46), counts_left = pack_rgba(0, 158, 115),
                        counts_planar = pack_rgba(240, 228, 66), counts_right = pack_rgba(213, 94, 0),
                        frame = pack_rgba(140, 146, 160), winner = pack_rgba(255, 214, 92), refused = pack_rgba(80, 84, 92);
/// Bands from the top: matrix, sums, reduction.
constexpr float sums_top = -0.06f, sums_bottom = -0.48f, tree_top = -0.62f, tree_bottom = -1.28f;

std::size_t stride_of(std::size_t count, std::size_t most) { return (count + most - 1) / most; }

/// What an event adds to a plane's counts: the conditions of the second kernel.
std::uint32_t color_of(const PipelineInput::End& event, float plane) {
  switch (event.type) {
    case EventType::start:
      return event.position < plane ? counts_left : nothing;
    case EventType::end:
      return event.position > plane ? counts_right : nothing;
    case EventType::planar:
      return event.position < plane ? counts_left : event.position > plane ? counts_right : counts_planar;
  }
  return nothing;
}

void draw_matrix(PipelinePicture& picture, const PipelineInput& input) {
  const std::size_t across = stride_of(input.planes.size(), most_cells), down = stride_of(input.events.size(), most_cells);
  for (std::size_t e = 0; e < input.events.size(); e += down) {
    ++picture.height;
    for (std::size_t p = 0; p < input.planes.size(); p += across)
      picture.pixels.push_back(color_of(input.events[e], input.planes[p]));
  }
  picture.width = picture.height > 0 ? static_cast<int>(picture.pixels.size()) / picture.height : 0;
  picture.texel = 1 / static_cast<float>(std::max({picture.width, picture.height, 1}));
}

/// A staircase over the planes; `value` from 0 to 1.
template <class Value>
void draw_curve(Lines& lines, std::size_t count, std::uint32_t color, const Value& value) {
  const auto at = [&](std::size_t i) {
    return Vec3{static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(count - 1, 1)),
                sums_bottom + (sums_top - sums_bottom) * value(i), 0};
  };
  const std::size_t stride = stride_of(count, 2 * most_cells);
  for (std::size_t i = 0; i + stride < count; i += stride) {
    const Vec3 a = at(i), b = at(i + stride);
    lines.add(a, {b.x, a.y, 0}, color);
    lines.add({b.x, a.y, 0}, b, color);
  }
}

void draw_sums(PipelinePicture& picture, const PipelineInput& input) {
  const float all = static_cast<float>(std::max<std::uint32_t>(input.triangles, 1));
  picture.lines.add({0, sums_bottom, 0}, {1, sums_bottom, 0}, frame);
  picture.lines.add({0, sums_bottom, 0}, {0, sums_top, 0}, frame);
  draw_curve(picture.lines, input.planes.size(), counts_left,
             [&](std::size_t i) { return static_cast<float>(input.left[i]) / all; });
  draw_curve(picture.lines, input.planes.size(), counts_right,
             [&](std::size_t i) { return static_cast<float>(input.right[i]) / all; });
}

/// The cheapest of each piece of the planes, so that the tree has few enough leaves to be seen.
std::vector<float> cheapest_of_pieces(const std::vector<float>& costs) {
  const std::size_t stride = stride_of(costs.size(), most_costs);
  std::vector<float> least;
  for (std::size_t i = 0; i < costs.size(); i += stride)
    least.push_back(*std::min_element(costs.begin() + static_cast<std::ptrdiff_t>(i),
                                      costs.begin() + static_cast<std::ptrdiff_t>(std::min(i + stride, costs.size()))));
  return least;
}

void draw_reduction(PipelinePicture& picture, const PipelineInput& input) {
  std::vector<float> costs = cheapest_of_pieces(input.costs);
  if (costs.empty()) return;
  const float best = *std::min_element(costs.begin(), costs.end());
  float worst = best;
  for (const float c : costs)
    if (std::isfinite(c)) worst = std::max(worst, c);
  const auto levels = static_cast<float>(std::ceil(std::log2(static_cast<double>(costs.size()))));
  const auto place = [&](std::size_t i, std::size_t count, float level) {
    return Vec3{(static_cast<float>(i) + 0.5f) / static_cast<float>(count),
                tree_top + (tree_bottom - tree_top) * level / std::max(levels, 1.0f), 0};
  };
  const ColorRamp& ramp = color_ramp("viridis");
  const auto color = [&](float cost) {
    if (cost == best) return winner;
    if (!std::isfinite(cost)) return refused;
    return ramp[static_cast<std::size_t>(std::lround(200 * (1 - (cost - best) / std::max(worst - best, 1e-30f))))];
  };
  for (float level = 0; costs.size() > 1; ++level) {
    const std::size_t half = (costs.size() + 1) / 2;
    std::vector<float> next(half);
    for (std::size_t i = 0; i < costs.size(); ++i) {
      const float partner = costs[std::min(i ^ 1u, costs.size() - 1)];
      picture.lines.add(place(i, costs.size(), level), place(i / 2, half, level + 1),
                        costs[i] <= partner ? color(costs[i]) : (color(costs[i]) & 0x00ffffffu) | 60u << 24);
      next[i / 2] = std::min(costs[i], partner);
    }
    costs = std::move(next);
  }
  picture.words.push_back({{0, tree_bottom - 0.06f, 0}, told("cheapest: {:.6g}", best)});
}

/// What the thesis's pipeline measured of the node, or why it did not.
void add_times(PipelineInput& input, const Examination& found, const BuiltTree& built) {
  input.counting = built.parameters.counting;
  if (!built.thesis) {
    input.why_no_times = said("times: with --pipeline thesis on CUDA");
    return;
  }
  input.times = built.thesis->find(found.cell, input.triangles);
  if (found.triangles.size() < built.thesis->switch_size)
    input.why_no_times = told("no times: nodes below {} stayed on the CPU", built.thesis->switch_size);
  else
    input.why_no_times = told("times are kept of the first {} nodes", ThesisReport::most_nodes);
}

}  // namespace

PipelineInput pipeline_input(const Examination& found, const BuiltTree& built) {
  PipelineInput input;
  input.axis = std::max<int>(found.best.axis, 0);
  input.triangles = static_cast<std::uint32_t>(found.triangles.size());
  const auto axis = static_cast<std::size_t>(input.axis);
  for (const Event& e : found.events[axis]) input.events.push_back({e.position, e.type});
  for (const PlanePrice& p : found.planes[axis]) {
    input.planes.push_back(p.position);
    input.costs.push_back(p.cost);
    input.left.push_back(p.left);
    input.right.push_back(p.right);
  }
  for (const auto& events : found.events) input.all_events += events.size();
  for (const auto& planes : found.planes) input.all_planes += planes.size();
  add_times(input, found, built);
  return input;
}

PipelinePicture draw_pipeline(const PipelineInput& input) {
  PipelinePicture picture;
  if (input.events.empty()) {
    picture.words.push_back({{0, 0.5f, 0}, said("no events: nothing to split")});
    return picture;
  }
  draw_matrix(picture, input);
  draw_sums(picture, input);
  draw_reduction(picture, input);
  const std::vector<Word> words = pipeline_words(input);
  picture.words.insert(picture.words.end(), words.begin(), words.end());
  return picture;
}

}  // namespace ws::kdtree
