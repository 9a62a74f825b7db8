// A tree as the rest of the program sees it: steps, pictures, plots, the ray that is followed, what is written and refused.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/result.h"
#include "compute/core/error.h"
#include "compute/generate/scenes.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/study.h"
#include "compute/kdtree/tree_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace ws::kdtree {
namespace {

std::shared_ptr<const Mesh> knot(std::int64_t triangles = 2000) {
  generate::Options options;
  options.triangles = triangles;
  RunContext context;
  return std::make_shared<const Mesh>(generate::torus_knot(options, context));
}

using Values = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const TreeResult> run(const std::shared_ptr<const Mesh>& mesh, const Values& values = {},
                                      RunContext context = {}) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const Outcome outcome = experiment().run({{"scene", {mesh, "knot", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TreeResult>(outcome.result);
}

ParameterSet view_of(const Values& values) {
  ParameterSet view = experiment().view_parameters();
  for (const auto& [name, text] : values) view.set_text(name, text);
  return view;
}

HostFrame frame_of(const Result& result, std::size_t step, const ParameterSet& view) {
  HostFrame frame(result.layout(step, view));
  result.present(step, view, frame.targets(), {});
  return frame;
}

const Values small_picture{{"picture_size", "80,60"}, {"pass", "2"}};

TEST(TreeResult, BuildersHaveOneHash) {
  const auto mesh = knot(600);
  const auto hash = run(mesh)->hash();
  for (const char* pipeline : {"reference", "sweep", "presorted"})
    EXPECT_EQ(run(mesh, {{"pipeline", pipeline}})->hash(), hash) << pipeline;
  EXPECT_NE(run(mesh, {{"strategy", "spatial-median"}})->hash(), hash);
}

TEST(TreeResult, WhatRunsInsteadIsSaid) {
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("pipeline", "thesis");
  RunContext context;
  const Outcome outcome = experiment().run({{"scene", {knot(600), "knot", "", ""}}}, parameters, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("sweep"), std::string::npos);
  const auto result = std::dynamic_pointer_cast<const TreeResult>(outcome.result);
  EXPECT_EQ(result->run().rules.max_depth, automatic_depth(result->run().triangles->size()))
      << "not every warning is about the depth";
}

TEST(TreeResult, EachStepDecidesOneNode) {
  for (const char* order : {"level", "depth-first"}) {
    const auto result = run(knot(300), {{"step_order", order}});
    ASSERT_EQ(result->step_count(), result->run().tree().nodes.size() + 1);
    std::vector<bool> decided(result->run().tree().nodes.size());
    for (std::size_t step = 1; step < result->step_count(); ++step) {
      const auto node = result->node_at(step);
      ASSERT_TRUE(node);
      EXPECT_FALSE(decided[*node]);
      decided[*node] = true;
      EXPECT_TRUE(*node == 0 || decided[result->run().growth().parent(*node)]) << "a child before its parent";
    }
    EXPECT_EQ(result->events().front().step, 0u);
  }
}

TEST(TreeResult, AStepTellsWhatTheHeuristicSaw) {
  const auto result = run(knot(300));
  const StepInfo root = result->describe(1);
  EXPECT_NE(root.title.find("is split across"), std::string::npos) << root.title;
  const auto found = result->examined(1);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->triangles.size(), result->run().triangles->size());
  const Node& node = result->run().tree().nodes[0];
  EXPECT_EQ(found->best.axis, node.axis());
  EXPECT_EQ(found->best.position, node.position());
  const auto plots = result->plots(1);
  ASSERT_FALSE(plots.empty());
  EXPECT_EQ(plots.front().id, "node_cost");
  double least = 1e30;
  for (const PlotSeries& s : plots.front().series)
    if (s.name == "x" || s.name == "y" || s.name == "z") least = std::min(least, *std::min_element(s.y.begin(), s.y.end()));
  EXPECT_FLOAT_EQ(static_cast<float>(least), found->best.cost) << "the curve's minimum is the plane that was taken";
}

TEST(TreeResult, TheOwnPlaneIsPriced) {
  const auto result = run(knot(300));
  const auto view = view_of({{"probe_axis", "y"}, {"probe", "0.5"}}).to<ViewParameters>();
  const auto own = result->own_plane(1, view);
  ASSERT_TRUE(own);
  EXPECT_GE(own->left + own->planar + own->right, result->run().triangles->size());
  EXPECT_GE(own->cost, result->examined(1)->best.cost);
  EXPECT_FALSE(result->own_plane(0, view)) << "no node yet";
}

TEST(TreeResult, StepsShowMoreAndMoreCells) {
  const auto result = run(knot(300));
  const ParameterSet view = view_of({{"box_levels", "60"}});
  std::size_t last = 0;
  for (const std::size_t step : {std::size_t{1}, std::size_t{2}, std::size_t{10}, result->step_count() - 2}) {
    const std::size_t cells = result->boxes(step, view.to<ViewParameters>())->count;
    EXPECT_GE(cells, last);
    last = cells;
    const HostFrame frame = frame_of(*result, step, view);
    EXPECT_EQ(frame.view<float>("boxes.position").size(), cells * 12 * 6);
    EXPECT_EQ(frame.view<float>("mesh.vertices").size(), result->run().triangles->size() * 9);
    EXPECT_GT(frame.view<float>("marks.position").size(), 0u);
  }
}

TEST(TreeResult, TheWholeTreeIsSeenThroughRays) {
  const auto result = run(knot());
  for (const char* shading : {"flat", "shadow", "ambient-occlusion", "path", "steps", "leaves", "tests"}) {
    Values values = small_picture;
    values.emplace_back("shading", shading);
    const HostFrame frame = frame_of(*result, result->step_count() - 1, view_of(values));
    const auto pixels = frame.view<std::uint32_t>("screen.pixels");
    ASSERT_EQ(pixels.size(), 80u * 60u);
    std::vector<std::uint32_t> colors(pixels.begin(), pixels.end());
    std::sort(colors.begin(), colors.end());
    EXPECT_GT(std::unique(colors.begin(), colors.end()) - colors.begin(), 8) << shading;
    EXPECT_EQ(frame.view<float>("mesh.vertices").size(), 0u) << "rays see the scene, not the rasteriser";
  }
}

TEST(TreeResult, APictureThatGrowsIsThatMadeAtOnce) {
  const auto result = run(knot()), other = run(knot());
  const auto at_pass = [](const TreeResult& r, const char* pass) {
    return frame_of(r, r.step_count() - 1, view_of({{"picture_size", "80,60"}, {"pass", pass}}));
  };
  for (const char* pass : {"0", "1", "2", "3"}) (void)at_pass(*result, pass);
  const HostFrame grown = at_pass(*result, "4"), at_once = at_pass(*other, "4");
  const auto a = grown.view<std::uint32_t>("screen.pixels"), b = at_once.view<std::uint32_t>("screen.pixels");
  EXPECT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()));
}

TEST(TreeResult, ARayIsFollowed) {
  const auto result = run(knot());
  const Box& box = result->run().size.box;
  const float z = 0.5f * (box.low.z + box.high.z), y = 0.5f * (box.low.y + box.high.y);
  for (const char* method : {"stack", "short-stack", "ropes", "restart"}) {
    Numbers ray{box.low.x - 1.0, y, z, 1, 0.02, 0.01};
    ParameterSet view = view_of({{"traversal_method", method}});
    view.set("ray", to_text(ray));
    const auto log = result->ray_log(view.to<ViewParameters>());
    ASSERT_TRUE(log);
    EXPECT_EQ(log->counts.inner + log->counts.leaves > 0, true) << method;
    const Hit direct = result->run().tracer()->nearest(log->ray);
    EXPECT_EQ(log->hit.triangle, direct.triangle) << method;
    const auto tests =
        std::count_if(log->events.begin(), log->events.end(), [](const RayEvent& e) { return e.kind == RayEvent::Kind::test; });
    EXPECT_EQ(static_cast<std::size_t>(tests), log->counts.tests);
    for (const RayEvent& e : log->events) EXPECT_FALSE(tell(e).empty());
    const std::size_t last = result->step_count() - 1;
    const HostFrame frame = frame_of(*result, last, view);
    EXPECT_GT(frame.view<float>("ray.position").size(), 0u);
    EXPECT_FALSE(result->inspect({"ray", 0}, last, {}).empty());
    EXPECT_EQ(result->ray_summary(view.to<ViewParameters>()).size(), 5u);
    EXPECT_EQ(result->words(last, view.to<ViewParameters>()).size(), direct.exists() ? 1u : 0u);
  }
}

TEST(TreeResult, ARayBelongsToTheWholeTree) {
  const auto result = run(knot(500));
  const Box& box = result->run().size.box;
  ParameterSet view = view_of(small_picture);
  std::size_t told = 0;
  for (const double y : {0.1, 0.2, 0.3, 0.4, 0.5}) {
    view.set("ray", to_text(Numbers{box.low.x - 1.0, box.low.y + y * (box.high.y - box.low.y), 0.5 * (box.low.z + box.high.z),
                                    1, 0, 0}));
    told += result->words(result->step_count() - 1, view.to<ViewParameters>()).size();
    for (const std::size_t step : {std::size_t(0), std::size_t(3)}) {
      EXPECT_TRUE(result->words(step, view.to<ViewParameters>()).empty()) << "no step draws it";
      EXPECT_EQ(frame_of(*result, step, view).view<float>("ray.position").size(), 0u);
    }
  }
  EXPECT_GT(told, 0u);
}

TEST(TreeResult, ListsOfTheWrongLengthAreRefused) {
  const auto result = run(knot(300));
  for (const auto& [name, text] : Values{{"ray", "1,2,3"}, {"eye", "1,2"}, {"look_at", "1,2,3,4"}, {"up", "1"}})
    EXPECT_THROW((void)result->layout(0, view_of({{name, text}})), Error) << name;
  EXPECT_NO_THROW((void)result->layout(0, view_of({{"ray", "1,2,3,4,5,6"}, {"eye", "1,2,3"}})));
}

TEST(TreeResult, TheStackIsToldAtEachEventOfARay) {
  const auto result = run(knot(4000));
  const Box& box = result->run().size.box;
  for (const char* method : {"stack", "short-stack", "restart"}) {
    ParameterSet view = view_of({{"traversal_method", method}});
    view.set("ray", to_text(Numbers{box.low.x - 1.0, 0.5 * (box.low.y + box.high.y) + 0.01,
                                    0.5 * (box.low.z + box.high.z) + 0.02, 1, 0.002, 0.001}));
    const auto log = result->ray_log(view.to<ViewParameters>());
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
    (void)frame_of(*result, result->step_count() - 1, view);
    const auto told = result->inspect({"ray", 0}, result->step_count() - 1, {});
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const Property& p) { return p.name.find("stack") != p.name.npos; }));
  }
}

TEST(TreeResult, LargeNodesAreLookedIntoWithTheirPicture) {
  const auto result = run(knot(80'000));
  EXPECT_FALSE(result->examined(1)) << "nobody waits for it";
  EXPECT_TRUE(result->can_examine(1));
  (void)result->layout(1, view_of({}));
  const auto root = result->examined(1);
  ASSERT_TRUE(root);
  EXPECT_EQ(root->triangles.size(), result->run().triangles->size());
  // Step by step or straight to a node, it is the same.
  for (std::size_t step : {std::size_t{2}, std::size_t{3}, std::size_t{40}, std::size_t{39}, std::size_t{700}}) {
    (void)result->layout(step, view_of({}));
    const auto found = result->examined(step);
    ASSERT_TRUE(found) << step;
    RunContext context;
    const Examination alone =
        examine(result->run().tree(), *result->run().triangles, result->run().rules, *result->node_at(step), context);
    EXPECT_EQ(found->triangles, alone.triangles);
    EXPECT_EQ(found->best.position, alone.best.position);
    EXPECT_EQ(found->verdict, alone.verdict);
  }
}

TEST(TreeResult, RulesArePartitionsOfThePlane) {
  const auto points = six_points();
  for (const PlanarRule rule : all_planar_rules) {
    const PlanarTree tree = split_plane(points, rule, {}, 20);
    EXPECT_EQ(tree.references, 6u) << name_of(rule);
    EXPECT_EQ(tree.leaves, tree.splits.size() + 1) << name_of(rule);
  }
  const PlanarTree median = split_plane(points, PlanarRule::median, {}, 20);
  ASSERT_FALSE(median.splits.empty());
  EXPECT_EQ(median.splits[0].axis, 0);
  EXPECT_EQ(median.splits[0].position, 5) << "of six the third: points are in leaves, those on the line below it";
  EXPECT_EQ(split_plane(points, PlanarRule::sliding_midpoint, {}, 20).empty_leaves, 0u);
  const auto result = run(knot(300));
  for (const char* stage : {"rules", "six-points", "pipeline"}) {
    const ParameterSet view = view_of({{"stage", stage}});
    EXPECT_FALSE(result->is_3d(view));
    EXPECT_GT(frame_of(*result, 1, view).view<float>("rules.position").size(), 0u) << stage;
  }
}

TEST(TreeResult, RulesFillTheirPicture) {
  Mesh flat = *knot(300);
  for (auto& p : flat.positions) p[1] *= 0.1f;
  for (const auto& mesh : {std::shared_ptr<const Mesh>(knot(300)), std::shared_ptr<const Mesh>(new Mesh(flat))})
    for (const char* stage : {"rules", "six-points"}) {
      const auto result = run(mesh);
      const ParameterSet view = view_of({{"stage", stage}});
      const HostFrame frame = frame_of(*result, 1, view);
      const auto lines = frame.view<float>("rules.position");
      double low[2] = {1e9, 1e9}, high[2] = {-1e9, -1e9};
      for (std::size_t i = 0; i < lines.size(); ++i)
        if (i % 3 < 2)
          low[i % 3] = std::min<double>(low[i % 3], lines[i]), high[i % 3] = std::max<double>(high[i % 3], lines[i]);
      const Bounds all = result->bounds(view);
      constexpr double cross = 0.02, words = 0.36;  // of a panel's longer side: a point's arms; three lines above each panel
      for (const int k : {0, 1}) {
        EXPECT_GT(low[k], all.low[k] - cross) << stage;
        EXPECT_NEAR(low[k], all.low[k], cross) << stage << ": room that nothing fills";
      }
      EXPECT_NEAR(high[0], all.high[0], cross) << stage;
      EXPECT_NEAR(high[1], all.high[1] - words, cross) << stage;
    }
}

TEST(TreeResult, ManyRectanglesAreFaint) {
  const auto lightest = [](const std::vector<std::uint32_t>& colors, const auto& keep) {
    std::uint32_t most = 0;
    for (const std::uint32_t color : colors)
      if (keep(color)) most = std::max(most, color >> 24);
    return most;
  };
  const std::vector<Rectangle> two{{{0, 0}, {1, 1}}, {{2, 2}, {3, 3}}};
  std::vector<Rectangle> many;
  for (int i = 0; i < 300; ++i) many.push_back({{float(i), 0}, {float(i) + 0.5f, 1}});
  const auto is_rectangle = [&](std::uint32_t color) { return (color & 0xffffffu) == (236u | 196u << 8 | 96u << 16); };
  EXPECT_EQ(lightest(draw_rules(two, {}, 4).lines.colors, is_rectangle), 255u);
  EXPECT_EQ(lightest(draw_rules(many, {}, 4).lines.colors, is_rectangle), 36u) << "planes stand out from them";
}

TEST(TreeResult, StudiesArePlots) {
  const auto ids = [](const TreeResult& r) {
    std::vector<std::string> found;
    for (const Plot& plot : r.plots(0)) found.push_back(plot.id);
    return found;
  };
  const auto has = [](const std::vector<std::string>& all, const char* id) {
    return std::find(all.begin(), all.end(), id) != all.end();
  };
  EXPECT_TRUE(has(ids(*run(knot(1000), {{"study", "race"}})), "race"));
  EXPECT_TRUE(has(ids(*run(knot(300), {{"study", "occupancy"}, {"capability", "2.1"}})), "occupancy_threads"));
}

TEST(TreeResult, ARaceMarksWhereABuilderOvertakesTheFirst) {
  const Race race{{"slow start", "steady", "never"},
                  {{{256, 1}, {512, 2}, {1024, 8}}, {{256, 2}, {512, 4}, {1024, 4}}, {{256, 2}, {512, 4}, {1024, 16}}}};
  const Plot plot = race.plot();
  ASSERT_EQ(plot.series.size(), 4u) << "three builders and one mark";
  const PlotSeries& even = plot.series.back();
  EXPECT_EQ(even.style, PlotStyle::points);
  EXPECT_NEAR(even.x.front(), std::sqrt(512.0 * 1024.0), 1e-6) << "twice as slow before, twice as fast behind";
  EXPECT_NEAR(even.y.front(), 4, 1e-9);
  EXPECT_EQ(even.name, "steady is faster than slow start from 724 on");
}

TEST(TreeResult, MotionChangesTheTreeAndComesBack) {
  const auto mesh = knot(500);
  const auto still = run(mesh)->hash();
  EXPECT_NE(run(mesh, {{"amplitude", "0.2"}, {"phase", "0.3"}})->hash(), still);
  EXPECT_EQ(run(mesh, {{"amplitude", "0.2"}, {"phase", "0"}})->hash(), still);
}

TEST(TreeResult, TwoTreesAreSeenSideBySide) {
  const auto mesh = knot();
  const auto result = run(mesh, {{"compare", "object-median"}}), rival = run(mesh, {{"strategy", "object-median"}});
  ASSERT_TRUE(result->rival());
  EXPECT_EQ(result->rival()->tree(), rival->run().tree()) << "the other tree is that of its own run";
  EXPECT_EQ(result->hash(), run(mesh)->hash()) << "and changes nothing about the first one";
  EXPECT_EQ(names_of_both(result->run().parameters), (std::array<std::string, 2>{"sah", "object-median"}));

  const std::size_t last = result->step_count() - 1;
  EXPECT_FALSE(result->comparison()) << "nothing was drawn yet";
  const ParameterSet view = view_of({{"picture_size", "80,60"}, {"shading", "tests"}});
  const HostFrame frame = frame_of(*result, last, view);
  const auto found = result->comparison();
  ASSERT_TRUE(found);
  EXPECT_GT(found->rays, 10'000u);
  EXPECT_LT(found->means[0].tests + found->means[0].inner, found->means[1].tests + found->means[1].inner)
      << "the heuristic is worth its price";

  // One scale: each picture is the one that its tree alone gives up to the same count.
  EXPECT_EQ(result->run().screen->heat_end(), found->heat_end);
  EXPECT_EQ(result->rival()->screen->heat_end(), found->heat_end);
  ParameterSet scaled = view;
  scaled.set("heat_max", found->heat_end);
  const HostFrame alone = frame_of(*rival, rival->step_count() - 1, scaled);
  const auto right = frame.view<std::uint32_t>("rival.pixels"), expected = alone.view<std::uint32_t>("screen.pixels");
  ASSERT_EQ(right.size(), 80u * 60u);
  EXPECT_TRUE(std::equal(right.begin(), right.end(), expected.begin(), expected.end()));

  for (const char* other : {"sah", "sah-binned", "spatial-median", "sliding-midpoint", "exact", "box", "no-guard"})
    EXPECT_TRUE(run(knot(200), {{"compare", other}})->rival()) << other;
  const auto summary = result->summary();
  EXPECT_TRUE(std::any_of(summary.begin(), summary.end(), [](const Property& p) { return p.name == "compared_sah_cost"; }));
}

TEST(TreeResult, HeatMapsEndAtQuietNumbers) {
  EXPECT_EQ(quiet_number(0), 0u);
  EXPECT_EQ(quiet_number(7), 7u);
  EXPECT_EQ(quiet_number(11), 12u);
  EXPECT_EQ(quiet_number(81), 100u);
  EXPECT_EQ(quiet_number(1201), 1500u);
  EXPECT_EQ(quiet_number(4'000'000'000u), 4'000'000'000u);
}

TEST(TreeResult, DegenerateScenesEndInATree) {
  auto none = std::make_shared<Mesh>();
  const auto empty = run(none);
  EXPECT_EQ(empty->step_count(), 2u);
  for (std::size_t step = 0; step < 2; ++step) (void)frame_of(*empty, step, view_of(small_picture));
  (void)empty->plots(1);
  auto one = std::make_shared<Mesh>();
  one->positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  one->triangles = {{0, 1, 2}};
  EXPECT_EQ(run(one)->run().tree().nodes.size(), 1u);
  auto copies = std::make_shared<Mesh>();
  copies->positions = one->positions;
  copies->triangles.assign(50, {0, 1, 2});
  const auto fifty = run(copies);
  EXPECT_EQ(fifty->run().tree().nodes.size(), 1u);
  EXPECT_EQ(fifty->run().statistics().cost, 1000);
}

TEST(TreeResult, TreesAreWrittenAndReadBack) {
  const auto result = run(knot(300));
  const auto path = std::filesystem::temp_directory_path() / "warpscope_result_test.kdt";
  result->write("tree", path);
  EXPECT_EQ(read_tree(path).tree, result->run().tree());
  std::filesystem::remove(path);
  EXPECT_THROW(result->write("nothing", path), Error);
}

}  // namespace
}  // namespace ws::kdtree
