// From a mesh and parameters to a tree and what pictures of it need.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/run.h"

#include "compute/kdtree/animate.h"
#include "compute/kdtree/curves.h"
#include "compute/kdtree/device_run.h"
#include "compute/kdtree/grow.h"
#include "compute/kdtree/stoppable.h"
#include "compute/kdtree/validate.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace ws::kdtree {

/// Wires what is made on demand.
class RunMaker {
 public:
  RunMaker(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, const Rules& rules,
           CpuTracer::TrianglesPtr triangles)
      : run_(std::make_shared<Run>()) {
    run_->mesh = std::move(mesh);
    run_->parameters = parameters;
    run_->rules = rules;
    run_->triangles = std::move(triangles);
    const Run* self = run_.get();
    run_->growth_.set([self] { return Growth(self->tree(), self->parameters.order); });
    run_->statistics_.set([self] { return statistics_of(self->tree(), self->triangles->size(), self->rules.costs); });
    run_->references_below_.set([self] { return Run::count_references_below(self->tree(), {}); });
    run_->totals_.set([self] {
      return Totals(self->tree(), self->growth(), triangles_of_nodes(self->tree(), self->triangles->size()), self->rules.costs);
    });
    run_->examiner_.set([self] { return std::make_unique<Examiner>(self->tree(), *self->triangles, self->rules); });
    run_->plots_.set([self] { return tree_plots(*self, {}); });
    run_->tracer_.set([self]() -> std::shared_ptr<const CpuTracer> {
      RunContext context;
      return std::make_shared<const CpuTracer>(self->tree_.get(), self->triangles, context);
    });
  }

  [[nodiscard]] std::shared_ptr<Run> finish(std::shared_ptr<const Tree> tree, RunContext& context) {
    run_->size = {tree->nodes.size(), tree->references.size(), tree->depth, tree->box};
    run_->tree_.set([tree] { return tree; });
    if (context.backend == Backend::cuda) {
      run_->screen = make_device_screen(std::move(tree), *run_->triangles);
      return std::move(run_);
    }
    auto tracer = std::make_shared<const CpuTracer>(std::move(tree), run_->triangles, context);
    run_->screen = make_cpu_screen(tracer);
    run_->tracer_.set([tracer] { return tracer; });
    return std::move(run_);
  }

  [[nodiscard]] std::shared_ptr<Run> finish(DeviceRun built) {
    run_->size = built.size;
    run_->tree_.set(std::move(built.download));
    run_->screen = std::move(built.screen);
    return std::move(run_);
  }

 private:
  std::shared_ptr<Run> run_;
};

/// Children stand behind their parents in the list, so one pass from the end does.
std::vector<std::uint32_t> Run::count_references_below(const Tree& tree, const std::stop_token& stop) {
  std::vector<std::uint32_t> below(tree.nodes.size());
  StopWatcher watch(stop);
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    watch();
    const Node& node = tree.nodes[i];
    below[i] = node.is_leaf() ? node.count() : below[node.left_child()] + below[node.left_child() + 1];
  }
  return below;
}

void Run::prepare(const RunContext& context) {
  const std::stop_token& stop = context.stop;
  (void)tree();
  context.check_stop();
  (void)growth_.get([&] { return Growth(tree(), parameters.order, stop); });
  (void)statistics_.get([&] { return statistics_of(tree(), triangles->size(), rules.costs, stop); });
  (void)references_below_.get([&] { return count_references_below(tree(), stop); });
  (void)totals();
  context.check_stop();
  (void)plots_.get([&] { return tree_plots(*this, stop); });
  prepared_ = true;
}

namespace {

CpuTracer::TrianglesPtr moved_triangles(const Mesh& mesh, const Parameters& p, RunContext& context) {
  const StageTimer timer(context, "triangles");
  if (p.amplitude == 0) return std::make_shared<const std::vector<Triangle>>(triangles_of(mesh, &context));
  return std::make_shared<const std::vector<Triangle>>(triangles_of(animate(mesh, p.phase, p.amplitude, context), &context));
}

void check_memory(std::size_t triangle_count, const RunContext& context) {
  constexpr std::size_t host_bytes_each = 700;  // measured on scenes whose triangles are listed three times on average
  context.check_memory(triangle_count * host_bytes_each, 0);
}

/// The heuristic compares the areas of cells, down to a part in 2^40 of the scene's; all have to be numbers of single
/// precision.
void check_areas(const Box& scene) {
  if (scene.is_empty()) return;
  const float area = surface_area(scene);
  constexpr float most = std::numeric_limits<float>::max(), least = std::numeric_limits<float>::min() * 0x1p40f;
  if (area >= least && area <= most) return;
  const Vec3 low = scene.low, high = scene.high;
  const double size = std::max({double(high.x) - low.x, double(high.y) - low.y, double(high.z) - low.z});
  const bool is_large = size > 1;
  throw Error(ErrorKind::invalid_argument,
              fmt::format("the scene is {:.3g} across: areas of its cells are beyond single precision, and the costs of trees "
                          "are made of them",
                          size),
              is_large ? "scale it down, to less than 7e18 across" : "scale it up, to more than 1e-12 across");
}

}  // namespace

std::shared_ptr<Run> run(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, RunContext& context) {
  check_memory(mesh->triangle_count(), context);
  auto triangles = moved_triangles(*mesh, parameters, context);
  Rules rules = rules_of(parameters, triangles->size());
  const std::size_t warnings = context.metrics.warnings().size();
  const auto limit_depth = [&](std::uint32_t depth) {
    const auto& all = context.metrics.warnings();
    const bool lowered = std::any_of(all.begin() + static_cast<std::ptrdiff_t>(warnings), all.end(),
                                     [](const std::string& text) { return text.starts_with(depth_was_lowered); });
    if (lowered) rules.max_depth = static_cast<int>(depth);  // the tree was cut at the depth that it has
  };
  if (context.backend == Backend::cuda && builds_on_device(parameters)) {
    DeviceRun built = run_on_device(*triangles, parameters, rules, context);
    check_areas(built.size.box);
    limit_depth(built.size.depth);
    return RunMaker(std::move(mesh), parameters, rules, std::move(triangles)).finish(std::move(built));
  }
  ThesisReport report;
  const bool thesis = parameters.pipeline == Pipeline::thesis && context.backend == Backend::cuda;
  auto tree = thesis ? run_thesis(*triangles, parameters, rules, context, report)
                     : std::make_shared<const Tree>(build(*triangles, rules, parameters.pipeline, context));
  check_areas(tree->box);
  limit_depth(tree->depth);
  if (parameters.pipeline == Pipeline::thesis && !thesis)
    context.metrics.warn("the thesis's pipeline needs a CUDA device; its builder for one thread, sweep, ran instead");
  if (!thesis && context.backend == Backend::cuda)
    context.metrics.warn("this builder or strategy runs on the CPU; pictures are drawn on the device");
  auto made = RunMaker(std::move(mesh), parameters, rules, std::move(triangles)).finish(std::move(tree), context);
  if (thesis) made->thesis = std::move(report);
  return made;
}

std::shared_ptr<Run> run_stored(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, const StoredTree& stored,
                                RunContext& context) {
  check_memory(mesh->triangle_count(), context);
  auto triangles = moved_triangles(*mesh, parameters, context);
  const auto refuse = [](const std::string& why) {
    throw Error(ErrorKind::invalid_argument, "the tree is of another scene: " + why,
                "give the scene that it was built over, with the same motion and up axis");
  };
  if (stored.triangle_count != triangles->size())
    refuse(fmt::format("it is over {} triangles, the scene has {}", stored.triangle_count, triangles->size()));
  {
    const StageTimer timer(context, "check");
    context.report(-1, "comparing the tree with the scene");
    const auto problems = validate(stored.tree, *triangles, stored.rules, context.stop);
    if (!problems.empty()) refuse(problems.front());
  }
  auto tree = std::make_shared<const Tree>(stored.tree);
  check_areas(tree->box);
  return RunMaker(std::move(mesh), parameters, stored.rules, std::move(triangles)).finish(std::move(tree), context);
}

std::shared_ptr<Run> only_scene(std::shared_ptr<const Mesh> mesh, RunContext& context) {
  auto triangles = moved_triangles(*mesh, {}, context);
  Rules rules = rules_of({}, triangles->size());
  rules.max_depth = 0;
  auto tree = std::make_shared<const Tree>(build(*triangles, rules, Pipeline::level, context));
  return RunMaker(std::move(mesh), {}, rules, std::move(triangles)).finish(std::move(tree), context);
}

}  // namespace ws::kdtree
