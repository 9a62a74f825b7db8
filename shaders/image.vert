// The rectangle that a band of an image's rows covers in the plane.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"

layout(location = 2) uniform ivec2 size;        // of the whole image
layout(location = 3) uniform ivec2 band;        // first row, and the row after the last
layout(location = 4) uniform ivec4 part;        // the columns and rows shown: low corner, high corner
layout(location = 5) uniform vec3 placement;    // the part's upper left corner, and the size of a texel

flat out vec2 v_corner;            // where texel (0, 0) begins, in pixels of the picture
flat out vec2 v_texels_per_pixel;  // down the picture is up in pixels: the second is negative

vec2 pixel_of_texel(vec2 texel) {
  vec2 offset = placement.z * (texel - vec2(part.xy));
  return pixel_of_ndc(clip_of(vec3(placement.x + offset.x, placement.y - offset.y, 0)).xy);
}

const float least_pixels = 2;  // one row of thousands of texels, framed whole, would fall between two rows of pixels

void main() {
  v_corner = pixel_of_texel(vec2(0));
  vec2 low = pixel_of_texel(vec2(part.xy)), extent = pixel_of_texel(vec2(part.zw)) - low;
  v_texels_per_pixel = vec2(part.zw - part.xy) / extent;
  if (any(lessThan(abs(extent), vec2(least_pixels)))) {
    vec2 wider = sign(extent) * max(abs(extent), least_pixels);
    v_texels_per_pixel = vec2(part.zw - part.xy) / wider;
    v_corner = low - 0.5 * (wider - extent) - vec2(part.xy) / v_texels_per_pixel;
  }
  vec2 texel = vec2((gl_VertexID & 1) == 0 ? max(part.x, 0) : min(part.z, size.x), (gl_VertexID >> 1) == 0 ? band.x : band.y);
  gl_Position = place(v_corner + texel / v_texels_per_pixel, 0);
}
