// Coverage of a mark from its exact geometry.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

layout(binding = 0) uniform sampler2D atlas;

flat in vec4 v_ends;
flat in vec4 v_shape;
flat in vec4 v_color;

float box_coverage(vec2 pixel) {
  vec2 center = 0.5 * (v_ends.xy + v_ends.zw), half_size = 0.5 * abs(v_ends.zw - v_ends.xy);
  float radius = v_shape.y;
  vec2 outside = abs(pixel - center) - half_size + radius;
  float signed_distance = length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0) - radius;
  return clamp(0.5 - signed_distance, 0.0, 1.0);
}

float line_coverage(vec2 pixel) {
  vec2 along = v_ends.zw - v_ends.xy, here = pixel - v_ends.xy;
  float t = clamp(dot(here, along) / max(dot(along, along), 1e-12), 0.0, 1.0);
  return clamp(v_shape.y + 0.5 - distance(here, t * along), 0.0, 1.0);
}

float glyph_coverage(vec2 pixel) {
  ivec2 cell = ivec2(floor(pixel - v_ends.xy));
  cell.y = int(v_ends.w) - 1 - cell.y;  // the atlas has its top row first
  return texelFetch(atlas, ivec2(v_shape.zw) + cell, 0).r;
}

void main() {
  vec2 pixel = pixel_of_fragment();
  float coverage = v_shape.x == 0 ? box_coverage(pixel) : v_shape.x == 1 ? line_coverage(pixel) : glyph_coverage(pixel);
  write(v_color, coverage, 0u);
}
