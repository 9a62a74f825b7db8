// Splatted dots become colours: the winner's, or the mean of all, as opaque as that number of dots on top of each other.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"
#include "common/splat.glsl"

layout(location = 2) uniform float fading;  // of dots below one pixel

void main() {
  uint word = word_of(ivec2(pixel_of_fragment() - tile_origin_px));
#ifdef SUMS
  uint count = counts[word];
  if (count == 0) discard;
  vec4 mean = vec4(reds[word], greens[word], blues[word], alphas[word]) / (255 * float(count));
  float clear = max(1 - mean.a * fading * opacity, 0.0);
  float alpha = 1 - pow(clear, float(count));
  fragment = vec4(inked(mean).rgb * alpha, alpha);
#else
  uint winner = winners[word];
  if (winner == 0) discard;
  gl_FragDepth = planar != 0 ? 0.5 : uintBitsToFloat(nearest[word]);
  vec4 color = inked(unpackUnorm4x8(colors[winner - 1]));
  write(vec4(color.rgb, color.a * fading), 1, winner - 1);
#endif
}
