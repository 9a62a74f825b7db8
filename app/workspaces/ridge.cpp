// The picture of ridge detection: the cloud, the balls that slide on it, the ridge they become, and the true curve.
// SPDX-License-Identifier: MIT
#include "app/workspaces/ridge.h"

#include "compute/experiments.h"

#include <algorithm>
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

const std::string& choice(const ParameterSet& view, std::string_view name) { return std::get<std::string>(view.get(name)); }

std::array<std::string, 3> axis_names(const ParameterSet& view) {
  if (choice(view, "projection") == "principal") return {"first component", "second component", "third component"};
  std::array<std::string, 3> names;
  const std::array fields{"axis_x", "axis_y", "axis_z"};
  for (int k = 0; k < 3; ++k) names[k] = "x" + to_text(view.get(fields[k]));
  return names;
}

double number_in(const std::vector<Property>& properties, std::string_view name) {
  for (const Property& p : properties)
    if (const auto* number = std::get_if<double>(&p.value); number && p.name == name) return *number;
  return 0;
}

class RidgeWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("ridge"); }

  [[nodiscard]] render::Scene scene(const Result& result, std::size_t step, const ParameterSet& view) const override {
    const FrameLayout layout = result.layout(step, view);
    render::Scene scene;
    scene.box = box_of(result.bounds(view));
    scene.planar = !result.is_3d(view);
    scene.axis_names = axis_names(view);
    add_layers(scene, layout, view);
    add_furniture(scene, result, layout, view);
    return scene;
  }

  [[nodiscard]] render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const override {
    render::Camera camera;
    camera.planar = !result.is_3d(view);
    if (!camera.planar) camera.apply(render::CameraPreset::isometric);
    camera.frame(box_of(result.bounds(view)), aspect);
    return camera;
  }

 private:
  static void add_layers(render::Scene& scene, const FrameLayout& layout, const ParameterSet& view) {
    const bool show_balls = std::get<bool>(view.get("show_balls"));
    const auto add = [&](const char* id, const char* title, auto style, float opacity, bool visible, bool pickable) {
      scene.layers.push_back({id, title, std::move(style), opacity, visible, pickable});
    };
    add("cloud", "Cloud", render::PointsStyle{"cloud.position", "cloud.color", point_size(count_of(layout, "cloud.position"))},
        1, true, true);
    if (count_of(layout, "truth.position"))
      add("truth", "True curve", render::SegmentsStyle{"truth.position", "truth.color", 1.5f}, 0.8f, true, false);
    add("balls", "Balls", render::SpheresStyle{"balls.sphere", "balls.color", true}, 1, show_balls, true);
    add("links", "Ridge", render::SegmentsStyle{"links.position", "links.color", 3}, 1, true, true);
  }

  static void add_furniture(render::Scene& scene, const Result& result, const FrameLayout& layout, const ParameterSet& view) {
    if (choice(view, "color_by") == "distance") {
      render::ColorBar bar;
      bar.color_map = "cividis";
      bar.label = "distance to the ball's centre";
      bar.high = number_in(result.summary(), "r1");
      scene.color_bar = bar;
    }
    if (count_of(layout, "links.position")) scene.legend.push_back({"Ridge", {255, 255, 255, 255}});
    if (count_of(layout, "truth.position")) scene.legend.push_back({"True curve", {0, 158, 115, 255}});
  }
};

}  // namespace

const Workspace& ridge_workspace() {
  static const RidgeWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
