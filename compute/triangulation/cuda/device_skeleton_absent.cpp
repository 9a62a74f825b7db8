// For builds without CUDA. There is no device to choose then, so this is not called.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/triangulation/lmt/device_skeleton.h"

namespace ws::triangulation {

std::optional<OwnedSkeleton> skeleton_on_device(const std::vector<Point>&, const Hull&, bool, RunContext&, Neighbours&) {
  throw_cuda_is_absent();
}

}  // namespace ws::triangulation
