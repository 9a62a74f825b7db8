// The picture of ridge detection: the cloud, the balls that slide on it, the ridge they become, and the true curve.
// SPDX-License-Identifier: MIT
#include "app/workspaces/ridge.h"

#include "app/workspaces/ridge_legend.h"
#include "compute/core/words/told.h"
#include "compute/experiments.h"
#include "compute/ridge/show/picture.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace ws::app {

namespace {

constexpr std::size_t many_points = 1'000'000, some_points = 50'000;

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

/// Throws std::bad_cast for a picture of another experiment.
const ridge::RidgePicture& ridge_picture(const Picture& picture) { return dynamic_cast<const ridge::RidgePicture&>(picture); }

class RidgeWorkspace final : public Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return find_experiment("ridge"); }
  [[nodiscard]] std::string short_title() const override { return "Ridge"; }
  [[nodiscard]] bool takes_dimension(std::size_t dimension) const override {
    return dimension >= 1 && dimension <= max_dimension;
  }

  [[nodiscard]] render::Scene scene(const Picture& picture, const ParameterSet&) const override {
    const ridge::RidgePicture& shown = ridge_picture(picture);
    render::Scene scene;
    scene.box = box_of(shown.bounds);
    scene.planar = !shown.is_3d;
    scene.origin = shown.origin;
    scene.axis_names = shown.axis_names;
    add_layers(scene, shown);
    add_color_bar(scene, shown);
    scene.legend = ridge_legend(shown);
    return scene;
  }

  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"balls"}, {"links"}}; }

  [[nodiscard]] render::Camera camera_before(const render::Box& box, const Picture& picture, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = !picture.is_3d;
    if (!camera.planar) camera.apply(render::CameraPreset::isometric);
    camera.frame(box, aspect);
    return camera;
  }

  /// In the plane a click into a tile shows it alone, with its neighbours; one beside all tiles shows all again. The box that
  /// holds the place is selected.
  [[nodiscard]] Answer click(const Shown& shown, const Sight& sight, Presentation&, RunContext&) const override {
    const ridge::RidgePicture& picture = ridge_picture(shown.picture);
    if (picture.is_3d || !picture.ridge.detection().tiles) return {};
    Answer answer{{}, ridge::box_at(picture, sight.eye.x, sight.eye.y)};
    const std::int64_t tile = ridge::tile_at(picture, sight.eye.x, sight.eye.y);
    if (tile != std::get<std::int64_t>(shown.view.get("tile"))) answer.edits.emplace_back("tile", tile);
    return answer;
  }

 private:
  /// In space the cloud comes last and translucent, so that the ridge shines through it.
  static void add_layers(render::Scene& scene, const ridge::RidgePicture& picture) {
    const FrameLayout& layout = picture.layout;
    const bool show_balls = picture.view.show_balls, veil = !scene.planar && count_of(layout, "balls.sphere") > 0;
    const render::Layer cloud{
        "cloud", "Cloud", render::PointsStyle{"cloud.position", "cloud.color", point_size(count_of(layout, "cloud.position"))},
        veil ? veil_opacity(count_of(layout, "cloud.position")) : 1};
    if (!veil) scene.layers.push_back(cloud);
    if (count_of(layout, "tiles.position"))
      scene.layers.push_back({"tiles", "Tiles", render::SegmentsStyle{"tiles.position", "tiles.color", 1.5f}});
    // In the plane they step back once the ridge is whole: it is what one looks for.
    constexpr float faded = 0.4f;
    const float presence = scene.planar && picture.is_last() && count_of(layout, "links.position") > 0 ? faded : 1;
    scene.layers.push_back({"balls", "Balls", render::SpheresStyle{"balls.sphere", "balls.color", true}, presence, show_balls});
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

  static void add_color_bar(render::Scene& scene, const ridge::RidgePicture& picture) {
    if (picture.view.color_by != ridge::ColorBy::distance || picture.step() == 0) return;
    render::ColorBar bar;
    bar.color_map = std::get<std::string>(picture.request.view.get("color_map"));
    bar.label = said("distance to the ball's centre");
    bar.high = std::get<double>(picture.ridge.parameters().effective("r1"));
    bar.shares = picture.distance_shares;
    scene.color_bar = bar;
  }
};

}  // namespace

const Workspace& ridge_workspace() {
  static const RidgeWorkspace workspace;
  return workspace;
}

}  // namespace ws::app
