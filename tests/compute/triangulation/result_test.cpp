// A triangulation run as the rest of the program sees it: edits, pictures, panels, files, what is refused.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/error.h"
#include "compute/generate/generate.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/experiment.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
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
  const Outcome outcome = experiment().run({{"points", {points, "points", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const TriangulationResult>(outcome.result);
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
  EXPECT_EQ(static_cast<std::size_t>(std::count(csv.begin(), csv.end(), '\n')), result->solution().edges.size() + 1);
  EXPECT_EQ(off.substr(0, 7), "OFF\n40 ");
  EXPECT_EQ(obj.substr(0, 2), "v ");
  EXPECT_NE(svg.find("</svg>"), std::string::npos);
  EXPECT_THROW(result->write("triangulation", folder / "a.xyz"), Error);
  EXPECT_THROW(result->write("other", folder / "a.json"), Error);
  std::filesystem::remove_all(folder);
}

TEST(TriangulationResult, RefusesWhatCannotBeDone) {
  EXPECT_THROW((void)run(made("uniform --dimension 3 --count 50 --seed 1")), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "removal"}}), Error) << "endless";
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 60 --seed 1"), {{"method", "path-dp"}}), Error);
  EXPECT_THROW((void)run(made("uniform --dimension 2 --count 600 --seed 1"), {{"method", "combinations"}}), Error);
  const auto one = run(made("constant --dimension 2 --count 1000"));
  EXPECT_EQ(one->solution().points.size(), 1u);
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
