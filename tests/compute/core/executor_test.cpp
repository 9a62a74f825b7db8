// The host's bulk operations: all elements once, in any schedule, labelled, cancellable.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <numeric>
#include <thread>

namespace ws {
namespace {

class CpuSizes : public testing::TestWithParam<std::size_t> {};

TEST_P(CpuSizes, ForEachTouchesEachOnce) {
  RunContext context;
  CpuExecutor exec(context);
  std::vector<std::uint8_t> touched(GetParam(), 0);
  exec.for_each(
      "touch", touched.size(), [&](std::uint32_t i) { ++touched[i]; }, 1, touched.size());
  for (const std::uint8_t n : touched) ASSERT_EQ(n, 1);
  ASSERT_EQ(context.metrics.operations().size(), 1u);
  EXPECT_EQ(context.metrics.operations()[0].bytes, touched.size());
}

TEST_P(CpuSizes, SelectKeepsOrder) {
  RunContext context;
  CpuExecutor exec(context);
  std::vector<std::uint32_t> from(GetParam()), to(GetParam());
  std::vector<std::uint8_t> flags(GetParam());
  std::iota(from.begin(), from.end(), 7u);
  for (std::size_t i = 0; i < flags.size(); ++i) flags[i] = i % 3 == 0;
  const std::size_t count =
      exec.select("select", Span<const std::uint32_t>(from), Span<const std::uint8_t>(flags), Span<std::uint32_t>(to));
  ASSERT_EQ(count, (GetParam() + 2) / 3);
  for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(to[i], 7 + 3 * i);
}

TEST_P(CpuSizes, AccumulateMergesEveryLocal) {
  RunContext context;
  CpuExecutor exec(context);
  std::uint64_t total = 0;
  exec.accumulate(
      "sum", GetParam(), 100, [] { return std::uint64_t{0}; },
      [](std::uint64_t& local, std::size_t begin, std::size_t end) { local += end - begin; },
      [&](std::uint64_t local) { total += local; });
  EXPECT_EQ(total, GetParam());
}

INSTANTIATE_TEST_SUITE_P(Sizes, CpuSizes, testing::Values(0, 1, 2, 31, 32, 33, 1023, 1024, 1025, 1'000'000));

TEST(CpuExecutor, ANestedLoopThatWasCutShortDoesNotReturn) {
  const auto naps = [](auto time) { std::this_thread::sleep_for(time); };
  for (int round = 0; round < 20; ++round) {
    RunContext context;
    CpuExecutor exec(context);
    std::atomic<bool> goes_on_without_all{false};
    const auto two_sides = [&](std::size_t side) {
      if (side == 1) {
        naps(std::chrono::milliseconds(2));
        throw Error(ErrorKind::out_of_memory, said("as if there were no memory"));
      }
      std::atomic<int> done{0};
      exec.nested(1000, [&](std::size_t) {
        naps(std::chrono::microseconds(20));
        ++done;
      });
      if (done != 1000) goes_on_without_all = true;
    };
    EXPECT_THROW(exec.for_ranges("outer", 1, 1, [&](std::size_t, std::size_t) { exec.nested(2, two_sides); }), Error);
    EXPECT_FALSE(goes_on_without_all);
  }
}

TEST(CpuExecutor, StopsInTheMiddle) {
  std::stop_source source;
  RunContext context;
  context.stop = source.get_token();
  CpuExecutor exec(context);
  std::atomic<std::size_t> done{0};
  EXPECT_THROW(exec.for_ranges("slow", 1'000'000, 10,
                               [&](std::size_t, std::size_t) {
                                 std::this_thread::sleep_for(std::chrono::milliseconds(1));
                                 if (++done == 20) source.request_stop();
                               }),
               Cancelled);
  EXPECT_LT(done, 20 + 2 * exec.thread_count()) << "each thread ends what it has begun, and begins at most one more";
}

TEST(CpuExecutor, TakesAsManyThreadsAsItsContextSaysWhateverOthersTookBefore) {
  const auto all = std::size_t(cpu_thread_count());
  for (const int wanted : {1, 0, 2, 1, 0, 2}) {
    RunContext context;
    context.thread_count = wanted;
    CpuExecutor exec(context);
    EXPECT_EQ(exec.thread_count(), wanted == 0 ? all : std::min(all, std::size_t(wanted)));
    std::atomic<int> at_work = 0, most = 0;
    exec.for_ranges("watch", 200, 1, [&](std::size_t, std::size_t) {
      const int now = ++at_work;
      for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
      }
      std::this_thread::sleep_for(std::chrono::microseconds(50));
      --at_work;
    });
    EXPECT_LE(std::size_t(most), exec.thread_count());
  }
}

TEST(CpuExecutor, ManyMayBeMadeAndUsedSideBySide) {
  std::atomic<int> wrong = 0;
  std::vector<std::jthread> threads;
  for (int t = 0; t < 6; ++t)
    threads.emplace_back([&wrong, t] {
      for (int round = 0; round < 200; ++round) {
        RunContext context;
        context.thread_count = (t + round) % 3;
        CpuExecutor exec(context), other(context);
        std::atomic<std::size_t> sum = 0;
        exec.for_ranges("outer", 10, 1, [&](std::size_t begin, std::size_t) {
          RunContext inside;
          CpuExecutor(inside).for_ranges("inner", 10, 1, [&](std::size_t i, std::size_t) { sum += 10 * begin + i; });
        });
        other.for_ranges("other", 100, 7, [&](std::size_t begin, std::size_t end) { sum += end - begin; });
        if (sum != 4950 + 100) ++wrong;
      }
    });
  threads.clear();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace ws
