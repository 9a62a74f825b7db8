// How a tree is looked at: steps, pictures, plots, the ray that is followed, two trees side by side; and that a picture depends
// on its request alone.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/presentation.h"

#include "compute/core/result/explanation.h"
#include "compute/core/run/error.h"
#include "tests/compute/kdtree/shown.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <random>

namespace ws::kdtree {
namespace {

using testing::hash_of;
using testing::knot;
using testing::run;
using testing::Shown;
using testing::Values;
using testing::view_of;

const Values small_picture{{"picture_size", "80,60"}, {"pass", "2"}};

/// A ray along x through the scene's box, `y` and `z` from 0 to 1 in it.
std::string ray_through(const Box& box, double y, double z, double aside = 0) {
  return to_text(Numbers{box.low.x - 1.0, box.low.y + y * (box.high.y - box.low.y), box.low.z + z * (box.high.z - box.low.z), 1,
                         2 * aside, aside});
}

/// The bytes of all buffers.
std::vector<std::byte> bytes_of_frame(const HostFrame& frame) {
  std::vector<std::byte> all;
  for (const TargetLayout& target : frame.layout()) {
    const auto bytes = frame.view<std::byte>(target.name);
    all.insert(all.end(), bytes.begin(), bytes.end());
  }
  return all;
}

std::string text_of(const StepInfo& info) {
  std::string text = info.phase + "|" + info.title;
  for (const Property& p : info.values) text += "|" + p.name + "=" + to_text(p.value);
  return text;
}

/// All that a scene reads of a picture.
std::string text_of(const TreePicture& picture) {
  std::string text = text_of(picture.info) + "|" + std::to_string(picture.heat.end);
  for (const double share : picture.heat.shares) text += " " + std::to_string(share);
  for (const Word& word : picture.words) text += "|" + word.text;
  for (const std::string& line : picture.ray_summary) text += "|" + line;
  if (picture.node) text += "|" + std::to_string(picture.node->total.cost);
  if (picture.drawn->own_tree) text += "|" + std::to_string(picture.drawn->own_tree->followed.own.cost);
  if (picture.comparison) text += "|" + std::to_string(picture.comparison->means[1].tests);
  return text;
}

/// Some view of some step.
Request random_request(std::mt19937& random, const TreeResult& result) {
  const auto any = [&](std::size_t count) { return std::size_t(random() % count); };
  constexpr const char* shadings[] = {"flat", "shadow", "ambient-occlusion", "path", "steps", "leaves", "tests", "mesh"};
  constexpr const char* methods[] = {"stack", "short-stack", "ropes", "restart"};
  constexpr const char* stages[] = {"scene", "scene", "scene", "scene", "pipeline", "rules", "six-points"};
  constexpr const char* axes[] = {"none", "x", "y", "z"};
  ParameterSet view = view_of({{"picture_size", any(2) ? "40,30" : "32,32"}});
  view.set_text("shading", shadings[any(8)]);
  view.set_text("traversal_method", methods[any(4)]);
  view.set_text("stage", stages[any(7)]);
  view.set_text("probe_axis", axes[any(4)]);
  view.set_text("pass", std::to_string(any(4)));
  view.set_text("box_levels", std::to_string(4 + any(3)));
  if (any(2)) view.set("ray", ray_through(result.built()->size.box, 0.25 * double(any(5)), 0.5));
  const std::size_t last = result.step_count() - 1;
  return {any(3) ? last : any(last + 1), view};
}

/// The bytes and words of a request.
std::pair<std::vector<std::byte>, std::string> content_of(Shown& shown, const Request& request) {
  const auto picture = shown.picture(request.step, request.view);
  HostFrame frame(picture->layout);
  shown.presentation.write(*picture, frame.targets(), shown.context);
  return {bytes_of_frame(frame), text_of(*picture)};
}

TEST(TreePresentation, TheBestCostIsACostWhateverAStrategyRanksPlanesBy) {
  for (const char* strategy : {"sah", "sah-binned", "spatial-median", "object-median", "sliding-midpoint"}) {
    Shown shown(run(knot(300), {{"strategy", strategy}}));
    const StepInfo root = shown.presentation.describe(1, shown.context);
    const auto best =
        std::find_if(root.values.begin(), root.values.end(), [](const Property& p) { return p.name == "best cost"; });
    ASSERT_NE(best, root.values.end()) << strategy;
    const double cost = std::get<double>(best->value);
    EXPECT_GT(cost, double(shown.result->built()->rules.costs.traversal)) << strategy;
    const auto plots = shown.plots(1);
    const auto marked = std::find_if(plots.at(0).series.begin(), plots.at(0).series.end(),
                                     [](const PlotSeries& series) { return series.name == "best"; });
    ASSERT_NE(marked, plots.at(0).series.end()) << strategy;
    EXPECT_EQ(marked->y.at(0), cost) << strategy;
  }
}

TEST(TreePresentation, APictureDependsOnItsRequestAlone) {
  for (const Values& values : {Values{}, Values{{"compare", "object-median"}, {"step_order", "depth-first"}}}) {
    const auto result = run(knot(500), values);
    Shown walked(result);
    std::mt19937 random(7);
    for (int i = 0; i < 60; ++i) {
      const Request request = random_request(random, *result);
      Shown fresh(result);
      ASSERT_EQ(content_of(walked, request), content_of(fresh, request)) << "request " << i;
    }
  }
}

/// Walks through two trees and counts the steps that both say are the same; those have to be.
std::size_t equal_steps(const Values& one, const Values& other, const Values& view) {
  const auto mesh = knot(60);
  Shown a(run(mesh, one)), b(run(mesh, other));
  const ParameterSet looked_at = view_of(view);
  const auto of_a = a.presentation.step_fingerprints(looked_at, a.context);
  const auto of_b = b.presentation.step_fingerprints(looked_at, b.context);
  std::size_t step = 0;
  for (; step < std::min(of_a.size(), of_b.size()) && of_a[step] == of_b[step]; ++step) {
    if (of_a[step] == 0) continue;
    EXPECT_EQ(content_of(a, {step, looked_at}), content_of(b, {step, looked_at})) << "step " << step;
  }
  return step;
}

TEST(TreePresentation, StepsWithTheSameFingerprintsShowTheSame) {
  const Values small{{"picture_size", "40,30"}};
  for (const Values& view : {small, Values{{"picture_size", "40,30"}, {"box_color", "leaf-size"}},
                             Values{{"picture_size", "40,30"}, {"probe_axis", "x"}, {"probe_tree", "false"}},
                             Values{{"picture_size", "40,30"}, {"box_color", "cost"}, {"show_empty", "true"}}}) {
    const std::size_t all = run(knot(60))->step_count();
    EXPECT_EQ(equal_steps({}, {{"pipeline", "reference"}}, view), all);
    EXPECT_EQ(equal_steps({{"step_order", "depth-first"}}, {{"step_order", "depth-first"}, {"pipeline", "presorted"}}, view),
              all);
    EXPECT_EQ(equal_steps({}, {{"k_t", "30"}}, view), 0u) << "it is told of the first node";
    (void)equal_steps({{"max_depth", "7"}}, {{"max_depth", "8"}}, view);
  }
  // What lies deeper is seen late, where nothing looks ahead.
  const auto deep = [](const char* most) { return Values{{"max_depth", most}, {"step_order", "depth-first"}}; };
  EXPECT_GT(equal_steps(deep("7"), deep("8"), small), 7u);
  Shown shown(run(knot(60)));
  for (const Values& view : {Values{{"stage", "pipeline"}}, Values{{"probe_axis", "x"}}})
    EXPECT_TRUE(shown.presentation.step_fingerprints(view_of(view), shown.context).empty());
}

TEST(TreePresentation, TwoInTurnsShowWhatEachShowsAlone) {
  const auto result = run(knot(500));
  std::mt19937 random(11);
  std::vector<Request> requests;
  for (int i = 0; i < 20; ++i) requests.push_back(random_request(random, *result));
  Shown a(result), b(result), alone(result);
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const auto expected = content_of(alone, requests[i]);
    EXPECT_EQ(content_of(a, requests[i]), expected);
    EXPECT_EQ(content_of(b, requests[requests.size() - 1 - i]), content_of(alone, requests[requests.size() - 1 - i]));
  }
}

TEST(TreePresentation, APictureIsWrittenLateAsWell) {
  const auto result = run(knot(500));
  Shown shown(result);
  std::mt19937 random(13);
  for (int i = 0; i < 20; ++i) {
    const Request early = random_request(random, *result), later = random_request(random, *result);
    const auto picture = shown.picture(early.step, early.view);
    (void)shown.frame(later.step, later.view);
    HostFrame frame(picture->layout);
    shown.presentation.write(*picture, frame.targets(), shown.context);
    Shown fresh(result);
    EXPECT_EQ(bytes_of_frame(frame), content_of(fresh, early).first) << i;
  }
}

TEST(TreePresentation, WhatTheOneBeforeMadeIsTakenOverUnchanged) {
  RunContext context;
  std::vector<std::shared_ptr<const TreeResult>> shown_early;
  context.publish = [&](const std::shared_ptr<const Result>& early) {
    shown_early.push_back(std::dynamic_pointer_cast<const TreeResult>(early));
  };
  const auto result = run(knot(400), {{"study", "occupancy"}}, context);
  ASSERT_EQ(shown_early.size(), 1u);
  EXPECT_EQ(shown_early.front()->built(), result->built());
  Shown early(shown_early.front());
  std::mt19937 random(3);
  for (int i = 0; i < 10; ++i) (void)content_of(early, random_request(random, *result));
  Shown after(result, &early), fresh(result), other(run(knot(300)), &after);
  for (int i = 0; i < 10; ++i) {
    const Request request = random_request(random, *result);
    EXPECT_EQ(content_of(after, request), content_of(fresh, request));
  }
  EXPECT_FALSE(other.plots(1).empty()) << "another tree's presentation starts anew";
}

TEST(TreePresentation, EqualRevisionsAreEqualBytes) {
  const auto result = run(knot(300), {{"compare", "spatial-median"}});
  Shown shown(result);
  std::mt19937 random(17);
  std::map<std::pair<std::string, std::uint64_t>, std::vector<std::byte>> seen;
  for (int i = 0; i < 80; ++i) {
    const Request request = random_request(random, *result);
    const HostFrame frame = shown.frame(request.step, request.view);
    for (const TargetLayout& target : frame.layout()) {
      const auto bytes = frame.view<std::byte>(target.name);
      const std::vector<std::byte> content(bytes.begin(), bytes.end());
      const auto [known, is_new] = seen.emplace(std::pair(target.name, target.revision), content);
      ASSERT_EQ(known->second, content) << target.name;
    }
  }
}

TEST(TreePresentation, EachStepDecidesOneNode) {
  for (const char* order : {"level", "depth-first"}) {
    Shown shown(run(knot(300), {{"step_order", order}}));
    const auto timeline = shown.presentation.timeline(shown.context);
    ASSERT_EQ(timeline->step_count, shown.overview().tree->nodes.size() + 1);
    EXPECT_EQ(timeline->events.front().step, 0u);
    std::vector<bool> decided(shown.overview().tree->nodes.size());
    for (std::size_t step = 1; step < timeline->step_count; ++step) {
      const std::uint32_t node = shown.overview().growth.decided(step - 1);
      EXPECT_FALSE(decided[node]);
      decided[node] = true;
      EXPECT_TRUE(node == 0 || decided[shown.overview().growth.parent(node)]) << "a child before its parent";
      if (step + 1 == timeline->step_count) continue;
      const StepInfo info = shown.presentation.describe(step, shown.context);
      EXPECT_EQ(to_text(info.values.front().value), std::to_string(node));
    }
  }
}

TEST(TreePresentation, AStepTellsWhatTheHeuristicSaw) {
  Shown shown(run(knot(300)));
  const StepInfo root = shown.presentation.describe(1, shown.context);
  EXPECT_NE(root.title.find("is split across"), std::string::npos) << root.title;
  const auto found = shown.examined(1);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->triangles.size(), shown.built().triangles.size());
  const Node& node = shown.overview().tree->nodes[0];
  EXPECT_EQ(found->best.axis, node.axis());
  EXPECT_EQ(found->best.position, node.position());
  const auto plots = shown.plots(1);
  ASSERT_FALSE(plots.empty());
  EXPECT_EQ(plots.front().id, "node_cost");
  double least = 1e30;
  for (const PlotSeries& s : plots.front().series)
    if (s.name == "x" || s.name == "y" || s.name == "z") least = std::min(least, *std::min_element(s.y.begin(), s.y.end()));
  EXPECT_FLOAT_EQ(static_cast<float>(least), found->best.cost) << "the curve's minimum is the plane that was taken";
}

TEST(TreePresentation, TheOwnPlaneIsPriced) {
  Shown shown(run(knot(300)));
  const ParameterSet view = view_of({{"probe_axis", "y"}, {"probe", "0.5"}});
  const auto picture = shown.picture(1, view);
  const auto& own = picture->drawn->own_plane;
  ASSERT_TRUE(own);
  EXPECT_GE(own->price.left + own->price.planar + own->price.right, shown.built().triangles.size());
  EXPECT_GE(own->price.cost, picture->drawn->examined->best.cost);
  EXPECT_FALSE(shown.picture(0, view)->drawn->own_plane) << "no node yet";
}

TEST(TreePresentation, StepsShowMoreAndMoreCells) {
  Shown shown(run(knot(300)));
  const ParameterSet view = view_of({{"box_levels", "60"}});
  std::size_t last = 0;
  for (const std::size_t step : {std::size_t{1}, std::size_t{2}, std::size_t{10}, shown.last() - 1}) {
    const std::size_t cells = shown.picture(step, view)->drawn->boxes->count;
    EXPECT_GE(cells, last);
    last = cells;
    const HostFrame frame = shown.frame(step, view);
    EXPECT_EQ(frame.view<float>("boxes.position").size(), cells * 12 * 6);
    EXPECT_EQ(frame.view<float>("mesh.vertices").size(), shown.built().triangles.size() * 9);
    EXPECT_GT(frame.view<float>("marks.position").size(), 0u);
  }
}

/// Of a small cell alone nothing would be seen.
TEST(TreePresentation, LinesLeadToASmallNodeFromTheFacesOfTheWhole) {
  Shown shown(run(knot()));
  const HostFrame frame = shown.frame(shown.last() - 1, view_of({}));
  const auto reach = [&](const char* buffer) {
    const auto places = frame.view<float>(buffer);
    float least = places[0], most = places[0];
    for (std::size_t i = 0; i < places.size(); i += 3) {
      least = std::min(least, places[i]);
      most = std::max(most, places[i]);
    }
    return std::pair(least, most);
  };
  EXPECT_EQ(reach("marks.position"), reach("mesh.vertices"));
}

TEST(TreePresentation, TheWholeTreeIsSeenThroughRays) {
  Shown shown(run(knot()));
  for (const char* shading : {"flat", "shadow", "ambient-occlusion", "path", "steps", "leaves", "tests"}) {
    Values values = small_picture;
    values.emplace_back("shading", shading);
    const HostFrame frame = shown.frame(shown.last(), view_of(values));
    const auto pixels = frame.view<std::uint32_t>("screen.pixels");
    ASSERT_EQ(pixels.size(), 80u * 60u);
    std::vector<std::uint32_t> colors(pixels.begin(), pixels.end());
    std::sort(colors.begin(), colors.end());
    EXPECT_GT(std::unique(colors.begin(), colors.end()) - colors.begin(), 8) << shading;
    EXPECT_EQ(frame.view<float>("mesh.vertices").size(), 0u) << "rays see the scene, not the rasteriser";
  }
}

TEST(TreePresentation, APictureThatGrowsIsThatMadeAtOnce) {
  const auto result = run(knot());
  Shown grows(result), at_once(result);
  const auto at_pass = [](Shown& shown, const char* pass) {
    return shown.frame(shown.last(), view_of({{"picture_size", "80,60"}, {"pass", pass}}));
  };
  for (const char* pass : {"0", "1", "2", "3"}) (void)at_pass(grows, pass);
  EXPECT_EQ(bytes_of_frame(at_pass(grows, "4")), bytes_of_frame(at_pass(at_once, "4")));
}

TEST(TreePresentation, AStoppedPictureIsMadeAnew) {
  const auto result = run(knot());
  for (const char* shading : {"path", "steps"}) {
    Shown stopped(result), fresh(result);
    const ParameterSet view = view_of({{"picture_size", "160,120"}, {"pass", "3"}, {"shading", shading}});
    (void)stopped.frame(stopped.last(), view_of({{"picture_size", "160,120"}, {"pass", "1"}, {"shading", shading}}));
    std::stop_source source;
    source.request_stop();
    stopped.context.stop = source.get_token();
    EXPECT_THROW(
        (void)stopped.frame(stopped.last(), view_of({{"picture_size", "150,120"}, {"pass", "2"}, {"shading", shading}})),
        Cancelled);
    stopped.context.stop = {};
    EXPECT_EQ(bytes_of_frame(stopped.frame(stopped.last(), view)), bytes_of_frame(fresh.frame(fresh.last(), view))) << shading;
  }
}

TEST(TreePresentation, ARayIsFollowed) {
  Shown shown(run(knot()));
  for (const char* method : {"stack", "short-stack", "ropes", "restart"}) {
    ParameterSet view = view_of(small_picture);
    view.set_text("traversal_method", method);
    view.set("ray", ray_through(shown.built().size.box, 0.5, 0.5, 0.01));
    const auto picture = shown.picture(shown.last(), view);
    const auto& log = picture->drawn->log;
    ASSERT_TRUE(log);
    EXPECT_EQ(log->counts.inner + log->counts.leaves > 0, true) << method;
    const Hit direct = shown.built().tracer->nearest(log->ray);
    EXPECT_EQ(log->hit.triangle, direct.triangle) << method;
    const auto tests =
        std::count_if(log->events.begin(), log->events.end(), [](const RayEvent& e) { return e.kind == RayEvent::Kind::test; });
    EXPECT_EQ(static_cast<std::size_t>(tests), log->counts.tests);
    for (const RayEvent& e : log->events) EXPECT_FALSE(tell(e).empty());
    const HostFrame frame = shown.frame(shown.last(), view);
    EXPECT_GT(frame.view<float>("ray.position").size(), 0u);
    EXPECT_FALSE(shown.presentation.inspect({"ray", 0}, {shown.last(), view}, shown.context).empty());
    EXPECT_EQ(picture->ray_summary.size(), 5u);
    EXPECT_EQ(picture->words.size(), direct.exists() ? 1u : 0u);
    EXPECT_EQ(shown.presentation.nearest(log->ray.origin, log->ray.direction, shown.context).triangle, direct.triangle);
  }
}

TEST(TreePresentation, ARayBelongsToTheWholeTree) {
  Shown shown(run(knot(500)));
  ParameterSet view = view_of(small_picture);
  std::size_t told = 0;
  for (const double y : {0.1, 0.2, 0.3, 0.4, 0.5}) {
    view.set("ray", ray_through(shown.built().size.box, y, 0.5));
    told += shown.picture(shown.last(), view)->words.size();
    for (const std::size_t step : {std::size_t(0), std::size_t(3)}) {
      EXPECT_TRUE(shown.picture(step, view)->words.empty()) << "no step draws it";
      EXPECT_EQ(shown.frame(step, view).view<float>("ray.position").size(), 0u);
    }
  }
  EXPECT_GT(told, 0u);
}

TEST(TreePresentation, ListsOfTheWrongLengthAreRefused) {
  Shown shown(run(knot(300)));
  for (const auto& [name, text] : Values{{"ray", "1,2,3"}, {"eye", "1,2"}, {"look_at", "1,2,3,4"}, {"up", "1"}})
    EXPECT_THROW((void)shown.picture(0, view_of({{name, text}})), Error) << name;
  EXPECT_NO_THROW((void)shown.picture(0, view_of({{"ray", "1,2,3,4,5,6"}, {"eye", "1,2,3"}})));
}

TEST(TreePresentation, TheStackIsToldAtEachEventOfARay) {
  Shown shown(run(knot(4000)));
  const Box& box = shown.built().size.box;
  for (const char* method : {"stack", "short-stack", "restart"}) {
    ParameterSet view = view_of(small_picture);
    view.set_text("traversal_method", method);
    view.set("ray", to_text(Numbers{box.low.x - 1.0, 0.5 * (box.low.y + box.high.y) + 0.01,
                                    0.5 * (box.low.z + box.high.z) + 0.02, 1, 0.002, 0.001}));
    const auto log = shown.picture(shown.last(), view)->drawn->log;
    ASSERT_TRUE(log);
    std::size_t deepest = 0;
    for (std::size_t i = 0; i < log->events.size(); ++i) {
      const RayEvent& e = log->events[i];
      const auto stack = stack_after(*log, i);
      EXPECT_EQ(stack.size(), e.waiting) << method << ", event " << i;
      EXPECT_LE(stack.size(), log->most_waiting);
      for (std::size_t k = 1; k < stack.size(); ++k)
        EXPECT_LE(stack[k - 1].interval.from, stack[k].interval.from) << "what is next begins first";
      if (e.kind == RayEvent::Kind::push) {
        EXPECT_EQ(stack.front().node, e.subject);
      }
      deepest = std::max(deepest, stack.size());
    }
    EXPECT_EQ(deepest_stack(*log), deepest);
    EXPECT_EQ(deepest > 0, std::string(method) != "restart");
    const auto told = shown.presentation.inspect({"ray", 0}, {shown.last(), view}, shown.context);
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const Property& p) { return p.name.find("stack") != p.name.npos; }));
  }
}

TEST(TreePresentation, LargeNodesAreLookedIntoWithTheirPicture) {
  Shown shown(run(knot(80'000)));
  // Step by step or straight to a node, it is the same.
  for (const std::size_t step :
       {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{40}, std::size_t{39}, std::size_t{700}}) {
    const auto found = shown.examined(step);
    ASSERT_TRUE(found) << step;
    RunContext context;
    const Examination alone = examine(*shown.overview().tree, *shown.built().triangles, shown.built().rules,
                                      shown.overview().growth.decided(step - 1), context);
    EXPECT_EQ(found->triangles, alone.triangles);
    EXPECT_EQ(found->best.position, alone.best.position);
    EXPECT_EQ(found->verdict, alone.verdict);
  }
}

TEST(TreePresentation, ALargeMovingTreeIsSeenAsAWhole) {
  RunContext context;
  context.publish = [](const std::shared_ptr<const Result>&) {};
  const Values moving{{"amplitude", "0.1"}, {"phase", "0.2"}};
  Shown panels_wait(run(knot(80'000), moving, context)), whole(run(knot(80'000), moving));
  ASSERT_FALSE(panels_wait.result->tells_all());
  const ParameterSet view = view_of(small_picture);
  EXPECT_EQ(bytes_of_frame(panels_wait.frame(panels_wait.last(), view)), bytes_of_frame(whole.frame(whole.last(), view)));
  EXPECT_TRUE(panels_wait.presentation.timeline(context)->events.empty());
  EXPECT_EQ(panels_wait.presentation.describe(1, context).phase, "tree");
  EXPECT_TRUE(panels_wait.plots(1).empty());
}

TEST(TreePresentation, OtherStagesAreDrawnInThePlane) {
  Shown shown(run(knot(300)));
  for (const char* stage : {"rules", "six-points", "pipeline"}) {
    const ParameterSet view = view_of({{"stage", stage}});
    EXPECT_FALSE(shown.picture(1, view)->is_3d);
    EXPECT_GT(shown.frame(1, view).view<float>("rules.position").size(), 0u) << stage;
  }
  EXPECT_FALSE(shown.picture(1, view_of({{"stage", "pipeline"}}))->words.empty());
}

TEST(TreePresentation, RulesFillTheirPicture) {
  Mesh flat = *knot(300);
  for (auto& p : flat.positions) p[1] *= 0.1f;
  for (const auto& mesh : {knot(300), std::make_shared<const Mesh>(flat)})
    for (const char* stage : {"rules", "six-points"}) {
      Shown shown(run(mesh));
      const ParameterSet view = view_of({{"stage", stage}});
      const HostFrame frame = shown.frame(1, view);
      const auto lines = frame.view<float>("rules.position");
      double low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
      for (std::size_t i = 0; i < lines.size(); ++i)
        if (i % 3 < 2)
          low[i % 3] = std::min<double>(low[i % 3], lines[i]), high[i % 3] = std::max<double>(high[i % 3], lines[i]);
      const Bounds all = shown.picture(1, view)->bounds;
      constexpr double cross = 0.02, words = 0.36;  // of a panel's longer side: a point's arms; three lines above each panel
      for (const int k : {0, 1}) {
        const auto axis = static_cast<std::size_t>(k);
        EXPECT_GT(low[k], all.low[axis] - cross) << stage;
        EXPECT_NEAR(low[k], all.low[axis], cross) << stage << ": room that nothing fills";
      }
      EXPECT_NEAR(high[0], all.high[0], cross) << stage;
      EXPECT_NEAR(high[1], all.high[1] - words, cross) << stage;
    }
}

TEST(TreePresentation, StudiesArePlots) {
  const auto has = [](Shown shown, const char* id) {
    const auto plots = shown.plots(0);
    return std::any_of(plots.begin(), plots.end(), [&](const Plot& plot) { return plot.id == id; });
  };
  EXPECT_TRUE(has(Shown(run(knot(1000), {{"study", "race"}})), "race"));
  EXPECT_TRUE(has(Shown(run(knot(300), {{"study", "occupancy"}, {"capability", "2.1"}})), "occupancy_threads"));
}

TEST(TreePresentation, TwoTreesAreSeenSideBySide) {
  const auto mesh = knot();
  const auto result = run(mesh, {{"compare", "object-median"}}), rival = run(mesh, {{"strategy", "object-median"}});
  ASSERT_TRUE(result->rival());
  Shown shown(result), alone(rival);
  EXPECT_EQ(*result->rival()->built->host_tree(shown.context), *rival->overview()->tree)
      << "the other tree is that of its own run";
  EXPECT_EQ(result->rival()->first_cost, result->overview()->statistics.cost);
  EXPECT_EQ(hash_of(*result), hash_of(*run(mesh))) << "and changes nothing about the first one";
  EXPECT_EQ(names_of_both(result->built()->parameters), (std::array<std::string, 2>{"sah", "object-median"}));

  const ParameterSet view = view_of({{"picture_size", "80,60"}, {"shading", "tests"}});
  const auto picture = shown.picture(shown.last(), view);
  const auto& found = picture->comparison;
  ASSERT_TRUE(found);
  EXPECT_GT(found->rays, 10'000u);
  EXPECT_LT(found->means[0].tests + found->means[0].inner, found->means[1].tests + found->means[1].inner)
      << "the heuristic is worth its price";

  // One scale: each picture is the one that its tree alone gives up to the same count.
  EXPECT_EQ(picture->heat.end, found->heat_end);
  const HostFrame frame = shown.frame(shown.last(), view);
  ParameterSet scaled = view;
  scaled.set("heat_max", found->heat_end);
  const HostFrame expected_frame = alone.frame(alone.last(), scaled);
  const auto right = frame.view<std::uint32_t>("rival.pixels"), expected = expected_frame.view<std::uint32_t>("screen.pixels");
  ASSERT_EQ(right.size(), 80u * 60u);
  EXPECT_TRUE(std::equal(right.begin(), right.end(), expected.begin(), expected.end()));
  Shown first(run(mesh));
  std::vector<double> shares = first.picture(first.last(), scaled)->heat.shares;
  const std::vector<double> others = alone.picture(alone.last(), scaled)->heat.shares;
  for (std::size_t i = 0; i < shares.size(); ++i) shares[i] += others[i];
  EXPECT_EQ(picture->heat.shares, shares) << "the colour bar counts the rays of both";

  for (const char* other : {"sah", "sah-binned", "spatial-median", "sliding-midpoint", "exact", "box", "no-guard"})
    EXPECT_TRUE(run(knot(200), {{"compare", other}})->rival()) << other;
  const auto summary = result->summary(shown.context);
  EXPECT_TRUE(std::any_of(summary.begin(), summary.end(), [](const Property& p) { return p.name == "compared_sah_cost"; }));
}

TEST(TreePresentation, DegenerateScenesEndInATree) {
  Shown empty(run(std::make_shared<Mesh>()));
  EXPECT_EQ(empty.step_count(), 2u);
  for (std::size_t step = 0; step < 2; ++step) (void)empty.frame(step, view_of(small_picture));
  (void)empty.plots(1);
  auto one = std::make_shared<Mesh>();
  one->positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  one->triangles = {{0, 1, 2}};
  EXPECT_EQ(run(one)->built()->size.nodes, 1u);
  auto copies = std::make_shared<Mesh>();
  copies->positions = one->positions;
  copies->triangles.assign(50, {0, 1, 2});
  const auto fifty = run(copies);
  EXPECT_EQ(fifty->built()->size.nodes, 1u);
  EXPECT_EQ(fifty->overview()->statistics.cost, 1000);
}

TEST(TreePresentation, ATriangleIsTold) {
  Shown shown(run(knot(300)));
  const auto told = shown.presentation.inspect({"mesh", 5}, {1, view_of({})}, shown.context);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.front().name, "triangle");
  EXPECT_TRUE(shown.presentation.inspect({"mesh", 1'000'000}, {1, view_of({})}, shown.context).empty());
  const std::size_t made = shown.presentation.made_by({"mesh", 5}, {7, view_of({})}, shown.context);
  const Tree& tree = *shown.overview().tree;
  const auto lists_it = [&](const Node& node) {
    if (!node.is_leaf()) return false;
    const auto first = tree.references.begin() + node.first();
    return std::find(first, first + node.count(), 5u) != first + node.count();
  };
  std::size_t step = 1;  // of the first leaf that lists it
  while (!lists_it(tree.nodes[shown.overview().growth.decided(step - 1)])) ++step;
  EXPECT_EQ(made, step);
  EXPECT_EQ(shown.presentation.made_by({"mesh", 1'000'000}, {7, view_of({})}, shown.context), 0u);
  EXPECT_EQ(shown.presentation.made_by({"ray", 5}, {7, view_of({})}, shown.context), 7u);
}

TEST(TreePresentation, ATrianglesLeavesAreNodesThatCanBeAskedAbout) {
  Shown shown(run(knot(600)));
  const Request last{shown.last(), view_of({})};
  const Reasons reasons = shown.presentation.why({"mesh", 7}, last, shown.context);
  ASSERT_FALSE(reasons.parts.empty());
  for (const Part& part : reasons.parts) {
    ASSERT_TRUE(part.thing);
    EXPECT_EQ(part.thing->target, "node");
    const std::size_t step = shown.presentation.made_by(*part.thing, last, shown.context);
    const StepInfo info = shown.presentation.describe(step, shown.context);
    const auto own = shown.presentation.inspect(*part.thing, last, shown.context);
    ASSERT_GE(own.size(), 3u);
    EXPECT_EQ(own[0].name, "node");
    EXPECT_EQ(own[0].value, Value(std::int64_t(part.thing->index)));
    EXPECT_EQ(info.values[0].value, own[0].value) << "its step decides it";
    EXPECT_EQ(own[2].value, part.value) << "as many triangles as it is said to have";
    EXPECT_FALSE(shown.presentation.why(*part.thing, last, shown.context).why.empty());
  }
  EXPECT_TRUE(shown.presentation.inspect({"node", shown.built().size.nodes}, last, shown.context).empty());
}

/// Of each of its leaves: met in the middle of the part that lies there, it is that leaf that is told of.
TEST(TreePresentation, ATriangleIsToldOfInTheLeafWhereItWasMet) {
  Shown shown(run(knot(600)));
  const Request last{shown.last(), view_of({})};
  const Tree& tree = *shown.overview().tree;
  const std::size_t triangle = 7;
  const Box box = box_of((*shown.built().triangles)[triangle]);
  std::size_t leaves = 0;
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    const Node& leaf = tree.nodes[node];
    if (!leaf.is_leaf()) continue;
    const auto first = tree.references.begin() + leaf.first();
    if (std::find(first, first + leaf.count(), triangle) == first + leaf.count()) continue;
    ++leaves;
    const Box cell = shown.overview().growth.cell(tree, node);
    Pick met{"mesh", triangle, std::array<double, 3>{}};
    for (int k = 0; k < 3; ++k)
      (*met.at)[std::size_t(k)] = (double(std::max(box.low[k], cell.low[k])) + double(std::min(box.high[k], cell.high[k]))) / 2;
    const std::string name = "node " + std::to_string(node);
    const auto told = shown.presentation.inspect(met, last, shown.context);
    ASSERT_GE(told.size(), 2u);
    EXPECT_EQ(told[1].name, "leaf at the pointer");
    EXPECT_EQ(told[1].value, Value(name));
    EXPECT_EQ(shown.presentation.made_by(met, last, shown.context), shown.overview().growth.step_of(node) + 1);
    const Reasons reasons = shown.presentation.why(met, last, shown.context),
                  of_leaf = shown.presentation.why({"node", node}, last, shown.context);
    EXPECT_EQ(reasons.title, "Triangle 7, at the pointer in " + name);
    EXPECT_TRUE(reasons.why.starts_with(of_leaf.why)) << reasons.why;
    ASSERT_EQ(reasons.relatives.size(), 2u);
    EXPECT_EQ(reasons.relatives[0].name, "Root");
    EXPECT_EQ(reasons.relatives[0].thing, (Pick{"node", 0}));
    EXPECT_EQ(reasons.relatives[1].name, "Leaf");
    EXPECT_EQ(reasons.relatives[1].thing, (Pick{"node", node}));
    EXPECT_GT(reasons.claims.size(), of_leaf.claims.size());
    EXPECT_TRUE(ws::test::broken(reasons).empty());
  }
  EXPECT_GT(leaves, 1u) << "else there is nothing to choose from";
}

TEST(TreePresentation, FromANodeOneGoesToItsParentAndItsChildren) {
  Shown shown(run(knot(600)));
  const Request last{shown.last(), view_of({})};
  const Tree& tree = *shown.overview().tree;
  for (const std::uint32_t node : {0u, 1u, 2u, 40u}) {
    const Reasons reasons = shown.presentation.why({"node", node}, last, shown.context);
    std::vector<std::size_t> expected;
    if (node != 0) expected.push_back(shown.overview().growth.parent(node));
    if (!tree.nodes[node].is_leaf())
      expected.insert(expected.end(), {tree.nodes[node].left_child(), tree.nodes[node].left_child() + 1});
    std::vector<std::size_t> told;
    for (const Part& part : reasons.parts) told.push_back(part.thing ? part.thing->index : ~std::size_t{0});
    EXPECT_EQ(told, expected) << node;
    EXPECT_EQ(reasons.parts_title, "In the tree");
  }
}

TEST(TreePresentation, FromEveryNodeTheRootIsOneStepAway) {
  Shown shown(run(knot(600)));
  const Request last{shown.last(), view_of({})};
  const auto nodes = static_cast<std::uint32_t>(shown.overview().tree->nodes.size());
  for (const std::uint32_t node : {0u, 1u, 40u, nodes - 1}) {
    const Reasons reasons = shown.presentation.why({"node", node}, last, shown.context);
    std::vector<std::string> names;
    for (const Relative& relative : reasons.relatives) names.push_back(relative.name);
    EXPECT_EQ(names, (std::vector<std::string>{"Root", "Parent", "Left", "Right"})) << node;
    EXPECT_EQ(reasons.relatives[0].thing, node == 0 ? std::nullopt : std::optional(Pick{"node", 0})) << node;
    const auto properties = shown.presentation.inspect({"node", node}, last, shown.context);
    const auto depth =
        std::find_if(properties.begin(), properties.end(), [](const Property& property) { return property.name == "depth"; });
    ASSERT_NE(depth, properties.end());
    EXPECT_EQ(depth->value, Value(std::int64_t{shown.overview().growth.depth(node)})) << node;
  }
}

TEST(TreePresentation, AmongCellsAPickedThingHasItsPlace) {
  Shown shown(run(knot(600)));
  const Request amid{3, view_of({})}, whole{shown.last(), view_of({{"picture_size", "40,30"}})};
  const auto place = shown.presentation.where_is({"mesh", 7}, amid, shown.context);
  ASSERT_TRUE(place);
  const Box box = box_of((*shown.built().triangles)[7]);
  for (int axis = 0; axis < 3; ++axis) {
    EXPECT_GE(place->at[std::size_t(axis)], box.low[axis]);
    EXPECT_LE(place->at[std::size_t(axis)], box.high[axis]);
  }
  ASSERT_EQ(place->outline.size(), 3U) << "the edges of the triangle";
  const Vec3 corner = (*shown.built().triangles)[7].a;
  EXPECT_EQ(place->outline[0][0], (std::array{corner.x, corner.y, corner.z}));
  const auto root = shown.presentation.where_is({"node", 0}, amid, shown.context);
  ASSERT_TRUE(root);
  const Node& node = shown.overview().tree->nodes[0];
  ASSERT_EQ(root->outline.size(), 16U) << "the edges of the cell, and of the plane that divides it";
  for (std::size_t k = 12; k < 16; ++k)
    for (const auto& end : root->outline[k]) EXPECT_EQ(end[std::size_t(node.axis())], node.position());
  EXPECT_FALSE(shown.presentation.where_is({"node", shown.built().size.nodes}, amid, shown.context));
  EXPECT_FALSE(shown.presentation.where_is({"mesh", 7}, whole, shown.context)) << "there the ray shows it";
  EXPECT_FALSE(shown.presentation.where_is({"node", 0}, {3, view_of({{"stage", "rules"}})}, shown.context));
}

}  // namespace
}  // namespace ws::kdtree
