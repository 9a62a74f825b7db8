// SPDX-License-Identifier: MIT
#include "compute/ridge/history/quality.h"

#include "compute/core/run/metrics.h"
#include "compute/core/words/told.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/detect.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>
#include <utility>

namespace ws::ridge {

namespace {

constexpr double segment_length = 100, usual_noise = 2.17, source_r1 = 3.689;
constexpr std::size_t point_counts[] = {1'000, 3'000, 10'000, 30'000};

/// Ball radii by the noise, at which lines against the number of points are drawn: as in the source.
constexpr double usual_ratio = 2;

/// Which rows a plot shows, what stands on its axes, and which of its lines a row is on.
struct Axes {
  const char* suffix;
  std::function<std::string(const std::string&)> title;  ///< of what is shown against them
  std::string x_label;
  bool x_log;
  std::function<bool(const QualityCase&)> shows;
  std::function<double(const QualityCase&)> x;
  std::function<std::string(const QualityCase&)> line;
};

double ratio_of(const QualityCase& of) { return of.r1 / of.noise; }

std::vector<Axes> axes_of(StudyOf of) {
  const auto count = [](const QualityCase& row) { return static_cast<double>(row.count); };
  const auto noise = [](const QualityCase& row) { return told("noise {:g}", row.noise); };
  const auto points = [](const QualityCase& row) { return told(row.count, "{} point", "{} points"); };
  if (of == StudyOf::noise)
    return {{"points", [](const std::string& what) { return told("{} against the points, r1 twice the noise", what); },
             said("points"), true, [](const QualityCase& row) { return std::abs(ratio_of(row) - usual_ratio) < 1e-9; }, count,
             noise},
            {"radius", [](const std::string& what) { return told("{} against r1", what); }, said("r1 / noise"), false,
             [](const QualityCase& row) { return row.count == std::end(point_counts)[-1]; }, ratio_of, noise}};
  const auto dimension = [](const QualityCase& row) { return static_cast<double>(row.dimension); };
  return {{"dimension",
           [](const std::string& what) { return told("{} against the dimension, r1 as wide as the noise is long", what); },
           said("dimensions"), false, [](const QualityCase& row) { return !row.is_fixed; }, dimension, points},
          {"fixed", [](const std::string& what) { return told("{} against the dimension, r1 3.689", what); },
           said("dimensions"), false, [](const QualityCase& row) { return row.is_fixed; }, dimension, points}};
}

Plot plot_of(const std::vector<QualityRow>& rows, const Axes& axes, const std::string& id, const std::string& what,
             const std::function<Spread(const QualityRow&)>& value) {
  Plot plot{"study_" + id + "_" + axes.suffix, axes.title(what), axes.x_label, said("distance"), axes.x_log, true, {}, {}, {}};
  PlotSeries strokes = empty_strokes();
  for (const QualityRow& row : rows) {
    if (!row.is_found || !axes.shows(row.of)) continue;
    const std::string name = axes.line(row.of);
    auto line = std::find_if(plot.series.begin(), plot.series.end(), [&](const PlotSeries& s) { return s.name == name; });
    if (line == plot.series.end()) line = plot.series.insert(line, PlotSeries{name, PlotStyle::line, {}, {}});
    add_spread(*line, strokes, axes.x(row.of), value(row));
  }
  if (!strokes.x.empty()) plot.series.push_back(std::move(strokes));
  return plot;
}

std::string text_of(const Spread& spread, bool is_there = true) {
  return is_there ? fmt::format("{},{},{}", spread.median, spread.least, spread.most) : ",,";
}

}  // namespace

PointSet segment_cloud(const QualityCase& of, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto uniform = [&] { return static_cast<double>((random() >> 11) + 1) * 0x1p-53; };  // in (0, 1]
  const auto normal = [&] { return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform()); };
  PointSet points(of.dimension, of.count);
  for (std::size_t i = 0; i < of.count; ++i) {
    const double along = segment_length * uniform();
    for (std::size_t k = 0; k < of.dimension; ++k) points.at(i, k) = (k == 0 ? along : 0) + of.noise * normal();
  }
  return points;
}

PolylineSet segment_truth(std::size_t dimension) {
  PolylineSet truth{dimension, {{std::vector<double>(2 * dimension), false}}, {}};
  truth.lines[0].coordinates[dimension] = segment_length;
  return truth;
}

std::vector<QualityCase> quality_cases(StudyOf of) {
  std::vector<QualityCase> cases;
  for (const std::size_t count : point_counts) {
    if (of == StudyOf::noise)
      for (const double noise : {1.0, usual_noise, 4.17})
        for (const double ratio : {1.0, 1.4, 1.7, usual_ratio, 2.5, 3.0, 4.0})
          cases.push_back({2, count, noise, ratio * noise});
    if (of == StudyOf::dimension)
      for (std::size_t d = 2; d <= 6; ++d) {
        cases.push_back({d, count, usual_noise, 2.25 * usual_noise * std::sqrt(static_cast<double>(d - 1))});
        cases.push_back({d, count, usual_noise, source_r1, true});
      }
  }
  return cases;
}

QualityRow measure_quality(const QualityCase& of, const Parameters& parameters, std::size_t repeats,
                           const RunContext& context) {
  Parameters asked = parameters;
  asked.r1 = of.r1;
  asked.r2 = 0;
  asked.min_points = 1;
  const PolylineSet truth = segment_truth(of.dimension);
  std::vector<double> components, median, curve_to_truth, truth_to_curve, ms;
  QualityRow row{of, {}, {}, {}, {}, {}, true};
  {
    RunContext first = context.beside();  // does not count: it meets fresh memory
    first.cache = nullptr;
    (void)detect(segment_cloud(of, context.seed), asked, first);
  }
  for (std::size_t i = 0; i < repeats; ++i) {
    RunContext unseen = context.beside();
    unseen.cache = nullptr;  // no cloud comes again
    const PointSet cloud = segment_cloud(of, context.seed + i);
    const Stopwatch watch;
    const PolylineSet lines = detect(cloud, asked, unseen).polylines();
    ms.push_back(watch.ms());
    components.push_back(static_cast<double>(lines.lines.size()));
    row.is_found = row.is_found && lines.edge_count() > 0;
    const Accuracy accuracy = measure_accuracy(lines, truth, unseen);  // infinite where no ball is left
    median.push_back(accuracy.median);
    curve_to_truth.push_back(accuracy.curve_to_truth);
    truth_to_curve.push_back(accuracy.truth_to_curve);
  }
  row.components = spread_of(components);
  row.median = spread_of(median);
  row.curve_to_truth = spread_of(curve_to_truth);
  row.truth_to_curve = spread_of(truth_to_curve);
  row.ms = spread_of(ms);
  return row;
}

std::vector<QualityRow> study_quality(const Parameters& parameters, const RunContext& context,
                                      const std::function<void(const std::vector<QualityRow>&)>& grown) {
  const std::vector<QualityCase> cases = quality_cases(parameters.study_of);
  std::vector<QualityRow> rows;
  for (const QualityCase& of : cases) {
    context.report(static_cast<double>(rows.size()) / static_cast<double>(cases.size()),
                   told("study: {} points in {} dimensions, noise {:g}, r1 {:.4g}", of.count, of.dimension, of.noise, of.r1));
    rows.push_back(measure_quality(of, parameters, static_cast<std::size_t>(parameters.study_repeats), context));
    grown(rows);
  }
  return rows;
}

std::vector<Plot> quality_plots(const std::vector<QualityRow>& rows, StudyOf of) {
  std::vector<Plot> plots;
  if (rows.empty()) return plots;
  for (const Axes& axes : axes_of(of)) {
    plots.push_back(plot_of(rows, axes, "median", said("Median error"), std::mem_fn(&QualityRow::median)));
    plots.push_back(
        plot_of(rows, axes, "curve", said("Curve's farthest from the truth"), std::mem_fn(&QualityRow::curve_to_truth)));
    plots.push_back(
        plot_of(rows, axes, "truth", said("Truth's farthest from the curve"), std::mem_fn(&QualityRow::truth_to_curve)));
  }
  return plots;
}

std::string quality_csv(const std::vector<QualityRow>& rows) {
  std::string text = "dimension,count,noise,r1";
  for (const char* name : {"components", "median_distance", "hausdorff_curve_to_truth", "hausdorff_truth_to_curve", "ms"})
    text += fmt::format(",{0},least_{0},most_{0}", name);
  text += '\n';
  for (const QualityRow& row : rows)
    text += fmt::format("{},{},{},{},{},{},{},{},{}\n", row.of.dimension, row.of.count, row.of.noise, row.of.r1,
                        text_of(row.components), text_of(row.median, row.is_found), text_of(row.curve_to_truth, row.is_found),
                        text_of(row.truth_to_curve, row.is_found), text_of(row.ms));
  return text;
}

}  // namespace ws::ridge
