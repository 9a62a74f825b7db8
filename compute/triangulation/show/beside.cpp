// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/beside.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/plane/hull.h"

#include <bit>
#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::size_t quick_points = 10'000;  // which take a tenth of a second

bool keep_limit(const TimeLimit& limit, const Solution& solution) {
  return limit.exists() && solution.points.size() > quick_points;
}

std::vector<Edge> edges_beside(Beside which, const std::vector<Point>& points, RunContext& context) {
  return which == Beside::delaunay ? delaunay_edges(points, context) : greedy_edges(points, context);
}

std::uint64_t fingerprint_of(const std::vector<Point>& points) {
  std::uint64_t key = points.size();
  for (const Point p : points)
    key = combine(combine(key, std::bit_cast<std::uint64_t>(p.x)), std::bit_cast<std::uint64_t>(p.y));
  return key;
}

/// The points before the one that is dragged was moved; none where there were no triangles then.
std::vector<Point> points_before_drag(const Computed& computed, RunContext& context) {
  if (!computed.dragged) return {};
  std::vector<Point> points = computed.solution.points.at;
  points[computed.dragged->first] = computed.dragged->second;
  CpuExecutor executor(context);
  if (convex_hull(points, executor).is_flat) return {};
  return points;
}

}  // namespace

void make_panels_in_time(Solution& solution, Method method, const LimitedRun& limited, RunContext& context) {
  if (!keep_limit(limited.limit(), solution) || solution.triangle_count == 0) return;
  const StageTimer timer(context, "beside");
  const auto make = [&](Beside which, std::vector<Edge>& edges) {
    if (!edges.empty()) return;
    try {
      limited.in_time(0, [&] { edges = edges_beside(which, solution.points.at, context); });
    } catch (const Error& error) {  // the triangulation itself is there
      if (error.kind() != ErrorKind::out_of_memory) throw;
      context.metrics.warn(told("{} does not stand beside it: {}", said_choice(choice_name(which)), error.what()));
    }
  };
  if (method != Method::delaunay) make(Beside::delaunay, solution.delaunay);
  if (method != Method::greedy) make(Beside::greedy, solution.greedy);
}

Panels::Panels(std::shared_ptr<const TriangulationResult> of, RunContext& context)
    : of_(std::move(of)), before_(points_before_drag(of_->computed(), context)) {}

std::shared_ptr<const Panel> Panels::get(Beside which, RunContext& context) {
  auto& made = made_[which == Beside::delaunay ? 0 : 1];
  if (!made) made = make(which, context);
  return *made;
}

std::shared_ptr<const Panel> Panels::make(Beside which, RunContext& context) const {
  const Solution& solution = of_->solution();
  const std::vector<Edge>& known = which == Beside::delaunay ? solution.delaunay : solution.greedy;
  if (known.empty() && keep_limit(of_->computed().limit, solution)) return nullptr;
  const auto panel = [&] {
    auto made = std::make_shared<Panel>();
    made->edges = known.empty() || are_of_before() ? edges_beside(which, points(), context) : known;
    CpuExecutor executor(context);
    made->length = length_of(points(), made->edges, executor);
    return made;
  };
  if (!context.cache) return panel();
  const CacheKey key{"triangulation.panel", fingerprint_of(points()), static_cast<std::uint64_t>(which)};
  return context.cache->shared<Panel>(key, panel, [](const Panel& p) { return p.edges.size() * sizeof(Edge); });
}

std::shared_ptr<const Panel> panel_of(const Check& check) {
  return std::make_shared<const Panel>(Panel{check.edges, check.length, check.wrong, check.missing, check.problems.size()});
}

}  // namespace ws::triangulation
