// Points in parts give the result of all points in one place, whatever the parts are.
// SPDX-License-Identifier: MIT
#include "compute/ridge/experiment.h"

#include "compute/core/run/error.h"
#include "tests/compute/ridge/clouds.h"
#include "tests/support/local_parts.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace ws::ridge {
namespace {

/// Rows [first, end) of a cloud.
std::shared_ptr<const PointSet> rows_of(const PointSet& points, std::size_t first, std::size_t end) {
  auto part = std::make_shared<PointSet>(points.dimension(), end - first);
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = first; i < end; ++i) part->column(k)[i - first] = points.column(k)[i];
  return part;
}

const Divisible& divisible() { return dynamic_cast<const Divisible&>(experiment()); }

ParameterSet settings(double r1, double r2 = 0) {
  ParameterSet parameters = experiment().parameters();
  parameters.set("r1", r1);
  parameters.set("r2", r2);
  parameters.set("min_points", std::int64_t{1});
  return parameters;
}

/// Ends at uneven places; the first part may have one point.
std::unique_ptr<LocalParts> cut(const PointSet& points, const ParameterSet& parameters, std::size_t count) {
  std::vector<std::unique_ptr<DataPart>> parts;
  for (std::size_t p = 0, first = 0; p < count && first < points.size(); ++p) {
    const std::size_t even = points.size() * (p + 1) / count;
    const std::size_t end = p + 1 == count ? points.size() : std::max(first + 1, even - even / 7);
    parts.push_back(divisible().part({{"cloud", {rows_of(points, first, end), "part"}}}, parameters));
    first = end;
  }
  return std::make_unique<LocalParts>(std::move(parts));
}

std::string whole_hash(const PointSet& points, const ParameterSet& parameters) {
  RunContext context;
  const auto outcome = experiment().run({{"cloud", {rows_of(points, 0, points.size()), "whole"}}}, parameters, context);
  return outcome.result->hash(context);
}

class DividedClouds : public testing::TestWithParam<TestCloud> {};

TEST_P(DividedClouds, GiveTheHashOfTheWhole) {
  const PointSet points = make_cloud(GetParam());
  const ParameterSet parameters = settings(GetParam().r1, GetParam().r2);
  const std::string expected = whole_hash(points, parameters);
  for (const std::size_t count : {1, 2, 5}) {
    RunContext context;
    const auto parts = cut(points, parameters, count);
    EXPECT_EQ(divisible().run_divided(parameters, *parts, context).hash, expected) << count << " parts";
  }
}

INSTANTIATE_TEST_SUITE_P(Ridge, DividedClouds, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST(Divided, TakesWhatTheDefinitionTakesAndRefusesTheRest) {
  const PointSet points = make_cloud("spiral --count 4000 --noise 6 --seed 2");
  RunContext context;
  for (const auto& [name, value] : {std::pair{"precision", "double"}, {"ball_order", "random"}, {"min_points", "5"}}) {
    ParameterSet parameters = settings(14);
    parameters.set_text(name, value);
    EXPECT_EQ(divisible().run_divided(parameters, *cut(points, parameters, 3), context).hash, whole_hash(points, parameters))
        << name;
  }
  for (const auto& [name, value] : {std::pair{"method", "tiled"}, {"refine", "fit"}, {"study", "true"}}) {
    ParameterSet parameters = settings(14);
    parameters.set_text(name, value);
    EXPECT_THROW((void)cut(points, parameters, 2), Error) << name;
  }
  ParameterSet automatic = settings(14);
  automatic.reset("min_points");
  EXPECT_THROW((void)divisible().run_divided(automatic, *cut(points, automatic, 2), context), Error);
}

/// What comes from another machine may be anything.
TEST(Divided, APartTakesNoQuestionThatDoesNotFitIt) {
  const PointSet points = make_cloud("spiral --count 400 --noise 6 --seed 2");
  const auto array = [](auto values) {
    const std::size_t count = values.size();
    return array_of(std::move(values), {count}, "given", "");
  };
  const auto doubles = [&](std::vector<double> values) { return array(std::move(values)); };
  const auto size = [&](std::int64_t n) { return array(std::vector<std::int64_t>{n}); };
  const Array balls = doubles({0, 0}), low = doubles({-1e3, -1e3}), high = doubles({1e3, 1e3});
  const double none = std::numeric_limits<double>::quiet_NaN();
  const std::vector<std::vector<Array>> wrong{{},
                                              {low, high, size(400)},
                                              {doubles({-1e3}), high, size(400), balls},
                                              {doubles({0, 0}), high, size(400), balls},
                                              {doubles({none, -1e3}), high, size(400), balls},
                                              {low, high, size(-1), balls},
                                              {low, high, doubles({400}), balls},
                                              {low, high, size(400), doubles({0, 0, 0})},
                                              {low, high, size(400), doubles({0, none})},
                                              {low, high, size(400), size(3)}};
  const auto part = divisible().part({{"cloud", {rows_of(points, 0, points.size()), "part"}}}, settings(14));
  RunContext context;
  for (const char* question : {"choose", "sums"})
    for (std::size_t i = 0; i < wrong.size(); ++i)
      EXPECT_THROW((void)part->answer(question, wrong[i], context), Error) << question << " " << i;
  EXPECT_THROW((void)part->answer("weight", {low, high, size(400), balls}, context), Error);
  EXPECT_THROW((void)part->answer("extent", {low}, context), Error);
  EXPECT_NO_THROW((void)part->answer("sums", {low, high, size(400), balls}, context)) << "it answers still";
}

}  // namespace
}  // namespace ws::ridge
