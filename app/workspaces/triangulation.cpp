// The picture of a triangulation: the search or the result, others of the same points beside it, points to drag.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation.h"

#include "app/workspaces/triangulation_legend.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/experiments.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/show/presentation.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::app {

namespace {

using triangulation::OnClick;
using triangulation::Point;
using triangulation::TriangulationPicture;
using triangulation::TriangulationPresentation;
using triangulation::TriangulationResult;

/// With more, points are too close to be taken hold of.
constexpr std::size_t most_handles = 20'000;

const TriangulationPicture& triangulation_picture(const Picture& picture) {
  return dynamic_cast<const TriangulationPicture&>(picture);
}

float automatic_point_size(std::size_t count) {
  return count <= 60 ? 9 : count <= 300 ? 6 : count <= 3'000 ? 4 : count <= 30'000 ? 2.5f : 1.5f;
}

float edge_width(std::size_t count) { return count <= 2'000 ? 2 : count <= 100'000 ? 1.3f : 1; }

class TriangulationWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("triangulation"); }
  [[nodiscard]] std::string short_title() const override { return "Triangulation"; }
  [[nodiscard]] bool takes_dimension(std::size_t dimension) const override { return dimension == 2; }

  [[nodiscard]] render::Scene scene(const Picture& given, const ParameterSet& view) const override {
    const TriangulationPicture& picture = triangulation_picture(given);
    const TriangulationResult& result = picture.triangulation();
    const auto v = view.to<triangulation::ViewParameters>();
    const std::size_t count = result.solution().points.size();
    render::Scene scene;
    scene.box = box_of(picture.bounds);
    scene.planar = true;
    scene.origin = picture.origin;
    scene.unit = picture.space.unit;
    const std::vector<std::string>& names = result.computed().column_names;
    std::copy_n(names.begin(), std::min(names.size(), scene.axis_names.size()), scene.axis_names.begin());
    scene.numbers_end = end_of_main(picture);
    const bool looks = v.on_click == OnClick::look;
    const float width = edge_width(result.solution().edges.size());
    scene.layers.push_back(
        {"beside", "Others beside", render::SegmentsStyle{"beside.position", "beside.color", width}, 1, true, false});
    scene.layers.push_back({"best", "Best so far", render::SegmentsStyle{"best.position", "best.color", 6}, 1, true, false});
    scene.layers.push_back({"edges", "Edges", render::SegmentsStyle{"edges.position", "edges.color", width}, 1, true, looks});
    scene.layers.push_back(
        {"changed", "What changed", render::SegmentsStyle{"changed.position", "changed.color", width + 2}, 1, true, false});
    const float size = v.point_size > 0 ? static_cast<float>(v.point_size) : automatic_point_size(count);
    scene.layers.push_back(
        {"points", "Points", render::PointsStyle{"points.position", "points.color", size, v.point_size <= 0}, 1, true, looks});
    add_tree_layers(scene, picture);
    add_load_layer(scene, picture);
    add_triangulation_titles(scene, picture);
    add_triangulation_legend(scene, picture, v);
    if (v.on_click != OnClick::erase) add_handles(scene, picture);
    return scene;
  }

  [[nodiscard]] ParameterSet seen(const Subject& subject, const Look& look) const override {
    ParameterSet view = subject.view;
    const double strength = triangulation::flash_at(look.age_seconds).strength;
    if (strength > view.to<triangulation::ViewParameters>().flash) view.set("flash", strength);
    return view;
  }
  [[nodiscard]] double settles_in(const Picture& picture, double age_seconds) const override {
    return triangulation_picture(picture).has_changes ? triangulation::flash_at(age_seconds).seconds_left : 0;
  }
  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"edges", true}}; }

  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture&, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    camera.frame(box, aspect);
    return camera;
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    const Numbers edits = shown.parameters.to<triangulation::Parameters>().edits;
    const Point place = triangulation_picture(shown.picture).space.place_of(to.x, to.y);
    return {{"edits", triangulation::with_move(edits, std::stoull(handle), place)}};
  }

  [[nodiscard]] Answer click(const Shown& shown, const Sight& sight, Presentation& presentation,
                             RunContext& context) const override {
    const Point place{sight.eye.x, sight.eye.y};
    return {edits_of_click(shown, place, dynamic_cast<TriangulationPresentation&>(presentation), context), {}};
  }

  /// Beside the result there are pictures of the same points, moved to the right: places there are those of the points, too.
  [[nodiscard]] std::optional<glm::dvec3> data_place(const Picture& given, const ParameterSet&, glm::dvec3 at) const override {
    const TriangulationPicture& picture = triangulation_picture(given);
    if (picture.tree && is_within(picture.tree->stage, at)) return std::nullopt;
    double shift = 0;
    for (const auto& panel : picture.panels)
      if (at.x >= panel.shift - picture.space.pitch / 2 && panel.shift > shift) shift = panel.shift;
    const Point place = picture.space.place_of(at.x - shift, at.y);
    return glm::dvec3(place.x, place.y, 0);
  }

 private:
  static bool is_within(const triangulation::TreeStage& stage, glm::dvec3 at) {
    return at.x >= stage.left && at.x <= stage.left + stage.width && at.y >= stage.bottom &&
           at.y <= stage.bottom + stage.height;
  }

  static Edits edits_of_click(const Shown& shown, Point place, TriangulationPresentation& presentation, RunContext& context) {
    const TriangulationPicture& picture = triangulation_picture(shown.picture);
    const TriangulationResult& result = picture.triangulation();
    const Numbers edits = shown.parameters.to<triangulation::Parameters>().edits;
    switch (shown.view.to<triangulation::ViewParameters>().on_click) {
      case OnClick::look:
        return {};
      case OnClick::add:
        return {{"edits", triangulation::with_added(edits, picture.space.place_of(place.x, place.y))}};
      case OnClick::examine: {
        const auto edge = presentation.edge_near(place, picture.request, context);
        if (!edge) return {{"examined", Numbers{}}};
        return {{"examined", Numbers{double(result.number_of(edge->a)), double(result.number_of(edge->b))}}};
      }
      case OnClick::erase: {
        const auto nearest = presentation.point_near(place, context);
        if (!nearest) return {};
        return {{"edits", triangulation::with_erased(edits, result.number_of(*nearest))}};
      }
    }
    return {};
  }

  static float dot_size(std::size_t call_count) {
    return call_count <= 300 ? 9 : call_count <= 1'500 ? 6 : call_count <= 6'000 ? 4 : 2.5f;
  }

  static void add_tree_layers(render::Scene& scene, const TriangulationPicture& picture) {
    if (picture.request.view.to<triangulation::ViewParameters>().examined.size() == 2)
      scene.layers.push_back(
          {"diamond", "Diamond test", render::SegmentsStyle{"diamond.position", "diamond.color", 2.5f}, 1, true, false});
    if (!picture.tree) return;
    const std::size_t shown = picture.tree->shown_count;
    scene.layers.push_back({"tree", "Search tree",
                            render::SegmentsStyle{"tree.position", "tree.color", shown <= 1'500 ? 1.8f : 1}, 1, true, false});
    scene.layers.push_back(
        {"nodes", "Calls", render::PointsStyle{"nodes.position", "nodes.color", dot_size(shown)}, 1, true, true});
  }

  static void add_load_layer(render::Scene& scene, const TriangulationPicture& picture) {
    if (!picture.loads) return;
    const triangulation::LoadStage& stage = picture.loads->stage;
    render::ImageStyle style{"loads.pixels", stage.pixel_width, stage.pixel_height};
    style.corner = {static_cast<float>(stage.left), static_cast<float>(stage.top)};
    style.texel = static_cast<float>(stage.width / stage.pixel_width);
    scene.layers.push_back({"loads", "Load of warps", style, 1, true, false});
    render::ColorBar bar;
    bar.color_map = "cividis";
    bar.label = said("calls of a warp");
    bar.high = static_cast<double>(picture.loads->most_calls);
    bar.shares = picture.loads->shares;
    scene.color_bar = bar;
  }

  static void add_handles(render::Scene& scene, const TriangulationPicture& picture) {
    const TriangulationResult& result = picture.triangulation();
    const auto& points = result.solution().points.at;
    if (points.size() > most_handles) return;
    for (std::size_t i = 0; i < points.size(); ++i)
      scene.handles.push_back({std::to_string(result.number_of(i)), on_plane(picture.space.picture_of(points[i])), {}, false});
  }
};

}  // namespace

const Workspace& triangulation_workspace() {
  static const TriangulationWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
