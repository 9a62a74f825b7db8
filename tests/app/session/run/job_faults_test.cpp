// Memory that runs out at any moment of a run: the job ends with a message, and the next one is as ever.
// SPDX-License-Identifier: MIT
#include "app/session/run/job.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/cache.h"
#include "tests/app/support/generated_input.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

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
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace ws::test {
namespace {

struct Case {
  const char* workspace;
  const char* generated;
};
std::ostream& operator<<(std::ostream& out, const Case& c) { return out << c.workspace; }

class JobWithoutMemory : public testing::TestWithParam<Case> {
 protected:
  JobWithoutMemory() {
    request.experiment = &app::find_workspace(GetParam().workspace).experiment();
    request.parameters = request.experiment->parameters();
    request.inputs[request.experiment->info().inputs.front().role] = generated_input(GetParam().generated);
    ParameterSet view = request.experiment->view_parameters();
    request.experiment->adapt(request.inputs, request.parameters, view, {});
    request.thread_count = 1;
    request.memory_limit_bytes = std::size_t{1} << 30;
    request.cache = &cache;
  }
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
  /// All of the first, and as many of the later ones, evenly.
  static std::vector<long> sample_of(long count, long most) {
    std::vector<long> numbers;
    for (long n = 1; n <= std::min(count, most); ++n) numbers.push_back(n);
    const long later = std::max(count - most, 0L), taken = std::min(later, most);
    for (long i = 1; i <= taken; ++i) numbers.push_back(most + i * later / taken);
    return numbers;
  }
  Cache cache{std::size_t{1} << 24};
  app::RunRequest request;
};

std::string hash_of(const app::RunReport& report) {
  RunContext context;
  return report.result ? report.result->hash(context) : "no result";
}

bool has_error(const app::RunReport& report) {
  return std::any_of(report.messages.begin(), report.messages.end(), [](const app::Message& message) {
    return message.severity == app::Severity::error && message.text.find("memory") != std::string::npos;
  });
}

TEST_P(JobWithoutMemory, EndsWithAMessageAndTheNextIsAsEver) {
  const app::RunReport whole = run(0);
  ASSERT_TRUE(whole.result) << whole.messages.front().text;
  const long count = allocations;
  ASSERT_GT(count, 20);
  const char* const by_hand = std::getenv("WS_FAULT_RUNS");
  const long most = by_hand ? (std::atol(by_hand) > 0 ? 500 * std::atol(by_hand) : count) : 150;
  long refused = 0, tries = 0;
  for (const long number : sample_of(count, most)) {
    SCOPED_TRACE("allocation " + std::to_string(number));
    const app::RunReport report = run(number);
    ASSERT_NE(report.result != nullptr, has_error(report));
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
                         testing::Values(Case{"ridge", "circle --count 200 --noise 0.1"}, Case{"kdtree", "soup --triangles 60"},
                                         Case{"triangulation", "uniform --count 24"},
                                         Case{"filter", "photo-like --width 24 --height 16"},
                                         Case{"histogram", "gauss --count 60 --dimension 4"}),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace ws::test
