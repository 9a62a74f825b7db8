// From a mesh and parameters to a tree and what pictures of it need.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/built_tree.h"

#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/animate.h"
#include "compute/kdtree/build/grow.h"
#include "compute/kdtree/inspect/validate.h"
#include "compute/kdtree/variants/thesis.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ws::kdtree {

SceneTriangles::SceneTriangles(CpuTracer::TrianglesPtr list) : count_(list->size()) { listed_->list = std::move(list); }
SceneTriangles::SceneTriangles(std::shared_ptr<const Mesh> mesh) : count_(mesh->triangle_count()) {
  listed_->mesh = std::move(mesh);
}

const CpuTracer::TrianglesPtr& SceneTriangles::list() const {
  const std::lock_guard locked(listed_->mutex);
  if (listed_->mesh) {
    listed_->list = std::make_shared<const Triangles>(triangles_of(*listed_->mesh));
    listed_->mesh.reset();
  }
  return listed_->list;
}

std::shared_ptr<const Tree> BuiltTree::host_tree(RunContext& context) const {
  return device ? device->host_tree(context) : std::shared_ptr<const Tree>(tracer, &tracer->tree());
}

const RayTarget& BuiltTree::ray_target() const { return device ? static_cast<const RayTarget&>(*device) : *tracer; }

std::shared_ptr<const CpuTracer> BuiltTree::host_tracer(RunContext& context) const {
  if (tracer) return tracer;
  RunContext own = context.beside();
  return std::make_shared<const CpuTracer>(host_tree(own), triangles.list(), own);
}

namespace {

std::shared_ptr<BuiltTree> begin(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, const Rules& rules,
                                 SceneTriangles triangles) {
  auto built = std::make_shared<BuiltTree>();
  built->mesh = std::move(mesh);
  built->parameters = parameters;
  built->rules = rules;
  built->triangles = std::move(triangles);
  return built;
}

/// With a tree on the host, which goes to the device where that is the backend.
std::shared_ptr<BuiltTree> finish(std::shared_ptr<BuiltTree> built, std::shared_ptr<const Tree> tree, RunContext& context) {
  built->size = size_of(*tree);
  if (context.backend == Backend::cuda)
    built->device = upload_tree(std::move(tree), *built->triangles);
  else
    built->tracer = std::make_shared<const CpuTracer>(std::move(tree), built->triangles.list(), context);
  return built;
}

/// The mesh as it is when the tree is built over it.
std::shared_ptr<const Mesh> moved_mesh(const std::shared_ptr<const Mesh>& mesh, const Parameters& p, RunContext& context) {
  if (p.amplitude == 0) return mesh;
  const StageTimer timer(context, "triangles");
  return std::make_shared<const Mesh>(animate(*mesh, p.phase, p.amplitude, context));
}

CpuTracer::TrianglesPtr moved_triangles(const std::shared_ptr<const Mesh>& mesh, const Parameters& p, RunContext& context) {
  const auto moved = moved_mesh(mesh, p, context);
  const StageTimer timer(context, "triangles");
  return std::make_shared<const Triangles>(triangles_of(*moved, &context));
}

void warn_of_empty(const Mesh& mesh, RunContext& context) {
  if (mesh.empty()) context.metrics.warn(said("the scene has no triangles: its tree is one empty leaf"));
}

void check_memory(std::size_t triangle_count, const RunContext& context) {
  constexpr std::size_t host_bytes_each = 700;  // measured on scenes whose triangles are listed three times on average
  context.check_memory(triangle_count * host_bytes_each, 0);
}

/// The heuristic compares the areas of cells, down to a part in 2^40 of the scene's; all have to be numbers of single
/// precision.
void check_areas(const Box& scene) {
  if (scene.is_empty()) return;
  const Vec3 sides = scene.high - scene.low;
  if ((sides.x == 0) + (sides.y == 0) + (sides.z == 0) >= 2) return;  // a segment or a point, of triangles without area: a leaf
  const float area = surface_area(scene);
  constexpr float most = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::min() * 0x1p40f;
  if (area >= least && area <= most) return;
  const Vec3 low = scene.low, high = scene.high;
  const double size = std::max({double(high.x) - low.x, double(high.y) - low.y, double(high.z) - low.z});
  const bool is_large = size > 1;
  throw Error(ErrorKind::invalid_argument,
              told("the scene is {:.3g} across: areas of its cells are beyond single precision, and the costs of trees "
                   "are made of them",
                   size),
              is_large ? said("scale it down, to less than 7e18 across") : said("scale it up, to more than 1e-12 across"));
}

}  // namespace

std::shared_ptr<BuiltTree> build_tree(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, RunContext& context) {
  check_memory(mesh->triangle_count(), context);
  warn_of_empty(*mesh, context);
  Rules rules = rules_of(parameters, mesh->triangle_count());
  const std::size_t warnings = context.metrics.warnings().size();
  const auto limit_depth = [&](std::uint32_t depth) {
    const auto& all = context.metrics.warnings();
    const std::string lowered = words_of_lowered_depth(static_cast<int>(depth));
    if (std::find(all.begin() + static_cast<std::ptrdiff_t>(warnings), all.end(), lowered) != all.end())
      rules.max_depth = static_cast<int>(depth);  // the tree was cut at the depth that it has
  };
  if (context.backend == Backend::cuda && builds_on_device(parameters.pipeline)) {
    auto moved = moved_mesh(mesh, parameters, context);
    auto device = build_on_device(*moved, rules, context);
    check_areas(device->size().box);
    limit_depth(device->size().depth);
    auto built = begin(std::move(mesh), parameters, rules, SceneTriangles(std::move(moved)));
    built->size = device->size();
    built->device = std::move(device);
    return built;
  }
  auto triangles = moved_triangles(mesh, parameters, context);
  ThesisReport report;
  const bool thesis = parameters.pipeline == Pipeline::thesis && context.backend == Backend::cuda;
  auto tree =
      std::make_shared<const Tree>(thesis ? build_thesis(*triangles, rules, thesis_options(parameters), context, &report)
                                          : build(*triangles, rules, parameters.pipeline, context));
  check_areas(tree->box);
  limit_depth(tree->depth);
  if (parameters.pipeline == Pipeline::thesis && !thesis)
    context.metrics.warn(said("the thesis's pipeline needs a CUDA device; its builder for one thread, sweep, ran instead"));
  if (!thesis && context.backend == Backend::cuda)
    context.metrics.warn(said("this builder or strategy runs on the CPU; pictures are drawn on the device"));
  auto built =
      finish(begin(std::move(mesh), parameters, rules, SceneTriangles(std::move(triangles))), std::move(tree), context);
  if (thesis) built->thesis = std::move(report);
  return built;
}

std::shared_ptr<BuiltTree> take_stored_tree(std::shared_ptr<const Mesh> mesh, const Parameters& parameters,
                                            const StoredTree& stored, RunContext& context) {
  check_memory(mesh->triangle_count(), context);
  auto triangles = moved_triangles(mesh, parameters, context);
  warn_of_empty(*mesh, context);
  const auto refuse = [](const std::string& why) {
    throw Error(ErrorKind::invalid_argument, told("the tree is of another scene: {}", why),
                said("give the scene that it was built over, with the same --amplitude, --phase and --keep-degenerate"));
  };
  if (stored.origin != mesh->origin)
    refuse(told("its coordinates count from ({}), the scene's from ({})", joined_text(stored.origin, ", "),
                joined_text(mesh->origin, ", ")));
  if (stored.triangle_count != triangles->size())
    refuse(told(stored.triangle_count, "it is over {} triangle, the scene has {}", "it is over {} triangles, the scene has {}",
                triangles->size()));
  {
    const StageTimer timer(context, "check");
    context.report(-1, "comparing the tree with the scene");
    const auto problems = validate(stored.tree, *triangles, stored.rules, context.stop);
    if (!problems.empty()) refuse(problems.front());
  }
  auto tree = std::make_shared<const Tree>(stored.tree);
  check_areas(tree->box);
  auto built = begin(std::move(mesh), parameters, stored.rules, SceneTriangles(std::move(triangles)));
  built->is_stored = true;
  return finish(std::move(built), std::move(tree), context);
}

std::shared_ptr<BuiltTree> scene_in_one_leaf(std::shared_ptr<const Mesh> mesh, RunContext& context) {
  auto triangles = moved_triangles(mesh, {}, context);
  Rules rules = rules_of({}, triangles->size());
  rules.max_depth = 0;
  auto tree = std::make_shared<const Tree>(build(*triangles, rules, Pipeline::level, context));
  return finish(begin(std::move(mesh), {}, rules, SceneTriangles(std::move(triangles))), std::move(tree), context);
}

}  // namespace ws::kdtree
