// The thesis's OpenCL kernels v1 to v51, work-group by work-group: their shapes and limits, and how the CPU runs them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/taps.h"

#include <cstdint>
#include <vector>

namespace ws::filter {

/// One pass over a plane of `width` × `height` on the CPU with the kernel of `variant`: v1 to v412 for float, v51 for
/// 8-bit. Work-groups run in parallel. Throws Cancelled, and Error{invalid_argument} for a radius above grouped_max_radius.
template <class T>
void grouped_pass(Variant variant, Axis axis, Span<const T> in, Span<T> out, int width, int height, const Taps& taps,
                  Border border, RunContext& context);

/// A width and a height in pixels, cells or groups.
struct Extent {
  int width = 0, height = 0;
  [[nodiscard]] bool operator==(const Extent&) const = default;
};

/// v41 and later load at this distance, so that every half-warp's read is aligned to 64 bytes.
inline constexpr int aligned_radius = 16;

/// Fraction bits of v51's taps.
inline constexpr int fixed_point_bits = 14;

/// `taps` in Q1.14, rounded to nearest. Throws Error{invalid_argument} for a tap beyond ±2.
[[nodiscard]] std::vector<std::int32_t> fixed_point_taps(const Taps& taps);

/// The shape of a work-group. Lanes are numbered row by row.
[[nodiscard]] constexpr Extent group_extent(Variant variant, Axis axis) {
  if (variant == Variant::v1) return {64, 1};
  if (variant == Variant::v3) return axis == Axis::row ? Extent{64, 1} : Extent{1, 64};
  if (axis == Axis::row) return {32, 4};
  return variant == Variant::v412 ? Extent{8, 16} : Extent{16, 32};
}
/// How many pixels an item brings into the tile: two, at −offset and +offset; the columns of v412 a third one, at 0; none in
/// v1, which has no tile.
[[nodiscard]] constexpr int loads_per_item(Variant variant, Axis axis) {
  return variant == Variant::v1 ? 0 : variant == Variant::v412 && axis == Axis::column ? 3 : 2;
}
[[nodiscard]] constexpr int load_offset(Variant variant, int radius) {
  return variant == Variant::v3 || variant == Variant::v4 ? radius : aligned_radius;
}
/// The tile: the group, longer by the offset at both ends of the axis. 0 × 0 for v1.
[[nodiscard]] constexpr Extent tile_extent(Variant variant, Axis axis, int radius) {
  if (variant == Variant::v1) return {};
  const Extent group = group_extent(variant, axis);
  const int apron = 2 * load_offset(variant, radius);
  return axis == Axis::row ? Extent{group.width + apron, group.height} : Extent{group.width, group.height + apron};
}
/// Two loads per item reach no further than half a group, else the tile has a gap; v1 takes any radius.
[[nodiscard]] constexpr int grouped_max_radius(Variant variant) {
  return variant == Variant::v1 ? 65535 : variant == Variant::v3 ? 32 : aligned_radius;
}
/// How many groups cover an image. v1's work space has one dimension, so its groups do too.
[[nodiscard]] constexpr Extent group_grid(Variant variant, Axis axis, int width, int height) {
  const Extent group = group_extent(variant, axis);
  if (variant == Variant::v1) return {static_cast<int>((std::int64_t(width) * height + 63) / 64), 1};
  return {(width + group.width - 1) / group.width, (height + group.height - 1) / group.height};
}

}  // namespace ws::filter
