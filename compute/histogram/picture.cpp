// What a step looks like: the waterfall of all queries, the adder, the blocks; points_picture.cpp draws points.
// SPDX-License-Identifier: MIT
#include "compute/histogram/drawing.h"
#include "compute/histogram/result.h"
#include "compute/histogram/rounds.h"

#include <algorithm>
#include <cmath>

namespace ws::histogram {

namespace {

// Charts are as large in the picture as they have pixels.
constexpr int chart_width = 1000, heat_height = 520, bars_height = 190, band_width = 170, gap = 72;
constexpr double furniture_width = 330;  // room for the colour bar, also where the picture is small
constexpr std::size_t references_per_block = 64;
constexpr std::uint32_t mark_color = pack_rgba(255, 170, 60), band_color = pack_rgba(86, 180, 233);

/// What a picture depends on besides the result.
std::uint64_t key_of(std::size_t step, const ViewParameters& view) {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.show) + 1);
  for (const auto part :
       {view.query, std::int64_t(view.color_map), std::int64_t(view.log_counts), std::int64_t(view.show_rings)})
    key = combine(key, static_cast<std::uint64_t>(part) + 1);
  return key | 1;
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
      bounds.high = {double(chart_width) + furniture_width, 40, 0};
      return bounds;
    default:
      bounds.low = {-60.0, -double(heat_height + bars_height) - 2 * gap, 0};
      bounds.high = {
          double(chart_width + (shown(view.to<ViewParameters>()) == Show::waterfall ? band_width + gap : 0)) + furniture_width,
          50, 0};
      return bounds;
  }
}

std::shared_ptr<const Picture> HistogramResult::picture(std::size_t step, const ViewParameters& view,
                                                        const std::stop_token& stop) const {
  const std::uint64_t key = key_of(step, view);
  {
    const std::lock_guard lock(mutex_);
    if (picture_.second && picture_.first == key) return picture_.second;
  }
  auto made = draw(step, view, stop);
  const std::lock_guard lock(mutex_);
  picture_ = {key, made};
  return made;
}

std::shared_ptr<const Picture> HistogramResult::picture_at_hand(std::size_t step, const ViewParameters& view) const {
  const std::lock_guard lock(mutex_);
  const bool is_it = picture_.second && picture_.first == key_of(step, view);
  if (is_it || (picture_.second && picture_.second->show == shown(view))) return picture_.second;
  return std::make_shared<const Picture>(framed(view));
}

Picture HistogramResult::framed(const ViewParameters& view) const {
  Picture p;
  p.show = shown(view);
  if (p.show == Show::points) {
    p.point_count = problem_->references.size();
    if (problem_->dimension() == 3 || !has_table()) return p;
    const double left = double(high_[0]) - double(middle_[0]), size = plane_size();
    p.bars_frame = {left + 0.2 * size, -0.25 * size, 0.8 * size, 0.5 * size};
    p.bars = Chart(chart_width, static_cast<int>(chart_width * p.bars_frame.height / p.bars_frame.width));
    return p;
  }
  p.heat = Chart(chart_width, heat_height);
  p.heat_frame = {0, -double(heat_height), double(chart_width), double(heat_height)};
  if (p.show == Show::blocks || !has_table()) return p;
  p.bars = Chart(chart_width, bars_height);
  p.bars_frame = {0, -double(heat_height + gap + bars_height), double(chart_width), double(bars_height)};
  if (p.show == Show::waterfall)
    p.band_frame = {double(chart_width + gap), -double(heat_height), double(band_width), double(heat_height)};
  return p;
}

/// Room for all that may be drawn: what is left is invisible.
std::size_t HistogramResult::line_count(Show show) const {
  constexpr std::size_t frames = 3 * 2, mark = 1;
  if (show == Show::points) return has_table() ? frames + ring_line_count(problem_->dimension(), problem_->bins()) : 0;
  return frames + mark + (show == Show::waterfall ? heat_height : 0);
}

std::shared_ptr<const Picture> HistogramResult::draw(std::size_t step, const ViewParameters& view,
                                                     const std::stop_token& stop) const {
  auto p = std::make_shared<Picture>(framed(view));
  switch (p->show) {
    case Show::points:
      draw_points(*p, step, view, stop);
      break;
    case Show::adder:
      draw_adder(*p, step, view, stop);
      break;
    case Show::blocks:
      draw_blocks(*p, step, view);
      break;
    default:
      draw_waterfall(*p, step, view, stop);
  }
  p->lines.resize(2 * line_count(p->show));
  p->line_colors.resize(p->lines.size());
  return p;
}

std::vector<std::int32_t> HistogramResult::counts_until(const QueryDetail& detail, std::size_t slices) const {
  if (slices >= slice_count) return detail.sum;
  std::vector<std::int32_t> counts(detail.sum.size());
  for (std::size_t slice = 0; slice < slices; ++slice)
    for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += detail.privates[slice * counts.size() + k];
  return counts;
}

void HistogramResult::draw_bars(Picture& p, const QueryDetail& detail, std::size_t slices, const ViewParameters& view) const {
  const std::vector<std::int32_t> counts = counts_until(detail, slices);
  p.bars_most = largest(detail.sum);
  p.low = detail.low;
  p.high = detail.high;
  const CountScale scale{p.bars_most, view.log_counts};
  if (p.bars.width > 0) {
    paint_bars(p.bars, counts, scale, ramp_of(view));
    return add_frame(p, p.bars_frame);
  }
  constexpr std::size_t most_bars = 128;
  const std::size_t bins = counts.size(), bars = std::min(bins, most_bars);
  for (std::size_t i = 0; i < bars; ++i) {
    const auto first = counts.begin() + static_cast<std::ptrdiff_t>(i * bins / bars),
               end = counts.begin() + static_cast<std::ptrdiff_t>((i + 1) * bins / bars);
    p.bar_parts.push_back(scale.part(*std::max_element(first, end)));
    p.bar_colors.push_back(shade(ramp_of(view), p.bar_parts.back()));
  }
}

void HistogramResult::draw_waterfall(Picture& p, std::size_t step, const ViewParameters& view,
                                     const std::stop_token& stop) const {
  add_frame(p, p.heat_frame);
  if (!has_table()) return;
  const Table& table = *histograms_.table;
  const StepPlace now = place(step);
  const auto peaks = peaks_at_hand(stop);
  // The line that the last round fills in part holds none of the later rows yet.
  std::size_t full = 0;
  while (full < peaks->lines && peaks->first_query(full + 1) <= now.rows) ++full;
  const std::size_t first = peaks->first_query(full);
  const std::vector<std::int32_t> begun = full < peaks->lines && first < now.rows
                                              ? peaks_of_rows(table, first, now.rows, peaks->columns)
                                              : std::vector<std::int32_t>{};
  const auto until = peaks->peaks.begin() + static_cast<std::ptrdiff_t>(full * peaks->columns);
  p.most = std::max<double>(largest(begun), until == peaks->peaks.begin() ? 0 : *std::max_element(peaks->peaks.begin(), until));
  paint_heat_map(
      p.heat, peaks->lines, peaks->columns,
      [&](std::size_t line, std::size_t k) {
        return line < full ? double(peaks->line(line)[k]) : line == full && !begun.empty() ? double(begun[k]) : -1.0;
      },
      {p.most, view.log_counts}, ramp_of(view));
  draw_band(p, now.rows);
  draw_bars(p, *detail(view, stop), now.slices, view);
  if (!problem_->parameters.probe.empty()) return;
  const double y = -double(heat_height) * (double(query_of(view)) + 0.5) / double(table.queries);
  add_line(p, -14, y, -2, y, mark_color);
}

std::shared_ptr<const RowPeaks> HistogramResult::peaks_at_hand(const std::stop_token& stop) const {
  {
    const std::lock_guard lock(mutex_);
    if (peaks_) return peaks_;
  }
  RunContext context = context_for(stop);
  auto made = std::make_shared<const RowPeaks>(
      row_peaks(*histograms_.table, place(step_count()).rows, heat_height, chart_width, context));
  const std::lock_guard lock(mutex_);
  peaks_ = made;
  return made;
}

/// From each query's nearest to its farthest reference.
void HistogramResult::draw_band(Picture& p, std::size_t rows) const {
  const Table& table = *histograms_.table;
  if (rows == 0) return;
  p.band_low = *std::min_element(table.low.begin(), table.low.begin() + static_cast<std::ptrdiff_t>(rows));
  p.band_high = *std::max_element(table.high.begin(), table.high.begin() + static_cast<std::ptrdiff_t>(rows));
  const double range = p.band_high > p.band_low ? double(p.band_high) - p.band_low : 1;
  const auto x = [&](double d) { return p.band_frame.left + p.band_frame.width * (d - p.band_low) / range; };
  for (int line = 0; line < heat_height; ++line) {
    const auto q = static_cast<std::size_t>(line) * table.queries / heat_height;
    if (q < rows) add_line(p, x(table.low[q]), -line - 0.5, x(table.high[q]), -line - 0.5, band_color);
  }
  add_frame(p, p.band_frame);
}

void HistogramResult::draw_adder(Picture& p, std::size_t step, const ViewParameters& view, const std::stop_token& stop) const {
  const auto query = detail(view, stop);
  const StepPlace now = place(step);
  const std::size_t bins = query->sum.size();
  p.most = largest(query->privates);
  paint_heat_map(
      p.heat, slice_count, bins,
      [&](std::size_t s, std::size_t k) { return s < now.slices ? double(query->privates[s * bins + k]) : -1.0; },
      {p.most, view.log_counts}, ramp_of(view));
  add_frame(p, p.heat_frame);
  draw_bars(p, *query, now.slices, view);
}

/// One cell per block of 64 references, in rows as the grid of 2019 has them, lit when its distances are there.
void HistogramResult::draw_blocks(Picture& p, std::size_t step, const ViewParameters& view) const {
  const std::size_t total = problem_->references.size(), blocks = (total + references_per_block - 1) / references_per_block;
  const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(double(blocks))));
  const std::size_t rows = (blocks + columns - 1) / columns;
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
  const Picture p = framed(v);
  // Points stay in their buffers while only their colours change.
  const std::uint64_t cloud = combine(problem_->references.identity(), p.point_count + 1),
                      now = combine(identity_, key_of(step, v)),
                      colors = combine(now, is_cut(v) ? static_cast<std::uint64_t>(v.octant) + 2 : 1);
  const std::size_t lines = line_count(p.show);
  return {{"points.position", 12, p.point_count, cloud},
          {"points.color", 4, p.point_count, colors},
          {"lines.position", 24, lines, now},
          {"lines.color", 8, lines, colors},
          {"heat.pixels", 4, p.heat.pixels.size(), now},
          {"bars.pixels", 4, p.bars.pixels.size(), now}};
}

void HistogramResult::present(std::size_t step, const ParameterSet& view, const FrameTargets& targets,
                              std::stop_token stop) const {
  const auto v = view.to<ViewParameters>();
  const auto p = picture(step, v, stop);
  const auto write = [&](std::string_view name, const auto& values) {
    targets.write(name, {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(values[0])});
  };
  if (p->point_count > 0 && targets.wants("points.position")) write("points.position", point_places());
  const bool cut = is_cut(v);
  write("points.color", cut ? cut_points(*p, v) : p->point_colors);
  write("lines.position", p->lines);
  write("lines.color", cut ? cut_lines(*p, v) : p->line_colors);
  write("heat.pixels", p->heat.pixels);
  write("bars.pixels", p->bars.pixels);
}

}  // namespace ws::histogram
