// SPDX-License-Identifier: MIT
#include "compute/triangulation/growth.h"

#include "compute/triangulation/combinations.h"
#include "compute/triangulation/search.h"

#include <fmt/format.h>

#include <cmath>
#include <random>

namespace ws::triangulation {

namespace {

constexpr std::size_t most_points = 16, most_counted_points = 11;
constexpr int probe_count = 300;

std::vector<Point> random_subset(const std::vector<Point>& points, std::size_t count, std::mt19937_64& random) {
  std::vector<Point> rest = points, subset;
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(rest[i], rest[i + random() % (rest.size() - i)]);
    subset.push_back(rest[i]);
  }
  return subset;
}

void add_set(GrowthRow& row, const std::vector<Point>& points, double share, std::uint64_t seed, RunContext& context) {
  const Candidates candidates = candidates_of(points, context);
  row.forced += share * static_cast<double>(candidates.forced.size());
  row.choosable += share * static_cast<double>(candidates.choosable_count());
  row.needed += share * static_cast<double>(candidates.needed_count);
  if (row.is_estimated) {
    row.calls += share * estimated_removal_calls(candidates, probe_count, seed);
    return;
  }
  RunContext quiet;
  quiet.thread_count = 1;
  quiet.stop = context.stop;
  const SearchResult result = search(points, candidates, {}, quiet);
  row.calls += share * static_cast<double>(result.call_count);
  row.triangulations += share * static_cast<double>(result.triangulation_count);
}

}  // namespace

std::vector<GrowthRow> growth(const std::vector<Point>& points, std::size_t set_count, RunContext& context) {
  std::mt19937_64 random(context.seed);
  std::vector<GrowthRow> rows;
  for (std::size_t count = 3; count <= std::min(most_points, points.size()); ++count) {
    context.report(static_cast<double>(count) / most_points, fmt::format("growth: {} points", count));
    GrowthRow row;
    row.points = count;
    row.is_estimated = count > most_counted_points;
    row.paths = std::exp2(static_cast<double>(count) - 2);
    for (std::size_t s = 0; s < set_count; ++s) {
      context.check_stop();
      add_set(row, random_subset(points, count, random), 1 / static_cast<double>(set_count), s + 1, context);
    }
    const double rounding = 1e-9;  // of the means' sums
    row.combinations =
        rounded_binomial(static_cast<std::size_t>(row.choosable + rounding), static_cast<std::size_t>(row.needed + rounding));
    rows.push_back(row);
  }
  return rows;
}

std::string growth_text(const std::vector<GrowthRow>& rows) {
  std::string text = "points,forced,choosable,needed,combinations,removal_calls,calls_estimated,triangulations,paths\n";
  for (const GrowthRow& r : rows)
    text += fmt::format("{},{},{},{},{},{},{},{},{}\n", r.points, r.forced, r.choosable, r.needed, r.combinations, r.calls,
                        r.is_estimated, r.triangulations > 0 ? fmt::format("{}", r.triangulations) : "", r.paths);
  return text;
}

}  // namespace ws::triangulation
