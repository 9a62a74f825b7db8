// The occupancy explorer's curves.
// SPDX-License-Identifier: MIT
#include "compute/core/device/backend.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/history/occupancy.h"
#include "compute/kdtree/history/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::kdtree {

namespace {

/// Without a device: that of the cards of our measurements.
std::string capability_of(const Parameters& p) {
  if (p.capability != Capability::own) return choice_name(p.capability);
  const auto& devices = cuda_status().devices;
  const std::string own = devices.empty() ? "9.0" : devices.front().compute_capability;
  const auto& known = multiprocessors();
  const bool is_known = std::any_of(known.begin(), known.end(), [&](const Multiprocessor& m) { return m.capability == own; });
  return is_known ? own : "9.0";
}

struct Explorer {
  const Multiprocessor& device;
  KernelUse use;
  int split;

  [[nodiscard]] double percent(const KernelUse& u) const { return 100 * occupancy(device, u, split).part; }
};

/// One curve for the explorer's kernel, one for each of the thesis's.
template <class Vary>
Plot curve(const Explorer& explorer, const char* id, const std::string& title, const std::string& x_label, int from, int to,
           int step, double cursor, const Vary& vary) {
  Plot plot{id, title, x_label, said("occupancy, %"), false, false, {}, cursor};
  const auto add = [&](std::string name, const KernelUse& use, int shared_per_thread) {
    PlotSeries series{std::move(name), PlotStyle::line, {}, {}};
    for (int x = from; x <= to; x += step) {
      series.x.push_back(x);
      series.y.push_back(explorer.percent(vary(use, x, shared_per_thread)));
    }
    plot.series.push_back(std::move(series));
  };
  add(phrase("your kernel"), explorer.use, 0);
  for (const ThesisKernel& k : thesis_kernels()) add(std::string(k.name), k.use, k.shared_per_thread);
  return plot;
}

Explorer explorer_of(const Parameters& p) {
  return {multiprocessor(capability_of(p)),
          {static_cast<int>(p.kernel_threads), static_cast<int>(p.kernel_registers), static_cast<int>(p.kernel_shared)},
          static_cast<int>(p.shared_split)};
}

int multiprocessors_here() {
  const auto& devices = cuda_status().devices;
  return devices.empty() ? 16 : devices.front().multiprocessor_count;
}

constexpr const char* predicted_curve = phrase("{} warps on each of {} multiprocessors");

Plot time_plot(const Explorer& explorer, std::size_t triangle_count) {
  const int multiprocessor_count = multiprocessors_here();
  const Occupancy found = occupancy(explorer.device, explorer.use, explorer.split);
  PlotSeries series{fmt::format(predicted_curve, found.warps, multiprocessor_count), PlotStyle::line, {}, {}};
  for (double n = 1000; n <= std::max(1e7, static_cast<double>(triangle_count)); n *= 1.2) {
    series.x.push_back(n);
    series.y.push_back(predicted_ms(static_cast<std::uint64_t>(n), found.warps, multiprocessor_count, 1));
  }
  return {"occupancy_time",
          said("Predicted time, by the thesis's model"),
          said("triangles"),
          said("lives of a thread"),
          true,
          true,
          {series},
          static_cast<double>(triangle_count)};
}

}  // namespace

std::vector<Plot> occupancy_plots(const Parameters& p, std::size_t triangle_count) {
  const Explorer explorer = explorer_of(p);
  const Occupancy found = occupancy(explorer.device, explorer.use, explorer.split);
  constexpr std::array limits{phrase("warps"), phrase("blocks"), phrase("registers"), phrase("shared memory"),
                              phrase("no block fits")};
  const std::string title =
      told("Compute capability {}: your kernel holds {:.1f} % ({} warps, limit: {})", explorer.device.capability,
           100 * found.part, found.warps, said(limits[static_cast<std::size_t>(found.limit)]));
  return {curve(explorer, "occupancy_threads", title, said("threads per block"), 32, 1024, 32, explorer.use.threads_per_block,
                [](KernelUse use, int x, int shared_per_thread) {
                  use.threads_per_block = x;
                  if (shared_per_thread > 0) use.shared_per_block = shared_per_thread * x;
                  return use;
                }),
          curve(explorer, "occupancy_shared", said("Occupancy by shared memory"), said("bytes per block"), 0, 49152, 512,
                explorer.use.shared_per_block,
                [](KernelUse use, int x, int) {
                  use.shared_per_block = x;
                  return use;
                }),
          curve(explorer, "occupancy_registers", said("Occupancy by registers"), said("registers per thread"), 8, 128, 1,
                explorer.use.registers_per_thread,
                [](KernelUse use, int x, int) {
                  use.registers_per_thread = x;
                  return use;
                }),
          time_plot(explorer, triangle_count)};
}

void say_curves(std::vector<Plot>& plots, const Parameters& p) {
  for (Plot& plot : plots)
    for (PlotSeries& series : plot.series) series.name = said(series.name.c_str());
  const Explorer explorer = explorer_of(p);
  plots.back().series.front().name =
      told(predicted_curve, occupancy(explorer.device, explorer.use, explorer.split).warps, multiprocessors_here());
}

}  // namespace ws::kdtree
