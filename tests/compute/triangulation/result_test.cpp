// What a result tells in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace ws::triangulation {
namespace {

using namespace test;

TEST(TriangulationResult, TellsWhatTheContractAsks) {
  const auto result = run(made("uniform --dimension 2 --count 200 --seed 3"));
  RunContext context;
  const auto summary = result->summary(context);
  EXPECT_EQ(named(summary, "distinct_count"), Value(std::int64_t{200}));
  EXPECT_EQ(named(summary, "proven_optimal"), Value(true));
  const auto edges = std::get<std::int64_t>(named(summary, "edge_count")),
             hull = std::get<std::int64_t>(named(summary, "hull_count"));
  EXPECT_EQ(edges, 3 * 199 - hull);
  EXPECT_EQ(named(summary, "triangle_count"), Value(2 * 199 - hull));
  EXPECT_LE(std::get<double>(named(summary, "length_lower")), std::get<double>(named(summary, "length_upper")));
  EXPECT_EQ(hash_of(*result), hash_of(*run(made("uniform --dimension 2 --count 200 --seed 3"))));
}

TEST(TriangulationResult, WritesFilesOfAllKinds) {
  const auto folder = std::filesystem::temp_directory_path() / ("ws-triangulation-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  const auto result = run(made("uniform --dimension 2 --count 40 --seed 1"));
  RunContext context;
  const auto text = [&](const char* name) {
    result->write("triangulation", folder / name, context);
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
  const std::string vtp = text("a.vtp"), counts = "NumberOfLines=\"" + std::to_string(result->solution().edges.size()) +
                                                  "\" NumberOfStrips=\"0\" NumberOfPolys=\"" +
                                                  std::to_string(result->solution().triangle_count) + "\"";
  EXPECT_NE(vtp.find(counts), std::string::npos) << counts;
  EXPECT_EQ(text("a.glb").substr(0, 4), "glTF");
  EXPECT_THROW(result->write("triangulation", folder / "a.xyz", context), Error);
  EXPECT_THROW(result->write("other", folder / "a.json", context), Error);
  std::filesystem::remove_all(folder);
}

/// Each edge set of a file of optima, as text to compare.
std::vector<std::string> optima_in(const nlohmann::json& json) {
  std::vector<std::string> sets;
  for (const auto& edges : json["optima"]) sets.push_back(edges.dump());
  std::sort(sets.begin(), sets.end());
  return sets;
}

/// A lattice of 3 by 3 has two diagonals of the same length in each of its cells.
TEST(TriangulationResult, WritesAllOptima) {
  const auto file = std::filesystem::temp_directory_path() / ("ws-optima-" + std::to_string(getpid()) + ".json");
  RunContext context;
  std::vector<std::string> expected;
  for (const char* method : {"removal", "removal-stack", "removal-bitmask", "insertion", "lmt"}) {
    SCOPED_TRACE(method);
    const auto result = run(made("lattice --dimension 2 --count 9 --radius 1"), {{"method", method}});
    result->write("optima", file, context);
    EXPECT_TRUE(losses_of(*result, "optima", file, context).empty());
    const auto json = nlohmann::json::parse(std::ifstream(file));
    EXPECT_EQ(json["optimum_count"], "16");
    EXPECT_EQ(json["listed_count"], 16);
    EXPECT_EQ(json["all_are_listed"], true);
    std::vector<std::string> sets = optima_in(json);
    EXPECT_EQ(std::adjacent_find(sets.begin(), sets.end()), sets.end());
    for (const auto& edges : json["optima"]) {
      std::vector<Edge> listed;
      for (const auto& e : edges) listed.push_back({e[0], e[1]});
      EXPECT_EQ(triangulation_problem(result->solution().points.at, listed), std::nullopt);
      EXPECT_EQ(length_of(result->solution().points.at, listed).lower, result->solution().length.lower);
    }
    if (expected.empty()) expected = sets;
    EXPECT_EQ(sets, expected);
  }
  std::filesystem::remove(file);
}

TEST(TriangulationResult, SaysWhichOptimaAreLeftOut) {
  const auto folder = std::filesystem::temp_directory_path() / ("ws-optima-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder);
  RunContext context;
  const auto result = run(made("lattice --dimension 2 --count 25 --radius 1"));  // 2^16 of them
  result->write("optima", folder / "a.csv", context);
  result->write("optima", folder / "a.obj", context);
  const std::vector<std::string> losses = losses_of(*result, "optima", folder / "a.csv", context);
  ASSERT_EQ(losses.size(), 1u);
  EXPECT_NE(losses[0].find("1000 of 65536 are listed"), std::string::npos) << losses[0];
  for (const char* name : {"a.csv", "a.obj"}) {
    std::ostringstream text;
    text << std::ifstream(folder / name).rdbuf();
    EXPECT_NE(text.str().find("1000 of 65536 are listed"), std::string::npos);
  }
  for (const char* method : {"path-dp", "greedy", "delaunay"})
    EXPECT_THROW(
        run(made("uniform --dimension 2 --count 9"), {{"method", method}})->write("optima", folder / "a.json", context), Error)
        << method;
  std::filesystem::remove_all(folder);
}

TEST(TriangulationResult, AStudyTimesAllMethodsAgainstPoints) {
  const auto result = run(made("uniform --dimension 2 --count 9 --seed 4"), {{"study", "points"}, {"study_sets", "2"}});
  const std::vector<StudyRow>& rows = result->comparisons().study;
  EXPECT_EQ(rows.size(), 9u * 2 * 6);  // methods, sets, 4 to 9 points
  for (const StudyRow& row : rows) {
    EXPECT_TRUE(row.runner.refusal.empty()) << row.runner.method << ": " << row.runner.refusal;
    for (const StudyRow& other : rows)  // all methods have the same sets
      if (other.set == row.set && other.points == row.points && other.runner.proven && row.runner.proven) {
        EXPECT_EQ(other.runner.length, row.runner.length) << row.runner.method << " and " << other.runner.method;
      }
  }
  const std::vector<Plot> plots = study_plots(rows);
  ASSERT_EQ(plots.size(), 1u);
  EXPECT_EQ(plots[0].series.size(), 7u);  // but for greedy and Delaunay's
  EXPECT_EQ(plots[0].series[0].x, (std::vector<double>{4, 5, 6, 7, 8, 9}));
  const std::string text = study_text(rows);
  EXPECT_EQ(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), rows.size() + 1);
}

/// Edges and triangles are of the list of points that the file has, also where points are given twice.
TEST(TriangulationResult, AFileIsWholeInItself) {
  const auto file = std::filesystem::temp_directory_path() / ("ws-triangulation-" + std::to_string(getpid()) + ".json");
  const auto points = set_of({{0, 0}, {0, 0}, {10, 0}, {12, 9}, {1, 8}, {5, 4}, {6, 3}});
  RunContext context;
  for (const char* method : {"removal", "lmt", "combinations"}) {
    const auto result = run(points, {{"method", method}});
    result->write("triangulation", file, context);
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
  RunContext context;
  const auto count_of = [&](const test::GoldenSet& set) {
    run(set_of(set.points), {{"method", "lmt"}})->write("triangulation", file, context);
    return nlohmann::json::parse(std::ifstream(file))["combination_count"];
  };
  EXPECT_EQ(count_of(test::golden_sets[9]), 8436285);
  EXPECT_EQ(count_of(test::golden_sets[12]), 310325523515700);
  EXPECT_EQ(count_of(test::golden_sets[13]), "46252743903616536");
  EXPECT_EQ(count_of(test::golden_sets[14]), "671262558647881200");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace ws::triangulation
