// The made-up photograph: balloons over a lake in the evening. Lengths are in parts of the image's height, y goes down.
// SPDX-License-Identifier: MIT
#include "compute/generate/fill_image.h"
#include "compute/generate/lattice_noise.h"
#include "compute/generate/pictures.h"

#include <array>
#include <atomic>
#include <cmath>
#include <thread>
#include <vector>

namespace ws::generate {
namespace {

struct Color {
  double r = 0, g = 0, b = 0;
};
Color operator*(const Color& c, double f) { return {c.r * f, c.g * f, c.b * f}; }
Color operator+(const Color& a, const Color& b) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
Color mix(const Color& a, const Color& b, double t) { return a * (1 - t) + b * t; }

double ramp(double low, double high, double v) {
  const double t = std::clamp((v - low) / (high - low), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

constexpr double water_y = 0.66, sun_y = 0.365, sun_radius = 0.034;
constexpr Color sun_color{1.0, 0.93, 0.72}, haze_color{0.98, 0.72, 0.52};

struct Range {
  double base, amplitude, frequency, haze;
  Color rock, lit;
};
constexpr std::array<Range, 4> ranges{{{0.50, 0.30, 1.5, 0.36, {0.36, 0.36, 0.56}, {0.98, 0.78, 0.74}},
                                       {0.58, 0.22, 2.3, 0.22, {0.24, 0.27, 0.43}, {0.84, 0.60, 0.52}},
                                       {0.63, 0.15, 3.4, 0.16, {0.15, 0.24, 0.30}, {0.42, 0.42, 0.32}},
                                       {0.66, 0.085, 6.0, 0.04, {0.05, 0.12, 0.13}, {0.20, 0.26, 0.14}}}};

struct Balloon {
  double x, y, radius;  ///< x in parts of the width
  std::array<Color, 3> gores;
  int gore_count;
};
constexpr std::array<Balloon, 3> balloons{
    {{0.27, 0.27, 0.125, {{{0.90, 0.16, 0.16}, {0.98, 0.95, 0.88}, {0.98, 0.68, 0.10}}}, 12},
     {0.52, 0.17, 0.055, {{{0.08, 0.52, 0.56}, {0.98, 0.90, 0.55}, {0.10, 0.30, 0.62}}}, 9},
     {0.87, 0.27, 0.038, {{{0.55, 0.16, 0.50}, {0.97, 0.55, 0.60}, {0.35, 0.62, 0.20}}}, 9}}};

class Evening {
 public:
  Evening(int width, int height, std::uint64_t seed)
      : height_(height), aspect_(static_cast<double>(width) / height), seed_(static_cast<std::uint32_t>(seed * 101)) {
    for (std::size_t k = 0; k < ranges.size(); ++k)
      for (int i = 0; i <= width + 1; ++i) crests_[k].push_back(crest(ranges[k], static_cast<double>(i) / height, seed_at(k)));
  }

  /// Of the pixel's middle.
  [[nodiscard]] Color at(int column, int row) const {
    const double x = (column + 0.5) / height_, y = (row + 0.5) / height_;
    const double grain = 0.022 * (lattice_noise(column * 1.7, row * 1.7, seed_ + 900) - 0.5);
    Color color = y < water_y ? land(x, y) : water(x, y);
    color = mix(color, shore_color(x, y), shore(x, y));
    const double off_x = x / aspect_ - 0.5, off_y = y - 0.5;
    return (color + Color{grain, grain, grain}) * (1.04 - 0.42 * (off_x * off_x + off_y * off_y));
  }

 private:
  [[nodiscard]] std::uint32_t seed_at(std::size_t k) const { return seed_ + 17 * static_cast<std::uint32_t>(k + 1); }

  static double crest(const Range& range, double x, std::uint32_t seed) {
    const double broad = lattice_noise(x * range.frequency, 0.5, seed),
                 rough = fractal_noise(x * range.frequency * 2.6, 7.5, 7, seed);
    const double folded = 1 - std::abs(2 * rough - 1);  // sharp peaks where the noise crosses its mean
    return range.base - range.amplitude * (0.55 * broad + 0.45 * folded - 0.25);
  }

  [[nodiscard]] double crest_at(std::size_t k, double x) const {
    const double at = std::clamp(x * height_ - 0.5, 0.0, static_cast<double>(crests_[k].size() - 2));
    const auto i = static_cast<std::size_t>(at);
    const double t = at - static_cast<double>(i);
    return crests_[k][i] * (1 - t) + crests_[k][i + 1] * t;
  }

  /// 1 inside, 0 outside, over a pixel's width; `depth` counts inwards from the edge.
  [[nodiscard]] double cover(double depth) const { return std::clamp(depth * height_ + 0.5, 0.0, 1.0); }

  [[nodiscard]] double sun_distance(double x, double y) const {
    const double dx = x - 0.68 * aspect_, dy = y - sun_y;
    return std::sqrt(dx * dx + dy * dy);
  }

  [[nodiscard]] Color sky(double x, double y) const {
    constexpr Color top{0.10, 0.20, 0.46}, middle{0.42, 0.46, 0.74}, low{0.96, 0.60, 0.56}, horizon{1.0, 0.78, 0.46};
    Color color = mix(top, middle, ramp(0, 0.3, y));
    color = mix(color, low, ramp(0.14, 0.44, y));
    color = mix(color, horizon, ramp(0.36, 0.6, y));
    const double near_sun = sun_distance(x, y) / sun_radius;
    color = mix(color, sun_color, 0.85 / (1 + 0.09 * near_sun * near_sun));
    const double cloud = fractal_noise(x * 2.1 + 3, y * 8.5, 6, seed_),
                 body = ramp(0.47, 0.68, cloud) * ramp(0.62, 0.2, y + 0.08);
    const double under = fractal_noise(x * 2.1 + 3, (y + 0.025) * 8.5, 5, seed_);  // lit from below: thinner there is brighter
    const Color lit = mix({0.50, 0.44, 0.62}, {1.0, 0.74, 0.60}, ramp(-0.08, 0.10, cloud - under + 0.02));
    color = mix(color, lit, 0.85 * body);
    return mix(color, sun_color, cover(sun_radius - sun_distance(x, y)));
  }

  [[nodiscard]] Color slope(std::size_t k, double x, double y, double top) const {
    const Range& range = ranges[k];
    const double scale = 9 * range.frequency, step = 0.012;
    const double here = fractal_noise(x * scale, y * scale * 0.8, 6, seed_at(k) + 5);
    const double toward_sun = fractal_noise((x + step) * scale, (y - step) * scale * 0.8, 4, seed_at(k) + 5);
    const double light = ramp(-0.16, 0.2, here - toward_sun + 0.3 * (here - 0.5));
    Color color = mix(range.rock, range.lit, light);
    const double snow = ramp(0.09, 0.02, y - top + 0.10 * (here - 0.5)) * ramp(0.52, 0.38, top) * (k < 2 ? 1 : 0);
    color = mix(color, mix(Color{0.62, 0.66, 0.86}, Color{1.0, 0.92, 0.88}, light), snow);
    return mix(color, haze_color, std::min(range.haze + 0.35 * ramp(top, water_y, y), 0.92));
  }

  /// Clouds are the costliest part: not where a mountain stands before them.
  [[nodiscard]] bool hides_sky(double x, double y) const {
    for (std::size_t k = 0; k < ranges.size(); ++k)
      if (cover(y - crest_at(k, x)) >= 1) return true;
    return false;
  }

  [[nodiscard]] Color mountains(Color color, double x, double y) const {
    for (std::size_t k = 0; k < ranges.size(); ++k) {
      const double top = crest_at(k, x);
      const double trees =
          k == 3 ? 0.022 * std::abs(2 * lattice_noise(x * 95, 0.5, seed_ + 61) - 1) * lattice_noise(x * 31, 0.5, seed_ + 62)
                 : 0;
      const double inside = cover(y - top + trees);
      if (inside > 0 && (k + 1 == ranges.size() || cover(y - crest_at(k + 1, x)) < 1))
        color = mix(color, slope(k, x, y, top), inside);
    }
    return color;
  }

  [[nodiscard]] Color balloon(const Balloon& one, Color color, double x, double y) const {
    const double dx = x - one.x * aspect_, dy = y - one.y, r = one.radius;
    if (std::abs(dx) > 1.2 * r || dy < -1.2 * r || dy > 1.9 * r) return color;
    const double below = std::max(dy, 0.0) / r;
    const double half =
        dy < 0 ? std::sqrt(std::max(r * r - dy * dy, 0.0)) : r * (1 - 0.36 * below * below - 0.10 * below * below * below);
    const double inside = cover(std::min(half - std::abs(dx), std::min(dy + r, 1.22 * r - dy)));
    if (inside > 0 && half > 0) {
      const double across = std::clamp(dx / half, -1.0, 1.0), around = across * (0.66 + 0.34 * across * across);
      const auto gore = static_cast<std::size_t>(std::clamp((around + 1) / 2 * one.gore_count, 0.0, one.gore_count - 1.0));
      const double band = std::abs(dy + 0.12 * r) < 0.13 * r ? 1.0 : 0.0;
      const Color cloth = one.gores[(gore + (band > 0 ? 1 : 0)) % one.gores.size()];
      const double seam = std::abs((around + 1) / 2 * one.gore_count - static_cast<double>(gore) - 0.5) * 2;
      const double light = 0.62 + 0.46 * ramp(-0.9, 0.7, across) - 0.22 * ramp(0.1, 1.3, dy / r) - 0.10 * seam * seam;
      color = mix(color, cloth * light + Color{0.08, 0.05, 0.02} * (1 - light), inside);
    }
    const double rope =
        cover(0.002 * r / 0.125 - std::abs(std::abs(dx) - 0.16 * r)) * cover(std::min(dy - 1.2 * r, 1.55 * r - dy));
    const double basket = cover(std::min(0.17 * r - std::abs(dx), std::min(dy - 1.5 * r, 1.78 * r - dy)));
    color = mix(color, {0.16, 0.10, 0.08}, rope);
    return mix(color, Color{0.45, 0.26, 0.12} * (0.7 + 0.5 * lattice_noise(x * 260, y * 420, seed_ + 70)), basket);
  }

  [[nodiscard]] Color land(double x, double y) const {
    Color color = mountains(hides_sky(x, y) ? Color{} : sky(x, y), x, y);
    for (const Balloon& one : balloons) color = balloon(one, color, x, y);
    return color;
  }

  /// What is above, mirrored by waves that grow towards the viewer.
  [[nodiscard]] Color water(double x, double y) const {
    const double depth = y - water_y, waves = 26 / (0.12 + depth);
    const double wave = fractal_noise(x * waves * 0.09, y * waves * 1.1, 4, seed_ + 40) - 0.5;
    const double mirrored = std::clamp(water_y - depth * 1.25 - wave * (0.01 + 0.22 * depth), 0.0, water_y);
    const double aside = std::clamp(x + wave * (0.004 + 0.05 * depth), 0.0, aspect_);
    Color color = mix(land(aside, mirrored), {0.06, 0.17, 0.30}, 0.22 + 0.75 * depth);
    const double across = (x - 0.68 * aspect_) / (0.035 + 0.30 * depth);
    const double glitter = ramp(0.06, 0.22, wave) / (1 + 2.5 * across * across * across * across);
    return mix(color, sun_color, 0.8 * glitter);
  }

  /// How far the dark shore with its reeds covers the picture's lower corners.
  [[nodiscard]] double shore(double x, double y) const {
    const double side = x / aspect_ - 0.42, bank = 1.03 - 0.55 * side * side + 0.05 * fractal_noise(x * 5, 0.5, 5, seed_ + 80);
    const double lean = x + 0.25 * (bank - y) * (lattice_noise(x * 12, 0.5, seed_ + 83) - 0.5);
    const double blade = lattice_noise(lean * 130, 0.5, seed_ + 81), clump = lattice_noise(x * 9, 0.5, seed_ + 82);
    return cover(y - bank + 0.17 * ramp(0.55, 1.0, blade) * ramp(0.35, 0.9, clump));
  }

  [[nodiscard]] Color shore_color(double x, double y) const {
    const double tuft = fractal_noise(x * 70, y * 22, 4, seed_ + 90);
    return mix(Color{0.03, 0.05, 0.05}, Color{0.26, 0.24, 0.08}, ramp(0.35, 0.85, tuft));
  }

  double height_, aspect_;
  std::uint32_t seed_;
  std::array<std::vector<double>, ranges.size()> crests_;  ///< by column
};

}  // namespace

Image photo_like(int width, int height, std::uint64_t seed, PixelType type) {
  constexpr int channels = 3;
  Image image = make_image(width, height, channels, type);
  const Evening evening(width, height, seed);
  std::atomic<int> next_row{0};
  const auto work = [&] {
    for (int y = next_row++; y < height; y = next_row++) {
      std::size_t i = static_cast<std::size_t>(y) * static_cast<std::size_t>(width) * channels;
      for (int x = 0; x < width; ++x) {
        const Color color = evening.at(x, y);
        for (const double part : {color.r, color.g, color.b}) put(image, i++, std::clamp(part, 0.0, 1.0));
      }
    }
  };
  {
    std::vector<std::jthread> helpers;
    for (unsigned k = 1; k < std::thread::hardware_concurrency(); ++k) helpers.emplace_back(work);
    work();
  }
  return image;
}

}  // namespace ws::generate
