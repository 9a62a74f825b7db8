// The ridge as an Experiment: automatic radius, truth, degenerate inputs, outcomes.
// SPDX-License-Identifier: MIT
#include "compute/ridge/experiment.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

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
