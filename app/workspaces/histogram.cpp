// The picture of distance histograms: points around a query that can be dragged, or the waterfall of all queries and bins.
// SPDX-License-Identifier: MIT
#include "app/workspaces/histogram.h"

#include "app/workspaces/histogram_legend.h"
#include "app/workspaces/places/histogram_bins.h"
#include "compute/core/words/told.h"
#include "compute/experiments.h"
#include "compute/histogram/show/picture.h"

#include <algorithm>
#include <string>

namespace ws::app {

namespace {

using histogram::Drawing;
using histogram::Frame;
using histogram::HistogramPicture;
using histogram::HistogramResult;
using histogram::Show;

constexpr std::array<std::uint8_t, 4> query_color{255, 90, 60, 255};

const HistogramPicture& histogram_picture(const Picture& picture) { return dynamic_cast<const HistogramPicture&>(picture); }

float reference_size(std::size_t count) { return count > 300'000 ? 1.3f : count > 30'000 ? 2.0f : 3.0f; }

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

  [[nodiscard]] render::Scene scene(const Picture& given, const ParameterSet&) const override {
    const HistogramPicture& picture = histogram_picture(given);
    const Drawing& drawing = *picture.drawing;
    const bool points = drawing.show == Show::points;
    render::Scene scene;
    scene.box = box_of(picture.bounds);
    scene.planar = !picture.is_3d;
    scene.origin = picture.origin;
    scene.show_grid = scene.show_axes = scene.show_scale_bar = points;
    if (points && drawing.bars.width > 0) scene.numbers_end = static_cast<float>(drawing.bars_frame.left);
    if (points)
      scene.layers.push_back({"points", "References",
                              render::PointsStyle{"points.position", "points.color", reference_size(drawing.point_count)}});
    else
      scene.layers.push_back({"heat", "Heat map", placed("heat.pixels", drawing.heat, drawing.heat_frame), 1, true, false});
    if (drawing.bars.width > 0)
      scene.layers.push_back({"bars", "Bars", placed("bars.pixels", drawing.bars, drawing.bars_frame), 1, true, false});
    scene.layers.push_back(
        {"lines", points ? "Rings" : "Frames", render::SegmentsStyle{"lines.position", "lines.color", 1.3f}, 1, true, false});
    add_histogram_legend(scene, picture);
    if (points && picture.histograms->has_table()) add_query(scene, picture);
    return scene;
  }

  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"points", true}, {"heat"}, {"bars"}}; }

  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture& picture, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = !picture.is_3d;
    if (!camera.planar) camera.apply(render::CameraPreset::isometric);
    camera.frame(box, aspect);
    constexpr float aside = 0.09f;  // of the width: the histogram stands in the lower left corner
    if (!camera.planar) camera.pan(aside * aspect, 0, 1);
    return camera;
  }

  /// Titles reach beyond their charts.
  [[nodiscard]] bool needs_upper_right_corner(const Picture& picture, const ParameterSet&) const override {
    return histogram_picture(picture).drawing->show == Show::waterfall || histogram_picture(picture).drawing->bars.width > 0;
  }

  /// A picture that is cut open depends on where it is seen from.
  [[nodiscard]] ParameterSet seen(const Subject& subject, const Look& look) const override {
    const auto& result = dynamic_cast<const HistogramResult&>(subject.result);
    ParameterSet view = subject.view;
    const auto v = view.to<histogram::ViewParameters>();
    if (!v.cut_open || !result.is_in_space(v)) return view;
    const auto query = result.looked_at(v);
    const auto origin = result.picture_origin(v);
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
    const auto& problem = histogram_picture(shown.picture).histograms->problem();
    const auto origin = shown.picture.origin;
    Numbers probe(problem.dimension());
    // As a single-precision number: the text of a state then says exactly what was asked.
    for (std::size_t k = 0; k < probe.size(); ++k) probe[k] = static_cast<float>(origin[k] + double(to[static_cast<int>(k)]));
    return {{"probe", probe}};
  }

  /// A bar of the query's histogram is selected; a place among the points becomes the query; a row of the waterfall the query
  /// that is looked at, with the bin that was clicked, there or in what is drawn beside it.
  [[nodiscard]] Answer click(const Shown& shown, const Sight& sight, Presentation&, RunContext&) const override {
    const HistogramPicture& picture = histogram_picture(shown.picture);
    const Show show = picture.drawing->show;
    if (!picture.histograms->has_table()) return {};
    if (const auto bar = picture.is_3d ? std::nullopt : bar_at(picture, sight.eye.x, sight.eye.y))
      return {{}, Pick{"bins", *bar}};
    if (show == Show::points && !picture.is_3d) return {drag(shown, "query", sight.eye), {}};
    const auto cell = show == Show::waterfall ? cell_at(picture, sight.eye.x, sight.eye.y) : std::nullopt;
    if (!cell) return {};
    Answer answer{{{"query", static_cast<std::int64_t>(cell->query)}, {"probe", Numbers{}}}, {}};
    if (cell->bin) answer.selected = Pick{"bins", *cell->bin};
    return answer;
  }

  /// A bin of the bars, of the waterfall, or the one that a place among the points is in.
  [[nodiscard]] std::optional<Finding> find(const Picture& given, const Sight& sight, Presentation&,
                                            RunContext&) const override {
    const HistogramPicture& picture = histogram_picture(given);
    if (!picture.histograms->has_table() || picture.is_3d) return std::nullopt;
    return find_bin(picture, sight.eye.x, sight.eye.y);
  }

  [[nodiscard]] std::optional<glm::dvec3> data_place(const Picture& picture, const ParameterSet& view,
                                                     glm::dvec3 at) const override {
    const Drawing& drawing = *histogram_picture(picture).drawing;
    if (drawing.show != Show::points || is_in_bars(drawing, at.x, at.y)) return std::nullopt;
    return Workspace::data_place(picture, view, at);
  }

 private:
  static void add_query(render::Scene& scene, const HistogramPicture& picture) {
    glm::vec3 place(0);
    for (std::size_t k = 0; k < picture.query.size(); ++k)
      place[static_cast<int>(k)] = static_cast<float>(double(picture.query[k]) - scene.origin[k]);
    scene.handles.push_back({"query", place, query_color});
    scene.legend.push_back({said("The query: drag it"), query_color});
  }
};

}  // namespace

const Workspace& histogram_workspace() {
  static const HistogramWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
