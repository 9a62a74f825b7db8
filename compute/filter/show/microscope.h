// What one work-group touches, and what that costs: the thesis's kernels run over a recorder.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/variants/grouped.h"

#include <string_view>
#include <vector>

namespace ws::filter {

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
  int pixels_per_item = 1;  ///< 4: a lane touches four elements side by side at once
  struct Pixel {
    int x, y;
  };
  std::vector<Pixel> pixels;  ///< the (first) pixel of each lane, which may lie outside the image
  std::vector<Touch> touches;
};

/// Runs one work-group of the kernel over a recorder. `group_x`, `group_y` within group_grid. Throws
/// Error{invalid_argument} for a variant without groups, a radius above its limit or a group outside the grid.
[[nodiscard]] GroupTrace trace_group(Variant variant, Axis axis, int width, int height, int radius, Border border, int group_x,
                                     int group_y, const Build& build = {});

/// What one instruction of one warp costs.
struct InstructionCost {
  GroupPhase phase;
  GroupMemory memory;
  int site, warp;
  int transactions_2010 = 0;  ///< aligned segments of 32 to 128 bytes, per half-warp, summed over both
  int bytes_2010 = 0;         ///< in the smallest sufficient segments
  int sectors = 0;            ///< of 32 bytes, per warp: today's count
  int conflict_2010 = 0;      ///< most words in one of 16 banks by a half-warp; 1: no conflict
  int conflict = 0;           ///< most words in one of 32 banks by a warp; of four at once by each quarter of it
};

struct PhaseCost {
  int idle_lanes = 0;       ///< lanes that do nothing in the phase
  int divergent_warps = 0;  ///< warps with idle lanes and working ones
};

struct GroupCost {
  std::vector<InstructionCost> instructions;
  PhaseCost load, compute;
  int loads_2010 = 0, stores_2010 = 0;  ///< transactions of the image and of the result
  int load_sectors = 0, store_sectors = 0;
  int worst_conflict_2010 = 0, worst_conflict = 0;
};

/// Counts what the trace costs by the rules of 2010 (compute capability 1.2) and of today. Image and result begin at a
/// multiple of 128 bytes; `pitch`: elements from row to row, 0: the width, as in the thesis.
[[nodiscard]] GroupCost analyse(const GroupTrace& trace, int pitch = 0);

}  // namespace ws::filter
