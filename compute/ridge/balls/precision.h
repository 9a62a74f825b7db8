// In which numbers a run counts, and whether they tell apart what lies within a ball.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/choices.h"

#include <cstddef>

namespace ws::ridge {

/// The precision that `asked` means for this cloud and ball radius. Automatic: single where the step between its numbers, at
/// the border of the cloud's box, is at most a 256th of r1, so that one point far out does not make all others coarse, and
/// where r1 is so long that squares of distances within it are not next to nothing (4e-16); else double. Cost O(size).
///
/// Where the numbers of that precision, or the lattice on which means are summed, are coarse beside r1, the context is warned.
/// Where even double precision is four times coarser than that, balls would never stand still and the curve would be wrong:
/// Error{invalid_argument} says how many points lie far out, where the others end, and what r1 would do. Throws Cancelled when
/// the context's stop is requested.
[[nodiscard]] Precision settle_precision(const PointSet& points, double r1, Precision asked, RunContext& context);
/// The same for a cloud of `size` points whose extent alone is known: the hint says less.
[[nodiscard]] Precision settle_precision(const Extent& extent, std::size_t size, double r1, Precision asked,
                                         RunContext& context);

}  // namespace ws::ridge
