// How values are spread over the colours of a map: what a colour bar shows beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace ws {

inline constexpr std::size_t color_share_count = 32;

/// A value at `part` of the colours, from 0 to 1, joins those of its part. Values beyond the ends have the colours there.
inline void add_share(std::vector<double>& shares, double part, double weight = 1) {
  if (shares.empty()) shares.assign(color_share_count, 0);
  const double at = std::clamp(part, 0.0, 1.0) * static_cast<double>(shares.size());
  shares[std::min(shares.size() - 1, static_cast<std::size_t>(at))] += weight;
}

}  // namespace ws
