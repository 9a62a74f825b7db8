// A rectangle of constant width in pixels around a line, which is first cut to what the eye can see.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 0) in vec3 from;
layout(location = 1) in vec3 to;
layout(location = 2) in vec4 color_from;
layout(location = 3) in vec4 color_to;
layout(location = 2) uniform float width_px;

flat out vec2 v_start;   // in pixels
flat out vec2 v_along;   // to the end
flat out float v_square;  // of the length
flat out vec2 v_depths;
flat out vec4 v_color_from, v_color_to;
flat out float v_half_width;
flat out uint v_element;

const float guard = 2;  // lines are cut this many half pictures from the centre, where their caps cannot be seen

// The part of a…b where both stay on the inner side of a plane.
void cut(float inside_from, float inside_to, inout vec2 part) {
  if (inside_from < 0 && inside_to < 0) part = vec2(1, 0);
  else if (inside_from < 0) part.x = max(part.x, inside_from / (inside_from - inside_to));
  else if (inside_to < 0) part.y = min(part.y, inside_from / (inside_from - inside_to));
}

void main() {
  vec4 a = clip_of(from), b = clip_of(to);
  vec2 part = vec2(0, 1);
  cut(a.w - 1e-6 * abs(b.w), b.w - 1e-6 * abs(a.w), part);
  cut(a.w + a.z, b.w + b.z, part);
  cut(guard * a.w + a.x, guard * b.w + b.x, part);
  cut(guard * a.w - a.x, guard * b.w - b.x, part);
  cut(guard * a.w + a.y, guard * b.w + b.y, part);
  cut(guard * a.w - a.y, guard * b.w - b.y, part);
  v_element = uint(gl_InstanceID);
  v_half_width = max(0.5 * width_px * scale, 0.5);
  float fade = min(1.0, width_px * scale);
  v_color_from = mix(inked(color_from), inked(color_to), part.x) * vec4(1, 1, 1, fade);
  v_color_to = mix(inked(color_from), inked(color_to), part.y) * vec4(1, 1, 1, fade);
  vec4 first = mix(a, b, part.x), last = mix(a, b, part.y);
  vec2 p = pixel_of_ndc(first.xy / first.w), q = pixel_of_ndc(last.xy / last.w);
  v_start = p;
  v_along = q - p;
  v_square = max(dot(v_along, v_along), 1e-12);
  v_depths = vec2(first.z / first.w, last.z / last.w);

  float span = distance(p, q);
  vec2 along = span > 0 ? (q - p) / span : vec2(1, 0);
  vec2 across = vec2(-along.y, along.x);
  float reach = v_half_width + 0.51;  // beyond half a pixel more nothing is covered
  vec2 end = (gl_VertexID & 1) == 0 ? p - reach * along : q + reach * along;
  vec2 pixel = end + ((gl_VertexID >> 1) == 0 ? -reach : reach) * across;
  bool seen = part.x <= part.y && span >= 0 && color_from.a + color_to.a > 0;  // NaN compares false
  gl_Position = seen ? place(pixel, 0) : nowhere;
}
