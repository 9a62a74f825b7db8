// What an engine on a CUDA device owns besides memory: its stream, and the promise that frames have been read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cuda.cuh"
#include "compute/core/frame_targets.h"

#include <memory>
#include <mutex>

namespace ws::ridge::detail {

/// Owns the stream of the cloud's memory, and makes sure that no frame still reads that memory when it is freed.
class CudaResources {
 public:
  using Executor = CudaExecutor;

  CudaResources() : shared_(std::make_unique<Shared>()) {}
  [[nodiscard]] StreamView stream() const { return shared_->stream.view(); }
  [[nodiscard]] CudaExecutor executor(RunContext& context) const { return CudaExecutor(context, stream()); }
  [[nodiscard]] CudaExecutor painter(RunContext& context, const FrameTargets& targets) const {
    return CudaExecutor(context, targets.stream());
  }
  void painted(CudaExecutor& exec) const {
    const std::lock_guard lock(shared_->mutex);
    // After the frame painted before, maybe on another stream: the event then stands for both.
    WS_CUDA_CHECK(cudaStreamWaitEvent(exec.stream().handle(), shared_->last_painted));
    WS_CUDA_CHECK(cudaEventRecord(shared_->last_painted, exec.stream().handle()));
  }
  void before_release() const {
    if (shared_ && cudaStreamWaitEvent(stream().handle(), shared_->last_painted) != cudaSuccess) cudaGetLastError();
  }

 private:
  struct Shared {
    Shared() { WS_CUDA_CHECK(cudaEventCreateWithFlags(&last_painted, cudaEventDisableTiming)); }
    ~Shared() { cudaEventDestroy(last_painted); }
    Stream stream;
    std::mutex mutex;
    cudaEvent_t last_painted = nullptr;
  };
  std::unique_ptr<Shared> shared_;
};

}  // namespace ws::ridge::detail
