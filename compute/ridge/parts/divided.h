// A cloud whose points lie in parts on several machines: the run asks them what the points of each ball add up to. Sums are of
// whole numbers, so it finds what one machine with all points finds, bit for bit.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/divided/divided.h"
#include "compute/ridge/params.h"

#include <memory>

namespace ws::ridge {

/// Points that lie here. On the CPU.
[[nodiscard]] std::unique_ptr<DataPart> make_data_part(std::shared_ptr<const PointSet> points, const Parameters& parameters);

/// `parameters` has r1 and min_points: both would be estimated from all points. Throws Error, Cancelled.
[[nodiscard]] DividedResult detect_in_parts(const Parameters& parameters, AllParts& parts, RunContext& context);

}  // namespace ws::ridge
