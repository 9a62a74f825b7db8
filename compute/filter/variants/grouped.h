// The thesis's OpenCL kernels v1 to v51 and their vectorised successor, work-group by work-group: their shapes and limits, and
// how the CPU runs them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/taps.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ws::filter {

/// A width and a height in pixels, cells, work-items or groups.
struct Extent {
  int width = 0, height = 0;
  [[nodiscard]] bool operator==(const Extent&) const = default;
};

/// How the kernels are built and launched; the defaults are those of 2010. No setting changes a bit of any result.
struct Build {
  int max_radius = 16;  ///< MAX_RADIUS: the load offset from v41 on, and the largest radius from v4 on; a multiple of 16
  Extent group = {};    ///< work-items of a group of v4 to v51; 0 × 0: as in 2010
  bool unrolled = true;
  TapMemory taps = TapMemory::constant;
  Launch launch = Launch::whole;
  [[nodiscard]] bool operator==(const Build&) const = default;
};
[[nodiscard]] Build build_of(const Parameters& parameters);

/// Whether a variant works in work-groups, which the microscope can look at: v1 to vector.
[[nodiscard]] constexpr bool is_grouped(Variant variant) { return variant >= Variant::v1 && variant <= Variant::vector; }

/// One pass over a plane of `width` × `height` on the CPU with the kernel of `variant`: v51 for 8-bit, all others for float.
/// Work-groups run in parallel. Throws Cancelled, and Error{invalid_argument} for a radius above grouped_max_radius.
template <class T>
void grouped_pass(Variant variant, Axis axis, Span<const T> in, Span<T> out, int width, int height, const Taps& taps,
                  Border border, RunContext& context, const Build& build = {});

/// Half-warps' reads of v41 and later are aligned to 64 bytes: they load at multiples of this distance.
inline constexpr int aligned_radius = 16;
/// The largest MAX_RADIUS.
inline constexpr int most_max_radius = 32;

/// Fraction bits of v51's taps.
inline constexpr int fixed_point_bits = 14;

/// `taps` in Q1.14, rounded to nearest. Throws Error{invalid_argument} for a tap beyond ±2.
[[nodiscard]] std::vector<std::int32_t> fixed_point_taps(const Taps& taps);

/// v4 to v51 work in groups of any shape; the others' is part of what they are.
[[nodiscard]] constexpr bool has_free_shape(Variant variant) { return variant >= Variant::v4 && variant <= Variant::v51; }

/// The work-items of a group. Lanes are numbered row by row.
[[nodiscard]] constexpr Extent group_extent(Variant variant, Axis axis, const Build& build = {}) {
  if (variant == Variant::v1) return {64, 1};
  if (variant == Variant::v3) return axis == Axis::row ? Extent{64, 1} : Extent{1, 64};
  if (has_free_shape(variant) && build.group.width > 0) return build.group;
  if (axis == Axis::row) return {32, 4};
  return variant == Variant::v412 ? Extent{8, 16} : variant == Variant::vector ? Extent{8, 32} : Extent{16, 32};
}
/// How many pixels, side by side, a work-item makes.
[[nodiscard]] constexpr int pixels_per_item(Variant variant) { return variant == Variant::vector ? 4 : 1; }
/// The pixels that a group makes.
[[nodiscard]] constexpr Extent group_pixels(Variant variant, Axis axis, const Build& build = {}) {
  const Extent items = group_extent(variant, axis, build);
  return {items.width * pixels_per_item(variant), items.height};
}
/// How far the tile begins before its group's first pixel.
[[nodiscard]] constexpr int load_offset(Variant variant, int radius, const Build& build = {}) {
  return variant == Variant::v3 || variant == Variant::v4 ? radius : build.max_radius;
}
/// How many loads of `group` pixels, each a group apart but for the last, fill a tile that reaches `offset` beyond the group at
/// both ends. At least two, at −offset and +offset, though one would do for radius 0.
[[nodiscard]] WS_HD constexpr int load_count(int offset, int group) {
  const int count = (2 * offset + group - 1) / group + 1;
  return count < 2 ? 2 : count;
}
/// Where load `i` of `count` is, from an item's own pixel: the last one ends flush with the tile.
[[nodiscard]] WS_HD constexpr int load_shift(int i, int count, int offset, int group) {
  return i + 1 == count ? offset : i * group - offset;
}
/// The tile: the group's pixels, longer by the offset at both ends of the axis. 0 × 0 for v1.
[[nodiscard]] constexpr Extent tile_extent(Variant variant, Axis axis, int radius, const Build& build = {}) {
  if (variant == Variant::v1) return {};
  const Extent group = group_pixels(variant, axis, build);
  const int apron = 2 * load_offset(variant, radius, build);
  return axis == Axis::row ? Extent{group.width + apron, group.height} : Extent{group.width, group.height + apron};
}
/// v3's two loads per item reach no further than half a group, else the tile has a gap; v1 takes any radius.
[[nodiscard]] constexpr int grouped_max_radius(Variant variant, const Build& build = {}) {
  return variant == Variant::v1 ? 65535 : variant == Variant::v3 ? 32 : build.max_radius;
}
/// How many groups cover an image. v1's work space has one dimension, so its groups do too.
[[nodiscard]] constexpr Extent group_grid(Variant variant, Axis axis, int width, int height, const Build& build = {}) {
  const Extent group = group_pixels(variant, axis, build);
  if (variant == Variant::v1) return {static_cast<int>((std::int64_t(width) * height + 63) / 64), 1};
  return {(width + group.width - 1) / group.width, (height + group.height - 1) / group.height};
}

}  // namespace ws::filter
