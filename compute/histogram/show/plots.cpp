// SPDX-License-Identifier: MIT
#include "compute/histogram/show/plots.h"

#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/budget.h"
#include "compute/histogram/show/steps.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace ws::histogram {

namespace {

constexpr std::size_t most_marks = 2000;  // of a curve over queries or bins

std::size_t thinning(std::size_t count) { return std::max<std::size_t>(1, (count + most_marks - 1) / most_marks); }

/// Each step-th value, so that a plot stays light.
template <class Values>
PlotSeries thinned(std::string name, PlotStyle style, const Values& values, std::size_t count) {
  PlotSeries series{std::move(name), style, {}, {}};
  const std::size_t step = thinning(count);
  for (std::size_t i = 0; i < count; i += step) {
    series.x.push_back(double(i));
    series.y.push_back(double(values[i]));
  }
  return series;
}

/// How often the first `count` values fall into each of 40 equal parts of their range; none where they are all equal, as the
/// nearest distances are where each query is among the references.
std::optional<Plot> distribution(const char* name, std::string title, const std::vector<float>& values, std::size_t count) {
  constexpr std::size_t parts = 40;
  const auto end = values.begin() + static_cast<std::ptrdiff_t>(count);
  const double low = *std::min_element(values.begin(), end), high = *std::max_element(values.begin(), end);
  if (!(low < high)) return {};
  const double width = (high - low) / double(parts);
  Plot plot{name, std::move(title), said("distance"), said("queries")};
  PlotSeries& series =
      plot.series.emplace_back(PlotSeries{said(name), PlotStyle::line, std::vector<double>(parts), std::vector<double>(parts)});
  for (std::size_t i = 0; i < parts; ++i) series.x[i] = low + (double(i) + 0.5) * width;
  for (auto v = values.begin(); v != end; ++v)
    ++series.y[std::min(parts - 1, static_cast<std::size_t>((double(*v) - low) / width))];
  return plot;
}

Plot histogram_plot(const HistogramResult& result, const QueryDetail& detail, const ViewParameters& view) {
  const auto bins = detail.sum.size();
  const bool own = !result.problem().parameters.probe.empty();
  Plot plot{"histogram",
            own ? said("Histogram of your query")
                : told("Histogram of query {}", result.problem().query_number(result.query_of(view))),
            said("distance"), said("references")};
  PlotSeries series{said("counts"), PlotStyle::bars, {}, {}};
  const bool logarithmic = result.problem().has_logarithmic_bins() && detail.low > 0;
  const std::size_t step = std::max<std::size_t>(1, (bins + most_marks - 1) / most_marks);
  for (std::size_t k = 0; k < bins; k += step) {
    const std::size_t end = std::min(k + step, bins);
    const double part = 0.5 * double(k + end) / double(bins);
    series.x.push_back(distance_at(detail.low, detail.high, part, logarithmic));
    series.y.push_back(std::accumulate(detail.sum.begin() + static_cast<std::ptrdiff_t>(k),
                                       detail.sum.begin() + static_cast<std::ptrdiff_t>(end), 0.0));
  }
  if (step > 1) plot.title += told(", {} bins to a bar", step);
  if (logarithmic) series.style = PlotStyle::line;  // bars of unequal width would be drawn with one
  plot.x_log = logarithmic;
  plot.series.push_back(std::move(series));
  return plot;
}

/// The stages of each round on one another; the highest part belongs to none of them, so that a bar is as long as its round.
Plot rounds_plot(const std::vector<Round>& all) {
  Plot plot{"rounds", said("Rounds"), said("round"), "ms"};
  plot.stacked = true;
  const std::size_t step = thinning(all.size()), bars = (all.size() + step - 1) / step;
  std::vector<double> places(bars), rest(bars);
  for (std::size_t i = 0; i < bars; ++i) {
    const Round& round = all[i * step];
    places[i] = double(i * step);
    rest[i] = round.ms;
    for (const StageTime& stage : round.stages) {
      const std::string name = said(stage.name.c_str());
      auto found = std::find_if(plot.series.begin(), plot.series.end(), [&](const PlotSeries& s) { return s.name == name; });
      if (found == plot.series.end())
        found = plot.series.insert(plot.series.end(), {name, PlotStyle::bars, {}, std::vector<double>(bars)});
      found->y[i] += stage.ms;
      rest[i] = std::max(0.0, rest[i] - stage.ms);
    }
  }
  plot.series.push_back({said(plot.series.empty() ? "time" : "other"), PlotStyle::bars, {}, std::move(rest)});
  for (PlotSeries& series : plot.series) series.x = places;
  return plot;
}

Plot stages_plot(const std::vector<StageTime>& stages) {
  Plot plot{"stages", said("Where the time goes"), "", "ms"};
  PlotSeries series{said("stages"), PlotStyle::bars, {}, {}};
  for (std::size_t i = 0; i < stages.size(); ++i) {
    series.x.push_back(double(i));
    series.y.push_back(stages[i].ms);
    plot.categories.push_back(said(stages[i].name.c_str()));
  }
  plot.series.push_back(std::move(series));
  return plot;
}

std::string query_axis(const Problem& problem) { return said(problem.query_numbers.empty() ? "query" : "chosen query"); }

/// How many entries of each query are not as expected.
Plot check_plot(const Findings& findings, const Problem& problem) {
  Plot plot{"check", said("Check"), query_axis(problem), said("entries that differ")};
  std::vector<std::string> found_all;
  const auto add = [&](const std::string& from, const std::optional<Differences>& found) {
    if (!found) return;
    const std::size_t queries = found->of_query.size(), step = thinning(queries);
    PlotSeries series{told("from {}", from), PlotStyle::bars, {}, {}};
    for (std::size_t q = 0; q < queries; ++q) {  // where several queries share a bar, none is left out
      if (q % step == 0) {
        series.x.push_back(double(q));
        series.y.push_back(0);
      }
      series.y.back() += double(found->of_query[q]);
    }
    plot.series.push_back(std::move(series));
    found_all.push_back(found->entries == 0 ? told("all entries equal {}", from)
                                            : told(found->entries, "{} entry differs from {}, by {} at most",
                                                   "{} entries differ from {}, by {} at most", from, found->largest));
  };
  add(said("double precision"), findings.check);
  add(said("the answer"), findings.given);
  plot.title = told("Check: {}", joined_text(found_all, "; "));
  return plot;
}

/// Each array against all of them and the cap.
Plot memory_plot(const std::vector<MemoryPart>& parts, std::int64_t cap_mib) {
  constexpr double mib = 1 << 20;
  Plot plot{"memory", said("Memory by array"), "", "MiB"};
  PlotSeries bars{said("memory"), PlotStyle::bars, {}, {}};
  const auto add = [&](const std::string& name, double size) {
    bars.x.push_back(double(bars.x.size()));
    bars.y.push_back(size);
    plot.categories.push_back(name);
  };
  for (const MemoryPart& part : parts) add(said(part.name.c_str()), double(part.bytes) / mib);
  add(said("in all"), double(total_bytes(parts)) / mib);
  if (cap_mib > 0) add(said("cap"), double(cap_mib));
  plot.series.push_back(std::move(bars));
  return plot;
}

}  // namespace

std::vector<Plot> plots_of(const HistogramResult& result, std::size_t step, const ViewParameters& view,
                           const QueryDetail& detail) {
  std::vector<Plot> list{histogram_plot(result, detail, view)};
  const Histograms& histograms = result.histograms();
  const Findings& findings = result.findings();
  const Parameters& parameters = result.problem().parameters;
  const Table& table = *histograms.table;
  Parameters ran = parameters;
  ran.method = histograms.method;
  const std::int64_t cap = memory_cap_of(ran);
  const StepPlace now = place_of(result, step);
  if (now.rows > 1) {
    Plot band{"band", said("Nearest and farthest reference of each query"), query_axis(result.problem()), said("distance")};
    band.series = {thinned(said("nearest"), PlotStyle::line, table.low, now.rows),
                   thinned(said("farthest"), PlotStyle::line, table.high, now.rows)};
    band.cursor = double(result.query_of(view));
    list.push_back(std::move(band));
    for (auto& plot : {distribution("nearest", said("Distribution of nearest distances"), table.low, now.rows),
                       distribution("farthest", said("Distribution of farthest distances"), table.high, now.rows)})
      if (plot) list.push_back(*plot);
  }
  if (histograms.rounds.size() > 1) {
    Plot rounds = rounds_plot(histograms.rounds);
    rounds.cursor = double(now.rounds) - 1;
    list.push_back(std::move(rounds));
  }
  if (findings.check || findings.given) list.push_back(check_plot(findings, result.problem()));
  if (!findings.stages.empty()) list.push_back(stages_plot(findings.stages));
  if (!histograms.memory.empty()) list.push_back(memory_plot(histograms.memory, cap));
  return list;
}

}  // namespace ws::histogram
