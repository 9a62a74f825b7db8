// What a step looks like: the drawing half of TreeResult. node_picture.cpp and ray_picture.cpp have its parts.
// SPDX-License-Identifier: MIT
#include "compute/core/fingerprint.h"
#include "compute/core/palette.h"
#include "compute/kdtree/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t mesh_color = pack_rgba(176, 182, 194), lit_color = pack_rgba(240, 190, 92),
                        dim_color = pack_rgba(92, 98, 110);
constexpr std::size_t most_rectangles = 600;
constexpr int most_planar_levels = 14;  // of the rules in the plane, whose rectangles overlap

std::uint64_t key_of(double value) { return std::bit_cast<std::uint64_t>(value); }

/// One of the targets, under another name.
FrameTargets renamed(const FrameTargets& targets, const char* name, const char* new_name) {
  FrameTargets one(targets.space(), targets.stream());
  if (!targets.wants(name)) return one;
  if (targets.space() == MemorySpace::host) {
    const auto bytes = targets.host<std::byte>(name);
    one.add(new_name, bytes.data(), bytes.size());
  } else {
    const auto bytes = targets.device<std::byte>(name);
    one.add(new_name, bytes.device_data(), bytes.size());
  }
  return one;
}

/// What the thesis's pipeline measured of the node, or why it did not.
void add_times(PipelineInput& input, const Examination& found, const Run& run) {
  input.counting = run.parameters.counting;
  if (!run.thesis) {
    input.why_no_times = "times: with --pipeline thesis on CUDA";
    return;
  }
  input.times = run.thesis->find(found.cell, input.triangles);
  if (found.triangles.size() < static_cast<std::size_t>(run.parameters.switch_size))
    input.why_no_times = "no times: the node stayed on the CPU";
  else
    input.why_no_times = fmt::format("times are kept of the first {} nodes", ThesisReport::most_nodes);
}

/// Of the axis that the best plane splits.
PipelineInput pipeline_of(const Examination& found, const Run& run) {
  PipelineInput input;
  input.axis = std::max<int>(found.best.axis, 0);
  input.triangles = static_cast<std::uint32_t>(found.triangles.size());
  const auto axis = static_cast<std::size_t>(input.axis);
  for (const Event& e : found.events[axis]) input.events.push_back({e.position, e.type});
  for (const PlanePrice& p : found.planes[axis]) {
    input.planes.push_back(p.position);
    input.costs.push_back(p.cost);
    input.left.push_back(p.left);
    input.right.push_back(p.right);
  }
  for (const auto& events : found.events) input.all_events += events.size();
  for (const auto& planes : found.planes) input.all_planes += planes.size();
  add_times(input, found, run);
  return input;
}

}  // namespace

bool TreeResult::is_3d(const ParameterSet& view) const { return view.to<ViewParameters>().stage == Stage::scene; }

bool TreeResult::is_traced(std::size_t step, const ViewParameters& view) const {
  return view.stage == Stage::scene && step + 1 == step_count() && view.shading != Shading::mesh && !run_->triangles->empty();
}

Bounds TreeResult::bounds(const ParameterSet& given) const {
  const auto view = given.to<ViewParameters>();
  if (view.stage == Stage::pipeline)
    return {{0, -1.35, 0}, {3.2, 1.7, 0}};  // with its words, below the panels over the viewport
  if (view.stage != Stage::scene) {
    const Rectangle all = lay_out_rules(rectangles_seen(view)).bounds;
    return {{all.low[0], all.low[1], 0}, {all.high[0], all.high[1], 0}};
  }
  const Box& b = run_->size.box;
  if (b.is_empty()) return {{-1, -1, -1}, {1, 1, 1}};
  return {{b.low.x, b.low.y, b.low.z}, {b.high.x, b.high.y, b.high.z}};
}

std::shared_ptr<const Boxes> TreeResult::boxes(std::size_t step, const ViewParameters& view) const {
  static const auto none = std::make_shared<const Boxes>();
  if (!view.show_boxes || is_traced(step, view) || step == 0 || !run_->is_prepared()) return none;
  const std::uint64_t key = combine(combine(step, static_cast<std::uint64_t>(view.box_levels)),
                                    static_cast<std::uint64_t>(view.box_color) * 2 + view.show_empty);
  {
    const std::lock_guard lock(cache_mutex_);
    if (boxes_.second && boxes_.first == key) return boxes_.second;
  }
  const double whole = static_cast<double>(surface_area(run_->size.box)) * run_->statistics().cost;
  BoxChoice choice{step, static_cast<int>(view.box_levels), view.box_color, view.show_empty, run_->references_below()};
  choice.percent_per_area = whole > 0 ? 100 * run_->rules.costs.intersection / whole : 0;
  auto made = std::make_shared<const Boxes>(boxes_at(run_->tree(), run_->growth(), choice));
  const std::lock_guard lock(cache_mutex_);
  boxes_ = {key, made};
  return made;
}

std::vector<Rectangle> TreeResult::rectangles_seen(const ViewParameters& view) const {
  return view.stage == Stage::six_points ? six_points() : seen_along_z(*run_->triangles, most_rectangles);
}

std::shared_ptr<const PlanarPicture> TreeResult::rules_picture(const ViewParameters& view) const {
  const auto key = combine(static_cast<std::uint64_t>(view.stage), static_cast<std::uint64_t>(view.box_levels));
  {
    const std::lock_guard lock(cache_mutex_);
    if (rules_.second && rules_.first == key) return rules_.second;
  }
  auto made = std::make_shared<const PlanarPicture>(
      draw_rules(rectangles_seen(view), run_->rules.costs, std::min(static_cast<int>(view.box_levels), most_planar_levels)));
  const std::lock_guard lock(cache_mutex_);
  rules_ = {key, made};
  return made;
}

std::shared_ptr<const PipelinePicture> TreeResult::pipeline(std::size_t step, const ViewParameters& view) const {
  return drawn_now(step, view)->pipeline;
}

/// What was drawn last where the step's own drawing would take long.
std::shared_ptr<const TreeResult::Drawing> TreeResult::drawn_now(std::size_t step, const ViewParameters& view) const {
  if (examined(step)) return drawing(step, view);
  static const auto nothing = std::make_shared<const Drawing>();
  const std::lock_guard lock(cache_mutex_);
  return drawing_.second && drawing_.second->step == step ? drawing_.second : nothing;
}

std::shared_ptr<const TreeResult::Drawing> TreeResult::drawing(std::size_t step, const ViewParameters& view) const {
  std::uint64_t key =
      combine(combine(step + 1, static_cast<std::uint64_t>(view.stage) * 16 + static_cast<std::uint64_t>(view.shading)),
              static_cast<std::uint64_t>(view.probe_axis));
  key = combine(combine(key, key_of(view.probe)), (view.show_boxes ? 1u : 0u) + (view.show_empty ? 2u : 0u) +
                                                      4u * static_cast<unsigned>(view.box_color) + 16u * view.probe_tree +
                                                      32u * static_cast<unsigned>(view.box_levels));
  key = combine(key, static_cast<std::uint64_t>(view.traversal));
  for (const double x : view.ray) key = combine(key, key_of(x));
  {
    const std::lock_guard lock(cache_mutex_);
    if (drawing_.second && drawing_.first == key) return drawing_.second;
  }
  auto made = std::make_shared<Drawing>();
  made->key = key;
  made->step = step;
  made->own_axis = view.probe_axis;
  made->boxes = std::make_shared<const Boxes>();
  if (view.stage == Stage::scene) {
    made->boxes = boxes(step, view);
    draw_node(*made, step, view);
    if (step + 1 == step_count()) made->log = ray_log(view);
    if (made->log) kdtree::draw_ray(made->ray, made->ray_owners, *made->log, *run_->triangles, run_->size.box);
  } else if (view.stage == Stage::pipeline) {
    if (const auto found = look_into(step))
      made->pipeline = std::make_shared<const PipelinePicture>(draw_pipeline(pipeline_of(*found, *run_)));
  } else {
    made->rules = rules_picture(view);
  }
  const std::lock_guard lock(cache_mutex_);
  drawing_ = {key, made};
  return made;
}

FrameLayout TreeResult::layout(std::size_t step, const ParameterSet& given) const {
  const auto view = given.to<ViewParameters>();
  check_camera(view);
  check_ray(view);
  const auto drawn = drawing(step, view);
  const std::uint64_t lines = combine(identity_, drawn->key);
  FrameLayout layout;
  const auto add_lines = [&](const char* name, const Lines& l, std::uint64_t revision) {
    layout.push_back({std::string(name) + ".position", 24, l.size(), revision});
    layout.push_back({std::string(name) + ".color", 8, l.size(), revision});
  };
  add_lines("boxes", drawn->boxes->lines, lines);
  add_lines("marks", drawn->marks, lines);
  add_lines("ray", drawn->ray, lines);
  add_lines("rules", drawn->rules ? drawn->rules->lines : drawn->pipeline ? drawn->pipeline->lines : Lines{}, lines);
  layout.push_back({"matrix.pixels", 4, drawn->pipeline ? drawn->pipeline->pixels.size() : 0, lines});
  layout.push_back({"planes.vertices", sizeof(Triangle), drawn->planes.triangles.size(), lines});
  layout.push_back({"planes.colors", 4, drawn->planes.triangles.size(), lines});
  const bool traced = is_traced(step, view);
  const bool mesh = view.stage == Stage::scene && !traced && view.show_mesh;
  layout.push_back({"mesh.vertices", sizeof(Triangle), mesh ? run_->triangles->size() : 0, combine(identity_, mesh ? 5 : 6)});
  layout.push_back({"mesh.colors", 4, mesh ? run_->triangles->size() : 0, combine(identity_, mesh ? step + 7 : 6)});
  const PictureSettings size = traced ? picture_settings(view, run_->size.box) : PictureSettings{};
  layout.push_back({"screen.pixels", 4 * std::size_t(size.width), std::size_t(size.height),
                    combine(combine(identity_, picture_key(view)), traced ? samples_of(view) : 0)});
  if (rival_) {
    TargetLayout right = layout.back();
    right.name = "rival.pixels";
    layout.push_back(std::move(right));
  }
  return layout;
}

void TreeResult::present(std::size_t step, const ParameterSet& given, const FrameTargets& targets, std::stop_token stop) const {
  const auto view = given.to<ViewParameters>();
  const auto drawn = drawing(step, view);
  const auto write_lines = [&](const char* name, const Lines& l) {
    targets.write(std::string(name) + ".position", bytes_of(l.positions));
    targets.write(std::string(name) + ".color", bytes_of(l.colors));
  };
  write_lines("boxes", drawn->boxes->lines);
  write_lines("marks", drawn->marks);
  write_lines("ray", drawn->ray);
  if (drawn->rules) write_lines("rules", drawn->rules->lines);
  if (drawn->pipeline) {
    write_lines("rules", drawn->pipeline->lines);
    targets.write("matrix.pixels", bytes_of(drawn->pipeline->pixels));
  }
  targets.write("planes.vertices", bytes_of(drawn->planes.triangles));
  targets.write("planes.colors", bytes_of(drawn->planes.colors));
  if (view.stage == Stage::scene && !is_traced(step, view) && view.show_mesh) present_mesh(step, targets);
  if (is_traced(step, view)) present_traced(view, targets, stop);
}

void TreeResult::present_traced(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) const {
  if (!rival_) return run_->screen->present(view, targets, stop);
  const std::uint64_t key = picture_key(view);
  std::optional<Comparison> found;
  {
    const std::lock_guard lock(cache_mutex_);
    if (comparison_.first == key) found = comparison_.second;
  }
  if (!found) {
    RunContext context;
    context.stop = stop;
    try {
      found = compare(*run_->tracer(), *rival_->tracer(), view, context);
    } catch (const Cancelled&) {
      return;
    }
    const std::lock_guard lock(cache_mutex_);
    comparison_ = {key, found};
  }
  ViewParameters of_both = view;
  if (is_heat_map(view.shading)) of_both.heat_max = found->heat_end;
  run_->screen->present(of_both, targets, stop);
  rival_->screen->present(of_both, renamed(targets, "rival.pixels", "screen.pixels"), stop);
}

/// The triangles of the step's node stand out.
void TreeResult::present_mesh(std::size_t step, const FrameTargets& targets) const {
  targets.write("mesh.vertices", bytes_of(*run_->triangles));
  if (!targets.wants("mesh.colors")) return;
  const auto found = step + 1 == step_count() ? nullptr : look_into(step);
  std::vector<std::uint32_t> colors(run_->triangles->size(), found ? dim_color : mesh_color);
  if (found)
    for (const std::uint32_t triangle : found->triangles) colors[triangle] = lit_color;
  targets.write("mesh.colors", bytes_of(colors));
}

}  // namespace ws::kdtree
