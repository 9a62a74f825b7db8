// Memory that runs out at any moment of a run: the job ends with a message, and the next one is as ever.
// SPDX-License-Identifier: MIT
#include "tests/app/support/small_job.h"

#include <atomic>
#include <cstdio>
#include <new>

namespace {

std::atomic<bool> counts{false};
std::atomic<long> allocations{0}, failing{0};  ///< since `counts`; the number of the one that fails

bool fails() { return counts && ++allocations == failing; }

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t bytes) {
  if (fails()) throw std::bad_alloc();
  if (void* const memory = std::malloc(std::max(bytes, std::size_t{1}))) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return fails() ? nullptr : std::malloc(std::max(bytes, std::size_t{1}));
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace ws::test {
namespace {

class JobWithoutMemory : public testing::TestWithParam<SmallJob> {
 protected:
  /// Runs with the allocation of that number failing; 0: none.
  app::RunReport run(long number) {
    Progress progress;
    const std::stop_source stop;
    failing = number;
    allocations = 0;
    counts = true;
    app::RunReport report = app::execute(request, stop.get_token(), progress);
    counts = false;
    return report;
  }
  Cache cache{std::size_t{1} << 24};
  app::RunRequest request = request_of(GetParam(), &cache);
};

TEST_P(JobWithoutMemory, EndsWithAMessageAndTheNextIsAsEver) {
  const app::RunReport whole = run(0);
  ASSERT_TRUE(whole.result) << all_words(whole);
  const long count = allocations;
  ASSERT_GT(count, 20);
  long refused = 0, tries = 0;
  for (const long number : failing_calls(count, 150)) {
    SCOPED_TRACE("allocation " + std::to_string(number));
    const app::RunReport report = run(number);
    ASSERT_NE(report.result != nullptr, tells_of_memory(report)) << all_words(report);
    refused += report.result == nullptr;
    if (++tries % 50 == 0) {
      ASSERT_EQ(hash_of(run(0)), hash_of(whole));
    }
  }
  EXPECT_GT(refused, tries / 2);
  EXPECT_EQ(hash_of(run(0)), hash_of(whole));
  std::printf("%s: %ld allocations, %ld failed, %ld runs refused\n", GetParam().workspace, count, tries, refused);
}

INSTANTIATE_TEST_SUITE_P(Workspaces, JobWithoutMemory,
                         testing::Values(SmallJob{"ridge", "circle --count 200 --noise 0.1"},
                                         SmallJob{"kdtree", "soup --triangles 60"},
                                         SmallJob{"triangulation", "uniform --count 24"},
                                         SmallJob{"filter", "photo-like --width 24 --height 16"},
                                         SmallJob{"histogram", "gauss --count 60 --dimension 4"}),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace ws::test
