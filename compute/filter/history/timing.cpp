// SPDX-License-Identifier: MIT
#include "compute/filter/history/timing.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <algorithm>
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

/// Each phase once, in the order of first appearance.
std::vector<std::string> phases_of(const Run& run) {
  std::vector<std::string> phases;
  if (stage_ms(run, "weigh") > 0) phases.push_back("weigh");
  const auto add = [&](const std::string& phase) {
    if (std::find(phases.begin(), phases.end(), phase) == phases.end()) phases.push_back(phase);
  };
  for (const Pass& pass : run.passes) {
    if (pass.phase == "warp" && stage_ms(run, "to texture") > 0) add("to texture");
    add(pass.phase);
  }
  return phases;
}

void add_bar(PlotSeries& series, double x, double ms) {
  series.x.push_back(x);
  series.y.push_back(ms);
}

double place_of(const Plot& plot, std::string_view category) {
  return double(std::find(plot.categories.begin(), plot.categories.end(), category) - plot.categories.begin());
}

bool is_like_the_thesis(const Run& run) {
  return run.passes.size() == 2 && run.passes[0].phase == "row" && run.filter.row.values.size() == historic_taps &&
         run.filter.column.values.size() == historic_taps;
}

/// What the bars of this run are of: kernels of 2010 that run group by group on the CPU are no measure of them.
std::string name_of(const Run& run) {
  const bool emulated = !run.passes.empty() && run.passes.front().variant && is_grouped(*run.passes.front().variant) &&
                        run.engine->backend() == Backend::cpu;
  return emulated ? told("this run: {} emulated", said_choice(info_of(*run.passes.front().variant).name)) : said("this run");
}

void add_historic_filters(Plot& plot, const Run& run) {
  const double scale = double(run.input->width) * run.input->height * run.input->channels / historic_pixels;
  for (const HistoricTime& time : historic_times()) {
    PlotSeries then{scale == 1 ? time.machine : told("{}, scaled", time.machine), PlotStyle::bars, {}, {}};
    for (const auto& [name, ms] :
         {std::pair{"upload", time.upload}, std::pair{"row", time.row}, std::pair{"column", time.column},
          std::pair{"download", time.download}, std::pair{"total", time.total}})
      add_bar(then, place_of(plot, name), ms * scale);
    plot.series.push_back(std::move(then));
  }
}

void add_historic_warp(Plot& plot, const Run& run) {
  const bool affine = run.parameters.operation == Operation::affine;
  for (const HistoricWarp& time : historic_warps()) {
    if (time.affine != affine || time.width != run.input->width || time.height != run.input->height) continue;
    PlotSeries then{"2010: GT 240" + said(" (8-bit)"), PlotStyle::bars, {}, {}};
    add_bar(then, place_of(plot, "warp"), time.kernel);
    add_bar(then, place_of(plot, "total"), time.total);
    plot.series.push_back(std::move(then));
  }
}

/// Bars are placed by the names that stages have; people read these.
void say_phases(Plot& plot) {
  static constexpr std::array known{phrase("upload"), phrase("weigh"),    phrase("to texture"), phrase("row"),
                                    phrase("column"), phrase("fused"),    phrase("recursive"),  phrase("tensor"),
                                    phrase("warp"),   phrase("download"), phrase("total"),      phrase("plain copy")};
  for (std::string& name : plot.categories)
    if (const auto one = std::find(known.begin(), known.end(), name); one != known.end()) name = said(*one);
}

}  // namespace

const std::vector<HistoricTime>& historic_times() {
  static const std::vector<HistoricTime> times{{"2010: GT 240", 14.2, 3.0, 5.9, 7.9, 31.2},
                                               {"2010: HD 5670", 14.4, 8.4, 10.2, 8.1, 41.9}};
  return times;
}

const std::vector<HistoricWarp>& historic_warps() {
  static const std::vector<HistoricWarp> times{
      {true, 360, 288, 0.09, 1.00}, {true, 720, 576, 0.29, 1.59}, {false, 360, 288, 0.10, 1.03}, {false, 720, 576, 0.35, 1.72}};
  return times;
}

Plot stage_plot(const Run& run) {
  Plot plot{"stages", said("Time of each phase"), said("phase"), "ms", false, true, {}, {}};
  PlotSeries now{name_of(run), PlotStyle::bars, {}, {}};
  double total = 0;
  const auto add = [&](const std::string& name, double ms) {
    add_bar(now, double(plot.categories.size()), ms);
    plot.categories.push_back(name);
    total += ms;
  };
  add("upload", run.upload_ms);
  for (const std::string& phase : phases_of(run)) add(phase, stage_ms(run, phase));
  add("download", run.download_ms);
  add("total", total);
  plot.series.push_back(std::move(now));
  if (is_like_the_thesis(run)) add_historic_filters(plot, run);
  if (run.warp && !run.pipeline()) add_historic_warp(plot, run);
  say_phases(plot);
  return plot;
}

Plot rate_plot(const Run& run, double copy_rate) {
  Plot plot{"rates", said("Memory rate of each phase"), said("phase"), "GB/s", false, false, {}, {}};
  PlotSeries rates{name_of(run), PlotStyle::bars, {}, {}};
  const auto bytes = [](const Planes& p) { return double(p.width) * p.height * p.channels * double(bytes_of(p.type)); };
  const auto add = [&](const std::string& name, double gigabytes_per_second) {
    add_bar(rates, double(plot.categories.size()), gigabytes_per_second);
    plot.categories.push_back(name);
  };
  for (const std::string& phase : phases_of(run)) {
    double moved = 0;  // the time of a phase that a pipeline has twice is the sum
    for (const Pass& pass : run.passes)
      if (pass.phase == phase) moved += bytes(*pass.before) + bytes(*pass.after);
    const double ms = stage_ms(run, phase);
    if (moved > 0 && ms > 0) add(phase, moved / ms / 1e6);
  }
  add("plain copy", copy_rate / 1e9);
  plot.series.push_back(std::move(rates));
  say_phases(plot);
  return plot;
}

}  // namespace ws::filter
