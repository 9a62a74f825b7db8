// Where a scene's words stand: beside or below their places, and none on others.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/layers/placing/placing.h"
#include "render/scene/scene.h"

#include <glm/glm.hpp>

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace ws::render {

struct PlacedLabel {
  const Label* label;
  glm::dvec2 place;  ///< where the last line begins at its foot; below: where the line is aligned at its head
  std::vector<std::string_view> lines;  ///< of the label's text, the last one first
  std::vector<Area> areas;              ///< of each line, as far as others must not come
  Area whole;
};

/// In pixels from the upper left.
struct LabelMeans {
  std::function<std::optional<glm::dvec2>(const glm::vec3& place)> pixel;
  std::function<double(std::string_view line)> width;
  double px = 1;   ///< pixels of a point
  double top = 0;  ///< words that rise have no room above it
};

inline constexpr double label_line_px = 16;

/// In the order of the labels, headings last. One that would cover one before it is left out, unless it may rise: then it goes
/// without what stands in parentheses, or those before it do that may rise, else higher, where it has room there. Words upon
/// words cannot be read. So is one that would cover what stands above it. Headings stand above all that has risen; so few rise
/// that they are seen there.
[[nodiscard]] std::vector<PlacedLabel> placed_labels(const std::vector<Label>& labels, const LabelMeans& means);

}  // namespace ws::render
