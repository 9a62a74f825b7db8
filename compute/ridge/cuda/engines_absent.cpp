// A build without CUDA has no engines, kernels and projectors of the device.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/parts/parts.h"
#include "compute/ridge/refine/projector.h"
#include "compute/ridge/tiles/engine.h"
#include "compute/ridge/variants/choose.h"
#include "compute/ridge/variants/decimate.h"
#include "compute/ridge/variants/source.h"

namespace ws::ridge {

template <class T>
std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<T>&, RunContext&) {
  throw_cuda_is_absent();
}
template std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<float>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_engine(const LocalCloud<double>&, RunContext&);

template <class T>
std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<T>&, RunContext&) {
  throw_cuda_is_absent();
}
template std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<float>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_grid_engine(const LocalCloud<double>&, RunContext&);

template <class T>
std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<T>, const std::vector<DeviceShare>&, RunContext&) {
  throw_cuda_is_absent();
}
template std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<float>, const std::vector<DeviceShare>&, RunContext&);
template std::unique_ptr<Engine> make_cuda_parts_engine(LocalCloud<double>, const std::vector<DeviceShare>&, RunContext&);

template <class T>
// NOLINTNEXTLINE(performance-unnecessary-value-param): with CUDA the tiled engine keeps it
std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<T>, std::shared_ptr<const Engine>, const TreeSettings&,
                                                          TileDetection, double, RunContext&) {
  throw_cuda_is_absent();
}
template std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<float>, std::shared_ptr<const Engine>,
                                                                   const TreeSettings&, TileDetection, double, RunContext&);
template std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<double>, std::shared_ptr<const Engine>,
                                                                   const TreeSettings&, TileDetection, double, RunContext&);

std::unique_ptr<Projector> make_cuda_projector(const LocalCloud<double>&, double, const DeviceUse&, RunContext&) {
  throw_cuda_is_absent();
}

template <class T>
Balls choose_in_block_cuda(const LocalCloud<T>&, double, const VariantParameters&, RunContext&) {
  throw_cuda_is_absent();
}
template Balls choose_in_block_cuda(const LocalCloud<float>&, double, const VariantParameters&, RunContext&);
template Balls choose_in_block_cuda(const LocalCloud<double>&, double, const VariantParameters&, RunContext&);

template <class T>
Balls choose_greedily_cuda(const LocalCloud<T>&, double, RunContext&) {
  throw_cuda_is_absent();
}
template Balls choose_greedily_cuda(const LocalCloud<float>&, double, RunContext&);
template Balls choose_greedily_cuda(const LocalCloud<double>&, double, RunContext&);

template <class T>
std::vector<RemovedBall> decimate_cuda(Decimation, Balls&, double, RunContext&) {
  throw_cuda_is_absent();
}
template std::vector<RemovedBall> decimate_cuda<float>(Decimation, Balls&, double, RunContext&);
template std::vector<RemovedBall> decimate_cuda<double>(Decimation, Balls&, double, RunContext&);

template <class T>
std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<T>&, const VariantParameters&, RunContext&) {
  throw_cuda_is_absent();
}
template std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<float>&, const VariantParameters&,
                                                                 RunContext&);
template std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<double>&, const VariantParameters&,
                                                                 RunContext&);

}  // namespace ws::ridge
