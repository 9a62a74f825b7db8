// Where a fragment is in the whole picture, and what it writes: colours premultiplied by alpha, or the numbers for a pick.
// SPDX-License-Identifier: MIT
vec2 pixel_of_fragment() { return gl_FragCoord.xy + fragment_origin_px; }

#ifdef PICK
layout(location = 1) uniform uint layer_number;
const float opacity = 1;

layout(location = 0) out uvec2 picked;
void write(vec4 color, float coverage, uint element) {
  if (coverage < 0.5 || color.a <= 0) discard;
  picked = uvec2(layer_number, element);
}
#else
layout(location = 0) uniform float opacity;

layout(location = 0) out vec4 fragment;
void write(vec4 color, float coverage, uint element) {
  float alpha = color.a * opacity * coverage;
  if (alpha <= 0) discard;
  fragment = vec4(color.rgb * alpha, alpha);
}
#endif
