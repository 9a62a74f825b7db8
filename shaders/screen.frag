// A picture stretched over the whole: a smaller one smoothly, one of the same size pixel by pixel, a larger one as means.
// All samples of a pixel show the same, so that supersampling does not blur it.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

layout(location = 2) uniform ivec2 size;
layout(location = 3) uniform int samples_per_pixel;  // a side
layout(location = 4) uniform vec2 columns;           // from, to: parts of the width
layout(std430, binding = 1) readonly buffer Pixels { uint pixels[]; };  // RGBA8, row by row from the top

const int most_samples = 16;  // along each axis

// Premultiplied: what is transparent must not lend its colour to its neighbours.
vec4 pixel(ivec2 at) {
  at = clamp(at, ivec2(0), size - 1);
  vec4 color = unpackUnorm4x8(pixels[at.y * size.x + at.x]);
  return vec4(color.rgb * color.a, color.a);
}

vec4 smooth_at(vec2 place) {
  vec2 low = floor(place - 0.5), part = place - 0.5 - low;
  ivec2 at = ivec2(low);
  return mix(mix(pixel(at), pixel(at + ivec2(1, 0)), part.x), mix(pixel(at + ivec2(0, 1)), pixel(at + ivec2(1, 1)), part.x), part.y);
}

vec4 mean_around(vec2 place, vec2 reach) {
  ivec2 low = max(ivec2(floor(place - 0.5 * reach + 0.5)), ivec2(0));
  ivec2 high = max(min(ivec2(floor(place + 0.5 * reach + 0.5)), size), low + 1);
  ivec2 stride = (high - low + most_samples - 1) / most_samples;
  vec4 sum = vec4(0);
  float count = 0;
  for (int y = low.y; y < high.y; y += stride.y)
    for (int x = low.x; x < high.x; x += stride.x, ++count) sum += pixel(ivec2(x, y));
  return sum / count;
}

void main() {
  vec2 picture = picture_px / samples_per_pixel;
  vec2 here = floor(pixel_of_fragment() / samples_per_pixel) + 0.5;
  if (here.x < columns.x * picture.x || here.x >= columns.y * picture.x) discard;
  vec2 step = vec2(size) / picture;
  vec2 place = vec2(here.x, picture.y - here.y) * step;
  vec4 color = max(step.x, step.y) > 1.001 ? mean_around(place, max(step, vec2(1))) : smooth_at(place);
  write(vec4(color.rgb / max(color.a, 1e-6), color.a), 1.0, 0u);
}
