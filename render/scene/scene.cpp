// The themes, and where handles stand.
// SPDX-License-Identifier: MIT
#include "render/scene/scene.h"

#include "render/scene/view.h"

#include <algorithm>

namespace ws::render {

std::optional<glm::dvec2> pixel_of(const Handle& handle, const View& view) {
  if (handle.is_divider) return glm::dvec2(handle.position.x * double(view.width), handle.position.y * double(view.height));
  return view.pixel(handle.position);
}

glm::vec3 position_at(const Handle& handle, const View& view, glm::dvec2 pixel) {
  if (handle.is_divider) return glm::dvec3(pixel.x / view.width, pixel.y / view.height, 0);
  return view.world(pixel, view.camera.planar ? 0 : view.ndc_depth(handle.position));
}

bool Theme::is_light() const { return 299 * background[0] + 587 * background[1] + 114 * background[2] > 127'500; }

bool Scene::has_light_ground() const {
  return theme.is_light() && std::none_of(layers.begin(), layers.end(), [](const Layer& layer) {
           const bool is_picture =
               std::holds_alternative<ScreenStyle>(layer.style) || std::holds_alternative<ImageStyle>(layer.style);
           return is_picture && layer.visible && layer.opacity > 0;
         });
}

Theme Theme::dark() { return {}; }

Theme Theme::light() { return {{255, 255, 255, 255}, {38, 41, 48, 255}, {0, 0, 0, 28}}; }

Theme Theme::print() { return {{255, 255, 255, 255}, {0, 0, 0, 255}, {0, 0, 0, 40}}; }

std::optional<Theme> Theme::named(std::string_view name) {
  if (name == "dark") return dark();
  if (name == "light") return light();
  if (name == "contrast-dark") return Theme{{0, 0, 0, 255}, {255, 255, 255, 255}, {255, 255, 255, 90}};
  if (name == "contrast-light") return Theme{{255, 255, 255, 255}, {0, 0, 0, 255}, {0, 0, 0, 90}};
  return std::nullopt;
}

const std::vector<std::string>& theme_names() {
  static const std::vector<std::string> names{"dark", "light", "contrast-dark", "contrast-light"};
  return names;
}

}  // namespace ws::render
