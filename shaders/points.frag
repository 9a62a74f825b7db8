// A disc: with a soft edge, but in space with a hard one, whose depth hides nothing beside the dot.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

flat in vec4 v_color;
flat in vec2 v_center;
flat in float v_radius;
flat in uint v_element;

void main() {
  float coverage = clamp(v_radius + 0.5 - distance(pixel_of_fragment(), v_center), 0.0, 1.0);
  if (planar == 0 && opacity >= 1) coverage = step(0.5, coverage);
  write(v_color, coverage, v_element);
}
