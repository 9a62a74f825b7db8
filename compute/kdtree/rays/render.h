// What a ray-traced picture shows, and from where.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/color_shares.h"
#include "compute/kdtree/params.h"
#include "compute/kdtree/tree/geometry.h"

#include <cstdint>

namespace ws::kdtree {

/// A pinhole camera: the ray through (x, y) in [−1, 1]², y upwards, has the direction forward + right x + above y.
struct Camera {
  Vec3 eye, forward, right, above;
};

struct PictureSettings {
  int width = 0, height = 0;
  Camera camera;
  Vec3 up{0, 0, 1};  ///< of the sky, of length 1
  Shading shading = Shading::ambient_occlusion;
  Traversal traversal = Traversal::stack;
  int bounces = 3;
  float occlusion_distance = 1;  ///< in the scene's units
  float offset = 0;              ///< by which secondary rays start off the surface
  float heat_max = 0;            ///< 0: from the picture, see heat_end
  std::uint32_t first_sample = 0, sample_count = 1;

  [[nodiscard]] WS_HD std::uint32_t pixel_count() const { return std::uint32_t(width) * std::uint32_t(height); }
};

/// The light of a pixel's samples so far; of a heat map the count, in red.
struct alignas(16) PixelSum {
  float red = 0, green = 0, blue = 0, samples = 0;
};

/// Of the counts in a heat map.
struct HeatStatistics {
  unsigned long long total = 0;
  std::uint32_t met = 0;                         ///< pixels with a count
  std::uint32_t most = 0;                        ///< the largest
  std::uint32_t shares[color_share_count] = {};  ///< pixels with a count, by the part of the colours that they have
};

[[nodiscard]] WS_HD inline bool is_heat_map(Shading shading) {
  return shading == Shading::steps || shading == Shading::leaves || shading == Shading::tests;
}

/// The next one up of 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, …; smaller ones as they are.
[[nodiscard]] WS_HD inline std::uint32_t quiet_number(std::uint32_t count) {
  constexpr std::uint32_t steps[] = {10, 12, 15, 20, 25, 30, 40, 50, 60, 80};
  if (count <= 10) return count;
  for (std::uint32_t unit = 1; unit <= 10'000'000; unit *= 10)
    for (const std::uint32_t step : steps)
      if (count <= step * unit) return step * unit;
  return count;
}

/// The count that has the last colour: three times the mean of the pixels with a count, at most the largest. A few rays along
/// silhouettes meet far more than the others, so that a scale up to their counts would show nothing else. Rounded up, so that
/// the scale stays the same while the camera turns.
[[nodiscard]] WS_HD inline float heat_end(const PictureSettings& s, const HeatStatistics& counted) {
  if (s.heat_max > 0) return s.heat_max;
  if (counted.met == 0) return 0;
  const auto triple = static_cast<std::uint32_t>(3 * counted.total / counted.met);
  return static_cast<float>(quiet_number(triple < counted.most ? triple : counted.most));
}

/// The part of the colours that a count has, where `last` has the last one.
[[nodiscard]] WS_HD inline std::uint32_t heat_share(float count, float last) {
  constexpr auto parts = static_cast<float>(color_share_count);
  const float place = last > 0 ? count / last * parts : 0;
  return place < parts ? static_cast<std::uint32_t>(place) : color_share_count - 1;
}

/// Throw Error{invalid_argument} where a place, a direction or the ray is given with too few or too many numbers.
void check_camera(const ViewParameters& view);
void check_ray(const ViewParameters& view);
/// The settings for pass `view.pass` of a picture of a scene in `box`; a camera that is not set sees the whole box from a
/// little above. Coordinates are those of the triangles less `origin`. Throws Error{invalid_argument} for a picture without
/// pixels.
[[nodiscard]] PictureSettings picture_settings(const ViewParameters& view, const Box& box, Vec3 origin = {});

}  // namespace ws::kdtree
