// A line with round ends and a soft edge.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

flat in vec2 v_start, v_along;
flat in float v_square;
flat in vec2 v_depths;
flat in vec4 v_color_from, v_color_to;
flat in float v_half_width;
flat in uint v_element;

void main() {
  vec2 here = pixel_of_fragment() - v_start;
  float t = clamp(dot(here, v_along) / v_square, 0.0, 1.0);
  float coverage = clamp(v_half_width + 0.5 - distance(here, t * v_along), 0.0, 1.0);
  gl_FragDepth = clamp(0.5 * mix(v_depths.x, v_depths.y, t) + 0.5, 0.0, 1.0);
  write(mix(v_color_from, v_color_to, t), coverage, v_element);
}
