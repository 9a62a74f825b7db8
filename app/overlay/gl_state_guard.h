// What ImGui's OpenGL backend neither sets nor restores.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws::app {

/// Unbinds the pixel-unpack buffer (else the font upload reads from it), turns sRGB encoding off and opens the colour
/// mask; puts everything back when it ends. Needs a current context.
class GlStateGuard {
 public:
  GlStateGuard();
  ~GlStateGuard();
  GlStateGuard(const GlStateGuard&) = delete;
  GlStateGuard& operator=(const GlStateGuard&) = delete;

 private:
  int unpack_buffer_ = 0;
  unsigned char srgb_ = 0;
  unsigned char color_mask_[4] = {1, 1, 1, 1};
};

}  // namespace ws::app
