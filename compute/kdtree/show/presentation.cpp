// Which of a tree's pictures a request is of, and what of it has been made already.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/presentation.h"

#include "compute/core/data/mixed.h"
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/scene.h"
#include "compute/kdtree/show/explain.h"
#include "compute/kdtree/show/node_drawing.h"
#include "compute/kdtree/show/step_words.h"
#include "compute/kdtree/show/thesis_plots.h"

#include <algorithm>
#include <array>
#include <bit>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t mesh_color = pack_rgba(176, 182, 194), lit_color = pack_rgba(240, 190, 92),
                        dim_color = pack_rgba(92, 98, 110);
constexpr std::size_t most_rectangles = 600;
constexpr int most_planar_levels = 14;  // of the rules in the plane, whose rectangles overlap

constexpr std::uint32_t most_examined = 2'000'000;  // triangles of a node: about a second

std::uint64_t key_of(double value) { return std::bit_cast<std::uint64_t>(value); }

/// The step and all of the view that a drawing depends on.
std::uint64_t drawing_key(std::size_t step, const ViewParameters& view) {
  std::uint64_t key =
      combine(combine(step + 1, static_cast<std::uint64_t>(view.stage) * 16 + static_cast<std::uint64_t>(view.shading)),
              static_cast<std::uint64_t>(view.probe_axis));
  key = combine(combine(key, key_of(view.probe)), (view.show_boxes ? 1u : 0u) + (view.show_empty ? 2u : 0u) +
                                                      4u * static_cast<unsigned>(view.box_color) + 16u * view.probe_tree +
                                                      32u * static_cast<unsigned>(view.box_levels));
  key = combine(key, static_cast<std::uint64_t>(view.traversal));
  for (const double x : view.ray) key = combine(key, key_of(x));
  return key;
}

/// The view that the pictures of a request are drawn with: one scale for both heat maps.
ViewParameters traced_view(const TreePicture& picture) {
  ViewParameters view = picture.view;
  if (picture.comparison && is_heat_map(view.shading)) view.heat_max = picture.comparison->heat_end;
  return view;
}

}  // namespace

TreePresentation::TreePresentation(std::shared_ptr<const TreeResult> result, const TreePresentation* before)
    : Presentation(result), tree_result_(std::move(result)) {
  if (before && before->tree_result_->built() == tree_result_->built()) of_tree_ = before->of_tree_;
  if (!of_tree_->overview) of_tree_->overview = tree_result_->overview();
  if (tree_result_->rival()) rival_tracers_ = tree_result_->rival()->tracers;
}

TreePresentation::~TreePresentation() = default;

ViewParameters TreePresentation::view_of(const Request& request) const {
  const auto view = request.view.to<ViewParameters>();
  check_camera(view);
  check_ray(view);
  return counted_from(built().mesh->origin, view);
}

const Overview* TreePresentation::overview(RunContext& context) {
  if (!tree_result_->tells_all()) return nullptr;
  if (!of_tree_->overview)
    of_tree_->overview = overview_of(tree_result_->host_tree(context), built().triangles.size(), built().parameters.order,
                                     built().rules.costs, context.stop);
  return of_tree_->overview.get();
}

std::optional<std::uint32_t> TreePresentation::node_at(std::size_t step, RunContext& context) {
  const Overview* all = step == 0 ? nullptr : overview(context);
  return all ? std::optional(all->growth.decided(step - 1)) : std::nullopt;
}

std::shared_ptr<const Examination> TreePresentation::examine(std::size_t step, RunContext& context) {
  const auto node = node_at(step, context);
  if (!node || overview(context)->totals.triangles()[*node] > most_examined) return nullptr;
  return of_tree_->examination.get(*node, [&] {
    if (!of_tree_->examiner)
      of_tree_->examiner = std::make_unique<Examiner>(*overview(context)->tree, *built().triangles, built().rules);
    RunContext own = context.beside();
    return std::make_shared<const Examination>(of_tree_->examiner->examine(*node, own));
  });
}

const std::shared_ptr<const CpuTracer>& TreePresentation::tracer(Traversal method, RunContext& context) {
  if (!of_tree_->tracer) of_tree_->tracer = rival_tracers_[0] ? rival_tracers_[0] : built().host_tracer(context);
  return of_tree_->tracer = ready_for(method, of_tree_->tracer, context.stop);
}

namespace {

std::unique_ptr<Screen> screen_of(const BuiltTree& built) {
  return built.device ? make_device_screen(built.device) : make_cpu_screen(built.tracer);
}

}  // namespace

Screen& TreePresentation::screen() {
  if (!of_tree_->screen) of_tree_->screen = screen_of(built());
  return *of_tree_->screen;
}

Screen& TreePresentation::rival_screen() {
  if (!rival_screen_) rival_screen_ = screen_of(*tree_result_->rival()->built);
  return *rival_screen_;
}

std::shared_ptr<const Timeline> TreePresentation::timeline(RunContext& context) {
  Timeline timeline{tree_result_->step_count(), {}, built().size.nodes * 20, built().size.nodes * 20};  // growth and totals
  if (const Overview* all = overview(context)) timeline.events = phases_of(*all, built().parameters.order);
  return std::make_shared<const Timeline>(std::move(timeline));
}

StepInfo TreePresentation::describe(std::size_t step, RunContext& context) {
  if (step == 0) return describe_scene(built());
  const auto node = is_last(step) ? std::nullopt : node_at(step, context);
  if (!node) return describe_whole_tree(built());
  return describe_node(built(), *overview(context), *node, step, examine(step, context).get());
}

namespace {

std::uint64_t mixed_vector(std::uint64_t state, Vec3 v) { return mixed(mixed(mixed(state, v.x), v.y), v.z); }

}  // namespace

std::uint64_t TreePresentation::scene_fingerprint() const {
  const Rules& rules = built().rules;
  std::uint64_t state =
      mixed(mixed(mixed(std::uint64_t{0}, rules.costs.traversal), rules.costs.intersection), rules.costs.empty_bonus);
  for (const int rule : {int{rules.costs.guard}, static_cast<int>(rules.strategy), static_cast<int>(rules.clip),
                         rules.extra_levels, rules.min_leaf, rules.strategy == Strategy::binned ? rules.bins : 0})
    state = mixed(state, rule);
  for (const double coordinate : built().mesh->origin) state = mixed(state, coordinate);
  state = mixed_vector(mixed_vector(state, built().size.box.low), built().size.box.high);
  for (const Triangle& t : *built().triangles) state = mixed_vector(mixed_vector(mixed_vector(state, t.a), t.b), t.c);
  return state;
}

/// A step shows its node, and the cells that were made up to it. What is told of a node and its triangles follows from the
/// scene, the rules and the nodes above it, which are decided before.
std::vector<std::uint64_t> TreePresentation::step_fingerprints(const ParameterSet& values, RunContext& context) {
  const auto view = values.to<ViewParameters>();
  const bool looks_ahead = view.probe_axis != ProbeAxis::none && view.probe_tree;  // at the subtree that there is
  const Overview* all = view.stage == Stage::scene && !looks_ahead ? overview(context) : nullptr;
  if (!all) return {};
  const Tree& tree = *all->tree;
  const bool counts_below = view.show_boxes && view.box_color != BoxColor::depth;
  std::uint64_t scene = scene_fingerprint();
  if (counts_below && view.box_color == BoxColor::cost) scene = mixed(scene, all->statistics.cost);
  std::vector<std::uint64_t> steps(tree_result_->step_count(), 0);
  std::vector<int> depths(tree.nodes.size(), 0);
  steps[0] = scene | 1;  // none is 0
  for (std::size_t step = 1; step + 1 < steps.size(); ++step) {
    if (step % 4096 == 0) context.check_stop();
    const std::uint32_t number = all->growth.decided(step - 1);
    const Node& node = tree.nodes[number];
    std::uint64_t state = mixed(mixed(mixed(scene, number), node.axis()), all->growth.parent(number));
    state = mixed(state, int{depths[number] >= built().rules.max_depth});
    const auto add_size = [&](std::uint32_t of) {
      state = mixed(state, all->totals.triangles()[of]);
      if (counts_below) state = mixed(state, all->references_below[of]);
    };
    add_size(number);
    if (node.is_leaf()) {
      state = mixed(state, node.count());
    } else {
      state = mixed(state, node.position());
      for (const std::uint32_t child : {node.left_child(), node.left_child() + 1}) {
        add_size(child);
        depths[child] = depths[number] + 1;
      }
    }
    steps[step] = state | 1;
  }
  return steps;
}

std::vector<Plot> TreePresentation::plots(const Request& request, RunContext& context) {
  std::vector<Plot> plots = tree_result_->study().plots;  // what was asked for comes first
  const Overview* all = overview(context);
  if (!all) return plots;
  const auto found = is_last(request.step) ? nullptr : examine(request.step, context);
  if (found)
    for (Plot& plot :
         node_plots(*found, *node_at(request.step, context), own_plane_in(*found, view_of(request)), built().mesh->origin))
      plots.push_back(std::move(plot));
  if (!of_tree_->plots) of_tree_->plots = tree_plots(*all, built().rules.costs, context.stop);
  for (Plot plot : *of_tree_->plots) {
    if (plot.id == growth_cost_id || plot.id == growth_size_id)
      plot.cursor = static_cast<double>(std::min(request.step, built().size.nodes));
    plots.push_back(std::move(plot));
  }
  if (!built().thesis) return plots;
  const NodeTimes* node =
      found ? built().thesis->find(found->cell, static_cast<std::uint32_t>(found->triangles.size())) : nullptr;
  for (Plot& plot : thesis_plots(*built().thesis, node)) plots.push_back(std::move(plot));
  return plots;
}

std::vector<Property> TreePresentation::inspect(const Pick& pick, const Request& request, RunContext& context) {
  if (pick.target == "mesh" && pick.index < built().triangles.size()) {
    const auto tree = of_tree_->overview ? of_tree_->overview->tree : tree_result_->host_tree(context);
    const auto leaf = pick.at ? leaf_met(pick, context) : std::nullopt;
    return inspect_triangle(built(), *tree, pick.index, leaf ? std::optional(leaf->node) : std::nullopt);
  }
  if (const auto step = step_of_node(pick, context))
    return inspect_node(*overview(context), static_cast<std::uint32_t>(pick.index), examine(*step, context).get());
  if (pick.target != "ray") return {};
  const auto drawn = drawing(request.step, view_of(request), context);
  if (!drawn->log || pick.index >= drawn->ray_owners.size()) return {};
  return inspect_ray(*drawn->log, built(), drawn->ray_owners[pick.index]);
}

std::size_t TreePresentation::made_by(const Pick& pick, const Request& request, RunContext& context) {
  if (pick.target == "ray") return request.step;
  if (const auto step = step_of_node(pick, context)) return *step;
  const auto leaf = leaf_met(pick, context);
  return leaf ? leaf->step : 0;
}

std::optional<ListingLeaf> TreePresentation::leaf_met(const Pick& pick, RunContext& context) {
  const Overview* all = pick.target == "mesh" && pick.index < built().triangles.size() ? overview(context) : nullptr;
  return all ? leaf_of(*all, pick, context.stop) : std::nullopt;
}

std::optional<std::size_t> TreePresentation::step_of_node(const Pick& pick, RunContext& context) {
  const Overview* all = pick.target == "node" ? overview(context) : nullptr;
  if (!all || pick.index >= all->growth.size()) return std::nullopt;
  return all->growth.step_of(static_cast<std::uint32_t>(pick.index)) + 1;
}

std::optional<PickedPlace> TreePresentation::where_is(const Pick& pick, const Request& request, RunContext& context) {
  const ViewParameters view = view_of(request);
  if (view.stage != Stage::scene) return std::nullopt;
  const bool ray_shows_it = tree_result_->is_traced(request.step, view);
  Lines lines;
  Box box;
  if (pick.target == "mesh" && !ray_shows_it && pick.index < built().triangles.size()) {
    const Triangle& triangle = (*built().triangles)[pick.index];
    box = box_of(triangle);
    for (const auto& [from, to] : {std::pair(triangle.a, triangle.b), {triangle.b, triangle.c}, {triangle.c, triangle.a}})
      lines.add(from, to, 0);
  } else if (step_of_node(pick, context)) {
    const Tree& tree = *overview(context)->tree;
    box = overview(context)->growth.cell(tree, static_cast<std::uint32_t>(pick.index));
    if (!box.is_empty()) lines.add(box, 0);
    if (const Node& node = tree.nodes[pick.index]; !box.is_empty() && !node.is_leaf()) {
      const int across = (node.axis() + 1) % 3, up = (node.axis() + 2) % 3;
      const auto corner = [&](bool right, bool above) {
        Vec3 at = box.low;
        at.set(node.axis(), node.position());
        if (right) at.set(across, box.high[across]);
        if (above) at.set(up, box.high[up]);
        return at;
      };
      const std::array around{corner(false, false), corner(true, false), corner(true, true), corner(false, true)};
      for (std::size_t k = 0; k < around.size(); ++k) lines.add(around[k], around[(k + 1) % around.size()], 0);
    }
  }
  if (box.is_empty()) return std::nullopt;
  PickedPlace place;
  for (int axis = 0; axis < 3; ++axis)
    place.at[static_cast<std::size_t>(axis)] = (double(box.low[axis]) + double(box.high[axis])) / 2;
  for (std::size_t k = 0; k < lines.positions.size(); k += Lines::ends) {
    const Vec3 &from = lines.positions[k], &to = lines.positions[k + 1];
    place.outline.push_back({{{from.x, from.y, from.z}, {to.x, to.y, to.z}}});
  }
  return place;
}

Explanation TreePresentation::explain_decision(std::size_t step, RunContext& context) {
  DecidedNode at{built(), *overview(context), *node_at(step, context), step, nullptr};
  std::shared_ptr<const Examination> examined;
  try {
    examined = examine(step, context);
  } catch (const Error& error) {
    at.problem = error.what();
  }
  at.examined = examined.get();
  return explain_node(at, context);
}

Explanation TreePresentation::explain(const Request& request, RunContext& context) {
  if (request.step == 0) return explain_scene(built(), context);
  if (is_last(request.step) || !node_at(request.step, context)) return explain_whole_tree(built(), overview(context), context);
  return explain_decision(request.step, context);
}

std::vector<Explainable> TreePresentation::explainable(const Request&, RunContext& context) {
  if (!overview(context)) return {};
  std::vector<Explainable> things{{"node", said("nodes of the tree"), built().size.nodes}};
  if (!built().triangles.empty()) things.push_back({"mesh", said("triangles of the scene"), built().triangles.size()});
  return things;
}

Reasons TreePresentation::why(const Pick& pick, const Request& request, RunContext& context) {
  const Overview* all = overview(context);
  if (!all) return {};
  if (pick.target == "mesh" && pick.index < built().triangles.size()) {
    Reasons of_triangle = why_triangle(built(), *all, pick.index, context);
    const auto leaf = pick.at ? leaf_met(pick, context) : std::nullopt;
    if (!leaf) return of_triangle;
    return why_in_leaf(pick.index, std::move(of_triangle), leaf->node, explain_decision(leaf->step, context).reasons);
  }
  const auto step = step_of_node(pick, context);
  if (!step) return {};
  Reasons reasons = explain_decision(*step, context).reasons;
  if (*step > request.step) reasons.why += " " + told("That is decided at step {}, which is still to come.", *step);
  return reasons;
}

Hit TreePresentation::nearest(Vec3 origin, Vec3 direction, RunContext& context) {
  return tracer(Traversal::stack, context)->nearest(Ray{origin, direction});
}

std::shared_ptr<const Boxes> TreePresentation::boxes(std::size_t step, const ViewParameters& view, RunContext& context) {
  const bool shown = view.show_boxes && !tree_result_->is_traced(step, view) && step > 0;
  const Overview* all = shown ? overview(context) : nullptr;
  if (!all) return std::make_shared<const Boxes>();
  const std::uint64_t key = combine(combine(step, static_cast<std::uint64_t>(view.box_levels)),
                                    static_cast<std::uint64_t>(view.box_color) * 2 + view.show_empty);
  return boxes_.get(key, [&] {
    const double whole = static_cast<double>(surface_area(built().size.box)) * all->statistics.cost;
    BoxChoice choice{step, static_cast<int>(view.box_levels), view.box_color, view.show_empty, all->references_below};
    choice.percent_per_area = whole > 0 ? 100 * built().rules.costs.intersection / whole : 0;
    return std::make_shared<const Boxes>(boxes_at(*all->tree, all->growth, choice));
  });
}

std::vector<Rectangle> TreePresentation::rectangles_seen(const ViewParameters& view) const {
  return view.stage == Stage::six_points ? six_points() : seen_along_z(*built().triangles, most_rectangles);
}

std::shared_ptr<const PlanarPicture> TreePresentation::rules(const ViewParameters& view) {
  const auto key = combine(static_cast<std::uint64_t>(view.stage), static_cast<std::uint64_t>(view.box_levels));
  return of_tree_->rules.get(key, [&] {
    return std::make_shared<const PlanarPicture>(draw_rules(rectangles_seen(view), built().rules.costs,
                                                            std::min(static_cast<int>(view.box_levels), most_planar_levels)));
  });
}

std::shared_ptr<const RayLog> TreePresentation::ray_log(const ViewParameters& view, RunContext& context) {
  if (view.ray.size() != 6 || !overview(context)) return nullptr;
  std::uint64_t key = static_cast<std::uint64_t>(view.traversal);
  for (const double x : view.ray) key = combine(key, key_of(x));
  return of_tree_->ray.get(key, [&] {
    const auto part = [&](std::size_t first) {
      return Vec3{static_cast<float>(view.ray[first]), static_cast<float>(view.ray[first + 1]),
                  static_cast<float>(view.ray[first + 2])};
    };
    return std::make_shared<const RayLog>(follow(*tracer(view.traversal, context), {part(0), part(3)}, view.traversal));
  });
}

std::shared_ptr<const Drawing> TreePresentation::drawing(std::size_t step, const ViewParameters& view, RunContext& context) {
  return drawing_.get(drawing_key(step, view), [&] { return std::make_shared<const Drawing>(draw(step, view, context)); });
}

Drawing TreePresentation::draw(std::size_t step, const ViewParameters& view, RunContext& context) {
  Drawing made;
  made.key = drawing_key(step, view);
  made.boxes = std::make_shared<const Boxes>();
  if (view.stage == Stage::pipeline) {
    made.examined = examine(step, context);
    if (made.examined)
      made.pipeline = std::make_shared<const PipelinePicture>(draw_pipeline(pipeline_input(*made.examined, built())));
  } else if (view.stage != Stage::scene) {
    made.rules = rules(view);
  } else {
    made.boxes = boxes(step, view, context);
    if (!is_last(step)) {
      made.examined = examine(step, context);
      if (const auto node = node_at(step, context)) draw_node(made, built(), *overview(context), *node, view, context);
    } else if ((made.log = ray_log(view, context))) {
      draw_ray(made.ray, made.ray_owners, *made.log, *built().triangles, built().size.box);
    }
  }
  return made;
}

Bounds TreePresentation::bounds_of(const ViewParameters& view) const {
  if (view.stage == Stage::pipeline)
    return {{0, -1.35, 0}, {3.2, 1.7, 0}};  // with its words, below the panels over the viewport
  if (view.stage != Stage::scene) {
    const Rectangle all = lay_out_rules(rectangles_seen(view)).bounds;
    return {{all.low[0], all.low[1], 0}, {all.high[0], all.high[1], 0}};
  }
  const Box& b = built().size.box;
  if (b.is_empty()) return {{-1, -1, -1}, {1, 1, 1}};
  return {{b.low.x, b.low.y, b.low.z}, {b.high.x, b.high.y, b.high.z}};
}

std::shared_ptr<const Picture> TreePresentation::prepare(const Request& request, RunContext& context) {
  auto picture = std::make_shared<TreePicture>();
  picture->request = request;
  picture->result = result();
  picture->view = view_of(request);
  const ViewParameters& view = picture->view;
  picture->is_3d = view.stage == Stage::scene;
  picture->bounds = bounds_of(view);
  if (picture->is_3d) picture->origin = built().mesh->origin;
  picture->is_traced = tree_result_->is_traced(request.step, view);
  picture->drawn = drawing(request.step, view, context);
  picture->info = describe(request.step, context);
  picture->words = words_of(*picture->drawn);
  if (picture->drawn->log) picture->ray_summary = summary_of(*picture->drawn->log, built(), overview(context)->statistics);
  const auto node = is_last(request.step) ? std::nullopt : node_at(request.step, context);
  if (node)
    picture->node =
        TreePicture::StepNode{overview(context)->tree->nodes[*node].is_leaf(), overview(context)->total_after(request.step)};
  if (picture->is_traced) prepare_traced(*picture, context);
  picture->layout = layout_of(*picture);
  return picture;
}

Comparison TreePresentation::comparison(const ViewParameters& view, RunContext& context) {
  return *comparison_.get(picture_key(view), [&] {
    for (auto& tracer : rival_tracers_) tracer = ready_for(view.traversal, tracer, context.stop);
    RunContext own = context.beside();
    return std::make_shared<const Comparison>(compare(*rival_tracers_[0], *rival_tracers_[1], view, own));
  });
}

void TreePresentation::prepare_traced(TreePicture& picture, RunContext& context) {
  RunContext own = context.beside();
  if (tree_result_->rival()) picture.comparison = comparison(picture.view, context);
  picture.heat = screen().prepare(traced_view(picture), own);
  if (!tree_result_->rival()) return;
  const HeatScale of_rival = rival_screen().prepare(traced_view(picture), own);
  for (std::size_t i = 0; i < of_rival.shares.size(); ++i) picture.heat.shares[i] += of_rival.shares[i];
}

FrameLayout TreePresentation::layout_of(const TreePicture& picture) const {
  const ViewParameters& view = picture.view;
  const Drawing& drawn = *picture.drawn;
  const std::uint64_t identity = combine(built().identity, tree_result_->tells_all());
  const std::uint64_t lines = combine(identity, drawn.key);
  FrameLayout layout;
  const auto add_lines = [&](const char* name, const Lines& l) {
    layout.push_back({std::string(name) + ".position", 24, l.size(), lines});
    layout.push_back({std::string(name) + ".color", 8, l.size(), lines});
  };
  add_lines("boxes", drawn.boxes->lines);
  add_lines("marks", drawn.marks);
  add_lines("ray", drawn.ray);
  add_lines("rules", drawn.rules ? drawn.rules->lines : drawn.pipeline ? drawn.pipeline->lines : Lines{});
  layout.push_back({"matrix.pixels", 4, drawn.pipeline ? drawn.pipeline->pixels.size() : 0, lines});
  layout.push_back({"planes.vertices", sizeof(Triangle), drawn.planes.triangles.size(), lines});
  layout.push_back({"planes.colors", 4, drawn.planes.triangles.size(), lines});
  const bool mesh = picture.is_3d && !picture.is_traced && view.show_mesh;
  const std::size_t triangles = mesh ? built().triangles.size() : 0;
  layout.push_back({"mesh.vertices", sizeof(Triangle), triangles, combine(identity, mesh ? 5 : 6)});
  layout.push_back({"mesh.colors", 4, triangles, combine(identity, mesh ? picture.request.step + 7 : 6)});
  const PictureSettings size = picture.is_traced ? picture_settings(view, built().size.box) : PictureSettings{};
  std::uint64_t pixels = combine(combine(identity, picture_key(view)), picture.is_traced ? samples_of(view) : 0);
  if (tree_result_->rival()) pixels = combine(pixels, tree_result_->rival()->built->identity);
  layout.push_back({"screen.pixels", 4 * std::size_t(size.width), std::size_t(size.height), pixels});
  if (!tree_result_->rival()) return layout;
  TargetLayout right = layout.back();
  right.name = "rival.pixels";
  layout.push_back(std::move(right));
  return layout;
}

namespace {

void write_lines(const FrameTargets& targets, const char* name, const Lines& lines) {
  targets.write(std::string(name) + ".position", bytes_of(lines.positions));
  targets.write(std::string(name) + ".color", bytes_of(lines.colors));
}

/// The triangles of the step's node stand out.
void write_mesh(const FrameTargets& targets, const Triangles& triangles, const Examination* node) {
  targets.write("mesh.vertices", bytes_of(triangles));
  if (!targets.wants("mesh.colors")) return;
  std::vector<std::uint32_t> colors(triangles.size(), node ? dim_color : mesh_color);
  if (node)
    for (const std::uint32_t triangle : node->triangles) colors[triangle] = lit_color;
  targets.write("mesh.colors", bytes_of(colors));
}

}  // namespace

void TreePresentation::write(const Picture& given, const FrameTargets& targets, RunContext& context) {
  const auto& picture = dynamic_cast<const TreePicture&>(given);
  const Drawing& drawn = *picture.drawn;
  write_lines(targets, "boxes", drawn.boxes->lines);
  write_lines(targets, "marks", drawn.marks);
  write_lines(targets, "ray", drawn.ray);
  if (drawn.rules) write_lines(targets, "rules", drawn.rules->lines);
  if (drawn.pipeline) {
    write_lines(targets, "rules", drawn.pipeline->lines);
    targets.write("matrix.pixels", bytes_of(drawn.pipeline->pixels));
  }
  targets.write("planes.vertices", bytes_of(drawn.planes.triangles));
  targets.write("planes.colors", bytes_of(drawn.planes.colors));
  if (picture.is_traced) {
    RunContext own = context.beside();
    const ViewParameters view = traced_view(picture);
    screen().write(view, targets, "screen.pixels", own);
    if (tree_result_->rival()) rival_screen().write(view, targets, "rival.pixels", own);
  } else if (picture.is_3d && picture.view.show_mesh) {
    write_mesh(targets, *built().triangles, drawn.examined.get());
  }
}

}  // namespace ws::kdtree
