// The rectangle that a band of an image's rows covers in the plane.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 2) uniform ivec2 size;  // of the whole image
layout(location = 3) uniform ivec2 band;  // first row, and the row after the last

flat out vec2 v_corner;            // where the image begins, in pixels of the picture
flat out vec2 v_texels_per_pixel;  // down the picture is up in pixels: the second is negative

void main() {
  vec4 first = clip_of(vec3(-0.5, 0.5, 0)), last = clip_of(vec3(vec2(size) * vec2(1, -1) + vec2(-0.5, 0.5), 0));
  v_corner = pixel_of_ndc(first.xy);
  v_texels_per_pixel = vec2(size) / (pixel_of_ndc(last.xy) - v_corner);
  vec2 texel = vec2((gl_VertexID & 1) == 0 ? 0 : size.x, (gl_VertexID >> 1) == 0 ? band.x : band.y);
  gl_Position = place(v_corner + texel / v_texels_per_pixel, 0);
}
