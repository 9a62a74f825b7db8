// What a step looks like: points with the query's rings, the waterfall of all queries, the adder, the blocks.
// SPDX-License-Identifier: MIT
#include "compute/core/palette.h"
#include "compute/histogram/result.h"
#include "compute/histogram/rounds.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ws::histogram {

namespace {

// Charts are as large in the picture as they have pixels.
constexpr int chart_width = 1000, heat_height = 520, bars_height = 200, band_width = 170, gap = 46;
constexpr std::size_t most_rings = 64, ring_corners = 180, references_per_block = 64;
constexpr std::uint32_t line_color = pack_rgba(130, 135, 148), mark_color = pack_rgba(255, 170, 60),
                        empty_color = pack_rgba(70, 74, 84), band_color = pack_rgba(86, 180, 233);

const ColorRamp& ramp_of(const ViewParameters& view) {
  return color_ramp(ChoiceNames<ColorMap>::names[static_cast<std::size_t>(view.color_map)]);
}

void add_line(Picture& p, double x0, double y0, double x1, double y1, std::uint32_t color) {
  p.lines.push_back({static_cast<float>(x0), static_cast<float>(y0), 0});
  p.lines.push_back({static_cast<float>(x1), static_cast<float>(y1), 0});
  p.line_colors.insert(p.line_colors.end(), 2, color);
}

void add_frame(Picture& p, const Frame& f) {
  add_line(p, f.left, f.bottom, f.left + f.width, f.bottom, line_color);
  add_line(p, f.left, f.bottom, f.left, f.bottom + f.height, line_color);
}

std::int32_t largest(const std::vector<std::int32_t>& counts) {
  return counts.empty() ? 0 : *std::max_element(counts.begin(), counts.end());
}

std::uint32_t shade(const ColorRamp& ramp, double part) {
  return ramp[static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * 255 + 0.5)];
}

}  // namespace

Show HistogramResult::shown(const ViewParameters& view) const {
  const bool has_points = problem_->dimension() <= 3;
  if (!has_table()) return has_points ? Show::points : Show::waterfall;
  if (view.show == Show::points || view.show == Show::automatic) return has_points ? Show::points : Show::waterfall;
  return view.show;
}

double HistogramResult::plane_size() const {
  const double size = std::max(double(high_[0]) - double(low_[0]), double(high_[1]) - double(low_[1]));
  return size > 0 ? size : 1;  // one place: the bars need some room beside it
}

bool HistogramResult::is_3d(const ParameterSet& view) const {
  return problem_->dimension() == 3 && shown(view.to<ViewParameters>()) == Show::points;
}

std::array<double, 3> HistogramResult::origin(const ParameterSet& view) const {
  if (shown(view.to<ViewParameters>()) != Show::points) return {};
  return {middle_[0], middle_[1], middle_[2]};
}

Bounds HistogramResult::bounds(const ParameterSet& view) const {
  Bounds bounds;
  switch (shown(view.to<ViewParameters>())) {
    case Show::points: {
      for (std::size_t k = 0; k < 3; ++k) {
        bounds.low[k] = double(low_[k]) - double(middle_[k]);
        bounds.high[k] = double(high_[k]) - double(middle_[k]);
      }
      if (problem_->dimension() < 3) {  // the bars stand to the right
        const double size = plane_size();
        bounds.high[0] = bounds.high[0] + 1.6 * size;  // the histogram stands there, and the colour bar beside it
        bounds.low[1] = std::min(bounds.low[1], -0.3 * size);
        bounds.high[1] = std::max(bounds.high[1], 0.3 * size);
      }
      return bounds;
    }
    case Show::blocks:
      bounds.low = {-60.0, -60.0 - heat_height, 0};
      bounds.high = {double(chart_width) + 60, 40, 0};
      return bounds;
    default:
      bounds.low = {-150.0, -double(heat_height + bars_height) - 2.2 * gap, 0};
      bounds.high = {double(chart_width + band_width) + 1.6 * gap, 50, 0};
      return bounds;
  }
}

std::shared_ptr<const Picture> HistogramResult::picture(std::size_t step, const ViewParameters& view) const {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.show));
  for (const auto part :
       {view.query, std::int64_t(view.color_map), std::int64_t(view.log_counts), std::int64_t(view.show_rings)})
    key = combine(key, static_cast<std::uint64_t>(part) + 1);
  {
    const std::lock_guard lock(mutex_);
    if (picture_.second && picture_.first == key) return picture_.second;
  }
  auto made = draw(step, view);
  const std::lock_guard lock(mutex_);
  picture_ = {key, made};
  return made;
}

std::shared_ptr<const Picture> HistogramResult::draw(std::size_t step, const ViewParameters& view) const {
  auto p = std::make_shared<Picture>();
  p->show = shown(view);
  switch (p->show) {
    case Show::points:
      draw_points(*p, step, view);
      break;
    case Show::adder:
      draw_adder(*p, step, view);
      break;
    case Show::blocks:
      draw_blocks(*p, step, view);
      break;
    default:
      draw_waterfall(*p, step, view);
  }
  return p;
}

std::vector<std::int32_t> HistogramResult::counts_until(const QueryDetail& detail, std::size_t slices) const {
  if (slices >= slice_count) return detail.sum;
  std::vector<std::int32_t> counts(detail.sum.size());
  for (std::size_t i = 0; i < slices * counts.size(); ++i) counts[i % counts.size()] += detail.privates[i];
  return counts;
}

std::vector<std::array<float, 3>> HistogramResult::point_places() const {
  const VectorSet& references = problem_->references;
  std::vector<std::array<float, 3>> places(references.size(), {0, 0, 0});
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t k = 0; k < references.dimension(); ++k) places[i][k] = references.at(i, k) - middle_[k];
  return places;
}

void HistogramResult::draw_points(Picture& p, std::size_t step, const ViewParameters& view) const {
  const VectorSet& references = problem_->references;
  const std::size_t dimension = references.dimension(), total = references.size();
  p.point_count = total;
  p.point_colors.assign(total, has_table() ? empty_color : pack_rgba(150, 160, 180));
  if (!has_table()) return;
  const auto query = detail(view);
  const std::size_t slices = place(step).slices;
  const std::vector<std::int32_t> counts = counts_until(*query, slices);
  p.most = largest(query->sum);
  const CountScale scale{p.most, view.log_counts};
  const ColorRamp& ramp = ramp_of(view);
  std::vector<std::uint32_t> color_of(counts.size());
  for (std::size_t k = 0; k < counts.size(); ++k) color_of[k] = shade(ramp, scale.part(query->sum[k]));
  const std::size_t counted = slices >= slice_count ? total : slices == 0 ? 0 : slice_of(slices - 1, total).end;
  for (std::size_t i = 0; i < counted; ++i)
    if (query->bins[i] >= 0) p.point_colors[i] = color_of[static_cast<std::size_t>(query->bins[i])];
  if (dimension == 3) return;
  const double left = double(high_[0]) - double(middle_[0]), size = plane_size();
  p.bars_frame = {left + 0.2 * size, -0.25 * size, 0.8 * size, 0.5 * size};
  if (view.show_rings) draw_rings(p, *query, view);
  draw_bars(p, counts, view);
}

void HistogramResult::draw_rings(Picture& p, const QueryDetail& detail, const ViewParameters& view) const {
  if (problem_->dimension() != 2) return;
  const std::vector<float> centre = looked_at(view);
  const std::size_t bins = detail.sum.size(), step = (bins + most_rings - 1) / most_rings;
  const CountScale scale{p.most, view.log_counts};
  const ColorRamp& ramp = ramp_of(view);
  const bool logarithmic = problem_->parameters.bin_scale == BinScale::logarithmic && detail.low > 0;
  const double right = p.bars_frame.left - 0.08 * p.bars_frame.width;
  for (std::size_t k = 0; k <= bins; k += step) {
    const double part = double(k) / double(bins);
    const double radius = logarithmic ? double(detail.low) * std::pow(double(detail.high) / double(detail.low), part)
                                      : detail.low + part * (double(detail.high) - double(detail.low));
    const std::uint32_t color = (shade(ramp, scale.part(detail.sum[std::min(k, bins - 1)])) & 0xFFFFFFu) | 0xB0000000u;
    const double x = double(centre[0]) - double(middle_[0]), y = double(centre[1]) - double(middle_[1]);
    for (std::size_t i = 0; i < ring_corners; ++i) {
      const double a = 2 * std::numbers::pi * double(i) / ring_corners, b = 2 * std::numbers::pi * double(i + 1) / ring_corners;
      if (x + radius * std::max(std::cos(a), std::cos(b)) > right) continue;  // the bars stand there
      add_line(p, x + radius * std::cos(a), y + radius * std::sin(a), x + radius * std::cos(b), y + radius * std::sin(b),
               color);
    }
  }
}

void HistogramResult::draw_bars(Picture& p, const std::vector<std::int32_t>& counts, const ViewParameters& view) const {
  const auto query = detail(view);
  p.bars = Chart(chart_width, static_cast<int>(chart_width * p.bars_frame.height / p.bars_frame.width));
  p.bars_most = largest(query->sum);
  paint_bars(p.bars, counts, {p.bars_most, view.log_counts}, ramp_of(view));
  p.low = query->low;
  p.high = query->high;
  add_frame(p, p.bars_frame);
}

void HistogramResult::draw_waterfall(Picture& p, std::size_t step, const ViewParameters& view) const {
  p.heat = Chart(chart_width, heat_height);
  p.heat_frame = {0, -double(heat_height), double(chart_width), double(heat_height)};
  p.bars_frame = {0, -double(heat_height + gap + bars_height), double(chart_width), double(bars_height)};
  p.band_frame = {double(chart_width + gap), -double(heat_height), double(band_width), double(heat_height)};
  add_frame(p, p.heat_frame);
  if (!has_table()) return;
  const Table& table = *histograms_.table;
  const StepPlace now = place(step);
  const std::size_t seen = std::max<std::size_t>(1, table.counts.size() / 2'000'000);
  for (std::size_t i = 0; i < now.rows * table.bins; i += seen) p.most = std::max(p.most, double(table.counts[i]));
  paint_heat_map(
      p.heat, table.queries, table.bins,
      [&](std::size_t q, std::size_t k) { return q < now.rows ? double(table.row(q)[k]) : -1.0; }, {p.most, view.log_counts},
      ramp_of(view));
  draw_band(p, now.rows);
  const auto query = detail(view);
  draw_bars(p, counts_until(*query, now.slices), view);
  if (!problem_->parameters.probe.empty()) return;
  const double y = -double(heat_height) * (double(query_of(view)) + 0.5) / double(table.queries);
  add_line(p, -14, y, -2, y, mark_color);
}

/// From each query's nearest to its farthest reference.
void HistogramResult::draw_band(Picture& p, std::size_t rows) const {
  const Table& table = *histograms_.table;
  if (rows == 0) return;
  p.band_low = *std::min_element(table.low.begin(), table.low.begin() + static_cast<std::ptrdiff_t>(rows));
  p.band_high = *std::max_element(table.high.begin(), table.high.begin() + static_cast<std::ptrdiff_t>(rows));
  const double range = std::max(p.band_high - p.band_low, 1e-30);
  const auto x = [&](double d) { return p.band_frame.left + p.band_frame.width * (d - p.band_low) / range; };
  for (int line = 0; line < heat_height; ++line) {
    const auto q = static_cast<std::size_t>(line) * table.queries / heat_height;
    if (q < rows) add_line(p, x(table.low[q]), -line - 0.5, x(table.high[q]), -line - 0.5, band_color);
  }
  add_frame(p, p.band_frame);
}

void HistogramResult::draw_adder(Picture& p, std::size_t step, const ViewParameters& view) const {
  const auto query = detail(view);
  const StepPlace now = place(step);
  const std::size_t bins = query->sum.size();
  p.heat = Chart(chart_width, heat_height);
  p.heat_frame = {0, -double(heat_height), double(chart_width), double(heat_height)};
  p.bars_frame = {0, -double(heat_height + gap + bars_height), double(chart_width), double(bars_height)};
  p.most = largest(query->privates);
  paint_heat_map(
      p.heat, slice_count, bins,
      [&](std::size_t s, std::size_t k) { return s < now.slices ? double(query->privates[s * bins + k]) : -1.0; },
      {p.most, view.log_counts}, ramp_of(view));
  add_frame(p, p.heat_frame);
  draw_bars(p, counts_until(*query, now.slices), view);
}

/// One cell per block of 64 references, in rows as the grid of 2019 has them, lit when its distances are there.
void HistogramResult::draw_blocks(Picture& p, std::size_t step, const ViewParameters& view) const {
  const std::size_t total = problem_->references.size(), blocks = (total + references_per_block - 1) / references_per_block;
  const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(blocks))));
  const std::size_t rows = (blocks + columns - 1) / columns;
  p.heat = Chart(chart_width, heat_height);
  p.heat_frame = {0, -double(heat_height), double(chart_width), double(heat_height)};
  const StepPlace now = place(step);
  const std::size_t counted = now.slices == 0 ? 0 : slice_of(std::min(now.slices, slice_count) - 1, total).end;
  p.most = slice_count;
  paint_heat_map(
      p.heat, rows, columns,
      [&](std::size_t r, std::size_t c) {
        const std::size_t block = r * columns + c, first = block * references_per_block;
        if (block >= blocks || (now.in_slices && first >= counted)) return -1.0;
        if (!now.in_slices && now.rounds == 0) return -1.0;
        const std::size_t length = (total + slice_count - 1) / slice_count;
        return double(first / length) + 1;
      },
      {p.most, false}, ramp_of(view));
  add_frame(p, p.heat_frame);
}

FrameLayout HistogramResult::layout(std::size_t step, const ParameterSet& view) const {
  const auto v = view.to<ViewParameters>();
  const auto p = picture(step, v);
  // Points stay in their buffers while only their colours change.
  const std::uint64_t cloud = combine(problem_->references.identity(), p->point_count + 1);
  std::uint64_t now = combine(identity_, combine(step + 1, static_cast<std::uint64_t>(v.show) + 1));
  for (const auto part : {v.query, std::int64_t(v.color_map), std::int64_t(v.log_counts), std::int64_t(v.show_rings)})
    now = combine(now, static_cast<std::uint64_t>(part) + 1);
  return {{"points.position", 12, p->point_count, cloud}, {"points.color", 4, p->point_count, now},
          {"lines.position", 12, p->lines.size(), now},   {"lines.color", 4, p->lines.size(), now},
          {"heat.pixels", 4, p->heat.pixels.size(), now}, {"bars.pixels", 4, p->bars.pixels.size(), now}};
}

void HistogramResult::present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token) const {
  const auto p = picture(step, view.to<ViewParameters>());
  const auto write = [&](std::string_view name, const auto& values) {
    targets.write(name, {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(values[0])});
  };
  if (p->point_count > 0 && targets.wants("points.position")) write("points.position", point_places());
  write("points.color", p->point_colors);
  write("lines.position", p->lines);
  write("lines.color", p->line_colors);
  write("heat.pixels", p->heat.pixels);
  write("bars.pixels", p->bars.pixels);
}

}  // namespace ws::histogram
