// Every method on the CPU: golden values, equality with each other and with double precision, sums, corner cases.
// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/solve.h"
#include "compute/core/run/error.h"
#include "compute/histogram/methods/reference.h"
#include "compute/histogram/variants/paper.h"
#include "tests/compute/histogram/sets.h"

#include <numeric>

namespace ws::histogram::test {
namespace {

const std::vector<Method> cpu_methods{Method::paper, Method::simd, Method::boxes};

Histograms solved(Problem problem, Method method) {
  problem.parameters.method = method;
  RunContext context;
  return solve(problem, context);
}

struct Golden {
  float query;
  std::int64_t bins;
  float low, high;
  std::vector<std::int32_t> counts;
};

TEST(Methods, HandCheckedValues) {
  const VectorSet references = line({0, 1, 2, 3, 4, 5, 6, 7, 8, 10});
  const std::vector<Golden> rows{{0, 1, 0, 10, {10}},
                                 {0, 2, 0, 10, {5, 5}},
                                 {0, 4, 0, 10, {3, 2, 3, 2}},
                                 {0, 5, 0, 10, {2, 2, 2, 2, 2}},
                                 {0, 10, 0, 10, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                 {3, 4, 0, 7, {3, 4, 2, 1}},
                                 {5, 5, 0, 5, {1, 2, 2, 2, 3}},
                                 {20, 3, 10, 20, {3, 3, 4}}};
  for (const Golden& golden : rows)
    for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes})
      for (const Arithmetic arithmetic : {Arithmetic::exact, Arithmetic::source}) {
        Problem problem = problem_of({references, line({golden.query})}, golden.bins);
        problem.parameters.arithmetic = arithmetic;
        const auto table = solved(problem, method).table;
        EXPECT_EQ(row_of(*table, 0), golden.counts) << name_of(method) << ", query " << golden.query << ", K " << golden.bins;
        EXPECT_EQ(table->low[0], golden.low);
        EXPECT_EQ(table->high[0], golden.high);
        EXPECT_FALSE(table->degenerate[0]);
      }
}

class OnSet : public ::testing::TestWithParam<std::tuple<std::size_t, std::int64_t>> {};

TEST_P(OnSet, AllMethodsAgreeAndRowsAddUp) {
  const auto [dimension, bins] = GetParam();
  for (const NamedSet& set : named_sets()) {
    generate::Random random(7);
    const Problem problem = problem_of(set.make({dimension, 1999, 11}, random), bins);
    const auto first = solved(problem, Method::paper).table;
    for (const Method method : cpu_methods) {
      if (method == Method::boxes && dimension > 3) continue;
      EXPECT_TRUE(same_table(*first, *solved(problem, method).table)) << set.name << " " << name_of(method);
    }
    for (std::size_t q = 0; q < first->queries; ++q) {
      const auto row = row_of(*first, q);
      EXPECT_EQ(std::accumulate(row.begin(), row.end(), 0), 1999);
      EXPECT_GE(row.front(), 1);
      EXPECT_GE(row.back(), 1);
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Shapes, OnSet,
                         ::testing::Combine(::testing::Values(1, 2, 3, 5, 100, 128, 300),
                                            ::testing::Values(1, 2, 5, 64, 1000, 4999, 5000, 20000)));

TEST(Methods, AgreeWhereKeysAreEqualTinyHugeOrClose) {
  for (const std::int64_t bins : {5, 700}) {
    std::vector<Problem> problems = extreme_problems(bins);
    for (Problem& problem : distant_problems(bins)) problems.push_back(std::move(problem));
    for (std::size_t i = 0; i < problems.size(); ++i) {
      const auto paper = solved(problems[i], Method::paper).table;
      for (const Method method : {Method::simd, Method::boxes})
        EXPECT_TRUE(same_table(*paper, *solved(problems[i], method).table)) << i << " " << name_of(method);
    }
  }
}

TEST(Methods, DistancesBeyondSinglePrecisionAreRefused) {
  generate::Random random(22);
  const generate::VectorPair pair = generate::gauss({3, 5003, 33}, random);
  const Problem problem = problem_of({changed(pair.references, 1e20f, 0), changed(pair.queries, 1e20f, 0)}, 5);
  for (const Method method : {Method::paper, Method::simd, Method::boxes})
    EXPECT_THROW((void)solved(problem, method), Error) << name_of(method);
  EXPECT_NO_THROW((void)solved(problem, Method::reference)) << "in double precision";
}

TEST(Methods, BytesEqualDoublePrecision) {
  for (const std::size_t dimension : {2, 3, 128, 257, 1000})
    for (const std::int64_t bins : {1, 2, 5, 64, 1000, 5000, 20000}) {
      generate::Random random(3);
      const Problem problem = problem_of(generate::sift_like({dimension, 2003, 21}, random), bins);
      RunContext context;
      const Differences d = differences(*solved(problem, Method::simd).table, reference_histograms(problem, context));
      EXPECT_EQ(d.entries, 0u) << dimension << " components, " << bins << " bins";
    }
}

TEST(Methods, FloatsDifferFromDoublePrecisionByFewMovedDistances) {
  generate::Random random(5);
  const Problem problem = problem_of(generate::uniform_vectors({128, 20'011, 16}, random), 64);
  RunContext context;
  const Differences d = differences(*solved(problem, Method::simd).table, reference_histograms(problem, context));
  EXPECT_LE(d.moved, 16u);  // of 320,176 distances
}

TEST(Methods, SourceArithmeticMovesSomeBytesAndMethodsStillAgree) {
  generate::Random random(5);
  Problem problem = problem_of(generate::sift_like({128, 50'000, 16}, random), 5000);
  problem.parameters.arithmetic = Arithmetic::source;
  const auto simd = solved(problem, Method::simd).table, paper = solved(problem, Method::paper).table;
  EXPECT_TRUE(same_table(*simd, *paper));
  RunContext context;
  EXPECT_GT(differences(*simd, reference_histograms(problem, context)).entries, 0u);
}

TEST(Methods, OneRoundSizeGivesWhatAnotherGives) {
  generate::Random random(9);
  Problem problem = problem_of(generate::gauss({16, 5003, 101}, random), 50);
  const auto first = solved(problem, Method::simd);
  EXPECT_EQ(first.rounds.size(), 4u);
  for (const std::int64_t batch : {1, 7, 64, 1000}) {
    problem.parameters.query_batch = batch;
    const auto other = solved(problem, Method::simd);
    EXPECT_TRUE(same_table(*first.table, *other.table));
    EXPECT_EQ(other.rounds.size(), static_cast<std::size_t>((101 + batch - 1) / batch));
  }
}

TEST(Methods, CoarserBinsAreSumsOfFinerOnes) {
  generate::Random random(2);
  Problem fine = problem_of(generate::sift_like({64, 3001, 9}, random), 512), coarse = fine;
  coarse.parameters.bins = 64;
  const auto a = solved(fine, Method::simd).table, b = solved(coarse, Method::simd).table;
  for (std::size_t q = 0; q < 9; ++q)
    for (std::size_t k = 0; k < 64; ++k) EXPECT_EQ(std::accumulate(a->row(q) + 8 * k, a->row(q) + 8 * k + 8, 0), b->row(q)[k]);
}

TEST(Methods, EqualDistancesGoToTheFirstBinAndAreFlagged) {
  const Problem problem = problem_of({line({4, 4, 4, 4, 4}), line({1, 4})}, 8);
  for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes}) {
    const auto table = solved(problem, method).table;
    for (std::size_t q = 0; q < 2; ++q) {
      EXPECT_EQ(row_of(*table, q), (std::vector<std::int32_t>{5, 0, 0, 0, 0, 0, 0, 0}));
      EXPECT_TRUE(table->degenerate[q]);
    }
  }
}

TEST(Methods, TenThousandQueriesAreThreeHundredThirteenRounds) {
  std::vector<float> queries(10'000);
  for (std::size_t i = 0; i < queries.size(); ++i) queries[i] = static_cast<float>(i % 21);
  for (const Method method : {Method::paper, Method::simd, Method::boxes}) {
    const Histograms made = solved(problem_of({line({0, 1, 2, 3, 4, 5, 6, 7, 8, 10}), line(queries)}, 5), method);
    ASSERT_EQ(made.rounds.size(), 313u) << name_of(method);
    for (std::size_t i = 0; i < 313; ++i) {
      EXPECT_EQ(made.rounds[i].first, 32 * i);
      EXPECT_EQ(made.rounds[i].count, i < 312 ? 32u : 16u);
    }
    EXPECT_EQ(row_of(*made.table, 5), (std::vector<std::int32_t>{1, 2, 2, 2, 3}));
    EXPECT_EQ(row_of(*made.table, 9999), (std::vector<std::int32_t>{3, 2, 3, 1, 1}));
  }
}

TEST(Methods, SlicesAreEqualAndCoverAllReferences) {
  for (std::size_t s = 0; s < slice_count; ++s) {
    EXPECT_EQ(slice_of(s, 1'000'000).first, 15'625 * s);
    EXPECT_EQ(slice_of(s, 1'000'000).end, 15'625 * (s + 1));
  }
  for (const std::size_t total : {1, 63, 64, 65, 999'983}) {
    std::size_t end = 0;
    for (std::size_t s = 0; s < slice_count; ++s) {
      EXPECT_EQ(slice_of(s, total).first, end) << total;
      end = slice_of(s, total).end;
    }
    EXPECT_EQ(end, total);
  }
}

TEST(Methods, OneReferenceIsDegenerateAndDuplicatesCountEach) {
  for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes}) {
    const auto one = solved(problem_of({line({7}), line({3, 7})}, 4), method).table;
    for (std::size_t q = 0; q < 2; ++q) {
      EXPECT_EQ(row_of(*one, q), (std::vector<std::int32_t>{1, 0, 0, 0})) << name_of(method);
      EXPECT_TRUE(one->degenerate[q]);
    }
    const auto same = solved(problem_of({line({1, 1, 1, 5, 5, 9}), line({1})}, 4), method).table;
    EXPECT_EQ(row_of(*same, 0), (std::vector<std::int32_t>{3, 0, 2, 1})) << "an inner limit belongs to the bin above";
  }
}

TEST(Methods, MoreBinsThanReferencesStayMostlyEmpty) {
  for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes}) {
    const auto row = row_of(*solved(problem_of({line({0, 1, 2, 4}), line({0})}, 1'000'000), method).table, 0);
    EXPECT_EQ(std::accumulate(row.begin(), row.end(), 0), 4);
    for (const std::size_t bin : {0, 250'000, 500'000, 999'999}) EXPECT_EQ(row[bin], 1) << name_of(method) << " " << bin;
  }
}

TEST(Methods, ItselfCanBeSkipped) {
  Problem problem = problem_of({line({0, 1, 2, 3, 3}), line({3, 7})}, 2);
  problem.parameters.skip_self = true;
  for (const Method method : {Method::reference, Method::paper, Method::simd, Method::boxes}) {
    const auto table = solved(problem, method).table;
    EXPECT_EQ(row_of(*table, 0), (std::vector<std::int32_t>{1, 2})) << name_of(method);
    EXPECT_EQ(table->low[0], 1);
    EXPECT_EQ(row_of(*table, 1), (std::vector<std::int32_t>{3, 2}));
  }
}

TEST(Methods, GlobalLimitsAndLogarithmicBinsAgreeWithTheReference) {
  for (const Limits limits : {Limits::per_query, Limits::global})
    for (const BinScale scale : {BinScale::linear, BinScale::logarithmic}) {
      generate::Random random(4);
      Problem problem = problem_of(generate::sift_like({3, 3001, 40}, random), 37);
      problem.parameters.limits = limits;
      problem.parameters.bin_scale = scale;
      const auto reference = solved(problem, Method::reference).table;
      const auto simd = solved(problem, Method::simd).table;
      // Logarithms are rounded in another way than the library's: a distance on a limit may move.
      EXPECT_LE(differences(*simd, *reference).moved, scale == BinScale::linear ? 0u : 40u);
      EXPECT_TRUE(same_table(*simd, *solved(problem, Method::paper).table));
      EXPECT_TRUE(same_table(*simd, *solved(problem, Method::boxes).table));
    }
}

TEST(Methods, AnExaminedQueryEqualsItsRow) {
  for (const std::size_t dimension : {2, 40}) {
    generate::Random random(4);
    const Problem problem = problem_of(generate::sift_like({dimension, 5000, 3}, random), 41);
    const auto table = solved(problem, Method::simd).table;
    std::vector<float> query(dimension);
    problem.queries.copy_row(2, query.data());
    RunContext context;
    const QueryDetail detail = examine_query(problem, query, context);
    EXPECT_EQ(detail.sum, row_of(*table, 2));
    EXPECT_EQ(detail.low, table->low[2]);
    EXPECT_EQ(detail.high, table->high[2]);
    EXPECT_EQ(std::accumulate(detail.privates.begin(), detail.privates.end(), 0), 5000);
  }
}

TEST(Methods, DistancesWhoseSquaresWouldVanishAreCountedExactly) {
  generate::Random random(22);
  const generate::VectorPair pair = generate::gauss({3, 2003, 20}, random);
  for (const float factor : {0x1p-60f, 0x1p-73f, 0x1p-100f, 0x1p-120f})
    for (const Limits limits : {Limits::per_query, Limits::global})
      for (const BinScale scale : {BinScale::linear, BinScale::logarithmic})
        for (const Method method : cpu_methods) {
          Problem large = problem_of(pair, 64),
                  small = problem_of({changed(pair.references, factor, 0), changed(pair.queries, factor, 0)}, 64);
          for (Problem* problem : {&large, &small}) {
            problem->parameters.limits = limits;
            problem->parameters.bin_scale = scale;
          }
          const auto expected = solved(large, method).table, table = solved(small, method).table;
          ASSERT_TRUE(std::equal(expected->counts.begin(), expected->counts.end(), table->counts.begin()))
              << name_of(method) << ", " << factor;
          for (std::size_t q = 0; q < table->queries; ++q) {
            ASSERT_EQ(table->low[q], factor * expected->low[q]);
            ASSERT_EQ(table->high[q], factor * expected->high[q]);
            ASSERT_FALSE(table->degenerate[q]);
          }
        }
}

TEST(Methods, TinyDistancesAreSaidAndThePictureHasThemToo) {
  generate::Random random(22);
  const generate::VectorPair pair = generate::gauss({3, 2003, 3}, random);
  Problem problem = problem_of({changed(pair.references, 1e-22f, 0), changed(pair.queries, 1e-22f, 0)}, 64);
  RunContext context;
  const auto table = solve(problem, context).table;
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("times 2^"), std::string::npos);
  EXPECT_EQ(differences(*table, reference_histograms(problem, context)).entries, 0u);
  std::vector<float> query(3);
  problem.queries.copy_row(1, query.data());
  const QueryDetail detail = examine_query(problem, query, context);
  EXPECT_EQ(detail.sum, row_of(*table, 1));
  EXPECT_EQ(detail.low, table->low[1]);
  EXPECT_EQ(detail.high, table->high[1]);
  EXPECT_LE(*std::max_element(detail.distances.begin(), detail.distances.end()), detail.high);
  RunContext silent;  // a component that all share does not matter, however large
  Problem raised = problem_of({VectorSet(Component::float32, 2, 3), VectorSet(Component::float32, 2, 1)}, 2);
  const std::vector<float> rows{5, 0, 5, 3e-30f, 5, 4e-30f, 5, 0};
  std::copy_n(rows.begin(), 6, raised.references.values<float>());
  std::copy_n(rows.begin() + 6, 2, raised.queries.values<float>());
  EXPECT_EQ(row_of(*solve(raised, silent).table, 0), (std::vector<std::int32_t>{1, 2}));
}

TEST(Methods, RefusesTinyDistancesBesideLargeOnes) {
  const Problem problem = problem_of({line({0, 1e-30f, 3e-30f}), line({0, 1})}, 4);
  EXPECT_EQ(row_of(*solved(problem, Method::reference).table, 0), (std::vector<std::int32_t>{1, 1, 0, 1}));
  try {
    (void)solved(problem, Method::simd);
    FAIL() << "bins of query 0 cannot be told apart";
  } catch (const Error& e) {
    EXPECT_EQ(e.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(std::string(e.what()).find("distances from query 0 are about 3e-30"), std::string::npos) << e.what();
  }
}

TEST(Methods, RefusesWhatCannotBe) {
  const auto refused = [](const Problem& problem, Method method) -> std::string {
    try {
      (void)solved(problem, method);
    } catch (const Error& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_EQ(refused(problem_of({line({}), line({1})}, 4), Method::simd), "there are no references to measure distances to");
  EXPECT_EQ(refused(problem_of({line({1}), line({})}, 4), Method::simd), "there are no queries");
  EXPECT_EQ(refused(problem_of({line({1}), line({1})}, 0), Method::simd), "--bins takes 1 or more, not 0");
  EXPECT_EQ(refused(problem_of({line({1}), line({1})}, 4), Method::fused), "method fused needs CUDA");
  Problem uneven = problem_of({line({1}), VectorSet(Component::float32, 2, 1)}, 4);
  EXPECT_EQ(refused(uneven, Method::simd), "references have 1 components, queries have 2");
}

}  // namespace
}  // namespace ws::histogram::test
