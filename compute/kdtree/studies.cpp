// Which study, over which data.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/studies.h"

#include "compute/core/words/told.h"
#include "compute/kdtree/history/kernel_study.h"
#include "compute/kdtree/history/study.h"
#include "compute/kdtree/history/study_device.h"
#include "compute/kdtree/variants/thesis.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::kdtree {

namespace {

StudyResult race_builders(const BuiltTree& built, RunContext& context) {
  auto contestants = cpu_contestants(built.rules);
  if (context.backend == Backend::cuda) {
    ThesisOptions options = thesis_options(built.parameters);
    if (!options.switch_size) {
      options.counting = Counting::scan;  // as the hybrid has them
      options.sort = SortPlace::gpu;
      options.switch_size = switch_size_of(measure_switch(options, context));
    }
    for (auto& c : device_contestants(built.rules, options)) contestants.push_back(std::move(c));
  }
  const auto grown = [&](const Race& so_far) { context.report(0.5, told("race: {} sizes", so_far.points.front().size())); };
  const Race done = race(*built.triangles, contestants, context, grown);
  return {{done.plot()}, done.csv()};
}

StudyResult study_kernels(const BuiltTree& built, RunContext& context) {
  constexpr std::array<std::size_t, 7> sizes{1'000, 3'000, 10'000, 30'000, 100'000, 166'667, 1'000'000};
  constexpr int repeats = 5;
  constexpr std::size_t too_many_pairs = 1'000'000;  // minutes
  std::unique_ptr<StudyDevice> device;
  if (context.backend == Backend::cuda)
    device = make_study_device(thesis_options(built.parameters), context);
  else
    context.metrics.warn(said("the study of kernels needs a CUDA device for all columns but that of the CPU"));
  std::vector<KernelRow> rows;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    context.report(double(i) / double(sizes.size()), told("kernels over {} triangles", sizes[i]));
    const auto measured =
        measure_kernels(Span<const std::size_t>(&sizes[i], 1), repeats, device.get(), context, sizes[i] < too_many_pairs);
    rows.insert(rows.end(), measured.begin(), measured.end());
  }
  return {kernel_plots(rows), kernel_csv(rows)};
}

/// Curves that lie on one another, as one with all their names.
void join_equal_curves(Plot& plot) {
  std::vector<PlotSeries> joined;
  for (PlotSeries& series : plot.series) {
    const auto same =
        std::find_if(joined.begin(), joined.end(), [&](const PlotSeries& s) { return s.x == series.x && s.y == series.y; });
    if (same == joined.end())
      joined.push_back(std::move(series));
    else
      same->name += " = " + series.name;
  }
  plot.series = std::move(joined);
}

/// "plot,curve,x,y"
StudyResult explore_occupancy(const BuiltTree& built) {
  StudyResult result{occupancy_plots(built.parameters, built.triangles.size()), "plot,curve,x,y\n"};
  for (const Plot& plot : result.plots)
    for (const PlotSeries& series : plot.series)
      for (std::size_t i = 0; i < series.x.size(); ++i)
        result.csv += fmt::format("{},{},{},{}\n", plot.id, series.name, series.x[i], series.y[i]);
  say_curves(result.plots, built.parameters);  // the file above is English
  for (Plot& plot : result.plots) join_equal_curves(plot);
  return result;
}

}  // namespace

StudyResult run_study(const BuiltTree& built, RunContext& context) {
  switch (built.parameters.study) {
    case Study::none:
      return {};
    case Study::race:
      return race_builders(built, context);
    case Study::kernels:
      return study_kernels(built, context);
    case Study::occupancy:
      return explore_occupancy(built);
  }
  return {};
}

}  // namespace ws::kdtree
