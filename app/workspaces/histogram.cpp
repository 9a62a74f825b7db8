// The picture of distance histograms: points around a query that one drags, or the waterfall of all queries and bins.
// SPDX-License-Identifier: MIT
#include "app/workspaces/histogram.h"

#include "app/workspaces/histogram_legend.h"
#include "compute/experiments.h"
#include "compute/histogram/result.h"

#include <algorithm>
#include <string>

namespace ws::app {

namespace {

using histogram::Frame;
using histogram::HistogramResult;
using histogram::Picture;
using histogram::Show;
using histogram::ViewParameters;

constexpr std::array<std::uint8_t, 4> query_color{255, 90, 60, 255};
constexpr std::size_t many_points = 300'000, some_points = 30'000;

const HistogramResult& of(const Result& result) { return dynamic_cast<const HistogramResult&>(result); }

render::Box box_of(const Result& result, const ParameterSet& view) {
  const Bounds b = result.bounds(view);
  return {{b.low[0], b.low[1], b.low[2]}, {b.high[0], b.high[1], b.high[2]}};
}

float point_size(std::size_t count) { return count > many_points ? 1.3f : count > some_points ? 2.0f : 3.0f; }

/// An image whose texels fill a frame of the picture.
render::ImageStyle placed(const char* pixels, const Chart& chart, const Frame& frame) {
  render::ImageStyle style{pixels, chart.width, chart.height};
  style.corner = {static_cast<float>(frame.left), static_cast<float>(frame.bottom + frame.height)};
  style.texel = static_cast<float>(frame.width / std::max(chart.width, 1));
  return style;
}

class HistogramWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("histogram"); }

  [[nodiscard]] render::Scene scene(const Result& given, std::size_t step, const ParameterSet& view) const override {
    const HistogramResult& result = of(given);
    const auto v = view.to<ViewParameters>();
    const auto picture = result.picture_at_hand(step, v);
    const bool points = picture->show == Show::points;
    render::Scene scene;
    scene.box = box_of(result, view);
    scene.planar = !result.is_3d(view);
    scene.origin = result.origin(view);
    scene.show_grid = scene.show_axes = scene.show_scale_bar = points;
    if (points)
      scene.layers.push_back(
          {"points", "References",
           render::PointsStyle{"points.position", "points.color", point_size(result.problem().references.size())}});
    else
      scene.layers.push_back({"heat", "Heat map", placed("heat.pixels", picture->heat, picture->heat_frame), 1, true, false});
    if (picture->bars.width > 0)
      scene.layers.push_back({"bars", "Bars", placed("bars.pixels", picture->bars, picture->bars_frame), 1, true, false});
    scene.layers.push_back(
        {"lines", points ? "Rings" : "Frames", render::SegmentsStyle{"lines.position", "lines.color", 1.3f}, 1, true, false});
    add_histogram_legend(scene, result, *picture, v);
    if (points && result.has_table()) add_query(scene, result, v);
    return scene;
  }

  [[nodiscard]] render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = !result.is_3d(view);
    if (!camera.planar) camera.apply(render::CameraPreset::isometric);
    camera.frame(box_of(result, view), aspect);
    constexpr float aside = 0.09f;  // of the width: the histogram stands in the lower left corner
    if (!camera.planar) camera.pan(aside * aspect, 0, 1);
    return camera;
  }

  /// A picture that is cut open depends on where it is seen from.
  [[nodiscard]] ParameterSet seen(const Result& given, std::size_t, ParameterSet view, const Look& look) const override {
    const auto v = view.to<ViewParameters>();
    if (!v.cut_open || !given.is_3d(view)) return view;
    const auto query = of(given).looked_at(v);
    const auto origin = given.origin(view);
    const glm::vec3 eye = look.camera.orthographic ? -look.camera.forward() : look.camera.eye();
    std::int64_t octant = 0;
    for (std::size_t k = 0; k < query.size(); ++k) {
      const double from = look.camera.orthographic ? 0 : double(query[k]) - origin[k];
      octant |= std::int64_t{double(eye[static_cast<int>(k)]) > from} << k;
    }
    view.set("octant", octant);
    return view;
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string&, glm::vec3 to) const override {
    const auto& problem = of(shown.result).problem();
    const auto origin = shown.result.origin(shown.view);
    Numbers probe(problem.dimension());
    // As a single-precision number: the text of a state then says exactly what was asked.
    for (std::size_t k = 0; k < probe.size(); ++k) probe[k] = static_cast<float>(origin[k] + double(to[static_cast<int>(k)]));
    return {{"probe", to_text(probe)}};
  }

  /// A place among the points becomes the query; a row of the waterfall the query that is looked at.
  [[nodiscard]] Edits click(const Shown& shown, glm::vec3 eye, glm::vec3) const override {
    const HistogramResult& result = of(shown.result);
    const auto v = shown.view.to<ViewParameters>();
    const Show show = result.shown(v);
    if (show == Show::points && !result.is_3d(shown.view) && result.has_table()) return drag(shown, "query", eye);
    if (show != Show::waterfall || !result.has_table()) return {};
    const Frame heat = result.picture_at_hand(shown.step, v)->heat_frame;
    const double down = (heat.bottom + heat.height - double(eye.y)) / heat.height;
    if (down < 0 || down >= 1) return {};
    const auto row = static_cast<std::int64_t>(down * double(result.problem().queries.size()));
    return {{"query", row}, {"probe", std::string()}};
  }

 private:
  static void add_query(render::Scene& scene, const HistogramResult& result, const ViewParameters& view) {
    const auto query = result.looked_at(view);
    glm::vec3 place(0);
    for (std::size_t k = 0; k < query.size(); ++k)
      place[static_cast<int>(k)] = static_cast<float>(double(query[k]) - scene.origin[k]);
    scene.handles.push_back({"query", place, query_color});
    scene.legend.push_back({"The query: drag it", query_color});
  }
};

}  // namespace

const Workspace& histogram_workspace() {
  static const HistogramWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
