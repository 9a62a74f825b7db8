// Plots of a tree and of a node.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/curves.h"

#include "compute/core/run/stoppable.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/scene.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

namespace {

constexpr std::size_t most_points = 4000;

/// Of a position along an axis: from one face of the cell to the other.
double place_of(const Examination& found, int axis, float position) {
  const double low = found.cell.low[axis], width = double(found.cell.high[axis]) - low;
  return width > 0 ? (double(position) - low) / width : 0;
}

/// Costs between candidates are linear, and drop where a plane takes one more triangle: both ends of each piece are shown.
PlotSeries cost_curve(const Examination& found, int axis) {
  PlotSeries series{axis_names[std::size_t(axis)], PlotStyle::line, {}, {}};
  const auto& planes = found.planes[static_cast<std::size_t>(axis)];
  const auto add = [&](float position, float cost) {
    if (!std::isfinite(cost)) return;
    series.x.push_back(place_of(found, axis, position));
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

/// The node is named: while steps play, the plot comes after the picture.
Plot cost_plot(const Examination& found, std::uint32_t node, const std::optional<OwnPlane>& own,
               const std::array<double, 3>& origin) {
  constexpr int digits = 4;
  Plot plot{"node_cost",
            found.best.exists() ? told("Planes of node {}; the best: {} at {}", node, axis_names[std::size_t(found.best.axis)],
                                       tell_place(origin, found.best.axis, found.best.position, digits))
                                : told("Planes of node {}", node),
            said("place in the cell"), said("cost")};
  for (int axis = 0; axis < 3; ++axis) {
    PlotSeries curve = cost_curve(found, axis);
    if (!curve.x.empty()) plot.series.push_back(std::move(curve));
  }
  plot.series.push_back({said("as a leaf"), PlotStyle::line, {0, 1}, {found.leaf_cost, found.leaf_cost}});
  if (found.best.exists() && std::isfinite(found.best_cost()))
    plot.series.push_back(
        {said("best"), PlotStyle::points, {place_of(found, found.best.axis, found.best.position)}, {found.best_cost()}});
  if (!own) return plot;
  plot.cursor = place_of(found, own->axis, own->price.position);
  if (!std::isfinite(own->price.cost)) return plot;
  plot.series.push_back(
      {told("own, along {}", axis_names[std::size_t(own->axis)]), PlotStyle::points, {*plot.cursor}, {own->price.cost}});
  plot.title += told("; own: {:.4g}", own->price.cost);
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
            said("What the four kernels read and write for this node"),
            said("kernel, in and out"),
            said("elements; bytes"),
            false,
            true,
            {},
            {},
            {said("1 in"), said("1 out"), said("2 in"), said("2 out"), said("3 in"), said("3 out"), said("4 out")}};
  plot.series = {{said("elements"), PlotStyle::bars, {0, 1, 2, 3, 4, 5, 6}, {n, events, events, planes, planes, planes, 1}},
                 {said("bytes"),
                  PlotStyle::points,
                  {0, 1, 2, 3, 4, 5, 6},
                  {36 * n, 144 * n, 24 * events + 8 * planes, 12 * planes, 20 * planes, 4 * planes, 8}}};
  return plot;
}

Plot histogram(const char* id, std::string title, std::string x_label, const std::vector<std::size_t>& counts,
               bool x_is_power) {
  PlotSeries series{said("leaves"), PlotStyle::bars, {}, {}};
  std::size_t last = counts.size();
  while (last > 0 && counts[last - 1] == 0) --last;
  for (std::size_t i = 0; i < last; ++i) {
    series.x.push_back(x_is_power ? -static_cast<double>(i) : static_cast<double>(i));
    series.y.push_back(static_cast<double>(counts[i]));
  }
  return {id, std::move(title), std::move(x_label), said("leaves"), false, false, {series}, {}};
}

/// Nodes and references while the tree grows, and its cost: at each step, or at some thousand of them.
std::vector<Plot> growth_plots(const Overview& all) {
  PlotSeries nodes{said("nodes"), PlotStyle::line, {}, {}}, leaves{said("leaves"), PlotStyle::line, {}, {}},
      references{said("triangle references"), PlotStyle::line, {}, {}}, cost{said("SAH cost"), PlotStyle::line, {}, {}},
      bytes{"kB", PlotStyle::line, {}, {}};
  const std::size_t steps = all.growth.size(), stride = steps / most_points + 1;
  const auto add = [&](std::size_t decided) {
    const Total total = all.total_after(decided);
    const auto put = [&](PlotSeries& series, double y) {
      series.x.push_back(static_cast<double>(decided));
      series.y.push_back(y);
    };
    put(nodes, static_cast<double>(total.nodes));
    put(leaves, static_cast<double>(total.leaves));
    put(references, static_cast<double>(total.references));
    put(bytes, static_cast<double>(total.bytes()) / 1000);
    put(cost, total.cost);
  };
  for (std::size_t decided = 0; decided < steps; decided += stride) add(decided);
  add(steps);
  return {{growth_cost_id, said("Cost of the tree so far"), said("step"), said("SAH cost"), false, true, {std::move(cost)}},
          {growth_size_id,
           said("Size of the tree so far"),
           said("step"),
           "",
           false,
           false,
           {std::move(nodes), std::move(leaves), std::move(references), std::move(bytes)}}};
}

/// What the tree would cost if it were cut at each level.
Plot level_plot(const Overview& overview, const SahCosts& costs, const std::stop_token& stop) {
  struct Open {
    std::uint32_t node;
    Box cell;
    std::uint32_t depth;
  };
  struct Level {
    double decided = 0, open = 0;
  };
  const Tree& tree = *overview.tree;
  std::vector<Level> levels(tree.depth + 1);
  const double all = surface_area(tree.box);
  std::vector<Open> open;
  if (!tree.box.is_empty() && all > 0) open.push_back({0, tree.box, 0});
  StopWatcher watch(stop);
  while (!open.empty()) {
    watch();
    const Open at = open.back();
    open.pop_back();
    const Node& node = tree.nodes[at.node];
    const double share = surface_area(at.cell) / all;
    const double as_leaf = share * costs.intersection * overview.totals.triangles()[at.node];
    levels[at.depth].open += as_leaf;
    levels[at.depth].decided += node.is_leaf() ? as_leaf : share * costs.traversal;
    if (node.is_leaf()) continue;
    open.push_back({node.left_child(), below(at.cell, node.axis(), node.position()), at.depth + 1});
    open.push_back({node.left_child() + 1, above(at.cell, node.axis(), node.position()), at.depth + 1});
  }
  PlotSeries series{said("SAH cost"), PlotStyle::line, {}, {}};
  double done = 0;
  for (std::size_t d = 0; d < levels.size(); ++d) {
    series.x.push_back(static_cast<double>(d));
    series.y.push_back(done + levels[d].open);
    done += levels[d].decided;
  }
  return {"level_cost", said("Cost of the tree cut at each level"), said("level"), said("SAH cost"), false, true, {series}, {}};
}

}  // namespace

std::vector<Plot> node_plots(const Examination& found, std::uint32_t node, const std::optional<OwnPlane>& own,
                             const std::array<double, 3>& origin) {
  return {cost_plot(found, node, own, origin), pipeline_plot(found)};
}

std::vector<Plot> tree_plots(const Overview& tree, const SahCosts& costs, const std::stop_token& stop) {
  const Statistics& s = tree.statistics;
  const std::vector<std::size_t> volumes(s.leaves_by_volume.begin(), s.leaves_by_volume.end());
  std::vector<Plot> plots{
      histogram("leaf_depth", said("Depth of leaves"), said("depth"), s.leaves_by_depth, false),
      histogram("leaf_size", said("Triangles in leaves"), said("triangles"), s.leaves_by_size, false),
      histogram("leaf_volume", said("Volume of leaves"), said("log2 of its share of the scene"), volumes, true),
      level_plot(tree, costs, stop)};
  for (Plot& plot : growth_plots(tree)) plots.push_back(std::move(plot));
  return plots;
}

}  // namespace ws::kdtree
