// Colours that kernels write: categories that colour-blind people can tell apart, and packing into RGBA8.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cstdint>

namespace ws {

/// Bytes r, g, b, a in memory order on little-endian machines.
WS_HD constexpr std::uint32_t pack_rgba(std::uint32_t r, std::uint32_t g, std::uint32_t b, std::uint32_t a = 255) {
  return r | g << 8 | b << 16 | a << 24;
}

/// Twelve distinguishable colours, repeated: a category always has the same colour. After Okabe and Ito (2008), and Paul
/// Tol's muted scheme, on dark and light ground alike.
WS_HD constexpr std::uint32_t category_color(std::uint32_t category) {
  switch ((category * 2654435761u >> 16) % 12) {
    case 0:
      return pack_rgba(230, 159, 0);
    case 1:
      return pack_rgba(86, 180, 233);
    case 2:
      return pack_rgba(0, 158, 115);
    case 3:
      return pack_rgba(240, 228, 66);
    case 4:
      return pack_rgba(0, 114, 178);
    case 5:
      return pack_rgba(213, 94, 0);
    case 6:
      return pack_rgba(204, 121, 167);
    case 7:
      return pack_rgba(136, 204, 238);
    case 8:
      return pack_rgba(153, 153, 51);
    case 9:
      return pack_rgba(170, 68, 153);
    case 10:
      return pack_rgba(68, 170, 153);
    default:
      return pack_rgba(204, 102, 119);
  }
}

}  // namespace ws
