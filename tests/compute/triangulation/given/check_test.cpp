// Triangulations that are given: what is read of them, and what the check says.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/given/check.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/delaunay/delaunay.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/given/meetings.h"
#include "compute/triangulation/plane/validate.h"
#include "tests/compute/triangulation/runs.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <optional>
#include <random>

namespace ws::triangulation {
namespace {

using namespace test;

/// Four corners and a point within: its edges, one diagonal short of what the outer square would have.
const std::vector<Point> cross{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {5, 4}};
const std::vector<Edge> around{{0, 1}, {1, 2}, {2, 3}, {3, 0}}, spokes{{0, 4}, {1, 4}, {2, 4}, {3, 4}};

std::vector<Edge> joined(std::vector<Edge> a, const std::vector<Edge>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// Of distinct points that are numbered by their places.
Check check_of(const std::vector<Point>& points, const GivenTriangulation& given) {
  std::vector<std::size_t> numbers(points.size());
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  const std::vector<std::optional<Point>> places(points.begin(), points.end());
  RunContext context;
  return check(given, {points, numbers, places}, context);
}
Check check_of_edges(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  return check_of(points, {false, {}, edges, {}});
}
std::vector<std::string> words_of(const Check& check) {
  std::vector<std::string> words;
  for (const Problem& problem : check.problems) words.push_back(problem.text);
  return words;
}

TEST(TriangulationCheck, ATriangulationHasNoProblems) {
  const Check good = check_of_edges(cross, joined(around, spokes));
  EXPECT_TRUE(good.is_triangulation());
  EXPECT_EQ(good.edges.size(), 8u);
  EXPECT_NEAR(good.length.lower, 40 + 2 * std::sqrt(41) + 2 * std::sqrt(61), 1e-9);
}

TEST(TriangulationCheck, SaysWhatIsWrongAndWhere) {
  const Check crossing = check_of_edges(cross, joined(joined(around, spokes), {{0, 2}}));
  EXPECT_EQ(words_of(crossing), std::vector<std::string>{"edges 0-2 and 3-4 cross"});
  EXPECT_NEAR(crossing.problems[0].at.x, crossing.problems[0].at.y, 1e-12);
  EXPECT_EQ(crossing.wrong, (std::vector<Edge>{{0, 2}, {3, 4}}));
  const Check missing = check_of_edges(cross, joined(around, {{0, 4}, {1, 4}, {2, 4}}));
  EXPECT_EQ(missing.missing, (std::vector<Edge>{{3, 4}}));
  EXPECT_EQ(missing.problems.size(), 1u);
  EXPECT_EQ(missing.problems[0].kind, ProblemKind::missing_edge);
  EXPECT_EQ(words_of(check_of_edges(cross, joined(joined(around, spokes), {{2, 2}, {1, 9}}))),
            (std::vector<std::string>{"an edge goes from point 2 to itself", "there is no point 9"}));
  const std::vector<Point> lattice{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}};
  EXPECT_EQ(words_of(check_of_edges(lattice, {{0, 2}, {0, 3}, {3, 4}, {4, 5}, {2, 5}, {0, 4}, {1, 4}, {2, 4}, {1, 2}})),
            std::vector<std::string>{"edge 0-2 runs through point 1"});
}

TEST(TriangulationCheck, TrianglesMustBeTheFaces) {
  const GivenTriangulation good{false, {}, joined(around, spokes), {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {4, 3, 0}}};
  EXPECT_TRUE(check_of(cross, good).is_triangulation());
  GivenTriangulation bad = good;
  bad.triangles = {{0, 1, 4}, {1, 0, 4}, {1, 2, 4}, {2, 3, 0}, {4, 3, 0}};
  EXPECT_EQ(words_of(check_of(cross, bad)),
            (std::vector<std::string>{"triangle 0-1-4 is listed twice", "triangle 0-2-3 is listed, but edges lie inside it",
                                      "triangle 2-3-4 is between the edges, but not listed"}));
}

TEST(TriangulationCheck, VerticesAreFoundByTheirPlaces) {
  GivenTriangulation turned{true, {cross.rbegin(), cross.rend()}, {}, {}};
  for (const Edge e : joined(around, spokes)) turned.edges.push_back({4 - e.a, 4 - e.b});
  EXPECT_TRUE(check_of(cross, turned).is_triangulation());
  GivenTriangulation rounded{true, cross, joined(around, spokes), {}};
  rounded.vertices[4].x += 1e-6;
  const Check near = check_of(cross, rounded);
  EXPECT_TRUE(near.is_triangulation());
  EXPECT_EQ(near.rounded_count, 1u);
  EXPECT_NEAR(near.largest_rounding, 1e-6, 1e-12);
  rounded.vertices[4].x += 0.5;
  EXPECT_EQ(check_of(cross, rounded).problems.front().kind, ProblemKind::unknown_point);
}

/// Against the definition, pair by pair: triangulations of which an edge is exchanged, left out or added at random.
TEST(TriangulationCheck, AgreesWithTheDefinition) {
  std::mt19937_64 random(20);
  RunContext context;
  std::size_t good_count = 0;
  for (int trial = 0; trial < 400; ++trial) {
    std::vector<Point> points;
    for (int i = 0; i < 30; ++i) points.push_back({double(random() % 8), double(random() % 8)});
    points = distinct_points(std::move(points)).at;
    std::vector<Edge> edges = edges_of(delaunay(points, context));
    const auto other = edge_of(std::uint32_t(random() % points.size()), std::uint32_t(random() % points.size()));
    if (trial % 4 != 0) edges[random() % edges.size()] = other.a == other.b ? edges[0] : other;
    if (trial % 8 == 3) edges.pop_back();
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    const bool is_good = check_of_edges(points, edges).is_triangulation();
    EXPECT_EQ(is_good, !triangulation_problem_by_pairs(points, edges)) << trial;
    good_count += is_good ? 1 : 0;
  }
  EXPECT_GE(good_count, 100u);
  EXPECT_LE(good_count, 200u);
}

/// Each pair that meets is found once, however long the edges are.
TEST(TriangulationCheck, FindsAllMeetings) {
  std::mt19937_64 random(7);
  std::vector<Point> points;
  for (int i = 0; i < 60; ++i) points.push_back({double(random() % 40), double(random() % 40)});
  points = distinct_points(std::move(points)).at;
  std::vector<Edge> edges;
  for (int k = 0; k < 300; ++k)
    if (const Edge e = edge_of(random() % points.size(), random() % points.size()); e.a != e.b) edges.push_back(e);
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  std::size_t crossing_count = 0, through_count = 0;
  for (const Edge e : edges) {
    for (const Edge f : edges)
      crossing_count += e < f && e.a != f.a && e.a != f.b && e.b != f.a && e.b != f.b &&
                        segments_cross(points[e.a], points[e.b], points[f.a], points[f.b]);
    for (std::size_t i = 0; i < points.size(); ++i)
      through_count +=
          orientation(points[e.a], points[e.b], points[i]) == 0 && strictly_between(points[e.a], points[i], points[e.b]);
  }
  const RunContext context;
  const Meetings all = find_meetings(points, edges, ~std::size_t{0}, context);
  EXPECT_EQ(all.crossings.size(), crossing_count);
  EXPECT_EQ(all.through.size(), through_count);
  EXPECT_EQ(std::adjacent_find(all.crossings.begin(), all.crossings.end()), all.crossings.end());
  EXPECT_GT(crossing_count, 1000u);
  EXPECT_GT(through_count, 10u);
  const Meetings few = find_meetings(points, edges, 100, context);
  EXPECT_EQ(few.crossings.size() + few.through.size(), 100u);
  EXPECT_FALSE(few.are_all);
}

class GivenFile : public testing::Test {
 protected:
  GivenFile() { std::filesystem::create_directories(folder_); }
  ~GivenFile() override { std::filesystem::remove_all(folder_); }
  std::filesystem::path written(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }
  const std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("ws-given-" + std::to_string(getpid()));
};

TEST_F(GivenFile, EachFormatGivesTheSameEdges) {
  const std::string vertices = "v 0 0 0\nv 1 0 0\nv 0 1 0\n", off = "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n";
  for (const auto& path :
       {written("a.obj", vertices + "f 1 2 3\n"), written("b.obj", vertices + "f 1/1 -2 3\n"), written("c.off", off),
        written("d.json", R"({"points": [[0,0],[1,0],[0,1]], "triangles": [[0,1,2]]})")}) {
    const GivenTriangulation given = read_given(path);
    EXPECT_TRUE(given.has_vertices);
    EXPECT_EQ(given.vertices, (std::vector<Point>{{0, 0}, {1, 0}, {0, 1}}));
    EXPECT_EQ(given.edges, (std::vector<Edge>{{0, 1}, {1, 2}, {2, 0}})) << path;
    EXPECT_EQ(given.triangles.size(), 1u);
  }
  EXPECT_EQ(read_given(written("e.obj", vertices + "l 1 2 3 1\n")).edges, (std::vector<Edge>{{0, 1}, {1, 2}, {2, 0}}));
  const GivenTriangulation numbers = read_given(written("f.csv", "# words\na,b,length\n0,1,1.0\n1,2,1.4\n2,0,1.0\n"));
  EXPECT_FALSE(numbers.has_vertices);
  EXPECT_EQ(numbers.edges, (std::vector<Edge>{{0, 1}, {1, 2}, {2, 0}}));
}

TEST_F(GivenFile, RefusesWhatIsNoTriangulation) {
  for (const auto& path :
       {written("a.csv", "0,1\n1,x\n"), written("b.csv", "0,1\n-1,2\n"), written("c.json", "{}"),
        written("d.json", R"({"points": [[0,0]], "edges": [[0,1]]})"), written("e.json", R"({"edges": [[0]]})"),
        written("f.obj", "v 0 0 0\nl 1 7\n"), written("g.txt", "0 1\n"), written("h.csv", "a,b\n")})
    EXPECT_THROW((void)read_given(path), Error) << path;
}

/// The way of a person: what one run wrote is checked by another, and judged against the optimum.
TEST_F(GivenFile, ARunChecksWhatAnotherWrote) {
  const auto points = made("uniform --dimension 2 --count 120 --seed 11");
  RunContext context;
  for (const char* method : {"lmt", "delaunay"})
    for (const std::string extension : {"json", "csv", "obj", "off"}) {
      const auto path = folder_ / (std::string(method) + "." + extension);
      run(points, {{"method", method}})->write("triangulation", path, context);
      const auto own = experiment().read_own(experiment().info().inputs[1], path, {});
      const Inputs inputs{{"points", {points, "points", "", ""}}, {"check", {own, path.filename().string(), path, ""}}};
      const auto summary = experiment().run(inputs, experiment().parameters(), context).result->summary(context);
      const bool is_optimal = std::string(method) == "lmt";
      EXPECT_EQ(named(summary, "check_is_triangulation"), Value(true)) << path;
      EXPECT_EQ(named(summary, "check_is_optimal"), Value(is_optimal)) << path;
      EXPECT_EQ(named(summary, "check_against_result"), Value(is_optimal ? "as long" : "longer"));
      const auto above = std::get<double>(named(summary, "check_above_result"));
      EXPECT_EQ(above == 0, is_optimal) << above;
    }
}

/// The check comes first: it is not lost where the method is not ready, and has no time of its own besides.
TEST_F(GivenFile, ATimeLimitIsForTheCheckToo) {
  const auto points = made("uniform --dimension 2 --count 2000 --seed 3");
  const auto path = folder_ / "given.csv";
  RunContext context;
  run(points, {{"method", "delaunay"}})->write("triangulation", path, context);
  const auto own = experiment().read_own(experiment().info().inputs[1], path, {});
  const Inputs inputs{{"points", {points, "points", "", ""}}, {"check", {own, "given.csv", path, ""}}};
  ParameterSet parameters = experiment().parameters();
  parameters.set_text("time_limit", "1000");
  const auto summary = experiment().run(inputs, parameters, context).result->summary(context);
  EXPECT_EQ(named(summary, "check_is_triangulation"), Value(true));
  EXPECT_EQ(named(summary, "check_against_result"), Value("longer"));
  parameters.set_text("time_limit", "1e-6");
  EXPECT_THROW((void)experiment().run(inputs, parameters, context), Error);
}

}  // namespace
}  // namespace ws::triangulation
