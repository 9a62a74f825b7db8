// The parity arithmetic, and CUB through the executor, on the device.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/kernels/scan.cuh"
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

namespace {

struct Squares {
  WS_HD std::uint64_t operator()(std::uint32_t i) const { return std::uint64_t(i) * i; }
};

__global__ void store_kernel(std::uint32_t* to, std::uint32_t value) { *to = value; }

}  // namespace

std::vector<std::uint64_t> sums_of_squares_on_device(std::uint32_t count) {
  const Stream stream;
  const DeviceBuffer<std::uint64_t> sums(count, stream.view());
  exclusive_scan(computed(Squares{}), sums.device_data(), count, stream.view());
  std::vector<std::uint64_t> result(count);
  copy(Span<std::uint64_t>(result), sums.view(), stream.view());
  stream.view().synchronize();
  return result;
}

std::vector<std::uint32_t> sums_on_device(const std::vector<std::uint32_t>& values) {
  RunContext context;
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  auto sums = exec.make<std::uint32_t>(values.size());
  exec.upload(sums.view(), Span<const std::uint32_t>(values));
  exclusive_sums("sums", std::as_const(sums).view(), sums.view(), exec);
  std::vector<std::uint32_t> result(values.size());
  exec.download(Span<std::uint32_t>(result), std::as_const(sums).view());
  return result;
}

std::uint32_t store_on_device(unsigned thread_count, std::uint32_t value) {
  RunContext context;
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  auto stored = exec.make<std::uint32_t>(1);
  exec.fill_zero(stored.view());
  exec.operation("store", [&](cudaStream_t s) {
    launch_kernel(store_kernel, {1, thread_count}, s, stored.device_data(), value);
  });
  return exec.value_at(std::as_const(stored).view(), 0);
}

}  // namespace ws::parity
