// A triangulation run as the rest of the program sees it: edits, pictures, panels, files, what is refused.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/error.h"
#include "compute/generate/generate.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/effects.h"
#include "compute/triangulation/experiment.h"
#include "compute/triangulation/path_dp.h"
#include "tests/compute/triangulation/golden.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace ws::triangulation {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const PointSet> made(const std::string& command) {
  auto [kind, options] = generate::parse_command(command);
  return std::make_shared<const PointSet>(generate::generate(kind, options).points);
}

std::shared_ptr<const TriangulationResult> run(const std::shared_ptr<const PointSet>& points, const Values& values = {}) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  RunContext context;
  const ws::Outcome outcome = experiment().run({{"points", {points, "points", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TriangulationResult>(outcome.result);
}

std::shared_ptr<const PointSet> points_of(const std::vector<Point>& places) {
  auto points = std::make_shared<PointSet>(2, places.size());
  for (std::size_t i = 0; i < places.size(); ++i) {
    points->at(i, 0) = places[i].x;
    points->at(i, 1) = places[i].y;
  }
  return points;
}

Value named(const std::vector<Property>& values, std::string_view name) {
  const auto found = std::find_if(values.begin(), values.end(), [&](const Property& p) { return p.name == name; });
  return found == values.end() ? Value("none") : found->value;
}

TEST(Edits, MoveAddAndErase) {
  const std::vector<Point> input{{0, 0}, {1, 0}, {0, 1}};
  Numbers edits = with_move({}, 1, {5, 5});
  edits = with_move(edits, 1, {6, 6});
  EXPECT_EQ(edits.size(), 4u) << "moves of one point are one edit";
  edits = with_added(edits, {2, 2});
  edits = with_erased(edits, 0);
  const auto points = edited(input, edits);
  ASSERT_EQ(points.size(), 3u);
  EXPECT_EQ(points[0].number, 1u);
  EXPECT_EQ(points[0].at, (Point{6, 6}));
  EXPECT_EQ(points[2].number, 3u);
  EXPECT_EQ(points[2].at, (Point{2, 2}));
  EXPECT_THROW((void)edited(input, with_move(with_erased({}, 2), 2, {1, 1})), Error);
  EXPECT_THROW((void)edited(input, with_erased({}, 3)), Error);
  EXPECT_THROW((void)edited(input, {0, 1, 2}), Error);
  EXPECT_THROW((void)edited(input, {7, 1, 2, 3}), Error);
}

TEST(TriangulationResult, LoadsOfWarpsAreCellsBesideThePoints) {
  RunContext context;
  Solution solution = solve(distinct_points({{0, 0}, {4, 0}, {3, 3}, {0, 4}}), {}, context);
  solution.calls_of_warps = {5, 0, 10, 7, 3};
  const Window window = window_of(solution.points.at);
  const TriangulationResult result(std::move(solution), {0, 1, 2, 3}, experiment().parameters(), window);
  ParameterSet view = experiment().view_parameters();
  const LoadStage stage = result.load_stage(view.to<ViewParameters>());
  EXPECT_EQ(stage.pixel_width, 18) << "three columns of six pixels";
  EXPECT_EQ(stage.pixel_height, 12);
  EXPECT_EQ(result.bounds(view).high[0], stage.left + stage.width);
  const auto pixel_count = [&] {
    for (const auto& buffer : result.layout(0, view))
      if (buffer.name == "loads.pixels") return buffer.count;
    return std::size_t{999};
  };
  EXPECT_EQ(pixel_count(), 18u * 12u);
  view.set("show_loads", false);
  EXPECT_EQ(pixel_count(), 0u);
  EXPECT_LT(result.bounds(view).high[0], stage.left);
}

TEST(TriangulationResult, TellsWhatTheContractAsks) {
  const auto result = run(made("uniform --dimension 2 --count 200 --seed 3"));
  const auto summary = result->summary();
  EXPECT_EQ(named(summary, "distinct_count"), Value(std::int64_t{200}));
  EXPECT_EQ(named(summary, "proven_optimal"), Value(true));
  const auto edges = std::get<std::int64_t>(named(summary, "edge_count")),
             hull = std::get<std::int64_t>(named(summary, "hull_count"));
  EXPECT_EQ(edges, 3 * 199 - hull);
  EXPECT_EQ(named(summary, "triangle_count"), Value(2 * 199 - hull));
  EXPECT_LE(std::get<double>(named(summary, "length_lower")), std::get<double>(named(summary, "length_upper")));
  EXPECT_EQ(result->hash(), run(made("uniform --dimension 2 --count 200 --seed 3"))->hash());
}

TEST(TriangulationResult, OthersStandBesideItAndAreNoShorter) {
  const auto result = run(made("uniform --dimension 2 --count 300 --seed 1"));
  const auto panels = result->panels({});
  ASSERT_EQ(panels.size(), 2u);
  for (const auto& [panel, shift] : panels) EXPECT_GE(TriangulationResult::excess(panel->length, result->solution().length), 0);
  const ParameterSet view = experiment().view_parameters();
  const FrameLayout layout = result->layout(result->step_count() - 1, view);
  HostFrame frame(layout);
  result->present(result->step_count() - 1, view, frame.targets(), {});
  EXPECT_EQ(frame.view<float>("beside.position").size(), 6 * 2 * result->solution().edges.size());
  EXPECT_EQ(frame.view<float>("points.position").size(), 3u * 3u * 300u);
  ViewParameters alone;
  alone.beside = Beside::none;
  EXPECT_LT(result->bounds(ParameterSet::of(alone)).high[0], result->bounds(view).high[0]);
  EXPECT_TRUE(run(made("uniform --dimension 2 --count 30 --seed 1"), {{"method", "greedy"}})->panels({}).size() == 1u);
}

TEST(TriangulationResult, EditsChangeThePoints) {
  const auto points = made("uniform --dimension 2 --count 50 --seed 1");
  const auto moved = run(points, {{"edits", "0,7,0.5,0.5,1,0,2,2,2,3,0,0"}});
  EXPECT_EQ(moved->solution().points.size(), 50u);
  const auto& at = moved->solution().points.at;
  EXPECT_NE(std::find(at.begin(), at.end(), Point{0.5, 0.5}), at.end());
  EXPECT_EQ(moved->number_of(49), 50u) << "the added point's number";
  EXPECT_THROW((void)run(points, {{"edits", "2,70,0,0"}}), Error);
}

TEST(TriangulationResult, WritesFilesOfAllKinds) {
  const auto folder = std::filesystem::temp_directory_path() / ("ws-triangulation-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const auto result = run(made("uniform --dimension 2 --count 40 --seed 1"));
  const auto text = [&](const char* name) {
    result->write("triangulation", folder / name);
    std::ostringstream all;
    all << std::ifstream(folder / name).rdbuf();
    return all.str();
  };
  const auto json = nlohmann::json::parse(text("a.json"));
  EXPECT_EQ(json["edges"].size(), result->solution().edges.size());
  EXPECT_EQ(json["triangles"].size(), result->solution().triangle_count);
  EXPECT_EQ(json["proven_optimal"], true);
  const std::string csv = text("a.csv"), off = text("a.off"), obj = text("a.obj"), svg = text("a.svg");
  EXPECT_EQ(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')), result->solution().edges.size() + 2);
  EXPECT_EQ(off.substr(0, 7), "OFF\n40 ");
  EXPECT_NE(obj.find("\nv "), std::string::npos);
  for (const std::string& all : {csv, off, obj, svg}) {
    EXPECT_NE(all.find("proven optimal"), std::string::npos);
    EXPECT_NE(all.find("length"), std::string::npos);
  }
  EXPECT_NE(svg.find("</svg>"), std::string::npos);
  EXPECT_THROW(result->write("triangulation", folder / "a.xyz"), Error);
  EXPECT_THROW(result->write("other", folder / "a.json"), Error);
  std::filesystem::remove_all(folder);
}

/// Edges and triangles are of the list of points that the file has, also where points are given twice.
TEST(TriangulationResult, AFileIsWholeInItself) {
  const auto file = std::filesystem::temp_directory_path() / ("ws-triangulation-" + std::to_string(getpid()) + ".json");
  const auto points = points_of({{0, 0}, {0, 0}, {10, 0}, {12, 9}, {1, 8}, {5, 4}, {6, 3}});
  for (const char* method : {"removal", "lmt", "combinations"}) {
    const auto result = run(points, {{"method", method}});
    result->write("triangulation", file);
    const auto json = nlohmann::json::parse(std::ifstream(file));
    ASSERT_EQ(json["points"].size(), 6u);
    EXPECT_EQ(json["point_index"], (std::vector<int>{0, 2, 3, 4, 5, 6}));
    for (const char* list : {"edges", "triangles", "forced_edges", "chosen_edges"})
      for (const auto& corners : json[list])
        for (const auto& corner : corners) EXPECT_LT(corner.get<int>(), 6) << list;
    EXPECT_EQ(json["hull"], (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(json["forced_edges"].size() + json["chosen_edges"].size(), json["edges"].size());
    EXPECT_EQ(json["chosen_edges"].size(), json["needed_edge_count"]);
    EXPECT_EQ(json["edge_lengths"].size(), json["edges"].size());
    EXPECT_NEAR(json["forced_length"].get<double>() + json["chosen_length"].get<double>(), json["length"].get<double>(), 1e-9);
    EXPECT_FALSE(json["stage_ms"].empty());
    const double n = json["choosable_edge_count"], k = json["needed_edge_count"];
    EXPECT_NEAR(json["combination_count"].get<double>(),
                std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1)), 0.01);
  }
  EXPECT_GT(nlohmann::json::parse(std::ifstream(file))["counters"]["triangulations_seen"], 1);
  std::filesystem::remove(file);
}

/// A number as far as doubles hold it exactly, digits beyond.
TEST(TriangulationResult, AFileTellsTheExactNumberOfCombinations) {
  const auto file = std::filesystem::temp_directory_path() / ("ws-combinations-" + std::to_string(getpid()) + ".json");
  const auto count_of = [&](const test::GoldenSet& set) {
    run(points_of(set.points), {{"method", "lmt"}})->write("triangulation", file);
    return nlohmann::json::parse(std::ifstream(file))["combination_count"];
  };
  EXPECT_EQ(count_of(test::golden_sets[9]), 8436285);
  EXPECT_EQ(count_of(test::golden_sets[12]), 310325523515700);
  EXPECT_EQ(count_of(test::golden_sets[13]), "46252743903616536");
  EXPECT_EQ(count_of(test::golden_sets[14]), "671262558647881200");
  std::filesystem::remove(file);
}

/// Positions of a picture are floats, coordinates may be far beyond their range.
TEST(TriangulationResult, PicturesOfHugeAndTinyPointsAreThoseOfUsualOnes) {
  const std::vector<Point> usual{{0, 0}, {10, 0}, {12, 9}, {1, 8}, {5, 4}};
  const auto positions = [&](double factor) {
    std::vector<Point> places = usual;
    for (Point& p : places) p = {p.x * factor, p.y * factor};
    const auto result = run(points_of(places));
    EXPECT_NEAR(result->place_of(result->picture_of(places[2]).x, 0).x / factor, places[2].x / factor, 1e-9);
    ViewParameters view;
    view.examined = {0, 2};
    const ParameterSet given = ParameterSet::of(view);
    HostFrame frame(result->layout(result->step_count() - 1, given));
    result->present(result->step_count() - 1, given, frame.targets(), {});
    std::vector<float> all;
    for (const char* name : {"edges.position", "points.position", "diamond.position"}) {
      const auto part = frame.view<float>(name);
      all.insert(all.end(), part.begin(), part.end());
    }
    const Bounds bounds = result->bounds(given);
    all.push_back(static_cast<float>(bounds.high[0]));
    all.push_back(static_cast<float>(bounds.low[1]));
    return all;
  };
  const auto expected = positions(1);
  for (const int exponent : {166, -166}) {
    const auto found = positions(std::exp2(exponent));
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_FLOAT_EQ(found[i] * 4, expected[i]) << "2^" << exponent;
  }
}

/// Each parameter that belongs to methods, with each method: a run either depends on it or says that it does not.
TEST(TriangulationResult, NoParameterIsIgnoredInSilence) {
  const auto told = [](const Values& values, Backend backend = Backend::cpu) {
    ParameterSet parameters = experiment().parameters();
    for (const auto& [name, text] : values) parameters.set_text(name, text);
    return ineffective(parameters, backend, false);
  };
  const Values others{{"longest_search", "30"}, {"count_cut", "false"},   {"by_length", "true"},      {"uncrossed", "true"},
                      {"uncovered", "true"},    {"length_bound", "true"}, {"greedy_start", "true"},   {"watched_calls", "10"},
                      {"branch_level", "3"},    {"block_size", "64"},     {"rebalance", "false"},     {"masks", "false"},
                      {"thesis_grid", "true"},  {"host_start", "true"},   {"tree_reduction", "false"}};
  const std::map<std::string, std::pair<std::size_t, std::size_t>> silent_of{
      // on the CPU, on CUDA
      {"lmt", {0, 0}},         {"path-dp", {0, 0}},       {"greedy", {0, 0}},           {"delaunay", {0, 0}},
      {"removal", {4, 5}},     {"removal-stack", {3, 5}}, {"removal-bitmask", {8, 11}}, {"insertion", {3, 3}},
      {"combinations", {2, 7}}};
  for (const auto& [method, silent] : silent_of) {
    Values values = others;
    values.emplace_back("method", method);
    EXPECT_EQ(others.size() - told(values).size(), silent.first) << method;
    EXPECT_EQ(others.size() - told(values, Backend::cuda).size(), silent.second) << method << " on CUDA";
    EXPECT_TRUE(told({{"method", method}}).empty()) << "defaults are not given";
  }
  EXPECT_EQ(told({{"method", "removal"}, {"length_bound", "true"}}).front(),
            "--length-bound has no effect with --method removal: it is of removal-bitmask");
  EXPECT_EQ(told({{"method", "removal"}, {"block_size", "64"}}).front(),
            "--block-size has no effect with --method removal on the CPU: it is of CUDA");
  EXPECT_EQ(told({{"race_seconds", "3"}}).front(), "--race-seconds has no effect without --race");
  EXPECT_EQ(told({{"method", "insertion"}, {"time_limit", "3"}, {"longest_search", "30"}}).size(), 1u);
  // The run itself tells.
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("length_bound", "true");
  RunContext context;
  (void)experiment().run({{"points", {points_of({{0, 0}, {9, 0}, {3, 5}, {4, 2}}), "points", "", ""}}}, parameters, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
}

TEST(TriangulationResult, RefusesWhatCannotBeDone) {
  EXPECT_THROW((void)run(made("uniform --dimension 3 --count 50 --seed 1")), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "removal"}}), Error) << "endless";
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "path-dp"}}), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 600 --seed 1"), {{"method", "combinations"}}), Error);
  const auto one = run(made("constant --dimension 2 --count 1000"));
  EXPECT_EQ(one->solution().points.size(), 1u);
}

TEST(TriangulationResult, ARaceTellsWhoFindsTheShortest) {
  const auto result = run(made("uniform --dimension 2 --count 8 --seed 1"), {{"race", "true"}});
  const auto& runners = result->comparisons().race;
  const auto on_cpu = [](const Runner& r) { return r.backend == Backend::cpu; };
  EXPECT_EQ(static_cast<std::size_t>(std::count_if(runners.begin(), runners.end(), on_cpu)), ChoiceNames<Method>::names.size());
  const bool has_device = !cuda_status().devices.empty();
  EXPECT_EQ(std::count_if(runners.begin(), runners.end(), [](const Runner& r) { return name_of(r) == "removal (CUDA)"; }),
            has_device ? 1 : 0);
  for (const Runner& runner : runners) {
    EXPECT_EQ(runner.refusal, "");
    EXPECT_EQ(runner.is_shortest, excess_of(runner, runners) == 0);
    EXPECT_TRUE(runner.is_shortest || !runner.proven) << runner.method;
  }
  EXPECT_TRUE(
      std::any_of(runners.begin(), runners.end(), [](const Runner& r) { return r.method == "removal" && r.calls > 0; }));
  const auto large = run(made("uniform --dimension 2 --count 300 --seed 1"), {{"race", "true"}});
  EXPECT_TRUE(std::any_of(large->comparisons().race.begin(), large->comparisons().race.end(),
                          [](const Runner& r) { return r.method == "removal" && !r.refusal.empty(); }));
  EXPECT_FALSE(result->plots(0).empty());
}

TEST(TriangulationResult, ARaceDoesNotWaitForPaths) {
  const Values values{{"race", "true"}, {"race_seconds", "0.01"}};
  const auto result = run(made("uniform --dimension 2 --count 26 --seed 1"), values);
  const auto& runners = result->comparisons().race;
  const auto paths = std::find_if(runners.begin(), runners.end(), [](const Runner& r) { return r.method == "path-dp"; });
  ASSERT_NE(paths, runners.end());
  EXPECT_NE(paths->refusal.find("paths would take"), std::string::npos) << paths->refusal;
  EXPECT_LT(estimated_path_seconds(20, Backend::cpu), estimated_path_seconds(21, Backend::cpu));
}

TEST(TriangulationResult, StagesOfARunAreBars) {
  RunContext context;
  TriangulationResult result(solve(distinct_points(std::vector<Point>{{0, 0}, {10, 0}, {12, 9}, {1, 8}}), {}, context),
                             {0, 1, 2, 3}, experiment().parameters(), {});
  result.set_stages({{"descent", 1, 1}, {"transfer", 2, 1}, {"kernel", 4, 1}, {"triangulate", 8, 1}});
  const std::vector<Plot> plots = result.plots(0);
  const auto found = std::find_if(plots.begin(), plots.end(), [](const Plot& p) { return p.id == "stages"; });
  ASSERT_NE(found, plots.end());
  EXPECT_EQ(found->categories, (std::vector<std::string>{"descent", "transfer", "kernel"}));
  EXPECT_EQ(found->series[0].y, (std::vector<double>{1, 2, 4}));
}

TEST(TriangulationResult, TheGrowthChartIsTheThesissTable) {
  const auto result = run(made("uniform --dimension 2 --count 2000 --seed 1"), {{"growth_sets", "60"}});
  const auto& rows = result->comparisons().growth;
  ASSERT_EQ(rows.size(), 14u);
  EXPECT_EQ(rows[0].combinations, 1);
  for (const GrowthRow& row : rows) {
    const auto n = static_cast<double>(row.points);
    EXPECT_NEAR(row.forced + row.choosable, n * (n - 1) / 2, 1e-9);
    EXPECT_EQ(row.is_estimated, row.triangulations == 0);
    for (const double mean : {row.forced, row.choosable, row.needed})
      EXPECT_EQ(mean, std::round(mean * 60) / 60) << "a sum of whole numbers, divided once";
  }
  // The published means of 14 points, truncated, are 12, 79 and 20.
  EXPECT_NEAR(rows[11].forced, 12, 1.5);
  EXPECT_NEAR(rows[11].choosable, 79.5, 1.5);
  EXPECT_NEAR(rows[11].needed, 20.7, 1.5);
}

TEST(TriangulationResult, AnExaminedEdgeShowsItsDiamond) {
  const auto result = run(points_of({{0, 0}, {10, 0}, {5, 1}, {5, -1}, {5, 8}}));
  ViewParameters view;
  view.examined = {0, 1};
  ASSERT_TRUE(result->examined_edge(view).has_value());
  const auto inside = result->points_in_diamond(*result->examined_edge(view));
  EXPECT_EQ(inside[0], std::vector<std::uint32_t>{2});
  EXPECT_EQ(inside[1], std::vector<std::uint32_t>{3});
  const ParameterSet given = ParameterSet::of(view);
  const FrameLayout layout = result->layout(result->step_count() - 1, given);
  HostFrame frame(layout);
  result->present(result->step_count() - 1, given, frame.targets(), {});
  EXPECT_EQ(frame.view<float>("diamond.position").size(), 6u * (2 * 2 + 2 * 2 + 1)) << "triangles, crosses, the edge";
  view.examined = {0, 77};
  EXPECT_FALSE(result->examined_edge(view).has_value());
}

TEST(TriangulationResult, ADragIsFollowedWithTheSameEdges) {
  const auto points = made("uniform --dimension 2 --count 1000 --seed 1");
  const Inputs whole{{"points", {points, "points", "", ""}}};
  const auto run_with = [&](const Inputs& inputs, const std::string& edits, bool in_window) {
    ParameterSet parameters = experiment().parameters();
    parameters.set_text("edits", edits);
    RunContext context;
    if (in_window) context.publish = [](const std::shared_ptr<const Result>&) {};
    return std::dynamic_pointer_cast<const TriangulationResult>(experiment().run(inputs, parameters, context).result);
  };
  auto shown = run_with(whole, "", true);
  for (int step = 0; step < 8; ++step) {
    const std::string edits = "0,17,0." + std::to_string(40 + step) + ",0.5";
    const Inputs dragged = experiment().reduce(whole, 100, {});
    EXPECT_EQ(experiment().input_size(dragged), 1000u);
    const auto before = shown;
    shown = run_with(dragged, edits, true);
    EXPECT_EQ(shown->flash().strength > 0, shown->hash() != before->hash()) << "step " << step;
    EXPECT_EQ(shown->step_count(), 2u) << "step " << step;  // points and result alone: followed
    EXPECT_TRUE(shown->solution().proven_optimal);
    EXPECT_EQ(shown->hash(), run_with(whole, edits, false)->hash());
    ASSERT_EQ(shown->panels({}).size(), 2u);
    EXPECT_EQ(shown->panels({})[0].panel->title, "Delaunay before");
  }
  // Onto another point: two become one, and nothing is followed.
  const auto onto = run_with(experiment().reduce(whole, 100, {}), "0,17,0.3,0.3,0,18,0.3,0.3", true);
  EXPECT_GT(onto->step_count(), 2u);
}

TEST(TriangulationResult, ThingsThatAreClickedTellWhatTheyAre) {
  const auto result = run(made("uniform --dimension 2 --count 40 --seed 1"));
  const std::size_t last = result->step_count() - 1;
  (void)result->layout(last, experiment().view_parameters());
  EXPECT_EQ(named(result->inspect({"points", 7}, last, {}), "point"), Value(std::int64_t{7}));
  EXPECT_EQ(named(result->inspect({"edges", 0}, last, {}), "state"), Value("in the triangulation"));
  EXPECT_TRUE(result->inspect({"edges", 100'000}, last, {}).empty());
}

}  // namespace
}  // namespace ws::triangulation
