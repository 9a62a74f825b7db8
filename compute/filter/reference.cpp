// The definitions, in double precision. They share nothing but the border rule and the parameters with the code that
// is compared with them.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/filter/convolve/border.h"
#include "compute/filter/engine.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ws::filter {

namespace {

/// One channel of an image in double precision.
struct Plane {
  int width, height;
  std::vector<double> values;

  Plane(int width, int height) : width(width), height(height), values(std::size_t(width) * std::size_t(height)) {}
  double& at(int x, int y) { return values[std::size_t(y) * std::size_t(width) + std::size_t(x)]; }
  [[nodiscard]] double at(int x, int y) const { return values[std::size_t(y) * std::size_t(width) + std::size_t(x)]; }
  /// The same, also outside the image.
  [[nodiscard]] double at(int x, int y, Border border) const {
    const int column = border_index(x, width, border), row = border_index(y, height, border);
    return column == outside || row == outside ? 0 : at(column, row);
  }
};

Plane channel_of(const Image& image, int channel) {
  Plane plane(image.width(), image.height());
  for (int y = 0; y < plane.height; ++y)
    for (int x = 0; x < plane.width; ++x) plane.at(x, y) = image.at(x, y, channel);
  return plane;
}

Plane convolved(const Plane& in, const Taps& taps, bool along_x, Border border, RunContext& context) {
  Plane out(in.width, in.height);
  const int r = taps.radius();
  const float* middle_tap = taps.values.data() + r;
  CpuExecutor(context).for_each(
      "exact rows", std::size_t(in.height),
      [&](std::uint32_t row) {
        const int y = int(row);
        for (int x = 0; x < in.width; ++x) {
          double sum = 0;
          for (int i = -r; i <= r; ++i)
            sum += double(middle_tap[i]) * (along_x ? in.at(x + i, y, border) : in.at(x, y + i, border));
          out.at(x, y) = sum;
        }
      },
      1'000'000);
  return out;
}

double keys(double t) {
  t = std::abs(t);
  if (t < 1) return (1.5 * t - 2.5) * t * t + 1;
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
}

double linear(const Plane& in, double u, double v, Border border) {
  const int x = int(std::floor(u)), y = int(std::floor(v));
  const double a = u - x, b = v - y;
  return (1 - a) * (1 - b) * in.at(x, y, border) + a * (1 - b) * in.at(x + 1, y, border) +
         (1 - a) * b * in.at(x, y + 1, border) + a * b * in.at(x + 1, y + 1, border);
}

double cubic(const Plane& in, double u, double v, Border border) {
  const int x = int(std::floor(u)), y = int(std::floor(v));
  double sum = 0;
  for (int j = y - 1; j <= y + 2; ++j)
    for (int i = x - 1; i <= x + 2; ++i) sum += keys(u - i) * keys(v - j) * in.at(i, j, border);
  return sum;
}

/// Positions are kept within the range of an int, as the engines do.
double limited(double u) { return std::isnan(u) ? -0x1p30 : std::min(std::max(u, -0x1p30), 0x1p30); }

double sampled(const Plane& in, const Warp& warp, double x, double y) {
  const auto& m = warp.sample.m;
  const double w = m[6] * x + m[7] * y + m[8];
  if (!(w > 0 || (warp.both_sheets && w < 0))) return 0;
  const double u = limited((m[0] * x + m[1] * y + m[2]) / w), v = limited((m[3] * x + m[4] * y + m[5]) / w);
  if (!warp.affine && std::max(std::abs(u), std::abs(v)) >= 0x1p30) return 0;  // w is 0 but for rounding
  switch (warp.interpolation) {
    case Interpolation::nearest:
      return in.at(int(std::floor(u + 0.5)), int(std::floor(v + 0.5)), warp.border);
    case Interpolation::linear_opencv:
      return linear(in, std::nearbyint(u * 32) / 32, std::nearbyint(v * 32) / 32, warp.border);
    case Interpolation::cubic:
      return cubic(in, u, v, warp.border);
    default:
      return linear(in, u, v, warp.border);
  }
}

double warped(const Plane& in, const Warp& warp, int x, int y) {
  const int s = warp.supersample;
  double sum = 0;
  for (int j = 0; j < s; ++j)
    for (int i = 0; i < s; ++i) sum += sampled(in, warp, x + (i + 0.5) / s - 0.5, y + (j + 0.5) / s - 0.5);
  return sum / (s * s);
}

void store(const Plane& plane, Image& image, int channel) {
  auto out = image.values<float>();
  for (std::size_t i = 0; i < plane.values.size(); ++i)
    out[i * std::size_t(image.channels()) + std::size_t(channel)] = float(plane.values[i]);
}

/// result = f(image), channel by channel. `weighs`: f sees colours times alpha, and what it makes is divided by the alpha that
/// it makes; below half a step of 16 bits there is nothing to be seen.
template <class F>
void make_channels(Image& result, const Image& image, bool weighs, const F& f) {
  constexpr double least = 0.5 / 65535;
  const Plane opaque(1, 1), alpha = weighs ? channel_of(image, 3) : opaque, made_alpha = weighs ? f(alpha) : opaque;
  for (int c = 0; c < image.channels(); ++c) {
    if (weighs && c == 3) {
      store(made_alpha, result, c);
      continue;
    }
    Plane in = channel_of(image, c);
    if (weighs)
      for (std::size_t i = 0; i < in.values.size(); ++i) in.values[i] *= alpha.values[i] / image.white;
    Plane out = f(in);
    if (weighs)
      for (std::size_t i = 0; i < out.values.size(); ++i) {
        const double part = made_alpha.values[i] / image.white;
        out.values[i] = part <= least ? 0 : out.values[i] / part;
      }
    store(out, result, c);
  }
}

}  // namespace

Image convolve_reference(const Image& image, const SeparableFilter& filter, Border border, RunContext& context, bool weighs) {
  Image result(image.width(), image.height(), image.channels(), PixelType::float32);
  result.white = image.white;
  make_channels(result, image, weighs, [&](const Plane& in) {
    return convolved(convolved(in, filter.row, true, border, context), filter.column, false, border, context);
  });
  return result;
}

Image warp_reference(const Image& image, const Warp& warp, RunContext& context, bool weighs) {
  Image result(warp.width, warp.height, image.channels(), PixelType::float32);
  result.white = image.white;
  make_channels(result, image, weighs, [&](const Plane& in) {
    Plane out(warp.width, warp.height);
    CpuExecutor(context).for_each(
        "exact warp", std::size_t(out.height),
        [&](std::uint32_t y) {
          for (int x = 0; x < out.width; ++x) out.at(x, int(y)) = warped(in, warp, x, int(y));
        },
        1'000'000);
    return out;
  });
  return result;
}

}  // namespace ws::filter
