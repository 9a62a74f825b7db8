// A drawing's frames, and what is drawn as charts: the waterfall of all queries, the adder, the blocks.
// SPDX-License-Identifier: MIT
#include "compute/histogram/show/drawing.h"

#include "compute/core/result/color_shares.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ws::histogram {

namespace {

// Charts are as large in the picture as they have pixels.
constexpr int bars_height = 190, band_width = 170, gap = 72;
constexpr double furniture_width = 330;  // room for the colour bar, also where the picture is small
constexpr std::uint32_t mark_color = pack_rgba(255, 170, 60), band_color = pack_rgba(86, 180, 233),
                        cell_color = pack_rgba(24, 26, 30);

std::vector<std::int32_t> counts_until(const QueryDetail& detail, std::size_t slices) {
  if (slices >= slice_count) return detail.sum;
  std::vector<std::int32_t> counts(detail.sum.size());
  for (std::size_t slice = 0; slice < slices; ++slice)
    for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += detail.privates[slice * counts.size() + k];
  return counts;
}

Bounds bounds_of_points(const HistogramResult& result) {
  const Extent& extent = result.extent();
  Bounds bounds;
  for (std::size_t k = 0; k < 3; ++k) {
    bounds.low[k] = double(extent.box.low[k]) - double(extent.middle[k]);
    bounds.high[k] = double(extent.box.high[k]) - double(extent.middle[k]);
  }
  if (result.problem().dimension() < 3) {  // the bars stand to the right
    const double size = extent.plane_size();
    bounds.high[0] = bounds.high[0] + 1.6 * size;  // the histogram stands there, and the colour bar beside it
    bounds.low[1] = std::min(bounds.low[1], -0.3 * size);
    bounds.high[1] = std::max(bounds.high[1], 0.3 * size);
  }
  return bounds;
}

/// Cells in the colours of their values; below 0 they stay empty. Where values are counts of references, as many count beside
/// the colour bar, else each cell counts as one.
void draw_heat(Drawing& p, std::size_t rows, std::size_t columns, const std::function<double(std::size_t, std::size_t)>& value,
               const Subject& subject, bool is_count = true) {
  const CountScale scale{p.most, is_count && subject.view.log_counts};
  paint_heat_map(p.heat, rows, columns, value, scale, ramp_of(subject.view));
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column)
      if (const double v = value(row, column); v >= 0) add_share(p.shares, scale.part(v), is_count ? v : 1);
}

/// From each query's nearest to its farthest reference.
void draw_band(Drawing& p, const Table& table, std::size_t rows) {
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

}  // namespace

Bounds picture_bounds(const HistogramResult& result, const ViewParameters& view) {
  Bounds bounds;
  const Show show = result.shown(view);
  if (show == Show::points) return bounds_of_points(result);
  if (show == Show::blocks) {
    bounds.low = {-60.0, -60.0 - heat_height, 0};
    bounds.high = {double(chart_width) + furniture_width, 40, 0};
    return bounds;
  }
  bounds.low = {-60.0, -double(heat_height + bars_height) - 2 * gap, 0};
  bounds.high = {double(chart_width + (show == Show::waterfall ? band_width + gap : 0)) + furniture_width, 50, 0};
  return bounds;
}

Drawing framed(const HistogramResult& result, const ViewParameters& view) {
  const Extent& extent = result.extent();
  Drawing p;
  p.show = result.shown(view);
  if (p.show == Show::points) {
    p.point_count = result.problem().references.size();
    if (result.problem().dimension() == 3 || !result.has_table()) return p;
    const double left = double(extent.box.high[0]) - double(extent.middle[0]), size = extent.plane_size();
    p.bars_frame = {left + 0.2 * size, -0.25 * size, 0.8 * size, 0.5 * size};
    p.bars = Chart(chart_width, static_cast<int>(chart_width * p.bars_frame.height / p.bars_frame.width));
    return p;
  }
  p.heat = Chart(chart_width, heat_height);
  p.heat_frame = {0, -double(heat_height), double(chart_width), double(heat_height)};
  if (p.show == Show::blocks || !result.has_table()) return p;
  p.bars = Chart(chart_width, bars_height);
  p.bars_frame = {0, -double(heat_height + gap + bars_height), double(chart_width), double(bars_height)};
  if (p.show == Show::waterfall)
    p.band_frame = {double(chart_width + gap), -double(heat_height), double(band_width), double(heat_height)};
  return p;
}

std::size_t line_count(const HistogramResult& result, Show show) {
  constexpr std::size_t frames = 3 * 2, mark = 3;
  if (show == Show::points)
    return result.has_table() ? frames + ring_line_count(result.problem().dimension(), result.problem().bins()) : 0;
  if (show == Show::blocks) {
    const BlockGrid grid = block_grid(result.problem().references.size());
    return frames + mark + grid.rows + grid.columns;
  }
  return frames + mark + (show == Show::waterfall ? heat_height : 0);
}

Drawing drawn(const Subject& subject, RunContext& context) {
  context.check_stop();
  Drawing p = framed(subject.result, subject.view);
  switch (p.show) {
    case Show::points:
      draw_points(p, subject, context);
      break;
    case Show::adder:
      draw_adder(p, subject);
      break;
    case Show::blocks:
      draw_blocks(p, subject);
      break;
    default:
      draw_waterfall(p, subject);
  }
  p.lines.resize(line_count(subject.result, p.show));
  return p;
}

void draw_bars(Drawing& p, const Subject& subject) {
  const QueryDetail& detail = *subject.detail;
  const std::vector<std::int32_t> counts = counts_until(detail, subject.now.slices);
  const ColorRamp& ramp = ramp_of(subject.view);
  p.bars_most = largest(detail.sum);
  p.low = detail.low;
  p.high = detail.high;
  p.bar_counts = counts;
  const CountScale scale{p.bars_most, subject.view.log_counts};
  if (p.bars.width > 0) {
    // Beside a colour bar for the counts of all queries a colour is to mean the same count.
    const CountScale colors = p.show == Show::waterfall ? CountScale{p.most, subject.view.log_counts} : scale;
    paint_bars(p.bars, counts, scale, colors, ramp);
    return add_frame(p, p.bars_frame);
  }
  constexpr std::size_t most_bars = 128;
  const std::size_t bins = counts.size(), bars = std::min(bins, most_bars);
  for (std::size_t i = 0; i < bars; ++i) {
    const auto first = counts.begin() + static_cast<std::ptrdiff_t>(i * bins / bars),
               end = counts.begin() + static_cast<std::ptrdiff_t>((i + 1) * bins / bars);
    p.bar_parts.push_back(scale.part(*std::max_element(first, end)));
    p.bar_colors.push_back(shade(ramp, p.bar_parts.back()));
  }
}

void draw_waterfall(Drawing& p, const Subject& subject) {
  add_frame(p, p.heat_frame);
  if (!subject.result.has_table()) return;
  const Table& table = *subject.result.histograms().table;
  const RowPeaks& peaks = *subject.peaks;
  const std::size_t rows = subject.now.rows;
  // The line that the last round fills in part holds none of the later rows yet.
  std::size_t full = 0;
  while (full < peaks.lines && peaks.first_query(full + 1) <= rows) ++full;
  const std::size_t first = peaks.first_query(full);
  const std::vector<std::int32_t> begun =
      full < peaks.lines && first < rows ? peaks_of_rows(table, first, rows, peaks.columns) : std::vector<std::int32_t>{};
  const auto until = peaks.peaks.begin() + static_cast<std::ptrdiff_t>(full * peaks.columns);
  p.most = std::max<double>(largest(begun), until == peaks.peaks.begin() ? 0 : *std::max_element(peaks.peaks.begin(), until));
  draw_heat(
      p, peaks.lines, peaks.columns,
      [&](std::size_t line, std::size_t k) {
        return line < full ? double(peaks.line(line)[k]) : line == full && !begun.empty() ? double(begun[k]) : -1.0;
      },
      subject);
  draw_band(p, table, rows);
  draw_bars(p, subject);
  if (!subject.result.problem().parameters.probe.empty()) return;
  const double row_height = double(heat_height) / double(table.queries),
               y = -row_height * (double(subject.result.query_of(subject.view)) + 0.5), half = std::max(row_height / 2, 1.0);
  add_line(p, -14, y, -2, y, mark_color);
  for (const double edge : {y - half, y + half}) add_line(p, 0, edge, p.heat_frame.width, edge, mark_color);
}

void draw_adder(Drawing& p, const Subject& subject) {
  const QueryDetail& query = *subject.detail;
  const std::size_t bins = query.sum.size();
  p.most = largest(query.privates);
  draw_heat(
      p, slice_count, bins,
      [&](std::size_t s, std::size_t k) { return s < subject.now.slices ? double(query.privates[s * bins + k]) : -1.0; },
      subject);
  add_frame(p, p.heat_frame);
  draw_bars(p, subject);
}

namespace {

/// What a block's colour stands for: the slice that counts its references, or how many distances it has computed. Below 0: not
/// lit.
class BlockValues {
 public:
  explicit BlockValues(const Subject& subject)
      : total_(subject.result.problem().references.size()),
        grid_(block_grid(total_)),
        now_(subject.now),
        queries_(subject.result.problem().queries.size()) {
    const Histograms& histograms = subject.result.histograms();
    if (now_.in_blocks) queries_ = histograms.rounds[now_.rounds - 1].count;
    if (now_.in_slices) counted_ = slice_of(now_.slices - 1, total_).end;
  }

  [[nodiscard]] const BlockGrid& grid() const { return grid_; }
  [[nodiscard]] double most() const {
    return double(now_.in_slices ? slice_count : std::min(total_, BlockGrid::references_per_block) * queries_);
  }
  [[nodiscard]] double at(std::size_t row, std::size_t column) const {
    const std::size_t block = row * grid_.columns + column, first = block * BlockGrid::references_per_block;
    if (block >= grid_.blocks) return -1;
    const std::size_t length = std::min(BlockGrid::references_per_block, total_ - first);
    if (now_.in_slices) {
      const std::size_t slice = first / slice_of(0, total_).end;
      return first < counted_ ? double(slice + 1) : -1;
    }
    if (now_.in_blocks) return row < now_.block_rows ? double(length * queries_) : -1;
    return now_.rows > 0 ? double(length * now_.rows) : -1;
  }

 private:
  std::size_t total_;
  BlockGrid grid_;
  StepPlace now_;
  std::size_t queries_, counted_ = 0;
};

/// Lines between the cells of equal values, where cells are large enough for it.
void draw_cells(Drawing& p, std::size_t rows, std::size_t columns) {
  constexpr double least_size = 5;
  const Frame& f = p.heat_frame;
  const double width = f.width / double(columns), height = f.height / double(rows);
  if (std::min(width, height) < least_size) return;
  for (std::size_t c = 1; c < columns; ++c)
    add_line(p, f.left + width * double(c), f.bottom, f.left + width * double(c), f.bottom + f.height, cell_color);
  for (std::size_t r = 1; r < rows; ++r)
    add_line(p, f.left, f.bottom + height * double(r), f.left + f.width, f.bottom + height * double(r), cell_color);
}

}  // namespace

/// One cell for each block of 64 references, in rows as the grid of 2019 has them.
void draw_blocks(Drawing& p, const Subject& subject) {
  const BlockValues values(subject);
  p.most = values.most();
  draw_heat(
      p, values.grid().rows, values.grid().columns, [&](std::size_t r, std::size_t c) { return values.at(r, c); }, subject,
      false);
  draw_cells(p, values.grid().rows, values.grid().columns);
  add_frame(p, p.heat_frame);
  if (!subject.now.in_blocks) return;
  const double y = -double(heat_height) * (double(subject.now.block_rows) - 0.5) / double(values.grid().rows);
  add_line(p, -14, y, -2, y, mark_color);
}

}  // namespace ws::histogram
