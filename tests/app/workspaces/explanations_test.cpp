// Explanations of all workspaces and of every method: what each step is explained by, that all claims hold on results as they
// are, and that an explanation follows from the request alone. That claims fail where something is wrong is tested beside each
// algorithm.
// SPDX-License-Identifier: MIT
#include "app/session/explain/explanation_text.h"
#include "app/session/explain/named_pick.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/result/explanation.h"
#include "compute/core/run/error.h"
#include "tests/app/support/method_runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::test {
namespace {

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

class Explained : public testing::TestWithParam<std::string> {};

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
    inputs[main_input(experiment.info()).role] = some_input(experiment);
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
