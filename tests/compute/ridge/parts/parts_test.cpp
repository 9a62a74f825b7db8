// A cloud in parts gives what the whole gives: the engine over parts, with parts on the host that do what the definition says.
// SPDX-License-Identifier: MIT
#include "compute/ridge/parts/parts.h"
#include "compute/core/run/error.h"
#include "tests/compute/ridge/clouds.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <limits>

namespace ws::ridge {
namespace {

using Cloud = std::shared_ptr<const LocalCloud<float>>;

class HostPart final : public CloudPart<float> {
 public:
  HostPart(Cloud cloud, std::size_t first, std::size_t size) : cloud_(std::move(cloud)), first_(first), size_(size) {}
  [[nodiscard]] std::size_t first() const override { return first_; }
  [[nodiscard]] std::size_t size() const override { return size_; }
  [[nodiscard]] std::size_t pieces() const override { return 1; }

  void choose(double r1, Balls& balls, RunContext&) const override {
    for (std::size_t i = first_; i < first_ + size_; ++i) {
      const std::vector<float> rows(balls.centers.begin(), balls.centers.end());
      if (nearest(i, rows).second <= squared<float>(r1)) continue;
      for (std::size_t k = 0; k < cloud_->dimension; ++k) balls.centers.push_back(cloud_->at(i, k));
      balls.ids.push_back(static_cast<std::uint32_t>(balls.ids.size()));
    }
  }

  [[nodiscard]] std::unique_ptr<PartEvolution<float>> evolution(std::size_t, double r1, KeptSorting*,
                                                                RunContext& context) const override {
    return std::make_unique<Evolving>(*this, r1, context);
  }

  void find_owners(const Balls& balls, double r1, Span<std::uint32_t> owners, RunContext&) const override {
    const std::vector<float> rows(balls.centers.begin(), balls.centers.end());
    for (std::size_t i = 0; i < size_; ++i) owners[i] = owner(first_ + i, rows, r1);
  }

  void paint(const Balls&, const CloudPaint&, const FrameTargets&, RunContext&) const override {}

 private:
  class Evolving final : public PartEvolution<float> {
   public:
    Evolving(const HostPart& part, double r1, RunContext& context) : part_(part), r1_(r1), context_(context) {}
    void add_sums(Span<const float> centers, Span<std::int64_t> sums, Span<std::uint32_t> counts) override {
      const std::vector<float> rows(centers.begin(), centers.end());
      const auto units = shape_of(*part_.cloud_).unit_counts();
      for (std::size_t i = part_.first_; i < part_.first_ + part_.size_; ++i) {
        context_.check_stop();
        const std::uint32_t j = part_.owner(i, rows, r1_);
        if (j == no_owner) continue;
        ++counts[j];
        const std::size_t d = part_.cloud_->dimension;
        for (std::size_t k = 0; k < d; ++k) sums[j * d + k] += to_lattice(part_.cloud_->at(i, k), units[k]);
      }
    }

   private:
    const HostPart& part_;
    double r1_;
    RunContext& context_;
  };

  [[nodiscard]] std::pair<std::uint32_t, float> nearest(std::size_t i, const std::vector<float>& rows) const {
    const std::size_t d = cloud_->dimension;
    std::pair<std::uint32_t, float> best{no_owner, std::numeric_limits<float>::infinity()};
    for (std::size_t j = 0; j * d < rows.size(); ++j) {
      float sum = 0;
      for (std::size_t k = 0; k < d; ++k) sum = add_square(sum, cloud_->at(i, k) - rows[j * d + k]);
      if (sum < best.second) best = {static_cast<std::uint32_t>(j), sum};
    }
    return best;
  }
  [[nodiscard]] std::uint32_t owner(std::size_t i, const std::vector<float>& rows, double r1) const {
    const auto [j, distance] = nearest(i, rows);
    return distance <= squared<float>(r1) ? j : no_owner;
  }

  Cloud cloud_;
  std::size_t first_, size_;
};

std::unique_ptr<Engine> in_parts(const PointSet& points, std::size_t count) {
  const Cloud cloud = std::make_shared<const LocalCloud<float>>(make_local_cloud<float>(points, {}));
  std::vector<std::unique_ptr<CloudPart<float>>> parts;
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t first = cloud->size * p / count;
    parts.push_back(std::make_unique<HostPart>(cloud, first, cloud->size * (p + 1) / count - first));
  }
  return make_parts_engine(Backend::cpu, shape_of(*cloud), std::move(parts));
}

/// All that an engine says of a cloud, as text.
std::string outcome(const Engine& engine, double r1) {
  RunContext context;
  std::string text;
  Balls balls = engine.choose(r1, context);
  for (int round = 0; round < 2; ++round) {
    EvolveSettings settings{r1, Convergence::exact, 0, 40, {}};
    settings.on_iteration = [&](std::size_t iteration, const Balls& before, const Balls& after) {
      for (std::size_t v = 0; v < after.centers.size(); v += 7)
        text += fmt::format("{} {:a} {:a} ", iteration, before.centers[v], after.centers[v]);
    };
    const Evolution done = engine.evolve(balls, settings, context);
    text += fmt::format("\n{} {}: ", done.iterations, done.stands_still);
    for (const RemovedBall& ball : engine.decimate(balls, 2 * r1, context))
      text += fmt::format("-{}({}) ", ball.id, int(ball.why));
  }
  for (const double x : balls.centers) text += fmt::format("{:a} ", x);
  for (const std::uint32_t n : engine.count_owned(balls, r1, nullptr, context)) text += fmt::format("{} ", n);
  for (const std::uint32_t n : engine.owners(balls, r1, context)) text += fmt::format("{} ", n);
  return text;
}

class PartsOfEveryCloud : public testing::TestWithParam<TestCloud> {};

TEST_P(PartsOfEveryCloud, GiveWhatTheWholeGives) {
  const PointSet points = make_cloud(GetParam());
  RunContext context;
  const std::string expected = outcome(*make_engine(points, Precision::float32, context), GetParam().r1);
  for (const std::size_t count : {1, 3}) EXPECT_EQ(expected, outcome(*in_parts(points, count), GetParam().r1)) << count;
}

INSTANTIATE_TEST_SUITE_P(Ridge, PartsOfEveryCloud, testing::ValuesIn(test_clouds()),
                         [](const auto& info) { return info.param.name; });

TEST(Parts, TellHowManyThereAre) {
  const auto engine = in_parts(make_cloud("circle --count 1000 --noise 0.1"), 4);
  EXPECT_EQ(engine->parts().devices, 4u);
  EXPECT_EQ(engine->parts().pieces, 4u);
}

TEST(Parts, ThatThrowStopTheOthers) {
  const auto engine = in_parts(make_cloud("circle --count 1000 --noise 0.1"), 3);
  std::stop_source source;
  RunContext context;
  Balls balls = engine->choose(0.2, context);
  context.stop = source.get_token();
  EvolveSettings settings{0.2, Convergence::exact, 0, 1000, {}};
  settings.on_iteration = [&](std::size_t iteration, const Balls&, const Balls&) {
    if (iteration == 2) source.request_stop();
  };
  EXPECT_THROW((void)engine->evolve(balls, settings, context), Cancelled);
}

TEST(Parts, AreOfCudaOnlyAndThatIsSaid) {
  const PointSet points = make_cloud("circle --count 500 --noise 0.1 --seed 1");
  const auto warnings_of = [&](Method method, std::int64_t devices, std::int64_t cap) {
    Parameters parameters;
    parameters.r1 = 0.3;
    parameters.method = method;
    parameters.devices = devices;
    parameters.memory_cap = cap;
    RunContext context;
    (void)detect(points, parameters, context);
    return context.metrics.warnings();
  };
  EXPECT_TRUE(warnings_of(Method::grid, 1, 0).empty());
  for (const Method method : {Method::grid, Method::brute, Method::reference}) {
    ASSERT_EQ(warnings_of(method, 2, 1).size(), 2u);
    EXPECT_NE(warnings_of(method, 2, 0).at(0).find("--devices 2 has no effect"), std::string::npos);
    EXPECT_NE(warnings_of(method, 1, 1).at(0).find("--memory-cap 1 has no effect"), std::string::npos);
  }
}

TEST(Parts, NeedRoomForTheirBalls) {
  const auto engine = in_parts(make_cloud("uniform --dimension 2 --count 3000 --seed 1"), 2);
  RunContext context;
  Balls balls = engine->choose(1e-9, context);
  context.memory_limit_bytes = 100'000;
  try {
    (void)engine->evolve(balls, {1e-9}, context);
    FAIL() << "3000 balls do not fit beside the cloud";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
  }
}

}  // namespace
}  // namespace ws::ridge
