// What engines on CUDA need besides memory: a stream, and the end of the frame that was painted last.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cuda.cuh"
#include "compute/core/frame_targets.h"
#include "compute/ridge/cells.h"
#include "compute/ridge/cloud.h"

#include <memory>
#include <mutex>
#include <utility>

namespace ws::ridge {

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

/// Uploads a cloud and gives it to make(Dimension<D>, resources, points), with the dimensions `Fixed` known when compiling.
template <class T, int... Fixed, class Make>
auto make_on_device(const LocalCloud<T>& cloud, RunContext& context, const Make& make) {
  const Stopwatch watch;
  CudaResources resources;
  DeviceBuffer<T> points(cloud.coordinates.size(), resources.stream());
  copy(points.view(), cloud.coordinates.view(), resources.stream());
  resources.stream().synchronize();
  context.metrics.upload_ms += watch.ms();
  return with_dimension<Fixed...>(cloud.dimension,
                                  [&](auto dimension) { return make(dimension, std::move(resources), std::move(points)); });
}

}  // namespace ws::ridge
