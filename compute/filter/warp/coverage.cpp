// SPDX-License-Identifier: MIT
#include "compute/filter/warp/coverage.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/filter/warp/warp_cpu.h"

#include <array>
#include <cmath>
#include <vector>

namespace ws::filter {

namespace {

struct Point {
  double x, y;
};
using Polygon = std::vector<Point>;

/// a x + b y + c ≥ 0.
struct HalfPlane {
  double a, b, c;
  [[nodiscard]] double at(const Point& p) const { return a * p.x + b * p.y + c; }
};

/// The part of a convex polygon within a half-plane (Sutherland, Hodgman 1974).
Polygon clipped(const Polygon& polygon, const HalfPlane& half) {
  Polygon kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const double at_p = half.at(p), at_q = half.at(q);
    if (at_p >= 0) kept.push_back(p);
    if ((at_p >= 0) == (at_q >= 0)) continue;
    const double t = at_p / (at_p - at_q);
    kept.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
  }
  return kept;
}

double area(const Polygon& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    sum += p.x * q.y - q.x * p.y;
  }
  return std::abs(sum) / 2;
}

/// The output's area whose samples lie in the image; the sheet is that of w > 0.
double covered_by(const Matrix3& sample, const Warp& warp, int width, int height) {
  const auto& m = sample.m;
  const auto row = [&](std::size_t i, double of_w) {  // row i plus a multiple of w
    return HalfPlane{m[i] + of_w * m[6], m[i + 1] + of_w * m[7], m[i + 2] + of_w * m[8]};
  };
  const auto turned = [](const HalfPlane& h) { return HalfPlane{-h.a, -h.b, -h.c}; };
  const double right = warp.width - 0.5, bottom = warp.height - 0.5;
  Polygon polygon{{-0.5, -0.5}, {right, -0.5}, {right, bottom}, {-0.5, bottom}};
  for (const HalfPlane& half :
       {HalfPlane{m[6], m[7], m[8]}, row(0, 0.5), turned(row(0, 0.5 - width)), row(3, 0.5), turned(row(3, 0.5 - height))})
    polygon = clipped(polygon, half);
  return area(polygon);
}

Reach reach_of(const SampleMap& map, int x, int y, int width, int height) {
  const Position p = position_of(map, double(x), double(y));
  if (!map.affine && is_at_infinity(p.u, p.v)) return Reach::at_infinity;
  if (!p.drawn) return Reach::behind;
  constexpr double tolerance = 1e-9;  // what lies on an edge must not depend on the last bit
  const auto within = [](double u, int count) { return u >= -tolerance && u <= count - 1 + tolerance; };
  return within(p.u, width) && within(p.v, height) ? Reach::inside : Reach::outside;
}

using Colour = std::array<std::uint8_t, 3>;
constexpr std::array<Colour, 4> mask_colours{Colour{225, 225, 225}, Colour{40, 70, 140}, Colour{200, 50, 60},
                                             Colour{240, 200, 60}};

}  // namespace

double covered_area(const Warp& warp, int width, int height) {
  double sum = covered_by(warp.sample, warp, width, height);
  if (!warp.both_sheets || warp.affine) return sum;
  Matrix3 other = warp.sample;
  for (double& v : other.m) v = -v;
  return sum + covered_by(other, warp, width, height);
}

Mask make_mask(const Warp& warp, int width, int height, RunContext& context) {
  Mask mask{Image(warp.width, warp.height, 3, PixelType::uint8)};
  const SampleMap map = sample_map(warp);
  const auto colours = mask.picture.values<std::uint8_t>();
  using Counts = std::array<std::size_t, mask_colours.size()>;
  Counts counts{};
  CpuExecutor(context).accumulate(
      "mask", std::size_t(warp.height), 16, [] { return Counts{}; },
      [&](Counts& part, std::size_t begin, std::size_t end) {
        for (std::size_t y = begin; y < end; ++y)
          for (int x = 0; x < warp.width; ++x) {
            const auto kind = std::size_t(reach_of(map, x, int(y), width, height));
            ++part[kind];
            const std::size_t at = 3 * (y * std::size_t(warp.width) + std::size_t(x));
            for (std::size_t c = 0; c < 3; ++c) colours[at + c] = mask_colours[kind][c];
          }
      },
      [&](const Counts& part) {
        for (std::size_t kind = 0; kind < counts.size(); ++kind) counts[kind] += part[kind];
      });
  mask.inside = counts[0];
  mask.outside = counts[1];
  mask.behind = counts[2];
  mask.at_infinity = counts[3];
  return mask;
}

}  // namespace ws::filter
