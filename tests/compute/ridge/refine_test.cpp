// The refinement: how near it brings the lines to the truth, where open lines end, what its steps are, degenerate lines.
// SPDX-License-Identifier: MIT
#include "compute/ridge/refine.h"
#include "compute/generate/generate.h"
#include "compute/ridge/accuracy.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <stop_token>

namespace ws::ridge {
namespace {

generate::Generated make_data(const std::string& command) {
  const auto [kind, options] = generate::parse_command(command);
  return generate::generate(kind, options);
}

Detection refined(const PointSet& points, double r1, bool extend_ends, int thread_count = 0) {
  Parameters parameters;
  parameters.r1 = r1;
  parameters.refine = Refinement::fit;
  parameters.extend_ends = extend_ends;
  RunContext context;
  context.thread_count = thread_count;
  return detect(points, parameters, context);
}

TEST(Refine, BringsTheCircleWithinTheAim) {
  for (const char* seed : {"1", "2"}) {
    const auto data = make_data(std::string("circle --count 100000 --noise 0.1 --seed ") + seed);
    const Accuracy accuracy = measure_accuracy(refined(data.points, 0.2, false).polylines(), *data.truth);
    EXPECT_LE(accuracy.mean, 0.0037) << seed;
    EXPECT_LE(accuracy.curve_to_truth, 0.0071) << seed;
    EXPECT_LE(accuracy.truth_to_curve, 0.0071) << seed;
  }
}

TEST(Refine, OpenLinesReachTheirEnds) {
  const auto data = make_data("segment --dimension 2 --count 20000 --noise 2.17 --seed 1");
  EXPECT_GT(measure_accuracy(run(data.points, 4.34).polylines(), *data.truth).truth_to_curve, 1.5);
  const PolylineSet lines = refined(data.points, 4.34, true).polylines();
  ASSERT_EQ(lines.lines.size(), 1u);
  EXPECT_FALSE(lines.lines[0].closed);
  EXPECT_LT(measure_accuracy(lines, *data.truth).truth_to_curve, 0.6);
  EXPECT_LT(measure_accuracy(lines, *data.truth).curve_to_truth, 0.6);
}

TEST(Refine, IsStepsAfterTheLinksAndEqualForAnyNumberOfThreads) {
  const PointSet points = make_data("trefoil --count 8000 --noise 0.1 --seed 1").points;
  const Detection one = refined(points, 0.25, true, 1), four = refined(points, 0.25, true, 4);
  ASSERT_EQ(one.refinements.size(), four.refinements.size());
  for (std::size_t i = 0; i < one.refinements.size(); ++i)
    for (std::size_t l = 0; l < one.refinements[i].lines.size(); ++l)
      EXPECT_EQ(one.refinements[i].lines[l].coordinates, four.refinements[i].lines[l].coordinates);
  const auto& steps = one.trace.steps();
  EXPECT_EQ(steps.back().kind, StepKind::refine);
  EXPECT_EQ(steps.back().subject + 1, one.refinements.size());
  EXPECT_EQ(one.trace.last_ball_step() + 1 + one.links.size() + one.refinements.size(), steps.size());
  EXPECT_EQ(one.trace.link_count_at(steps.size() - 1), one.links.size());
}

TEST(Refine, LoneVerticesStayAndNothingIsRefinedWithoutEdges) {
  PointSet points(2, 3);
  for (std::size_t i = 0; i < 3; ++i) points.at(i, 0) = static_cast<double>(10 * i), points.at(i, 1) = 0;
  RunContext context;
  const PolylineSet lone{2, {{{0, 0}, false}, {{10, 0}, false}}, {}};
  EXPECT_TRUE(refine(points, lone, {1, true}, context).empty());
  EXPECT_TRUE(refine(points, {2, {}, {}}, {1, true}, context).empty());
  const PolylineSet mixed{2, {{{0, 0}, false}, {{10, 0, 11, 0}, false}}, {}};
  const auto steps = refine(points, mixed, {1, true}, context);
  ASSERT_FALSE(steps.empty());
  ASSERT_EQ(steps.back().lines.size(), 2u);
  EXPECT_EQ(steps.back().lines[0].coordinates, (std::vector<double>{0, 0}));
}

TEST(Refine, Stops) {
  const PointSet points = make_data("circle --count 1000 --noise 0.1 --seed 1").points;
  std::stop_source source;
  source.request_stop();
  RunContext context;
  const PolylineSet lines = run(points, 0.2).polylines();
  context.stop = source.get_token();
  EXPECT_THROW((void)refine(points, lines, {0.2, false}, context), Cancelled);
}

}  // namespace
}  // namespace ws::ridge
