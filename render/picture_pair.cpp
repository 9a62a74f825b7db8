// SPDX-License-Identifier: MIT
#include "render/picture_pair.h"

#include "render/gl/object.h"
#include "render/gl/program.h"
#include "render/gl/render_target.h"
#include "render/gl/state.h"

#include <algorithm>
#include <cmath>

namespace ws::render {

namespace {

constexpr float between_px = 4, line_px = 1;  // logical

int pixels(float logical, float scale) { return std::max(1, static_cast<int>(std::lround(logical * scale))); }

}  // namespace

int width_of_each(const PairLayout& layout, float scale) {
  if (layout.mode != PairMode::side) return layout.width;
  return std::max(1, (layout.width - pixels(between_px, scale)) / 2);
}

struct PicturePair::Impl {
  gl::Program program{"compare"};
  gl::VertexArray nothing;  ///< core profiles draw nothing without a vertex array
  gl::RenderTarget a{GL_RGBA8, false}, b{GL_RGBA8, false};
};

PicturePair::PicturePair() : impl_(std::make_unique<Impl>()) {}
PicturePair::~PicturePair() = default;

void PicturePair::draw(Renderer& renderer, const Side& a, const Side& b, const Camera& camera, const PairLayout& layout,
                       Viewport each, unsigned framebuffer) {
  Impl& self = *impl_;
  each.width = width_of_each(layout, each.scale);
  each.height = layout.height;
  self.a.resize(each.width, each.height);
  self.b.resize(each.width, each.height);
  renderer.draw(a.scene, a.frame, camera, each, self.a.framebuffer());
  renderer.draw(b.scene, b.frame, camera, each, self.b.framebuffer());

  const int line = pixels(line_px, each.scale);
  const int middle = static_cast<int>(std::lround(std::clamp(layout.at, 0.0f, 1.0f) * static_cast<float>(layout.width)));
  const bool is_side = layout.mode == PairMode::side;
  const auto& ink = a.scene.theme.foreground;
  gl::set_known_state();
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
  glViewport(0, 0, layout.width, layout.height);
  glDisable(GL_BLEND);
  self.program.use();
  glUniform1i(0, static_cast<int>(layout.mode));
  glUniform1i(1, is_side ? each.width : middle - line / 2);
  glUniform1i(2, is_side ? layout.width - each.width : middle - line / 2 + line);
  glUniform4f(3, static_cast<float>(ink[0]) / 510, static_cast<float>(ink[1]) / 510, static_cast<float>(ink[2]) / 510, 1);
  glBindTextureUnit(0, self.a.color());
  glBindTextureUnit(1, self.b.color());
  glBindVertexArray(self.nothing.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindTextureUnit(0, 0);
  glBindTextureUnit(1, 0);
  gl::set_default_state();
  glViewport(0, 0, layout.width, layout.height);
}

}  // namespace ws::render
