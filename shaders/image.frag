// The texel under a pixel; where pixels cover several, their mean.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

layout(location = 2) uniform ivec2 size;
layout(location = 3) uniform ivec2 band;
layout(location = 6) uniform int first_row;  // of the buffer's part that is bound
layout(std430, binding = 1) readonly buffer Texels { uint texels[]; };  // RGBA8

flat in vec2 v_corner;
flat in vec2 v_texels_per_pixel;

const int most_samples = 16;  // along each axis

vec4 texel(ivec2 at) { return unpackUnorm4x8(texels[(at.y - first_row) * size.x + at.x]); }

vec4 mean(vec2 center) {
  vec2 reach = 0.5 * abs(v_texels_per_pixel);
  ivec2 low = clamp(ivec2(floor(center - reach + 0.5)), ivec2(0, band.x), ivec2(size.x, band.y) - 1);
  ivec2 high = max(min(ivec2(floor(center + reach + 0.5)), ivec2(size.x, band.y)), low + 1);
  ivec2 stride = (high - low + most_samples - 1) / most_samples;
  vec4 sum = vec4(0);
  float count = 0;
  for (int y = low.y; y < high.y; y += stride.y)
    for (int x = low.x; x < high.x; x += stride.x, ++count) sum += texel(ivec2(x, y));
  return sum / count;
}

void main() {
  vec2 center = (pixel_of_fragment() - v_corner) * v_texels_per_pixel;
  ivec2 nearest = clamp(ivec2(floor(center)), ivec2(0, band.x), ivec2(size.x, band.y) - 1);
  bool magnified = max(abs(v_texels_per_pixel.x), abs(v_texels_per_pixel.y)) <= 1;
  write(magnified ? texel(nearest) : mean(center), 1.0, uint(nearest.y) * uint(size.x) + uint(nearest.x));
}
