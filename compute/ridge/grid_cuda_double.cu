// Method `grid` on CUDA for clouds of double.
// SPDX-License-Identifier: MIT
#include "compute/ridge/grid_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<double>&, RunContext&);

}  // namespace ws::ridge
