// Greedy choosing on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/stages_cpu.h"
#include "compute/ridge/variants/choose.h"

#include <algorithm>
#include <vector>

namespace ws::ridge {

template <class T>
Balls choose_greedily_cpu(const LocalCloud<T>& cloud, double r1, RunContext& context) {
  CpuExecutor exec(context);
  const auto d = static_cast<std::uint32_t>(cloud.dimension);
  const T radius_squared = squared<T>(r1);
  std::vector<T> rows;
  for (std::size_t first = 0; first < cloud.size; first += std::size_t(greedy_blocks) * greedy_tile) {
    std::vector<std::vector<T>> added(greedy_blocks);
    exec.for_ranges("choose greedily", greedy_blocks, 1, [&](std::size_t block, std::size_t) {
      const std::size_t begin = first + block * greedy_tile, end = std::min(cloud.size, begin + greedy_tile);
      for (std::size_t i = begin; i < end; ++i) {
        T x[max_dimension];
        for (std::uint32_t k = 0; k < d; ++k) x[k] = cloud.at(i, k);
        if (!is_covered(x, rows, d, radius_squared) && !is_covered(x, added[block], d, radius_squared))
          added[block].insert(added[block].end(), x, x + d);
      }
    });
    for (const auto& of_block : added) rows.insert(rows.end(), of_block.begin(), of_block.end());
    context.report(static_cast<double>(first) / static_cast<double>(cloud.size), "choosing balls greedily");
  }
  Balls balls{cloud.dimension, {rows.begin(), rows.end()}, {}};
  for (std::size_t id = 0; id * d < rows.size(); ++id) balls.ids.push_back(static_cast<std::uint32_t>(id));
  return balls;
}

template Balls choose_greedily_cpu(const LocalCloud<float>&, double, RunContext&);
template Balls choose_greedily_cpu(const LocalCloud<double>&, double, RunContext&);

}  // namespace ws::ridge
