// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/result_plots.h"

#include "compute/core/words/told.h"
#include "compute/triangulation/story/search_story.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ws::triangulation {

namespace {

Plot edge_lengths(const Solution& solution) {
  constexpr std::size_t bars = 40;
  std::vector<double> lengths;
  lengths.reserve(solution.edges.size());
  for (const Edge e : solution.edges) lengths.push_back(rounded_distance(solution.points[e.a], solution.points[e.b]));
  const double longest = *std::max_element(lengths.begin(), lengths.end());
  PlotSeries series{said("edges"), PlotStyle::bars, {}, {}};
  for (std::size_t i = 0; i < bars; ++i) {
    series.x.push_back(longest * (static_cast<double>(i) + 0.5) / bars);
    series.y.push_back(0);
  }
  for (const double length : lengths)
    ++series.y[std::min(bars - 1, static_cast<std::size_t>(length / longest * static_cast<double>(bars)))];
  return {"edge_lengths", said("Edges by length"), said("length"), said("edges"), false, false, {series}, {}, {}};
}

/// A stair that falls to 0 with the improvements, of which there are some; `x_of` tells where.
template <class XOf>
Plot best_so_far(const char* id, std::string title, std::string label, const SearchTree& tree, double end, const XOf& x_of) {
  PlotSeries series{said("best so far"), PlotStyle::line, {}, {}};
  const double last = tree.improvements().back().length;
  for (const auto& improvement : tree.improvements()) {
    if (!series.y.empty()) {
      series.x.push_back(x_of(improvement));
      series.y.push_back(series.y.back());
    }
    series.x.push_back(x_of(improvement));
    series.y.push_back(last > 0 ? 100 * (improvement.length / last - 1) : 0);
  }
  series.x.push_back(std::max(end, series.x.back()));
  series.y.push_back(series.y.back());
  return {id, std::move(title), std::move(label), said("% above the last"), true, false, {series}, {}, {}};
}

Plot call_ends(const SearchTree& tree) {
  PlotSeries series{said("calls"), PlotStyle::bars, {0, 1, 2, 3, 4, 5}, std::vector<double>(6)};
  for (const SearchTree::Call& call : tree.calls()) {
    ++series.y[static_cast<std::size_t>(call.outcome)];
    series.y[5] += call.uncovered[0] + call.uncovered[1];
  }
  return {"call_ends",
          said("How calls ended"),
          "",
          said("calls"),
          false,
          true,
          {series},
          {},
          {said("inner"), said("too few"), said("too long"), said("leaf"), said("best"), said("uncovered")}};
}

/// How evenly a device's threads were loaded, where the search tells.
void add_divergence(std::vector<Plot>& plots, const std::vector<Property>& counters) {
  PlotSeries calls{said("calls of a thread"), PlotStyle::bars, {}, {}};
  Plot plot{"divergence", said("Load of threads"), "", said("calls"), false, true, {}, {}, {}};
  for (const char* name : {"least_calls_of_thread", "median_calls_of_thread", "most_calls_of_thread"}) {
    const auto found = std::find_if(counters.begin(), counters.end(), [&](const Property& p) { return p.name == name; });
    if (found == counters.end()) return;
    calls.x.push_back(static_cast<double>(calls.x.size()));
    calls.y.push_back(static_cast<double>(std::get<std::int64_t>(found->value)));
  }
  plot.categories = {said("least"), said("median"), said("most")};
  plot.series.push_back(std::move(calls));
  plots.push_back(std::move(plot));
}

/// What the run took its time for, where it tells more than the whole.
void add_stages(std::vector<Plot>& plots, const std::vector<StageTime>& stages) {
  PlotSeries time{said("time"), PlotStyle::bars, {}, {}};
  std::vector<std::string> names;
  for (const StageTime& stage : stages) {
    if (stage.name == "triangulate") continue;  // the others' sum
    time.x.push_back(static_cast<double>(names.size()));
    time.y.push_back(stage.ms);
    names.push_back(said(stage.name.c_str()));
  }
  if (names.size() > 1) plots.push_back({"stages", said("Stages of the run"), "", "ms", false, true, {time}, {}, names});
}

/// Of variants of removal what tells one from the other: a bar has little room for its name.
std::string short_name_of(const Runner& runner) {
  const std::string name = name_of(runner);
  if (!runner.method.starts_with("removal-")) return name;
  for (const std::string_view before : {"removal-", ", "})
    if (const auto at = name.find(before); at != std::string::npos) return name.substr(at + before.size());
  return name;
}

void add_race(std::vector<Plot>& plots, const std::vector<Runner>& runners) {
  PlotSeries time{said("time"), PlotStyle::bars, {}, {}}, excess{said("above the shortest"), PlotStyle::bars, {}, {}};
  PlotSeries strokes = empty_strokes();
  std::vector<std::string> names;
  for (const Runner& runner : runners) {
    if (!runner.refusal.empty()) continue;
    const auto x = static_cast<double>(names.size());
    add_spread(time, strokes, x, runner.ms);
    excess.x.push_back(x);
    excess.y.push_back(excess_of(runner, runners));
    names.push_back(short_name_of(runner) + (runner.is_shortest ? " *" : ""));
  }
  if (names.empty()) return;
  plots.push_back({"race_time", said("Race: time (* found the shortest)"), "", "ms", false, true, {time, strokes}, {}, names});
  plots.push_back({"race_excess", said("Race: length above the shortest"), "", "%", false, false, {excess}, {}, names});
}

void add_growth(std::vector<Plot>& plots, const std::vector<GrowthRow>& rows) {
  if (rows.empty()) return;
  PlotSeries edges{said("edges of all pairs"), PlotStyle::line, {}, {}},
      combinations{said("combinations"), PlotStyle::line, {}, {}}, calls{said("calls of removal"), PlotStyle::line, {}, {}},
      triangulations{said("triangulations"), PlotStyle::line, {}, {}}, paths{said("paths"), PlotStyle::line, {}, {}};
  const auto add = [](PlotSeries& series, double x, double y) {
    series.x.push_back(x);
    series.y.push_back(y);
  };
  for (const GrowthRow& row : rows) {
    const auto n = static_cast<double>(row.points);
    add(edges, n, row.forced + row.choosable);
    add(combinations, n, row.combinations);
    add(calls, n, row.calls);
    if (row.triangulations > 0) add(triangulations, n, row.triangulations);
    add(paths, n, row.paths);
  }
  plots.push_back({"growth",
                   said("Growth of the search space"),
                   said("points"),
                   said("number"),
                   false,
                   true,
                   {combinations, calls, triangulations, paths, edges},
                   {},
                   {}});
}

}  // namespace

std::vector<Plot> plots_of(const TriangulationResult& result) {
  const Solution& solution = result.solution();
  std::vector<Plot> plots;
  if (solution.edges.empty()) return plots;
  if (const SearchTree* tree = solution.story->tree(); tree && !tree->improvements().empty()) {
    plots.push_back(best_so_far("best_by_calls", said("Best so far against calls"), said("calls"), *tree,
                                static_cast<double>(tree->call_count()),
                                [](const auto& improvement) { return static_cast<double>(improvement.call); }));
    plots.push_back(best_so_far("best_by_time", said("Best so far against time"), "ms", *tree, tree->improvements().back().ms,
                                [](const auto& improvement) { return improvement.ms; }));
    plots.push_back(call_ends(*tree));
  }
  add_divergence(plots, solution.counters);
  add_stages(plots, result.computed().stages);
  add_race(plots, result.comparisons().race);
  add_growth(plots, result.comparisons().growth);
  for (Plot& plot : study_plots(result.comparisons().study)) plots.push_back(std::move(plot));
  plots.push_back(edge_lengths(solution));
  return plots;
}

}  // namespace ws::triangulation
