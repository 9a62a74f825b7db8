// The parity arithmetic, and CUB through the executor, on the device.
// SPDX-License-Identifier: MIT
#include "compute/core/executor_cuda.cuh"
#include "tests/compute/core/parity.h"

#include <utility>

namespace ws::parity {

std::vector<float> on_device(const std::vector<float>& in) {
  RunContext context;
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  const std::size_t items = in.size() / inputs_per_item;
  auto device_in = exec.make<float>(in.size()), device_out = exec.make<float>(items * outputs_per_item);
  exec.upload(device_in.view(), Span<const float>(in));
  exec.for_each("parity", items, RayTriangle<DeviceMemory>{std::as_const(device_in).view(), device_out.view()});
  std::vector<float> out(device_out.size());
  exec.download(Span<float>(out), std::as_const(device_out).view());
  return out;
}

std::vector<std::uint32_t> select_on_device(std::uint32_t count) {
  RunContext context;
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  std::vector<std::uint32_t> from(count);
  std::vector<std::uint8_t> flags(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    from[i] = i;
    flags[i] = i % 3 == 0;
  }
  auto device_from = exec.make<std::uint32_t>(count), device_to = exec.make<std::uint32_t>(count);
  auto device_flags = exec.make<std::uint8_t>(count);
  exec.upload(device_from.view(), Span<const std::uint32_t>(from));
  exec.upload(device_flags.view(), Span<const std::uint8_t>(flags));
  const std::size_t selected =
      exec.select("select", std::as_const(device_from).view(), std::as_const(device_flags).view(), device_to.view());
  std::vector<std::uint32_t> result(selected);
  exec.download(Span<std::uint32_t>(result), std::as_const(device_to).view());
  exec.synchronize();
  return result;
}

}  // namespace ws::parity
