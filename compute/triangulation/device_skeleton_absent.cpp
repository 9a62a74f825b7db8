// In a build without CUDA nothing runs on a device; nobody gets here, since there is no device to choose.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/triangulation/device_skeleton.h"

namespace ws::triangulation {

std::optional<OwnedSkeleton> skeleton_on_device(const std::vector<Point>&, const Hull&, bool, RunContext&, Neighbours&) {
  throw Error(ErrorKind::internal, "this build has no CUDA");
}

}  // namespace ws::triangulation
