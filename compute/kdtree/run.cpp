// From a mesh and parameters to a tree and what pictures of it need.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/run.h"

#include "compute/kdtree/animate.h"
#include "compute/kdtree/curves.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

CpuTracer::TrianglesPtr moved_triangles(const Mesh& mesh, const Parameters& p, RunContext& context) {
  if (p.amplitude == 0) return std::make_shared<const std::vector<Triangle>>(triangles_of(mesh));
  return std::make_shared<const std::vector<Triangle>>(triangles_of(animate(mesh, p.phase, p.amplitude, context)));
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

std::shared_ptr<Run> finish(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, const Rules& rules,
                            CpuTracer::TrianglesPtr triangles, std::shared_ptr<const Tree> tree, RunContext& context) {
  const StageTimer timer(context, "describe");
  auto run = std::make_shared<Run>();
  run->mesh = std::move(mesh);
  run->parameters = parameters;
  run->rules = rules;
  run->triangles = std::move(triangles);
  run->tree = std::move(tree);
  run->growth = Growth(*run->tree, parameters.order);
  run->statistics = statistics_of(*run->tree, run->triangles->size(), rules.costs, context.stop);
  run->references_below = count_references_below(*run->tree);
  run->plots = tree_plots(*run);
  run->tracer = std::make_shared<const CpuTracer>(run->tree, run->triangles, context);
  run->screen = make_cpu_screen(run->tracer);
  return run;
}

void check_memory(std::size_t triangle_count, const RunContext& context) {
  constexpr std::size_t host_bytes_each = 700;  // measured on scenes whose triangles are listed three times on average
  context.check_memory(triangle_count * host_bytes_each, 0);
}

}  // namespace

std::shared_ptr<Run> run(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, RunContext& context) {
  check_memory(mesh->triangle_count(), context);
  auto triangles = moved_triangles(*mesh, parameters, context);
  Rules rules = rules_of(parameters, triangles->size());
  const std::size_t warnings = context.metrics.warnings().size();
  auto tree = std::make_shared<const Tree>(build(*triangles, rules, parameters.pipeline, context));
  // The one warning of builders: references outgrew the triangles, so the tree was cut at the depth that it has.
  if (context.metrics.warnings().size() > warnings) rules.max_depth = static_cast<int>(tree->depth);
  return finish(std::move(mesh), parameters, rules, std::move(triangles), std::move(tree), context);
}

std::shared_ptr<Run> only_scene(std::shared_ptr<const Mesh> mesh, RunContext& context) {
  auto triangles = moved_triangles(*mesh, {}, context);
  Rules rules = rules_of({}, triangles->size());
  rules.max_depth = 0;
  auto tree = std::make_shared<const Tree>(build(*triangles, rules, Pipeline::level, context));
  return finish(std::move(mesh), {}, rules, std::move(triangles), std::move(tree), context);
}

}  // namespace ws::kdtree
