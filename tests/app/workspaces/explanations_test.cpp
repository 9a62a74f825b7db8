// Explanations of all workspaces and of every method: what each step is explained by, that all claims hold on results as they
// are, and that an explanation follows from the request alone. That claims fail where something is wrong is tested beside each
// algorithm.
// What to add for a new method: a setting below, unless the test finds it by itself.
// SPDX-License-Identifier: MIT
#include "app/session/explain/explanation_text.h"
#include "app/session/explain/named_pick.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/result/explanation.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::test {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

struct Setting {
  std::string workspace, generated;
  Values values;
};

constexpr const char *rings = "rings --count 400 --noise 0.05 --seed 1", *knot = "torus-knot --triangles 300",
                     *noise = "noise --width 40 --height 30 --channels 1 --seed 3",
                     *photo = "photo-like --width 60 --height 40 --seed 1",
                     *points = "uniform --dimension 2 --count 60 --seed 4",
                     *few_points = "uniform --dimension 2 --count 8 --seed 4", *grid = "lattice --dimension 2 --count 49",
                     *vectors = "uniform-vectors --dimension 2 --count 5000 --queries 40 --seed 1";

/// 1500 points of a circle, 500 anywhere in its box.
constexpr const char* with_background = "a circle and a background";
PointSet points_with_background() {
  const PointSet circle = generate::generate("circle", {.count = 1500, .seed = 5, .noise = 0.05}).points;
  const PointSet spread = generate::generate("uniform", {.count = 500, .seed = 6}).points;
  PointSet points(2, circle.size() + spread.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < 2; ++k)
      points.at(i, k) = i < circle.size() ? circle.at(i, k) : 3 * spread.at(i - circle.size(), k) - 1.5;
  return points;
}

/// For each choice of a parameter, a setting with it.
void add_all(std::vector<Setting>& settings, const Setting& base, const std::string& parameter,
             const std::set<std::string>& left_out = {}) {
  const ParameterSet set = app::find_workspace(base.workspace).experiment().parameters();
  for (const ChoiceInfo& choice : set.info(parameter).choices) {
    if (left_out.contains(choice.name)) continue;
    settings.push_back(base);
    settings.back().values.emplace_back(parameter, choice.name);
  }
}

std::vector<Setting> ridge_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}}}, "method");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}}}, "convergence");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}, {"kernels", "source"}}}, "decimation", {"greedy"});
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"precision", "double"}}}, "ball_order");
  add_all(settings, {"ridge", rings, {{"method", "tiled"}, {"tile_capacity", "80"}, {"r1", "0.2"}}}, "tile_kind");
  add_all(settings,
          {"ridge", rings, {{"method", "tiled"}, {"tile_capacity", "80"}, {"r1", "0.2"}, {"tile_detection", "local"}}},
          "smoothing");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}, {"decimate_first", "true"}}}, "choose",
          {"greedy", "block"});
  settings.push_back({"ridge", "trefoil --count 400 --noise 0.05 --seed 1", {}});
  settings.push_back({"ridge", "segment --dimension 5 --count 300 --noise 0.1 --seed 1", {}});
  settings.push_back({"ridge", "segment --dimension 1 --count 200 --noise 0.1 --seed 1", {}});
  settings.push_back({"ridge", "segment --count 400 --noise 0.05 --seed 1", {{"refine", "fit"}, {"extend_ends", "true"}}});
  settings.push_back({"ridge", rings, {{"min_points", "6"}}});
  settings.push_back({"ridge", with_background, {}});  // the run chooses the minimum
  return settings;
}

std::vector<Setting> kdtree_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"kdtree", knot, {}}, "strategy");
  add_all(settings, {"kdtree", knot, {}}, "pipeline", {"thesis"});  // which needs a device
  add_all(settings, {"kdtree", knot, {{"extra_levels", "1"}}}, "clip");
  add_all(settings, {"kdtree", "terrain --triangles 2000", {{"strategy", "sah-binned"}}}, "step_order");
  settings.push_back({"kdtree", knot, {{"guard", "false"}, {"max_depth", "7"}}});
  settings.push_back({"kdtree", knot, {{"min_leaf", "12"}}});
  settings.push_back({"kdtree", knot, {{"max_depth", "3"}}});
  return settings;
}

std::vector<Setting> triangulation_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"triangulation", few_points, {}}, "method");
  for (const char* method : {"lmt", "greedy", "delaunay"}) {
    settings.push_back({"triangulation", points, {{"method", method}}});
    settings.push_back({"triangulation", grid, {{"method", method}}});
  }
  settings.push_back({"triangulation",
                      few_points,
                      {{"method", "removal-bitmask"},
                       {"by_length", "true"},
                       {"uncrossed", "true"},
                       {"uncovered", "true"},
                       {"length_bound", "true"},
                       {"greedy_start", "true"}}});
  settings.push_back({"triangulation", few_points, {{"method", "removal"}, {"count_cut", "false"}}});
  settings.push_back({"triangulation", few_points, {{"method", "insertion"}, {"count_cut", "false"}}});
  return settings;
}

std::vector<Setting> filter_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"filter", noise, {{"radius", "3"}}}, "variant");
  add_all(settings, {"filter", noise, {{"variant", "v411"}, {"radius", "5"}}}, "border");
  add_all(settings, {"filter", photo, {{"variant", "fused"}}}, "kernel", {"custom"});
  settings.push_back({"filter",
                      noise,
                      {{"kernel", "custom"}, {"taps_row", "1,2,4"}, {"taps_column", "1,0,-1"}, {"convention", "correlation"}}});
  settings.push_back({"filter", "noise --width 24 --height 18 --channels 4 --seed 3", {{"variant", "simd"}, {"radius", "2"}}});
  settings.push_back({"filter", noise, {{"radius_x", "2"}, {"radius_y", "0"}, {"variant", "simd"}}});
  add_all(settings, {"filter", photo, {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "1.5"}}},
          "interpolation");
  settings.push_back({"filter", photo, {{"operation", "affine"}, {"rotation", "33"}, {"samples", "3"}}});
  settings.push_back({"filter", photo, {{"operation", "pipeline"}, {"rotation", "20"}, {"variant", "v1"}}});
  settings.push_back(
      {"filter", "noise --width 24 --height 18 --channels 4 --seed 3", {{"operation", "homography"}, {"rotation", "20"}}});
  return settings;
}

std::vector<Setting> histogram_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"histogram", vectors, {}}, "method", {"shared", "fused", "tensor"});  // which need a device
  add_all(settings, {"histogram", vectors, {{"method", "simd"}}}, "limits");
  add_all(settings, {"histogram", vectors, {{"method", "simd"}}}, "bin_scale");
  add_all(settings, {"histogram", vectors, {{"method", "paper"}, {"bins", "24"}}}, "arithmetic");
  settings.push_back({"histogram", "sift-like --dimension 16 --count 2000 --queries 9 --seed 1", {}});
  settings.push_back({"histogram", "copied-queries --dimension 2 --count 500 --queries 200 --seed 1", {{"skip_self", "true"}}});
  settings.push_back({"histogram", vectors, {{"probe", "0.4,0.5"}}});
  settings.push_back({"histogram", vectors, {{"method", "paper"}, {"query", "33"}}});
  return settings;
}

Input input_of(const std::string& command) {
  if (command == with_background) return {std::make_shared<const PointSet>(points_with_background()), "points", {}, {}};
  const auto [kind, options] = generate::parse_command(command);
  generate::Generated data = generate::generate(kind, options);
  if (data.vectors) return {std::make_shared<const VectorSet>(std::move(*data.vectors)), "vectors", {}, {}};
  if (data.mesh) return {std::make_shared<const Mesh>(std::move(*data.mesh)), "mesh", {}, {}};
  if (data.image) return {std::make_shared<const Image>(std::move(*data.image)), "image", {}, {}};
  return {std::make_shared<const PointSet>(std::move(data.points)), "points", {}, {}};
}

/// A setting that was run, and how it is looked at.
struct Shown {
  explicit Shown(const Setting& setting) : experiment(app::find_workspace(setting.workspace).experiment()) {
    ParameterSet parameters = experiment.parameters();
    view = experiment.view_parameters();
    for (const auto& [name, text] : setting.values) (parameters.contains(name) ? parameters : view).set_text(name, text);
    Inputs inputs;
    inputs[main_input(experiment.info()).role] = input_of(setting.generated);
    experiment.adapt(inputs, parameters, view, {});
    result = experiment.run(inputs, parameters, context).result;
    presentation = fresh();
    const auto timeline = presentation->timeline(context);
    for (const StepEvent& event : timeline->events) events.push_back(event.step);
    step_count = timeline->step_count;
  }
  [[nodiscard]] std::unique_ptr<Presentation> fresh() { return experiment.present(result, nullptr, context); }

  /// The first, the last, where events are, and some between.
  [[nodiscard]] std::vector<std::size_t> steps() const {
    std::set<std::size_t> steps{0, step_count - 1};
    for (std::size_t i = 0; i < 16; ++i) steps.insert(i * (step_count - 1) / 15);
    for (std::size_t i = 0; i < events.size(); i += std::max<std::size_t>(1, events.size() / 12))
      steps.insert({events[i], std::min(events[i] + 1, step_count - 1)});
    return {steps.begin(), steps.end()};
  }

  const Experiment& experiment;
  RunContext context;
  ParameterSet view;
  std::shared_ptr<const Result> result;
  std::unique_ptr<Presentation> presentation;
  std::vector<std::size_t> events;
  std::size_t step_count = 0;
};

std::string words_of(const Setting& setting) {
  std::string words = setting.workspace + ", " + setting.generated;
  for (const auto& [name, text] : setting.values) words += ", " + name + "=" + text;
  return words;
}

void expect_all_holds(const Reasons& reasons) {
  for (const Claim& claim : reasons.claims)
    EXPECT_NE(claim.holds, false) << reasons.title << ": " << claim.text << ": " << claim.found;
}

void check_steps(Shown& shown) {
  std::size_t checked = 0;
  for (const std::size_t step : shown.steps()) {
    SCOPED_TRACE("step " + std::to_string(step) + ": " + shown.presentation->describe(step, shown.context).title);
    const Explanation found = shown.presentation->explain({step, shown.view}, shown.context);
    ASSERT_TRUE(found.exists());
    EXPECT_GE(found.method.lines.size(), 10u);
    EXPECT_LE(found.method.lines.size(), 30u);
    ASSERT_TRUE(found.line);
    EXPECT_LT(*found.line, found.method.lines.size());
    EXPECT_TRUE(found.reasons.why.ends_with('.')) << found.reasons.why;
    EXPECT_FALSE(found.reasons.claims.empty());
    expect_all_holds(found.reasons);
    for (const Claim& claim : found.reasons.claims) checked += claim.holds.has_value();
    for (const Counter& counter : found.counters) EXPECT_TRUE(!counter.expected || !counter.formula.empty()) << counter.name;
  }
  EXPECT_GT(checked, 0u) << "no claim was checked";
}

/// After a walk over other steps a presentation explains a step as a fresh one does.
void check_is_pure(Shown& shown) {
  const std::size_t step = shown.step_count / 2;
  const std::string walked = app::to_text(shown.presentation->explain({step, shown.view}, shown.context));
  EXPECT_EQ(app::to_text(shown.fresh()->explain({step, shown.view}, shown.context)), walked);
}

/// The first, the last and some things of each kind.
void check_things(Shown& shown) {
  for (const std::size_t step : {shown.step_count / 2, shown.step_count - 1}) {
    const Request request{step, shown.view};
    std::size_t answered = 0;
    const std::vector<Explainable> things = shown.presentation->explainable(request, shown.context);
    EXPECT_FALSE(things.empty());
    for (const Explainable& thing : things)
      for (std::size_t i = 0; i < 8; ++i) {
        const Pick pick{thing.target, i * (thing.count - 1) / 7};
        EXPECT_EQ(app::named_pick(app::name_of_pick(pick, things), things), pick);
        const Reasons reasons = shown.presentation->why(pick, request, shown.context);
        SCOPED_TRACE("step " + std::to_string(step) + ", " + app::name_of_pick(pick, things));
        if (reasons.why.empty()) continue;
        ++answered;
        EXPECT_TRUE(reasons.why.ends_with('.')) << reasons.why;
        expect_all_holds(reasons);
      }
    EXPECT_GT(answered, 0u);
  }
}

/// Each plot says what it tells.
void check_plots(Shown& shown) {
  for (const std::size_t step : {std::size_t{0}, shown.step_count / 2, shown.step_count - 1})
    for (const Plot& plot : shown.presentation->plots({step, shown.view}, shown.context)) {
      const std::string meaning = meaning_of_plot(shown.experiment.info(), plot.id);
      EXPECT_TRUE(meaning.ends_with('.')) << plot.id << ": " << meaning;
    }
}

class Explained : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static std::vector<Setting> settings_of(const std::string& workspace) {
    if (workspace == "ridge") return ridge_settings();
    if (workspace == "kdtree") return kdtree_settings();
    if (workspace == "triangulation") return triangulation_settings();
    return workspace == "filter" ? filter_settings() : histogram_settings();
  }
};

TEST_P(Explained, EveryStepOfEveryMethodAndAllClaimsHold) {
  for (const Setting& setting : settings_of(GetParam())) {
    SCOPED_TRACE(words_of(setting));
    Shown shown(setting);
    check_steps(shown);
    check_is_pure(shown);
    check_things(shown);
    check_plots(shown);
  }
}

INSTANTIATE_TEST_SUITE_P(Workspaces, Explained, testing::Values("ridge", "kdtree", "triangulation", "filter", "histogram"),
                         [](const auto& info) { return info.param; });

TEST(Explanations, WhatIsBeforeARunIsNoErrorAndHasNoMethod) {
  for (const app::Workspace* workspace : app::workspaces()) {
    const Experiment& experiment = workspace->experiment();
    Inputs inputs;
    const char* command = main_input(experiment.info()).kind == InputKind::mesh      ? knot
                          : main_input(experiment.info()).kind == InputKind::image   ? noise
                          : main_input(experiment.info()).kind == InputKind::vectors ? vectors
                                                                                     : points;
    inputs[main_input(experiment.info()).role] = input_of(command);
    RunContext context;
    const auto presentation = experiment.present(experiment.preview(inputs, context), nullptr, context);
    const Explanation found = presentation->explain({0, experiment.view_parameters()}, context);
    expect_all_holds(found.reasons);
  }
}

TEST(NamedPick, RefusesWhatThereIsNotAndListsWhatThereIs) {
  const std::vector<Explainable> things{{"ball", "balls", 5}, {"image", "pixels", 12, 4}};
  EXPECT_EQ(app::named_pick("ball/4", things), (Pick{"ball", 4}));
  EXPECT_EQ(app::named_pick("image/3,2", things), (Pick{"image", 11}));
  const auto refusal = [&](const char* name) {
    try {
      static_cast<void>(app::named_pick(name, things));
    } catch (const Error& error) {
      return error.full_text();
    }
    return std::string("accepted");
  };
  EXPECT_NE(refusal("ball/5").find("there is no \"ball/5\""), std::string::npos) << refusal("ball/5");
  EXPECT_NE(refusal("bal/1").find("did you mean ball?"), std::string::npos) << refusal("bal/1");
  EXPECT_NE(refusal("ball").find("as ball/12"), std::string::npos);
  for (const char* wrong : {"image/4,0", "image/0,3", "image/1", "ball/-1", "ball/", "ball/1x", "image/1,", "/1"})
    EXPECT_NE(refusal(wrong), "accepted") << wrong;
}

TEST(ExplanationText, MarksTheLineAndTheClaims) {
  Explanation explanation{{"Method", {"first", "  second"}},
                          1,
                          {"Thing",
                           "Because.",
                           {{"part", 0.5}},
                           {{"other", 2.0, "m", "too long"}},
                           {{"holds", true, "1"}, {"fails", false, "2"}, {"open", {}, "3"}}},
                          {{"count", 3, 6.0, "2 N"}}};
  const std::string text = app::to_text(explanation);
  for (const char* part : {">  2    second", "Why: Because.", "part  0.5", "other  2 m  too long", "✓ holds: 1", "✗ fails: 2",
                           "? open: 3", "count  3  expected 2 N = 6 (0.5 of it)"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  EXPECT_EQ(all_hold(explanation.reasons.claims), false);
  explanation.reasons.claims.erase(explanation.reasons.claims.begin() + 1);
  EXPECT_EQ(all_hold(explanation.reasons.claims), true);
  EXPECT_EQ(all_hold({{"open", {}, ""}}), std::nullopt);
  EXPECT_EQ(line_of(explanation.method, "sec"), 1u);
  EXPECT_THROW(static_cast<void>(line_of(explanation.method, "third")), Error);
}

}  // namespace
}  // namespace ws::test
