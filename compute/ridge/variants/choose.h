// Choosing as the source has it: in order by one block; or greedily by many at once, each of which learns of the others' balls
// one round later.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/trace.h"
#include "compute/ridge/variants/params.h"

#include <cstdint>

namespace ws::ridge {

/// In a round, block b takes the next `greedy_tile` points after those of block b − 1. It tests them against the balls of all
/// rounds before, and those left in order against its own of this round; the blocks' balls are then put together in order. The
/// source's blocks race freely; here the race is run in rounds, so that its result is the same every time and everywhere.
inline constexpr std::uint32_t greedy_tile = 128, greedy_blocks = 32;

template <class T>
[[nodiscard]] Balls choose_greedily_cpu(const LocalCloud<T>& cloud, double r1, RunContext& context);
/// Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] Balls choose_greedily_cuda(const LocalCloud<T>& cloud, double r1, RunContext& context);

/// By one block of `parameters.choose_block` threads, points and balls in their layouts: the result of conservative choosing.
/// Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] Balls choose_in_block_cuda(const LocalCloud<T>& cloud, double r1, const VariantParameters& parameters,
                                         RunContext& context);

}  // namespace ws::ridge
