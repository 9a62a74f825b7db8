// Small images and shorthands for the filters' tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"

#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <vector>

namespace ws::filter::testing {

inline Image image_of(int width, int height, std::initializer_list<float> values) {
  Image image(width, height, 1, PixelType::float32);
  std::copy(values.begin(), values.end(), image.values<float>().begin());
  return image;
}

/// Values in [low, 1), or bytes.
inline Image noise(int width, int height, int channels = 1, PixelType type = PixelType::float32, float low = 0) {
  Image image(width, height, channels, type);
  std::mt19937 random(std::uint32_t(width * 31 + height));
  if (type == PixelType::uint8)
    for (auto& v : image.values<std::uint8_t>()) v = std::uint8_t(random() >> 24);
  else
    for (float& v : image.values<float>()) v = low + (1 - low) * float(random() >> 8) * 0x1p-24f;
  return image;
}

/// Without any symmetry, of both signs.
inline Taps noisy_taps(int radius, std::uint32_t seed) {
  std::mt19937 random(seed);
  Taps taps;
  for (int i = 0; i < 2 * radius + 1; ++i) taps.values.push_back(float(random() >> 8) * 0x1p-23f - 1);
  return taps;
}
inline SeparableFilter noisy_filter(int radius_x, int radius_y) { return {noisy_taps(radius_x, 1), noisy_taps(radius_y, 2)}; }

inline SeparableFilter custom_filter(Numbers row, Numbers column) {
  Parameters p;
  p.kernel = Kernel::custom;
  p.taps_row = std::move(row);
  p.taps_column = std::move(column);
  return make_filter(p);
}

inline Image convolved(const Image& image, const Convolution& convolution) {
  RunContext context;
  const auto engine = engine_for(Backend::cpu);
  return engine->download(*engine->convolve(engine->upload(image, context), convolution, context).result, context);
}
inline Image warped(const Image& image, const Warp& warp) {
  RunContext context;
  const auto engine = engine_for(Backend::cpu);
  return engine->download(*engine->warp(engine->upload(image, context), warp, context), context);
}

/// The first value that differs (NaN equals NaN, −0 equals 0), else −1.
inline std::ptrdiff_t first_difference(const Image& a, const Image& b) {
  const auto x = a.values<float>(), y = b.values<float>();
  if (x.size() != y.size()) return 0;
  for (std::size_t i = 0; i < x.size(); ++i)
    if (!(x[i] == y[i] || (std::isnan(x[i]) && std::isnan(y[i])))) return std::ptrdiff_t(i);
  return -1;
}
/// The largest |a − b|; infinite where only one is NaN.
inline double largest_difference(const Image& a, const Image& b) {
  const auto x = a.values<float>(), y = b.values<float>();
  double largest = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (std::isnan(x[i]) && std::isnan(y[i])) continue;
    const double d = std::abs(double(x[i]) - double(y[i]));
    largest = d >= 0 ? std::max(largest, d) : INFINITY;
  }
  return largest;
}
inline double largest_magnitude(const Image& a) {
  double largest = 0;
  for (int c = 0; c < a.channels(); ++c)
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) largest = std::max(largest, std::abs(a.at(x, y, c)));
  return largest;
}

/// The definitions.
inline Image defined(const Image& image, const SeparableFilter& filter, Border border) {
  RunContext context;
  return convolve_reference(image, filter, border, context);
}
inline Image defined(const Image& image, const Warp& warp) {
  RunContext context;
  return warp_reference(image, warp, context);
}

inline constexpr Border all_borders[] = {Border::zero, Border::replicate, Border::reflect, Border::reflect_101, Border::wrap};

}  // namespace ws::filter::testing
