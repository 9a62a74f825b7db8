// SPDX-License-Identifier: MIT
#include "compute/filter/timing.h"

#include <algorithm>

namespace ws::filter {

namespace {

constexpr double historic_pixels = 2048.0 * 2048.0;
constexpr int historic_taps = 17;

double stage_ms(const Run& run, std::string_view name) {
  for (const StageTime& stage : run.stages)
    if (stage.name == name) return stage.ms;
  return 0;
}

}  // namespace

const std::vector<HistoricTime>& historic_times() {
  static const std::vector<HistoricTime> times{{"GeForce GT 240, 2010 (v411)", 14.2, 3.0, 5.9, 7.9, 31.2},
                                               {"Radeon HD 5670, 2010 (v412)", 14.4, 8.4, 10.2, 8.1, 41.9}};
  return times;
}

Plot stage_plot(const Run& run) {
  Plot plot{"stages", "Time of each phase", "phase", "ms", false, true, {}, {}};
  PlotSeries now{"this run", PlotStyle::bars, {}, {}};
  const auto add = [](PlotSeries& series, double ms) {
    series.x.push_back(static_cast<double>(series.x.size()));
    series.y.push_back(ms);
  };
  add(now, stage_ms(run, "upload"));
  for (const Pass& pass : run.passes) {
    const bool seen = std::count(plot.categories.begin(), plot.categories.end(), pass.phase) > 0;
    if (seen) continue;
    plot.categories.push_back(pass.phase);
    add(now, stage_ms(run, pass.phase));
  }
  plot.categories.insert(plot.categories.begin(), "upload");
  plot.series.push_back(std::move(now));
  const bool comparable = run.passes.size() == 2 && run.passes[0].phase == "row" &&
                          run.filter.row.values.size() == historic_taps && run.filter.column.values.size() == historic_taps;
  if (!comparable) return plot;
  const double scale = double(run.input->width) * run.input->height * run.input->channels / historic_pixels;
  for (const HistoricTime& time : historic_times()) {
    PlotSeries then{time.machine, PlotStyle::bars, {}, {}};
    for (const double ms : {time.upload, time.row, time.column}) add(then, ms * scale);
    plot.series.push_back(std::move(then));
  }
  return plot;
}

}  // namespace ws::filter
