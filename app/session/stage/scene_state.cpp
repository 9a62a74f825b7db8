// Layer switches and furniture on a scene.
// SPDX-License-Identifier: MIT
#include "app/session/stage/scene_state.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"

#include <optional>

namespace ws::app {

namespace {

struct Resize {
  float factor;
  void operator()(render::PointsStyle& style) const { style.size_px *= factor; }
  void operator()(render::SegmentsStyle& style) const { style.width_px *= factor; }
  void operator()(render::SpheresStyle&) const {}  // a ball's size is data
  void operator()(render::ImageStyle&) const {}
  void operator()(render::MeshStyle&) const {}
  void operator()(render::ScreenStyle&) const {}
};

}  // namespace

void apply_layers(render::Scene& scene, const std::map<std::string, LayerState>& layers) {
  for (render::Layer& layer : scene.layers) {
    const auto found = layers.find(layer.id);
    if (found == layers.end()) continue;
    layer.visible = layer.visible && found->second.visible;
    layer.opacity *= found->second.opacity;
    std::visit(Resize{found->second.size_factor}, layer.style);
  }
}

void apply_furniture(render::Scene& scene, const Furniture& furniture) {
  const std::optional<render::Theme> theme = render::Theme::named(furniture.theme);
  if (!theme)
    throw Error(ErrorKind::invalid_argument, told("there is no theme named {}", furniture.theme),
                told("known: {}", joined_text(render::theme_names(), ", ")));
  scene.show_grid = scene.show_grid && furniture.grid;
  scene.show_axes = scene.show_axes && furniture.axes;
  scene.show_scale_bar = scene.show_scale_bar && furniture.axes;
  if (!furniture.legend) {
    scene.legend.clear();
    scene.color_bar.reset();
    scene.bars.reset();
  }
  scene.theme = *theme;
}

}  // namespace ws::app
