// A square around the ball's picture; the ball itself is ray-cast in the fragment shader.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 0) in vec4 sphere;
layout(location = 1) in vec4 color;

flat out vec4 v_color;
flat out vec4 v_sphere;  // in view space; planar views: centre and radius in pixels
flat out uint v_element;

// Bounds of the picture of a ball on one axis: the tangents from the eye in the plane of axis and depth.
vec2 perspective_bounds(float across, float depth, float radius) {
  float tangent = sqrt(max(across * across + depth * depth - radius * radius, 0.0));
  float low_scale = depth * tangent + across * radius, high_scale = depth * tangent - across * radius;
  float low = low_scale > 0 ? (across * tangent - depth * radius) / low_scale : -1e4;
  float high = high_scale > 0 ? (across * tangent + depth * radius) / high_scale : 1e4;
  return vec2(low, high);
}

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec3 center = view_of(sphere.xyz);
  float radius = sphere.w;
  vec2 zoom = vec2(clip_from_view[0][0], clip_from_view[1][1]);
  v_element = uint(gl_InstanceID);
  v_color = inked(color);
  v_sphere = vec4(center, radius);
  vec2 low, high;
  if (orthographic != 0) {
    low = pixel_of_ndc((center.xy - radius) * zoom);
    high = pixel_of_ndc((center.xy + radius) * zoom);
    if (planar != 0) v_sphere = vec4(pixel_of_ndc(center.xy * zoom), 0, radius * zoom.y * 0.5 * picture_px.y);
  } else {
    vec2 x = perspective_bounds(center.x, -center.z, radius), y = perspective_bounds(center.y, -center.z, radius);
    low = pixel_of_ndc(clamp(vec2(x.x, y.x) * zoom, -2.0, 2.0));
    high = pixel_of_ndc(clamp(vec2(x.y, y.y) * zoom, -2.0, 2.0));
    bool inside = dot(center, center) <= radius * radius;
    if (inside || center.z - radius > 0) radius = 0;  // nothing of it can be seen from outside
  }
  vec2 margin = vec2(2 + 2 * scale);
  vec2 pixel = clamp(mix(low - margin, high + margin, corner), -picture_px, 2 * picture_px);
  gl_Position = radius > 0 ? place(pixel, 0) : nowhere;
}
