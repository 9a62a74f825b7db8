// Text tables: separators, headers, quotes, columns, invalid points, and every way they can be wrong.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"
#include "compute/io/points/point_reader.h"
#include "io_test_support.h"

#include <cmath>
#include <stop_token>
#include <thread>

namespace ws::io::test::of_points_text {
namespace {

PointFile read(std::string_view name, std::string_view text, std::vector<std::string> columns = {}, bool drop_invalid = false) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.columns = std::move(columns);
  options.drop_invalid = drop_invalid;
  return read_points(folder.write(name, text), options);
}

struct Variant {
  const char* title;
  const char* file;
  std::string_view text;
};

class TextVariants : public testing::TestWithParam<Variant> {};

TEST_P(TextVariants, GiveTheSamePoints) {
  const PointFile file = read(GetParam().file, GetParam().text);
  expect_equal_points(file.points, points_of(2, {1, -2.5, 3e2, 0.25, -0.0, 6}));
  EXPECT_EQ(file.sha256, sha256_hex(GetParam().text));
  EXPECT_EQ(file.dropped_count, 0u);
}

INSTANTIATE_TEST_SUITE_P(Points, TextVariants,
                         testing::Values(Variant{"Blanks", "a.xyz", "1 -2.5\n3e2 0.25\n-0 6\n"},
                                         Variant{"CountFirst", "a.txt", "3 \n1 -2.5\n3e2 0.25\n-0 6\n"},
                                         Variant{"NoFinalNewline", "a.txt", "1 -2.5\n3e2 0.25\n-0 6"},
                                         Variant{"ManyBlanks", "a.xy", "  1   -2.5 \n\t3e2\t 0.25\n -0 6\t\t\n"},
                                         Variant{"Tabs", "a.tsv", "1\t-2.5\n3e2\t0.25\n-0\t6\n"},
                                         Variant{"Semicolons", "a.csv", "1;-2.5\n3e2;0.25\n-0;6\n"},
                                         Variant{"Commas", "a.csv", "1,-2.5\n3e2,0.25\n-0,6\n"},
                                         Variant{"CommasInTxt", "a.txt", "1, -2.5\n3e2, 0.25\n-0, 6\n"},
                                         Variant{"CarriageReturns", "a.asc", "1 -2.5\r\n3e2 0.25\r\n-0 6\r\n"},
                                         Variant{"Comments", "a.xyz", "# made\n\n1 -2.5\n  # more\n\n3e2 0.25\n-0 6\n#"},
                                         Variant{"ByteOrderMark", "a.csv",
                                                 "\xef\xbb\xbf"
                                                 "x,y\n1,-2.5\n3e2,0.25\n-0,6\n"},
                                         Variant{"Header", "a.csv", "x,y\n1,-2.5\n3e2,0.25\n-0,6\n"},
                                         Variant{"HeaderInTxt", "a.txt", "x y\n1 -2.5\n3e2 0.25\n-0 6\n"},
                                         Variant{"Quotes", "a.csv", "\"x, in m\",\"y\"\n\"1\",-2.5\n 3e2 , \"0.25\" \n-0,6\n"},
                                         Variant{"PlusSigns", "a.txt", "+1 -2.5\n+3E+2 .25\n-0 6.\n"},
                                         Variant{"UpperCaseExtension", "A.CSV", "1,-2.5\n3e2,0.25\n-0,6\n"}),
                         [](const auto& info) { return info.param.title; });

TEST(TextPoints, EveryDimensionFrom1To16) {
  for (std::size_t dimension = 1; dimension <= 16; ++dimension) {
    std::string line;
    for (std::size_t k = 0; k < dimension; ++k) line += std::to_string(k) + " ";
    const PointFile file = read("a.xyz", line + "\n" + line);
    EXPECT_EQ(file.points.dimension(), dimension);
    EXPECT_EQ(file.points.size(), 2u);
    EXPECT_EQ(file.points.at(1, dimension - 1), static_cast<double>(dimension - 1));
  }
  expect_error([] { read("a.xyz", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17\n"); },
               {"17 dimensions", "at most 16", "--columns"});
}

TEST(TextPoints, ColumnsByNameAndNumber) {
  constexpr std::string_view text = "id,Longitude,latitude,2019\na,1,2,3\nb,4,5,6\n";
  expect_equal_points(read("a.csv", text, {"latitude", "Longitude"}).points, points_of(2, {2, 1, 5, 4}));
  expect_equal_points(read("a.csv", text, {"LATITUDE", "longitude"}).points, points_of(2, {2, 1, 5, 4}));
  expect_equal_points(read("a.csv", text, {"2", "1"}).points, points_of(2, {2, 1, 5, 4}));
  expect_equal_points(read("a.csv", text, {"2019", "1"}).points, points_of(2, {3, 1, 6, 4}));
  EXPECT_EQ(read("a.csv", text, {"LATITUDE", "3"}).points.column_names, (std::vector<std::string>{"latitude", "2019"}));
}

TEST(TextPoints, ExactNameComesBeforeOtherCase) {
  expect_equal_points(read("a.csv", "X,x,y\n1,2,3\n", {"x", "y"}).points, points_of(2, {2, 3}));
}

TEST(TextPoints, NumberedColumnsOfAHeaderlessTableKeepTheFirstLine) {
  expect_equal_points(read("a.csv", "a,1,2\nb,3,4\n", {"1", "2"}).points, points_of(2, {1, 2, 3, 4}));
}

TEST(TextPoints, HeaderNamesBecomeColumnNames) {
  EXPECT_EQ(read("a.csv", "\"a \"\"b\"\"\",y\n1,2\n").points.column_names, (std::vector<std::string>{"a \"b\"", "y"}));
  EXPECT_TRUE(read("a.csv", "1,2\n").points.column_names.empty());
}

TEST(TextPoints, MissingColumnListsTheOthers) {
  expect_error([] { read("a.csv", "lon,lat\n1,2\n", {"depth"}); }, {"no column \"depth\"", "lon, lat", "--columns"});
  expect_error([] { read("a.csv", "1,2\n", {"2"}); }, {"no column \"2\"", "0 to 1"});
  expect_error([] { read("a.csv", "lon,lat\n1,2\n", {"lon", "0"}); }, {"chosen twice"});
}

TEST(TextPoints, TextInAColumn) {
  expect_error([] { read("a.csv", "t,x,y\nnow,1,2\n"); },
               {"line 2", "column 0 \"t\" is not numeric", "\"now\"", "--columns", "x, y"});
  expect_error([] { read("a.csv", "x,y\n1,2\n\n3,N/A\n"); }, {"line 4", "column 1 \"y\"", "\"N/A\"", "--columns"});
  expect_error([] { read("a.csv", "x,y\n1,2\n3,4x\n", {"y"}); }, {"line 3", "column 1 \"y\"", "\"4x\""});
  expect_error([] { read("a.csv", "1.5;2.5\n3,5;4,5\n"); }, {"line 2", "\"3,5\"", "decimal point"});
}

TEST(TextPoints, DecimalCommasBetweenSemicolonsOrTabs) {
  const TemporaryFolder folder;
  for (const char* text : {"x;y\n1,5;-2\n3;4,25e1\n", "x;y\n1,5;-2\n3;4,25e1", "1,5;-2\n3;4,25e1\n", "2\n1,5;-2\n3;4,25e1\n",
                           "x\ty\n1,5\t-2\n3\t4,25e1\n", "1,5\t-2\n3\t4,25e1\n", "x;y\n\"1,5\";-2\n3; 4,25e1 \n"}) {
    const PointFile file = read_points(folder.write("a.csv", text));
    ASSERT_EQ(file.points.size(), 2u) << text;
    EXPECT_EQ(file.points.at(0, 0), 1.5) << text;
    EXPECT_EQ(file.points.at(1, 1), 42.5) << text;
    ASSERT_EQ(file.notes.size(), 1u) << text;
    EXPECT_NE(file.notes[0].find("decimal commas"), std::string::npos);
    EXPECT_TRUE(file.warnings.empty());
  }
  EXPECT_TRUE(read_points(folder.write("a.csv", "1;2\n3;4\n")).notes.empty());
  for (const char* text : {"1,5\n3,4\n", "1,5\t\n3,4\t\n"})
    EXPECT_EQ(read_points(folder.write("a.csv", text)).points.at(1, 1), 4) << "here the comma separates";
}

TEST(TextPoints, CommasThatMayGroupThousandsAreNotReadSilently) {
  const TemporaryFolder folder;
  const PointFile perhaps = read_points(folder.write("a.csv", "x;y\n1,500;2\n13,250;4\n"));
  EXPECT_EQ(perhaps.points.at(0, 0), 1.5);
  ASSERT_EQ(perhaps.warnings.size(), 1u);
  EXPECT_NE(perhaps.warnings[0].find("\"1,500\" as 1.5"), std::string::npos) << perhaps.warnings[0];
  EXPECT_TRUE(read_points(folder.write("a.csv", "x;y\n1,500;2\n0,250;4\n")).warnings.empty()) << "no group begins with 0";
  // Another column tells what commas are.
  expect_error([&] { (void)read("a.csv", "pop;x;y\n1,234,567;1,500;2\n", {"x", "y"}); }, {"\"1,500\"", "decimal point"});
  expect_error([&] { (void)read("a.csv", "pop;x;y\n1.5;1,500;2\n", {"x", "y"}); }, {"\"1,500\"", "decimal point"});
  // So does a point far down.
  std::string long_table;
  while (long_table.size() < (std::size_t{3} << 20)) long_table += "1,5;2\n";
  EXPECT_EQ(read_points(folder.write("long.csv", long_table)).points.at(400'000, 0), 1.5);
  expect_error([&] { (void)read_points(folder.write("long.csv", long_table + "0.5;2\n")); }, {"line 1", "\"1,5\""});
}

TEST(TextPoints, LookingForDecimalCommasEndsWithAStop) {
  std::stop_source stop;
  stop.request_stop();
  ReadOptions options;
  options.stop = stop.get_token();
  EXPECT_THROW(static_cast<void>(pointed_table(FileSource("a.csv", "1,5;2\n", options), true)), Cancelled);
}

TEST(TextPoints, ALineThatNeverEndsIsRefusedWithCommasToo) {
  std::string line = "x;y\n1,5";
  while (line.size() < (std::size_t{17} << 20)) line += ";2,5;3,5;4,5;5,5;6,5;7,5;8,5;9,5";
  expect_error([&] { (void)read("a.csv", line); }, {"line 2"});
}

TEST(TextPoints, TextAmongNumbersIsNoHeader) {
  for (const std::string_view first : {"\xe2\x88\x92"
                                       "1.5,2",
                                       "1.5x,2", "NA,2"})
    expect_error([&] { read("a.csv", std::string(first) + "\n0,0\n3,1\n"); },
                 {"line 1", "column 0 is not numeric", "column 1 is", "--columns"});
  expect_error([] { read("a.xyz", "# made\n1 2 x\n1 2 3\n"); }, {"line 2", "column 2 is not numeric"});
  EXPECT_EQ(read("a.csv", ",y\n1,2\n").points.size(), 1u) << "a header may have empty names";
  EXPECT_EQ(read("a.csv", "x,y,2019\n1,2,3\n", {"Y", "x"}).points.size(), 1u) << "the name of a chosen column makes a header";
}

TEST(TextPoints, AColumnWithoutNumbersIsNotForDropping) {
  for (const char* text : {"x,y,\n1,2,\n3,4,\n", "1,2,\n3,4,\n"})
    for (const bool drops : {false, true})
      expect_error([&] { read("a.csv", text, {}, drops); },
                   {"holds no points", "column 2 has no number in any row", "--columns"});
  EXPECT_EQ(read("a.csv", "1,2,\n3,4,\n", {"0", "1"}).points.size(), 2u);
}

TEST(TextPoints, CarriageReturnsAlone) {
  expect_error([] { read("a.csv", "x,y\r1,2\r3,4\r"); }, {"carriage returns alone", "line feeds"});
  EXPECT_EQ(read("a.csv", "1,2\r").points.size(), 1u);
}

TEST(TextPoints, RowsOfOtherLength) {
  expect_error([] { read("a.csv", "x,y,z\n1,2,3\n4,5\n"); }, {"line 3", "expected 3 fields, found 2"});
  expect_error([] { read("a.xyz", "# c\n1 2\n\n1 2 3\n"); }, {"line 4", "expected 2 fields, found 3"});
  expect_error([] { read("a.csv", "x,y\n1,2,\n"); }, {"line 2", "expected 2 fields, found 3"});
}

TEST(TextPoints, ACountThatIsWrong) {
  expect_error([] { read("a.txt", "4\n1 2\n3 4\n5 6\n"); }, {"first line says 4 points", "there are 3"});
}

TEST(TextPoints, TheLowestWrongLineIsNamedInLongFiles) {
  std::string text;
  for (int i = 1; i <= 500'000; ++i) text += i == 123'456 || i == 400'000 ? "1 2\n" : "1 2 3.5\n";
  expect_error([&] { read("a.xyz", text); }, {"line 123456", "expected 3 fields, found 2"});
}

TEST(TextPoints, BrokenQuotes) {
  expect_error([] { read("a.csv", "x,y\n1,\"2\n3,4\n"); }, {"line 2", "quote is not closed"});
  expect_error([] { read("a.csv", "x,\"y\n1,2\n"); }, {"line 1", "quote is not closed"});
  expect_error([] { read("a.csv", "x,y\n1,\"2\"3\n"); }, {"line 2", "quote"});
}

TEST(TextPoints, InvalidPointsAreCountedAndRefused) {
  std::string text = "# comment\n";
  for (int i = 0; i < 1000; ++i) text += i == 10 ? "nan 1\n" : i == 500 ? "1 -inf\n" : i == 999 ? "1e999 0\n" : "1 2\n";
  expect_error([&] { read("a.xyz", text); },
               {"3 of 1000 points have NaN or infinite", "first at line 12", "--drop-invalid drops them"});
  const PointFile file = read("a.xyz", text, {}, true);
  EXPECT_EQ(file.dropped_count, 3u);
  EXPECT_EQ(file.points.size(), 997u);
  expect_error([] { read("a.csv", "x,y\n1,\n2,3\n"); }, {"1 of 2 points has NaN", "line 2"});
  EXPECT_EQ(read("a.csv", "x,y\n1,\n2,3\n", {}, true).points.size(), 1u);
  expect_error([] { read("a.csv", "x,y\n,1\nnan,2\n", {}, true); }, {"holds no points", "2 of 2"});
}

TEST(TextPoints, InvalidFieldsOfOtherColumnsDoNotMatter) {
  EXPECT_EQ(read("a.csv", "x,y,m\n1,2,\n3,4,nan\n", {"x", "y"}).points.size(), 2u);
}

TEST(TextPoints, NumbersBeyondTheRange) {
  const PointFile file = read("a.xyz", "1e-999 4.9e-324 1.7976931348623157e308 0.1\n");
  expect_equal_points(file.points, points_of(4, {0, 4.9e-324, 1.7976931348623157e308, 0.1}));
}

TEST(TextPoints, EmptyFiles) {
  expect_error([] { read("a.csv", ""); }, {"holds no points", "empty"});
  expect_error([] { read("a.csv", "\n\n# nothing\n"); }, {"holds no points"});
  expect_error([] { read("a.csv", "x,y\n"); }, {"holds no points"});
  expect_error([] { read("a.csv", "\xef\xbb\xbf"); }, {"holds no points"});
}

TEST(TextPoints, OtherEncodingsAndBinary) {
  expect_error(
      [] {
        read("a.csv", std::string_view("\xff\xfe"
                                       "1\0,\0",
                                       6));
      },
      {"UTF-16", "UTF-8"});
  expect_error([] { read("a.xyz", std::string_view("\0\1\2 \3\n", 6)); }, {"holds no points"});
  expect_error([] { read("a.xyz", std::string_view("1 2\n\0 1\n", 8)); }, {"line 2", "\\x00"});
}

TEST(TextPoints, OnePointAndManyThreads) {
  EXPECT_EQ(read("a.xyz", "1 2 3").points.size(), 1u);
  const TemporaryFolder folder;
  std::string text;
  for (int i = 0; i < 700'000; ++i) text += std::to_string(i) + " " + std::to_string(-i) + "\n";
  const auto path = folder.write("a.xyz", text);
  for (const int threads : {1, 2, 7}) {
    ReadOptions options;
    options.thread_count = threads;
    const PointFile file = read_points(path, options);
    ASSERT_EQ(file.points.size(), 700'000u);
    for (std::size_t i = 0; i < file.points.size(); ++i) ASSERT_EQ(file.points.at(i, 1), -static_cast<double>(i));
  }
}

TEST(TextPoints, ProgressNamesTheFileAndReachesTheEnd) {
  const TemporaryFolder folder;
  Progress progress;
  ReadOptions options;
  options.progress = &progress;
  (void)read_points(folder.write("cloud.xyz", "1 2\n3 4\n"), options);
  EXPECT_EQ(progress.fraction(), 1.0);
  EXPECT_EQ(progress.what(), "reading cloud.xyz");
}

}  // namespace
}  // namespace ws::io::test::of_points_text
