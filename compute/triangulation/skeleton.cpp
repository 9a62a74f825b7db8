// SPDX-License-Identifier: MIT
#include "compute/triangulation/skeleton.h"

#include "compute/triangulation/empty_triangles.h"
#include "compute/triangulation/hull.h"
#include "compute/triangulation/worklist.h"

#include <algorithm>
#include <random>

namespace ws::triangulation {

namespace {

bool has_minimal_pair(const std::vector<Point>& points, const Neighbours& graph, std::uint32_t s, std::uint32_t t,
                      const std::vector<Wing>& left, const std::vector<Wing>& right) {
  for (const Wing& a : left)
    for (const Wing& b : right)
      if (is_locally_minimal(points[s], points[t], points[graph.target[a.from_source]], points[graph.target[b.from_source]]))
        return true;
  return false;
}

/// Flags of half-edges: which pass a first round in which all candidates count as possible; hull edges always do.
HostBuffer<std::uint8_t> first_round(const std::vector<Point>& points, const Neighbours& graph,
                                     const std::vector<std::uint8_t>& on_hull, CpuExecutor& executor) {
  HostBuffer<std::uint8_t> passes(graph.half_edge_count());
  struct Local {
    WingScratch scratch;
    std::vector<Wing> left, right;
  };
  executor.accumulate(
      "LMT first round", points.size(), 256, [] { return Local(); },
      [&](Local& local, std::size_t begin, std::size_t end) {
        for (auto s = static_cast<std::uint32_t>(begin); s < end; ++s)
          for (std::uint32_t h = graph.first[s]; h < graph.first[s + 1]; ++h) {
            const std::uint32_t t = graph.target[h];
            if (s > t) continue;
            if (h % 64 == 0 && executor.context().stop_requested()) return;
            local.left.clear();
            local.right.clear();
            bool stays = on_hull[h] || on_hull[graph.twin[h]];
            if (!stays) {
              wings_of(points, graph, s, h, local.scratch, local.left);
              if (!local.left.empty()) wings_of(points, graph, t, graph.twin[h], local.scratch, local.right);
              stays = !local.right.empty() && has_minimal_pair(points, graph, s, t, local.left, local.right);
            }
            passes[h] = passes[graph.twin[h]] = stays;
          }
      },
      [](Local&) {});
  return passes;
}

/// Half-edges along the hull, which have it on their left.
std::vector<std::uint8_t> hull_flags(const std::vector<Point>& points, const Neighbours& graph) {
  std::vector<std::uint8_t> flags(graph.half_edge_count());
  const Hull hull = convex_hull(points);
  for (std::size_t k = 0; k < hull.boundary.size() && !hull.is_flat; ++k) {
    const std::uint32_t h = graph.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    flags[h] = 1;
  }
  return flags;
}

/// The flagged half-edges alone; `place`: where each went.
Neighbours compacted(const Neighbours& graph, const HostBuffer<std::uint8_t>& flags, HostBuffer<std::uint32_t>& place,
                     CpuExecutor& executor) {
  const std::size_t count = graph.first.size() - 1;
  Neighbours small;
  small.first.assign(count + 1, 0);
  std::uint32_t next = 0;
  for (std::size_t h = 0, i = 0; i < count; ++i) {
    for (; h < graph.first[i + 1]; ++h) {
      place[h] = flags[h] ? next : Neighbours::none;
      next += flags[h];
    }
    small.first[i + 1] = next;
  }
  small.target = HostBuffer<std::uint32_t>(next);
  small.twin = HostBuffer<std::uint32_t>(next);
  executor.for_each("keep LMT edges", graph.half_edge_count(), [&](std::uint32_t h) {
    if (!flags[h]) return;
    small.target[place[h]] = graph.target[h];
    small.twin[place[h]] = place[graph.twin[h]];
  });
  return small;
}

Worklist prepared(const std::vector<Point>& points, const Neighbours& candidates, Skeleton& skeleton, CpuExecutor& executor) {
  const std::vector<std::uint8_t> on_hull = hull_flags(points, candidates);
  executor.context().report(0.5, "LMT skeleton");
  const HostBuffer<std::uint8_t> passes = first_round(points, candidates, on_hull, executor);
  HostBuffer<std::uint32_t> place(candidates.half_edge_count());
  skeleton.graph = compacted(candidates, passes, place, executor);
  std::vector<std::uint8_t> hull_kept(skeleton.graph.half_edge_count());
  for (std::size_t h = 0; h < on_hull.size(); ++h)
    if (on_hull[h]) hull_kept[place[h]] = 1;
  return Worklist(points, candidates, passes, place, skeleton.graph, std::move(hull_kept), executor);
}

void finish(const Worklist& worklist, Skeleton& skeleton) {
  skeleton.fate = worklist.fates();
  skeleton.round_count = worklist.round_count();
  for (std::uint32_t h = 0; h < skeleton.fate.size(); ++h) {
    skeleton.certain_count += skeleton.fate_of(h) == Fate::certain;
    skeleton.possible_count += skeleton.fate_of(h) == Fate::possible;
  }
  skeleton.certain_count /= 2;
  skeleton.possible_count /= 2;
}

}  // namespace

Skeleton lmt_skeleton(const std::vector<Point>& points, const Neighbours& candidates, CpuExecutor& executor) {
  Skeleton skeleton;
  Worklist worklist = prepared(points, candidates, skeleton, executor);
  do worklist.run_rounds();
  while (worklist.apply_certain());
  finish(worklist, skeleton);
  return skeleton;
}

Skeleton lmt_skeleton_in_random_order(const std::vector<Point>& points, const Neighbours& candidates, std::uint64_t seed,
                                      CpuExecutor& executor) {
  Skeleton skeleton;
  Worklist worklist = prepared(points, candidates, skeleton, executor);
  std::mt19937_64 random(seed);
  do worklist.run_one_by_one(random);
  while (worklist.apply_certain());
  finish(worklist, skeleton);
  return skeleton;
}

}  // namespace ws::triangulation
