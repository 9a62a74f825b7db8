// The mean of the samples of each pixel; colours are premultiplied, so that the mean is right for any alpha.
// SPDX-License-Identifier: MIT
layout(binding = 0) uniform sampler2D samples;
layout(location = 0) uniform int sample_side;
layout(location = 1) uniform ivec2 samples_origin;  // of the picture's first pixel among the samples
layout(location = 2) uniform ivec2 target_origin;   // of the picture's first pixel in the framebuffer

layout(location = 0) out vec4 fragment;

void main() {
  ivec2 first = samples_origin + sample_side * (ivec2(gl_FragCoord.xy) - target_origin);
  vec4 sum = vec4(0);
  for (int y = 0; y < sample_side; ++y)
    for (int x = 0; x < sample_side; ++x) sum += texelFetch(samples, first + ivec2(x, y), 0);
  fragment = sum / float(sample_side * sample_side);
}
