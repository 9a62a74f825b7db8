// Clears words per pixel, lets every dot write its own, and draws what they say.
// SPDX-License-Identifier: MIT
#include "render/layers/splats.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "render/gl/state.h"

#include <algorithm>
#include <cmath>

namespace ws::render {
namespace {

constexpr std::size_t fewest_dots = 500'000;
constexpr std::size_t most_summed = 0xffffffffu / 255;  // their colours' sums fit into 32 bits
constexpr float largest_diameter_px = 3;
constexpr GLuint first_plane = 2;                 // binding
constexpr int winner_planes = 2, sum_planes = 5;  // as in common/splat.glsl
constexpr GLsizeiptr alignment = 256;             // the coarsest that GL allows for offsets of bindings
constexpr GLsizeiptr word_bytes = 4, dot_bytes = 12;
constexpr std::size_t group_size = 256;            // as in splat.comp
constexpr std::size_t elements_at_once = 1 << 23;  // bindings below the 128 MiB, groups below the 65535, that GL guarantees

bool is_summed(const Dots& dots, const LayerPass& pass) {
  return pass.opacity < 1 || (pass.planar && dots.diameter_px < 1);  // dots that fade add up in the plane
}

void clear(GLuint buffer, GLintptr offset, GLsizeiptr bytes, GLuint value) {
  glClearNamedBufferSubData(buffer, GL_R32UI, offset, bytes, GL_RED_INTEGER, GL_UNSIGNED_INT, &value);
}

void bind(GLuint binding, GLuint buffer, std::size_t offset, std::size_t bytes) {
  glBindBufferRange(GL_SHADER_STORAGE_BUFFER, binding, buffer, static_cast<GLintptr>(offset), static_cast<GLsizeiptr>(bytes));
}

}  // namespace

bool SplatsPainter::takes(const Dots& dots, const LayerPass& pass) {
  if (pass.picking || dots.drawn() < fewest_dots || dots.diameter_px > largest_diameter_px) return false;
  return !is_summed(dots, pass) || dots.drawn() <= most_summed;
}

void SplatsPainter::draw(const Dots& dots, const LayerPass& pass) {
  is_summed(dots, pass) ? sum(dots, pass) : find_winners(dots, pass);
}

/// Makes room for planes of a word per pixel, cleared, and binds them.
void SplatsPainter::prepare(const LayerPass& pass, int planes) {
  const GLsizeiptr bytes = GLsizeiptr{pass.width} * pass.height * word_bytes;
  const GLsizeiptr plane = (bytes + alignment - 1) / alignment * alignment;
  if (planes * plane > capacity_) {
    capacity_ = 0;
    glNamedBufferData(words_.name(), planes * plane, nullptr, GL_DYNAMIC_COPY);
    if (glGetError() == GL_OUT_OF_MEMORY)
      throw Error(ErrorKind::out_of_memory, said("OpenGL has no room for the dots of a picture"),
                  said("choose a smaller size"));
    capacity_ = planes * plane;
  }
  clear(words_.name(), 0, planes * plane, 0);
  for (int i = 0; i < planes; ++i)
    glBindBufferRange(GL_SHADER_STORAGE_BUFFER, first_plane + static_cast<GLuint>(i), words_.name(), i * plane, bytes);
  if (planes == winner_planes) clear(words_.name(), plane, plane, 0xffffffffu);
}

void SplatsPainter::dispatch(const Dots& dots, bool find_depths) const {
  const std::size_t dots_at_once = elements_at_once / dots.step / alignment * alignment;  // keeps offsets aligned
  glUniform1i(2, std::clamp(static_cast<int>(std::lround(dots.diameter_px)), 1, 3));
  glUniform1ui(3, static_cast<GLuint>(dots.step));
  glUniform1i(6, find_depths);
  for (std::size_t begin = 0; begin < dots.drawn(); begin += dots_at_once) {
    const std::size_t first = begin * dots.step, drawn = std::min(dots_at_once, dots.drawn() - begin);
    const std::size_t elements = std::min(dots_at_once * dots.step, dots.count - first);
    glUniform1ui(4, static_cast<GLuint>(drawn));
    glUniform1ui(5, static_cast<GLuint>(first));
    bind(0, dots.positions, first * dot_bytes, elements * dot_bytes);
    bind(1, dots.colors, first * word_bytes, elements * word_bytes);
    glDispatchCompute(static_cast<GLuint>((drawn + group_size - 1) / group_size), 1, 1);
  }
  glMemoryBarrier(GL_SHADER_STORAGE_BARRIER_BIT | GL_BUFFER_UPDATE_BARRIER_BIT);
}

void SplatsPainter::sum(const Dots& dots, const LayerPass& pass) {
  prepare(pass, sum_planes);
  glTextureBarrier();
  glBindTextureUnit(0, pass.depth);
  sums_.use();
  dispatch(dots);
  glBindTextureUnit(0, 0);
  glDisable(GL_DEPTH_TEST);  // done per dot; a mean has no depth
  resolve(resolve_sums_, dots, pass);
  gl::set(GL_DEPTH_TEST, !pass.planar);
}

void SplatsPainter::find_winners(const Dots& dots, const LayerPass& pass) {
  prepare(pass, winner_planes);
  winners_.use();
  if (!pass.planar) dispatch(dots, true);
  dispatch(dots);
  resolve(resolve_winners_, dots, pass);
}

void SplatsPainter::resolve(gl::Program& program, const Dots& dots, const LayerPass& pass) {
  program.use();
  glUniform1f(0, pass.opacity);
  glUniform1f(2, std::min(dots.diameter_px, 1.0f));
  bind(1, dots.colors, 0, dots.count * word_bytes);
  glBindVertexArray(nothing_.name());
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace ws::render
