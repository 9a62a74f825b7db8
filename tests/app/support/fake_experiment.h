// A made-up experiment and its workspace: deterministic, as slow as asked, so that session tests need no algorithm.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <atomic>
#include <thread>

namespace ws::test {

/// How often it ran to the end, was cancelled, and how large the last inputs were.
struct FakeCounts {
  std::atomic<int> started{0}, finished{0}, cancelled{0};
  std::atomic<int> frames_begun{0}, frames_given_up{0};  ///< of those that take time
  std::atomic<int> presented{0}, pictures_begun{0}, pictures_given_up{0};
  std::atomic<std::size_t> last_size{0};
  std::atomic<bool> held{false};           ///< runs wait at their beginning until this is false, or they are stopped
  std::atomic<bool> pictures_held{false};  ///< the same of pictures that are prepared
  std::atomic<bool> refuses_to_present{false};
  std::atomic<bool> took_over{false};  ///< the presentation made last was given the one that it took the place of
  std::atomic<std::thread::id> inspected_on, summarised_on;
  std::atomic<std::thread::id> freed_on, picture_freed_on;  ///< the last result and the last picture

  void reset() {
    held = pictures_held = refuses_to_present = took_over = false;
    started = finished = cancelled = presented = 0;
  }
};
[[nodiscard]] FakeCounts& fake_counts();

/// Inputs: "cloud" (points), "truth" (polylines). Parameters: "gain" (0…10, pinned), "work_ms" (run time for 1000 points),
/// "steps" (how many steps it has), "frame_ms" (how long a frame takes), "fail" (throws), "flaw_step" (the step whose frame has
/// another third element). View: "tint". The result's hash is a function of gain and the points.
[[nodiscard]] const app::Workspace& fake_workspace();

}  // namespace ws::test
