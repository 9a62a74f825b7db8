// The ridge as an Experiment: automatic radius, truth, degenerate inputs, outcomes.
// SPDX-License-Identifier: MIT
#include "compute/ridge/experiment.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/ridge/result.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace ws::ridge {
namespace {

Inputs generated(const std::string& command, bool with_truth = false) {
  const auto [kind, options] = generate::parse_command(command);
  auto data = generate::generate(kind, options);
  Inputs inputs;
  inputs["cloud"] = Input{std::make_shared<const PointSet>(std::move(data.points)), command, {}, {}};
  if (with_truth) inputs["truth"] = Input{std::make_shared<const PolylineSet>(*data.truth), "truth", {}, {}};
  return inputs;
}

Value value_of(const std::vector<Property>& properties, std::string_view name) {
  for (const Property& p : properties)
    if (p.name == name) return p.value;
  ADD_FAILURE() << name << " is missing";
  return {};
}

TEST(RidgeExperiment, ReportsTheRadiiThatItUsed) {
  const Experiment& ridge = experiment();
  const Inputs inputs = generated("circle --count 5000 --noise 0.1 --seed 1", true);
  ParameterSet parameters = ridge.parameters(), view = ridge.view_parameters();
  ridge.adapt(inputs, parameters, view, {});
  const double r1 = std::get<double>(parameters.effective("r1"));
  EXPECT_NEAR(r1, 0.2, 0.1);
  EXPECT_DOUBLE_EQ(std::get<double>(parameters.effective("r2")), 2 * r1);
  RunContext context;
  const auto result = ridge.run(inputs, parameters, context).result;
  ASSERT_TRUE(result);
  EXPECT_DOUBLE_EQ(std::get<double>(result->parameters().effective("r2")), 2 * r1);
  EXPECT_LT(std::get<double>(value_of(result->summary(context), "mean_distance")), 0.05);
  EXPECT_LT(std::get<double>(value_of(result->summary(context), "minimum_distance")),
            std::get<double>(value_of(result->summary(context), "median_distance")));
  EXPECT_EQ(ridge.present(result, nullptr, context)->plots({3, view}, context).back().id, "error");
  EXPECT_EQ(view.range("axis_x").max, 1);
}

TEST(RidgeExperiment, TheAutomaticR1IsWrittenInThreeDigitsAndGivenBackGivesTheSame) {
  const Experiment& ridge = experiment();
  for (int i = 1; i <= 12; ++i) {
    const Inputs inputs = generated("circle --count 400 --noise " + std::to_string(0.003 * i) + " --seed 1");
    ParameterSet parameters = ridge.parameters(), view = ridge.view_parameters();
    ridge.adapt(inputs, parameters, view, {});
    const std::string text = to_text(parameters.effective("r1"));
    EXPECT_LE(text.size(), 6u) << text << " is more than three digits after 0.0";
    RunContext context;
    const auto automatic = ridge.run(inputs, parameters, context).result;
    parameters.set_text("r1", text);
    EXPECT_EQ(ridge.run(inputs, parameters, context).result->hash(context), automatic->hash(context));
  }
}

TEST(RidgeExperiment, SettingR1MovesTheAutomaticR2) {
  const Experiment& ridge = experiment();
  ParameterSet parameters = ridge.parameters();
  parameters.set("r1", 0.25);
  RunContext context;
  const auto result = ridge.run(generated("circle --count 2000 --noise 0.1"), parameters, context).result;
  EXPECT_DOUBLE_EQ(std::get<double>(result->parameters().effective("r2")), 0.5);
}

TEST(RidgeExperiment, ARunWithoutACurveSaysWhatToTry) {
  const Experiment& ridge = experiment();
  ParameterSet parameters = ridge.parameters();
  parameters.set("r1", 1e-6);  // few points, if any, are as near to each other as balls are linked
  RunContext context;
  ASSERT_TRUE(ridge.run(generated("circle --count 400"), parameters, context).result);
  const auto& warnings = context.metrics.warnings();
  const auto is_of_curve = [](const std::string& text) { return text.starts_with("no curve was found: "); };
  const auto found = std::find_if(warnings.begin(), warnings.end(), is_of_curve);
  ASSERT_NE(found, warnings.end());
  EXPECT_NE(found->find("“Ball radius r1” (--r1)"), std::string::npos) << *found;
}

TEST(RidgeExperiment, RefusesWhatItCannotUse) {
  const Experiment& ridge = experiment();
  RunContext context;
  EXPECT_THROW((void)ridge.run({}, ridge.parameters(), context), Error);
  Inputs empty;
  empty["cloud"] = Input{std::make_shared<const PointSet>(2, 0), "empty", {}, {}};
  EXPECT_THROW((void)ridge.run(empty, ridge.parameters(), context), Error);
  Inputs mixed = generated("circle --count 100");
  mixed["truth"] = Input{std::make_shared<const PolylineSet>(PolylineSet{3, {}, {}}), "truth", {}, {}};
  EXPECT_THROW((void)ridge.run(mixed, ridge.parameters(), context), Error);
  context.memory_limit_bytes = 1000;
  EXPECT_THROW((void)ridge.run(generated("circle --count 1000"), ridge.parameters(), context), Error);
}

TEST(RidgeExperiment, CancelledIsAnOutcome) {
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  const Experiment& ridge = experiment();
  EXPECT_TRUE(ridge.run(generated("circle --count 1000"), ridge.parameters(), context).cancelled());
}

TEST(RidgeExperiment, DegenerateCloudsRun) {
  const Experiment& ridge = experiment();
  for (const char* command : {"uniform --count 1 --dimension 2", "uniform --count 2 --dimension 2",
                              "constant --count 100 --dimension 3", "segment --dimension 2 --count 500 --noise 0"}) {
    RunContext context;
    const auto result = ridge.run(generated(command), ridge.parameters(), context).result;
    ASSERT_TRUE(result) << command;
    EXPECT_GE(std::get<std::int64_t>(value_of(result->summary(context), "vertex_count")), 1) << command;
    const auto presentation = ridge.present(result, nullptr, context);
    for (std::size_t i = 0; i < presentation->timeline(context)->step_count; ++i) {
      const auto picture = presentation->prepare({i, ridge.view_parameters()}, context);
      HostFrame frame(picture->layout);
      presentation->write(*picture, frame.targets(), context);
    }
  }
}

Inputs cloud_of(const std::vector<double>& numbers) {
  PointSet points(1, numbers.size());
  std::copy(numbers.begin(), numbers.end(), points.column(0).begin());
  Inputs inputs;
  inputs["cloud"] = Input{std::make_shared<const PointSet>(std::move(points)), "numbers", {}, {}};
  return inputs;
}

TEST(RidgeExperiment, OfNumbersOnALineItTellsWhereTheyAreDense) {
  const Experiment& ridge = experiment();
  std::vector<double> numbers;
  std::mt19937_64 random(3);
  for (int i = 0; i < 4000; ++i) numbers.push_back((i % 2 ? 0 : 50) + 10 * (static_cast<double>(random() >> 11) * 0x1p-53));
  const Inputs inputs = cloud_of(numbers);
  ParameterSet parameters = ridge.parameters(), view = ridge.view_parameters();
  ridge.adapt(inputs, parameters, view, {});
  for (const char* name : {"axis_x", "axis_y", "axis_z"}) EXPECT_FALSE(view.range(name).has_needed_data) << name;
  RunContext context;
  const auto result = ridge.run(inputs, parameters, context).result;
  ASSERT_TRUE(result);
  const PolylineSet& lines = dynamic_cast<const RidgeResult&>(*result).polylines();
  ASSERT_EQ(lines.lines.size(), 2u) << "0 to 10, and 50 to 60";
  const double r1 = std::get<double>(result->parameters().effective("r1"));
  for (const Polyline& line : lines.lines) {
    const auto [low, high] = std::minmax_element(line.coordinates.begin(), line.coordinates.end());
    const double begin = *low < 25 ? 0 : 50;
    EXPECT_FALSE(line.closed);
    EXPECT_GE(*low, begin);
    EXPECT_NEAR(*low, begin, r1);
    EXPECT_LE(*high, begin + 10);
    EXPECT_NEAR(*high, begin + 10, r1);
  }
  const auto presentation = ridge.present(result, nullptr, context);
  const auto picture = presentation->prepare({presentation->timeline(context)->step_count - 1, view}, context);
  EXPECT_FALSE(picture->is_3d);
  EXPECT_EQ(picture->bounds.low[1], -picture->bounds.high[1]) << "on a line, with the balls about it";
  EXPECT_LE(picture->bounds.high[1], r1);
  const HostFrame frame = [&] {
    HostFrame made(picture->layout);
    presentation->write(*picture, made.targets(), context);
    return made;
  }();
  const auto positions = frame.view<float>("cloud.position");
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    ASSERT_NEAR(positions[3 * i] + picture->origin[0], numbers[i], 1e-5);
    ASSERT_EQ(positions[3 * i + 1], 0);
  }
}

TEST(RidgeExperiment, FewNumbersAreDegenerateToo) {
  const Experiment& ridge = experiment();
  for (const std::vector<double>& numbers : {std::vector<double>{7}, {7, 7, 7, 7, 7, 7}, {1, 2}, {1, 2, 3}, {-1e12, 0, 1e12}})
    for (const char* method : {"grid", "brute", "reference", "tiled"})
      for (const char* refine : {"none", "fit"}) {
        RunContext context;
        ParameterSet parameters = ridge.parameters();
        parameters.set_text("method", method);
        parameters.set_text("refine", refine);
        const auto result = ridge.run(cloud_of(numbers), parameters, context).result;
        ASSERT_TRUE(result) << method;
        const auto presentation = ridge.present(result, nullptr, context);
        for (std::size_t i = 0; i < presentation->timeline(context)->step_count; ++i) {
          const auto picture = presentation->prepare({i, ridge.view_parameters()}, context);
          HostFrame frame(picture->layout);
          presentation->write(*picture, frame.targets(), context);
          for (const float x : frame.view<float>("links.position")) ASSERT_TRUE(std::isfinite(x)) << method << refine;
        }
      }
}

TEST(RidgeExperiment, PreviewShowsTheCloudAndReduceThinsIt) {
  const Experiment& ridge = experiment();
  RunContext context;
  const Inputs inputs = generated("circle --count 1000");
  EXPECT_EQ(ridge.present(ridge.preview(inputs, context), nullptr, context)->timeline(context)->step_count, 1u);
  EXPECT_LE(ridge.input_size(ridge.reduce(inputs, 100, {})), 100u);
  EXPECT_EQ(ridge.input_size(ridge.reduce(inputs, 5000, {})), 1000u);
}

}  // namespace
}  // namespace ws::ridge
