// CUDA's GL interoperability.
// SPDX-License-Identifier: MIT
#include "render/interop/cuda_bridge.h"

#include "compute/core/device/backend.h"
#include "compute/core/device/cuda_check.h"
#include "compute/core/words/told.h"
#include "render/gl/object.h"

#include <cuda_gl_interop.h>

namespace ws::render::cuda_bridge {
namespace {

constexpr GLsizeiptr probe_bytes = 16;

/// Empty if a buffer can be registered, mapped and unmapped.
std::string registration_failure() {
  try {
    const gl::Buffer buffer;
    glNamedBufferData(buffer.name(), probe_bytes, nullptr, GL_DYNAMIC_DRAW);
    cudaGraphicsResource* resource = register_buffer(buffer.name());
    try {
      map({&resource, 1}, {});
      unmap({&resource, 1}, {});
    } catch (...) {
      unregister(resource);
      throw;
    }
    unregister(resource);
    return {};
  } catch (const Error& error) {
    return error.what();
  }
}

}  // namespace

InteropVerdict probe() {
  const CudaStatus& cuda = cuda_status();
  if (cuda.devices.empty()) return {InteropMode::cpu, said(cuda.reason.c_str())};
  unsigned count = 0;
  int gl_device = -1;
  const cudaError_t status = cudaGLGetDevices(&count, &gl_device, 1, cudaGLDeviceListAll);
  clear_cuda_error();
  if (status != cudaSuccess || count == 0)
    return {InteropMode::copy,
            told("OpenGL is not driven by a CUDA device ({})", reinterpret_cast<const char*>(glGetString(GL_RENDERER)))};
  int cuda_device = 0;
  WS_CUDA_CHECK(cudaGetDevice(&cuda_device));
  cudaDeviceProp properties{};
  WS_CUDA_CHECK(cudaGetDeviceProperties(&properties, gl_device));
  const std::string name = properties.name;
  if (gl_device != cuda_device) return {InteropMode::copy, told("OpenGL runs on {}, CUDA computes on another device", name)};
  if (const std::string why = registration_failure(); !why.empty())
    return {InteropMode::copy, told("OpenGL and CUDA share {}, but registering a buffer failed: {}", name, why)};
  return {InteropMode::zero_copy, told("OpenGL and CUDA share {}", name)};
}

cudaGraphicsResource* register_buffer(unsigned buffer) {
  cudaGraphicsResource* resource = nullptr;
  WS_CUDA_CHECK(cudaGraphicsGLRegisterBuffer(&resource, buffer, cudaGraphicsRegisterFlagsWriteDiscard));
  return resource;
}

void unregister(cudaGraphicsResource* resource) noexcept { (void)cuda_try(cudaGraphicsUnregisterResource(resource)); }

void map(Span<cudaGraphicsResource*> resources, StreamView stream) {
  WS_CUDA_CHECK(cudaGraphicsMapResources(static_cast<int>(resources.size()), resources.data(), stream.handle()));
}

void* mapped_pointer(cudaGraphicsResource* resource) {
  void* pointer = nullptr;
  std::size_t bytes = 0;
  WS_CUDA_CHECK(cudaGraphicsResourceGetMappedPointer(&pointer, &bytes, resource));
  return pointer;
}

void unmap(Span<cudaGraphicsResource*> resources, StreamView stream) {
  WS_CUDA_CHECK(cudaGraphicsUnmapResources(static_cast<int>(resources.size()), resources.data(), stream.handle()));
}

}  // namespace ws::render::cuda_bridge
