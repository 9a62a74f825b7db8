// SPDX-License-Identifier: MIT
#include "compute/filter/timing.h"

#include <algorithm>
#include <map>
#include <string>

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
  static const std::vector<HistoricTime> times{{"GT 240, 2010", 14.2, 3.0, 5.9, 7.9, 31.2},
                                               {"HD 5670, 2010", 14.4, 8.4, 10.2, 8.1, 41.9}};
  return times;
}

Plot stage_plot(const Run& run) {
  Plot plot{"stages", "Time of each phase", "phase", "ms", false, true, {}, {}};
  PlotSeries now{"this run", PlotStyle::bars, {}, {}};
  const auto add = [](PlotSeries& series, double ms) {
    series.x.push_back(static_cast<double>(series.x.size()));
    series.y.push_back(ms);
  };
  add(now, run.upload_ms);
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

Plot rate_plot(const Run& run) {
  Plot plot{"rates", "Memory rate of each phase", "phase", "GB/s", false, false, {}, {}};
  PlotSeries rates{"this run", PlotStyle::bars, {}, {}};
  const auto bytes = [](const Planes& p) { return double(p.width) * p.height * p.channels * double(bytes_of(p.type)); };
  std::map<std::string, double> moved;  // a phase may come twice in a pipeline: its time is the sum
  for (const Pass& pass : run.passes) moved[pass.phase] += bytes(*pass.before) + bytes(*pass.after);
  for (const auto& [phase, amount] : moved) {
    const double ms = stage_ms(run, phase);
    if (ms <= 0) continue;
    rates.x.push_back(double(rates.x.size()));
    rates.y.push_back(amount / ms / 1e6);
    plot.categories.push_back(phase);
  }
  rates.x.push_back(double(rates.x.size()));
  rates.y.push_back(run.copy_rate / 1e9);
  plot.categories.push_back("plain copy");
  plot.series.push_back(std::move(rates));
  return plot;
}

}  // namespace ws::filter
