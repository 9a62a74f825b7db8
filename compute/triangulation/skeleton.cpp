// SPDX-License-Identifier: MIT
#include "compute/triangulation/skeleton.h"

#include "compute/triangulation/worklist.h"

#include <random>
#include <utility>

namespace ws::triangulation {

namespace {

Skeleton counted(Skeleton skeleton) {
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
  return counted({candidates, worklist.fates(), worklist.round_count()});
}

Skeleton hull_skeleton(const Neighbours& candidates, const Hull& hull) {
  Skeleton skeleton{candidates, {}};
  skeleton.fate.assign(candidates.half_edge_count(), static_cast<std::uint8_t>(Fate::possible));
  for (std::size_t k = 0; k < hull.boundary.size(); ++k) {
    const std::uint32_t h = candidates.find(hull.boundary[k], hull.boundary[(k + 1) % hull.boundary.size()]);
    skeleton.fate[h] = skeleton.fate[candidates.twin[h]] = static_cast<std::uint8_t>(Fate::certain);
  }
  return counted(std::move(skeleton));
}

Skeleton lmt_skeleton_in_random_order(const std::vector<Point>& points, const Neighbours& candidates, const Wings& wings,
                                      std::uint64_t seed, CpuExecutor& executor) {
  Worklist worklist(points, candidates, wings, executor);
  std::mt19937_64 random(seed);
  do worklist.run_one_by_one(random);
  while (worklist.apply_certain());
  return counted({candidates, worklist.fates(), worklist.round_count()});
}

}  // namespace ws::triangulation
