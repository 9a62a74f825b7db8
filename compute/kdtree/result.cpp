// What a tree is in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/run/stoppable.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/meshes/meshes.h"
#include "compute/kdtree/inspect/comparison.h"
#include "compute/kdtree/scene.h"
#include "compute/kdtree/show/thesis_plots.h"

#include <limits>
#include <utility>

namespace ws::kdtree {

namespace {

constexpr std::size_t small_tree_nodes = 100'000;  // the overview of a tree of this size takes about 20 ms

Property triangles_of(const BuiltTree& built) {
  return {"triangle_count", count(built.triangles.size()), "", "Triangles that the tree is built over"};
}
Property nodes_of(const TreeSize& size) { return {"node_count", count(size.nodes), "", "Inner nodes and leaves together"}; }
Property references_of(const TreeSize& size) {
  return {"reference_count", count(size.references), "", "Entries of all leaves: a triangle that planes cut has several"};
}
Property depth_of(const TreeSize& size) { return {"max_depth", count(size.depth), "", "Levels below the root"}; }

/// The nodes taken apart, and the references as they lie in the tree.
std::vector<Array> arrays_of(const std::shared_ptr<const Tree>& tree, const RunContext& context) {
  const std::size_t count = tree->nodes.size();
  std::vector<std::uint8_t> axes(count);
  std::vector<float> positions(count);
  std::vector<std::uint32_t> firsts(count), counts(count);
  StopWatcher watch(context.stop);
  for (std::size_t i = 0; i < count; ++i) {
    watch();
    const Node node = tree->nodes[i];
    axes[i] = static_cast<std::uint8_t>(node.axis());
    positions[i] = node.is_leaf() ? std::numeric_limits<float>::quiet_NaN() : node.position();
    firsts[i] = node.is_leaf() ? node.first() : node.left_child();
    counts[i] = node.is_leaf() ? node.count() : 0;
  }
  return {array_of(std::move(axes), {count}, "node_axes", "The axis that an inner node cuts, 0 to 2; 3 for a leaf"),
          array_of(std::move(positions), {count}, "node_positions", "Where an inner node cuts its axis; nan for a leaf"),
          array_of(std::move(firsts), {count}, "node_firsts",
                   "Of an inner node its left child, which the right one follows; of a leaf its first entry in references"),
          array_of(std::move(counts), {count}, "node_counts", "How many triangles a leaf holds; 0 for an inner node"),
          array_at(tree->references.data(), {tree->references.size()}, "references",
                   "The triangles of all leaves, one leaf after the other", tree)};
}

/// The mesh as the tree is built over it.
std::vector<Array> arrays_of(const std::shared_ptr<const Mesh>& mesh) {
  return {array_at(mesh->positions.empty() ? nullptr : mesh->positions[0].data(), {mesh->vertex_count(), 3}, "vertices",
                   "The scene's vertices before any motion; they count from the summary's origin, if it has one", mesh),
          array_at(mesh->triangles.empty() ? nullptr : mesh->triangles[0].data(), {mesh->triangle_count(), 3}, "triangles",
                   "The three vertices of each triangle that the tree is built over", mesh)};
}

std::vector<Array> arrays_of(const RayBatch& rays, const std::vector<std::uint32_t>& file_numbers) {
  std::vector<float> distances = distances_of(rays);
  std::vector<std::int32_t> triangles = triangles_of(rays, file_numbers);
  const std::size_t count = distances.size();
  return {array_of(std::move(distances), {count}, "hit_distances",
                   "How far along its direction each ray hits, in lengths of the direction; inf where it hits nothing"),
          array_of(std::move(triangles), {count}, "hit_triangles",
                   "The triangle that each ray hits, by its number in the input; -1 where it hits nothing")};
}

void add_rays(std::vector<Property>& all, const RayBatch& rays) {
  all.insert(all.end(),
             {{"ray_count", count(rays.hits.size()), "", "Rays that were sent from the given file"},
              {"hit_count", count(rays.hit_count), "", "Rays that meet a triangle"},
              {"rays_per_second", rays.rays_per_second(), "1/s", "How fast they were traced, on this machine"},
              {"mean_node_visits", rays.mean_node_visits, "", "Inner nodes and leaves that a ray visits on average"},
              {"mean_triangle_tests", rays.mean_triangle_tests, "", "Triangles that a ray is tested with on average"}});
}

}  // namespace

Work TreeResult::work() const { return {static_cast<double>(built()->triangles.size()), "triangles"}; }

bool TreeResult::is_traced(std::size_t step, const ViewParameters& view) const {
  return !parts_.is_preview && view.stage == Stage::scene && step + 1 == step_count() && view.shading != Shading::mesh &&
         !built()->triangles.empty();
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
  return statistics_of(*host_tree(context), built()->triangles.size(), built()->rules.costs, context.stop);
}

std::vector<Property> TreeResult::summary(RunContext& context) const {
  const BuiltTree& built = *parts_.built;
  if (!tells_all()) return {triangles_of(built), nodes_of(built.size), references_of(built.size), depth_of(built.size)};
  const Statistics s = statistics(context);
  std::vector<Property> all{
      triangles_of(built),
      nodes_of(built.size),
      {"leaf_count", count(s.leaves), "", "Nodes without children: they hold the triangles"},
      {"empty_leaf_count", count(s.empty_leaves), "", "Leaves without a triangle, which rays cross for nothing but a step"},
      {"flat_leaf_count", count(s.flat_leaves), "", "Leaves whose cells have no volume"},
      references_of(built.size),
      {"duplication", s.duplication, "", "References per triangle: 1 where no plane cuts a triangle"},
      depth_of(built.size),
      {"largest_leaf", count(s.largest_leaf), "", "Triangles of the leaf that holds most"},
      {"mean_leaf_size", s.mean_leaf_size, "", "Triangles of a leaf on average, empty ones left out"},
      {"sah_cost", s.cost, "", "Expected cost of a ray through the scene's box, in the unit of K_T and K_I: less is better"},
      {"cost_as_one_leaf", s.cost_as_leaf, "", "The same without a tree, all triangles in one leaf: to compare with"},
      {"tree_bytes", count(s.bytes), "B", "Memory of nodes and references"},
      {"dropped_invalid", count(built.mesh->dropped_invalid), "", "Triangles left out since coordinates are no finite numbers"},
      {"dropped_flat", count(built.mesh->dropped_flat), "", "Triangles and polygons left out since they have no area"},
      {"kept_flat", count(built.parameters.keep_degenerate ? flat_count(*built.mesh) : 0), "",
       "Triangles without area that the tree is built over, as the run keeps them"}};
  if (built.mesh->origin != std::array<double, 3>{})
    all.push_back({"origin", joined_text(built.mesh->origin, ","), "",
                   "What was taken off all coordinates, as the scene is small for its distance from 0"});
  if (built.rays) add_rays(all, *built.rays);
  if (built.thesis) {
    const std::vector<Property> thesis = properties_of(*built.thesis);
    all.insert(all.end(), thesis.begin(), thesis.end());
  }
  if (!rival()) return all;
  const Statistics& r = rival()->statistics;
  const TreeSize& size = rival()->built->size;
  all.insert(all.end(), {{"compared_with", names_of_both(built.parameters)[1], "", "What the second tree does otherwise"},
                         {"compared_node_count", count(size.nodes), "", "Inner nodes and leaves of the second tree"},
                         {"compared_reference_count", count(size.references), "", "References of the second tree"},
                         {"compared_depth", count(size.depth), "", "Levels of the second tree below its root"},
                         {"compared_sah_cost", r.cost, "", "Expected cost of a ray through the second tree"},
                         {"compared_tree_bytes", count(r.bytes), "B", "Memory of the second tree"}});
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

std::vector<Array> TreeResult::arrays(RunContext& context) const {
  const std::shared_ptr<const Tree> tree = host_tree(context);
  std::vector<Array> all = arrays_of(tree, context);
  const std::vector<Array> scene = arrays_of(built()->mesh);
  all.insert(all.end(), scene.begin(), scene.end());
  if (!built()->rays) return all;
  const std::vector<Array> hits = arrays_of(*built()->rays, built()->mesh->file_numbers);
  all.insert(all.end(), hits.begin(), hits.end());
  return all;
}

const std::vector<Query>& TreeResult::queries() const {
  static const std::vector<Query> all{
      {"trace",
       "What rays hit: how far, which triangle, and where on it",
       {{"origins", "", InputKind::points, true, "Where each ray begins, n x 3"},
        {"directions", "", InputKind::points, true, "Where each ray goes, n x 3, of any length"}}}};
  return all;
}

std::vector<Array> TreeResult::answer(std::string_view query, const Inputs& inputs, RunContext& context) const {
  if (query != "trace") throw Error(ErrorKind::invalid_argument, told("a tree answers nothing named {}", query));
  const auto points = [&](std::string_view role) -> const PointSet& {
    return *std::get<std::shared_ptr<const PointSet>>(inputs.find(role)->second.data);
  };
  const std::vector<Ray> rays = rays_of(points("origins"), points("directions"), built()->mesh->origin);
  const RayBatch batch = trace_batch(built()->ray_target(), rays, context);
  std::vector<Array> all = arrays_of(batch, built()->mesh->file_numbers);
  std::vector<float> weights;
  weights.reserve(2 * batch.hits.size());
  for (const Hit& hit : batch.hits) weights.insert(weights.end(), {hit.u, hit.v});
  all.push_back(array_of(std::move(weights), {batch.hits.size(), 2}, "weights",
                         "Of each hit the weights of the triangle's second and third corner; the first has what is left of 1"));
  return all;
}

void TreeResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  const BuiltTree& built = *parts_.built;
  if (id == "tree")
    return write_tree(path, *host_tree(context), built.rules, built.triangles.size(), built.mesh->origin, built.mesh->y_up);
  if (id == "mesh") return io::write_mesh(path, *built.mesh);
  if (id == "t" || id == "primitive") {
    if (!built.rays) throw Error(ErrorKind::invalid_argument, said("no rays were sent"), said("give some with --rays"));
    return id == "t" ? write_distances(path, *built.rays) : write_triangles(path, *built.rays, built.mesh->file_numbers);
  }
  if (id == "study") {
    if (study().csv.empty())
      throw Error(ErrorKind::invalid_argument, said("nothing was measured"), said("choose what with --study"));
    return io::write_atomically(path, study().csv);
  }
  throw Error(ErrorKind::invalid_argument, told("there is no output named {}", id));
}

}  // namespace ws::kdtree
