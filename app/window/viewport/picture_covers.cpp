// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

/// Sizes grow by so much at a time, in logical pixels: the picture should not follow each digit.
constexpr double stride = 16;
double in_strides(double length) { return stride * std::ceil(length / stride); }

}  // namespace

std::vector<Cover> PictureCovers::of(const std::map<std::string, OverlayRect>& panels,
                                     const std::vector<render::Area>& furniture, double scale, QSize size) {
  constexpr double times_width = 182;  // with its margin: its own follows its digits
  const glm::dvec2 picture{std::max(1, size.width()), std::max(1, size.height())};
  std::vector<Cover> covers;
  for (const char* name : {"panel.pinned", "panel.folded"})
    if (const auto at = panels.find(name); at != panels.end())
      covers.push_back({Cover::Kind::sliders,
                        {{0, 0}, {in_strides(at->second.x + at->second.width), in_strides(at->second.y + at->second.height)}}});
  if (size != size_) stacks_.clear();
  size_ = size;
  std::vector<render::Area> logical = furniture;
  for (render::Area& area : logical) area = {area.low / scale, area.high / scale};
  follow(logical, picture);
  for (const Stack& stack : stacks_) {
    const glm::dvec2 corner{stack.right ? picture.x : 0, stack.lower ? picture.y : 0};
    const glm::dvec2 other{stack.right ? picture.x - stack.size.x : stack.size.x,
                           stack.lower ? picture.y - stack.size.y : stack.size.y};
    covers.push_back({Cover::Kind::furniture, {glm::min(corner, other), glm::max(corner, other)}});
  }
  if (const auto times = panels.find("hud"); times != panels.end())
    covers.push_back(
        {Cover::Kind::times, {{picture.x - times_width, 0}, {picture.x, in_strides(times->second.y + times->second.height)}}});
  for (Cover& cover : covers) cover.area = {cover.area.low / picture, cover.area.high / picture};
  return covers;
}

void PictureCovers::follow(const std::vector<render::Area>& furniture, glm::dvec2 picture) {
  constexpr glm::dvec2 scale_bar_and_some_words{192, 64};  // room for a legend that a later step has
  for (const render::Area& area : furniture) {
    const glm::dvec2 middle = 0.5 * (area.low + area.high);
    const bool right = middle.x > picture.x / 2, lower = middle.y > picture.y / 2;
    auto stack =
        std::find_if(stacks_.begin(), stacks_.end(), [&](const Stack& s) { return s.right == right && s.lower == lower; });
    if (stack == stacks_.end())
      stack = stacks_.insert(stacks_.end(), {right, lower, right && lower ? scale_bar_and_some_words : glm::dvec2(0)});
    const glm::dvec2 reach{right ? picture.x - area.low.x : area.high.x, lower ? picture.y - area.low.y : area.high.y};
    stack->size = glm::max(stack->size, glm::dvec2(in_strides(reach.x), in_strides(reach.y)));
  }
}

}  // namespace ws::app
