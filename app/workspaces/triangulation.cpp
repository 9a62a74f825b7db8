// The picture of a triangulation: the search or the result, others of the same points beside it, points to drag.
// SPDX-License-Identifier: MIT
#include "app/workspaces/triangulation.h"

#include "app/workspaces/triangulation_legend.h"
#include "compute/core/error.h"
#include "compute/experiments.h"
#include "compute/triangulation/colors.h"
#include "compute/triangulation/result.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::app {

namespace {

using triangulation::OnClick;
using triangulation::Point;
using triangulation::TriangulationResult;

/// With more, points are too close to be taken hold of.
constexpr std::size_t most_handles = 20'000;

const TriangulationResult& of(const Result& result) { return dynamic_cast<const TriangulationResult&>(result); }

glm::vec3 vec3_of(Point p) { return {p.x, p.y, 0}; }

render::Box box_of(const TriangulationResult& result, const ParameterSet& view) {
  const Bounds b = result.bounds(view);
  return {{b.low[0], b.low[1], 0}, {b.high[0], b.high[1], 0}};
}

float automatic_point_size(std::size_t count) {
  return count <= 60 ? 9 : count <= 300 ? 6 : count <= 3'000 ? 4 : count <= 30'000 ? 2.5f : 1.5f;
}

float edge_width(std::size_t count) { return count <= 2'000 ? 2 : count <= 100'000 ? 1.3f : 1; }

class TriangulationWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("triangulation"); }
  [[nodiscard]] bool takes_dimension(std::size_t dimension) const override { return dimension == 2; }

  [[nodiscard]] render::Scene scene(const Result& given, std::size_t step, const ParameterSet& view) const override {
    const TriangulationResult& result = of(given);
    const auto v = view.to<triangulation::ViewParameters>();
    const std::size_t count = result.solution().points.size();
    render::Scene scene;
    scene.box = box_of(result, view);
    scene.planar = true;
    scene.origin = result.origin(view);
    scene.unit = result.unit();
    const bool looks = v.on_click == OnClick::look;
    const float width = edge_width(result.solution().edges.size());
    scene.layers.push_back(
        {"beside", "Beside it", render::SegmentsStyle{"beside.position", "beside.color", width}, 1, true, false});
    scene.layers.push_back({"best", "Best so far", render::SegmentsStyle{"best.position", "best.color", 6}, 1, true, false});
    scene.layers.push_back({"edges", "Edges", render::SegmentsStyle{"edges.position", "edges.color", width}, 1, true, looks});
    scene.layers.push_back(
        {"changed", "What changed", render::SegmentsStyle{"changed.position", "changed.color", width + 2}, 1, true, false});
    const float size = v.point_size > 0 ? static_cast<float>(v.point_size) : automatic_point_size(count);
    scene.layers.push_back({"points", "Points", render::PointsStyle{"points.position", "points.color", size}, 1, true, looks});
    add_tree_layers(scene, result, step, v);
    add_load_layer(scene, result, v);
    add_triangulation_titles(scene, result, step, v);
    add_triangulation_legend(scene, result, step, v);
    if (v.on_click != OnClick::erase) add_handles(scene, result);
    return scene;
  }

  [[nodiscard]] ParameterSet seen(const Result& given, std::size_t, ParameterSet view, const Look&) const override {
    const double strength = of(given).flash().strength;
    if (strength > view.to<triangulation::ViewParameters>().flash) view.set("flash", strength);
    return view;
  }
  [[nodiscard]] double settles_in(const Result& given) const override { return of(given).flash().seconds_left; }

  [[nodiscard]] render::Camera default_camera(const Result& given, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    render::Box box = box_of(of(given), view);
    const glm::vec3 size = box.high - box.low;
    const float share = triangulation_legend_share(of(given), view.to<triangulation::ViewParameters>());
    box.high.x += share * std::max(aspect * size.y, size.x / (1 - share));
    camera.frame(box, aspect);
    return camera;
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    const Numbers edits = shown.parameters.to<triangulation::Parameters>().edits;
    return {{"edits", to_text(triangulation::with_move(edits, std::stoull(handle), of(shown.result).place_of(to.x, to.y)))}};
  }

  [[nodiscard]] Edits click(const Shown& shown, glm::vec3 eye, glm::vec3) const override {
    const auto v = shown.view.to<triangulation::ViewParameters>();
    const TriangulationResult& result = of(shown.result);
    const Numbers edits = shown.parameters.to<triangulation::Parameters>().edits;
    if (v.on_click == OnClick::add)
      return {{"edits", to_text(triangulation::with_added(edits, result.place_of(eye.x, eye.y)))}};
    if (v.on_click == OnClick::look) return {};
    if (v.on_click == OnClick::examine) {
      const auto edge = result.edge_near({eye.x, eye.y}, shown.step);
      if (!edge) return {{"examined", std::string()}};
      return {{"examined", to_text(Numbers{double(result.number_of(edge->a)), double(result.number_of(edge->b))})}};
    }
    const auto nearest = point_near(result, {eye.x, eye.y});
    if (!nearest) return {};
    return {{"edits", to_text(triangulation::with_erased(edits, result.number_of(*nearest)))}};
  }

 private:
  static float dot_size(std::size_t call_count) {
    return call_count <= 300 ? 9 : call_count <= 1'500 ? 6 : call_count <= 6'000 ? 4 : 2.5f;
  }

  static void add_tree_layers(render::Scene& scene, const TriangulationResult& result, std::size_t step,
                              const triangulation::ViewParameters& view) {
    if (view.examined.size() == 2)
      scene.layers.push_back(
          {"diamond", "Diamond test", render::SegmentsStyle{"diamond.position", "diamond.color", 2.5f}, 1, true, false});
    const auto* tree = result.tree_in(view);
    if (!tree) return;
    const std::size_t shown = result.solution().story->calls_until(step);
    scene.layers.push_back({"tree", "Search tree",
                            render::SegmentsStyle{"tree.position", "tree.color", shown <= 1'500 ? 1.8f : 1}, 1, true, false});
    scene.layers.push_back(
        {"nodes", "Calls", render::PointsStyle{"nodes.position", "nodes.color", dot_size(shown)}, 1, true, true});
  }

  static void add_load_layer(render::Scene& scene, const TriangulationResult& result,
                             const triangulation::ViewParameters& view) {
    const auto* loads = result.loads_in(view);
    if (!loads) return;
    const triangulation::LoadStage stage = result.load_stage(view);
    render::ImageStyle style{"loads.pixels", stage.pixel_width, stage.pixel_height};
    style.corner = {static_cast<float>(stage.left), static_cast<float>(stage.top)};
    style.texel = static_cast<float>(stage.width / stage.pixel_width);
    scene.layers.push_back({"loads", "Load of warps", style, 1, true, false});
    render::ColorBar bar;
    bar.color_map = "cividis";
    bar.label = "calls of a warp";
    bar.high = static_cast<double>(*std::max_element(loads->begin(), loads->end()));
    scene.color_bar = bar;
  }

  /// The point next to a place of the picture; none where all are far.
  static std::optional<std::size_t> point_near(const TriangulationResult& result, Point place) {
    const auto& points = result.solution().points.at;
    const auto distance = [&](Point p) {
      const Point at = result.picture_of(p);
      return std::hypot(at.x - place.x, at.y - place.y);
    };
    const auto nearest =
        std::min_element(points.begin(), points.end(), [&](Point a, Point b) { return distance(a) < distance(b); });
    const Bounds box = result.bounds(ParameterSet::of<triangulation::ViewParameters>({triangulation::Beside::none}));
    const double near = 0.02 * std::hypot(box.high[0] - box.low[0], box.high[1] - box.low[1]);
    if (nearest == points.end() || distance(*nearest) > near) return {};
    return static_cast<std::size_t>(nearest - points.begin());
  }

  static void add_handles(render::Scene& scene, const TriangulationResult& result) {
    const auto& points = result.solution().points.at;
    if (points.size() > most_handles) return;
    for (std::size_t i = 0; i < points.size(); ++i)
      scene.handles.push_back({std::to_string(result.number_of(i)), vec3_of(result.picture_of(points[i])), {}, false});
  }
};

}  // namespace

const Workspace& triangulation_workspace() {
  static const TriangulationWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
