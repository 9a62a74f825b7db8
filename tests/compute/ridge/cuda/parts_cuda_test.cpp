// A cloud in parts on CUDA gives the bits of the whole: in pieces, on several devices, and two parts on one device.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/ridge/parts/parts.h"
#include "tests/compute/ridge/clouds.h"
#include "tests/support/in_time.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

namespace ws::ridge {
namespace {

constexpr std::size_t whole = std::size_t(1) << 33, tiny = std::size_t(640) << 10;

class CudaPartsOfEveryCloud : public CudaTest, public testing::WithParamInterface<TestCloud> {};
class CudaParts : public CudaTest {};

Parameters parameters_for(double r1, std::int64_t cap_mib, std::int64_t devices = 1) {
  Parameters parameters;
  parameters.r1 = r1;
  parameters.memory_cap = cap_mib;
  parameters.devices = devices;
  return parameters;
}

Detection run_with(const PointSet& points, const Parameters& parameters) {
  RunContext context;
  context.backend = Backend::cuda;
  return detect(points, parameters, context);
}

/// Shares of the first device; what does not fit comes in pieces of a thousand points.
template <class T>
std::unique_ptr<Engine> on_one_device(const PointSet& points, const std::vector<std::size_t>& budgets) {
  std::vector<DeviceShare> shares;
  for (const std::size_t budget : budgets) shares.push_back({0, budget, 1000});
  RunContext context;
  context.backend = Backend::cuda;
  return make_cuda_parts_engine(make_local_cloud<T>(points, {}), shares, context);
}

struct Outcome {
  std::vector<double> chosen, centers;
  std::vector<std::uint32_t> counts, owners;
  std::size_t iterations = 0;
  bool operator==(const Outcome&) const = default;
};

Outcome outcome(const Engine& engine, double r1, Backend backend) {
  RunContext context;
  context.backend = backend;
  Outcome result;
  Balls balls = engine.choose(r1, context);
  result.chosen = balls.centers;
  for (int round = 0; round < 2; ++round) {
    result.iterations += engine.evolve(balls, {r1}, context).iterations;
    (void)engine.decimate(balls, 2 * r1, context);
  }
  result.centers = balls.centers;
  result.counts = engine.count_owned(balls, r1, nullptr, context);
  result.owners = engine.owners(balls, r1, context);
  return result;
}

TEST_P(CudaPartsOfEveryCloud, GiveWhatTheWholeGives) {
  const PointSet points = make_cloud(GetParam());
  const double r1 = GetParam().r1;
  RunContext context;
  const Outcome floats = outcome(*make_engine(points, Precision::float32, context), r1, Backend::cpu);
  const Outcome doubles = outcome(*make_engine(points, Precision::float64, context), r1, Backend::cpu);
  const std::vector<std::vector<std::size_t>> splits{{whole}, {whole, whole, whole}, {tiny}, {whole, tiny}};
  for (std::size_t i = 0; i < splits.size(); ++i) {
    EXPECT_TRUE(floats == outcome(*on_one_device<float>(points, splits[i]), r1, Backend::cuda)) << "split " << i;
    EXPECT_TRUE(doubles == outcome(*on_one_device<double>(points, splits[i]), r1, Backend::cuda)) << "split " << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Ridge, CudaPartsOfEveryCloud, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST_F(CudaParts, ACapMakesPiecesAndNoDifference) {
  const PointSet points = make_cloud("spiral --count 400000 --noise 4.17 --seed 1");
  const Detection all = run_with(points, parameters_for(8.34, 0)), pieces = run_with(points, parameters_for(8.34, 2));
  EXPECT_EQ(all.parts.pieces, 1u);
  EXPECT_GT(pieces.parts.pieces, 5u);
  EXPECT_EQ(fingerprint(all), fingerprint(pieces));
}

TEST_F(CudaParts, EveryDeviceOfTheHostMakesNoDifference) {
  const auto devices = static_cast<std::int64_t>(cuda_status().devices.size());
  const PointSet points = make_cloud("spiral --dimension 3 --count 300000 --noise 4.17 --seed 1");
  const Detection one = run_with(points, parameters_for(8.34, 0)), all = run_with(points, parameters_for(8.34, 0, devices));
  EXPECT_EQ(all.parts.devices, std::size_t(devices));
  EXPECT_EQ(fingerprint(one), fingerprint(all));
  EXPECT_THROW((void)run_with(points, parameters_for(8.34, 0, devices + 1)), Error);
}

TEST_F(CudaParts, OtherMethodsRefuseWhatDoesNotFit) {
  Parameters parameters = parameters_for(8.34, 1);
  parameters.method = Method::brute;
  try {
    (void)run_with(make_cloud("spiral --count 400000 --noise 4.17 --seed 1"), parameters);
    FAIL() << "brute has all points on the device";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
    EXPECT_NE(error.hint().find("--method grid"), std::string::npos);
  }
}

TEST_F(CudaParts, StopWithinTwoHundredMilliseconds) {
  const PointSet points = make_cloud("spiral --count 4000000 --noise 4.17 --seed 1");
  for (const int delay_ms : {50, 200, 500})
    EXPECT_TRUE(stops_within(200, delay_ms, [&](const std::stop_token& stop) {
      RunContext context;
      context.backend = Backend::cuda;
      context.stop = stop;
      (void)detect(points, parameters_for(4, 16), context);
    }));
}

TEST_F(CudaParts, PaintWhatTheWholePaints) {
  const PointSet points = make_cloud("circle --count 20000 --noise 0.1 --seed 1");
  RunContext context;
  context.backend = Backend::cuda;
  const auto all = make_engine(points, Precision::float32, context);
  const Balls balls = all->choose(0.2, context);
  CloudPaint look;
  look.projection.rows[0][0] = look.projection.rows[1][1] = 1;
  look.r1 = 0.2;
  look.owner_colors.resize(balls.size());
  for (std::size_t j = 0; j < balls.size(); ++j) look.owner_colors[j] = static_cast<std::uint32_t>(j * 7919);
  static const std::array<std::uint32_t, 256> ramp{};
  look.ramp = &ramp;
  const auto painted = [&](const Engine& engine) {
    const Stream stream;
    const FrameLayout layout{{"cloud.position", 12, points.size(), 1}, {"cloud.color", 4, points.size(), 1}};
    DeviceFrame frame(layout, {}, stream.view());
    engine.paint(balls, look, frame.targets(), context);
    const HostFrame host = frame.download();
    const auto positions = host.view<float>("cloud.position");
    const auto colors = host.view<std::uint32_t>("cloud.color");
    return std::pair(std::vector<float>(positions.begin(), positions.end()),
                     std::vector<std::uint32_t>(colors.begin(), colors.end()));
  };
  const auto expected = painted(*all);
  EXPECT_TRUE(expected == painted(*on_one_device<float>(points, {tiny})));
  EXPECT_TRUE(expected == painted(*on_one_device<float>(points, {whole, whole})));
}

}  // namespace
}  // namespace ws::ridge
