// What lies over the viewport's picture: the camera stands beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

#include "app/overlay/frame.h"
#include "app/session/stage/framing.h"

#include <map>
#include <string>
#include <vector>

namespace ws::app {

class PictureCovers {
 public:
  /// Of another picture the furniture is another.
  void forget() { stacks_.clear(); }
  /// `panels` lie over a picture of such a size, all in logical pixels; `furniture` is drawn into it, in device pixels, of
  /// which `scale` make a logical one.
  [[nodiscard]] std::vector<Cover> of(const std::map<std::string, OverlayRect>& panels,
                                      const std::vector<render::Area>& furniture, double scale, QSize size);

 private:
  /// Furniture in a corner of the picture: its largest size so far, so that a picture does not move with each word of a legend.
  struct Stack {
    bool right = false, lower = false;
    glm::dvec2 size{0};
  };
  void follow(const std::vector<render::Area>& furniture, glm::dvec2 picture);

  QSize size_;
  std::vector<Stack> stacks_;
};

}  // namespace ws::app
