// The methods of the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

namespace ws::histogram::cuda {

/// `method` is one of shared, fused, tensor and paper; the queries are split among `parameters.devices` devices. Stages are
/// device times, compute_ms their sum without copies in and out. Throws Error, Cancelled.
[[nodiscard]] Histograms device_histograms(const Problem& problem, Method method, RunContext& context, const RowsDone& done);

}  // namespace ws::histogram::cuda
