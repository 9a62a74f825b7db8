// SPDX-License-Identifier: MIT
#include "compute/filter/history/lessons.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/apron.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ws::filter {

namespace {

constexpr int lesson_width = 256, middle_group = 2, segment = 64;

int first_warp_transactions(const GroupTrace& trace) {
  int transactions = 0;
  for (const InstructionCost& one : analyse(trace).instructions)
    if (one.warp == 0 && one.memory == GroupMemory::image) transactions += one.transactions_2010;
  return transactions;
}

/// The thesis counts 6 transactions of a warp with unaligned loads, and 4 with aligned ones.
Plot transactions_plot() {
  Plot plot{"transactions",
            said("Transactions of a warp's row reads"),
            said("radius"),
            said("transactions (rule of 2010)"),
            false,
            false,
            {},
            {}};
  for (const auto& [variant, name] :
       {std::pair{Variant::v3, said("v3: loads at -r, +r")}, std::pair{Variant::v411, said("v411: at -16, +16")}}) {
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

/// Instructions of the first warp that touch global or local memory, without taps: how many a pixel costs.
double memory_instructions_per_pixel(Variant variant, int radius, const Build& build) {
  const GroupTrace trace =
      trace_group(variant, Axis::row, 4 * lesson_width, lesson_width, radius, Border::zero, middle_group, middle_group, build);
  int instructions = 0;
  for (const InstructionCost& one : analyse(trace).instructions)
    instructions += one.warp == 0 && one.memory != GroupMemory::tap;
  return double(instructions) / trace.pixels_per_item;
}

/// What vectors of four floats save.
Plot instruction_plot() {
  Plot plot{"instructions",
            said("Loads and stores of a row pass, for each pixel"),
            said("radius"),
            said("memory instructions per pixel"),
            false,
            false,
            {},
            {}};
  const Build build{.max_radius = most_max_radius};
  for (const auto& [variant, name] :
       {std::pair{Variant::v411, said("v411: one float")}, std::pair{Variant::vector, said("vector: four floats at once")}}) {
    PlotSeries series{name, PlotStyle::line, {}, {}};
    for (int radius = 1; radius <= most_max_radius; ++radius) {
      series.x.push_back(radius);
      series.y.push_back(memory_instructions_per_pixel(variant, radius, build));
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

/// What a group shape costs beside its pixels: the cells of its tile for each pixel, with both values of MAX_RADIUS.
Plot group_shape_plot() {
  Plot plot{"group_shapes",
            said("Cells loaded for each pixel, by group shape (rows and columns)"),
            said("work-items of a group"),
            said("cells per pixel"),
            false,
            false,
            {},
            {}};
  for (const MaxRadius most : {MaxRadius::sixteen, MaxRadius::thirty_two}) {
    PlotSeries bars{most == MaxRadius::sixteen ? "MAX_RADIUS 16" : "MAX_RADIUS 32", PlotStyle::bars, {}, {}};
    for (const Choice<GroupShape>& shape : all_choices<GroupShape>) {
      Parameters p;
      p.max_radius = most;
      p.group_shape = shape.value;
      const Build build = build_of(p);
      double loaded = 0;
      for (const Axis axis : {Axis::row, Axis::column}) {
        const Extent group = group_extent(Variant::v411, axis, build);
        const int along = axis == Axis::row ? group.width : group.height;
        loaded += load_count(build.max_radius, along);
      }
      bars.x.push_back(double(bars.x.size()));
      bars.y.push_back(loaded);
      if (most == MaxRadius::sixteen) plot.categories.push_back(said_choice(shape.name));
    }
    plot.series.push_back(std::move(bars));
  }
  return plot;
}

Plot apron_plot(int radius) {
  Plot plot{"aprons", said("Ways to treat a tile's apron"), said("way"), said("pixels of a group of 64"), false, false, {}, {}};
  const int r = std::min(radius, segment / 2 - 1);
  plot.series = {{said("right pixels"), PlotStyle::bars, {}, {}},
                 {said("wrong pixels"), PlotStyle::bars, {}, {}},
                 {said("idle items"), PlotStyle::bars, {}, {}}};
  for (const Apron apron : {Apron::faulty, Apron::idle_items, Apron::double_load}) {
    const ApronFates fates = judge(trace_apron(apron, lesson_width, r, segment, 1));
    for (const Fate fate : {Fate::right, Fate::wrong, Fate::idle}) {
      PlotSeries& bars = plot.series[std::size_t(fate)];
      bars.x.push_back(double(plot.categories.size()));
      bars.y.push_back(fates.count(fate));
    }
    plot.categories.push_back(said(apron_name(apron)));
  }
  return plot;
}

/// Why MAX_RADIUS = 32 takes a third load: items of a group of 32 whose result is right, with two loads and with three.
Plot max_radius_plot() {
  Plot plot{"max_radius", said("Right pixels of a group of 32"), "MAX_RADIUS", said("pixels"), false, false, {}, {}};
  constexpr int group_of_32 = 32, step = 16;
  plot.series = {{said("two loads"), PlotStyle::bars, {}, {}}, {said("three loads"), PlotStyle::bars, {}, {}}};
  for (int radius = step; radius <= 2 * group_of_32; radius += step) {
    for (const auto& [apron, series] : {std::pair{Apron::double_load, 0u}, std::pair{Apron::triple_load, 1u}}) {
      plot.series[series].x.push_back(double(plot.categories.size()));
      plot.series[series].y.push_back(judge(trace_apron(apron, lesson_width, radius, group_of_32, 3)).count(Fate::right));
    }
    plot.categories.push_back(std::to_string(radius));
  }
  return plot;
}

/// Scalar code on stream cores that take instructions of five parts.
Plot vector_plot() {
  Plot plot{"vector_types", said("Parts of a stream core at work"), said("values per instruction"), "%", false, false, {}, {}};
  plot.categories = {said("1 (scalar)"), "2", said("4 (a colour)")};
  plot.series = {{said("GT 240: scalar lanes"), PlotStyle::bars, {0, 1, 2}, {100, 100, 100}},
                 {said("HD 5670: 4 of 5 parts alike"), PlotStyle::bars, {0, 1, 2}, {20, 40, 80}}};
  return plot;
}

/// Several filters one after another, with the times of 2010: with transfers for each of them, or with the image staying on the
/// device between them.
Plot chain_plot() {
  constexpr double upload = 14.2, kernels = 8.9, download = 7.9;  // GT 240, v411, 2048 × 2048, 17 × 17
  constexpr int most = 10;
  Plot plot{"chain", said("Filters in a chain (GT 240, 2010)"), said("filters"), "ms", false, false, {}, {}};
  PlotSeries apart{said("each with its transfers"), PlotStyle::line, {}, {}},
      chained{said("chained on the device"), PlotStyle::line, {}, {}};
  for (int count = 1; count <= most; ++count) {
    for (PlotSeries* series : {&apart, &chained}) series->x.push_back(count);
    apart.y.push_back(count * (upload + kernels + download));
    chained.y.push_back(upload + count * kernels + download);
  }
  plot.series = {std::move(apart), std::move(chained)};
  return plot;
}

/// Kernels of one work-group per multiprocessor on a device that runs one kernel at a time, and on one that runs several.
Plot concurrency_plot() {
  constexpr int multiprocessors = 12;  // of the GT 240
  Plot plot{"concurrency",
            said("Small kernels on 12 multiprocessors"),
            said("kernels of 3 groups each"),
            said("turns"),
            false,
            false,
            {},
            {}};
  PlotSeries serial{said("one kernel at a time (2010)"), PlotStyle::line, {}, {}},
      together{said("side by side"), PlotStyle::line, {}, {}};
  constexpr int groups = 3, most = 12;
  for (int count = 1; count <= most; ++count) {
    for (PlotSeries* series : {&serial, &together}) series->x.push_back(count);
    serial.y.push_back(count);
    const int turns = (count * groups + multiprocessors - 1) / multiprocessors;
    together.y.push_back(turns);
  }
  plot.series = {std::move(serial), std::move(together)};
  return plot;
}

template <class F>
Plot curve(const char* id, std::string title, std::string x_label, const std::string& y_label, PlotStyle style, int first,
           int last, const F& f) {
  PlotSeries series{y_label, style, {}, {}};
  for (int x = first; x <= last; ++x) {
    series.x.push_back(x);
    series.y.push_back(f(x));
  }
  return {id, std::move(title), std::move(x_label), y_label, false, false, {series}, {}};
}

/// The chosen stride is marked.
Plot bank_plot(int chosen) {
  constexpr int most_stride = 32;
  Plot plot = curve("bank_conflicts", said("Bank conflicts of a half-warp"), said("stride in words"), said("turns"),
                    PlotStyle::bars, 1, most_stride, [](int stride) { return bank_conflict_degree(stride); });
  const int turns = bank_conflict_degree(chosen);
  plot.series.push_back({told("stride {}: {}", chosen, turns), PlotStyle::points, {double(chosen)}, {double(turns)}});
  return plot;
}

Plot latency_plot(int cycles) {
  Plot plot = curve("latency", said("Warps that hide a load"), said("instructions per load"), said("warps"), PlotStyle::line, 1,
                    32, [&](int instructions) { return warps_to_hide_latency(cycles, 4, instructions); });
  plot.series.front().name = told("a load of {} cycles", cycles);
  return plot;
}

Plot divergence_plot() {
  Plot plot{"divergence",
            said("A 32-way if-chain in one warp"),
            said("key of the branch"),
            said("paths, one after another"),
            false,
            false,
            {},
            {}};
  plot.categories = {said("lane mod 32"), said("lane div 32")};
  plot.series = {{said("paths"),
                  PlotStyle::bars,
                  {0, 1},
                  {double(divergence_steps(32, 32, true)), double(divergence_steps(32, 32, false))}}};
  return plot;
}

}  // namespace

std::vector<Plot> lesson_plots(int radius, const ViewParameters& view) {
  static const std::vector<Plot> constant{
      transactions_plot(),
      divergence_plot(),
      curve("residency", said("Groups that fit 16 KiB of local memory"), said("KiB per group"), said("groups"), PlotStyle::bars,
            1, 16, [](int kilobytes) { return resident_groups(kilobytes << 10); }),
      max_radius_plot(),
      group_shape_plot(),
      instruction_plot(),
      concurrency_plot(),
      vector_plot(),
      chain_plot()};
  std::vector<Plot> plots = constant;
  plots.insert(plots.begin() + 1, {apron_plot(radius), bank_plot(int(view.stride)), latency_plot(int(view.latency))});
  return plots;
}

}  // namespace ws::filter
