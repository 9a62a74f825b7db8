// Bulk-parallel operations on a CUDA device: one launch template and CUB. Each call is labelled: the label is the NVTX range
// and the row in the performance table.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/buffer.h"
#include "compute/core/cuda_check.h"
#include "compute/core/run_context.h"

#include <nvtx3/nvToolsExt.h>

#include <cub/device/device_select.cuh>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {

namespace detail {

template <class F>
__global__ void for_each_kernel(F f, std::uint32_t begin, std::uint32_t end) {
  for (std::uint64_t i = begin + std::uint64_t(blockIdx.x) * blockDim.x + threadIdx.x; i < end;
       i += std::uint64_t(gridDim.x) * blockDim.x)
    f(static_cast<std::uint32_t>(i));
}

}  // namespace detail

/// Enqueues on one stream; only `select`, `download` and `synchronize` wait. The stop token is polled at each operation.
/// Operation times are device times (event pairs), added to the metrics by `synchronize` and the destructor.
class CudaExecutor {
 public:
  using Memory = DeviceMemory;
  template <class T>
  using Buffer = DeviceBuffer<T>;

  CudaExecutor(RunContext& context, StreamView stream) : context_(context), stream_(stream) {}
  CudaExecutor(const CudaExecutor&) = delete;
  CudaExecutor& operator=(const CudaExecutor&) = delete;
  ~CudaExecutor() {
    for (const Timing& t : timings_) release(t);
    for (cudaEvent_t event : idle_events_) cudaEventDestroy(event);
  }

  [[nodiscard]] RunContext& context() const { return context_; }
  [[nodiscard]] StreamView stream() const { return stream_; }
  template <class T>
  [[nodiscard]] Buffer<T> make(std::size_t size) const {
    return Buffer<T>(size, stream_);
  }

  /// Runs `launch(cudaStream_t)` as one labelled operation and checks the launch.
  template <class Launch>
  void operation(std::string_view label, const Launch& launch, std::size_t bytes = 0) {
    context_.check_stop();
    nvtxRangePushA(std::string(label).c_str());
    Timing timing{std::string(label), bytes, take_event(), take_event()};
    WS_CUDA_CHECK(cudaEventRecord(timing.begin, stream_.handle()));
    launch(stream_.handle());
    const cudaError_t status = cudaGetLastError();
    nvtxRangePop();
    WS_CUDA_CHECK(cudaEventRecord(timing.end, stream_.handle()));
    timings_.push_back(std::move(timing));
    WS_CUDA_CHECK(status);
  }

  /// f(i) for each i < count, in any order. `cost`: about how many nanoseconds one call takes on a processor's core; what
  /// would keep the device busy for long is launched in slices, so that a cancelled run ends soon.
  template <class F>
  void for_each(std::string_view label, std::size_t count, const F& f, std::size_t cost = 10, std::size_t bytes = 0) {
    constexpr std::size_t block = 256, max_grid = 1u << 20, slice_cost = 20'000'000'000, smallest_slice = 1u << 15;
    const std::size_t slice = std::max(smallest_slice, slice_cost / std::max<std::size_t>(cost, 1));
    for (std::size_t begin = 0; begin < count; begin += slice) {
      if (begin > 0) stream_.synchronize();
      const std::size_t end = std::min(begin + slice, count);
      const std::size_t grid = std::min((end - begin + block - 1) / block, max_grid);
      operation(
          label,
          [&](cudaStream_t s) {
            detail::for_each_kernel<<<static_cast<unsigned>(grid), block, 0, s>>>(f, static_cast<std::uint32_t>(begin),
                                                                                  static_cast<std::uint32_t>(end));
          },
          begin == 0 ? bytes : 0);
    }
  }

  /// The values of `from` whose flag is not 0, in their order, into `to`; returns how many. Waits.
  std::size_t select(std::string_view label, DeviceSpan<const std::uint32_t> from, DeviceSpan<const std::uint8_t> flags,
                     DeviceSpan<std::uint32_t> to) {
    auto selected = make<std::uint32_t>(1);
    std::size_t scratch_bytes = 0;
    const auto run = [&](void* scratch) {
      WS_CUDA_CHECK(cub::DeviceSelect::Flagged(scratch, scratch_bytes, from.device_data(), flags.device_data(),
                                               to.device_data(), selected.device_data(), static_cast<std::int64_t>(from.size()),
                                               stream_.handle()));
    };
    run(nullptr);
    auto scratch = make<std::byte>(scratch_bytes);
    operation(
        label, [&](cudaStream_t) { run(scratch.device_data()); }, from.size() * 9);
    std::uint32_t count = 0;
    download(Span<std::uint32_t>(&count, 1), DeviceSpan<const std::uint32_t>(selected.view()));
    return count;
  }

  template <class T>
  void fill_zero(DeviceSpan<T> data) const {
    fill_bytes(data.device_data(), 0, data.size() * sizeof(T), stream_);
  }
  template <class T>
  void copy(DeviceSpan<T> to, DeviceSpan<const T> from) const {
    if (to.device_data() != from.device_data())
      copy_bytes(to.device_data(), from.device_data(), (to.size() < from.size() ? to.size() : from.size()) * sizeof(T),
                 CopyKind::device_to_device, stream_);
  }
  template <class T>
  void upload(DeviceSpan<T> to, Span<const T> from) const {
    ws::copy(to, from, stream_);
  }
  /// Waits: the host may read `to` on return.
  template <class T>
  void download(Span<T> to, DeviceSpan<const T> from) const {
    ws::copy(to, from, stream_);
    stream_.synchronize();
  }

  /// Waits for everything enqueued and books the operation times.
  void synchronize() {
    stream_.synchronize();
    for (const Timing& t : timings_) {
      float ms = 0;
      WS_CUDA_CHECK(cudaEventElapsedTime(&ms, t.begin, t.end));
      context_.metrics.add_operation(t.label, ms, t.bytes);
      idle_events_.push_back(t.begin);
      idle_events_.push_back(t.end);
    }
    timings_.clear();
  }

 private:
  struct Timing {
    std::string label;
    std::size_t bytes;
    cudaEvent_t begin, end;
  };

  cudaEvent_t take_event() {
    cudaEvent_t event = nullptr;
    if (idle_events_.empty()) {
      WS_CUDA_CHECK(cudaEventCreate(&event));
    } else {
      event = idle_events_.back();
      idle_events_.pop_back();
    }
    return event;
  }
  static void release(const Timing& t) {
    cudaEventDestroy(t.begin);
    cudaEventDestroy(t.end);
  }

  RunContext& context_;
  StreamView stream_;
  std::vector<Timing> timings_;
  std::vector<cudaEvent_t> idle_events_;
};

}  // namespace ws
