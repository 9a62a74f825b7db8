// SPDX-License-Identifier: MIT
#include "compute/triangulation/cuda/crowded.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/neighbours.h"

#include <atomic>
#include <utility>

namespace ws::triangulation {

CrowdedLists look_around_on_cpu(const std::vector<Point>& points, const BoxTree& tree, std::vector<std::uint32_t> centres,
                                const DirectionTable& table, double tangent, RunContext& context) {
  CpuExecutor executor(context);
  std::vector<std::vector<std::uint32_t>> found(centres.size());
  std::atomic<std::size_t> total = 0;
  executor.accumulate(
      "diamond test of crowded points", centres.size(), 1,
      [&] { return Surroundings(points, points.size(), tree, table, tangent); },
      [&](Surroundings& around, std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end && !context.stop_requested(); ++k) {
          around.neighbours(centres[k], found[k]);
          total += found[k].size();
        }
      },
      [](Surroundings&) {});
  if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, said("more than 2^31 edges pass the diamond test"));
  constexpr std::size_t least_predicted = 1 << 20;  // asking what is free takes as long as looking around from a point
  if (total * 4 >= least_predicted) context.check_more_memory(total * 4, total * 4, 0);
  CrowdedLists lists{std::move(centres), {}, {}, {}};
  lists.targets.reserve(total);
  for (std::vector<std::uint32_t>& targets : found) {
    lists.starts.push_back(static_cast<std::uint32_t>(lists.targets.size()));
    lists.counts.push_back(static_cast<std::uint32_t>(targets.size()));
    lists.targets.insert(lists.targets.end(), targets.begin(), targets.end());
  }
  return lists;
}

}  // namespace ws::triangulation
