// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/skeleton.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/lmt/worklist.h"

#include <algorithm>
#include <random>
#include <utility>

namespace ws::triangulation {

Skeleton counted_skeleton(const Neighbours& graph, std::vector<std::uint8_t> fate, std::size_t round_count,
                          std::size_t candidate_count, CpuExecutor& executor) {
  Skeleton skeleton{graph, std::move(fate), round_count, candidate_count};
  struct Counts {
    std::size_t certain = 0, possible = 0;
  } counts;
  executor.accumulate(
      "count fates", skeleton.fate.size(), 16'384, [] { return Counts(); },
      [&](Counts& local, std::size_t begin, std::size_t end) {
        const auto half_edges_with = [&](Fate f) {
          return static_cast<std::size_t>(
              std::count(skeleton.fate.data() + begin, skeleton.fate.data() + end, static_cast<std::uint8_t>(f)));
        };
        local.certain += half_edges_with(Fate::certain);
        local.possible += half_edges_with(Fate::possible);
      },
      [&](const Counts& local) {
        counts.certain += local.certain;
        counts.possible += local.possible;
      });
  skeleton.certain_count = counts.certain / 2;
  skeleton.possible_count = counts.possible / 2;
  return skeleton;
}

namespace {

/// After all rounds.
Skeleton finished(Worklist& worklist, const Neighbours& candidates, CpuExecutor& executor) {
  do worklist.run_rounds();
  while (worklist.apply_certain());
  Skeleton skeleton =
      counted_skeleton(candidates, worklist.take_fates(), worklist.round_count(), candidates.half_edge_count() / 2, executor);
  skeleton.removals = worklist.take_removals();
  return skeleton;
}

}  // namespace

Skeleton lmt_skeleton(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings, CpuExecutor& executor,
                      bool with_removals) {
  Worklist worklist(points, candidates, wings, executor);
  if (with_removals) worklist.record_removals();
  return finished(worklist, candidates, executor);
}

Skeleton continued_skeleton(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                            Removals removals, std::vector<std::uint32_t> pending, CpuExecutor& executor) {
  Worklist worklist(points, candidates, wings, executor);
  worklist.go_on_from(std::move(removals), std::move(pending));
  return finished(worklist, candidates, executor);
}

Skeleton hull_skeleton(const Neighbours& candidates, const Hull& hull, CpuExecutor& executor) {
  std::vector<std::uint8_t> fate(candidates.half_edge_count(), static_cast<std::uint8_t>(Fate::possible));
  for (std::size_t k = 0; k < hull.boundary.size(); ++k) {
    const std::uint32_t h = candidates.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    fate[h] = fate[candidates.twin[h]] = static_cast<std::uint8_t>(Fate::certain);
  }
  return counted_skeleton(candidates, std::move(fate), 0, candidates.half_edge_count() / 2, executor);
}

Skeleton lmt_skeleton_in_random_order(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                                      std::uint64_t seed, CpuExecutor& executor) {
  Worklist worklist(points, candidates, wings, executor);
  std::mt19937_64 random(seed);
  do worklist.run_one_by_one(random);
  while (worklist.apply_certain());
  return counted_skeleton(candidates, worklist.take_fates(), worklist.round_count(), candidates.half_edge_count() / 2,
                          executor);
}

}  // namespace ws::triangulation
