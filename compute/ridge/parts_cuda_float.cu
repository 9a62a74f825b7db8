// Parts of clouds of float on CUDA devices.
// SPDX-License-Identifier: MIT
#include "compute/ridge/parts_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<float>, const std::vector<DeviceShare>&, RunContext&);

}  // namespace ws::ridge
