// Real files, where WS_DATA_DIR says they are.
// SPDX-License-Identifier: MIT
#include "io_test_support.h"

#include <cstdlib>

namespace ws::io::test {
namespace {

namespace fs = std::filesystem;

class RealFiles : public testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("WS_DATA_DIR");
    if (!folder) GTEST_SKIP() << "WS_DATA_DIR is not set: no real files to read";
    folder_ = folder;
  }
  fs::path folder_;
};

TEST_F(RealFiles, Earthquakes) {
  ReadOptions options;
  options.columns = {"longitude", "latitude"};
  const PointFile file = read_points(folder_ / "clouds" / "earthquakes.csv", options);
  EXPECT_EQ(file.points.size(), 15'049u);
  EXPECT_EQ(file.points.column_names, options.columns);
  EXPECT_EQ(file.points.at(0, 0), 172.1853);
  EXPECT_EQ(file.points.at(0, 1), -23.0604);
  expect_error([&] { (void)read_points(folder_ / "clouds" / "earthquakes.csv"); },
               {"line 2", "\"time\"", "--columns", "latitude, longitude"});
}

TEST_F(RealFiles, EveryTextCloudAndTsp) {
  std::size_t file_count = 0;
  for (const char* folder : {"clouds", "tsp"})
    for (const auto& entry : fs::directory_iterator(folder_ / folder)) {
      if (entry.path().extension() != ".txt" && entry.path().extension() != ".tsp") continue;
      const PointFile file = read_points(entry.path());
      EXPECT_EQ(file.points.dimension(), 2u) << entry.path();
      EXPECT_GE(file.points.size(), 14u) << entry.path();
      ++file_count;
    }
  EXPECT_GE(file_count, 10u);
}

}  // namespace
}  // namespace ws::io::test
