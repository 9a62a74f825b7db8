// What the GL frame asks of CUDA. Implemented twice: with the CUDA runtime, and for builds without it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/device/stream.h"
#include "render/interop/gl_frame.h"

struct cudaGraphicsResource;

namespace ws::render::cuda_bridge {

/// The best mode that the current context allows, found by registering a small buffer. Clears CUDA's errors.
[[nodiscard]] InteropVerdict probe();

/// For buffers whose content CUDA rewrites in full. Throws Error{cuda}.
[[nodiscard]] cudaGraphicsResource* register_buffer(unsigned buffer);
void unregister(cudaGraphicsResource* resource) noexcept;
void map(Span<cudaGraphicsResource*> resources, StreamView stream);
[[nodiscard]] void* mapped_pointer(cudaGraphicsResource* resource);
void unmap(Span<cudaGraphicsResource*> resources, StreamView stream);

}  // namespace ws::render::cuda_bridge
