// SPDX-License-Identifier: MIT
#include "compute/filter/show/plots.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/words/told.h"
#include "compute/filter/history/lessons.h"
#include "compute/filter/history/study.h"
#include "compute/filter/history/timing.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

namespace ws::filter {

namespace {

/// What of a warp's result lies outside of the image has the border's value, and would be taken for the image's.
std::string name_of_result(const Run& run) {
  constexpr double least_told = 0.005;  // half a per cent
  const double outside = run.warp ? 1 - run.warp_numbers.coverage : 0;
  return outside < least_told
             ? said("after")
             : told("after; {:.0f} % lie outside the image", outside < 1 ? std::min(100 * outside, 99.0) : 100.0);
}

Plot histogram_plot(const Run& run) {
  const std::string counted = run.input->channels > 1 ? said("channel values") : said("pixels");
  Plot plot{"histogram", said("Histogram before and after"), said("value"), counted, false, false, {}, {}};
  const auto add = [&](const std::string& name, const Planes& planes, const Statistics& statistics) {
    PlotSeries series{name, PlotStyle::line, {}, {}};
    for (std::size_t bin = 0; bin < 256; ++bin) {
      double sum = 0;
      for (const auto& channel : statistics.histograms) sum += channel[bin];
      series.x.push_back((static_cast<double>(bin) + 0.5) * planes.white / 256);
      series.y.push_back(sum);
    }
    plot.series.push_back(std::move(series));
  };
  add(said("before"), *run.input, run.input_statistics);
  if (!run.passes.empty()) add(name_of_result(run), *run.result, run.result_statistics);
  return plot;
}

Plot tap_plot(const SeparableFilter& filter) {
  Plot plot{"taps", said("Taps"), said("offset in pixels"), said("weight"), false, false, {}, {}};
  for (const auto& [name, taps] : {std::pair{said("rows"), &filter.row}, std::pair{said("columns"), &filter.column}}) {
    PlotSeries series{name, PlotStyle::points, {}, {}};
    for (std::size_t i = 0; i < taps->values.size(); ++i) {
      series.x.push_back(static_cast<double>(i) - taps->radius());
      series.y.push_back(taps->values[i]);
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

/// Measured once for each backend, device and thread count, as long as the cache keeps the answer.
double copy_rate(const Engine& engine, RunContext& context) {
  const auto measure = [&] { return std::make_shared<const double>(engine.copy_rate(context)); };
  if (!context.cache) return *measure();
  const std::uint64_t machine = combine(place_key(engine.backend()), static_cast<std::uint64_t>(context.thread_count));
  return *context.cache->shared<double>({"filter.copy_rate", 0, machine}, measure, [](double) { return sizeof(double); });
}

}  // namespace

std::vector<Plot> make_plots(const Run& run, RunContext& context) {
  std::vector<Plot> plots;
  const auto append = [&](std::vector<Plot> more) {
    plots.insert(plots.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  };
  append(study_plots(run.study));
  if (!run.passes.empty()) append({stage_plot(run), rate_plot(run, copy_rate(*run.engine, context))});
  plots.push_back(histogram_plot(run));
  if (!run.filters() || run.passes.empty()) return plots;
  plots.push_back(tap_plot(run.filter));
  return plots;
}

std::vector<Plot> make_lessons(const Run& run, const ViewParameters& view) {
  if (!run.filters() || run.passes.empty()) return {};
  return lesson_plots(run.filter.row.radius(), view);
}

}  // namespace ws::filter
