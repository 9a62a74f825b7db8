// What tests that draw share: one headless context a test, and no GL error left behind.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/gl/gl.h"
#include "render/headless.h"
#include "render/renderer.h"
#include "tests/render/scenes.h"

#include <gtest/gtest.h>

#include <array>

namespace ws::render::test {

using Color = std::array<int, 4>;

inline Color pixel(const Image& image, int x, int y) {
  const std::uint8_t* p = image.rgba.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                                                   static_cast<std::size_t>(x));
  return {p[0], p[1], p[2], p[3]};
}

class GlTest : public testing::Test {
 protected:
  void TearDown() override { EXPECT_EQ(glGetError(), static_cast<GLenum>(GL_NO_ERROR)); }

  HeadlessContext context_;
};

/// A renderer and a frame in that context.
class DrawingTest : public GlTest {
 protected:
  [[nodiscard]] Image draw(const Scene& scene, const Camera& camera, ImageOptions options = {.width = 200, .height = 200}) {
    return renderer_.image(scene, frame_, camera, options);
  }

  Renderer renderer_;
  GlFrame frame_{InteropMode::cpu};
};

}  // namespace ws::render::test
