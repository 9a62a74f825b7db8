// Vectors whose distances are so small that their squares would fall below single precision: the problem is solved with all
// components times a power of two, which changes no digit of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

namespace ws::histogram {

/// The power of two by which the components must grow so that each query's farthest distance keeps its digits when it is
/// squared; 0 where they may stay: with whole numbers, in the reference's double precision, and nearly always. Two references
/// that are apart bound every query's farthest distance, so it costs O(dimension), and O((references + queries) · dimension)
/// only where all references lie within 2^-50. Throws Error{invalid_argument} where the distances of some queries are tiny
/// beside those of others; Cancelled.
[[nodiscard]] int lift_of(const Problem& problem, const RunContext& context);

/// The problem with its vectors times 2^exponent, as floats. Components so large that they would overflow are the same in all
/// vectors (else the distances were not tiny), and become 0. Throws Error{out_of_memory}.
[[nodiscard]] Problem lifted(const Problem& problem, int exponent, const RunContext& context);

}  // namespace ws::histogram
