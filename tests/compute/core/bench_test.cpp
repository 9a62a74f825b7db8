// Which rows of a bench are to have equal results, how far other answers are from ours, and data in small.
// SPDX-License-Identifier: MIT
#include "compute/core/result/bench.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace ws {
namespace {

TEST(Bench, RowsAreHeldAgainstWhatComputesTheSame) {
  const auto one = std::make_shared<const BenchCase>(), two = std::make_shared<const BenchCase>();
  const std::vector<BenchRow> rows{{one, {"cpu", "linear"}, "", "a"},          {one, {"cpu", "cubic", "cubic"}, "", "b"},
                                   {one, {"cuda", "linear"}, "", "x"},         {one, {"cuda", "cubic", "cubic"}, "", "b"},
                                   {one, {"cuda", "another library"}, "", ""}, {two, {"cpu", "linear"}, "", "c"}};
  const auto model = [&](std::size_t i) { return &model_of(rows[i], rows) - rows.data(); };
  const auto differs = [&](std::size_t i) { return differ(rows[i], model_of(rows[i], rows)); };
  EXPECT_EQ(model(0), 0);
  EXPECT_EQ(model(1), 1) << "cubic is held against no linear row";
  EXPECT_EQ(model(3), 1);
  EXPECT_EQ(model(5), 5) << "nor against another case's";
  EXPECT_FALSE(differs(1) || differs(3) || differs(5));
  EXPECT_EQ(model(2), 0);
  EXPECT_TRUE(differs(2)) << "a true difference is told";
  EXPECT_FALSE(differs(4)) << "no result is none that differs";
}

TEST(Bench, AnAnswerIsHeldAgainstOurs) {
  const auto floats = [](std::vector<float> values) {
    const std::size_t count = values.size();
    return array_of(std::move(values), {count}, "a", "");
  };
  const auto wholes = [](std::vector<std::int32_t> values) {
    const std::size_t count = values.size();
    return array_of(std::move(values), {count}, "a", "");
  };
  constexpr float none = std::numeric_limits<float>::quiet_NaN(), far = std::numeric_limits<float>::infinity();
  EXPECT_EQ(distance_of(floats({1, 2, 3}), floats({1, 2.5f, 3.25f}), AnswerKind::numbers), 0.5);
  EXPECT_EQ(distance_of(floats({1, far}), floats({1, far}), AnswerKind::numbers), 0) << "equal is equal";
  EXPECT_TRUE(std::isinf(distance_of(floats({1, none}), floats({1, 2}), AnswerKind::numbers)));
  EXPECT_TRUE(std::isinf(distance_of(floats({1, none}), floats({1, 2}), AnswerKind::names)));
  EXPECT_TRUE(std::isinf(distance_of(floats({1}), floats({1, 2}), AnswerKind::numbers)));
  EXPECT_TRUE(std::isinf(distance_of(wholes({1}), floats({1}), AnswerKind::numbers)));
  EXPECT_EQ(distance_of(wholes({5, 4, 1}), wholes({4, 5, 1}), AnswerKind::counts), 0.1) << "one of ten is in another bin";
  EXPECT_EQ(distance_of(wholes({7, 8, -1, 9}), wholes({7, 8, 3, 9}), AnswerKind::names), 0.25);
  EXPECT_EQ(distance_of(floats({1.0005f, far, 3, 4.1f}), floats({1, far, far, 4}), AnswerKind::lengths), 0.5)
      << "a miss that should be a hit, and a hit of something else";
  EXPECT_EQ(words_of(0, AnswerKind::counts), "the same result");
  EXPECT_EQ(words_of(2.5e-7, AnswerKind::numbers), "differs by at most 2.5e-07");
  EXPECT_EQ(words_of(0.0025, AnswerKind::counts), "0.25 % of the counts lie elsewhere");
  EXPECT_EQ(words_of(0.0001, AnswerKind::names), "0.01 % are others");
}

TEST(Bench, DataInSmallHaveLessOfEachAndTheRestAsItIs) {
  EXPECT_EQ(small_generator("spiral --dimension 2 --count 100000 --noise 4.17 --seed 1"),
            "spiral --dimension 2 --count 1500 --noise 4.17 --seed 1");
  EXPECT_EQ(small_generator("sift-like --count 20000 --queries 500 --seed 1"), "sift-like --count 1500 --queries 20 --seed 1");
  EXPECT_EQ(small_generator("checkerboard --width 720 --height 576"), "checkerboard --width 160 --height 120");
  EXPECT_EQ(small_generator("uniform --count 14"), "uniform --count 14");
}

}  // namespace
}  // namespace ws
