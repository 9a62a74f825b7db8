// What the window remembers and finds beside an open file. There is no window here.
// SPDX-License-Identifier: MIT
#include "app/window/files/column_memory.h"
#include "app/window/files/file_series.h"
#include "tests/compute/io/io_test_support.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QStandardPaths>

#include <gtest/gtest.h>

namespace ws::app {
namespace {

using io::test::TemporaryFolder;

class OpeningTest : public testing::Test {
 protected:
  [[nodiscard]] QString path(const char* name) const { return QString::fromStdString((folder_ / name).string()); }
  void write(std::initializer_list<const char*> names) const {
    for (const char* name : names) static_cast<void>(folder_.write(name, "1,2\n"));
  }
  /// Until the folder has been listed in the background.
  static bool is_listed(const FileSeries& series) {
    QElapsedTimer clock;
    clock.start();
    while (series.position() == 0 && clock.elapsed() < 20'000) QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    return series.position() > 0;
  }

  const TemporaryFolder folder_;

 private:
  char name_[13] = "opening_test";
  char* arguments_[2] = {name_, nullptr};
  int count_ = 1;
  const QCoreApplication application_{count_, arguments_};
};

TEST_F(OpeningTest, AFolderIsGoneThroughInNaturalOrder) {
  write({"a010.csv", "a9.csv", "B1.CSV", "a9.csv.truth.json", "state.warpscope.json", "notes.pdf", "base.queries.csv",
         "cow.obj"});
  FileSeries series;
  series.follow(path("a9.csv"));
  ASSERT_TRUE(is_listed(series));
  EXPECT_EQ(FileSeries::openable_files(path(".")).size(), 4);
  EXPECT_EQ(series.count(), 4) << "what belongs to other data, and what no reader knows, is left out";
  EXPECT_EQ(series.position(), 1);
  EXPECT_EQ(series.beside(path("a9.csv"), 1), path("a010.csv"));
  EXPECT_EQ(series.beside(path("a010.csv"), 1), path("B1.CSV"));
  EXPECT_EQ(series.beside(path("a9.csv"), -1), QString());
  EXPECT_EQ(series.beside(path("cow.obj"), 1), QString());
  series.follow(QString());
  EXPECT_EQ(series.position(), 0);
}

TEST_F(OpeningTest, FilesThatWereOpenedTogetherAreASeriesOfTheirOwn) {
  write({"a.csv", "b.csv", "c.csv"});
  FileSeries series;
  series.choose({path("c.csv"), path("a.csv")});
  series.follow(path("c.csv"));
  EXPECT_EQ(series.position(), 1);
  EXPECT_EQ(series.count(), 2);
  EXPECT_EQ(series.beside(path("c.csv"), 1), path("a.csv"));
  series.follow(path("b.csv"));
  ASSERT_TRUE(is_listed(series));
  EXPECT_EQ(series.count(), 3) << "another file is one of its folder";
}

TEST_F(OpeningTest, ColumnsAreRememberedByHeaderAndKind) {
  QStandardPaths::setTestModeEnabled(true);
  const std::vector<std::string> header{"time", "lat", "lon", (folder_ / "").string()};  // no other run has it
  EXPECT_FALSE(ColumnMemory::recall(header, InputKind::points));
  ColumnMemory::remember(header, InputKind::points, {{"lat", "time"}, true});
  ColumnMemory::remember(header, InputKind::vectors, {{"lat"}, false});
  const auto known = ColumnMemory::recall(header, InputKind::points);
  ASSERT_TRUE(known);
  EXPECT_EQ(known->columns, (std::vector<std::string>{"lat", "time"}));
  EXPECT_TRUE(known->drop_invalid);
  ColumnMemory::remember(header, InputKind::points, {{"lon"}, false});
  EXPECT_EQ(ColumnMemory::recall(header, InputKind::points)->columns, std::vector<std::string>{"lon"}) << "the newest holds";
  EXPECT_EQ(ColumnMemory::recall(header, InputKind::vectors)->columns, std::vector<std::string>{"lat"});
  EXPECT_FALSE(ColumnMemory::recall({"time", "lat"}, InputKind::points));
  for (int i = 0; i < 100; ++i) ColumnMemory::remember({"a", std::to_string(i)}, InputKind::points, {{"a"}, false});
  EXPECT_FALSE(ColumnMemory::recall(header, InputKind::points)) << "the oldest give way";
  ColumnMemory::remember({}, InputKind::points, {{"0"}, false});
  EXPECT_FALSE(ColumnMemory::recall({}, InputKind::points)) << "a table without a header tells nothing";
}

}  // namespace
}  // namespace ws::app
