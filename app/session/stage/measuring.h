// A measurement: two places and the distance between them, with a third the angle at the second.
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/glm.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// A measurement's places and what follows from them. Not thread-safe. It changes nothing of what is measured.
class Measuring {
 public:
  static constexpr std::size_t most_places = 3;

  struct Place {
    glm::dvec3 at{0};    ///< in the data's coordinates
    glm::vec3 drawn{0};  ///< in the picture
    std::string name;    ///< of what was taken hold of: "point 12"; empty: a bare place
  };
  /// How its numbers are said.
  struct Words {
    std::array<std::string, 3> axis_names{"x", "y", "z"};
    bool planar = true;
    std::string unit;       ///< of lengths; may be empty
    double resolution = 0;  ///< how far neighbouring places are from each other; 0: unknown
    std::string distance = "distance", angle = "angle";
    std::string distance_between = "distance %1 to %2";  ///< two places by their numbers
    std::string angle_at = "angle at 2";
  };

  [[nodiscard]] const std::vector<Place>& places() const { return places_; }
  /// After three it begins anew.
  void take(Place place);
  /// Puts another in the place of one that was taken; nothing where it has gone.
  void refine(std::size_t index, Place place);
  /// Takes the last one back. False where there is none.
  bool take_back();
  void clear() { places_.clear(); }

  /// Between the first and the second.
  [[nodiscard]] std::optional<double> distance() const { return distance(0); }
  /// From place `first` to the next one.
  [[nodiscard]] std::optional<double> distance(std::size_t first) const;
  /// At the second, in degrees; none where two of the places are the same.
  [[nodiscard]] std::optional<double> angle() const;

  /// What is known now in one line: "distance 0.583 · dx 0.5 · dy 0.3".
  [[nodiscard]] std::string line(const Words& words) const;
  /// All of it in several lines, for the clipboard; empty before two places are taken.
  [[nodiscard]] std::string text(const Words& words) const;

 private:
  std::vector<Place> places_;
};

/// With its unit.
[[nodiscard]] std::string length_text(double length, const Measuring::Words& words);

}  // namespace ws::app
