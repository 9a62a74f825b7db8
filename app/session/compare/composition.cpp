// SPDX-License-Identifier: MIT
#include "app/session/compare/composition.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace ws::app {

namespace {

constexpr std::size_t channels = 4;
constexpr float gap_px = 4;  // logical

void require_same_size(const render::Image& a, const render::Image& b) {
  if (a.width == b.width && a.height == b.height) return;
  throw Error(ErrorKind::invalid_argument,
              told("pictures of {} x {} and {} x {} pixels cannot be put together", a.width, a.height, b.width, b.height));
}

void copy_row(const render::Image& from, int row, int begin, int count, render::Image& to, int at) {
  if (count <= 0) return;
  const auto source = (static_cast<std::size_t>(row) * static_cast<std::size_t>(from.width) + static_cast<std::size_t>(begin));
  const auto target = (static_cast<std::size_t>(row) * static_cast<std::size_t>(to.width) + static_cast<std::size_t>(at));
  std::memcpy(to.rgba.data() + channels * target, from.rgba.data() + channels * source,
              channels * static_cast<std::size_t>(count));
}

render::Image filled(int width, int height, const std::array<std::uint8_t, 4>& color) {
  render::Image image{width, height, {}};
  image.rgba.resize(channels * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (std::size_t i = 0; i < image.rgba.size(); ++i) image.rgba[i] = color[i % channels];
  return image;
}

int luminance(const std::uint8_t* rgba) { return (54 * rgba[0] + 183 * rgba[1] + 19 * rgba[2]) >> 8; }

int largest_difference(const std::uint8_t* a, const std::uint8_t* b) {
  int largest = 0;
  for (std::size_t k = 0; k < channels; ++k) largest = std::max(largest, std::abs(int{a[k]} - int{b[k]}));
  return largest;
}

/// From dark red by orange and yellow to white, the small ones spread out: a difference of one is seen, too.
std::array<std::uint8_t, 3> heat(int difference) {
  constexpr double least = 0.2;
  const double share = least + (1 - least) * std::sqrt(difference / 255.0);
  const auto byte = [](double part) { return static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.0, 1.0) * 255)); };
  return {byte(2.2 * share), byte((share - 0.35) / 0.5), byte((share - 0.75) / 0.25)};
}

}  // namespace

const std::vector<std::string>& compare_mode_names() {
  static const std::vector<std::string> names{"wipe", "side", "difference"};
  return names;
}

std::optional<CompareMode> compare_mode_named(std::string_view name) {
  const std::vector<std::string>& names = compare_mode_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<CompareMode>(found - names.begin());
}

int width_of_side(int whole, float scale) {
  const int gap = std::max(1, static_cast<int>(std::lround(gap_px * scale)));
  return std::max(1, (whole - gap) / 2);
}

render::Image wiped(const render::Image& a, const render::Image& b, double at, int line,
                    const std::array<std::uint8_t, 4>& color) {
  require_same_size(a, b);
  render::Image image = filled(a.width, a.height, color);
  const int middle = static_cast<int>(std::lround(std::clamp(at, 0.0, 1.0) * a.width));
  const int begin = std::clamp(middle - line / 2, 0, a.width), end = std::clamp(begin + line, begin, a.width);
  for (int row = 0; row < a.height; ++row) {
    copy_row(a, row, 0, begin, image, 0);
    copy_row(b, row, end, b.width - end, image, end);
  }
  return image;
}

render::Image beside(const render::Image& a, const render::Image& b, int whole, const std::array<std::uint8_t, 4>& color) {
  require_same_size(a, b);
  const int width = std::max(whole, 2 * a.width);
  render::Image image = filled(width, a.height, color);
  for (int row = 0; row < a.height; ++row) {
    copy_row(a, row, 0, a.width, image, 0);
    copy_row(b, row, 0, b.width, image, width - b.width);
  }
  return image;
}

render::Image difference_of(const render::Image& a, const render::Image& b) {
  require_same_size(a, b);
  constexpr int faint = 3;  // a third of the grey
  render::Image image{a.width, a.height, std::vector<std::uint8_t>(a.rgba.size())};
  for (std::size_t i = 0; i < a.rgba.size(); i += channels) {
    std::uint8_t* const to = image.rgba.data() + i;
    const int difference = largest_difference(a.rgba.data() + i, b.rgba.data() + i);
    if (difference == 0) {
      to[0] = to[1] = to[2] = static_cast<std::uint8_t>(luminance(a.rgba.data() + i) / faint);
    } else {
      const std::array<std::uint8_t, 3> color = heat(difference);
      std::copy(color.begin(), color.end(), to);
    }
    to[3] = 255;
  }
  return image;
}

}  // namespace ws::app
