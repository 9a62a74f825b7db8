// Points written and read back, bit for bit.
// SPDX-License-Identifier: MIT
#include "compute/io/points/points.h"

#include "io_test_support.h"

#include <cmath>
#include <limits>
#include <random>

namespace ws::io::test {
namespace {

PointSet awkward_points(std::size_t dimension, std::size_t count) {
  std::mt19937_64 random(7);
  PointSet points(dimension, count);
  for (std::size_t k = 0; k < dimension; ++k)
    for (std::size_t i = 0; i < count; ++i) {
      double value;
      do value = std::bit_cast<double>(random());
      while (!(std::abs(value) <= std::numeric_limits<double>::max()));
      points.at(i, k) = value;
    }
  points.at(0, 0) = -0.0;
  points.at(0, dimension - 1) = 4.9e-324;
  return points;
}

class WrittenPoints : public testing::TestWithParam<const char*> {};

TEST_P(WrittenPoints, RoundTrip) {
  const TemporaryFolder folder;
  const std::string extension = GetParam();
  for (const std::size_t dimension : {1u, 2u, 3u, 5u, 16u}) {
    if (extension == "ply" && dimension > 3) continue;
    const PointSet points = awkward_points(dimension, 257);
    write_points(folder / ("a." + extension), points);
    expect_equal_points(read_points(folder / ("a." + extension)).points, points);
  }
}

INSTANTIATE_TEST_SUITE_P(Points, WrittenPoints, testing::Values("csv", "xyz", "txt", "npy", "ply"),
                         [](const auto& info) { return info.param; });

TEST(WritePoints, CsvHeader) {
  const TemporaryFolder folder;
  PointSet points = points_of(2, {1, 2.5});
  write_points(folder / "a.csv", points);
  EXPECT_EQ(content_of(folder / "a.csv"), "x0,x1\n1,2.5\n");
  points.column_names = {"longitude, east", "the \"y\""};
  write_points(folder / "a.csv", points);
  EXPECT_EQ(content_of(folder / "a.csv"), "\"longitude, east\",\"the \"\"y\"\"\"\n1,2.5\n");
  EXPECT_EQ(read_points(folder / "a.csv").points.column_names, points.column_names);
  points.column_names = {"2019", "2020"};
  write_points(folder / "a.csv", points);
  EXPECT_EQ(content_of(folder / "a.csv"), "x0,x1\n1,2.5\n");
}

TEST(WritePoints, RefusesWhatAFormatCannotHold) {
  const TemporaryFolder folder;
  expect_error([&] { write_points(folder / "a.ply", points_of(4, {1, 2, 3, 4})); }, {"at most 3", "npy"});
  expect_error([&] { write_points(folder / "a.doc", points_of(1, {1})); }, {"a.doc", "\".doc\"", "csv, xyz"});
  EXPECT_EQ(folder.file_count(), 0u);
}

}  // namespace
}  // namespace ws::io::test
