// SPDX-License-Identifier: MIT
#include "compute/core/data/point_set.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <array>

namespace ws {

namespace {

/// body(begin, end) over [0, count) in pieces of about a millisecond; throws Cancelled between two of them.
template <class Body>
void for_pieces(std::size_t count, const std::stop_token& stop, const Body& body) {
  constexpr std::size_t piece = 1 << 18;
  for (std::size_t begin = 0; begin < count; begin += piece) {
    if (stop.stop_requested()) throw Cancelled{};
    body(begin, std::min(begin + piece, count));
  }
}

struct Interval {
  double low, high;
};

/// Of at least one number. Several at once: compilers may not reorder such comparisons themselves.
Interval interval_of(Span<const double> numbers) {
  constexpr std::size_t lanes = 16;
  std::array<double, lanes> low, high;
  low.fill(numbers[0]);
  high.fill(numbers[0]);
  std::size_t i = 0;
  for (; i + lanes <= numbers.size(); i += lanes)
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const double x = numbers[i + lane];
      low[lane] = x < low[lane] ? x : low[lane];
      high[lane] = x > high[lane] ? x : high[lane];
    }
  for (; i < numbers.size(); ++i) {
    low[0] = std::min(low[0], numbers[i]);
    high[0] = std::max(high[0], numbers[i]);
  }
  return {*std::min_element(low.begin(), low.end()), *std::max_element(high.begin(), high.end())};
}

}  // namespace

PointSet every_nth(const PointSet& points, std::size_t stride, const std::stop_token& stop) {
  PointSet result(points.dimension(), points.size() / stride + (points.size() % stride != 0));
  result.column_names = points.column_names;
  if (const DeviceTable* table = points.table(); table && !table->is_on_host()) {
    if (!result.empty()) table->read_rows(0, stride, result.size(), result.column(0).data());
    return result;
  }
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for_pieces(result.size(), stop, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) result.at(i, k) = points.at(i * stride, k);
    });
  return result;
}

PointSet subsample(const PointSet& points, std::size_t max_count, const std::stop_token& stop) {
  const std::size_t stride = max_count ? std::max<std::size_t>(1, (points.size() + max_count - 1) / max_count) : 1;
  return every_nth(points, stride, stop);
}

Extent extent_of(const PointSet& points, const std::stop_token& stop) {
  Extent extent{std::vector<double>(points.dimension(), 0.0), std::vector<double>(points.dimension(), 0.0)};
  if (points.empty()) return extent;
  if (const DeviceTable* table = points.table()) return {table->facts().low, table->facts().high};
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    const auto column = points.column(k);
    extent.low[k] = extent.high[k] = column[0];
    for_pieces(points.size(), stop, [&](std::size_t begin, std::size_t end) {
      const Interval piece = interval_of(column.subspan(begin, end - begin));
      extent.low[k] = std::min(extent.low[k], piece.low);
      extent.high[k] = std::max(extent.high[k], piece.high);
    });
  }
  return extent;
}

std::size_t PolylineSet::vertex_count() const {
  std::size_t count = 0;
  for (const Polyline& line : lines) count += line.coordinates.size() / std::max<std::size_t>(1, dimension);
  return count;
}

std::size_t PolylineSet::edge_count() const {
  std::size_t count = 0;
  for (const Polyline& line : lines) {
    const std::size_t vertices = line.coordinates.size() / std::max<std::size_t>(1, dimension);
    if (vertices > 0) count += vertices - (line.closed ? 0 : 1);
  }
  return count;
}

std::size_t PolylineSet::closed_count() const {
  return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const Polyline& l) { return l.closed; }));
}

}  // namespace ws
