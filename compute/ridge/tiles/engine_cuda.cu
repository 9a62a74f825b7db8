// Detection over tiles on CUDA, for both types of coordinates.
// SPDX-License-Identifier: MIT
#include "compute/ridge/tiles/engine_cuda.cuh"

namespace ws::ridge {

template std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<float>, std::shared_ptr<const Engine>,
                                                                   const TreeSettings&, TileDetection, double, RunContext&);
template std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<double>, std::shared_ptr<const Engine>,
                                                                   const TreeSettings&, TileDetection, double, RunContext&);

}  // namespace ws::ridge
