// The CUDA engines for clouds of double.
// SPDX-License-Identifier: MIT
#include "compute/ridge/engine_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<double>&, RunContext&);

}  // namespace ws::ridge
