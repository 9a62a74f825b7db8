// The resources of engines on a CUDA device, as the phases ask for them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/resources.h"
#include "compute/core/result/frame_targets.h"

#include <memory>

namespace ws::ridge::detail {

/// Looks at what a bunch of iterations left while the next is under way: on a stream beside theirs.
struct LookBeside {
  static constexpr bool is_beside = true;
  using Mark = DeviceEvent;

  StreamView iterations, beside;

  void mark(Mark& mark) const { mark.record(iterations); }
  template <class T>
  void download(const Mark& mark, Span<T> to, DeviceSpan<const T> from) const {
    beside.wait_for(mark);
    copy(to, from, beside);
    beside.synchronize();
  }
};

/// Shared by the copies of an engine's data: the counterpart of CpuResources.
class CudaResources {
 public:
  using Executor = CudaExecutor;

  [[nodiscard]] StreamView stream() const { return shared_->stream(); }
  [[nodiscard]] LookBeside look(CudaExecutor& exec) const { return {exec.stream(), beside_->view()}; }
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
  std::shared_ptr<Stream> beside_ = std::make_shared<Stream>();
};

}  // namespace ws::ridge::detail
