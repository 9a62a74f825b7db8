// Values of two results beside each other.
// SPDX-License-Identifier: MIT
#include "app/session/compare/value_table.h"

#include "tests/app/support/fake_image_experiment.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

TEST(CompareValues, NumbersHaveDifferenceAndRatio) {
  const auto rows = compare_values({{"cost", 4.0}, {"count", std::int64_t{3}, "points", "How many"}},
                                   {{"cost", 6.0}, {"count", std::int64_t{3}, "points", "How many"}});
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].difference, 2.0);
  EXPECT_EQ(rows[0].ratio, 1.5);
  EXPECT_TRUE(rows[0].differs);
  EXPECT_EQ(rows[1].difference, 0.0);
  EXPECT_EQ(rows[1].meaning, "How many");
  EXPECT_FALSE(rows[1].differs);
  EXPECT_TRUE(any_differs(rows));
}

TEST(CompareValues, NothingIsDividedByZero) {
  const auto rows = compare_values({{"cost", 0.0}}, {{"cost", 2.0}});
  EXPECT_EQ(rows[0].difference, 2.0);
  EXPECT_FALSE(rows[0].ratio);
}

TEST(CompareValues, TimesAndRatesAreOfTheMachine) {
  const auto rows =
      compare_values({{"took", 4.0, "ms"}, {"rate", 4.0, "rays/s"}}, {{"took", 6.0, "ms"}, {"rate", 5.0, "rays/s"}});
  EXPECT_FALSE(any_differs(rows));
  EXPECT_TRUE(rows[0].is_measured && rows[1].is_measured);
  EXPECT_EQ(rows[0].difference, 2.0) << "it is told all the same";
}

TEST(CompareValues, WhatOneSideLacksStandsWhereTheOtherHasIt) {
  const auto rows = compare_values({{"first", true}, {"only_a", true}, {"last", true}},
                                   {{"first", true}, {"only_b", std::string("x")}, {"last", true}});
  std::vector<std::string> names;
  for (const ComparedValue& row : rows) names.push_back(row.name);
  EXPECT_EQ(names, (std::vector<std::string>{"first", "only_b", "only_a", "last"}));
  EXPECT_TRUE(rows[1].differs && !rows[1].a && rows[1].b);
  EXPECT_TRUE(rows[2].differs && rows[2].a && !rows[2].b);
}

TEST(SideNames, ListsThatAreTooLongToReadAreCounted) {
  ParameterSet three = test::fake_image_workspace().experiment().parameters(), none = three, eight = three;
  none.set("taps", Numbers{});
  eight.set("taps", Numbers{1, 2, 3, 4, 5, 6, 7, 8});
  EXPECT_EQ(side_names(none, eight).a, "taps none");
  EXPECT_EQ(side_names(none, eight).b, "taps of 8 numbers");
  EXPECT_EQ(side_names(three, eight).a, "taps 1,2,1");
  ParameterSet others = eight;
  others.set("taps", Numbers{1, 2, 3, 4, 5, 6.5, 7, 9});
  EXPECT_EQ(side_names(others, eight).a, "taps of 8 numbers, number 6 is 6.5") << "two of the same length are told apart";
}

}  // namespace
}  // namespace ws::app
