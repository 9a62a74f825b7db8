// A corner of a triangle, with the triangle's colour in the light.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 2) uniform uint first_triangle;  // of the buffers' part that is bound
layout(std430, binding = 1) readonly buffer Positions { float positions[]; };
layout(std430, binding = 2) readonly buffer Colors { uint colors[]; };  // RGBA8

flat out vec4 v_color;
flat out uint v_element;

const vec3 toward_light = normalize(vec3(-0.35, 0.5, 1.0));

vec3 corner(int vertex) {
  int at = 3 * vertex;
  return vec3(positions[at], positions[at + 1], positions[at + 2]);
}

float light_on(vec3 a, vec3 b, vec3 c) {
  vec3 normal = cross(b - a, c - a);
  float size = max(max(abs(normal.x), abs(normal.y)), abs(normal.z));
  if (!(size > 0)) return 1.0;
  normal = normalize(normal / size);  // squares of small numbers would vanish
  vec3 toward_eye = orthographic != 0 ? vec3(0, 0, 1) : -(a + b + c);
  return 0.3 + 0.7 * max(dot(dot(normal, toward_eye) < 0 ? -normal : normal, toward_light), 0.0);
}

void main() {
  int triangle = gl_VertexID / 3;
  v_element = first_triangle + uint(triangle);
  vec3 a = corner(3 * triangle), b = corner(3 * triangle + 1), c = corner(3 * triangle + 2);
  vec4 color = unpackUnorm4x8(colors[triangle]);
  if (planar == 0) color.rgb *= light_on(view_of(a), view_of(b), view_of(c));
  v_color = color;

  int which = gl_VertexID % 3;
  vec4 clip = clip_of(which == 0 ? a : which == 1 ? b : c);
  // The tile's part of the picture; the corner may lie behind the eye.
  clip.xy = (clip.xy * picture_px + clip.w * (picture_px - 2 * tile_origin_px)) / tile_px - vec2(clip.w);
  gl_Position = clip;
}
