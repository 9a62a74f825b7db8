// What lies over a picture, as parts of it: a camera stands beside that.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/placing/placing.h"
#include "render/scene/camera.h"
#include "render/scene/scene.h"

#include <optional>
#include <vector>

namespace ws::app {

/// Something that lies over a part of the picture: of its width and its height, from the upper left.
struct Cover {
  enum class Kind { sliders, strip, times, furniture };  ///< a strip is what is left of folded sliders
  Kind kind = Kind::sliders;
  render::Area area;
  [[nodiscard]] bool operator==(const Cover& other) const {
    return kind == other.kind && area.low == other.area.low && area.high == other.area.high;
  }
};

/// Of what is in the picture itself: legend, scale bar, colour bar, and the bars in the lower left corner. They have the room
/// that they mostly need: words differ from step to step, and the picture should not follow them. `scenes`: of all pictures of
/// that size, in logical pixels, that one camera shows, as two beside each other.
[[nodiscard]] std::vector<Cover> furniture_covers(const std::vector<render::Scene>& scenes, glm::dvec2 picture_px);

/// The part of a picture of such a shape in which the box lies; nothing where it is about the eye.
[[nodiscard]] std::optional<render::Area> area_seen(const render::Box& box, const render::Camera& camera, float aspect);

/// Where the words of a flat scene stand, in parts of the picture: as they are drawn, with letters of the usual width, of which
/// no more than `most_letters` count in a line.
[[nodiscard]] std::vector<render::Area> words_seen(const render::Scene& scene, const render::Camera& camera,
                                                   glm::dvec2 picture_px, double most_letters);
/// Where the data are, in parts of the picture: the images of a flat scene whose data are images, else all of its box.
[[nodiscard]] std::vector<render::Area> data_seen(const render::Scene& scene, const render::Camera& camera, float aspect);

/// Whether one of them lies over the box, as the camera sees it in a picture of such a shape.
[[nodiscard]] bool lie_over(const std::vector<Cover>& covers, const render::Box& box, const render::Camera& camera,
                            float aspect);

}  // namespace ws::app
