// The device's methods give the CPU's counts, bit for bit: any shape, any options, in pieces, under a cap.
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/histogram/methods/reference.h"
#include "compute/histogram/methods/solve.h"
#include "tests/compute/histogram/sets.h"
#include "tests/support/in_time.h"
#include "tests/support/on_device.h"
#include "tests/support/require_cuda.h"

namespace ws::histogram::test {
namespace {

const std::vector<Method> device_methods{Method::paper, Method::shared, Method::fused, Method::tensor, Method::boxes};

bool suits(Method method, const Problem& problem) { return method != Method::boxes || problem.dimension() <= 3; }

Histograms solved(Problem problem, Method method, Backend backend) {
  problem.parameters.method = method;
  RunContext context;
  context.backend = backend;
  return solve(problem, context);
}

void expect_parity(const Problem& problem, const std::string& what) {
  const auto cpu = solved(problem, Method::simd, Backend::cpu).table;
  for (const Method method : device_methods) {
    if (!suits(method, problem)) continue;
    EXPECT_TRUE(same_table(*cpu, *solved(problem, method, Backend::cuda).table)) << what << " " << name_of(method);
  }
}

using CudaMethods = CudaTest;

TEST_F(CudaMethods, EqualTheCpuOnEveryShape) {
  for (const std::size_t dimension : {1, 2, 3, 5, 31, 100, 128, 129, 257, 600})
    for (const std::int64_t bins : {1, 2, 5, 64, 1000, 4999, 5000, 20000})
      for (const NamedSet& set : named_sets()) {
        generate::Random random(11);
        expect_parity(problem_of(set.make({dimension, 1999, 67}, random), bins),
                      set.name + " " + std::to_string(dimension) + " x " + std::to_string(bins));
      }
}

TEST_F(CudaMethods, ReadVectorsWhereTheyLieOnTheDevice) {
  for (const std::size_t dimension : {2, 3, 40, 128})
    for (const NamedSet& set : named_sets())
      for (const std::size_t gap : {0, 5}) {
        generate::Random random(13);
        const Problem host = problem_of(set.make({dimension, 5003, 67}, random), 64);
        Problem there = host;
        there.references = on_device(host.references, gap);
        there.queries = on_device(host.queries, gap);
        for (const Method method : device_methods) {
          if (!suits(method, host)) continue;
          const auto expected = solved(host, method, Backend::cuda).table;
          EXPECT_TRUE(same_table(*expected, *solved(there, method, Backend::cuda).table))
              << set.name << " " << dimension << " " << name_of(method);
          EXPECT_FALSE(there.references.table()->is_on_host()) << name_of(method);
          EXPECT_FALSE(there.queries.table()->is_on_host()) << name_of(method);
        }
        EXPECT_TRUE(
            same_table(*solved(host, Method::simd, Backend::cpu).table, *solved(there, Method::simd, Backend::cpu).table));
      }
}

TEST_F(CudaMethods, EqualTheCpuOnOddCounts) {
  for (const std::size_t references : {1, 2, 63, 64, 65, 127, 128, 129, 1023, 1025, 99'991})
    for (const std::size_t queries : {1, 31, 32, 33, 65, 129})
      for (const std::size_t dimension : {3, 40, 70}) {
        generate::Random random(12);
        expect_parity(problem_of(generate::sift_like({dimension, references, queries}, random), 33),
                      std::to_string(references) + " x " + std::to_string(queries));
      }
}

/// With few bins counters stand beside the tiles; with many, bins are stored and counted afterwards.
TEST_F(CudaMethods, ShortRowsOfBytesEqualTheCpuInGroupsAndPieces) {
  generate::Random random(17);
  const generate::VectorPair pair = generate::sift_like({128, 200'003, 300}, random);
  for (const std::int64_t bins : {64, 5000})
    for (const Limits limits : {Limits::per_query, Limits::global}) {
      Problem problem = problem_of(pair, bins, Method::tensor);
      problem.parameters.limits = limits;
      const auto cpu = solved(problem, Method::simd, Backend::cpu).table;
      const auto expect_same = [&](const char* what) {
        EXPECT_TRUE(same_table(*cpu, *solved(problem, Method::tensor, Backend::cuda).table)) << what << ", K " << bins;
      };
      expect_same("at once");
      problem.parameters.query_batch = 140;
      expect_same("140 queries at a time");
      problem.parameters.memory_cap = 24;
      expect_same("in pieces");
    }
}

/// All pairs are in doubt: the bins are too narrow for estimates.
TEST_F(CudaMethods, BytesFarAwayAndCloseTogetherEqualTheCpu) {
  generate::Random random(18);
  VectorSet references(Component::uint8, 128, 20'011), queries(Component::uint8, 128, 70);  // the queries are 0
  for (std::size_t i = 0; i < 128 * references.size(); ++i)
    references.values<std::uint8_t>()[i] = static_cast<std::uint8_t>(200 + random.integer(1));
  const generate::VectorPair pair{references, queries};
  for (const std::int64_t bins : {64, 5000}) expect_parity(problem_of(pair, bins), "K " + std::to_string(bins));
}

TEST_F(CudaMethods, EqualTheCpuOnManyPointsOfFewDimensions) {
  for (const std::size_t dimension : {1, 2, 3})
    for (const std::int64_t bins : {1, 5, 256, 5000, 100'000})  // the last has no room in shared memory
      for (const NamedSet& set : named_sets()) {
        generate::Random random(21);
        expect_parity(problem_of(set.make({dimension, 300'007, 40}, random), bins),
                      set.name + " " + std::to_string(dimension) + " x " + std::to_string(bins));
      }
}

TEST_F(CudaMethods, EqualTheCpuWhereKeysAreEqualTinyHugeOrClose) {
  for (const std::int64_t bins : {5, 700}) {
    for (const Problem& problem : extreme_problems(bins)) expect_parity(problem, "extreme");
    for (const Problem& problem : distant_problems(bins)) expect_parity(problem, "distant");
  }
}

TEST_F(CudaMethods, EqualTheCpuWithEveryOption) {
  for (const Limits limits : {Limits::per_query, Limits::global})
    for (const BinScale scale : {BinScale::linear, BinScale::logarithmic})
      for (const Arithmetic arithmetic : {Arithmetic::exact, Arithmetic::source})
        for (const bool skip : {false, true})
          for (const bool bytes : {false, true})
            for (const std::size_t dimension : {2, 24}) {
              if (arithmetic == Arithmetic::source && scale == BinScale::logarithmic) continue;
              generate::Random random(13);
              const generate::VectorShape shape{dimension, 5003, 150};
              Problem problem =
                  problem_of(bytes ? generate::sift_like(shape, random) : generate::copied_queries(shape, random), 77);
              problem.parameters.limits = limits;
              problem.parameters.bin_scale = scale;
              problem.parameters.arithmetic = arithmetic;
              problem.parameters.skip_self = skip;
              problem.parameters.query_batch = 40;
              expect_parity(problem, bytes ? "bytes" : "floats");
            }
}

TEST_F(CudaMethods, BytesEqualDoublePrecision) {
  generate::Random random(14);
  const Problem problem = problem_of(generate::sift_like({128, 50'021, 16}, random), 5000);
  RunContext context;
  const Table reference = reference_histograms(problem, context);
  for (const Method method : device_methods) {
    if (!suits(method, problem)) continue;
    EXPECT_EQ(differences(*solved(problem, method, Backend::cuda).table, reference).entries, 0u) << name_of(method);
  }
}

/// Floats that estimates find easy and hard.
std::vector<std::pair<std::string, generate::VectorPair>> float_sets(const generate::VectorShape& shape) {
  std::vector<std::pair<std::string, generate::VectorPair>> sets;
  const auto add = [&](const std::string& name, const generate::VectorPair& pair, float factor, float shift) {
    sets.emplace_back(name,
                      generate::VectorPair{changed(pair.references, factor, shift), changed(pair.queries, factor, shift)});
  };
  generate::Random random(31);
  const generate::VectorPair uniform = generate::uniform_vectors(shape, random), gauss = generate::gauss(shape, random);
  add("uniform", uniform, 1, 0);
  add("clusters", generate::cluster_vectors(shape, 0.02, random), 1, 0);
  add("sift-like, not whole", generate::sift_like(shape, random), 0.37f, 0.1f);
  add("far from the origin", uniform, 1, 1e4f);
  add("copied", generate::copied_queries(shape, random), 1, 0);
  for (const float factor : {1e-20f, 1e-12f, 1e12f, 1e17f}) add("gauss x " + std::to_string(factor), gauss, factor, 0);
  sets.emplace_back("queries far away", generate::VectorPair{gauss.references, changed(gauss.queries, 1, 1e3f)});
  sets.emplace_back("queries of another size", generate::VectorPair{gauss.references, changed(gauss.queries, 1e-9f, 0)});
  sets.emplace_back("a few distances", generate::VectorPair{changed(gauss.references, 0, 2), gauss.queries});
  return sets;
}

TEST_F(CudaMethods, MatrixUnitsGiveFloatsTheCountsOfTheDirectForm) {
  for (const std::size_t dimension : {4, 17, 128, 960})
    for (const auto& [name, pair] : float_sets({dimension, 3001, 70}))
      for (const std::int64_t bins : {1, 5, 256, 5000}) {
        const Problem problem = problem_of(pair, bins);
        EXPECT_TRUE(same_table(*solved(problem, Method::simd, Backend::cpu).table,
                               *solved(problem, Method::tensor, Backend::cuda).table))
            << name << ", " << dimension << " components, K " << bins;
      }
}

TEST_F(CudaMethods, MatrixUnitsGiveFloatsTheSameWithEveryOption) {
  for (const auto& [name, pair] : float_sets({20, 2003, 140}))
    for (const Limits limits : {Limits::per_query, Limits::global})
      for (const BinScale scale : {BinScale::linear, BinScale::logarithmic})
        for (const Arithmetic arithmetic : {Arithmetic::exact, Arithmetic::source})
          for (const bool skip : {false, true}) {
            if (arithmetic == Arithmetic::source && scale == BinScale::logarithmic) continue;
            Problem problem = problem_of(pair, 77);
            problem.parameters.limits = limits;
            problem.parameters.bin_scale = scale;
            problem.parameters.arithmetic = arithmetic;
            problem.parameters.skip_self = skip;
            problem.parameters.query_batch = 50;
            EXPECT_TRUE(same_table(*solved(problem, Method::shared, Backend::cuda).table,
                                   *solved(problem, Method::tensor, Backend::cuda).table))
                << name << (skip ? ", skipping" : "") << (scale == BinScale::linear ? "" : ", logarithmic");
          }
}

TEST_F(CudaMethods, MatrixUnitsGiveManyFloatsTheSame) {
  for (const auto& [name, pair] : float_sets({128, 200'003, 300}))
    for (const std::int64_t bins : {256, 5000}) {
      const Problem problem = problem_of(pair, bins);
      EXPECT_TRUE(same_table(*solved(problem, Method::shared, Backend::cuda).table,
                             *solved(problem, Method::tensor, Backend::cuda).table))
          << name << ", K " << bins;
    }
}

TEST_F(CudaMethods, MatrixUnitsAreChosenForFloatsWhereLittleIsInDoubt) {
  generate::Random random(33);
  Problem problem = problem_of(generate::gauss({128, 20'000, 50}, random), 256, Method::automatic);
  EXPECT_EQ(choose_method(problem, Backend::cuda).method, Method::tensor);
  EXPECT_NE(choose_method(problem, Backend::cuda).why.find("in doubt"), std::string::npos);
  problem.parameters.bins = 20'000;
  EXPECT_EQ(choose_method(problem, Backend::cuda).method, Method::shared);
  problem.parameters.bins = 256;
  problem.parameters.memory_cap = 32;  // MiB: both forms take 20
  EXPECT_EQ(choose_method(problem, Backend::cuda).method, Method::shared);
}

testing::AssertionResult answers_a_cancel_soon(const Problem& problem, Method method, int after_ms) {
  Problem asked = problem;
  asked.parameters.method = method;
  const auto run = [&](const std::stop_token& stop) {
    RunContext context;
    context.backend = Backend::cuda;
    context.stop = stop;
    (void)solve(asked, context);
  };
  return stops_within(200, after_ms, run, false);
}

TEST_F(CudaMethods, AnswerACancelSoonWhateverTheyDo) {
  generate::Random random(32);
  const generate::VectorPair pair = generate::uniform_vectors({128, 1'500'000, 8'000}, random);
  const VectorSet equal = changed(pair.references, 0, 1);  // nothing is sure
  for (const Method method : {Method::shared, Method::fused, Method::tensor})
    for (const auto& [references, bins] : {std::pair{pair.references, 5000}, std::pair{equal, 5}})
      for (const int after_ms : {300, 700})
        EXPECT_TRUE(answers_a_cancel_soon(problem_of({references, pair.queries}, bins), method, after_ms))
            << name_of(method) << ", K " << bins;
}

TEST_F(CudaMethods, StreamReferencesThatExceedTheCap) {
  generate::Random random(15);
  Problem problem = problem_of(generate::gauss({128, 200'003, 70}, random), 64);  // 102 MB of references
  const auto cpu = solved(problem, Method::simd, Backend::cpu).table;
  problem.parameters.memory_cap = 48;
  for (const Method method : {Method::fused, Method::shared, Method::tensor})
    EXPECT_TRUE(same_table(*cpu, *solved(problem, method, Backend::cuda).table)) << name_of(method);
  EXPECT_THROW((void)solved(problem, Method::paper, Backend::cuda), Error);
}

TEST_F(CudaMethods, OrderPieceByPieceWhatExceedsTheCap) {
  generate::Random random(20);
  Problem problem = problem_of(generate::gauss({3, 500'009, 70}, random), 64);
  const auto cpu = solved(problem, Method::simd, Backend::cpu).table;
  problem.parameters.memory_cap = 8;
  EXPECT_TRUE(same_table(*cpu, *solved(problem, Method::boxes, Backend::cuda).table));
}

TEST_F(CudaMethods, StayWithinTheCapThatTheyReport) {
  generate::Random random(16);
  Problem problem = problem_of(generate::gauss({64, 100'000, 256}, random), 100);
  problem.parameters.memory_cap = 64;
  for (const Method method : device_methods) {
    if (!suits(method, problem)) continue;
    reset_peak_memory();
    const std::size_t before = memory_use().device_bytes;
    const Histograms result = solved(problem, method, Backend::cuda);
    EXPECT_LE(memory_use().peak_device_bytes - before, std::size_t{64} << 20) << name_of(method);
    EXPECT_LE(result.device_bytes, std::size_t{64} << 20);
  }
}

TEST_F(CudaMethods, FusedTakesLittleBesidesInputsAndOutputs) {
  generate::Random random(17);
  const Problem problem = problem_of(generate::gauss({32, 300'000, 1000}, random), 256);
  reset_peak_memory();
  const std::size_t before = memory_use().device_bytes;
  (void)solved(problem, Method::fused, Backend::cuda);
  const std::size_t in_and_out = (300'000 + 1000) * 32 * 4 + 1000 * 256 * 4;
  EXPECT_LE(memory_use().peak_device_bytes - before, in_and_out + (std::size_t{64} << 20));
}

TEST_F(CudaMethods, ACapThatIsTooSmallIsRefusedWithNumbers) {
  generate::Random random(18);
  Problem problem = problem_of(generate::gauss({128, 10'000, 10}, random), 64);
  problem.parameters.memory_cap = 1;
  try {
    (void)solved(problem, Method::fused, Backend::cuda);
    FAIL() << "was accepted";
  } catch (const Error& e) {
    EXPECT_EQ(e.kind(), ErrorKind::out_of_memory);
    EXPECT_NE(std::string(e.what()).find("needs at least"), std::string::npos) << e.what();
    EXPECT_EQ(e.hint(), "raise --memory-cap");
  }
}

TEST_F(CudaMethods, SeveralDevicesGiveWhatOneGives) {
  const auto devices = static_cast<std::int64_t>(cuda_status().devices.size());
  if (devices < 2) GTEST_SKIP() << "one device here";
  generate::Random random(19);
  Problem problem = problem_of(generate::gauss({32, 50'000, 1001}, random), 64);
  const auto cpu = solved(problem, Method::simd, Backend::cpu).table;
  Problem alike = problem;
  alike.parameters.limits = Limits::global;
  const auto with_common_limits = solved(alike, Method::simd, Backend::cpu).table;
  problem.parameters.devices = alike.parameters.devices = devices;
  for (const Method method : {Method::fused, Method::shared, Method::tensor}) {
    EXPECT_TRUE(same_table(*cpu, *solved(problem, method, Backend::cuda).table));
    EXPECT_TRUE(same_table(*with_common_limits, *solved(alike, method, Backend::cuda).table));
  }
}

}  // namespace
}  // namespace ws::histogram::test
