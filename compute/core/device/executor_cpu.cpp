// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/task_group.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

#ifdef WS_SANITIZE_THREAD
#include <sanitizer/tsan_interface.h>
#endif

namespace ws {

namespace {

// Parallel loops that the thread sanitizer can follow: pieces run after the loop's begin and before its end.
#ifdef WS_SANITIZE_THREAD

/// The system's oneTBB is not instrumented, so the sanitizer sees neither how work reaches other threads nor that it ended.
/// This object tells it both. The sanitizer does not check accesses to the object itself, which TBB copies and whose memory it
/// reuses: by an attribute that GCC and clang both know, which [[gnu::no_sanitize]] is not.
template <class F>
class TracedBody {
 public:
  __attribute__((no_sanitize("thread"))) TracedBody(const F& f, char* begun, char* ended)
      : f_(&f), begun_(begun), ended_(ended) {}
  __attribute__((no_sanitize("thread"))) TracedBody(const TracedBody& other)
      : f_(other.f_), begun_(other.begun_), ended_(other.ended_) {}
  __attribute__((no_sanitize("thread"))) ~TracedBody() {}
  TracedBody& operator=(const TracedBody&) = delete;

  template <class Range>
  __attribute__((no_sanitize("thread"))) void operator()(const Range& range) const {
    const Released end{ended_};
    __tsan_acquire(begun_);
    (*f_)(range);
  }

 private:
  struct Released {  // also when the body throws
    char* place;
    __attribute__((no_sanitize("thread"))) ~Released() { __tsan_release(place); }
  };
  const F* f_;
  char *begun_, *ended_;
};

/// As tbb::parallel_for. Pieces stay unordered to each other: their races are found.
template <class Range, class F>
void ordered_parallel_for(const Range& range, const F& f) {
  char begun = 0, ended = 0;  // only their addresses matter
  struct Acquired {
    char* place;
    ~Acquired() { __tsan_acquire(place); }
  } const end{&ended};
  __tsan_release(&begun);
  tbb::parallel_for(range, TracedBody<F>(f, &begun, &ended));
}

#else

template <class Range, class F>
void ordered_parallel_for(const Range& range, const F& f) {
  tbb::parallel_for(range, [&f](const Range& piece) { f(piece); });
}

#endif

int wanted_threads(const RunContext& context) {
  return context.thread_count > 0 && context.thread_count < cpu_thread_count() ? context.thread_count
                                                                               : tbb::task_arena::automatic;
}

/// Arenas that no executor has at present. To make and end one takes as long as a short loop, and threads linger for a moment
/// in an arena whose loop has ended. There are as many as there were executors at a time.
class FreeArenas {
 public:
  [[nodiscard]] std::unique_ptr<tbb::task_arena> take(int threads) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = std::find_if(free_.rbegin(), free_.rend(), [&](const auto& each) { return each.first == threads; });
      if (found != free_.rend()) {
        auto arena = std::move(found->second);
        free_.erase(std::next(found).base());
        return arena;
      }
    }
    return std::make_unique<tbb::task_arena>(threads);
  }
  void give(int threads, std::unique_ptr<tbb::task_arena> arena) {
    const std::lock_guard lock(mutex_);
    free_.emplace_back(threads, std::move(arena));
  }

 private:
  std::mutex mutex_;
  std::vector<std::pair<int, std::unique_ptr<tbb::task_arena>>> free_;  ///< the last one used is the last
};

FreeArenas& free_arenas() {
  static auto* const arenas = new FreeArenas;  // never ends: threads may be in an arena when the program does
  return *arenas;
}

}  // namespace

void CpuExecutor::GiveBack::operator()(tbb::task_arena* arena) const noexcept {
  std::unique_ptr<tbb::task_arena> owned(arena);
  try {
    free_arenas().give(threads, std::move(owned));
  } catch (const std::bad_alloc&) {  // then the next executor makes another one
  }
}

CpuExecutor::CpuExecutor(RunContext& context) : context_(context), arena_(nullptr, GiveBack{wanted_threads(context)}) {
  arena_.reset(free_arenas().take(arena_.get_deleter().threads).release());
}

std::size_t CpuExecutor::grain_of(std::size_t count, std::size_t cost) const {
  constexpr std::size_t pieces_of_thread = 8, least_ns = 20'000, most_ns = 500'000, most = 65'536;
  const auto calls_in = [&](std::size_t ns) { return std::clamp<std::size_t>(ns / std::max<std::size_t>(cost, 1), 1, most); };
  return std::clamp(count / (pieces_of_thread * thread_count()), calls_in(least_ns), calls_in(most_ns));
}

void CpuExecutor::for_ranges(std::string_view label, std::size_t count, std::size_t grain,
                             FunctionRef<void(std::size_t, std::size_t)> body, std::size_t bytes) {
  const Stopwatch watch;
  context_.check_stop();
  arena_->execute([&] {
    ordered_parallel_for(tbb::blocked_range<std::size_t>(0, count, grain), [&](const auto& range) {
      for (std::size_t begin = range.begin(); begin < range.end() && !context_.stop_requested(); begin += grain)
        body(begin, std::min(begin + grain, range.end()));
    });
  });
  context_.check_stop();
  context_.metrics.add_operation(label, watch.ms(), bytes);
}

void CpuExecutor::nested_ranges(std::size_t count, FunctionRef<void(std::size_t, std::size_t)> body) {
  ordered_parallel_for(tbb::blocked_range<std::size_t>(0, count), [&](const auto& range) { body(range.begin(), range.end()); });
  context_.check_stop();
  // Where a body beside the one that called this threw, not all was done; what it threw is what the outer loop throws.
  if (tbb::is_current_task_group_canceling()) throw Cancelled{};
}

}  // namespace ws
