// The picture of ridge detection: the cloud, the balls that slide on it, the ridge they become, and the true curve.
// SPDX-License-Identifier: MIT
#include "app/workspaces/ridge.h"

#include "app/workspaces/areas.h"
#include "app/workspaces/ridge_legend.h"
#include "compute/experiments.h"
#include "compute/ridge/result.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace ws::app {

namespace {

constexpr std::size_t many_points = 1'000'000, some_points = 50'000;

render::Box box_of(const Bounds& bounds) {
  render::Box box;
  for (int k = 0; k < 3; ++k) {
    box.low[k] = static_cast<float>(bounds.low[k]);
    box.high[k] = static_cast<float>(bounds.high[k]);
  }
  return box;
}

std::size_t count_of(const FrameLayout& layout, std::string_view name) {
  const auto found = std::find_if(layout.begin(), layout.end(), [&](const TargetLayout& t) { return t.name == name; });
  return found == layout.end() ? 0 : found->count;
}

/// Dense clouds get small dots, so that their structure stays visible.
float point_size(std::size_t count) { return count > many_points ? 1.5f : count > some_points ? 2.0f : 3.5f; }

/// Of a cloud that the ridge must shine through: the denser, the fainter each point.
float veil_opacity(std::size_t count) {
  constexpr float faintest = 0.004f, strongest = 0.12f, until_count = 40'000;
  return std::max(faintest,
                  strongest * std::min(1.0f, std::sqrt(until_count / static_cast<float>(std::max<std::size_t>(count, 1)))));
}

const std::string& choice(const ParameterSet& view, std::string_view name) { return std::get<std::string>(view.get(name)); }

/// The file's column names for chosen axes. Throws std::bad_cast for another experiment's result.
std::array<std::string, 3> axis_names(const Result& result, const ParameterSet& view) {
  if (choice(view, "projection") == "principal") return {"first component", "second component", "third component"};
  const auto& columns = dynamic_cast<const ridge::RidgeResult&>(result).polylines().column_names;
  std::array<std::string, 3> names;
  const std::array fields{"axis_x", "axis_y", "axis_z"};
  for (int k = 0; k < 3; ++k) {
    const auto axis = static_cast<std::size_t>(std::get<std::int64_t>(view.get(fields[k])));
    names[k] = axis < columns.size() ? columns[axis] : "x" + std::to_string(axis);
  }
  return names;
}

class RidgeWorkspace final : public Workspace, public Areas {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("ridge"); }
  [[nodiscard]] bool takes_dimension(std::size_t dimension) const override {
    return dimension >= 2 && dimension <= max_dimension;
  }

  [[nodiscard]] render::Scene scene(const Result& result, std::size_t step, const ParameterSet& view) const override {
    const FrameLayout layout = result.layout(step, view);
    render::Scene scene;
    scene.box = box_of(result.bounds(view));
    scene.planar = !result.is_3d(view);
    scene.origin = result.origin(view);
    scene.axis_names = axis_names(result, view);
    add_layers(scene, layout, view);
    add_color_bar(scene, result, step, view);
    scene.legend =
        ridge_legend(dynamic_cast<const ridge::RidgeResult&>(result), step, layout, view.to<ridge::ViewParameters>());
    return scene;
  }

  [[nodiscard]] render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = !result.is_3d(view);
    if (!camera.planar) camera.apply(render::CameraPreset::isometric);
    camera.frame(box_of(result.bounds(view)), aspect);
    return camera;
  }

  /// In the plane a click into a tile shows it alone, with its neighbours; one beside all tiles shows all again.
  [[nodiscard]] Edits click(const Shown& shown, glm::vec3 eye, glm::vec3) const override {
    const auto& result = dynamic_cast<const ridge::RidgeResult&>(shown.result);
    if (!result.detection().tiles || result.is_3d(shown.view)) return {};
    const std::int64_t tile = result.tile_at(shown.view, eye.x, eye.y);
    if (tile == std::get<std::int64_t>(shown.view.get("tile"))) return {};
    return {{"tile", tile}};
  }

  [[nodiscard]] std::optional<Pick> area(const Shown& shown, glm::vec3 eye, glm::vec3) const override {
    if (shown.result.is_3d(shown.view)) return std::nullopt;
    return dynamic_cast<const ridge::RidgeResult&>(shown.result).box_at(shown.step, shown.view, eye.x, eye.y);
  }

 private:
  /// In space the cloud comes last and translucent, so that the ridge shines through it.
  static void add_layers(render::Scene& scene, const FrameLayout& layout, const ParameterSet& view) {
    const bool show_balls = std::get<bool>(view.get("show_balls")),
               veil = !scene.planar && count_of(layout, "balls.sphere") > 0;
    const render::Layer cloud{
        "cloud", "Cloud", render::PointsStyle{"cloud.position", "cloud.color", point_size(count_of(layout, "cloud.position"))},
        veil ? veil_opacity(count_of(layout, "cloud.position")) : 1};
    if (!veil) scene.layers.push_back(cloud);
    if (count_of(layout, "tiles.position"))
      scene.layers.push_back({"tiles", "Tiles", render::SegmentsStyle{"tiles.position", "tiles.color", 1.5f}});
    scene.layers.push_back({"balls", "Balls", render::SpheresStyle{"balls.sphere", "balls.color", true}, 1, show_balls});
    if (count_of(layout, "removed.sphere"))
      scene.layers.push_back(
          {"removed", "Removed balls", render::SpheresStyle{"removed.sphere", "removed.color", false}, 1, true, false});
    if (count_of(layout, "exact.position"))
      scene.layers.push_back(
          {"exact", "Exact result", render::SegmentsStyle{"exact.position", "exact.color", 2.0f}, 1, true, false});
    if (count_of(layout, "missing.position"))
      scene.layers.push_back(
          {"missing", "Missing", render::SegmentsStyle{"missing.position", "missing.color", 7.0f}, 1, true, false});
    scene.layers.push_back({"links", "Ridge", render::SegmentsStyle{"links.position", "links.color", 3.5f}});
    if (count_of(layout, "truth.position"))
      scene.layers.push_back(
          {"truth", "True curve", render::SegmentsStyle{"truth.position", "truth.color", 1.5f}, 1, true, false});
    if (veil) scene.layers.push_back(cloud);
  }

  static void add_color_bar(render::Scene& scene, const Result& result, std::size_t step, const ParameterSet& view) {
    if (choice(view, "color_by") != "distance" || step == 0) return;
    render::ColorBar bar;
    bar.color_map = choice(view, "color_map");
    bar.label = "distance to the ball's centre";
    bar.high = std::get<double>(result.parameters().effective("r1"));
    scene.color_bar = bar;
  }
};

}  // namespace

const Workspace& ridge_workspace() {
  static const RidgeWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
