// Points around a query: coloured by the count of their bin, the bins' limits as rings in the plane and as shells in space.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/result/color_shares.h"
#include "compute/histogram/show/drawing.h"

#include <cmath>
#include <numbers>

namespace ws::histogram {

namespace {

constexpr std::size_t ring_corners = 180;
constexpr std::uint32_t empty_color = pack_rgba(70, 74, 84), untold_color = pack_rgba(150, 160, 180);

/// Every how many bins a limit is drawn.
std::size_t ring_step(std::size_t dimension, std::size_t bins) {
  const std::size_t most_rings = dimension == 3 ? 24 : 64;
  return (bins + most_rings - 1) / most_rings;
}

using Place = std::array<double, 3>;
std::array<float, 3> rounded(const Place& place) {
  return {static_cast<float>(place[0]), static_cast<float>(place[1]), static_cast<float>(place[2])};
}

/// A circle in the plane of two axes, as far as `shows` tells; the rest takes its room invisibly.
template <class Shows>
void add_ring(Drawing& p, const Place& center, double radius, std::size_t axis, std::size_t other, std::uint32_t color,
              const Shows& shows) {
  Place before = center;
  before[axis] += radius;
  for (std::size_t i = 1; i <= ring_corners; ++i) {
    const double angle = 2 * std::numbers::pi * double(i) / double(ring_corners);
    Place here = center;
    here[axis] += radius * std::cos(angle);
    here[other] += radius * std::sin(angle);
    p.lines.add(rounded(before), rounded(here), shows(before) && shows(here) ? color : 0);
    before = here;
  }
}

void draw_rings(Drawing& p, const Subject& subject) {
  const QueryDetail& detail = *subject.detail;
  const Extent& extent = subject.result.extent();
  const Problem& problem = subject.result.problem();
  const std::size_t dimension = problem.dimension(), bins = detail.sum.size(), step = ring_step(dimension, bins);
  if (dimension < 2) return;
  const CountScale scale{p.most, subject.view.log_counts};
  const std::vector<float> query = subject.result.looked_at(subject.view);
  Place center{};
  for (std::size_t k = 0; k < dimension; ++k) center[k] = double(query[k]) - double(extent.middle[k]);
  // Where there are no references, nothing is counted, and other things stand: the bars, and numbers at the axes.
  const auto in_the_box = [&](const Place& place) {
    constexpr double slack = 1.001;
    bool inside = true;
    for (std::size_t k = 0; k < dimension; ++k)
      inside = inside && std::abs(place[k]) <= slack * (double(extent.box.high[k]) - double(extent.box.low[k])) / 2;
    return inside;
  };
  for (std::size_t k = 0; k <= bins; k += step) {
    const double radius = distance_at(detail.low, detail.high, double(k) / double(bins), problem.has_logarithmic_bins());
    const std::uint32_t color = shade(ramp_of(subject.view), scale.part(detail.sum[std::min(k, bins - 1)]));
    if (dimension == 2) add_ring(p, center, radius, 0, 1, color, in_the_box);
    for (std::size_t axis = 0; dimension == 3 && axis < 3; ++axis)
      add_ring(p, center, radius, axis, (axis + 1) % 3, color, in_the_box);
  }
}

}  // namespace

std::size_t ring_line_count(std::size_t dimension, std::size_t bins) {
  if (dimension < 2) return 0;
  const std::size_t rings = bins / ring_step(dimension, bins) + 1;
  return rings * ring_corners * (dimension == 3 ? 3 : 1);
}

std::vector<std::array<float, 3>> point_places(const VectorSet& references, const Extent& extent) {
  std::vector<std::array<float, 3>> places(references.size(), {0, 0, 0});
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t k = 0; k < references.dimension(); ++k) places[i][k] = references.at(i, k) - extent.middle[k];
  return places;
}

std::vector<std::uint32_t> cut_lines(const HistogramPicture& picture) {
  const Extent& extent = picture.histograms->extent();
  constexpr double slack = 1e-5;
  const std::vector<float>& query = picture.query;
  std::vector<std::uint32_t> colors = picture.drawing->lines.colors;
  for (std::size_t i = 0; i < colors.size(); ++i)
    for (std::size_t k = 0; k < query.size(); ++k) {
      const double away = double(picture.drawing->lines.positions[i][k]) + double(extent.middle[k]) - double(query[k]),
                   size = double(extent.box.high[k]) - double(extent.box.low[k]);
      if ((picture.view.octant >> k & 1 ? away : -away) < -slack * size) colors[i] = 0;
    }
  return colors;
}

std::vector<std::uint32_t> cut_points(const HistogramPicture& picture, RunContext& context) {
  const VectorSet& references = picture.histograms->problem().references;
  const std::vector<float>& query = picture.query;
  std::vector<std::uint32_t> colors = picture.drawing->point_colors;
  CpuExecutor(context).for_each("cut", colors.size(), [&](std::uint32_t i) {
    std::int64_t octant = 0;
    for (std::size_t k = 0; k < query.size(); ++k) octant |= std::int64_t{references.at(i, k) > query[k]} << k;
    if (octant == picture.view.octant) colors[i] = 0;
  });
  return colors;
}

void draw_points(Drawing& p, const Subject& subject, RunContext& context) {
  const bool has_table = subject.result.has_table();
  const std::size_t total = p.point_count;
  p.point_colors.assign(total, has_table ? empty_color : untold_color);
  if (!has_table) return;
  const QueryDetail& query = *subject.detail;
  const std::size_t slices = subject.now.slices;
  p.most = largest(query.sum);
  const CountScale scale{p.most, subject.view.log_counts};
  const ColorRamp& ramp = ramp_of(subject.view);
  std::vector<std::uint32_t> color_of(query.sum.size());
  for (std::size_t k = 0; k < color_of.size(); ++k) color_of[k] = shade(ramp, scale.part(query.sum[k]));
  const std::size_t counted = slices >= slice_count ? total : slices == 0 ? 0 : slice_of(slices - 1, total).end;
  CpuExecutor(context).for_each(
      "colours", counted,
      [&](std::uint32_t i) {
        if (query.bins[i] >= 0) p.point_colors[i] = color_of[static_cast<std::size_t>(query.bins[i])];
      },
      2);
  draw_bars(p, subject);
  for (std::size_t k = 0; k < color_of.size(); ++k) add_share(p.shares, scale.part(query.sum[k]), p.bar_counts[k]);
  if (subject.view.show_rings) draw_rings(p, subject);
}

}  // namespace ws::histogram
