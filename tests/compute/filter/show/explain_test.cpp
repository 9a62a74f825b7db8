// That claims about filters fail where a tap or a map is wrong. That they hold where nothing is:
// tests/app/workspaces/explanations_test.cpp.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/explain.h"

#include "tests/compute/filter/images.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

using ws::test::breaks;
using ws::test::broken;

using FilterRun = Run;  // testing::Test has a Run of its own

class ExplainedFilter : public ::testing::Test {
 protected:
  [[nodiscard]] static FilterRun run_of(const Parameters& parameters) {
    RunContext context;
    return run_filter(testing::noise(40, 30), parameters, context);
  }
  [[nodiscard]] static Reasons reasons_at(const FilterRun& run, std::size_t step) {
    RunContext context;
    return explain_step(run, StepList(run).at(step), context).reasons;
  }
  [[nodiscard]] static Parameters gaussian() {
    Parameters p;
    p.radius = 3;
    p.variant = Variant::v411;
    return p;
  }
};

TEST_F(ExplainedFilter, AWrongTapIsSeenInEachTileThatItSums) {
  FilterRun run = run_of(gaussian());
  const std::size_t steps = StepList(run).size();
  for (std::size_t step = 0; step < steps; ++step) ASSERT_TRUE(broken(reasons_at(run, step)).empty()) << step;
  run.filter.row.values[1] *= 1.2f;
  EXPECT_TRUE(breaks(reasons_at(run, 0), "The taps of each axis add up to 1"));
  EXPECT_TRUE(broken(reasons_at(run, 1)).empty()) << "a group that only reads";
  EXPECT_TRUE(breaks(reasons_at(run, 2), "Pixels of this tile")) << "the rows";
  EXPECT_TRUE(broken(reasons_at(run, steps - 2)).empty()) << "the columns have their own taps";
  EXPECT_TRUE(breaks(reasons_at(run, steps - 1), "Rows with v411"));
}

TEST_F(ExplainedFilter, AMapThatIsOffIsSeen) {
  Parameters p;
  p.operation = Operation::homography;
  p.rotation = 20;
  p.perspective_x = 1.5;
  FilterRun run = run_of(p);
  const std::size_t last = StepList(run).size() - 1;
  ASSERT_TRUE(broken(reasons_at(run, last)).empty());
  run.warp->sample.m[2] += 3;
  EXPECT_TRUE(breaks(reasons_at(run, 0), "The map to the input and back"));
  EXPECT_TRUE(breaks(reasons_at(run, last), "Homography"));
}

TEST_F(ExplainedFilter, APixelSaysWhichTapsAndPixelsMadeIt) {
  const FilterRun run = run_of(gaussian());
  RunContext context;
  const Reasons reasons = why_pixel(run, 0, 0, 5, context);
  EXPECT_EQ(reasons.parts.size(), 7u);
  EXPECT_NE(reasons.why.find("7 taps times pixels, 3 of them outside"), std::string::npos) << reasons.why;
  double sum = 0;
  for (const Property& part : reasons.parts) sum += std::get<double>(part.value);
  EXPECT_NEAR(sum, run.engine->probe(*run.passes[0].after, 0, 5)[0], 1e-4);
}

}  // namespace
}  // namespace ws::filter
