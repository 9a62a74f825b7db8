// Queries shared out among workers, as several devices do: the table of one, also with limits that all have in common.
// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/share_out.h"
#include "compute/core/run/error.h"
#include "compute/histogram/methods/simd.h"
#include "tests/compute/histogram/sets.h"

namespace ws::histogram::test {
namespace {

Histograms by_simd(std::size_t, const Problem& part, RunContext& context) { return simd_histograms(part, context, {}); }

TEST(ShareOut, GivesTheTableOfOneWorker) {
  for (const bool bytes : {false, true})
    for (const Limits limits : {Limits::per_query, Limits::global}) {
      generate::Random random(1);
      const generate::VectorShape shape{12, 3001, 101};
      Problem problem = problem_of(bytes ? generate::sift_like(shape, random) : generate::gauss(shape, random), 40);
      problem.parameters.limits = limits;
      RunContext context;
      const Histograms one = simd_histograms(problem, context, {});
      for (const std::size_t workers : {2, 3, 7}) {
        const Histograms many = share_out(problem, workers, context, by_simd);
        EXPECT_TRUE(same_table(*one.table, *many.table)) << workers;
        std::size_t queries = 0;
        for (const Round& round : many.rounds) {
          EXPECT_EQ(round.first, queries);
          queries += round.count;
        }
        EXPECT_EQ(queries, 101u);
      }
    }
}

TEST(ShareOut, OneThatFailsEndsTheOthers) {
  generate::Random random(1);
  Problem problem = problem_of(generate::gauss({3, 1000, 30}, random), 40);
  problem.parameters.limits = Limits::global;
  RunContext context;
  const auto solve = [](std::size_t worker, const Problem& part, RunContext& beside) {
    if (worker == 1) throw Error(ErrorKind::cuda, "this one is broken");
    return by_simd(worker, part, beside);
  };
  try {
    (void)share_out(problem, 3, context, solve);
    FAIL() << "nothing was thrown";
  } catch (const Error& e) {
    EXPECT_STREQ(e.what(), "this one is broken");
  }
}

}  // namespace
}  // namespace ws::histogram::test
