// Small scenes with their buffers, for tests that look at pixels and for people who look at pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/interop/gl_frame.h"
#include "render/scene/scene.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ws::render::test {

inline constexpr std::uint32_t red = 0xff0000ffu, green = 0xff00ff00u, blue = 0xffff0000u;

/// Buffers by name, to be uploaded together.
class FrameBuilder {
 public:
  template <class T>
  FrameBuilder& add(const std::string& name, std::size_t element_bytes, const std::vector<T>& values) {
    return add_bytes(name, element_bytes, values.data(), values.size() * sizeof(T));
  }
  [[nodiscard]] HostFrame build(const FrameLayout& have = {}) const;

 private:
  FrameBuilder& add_bytes(const std::string& name, std::size_t element_bytes, const void* data, std::size_t bytes);

  FrameLayout layout_;
  std::vector<std::vector<std::byte>> bytes_;
};

/// A scene without furniture that looks at the square −1…1, planar or from above.
[[nodiscard]] Scene bare_scene(bool planar);
[[nodiscard]] Camera bare_camera(bool planar);

struct Example {
  Scene scene;
  Camera camera;
  FrameBuilder buffers;
};
/// A noisy ring, the balls of its ridge and their closed polyline.
[[nodiscard]] Example ring_example(std::size_t point_count, float aspect);
/// A noisy trefoil knot in space.
[[nodiscard]] Example trefoil_example(std::size_t point_count, float aspect);

}  // namespace ws::render::test
