// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/refine.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/refine/fine_lines.h"
#include "compute/ridge/refine/fit.h"
#include "compute/ridge/refine/projector.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <utility>

namespace ws::ridge {

namespace {

constexpr int fit_count = 6;
constexpr double nodes_per_radius = 4;
constexpr double smoothing_length = 0.5;  ///< in r1: bends tighter than this are smoothed away
const double stiffness = std::pow(smoothing_length * nodes_per_radius, 4);

/// Round noise about a bend of curvature c leaves the mean of the points c·s²/2 outside the curve, where s² is the noise's
/// variance in one direction: there is more room outside. The nodes are moved back along the second derivative.
void correct_bends(FineLines& fine, const FitSums& sums) {
  const std::size_t d = fine.dimension;
  if (d == 1) return;  // a line on an axis has no bends, and no room beside it
  std::vector<double> shift(fine.coordinates.size(), 0.0);
  for (std::size_t l = 0; l < fine.lines.size(); ++l) {
    const double variance = sums.squares[l] / std::max(sums.point_counts[l], 1.0) / static_cast<double>(d - 1);
    for_bends(fine.lines[l], [&](std::size_t a, std::size_t b, std::size_t c) {
      const double length = 0.5 * (fine.distance(a, b) + fine.distance(b, c));
      if (!(length > 0)) return;
      for (std::size_t k = 0; k < d; ++k)
        shift[b * d + k] = variance / 2 * (fine.at(a)[k] - 2 * fine.at(b)[k] + fine.at(c)[k]) / (length * length);
    });
  }
  for (std::size_t v = 0; v < shift.size(); ++v) fine.coordinates[v] += shift[v];
}

/// How far an open line goes on beyond `end`, whose neighbour inward is a few nodes away at `inner`: as many points as lie
/// beyond a place one r1 inward, divided by how many there are per length before it.
double missing_length(const LocalCloud<double>& cloud, const double* inner, const double* end, double length, double r1,
                      CpuExecutor& exec) {
  const std::size_t d = cloud.dimension;
  std::atomic<std::uint64_t> beyond = 0, before = 0;
  exec.for_ranges("look beyond the ends", cloud.size, 16384, [&](std::size_t first, std::size_t last) {
    std::uint64_t counts[2] = {0, 0};
    for (std::size_t i = first; i < last; ++i) {
      double along = 0, squared = 0;
      for (std::size_t k = 0; k < d; ++k) {
        const double x = cloud.at(i, k) - end[k];
        along += x * (end[k] - inner[k]) / length;
        squared += x * x;
      }
      if (squared - along * along > r1 * r1 || along > 3 * r1 || along < -2 * r1) continue;
      ++counts[along > -r1];
    }
    before += counts[0];
    beyond += counts[1];
  });
  return before > 0 ? std::clamp(static_cast<double>(beyond) / static_cast<double>(before) * r1 - r1, 0.0, 2 * r1) : 0;
}

/// Moves the ends of open lines out along their direction over the last r1.
void extend(const LocalCloud<double>& cloud, FineLines& fine, double r1, CpuExecutor& exec) {
  const std::size_t d = fine.dimension, back = static_cast<std::size_t>(nodes_per_radius);
  for (const auto& line : fine.lines) {
    if (line.closed || line.size() < 2) continue;
    const std::size_t reach = std::min(back, line.size() - 1), last = line.end - 1;
    for (const auto& [inner, end] : {std::pair{line.begin + reach, line.begin}, std::pair{last - reach, last}}) {
      const double length = fine.distance(inner, end);
      if (!(length > 0)) continue;
      const double missing = missing_length(cloud, fine.at(inner), fine.at(end), length, r1, exec);
      for (std::size_t k = 0; k < d; ++k) fine.at(end)[k] += missing * (fine.at(end)[k] - fine.at(inner)[k]) / length;
    }
  }
}

std::unique_ptr<Projector> make_projector(const LocalCloud<double>& cloud, const RefineSettings& settings,
                                          RunContext& context) {
  if (context.backend == Backend::cuda) return make_cuda_projector(cloud, settings.r1, settings.devices, context);
  return make_cpu_projector(cloud, settings.r1, context);
}

/// For the cloud, its copy in the order of cells, and the nodes of all steps.
void check_room(const PointSet& points, const PolylineSet& lines, double spacing, RunContext& context) {
  constexpr double most_nodes = 1u << 31;
  const double nodes = node_count(lines, spacing);
  if (nodes > most_nodes)
    throw Error(ErrorKind::invalid_argument, told("the fit would take {:.3g} nodes, a quarter of r1 apart", nodes),
                said("raise --r1, or lower --r2"));
  const std::size_t cloud_bytes = points.size() * points.dimension() * sizeof(double), order_bytes = points.size() * 24;
  const std::size_t node_bytes = ((fit_count + 6) * points.dimension() + 8) * sizeof(double);
  const std::size_t sorted_bytes = context.backend == Backend::cuda ? 0 : cloud_bytes + order_bytes;
  context.check_more_memory(cloud_bytes, cloud_bytes + sorted_bytes + static_cast<std::size_t>(nodes) * node_bytes, 0);
}

}  // namespace

std::vector<PolylineSet> refine(const PointSet& points, const PolylineSet& lines, const RefineSettings& settings,
                                RunContext& context) {
  std::vector<PolylineSet> steps;
  if (lines.edge_count() == 0) return steps;
  if (points.dimension() != lines.dimension)
    throw Error(ErrorKind::invalid_argument,
                told("the lines have {} coordinates, the points {}", lines.dimension, points.dimension()));
  const double spacing = settings.r1 / nodes_per_radius;
  check_room(points, lines, spacing, context);
  const LocalCloud<double> cloud = make_local_cloud<double>(points, context);
  const std::vector<double> origin(cloud.box.origin.begin(), cloud.box.origin.begin() + cloud.dimension);
  FineLines fine = cut(lines, origin, spacing);
  const auto take_step = [&] { steps.push_back(to_polylines(fine)); };
  take_step();
  if (settings.extend_ends) {
    CpuExecutor exec(context);
    extend(cloud, fine, settings.r1, exec);
    fine = cut(to_polylines(fine), origin, spacing);
    take_step();
  }
  const auto projector = make_projector(cloud, settings, context);
  for (int i = 0; i < fit_count; ++i) {
    context.report(static_cast<double>(i) / fit_count, "fitting the lines");
    fit(fine, projector->project(fine, settings.r1), stiffness, context);
    take_step();
  }
  correct_bends(fine, projector->project(fine, settings.r1));
  take_step();
  return steps;
}

}  // namespace ws::ridge
