// What all shaders of the scene share: the camera relative to its target, and pixels of the whole picture, so that a tile
// computes the very numbers that the untiled picture does.
// SPDX-License-Identifier: MIT
layout(std140, binding = 0) uniform Frame {
  mat4 view_from_relative;
  mat4 clip_from_view;
  vec4 camera_target;
  vec2 picture_px;      // the whole picture, y upwards
  vec2 tile_origin_px;
  vec2 tile_px;
  vec2 fragment_origin_px;  // of the framebuffer in the picture
  float scale;          // pixels per logical pixel
  int planar;
  int orthographic;     // planar too
  int on_light;         // light grey ink is dark
};

// Of dots, lines and balls, on light ground: what is nearly white would not be seen there. The same as on_light() of the host.
vec4 inked(vec4 color) {
  if (on_light == 0) return color;
  float high = max(max(color.r, color.g), color.b), low = min(min(color.r, color.g), color.b);
  float light = 0.5 * (high + low), grey = clamp((0.35 - (high - low)) / 0.2, 0.0, 1.0);
  return light > 0.5 ? vec4(color.rgb * mix(1.0, (1 - light) / light, grey), color.a) : color;
}

// Subtracting the target first keeps huge coordinates precise.
vec3 view_of(vec3 world) { return (view_from_relative * vec4(world - camera_target.xyz, 1)).xyz; }

vec4 clip_of(vec3 world) {
  vec4 clip = clip_from_view * vec4(view_of(world), 1);
  if (planar != 0) clip.z = 0;
  return clip;
}

vec2 pixel_of_ndc(vec2 ndc) { return (0.5 * ndc + 0.5) * picture_px; }
// Whether a dot with this centre in pixels is drawn; false for what is not a number.
bool is_seen(vec4 clip, vec2 center) {
  return clip.w > 0 && abs(clip.z) <= clip.w && abs(center.x) < 1e9 && abs(center.y) < 1e9;
}
vec2 ndc_of_pixel(vec2 pixel) { return 2 * pixel / picture_px - 1; }
vec4 place(vec2 pixel, float depth) { return vec4(2 * (pixel - tile_origin_px) / tile_px - 1, depth, 1); }

const vec4 nowhere = vec4(2, 2, 2, 1);
