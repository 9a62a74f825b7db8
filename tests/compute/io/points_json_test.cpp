// Points from JSON: lists, objects, and what is refused.
// SPDX-License-Identifier: MIT
#include "io_test_support.h"

namespace ws::io::test::of_points_json {
namespace {

PointSet read(std::string_view text) {
  const TemporaryFolder folder;
  return read_points(folder.write("a.json", text), {}).points;
}

TEST(PointsJson, ReadsListsAndObjects) {
  for (const char* text : {"[[1, 2], [3.5, -4e2]]", R"({"method": "lmt", "points": [[1, 2], [3.5, -400]]})",
                           R"([{"x": 1, "y": 2}, {"y": -400, "x": 3.5}])"}) {
    SCOPED_TRACE(text);
    expect_equal_points(read(text), points_of(2, {1, 2, 3.5, -400}));
  }
  EXPECT_EQ(read("[[1, 2, 3]]").dimension(), 3u);
}

TEST(PointsJson, WrongFiles) {
  expect_error([] { read("[[1, 2], [3]]"); }, {"point 1", "2 coordinates", "found 1"});
  expect_error([] { read("[[1, \"a\"]]"); }, {"point 0", "expected a number", "a"});
  expect_error([] { read("{\"edges\": []}"); }, {"no list of points"});
  expect_error([] { read("[[1, 2]"); }, {"is not JSON"});
  expect_error([] { read("[1, 2]"); }, {"point 0", "list of numbers"});
  expect_error([] { read("[]"); }, {"holds no points"});
}

}  // namespace
}  // namespace ws::io::test::of_points_json
