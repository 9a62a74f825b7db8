// SPDX-License-Identifier: MIT
#include "compute/core/stream.h"

#include "compute/core/error.h"
#if WS_HAS_CUDA
#include "compute/core/cuda_check.h"
#endif

namespace ws {

#if WS_HAS_CUDA

void StreamView::synchronize() const { WS_CUDA_CHECK(cudaStreamSynchronize(handle_)); }

Stream::Stream() { WS_CUDA_CHECK(cudaStreamCreateWithFlags(&handle_, cudaStreamNonBlocking)); }

Stream::~Stream() {
  if (handle_ && cudaStreamDestroy(handle_) != cudaSuccess) cudaGetLastError();
}

#else

void StreamView::synchronize() const {}
Stream::Stream() { throw Error(ErrorKind::cuda, "this build has no CUDA backend"); }
Stream::~Stream() = default;

#endif

}  // namespace ws
