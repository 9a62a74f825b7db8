// What the whole process holds in memory, as the system counts it: buffers, containers, libraries' own, mapped files in use.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace ws {

/// The most resident bytes at a time since `reset_peak_process_memory`, or since the process began where the system cannot
/// begin anew; 0 where it does not tell. Thread-safe, as the next.
[[nodiscard]] std::size_t peak_process_bytes();
void reset_peak_process_memory();

}  // namespace ws
