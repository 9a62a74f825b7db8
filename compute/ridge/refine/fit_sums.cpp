// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/fit_sums.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ws::ridge {

FitUnits fit_units(std::size_t point_count, double radius) {
  constexpr int exponent_limit = 300;
  const int bits = 62 - static_cast<int>(std::bit_width(point_count));
  const auto units_for = [&](int exponent) {
    return std::ldexp(1.0, std::clamp(bits - exponent, -exponent_limit, exponent_limit));
  };
  const int length = radius > 0 ? std::ilogb(radius) + 1 : 0;
  return {units_for(1), units_for(length), units_for(2 * length)};
}

FitLayout layout_of(const FineLines& fine, const EdgeTree& tree) {
  return {fine.size(), tree.from.size(), fine.lines.size(), fine.dimension};
}

FitSums to_sums(const std::vector<std::int64_t>& units_sums, const FitLayout& layout, const FitUnits& units) {
  const auto part = [&](std::size_t begin, std::size_t end, double units_per_one) {
    std::vector<double> values;
    values.reserve(end - begin);
    for (std::size_t v = begin; v < end; ++v) values.push_back(static_cast<double>(units_sums[v]) / units_per_one);
    return values;
  };
  return {part(layout.own(0), layout.with_next(0), units.weight), part(layout.with_next(0), layout.pull(0), units.weight),
          part(layout.pull(0), layout.square(0), units.length), part(layout.square(0), layout.count(0), units.square),
          part(layout.count(0), layout.size(), 1)};
}

}  // namespace ws::ridge
