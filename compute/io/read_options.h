// How a data file is to be read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/progress.h"

#include <cstddef>
#include <limits>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::io {

struct ReadOptions {
  std::vector<std::string> columns;  ///< by header name or 0-based number; empty: all (text), x y z (ply). Points and vectors
  bool drop_invalid = false;         ///< drop points with NaN or infinite coordinates instead of refusing them. Points only
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();  ///< predicted use above it is refused. Meshes only
  int thread_count = 0;
  Progress* progress = nullptr;
  std::stop_token stop;
};

}  // namespace ws::io
