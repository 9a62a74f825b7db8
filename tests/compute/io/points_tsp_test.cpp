// TSPLIB files.
// SPDX-License-Identifier: MIT
#include "io_test_support.h"

namespace ws::io::test::of_points_tsp {
namespace {

PointFile read(std::string_view text, std::vector<std::string> columns = {}) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.columns = std::move(columns);
  return read_points(folder.write("a.tsp", text), options);
}

TEST(Tsp, NodesInFileOrder) {
  const auto planar = read("NAME: a\nDIMENSION : 2\nEDGE_WEIGHT_TYPE: EUC_2D\nNODE_COORD_SECTION\n 2 1.5 2\n1 3e1 4\nEOF\n");
  expect_equal_points(planar.points, points_of(2, {1.5, 2, 30, 4}));
  const auto spatial = read("DIMENSION: 1\r\nEDGE_WEIGHT_TYPE : EUC_3D\r\nNODE_COORD_SECTION \r\n1 1 2 3\r\n");
  expect_equal_points(spatial.points, points_of(3, {1, 2, 3}));
  for (const char* type : {"CEIL_2D", "GEO", "ATT", "MAN_2D"})
    EXPECT_EQ(read("EDGE_WEIGHT_TYPE: " + std::string(type) + "\nNODE_COORD_SECTION\n1 1 2\nDISPLAY_DATA_SECTION\n1 9 9\n")
                  .points.size(),
              1u);
}

TEST(Tsp, Columns) {
  expect_equal_points(read("NODE_COORD_SECTION\n1 5 6\nEOF\n", {"y"}).points, points_of(1, {6}));
  expect_error([] { read("NODE_COORD_SECTION\n1 5 6\nEOF\n", {"z"}); }, {"no column \"z\"", "x, y"});
}

TEST(Tsp, WrongFiles) {
  expect_error([] { read("DIMENSION: 3\nNODE_COORD_SECTION\n1 1 2\n2 3 4\nEOF\n"); }, {"DIMENSION says 3 nodes", "has 2"});
  expect_error([] { read("DIMENSION: many\nNODE_COORD_SECTION\n"); }, {"line 1", "\"many\""});
  expect_error([] { read("NODE_COORD_SECTION\n1 1 2\n2 3\nEOF\n"); }, {"line 3", "3 fields", "found 2"});
  expect_error([] { read("NODE_COORD_SECTION\n1 1 2 3\nEOF\n"); }, {"line 2", "found 4"});
  expect_error([] { read("NODE_COORD_SECTION\n1 1 two\nEOF\n"); }, {"line 2", "\"two\""});
  expect_error([] { read("EDGE_WEIGHT_TYPE: EXPLICIT\n"); }, {"line 1", "\"EXPLICIT\"", "EUC_2D"});
  expect_error([] { read("NAME: a\nEOF\n"); }, {"no NODE_COORD_SECTION"});
  expect_error([] { read("NODE_COORD_SECTION\nEOF\n"); }, {"holds no points"});
  expect_error([] { read("NODE_COORD_SECTION\n1 1 inf\nEOF\n"); }, {"line 2", "infinite"});
}

}  // namespace
}  // namespace ws::io::test::of_points_tsp
