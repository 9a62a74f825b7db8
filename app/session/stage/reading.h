// What lies under the pointer: where that is in the data, and what is known about it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// A place that is asked about.
struct Pointed {
  std::optional<Pick> hit;         ///< the drawn element, as the picture calls it
  std::optional<glm::vec3> place;  ///< in the picture: where the element was met; in planar pictures always
  Workspace::Sight sight;          ///< through the pointer
};

struct Reading {
  std::optional<glm::dvec3> at;    ///< in the data's coordinates
  std::optional<glm::vec3> place;  ///< in the picture
  bool is_exact = false;           ///< `at` is the element's own place rather than the pointer's
  std::string name;                ///< "point 12"; empty where nothing lies there
  std::vector<Property> values;    ///< what else is known, without name and coordinates
  std::optional<Pick> thing = {};  ///< the drawn element that lies there, as the result calls it
};

/// Takes the coordinates out of an element's properties: those named like the axes, or "x", "y", "z", or "x0", "x1", "x2".
/// Nothing, and the properties stay, where they are not all there.
[[nodiscard]] std::optional<glm::dvec3> take_coordinates(std::vector<Property>& properties,
                                                         const std::array<std::string, 3>& axis_names, bool planar);
/// Takes the first property, which says what it is: "point 12".
[[nodiscard]] std::string take_name(std::vector<Property>& properties);

/// "column x" of an axis that is called "x in pixels": its name without what follows " in ".
[[nodiscard]] std::string short_axis_name(const std::string& name);
/// "x 0.53   y −0.2": to as many digits as tell neighbouring places apart that are `resolution` away from each other.
[[nodiscard]] std::string coordinates_text(glm::dvec3 at, const std::array<std::string, 3>& axis_names, bool planar,
                                           double resolution);
/// A number to as many digits behind the point as `resolution` has; where that is 0, to seven in all.
[[nodiscard]] std::string number_text(double value, double resolution);
/// "point 12 · owner ball 3 · distance to its centre 0.01": the first six, and as many as about a line holds, but the first in
/// any case; empty where nothing lies there.
[[nodiscard]] std::string values_text(const Reading& reading);

}  // namespace ws::app
