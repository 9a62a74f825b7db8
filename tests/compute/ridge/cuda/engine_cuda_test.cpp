// CPU and CUDA give the same bits: polylines, steps, owners, and the bytes of every frame.
// SPDX-License-Identifier: MIT
#include "compute/ridge/estimate/radius.h"
#include "compute/ridge/experiment.h"
#include "tests/compute/ridge/shown.h"
#include "tests/support/in_time.h"
#include "tests/support/on_device.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <cstring>

namespace ws::ridge {
namespace {

class CudaEveryCloud : public CudaTest, public testing::WithParamInterface<TestCloud> {};
class CudaPicture : public CudaTest {};
class CudaDetect : public CudaTest {};

TEST_P(CudaEveryCloud, EqualsTheCpuBitForBit) {
  const TestCloud& cloud = GetParam();
  const PointSet points = make_cloud(cloud);
  for (const Precision precision : {Precision::float32, Precision::float64}) {
    const auto expected = fingerprint(run(points, cloud.r1, Method::grid, Backend::cpu, precision, 0, cloud.r2));
    for (const Method method : {Method::grid, Method::brute})
      EXPECT_EQ(expected, fingerprint(run(points, cloud.r1, method, Backend::cuda, precision, 0, cloud.r2))) << int(method);
  }
}

TEST_P(CudaEveryCloud, GivesTheSameFromTheDevice) {
  const TestCloud& cloud = GetParam();
  const PointSet points = make_cloud(cloud);
  const auto there = on_device<double>(points);
  for (const Precision precision : {Precision::float32, Precision::float64})
    for (const Method method : {Method::grid, Method::brute, Method::tiled})
      EXPECT_EQ(fingerprint(run(points, cloud.r1, method, Backend::cuda, precision, 0, cloud.r2)),
                fingerprint(run(*there, cloud.r1, method, Backend::cuda, precision, 0, cloud.r2)))
          << int(method);
}

TEST_F(CudaDetect, ReadsPointsWhereTheyLieOnTheDevice) {
  const PointSet exact = make_cloud("circle --count 20000 --noise 0.1 --seed 1");
  const auto there = on_device<float>(exact);
  PointSet points(exact.dimension(), exact.size());  // as float has them
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = 0; i < points.size(); ++i) points.at(i, k) = static_cast<float>(exact.at(i, k));
  for (const Method method : {Method::grid, Method::brute}) {
    const std::string found = fingerprint(run(*there, 0.2, method, Backend::cuda));
    EXPECT_FALSE(there->table()->is_on_host()) << int(method);
    EXPECT_EQ(found, fingerprint(run(points, 0.2, method, Backend::cpu))) << int(method);
  }
  EXPECT_EQ(estimate_r1(*there, estimate_background(*there)), estimate_r1(points, estimate_background(points)));
  EXPECT_FALSE(there->table()->is_on_host());
}

TEST_P(CudaEveryCloud, GridFindsTheOwnersOfTheCpu) {
  const PointSet points = make_cloud(GetParam());
  const Detection d = run(points, GetParam().r1);
  RunContext cpu, cuda;
  cuda.backend = Backend::cuda;
  EXPECT_EQ(make_engine(points, Precision::float32, cpu)->owners(d.balls, GetParam().r1, cpu),
            make_engine(points, Precision::float32, cuda)->owners(d.balls, GetParam().r1, cuda));
}

TEST_F(CudaDetect, ARandomOrderOfBallsIsTheCpus) {
  const PointSet points = sorted(make_cloud("spiral --dimension 3 --count 50000 --noise 4.17 --seed 1"));
  Parameters parameters;
  parameters.r1 = 9;
  parameters.ball_order = BallOrder::random;
  const auto found = [&](Method method, Backend backend) {
    RunContext context;
    context.backend = backend;
    parameters.method = method;
    return fingerprint(detect(points, parameters, context));
  };
  const std::string expected = found(Method::grid, Backend::cpu);
  for (const Method method : {Method::brute, Method::grid}) EXPECT_EQ(expected, found(method, Backend::cuda)) << int(method);
}

TEST_F(CudaDetect, CloudsNextToNothingGoAsOnTheCpu) {
  for (const double scale : {1e-14, 1e-18, 1e-23}) {
    const PointSet points = scaled(make_cloud("circle --count 4000 --noise 0.1 --seed 1"), scale);
    const auto found = [&](Method method, Backend backend) {
      return fingerprint(run(points, 0.2 * scale, method, backend, Precision::automatic));
    };
    const std::string expected = found(Method::brute, Backend::cpu);
    for (const Method method : {Method::grid, Method::brute})
      EXPECT_EQ(expected, found(method, Backend::cuda)) << scale << ", " << int(method);
  }
}

INSTANTIATE_TEST_SUITE_P(Ridge, CudaEveryCloud, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

Shown shown_on(Backend backend, const std::shared_ptr<const PointSet>& points, double r1) {
  Inputs inputs;
  inputs["cloud"] = Input{points, "cloud", {}, {}};
  ParameterSet parameters = experiment().parameters();
  parameters.set("r1", r1);
  RunContext context;
  context.backend = backend;
  return shown(inputs, parameters, std::move(context));
}

void expect_equal_frames(Shown& cpu, Shown& cuda, std::size_t step) {
  const HostFrame expected = cpu.frame(step);
  const Stream stream;
  const auto picture = cuda.picture(step);
  DeviceFrame device(picture->layout, {}, stream.view());
  cuda.presentation->write(*picture, device.targets(), cuda.context);
  const HostFrame actual = device.download();
  for (const TargetLayout& target : expected.layout()) {
    const auto a = expected.view<std::byte>(target.name), b = actual.view<std::byte>(target.name);
    ASSERT_EQ(a.size(), b.size()) << target.name;
    EXPECT_EQ(a.size() ? std::memcmp(a.data(), b.data(), a.size()) : 0, 0) << target.name << " at step " << step;
  }
}

TEST_F(CudaPicture, FramesEqualTheCpusByteForByte) {
  for (const char* command : {"circle --count 20000 --noise 0.1 --seed 1", "trefoil --count 20000 --noise 0.1 --seed 1"}) {
    const auto points = std::make_shared<const PointSet>(make_cloud(command));
    Shown cpu = shown_on(Backend::cpu, points, 0.25), cuda = shown_on(Backend::cuda, points, 0.25);
    ASSERT_EQ(cpu.result->hash(cpu.context), cuda.result->hash(cuda.context));
    ASSERT_EQ(cpu.step_count(), cuda.step_count());
    for (const char* color_by : {"owner", "distance", "plain"}) {
      for (Shown* one : {&cpu, &cuda}) one->view.set("color_by", std::string(color_by));
      for (std::size_t step = 0; step < cpu.step_count(); step += 23) expect_equal_frames(cpu, cuda, step);
      expect_equal_frames(cpu, cuda, cpu.last());
    }
  }
}

TEST_F(CudaDetect, AMillionPointsEqualTheCpu) {
  const PointSet points = make_cloud("spiral --count 1000000 --noise 4.17 --seed 1");
  const auto expected = fingerprint(run(points, 8.34));
  EXPECT_EQ(expected, fingerprint(run(points, 8.34, Method::grid, Backend::cuda)));
  EXPECT_EQ(expected, fingerprint(run(points, 8.34, Method::brute, Backend::cuda)));
}

// On an H200 more balls than warps that are at work at once; and more tiles than lanes, so that iterations are launches of
// their own.
TEST_F(CudaDetect, ScatteredPointsEqualTheCpu) {
  for (const auto& [command, r1] : {std::pair{"uniform --dimension 2 --count 100000 --seed 1", 0.002},
                                    std::pair{"uniform --dimension 2 --count 500000 --seed 1", 0.0009}}) {
    const PointSet points = make_cloud(command);
    Parameters parameters;
    parameters.r1 = r1;
    parameters.max_iterations = 40;
    RunContext on_cpu, on_cuda;
    on_cuda.backend = Backend::cuda;
    const Detection expected = detect(points, parameters, on_cpu);
    EXPECT_GT(expected.trace.initial_ball_count(), 30'000u);
    EXPECT_EQ(fingerprint(expected), fingerprint(detect(points, parameters, on_cuda))) << command;
  }
}

TEST_F(CudaDetect, FilesEqualTheCpu) {
  const auto files = cloud_files();
  if (files.empty()) GTEST_SKIP() << "WS_DATA_DIR is not set: there are no files of clouds to read";
  for (const auto& [name, points] : files) {
    const double r1 = estimate_r1(points, {});
    EXPECT_EQ(fingerprint(run(points, r1)), fingerprint(run(points, r1, Method::grid, Backend::cuda))) << name;
  }
}

TEST_F(CudaDetect, BallsWithFewPointsGoAsOnTheCpu) {
  const PointSet points = make_cloud("rings --count 3000 --noise 0.1 --seed 1");
  Parameters parameters;
  parameters.r1 = 0.2;
  parameters.min_points = 12;
  for (const Method method : {Method::grid, Method::brute, Method::tiled}) {
    parameters.method = method;
    RunContext on_cpu, on_cuda;
    on_cuda.backend = Backend::cuda;
    const Detection expected = detect(points, parameters, on_cpu);
    EXPECT_GT(expected.sparse_count(), 0u) << choice_name(method);
    EXPECT_EQ(fingerprint(expected), fingerprint(detect(points, parameters, on_cuda))) << choice_name(method);
  }
}

TEST_F(CudaDetect, ManyRemovalsEqualTheCpu) {  // more than one launch makes
  const PointSet points = make_cloud("spiral --count 30000 --noise 4.17 --seed 1");
  const Detection cuda = run(points, 0.2, Method::brute, Backend::cuda);
  EXPECT_GT(cuda.trace.steps()[1].ball_count - cuda.balls.size(), 10'000u);
  const auto expected = fingerprint(run(points, 0.2));
  EXPECT_EQ(expected, fingerprint(cuda));
  EXPECT_EQ(expected, fingerprint(run(points, 0.2, Method::grid, Backend::cuda)));
}

/// A run of which a stop is requested after `delay_ms` must end within 200 ms. The device works already: its start takes
/// longer.
void expect_quick_stop(const PointSet& points, double r1, int delay_ms, Method method) {
  (void)run(make_cloud("circle --count 100"), 0.2, method, Backend::cuda);
  Parameters parameters;
  parameters.r1 = r1;
  parameters.method = method;
  EXPECT_TRUE(stops_within(200, delay_ms, [&](const std::stop_token& stop) {
    RunContext context;
    context.backend = Backend::cuda;
    context.stop = stop;
    (void)detect(points, parameters, context);
  }));
}

TEST_F(CudaDetect, CancelsWhileManyBallsAreRemoved) {
  const PointSet points = make_cloud("spiral --count 400000 --noise 4.17 --seed 1");
  for (const int delay_ms : {500, 1500, 3000}) expect_quick_stop(points, 0.01, delay_ms, Method::brute);
}

TEST_F(CudaDetect, CancelsWithinTwoHundredMilliseconds) {
  const PointSet points = make_cloud("spiral --count 4000000 --noise 4.17 --seed 1");
  for (const int delay_ms : {0, 20, 100}) expect_quick_stop(points, 2, delay_ms, Method::brute);
  for (const int delay_ms : {0, 5, 20}) expect_quick_stop(points, 0.5, delay_ms, Method::grid);
}

}  // namespace
}  // namespace ws::ridge
