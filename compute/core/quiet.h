// The context of a run within a run or beside it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"

namespace ws {

/// The same means, seed and stop; no progress, no steps, metrics of its own.
[[nodiscard]] inline RunContext quiet(const RunContext& context) {
  RunContext own;
  own.backend = context.backend;
  own.thread_count = context.thread_count;
  own.stop = context.stop;
  own.seed = context.seed;
  own.memory_limit_bytes = context.memory_limit_bytes;
  own.record_steps = false;
  return own;
}

}  // namespace ws
