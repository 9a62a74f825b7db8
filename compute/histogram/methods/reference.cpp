// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/reference.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/host_vector.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ws::histogram {

namespace {

double distance(const Problem& problem, std::size_t q, std::size_t r) {
  double sum = 0;
  for (std::size_t k = 0; k < problem.dimension(); ++k) {
    const double difference = double(problem.queries.at(q, k)) - double(problem.references.at(r, k));
    sum += difference * difference;
  }
  return std::sqrt(sum);
}

/// The query's distances, without those of 0 where they are skipped; some of them once the run is stopped.
HostVector<double> distances(const Problem& problem, std::size_t q, const RunContext& context) {
  constexpr std::size_t at_once = 1024;
  HostVector<double> all;
  all.reserve(problem.references.size());
  for (std::size_t r = 0; r < problem.references.size(); ++r) {
    if (r % at_once == 0 && context.stop_requested()) break;
    const double d = distance(problem, q, r);
    if (d > 0 || !problem.parameters.skip_self) all.push_back(d);
  }
  return all;
}

struct Range {
  double low = std::numeric_limits<double>::infinity(), high = -1;
  void add(double d, bool positive_low) {
    if (d > 0 || !positive_low) low = std::min(low, d);
    high = std::max(high, d);
  }
};

void count(const HostVector<double>& all, Range range, const Parameters& p, Table& table, std::size_t q) {
  const bool logarithmic = p.bin_scale == BinScale::logarithmic;
  std::int32_t* row = table.row(q);
  std::fill_n(row, table.bins, 0);
  table.degenerate[q] = !(range.low < range.high);
  if (range.high < 0) return;  // nothing was left
  table.low[q] = static_cast<float>(std::min(range.low, range.high));
  table.high[q] = static_cast<float>(range.high);
  const auto place = [&](double d) { return logarithmic ? std::log2(d) : d; };
  const double low = place(range.low), scale = double(p.bins) / (place(range.high) - low);
  for (const double d : all) {
    const double t = table.degenerate[q] || (logarithmic && d == 0) ? 0 : (place(d) - low) * scale;
    ++row[std::clamp<std::int64_t>(static_cast<std::int64_t>(t), 0, p.bins - 1)];
  }
}

}  // namespace

Table reference_histograms(const Problem& problem, RunContext& context) {
  const Parameters& p = problem.parameters;
  const bool logarithmic = p.bin_scale == BinScale::logarithmic;
  Table table(problem.queries.size(), problem.bins());
  CpuExecutor executor(context);
  std::vector<Range> ranges(table.queries);
  const auto range_of = [&](const HostVector<double>& all) {
    Range range;
    for (const double d : all) range.add(d, logarithmic);
    return range;
  };
  if (p.limits == Limits::global) {
    const StageTimer timer(context, "limits");
    executor.for_ranges("reference limits", table.queries, 1,
                        [&](std::size_t q, std::size_t) { ranges[q] = range_of(distances(problem, q, context)); });
    Range whole;
    for (const Range& r : ranges) {
      whole.low = std::min(whole.low, r.low);
      whole.high = std::max(whole.high, r.high);
    }
    std::fill(ranges.begin(), ranges.end(), whole);
  }
  const StageTimer timer(context, "distances and counting");
  executor.for_ranges("reference", table.queries, 1, [&](std::size_t q, std::size_t) {
    const HostVector<double> all = distances(problem, q, context);
    count(all, p.limits == Limits::global ? ranges[q] : range_of(all), p, table, q);
  });
  return table;
}

Differences differences(const Table& table, const Table& expected) {
  Differences result;
  for (std::size_t q = 0; q < table.queries; ++q) {
    std::size_t entries = 0, moved = 0;
    for (std::size_t k = 0; k < table.bins; ++k) {
      const std::int32_t is = table.row(q)[k], should_be = expected.row(q)[k];
      if (is == should_be) continue;
      const auto difference = static_cast<std::size_t>(std::abs(std::int64_t{is} - should_be));
      ++entries;
      moved += difference;
      result.largest = std::max(result.largest, difference);
      if (result.list.size() < Differences::most_listed) result.list.push_back({q, k, is, should_be});
    }
    result.entries += entries;
    result.histograms += entries > 0;
    result.moved += moved / 2;
    result.of_query.push_back(static_cast<std::uint32_t>(entries));
  }
  return result;
}

}  // namespace ws::histogram
