// SPDX-License-Identifier: MIT
#include "compute/ridge/history/study.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/detect.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <utility>

namespace ws::ridge {

namespace {

/// What a row depends on besides the points. Its time depends on where it is computed and with how many threads, and the memory
/// limit decides whether there is a row at all.
std::uint64_t fingerprint_of(const PolylineSet* truth, Parameters parameters, double estimate, const RunContext& context) {
  const Parameters defaults;
  parameters.study = defaults.study;
  parameters.study_from = defaults.study_from;
  parameters.study_to = defaults.study_to;
  parameters.study_of = defaults.study_of;
  parameters.study_count = defaults.study_count;
  parameters.compare = defaults.compare;
  const ParameterSet set = ParameterSet::of(parameters);
  std::uint64_t key = combine(context.seed, std::bit_cast<std::uint64_t>(estimate));
  key = combine(combine(key, place_key(context.backend)), static_cast<std::uint64_t>(context.thread_count));
  key = combine(key, context.memory_limit_bytes);
  for (const FieldInfo& field : set.fields()) key = combine(key, std::hash<std::string>{}(to_text(set.get(field.name))));
  if (!truth) return key;
  for (const Polyline& line : truth->lines) {
    key = combine(key, line.closed ? 1 : 2);
    for (const double x : line.coordinates) key = combine(key, std::bit_cast<std::uint64_t>(x));
  }
  return key;
}

/// Whether a closed line goes to its end and back: then one edge is as long as all others. The few balls of a large radius on a
/// straight piece are linked like that, since its ends are near enough to each other.
bool is_folded(const Polyline& line, std::size_t dimension) {
  constexpr double nearly_all = 0.9;
  const std::size_t count = line.coordinates.size() / dimension;
  double longest = 0, total = 0;
  for (std::size_t i = 0; i < count; ++i) {
    double squared = 0;
    for (std::size_t k = 0; k < dimension; ++k)
      squared += std::pow(line.coordinates[i * dimension + k] - line.coordinates[(i + 1) % count * dimension + k], 2);
    longest = std::max(longest, std::sqrt(squared));
    total += std::sqrt(squared);
  }
  return longest >= nearly_all * (total - longest);
}

StudyRow row_of(const PointSet& points, const PolylineSet* truth, const Parameters& parameters, double estimate,
                const RunContext& context) {
  RunContext unseen = context.beside();
  std::vector<double> ms;
  const auto timed = [&] {
    const Stopwatch watch;
    Detection run = detect(points, parameters, unseen);
    ms.push_back(watch.ms());
    return run;
  };
  const Detection run = timed();
  ms.clear();  // it met fresh memory, and on a device kernels that were loaded first
  for (std::int64_t i = 0; i < parameters.study_repeats; ++i) (void)timed();
  StudyRow row{parameters.r1};
  row.ms = spread_of(ms);
  const PolylineSet lines = run.polylines();
  row.vertices = run.balls.size();
  for (const Polyline& line : lines.lines) {
    row.components += line.coordinates.size() > lines.dimension;
    row.loops += line.closed && !is_folded(line, lines.dimension);
  }
  row.near_share = share_near(lines, points, estimate, unseen);
  if (truth && lines.vertex_count() > 0) row.mean_error = measure_accuracy(lines, *truth, unseen).mean;
  return row;
}

Plot plot_of(const std::vector<StudyRow>& rows, const char* id, const std::string& title, const std::string& y_label,
             bool y_log, const std::vector<std::pair<std::string, std::function<double(const StudyRow&)>>>& series) {
  // The axis is named like the parameter: a click sets it.
  Plot plot{id, title, "Ball radius r1", y_label, true, y_log, {}, {}, {}};
  for (const auto& [name, value] : series) {
    PlotSeries& line = plot.series.emplace_back(PlotSeries{name, PlotStyle::line, {}, {}});
    for (const StudyRow& row : rows) {
      line.x.push_back(row.r1);
      line.y.push_back(value(row));
    }
  }
  if (const auto best = best_row(rows)) plot.cursor = rows[*best].r1;
  return plot;
}

Plot time_plot(const std::vector<StudyRow>& rows) {
  Plot plot = plot_of(rows, "study_time", said("Time against r1"), "ms", true, {});
  PlotSeries median{said("detection"), PlotStyle::line, {}, {}}, strokes = empty_strokes();
  for (const StudyRow& row : rows) add_spread(median, strokes, row.r1, row.ms);
  plot.series.push_back(std::move(median));
  if (!strokes.x.empty()) plot.series.push_back(std::move(strokes));
  return plot;
}

}  // namespace

std::vector<double> study_radii(double from, double to, std::size_t count, double estimate) {
  constexpr double reach = 4;
  if (from <= 0) from = estimate / reach;
  if (to <= 0) to = estimate * reach;
  if (from > to) std::swap(from, to);
  std::vector<double> radii;
  for (std::size_t i = 0; i < count; ++i) {
    const double part = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.5;
    radii.push_back(std::stod(fmt::format("{:.3g}", from * std::pow(to / from, part))));
  }
  radii.erase(std::unique(radii.begin(), radii.end()), radii.end());
  return radii;
}

std::vector<StudyRow> study_rows(const PointSet& points, const PolylineSet* truth, const Parameters& parameters,
                                 const StudyRange& range, const RunContext& context,
                                 const std::function<void(const std::vector<StudyRow>&)>& grown) {
  const auto& [radii, estimate, background] = range;
  std::vector<StudyRow> rows;
  for (std::size_t i = 0; i < radii.size(); ++i) {
    context.report(static_cast<double>(i) / static_cast<double>(radii.size()), told("study: r1 = {:g}", radii[i]));
    Parameters asked = parameters;
    asked.r1 = radii[i];
    if (asked.min_points == 0) asked.min_points = least_points(points, background, asked.r1, context.stop);
    bool is_new = false;
    const auto make = [&] {
      is_new = true;
      return std::make_shared<const StudyRow>(row_of(points, truth, asked, range.estimate, context));
    };
    const CacheKey key{"ridge.study", points.identity(), fingerprint_of(truth, asked, estimate, context)};
    rows.push_back(context.cache ? *context.cache->shared<StudyRow>(key, make, [](const StudyRow& row) { return sizeof row; })
                                 : *make());
    if (is_new) grown(rows);
  }
  return rows;
}

std::optional<std::size_t> best_row(const std::vector<StudyRow>& rows) {
  constexpr double most_of = 0.75, nearly = 0.95;
  constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
  double most_near = 0;
  for (const StudyRow& row : rows) most_near = std::max(most_near, row.near_share);
  const auto complexity_of = [&](const StudyRow& row) -> std::size_t {
    if (row.components == 0 || row.near_share < most_of * most_near) return none;
    return row.components + 2 * (row.components - std::min(row.loops, row.components));
  };
  std::size_t least = none;
  for (const StudyRow& row : rows) least = std::min(least, complexity_of(row));
  double most_of_simplest = 0;
  for (const StudyRow& row : rows)
    if (complexity_of(row) == least) most_of_simplest = std::max(most_of_simplest, row.near_share);
  const auto complexity = [&](const StudyRow& row) {
    return row.near_share < nearly * most_of_simplest ? none : complexity_of(row);
  };
  std::optional<std::size_t> best;
  std::size_t simplest = none;
  double widest = 0;
  for (std::size_t begin = 0; begin < rows.size();) {
    std::size_t end = begin + 1;
    while (end < rows.size() && complexity(rows[end]) == complexity(rows[begin])) ++end;
    const double width = rows[end - 1].r1 / rows[begin].r1;
    if (const std::size_t now = complexity(rows[begin]); now < simplest || (now == simplest && best && width > widest)) {
      simplest = now;
      widest = width;
      best = (begin + end - 1) / 2;
    }
    begin = end;
  }
  return best;
}

std::vector<Plot> study_plots(const StudyData& study) {
  if (study.of != StudyOf::radius) return quality_plots(study.quality, study.of);
  const std::vector<StudyRow>& rows = study.radii;
  if (rows.empty()) return {};
  const auto number = [](std::size_t n) { return static_cast<double>(n); };
  const auto best = best_row(rows);
  const std::string title = best ? told("Curves: r1 {:g} looks best", rows[*best].r1) : said("Curves against r1");
  std::vector<Plot> plots{plot_of(rows, "study_parts", title, said("curves"), false,
                                  {{said("components"), [&](const StudyRow& row) { return number(row.components); }},
                                   {said("loops"), [&](const StudyRow& row) { return number(row.loops); }}}),
                          plot_of(rows, "study_vertices", said("Vertices against r1"), said("vertices"), true,
                                  {{said("vertices"), [&](const StudyRow& row) { return number(row.vertices); }}}),
                          plot_of(rows, "study_near", said("Points near the curve against r1"), "%", false,
                                  {{said("points near the curve"), [](const StudyRow& row) { return 100 * row.near_share; }}})};
  if (std::any_of(rows.begin(), rows.end(), [](const StudyRow& row) { return row.mean_error.has_value(); }))
    plots.push_back(plot_of(rows, "study_error", said("Error against r1"), said("mean distance to the truth"), true,
                            {{said("error"), [](const StudyRow& row) { return row.mean_error.value_or(NAN); }}}));
  plots.push_back(time_plot(rows));
  return plots;
}

void write_study(const std::filesystem::path& path, const StudyData& study) {
  if (study.empty()) throw Error(ErrorKind::invalid_argument, said("this run made no study"), said("ask for one with --study"));
  std::string text = "r1,vertices,components,loops,near_share,mean_error,ms,least_ms,most_ms\n";
  if (study.of != StudyOf::radius) text = quality_csv(study.quality);
  for (const StudyRow& row : study.radii)
    text += fmt::format("{},{},{},{},{},{},{:.3f},{:.3f},{:.3f}\n", row.r1, row.vertices, row.components, row.loops,
                        row.near_share, row.mean_error ? fmt::format("{}", *row.mean_error) : std::string(), row.ms.median,
                        row.ms.least, row.ms.most);
  io::write_atomically(path, {text.data(), text.size()});
}

}  // namespace ws::ridge
