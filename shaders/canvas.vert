// One mark of the furniture: a box, a line or a glyph, in pixels of the whole picture.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 0) in vec4 ends;   // box: low and high corner; line: both ends; glyph: low corner and size
layout(location = 1) in vec4 shape;  // kind, radius, and the glyph's place in the atlas
layout(location = 2) in vec4 color;

flat out vec4 v_ends;
flat out vec4 v_shape;
flat out vec4 v_color;

const float glyph_kind = 2;

void main() {
  v_ends = ends;
  v_shape = shape;
  v_color = color;
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 low = min(ends.xy, ends.zw), high = max(ends.xy, ends.zw);
  if (shape.x == glyph_kind) {
    low = ends.xy;
    high = ends.xy + ends.zw;
  }
  float margin = shape.x == glyph_kind ? 0.0 : shape.y + 1;
  gl_Position = place(mix(low - margin, high + margin, corner), 0);
}
