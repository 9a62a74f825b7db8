// Plots of a tree and of a node.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/curves.h"

#include "compute/kdtree/stoppable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_points = 4000;
constexpr const char* axis_names[] = {"x", "y", "z"};

/// Costs between candidates are linear, and drop where a plane takes one more triangle: both ends of each piece are shown.
PlotSeries cost_curve(const Examination& found, int axis) {
  PlotSeries series{axis_names[axis], PlotStyle::line, {}, {}};
  const auto& planes = found.planes[static_cast<std::size_t>(axis)];
  const float low = found.cell.low[axis], high = found.cell.high[axis];
  const double width = high > low ? double(high) - low : 1;
  const auto add = [&](float position, float cost) {
    if (!std::isfinite(cost)) return;
    series.x.push_back((double(position) - low) / width);
    series.y.push_back(cost);
  };
  const std::size_t stride = planes.size() / most_points + 1;
  for (std::size_t i = 0; i < planes.size(); i += stride) {
    add(planes[i].position, planes[i].cost);
    if (stride > 1 || i + 1 == planes.size()) continue;
    // Just behind this plane and just before the next one.
    const float gap = planes[i + 1].position - planes[i].position;
    for (const float part : {0.001f, 0.999f}) {
      const float between = planes[i].position + part * gap;
      if (between > planes[i].position && between < planes[i + 1].position) add(between, found.price_at(axis, between).cost);
    }
  }
  return series;
}

Plot cost_plot(const Examination& found) {
  Plot plot{"node_cost",
            found.best.exists()
                ? fmt::format("Cost of each plane; the best: {} at {:.4g}", axis_names[found.best.axis], found.best.position)
                : std::string("Cost of each plane"),
            "place in the cell", "cost"};
  for (int axis = 0; axis < 3; ++axis) {
    PlotSeries curve = cost_curve(found, axis);
    if (!curve.x.empty()) plot.series.push_back(std::move(curve));
  }
  plot.series.push_back({"as a leaf", PlotStyle::line, {0, 1}, {found.leaf_cost, found.leaf_cost}});
  if (found.best.exists()) {
    const int axis = found.best.axis;
    const double width = std::max(double(found.cell.high[axis]) - found.cell.low[axis], 1e-300);
    plot.series.push_back(
        {"best", PlotStyle::points, {(double(found.best.position) - found.cell.low[axis]) / width}, {found.best.cost}});
  }
  return plot;
}

Plot pipeline_plot(const Examination& found) {
  double events = 0, planes = 0;
  for (int axis = 0; axis < 3; ++axis) {
    events += static_cast<double>(found.events[static_cast<std::size_t>(axis)].size());
    planes += static_cast<double>(found.planes[static_cast<std::size_t>(axis)].size());
  }
  const double n = static_cast<double>(found.triangles.size());
  Plot plot{"node_pipeline",
            "The thesis's kernels: elements and bytes",
            "",
            "",
            false,
            true,
            {},
            {},
            {"E in", "E out", "N in", "N out", "C in", "C out", "min"}};
  plot.series = {{"elements", PlotStyle::bars, {0, 1, 2, 3, 4, 5, 6}, {n, events, events, planes, planes, planes, 1}},
                 {"bytes",
                  PlotStyle::points,
                  {0, 1, 2, 3, 4, 5, 6},
                  {36 * n, 144 * n, 24 * events + 8 * planes, 12 * planes, 20 * planes, 4 * planes, 8}}};
  return plot;
}

Plot histogram(const char* id, const char* title, const char* x_label, const std::vector<std::size_t>& counts,
               bool x_is_power) {
  PlotSeries series{"leaves", PlotStyle::bars, {}, {}};
  std::size_t last = counts.size();
  while (last > 0 && counts[last - 1] == 0) --last;
  for (std::size_t i = 0; i < last; ++i) {
    series.x.push_back(x_is_power ? -static_cast<double>(i) : static_cast<double>(i));
    series.y.push_back(static_cast<double>(counts[i]));
  }
  return {id, title, x_label, "leaves", false, false, {series}, {}};
}

/// What the tree would cost if it were cut at each level, and how many references it would hold.
Plot level_plot(const Run& run, const std::stop_token& stop) {
  struct Level {
    double inner = 0, leaves = 0, open = 0;
  };
  std::vector<Level> levels(run.tree().depth + 1);
  struct Open {
    std::uint32_t node;
    Box cell;
    std::uint32_t depth;
  };
  const double all = surface_area(run.tree().box);
  std::vector<Open> open;
  if (!run.tree().box.is_empty() && all > 0) open.push_back({0, run.tree().box, 0});
  StopWatcher watch(stop);
  while (!open.empty()) {
    watch();
    const Open at = open.back();
    open.pop_back();
    const Node& node = run.tree().nodes[at.node];
    const double share = surface_area(at.cell) / all;
    levels[at.depth].open += share * run.rules.costs.intersection * run.references_below()[at.node];
    if (node.is_leaf()) {
      levels[at.depth].leaves += share * run.rules.costs.intersection * node.count();
      continue;
    }
    levels[at.depth].inner += share * run.rules.costs.traversal;
    open.push_back({node.left_child(), below(at.cell, node.axis(), node.position()), at.depth + 1});
    open.push_back({node.left_child() + 1, above(at.cell, node.axis(), node.position()), at.depth + 1});
  }
  PlotSeries series{"SAH cost, references of cut nodes counted once per leaf below", PlotStyle::line, {}, {}};
  double done = 0;
  for (std::size_t d = 0; d < levels.size(); ++d) {
    series.x.push_back(static_cast<double>(d));
    series.y.push_back(done + levels[d].open);
    done += levels[d].inner + levels[d].leaves;
  }
  return {"level_cost", "Cost of the tree cut at each level", "level", "SAH cost", false, true, {series}, {}};
}

}  // namespace

std::vector<Plot> node_plots(const Examination& found) { return {cost_plot(found), pipeline_plot(found)}; }

std::vector<Plot> tree_plots(const Run& run, const std::stop_token& stop) {
  const Statistics& s = run.statistics();
  const std::vector<std::size_t> volumes(s.leaves_by_volume.begin(), s.leaves_by_volume.end());
  return {histogram("leaf_depth", "Depth of leaves", "depth", s.leaves_by_depth, false),
          histogram("leaf_size", "Triangles in leaves", "triangles", s.leaves_by_size, false),
          histogram("leaf_volume", "Volume of leaves", "log2 of the share of the scene's", volumes, true),
          level_plot(run, stop)};
}

}  // namespace ws::kdtree
