// What the whole process holds in memory, as the system counts it: buffers, containers, libraries' own, mapped files in use.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace ws {

/// The most resident bytes at a time since `reset_peak_process_memory`, or since the process began where the system cannot
/// begin anew; 0 where it does not tell. Thread-safe, as the next.
[[nodiscard]] std::size_t peak_process_bytes();
void reset_peak_process_memory();
/// The address space in use, which RLIMIT_AS limits: the program, its libraries, its memory, mapped files.
[[nodiscard]] std::size_t process_address_bytes();

}  // namespace ws
