// What a group of lanes sees around a point is what `Surroundings` sees.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/look_around.h"

#include "compute/triangulation/candidates/diamond.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <memory>

namespace ws::triangulation {
namespace {

/// The share of points with too much around them for the group's room.
template <class Room = LookAroundRoom>
double share_without_room(const std::vector<Point>& points) {
  const BoxTree tree(points);
  const DirectionTable table(shortest_tangent);
  std::vector<PlaneBox> boxes;
  for (int level = 0; level <= tree.top(); ++level)
    boxes.insert(boxes.end(), tree.level(level).begin(), tree.level(level).end());
  FlatBoxTree flat = flat_box_tree(points.size());
  EXPECT_EQ(flat.top, tree.top());
  EXPECT_EQ(flat.first[flat.top + 1], boxes.size());
  flat.boxes = boxes.data();
  Surroundings expected(points, points.size(), tree, table, shortest_tangent);
  const auto room = std::make_unique<Room>();
  LookAround<OneLane, Room> group({}, points.data(), flat, table, shortest_tangent, *room);
  std::size_t without = 0;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    std::vector<std::uint32_t> targets;
    expected.neighbours(i, targets);
    const std::uint32_t count = group.look(i);
    if (count == LookAround<OneLane, Room>::no_room) {
      ++without;
      continue;
    }
    std::vector<std::uint32_t> found(count, ~0u);
    group.write([&](std::uint32_t place, std::uint32_t target) { found.at(place) = target; });
    EXPECT_EQ(found, targets) << "point " << i;
  }
  return double(without) / double(points.size());
}

TEST(TriangulationLookAround, SeesWhatSurroundingsSees) {
  for (const char* command :
       {"uniform --count 20000 --seed 1", "uniform27 --count 3000 --seed 2", "lattice --count 2500 --radius 1",
        "lattice --count 900 --radius 0.1", "normal --count 3000", "lattice --count 900 --radius 1 --noise 0.1"}) {
    SCOPED_TRACE(command);
    EXPECT_LT(share_without_room(test::along_curve(test::generated(command).at)), 0.05);
  }
  // Rounding decides on which side of a border between directions many corners of boxes lie.
  std::vector<Point> tenths;
  for (int i = 0; i < 2500; ++i)
    if (i % 7 != 3) tenths.push_back({0.1 * (i % 50), 0.1 * (i / 50)});
  EXPECT_LT(share_without_room(test::along_curve(tenths)), 0.05);
  // Here points see far.
  for (const char* command : {"clusters --count 1500 --radius 1e-6", "circle-points --count 300", "wheel --count 201"}) {
    SCOPED_TRACE(command);
    EXPECT_LE(share_without_room(test::along_curve(test::generated(command).at)), 1);
  }
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE(seed);
    EXPECT_EQ(share_without_room(test::along_curve(test::whole_points(3 + seed % 30, seed % 2 ? 8 : 1000, seed))), 0);
  }
}

/// The group opens every box that is not closed; `Surroundings` defers those where all points are closed at once.
TEST(TriangulationLookAround, DeferredBoxesChangeNothing) {
  using WideRoom = LookAroundRoomOf<8192, 8000, 60000, 8000>;
  for (const char* command :
       {"uniform --count 20000 --seed 3", "uniform27 --count 9000 --seed 2", "lattice --count 2500 --radius 1",
        "lattice --count 4900 --radius 1 --noise 0.01", "normal --count 3000", "disc --count 8000 --seed 2",
        "clusters --count 2000 --radius 0.01", "clusters --count 800 --radius 1e-6", "circle-points --count 300"}) {
    SCOPED_TRACE(command);
    EXPECT_EQ(share_without_room<WideRoom>(test::along_curve(test::generated(command).at)), 0);
  }
  // Wide and thin: all of it is near the hull.
  for (const double height : {1e-2, 1e-4}) {
    SCOPED_TRACE(height);
    std::vector<Point> points = test::along_curve(test::generated("uniform --count 1500 --seed 5").at);
    for (Point& p : points) p.y *= height * (1 + p.x * p.x);
    EXPECT_EQ(share_without_room<WideRoom>(test::along_curve(distinct_points(points).at)), 0);
  }
}

}  // namespace
}  // namespace ws::triangulation
