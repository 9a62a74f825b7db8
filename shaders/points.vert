// One dot: its centre and size in pixels.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 0) in vec3 position;
layout(location = 1) in vec4 color;
layout(location = 2) uniform float diameter_px;
layout(location = 3) uniform uint step;  // every step-th point is drawn

flat out vec4 v_color;
flat out vec2 v_center;
flat out float v_radius;
flat out uint v_element;

void main() {
  vec4 clip = clip_of(position);
  v_element = uint(gl_VertexID) * step;
  v_color = inked(color);
  // A dot below one pixel keeps its light by fading instead of vanishing between samples.
  v_radius = max(0.5 * diameter_px * scale, 0.5);
  v_color.a *= min(1.0, diameter_px * scale);
  v_center = pixel_of_ndc(clip.xy / clip.w);
  gl_Position = is_seen(clip, v_center) ? place(v_center, clip.z / clip.w) : nowhere;
  gl_PointSize = 2 * v_radius + 1;
}
