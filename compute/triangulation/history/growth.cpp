// SPDX-License-Identifier: MIT
#include "compute/triangulation/history/growth.h"

#include "compute/core/words/told.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace ws::triangulation {

namespace {

constexpr std::size_t most_points = 16, most_counted_points = 11;
constexpr int probe_count = 300;

/// Distinct places in the list, drawn one by one (R. Floyd): O(count²) for few, whatever the size of the list.
std::vector<Point> random_subset(const std::vector<Point>& points, std::size_t count, std::mt19937_64& random) {
  std::vector<std::size_t> drawn;
  for (std::size_t end = points.size() - count; end < points.size(); ++end) {
    const std::size_t i = random() % (end + 1);
    const bool is_new = std::find(drawn.begin(), drawn.end(), i) == drawn.end();
    drawn.push_back(is_new ? i : end);
  }
  std::vector<Point> subset;
  subset.reserve(drawn.size());
  for (const std::size_t i : drawn) subset.push_back(points[i]);
  return subset;
}

/// Adds the set's numbers to the row's, which are sums until all sets are there.
void add_set(GrowthRow& row, const std::vector<Point>& points, std::uint64_t seed, RunContext& context) {
  const Candidates candidates = candidates_of(points, context);
  row.forced += static_cast<double>(candidates.forced.size());
  row.choosable += static_cast<double>(candidates.choosable_count());
  row.needed += static_cast<double>(candidates.needed_count);
  if (row.is_estimated) {
    row.calls += estimated_removal_calls(candidates, probe_count, seed);
    return;
  }
  RunContext quiet = context.beside();
  quiet.backend = Backend::cpu;
  quiet.thread_count = 1;
  const SearchResult result = search(points, candidates, {}, quiet);
  row.calls += static_cast<double>(result.call_count);
  row.triangulations += static_cast<double>(result.triangulation_count);
}

}  // namespace

std::vector<GrowthRow> growth(const std::vector<Point>& points, std::size_t set_count, RunContext& context) {
  std::mt19937_64 random(context.seed);
  std::vector<GrowthRow> rows;
  for (std::size_t count = 3; count <= std::min(most_points, points.size()); ++count) {
    context.report(static_cast<double>(count) / most_points, told("growth: {} points", count));
    GrowthRow row;
    row.points = count;
    row.is_estimated = count > most_counted_points;
    row.paths = std::exp2(static_cast<double>(count) - 2);
    for (std::size_t s = 0; s < set_count; ++s) {
      context.check_stop();
      add_set(row, random_subset(points, count, random), s + 1, context);
    }
    for (double* sum : {&row.forced, &row.choosable, &row.needed, &row.calls, &row.triangulations})
      *sum /= static_cast<double>(set_count);
    if (row.is_estimated) row.calls = std::round(row.calls);  // no more is known of them
    row.combinations = rounded_binomial(static_cast<std::size_t>(row.choosable), static_cast<std::size_t>(row.needed));
    rows.push_back(row);
  }
  return rows;
}

std::string growth_text(const std::vector<GrowthRow>& rows) {
  std::string text = "points,forced,choosable,needed,combinations,removal_calls,calls_estimated,triangulations,paths\n";
  for (const GrowthRow& r : rows)
    text += fmt::format("{},{},{},{},{},{},{},{},{}\n", r.points, r.forced, r.choosable, r.needed,
                        exact_binomial(static_cast<std::size_t>(r.choosable), static_cast<std::size_t>(r.needed)), r.calls,
                        r.is_estimated, r.triangulations > 0 ? fmt::format("{}", r.triangulations) : "", r.paths);
  return text;
}

}  // namespace ws::triangulation
