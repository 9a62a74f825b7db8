// Homographies of large images, and how CUDA makes them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/cuda/tile_choice.h"
#include "compute/filter/warp/warp.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace ws::filter::testing {

/// The output is turned and zoomed about the input's middle, and tilted.
struct LargeHomography {
  double degrees, zoom, tilt;
  cuda::Tiling tiling;  ///< that CUDA should choose
  cuda::ImageSize in{8192, 4096}, out = in;
  int channels = 1;

  [[nodiscard]] Warp warp() const {
    const double angle = degrees * std::numbers::pi / 180, c = zoom * std::cos(angle), s = zoom * std::sin(angle);
    const double x = in.width / 2.0, y = in.height / 2.0;
    Parameters p;
    p.operation = Operation::homography;
    p.direction = Direction::backward;
    p.border = degrees < 10 ? Border::zero : Border::reflect;
    p.matrix = Numbers{c, -s, x - c * x + s * y, s, c, y - s * x - c * y, tilt / in.width, -0.6 * tilt / in.height, 1};
    Warp warp = make_warp(p, in.width, in.height);
    warp.width = out.width;
    warp.height = out.height;
    return warp;
  }
  [[nodiscard]] std::string told() const {
    return std::to_string(out.width) + " x " + std::to_string(out.height) + ", turned by " + std::to_string(degrees) +
           ", zoom " + std::to_string(zoom) + ", tilt " + std::to_string(tilt);
  }
};

inline std::vector<LargeHomography> large_homographies() {
  using enum cuda::Tiling;
  const cuda::ImageSize usual{8192, 4096}, odd{6301, 5399};
  return {{0, 1, 0.05, wide},
          {3, 0.6, 1.1, tall},
          {20, 1, 0.05, tall},
          {45, 0.9, 0.1, tall},
          {90, 1, 0.05, tall},
          {180, 0.4, 0.4, wide},
          {275, 0.8, 0.4, tall},
          {0, 3, 0.05, none},                             // all areas are too large
          {0, 1.9, 0.4, none},                            // most are
          {0, 1, 0.05, none, usual, {4096, 4096}},        // too few pixels
          {0, 0.004, 0, none, usual, {60, 1 << 20}},      // narrower than a tile
          {0, 0.003, 0, none, usual, {1 << 21, 20}},      // lower
          {0, 1, 0, none, {60, 1 << 20}, {64, 1 << 20}},  // tiles reach beyond the image
          {0, 1, 0.05, wide, odd, odd, 2},
          {20, 1, 0.3, wide, odd, odd, 2},
          {90, 0.7, 0.4, wide, odd, odd, 2},
          {7, 0.4, 0.2, wide, odd, {16421, 14000}}};  // in two slices
}

}  // namespace ws::filter::testing
