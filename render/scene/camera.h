// The eye: pan and zoom in the plane, orbit and fly in space. Pure arithmetic, no GL.
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/glm.hpp>

#include <string_view>

namespace ws::render {

/// An axis-aligned box of what is drawn, in world coordinates.
struct Box {
  glm::vec3 low{0}, high{0};
  [[nodiscard]] glm::vec3 center() const { return 0.5f * (low + high); }
  /// Half the diagonal, never 0.
  [[nodiscard]] float radius() const;
  /// The smallest that holds both.
  [[nodiscard]] Box with(const Box& other) const { return {glm::min(low, other.low), glm::max(high, other.high)}; }
  [[nodiscard]] bool operator==(const Box&) const = default;
};

enum class CameraPreset { front, back, left, right, top, bottom, isometric };

/// A copyable value. 2-D scenes: `planar` is true, the eye looks along −z and `distance` is half the height that is seen.
struct Camera {
  bool planar = false;
  bool orthographic = false;
  bool y_up = false;  ///< upwards is +y instead of +z, and what is said of x, y, z below holds of x, −z, y
  glm::vec3 target{0};
  float distance = 1;  ///< from eye to target; in planar and orthographic views half the visible height
  float yaw = 0.6f;    ///< radians about +z
  float pitch = 0.5f;  ///< radians above the xy plane
  float fov_y = 0.7f;  ///< radians
  /// Where the middle of the picture lies beside the target, to the right and upwards, in units of `distance`. The target,
  /// about which one turns, then stands beside what covers the picture.
  glm::vec2 aside{0};

  /// What is seen in the middle of the picture, at the target's depth.
  [[nodiscard]] glm::vec3 middle() const;
  [[nodiscard]] glm::vec3 eye() const;
  [[nodiscard]] glm::vec3 forward() const;
  [[nodiscard]] glm::vec3 right() const;
  [[nodiscard]] glm::vec3 up() const;
  [[nodiscard]] glm::mat4 view_from_world() const;
  /// `box` bounds near and far planes.
  [[nodiscard]] glm::mat4 clip_from_view(float aspect, const Box& box) const;
  /// World units that one pixel covers at the target.
  [[nodiscard]] float world_per_pixel(float height_px) const;

  /// Frames `box` with a margin, keeping the direction.
  void frame(const Box& box, float aspect);
  /// The same in a part of the picture, from the lower left to the upper right corner in normalised device coordinates. Not for
  /// planar views.
  void frame_within(const Box& box, float aspect, glm::vec2 low, glm::vec2 high);
  void apply(CameraPreset preset);
  /// Pointer moves, in pixels; y downwards as in windows.
  void orbit(float dx, float dy);
  void pan(float dx, float dy, float height_px);
  /// factor < 1 goes nearer. The point under the cursor (pixels from the centre, y up) stays where it is.
  void zoom(float factor, glm::vec2 cursor_from_center_px, float height_px);
  /// Moves eye and target along the camera's own axes, in units of `distance`.
  void fly(glm::vec3 right_up_forward);

  [[nodiscard]] bool operator==(const Camera&) const = default;

 private:
  [[nodiscard]] glm::vec3 turned(glm::vec3 v) const;
};

}  // namespace ws::render
