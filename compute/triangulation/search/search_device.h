// Searches on a CUDA device. In builds without CUDA there is none.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/search/search_state.h"

namespace ws::triangulation {

/// Whether there is a form of the method for a CUDA device.
[[nodiscard]] bool searches_on_device(SearchMethod method);

/// Fills counts, best and branches as the method on the CPU does. `removal` and `removal_stack` are the thesis's parallel form:
/// the CPU goes down to a level, a thread walks each branch with a stack; `removal_bitmask` redistributes branches among
/// threads; `combinations` has shares of ranks. Stages: descent, transfer, kernel; the kernels' own times are operations.
///
/// Needs a device and choosable edges. Throws Error{out_of_memory}, Error{cuda}; Cancelled and TimeIsUp within about 50 ms.
void search_on_device(Search& search);

}  // namespace ws::triangulation
