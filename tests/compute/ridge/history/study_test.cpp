// The study of r1: its radii, what it proposes, and that a row is what a run with its radius gives.
// SPDX-License-Identifier: MIT
#include "compute/ridge/history/study.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/ridge/estimate/radius.h"
#include "compute/ridge/experiment.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace ws::ridge {
namespace {

StudyRow row(double r1, std::size_t components, std::size_t loops, double near_share = 0.95) {
  StudyRow row{r1};
  row.near_share = near_share;
  row.components = components;
  row.loops = loops;
  return row;
}

TEST(RidgeStudy, RadiiHaveEqualRatiosAndThreeDigits) {
  const std::vector<double> radii = study_radii(0, 0, 5, 0.2);
  ASSERT_EQ(radii.size(), 5u);
  EXPECT_EQ(radii, (std::vector<double>{0.05, 0.1, 0.2, 0.4, 0.8}));
  EXPECT_EQ(study_radii(3, 1, 2, 0.2), (std::vector<double>{1, 3}));
  EXPECT_EQ(study_radii(1, 1.0001, 7, 1), (std::vector<double>{1})) << "equal ones once";
}

TEST(RidgeStudy, TheSimplestCurveNearThePointsIsProposed) {
  EXPECT_EQ(best_row({}), std::nullopt);
  EXPECT_EQ(best_row({row(1, 0, 0, 0), row(2, 0, 0, 0)}), std::nullopt) << "lone balls are no curve";
  EXPECT_EQ(best_row({row(1, 9, 0), row(2, 5, 1), row(3, 1, 1), row(4, 1, 1), row(8, 1, 1), row(9, 2, 0)}), 3u);
  EXPECT_EQ(best_row({row(1, 1, 1), row(2, 1, 1), row(3, 2, 1), row(4, 1, 1), row(6, 1, 1), row(9, 1, 1)}), 4u)
      << "of two ranges the wider one, by ratio";
  EXPECT_EQ(best_row({row(1, 2, 1), row(2, 2, 2), row(3, 1, 1, 0.5)}), 1u) << "a simple curve that leaves points alone is none";
  EXPECT_EQ(best_row({row(1, 1, 0), row(2, 2, 2)}), 1u) << "loops before open ends";
}

/// Tiny radii are near all points by following each.
TEST(RidgeStudy, RadiiThatFollowEachPointAreNotProposed) {
  EXPECT_EQ(best_row({row(1, 61, 32, 1), row(2, 20, 11, 1), row(3, 1, 0, 0.85), row(4, 1, 0, 0.86), row(5, 1, 0, 0.85)}), 3u);
  EXPECT_EQ(best_row({row(1, 1, 1, 0.98), row(2, 1, 1, 0.97), row(4, 1, 1, 0.8), row(8, 1, 1, 0.76)}), 0u)
      << "where the curve no longer follows all, the range ends";
  for (const std::string dimension : {"3", "4", "8"}) {
    const auto [kind, options] =
        generate::parse_command("segment --dimension " + dimension + " --count 3000 --noise 2.17 --seed 4");
    const generate::Generated made = generate::generate(kind, options);
    const double estimate = estimate_r1(made.points, {});
    RunContext context;
    const auto rows =
        study_rows(made.points, &*made.truth, {}, {study_radii(0, 0, 13, estimate), estimate, {}}, context, [](const auto&) {});
    const auto best = best_row(rows);
    ASSERT_TRUE(best);
    EXPECT_EQ(rows[*best].components, 1u) << dimension;
    EXPECT_EQ(rows[*best].loops, 0u) << "a segment that goes there and back is no loop";
    EXPECT_LT(*rows[*best].mean_error, 0.6) << dimension;
    for (const StudyRow& row : rows) EXPECT_TRUE(row.components != 1 || row.loops == 0) << dimension << ": r1 " << row.r1;
  }
}

class RidgeStudyRun : public testing::Test {
 protected:
  RidgeStudyRun() {
    const auto [kind, options] = generate::parse_command("rings --count 6000 --noise 0.05 --seed 1");
    auto data = generate::generate(kind, options);
    truth_loops = static_cast<double>(data.truth->lines.size());
    inputs["cloud"] = Input{std::make_shared<const PointSet>(std::move(data.points)), "rings", {}, {}};
    parameters.set("study", true);
    parameters.set("study_count", std::int64_t{9});
    context.cache = &cache;
    context.publish = [this](const std::shared_ptr<const Result>& part) {
      ++published;
      EXPECT_EQ(plots_of(part).front().id, "study_parts");
    };
  }
  std::shared_ptr<const Result> run() { return ridge.run(inputs, parameters, context).result; }
  std::vector<Plot> plots_of(const std::shared_ptr<const Result>& result, Presentation* before = nullptr) {
    RunContext looking;
    return ridge.present(result, before, looking)->plots({0, ridge.view_parameters()}, looking);
  }

  const Experiment& ridge = experiment();
  Inputs inputs;
  ParameterSet parameters = ridge.parameters();
  double truth_loops = 0;
  Cache cache{1u << 30};
  RunContext context;
  std::size_t published = 0;
};

TEST_F(RidgeStudyRun, FindsTheRingsAndKeepsItsRows) {
  const auto result = run();
  ASSERT_TRUE(result);
  EXPECT_EQ(published, 9u) << "after each radius";
  const Plot parts = plots_of(result).front();
  ASSERT_EQ(parts.series[1].x.size(), 9u);
  ASSERT_TRUE(parts.cursor.has_value());
  for (std::size_t i = 0; i < 9; ++i)
    if (parts.series[0].x[i] == *parts.cursor) {
      EXPECT_EQ(parts.series[0].y[i], truth_loops);
      EXPECT_EQ(parts.series[1].y[i], truth_loops);
    }
  ASSERT_EQ(parts.series.size(), 3u) << "components, loops, and where the present radius stands";
  EXPECT_EQ(parts.series[2].name, "present r1");
  EXPECT_NEAR(parts.series[2].x.at(0), std::get<double>(result->parameters().effective("r1")), 1e-9);
  // Another radius on the same cloud takes the rows that are there.
  parameters.set("r1", *parts.cursor);
  const auto again = run();
  EXPECT_EQ(published, 9u);
  const auto& x = parts.series[0].x;
  const auto chosen = static_cast<std::size_t>(std::find(x.begin(), x.end(), *parts.cursor) - x.begin());
  const std::vector<Property> summary = again->summary(context);
  const auto vertices =
      std::find_if(summary.begin(), summary.end(), [](const Property& p) { return p.name == "vertex_count"; });
  EXPECT_EQ(static_cast<double>(std::get<std::int64_t>(vertices->value)), plots_of(again)[1].series[0].y[chosen])
      << "a row is what a run with its radius gives";
  const auto path = std::filesystem::temp_directory_path() / ("ws_study_" + std::to_string(::getpid()) + ".csv");
  again->write("study", path, context);
  std::ifstream file(path);
  std::string header;
  std::getline(file, header);
  EXPECT_EQ(header, "r1,vertices,components,loops,near_share,mean_error,ms,least_ms,most_ms");
  std::filesystem::remove(path);
  parameters.set("study", false);
  EXPECT_THROW(run()->write("study", path, context), Error);
}

TEST_F(RidgeStudyRun, RowsAreTheSameWithoutACache) {
  const auto warm = [&] { return (void)run(), plots_of(run()); }();
  context.cache = nullptr;
  context.publish = {};
  const auto cold = plots_of(run());
  ASSERT_EQ(cold.size(), warm.size());
  for (std::size_t p = 0; p < cold.size(); ++p) {
    EXPECT_EQ(cold[p].cursor, warm[p].cursor);
    ASSERT_EQ(cold[p].series.size(), warm[p].series.size());
    for (std::size_t s = 0; s < cold[p].series.size(); ++s) {
      if (cold[p].id == "study_time") continue;  // each is of its own run
      EXPECT_EQ(cold[p].series[s].x, warm[p].series[s].x);
      EXPECT_EQ(cold[p].series[s].y, warm[p].series[s].y) << cold[p].id;
    }
  }
}

/// Times are those of a number of threads, and what a limit refuses is refused although the cache has it.
TEST_F(RidgeStudyRun, RowsAreOfTheThreadsAndTheMemoryLimitOfTheRun) {
  const auto& points = *std::get<std::shared_ptr<const PointSet>>(inputs["cloud"].data);
  Parameters asked;
  asked.study_repeats = 1;
  const auto row_with = [&](int threads) {
    context.thread_count = threads;
    return study_rows(points, nullptr, asked, {{0.3}, 0.3, {}}, context, [](const auto&) {}).at(0);
  };
  const StudyRow one = row_with(1), two = row_with(2), again = row_with(1);
  EXPECT_EQ(one, again);
  EXPECT_NE(one.ms, two.ms);
  EXPECT_EQ(one.ms.least, one.ms.most) << "measured once";
  asked.study_repeats = 3;
  const StudyRow thrice = row_with(1);
  EXPECT_LT(thrice.ms.least, thrice.ms.median);
  EXPECT_LT(thrice.ms.median, thrice.ms.most);
  EXPECT_EQ(thrice.vertices, one.vertices);
  const Plot times = study_plots({StudyOf::radius, {one, thrice}, {}}).back();
  EXPECT_EQ(times.id, "study_time");
  ASSERT_EQ(times.series.size(), 2u);
  EXPECT_EQ(times.series[0].y, (std::vector<double>{one.ms.median, thrice.ms.median}));
  EXPECT_EQ(times.series[1].name, "least to most");
  EXPECT_EQ(times.series[1].y.size(), 3u) << "one stroke: what was measured once has none";
  EXPECT_EQ(one.vertices, two.vertices);
  context.memory_limit_bytes = 1000;
  EXPECT_THROW((void)row_with(1), Error);
}

TEST_F(RidgeStudyRun, APartOfTheCloudIsShownWithTheStudyOfTheWhole) {
  parameters.set("study_count", std::int64_t{3});
  RunContext looking;
  const auto before = ridge.present(run(), nullptr, looking);
  published = 0;
  inputs = ridge.reduce(inputs, 2000, {});
  parameters.set("r1", 0.123);
  const auto dragged = run();
  EXPECT_EQ(published, 0u) << "a part is not studied";
  EXPECT_NE(plots_of(dragged).front().id, "study_parts");
  const auto shown = plots_of(dragged, before.get());
  EXPECT_EQ(shown.front().series[0].y, before->plots({0, ridge.view_parameters()}, looking).front().series[0].y);
  parameters.set("study", false);
  EXPECT_NE(plots_of(run(), before.get()).front().id, "study_parts") << "nor shown where none is asked for";
}

}  // namespace
}  // namespace ws::ridge
