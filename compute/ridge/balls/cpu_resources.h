// What engines on the CPU need besides memory: nothing but executors.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/core/result/frame_targets.h"
#include "compute/ridge/balls/look.h"

namespace ws::ridge {

struct CpuResources {
  using Executor = CpuExecutor;
  [[nodiscard]] CpuExecutor executor(RunContext& context) const { return CpuExecutor(context); }
  [[nodiscard]] LookAfterAll<CpuExecutor> look(CpuExecutor& exec) const { return {exec}; }
  [[nodiscard]] CpuExecutor painter(RunContext& context, const FrameTargets&) const { return CpuExecutor(context); }
  void painted(CpuExecutor&) const {}
  void before_release() const {}
};

}  // namespace ws::ridge
