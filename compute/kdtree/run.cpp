// From a mesh and parameters to a tree and what pictures of it need.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/run.h"

#include "compute/generate/animate.h"
#include "compute/kdtree/study.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

CpuTracer::TrianglesPtr moved_triangles(const Mesh& mesh, const Parameters& p) {
  if (p.amplitude == 0) return std::make_shared<const std::vector<Triangle>>(triangles_of(mesh));
  return std::make_shared<const std::vector<Triangle>>(triangles_of(animate(mesh, p.phase, p.amplitude)));
}

/// Children stand behind their parents in the list, so one pass from the end does.
std::vector<std::uint32_t> count_references_below(const Tree& tree) {
  std::vector<std::uint32_t> below(tree.nodes.size());
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    const Node& node = tree.nodes[i];
    below[i] = node.is_leaf() ? node.count() : below[node.left_child()] + below[node.left_child() + 1];
  }
  return below;
}

Run describe(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, const Rules& rules,
             CpuTracer::TrianglesPtr triangles, std::shared_ptr<const Tree> tree) {
  Growth growth(*tree, parameters.order);
  Statistics statistics = statistics_of(*tree, *triangles, rules.costs);
  auto below = count_references_below(*tree);
  return {std::move(mesh), parameters,       rules,           std::move(triangles), std::move(tree), std::move(growth),
          std::move(statistics), std::move(below), {}, nullptr, nullptr};
}

void check_memory(std::size_t triangle_count, const RunContext& context) {
  constexpr std::size_t host_bytes_each = 700, device_bytes_each = 1200;  // as measured on scenes that are duplicated threefold
  context.check_memory(triangle_count * host_bytes_each,
                       context.backend == Backend::cuda ? triangle_count * device_bytes_each : 0);
}

}  // namespace

}  // namespace ws::kdtree
