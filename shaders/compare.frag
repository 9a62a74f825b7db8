// Two pictures as one, pixel by pixel: a on the left of a line and b on its right, both beside each other, or what differs.
// SPDX-License-Identifier: MIT
layout(binding = 0) uniform sampler2D picture_a;
layout(binding = 1) uniform sampler2D picture_b;
layout(location = 0) uniform int mode;    // 0 wipe, 1 side by side, 2 difference
layout(location = 1) uniform int end_a;   // columns of a
layout(location = 2) uniform int begin_b; // the first column of b; side by side: of its picture, too
layout(location = 3) uniform vec4 between;
layout(location = 0) out vec4 color;

// As in pictures for files: from dark red by orange and yellow to white.
vec3 heat(float difference) {
  float share = 0.2 + 0.8 * sqrt(difference);
  return clamp(vec3(2.2 * share, (share - 0.35) / 0.5, (share - 0.75) / 0.25), 0.0, 1.0);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  if (mode == 2) {
    vec4 a = texelFetch(picture_a, at, 0), b = texelFetch(picture_b, at, 0), d = abs(a - b);
    float largest = max(max(d.r, d.g), max(d.b, d.a));
    color = vec4(largest == 0.0 ? vec3(dot(a.rgb, vec3(0.211, 0.715, 0.074)) / 3.0) : heat(largest), 1.0);
  } else if (at.x < end_a) {
    color = texelFetch(picture_a, at, 0);
  } else if (at.x >= begin_b) {
    color = texelFetch(picture_b, mode == 1 ? at - ivec2(begin_b, 0) : at, 0);
  } else {
    color = between;
  }
}
