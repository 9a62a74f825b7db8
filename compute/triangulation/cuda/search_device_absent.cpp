// For builds without CUDA. There is no device to choose then, so the functions that throw are not called.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/triangulation/paths/path_sweep.h"
#include "compute/triangulation/search/search_device.h"

namespace ws::triangulation {

bool searches_on_device(SearchMethod) { return false; }
void search_on_device(Search&) { throw_cuda_is_absent(); }

SweptPaths sweep_on_device(const SweepInput&, RunContext&) { throw_cuda_is_absent(); }

}  // namespace ws::triangulation
