// SPDX-License-Identifier: MIT
#include "compute/triangulation/paths/path_dp.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/paths/path_retrace.h"
#include "compute/triangulation/plane/hull.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <memory>
#include <utility>

namespace ws::triangulation {

namespace {

bool is_empty(const std::vector<Point>& points, std::size_t a, std::size_t b, std::size_t c) {
  if (orientation(points[a], points[b], points[c]) < 0) std::swap(b, c);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i == a || i == b || i == c) continue;
    const Point p = points[i];
    if (orientation(points[a], points[b], p) >= 0 && orientation(points[b], points[c], p) >= 0 &&
        orientation(points[c], points[a], p) >= 0)
      return false;
  }
  return true;
}

/// The path along the hull's lower or upper side as a set of points.
std::uint64_t hull_path(const std::vector<Point>& points, int side) {
  std::vector<std::size_t> path;
  for (std::size_t i = 0; i < points.size(); ++i) {
    while (path.size() >= 2 && side * orientation(points[path[path.size() - 2]], points[path.back()], points[i]) < 0)
      path.pop_back();
    path.push_back(i);
  }
  std::uint64_t set = 0;
  for (const std::size_t i : path) set |= std::uint64_t{1} << i;
  return set;
}

/// All states' costs, layer by layer.
class Sweep {
 public:
  Sweep(const SweepInput& input, CpuExecutor& executor)
      : input_(input), cost_(std::size_t{1} << (input.steps.point_count - 2)) {
    executor.for_ranges("clear states", cost_.size(), 1 << 16, [&](std::size_t begin, std::size_t end) {
      std::fill(cost_.begin() + begin, cost_.begin() + end, PathSteps::unreached);
    });
  }

  SweepCounts run(CpuExecutor& executor) {
    cost_[input_.first] = 0;
    std::vector<std::uint32_t> layer{input_.first};
    SweepCounts counts;
    while (layer.size() != 1 || layer[0] != input_.last) {
      std::vector<std::uint32_t> next = expanded(layer, executor);
      if (next.empty()) throw Error(ErrorKind::internal, "no path leads to the upper hull");
      layer.swap(next);
      counts.states += layer.size();
      executor.context().report(double(++counts.layers) / double(input_.layer_count), "sweeping monotone paths");
    }
    return counts;
  }
  [[nodiscard]] std::uint64_t cost(std::uint32_t state) const { return cost_[state]; }

 private:
  std::vector<std::uint32_t> expanded(const std::vector<std::uint32_t>& layer, CpuExecutor& executor) {
    std::vector<std::uint32_t> next;
    executor.accumulate(
        "expand paths", layer.size(), 2048, [] { return std::vector<std::uint32_t>(); },
        [&](std::vector<std::uint32_t>& found, std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i)
            input_.steps.for_each_up(layer[i], [&](std::uint32_t state, std::uint64_t step) {
              if (lower_cost(state, cost_[layer[i]] + step)) found.push_back(state);
            });
        },
        [&](std::vector<std::uint32_t>& found) { next.insert(next.end(), found.begin(), found.end()); });
    return next;
  }
  /// True for the first path that reaches the state.
  bool lower_cost(std::uint32_t state, std::uint64_t cost) {
    const std::atomic_ref<std::uint64_t> place(cost_[state]);
    std::uint64_t now = place.load(std::memory_order_relaxed);
    while (cost < now && !place.compare_exchange_weak(now, cost, std::memory_order_relaxed)) {
    }
    return now == PathSteps::unreached;
  }

  const SweepInput input_;
  HostBuffer<std::uint64_t> cost_;
};

void check_size(std::size_t count, const RunContext& context) {
  if (count > most_path_points)
    throw Error(ErrorKind::invalid_argument, told("{} points have 2^{} monotone paths", count, count - 2),
                told("at most {}: take the method lmt", most_path_points));
  const std::size_t states = std::size_t{1} << (std::max<std::size_t>(count, 2) - 2);
  if (context.backend == Backend::cuda)
    context.check_memory(0, states * 16);
  else
    context.check_memory(states * 12, 0);
}

SweptPaths sweep_on_cpu(const SweepInput& input, RunContext& context) {
  CpuExecutor executor(context);
  const auto sweep = std::make_shared<Sweep>(input, executor);
  const SweepCounts counts = sweep->run(executor);
  return {counts, [sweep](const std::vector<std::uint32_t>& states, std::vector<std::uint64_t>& costs) {
            std::transform(states.begin(), states.end(), costs.begin(), [&](std::uint32_t s) { return sweep->cost(s); });
          }};
}

}  // namespace

EmptyTriangles::EmptyTriangles(const std::vector<Point>& sorted)
    : size_(sorted.size()), above_(size_ * size_), below_(size_ * size_) {
  for (std::size_t a = 0; a < size_; ++a)
    for (std::size_t b = a + 2; b < size_; ++b)
      for (std::size_t m = a + 1; m < b; ++m) {
        const int side = orientation(sorted[a], sorted[b], sorted[m]);
        if (side == 0 || !is_empty(sorted, a, b, m)) continue;
        (side > 0 ? above_ : below_)[a * size_ + b] |= std::uint64_t{1} << m;
      }
}

PathProblem::PathProblem(const std::vector<Point>& sorted_points)
    : sorted(sorted_points), triangles(sorted), lower(hull_path(sorted, 1)), upper(hull_path(sorted, -1)) {
  const std::size_t n = sorted.size();
  layer_count = triangulation_counts(n, convex_hull(sorted)).triangles;
  double longest = 0;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < i; ++j) longest = std::max(longest, rounded_distance(sorted[i], sorted[j]));
  // The sum of 3 n lengths stays below 2⁶².
  unit_exponent = 54 - static_cast<int>(std::bit_width(n)) - std::ilogb(longest);
  length.resize(n * n);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      const DoubleDouble d = distance(sorted[i], sorted[j]);
      length[i * n + j] = static_cast<std::uint64_t>(std::llround(std::ldexp(d.high, unit_exponent)) +
                                                     std::llround(std::ldexp(d.low, unit_exponent)));
    }
}

double estimated_path_seconds(std::size_t point_count, Backend backend) {
  const double steps_per_second = backend == Backend::cuda ? 1e10 : 5e7;
  const auto n = static_cast<double>(point_count);
  return n * std::exp2(n - 2) / steps_per_second;
}

PathResult path_dp(const std::vector<Point>& points, RunContext& context) {
  check_size(points.size(), context);
  const std::vector<std::uint32_t> order = lexicographic_order(points);
  PathResult result;
  if (convex_hull(points, order).is_flat) {
    for (std::size_t k = 1; k < order.size(); ++k) result.edges.push_back(edge_of(order[k - 1], order[k]));
    result.proven_optimal = true;
  } else {
    std::vector<Point> sorted;
    sorted.reserve(order.size());
    for (const std::uint32_t i : order) sorted.push_back(points[i]);
    const PathProblem problem(sorted);
    const SweepInput input{problem.steps(), problem.state_of(problem.lower), problem.state_of(problem.upper),
                           problem.layer_count};
    const SweptPaths swept = context.backend == Backend::cuda ? sweep_on_device(input, context) : sweep_on_cpu(input, context);
    result.layer_count = swept.counts.layers;
    result.state_count = swept.counts.states;
    const StageTimer timer(context, "retrace");
    const Retraced best = retrace(problem, swept.lookup, context);
    result.proven_optimal = best.is_exact;
    for (const Edge e : best.edges) result.edges.push_back(edge_of(order[e.a], order[e.b]));
    // Each of at most 3 n lengths is off by at most one unit.
    const double units = static_cast<double>(best.cost) - 3 * static_cast<double>(points.size());
    result.lower_bound = std::ldexp(units, -problem.unit_exponent) * (1 - 0x1p-50);
  }
  std::sort(result.edges.begin(), result.edges.end());
  result.length = length_of(points, result.edges);
  if (result.proven_optimal) result.lower_bound = result.length.lower;
  return result;
}

}  // namespace ws::triangulation
