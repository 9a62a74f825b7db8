// The picture of a kD-tree: the scene with the cells of a step, the picture that rays see through the tree, and four rules in
// the plane.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree.h"

#include "app/workspaces/kdtree_camera.h"
#include "app/workspaces/kdtree_legend.h"
#include "compute/experiments.h"
#include "compute/kdtree/result.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::app {

namespace {

using kdtree::Shading;
using kdtree::Stage;
using kdtree::TreeResult;

constexpr std::array<std::uint8_t, 4> ray_color{86, 180, 233, 255};
constexpr double rays_while_moving = 150'000;  // of a picture on the CPU

const TreeResult& of(const Result& result) { return dynamic_cast<const TreeResult&>(result); }

Value numbers(glm::vec3 v) { return to_text(Numbers{v.x, v.y, v.z}); }

render::Box box_of(const TreeResult& result, const ParameterSet& view) {
  const Bounds b = result.bounds(view);
  return {{b.low[0], b.low[1], b.low[2]}, {b.high[0], b.high[1], b.high[2]}};
}

class KdtreeWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("kdtree"); }

  [[nodiscard]] render::Scene scene(const Result& given, std::size_t step, const ParameterSet& view) const override {
    const TreeResult& result = of(given);
    const auto v = view.to<kdtree::ViewParameters>();
    render::Scene scene;
    scene.box = box_of(result, view);
    scene.planar = v.stage != Stage::scene;
    if (v.stage == Stage::pipeline) {
      add_pipeline(scene, result, step, v);
    } else if (scene.planar) {
      add_rules(scene, result, v);
    } else if (result.is_traced(step, v)) {
      scene.layers.push_back({"screen", "Ray-traced picture", render::ScreenStyle{"screen.pixels"}, 1, true, false});
      if (result.rival()) add_comparison(scene, result, v);
      add_ray(scene);
      add_heat_bar(scene, result, v);
      for (std::string& line : result.ray_summary(v)) scene.legend.push_back({std::move(line), ray_color});
      scene.show_grid = scene.show_axes = false;
    } else {
      add_cells(scene, result, step, v);
      add_ray(scene);
    }
    for (const auto& word : result.words(step, v)) scene.labels.push_back({{word.at.x, word.at.y, word.at.z}, word.text});
    return scene;
  }

  [[nodiscard]] render::Camera default_camera(const Result& given, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = view.to<kdtree::ViewParameters>().stage != Stage::scene;
    if (!camera.planar) take_angle(camera, view, of(given).run().mesh->y_up);
    camera.frame(box_of(of(given), view), aspect);
    if (!camera.planar) take_place(camera, view);
    return camera;
  }

  [[nodiscard]] bool has_words_on_the_right(const ParameterSet& view) const override {
    const Stage stage = view.to<kdtree::ViewParameters>().stage;
    return stage == Stage::rules || stage == Stage::six_points;
  }

  [[nodiscard]] ParameterSet seen(const Result& given, std::size_t step, ParameterSet view, const Look& look) const override {
    if (!of(given).is_traced(step, view.to<kdtree::ViewParameters>())) return view;
    constexpr float far_off = 60;  // a parallel view is that of a distant eye
    const render::Camera& camera = look.camera;
    const float away = camera.orthographic ? far_off : 1;
    view.set("eye", numbers(camera.target - away * camera.distance * camera.forward()));
    view.set("look_at", numbers(camera.target));
    if (view.is_default("up")) view.set("up", numbers(camera.up()));
    const double half = camera.orthographic ? std::atan(1 / far_off) : camera.fov_y / 2;
    view.set("field_of_view", std::clamp(half * 2 * 180 / 3.14159265358979, 1.0, 170.0));
    const double pixels = double(look.width) * look.height;
    const bool coarse = look.pass == 0 && given.backend() == Backend::cpu && pixels > rays_while_moving;
    const double share = of(given).rival() ? 0.5 : 1;  // two pictures
    const double scale = coarse ? std::sqrt(share * rays_while_moving / pixels) : 1;
    view.set("picture_size",
             to_text(Numbers{std::max(1.0, std::round(look.width * scale)), std::max(1.0, std::round(look.height * scale))}));
    view.set("pass", std::int64_t(look.pass));
    return view;
  }

  [[nodiscard]] int pass_count(const Result& given, std::size_t step, const ParameterSet& view) const override {
    const auto v = view.to<kdtree::ViewParameters>();
    if (!of(given).is_traced(step, v)) return 0;
    return kdtree::is_heat_map(v.shading) ? 1 : static_cast<int>(v.samples);
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    if (handle == "divider") return {{"divider", std::clamp(double(to.x), 0.0, 1.0)}};
    const auto v = shown.view.to<kdtree::ViewParameters>();
    const auto found = of(shown.result).examined(shown.step);
    if (!found || v.probe_axis == kdtree::ProbeAxis::none) return {};
    const int axis = static_cast<int>(v.probe_axis) - 1;
    const double low = found->cell.low[axis], high = found->cell.high[axis];
    return {{"probe", high > low ? std::clamp((double(to[axis]) - low) / (high - low), 0.0, 1.0) : 0.5}};
  }

  [[nodiscard]] Edits advance(const Shown& shown, double seconds) const override {
    const double speed = shown.view.to<kdtree::ViewParameters>().animation_speed;
    const auto p = shown.parameters.to<kdtree::Parameters>();
    if (speed <= 0 || p.amplitude <= 0) return {};
    const double phase = p.phase + seconds * speed;
    return {{"phase", phase - std::floor(phase)}};
  }

  [[nodiscard]] Edits click(const Shown& shown, glm::vec3 eye, glm::vec3 direction) const override {
    const auto v = shown.view.to<kdtree::ViewParameters>();
    if (!of(shown.result).is_traced(shown.step, v)) return {};
    const bool meets = of(shown.result).meets({eye.x, eye.y, eye.z}, {direction.x, direction.y, direction.z});
    return {{"ray", meets ? to_text(Numbers{eye.x, eye.y, eye.z, direction.x, direction.y, direction.z}) : std::string()}};
  }

 private:
  static void add_ray(render::Scene& scene) {
    scene.layers.push_back({"ray", "Ray", render::SegmentsStyle{"ray.position", "ray.color", 2}});
  }

  static void add_cells(render::Scene& scene, const TreeResult& result, std::size_t step, const kdtree::ViewParameters& view) {
    scene.layers.push_back({"mesh", "Scene", render::MeshStyle{"mesh.vertices", "mesh.colors"}});
    scene.layers.push_back({"boxes", "Cells", render::SegmentsStyle{"boxes.position", "boxes.color", 1.2f}, 0.8f, true, false});
    scene.layers.push_back({"marks", "Node", render::SegmentsStyle{"marks.position", "marks.color", 2}, 1, true, false});
    scene.layers.push_back({"planes", "Planes", render::MeshStyle{"planes.vertices", "planes.colors"}, 0.5f, true, false});
    const auto boxes = result.boxes(step, view);
    if (boxes->count > 0) {
      render::ColorBar bar{"viridis", "depth of the cell", 0, boxes->most, false};
      if (view.box_color == kdtree::BoxColor::leaf_size) bar.label = "triangles in the leaf";
      if (view.box_color == kdtree::BoxColor::cost) bar.label = "share of the tree's cost, %";
      scene.color_bar = bar;
    }
    scene.legend = kdtree_legend(result, step, view);
    const auto own = result.own_plane(step, view);
    if (!own) return;
    const int axis = static_cast<int>(view.probe_axis) - 1;
    const kdtree::Box& cell = result.examined(step)->cell;
    glm::vec3 center{(cell.low.x + cell.high.x) / 2, (cell.low.y + cell.high.y) / 2, (cell.low.z + cell.high.z) / 2};
    center[axis] = own->position;
    scene.handles.push_back({"own-plane", center, kdtree_own_color});
  }

  static void add_heat_bar(render::Scene& scene, const TreeResult& result, const kdtree::ViewParameters& view) {
    if (!kdtree::is_heat_map(view.shading)) return;
    render::ColorBar bar;
    bar.color_map = "viridis";
    bar.label = view.shading == Shading::steps    ? "inner nodes a ray passes"
                : view.shading == Shading::leaves ? "leaves a ray visits"
                                                  : "triangles a ray is tested with";
    bar.high = result.run().screen->heat_end();
    scene.color_bar = bar;
  }

  static void add_pipeline(render::Scene& scene, const TreeResult& result, std::size_t step,
                           const kdtree::ViewParameters& view) {
    scene.show_axes = scene.show_grid = scene.show_scale_bar = false;
    if (const auto picture = result.pipeline(step, view)) {
      render::ImageStyle matrix{"matrix.pixels", picture->width, picture->height};
      matrix.corner = {0, 1};
      matrix.texel = picture->texel;
      scene.layers.push_back({"matrix", "Planes by events", matrix, 1, true, false});
    }
    scene.layers.push_back({"rules", "Sums and reduction", render::SegmentsStyle{"rules.position", "rules.color", 1.5f}});
  }

  static void add_rules(render::Scene& scene, const TreeResult& result, const kdtree::ViewParameters& view) {
    scene.layers.push_back({"rules", "Rules", render::SegmentsStyle{"rules.position", "rules.color", 1.5f}, 1, true, false});
    scene.show_axes = scene.show_grid = scene.show_scale_bar = false;
    for (const auto& panel : result.rules_picture(view)->panels) {
      scene.labels.push_back(
          {{panel.left, panel.top, 0},
           fmt::format("{}\n{} splits, depth {}\ncost {:.4g}, {} empty", kdtree::name_of(panel.rule), panel.tree.splits.size(),
                       panel.tree.depth, panel.tree.cost, panel.tree.empty_leaves)});
    }
  }
};

}  // namespace

const Workspace& kdtree_workspace() {
  static const KdtreeWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
