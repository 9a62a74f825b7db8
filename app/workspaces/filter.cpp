// The picture of image filters: the image, the divider between two of them, the corners that one drags, and the work-group
// under the microscope.
// SPDX-License-Identifier: MIT
#include "app/workspaces/filter.h"

#include "compute/core/error.h"
#include "compute/experiments.h"
#include "compute/filter/result.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace ws::app {

namespace {

using filter::FilterResult;
using filter::Moment;
using filter::Stage;

constexpr std::array<std::uint8_t, 4> divider_color{255, 255, 255, 255}, corner_color{120, 200, 255, 255},
    first_read_color{86, 180, 233, 255}, second_read_color{230, 159, 0, 255}, segment_color{120, 230, 140, 255},
    apron_color{255, 190, 60, 255}, left_color{235, 235, 240, 255}, right_color{150, 150, 160, 255},
    wrong_color{255, 80, 120, 255}, inside_color{225, 225, 225, 255}, outside_color{40, 70, 140, 255},
    behind_color{200, 50, 60, 255}, at_infinity_color{240, 200, 60, 255};
constexpr float divider_margin = 0.06f;  // of the image's height, from its lower edge

const FilterResult& of(const Result& result) { return dynamic_cast<const FilterResult&>(result); }

bool is_moving(const FilterResult& result, std::size_t step) {
  const Moment moment = result.steps().at(step).moment;
  return moment == Moment::load || moment == Moment::compute;
}

const char* stage_name(Stage stage) { return ChoiceNames<Stage>::names[static_cast<std::size_t>(stage)]; }

bool is_affine(const filter::Run& run) { return run.parameters.operation == filter::Operation::affine; }

/// The three or four corners that define the warp; an affine one's fourth follows.
bool is_corner_free(const filter::Run& run, int corner) { return !is_affine(run) || corner != 2; }

class FilterWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("filter"); }

  [[nodiscard]] render::Scene scene(const Result& given, std::size_t step, const ParameterSet& view) const override {
    const FilterResult& result = of(given);
    const auto v = view.to<filter::ViewParameters>();
    const auto [width, height] = result.shown_size(step, v);
    const filter::Overlay overlay = result.overlay(step, v);
    render::Scene scene;
    scene.planar = scene.y_down = true;
    scene.axis_names = {"x in pixels", "y in pixels", ""};
    scene.show_scale_bar = false;
    scene.box = box_of(result, view);
    scene.layers.push_back({"image", "Image", render::ImageStyle{"image.pixels", width, height}});
    if (overlay.lens) scene.layers.push_back({"lens", "Microscope", lens_style(*overlay.lens, width, height), 1, true, false});
    scene.layers.push_back(
        {"lines", "Lines over the image", render::SegmentsStyle{"lines.position", "lines.color", 1.5f}, 1, true, false});
    for (const auto& word : overlay.words) scene.labels.push_back({{word.at[0], word.at[1], 0}, word.text});
    add_handles(scene, result, step, v);
    add_legend(scene, result, step, v, overlay.lens.has_value());
    return scene;
  }

  [[nodiscard]] render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    camera.frame(box_of(of(result), view), aspect);
    return camera;
  }

  [[nodiscard]] ParameterSet seen(const Result& given, std::size_t, ParameterSet view, const Look&) const override {
    const Stage asked = view.to<filter::ViewParameters>().stage, shown = of(given).shown_stage(asked);
    if (shown != asked && !of(given).run().passes.empty()) view.set_text("stage", stage_name(shown));
    return view;
  }

  [[nodiscard]] Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const override {
    const FilterResult& result = of(shown.result);
    const auto& run = result.run();
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
    Edits edits{{"corners", to_text(parameters.corners)}, {"direction", std::string("forward")}, {"invert", false}};
    // What the corners overrule would say something else than the picture.
    for (const char* name : {"matrix", "rotation", "zoom", "shear", "move_x", "move_y", "perspective_x", "perspective_y"})
      if (!shown.parameters.is_default(name)) edits.emplace_back(name, shown.parameters.info(name).default_value);
    return edits;
  }

 private:
  static render::Box box_of(const FilterResult& result, const ParameterSet& view) {
    const Bounds bounds = result.bounds(view);
    return {{bounds.low[0], bounds.low[1], 0}, {bounds.high[0], bounds.high[1], 0}};
  }

  static render::ImageStyle lens_style(const filter::Lens& lens, int width, int height) {
    render::ImageStyle style{"image.pixels", width, height};
    style.part_low = {lens.x0, lens.y0};
    style.part_high = {lens.x1, lens.y1};
    style.corner = {static_cast<float>(lens.left), static_cast<float>(lens.top)};
    style.texel = static_cast<float>(lens.texel);
    return style;
  }

  static void add_handles(render::Scene& scene, const FilterResult& result, std::size_t step,
                          const filter::ViewParameters& view) {
    const auto& run = result.run();
    if (is_moving(result, step) || step + 1 < result.step_count() || run.passes.empty() || result.shows_kernel(view)) return;
    const auto width = static_cast<float>(run.result->width), height = static_cast<float>(run.result->height);
    if (result.shown_stage(view.stage) == Stage::split)
      scene.handles.push_back(
          {"divider", {static_cast<float>(view.split) * width - 0.5f, -(1 - divider_margin) * height, 0}, divider_color});
    if (!run.warp || !view.show_geometry || result.shows_before_warp(step, view)) return;
    const filter::Corners corners = filter::corner_places(run.parameters, run.input->width, run.input->height);
    for (int i = 0; i < 4; ++i) {
      const auto k = static_cast<std::size_t>(2 * i);
      if (is_corner_free(run, i))
        scene.handles.push_back({"corner" + std::to_string(i),
                                 {static_cast<float>(corners[k]), static_cast<float>(-corners[k + 1]), 0},
                                 corner_color});
    }
  }

  static std::string compared_name(const FilterResult& result) {
    if (!result.run().versus) return "input";
    const auto variant = filter::variant_of(result.run().parameters.versus);
    return variant ? filter::info_of(*variant).name : "double precision";
  }

  static std::string difference_text(const FilterResult& result) {
    const auto largest = result.largest_difference();
    return "result minus " + compared_name(result) + (largest ? fmt::format(": at most {:.3g}", *largest) : "");
  }

  static std::vector<render::LegendEntry> mask_legend(const filter::Mask* mask) {
    const auto entry = [&](const char* name, std::size_t filter::Mask::*count) {
      return mask ? fmt::format("{}: {} pixels", name, mask->*count) : std::string(name);
    };
    return {{entry("inside the image", &filter::Mask::inside), inside_color},
            {entry("outside", &filter::Mask::outside), outside_color},
            {entry("behind (w < 0)", &filter::Mask::behind), behind_color},
            {entry("at infinity (w = 0)", &filter::Mask::at_infinity), at_infinity_color}};
  }

  static void add_legend(render::Scene& scene, const FilterResult& result, std::size_t step, const filter::ViewParameters& view,
                         bool lens) {
    if (result.shows_kernel(view)) {
      const auto [width, height] = result.shown_size(step, view);
      scene.legend = {{fmt::format("column taps times row taps: {} x {}", width, height), left_color}};
      return;
    }
    if (is_moving(result, step)) {
      if (!lens) return;
      if (view.lens == filter::LensView::aprons)
        scene.legend = {{"right result", first_read_color},
                        {"wrong result, or a cell that none loads", wrong_color},
                        {"idle item", right_color},
                        {"apron", apron_color}};
      if (view.lens != filter::LensView::reads) return;
      const bool load = result.steps().at(step).moment == Moment::load;
      scene.legend = {{load ? "first read of each lane" : "sum of the first lane", first_read_color},
                      {load ? "second read" : "sum of the last lane", second_read_color},
                      {"apron", apron_color},
                      {"segment of 128 bytes", segment_color}};
      return;
    }
    if (step + 1 != result.step_count() || result.run().passes.empty()) return;
    const Stage shown = result.shown_stage(view.stage);
    if (shown != view.stage)
      scene.legend = {{fmt::format("the result: this run has no {}", stage_name(view.stage)), left_color}};
    if (shown == Stage::split) scene.legend = {{"left: result", left_color}, {"right: " + compared_name(result), right_color}};
    if (shown == Stage::mask) scene.legend = mask_legend(result.known_mask());
    if (shown == Stage::difference) scene.legend = {{difference_text(result), left_color}};
  }
};

}  // namespace

const Workspace& filter_workspace() {
  static const FilterWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
