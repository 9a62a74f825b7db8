// Bulk-parallel operations on the host (oneTBB). Each call is labelled: the label is the row in the performance table.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/run/function_ref.h"
#include "compute/core/run/run_context.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace ws {

/// Runs on `context.thread_count` threads (0, or more than there are: all); nested use is allowed. Every operation polls the
/// stop token about each millisecond of work and then throws Cancelled. Results do not depend on the schedule.
class CpuExecutor {
 public:
  using Memory = HostMemory;
  template <class T>
  using Buffer = HostBuffer<T>;

  explicit CpuExecutor(RunContext& context);

  [[nodiscard]] RunContext& context() const { return context_; }
  [[nodiscard]] std::size_t thread_count() const { return static_cast<std::size_t>(arena_->max_concurrency()); }
  template <class T>
  [[nodiscard]] Buffer<T> make(std::size_t size) const {
    return Buffer<T>(size);
  }

  /// body(begin, end) over [0, count) in pieces of at most `grain`. `bytes`: what must at least be moved, for GB/s.
  void for_ranges(std::string_view label, std::size_t count, std::size_t grain,
                  FunctionRef<void(std::size_t, std::size_t)> body, std::size_t bytes = 0);

  /// f(i) for each i < count, in any order. `cost`: about how many nanoseconds one call takes.
  template <class F>
  void for_each(std::string_view label, std::size_t count, const F& f, std::size_t cost = 10, std::size_t bytes = 0) {
    for_ranges(
        label, count, grain_of(count, cost),
        [&](std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i) f(static_cast<std::uint32_t>(i));
        },
        bytes);
  }

  /// body(local, begin, end) with one `Local` per thread, made by `init()`; then merge(local) for each, one after another.
  template <class Init, class Body, class Merge>
  void accumulate(std::string_view label, std::size_t count, std::size_t grain, const Init& init, const Body& body,
                  const Merge& merge, std::size_t bytes = 0) {
    tbb::enumerable_thread_specific<decltype(init())> locals(init);
    for_ranges(
        label, count, grain, [&](std::size_t begin, std::size_t end) { body(locals.local(), begin, end); }, bytes);
    for (auto& local : locals) merge(local);
  }

  /// f(i) for each i < count, from within a body of the above; no row in the table. The calling thread may meanwhile be given
  /// other bodies, so it must not be using anything of its thread's.
  template <class F>
  void nested(std::size_t count, const F& f) {
    nested_ranges(count, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end && !context_.stop_requested(); ++i) f(i);
    });
  }

  /// The values of `from` whose flag is not 0, in their order, into `to`; returns how many. Cost O(size).
  std::size_t select(std::string_view label, Span<const std::uint32_t> from, Span<const std::uint8_t> flags,
                     Span<std::uint32_t> to) {
    const Stopwatch watch;
    std::size_t count = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
      to[count] = from[i];
      count += flags[i] != 0;
    }
    context_.metrics.add_operation(label, watch.ms(), from.size() * 9);
    return count;
  }

  template <class T>
  void fill_zero(Span<T> data) const {
    std::fill(data.begin(), data.end(), T{});
  }
  template <class T>
  void copy(Span<T> to, Span<const T> from) const {
    if (to.data() != from.data()) std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
  }
  template <class T>
  void upload(Span<T> to, Span<const T> from) const {
    std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
  }
  /// The host may read `to` on return.
  template <class T>
  void download(Span<T> to, Span<const T> from) const {
    std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
  }
  void synchronize() const {}

 private:
  /// Several pieces for each thread, so that all are busy to the end: of at least 20 microseconds, since handing one out takes
  /// about one, and of at most half a millisecond, since the stop token is looked at between them.
  [[nodiscard]] std::size_t grain_of(std::size_t count, std::size_t cost) const;
  void nested_ranges(std::size_t count, FunctionRef<void(std::size_t, std::size_t)> body);

  /// Hands the arena on to executors to come.
  struct GiveBack {
    int threads;
    void operator()(tbb::task_arena* arena) const noexcept;
  };

  RunContext& context_;
  std::unique_ptr<tbb::task_arena, GiveBack> arena_;
};

}  // namespace ws
