// The refinement on CUDA gives the bits of the CPU: every step's lines, in pieces, too.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/ridge/refine/refine.h"
#include "tests/compute/ridge/clouds.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <stop_token>

namespace ws::ridge {
namespace {

class CudaRefineOfEveryCloud : public CudaTest, public testing::WithParamInterface<TestCloud> {};
class CudaRefine : public CudaTest {};

std::vector<PolylineSet> refined_on(Backend backend, const PointSet& points, const PolylineSet& lines, double r1,
                                    std::size_t cap_bytes = 0) {
  RunContext context;
  context.backend = backend;
  return refine(points, lines, {r1, true, {cap_bytes, 1}}, context);
}

void expect_equal(const std::vector<PolylineSet>& expected, const std::vector<PolylineSet>& actual) {
  ASSERT_EQ(expected.size(), actual.size());
  for (std::size_t step = 0; step < expected.size(); ++step) {
    ASSERT_EQ(expected[step].lines.size(), actual[step].lines.size());
    for (std::size_t l = 0; l < expected[step].lines.size(); ++l)
      ASSERT_EQ(expected[step].lines[l].coordinates, actual[step].lines[l].coordinates) << "step " << step << ", line " << l;
  }
}

TEST_P(CudaRefineOfEveryCloud, EqualsTheCpuBitForBit) {
  const PointSet points = make_cloud(GetParam());
  const double r1 = GetParam().r1;
  const PolylineSet lines = run(points, r1, Method::grid, Backend::cpu, Precision::float32, 0, GetParam().r2).polylines();
  expect_equal(refined_on(Backend::cpu, points, lines, r1), refined_on(Backend::cuda, points, lines, r1));
}

INSTANTIATE_TEST_SUITE_P(Ridge, CudaRefineOfEveryCloud, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST_F(CudaRefine, AMillionPointsEqualTheCpuInPiecesToo) {
  const PointSet points = make_cloud("spiral --count 1000000 --noise 4.17 --seed 1");
  const PolylineSet lines = run(points, 8.34).polylines();
  const auto expected = refined_on(Backend::cpu, points, lines, 8.34);
  expect_equal(expected, refined_on(Backend::cuda, points, lines, 8.34));
  expect_equal(expected, refined_on(Backend::cuda, points, lines, 8.34, std::size_t(20) << 20));
}

TEST_F(CudaRefine, LinesOfManyEdgesEqualTheCpu) {  // three levels of boxes
  const PointSet points = make_cloud("spiral --count 200000 --noise 4.17 --seed 1");
  const PolylineSet lines = run(points, 8.34).polylines();
  expect_equal(refined_on(Backend::cpu, points, lines, 0.5), refined_on(Backend::cuda, points, lines, 0.5));
}

TEST_F(CudaRefine, TilesThatAreHalvedEqualTheCpu) {  // few points to a cell
  const PointSet points = make_cloud("uniform --dimension 3 --count 3000 --seed 1");
  const PolylineSet lines = run(points, 0.2).polylines();
  ASSERT_GT(lines.edge_count(), 0u);
  expect_equal(refined_on(Backend::cpu, points, lines, 0.02), refined_on(Backend::cuda, points, lines, 0.02));
}

TEST_F(CudaRefine, MoreNodesThanThereIsRoomForAreRefused) {
  const PointSet points = make_cloud("circle --count 10000 --noise 0.1 --seed 1");
  const PolylineSet lines = run(points, 0.2).polylines();
  EXPECT_THROW((void)refined_on(Backend::cuda, points, lines, 0.0001, std::size_t(4) << 20), Error);
}

TEST_F(CudaRefine, Stops) {
  const PointSet points = make_cloud("circle --count 1000 --noise 0.1 --seed 1");
  const PolylineSet lines = run(points, 0.2).polylines();
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.backend = Backend::cuda;
  context.stop = source.get_token();
  EXPECT_THROW((void)refine(points, lines, {0.2, false, {}}, context), Cancelled);
}

}  // namespace
}  // namespace ws::ridge
