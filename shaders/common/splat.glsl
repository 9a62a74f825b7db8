// What the passes of splatted dots share: words for every pixel of the tile, in planes.
// SPDX-License-Identifier: MIT
layout(std430, binding = 1) readonly buffer Colors { uint colors[]; };
#ifdef SUMS
layout(std430, binding = 2) buffer Counts { uint counts[]; };
layout(std430, binding = 3) buffer Reds { uint reds[]; };
layout(std430, binding = 4) buffer Greens { uint greens[]; };
layout(std430, binding = 5) buffer Blues { uint blues[]; };
layout(std430, binding = 6) buffer Alphas { uint alphas[]; };
#else
layout(std430, binding = 2) buffer Winners { uint winners[]; };  // element + 1, 0: none
layout(std430, binding = 3) buffer Nearest { uint nearest[]; };  // bits of depths, which order as the depths do; in space
#endif

uint word_of(ivec2 pixel) { return uint(pixel.y) * uint(tile_px.x) + uint(pixel.x); }
