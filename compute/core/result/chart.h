// Heat maps and bars painted into images of RGBA pixels: for pictures that layers place beside or instead of a scene.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/result/color_map.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace ws {

/// `width` × `height` pixels, row by row from the top, as palette.h packs them; transparent at first.
struct Chart {
  Chart(int columns, int rows)
      : width(columns), height(rows), pixels(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}
  int width, height;
  std::vector<std::uint32_t> pixels;
};

/// A count's place between 0 and the largest count: linear, or logarithmic from one half on, so that 0 lies below 1.
struct CountScale {
  static constexpr double logarithmic_low = 0.5;
  double most = 1;
  bool logarithmic = false;
  [[nodiscard]] double part(double count) const;
};

/// Fills the chart with `rows` × `columns` cells; value(row, column) < 0 leaves a cell empty. Where there are more cells than
/// pixels, a pixel shows the largest of its cells (of at most 16 in each direction).
void paint_heat_map(Chart& chart, std::size_t rows, std::size_t columns,
                    const std::function<double(std::size_t, std::size_t)>& value, const CountScale& scale,
                    const ColorRamp& ramp);

/// Bars from the lower edge, one per value; where there are more than columns of pixels, a column shows the largest of its
/// values. `scale` says how high a value stands, `colors` which of the ramp's colours it has.
void paint_bars(Chart& chart, Span<const std::int32_t> values, const CountScale& scale, const CountScale& colors,
                const ColorRamp& ramp);

}  // namespace ws
