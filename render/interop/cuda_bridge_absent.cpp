// The bridge of a build without CUDA: the verdict says so, and nothing can be registered.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "render/interop/cuda_bridge.h"

namespace ws::render::cuda_bridge {
namespace {

[[noreturn]] void absent() { throw Error(ErrorKind::cuda, "this build has no CUDA"); }

}  // namespace

InteropVerdict probe() { return {InteropMode::cpu, "this build has no CUDA"}; }
cudaGraphicsResource* register_buffer(unsigned) { absent(); }
void unregister(cudaGraphicsResource*) noexcept {}
void map(Span<cudaGraphicsResource*>, StreamView) { absent(); }
void* mapped_pointer(cudaGraphicsResource*) { absent(); }
void unmap(Span<cudaGraphicsResource*>, StreamView) { absent(); }

}  // namespace ws::render::cuda_bridge
