// The versions of decimation: shift, marks, matrix (one result) and greedy (another).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/trace.h"
#include "compute/ridge/variants/params.h"

#include <vector>

namespace ws::ridge {

/// Removes from `balls`; returns them in that order. `kind` is not `counts`. T: in which distances are compared. Throws
/// Error{out_of_memory} where a distance matrix has no room; Cancelled.
template <class T>
[[nodiscard]] std::vector<RemovedBall> decimate_cpu(Decimation kind, Balls& balls, double r2, RunContext& context);
/// Throws Error{cuda} in builds without CUDA.
template <class T>
[[nodiscard]] std::vector<RemovedBall> decimate_cuda(Decimation kind, Balls& balls, double r2, RunContext& context);

}  // namespace ws::ridge
