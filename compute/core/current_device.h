// Which CUDA device a thread computes on.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws {

/// Makes a device the calling thread's; others keep theirs. What was made on another device stays there. Throws Error{cuda}
/// where there is no such device, or no CUDA in the build.
void use_device(int ordinal);

}  // namespace ws
