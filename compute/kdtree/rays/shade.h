// The colour of a pixel, on the host and on the device: light of a soft sky and a lamp beside the camera, on matt clay.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/color_map.h"
#include "compute/core/result/palette.h"
#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/rays/render.h"
#include "compute/kdtree/rays/sampling.h"

#include <cmath>

namespace ws::kdtree {

namespace shading {

inline constexpr Vec3 clay{0.66f, 0.585f, 0.50f};
inline constexpr Vec3 zenith{0.62f, 0.72f, 0.90f}, ground{0.19f, 0.16f, 0.14f};
inline constexpr Vec3 lamp{1.62f, 1.47f, 1.25f};

[[nodiscard]] WS_HD inline Vec3 times(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
[[nodiscard]] WS_HD inline Vec3 mixed(Vec3 a, Vec3 b, float part) { return a * (1 - part) + b * part; }
[[nodiscard]] WS_HD inline Vec3 unit(Vec3 v) { return v * (1 / std::sqrt(dot(v, v))); }

[[nodiscard]] WS_HD inline Vec3 sky(Vec3 up, Vec3 direction) { return mixed(ground, zenith, 0.5f + 0.5f * dot(up, direction)); }

/// Of unit length, or 0 where the triangle has no area. What is tiny or huge is computed in double precision: in single
/// precision lengths below 10⁻¹¹ have no area, and those above 10⁹ an infinite one.
[[nodiscard]] WS_HD inline Vec3 normal(const Triangle& t) {
  constexpr float least = 1e-30f, most = 1e30f;
  const Vec3 n = cross(t.b - t.a, t.c - t.a);
  const float square = dot(n, n);
  if (square >= least && square <= most) return n * (1 / std::sqrt(square));
  const double ux = double(t.b.x) - double(t.a.x), uy = double(t.b.y) - double(t.a.y), uz = double(t.b.z) - double(t.a.z);
  const double vx = double(t.c.x) - double(t.a.x), vy = double(t.c.y) - double(t.a.y), vz = double(t.c.z) - double(t.a.z);
  const double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
  const double length = std::sqrt(x * x + y * y + z * z);
  if (!(length > 0)) return {0, 0, 0};
  return {static_cast<float>(x / length), static_cast<float>(y / length), static_cast<float>(z / length)};
}

/// From the left above and behind the eye.
[[nodiscard]] WS_HD inline Vec3 towards_lamp(const Camera& c) {
  return unit(unit(c.above) * 0.75f - unit(c.right) * 0.8f - c.forward * 0.6f);
}

/// Behind everything: dark, a little lighter around the middle.
[[nodiscard]] WS_HD inline Vec3 background(float x, float y) {
  const float glow = larger(0.0f, 1 - 0.5f * (x * x + (y + 0.2f) * (y + 0.2f)));
  return mixed({0.0135f, 0.0150f, 0.0185f}, {0.0300f, 0.0345f, 0.0430f}, glow);
}

/// Light to what a screen shows, 0 to 1: bright parts are compressed (after K. Narkowicz's curve), then sRGB's curve by roots.
[[nodiscard]] WS_HD inline float on_screen(float x) {
  x = x * 0.68f;
  const float linear = smaller(1.0f, larger(0.0f, x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f)));
  const float a = std::sqrt(linear), b = std::sqrt(a), c = std::sqrt(b);
  return linear < 0.0031308f ? 12.92f * linear
                             : larger(0.0f, 0.662002687f * a + 0.684122060f * b - 0.323583601f * c - 0.0225411470f * linear);
}

}  // namespace shading

/// The ray through the place (x, y) of the picture, in pixels from its upper left corner.
[[nodiscard]] WS_HD inline Ray camera_ray(const PictureSettings& s, float x, float y) {
  const float across = 2 * x / static_cast<float>(s.width) - 1, upwards = 1 - 2 * y / static_cast<float>(s.height);
  return {s.camera.eye, s.camera.forward + s.camera.right * across + s.camera.above * upwards};
}

/// Of one sample of pixel (x, y). The first sample of all goes through the middle.
[[nodiscard]] WS_HD inline Ray sample_ray(const PictureSettings& s, std::uint32_t pixel, std::uint32_t sample) {
  const std::uint32_t y = pixel / static_cast<std::uint32_t>(s.width), x = pixel - y * static_cast<std::uint32_t>(s.width);
  Square in_pixel{0.5f, 0.5f};
  if (sample > 0) in_pixel = square_sample(pixel, sample, 0);
  return camera_ray(s, static_cast<float>(x) + in_pixel.x, static_cast<float>(y) + in_pixel.y);
}

/// Where a ray met a surface: a point off it, on the side that the ray came from, and the unit normal there.
struct Surface {
  Vec3 point, normal;
};
[[nodiscard]] WS_HD inline Surface surface_at(const Triangle& t, const Ray& ray, const Hit& hit, float offset) {
  Vec3 n = shading::normal(t);
  if (dot(n, n) == 0) n = ray.direction * (-1 / std::sqrt(dot(ray.direction, ray.direction)));
  if (dot(n, ray.direction) > 0) n = n * -1.0f;
  const Vec3 point = t.a * (1 - hit.u - hit.v) + t.b * hit.u + t.c * hit.v;
  return {point + n * offset, n};
}

/// Light along paths of a few bounces: at each the lamp, by a ray, and what of the sky the last one finds.
template <class Eyes>
[[nodiscard]] WS_HD Vec3 path_light(const Eyes& eyes, const PictureSettings& s, std::uint32_t pixel, std::uint32_t sample,
                                    Surface at) {
  const Vec3 to_lamp = shading::towards_lamp(s.camera);
  Vec3 light, share = shading::clay;
  for (int bounce = 0;; ++bounce) {
    const auto purpose = static_cast<std::uint32_t>(2 * bounce + 1);
    const Vec3 lamp = shading::unit(hemisphere_direction(to_lamp, square_sample(pixel, sample, purpose)) * 0.12f + to_lamp);
    const float slant = dot(at.normal, lamp);
    if (slant > 0 && !eyes.any({at.point, lamp})) light = light + shading::times(share, shading::lamp) * (0.55f * slant);
    const Ray next{at.point, hemisphere_direction(at.normal, square_sample(pixel, sample, purpose + 1))};
    if (bounce >= s.bounces) {
      // No further: the sky, where nothing is in the way.
      if (!eyes.any(next)) light = light + shading::times(share, shading::sky(s.up, next.direction));
      return light;
    }
    const Hit hit = eyes.nearest(next);
    if (!hit.exists()) return light + shading::times(share, shading::sky(s.up, next.direction));
    at = surface_at(eyes.triangle(hit.triangle), next, hit, s.offset);
    share = shading::times(share, shading::clay);
  }
}

/// The light that a camera's ray brings. `eyes`: nearest(ray), any(ray), triangle(number).
template <class Eyes>
[[nodiscard]] WS_HD Vec3 light_of(const Eyes& eyes, const PictureSettings& s, std::uint32_t pixel, std::uint32_t sample,
                                  const Ray& ray, const Hit& hit) {
  if (!hit.exists()) {
    const std::uint32_t y = pixel / static_cast<std::uint32_t>(s.width), x = pixel - y * static_cast<std::uint32_t>(s.width);
    return shading::background(2 * static_cast<float>(x) / static_cast<float>(s.width) - 1,
                               1 - 2 * static_cast<float>(y) / static_cast<float>(s.height));
  }
  const Surface at = surface_at(eyes.triangle(hit.triangle), ray, hit, s.offset);
  if (s.shading == Shading::path) return path_light(eyes, s, pixel, sample, at);

  const Vec3 to_lamp = shading::towards_lamp(s.camera), sky = shading::sky(s.up, at.normal);
  float lamp = larger(0.0f, dot(at.normal, to_lamp)), open = 1;
  if (s.shading == Shading::shadow && lamp > 0 && eyes.any({at.point, to_lamp})) lamp = 0;
  if (s.shading == Shading::ambient_occlusion) {
    const Vec3 direction = hemisphere_direction(at.normal, square_sample(pixel, sample, 1));
    open = eyes.any({at.point, direction, 0, s.occlusion_distance}) ? 0.0f : 1.0f;
    lamp = lamp * (0.45f + 0.55f * open);
  }
  return shading::times(shading::clay, sky * (0.85f * open) + shading::lamp * (0.5f * lamp));
}

[[nodiscard]] WS_HD inline std::uint32_t count_of(const RayCounts& counts, Shading shading) {
  return shading == Shading::steps ? counts.inner : shading == Shading::leaves ? counts.leaves : counts.tests;
}

WS_HD inline void add_sample(PixelSum& sum, Vec3 light) {
  sum = {sum.red + light.x, sum.green + light.y, sum.blue + light.z, sum.samples + 1};
}

/// The pixel's colour so far, with noise of less than a step against bands in the background.
[[nodiscard]] WS_HD inline std::uint32_t toned(const PixelSum& sum, std::uint32_t pixel) {
  const float part = 1 / sum.samples, noise = detail::unit_number(scattered(pixel));
  const auto channel = [&](float light) {
    return static_cast<std::uint32_t>(smaller(255.0f, shading::on_screen(light * part) * 255 + noise));
  };
  return pack_rgba(channel(sum.red), channel(sum.green), channel(sum.blue));
}

/// Of a count, where `most` has the last colour.
[[nodiscard]] WS_HD inline std::uint32_t heat_color(const std::uint32_t* ramp, float count, float most) {
  const float place = most > 0 ? count / most * 255 + 0.5f : 0;
  return ramp[static_cast<std::uint32_t>(smaller(place, 255.0f))];
}

/// What heat maps are drawn with.
inline constexpr std::string_view heat_ramp = "viridis";

}  // namespace ws::kdtree
