// What the sources of a build without CUDA (`…_absent.cpp`) do instead of computing on a device.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws {

/// Throws Error{cuda}: this build has no CUDA backend. Only such a build defines it.
[[noreturn]] void throw_cuda_is_absent();

}  // namespace ws
