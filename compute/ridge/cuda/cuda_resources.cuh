// The resources of engines on a CUDA device, as the phases ask for them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/resources.h"
#include "compute/core/result/frame_targets.h"

#include <memory>

namespace ws::ridge::detail {

/// Shared by the copies of an engine's data: the counterpart of CpuResources.
class CudaResources {
 public:
  using Executor = CudaExecutor;

  [[nodiscard]] StreamView stream() const { return shared_->stream(); }
  [[nodiscard]] CudaExecutor executor(RunContext& context) const { return CudaExecutor(context, stream()); }
  [[nodiscard]] CudaExecutor painter(RunContext& context, const FrameTargets& targets) const {
    return CudaExecutor(context, targets.stream());
  }
  void painted(CudaExecutor& exec) const { shared_->painted(exec.stream()); }
  void before_release() const {
    if (shared_) shared_->before_release();
  }

 private:
  std::shared_ptr<DeviceResources> shared_ = std::make_shared<DeviceResources>();
};

}  // namespace ws::ridge::detail
