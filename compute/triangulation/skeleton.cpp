// SPDX-License-Identifier: MIT
#include "compute/triangulation/skeleton.h"

#include "compute/triangulation/worklist.h"

#include <random>
#include <utility>

namespace ws::triangulation {

namespace {

Skeleton finished(const Worklist& worklist, const Neighbours& graph) {
  Skeleton skeleton{graph, worklist.fates(), worklist.round_count()};
  for (const std::uint8_t fate : skeleton.fate) {
    skeleton.certain_count += fate == static_cast<std::uint8_t>(Fate::certain);
    skeleton.possible_count += fate == static_cast<std::uint8_t>(Fate::possible);
  }
  skeleton.certain_count /= 2;
  skeleton.possible_count /= 2;
  return skeleton;
}

}  // namespace

Skeleton lmt_skeleton(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                      CpuExecutor& executor) {
  Worklist worklist(points, candidates, wings, executor);
  do worklist.run_rounds();
  while (worklist.apply_certain());
  return finished(worklist, candidates);
}

Skeleton lmt_skeleton_in_random_order(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                                      std::uint64_t seed, CpuExecutor& executor) {
  Worklist worklist(points, candidates, wings, executor);
  std::mt19937_64 random(seed);
  do worklist.run_one_by_one(random);
  while (worklist.apply_certain());
  return finished(worklist, candidates);
}

}  // namespace ws::triangulation
