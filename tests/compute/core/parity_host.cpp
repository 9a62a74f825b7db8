// The parity arithmetic on the host.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "tests/compute/core/parity.h"

namespace ws::parity {

std::vector<float> on_host(const std::vector<float>& in) {
  RunContext context;
  CpuExecutor exec(context);
  const std::size_t items = in.size() / inputs_per_item;
  std::vector<float> out(items * outputs_per_item);
  exec.for_each("parity", items, RayTriangle<HostMemory>{Span<const float>(in), Span<float>(out)});
  return out;
}

}  // namespace ws::parity
