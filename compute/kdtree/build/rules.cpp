// The rules of a build from the parameters, and the triangles as builders read them.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/kdtree/build/build.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::kdtree {

int automatic_depth(std::size_t triangle_count) {
  return static_cast<int>(std::lround(8 + 1.3 * std::log2(static_cast<double>(std::max<std::size_t>(triangle_count, 1)))));
}

int deep_from(std::size_t triangle_count) { return automatic_depth(triangle_count) - 8; }

Rules rules_of(const Parameters& p, std::size_t triangle_count) {
  Rules rules;
  rules.costs = {static_cast<float>(p.traversal_cost), static_cast<float>(p.intersection_cost),
                 static_cast<float>(p.empty_bonus), p.guard};
  rules.strategy = p.strategy;
  rules.clip = p.clip;
  rules.max_depth = p.max_depth > 0 ? static_cast<int>(p.max_depth) : automatic_depth(triangle_count);
  rules.extra_levels = static_cast<int>(p.extra_levels);
  rules.min_leaf = static_cast<int>(p.min_leaf);
  rules.bins = static_cast<int>(p.bins);
  rules.deep_from = deep_from(triangle_count);
  return rules;
}

void take_rules(Parameters& p, const Rules& rules) {
  const auto shortest = [](float x) { return std::stod(fmt::format("{}", x)); };  // 0.8, not 0.800000011920929
  p.traversal_cost = shortest(rules.costs.traversal);
  p.intersection_cost = shortest(rules.costs.intersection);
  p.empty_bonus = shortest(rules.costs.empty_bonus);
  p.guard = rules.costs.guard;
  p.strategy = rules.strategy;
  p.clip = rules.clip;
  p.max_depth = rules.max_depth;
  p.extra_levels = rules.extra_levels;
  p.min_leaf = rules.min_leaf;
  p.bins = rules.bins;
}

Triangles triangles_of(const Mesh& mesh, RunContext* context) {
  Triangles triangles(mesh.triangle_count());
  const auto corner = [&](std::uint32_t vertex) {
    const auto& p = mesh.positions[vertex];
    return Vec3{p[0], p[1], p[2]};
  };
  const auto take = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      triangles[i] = {corner(mesh.triangles[i][0]), corner(mesh.triangles[i][1]), corner(mesh.triangles[i][2])};
  };
  constexpr std::size_t grain = 1 << 14;
  if (context)
    CpuExecutor(*context).for_ranges("triangles", triangles.size(), grain, take);
  else
    take(0, triangles.size());
  return triangles;
}

}  // namespace ws::kdtree
