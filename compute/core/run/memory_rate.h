// How fast the memory of a backend is: what rates of runs are held against.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"

namespace ws {

/// Bytes per second that are read and written when much is copied, on all of the context's threads or on its device: the best
/// of some copies, in a fraction of a second. It holds a quarter of a gigabyte meanwhile. Throws Error, Cancelled.
[[nodiscard]] double memory_rate(RunContext& context);

}  // namespace ws
