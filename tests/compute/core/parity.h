// The same arithmetic compiled for host and device: a ray against a triangle, and the basic operations.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/core/device/span.h"

#include <cmath>
#include <cstdint>
#include <vector>

namespace ws::parity {

inline constexpr std::uint32_t inputs_per_item = 15, outputs_per_item = 6;

/// Moeller and Trumbore's test on 15 numbers (origin, direction, three vertices), and a quotient, a root and a rounding.
template <class M>
struct RayTriangle {
  typename M::template View<const float> in;
  typename M::template View<float> out;

  WS_HD void operator()(std::uint32_t item) const {
    float v[inputs_per_item];
    for (std::uint32_t k = 0; k < inputs_per_item; ++k) v[k] = in[std::size_t(item) * inputs_per_item + k];
    const float e1x = v[9] - v[6], e1y = v[10] - v[7], e1z = v[11] - v[8];
    const float e2x = v[12] - v[6], e2y = v[13] - v[7], e2z = v[14] - v[8];
    const float px = v[4] * e2z - v[5] * e2y, py = v[5] * e2x - v[3] * e2z, pz = v[3] * e2y - v[4] * e2x;
    const float det = e1x * px + e1y * py + e1z * pz;
    const float tx = v[0] - v[6], ty = v[1] - v[7], tz = v[2] - v[8];
    const float u = (tx * px + ty * py + tz * pz) / det;
    const float qx = ty * e1z - tz * e1y, qy = tz * e1x - tx * e1z, qz = tx * e1y - ty * e1x;
    const std::size_t row = std::size_t(item) * outputs_per_item;
    out[row] = det;
    out[row + 1] = u;
    out[row + 2] = (v[3] * qx + v[4] * qy + v[5] * qz) / det;
    out[row + 3] = (e2x * qx + e2y * qy + e2z * qz) / det;
    out[row + 4] = std::sqrt(std::fabs(det)) + std::fma(px, py, pz);
    out[row + 5] = static_cast<float>(std::llrint(det * 1048576.0f)) / 3.0f;
  }
};

[[nodiscard]] std::vector<float> on_host(const std::vector<float>& in);
[[nodiscard]] std::vector<float> on_device(const std::vector<float>& in);
/// CUB's select through the executor: every third of 0…count−1.
[[nodiscard]] std::vector<std::uint32_t> select_on_device(std::uint32_t count);

/// The sums of the squares of the numbers below each i < count: CUB's scan of a computed sequence.
[[nodiscard]] std::vector<std::uint64_t> sums_of_squares_on_device(std::uint32_t count);
/// The sums of the values before each, in place.
[[nodiscard]] std::vector<std::uint32_t> sums_on_device(const std::vector<std::uint32_t>& values);
/// Launches a block of `thread_count` threads, all of which store `value`; returns what was stored.
[[nodiscard]] std::uint32_t store_on_device(unsigned thread_count, std::uint32_t value);

}  // namespace ws::parity
