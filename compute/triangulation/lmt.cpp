// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt_stages.h"

#include "compute/core/error.h"
#include "compute/core/executor_cpu.h"
#include "compute/triangulation/constrain.h"
#include "compute/triangulation/device_skeleton.h"
#include "compute/triangulation/diamond.h"
#include "compute/triangulation/exact_orientation.h"
#include "compute/triangulation/gather.h"
#include "compute/triangulation/pierced.h"
#include "compute/triangulation/spatial_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace ws::triangulation {

namespace {

struct Solved {
  std::vector<std::optional<Part>> parts;  ///< by face
  std::size_t unsolved_count = 0;
};

/// Large faces one after another on all threads, the others side by side, large ones first.
Solved solve_faces(const NumberedPoints& points, const Skeleton& skeleton, const std::vector<Face>& faces,
                   const LmtOptions& options, const Deadline& deadline, CpuExecutor& executor) {
  constexpr std::size_t least_large = 400;
  Solved solved{std::vector<std::optional<Part>>(faces.size())};
  std::vector<std::uint32_t> order(faces.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return faces[a].size() > faces[b].size(); });
  const RunContext& context = executor.context();
  const bool counts = options.trace != nullptr;
  const auto most_steps = [&](std::size_t threads) { return std::min(options.most_face_steps, deadline.steps_left(threads)); };
  std::size_t large = 0;
  for (; large < order.size() && faces[order[large]].size() >= least_large; ++large) {
    context.report(0.8, fmt::format("face with {} corners", faces[order[large]].size()));
    solved.parts[order[large]] =
        solve_face(points, skeleton, faces[order[large]], most_steps(executor.thread_count()), counts, context, &executor);
  }
  context.report(0.85, "dynamic programmes over faces");
  executor.for_ranges("solve faces", order.size() - large, 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t k = begin; k < end && !context.stop_requested(); ++k) {
      const std::uint32_t f = order[large + k];
      try {
        solved.parts[f] = solve_face(points, skeleton, faces[f], most_steps(1), counts, context, nullptr);
      } catch (const Cancelled&) {
        return;  // the loop's end throws it
      }
    }
  });
  for (const auto& part : solved.parts) solved.unsolved_count += !part.has_value();
  return solved;
}

/// At least this much is in each triangulation of an unsolved face: as many diagonals as it needs, of the shortest there are.
double least_length(const std::vector<Point>& points, const Skeleton& skeleton, const Face& face) {
  std::size_t needed = face.border.size() - 3;
  std::vector<std::uint32_t> corners = face.border;
  for (const Walk& hole : face.holes) {
    needed += hole.size() == 1 ? 3 : hole.size() + 2;
    corners.insert(corners.end(), hole.begin(), hole.end());
  }
  std::sort(corners.begin(), corners.end());
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  std::vector<double> lengths;
  for (const std::uint32_t c : corners)
    for (std::uint32_t h = skeleton.graph.first[c]; h < skeleton.graph.first[c + 1]; ++h)
      if (skeleton.fate_of(h) == Fate::possible && c < skeleton.graph.target[h])
        lengths.push_back(rounded_distance(points[c], points[skeleton.graph.target[h]]));
  needed = std::min(needed, lengths.size());
  std::sort(lengths.begin(), lengths.end());
  return std::accumulate(lengths.begin(), lengths.begin() + static_cast<std::ptrdiff_t>(needed), 0.0) * (1 - 1e-10);
}

/// Those that the skeleton says `fate` of, each once.
std::vector<Edge> edges_with(Fate fate, const Skeleton& skeleton, std::size_t point_count, CpuExecutor& executor) {
  return gathered<Edge>("list edges", point_count, 4096, executor, [&](std::uint32_t i, std::vector<Edge>& edges) {
    for (std::uint32_t h = skeleton.graph.first[i]; h < skeleton.graph.first[i + 1]; ++h)
      if (skeleton.fate_of(h) == fate && i < skeleton.graph.target[h]) edges.push_back({i, skeleton.graph.target[h]});
  });
}

/// Edges of sorted points in the caller's indices, ascending.
std::vector<Edge> translated(std::vector<Edge> edges, const std::vector<std::uint32_t>& order) {
  for (Edge& e : edges) e = edge_of(order[e.a], order[e.b]);
  std::sort(edges.begin(), edges.end());
  return edges;
}

/// The same in parallel: edges go to their smaller ends, where few need sorting.
std::vector<Edge> translated(const std::vector<Edge>& edges, const std::vector<std::uint32_t>& order, CpuExecutor& executor) {
  const auto in_callers = [&](std::size_t i) { return edge_of(order[edges[i].a], order[edges[i].b]); };
  const auto increment = [](std::uint32_t& n) { return std::atomic_ref(n).fetch_add(1, std::memory_order_relaxed); };
  std::vector<std::uint32_t> first(order.size() + 1), used(order.size());
  executor.for_each("count edges of points", edges.size(), [&](std::uint32_t i) { increment(first[in_callers(i).a + 1]); });
  std::inclusive_scan(first.begin(), first.end(), first.begin());
  std::vector<Edge> sorted(edges.size());
  executor.for_each("edges to their points", edges.size(), [&](std::uint32_t i) {
    const Edge e = in_callers(i);
    sorted[first[e.a] + increment(used[e.a])] = e;
  });
  executor.for_each("sort edges of points", order.size(),
                    [&](std::uint32_t p) { std::sort(sorted.begin() + first[p], sorted.begin() + first[p + 1]); });
  return sorted;
}

std::vector<LmtTrace::Round> rounds_of(const Skeleton& skeleton, const std::vector<std::uint32_t>& order,
                                       CpuExecutor& executor) {
  const Removals& removals = skeleton.removals;
  if (removals.round.empty()) return {};
  std::vector<LmtTrace::Round> rounds(removals.last_round + std::size_t{1});
  for (std::uint32_t i = 0; i < order.size(); ++i)
    for (std::uint32_t h = skeleton.graph.first[i]; h < skeleton.graph.first[i + 1]; ++h) {
      if (removals.round[h] == 0 || h > skeleton.graph.twin[h]) continue;
      LmtTrace::Round& round = rounds[removals.round[h]];
      round.removed.push_back({i, skeleton.graph.target[h]});
      round.by_certain = removals.by_certain[h] != 0;
    }
  std::erase_if(rounds, [](const LmtTrace::Round& round) { return round.removed.empty(); });
  for (LmtTrace::Round& round : rounds) round.removed = translated(round.removed, order, executor);
  return rounds;
}

void write_trace(LmtTrace& trace, const Skeleton& skeleton, const Solved& solved, const std::vector<std::uint32_t>& order,
                 CpuExecutor& executor) {
  const auto with = [&](Fate fate) { return translated(edges_with(fate, skeleton, order.size(), executor), order, executor); };
  trace = {with(Fate::impossible), with(Fate::possible), with(Fate::certain), rounds_of(skeleton, order, executor), {}, {}};
  for (const auto& part : solved.parts)
    if (part) {
      trace.faces.push_back(part->edges);
      trace.ties.push_back(part->others);
    }
  executor.for_ranges("translate faces", trace.faces.size(), 64, [&](std::size_t begin, std::size_t end) {
    for (std::size_t f = begin; f < end; ++f) {
      trace.faces[f] = translated(std::move(trace.faces[f]), order);
      for (std::vector<Edge>& edges : trace.ties[f]) edges = translated(std::move(edges), order);
    }
  });
  for (const auto& part : solved.parts) {
    const double count = part ? part->optimum_count : 0;
    trace.are_all_counted = trace.are_all_counted && count > 0;
    trace.optimum_count = std::min(trace.optimum_count * std::max(1.0, count), std::numeric_limits<double>::max());
    trace.optimum_count_log10 += std::log10(std::max(1.0, count));
  }
}

/// Edges known so far, then whatever triangulates the rest; and what is least for it.
void fill_unsolved(const std::vector<Point>& points, const Skeleton& skeleton, const std::vector<Face>& faces,
                   const Solved& solved, std::vector<Edge>& edges, LmtResult& result, RunContext& context) {
  result.lower_bound = length_of(points, edges).lower;
  for (std::size_t f = 0; f < faces.size(); ++f)
    if (!solved.parts[f]) result.lower_bound += least_length(points, skeleton, faces[f]);
  result.lower_bound *= 1 - 1e-12;
  Mesh mesh = delaunay(points, context);
  constrain(mesh, edges);
  edges = edges_of(mesh);
}

}  // namespace

LmtResult lmt_of_line(const std::vector<Point>& sorted, const Hull& hull, const std::vector<std::uint32_t>& order) {
  LmtResult result;
  for (std::size_t k = 1; k < hull.boundary.size(); ++k)
    result.edges.push_back(edge_of(hull.boundary[k - 1], hull.boundary[k]));
  result.length = length_of(sorted, result.edges);
  result.edges = translated(std::move(result.edges), order);
  result.lower_bound = result.length.lower;
  result.proven_optimal = true;
  return result;
}

LmtResult lmt_of_skeleton(const std::vector<Point>& sorted, const Hull& hull, const std::vector<std::uint32_t>& order,
                          const Skeleton& skeleton, const LmtOptions& options, const Deadline& deadline,
                          CpuExecutor& executor) {
  RunContext& context = executor.context();
  LmtResult result;
  result.candidate_count = skeleton.candidate_count;
  result.certain_count = skeleton.certain_count;
  result.possible_count = skeleton.possible_count;
  result.round_count = skeleton.round_count;
  const std::vector<Face> faces = open_faces(sorted, skeleton, executor);
  result.face_count = faces.size();
  for (const Face& face : faces) {
    result.largest_face = std::max(result.largest_face, face.size());
    result.hole_count += face.holes.size();
  }
  const Solved solved = solve_faces({sorted, order}, skeleton, faces, options, deadline, executor);
  result.unsolved_count = solved.unsolved_count;
  if (options.trace) write_trace(*options.trace, skeleton, solved, order, executor);
  std::vector<Edge> edges = edges_with(Fate::certain, skeleton, sorted.size(), executor);
  for (const auto& part : solved.parts)
    if (part) edges.insert(edges.end(), part->edges.begin(), part->edges.end());
  if (solved.unsolved_count > 0) fill_unsolved(sorted, skeleton, faces, solved, edges, result, context);
  const std::size_t wanted = triangulation_counts(sorted.size(), hull).edges;
  if (edges.size() != wanted) throw Error(ErrorKind::internal, fmt::format("{} edges instead of {}", edges.size(), wanted));
  context.check_stop();
  result.length = length_of(sorted, edges, executor);
  result.edges = translated(edges, order, executor);
  result.proven_optimal = result.unsolved_count == 0;
  if (result.proven_optimal) result.lower_bound = result.length.lower;
  return result;
}

namespace {

/// Points in the order in which lmt takes them, and the hull's.
struct Prepared {
  std::vector<std::uint32_t> order;
  std::vector<Point> sorted;
  Hull hull;
};

/// Without rounds, where these are of no use or there is no time for them.
LmtResult lmt_of_hull(const Prepared& prepared, const Neighbours& candidates, const LmtOptions& options,
                      const Deadline& deadline, CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  return lmt_of_skeleton(sorted, hull, order, hull_skeleton(candidates, hull), options, deadline, executor);
}

LmtResult lmt_of_candidates(const Prepared& prepared, const Neighbours& candidates, const LmtOptions& options,
                            const Deadline& deadline, CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  if (deadline.has_passed()) return lmt_of_hull(prepared, candidates, options, deadline, executor);
  executor.context().report(0.5, "empty triangles");
  const Wings wings = wings_of(sorted, candidates, executor);
  executor.context().report(0.65, "LMT skeleton");
  const Skeleton skeleton = lmt_skeleton(sorted, candidates, wings, executor, options.trace != nullptr);
  return lmt_of_skeleton(sorted, hull, order, skeleton, options, deadline, executor);
}

LmtResult lmt_with_device(const Prepared& prepared, const LmtOptions& options, const Deadline& deadline,
                          CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  Neighbours candidates;
  const std::optional<OwnedSkeleton> skeleton =
      skeleton_on_device(sorted, hull, options.trace != nullptr, executor.context(), candidates);
  if (skeleton) return lmt_of_skeleton(sorted, hull, order, skeleton->view(), options, deadline, executor);
  executor.context().metrics.warn("some points have too many candidate edges for the device; the CPU went on from there");
  return lmt_of_candidates(prepared, candidates, options, deadline, executor);
}

}  // namespace

LmtResult lmt(const std::vector<Point>& points, const LmtOptions& options, RunContext& context) {
  context.check_memory(points.size() * lmt_host_bytes_per_point, 0);
  context.report(0, "ordering points");
  const Deadline deadline(options.time_limit_seconds);
  CpuExecutor executor(context);
  Prepared prepared{hilbert_order(points, executor), std::vector<Point>(points.size()), {}};
  executor.for_each("order points", points.size(), [&](std::uint32_t i) { prepared.sorted[i] = points[prepared.order[i]]; });
  prepared.hull = convex_hull(prepared.sorted, executor);
  const auto& [order, sorted, hull] = prepared;
  if (hull.is_flat) return lmt_of_line(sorted, hull, order);
  const bool is_convex = is_nearly_convex(sorted.size(), hull);
  if (context.backend == Backend::cuda && !is_convex) return lmt_with_device(prepared, options, deadline, executor);
  const Neighbours candidates = diamond_edges(sorted, shortest_tangent, executor);
  return is_convex ? lmt_of_hull(prepared, candidates, options, deadline, executor)
                   : lmt_of_candidates(prepared, candidates, options, deadline, executor);
}

}  // namespace ws::triangulation
