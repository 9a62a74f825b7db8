// Bulk-parallel operations on a CUDA device: one launch template and CUB. Each call is labelled: the label is the name in a
// profiler's view and the row in the performance table.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/device/event.h"
#include "compute/core/device/kernels/launch.cuh"
#include "compute/core/device/kernels/scratch.cuh"
#include "compute/core/device/profiler.h"
#include "compute/core/run/run_context.h"

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

/// Enqueues on one stream; only `select`, `download`, `value_at` and `synchronize` wait. The stop token is polled at each
/// operation. Operation times are device times (event pairs), which `synchronize` adds to the metrics.
class CudaExecutor {
 public:
  using Memory = DeviceMemory;
  template <class T>
  using Buffer = DeviceBuffer<T>;

  CudaExecutor(RunContext& context, StreamView stream) : context_(context), stream_(stream) {}
  CudaExecutor(const CudaExecutor&) = delete;
  CudaExecutor& operator=(const CudaExecutor&) = delete;

  [[nodiscard]] RunContext& context() const { return context_; }
  [[nodiscard]] StreamView stream() const { return stream_; }
  template <class T>
  [[nodiscard]] Buffer<T> make(std::size_t size) const {
    return Buffer<T>(size, stream_);
  }

  /// Runs `enqueue(cudaStream_t)` as one labelled operation.
  template <class Enqueue>
  void operation(std::string_view label, const Enqueue& enqueue, std::size_t bytes = 0) {
    context_.check_stop();
    Timing timing{std::string(label), bytes, take_timer()};
    const ProfilerRange range(timing.label);
    timing.timer.start(stream_);
    enqueue(stream_.handle());
    timing.timer.stop(stream_);
    timings_.push_back(std::move(timing));
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
            launch_kernel(detail::for_each_kernel<F>, {static_cast<unsigned>(grid), block}, s, f,
                          static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end));
          },
          begin == 0 ? bytes : 0);
    }
  }

  /// The values of `from` whose flag is not 0, in their order, into `to`; returns how many. Waits.
  std::size_t select(std::string_view label, DeviceSpan<const std::uint32_t> from, DeviceSpan<const std::uint8_t> flags,
                     DeviceSpan<std::uint32_t> to) {
    auto selected = make<std::uint32_t>(1);
    auto select = prepared(stream_, [&](void* scratch, std::size_t& scratch_bytes) {
      return cub::DeviceSelect::Flagged(scratch, scratch_bytes, from.device_data(), flags.device_data(), to.device_data(),
                                        selected.device_data(), static_cast<std::int64_t>(from.size()), stream_.handle());
    });
    operation(
        label, [&](cudaStream_t) { select(); }, from.size() * 9);
    return value_at(DeviceSpan<const std::uint32_t>(selected.view()), 0);
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
  /// One value from the device. Waits.
  template <class T>
  [[nodiscard]] T value_at(DeviceSpan<const T> values, std::size_t i) const {
    T value{};
    download(Span<T>(&value, 1), values.subspan(i, 1));
    return value;
  }

  /// Waits for everything enqueued and books the operation times.
  void synchronize() {
    stream_.synchronize();
    for (Timing& t : timings_) {
      context_.metrics.add_operation(t.label, t.timer.ms(), t.bytes);
      idle_timers_.push_back(std::move(t.timer));
    }
    timings_.clear();
  }

 private:
  struct Timing {
    std::string label;
    std::size_t bytes;
    DeviceTimer timer;
  };

  DeviceTimer take_timer() {
    if (idle_timers_.empty()) return {};
    DeviceTimer timer = std::move(idle_timers_.back());
    idle_timers_.pop_back();
    return timer;
  }

  RunContext& context_;
  StreamView stream_;
  std::vector<Timing> timings_;
  std::vector<DeviceTimer> idle_timers_;
};

}  // namespace ws
