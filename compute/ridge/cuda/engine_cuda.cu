// The engine of method `brute` on CUDA, for both types of coordinates: compiled together they take two thirds of the time.
// SPDX-License-Identifier: MIT
#include "compute/ridge/cuda/engine_cuda.cuh"

namespace ws::ridge {

template std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<float>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<double>&, RunContext&);

}  // namespace ws::ridge
