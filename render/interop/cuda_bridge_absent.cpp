// The bridge of a build without CUDA: the verdict says so, and nothing can be registered.
// SPDX-License-Identifier: MIT
#include "compute/core/device/absent.h"
#include "compute/core/words/told.h"
#include "render/interop/cuda_bridge.h"

namespace ws::render::cuda_bridge {

InteropVerdict probe() { return {InteropMode::cpu, said("this build has no CUDA backend")}; }
cudaGraphicsResource* register_buffer(unsigned) { throw_cuda_is_absent(); }
void unregister(cudaGraphicsResource*) noexcept {}
void map(Span<cudaGraphicsResource*>, StreamView) { throw_cuda_is_absent(); }
void* mapped_pointer(cudaGraphicsResource*) { throw_cuda_is_absent(); }
void unmap(Span<cudaGraphicsResource*>, StreamView) { throw_cuda_is_absent(); }

}  // namespace ws::render::cuda_bridge
