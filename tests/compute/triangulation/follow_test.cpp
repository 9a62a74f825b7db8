// A point that is dragged is followed by a solver in the cache, which changes nothing but the time that it takes.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/follow.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/triangulation/lmt/live.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>

#include <string>

namespace ws::triangulation {
namespace {

using namespace test;

constexpr std::size_t budget_bytes = 64u << 20;

std::shared_ptr<const TriangulationResult> run_as(Purpose purpose, Cache* cache, const std::shared_ptr<const PointSet>& points,
                                                  const Values& values) {
  RunContext context;
  context.purpose = purpose;
  context.cache = cache;
  return run(points, values, context);
}

/// All that two results of the same edits have in common.
void expect_same(const TriangulationResult& a, const TriangulationResult& b) {
  EXPECT_EQ(a.solution().edges, b.solution().edges);
  EXPECT_EQ(a.solution().length.lower, b.solution().length.lower);
  EXPECT_EQ(a.solution().length.upper, b.solution().length.upper);
  EXPECT_EQ(a.solution().lower_bound, b.solution().lower_bound);
  EXPECT_EQ(a.solution().proven_optimal, b.solution().proven_optimal);
  EXPECT_EQ(a.solution().triangle_count, b.solution().triangle_count);
  EXPECT_EQ(a.solution().hull_count, b.solution().hull_count);
  ASSERT_EQ(a.story().step_count(), b.story().step_count());
  for (std::size_t step = 0; step < a.story().step_count(); ++step) {
    EXPECT_EQ(a.story().describe(step).title, b.story().describe(step).title);
    EXPECT_EQ(a.story().states(step), b.story().states(step));
  }
}

Values moved_to(const std::string& x) { return {{"edits", "0,17," + x + ",0.5"}}; }

TEST(TriangulationFollow, TitlesStandAboveWhatWasDraggedUpwards) {
  const auto points = made("uniform --dimension 2 --count 50 --seed 1");
  Viewer still(run(points, {})), dragged(run(points, {{"edits", "0,17,0.4,3"}}));
  const PictureSpace& space = dragged.presentation().space();
  EXPECT_EQ(space.half.y, still.presentation().space().half.y) << "the picture stays where it was";
  EXPECT_GT(space.title_place(0).y, space.picture_of({0.4, 3}).y);
  EXPECT_GT(space.title_place(0).y, still.presentation().space().title_place(0).y);
}

TEST(TriangulationFollow, ADragIsFollowedWithTheSameEdgesAndKeepsWhatStandsBeside) {
  const auto points = made("uniform --dimension 2 --count 1000 --seed 1");
  Cache cache(budget_bytes);
  auto shown = run_as(Purpose::whole, &cache, points, {});
  EXPECT_GT(shown->story().step_count(), 2u);
  auto viewer = std::make_unique<Viewer>(shown);
  ASSERT_EQ(viewer->picture(viewer->last())->panels[0].title, "Delaunay");
  const double pitch = viewer->presentation().space().pitch;
  for (int step = 0; step < 8; ++step) {
    SCOPED_TRACE(step);
    const Values values = moved_to("0." + std::to_string(40 + step));
    const auto before = shown;
    shown = run_as(Purpose::drag, &cache, points, values);
    EXPECT_EQ(shown->story().step_count(), 2u) << "points and result alone";
    EXPECT_TRUE(shown->solution().proven_optimal);
    EXPECT_EQ(hash_of(*shown), hash_of(*run(points, values)));
    auto next = std::make_unique<Viewer>(shown, viewer.get());
    const auto picture = next->picture(next->last());
    EXPECT_EQ(picture->has_changes, hash_of(*shown) != hash_of(*before));
    ASSERT_EQ(picture->panels.size(), 2u);
    EXPECT_EQ(picture->panels[0].title, "Delaunay before");
    EXPECT_EQ(picture->space.pitch, pitch) << "nothing else moves";
    viewer = std::move(next);
  }
  // Let go.
  const auto whole = run_as(Purpose::whole, &cache, points, moved_to("0.47"));
  Viewer let_go(whole, viewer.get());
  EXPECT_EQ(hash_of(*whole), hash_of(*shown));
  EXPECT_EQ(let_go.picture(let_go.last())->panels[0].title, "Delaunay");
}

/// All that a picture has beside the triangulation.
std::string beside(Viewer& viewer) {
  const auto picture = viewer.picture(viewer.last());
  std::string text = std::to_string(picture->space.pitch) + ' ' + std::to_string(picture->bounds.high[0]);
  for (const PlacedPanel& placed : picture->panels) {
    text += '\n' + placed.title + ' ' + to_text(placed.shift) + ' ' + to_text(placed.panel->length.upper);
    for (const Edge e : placed.panel->edges) text += ' ' + std::to_string(e.a) + '-' + std::to_string(e.b);
  }
  return text;
}

TEST(TriangulationFollow, WhatStandsBesideADragDependsOnTheResultAlone) {
  const auto points = made("uniform --dimension 2 --count 300 --seed 1");
  Cache cache(budget_bytes);
  const auto whole = run_as(Purpose::whole, &cache, points, {});
  const auto dragged = run_as(Purpose::drag, &cache, points, moved_to("0.4")),
             again = run_as(Purpose::drag, nullptr, points, moved_to("0.4")),
             farther = run_as(Purpose::drag, &cache, points, moved_to("3"));
  Viewer first(whole), after_whole(dragged, &first), alone(dragged), of_another_run(again), far_away(farther, &first),
      after_far(dragged, &far_away);
  const std::string expected = beside(after_whole);
  EXPECT_NE(expected.find("Delaunay before"), std::string::npos);
  for (Viewer* viewer : {&alone, &of_another_run, &after_far}) EXPECT_EQ(beside(*viewer), expected);
  EXPECT_EQ(beside(far_away).substr(0, 5), expected.substr(0, 5)) << "nothing else moves";
  // Its panels are those of the points before the drag, which an undragged run of them has.
  const auto panels_of = [](Viewer& viewer) { return viewer.picture(viewer.last())->panels; };
  const auto now = panels_of(after_whole), before = panels_of(first);
  ASSERT_EQ(now.size(), before.size());
  for (std::size_t i = 0; i < now.size(); ++i) EXPECT_EQ(now[i].panel->edges, before[i].panel->edges);
  // A point on which another one lay has left a place that is still taken.
  const Values apart{{"edits", "0,17,0.3,0.3,0,18,0.3,0.3,0,18,0.6,0.6"}};
  Viewer left(run_as(Purpose::drag, &cache, points, apart));
  EXPECT_EQ(left.picture(left.last())->panels[0].title, "Delaunay");
}

TEST(TriangulationFollow, UnderATimeLimitADragIsARunLikeAnyOther) {
  const auto points = made("uniform --dimension 2 --count 300 --seed 4");
  Cache warm(budget_bytes);
  (void)run_as(Purpose::whole, &warm, points, {});
  Values values = moved_to("0.4");
  values.emplace_back("time_limit", "1000000");
  const auto whole = run_as(Purpose::whole, nullptr, points, values);
  for (Cache* cache : {&warm, static_cast<Cache*>(nullptr)}) expect_same(*run_as(Purpose::drag, cache, points, values), *whole);
  Cache cold(budget_bytes);
  for (const Purpose purpose : {Purpose::whole, Purpose::drag}) (void)run_as(purpose, &cold, points, values);
  EXPECT_EQ(cold.bytes(), 0u) << "nothing follows";
}

TEST(TriangulationFollow, AColdCacheAWarmOneAndNoneGiveTheSame) {
  const auto points = made("uniform --dimension 2 --count 300 --seed 4");
  Cache warm(budget_bytes), tiny(1);
  (void)run_as(Purpose::whole, &warm, points, {});
  for (const char* x : {"0.4", "0.41", "0.9", "7.5", "-3"}) {
    SCOPED_TRACE(x);
    Cache cold(budget_bytes);
    const auto expected = run_as(Purpose::drag, nullptr, points, moved_to(x));
    for (Cache* cache : {&warm, &cold, &tiny}) expect_same(*run_as(Purpose::drag, cache, points, moved_to(x)), *expected);
    EXPECT_EQ(hash_of(*expected), hash_of(*run(points, moved_to(x))));
  }
}

TEST(TriangulationFollow, OntoAnotherPointTwoBecomeOne) {
  const auto points = made("uniform --dimension 2 --count 200 --seed 1");
  Cache cache(budget_bytes);
  (void)run_as(Purpose::whole, &cache, points, {});
  const Values both{{"edits", "0,17,0.3,0.3,0,18,0.3,0.3"}};
  Viewer before(run_as(Purpose::drag, &cache, points, moved_to("0.3")));
  const auto onto = run_as(Purpose::drag, &cache, points, both);
  EXPECT_EQ(onto->solution().points.size(), 199u);
  expect_same(*onto, *run_as(Purpose::drag, nullptr, points, both));
  // Its points have other indices, so what stood beside it before cannot stay.
  Viewer viewer(onto, &before);
  EXPECT_EQ(viewer.picture(viewer.last())->panels[0].title, "Delaunay");
}

TEST(TriangulationFollow, PointsMayComeToLieOnALine) {
  const auto points = set_of({{0, 0}, {1, 0}, {2, 0}, {0.5, 1}});
  Cache cache(budget_bytes);
  (void)run_as(Purpose::whole, &cache, points, {});
  for (const char* y : {"0.5", "0", "-1", "0"}) {
    const Values values{{"edits", std::string("0,3,0.5,") + y}};
    const auto dragged = run_as(Purpose::drag, &cache, points, values);
    expect_same(*dragged, *run_as(Purpose::drag, nullptr, points, values));
    EXPECT_EQ(hash_of(*dragged), hash_of(*run(points, values)));
  }
}

TEST(TriangulationFollow, GoesOnAfterAStop) {
  const auto points = made("uniform --dimension 2 --count 500 --seed 1");
  Cache cache(budget_bytes);
  (void)run_as(Purpose::whole, &cache, points, {});
  (void)run_as(Purpose::drag, &cache, points, moved_to("0.4"));
  RunContext stopped;
  stopped.purpose = Purpose::drag;
  stopped.cache = &cache;
  std::stop_source source;
  source.request_stop();
  stopped.stop = source.get_token();
  EXPECT_EQ(run(points, moved_to("0.5"), stopped), nullptr);
  EXPECT_EQ(hash_of(*run_as(Purpose::drag, &cache, points, moved_to("0.6"))), hash_of(*run(points, moved_to("0.6"))));
}

TEST(TriangulationFollow, TheSolverIsInTheCacheForTheNextMove) {
  const auto points = made("uniform --dimension 2 --count 500 --seed 1");
  Cache cache(budget_bytes);
  (void)run_as(Purpose::whole, &cache, points, {});
  const std::size_t expecting = cache.bytes();
  EXPECT_GE(expecting, 500 * sizeof(Point));
  (void)run_as(Purpose::drag, &cache, points, moved_to("0.4"));
  EXPECT_GT(cache.bytes(), expecting) << "with what the next move of the same point begins with";
  (void)run_as(Purpose::sweep, &cache, made("uniform --dimension 2 --count 100 --seed 2"), {});
  const CacheKey key{"triangulation.live", points->identity(), 0};
  const auto live = cache.take<LiveLmt>(key);
  ASSERT_TRUE(live);
  EXPECT_EQ(live->points()[17], (Point{0.4, 0.5}));
  EXPECT_EQ(cache.bytes(), 0u) << "nothing is left for runs of a sweep";
}

}  // namespace
}  // namespace ws::triangulation
