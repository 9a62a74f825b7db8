// How long tests may wait. Sanitized programs are slow; the build says how much slower.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace ws {

/// By how much limits of time are stretched: 1, or more in sanitized programs (WS_TEST_PATIENCE, set by `ws_test`).
inline int patience() {
  const char* set = std::getenv("WS_TEST_PATIENCE");
  return set ? std::atoi(set) : 1;
}

}  // namespace ws
