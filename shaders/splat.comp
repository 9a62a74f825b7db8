// Dots of a few pixels, written by atomics: one vertex each would take far longer. Nothing depends on the threads' order.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/splat.glsl"

layout(local_size_x = 256) in;

layout(location = 2) uniform int side;          // of a dot's square, in pixels
layout(location = 3) uniform uint stride;       // every stride-th point is drawn
layout(location = 4) uniform uint dot_count;    // of this dispatch
layout(location = 5) uniform uint first;        // element of this dispatch
layout(location = 6) uniform bool find_depths;  // the pass before the one that finds winners

layout(binding = 0) uniform sampler2D depth_before;
layout(std430, binding = 0) readonly buffer Positions { float positions[]; };

void put(ivec2 pixel, uint element, float depth) {
  uint word = word_of(pixel);
#ifdef SUMS
  if (planar == 0 && depth >= texelFetch(depth_before, pixel, 0).r) return;
  uint color = colors[element];
  atomicAdd(counts[word], 1u);
  atomicAdd(reds[word], color & 255u);
  atomicAdd(greens[word], color >> 8 & 255u);
  atomicAdd(blues[word], color >> 16 & 255u);
  atomicAdd(alphas[word], color >> 24);
#else
  uint bits = floatBitsToUint(depth);
  if (find_depths) {
    atomicMin(nearest[word], bits);
  } else if (planar != 0 || nearest[word] == bits) {
    atomicMax(winners[word], first + element + 1u);
  }
#endif
}

void main() {
  if (gl_GlobalInvocationID.x >= dot_count) return;
  uint element = gl_GlobalInvocationID.x * stride;
  if (colors[element] >> 24 == 0) return;
  vec4 clip = clip_of(vec3(positions[3 * element], positions[3 * element + 1], positions[3 * element + 2]));
  vec2 center = pixel_of_ndc(clip.xy / clip.w);
  if (!is_seen(clip, center)) return;
  float depth = clamp(0.5 * clip.z / clip.w + 0.5, 0.0, 1.0);
  ivec2 corner = ivec2(floor(center - 0.5 * float(side - 1))) - ivec2(tile_origin_px);
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      ivec2 pixel = corner + ivec2(x, y);
      if (all(greaterThanEqual(pixel, ivec2(0))) && all(lessThan(pixel, ivec2(tile_px)))) put(pixel, element, depth);
    }
  }
}
