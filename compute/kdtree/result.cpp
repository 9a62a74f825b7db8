// What a tree is in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/run/stoppable.h"
#include "compute/io/files.h"
#include "compute/io/meshes/meshes.h"
#include "compute/kdtree/inspect/comparison.h"
#include "compute/kdtree/show/thesis_plots.h"

#include <fmt/format.h>

namespace ws::kdtree {

namespace {

constexpr std::size_t small_tree_nodes = 100'000;  // the overview of a tree of this size takes about 20 ms

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

}  // namespace

Work TreeResult::work() const { return {static_cast<double>(built()->triangles->size()), "triangles"}; }

bool TreeResult::is_traced(std::size_t step, const ViewParameters& view) const {
  return view.stage == Stage::scene && step + 1 == step_count() && view.shading != Shading::mesh &&
         !built()->triangles->empty();
}

bool TreeResult::tells_all() const { return overview() || built()->size.nodes <= small_tree_nodes; }

std::shared_ptr<const Tree> TreeResult::host_tree(RunContext& context) const {
  if (overview()) return overview()->tree;
  if (!context.cache || !built()->device) return built()->host_tree(context);
  return context.cache->shared<Tree>(
      {"kdtree.host_tree", built()->identity}, [&] { return built()->host_tree(context); },
      [](const Tree& tree) { return tree.bytes(); });
}

Statistics TreeResult::statistics(RunContext& context) const {
  if (overview()) return overview()->statistics;
  return statistics_of(*host_tree(context), built()->triangles->size(), built()->rules.costs, context.stop);
}

std::vector<Property> TreeResult::summary(RunContext& context) const {
  const BuiltTree& built = *parts_.built;
  if (!tells_all())
    return {{"triangle_count", count(built.triangles->size())},
            {"node_count", count(built.size.nodes)},
            {"reference_count", count(built.size.references)},
            {"max_depth", count(built.size.depth)}};
  const Statistics s = statistics(context);
  std::vector<Property> all{{"triangle_count", count(built.triangles->size())},
                            {"node_count", count(built.size.nodes)},
                            {"leaf_count", count(s.leaves)},
                            {"empty_leaf_count", count(s.empty_leaves)},
                            {"flat_leaf_count", count(s.flat_leaves)},
                            {"reference_count", count(built.size.references)},
                            {"duplication", s.duplication},
                            {"max_depth", count(built.size.depth)},
                            {"largest_leaf", count(s.largest_leaf)},
                            {"mean_leaf_size", s.mean_leaf_size},
                            {"sah_cost", s.cost},
                            {"cost_as_one_leaf", s.cost_as_leaf},
                            {"tree_bytes", count(s.bytes), "B"},
                            {"dropped_invalid", count(built.mesh->dropped_invalid)},
                            {"dropped_flat", count(built.mesh->dropped_flat)}};
  if (built.rays)
    all.insert(all.end(), {{"ray_count", count(built.rays->hits.size())},
                           {"hit_count", count(built.rays->hit_count)},
                           {"rays_per_second", built.rays->rays_per_second(), "1/s"},
                           {"mean_node_visits", built.rays->mean_node_visits},
                           {"mean_triangle_tests", built.rays->mean_triangle_tests}});
  if (built.thesis) {
    const std::vector<Property> thesis = properties_of(*built.thesis);
    all.insert(all.end(), thesis.begin(), thesis.end());
  }
  if (!rival()) return all;
  const Statistics& r = rival()->statistics;
  const TreeSize& size = rival()->built->size;
  all.insert(all.end(), {{"compared_with", names_of_both(built.parameters)[1]},
                         {"compared_node_count", count(size.nodes)},
                         {"compared_reference_count", count(size.references)},
                         {"compared_depth", count(size.depth)},
                         {"compared_sah_cost", r.cost},
                         {"compared_tree_bytes", count(r.bytes), "B"}});
  return all;
}

std::string TreeResult::hash(RunContext& context) const {
  const std::shared_ptr<const Tree> tree = host_tree(context);
  Fingerprint hasher;
  StopWatcher watch(context.stop);
  for (const Node& node : tree->nodes) {
    watch();
    hasher.add(static_cast<std::uint64_t>(node.is_leaf() ? 3 : node.axis()));
    if (node.is_leaf())
      hasher.add(static_cast<std::uint64_t>(node.count()) << 32 | node.first());
    else
      hasher.add(static_cast<double>(node.position()));
  }
  for (const std::uint32_t triangle : tree->references) hasher.add(static_cast<std::uint64_t>(triangle));
  return hasher.text();
}

void TreeResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  const BuiltTree& built = *parts_.built;
  if (id == "tree") return write_tree(path, *host_tree(context), built.rules, built.triangles->size());
  if (id == "mesh") return io::write_mesh(path, *built.mesh);
  if (id == "t" || id == "primitive") {
    if (!built.rays) throw Error(ErrorKind::invalid_argument, "no rays were sent", "give some with --rays");
    return id == "t" ? write_distances(path, *built.rays) : write_triangles(path, *built.rays, built.mesh->file_numbers);
  }
  if (id == "study") {
    if (study().csv.empty()) throw Error(ErrorKind::invalid_argument, "nothing was measured", "choose what with --study");
    return io::write_atomically(path, study().csv);
  }
  throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
}

}  // namespace ws::kdtree
