// What a run tells of the thesis's pipeline.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/thesis_plots.h"

#include "compute/core/words/told.h"

#include <fmt/format.h>

namespace ws::kdtree {

namespace {

/// The host's time of each step with its copies, and the kernels' part of it.
Plot step_plot(const char* id, const std::string& title, const NodeTimes& node) {
  Plot plot{id,
            told("{}: {} triangles, {} events, {} planes", title, node.triangles, node.events, node.planes),
            "",
            "ms",
            false,
            true,
            {},
            {},
            {thesis_step_names.begin(), thesis_step_names.end()}};
  PlotSeries whole{said("with copies"), PlotStyle::bars, {}, {}}, kernels{said("kernels alone"), PlotStyle::points, {}, {}};
  for (std::size_t i = 0; i < thesis_step_count; ++i) {
    whole.x.push_back(static_cast<double>(i));
    whole.y.push_back(node.steps[i].ms);
    if (node.steps[i].kernel_ms <= 0) continue;
    kernels.x.push_back(static_cast<double>(i));
    kernels.y.push_back(node.steps[i].kernel_ms);
  }
  plot.series = {whole, kernels};
  return plot;
}

}  // namespace

std::vector<Property> properties_of(const ThesisReport& report) {
  std::vector<Property> all{
      {"thesis_device_nodes", static_cast<std::int64_t>(report.device_nodes), "", "Nodes that the device's kernels split"},
      {"thesis_cpu_nodes", static_cast<std::int64_t>(report.cpu_nodes), "", "Nodes below the switch size, split on the CPU"},
      {"thesis_switch_size", static_cast<std::int64_t>(report.switch_size), "triangles", "Nodes with fewer stay on the CPU"}};
  for (const SwitchSample& s : report.switch_samples)
    all.push_back({fmt::format("thesis_switch_measured_{}", s.triangles),
                   fmt::format("{:.4f} ms on the CPU, {:.4f} ms on the device", s.cpu_ms, s.device_ms), "",
                   "Time to split a node of so many triangles, measured before the run"});
  if (report.device_nodes == 0) return all;
  for (std::size_t i = 0; i < thesis_step_count; ++i) {
    const StepTimes& step = report.total.steps[i];
    const auto name = [&](const char* what) { return fmt::format("thesis_{}_{}", thesis_step_names[i], what); };
    const auto says = [&](const char* what) { return fmt::format("{} {}, of all nodes", what, thesis_step_names[i]); };
    all.push_back({name("ms"), step.ms, "ms", says("Time of the step")});
    if (step.launch.blocks == 0) continue;
    all.push_back({name("kernel_ms"), step.kernel_ms, "ms", says("Time in the kernels of the step")});
    all.push_back({name("launch"), tell(step.launch), "", says("How the kernel was launched last in the step")});
  }
  return all;
}

std::vector<Plot> thesis_plots(const ThesisReport& report, const NodeTimes* node) {
  std::vector<Plot> plots{step_plot("thesis_total", said("The thesis's pipeline: all nodes"), report.total)};
  if (!report.nodes.empty())
    plots.push_back(step_plot("thesis_root", said("The thesis's pipeline: the root"), report.nodes.front()));
  if (node) plots.push_back(step_plot("thesis_node", said("The thesis's pipeline: this node"), *node));
  return plots;
}

}  // namespace ws::kdtree
