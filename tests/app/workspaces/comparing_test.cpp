// Real results beside each other: what is said to be the same bit for bit has no step that differs.
// SPDX-License-Identifier: MIT
#include "app/session/compare/first_difference.h"
#include "app/session/compare/parity_check.h"
#include "app/workspaces/workspaces.h"
#include "tests/app/support/generated_input.h"
#include "tests/support/without_letters.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

struct Computed {
  std::shared_ptr<const Result> result;
  std::string hash;
};

class ComparedRidges : public testing::Test {
 protected:
  Computed run(const std::string& name, const std::string& value) const {
    const Experiment& experiment = workspace_.experiment();
    ParameterSet parameters = experiment.parameters(), view = experiment.view_parameters();
    parameters.set_text("r1", "0.25");
    parameters.set_text(name, value);
    experiment.adapt(inputs_, parameters, view, {});
    RunContext context;
    const auto result = experiment.run(inputs_, parameters, context).result;
    return {result, result->hash(context)};
  }
  FirstDifference find(const Computed& a, const Computed& b) const {
    const auto side = [&](const Computed& of) {
      return ComparedSide{&workspace_.experiment(), of.result,
                          [view = workspace_.experiment().view_parameters()](std::size_t, std::size_t) { return view; }};
    };
    return find_first_difference(side(a), side(b), StepLink::step, {}, {}, nullptr);
  }

 private:
  const Workspace& workspace_ = find_workspace("ridge");
  const Inputs inputs_{{"cloud", test::generated_input("rings --count 3000 --noise 0.1 --seed 1")}};
};

TEST_F(ComparedRidges, GridAndBruteAreTheSameInEveryStep) {
  const Computed grid = run("method", "grid"), brute = run("method", "brute");
  EXPECT_EQ(grid.hash, brute.hash);
  const FirstDifference found = find(grid, brute);
  EXPECT_TRUE(found.all_the_same()) << (found.found ? describe(*found.found) : "");
  EXPECT_GT(found.compared_count, 10u);
  const SideNames names = side_names({*grid.result, Backend::cpu}, {*brute.result, Backend::cuda});
  EXPECT_EQ(names.a, "method grid");
  EXPECT_EQ(names.b, "method brute");
  const SideNames by_backend = side_names({*grid.result, Backend::cpu}, {*grid.result, Backend::cuda});
  EXPECT_EQ(by_backend.a, "cpu");
  EXPECT_EQ(by_backend.b, "cuda");
  EXPECT_EQ(side_names({*grid.result, Backend::cuda}, {*grid.result, Backend::cuda}).a, "");
}

TEST_F(ComparedRidges, WhatFollowsFromAChoiceIsNotNamed) {
  const Computed small = run("r1", "0.25"), large = run("r1", "0.4");
  const SideNames names = side_names({*small.result, Backend::cpu}, {*large.result, Backend::cpu});
  EXPECT_EQ(names.a, "r1 0.25") << "r2 is twice that in both";
  EXPECT_EQ(names.b, "r1 0.4");
}

TEST_F(ComparedRidges, MethodsAreCalledAsTheWindowCallsThem) {
  const Computed grid = run("method", "grid"), brute = run("method", "brute");
  const test::WithoutLetters phrasebook;
  const SideNames names = side_names({*grid.result, Backend::cpu}, {*brute.result, Backend::cpu});
  EXPECT_EQ(names.a, "...... ....");
  EXPECT_EQ(names.b, "...... .....");
  if (const auto way = other_way(grid.result->parameters(), Backend::cpu); way && !way->is_backend) {
    EXPECT_EQ(way->name, "....");
    EXPECT_EQ(way->other_name, ".........");
  }
}

TEST_F(ComparedRidges, FloatAndDoublePartBehindTheInput) {
  const Computed one = run("precision", "float"), other = run("precision", "double");
  EXPECT_NE(one.hash, other.hash);
  const FirstDifference found = find(one, other);
  ASSERT_TRUE(found.found);
  EXPECT_GT(found.found->step_a, 1u) << "the cloud and the chosen balls are drawn alike";
  EXPECT_FALSE(found.found->buffers.empty() && found.found->values.empty());
  EXPECT_EQ(found.compared_count, found.found->step_a);
}

}  // namespace
}  // namespace ws::app
