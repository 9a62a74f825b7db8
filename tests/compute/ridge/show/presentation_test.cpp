// What a step writes into a frame, on the CPU; and that a picture depends on nothing but what was asked for.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/presentation.h"

#include "compute/core/data/frame_margin.h"
#include "compute/core/result/color_map.h"
#include "compute/core/result/color_shares.h"
#include "compute/core/result/palette.h"
#include "compute/core/run/cache.h"
#include "tests/compute/ridge/shown.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace ws::ridge {
namespace {

class Picture : public testing::Test {
 protected:
  Shown ridge = shown(inputs_of("circle --count 2000 --noise 0.1 --seed 1"), 0.2);
};

TEST_F(Picture, EveryStepFillsItsLayout) {
  for (std::size_t step = 0; step < ridge.step_count(); step += step < 4 || step + 40 > ridge.step_count() ? 1 : 7) {
    const HostFrame frame = ridge.frame(step);
    EXPECT_EQ(count_of(frame.layout(), "cloud.position"), 2000u);
    const auto spheres = frame.view<float>("balls.sphere");
    for (std::size_t i = 3; i < spheres.size(); i += 4) ASSERT_FLOAT_EQ(spheres[i], 0.2f) << step;
    for (const std::uint32_t color : frame.view<std::uint32_t>("cloud.color")) ASSERT_EQ(color >> 24, 255u) << step;
  }
}

TEST_F(Picture, FirstStepIsTheCloudAndLastHasAllLinks) {
  EXPECT_EQ(count_of(ridge.layout(0), "balls.sphere"), 0u);
  EXPECT_EQ(count_of(ridge.layout(ridge.last()), "links.position"), ridge.result->detection().links.size());
}

TEST_F(Picture, PointsTakeTheColourOfTheirBall) {
  const auto& run = ridge.result->detection();
  const HostFrame frame = ridge.frame(ridge.last());
  const auto owners = run.engine->owners(run.balls, 0.2, ridge.context);
  const auto colors = frame.view<std::uint32_t>("cloud.color");
  for (std::size_t i = 0; i < owners.size(); ++i)
    ASSERT_TRUE(owners[i] == no_owner || colors[i] == category_color(run.balls.ids[owners[i]])) << i;
}

TEST_F(Picture, TheColourBarCountsPointsByTheirColour) {
  EXPECT_TRUE(ridge.picture(ridge.last())->distance_shares.empty()) << "coloured by their owners";
  ridge.view.set_text("color_by", "distance");
  EXPECT_TRUE(ridge.picture(0)->distance_shares.empty()) << "no balls yet";
  const auto& ramp = color_ramp(std::get<std::string>(ridge.view.get("color_map")));
  for (const std::size_t step : {std::size_t{1}, ridge.last()}) {
    const auto shares = ridge.picture(step)->distance_shares;
    const HostFrame frame = ridge.frame(step);
    std::vector<double> counted(color_share_count, 0);
    for (const std::uint32_t color : frame.view<std::uint32_t>("cloud.color"))
      if (const auto at = std::find(ramp.begin(), ramp.end(), color); at != ramp.end())
        counted[static_cast<std::size_t>(at - ramp.begin()) * color_share_count / 256] += 1;
    ASSERT_EQ(shares.size(), counted.size());
    EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), 0.0), std::accumulate(counted.begin(), counted.end(), 0.0)) << step;
    // Colours have 255 steps and the bar 32: a few points stand at the edges between two.
    for (std::size_t i = 0; i < shares.size(); ++i)
      EXPECT_NEAR(shares[i], counted[i], 0.15 * counted[i] + 10) << step << " " << i;
  }
}

TEST_F(Picture, UnchangedBuffersAreNotWrittenAgain) {
  const FrameLayout have = ridge.layout(ridge.last() - 1);
  const HostFrame next(ridge.layout(ridge.last()), have);
  for (const auto& target : next.written()) EXPECT_TRUE(target.layout.name.starts_with("links.")) << target.layout.name;
  const HostFrame same(have, have);
  EXPECT_TRUE(same.written().empty());
}

TEST_F(Picture, AnotherTruthIsDrawnAnew) {
  Inputs inputs = inputs_of("circle --count 500 --noise 0.1 --seed 1");
  const auto layout_with = [&](double height) {
    inputs["truth"].data = std::make_shared<const PolylineSet>(PolylineSet{2, {{{0, height, 1, height}, false}}, {}});
    return shown(inputs, 0.2).layout(0);
  };
  const FrameLayout first = layout_with(0);
  const HostFrame next(layout_with(1), first);
  EXPECT_EQ(std::count_if(next.written().begin(), next.written().end(),
                          [](const auto& t) { return t.layout.name.starts_with("truth."); }),
            2);
}

TEST_F(Picture, InspectsWhatWasClicked) {
  const auto inspect = [&](const Pick& pick, std::size_t step) {
    return ridge.presentation->inspect(pick, ridge.at(step), ridge.context);
  };
  EXPECT_EQ(inspect({"cloud", 5}, ridge.last())[0].name, "point");
  EXPECT_EQ(inspect({"balls", 0}, ridge.last())[0].name, "ball");
  EXPECT_EQ(inspect({"links", 0}, ridge.last())[0].name, "link");
  EXPECT_TRUE(inspect({"balls", 100000}, ridge.last()).empty());
  EXPECT_TRUE(inspect({"links", 0}, 0).empty());
  const std::size_t made = ridge.presentation->made_by({"links", 0}, ridge.at(ridge.last()), ridge.context);
  EXPECT_EQ(ridge.presentation->describe(made, ridge.context).phase, "order");
}

TEST_F(Picture, EventsAndDescriptionsCoverEachPhase) {
  std::string phases;
  const auto timeline = ridge.presentation->timeline(ridge.context);
  EXPECT_EQ(timeline->step_count, ridge.step_count());
  for (const StepEvent& event : timeline->events)
    if (event.kind == "phase") phases += event.label + ";";
  EXPECT_TRUE(phases.starts_with("cloud;choose;evolve, round 1;decimate, round 1;evolve, round 2;")) << phases;
  EXPECT_TRUE(phases.ends_with("order;")) << phases;
  for (std::size_t i = 0; i < ridge.step_count(); ++i)
    EXPECT_FALSE(ridge.presentation->describe(i, ridge.context).title.empty());
}

/// Half of a picture's box, of balls of such a radius on a circle of radius 1.
double half_height(double r1, bool shows_balls = true) {
  Shown ridge = shown(inputs_of("circle --count 500 --noise 0.01 --seed 1"), r1);
  ridge.view.set("show_balls", shows_balls);
  return ridge.picture(ridge.last())->bounds.high[1];
}

TEST(PictureOfBalls, LargeOnesAreSeenWhole) {
  const double of_cloud = half_height(0.5, false);
  EXPECT_NEAR(of_cloud, 1, 0.05);
  EXPECT_EQ(half_height(0.05), of_cloud) << "the margin holds them";
  EXPECT_GE(half_height(0.5) * frame_margin, of_cloud + 0.5);
  EXPECT_EQ(half_height(50), 2 * of_cloud) << "the cloud is still seen where a ball is larger than it";
}

TEST(PictureOfManyDimensions, ChoosesAxesOrPrincipalComponents) {
  Shown segment = shown(inputs_of("segment --dimension 5 --count 2000 --noise 0.5 --seed 1"), 3);
  EXPECT_TRUE(segment.picture(0)->is_3d);
  EXPECT_EQ(segment.picture(0)->axis_names[2], "x2");
  segment.view.set("projection", std::string("principal"));
  EXPECT_EQ(segment.picture(0)->axis_names[2], "third component");
  const HostFrame frame = segment.frame(0);
  const auto xyz = frame.view<float>("cloud.position");
  double spread[3] = {};
  for (std::size_t i = 0; i < xyz.size(); ++i) spread[i % 3] += double(xyz[i]) * xyz[i];
  EXPECT_GT(spread[0], 100 * spread[1]);  // the segment lies along the first component
  const Bounds bounds = segment.picture(0)->bounds;
  for (std::size_t i = 0; i < xyz.size(); ++i) {
    ASSERT_LE(xyz[i], bounds.high[i % 3] * 1.0001);
    ASSERT_GE(xyz[i], bounds.low[i % 3] * 1.0001);
  }
}

/// A run whose steps have to be replayed, as few states of it were kept.
class Presenting : public testing::Test {
 protected:
  static std::shared_ptr<const RidgeResult> thinned(const Inputs& inputs, double r1, Cache* cache) {
    ParameterSet parameters = experiment().parameters();
    parameters.set("r1", r1);
    RunContext context;
    context.step_budget_bytes = 20'000;
    context.cache = cache;
    return std::static_pointer_cast<const RidgeResult>(experiment().run(inputs, parameters, context).result);
  }
  static std::vector<ParameterSet> views() {
    std::vector<ParameterSet> all(4, experiment().view_parameters());
    all[1].set_text("color_by", "distance");
    all[2].set("show_removed", true);
    all[3].set("show_balls", false);
    return all;
  }
  static std::string fresh(const std::shared_ptr<const RidgeResult>& result, std::size_t step, const ParameterSet& view) {
    return bytes_of(Shown{result, {}, view}.frame(step));
  }

  Inputs inputs = inputs_of("circle --count 2000 --noise 0.1 --seed 1");
};

TEST_F(Presenting, GivesAfterAnyWalkWhatItGivesAtOnce) {
  const auto result = thinned(inputs, 0.2, nullptr);
  ASSERT_GT(result->detection().trace.keyframes().stride(), 1u) << "nothing would be replayed";
  Shown walker{result};
  std::mt19937 random(1);
  for (int i = 0; i < 60; ++i) {
    const std::size_t step = random() % result->step_count();
    walker.view = views()[random() % 4];
    if (i % 5 == 0)
      (void)walker.presentation->inspect({"cloud", 7}, walker.at(random() % result->step_count()), walker.context);
    const std::string bytes = bytes_of(walker.frame(step));
    ASSERT_EQ(bytes, bytes_of(walker.frame(step))) << step << ", asked twice";
    ASSERT_EQ(bytes, fresh(result, step, walker.view)) << step;
  }
}

TEST_F(Presenting, TwoAlternatelyGiveWhatEachGivesAlone) {
  Cache cache(1u << 30);
  const auto narrow = thinned(inputs, 0.2, &cache), wide = thinned(inputs, 0.25, &cache);
  EXPECT_EQ(narrow->detection().engine, wide->detection().engine) << "of one cloud on one engine";
  Shown a{narrow}, b{wide}, again{narrow};
  for (Shown* one : {&a, &b, &again}) one->context.cache = &cache;
  for (std::size_t i = 0; i < 30; ++i)
    for (Shown* one : {&a, &b, &again}) {
      const std::size_t step = (i * 37 + 11) % one->step_count();
      ASSERT_EQ(bytes_of(one->frame(step)), fresh(one->result, step, one->view)) << step;
    }
}

TEST_F(Presenting, TheCacheChangesNoBit) {
  Cache cache(1u << 30);
  RunContext context;
  const auto cold = thinned(inputs, 0.2, nullptr), first = thinned(inputs, 0.2, &cache), warm = thinned(inputs, 0.2, &cache);
  EXPECT_GT(cache.bytes(), 0u);
  EXPECT_EQ(fingerprint(cold->detection()), fingerprint(warm->detection()));
  EXPECT_EQ(cold->hash(context), warm->hash(context));
  Shown shown_warm{warm};
  shown_warm.context.cache = &cache;
  for (std::size_t step = 0; step < cold->step_count(); step += 5) {
    if (step % 3 == 0) cache.clear();
    ASSERT_EQ(bytes_of(shown_warm.frame(step)), fresh(cold, step, shown_warm.view)) << step;
  }
}

TEST_F(Presenting, StopsAtOnce) {
  Shown ridge{thinned(inputs, 0.2, nullptr)};
  const auto& steps = ridge.result->detection().trace.steps();
  std::size_t step = 0;  // one that has to be replayed
  while (steps[step].kind != StepKind::evolve || ridge.result->detection().trace.keyframes().at_or_before(step).first == step)
    ++step;
  std::stop_source stop;
  stop.request_stop();
  const auto picture = ridge.picture(step);
  HostFrame frame(picture->layout);
  RunContext stopped;
  stopped.stop = stop.get_token();
  EXPECT_THROW(ridge.presentation->write(*picture, frame.targets(), stopped), Cancelled);
  EXPECT_EQ(bytes_of(ridge.frame(step)), fresh(ridge.result, step, ridge.view)) << "and goes on as if nothing had been";
}

}  // namespace
}  // namespace ws::ridge
