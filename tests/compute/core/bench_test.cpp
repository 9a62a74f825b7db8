// Which rows of a bench are to have equal results.
// SPDX-License-Identifier: MIT
#include "compute/core/result/bench.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace ws
