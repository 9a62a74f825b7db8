// The picture of a kD-tree: the scene with the cells of a step, the picture that rays see through the tree, and four rules in
// the plane.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree.h"

#include "app/workspaces/kdtree_camera.h"
#include "app/workspaces/kdtree_legend.h"
#include "app/workspaces/places/kdtree_places.h"
#include "compute/core/words/told.h"
#include "compute/experiments.h"
#include "compute/kdtree/show/presentation.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::app {

namespace {

using kdtree::TreePicture;
using kdtree::TreeResult;

constexpr std::array<std::uint8_t, 4> ray_color{86, 180, 233, 255};
constexpr double rays_while_moving = 150'000;  // of a picture on the CPU

const TreeResult& tree_result(const Result& result) { return dynamic_cast<const TreeResult&>(result); }
const TreePicture& tree_picture(const Picture& picture) { return dynamic_cast<const TreePicture&>(picture); }

Value numbers(glm::vec3 v) { return Numbers{v.x, v.y, v.z}; }

class KdtreeWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("kdtree"); }

  [[nodiscard]] render::Scene scene(const Picture& given, const ParameterSet& view) const override {
    const TreePicture& picture = tree_picture(given);
    render::Scene scene;
    scene.box = box_of(picture.bounds);
    scene.origin = picture.origin;
    scene.planar = !picture.is_3d;
    if (picture.view.stage == kdtree::Stage::pipeline) {
      add_pipeline(scene, picture);
    } else if (scene.planar) {
      add_rules(scene, picture);
    } else if (picture.is_traced) {
      scene.layers.push_back({"screen", "Ray-traced picture", render::ScreenStyle{"screen.pixels"}, 1, true, false});
      if (picture.comparison) add_comparison(scene, picture, view.to<kdtree::ViewParameters>().divider);
      add_ray(scene);
      add_kdtree_heat_bar(scene, picture);
      for (const std::string& line : picture.ray_summary)
        scene.legend.push_back({line, scene.legend.empty() ? ray_color : render::no_swatch});
      scene.show_grid = scene.show_axes = false;
    } else {
      add_cells(scene, picture);
      add_ray(scene);
    }
    for (const auto& word : picture.words) scene.labels.push_back({{word.at.x, word.at.y, word.at.z}, word.text});
    return scene;
  }

  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"boxes", false, 12}}; }

  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture& picture, const ParameterSet& view,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = view.to<kdtree::ViewParameters>().stage != kdtree::Stage::scene;
    if (!camera.planar) take_angle(camera, view, tree_result(*picture.result).built()->mesh->y_up);
    camera.frame(box, aspect);
    if (!camera.planar) take_place(camera, view, picture.origin);
    return camera;
  }

  [[nodiscard]] bool says_where_eye_is(const ParameterSet& view) const override { return places_eye(view); }
  [[nodiscard]] bool needs_upper_right_corner(const Picture&, const ParameterSet& view) const override {
    return view.to<kdtree::ViewParameters>().stage != kdtree::Stage::scene;
  }

  [[nodiscard]] ParameterSet seen(const Subject& subject, const Look& look) const override {
    const TreeResult& result = tree_result(subject.result);
    ParameterSet view = subject.view;
    if (!result.is_traced(subject.step, view.to<kdtree::ViewParameters>())) return view;
    constexpr float far_off = 60;  // a parallel view is that of a distant eye
    const render::Camera& camera = look.camera;
    const float away = camera.orthographic ? far_off : 1;
    set_place(view, camera.middle() - away * camera.distance * camera.forward(), camera.middle(), result.built()->mesh->origin);
    if (view.is_default("up")) view.set("up", numbers(camera.up()));
    const double half = camera.orthographic ? std::atan(1 / far_off) : camera.fov_y / 2;
    view.set("field_of_view", std::clamp(half * 2 * 180 / 3.14159265358979, 1.0, 170.0));
    const double pixels = double(look.width) * look.height, share = result.rival() ? 0.5 : 1;  // two pictures
    const bool coarse = look.pass == 0 && result.backend() == Backend::cpu && pixels > rays_while_moving;
    const double scale = coarse ? std::sqrt(share * rays_while_moving / pixels) : 1;
    view.set("picture_size",
             Numbers{std::max(1.0, std::round(look.width * scale)), std::max(1.0, std::round(look.height * scale))});
    view.set("pass", std::int64_t(look.pass));
    return view;
  }

  [[nodiscard]] int pass_count(const Subject& subject) const override {
    const auto v = subject.view.to<kdtree::ViewParameters>();
    if (!tree_result(subject.result).is_traced(subject.step, v)) return 0;
    return kdtree::is_heat_map(v.shading) ? 1 : static_cast<int>(v.samples);
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    if (handle == "divider") return {{"divider", std::clamp(double(to.x), 0.0, 1.0)}};
    const kdtree::Drawing& drawn = *tree_picture(shown.picture).drawn;
    if (!drawn.own_plane) return {};
    const int axis = drawn.own_plane->axis;
    const double low = drawn.examined->cell.low[axis], high = drawn.examined->cell.high[axis];
    return {{"probe", high > low ? std::clamp((double(to[axis]) - low) / (high - low), 0.0, 1.0) : 0.5}};
  }

  [[nodiscard]] Edits advance(const Shown& shown, double seconds) const override {
    const double speed = shown.view.to<kdtree::ViewParameters>().animation_speed;
    const auto p = shown.parameters.to<kdtree::Parameters>();
    if (speed <= 0 || p.amplitude <= 0) return {};
    const double phase = p.phase + seconds * speed;
    return {{"phase", phase - std::floor(phase)}};
  }

  [[nodiscard]] Answer click(const Shown& shown, const Sight& sight, Presentation& presentation,
                             RunContext& context) const override {
    if (!tree_picture(shown.picture).is_traced) return {};
    const auto [eye, direction] = sight;
    const Numbers from = file_place(eye, shown.picture.origin);
    const kdtree::Hit hit = dynamic_cast<kdtree::TreePresentation&>(presentation)
                                .nearest({eye.x, eye.y, eye.z}, {direction.x, direction.y, direction.z}, context);
    if (!hit.exists()) return {{{"ray", Numbers{}}}, {}};
    const glm::dvec3 met = glm::dvec3(eye) + double(hit.t) * glm::dvec3(direction);
    return {{{"ray", Numbers{from[0], from[1], from[2], direction.x, direction.y, direction.z}}},
            Pick{"mesh", hit.triangle, {{met.x, met.y, met.z}}}};
  }

  [[nodiscard]] std::optional<Finding> find(const Picture& picture, const Sight& sight, Presentation& presentation,
                                            RunContext& context) const override {
    return find_triangle(tree_picture(picture), sight, dynamic_cast<kdtree::TreePresentation&>(presentation), context);
  }

  /// The planar pictures stand for no place of the scene.
  [[nodiscard]] std::optional<glm::dvec3> data_place(const Picture& picture, const ParameterSet& view,
                                                     glm::dvec3 at) const override {
    return picture.is_3d ? Workspace::data_place(picture, view, at) : std::nullopt;
  }

 private:
  static void add_ray(render::Scene& scene) {
    scene.layers.push_back({"ray", "Ray", render::SegmentsStyle{"ray.position", "ray.color", 2}});
  }

  static void add_cells(render::Scene& scene, const TreePicture& picture) {
    scene.layers.push_back({"mesh", "Scene", render::MeshStyle{"mesh.vertices", "mesh.colors"}});
    scene.layers.push_back({"boxes", "Cells", render::SegmentsStyle{"boxes.position", "boxes.color", 1.2f}, 0.8f, true, false});
    scene.layers.push_back({"marks", "Node", render::SegmentsStyle{"marks.position", "marks.color", 2}, 1, true, false});
    scene.layers.push_back({"planes", "Planes", render::MeshStyle{"planes.vertices", "planes.colors"}, 0.5f, true, false});
    const kdtree::Drawing& drawn = *picture.drawn;
    add_kdtree_cell_bar(scene, picture);
    scene.legend = kdtree_legend(picture);
    if (!drawn.own_plane) return;
    const kdtree::Box& cell = drawn.examined->cell;
    glm::vec3 center{(cell.low.x + cell.high.x) / 2, (cell.low.y + cell.high.y) / 2, (cell.low.z + cell.high.z) / 2};
    center[drawn.own_plane->axis] = drawn.own_plane->price.position;
    scene.handles.push_back({"own-plane", center, kdtree_own_color});
  }

  static void add_pipeline(render::Scene& scene, const TreePicture& picture) {
    scene.show_axes = scene.show_grid = scene.show_scale_bar = false;
    if (const auto& drawn = picture.drawn->pipeline) {
      render::ImageStyle matrix{"matrix.pixels", drawn->width, drawn->height};
      matrix.corner = {0, 1};
      matrix.texel = drawn->texel;
      scene.layers.push_back({"matrix", "Planes by events", matrix, 1, true, false});
    }
    scene.layers.push_back({"rules", "Sums and reduction", render::SegmentsStyle{"rules.position", "rules.color", 1.5f}});
  }

  static void add_rules(render::Scene& scene, const TreePicture& picture) {
    scene.layers.push_back({"rules", "Rules", render::SegmentsStyle{"rules.position", "rules.color", 1.5f}, 1, true, false});
    scene.show_axes = scene.show_grid = scene.show_scale_bar = false;
    for (const auto& panel : picture.drawn->rules->panels) {
      scene.labels.push_back({{panel.left, panel.top, 0},
                              told("{}\n{} splits, depth {}\ncost {:.4g}, {} empty", said(kdtree::name_of(panel.rule)),
                                   panel.tree.splits.size(), panel.tree.depth, panel.tree.cost, panel.tree.empty_leaves)});
    }
  }
};

}  // namespace

const Workspace& kdtree_workspace() {
  static const KdtreeWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
