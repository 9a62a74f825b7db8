// The thesis's table as bars, curves and a file.
// SPDX-License-Identifier: MIT
#include "compute/core/device/backend.h"
#include "compute/core/result/spread.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/history/kernel_study.h"
#include "compute/kdtree/history/occupancy.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::kdtree {

namespace {

/// The two readings of the thesis's "1 000 000 data items": events, or triangles.
constexpr std::size_t thesis_sizes[] = {166'667, 1'000'000};

/// Nothing where nothing was measured.
void add_point(PlotSeries& series, PlotSeries& strokes, double x, const Measured& measured) {
  if (measured.median > 0) add_spread(series, strokes, x, {measured.low, measured.median, measured.high});
}

Plot step_plot(const std::vector<KernelRow>& rows, std::size_t triangles) {
  Plot plot{fmt::format("kernels_{}", triangles), told("Each step over {} triangles", triangles), "", "ms", false, true};
  PlotSeries cpu{said("one CPU thread"), PlotStyle::bars, {}, {}}, device{said("CUDA with copies"), PlotStyle::points, {}, {}},
      kernel{said("CUDA without copies"), PlotStyle::points, {}, {}}, strokes = empty_strokes();
  constexpr double aside = 0.15;  // so that strokes of one step do not cover each other
  for (const KernelRow& row : rows) {
    if (row.triangles != triangles) continue;
    const auto x = static_cast<double>(plot.categories.size());
    plot.categories.push_back(row.step);
    add_point(cpu, strokes, x, row.cpu);
    add_point(device, strokes, x - aside, row.device);
    add_point(kernel, strokes, x + aside, row.kernel);
  }
  for (PlotSeries* series : {&cpu, &device, &kernel, &strokes})
    if (!series->x.empty()) plot.series.push_back(std::move(*series));
  return plot;
}

/// How many times faster the device is, over the size; where a curve crosses 1 lies the break-even size.
Plot break_even_plot(const std::vector<KernelRow>& rows) {
  Plot plot{"kernels_break_even", said("Speed-up with copies"), said("triangles"), said("CPU time / CUDA time"), true, true};
  for (const KernelRow& row : rows) {
    if (row.speed_up() <= 0) continue;
    auto found = std::find_if(plot.series.begin(), plot.series.end(), [&](const PlotSeries& s) { return s.name == row.step; });
    if (found == plot.series.end()) found = plot.series.insert(found, PlotSeries{row.step, PlotStyle::line, {}, {}});
    found->x.push_back(static_cast<double>(row.triangles));
    found->y.push_back(row.speed_up());
  }
  for (PlotSeries& series : plot.series)
    if (const std::size_t size = break_even(rows, series.name)) series.name += told(" (pays from {})", size);
  return plot;
}

/// The thesis's model against what was measured: the time of the first kernel, in waves of as many threads as are resident. A
/// thread's life is taken from the largest size, so what is left of the model is its steps.
Plot model_plot(const std::vector<KernelRow>& rows) {
  Plot plot{"kernels_model",
            said("ProcessEvents: the thesis's model against the kernel, in ms"),
            said("triangles"),
            "ms",
            true,
            true};
  PlotSeries measured{said("measured"), PlotStyle::points, {}, {}}, predicted{said("predicted"), PlotStyle::line, {}, {}};
  for (const KernelRow& row : rows) {
    if (row.step != "events" || row.kernel.median <= 0) continue;
    measured.x.push_back(static_cast<double>(row.triangles));
    measured.y.push_back(row.kernel.median);
  }
  const auto& devices = cuda_status().devices;
  if (measured.x.empty() || devices.empty()) return plot;
  const auto& known = multiprocessors();
  const auto device = std::find_if(known.begin(), known.end(),
                                   [&](const Multiprocessor& m) { return m.capability == devices.front().compute_capability; });
  if (device == known.end()) return plot;
  const int warps = occupancy(*device, thesis_kernels().front().use).warps, count = devices.front().multiprocessor_count;
  const auto waves = [&](double n) { return predicted_ms(static_cast<std::uint64_t>(n), warps, count, 1); };
  const double thread_ms = measured.y.back() / std::max(waves(measured.x.back()), 1.0);
  for (double n = measured.x.front(); n <= measured.x.back(); n *= 1.1) {
    predicted.x.push_back(n);
    predicted.y.push_back(waves(n) * thread_ms);
  }
  plot.series = {predicted, measured};
  return plot;
}

/// "low,median,high,mean,deviation,"
std::string columns(const Measured& m) {
  return m.median > 0 ? fmt::format("{},{},{},{},{},", m.low, m.median, m.high, m.mean, m.deviation) : ",,,,,";
}

}  // namespace

std::vector<Plot> kernel_plots(const std::vector<KernelRow>& rows) {
  std::vector<Plot> plots;
  for (const std::size_t size : thesis_sizes)
    if (Plot plot = step_plot(rows, size); !plot.series.empty()) plots.push_back(std::move(plot));
  const auto has_device = [](const KernelRow& row) { return row.device.median > 0; };
  if (std::none_of(rows.begin(), rows.end(), has_device)) return plots;
  plots.push_back(break_even_plot(rows));
  if (Plot plot = model_plot(rows); !plot.series.empty()) plots.push_back(std::move(plot));
  return plots;
}

std::string kernel_csv(const std::vector<KernelRow>& rows) {
  std::string text = "step,triangles,events,planes";
  for (const char* side : {"cpu", "device", "kernel"})
    for (const char* what : {"low", "median", "high", "mean", "deviation"}) text += fmt::format(",{}_{}_ms", side, what);
  text += ",speed_up\n";
  for (const KernelRow& row : rows) {
    text += fmt::format("{},{},{},{},{}{}{}", row.step, row.triangles, row.events, row.planes, columns(row.cpu),
                        columns(row.device), columns(row.kernel));
    text += row.speed_up() > 0 ? fmt::format("{}\n", row.speed_up()) : "\n";
  }
  return text;
}

}  // namespace ws::kdtree
