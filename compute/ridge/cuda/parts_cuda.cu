// Parts of a cloud on CUDA devices, for both types of coordinates.
// SPDX-License-Identifier: MIT
#include "compute/ridge/cuda/parts_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<float>, const std::vector<DeviceShare>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<double>, const std::vector<DeviceShare>&, RunContext&);

}  // namespace ws::ridge
