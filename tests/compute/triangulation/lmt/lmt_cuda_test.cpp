// lmt on CUDA: candidates, fates and results are the CPU's.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/lmt.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/io/points/points.h"
#include "compute/triangulation/candidates/diamond.h"
#include "compute/triangulation/lmt/device_skeleton.h"
#include "tests/compute/triangulation/exact/predicates_device.h"
#include "tests/compute/triangulation/sets.h"
#include "tests/support/in_time.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>

namespace ws::triangulation {
namespace {

class CudaLmt : public CudaTest {};

template <class Values>
std::string first_difference(const char* what, const Values& made, const Values& expected) {
  if (made.size() != expected.size())
    return std::to_string(made.size()) + " " + what + " instead of " + std::to_string(expected.size());
  for (std::size_t i = 0; i < made.size(); ++i)
    if (made[i] != expected[i])
      return what + (" " + std::to_string(i)) + ": " + std::to_string(made[i]) + " instead of " + std::to_string(expected[i]);
  return "";
}
std::string difference(const Neighbours& made, const Neighbours& expected) {
  std::string text = first_difference("first", made.first, expected.first);
  if (text.empty()) text = first_difference("target", made.target, expected.target);
  return text.empty() ? first_difference("twin", made.twin, expected.twin) : text;
}

/// Candidates and fates of the device against the CPU's, stage by stage; empty where they are equal.
std::string skeleton_difference(const std::vector<Point>& input) {
  const std::vector<Point> points = test::along_curve(input);
  const Hull hull = convex_hull(points);
  if (hull.is_flat) return "";
  RunContext context;
  CpuExecutor executor(context);
  const Neighbours candidates = diamond_edges(points, shortest_tangent, executor);
  RunContext device;
  Neighbours left;
  std::optional<OwnedSkeleton> made = skeleton_on_device(points, hull, true, device, left);
  if (!made) return difference(left, candidates);
  if (std::string text = difference(made->graph, candidates); !text.empty()) return text;
  const Wings wings = wings_of(points, candidates, executor);
  const Skeleton expected = lmt_skeleton(points, candidates, wings, executor);
  if (std::string text = first_difference("fate", made->fate, expected.fate); !text.empty()) return text;
  return made->round_count == expected.round_count && made->candidate_count == expected.candidate_count ? "" : "counts";
}

LmtResult solved(const std::vector<Point>& points, Backend backend) {
  RunContext context;
  context.backend = backend;
  return lmt(points, {}, context);
}

void expect_same_result(const std::vector<Point>& points) {
  const LmtResult made = solved(points, Backend::cuda), expected = solved(points, Backend::cpu);
  EXPECT_EQ(made.edges, expected.edges);
  EXPECT_EQ(made.length, expected.length);
  EXPECT_EQ(made.lower_bound, expected.lower_bound);
  EXPECT_EQ(made.proven_optimal, expected.proven_optimal);
  EXPECT_EQ(made.candidate_count, expected.candidate_count);
  EXPECT_EQ(made.certain_count, expected.certain_count);
  EXPECT_EQ(made.possible_count, expected.possible_count);
  EXPECT_EQ(made.round_count, expected.round_count);
  EXPECT_EQ(made.face_count, expected.face_count);
}

std::vector<Point> scaled(std::vector<Point> points, double factor, Point offset = {}) {
  for (Point& p : points) p = {p.x * factor + offset.x, p.y * factor + offset.y};
  return distinct_points(std::move(points)).at;
}

struct Set {
  std::string name;
  std::vector<Point> points;
};
std::vector<Set> sets() {
  std::vector<Set> all;
  for (const char* command : {"uniform --count 3 --seed 1", "uniform --count 9 --seed 1", "uniform --count 33 --seed 1",
                              "uniform --count 3000 --seed 1", "uniform27 --count 20000 --seed 2", "normal --count 5000",
                              "disc --count 3000", "lattice --count 2500 --radius 1", "lattice --count 2500 --radius 0.1",
                              "lattice --count 2500 --radius 1 --noise 0.1", "clusters --count 1500 --radius 1e-6",
                              "clusters --count 5000 --radius 0.05", "circle-points --count 63", "wheel --count 51"})
    all.push_back({command, test::generated(command).at});
  const std::vector<Point> even = test::generated("uniform --count 2000 --seed 5").at;
  all.push_back({"huge", scaled(even, 0x1p190)});
  all.push_back({"tiny", scaled(even, 0x1p-180)});
  all.push_back({"far from the origin", scaled(even, 1e-9, {1e3, -1e3})});
  std::vector<Point> twice = even;
  twice.insert(twice.end(), even.begin(), even.end());
  all.push_back({"each twice", distinct_points(twice).at});
  std::vector<Point> lines;
  for (int i = 0; i < 300; ++i) lines.push_back({double(i), double(i % 3)});
  all.push_back({"three lines", lines});
  std::vector<Point> rings;  // two circles: whole coordinates with many on each
  for (int x = -65; x <= 65; ++x)
    for (int y = -65; y <= 65; ++y)
      if (x * x + y * y == 65 * 65 || x * x + y * y == 25 * 25) rings.push_back({double(x), double(y)});
  all.push_back({"cocircular", rings});
  all.push_back({"lattice of whole numbers", test::lattice(70, 40)});
  return all;
}

/// Triangles near the origin and far from it, with equal corners, corners on a line but for rounding, and any.
std::vector<Point> corners_of_triangles(std::size_t count) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> uniform(0, 1);
  std::vector<Point> corners;
  for (std::size_t i = 0; i < count; ++i) {
    const double far = i % 4 == 0 ? 1e6 : i % 4 == 1 ? 1e3 : 0;
    const auto point = [&] { return Point{far + uniform(random), far + uniform(random)}; };
    const Point a = point(), b = point(), c = point(), middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    corners.insert(corners.end(), {a, b, i % 3 == 0 ? b : i % 3 == 1 ? middle : c});
  }
  return corners;
}

TEST_F(CudaLmt, DecidesAsTheCpu) {
  const std::vector<Point> corners = corners_of_triangles(1 << 16);
  const std::vector<int> made = orientations_on_device(corners);
  std::vector<int> expected;
  for (std::size_t i = 0; i < corners.size(); i += 3)
    expected.push_back(orientation_exactly(corners[i], corners[i + 1], corners[i + 2]));
  EXPECT_EQ(first_difference("signs", made, expected), "");
}

TEST_F(CudaLmt, HasTheCpusCandidatesAndFates) {
  for (const Set& set : sets()) EXPECT_EQ(skeleton_difference(set.points), "") << set.name;
}

TEST_F(CudaLmt, HasTheCpusResult) {
  for (const Set& set : sets()) {
    SCOPED_TRACE(set.name);
    expect_same_result(set.points);
  }
}

TEST_F(CudaLmt, HasTheCpusResultOnSmallSets) {  // quick under compute-sanitizer
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE(seed);
    const std::vector<Point> points = test::whole_points(3 + seed % 60, seed % 2 ? 9 : 1000, seed);
    EXPECT_EQ(skeleton_difference(points), "");
    expect_same_result(points);
  }
}

TEST_F(CudaLmt, HandlesFlatSets) {
  for (const std::vector<Point>& points :
       {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}, {{0, 0}, {1, 0}, {2, 0}, {1, 1}}})
    expect_same_result(points);
}

TEST_F(CudaLmt, HasTheCpusSkeletonOfAMillionPoints) {
  EXPECT_EQ(skeleton_difference(test::generated("uniform27 --count 1000000 --seed 1").at), "");
}

TEST_F(CudaLmt, HasTheCpusSkeletonOfUnevenPoints) {
  for (const char* command : {"normal --count 20000 --seed 3", "normal --count 100000 --seed 3", "clusters --count 100000"})
    EXPECT_EQ(skeleton_difference(test::generated(command).at), "") << command;
}

TEST_F(CudaLmt, SolvesAHundredThousandAsTheCpuDoes) {
  expect_same_result(test::generated("uniform27 --count 100000 --seed 3").at);
  expect_same_result(test::generated("normal --count 100000 --seed 3").at);
}

TEST_F(CudaLmt, TracesAllCandidates) {
  const std::vector<Point> points = test::generated("uniform --count 2000 --seed 6").at;
  LmtTrace made, expected;
  RunContext device, host;
  device.backend = Backend::cuda;
  (void)lmt(points, {.trace = &made}, device);
  (void)lmt(points, {.trace = &expected}, host);
  EXPECT_EQ(made.impossible, expected.impossible);
  EXPECT_EQ(made.possible, expected.possible);
  EXPECT_EQ(made.certain, expected.certain);
  EXPECT_EQ(made.faces, expected.faces);
  ASSERT_EQ(made.rounds.size(), expected.rounds.size());
  for (std::size_t i = 0; i < made.rounds.size(); ++i) {
    EXPECT_EQ(made.rounds[i].removed, expected.rounds[i].removed) << "round " << i;
    EXPECT_EQ(made.rounds[i].by_certain, expected.rounds[i].by_certain) << "round " << i;
  }
}

TEST_F(CudaLmt, StopsSoon) {
  const std::vector<Point> points = test::generated("uniform --count 2000000 --seed 1").at;
  (void)solved(test::generated("uniform --count 1000 --seed 1").at, Backend::cuda);  // the device is awake then
  const auto run = [&](const std::stop_token& stop) {
    RunContext context;
    context.backend = Backend::cuda;
    context.stop = stop;
    (void)lmt(points, {}, context);
  };
  for (const int ms : {0, 30, 150, 400, 700, 1000}) EXPECT_TRUE(stops_within(200, ms, run, ms == 0));
}

TEST_F(CudaLmt, RefusesWhatMemoryDoesNotHold) {
  const std::vector<Point> points = test::generated("uniform --count 100000 --seed 1").at;
  for (const std::size_t bytes_per_point : {1000, 1600}) {  // too little for the host's part, then for both
    RunContext context;
    context.backend = Backend::cuda;
    context.memory_limit_bytes = points.size() * bytes_per_point;
    try {
      (void)lmt(points, {}, context);
      ADD_FAILURE() << "no error";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::out_of_memory) << error.full_text();
    }
  }
  expect_same_result(points);  // and goes on as if nothing had been
}

TEST_F(CudaLmt, HasTheCpusResultsOfFiles) {
  const char* folder = std::getenv("WS_DATA_DIR");
  if (!folder) GTEST_SKIP() << "WS_DATA_DIR is not set: no TSPLIB sets to read";
  std::ifstream table(std::string(folder) + "/tsp/mwt_lengths.tsv");
  ASSERT_TRUE(table);
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string name;
    fields >> name;
    SCOPED_TRACE(name);
    const Points points = distinct_points(io::read_points(std::string(folder) + "/tsp/" + name + ".tsp").points);
    EXPECT_EQ(skeleton_difference(points.at), "");
    expect_same_result(points.at);
  }
}

}  // namespace
}  // namespace ws::triangulation
