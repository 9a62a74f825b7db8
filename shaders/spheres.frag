// A ball in right perspective under a light beside the eye; in planar views a disc or a ring with a faint fill.
// SPDX-License-Identifier: MIT
#include "common/frame.glsl"
#include "common/fragment.glsl"

layout(location = 2) uniform int part;  // of a circle: 0 its disc, 1 its ring with a faint fill (picks: the ring), 2 its fill

flat in vec4 v_color;
flat in vec4 v_sphere;
flat in uint v_element;

const float ring_px = 1.8, faint_fill = 0.13;
const float glass_alpha = 0.35;  // of a translucent ball's middle against its rim
const vec3 toward_light = normalize(vec3(-0.35, 0.5, 1.0));

void draw_circle() {
  float edge = v_sphere.w - distance(pixel_of_fragment(), v_sphere.xy);
  float inside = clamp(edge + 0.5, 0.0, 1.0);
  float ring = clamp(0.5 * ring_px * scale + 0.5 - abs(edge), 0.0, 1.0);
#ifdef PICK
  write(v_color, part == 1 ? ring : inside, v_element);
#else
  write(v_color, part == 1 ? max(ring, faint_fill * inside) : inside, v_element);
#endif
}

void draw_ball() {
  vec2 zoom = vec2(clip_from_view[0][0], clip_from_view[1][1]);
  vec2 slope = ndc_of_pixel(pixel_of_fragment()) / zoom;
  bool parallel = orthographic != 0;
  vec3 origin = parallel ? vec3(slope, 0) : vec3(0);
  vec3 direction = parallel ? vec3(0, 0, -1) : normalize(vec3(slope, -1));
  vec3 center = v_sphere.xyz - origin;
  float radius = v_sphere.w;
  float along = dot(center, direction);
  vec3 offset = along * direction - center;  // from the centre to the ray's nearest point
  float miss = length(offset);
  float footprint = 2.0 / (zoom.y * picture_px.y) * (parallel ? 1.0 : max(along, 1e-20));
  float coverage = clamp((radius - miss) / footprint + 0.5, 0.0, 1.0);
  if (coverage <= 0) discard;
  float half_chord = sqrt(max(radius * radius - miss * miss, 0.0));
  vec3 normal = (offset - half_chord * direction) / radius;
  vec3 hit = v_sphere.xyz + radius * normal;
  vec4 clip = clip_from_view * vec4(hit, 1);
  if (!(clip.w > 0) || abs(clip.z) > clip.w) discard;
  gl_FragDepth = 0.5 * clip.z / clip.w + 0.5;

  float facing = max(dot(normal, -direction), 0.0);
  float light = 0.42 + 0.58 * max(dot(normal, toward_light), 0.0);
  float shine = 0.22 * pow(max(dot(normal, normalize(toward_light - direction)), 0.0), 40.0);
  vec4 color = vec4(v_color.rgb * light + shine, v_color.a);
  float translucent = 1 - v_color.a * opacity;
  color.a *= mix(1.0, mix(1.0, glass_alpha, facing * facing), smoothstep(0.0, 0.2, translucent));
  write(color, coverage, v_element);
}

void main() {
  if (planar != 0) {
    gl_FragDepth = 0.5;
    draw_circle();
  } else {
    draw_ball();
  }
}
