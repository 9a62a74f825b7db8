// Inputs, parameters and samples of the kD-tree workspace.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/experiment.h"

#include "compute/core/result/bench.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/meshes/meshes.h"
#include "compute/kdtree/bench.h"
#include "compute/kdtree/inspect/comparison.h"
#include "compute/kdtree/result.h"
#include "compute/kdtree/scene.h"
#include "compute/kdtree/show/curves.h"
#include "compute/kdtree/show/presentation.h"
#include "compute/kdtree/studies.h"
#include "compute/kdtree/tree_file.h"

#include <algorithm>

namespace ws::kdtree {

namespace {

ExperimentInfo make_info() {
  ExperimentInfo info;
  info.id = "kdtree";
  info.title = "kD-tree";
  info.summary = "A surface-area kD-tree is built split by split, and rays walk through it";
  info.papers = {
      "I. Wald, V. Havran: On building fast kd-trees for ray tracing, and on doing that in O(N log N). IEEE RT 2006, 61-69",
      "Z. Wu, F. Zhao, X. Liu: SAH kD-tree construction on GPU. HPG 2011, 71-78",
      "S. Woop, C. Benthin, I. Wald: Watertight ray/triangle intersection. JCGT 2(1), 2013, 65-82"};
  info.inputs = {{"scene",
                  "--input",
                  InputKind::mesh,
                  true,
                  "The scene: any mesh that Assimp reads (obj, ply, stl, gltf, fbx, 3ds, dae, blend, ...)",
                  {},
                  "--model"},
                 {"rays", "--rays", InputKind::points, false,
                  "Rays to send through the tree, six numbers each: origin and direction (npy, n x 6)"},
                 {"tree",
                  "--tree",
                  InputKind::own,
                  false,
                  "A tree of this scene from a kdt file, which is shown instead of a new one",
                  {"kdt"}}};
  info.outputs = {
      {"tree",
       "--out-tree",
       "The tree: kdt (read back in by this program), json, graphml, or ply, vtp, glb: the cells of its leaves",
       {"kdt", "json", "graphml", "ply", "vtp", "glb"},
       "--out"},
      {"mesh", "--out-mesh", "The scene's triangles", io::written_mesh_extensions()},
      {"t",
       "--out-t",
       "How far along its direction each of --rays hits, float32; inf: nothing; nan: a row that --drop-invalid dropped",
       {"npy"}},
      {"primitive",
       "--out-primitive",
       "The triangle that each of --rays hits, by its place in the file, int32; -1: none; -2: a row that --drop-invalid "
       "dropped",
       {"npy"}},
      {"study", "--out-study", "What --study measured", {"csv"}, {}, "study"}};
  info.samples = {
      {"knot", "A knot", "torus-knot --triangles 40000", {}},
      {"city", "A city of boxes", "city --triangles 20000 --seed 1", {}},
      {"spheres", "Spheres", "spheres --triangles 60000 --seed 1", {}},
      {"soup", "A soup to watch", "soup --triangles 300 --size 0.16 --seed 1", {{"step_order", "depth-first"}}},
  };
  const auto strategy = [](const char* title, const char* name) { return NamedValues{title, {{"strategy", name}}}; };
  info.plots = plot_words();
  info.presets = {
      {"Surface area heuristic, as Wald and Havran",
       {{"strategy", "sah"}, {"k_t", "15"}, {"k_i", "20"}, {"empty_bonus", "0.8"}, {"clip", "exact"}, {"guard", "true"}}},
      strategy("Spatial median", "spatial-median"),
      strategy("Object median", "object-median"),
      strategy("Sliding midpoint", "sliding-midpoint"),
      {"The trap without a guard", {{"guard", "false"}, {"clip", "box"}}},
      {"The thesis's builder",
       {{"pipeline", "thesis"}, {"count", "quadratic"}, {"sort", "cpu"}, {"switch_size", "1"}, {"clip", "box"}}}};
  return info;
}

/// What was asked for and is not used says so.
void warn_of_unused(const ParameterSet& given, const ParameterSet& used, RunContext& context) {
  for (const FieldInfo& field : given.fields())
    if (!given.is_default(field.name) && given.get(field.name) != used.get(field.name))
      context.metrics.warn(told("{} has no effect: the tree comes from a file, by its own rules", field.flag()));
}

std::shared_ptr<const Mesh> scene_of(const Inputs& inputs) {
  const auto found = inputs.find("scene");
  if (found == inputs.end())
    throw Error(ErrorKind::invalid_argument, said("a kD-tree needs a scene"), said("give one with --input"));
  return std::get<std::shared_ptr<const Mesh>>(found->second.data);
}

/// As `scene_of`, with its triangles without area where they are asked for.
std::shared_ptr<const Mesh> scene_of(const Inputs& inputs, const Parameters& parameters, RunContext& context) {
  auto scene = scene_of(inputs);
  if (!parameters.keep_degenerate) return scene;
  if (!scene->flat.empty()) return std::make_shared<const Mesh>(with_flat(*scene));
  context.metrics.warn(said("--keep-degenerate has no effect: the scene has no triangles without area"));
  return scene;
}

std::shared_ptr<const PointSet> rays_in(const Inputs& inputs) {
  const auto found = inputs.find("rays");
  return found == inputs.end() ? nullptr : std::get<std::shared_ptr<const PointSet>>(found->second.data);
}

/// A tree from a file.
struct OwnTree final : OwnData {
  explicit OwnTree(StoredTree read) : stored(std::move(read)) {}
  StoredTree stored;
};

/// The tree that is given beside the scene; null: none is.
std::shared_ptr<const StoredTree> stored_tree(const Inputs& inputs) {
  const auto found = inputs.find("tree");
  if (found == inputs.end()) return nullptr;
  const auto own = std::dynamic_pointer_cast<const OwnTree>(std::get<std::shared_ptr<const OwnData>>(found->second.data));
  if (!own) throw Error(ErrorKind::internal, "the input tree is no tree");
  return {own, &own->stored};
}

/// With automatic values, or those that the tree was built by.
ParameterSet filled(ParameterSet set, std::size_t triangle_count, const StoredTree* stored) {
  set.range("max_depth").automatic = std::int64_t{automatic_depth(triangle_count)};
  if (!stored) return set;
  auto parameters = set.to<Parameters>();
  take_rules(parameters, stored->rules);
  const auto taken = ParameterSet::of<Parameters>(parameters);
  for (const FieldInfo& field : taken.fields()) set.set(field.name, taken.get(field.name));
  return set;
}

/// Every k-th triangle.
std::shared_ptr<const Mesh> thinned(const Mesh& mesh, std::size_t max_count) {
  auto thin = std::make_shared<Mesh>();
  thin->positions = mesh.positions;
  thin->origin = mesh.origin;
  thin->y_up = mesh.y_up;
  const std::size_t all = mesh.triangle_count() + mesh.flat.size();
  const std::size_t stride = std::max<std::size_t>((all + max_count - 1) / std::max<std::size_t>(max_count, 1), 1);
  for (std::size_t i = 0; i < mesh.triangle_count(); i += stride) thin->triangles.push_back(mesh.triangles[i]);
  for (std::size_t i = 0; i < mesh.flat.size(); i += stride) thin->flat.push_back(mesh.flat[i]);
  return thin;
}

/// The tree to compare with, and all that its picture needs; null where none is asked for.
std::shared_ptr<const RivalTree> build_rival(const BuiltTree& first, RunContext& context) {
  if (first.parameters.rival == Rival::none) return nullptr;
  context.report(-1, "building the tree to compare with");
  RunContext own = context;  // its times are not the run's
  own.metrics = {};
  auto rival = std::make_shared<RivalTree>();
  rival->built = build_tree(first.mesh, rival_of(first.parameters), own);
  for (const std::string& warning : own.metrics.warnings()) context.metrics.warn(told("the tree to compare with: {}", warning));
  rival->tracers = {first.host_tracer(context), rival->built->host_tracer(context)};  // here: no picture waits for them
  const auto statistics = [&](std::size_t i, const BuiltTree& built) {
    return statistics_of(rival->tracers[i]->tree(), built.triangles.size(), built.rules.costs, context.stop);
  };
  rival->first_cost = statistics(0, first).cost;
  rival->statistics = statistics(1, *rival->built);
  return rival;
}

class KdtreeExperiment final : public Experiment {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet&, const std::stop_token&) const override {
    const auto scene = scene_of(inputs);
    parameters = filled(std::move(parameters), scene->triangle_count(), nullptr);
    parameters.range("k_t").slider_max = 100;
    parameters.range("k_i").slider_min = 0.1;
    parameters.range("k_i").slider_max = 200;
    parameters.range("max_depth").slider_max = automatic_depth(scene->triangle_count()) + 8;
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    const auto scene = scene_of(inputs);
    TreeResult::Parts parts{scene_in_one_leaf(scene, context), parameters()};
    parts.is_preview = true;
    return std::make_shared<const TreeResult>(std::move(parts));
  }

  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token&) const override {
    if (inputs.contains("tree")) return inputs;  // it has all triangles
    Inputs reduced = inputs;
    reduced.at("scene").data = thinned(*scene_of(inputs), max_count);
    return reduced;
  }
  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                      RunContext&) const override {
    return std::make_unique<TreePresentation>(std::dynamic_pointer_cast<const TreeResult>(std::move(result)),
                                              dynamic_cast<const TreePresentation*>(before));
  }
  [[nodiscard]] BenchTable benches() const override { return bench_table(); }

  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return scene_of(inputs)->triangle_count(); }

  [[nodiscard]] std::shared_ptr<const OwnData> read_own(const InputSpec&, const std::filesystem::path& path,
                                                        const std::stop_token& stop) const override {
    io::ReadOptions options;
    options.stop = stop;
    return std::make_shared<const OwnTree>(read_tree(path, options));
  }

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    const auto scene = scene_of(inputs, given.to<Parameters>(), context);
    const auto stored = stored_tree(inputs);
    const ParameterSet used = filled(given, scene->triangle_count(), stored.get());
    const auto parameters = used.to<Parameters>();
    if (stored) warn_of_unused(given, used, context);
    const Stopwatch watch;
    const auto ray_points = rays_in(inputs);
    const auto rays = ray_points ? rays_of(*ray_points, scene->origin) : std::vector<Ray>();
    const std::shared_ptr<BuiltTree> made =
        stored ? take_stored_tree(scene, parameters, *stored, context) : build_tree(scene, parameters, context);
    context.metrics.compute_ms = watch.ms();
    if (ray_points) {
      made->rays = trace_batch(made->ray_target(), rays, context);
      made->rays->dropped_rows = ray_points->dropped_rows;
    }
    return with_the_rest({made, used}, parameters, context);
  }

  /// What the run finds out about the tree besides.
  [[nodiscard]] static std::shared_ptr<const Result> with_the_rest(TreeResult::Parts parts, const Parameters& parameters,
                                                                   RunContext& context) {
    const BuiltTree& built = *parts.built;
    // The picture first: studies, and what panels tell of a large tree, take longer than its building.
    const bool has_study = parameters.study != Study::none;
    const auto alone = std::make_shared<const TreeResult>(parts);
    if (context.publish && (has_study || !alone->tells_all())) context.publish(alone);
    parts.rival = build_rival(built, context);
    if (has_study) parts.study = run_study(built, context);
    // While a scene moves, panels do without.
    if (!context.publish || parameters.amplitude == 0)
      parts.overview = overview_of(alone->host_tree(context), built.triangles.size(), built.parameters.order, built.rules.costs,
                                   context.stop);
    return std::make_shared<const TreeResult>(std::move(parts));
  }
};

}  // namespace

const Experiment& experiment() {
  static const KdtreeExperiment instance;
  return instance;
}

}  // namespace ws::kdtree
