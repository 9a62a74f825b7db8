// A build without CUDA has no methods of the device.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/histogram/cuda/solve.h"

namespace ws::histogram::cuda {

Histograms device_histograms(const Problem&, Method, RunContext&, const RowsDone&) { throw_cuda_is_absent(); }

}  // namespace ws::histogram::cuda
