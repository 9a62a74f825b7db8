// In a build without CUDA nothing runs on a device: there is none to choose.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/kdtree/cuda/tree_on_device.h"

namespace ws::kdtree {

bool builds_on_device(Pipeline) { return false; }
std::shared_ptr<const TreeOnDevice> build_on_device(const Mesh&, const Rules&, RunContext&) { throw_cuda_is_absent(); }
// NOLINTNEXTLINE(performance-unnecessary-value-param): with CUDA the device's tree keeps it
std::shared_ptr<const TreeOnDevice> upload_tree(std::shared_ptr<const Tree>, const Triangles&) { throw_cuda_is_absent(); }
// NOLINTNEXTLINE(performance-unnecessary-value-param): with CUDA the screen keeps it
std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const TreeOnDevice>) { throw_cuda_is_absent(); }

}  // namespace ws::kdtree
