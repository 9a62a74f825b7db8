// SPDX-License-Identifier: MIT
#include "compute/ridge/show/plots.h"

#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace ws::ridge {

namespace {

Plot objective_plot(const Objective& objective, std::size_t point_count, std::optional<double> cursor) {
  std::string title = said("Objective J: mean of min(distance², r1²)");
  if (objective.sample_size < point_count) title += told(", of {} points taken evenly", objective.sample_size);
  PlotSeries series{"J", PlotStyle::line, objective.iterations, objective.values};
  return {"objective", std::move(title), said("iteration"), said("J in r1²"), false, true, {std::move(series)}, cursor};
}

/// Balls, how far they move, and what they lower by it, by iteration.
void add_evolution(std::vector<Plot>& plots, const std::vector<Step>& steps, std::size_t step, const Objective& objective,
                   std::size_t point_count) {
  PlotSeries balls{said("balls"), PlotStyle::line, {}, {}}, moves{said("mean displacement"), PlotStyle::line, {}, {}};
  double iteration = 0;
  std::optional<double> cursor;
  for (std::size_t i = 1; i < steps.size(); ++i) {
    if (steps[i].kind == StepKind::evolve) {
      ++iteration;
      moves.x.push_back(iteration);
      moves.y.push_back(steps[i].displacement);
    }
    if (i <= step) cursor = iteration;
    const bool changes = balls.y.empty() || balls.x.back() != iteration;
    if (changes) {
      balls.x.push_back(iteration);
      balls.y.push_back(steps[i].ball_count);
    } else {
      balls.y.back() = steps[i].ball_count;
    }
  }
  plots.push_back({"ball_count", said("Number of balls"), said("iteration"), said("balls"), false, true, {balls}, cursor});
  plots.push_back(
      {"displacement", said("Mean displacement"), said("iteration"), said("mean move"), false, true, {moves}, cursor});
  if (!objective.values.empty()) plots.push_back(objective_plot(objective, point_count, cursor));
}

Plot owned_plot(const std::vector<std::uint32_t>& counts) {
  PlotSeries owned{said("points per ball"), PlotStyle::bars, {}, {}};
  if (!counts.empty()) {
    const double most = *std::max_element(counts.begin(), counts.end());
    const double bins = std::clamp(std::ceil(std::sqrt(static_cast<double>(counts.size())) * 2), 4.0, 40.0);
    const double width = std::max(1.0, std::ceil((most + 1) / bins));
    for (double low = 0; low <= most; low += width) {
      owned.x.push_back(low + width / 2);
      owned.y.push_back(static_cast<double>(
          std::count_if(counts.begin(), counts.end(), [&](std::uint32_t n) { return n >= low && n < low + width; })));
    }
  }
  return {"points_per_ball", said("Points per ball, at the end"), said("points"), said("balls"), false, false, {owned}, {}};
}

Plot error_plot(const Accuracy& accuracy) {
  PlotSeries error{said("vertex to truth"), PlotStyle::points, {}, accuracy.vertex_distances};
  for (std::size_t i = 0; i < error.y.size(); ++i) error.x.push_back(static_cast<double>(i));
  return {"error",
          said("Error against the true curve"),
          said("vertex along the lines"),
          said("distance to the truth"),
          false,
          false,
          {error},
          {}};
}

/// A dot on the first line where the present radius stands; the cursor stands at the one that looks best.
void mark_present(Plot& plot, double r1) {
  if (plot.series.empty() || plot.series.front().x.size() < 2) return;
  const PlotSeries& line = plot.series.front();
  const auto after = std::lower_bound(line.x.begin(), line.x.end(), r1);
  if (after == line.x.end() || (after == line.x.begin() && *after > r1)) return;
  const auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, after - line.x.begin()));
  const double part = std::log(r1 / line.x[i - 1]) / std::log(line.x[i] / line.x[i - 1]);
  plot.series.push_back({said("present r1"), PlotStyle::points, {r1}, {line.y[i - 1] + part * (line.y[i] - line.y[i - 1])}});
}

}  // namespace

std::vector<Plot> plots_at(const RidgeResult& result, const StudyData& study, const Objective& objective, std::size_t step) {
  std::vector<Plot> plots = study_plots(study);
  if (study.of == StudyOf::radius)
    for (Plot& plot : plots) mark_present(plot, result.detection().r1);
  add_evolution(plots, result.detection().trace.steps(), step, objective, result.points().size());
  plots.push_back(owned_plot(result.detection().owned_counts));
  if (result.accuracy()) plots.push_back(error_plot(*result.accuracy()));
  return plots;
}

}  // namespace ws::ridge
