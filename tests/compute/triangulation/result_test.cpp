// What a result tells in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/run/error.h"
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
  EXPECT_THROW(result->write("triangulation", folder / "a.xyz", context), Error);
  EXPECT_THROW(result->write("other", folder / "a.json", context), Error);
  std::filesystem::remove_all(folder);
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
