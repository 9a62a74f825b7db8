// The way of one edit to the screen: when it came by each milestone.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <vector>

namespace ws::app {

/// In the order in which an edit comes by.
enum class Milestone {
  asked,       ///< a parameter was changed
  begun,       ///< the worker began the run
  computed,    ///< the run has ended
  presenting,  ///< the stage began the presentation of its result
  presented,   ///< steps and the first picture are prepared
  shown,       ///< the session shows the result
  wanted,      ///< the viewport asked for the content of its buffers
  writing,     ///< the stage began to write it
  written,
  painting,  ///< the viewport began to draw
  painted,
  seen,  ///< the window was put together and handed to the display
  count
};

struct Passage {
  using Clock = std::chrono::steady_clock;
  std::array<Clock::time_point, static_cast<std::size_t>(Milestone::count)> at{};
  double compute_ms = 0;  ///< of the run, by its own clock: what the algorithm took

  void come_by(Milestone milestone) { at[static_cast<std::size_t>(milestone)] = Clock::now(); }
  [[nodiscard]] Clock::time_point& operator[](Milestone milestone) { return at[static_cast<std::size_t>(milestone)]; }
  [[nodiscard]] double ms(Milestone from, Milestone to) const;
};

/// One part of the way, and how long it took.
struct Leg {
  const char* name;
  double ms = 0;
};
/// They add up to the way from `asked` to `seen`.
[[nodiscard]] std::vector<Leg> legs_of(const Passage& passage);

}  // namespace ws::app
