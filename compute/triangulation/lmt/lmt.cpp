// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/lmt_stages.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/convex_diamonds.h"
#include "compute/triangulation/candidates/direction_table.h"
#include "compute/triangulation/delaunay/constrain.h"
#include "compute/triangulation/exact/exact_orientation.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/lmt/assemble.h"
#include "compute/triangulation/lmt/device_skeleton.h"
#include "compute/triangulation/lmt/pierced.h"
#include "compute/triangulation/plane/edge_order.h"
#include "compute/triangulation/plane/gather.h"
#include "compute/triangulation/plane/polled.h"
#include "compute/triangulation/plane/spatial_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace ws::triangulation {

namespace {

struct Solved {
  Parts parts;
};

/// What `work` gives; the time it takes is a stage of the run.
template <class Work>
auto timed(RunContext& context, std::string_view stage, const Work& work) {
  const StageTimer timer(context, stage);
  return work();
}

/// Within the options' limit, if there is one: false where time was too short.
bool in_time(const LmtOptions& options, double reserve_seconds, const std::function<void()>& work) {
  if (options.run) return options.run->in_time(reserve_seconds, work);
  work();
  return true;
}

/// How many steps of a dynamic programme may still be taken by `thread_count` threads together.
double steps_left(const LmtOptions& options, std::size_t thread_count) {
  constexpr double steps_per_second = 3e8;
  if (!options.run || !options.run->limit().exists()) return options.most_face_steps;
  const double seconds = std::max(0.0, options.run->limit().seconds_left() - options.reserve_seconds);
  return std::min(options.most_face_steps, seconds * steps_per_second * static_cast<double>(thread_count));
}

/// Faces that take long from the largest on, so that none is left for the end; then the others in their order, in which
/// neighbours have their edges and points in the same places.
std::vector<std::uint32_t> large_faces_first(const std::vector<Face>& faces) {
  constexpr std::size_t least_sorted = 32;
  std::vector<std::uint32_t> order, others;
  others.reserve(faces.size());
  for (std::uint32_t f = 0; f < faces.size(); ++f) (faces[f].size() >= least_sorted ? order : others).push_back(f);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return faces[a].size() > faces[b].size(); });
  order.insert(order.end(), others.begin(), others.end());
  return order;
}

/// Large faces one after another on all threads, the others side by side.
/// Those that are solved stay where it is stopped.
void solve_faces(const NumberedPoints& points, const Skeleton& skeleton, const std::vector<Face>& faces,
                 const LmtOptions& options, CpuExecutor& executor, Solved& solved) {
  constexpr std::size_t least_large = 400;
  const std::vector<std::uint32_t> order = large_faces_first(faces);
  const RunContext& context = executor.context();
  const bool counts = options.counts_optima || options.trace != nullptr;
  const auto most_steps = [&](std::size_t threads) { return steps_left(options, threads); };
  std::size_t large = 0;
  for (; large < order.size() && faces[order[large]].size() >= least_large; ++large) {
    context.report(0.8, told("face with {} corners", faces[order[large]].size()));
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

/// The same on all threads.
std::vector<Edge> translated(Span<const Edge> edges, const std::vector<std::uint32_t>& order, CpuExecutor& executor) {
  return ordered_edges(edges.size(), order.size(), executor,
                       [&](std::size_t i) { return edge_of(order[edges[i].a], order[edges[i].b]); });
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
  for (LmtTrace::Round& round : rounds) round.removed = translated(Span<const Edge>(round.removed), order, executor);
  return rounds;
}

void write_trace(LmtTrace& trace, const Skeleton& skeleton, const Solved& solved, const std::vector<std::uint32_t>& order,
                 CpuExecutor& executor) {
  const auto with = [&](Fate fate) {
    return translated(Span<const Edge>(edges_with(fate, skeleton, order.size(), executor)), order, executor);
  };
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
}

/// Faces that may be filled in several ways.
std::vector<Tie> ties_of(const Solved& solved, const std::vector<std::uint32_t>& order) {
  std::vector<Tie> ties;
  for (const auto& part : solved.parts) {
    if (!part || part->others.empty()) continue;
    Tie& tie = ties.emplace_back(Tie{translated(part->edges, order), {}});
    for (const std::vector<Edge>& other : part->others) tie.others.push_back(translated(other, order));
  }
  return ties;
}

/// The product over all faces.
OptimumCount counted_optima(const Solved& solved) {
  OptimumCount optima;
  for (const auto& part : solved.parts) {
    const double count = part ? part->optimum_count : 0;
    optima.is_whole = optima.is_whole && count > 0;
    optima.count = std::min(optima.count * std::max(1.0, count), std::numeric_limits<double>::max());
    optima.log10 += std::log10(std::max(1.0, count));
  }
  return optima;
}

/// Possible edges of sorted points from the shortest on.
std::vector<Edge> possible_edges_by_length(const std::vector<Point>& points, const Skeleton& skeleton,
                                           const RunContext& context) {
  struct Possible {
    double squared_length;
    Edge edge;
  };
  constexpr std::uint32_t points_per_poll = 16'384;
  std::vector<Possible> possible;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    if (i % points_per_poll == 0) context.check_stop();
    for (std::uint32_t h = skeleton.graph.first[i]; h < skeleton.graph.first[i + 1]; ++h)
      if (const std::uint32_t j = skeleton.graph.target[h]; skeleton.fate_of(h) == Fate::possible && i < j)
        possible.push_back({squared_distance(points[i], points[j]), {i, j}});
  }
  polled_sort(possible.begin(), possible.end(), context.stop, [](const Possible& a, const Possible& b) {
    return a.squared_length != b.squared_length ? a.squared_length < b.squared_length : a.edge < b.edge;
  });
  std::vector<Edge> edges(possible.size());
  std::transform(possible.begin(), possible.end(), edges.begin(), [](const Possible& p) { return p.edge; });
  return edges;
}

/// Edges known so far, then the shortest possible ones that cross none before; and what is least for it.
void fill_unsolved(const std::vector<Point>& points, const Skeleton& skeleton, const std::vector<Face>& faces,
                   const Solved& solved, std::vector<Edge>& edges, LmtResult& result, CpuExecutor& executor) {
  RunContext& context = executor.context();
  result.lower_bound = length_of(points, edges, executor).lower;
  for (std::size_t f = 0; f < faces.size(); ++f)
    if (!solved.parts[f]) result.lower_bound += least_length(points, skeleton, faces[f]);
  result.lower_bound *= 1 - 1e-12;
  Mesh mesh = delaunay(points, context);
  constexpr std::size_t most_possible_per_point = 32;  // of points in convex position there are too many to try each
  const bool tries_possible = skeleton.possible_count <= most_possible_per_point * points.size();
  constrain(mesh, edges, tries_possible ? possible_edges_by_length(points, skeleton, context) : std::vector<Edge>(), context);
  edges = edges_of(mesh, executor);
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
                          const Skeleton& skeleton, const LmtOptions& options, CpuExecutor& executor) {
  RunContext& context = executor.context();
  LmtResult result;
  result.candidate_count = skeleton.candidate_count;
  result.certain_count = skeleton.certain_count;
  result.possible_count = skeleton.possible_count;
  result.round_count = skeleton.round_count;
  std::vector<Face> faces = timed(context, "find faces", [&] { return open_faces(sorted, skeleton, executor); });
  result.face_count = faces.size();
  for (const Face& face : faces) {
    result.largest_face = std::max(result.largest_face, face.size());
    result.hole_count += face.holes.size();
  }
  Solved solved{std::vector<std::optional<Part>>(faces.size())};
  timed(context, "solve faces", [&] {
    return in_time(options, options.reserve_seconds, [&] {
      solve_faces({sorted, order}, skeleton, faces, options, executor, solved);
    });
  });
  result.unsolved_count = static_cast<std::size_t>(std::count(solved.parts.begin(), solved.parts.end(), std::nullopt));
  if (options.counts_optima || options.trace)
    result.optima = counted_optima(solved);
  else
    result.optima.is_whole = faces.empty();
  if (options.counts_optima && result.unsolved_count == 0) result.ties = ties_of(solved, order);
  const auto finish = [&] {
    if (options.trace) write_trace(*options.trace, skeleton, solved, order, executor);
    const HostBuffer<Edge> known = known_edges(skeleton, solved.parts, executor);
    const auto adopt = [&](Span<const Edge> edges) {
      const std::size_t wanted = triangulation_counts(sorted.size(), hull).edges;
      if (edges.size() != wanted) throw Error(ErrorKind::internal, fmt::format("{} edges instead of {}", edges.size(), wanted));
      context.check_stop();
      result.length = length_of(sorted, edges, executor);
    };
    // Of longer lists edges are not found in them, but go to their points.
    constexpr std::size_t most_half_edges_per_point = 64;
    const bool has_short_lists = skeleton.graph.half_edge_count() <= most_half_edges_per_point * sorted.size();
    if (result.unsolved_count == 0) {
      adopt(known.view());
      result.edges = has_short_lists ? ordered_known_edges(skeleton, solved.parts, order, executor)
                                     : translated(known.view(), order, executor);
    } else {
      std::vector<Edge> edges(known.begin(), known.end());
      fill_unsolved(sorted, skeleton, faces, solved, edges, result, executor);
      adopt(edges);
      result.edges = translated(Span<const Edge>(edges), order, executor);
    }
  };
  // Of its reserve, where the faces took all before.
  if (!timed(context, "assemble", [&] { return in_time(options, 0, finish); })) throw Cancelled{};
  result.proven_optimal = result.unsolved_count == 0;
  if (result.proven_optimal) result.lower_bound = result.length.lower;
  // As many pieces of memory as there are faces: freeing them takes one thread long.
  executor.for_each(
      "free faces", faces.size(),
      [&](std::uint32_t f) {
        faces[f] = {};
        solved.parts[f].reset();
      },
      200);
  return result;
}

namespace {

/// Points in the order in which lmt takes them, and the hull's.
struct Prepared {
  std::vector<std::uint32_t> order;
  std::vector<Point> sorted;
  Hull hull;
};

/// The hull in other indices: `order[i]` is point i.
Hull ordered_hull(const Hull& hull, const std::vector<std::uint32_t>& order, CpuExecutor& executor) {
  std::vector<std::uint8_t> is_on_hull(order.size());
  for (const std::uint32_t p : hull.boundary) is_on_hull[p] = 1;
  using Places = std::vector<std::pair<std::uint32_t, std::uint32_t>>;
  Places places;
  executor.accumulate(
      "order the hull", order.size(), 8192, [] { return Places(); },
      [&](Places& local, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
          if (is_on_hull[order[i]]) local.emplace_back(order[i], static_cast<std::uint32_t>(i));
      },
      [&](const Places& local) { places.insert(places.end(), local.begin(), local.end()); });
  std::sort(places.begin(), places.end());
  Hull ordered = hull;
  for (std::uint32_t& p : ordered.boundary) p = std::lower_bound(places.begin(), places.end(), std::pair(p, 0u))->second;
  return ordered;
}

Prepared prepare(const std::vector<Point>& points, const Hull* hull, CpuExecutor& executor) {
  Prepared prepared{hull ? hilbert_order(points, hull->boundary, executor) : hilbert_order(points, executor),
                    std::vector<Point>(points.size()),
                    {}};
  executor.for_each(
      "order points", points.size(), [&](std::uint32_t i) { prepared.sorted[i] = points[prepared.order[i]]; }, 30);
  prepared.hull = hull ? ordered_hull(*hull, prepared.order, executor) : convex_hull(prepared.sorted, executor);
  return prepared;
}

/// Without rounds, where these are of no use.
LmtResult lmt_of_hull(const Prepared& prepared, const Neighbours& candidates, const LmtOptions& options,
                      CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  return lmt_of_skeleton(sorted, hull, order, hull_skeleton(candidates, hull, executor), options, executor);
}

LmtResult lmt_of_candidates(const Prepared& prepared, const Neighbours& candidates, const LmtOptions& options,
                            CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  RunContext& context = executor.context();
  context.report(0.5, "empty triangles");
  const Wings wings = timed(context, "empty triangles", [&] { return wings_of(prepared.sorted, candidates, executor); });
  context.report(0.65, "LMT skeleton");
  const Skeleton skeleton = timed(context, "LMT skeleton", [&] {
    return lmt_skeleton(prepared.sorted, candidates, wings, executor, options.trace != nullptr);
  });
  return lmt_of_skeleton(sorted, hull, order, skeleton, options, executor);
}

LmtResult lmt_with_device(const Prepared& prepared, const LmtOptions& options, CpuExecutor& executor) {
  const auto& [order, sorted, hull] = prepared;
  Neighbours candidates;
  std::optional<OwnedSkeleton> skeleton =
      skeleton_on_device(sorted, hull, options.trace != nullptr, executor.context(), candidates);
  if (skeleton) return lmt_of_skeleton(sorted, hull, order, std::move(*skeleton).view(executor), options, executor);
  executor.context().metrics.warn(said("some points have too many candidate edges for the device; the CPU went on from there"));
  return lmt_of_candidates(prepared, candidates, options, executor);
}

}  // namespace

LmtResult lmt(const std::vector<Point>& points, const LmtOptions& options, RunContext& context) {
  context.check_memory(points.size() * lmt_host_bytes_per_point, 0);
  context.report(0, "ordering points");
  CpuExecutor executor(context);
  const Prepared prepared = timed(context, "order points", [&] { return prepare(points, options.hull, executor); });
  const std::vector<Point>& sorted = prepared.sorted;
  const Hull& hull = prepared.hull;
  if (hull.is_flat) return lmt_of_line(sorted, hull, prepared.order);
  const bool is_convex = is_nearly_convex(sorted.size(), hull);
  if (context.backend == Backend::cuda && !is_convex) return lmt_with_device(prepared, options, executor);
  const Neighbours candidates =
      timed(context, "diamond test", [&] { return diamond_edges(sorted, hull, shortest_tangent, executor); });
  return is_convex ? lmt_of_hull(prepared, candidates, options, executor)
                   : lmt_of_candidates(prepared, candidates, options, executor);
}

}  // namespace ws::triangulation
