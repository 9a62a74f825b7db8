// The engine of method `grid` on CUDA, for both types of coordinates.
// SPDX-License-Identifier: MIT
#include "compute/ridge/cuda/grid_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<float>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<double>&, RunContext&);

}  // namespace ws::ridge
