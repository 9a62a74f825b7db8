// The memory budget by array: that of 2019, rounds under a cap, what is really taken.
// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/budget.h"
#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/schema/effect.h"
#include "compute/histogram/cuda/plan.h"
#include "compute/histogram/methods/solve.h"
#include "tests/compute/histogram/sets.h"

#include <algorithm>

namespace ws::histogram::test {
namespace {

/// Vectors that are not read.
VectorSet of_shape(std::size_t dimension, std::size_t size) {
  return {Component::float32, dimension, size, nullptr, dimension * sizeof(float), nullptr};
}

std::size_t bytes_of(const std::vector<MemoryPart>& parts, const std::string& name) {
  const auto found = std::find_if(parts.begin(), parts.end(), [&](const MemoryPart& part) { return part.name == name; });
  return found == parts.end() ? 0 : found->bytes;
}

Histograms solved(const Problem& problem) {
  RunContext context;
  context.thread_count = 2;
  return solve(problem, context);
}

TEST(Budget, OneRoundOf2019FitsUnderOneGibibyte) {
  Problem problem;
  problem.references = of_shape(128, 1'000'000);
  problem.queries = of_shape(128, 32);
  problem.parameters.bins = 5000;
  problem.parameters.memory_cap = 1024;
  const auto arrays = [&](std::size_t queries) -> std::vector<MemoryPart> {
    return {{"distances", queries * 4'000'000}, {"limits", queries * 8}, {"partial histograms", queries * 64 * 5000 * 4}};
  };
  const HostBudget budget = host_budget(problem, 32, arrays, {});
  EXPECT_EQ(budget.per_round, 32u);
  EXPECT_EQ(bytes_of(budget.parts, "references"), 512'000'000u);
  EXPECT_EQ(bytes_of(budget.parts, "queries"), 16'384u);
  EXPECT_EQ(bytes_of(budget.parts, "distances"), 128'000'000u);
  EXPECT_EQ(bytes_of(budget.parts, "limits"), 256u);
  EXPECT_EQ(bytes_of(budget.parts, "partial histograms"), 40'960'000u);
  EXPECT_EQ(bytes_of(budget.parts, "histograms"), 640'000u + 32 * 9);
  EXPECT_EQ(total_bytes(budget.parts), 681'616'640u + 32 * 9);

  problem.parameters.memory_cap = 600;
  EXPECT_EQ(host_budget(problem, 32, arrays, {}).per_round, 16u) << "as many as fit";
}

/// 10⁶ references of 128 components take 488 MiB; with 5000 bins 32 queries take 162 MiB more.
TEST(Budget, TheSchemeOf2019HasFewerQueriesBeforeItGivesUpReferences) {
  Problem problem;
  problem.references = of_shape(128, 1'000'000);
  problem.queries = of_shape(128, 10'000);
  problem.parameters.bins = 5000;
  cuda::Appetite appetite{512, 512 + 5000 * 4 * 65 + 64, 4, 0, 64, true};
  constexpr std::size_t mib = 1 << 20;
  std::size_t before = 64;
  for (const auto& [cap, queries] : {std::pair{700, 32}, {600, 16}, {560, 8}, {500, 2}, {494, 1}}) {
    const cuda::Plan plan = cuda::plan_for(problem, appetite, cap * mib, 32);
    EXPECT_EQ(plan.group, static_cast<std::size_t>(queries)) << cap;
    EXPECT_EQ(plan.piece, 1'000'000u) << cap;
    EXPECT_LE(plan.bytes, cap * mib);
    EXPECT_LE(plan.group, before);
    before = plan.group;
  }
  EXPECT_THROW((void)cuda::plan_for(problem, appetite, 489 * mib, 32), Error);
  appetite.keeps_references = false;  // the others stream what does not fit
  EXPECT_LT(cuda::plan_for(problem, appetite, 300 * mib, 32).piece, 1'000'000u);
}

TEST(Budget, ACapMakesRoundsSmallerAndCountsStayWhatTheyAre) {
  generate::Random random(1);
  Problem problem = problem_of(generate::gauss({16, 40'000, 96}, random), 50, Method::paper);
  const Histograms whole = solved(problem);
  EXPECT_EQ(whole.rounds.size(), 3u);
  problem.parameters.memory_cap = 6;
  const Histograms capped = solved(problem);
  EXPECT_GT(capped.rounds.size(), 3u);
  EXPECT_LE(total_bytes(capped.memory), std::size_t{6} << 20);
  EXPECT_TRUE(same_table(*whole.table, *capped.table));
  problem.parameters.memory_cap = 1;
  for (const Method method : {Method::reference, Method::paper, Method::simd}) {
    problem.parameters.method = method;
    try {
      (void)solved(problem);
      FAIL() << name_of(method) << " was not refused";
    } catch (const Error& e) {
      EXPECT_EQ(e.kind(), ErrorKind::out_of_memory);
      EXPECT_NE(std::string(e.what()).find("needs at least"), std::string::npos) << e.what();
      EXPECT_EQ(e.hint(), "raise --memory-cap");
    }
  }
}

TEST(Budget, TheSchemeOf2019KeepsToItsDeviceUnlessToldOtherwise) {
  Problem problem;
  problem.references = of_shape(128, 1'800'000);  // 879 MiB
  problem.queries = of_shape(128, 32);
  problem.parameters.bins = 5;
  const auto arrays = [&](std::size_t queries) -> std::vector<MemoryPart> {
    return {{"distances", queries * 1'800'000 * sizeof(float)}};
  };
  const auto per_round = [&](Method method, std::int64_t cap) {
    problem.parameters.method = method;
    problem.parameters.memory_cap = cap;
    return host_budget(problem, 32, arrays, {}).per_round;
  };
  EXPECT_EQ(per_round(Method::paper, 0), 16u) << "a round of 32 would take 1099 MiB";
  EXPECT_EQ(per_round(Method::paper, 1200), 32u);
  EXPECT_EQ(per_round(Method::simd, 0), 32u);
  problem.references = of_shape(128, 2'500'000);
  EXPECT_THROW((void)per_round(Method::paper, 0), Error);
}

TEST(Budget, PartsAreWhatIsTaken) {
  for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes}) {
    generate::Random random(2);
    const Problem problem = problem_of(generate::gauss({3, 200'000, 64}, random), 20'000, method);
    reset_peak_memory();
    const std::size_t before = memory_use().host_bytes;
    RunContext context;
    context.thread_count = 1;  // of several, one may get no work and so no memory
    const Histograms made = solve(problem, context);
    const std::size_t taken = memory_use().peak_host_bytes - before,
                      reported =
                          total_bytes(made.memory) - bytes_of(made.memory, "references") - bytes_of(made.memory, "queries");
    EXPECT_GE(double(taken), 0.8 * double(reported)) << name_of(method);
    EXPECT_LE(double(taken), 1.2 * double(reported) + 4e6) << name_of(method);
  }
}

TEST(Budget, AMemoryLimitIsKept) {
  generate::Random random(3);
  const Problem problem = problem_of(generate::gauss({3, 100'000, 64}, random), 100'000, Method::simd);
  RunContext context;
  context.memory_limit_bytes = 1'000'000;
  EXPECT_THROW((void)solve(problem, context), Error);
}

TEST(Unused, OptionsWithoutEffectAreTold) {
  const auto warnings_of = [](Method method, std::int64_t devices, std::int64_t batch) {
    Problem problem = problem_of({line({0, 1, 2, 3}), line({0, 3})}, 2, method);
    problem.parameters.devices = devices;
    problem.parameters.query_batch = batch;
    RunContext context;
    (void)solve(problem, context);
    return context.metrics.warnings();
  };
  using Texts = std::vector<std::string>;
  EXPECT_EQ(warnings_of(Method::simd, 1, 8), Texts{});
  EXPECT_EQ(warnings_of(Method::simd, 4, 0), Texts{"--devices 4 has no effect: only methods on CUDA share the queries"});
  Parameters without_rounds;
  without_rounds.method = Method::reference;
  without_rounds.query_batch = 8;
  EXPECT_EQ(lines_without_effect(ParameterSet::of(without_rounds)),
            Texts{"--query-batch 8 has no effect: method reference has no rounds"});
}

}  // namespace
}  // namespace ws::histogram::test
