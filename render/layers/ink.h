// Sizes and colours that all furniture shares.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/light_ground.h"
#include "render/scene/scene.h"
#include "render/scene/view.h"
#include "render/text/canvas.h"

#include <algorithm>
#include <cmath>

namespace ws::render {

inline constexpr double tick_text_px = 11.5, label_text_px = 12.5;  // logical

[[nodiscard]] inline Rgba faded(Rgba color, double factor) {
  color[3] = static_cast<std::uint8_t>(std::lround(std::clamp(color[3] * factor, 0.0, 255.0)));
  return color;
}

/// The furniture's pens for one picture. Halo and panels take the background's alpha: on transparent ground there are none.
struct Ink {
  Ink(const Scene& scene, const View& view)
      : px(view.scale),
        strong(scene.theme.foreground),
        soft(faded(scene.theme.foreground, 0.78)),
        halo(faded(scene.theme.background, 0.55)),
        panel(faded(scene.theme.background, 0.78)),
        grid(scene.theme.grid),
        is_on_light(scene.has_light_ground()) {}

  double px;  ///< device pixels per logical pixel
  Rgba strong, soft, halo, panel, grid;
  bool is_on_light;

  /// A colour of the data, as the layers show it.
  [[nodiscard]] Rgba of(Rgba color) const { return is_on_light ? on_light(color) : color; }

  void tick_text(Canvas& canvas, std::string_view text, glm::dvec2 at, Align align) const {
    canvas.text(text, at, align, tick_text_px * px, soft, halo, px);
  }
  void label_text(Canvas& canvas, std::string_view text, glm::dvec2 at, Align align) const {
    canvas.text(text, at, align, label_text_px * px, strong, halo, px);
  }
  /// A crisp line along a row or column of pixels.
  void hairline(Canvas& canvas, glm::dvec2 from, glm::dvec2 to, Rgba color) const {
    const double width = std::max(1.0, std::round(px));
    const glm::dvec2 low = glm::floor(glm::min(from, to)), high = glm::floor(glm::max(from, to));
    const bool vertical = high.x - low.x < high.y - low.y;
    canvas.box(low, vertical ? glm::dvec2(low.x + width, high.y) : glm::dvec2(high.x, low.y + width), color);
  }
};

}  // namespace ws::render
