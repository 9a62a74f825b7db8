// The picture of image filters: the image, the divider between two of them, the corners that can be dragged, and the
// work-group under the microscope.
// SPDX-License-Identifier: MIT
#include "app/workspaces/filter.h"

#include "app/workspaces/filter_legend.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/experiments.h"
#include "compute/filter/result.h"
#include "compute/filter/show/picture.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace ws::app {

namespace {

using filter::FilterPicture;
using filter::Moment;

constexpr std::array<std::uint8_t, 4> divider_color{255, 255, 255, 255}, corner_color{120, 200, 255, 255};
constexpr float divider_margin = 0.06f;  // of the image's height, from its lower edge

const FilterPicture& filter_picture(const Picture& picture) { return dynamic_cast<const FilterPicture&>(picture); }
const filter::Run& run_of(const Result& result) { return dynamic_cast<const filter::FilterResult&>(result).run(); }
const filter::Run& run_of(const Picture& picture) { return run_of(*picture.result); }

bool is_affine(const filter::Run& run) { return run.parameters.operation == filter::Operation::affine; }

/// The three or four corners that define the warp; an affine one's fourth follows.
bool is_corner_free(const filter::Run& run, int corner) { return !is_affine(run) || corner != 2; }

class FilterWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("filter"); }
  [[nodiscard]] std::string short_title() const override { return "Filters"; }

  [[nodiscard]] render::Scene scene(const Picture& given, const ParameterSet& view) const override {
    const FilterPicture& picture = filter_picture(given);
    const filter::Overlay& overlay = picture.overlay;
    render::Scene scene;
    scene.planar = scene.y_down = true;
    scene.axis_names = {said("x in pixels"), said("y in pixels"), ""};
    scene.show_scale_bar = false;
    scene.box = box_of(picture.bounds);
    scene.layers.push_back({"image", "Image", render::ImageStyle{"image.pixels", picture.width, picture.height}});
    if (overlay.lens) scene.layers.push_back({"lens", "Microscope", lens_style(picture, *overlay.lens), 1, true, false});
    scene.layers.push_back(
        {"lines", "Lines over the image", render::SegmentsStyle{"lines.position", "lines.color", 1.5f}, 1, true, false});
    for (const auto& word : overlay.words) scene.labels.push_back({{word.at[0], word.at[1], 0}, word.text});
    const auto values = view.to<filter::ViewParameters>();
    add_handles(scene, picture, values);
    scene.legend = filter_legend(picture, values);
    return scene;
  }

  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"image"}}; }

  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture&, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    camera.frame(box, aspect);
    return camera;
  }

  /// The corners of a warped image are dragged.
  [[nodiscard]] bool needs_upper_right_corner(const Picture& picture, const ParameterSet&) const override {
    return run_of(picture).warp.has_value();
  }

  [[nodiscard]] ParameterSet seen(const Subject& subject, const Look&) const override {
    const filter::Run& run = run_of(subject.result);
    ParameterSet view = subject.view;
    const filter::Stage asked = view.to<filter::ViewParameters>().stage, shown = filter::shown_stage(run, asked);
    if (shown != asked && !run.passes.empty()) view.set_text("stage", choice_name(shown));
    return view;
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    const filter::Run& run = run_of(shown.picture);
    if (handle == "divider") return {{"split", std::clamp((double(to.x) + 0.5) / std::max(run.result->width, 1), 0.0, 1.0)}};
    // The result may be a preview by now, or lag behind what was dragged last: the parameters know.
    if (!run.warp || !handle.starts_with("corner")) return {};
    auto parameters = shown.parameters.to<filter::Parameters>();
    filter::Corners corners = filter::corner_places(parameters, run.input->width, run.input->height);
    const auto at = static_cast<std::size_t>(handle.back() - '0');
    corners[2 * at] = std::round(double(to.x) * 8) / 8;
    corners[2 * at + 1] = std::round(double(-to.y) * 8) / 8;
    if (is_affine(run))
      for (const std::size_t k : {0u, 1u}) corners[4 + k] = corners[2 + k] + corners[6 + k] - corners[k];
    parameters.corners.assign(corners.begin(), corners.end());
    parameters.direction = filter::Direction::forward, parameters.invert = false;
    (void)filter::make_warp(parameters, run.input->width, run.input->height);  // throws where it cannot be
    Edits edits{{"corners", parameters.corners}, {"direction", std::string("forward")}, {"invert", false}};
    // What the corners overrule would say something else than the picture.
    for (const char* name : {"matrix", "rotation", "zoom", "shear", "move_x", "move_y", "perspective_x", "perspective_y"})
      if (!shown.parameters.is_default(name)) edits.emplace_back(name, shown.parameters.info(name).default_value);
    return edits;
  }

  /// Rows are counted downwards. The picture of a kernel has no pixels of an image.
  [[nodiscard]] std::optional<glm::dvec3> data_place(const Picture& picture, const ParameterSet&,
                                                     glm::dvec3 at) const override {
    if (filter_picture(picture).stage == filter::Stage::kernel) return std::nullopt;
    return glm::dvec3(at.x, -at.y, 0);
  }
  [[nodiscard]] std::string length_unit() const override { return "px"; }

 private:
  static render::ImageStyle lens_style(const FilterPicture& picture, const filter::Lens& lens) {
    render::ImageStyle style{"image.pixels", picture.width, picture.height};
    style.part_low = {lens.x0, lens.y0};
    style.part_high = {lens.x1, lens.y1};
    style.corner = {static_cast<float>(lens.left), static_cast<float>(lens.top)};
    style.texel = static_cast<float>(lens.texel);
    return style;
  }

  /// A warp's corners are there at every step: the first thing that one wants of a warp is to drag it.
  static void add_handles(render::Scene& scene, const FilterPicture& picture, const filter::ViewParameters& view) {
    if (picture.stage == filter::Stage::kernel) return;
    const filter::Run& run = run_of(picture);
    const auto width = static_cast<float>(run.result->width), height = static_cast<float>(run.result->height);
    if (picture.stage == filter::Stage::split && picture.moment == Moment::result)
      scene.handles.push_back(
          {"divider", {static_cast<float>(view.split) * width - 0.5f, -(1 - divider_margin) * height, 0}, divider_color});
    const bool shows_input =
        picture.moment == Moment::result && picture.is_before_warp;  // it is asked for in place of the result
    if (!run.warp || !view.show_geometry || shows_input) return;
    const filter::Corners corners = filter::corner_places(run.parameters, run.input->width, run.input->height);
    for (int i = 0; i < 4; ++i) {
      const std::size_t k = 2 * static_cast<std::size_t>(i);
      if (is_corner_free(run, i))
        scene.handles.push_back({"corner" + std::to_string(i),
                                 {static_cast<float>(corners[k]), static_cast<float>(-corners[k + 1]), 0},
                                 corner_color});
    }
  }
};

}  // namespace

const Workspace& filter_workspace() {
  static const FilterWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
