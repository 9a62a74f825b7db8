// The source's decimation, ball by ball, once for its three versions and both backends: they differ in how a set of balls
// counts, and keeps nothing else.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/kernels.h"

#include <cstdint>

namespace ws::ridge {

/// The place that the loop has reached, so that it can be left and continued.
struct DecimationState {
  std::uint32_t alive = 0;        ///< balls left
  std::uint32_t cursor = 0;       ///< the next to test
  std::uint32_t before_pass = 0;  ///< balls left when the pass began
  std::uint32_t removed_count = 0;
  std::uint32_t done = 0;
};

/// Before the first pass over `size` balls.
constexpr DecimationState first_state(std::uint32_t size) { return {size, size, size + 1, 0, 0}; }

/// Balls that greedy decimation tests at a time.
inline constexpr std::uint32_t decimation_blocks = 16;

/// Why ball i has to go, if it has.
template <class Set, class T>
WS_HD Removal removal_of(const Set& set, std::uint32_t i, T near_squared, T far_squared) {
  if (set.count(i, near_squared, near_limit) >= near_limit) return Removal::too_many_near;
  return set.count(i, far_squared, far_limit + 1) <= far_limit ? Removal::too_few_far : Removal::none;
}

/// Goes on until done, or for `most` tests. `Set` gives:
///   end()                 one past the last index in use
///   has(i)                whether ball i is still there
///   count(i, r², limit)   balls within r of ball i, itself included; may stop at `limit`
///   remove(i, why, n)     takes ball i away as the n-th removed; whether the next ball moves to its place
/// On a device all threads of a block call alike, and get the same answers.
template <class Set, class T>
WS_HD void decimate_on(Set& set, DecimationState& at, T near_squared, T far_squared, std::uint32_t most) {
  for (std::uint32_t tests = 0; !at.done && tests < most;) {
    if (at.cursor >= set.end()) {  // a pass has ended
      at.done = at.alive == at.before_pass || at.alive <= 3;
      at.before_pass = at.alive;
      at.cursor = 0;
      continue;
    }
    const std::uint32_t i = at.cursor;
    if (!set.has(i)) {
      ++at.cursor;
      continue;
    }
    ++tests;
    const Removal why = removal_of(set, i, near_squared, far_squared);
    if (why == Removal::none) {
      ++at.cursor;
      continue;
    }
    at.cursor += set.remove(i, why, at.removed_count++) ? 0 : 1;
    at.done = --at.alive < 3;
  }
}

}  // namespace ws::ridge
