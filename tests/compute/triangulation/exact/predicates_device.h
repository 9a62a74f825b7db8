// What `predicates_device.cu` offers to tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/exact_orientation.h"

#include <vector>

namespace ws::triangulation {

/// The orientations of triangles, three points each, decided exactly by a CUDA device.
[[nodiscard]] std::vector<int> orientations_on_device(const std::vector<Point>& corners);

}  // namespace ws::triangulation
