// The thesis's OpenCL kernels v1 to v51, work-group by work-group: each is written once, for CUDA, for the CPU, and for the
// microscope, which records what a work-group touches.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/filter/taps.h"

#include <cstdint>
#include <string_view>
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
/// How many pixels an item brings into the tile: two, at −offset and +offset; v412's columns a third, at 0; v1 has no tile.
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

// The microscope.

enum class GroupMemory { image, tile_store, tile_load, tap, result };
enum class GroupPhase { load, compute };

/// One lane touches one element. All lanes of a warp with the same memory, phase and site do so in one instruction.
struct Touch {
  GroupPhase phase;
  GroupMemory memory;
  int site;  ///< which load of the item, or which tap
  int lane;
  int x = 0, y = 0;  ///< of the image or the result
  int cell = 0;      ///< of the tile, row by row; or the tap
};

/// All that one work-group touches, in the order of phases and lanes.
struct GroupTrace {
  std::string_view name;  ///< "v411"
  Axis axis = Axis::row;
  Extent image, group, tile;
  int radius = 0;
  int element_bytes = 4;
  struct Pixel {
    int x, y;
  };
  std::vector<Pixel> pixels;  ///< each lane's own; may lie outside the image
  std::vector<Touch> touches;
};

/// Runs one work-group of the kernel over a recorder. `group_x`, `group_y` within group_grid. Throws
/// Error{invalid_argument} for a variant without groups, a radius above its limit or a group outside the grid.
[[nodiscard]] GroupTrace trace_group(Variant variant, Axis axis, int width, int height, int radius, Border border, int group_x,
                                     int group_y);

/// What one instruction of one warp costs.
struct InstructionCost {
  GroupPhase phase;
  GroupMemory memory;
  int site, warp;
  int active_lanes;
  int transactions_2010 = 0;  ///< aligned segments of 32 to 128 bytes, per half-warp, summed over both
  int bytes_2010 = 0;         ///< in the smallest sufficient segments
  int sectors = 0;            ///< of 32 bytes, per warp: today's count
  int conflict_2010 = 0;      ///< most words in one of 16 banks by a half-warp; 1: no conflict
  int conflict = 0;           ///< most words in one of 32 banks by a warp
};

struct PhaseCost {
  int idle_lanes = 0;        ///< that do nothing in it
  int divergent_warps = 0;   ///< with lanes of both kinds
};

struct GroupCost {
  std::vector<InstructionCost> instructions;
  PhaseCost load, compute;
  int loads_2010 = 0, stores_2010 = 0;      ///< transactions of the image and of the result
  int load_sectors = 0, store_sectors = 0;
  int worst_conflict_2010 = 0, worst_conflict = 0;
};

/// Counts what the trace costs by the rules of 2010 (compute capability 1.2) and of today. Image and result begin at a
/// multiple of 128 bytes; `pitch`: elements from row to row, 0: the width, as in the thesis.
[[nodiscard]] GroupCost analyse(const GroupTrace& trace, int pitch = 0);

}  // namespace ws::filter
