// In a build without CUDA nothing is searched or swept on a device; nobody gets here, since there is no device to choose.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/triangulation/path_sweep.h"
#include "compute/triangulation/search_device.h"

namespace ws::triangulation {

bool searches_on_device(SearchMethod) { return false; }
void search_on_device(Search&) { throw Error(ErrorKind::internal, "this build has no CUDA"); }

SweptPaths sweep_on_device(const SweepInput&, RunContext&) { throw Error(ErrorKind::internal, "this build has no CUDA"); }

}  // namespace ws::triangulation
