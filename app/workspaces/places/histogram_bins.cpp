// Bins under the pointer.
// SPDX-License-Identifier: MIT
#include "app/workspaces/places/histogram_bins.h"

#include "compute/core/words/formatted.h"
#include "compute/histogram/bins/problem.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

using histogram::Drawing;
using histogram::Frame;
using histogram::HistogramPicture;
using histogram::Show;

/// From 0 to 1 along both sides of a frame, from its upper left corner; nothing outside.
std::optional<std::pair<double, double>> part_of(const Frame& frame, double x, double y) {
  if (frame.width <= 0 || frame.height <= 0) return std::nullopt;
  const double across = (x - frame.left) / frame.width, down = (frame.bottom + frame.height - y) / frame.height;
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return std::nullopt;
  return std::pair(across, down);
}

/// A bin of a row of the table.
Workspace::Finding bin_of_query(const HistogramPicture& picture, std::size_t query, double across) {
  const histogram::Problem& problem = picture.histograms->problem();
  const histogram::Table& table = *picture.histograms->histograms().table;
  const auto bin = std::min(static_cast<std::size_t>(across * double(table.bins)), table.bins - 1);
  const auto limit = [&](std::size_t k) {
    return histogram::distance_at(table.low[query], table.high[query], double(k) / double(table.bins),
                                  problem.has_logarithmic_bins());
  };
  return {{{"bin", static_cast<std::int64_t>(bin)},
           {"query", static_cast<std::int64_t>(problem.query_number(query))},
           {"references", std::int64_t{table.row(query)[bin]}},
           {"distance", fmt::format("{} … {}", short_number(limit(bin)), short_number(limit(bin + 1)))}},
          {}};
}

/// The bin of the query that is looked at. Only the limits are known of a probe.
Workspace::Finding bin_looked_at(const HistogramPicture& picture, std::size_t bin) {
  const histogram::Problem& problem = picture.histograms->problem();
  const Drawing& drawing = *picture.drawing;
  if (!picture.is_probe && picture.query_index < picture.histograms->row_count())
    return bin_of_query(picture, picture.query_index, (double(bin) + 0.5) / double(problem.bins()));
  const auto limit = [&](std::size_t k) {
    return histogram::distance_at(drawing.low, drawing.high, double(k) / double(problem.bins()),
                                  problem.has_logarithmic_bins());
  };
  std::vector<Property> values{{"bin", static_cast<std::int64_t>(bin)}};
  if (bin < drawing.bar_counts.size()) values.push_back({"references", std::int64_t{drawing.bar_counts[bin]}});
  values.push_back({"distance", fmt::format("{} … {}", short_number(limit(bin)), short_number(limit(bin + 1)))});
  return {std::move(values), {}};
}

/// The bin of a histogram from `low` to `high` that a distance falls in; as many as there are bins: none.
std::size_t bin_at(const histogram::Problem& problem, double low, double high, double distance) {
  const std::size_t bins = problem.bins();
  if (!(distance >= low)) return bins;
  for (std::size_t k = 0; k < bins; ++k)
    if (distance <= histogram::distance_at(low, high, double(k + 1) / double(bins), problem.has_logarithmic_bins())) return k;
  return bins;
}

/// The row of the table that is drawn `down` of the whole waterfall; nothing where it is not computed yet.
std::optional<std::size_t> row_at(const HistogramPicture& picture, double down) {
  const auto row = static_cast<std::size_t>(down * double(picture.histograms->problem().queries.size()));
  return row < picture.histograms->row_count() ? std::optional(row) : std::nullopt;
}

/// From where to where a query's bins reach: mostly from its nearest reference to its farthest.
Workspace::Finding reach_of_query(const HistogramPicture& picture, std::size_t query) {
  const histogram::Table& table = *picture.histograms->histograms().table;
  return {{{"query", static_cast<std::int64_t>(picture.histograms->problem().query_number(query))},
           {"from", short_number(table.low[query])},
           {"to", short_number(table.high[query])}},
          {}};
}

}  // namespace

bool is_in_bars(const Drawing& drawing, double x, double y) { return part_of(drawing.bars_frame, x, y).has_value(); }

std::optional<std::size_t> bar_at(const HistogramPicture& picture, double x, double y) {
  const std::size_t bins = picture.histograms->problem().bins();
  const auto part = part_of(picture.drawing->bars_frame, x, y);
  return part ? std::optional(std::min(static_cast<std::size_t>(part->first * double(bins)), bins - 1)) : std::nullopt;
}

std::optional<CellPlace> cell_at(const HistogramPicture& picture, double x, double y) {
  const Drawing& drawing = *picture.drawing;
  const histogram::Problem& problem = picture.histograms->problem();
  const auto cell = part_of(drawing.heat_frame, x, y), reach = part_of(drawing.band_frame, x, y);
  if (!cell && !reach) return std::nullopt;
  const auto query = static_cast<std::size_t>((cell ? cell->second : reach->second) * double(problem.queries.size()));
  if (cell)
    return CellPlace{query, std::min(static_cast<std::size_t>(cell->first * double(problem.bins())), problem.bins() - 1)};
  if (!row_at(picture, reach->second)) return CellPlace{query, std::nullopt};
  const histogram::Table& table = *picture.histograms->histograms().table;
  const double distance = drawing.band_low + reach->first * (double(drawing.band_high) - drawing.band_low);
  const std::size_t bin = bin_at(problem, table.low[query], table.high[query], distance);
  return CellPlace{query, bin < problem.bins() ? std::optional(bin) : std::nullopt};
}

std::optional<Workspace::Finding> find_bin(const HistogramPicture& picture, double x, double y) {
  const Drawing& drawing = *picture.drawing;
  const std::size_t bins = picture.histograms->problem().bins();
  if (const auto bar = bar_at(picture, x, y)) return bin_looked_at(picture, *bar);
  if (drawing.show == Show::waterfall) {
    const auto cell = part_of(drawing.heat_frame, x, y), reach = part_of(drawing.band_frame, x, y);
    const auto query = cell || reach ? row_at(picture, cell ? cell->second : reach->second) : std::nullopt;
    if (!query) return std::nullopt;
    return cell ? bin_of_query(picture, *query, cell->first) : reach_of_query(picture, *query);
  }
  if (drawing.show != Show::points || picture.query.size() > 2) return std::nullopt;
  double squared = 0;
  for (std::size_t k = 0; k < picture.query.size(); ++k)
    squared += std::pow((k == 0 ? x : y) + picture.origin[k] - double(picture.query[k]), 2);
  const std::size_t bin = bin_at(picture.histograms->problem(), drawing.low, drawing.high, std::sqrt(squared));
  std::vector<Property> values{{"from the query", std::sqrt(squared)}};
  if (bin == bins) return Workspace::Finding{std::move(values), {}};
  for (Property& value : bin_looked_at(picture, bin).values)
    if (value.name == "bin" || value.name == "references") values.push_back(std::move(value));
  return Workspace::Finding{std::move(values), {}};
}

}  // namespace ws::app
