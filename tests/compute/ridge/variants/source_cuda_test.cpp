// Tiles and the thesis's versions of the phases: CPU and CUDA give the same bits, step by step.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/ridge/tiles/engine.h"
#include "tests/compute/ridge/clouds.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>

namespace ws::ridge {
namespace {

class CudaVariants : public CudaTest, public testing::WithParamInterface<TestCloud> {};
class CudaTiles : public CudaTest {};

Detection run_on(Backend backend, const PointSet& points, const Parameters& parameters) {
  RunContext context;
  context.backend = backend;
  return detect(points, parameters, context);
}

void expect_same(const PointSet& points, const Parameters& p) {
  const Detection cpu = run_on(Backend::cpu, points, p), cuda = run_on(Backend::cuda, points, p);
  EXPECT_EQ(fingerprint(cpu), fingerprint(cuda));
  if (!cpu.tiles) return;
  const TileTree &a = cpu.tiles->tiling().tree, &b = cuda.tiles->tiling().tree;
  EXPECT_EQ(a.leaf_of_point, b.leaf_of_point);
  ASSERT_EQ(a.tiles.size(), b.tiles.size());
  for (std::size_t i = 0; i < a.tiles.size(); ++i) {
    EXPECT_EQ(a.tiles[i].box.low, b.tiles[i].box.low);
    EXPECT_EQ(a.tiles[i].box.high, b.tiles[i].box.high);
    EXPECT_EQ(a.tiles[i].children, b.tiles[i].children);
  }
  ASSERT_EQ(a.leaves.size(), b.leaves.size());
  for (std::size_t i = 0; i < a.leaves.size(); ++i) {
    EXPECT_EQ(a.leaves[i].own.count, b.leaves[i].own.count);
    EXPECT_EQ(a.leaves[i].halo.count, b.leaves[i].halo.count);
  }
}

TEST_P(CudaVariants, TilesEqualTheCpus) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  p.method = Method::tiled;
  if (points.dimension() > 1) p.tile_grid = {3, 1};
  p.tile_capacity = 300;
  for (const Precision precision : {Precision::float32, Precision::float64})
    for (const TileKind kind : {TileKind::extended, TileKind::grouped, TileKind::local})
      for (const TileDetection detection : {TileDetection::hybrid, TileDetection::local}) {
        p.precision = precision;
        p.tile_kind = kind;
        p.tile_detection = detection;
        p.smoothing = kind == TileKind::grouped ? Smoothing::decimate_evolve : Smoothing::none;
        expect_same(points, p);
      }
}

TEST_P(CudaVariants, VersionsEqualTheCpus) {
  const PointSet points = make_cloud(GetParam());
  for (const Decimation kind : {Decimation::shift, Decimation::marks, Decimation::matrix, Decimation::greedy}) {
    Parameters p;
    p.r1 = GetParam().r1;
    p.decimation = kind;
    p.choose = kind == Decimation::greedy ? Choosing::greedy : Choosing::conservative;
    p.decimate_first = kind == Decimation::greedy;
    expect_same(points, p);
  }
}

TEST_P(CudaVariants, TheSourcesKernelsEqualTheCpus) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  const std::string expected = fingerprint(run_on(Backend::cpu, points, p));
  p.kernels = Kernels::source;
  for (const Control control : {Control::host, Control::device})
    for (const Layout layout : {Layout::column, Layout::row})
      for (const std::int64_t items : {1, 2, 4, 8}) {
        p.control = control;
        p.points_layout = layout;
        p.balls_layout = layout == Layout::row && items > 2 ? Layout::column : layout;
        p.items_per_thread = items;
        EXPECT_EQ(fingerprint(run_on(Backend::cuda, points, p)), expected);
      }
}

TEST_P(CudaVariants, ChoosingByOneBlockIsExact) {
  const PointSet points = make_cloud(GetParam());
  Parameters p;
  p.r1 = GetParam().r1;
  for (const Precision precision : {Precision::float32, Precision::float64}) {
    p.precision = precision;
    p.choose = Choosing::conservative;
    const std::string expected = fingerprint(run_on(Backend::cpu, points, p));
    p.choose = Choosing::block;
    for (const Layout of_points : {Layout::column, Layout::row})
      for (const Layout of_balls : {Layout::column, Layout::row})
        for (const std::int64_t block : {128, 256, 512, 1024}) {
          p.points_layout = of_points;
          p.balls_layout = of_balls;
          p.choose_block = block;
          EXPECT_EQ(fingerprint(run_on(Backend::cuda, points, p)), expected);
        }
  }
}

INSTANTIATE_TEST_SUITE_P(Ridge, CudaVariants, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

/// By dimension and precision: every way to read, layout, block and number of points per thread.
class CudaLoads : public CudaTest, public testing::WithParamInterface<std::tuple<int, Precision>> {};

TEST_P(CudaLoads, GiveTheSameBits) {
  const auto [dimension, precision] = GetParam();
  const PointSet points =  // no multiple of a tile; with more points than one
      make_cloud("segment --dimension " + std::to_string(dimension) + " --count 20011 --noise 2.17 --seed 1");
  Parameters p;
  p.r1 = 8;
  p.precision = precision;
  p.max_iterations = 5;
  const std::string expected = fingerprint(run_on(Backend::cpu, points, p));
  p.kernels = Kernels::source;
  for (const Loads loads : {Loads::scalar, Loads::vector, Loads::cub})
    for (const Layout layout : {Layout::column, Layout::row})
      for (const std::int64_t block : {32, 96, 256})
        for (const std::int64_t items : {1, 2, 4, 8}) {
          p.loads = loads;
          p.points_layout = layout;
          p.block_size = block;
          p.items_per_thread = items;
          EXPECT_EQ(fingerprint(run_on(Backend::cuda, points, p)), expected);
        }
}

INSTANTIATE_TEST_SUITE_P(Ridge, CudaLoads,
                         testing::Combine(testing::Range(2, 7), testing::Values(Precision::float32, Precision::float64)),
                         [](const auto& info) {
                           return std::to_string(std::get<0>(info.param)) + "d" +
                                  (std::get<1>(info.param) == Precision::float32 ? "float" : "double");
                         });

TEST_F(CudaTiles, VectorsStopAtSixDimensions) {
  Parameters p;
  p.r1 = 8;
  p.kernels = Kernels::source;
  p.loads = Loads::vector;
  EXPECT_THROW((void)run_on(Backend::cuda, make_cloud("segment --dimension 7 --count 100 --noise 2.17 --seed 1"), p), Error);
}

TEST_F(CudaTiles, AMillionPointsEqualTheCpus) {
  Parameters p;
  p.r1 = 40;
  p.method = Method::tiled;
  for (const TileHistogram histogram : {TileHistogram::private_bins, TileHistogram::direct}) {
    p.tile_histogram = histogram;
    expect_same(make_cloud("spiral --count 1000000 --noise 4.17 --seed 1"), p);
  }
}

}  // namespace
}  // namespace ws::ridge
