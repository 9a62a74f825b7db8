// Where the parts around the data go, so that none covers another, a handle or a panel that lies over the picture. Pure
// arithmetic, in whichever pixels the caller counts.
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/glm.hpp>

#include <initializer_list>
#include <optional>
#include <vector>

namespace ws::render {

/// From the upper left to the lower right corner; y points downwards.
struct Area {
  glm::dvec2 low{0}, high{0};
  [[nodiscard]] glm::dvec2 size() const { return high - low; }
  /// How much of it the other covers.
  [[nodiscard]] double common(const Area& other) const;
  [[nodiscard]] bool holds(glm::dvec2 at) const { return at.x >= low.x && at.y >= low.y && at.x <= high.x && at.y <= high.y; }
};

/// The area, moved as little as need be to lie within the room. One that is larger stays where it is.
[[nodiscard]] Area whole_within(const Area& area, const Area& room);

enum class Corner { lower_right, upper_right, lower_left, upper_left };

/// Hands out places within a room. What is in the way is named first; a place that was handed out is in the way of the next.
class Placing {
 public:
  /// `gap`: between parts, at least.
  Placing(Area room, double gap) : room_(room), gap_(gap) {}

  /// Parts of it may lie outside of the room.
  void keep_off(const Area& area) { taken_.push_back(area); }
  /// In the first of the corners where it is free, or else the nearest free place above or below it; nothing where there is
  /// none.
  [[nodiscard]] std::optional<Area> find(glm::dvec2 size, std::initializer_list<Corner> corners) const;
  /// The same, and takes it. Where none is free: where it covers least.
  Area place(glm::dvec2 size, std::initializer_list<Corner> corners);
  /// Takes the place only if it is free.
  std::optional<Area> place_if_free(glm::dvec2 size, std::initializer_list<Corner> corners);

 private:
  /// The places along the side of a corner, from the corner on: where it touches what is in the way.
  [[nodiscard]] std::vector<Area> candidates(glm::dvec2 size, Corner corner) const;
  [[nodiscard]] double covered(const Area& area) const;

  Area room_;
  double gap_;
  std::vector<Area> taken_;
};

}  // namespace ws::render
