// Colours and small helpers of the ridge's pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/device/span.h"
#include "compute/core/result/palette.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

inline constexpr std::uint32_t plain_color = pack_rgba(126, 139, 160);
inline constexpr std::uint32_t too_many_color = pack_rgba(255, 82, 48);
inline constexpr std::uint32_t too_few_color = pack_rgba(255, 64, 208);
inline constexpr std::uint32_t link_color = pack_rgba(232, 65, 48);
inline constexpr std::uint32_t closing_link_color = pack_rgba(255, 150, 60);
inline constexpr std::uint32_t new_link_color = pack_rgba(40, 210, 255);
inline constexpr std::uint32_t truth_color = pack_rgba(150, 150, 160, 190);
inline constexpr std::uint32_t tile_color = pack_rgba(112, 132, 178);
inline constexpr std::uint32_t seam_color = pack_rgba(255, 176, 64);
inline constexpr std::uint32_t halo_color = pack_rgba(112, 132, 178, 110);
inline constexpr std::uint32_t shown_tile_color = pack_rgba(255, 64, 56);
inline constexpr std::uint32_t neighbor_tile_color = pack_rgba(64, 140, 255);
inline constexpr std::uint32_t other_tile_color = pack_rgba(112, 132, 178, 70);
inline constexpr std::uint32_t exact_color = pack_rgba(70, 190, 140);
inline constexpr std::uint32_t missing_color = pack_rgba(255, 40, 200);

/// Both ends of each edge of the lines, one after the other.
inline std::vector<double> edge_ends(const PolylineSet& set) {
  std::vector<double> ends;
  for (const Polyline& line : set.lines) {
    const std::size_t d = set.dimension, count = line.coordinates.size() / d;
    for (std::size_t i = 0; i + (line.closed ? 0 : 1) < count; ++i)
      for (const std::size_t end : {i, (i + 1) % count})
        ends.insert(ends.end(), &line.coordinates[end * d], &line.coordinates[end * d] + d);
  }
  return ends;
}

template <class T>
Span<const std::byte> as_bytes(const std::vector<T>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

}  // namespace ws::ridge
