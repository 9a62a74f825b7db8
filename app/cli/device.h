// Which device a command computes on.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

namespace ws::app {

/// The backend that the options name. With --device that CUDA device becomes the only one that this process sees, so this is
/// asked once, before anything else asks for CUDA. Throws Error{cuda} where there is no such device, UsageError where the
/// backend is the CPU.
[[nodiscard]] Backend backend_of(const ComputeOptions& options);

}  // namespace ws::app
