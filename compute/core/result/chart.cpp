// SPDX-License-Identifier: MIT
#include "compute/core/result/chart.h"

#include <algorithm>
#include <cmath>

namespace ws {

namespace {

constexpr std::size_t most_looked_at = 16;

/// Cells [first, end) that a pixel covers, and the step between those that are looked at.
struct Cover {
  std::size_t first, end, step;
};

Cover cover(std::size_t pixel, std::size_t pixels, std::size_t cells) {
  const std::size_t first = pixel * cells / pixels, end = std::max(first + 1, (pixel + 1) * cells / pixels);
  return {first, end, std::max<std::size_t>(1, (end - first) / most_looked_at)};
}

std::uint32_t shade(const ColorRamp& ramp, double part) {
  return ramp[static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * 255 + 0.5)];
}

}  // namespace

double CountScale::part(double count) const {
  if (most <= 0 || count <= 0) return 0;
  return logarithmic ? std::log(count / logarithmic_low) / std::log(most / logarithmic_low) : count / most;
}

void paint_heat_map(Chart& chart, std::size_t rows, std::size_t columns,
                    const std::function<double(std::size_t, std::size_t)>& value, const CountScale& scale,
                    const ColorRamp& ramp) {
  if (rows == 0 || columns == 0) return;
  const auto width = static_cast<std::size_t>(chart.width), height = static_cast<std::size_t>(chart.height);
  const std::uint32_t* above = nullptr;
  Cover last_rows{0, 0, 0};
  for (std::size_t y = 0; y < height; ++y) {
    const Cover covered = cover(y, height, rows);
    std::uint32_t* line = chart.pixels.data() + y * width;
    if (above && covered.first == last_rows.first && covered.end == last_rows.end) {
      std::copy_n(above, width, line);
    } else {
      for (std::size_t x = 0; x < width; ++x) {
        const Cover across = cover(x, width, columns);
        double most = -1;
        for (std::size_t r = covered.first; r < covered.end; r += covered.step)
          for (std::size_t c = across.first; c < across.end; c += across.step) most = std::max(most, value(r, c));
        if (most >= 0) line[x] = shade(ramp, scale.part(most));
      }
    }
    above = line;
    last_rows = covered;
  }
}

void paint_bars(Chart& chart, Span<const std::int32_t> values, const CountScale& scale, const CountScale& colors,
                const ColorRamp& ramp) {
  if (values.empty()) return;
  const auto width = static_cast<std::size_t>(chart.width), height = static_cast<std::size_t>(chart.height);
  const bool has_gaps = values.size() * 4 <= width;  // then bars can be told apart
  for (std::size_t x = 0; x < width; ++x) {
    const Cover across = cover(x, width, values.size());
    if (has_gaps && x + 1 < width && cover(x + 1, width, values.size()).first != across.first) continue;
    std::int32_t most = 0;
    for (std::size_t c = across.first; c < across.end; ++c) most = std::max(most, values[c]);
    if (most == 0) continue;
    const std::uint32_t color = shade(ramp, colors.part(most));
    const auto length =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::lround(scale.part(most) * double(height))), 1, height);
    for (std::size_t y = height - length; y < height; ++y) chart.pixels[y * width + x] = color;
  }
}

}  // namespace ws
