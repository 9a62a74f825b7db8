// SPDX-License-Identifier: MIT
#include "compute/filter/lessons.h"

#include "compute/filter/apron.h"
#include "compute/filter/grouped.h"

#include <algorithm>

namespace ws::filter {

namespace {

constexpr int lesson_width = 256, middle_group = 2, segment = 64;

int first_warp_transactions(const GroupTrace& trace) {
  int transactions = 0;
  for (const InstructionCost& one : analyse(trace).instructions)
    if (one.warp == 0 && one.memory == GroupMemory::image) transactions += one.transactions_2010;
  return transactions;
}

/// The thesis's claim: 6 transactions a warp with unaligned loads, 4 with aligned ones.
Plot transactions_plot() {
  Plot plot{
      "transactions", "Transactions of a warp's row reads", "radius", "transactions (rule of 2010)", false, false, {}, {}};
  for (const auto& [variant, name] :
       {std::pair{Variant::v3, "v3: loads at -r, +r"}, std::pair{Variant::v411, "v411: at -16, +16"}}) {
    PlotSeries series{name, PlotStyle::line, {}, {}};
    for (int radius = 1; radius <= grouped_max_radius(variant); ++radius) {
      const GroupTrace trace =
          trace_group(variant, Axis::row, lesson_width, lesson_width, radius, Border::zero, middle_group, middle_group);
      series.x.push_back(radius);
      series.y.push_back(first_warp_transactions(trace));
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

Plot apron_plot(int radius) {
  Plot plot{"aprons", "Ways to treat a tile's apron", "way", "pixels of a group of 64", false, false, {}, {}};
  plot.categories = {"faulty", "idle items", "double load"};
  const double r = std::min(radius, segment / 2 - 1);
  plot.series = {{"right pixels", PlotStyle::bars, {0, 1, 2}, {segment - 2 * r, segment - 2 * r, double(segment)}},
                 {"wrong pixels", PlotStyle::bars, {0, 1, 2}, {2 * r, 0, 0}},
                 {"idle items", PlotStyle::bars, {0, 1, 2}, {0, 2 * r, 0}}};
  return plot;
}

template <class F>
Plot curve(const char* id, const char* title, const char* x_label, const char* y_label, PlotStyle style, int first, int last,
           const F& f) {
  PlotSeries series{y_label, style, {}, {}};
  for (int x = first; x <= last; ++x) {
    series.x.push_back(x);
    series.y.push_back(f(x));
  }
  return {id, title, x_label, y_label, false, false, {series}, {}};
}

Plot divergence_plot() {
  Plot plot{
      "divergence", "A 32-way if-chain in one warp", "key of the branch", "paths, one after another", false, false, {}, {}};
  plot.categories = {"lane mod 32", "lane div 32"};
  plot.series = {
      {"paths", PlotStyle::bars, {0, 1}, {double(divergence_steps(32, 32, true)), double(divergence_steps(32, 32, false))}}};
  return plot;
}

}  // namespace

std::vector<Plot> lesson_plots(int radius) {
  return {transactions_plot(),
          apron_plot(radius),
          curve("bank_conflicts", "Bank conflicts of a half-warp", "stride in words", "turns", PlotStyle::bars, 1, 16,
                [](int stride) { return bank_conflict_degree(stride); }),
          divergence_plot(),
          curve("latency", "Warps that hide a load of 400 cycles", "instructions per load", "warps", PlotStyle::line, 1, 32,
                [](int instructions) { return warps_to_hide_latency(400, 4, instructions); }),
          curve("residency", "Groups that fit 16 KiB of local memory", "KiB per group", "groups", PlotStyle::bars, 1, 16,
                [](int kilobytes) { return resident_groups(kilobytes << 10); })};
}

}  // namespace ws::filter
