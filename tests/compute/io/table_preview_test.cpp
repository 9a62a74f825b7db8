// The beginning of tables, and the columns that are proposed where others hold text.
// SPDX-License-Identifier: MIT
#include "compute/io/points/table_preview.h"
#include "io_test_support.h"

namespace ws::io::test {
namespace {

using Names = std::vector<std::string>;

TablePreview preview(std::string_view text, std::string_view name = "a.csv", std::size_t most_rows = 200) {
  const TemporaryFolder folder;
  return preview_table(folder.write(name, text), most_rows);
}

Names proposed(std::string_view text, std::string_view name = "a.csv") { return proposed_columns(preview(text, name)); }

TEST(TablePreview, ShowsHeaderAndFirstRows) {
  const TablePreview table = preview("time,lat,\"place, near\"\nnow,1.5,\"Guam, west\"\nthen,,x\nlate,2,y\n", "a.csv", 2);
  EXPECT_EQ(table.names, (Names{"time", "lat", "place, near"}));
  ASSERT_EQ(table.rows.size(), 2u);
  EXPECT_EQ(table.rows[0], (Names{"now", "1.5", "Guam, west"}));
  EXPECT_EQ(table.rows[1], (Names{"then", "", "x"}));
  EXPECT_EQ(table.holds_numbers, (std::vector<bool>{false, true, false}));
  EXPECT_TRUE(table.has_text);
  EXPECT_EQ(table.key_of(1), "lat");
  EXPECT_EQ(table.key_of(2), "2") << "its name holds the comma that separates names";
}

TEST(TablePreview, CountsWhatCellsAre) {
  const TablePreview table = preview("a,b,c\n1,x,\n2,y,nan\nn/a,3,4\n");
  ASSERT_EQ(table.facts.size(), 3u);
  const auto counts = [&](std::size_t c) {
    return std::vector<std::size_t>{table.facts[c].number_count, table.facts[c].missing_count, table.facts[c].text_count};
  };
  EXPECT_EQ(counts(0), (std::vector<std::size_t>{2, 1, 0}));
  EXPECT_EQ(counts(1), (std::vector<std::size_t>{1, 0, 2}));
  EXPECT_EQ(counts(2), (std::vector<std::size_t>{1, 2, 0}));
  EXPECT_TRUE(table.is_whole);
  EXPECT_FALSE(preview("a\n1\n2\n3\n", "a.csv", 2).is_whole);
  EXPECT_TRUE(preview("a\n1\n2\n", "a.csv", 2).is_whole);
}

TEST(TablePreview, NumbersAloneHaveNoText) {
  for (const char* text : {"x,y\n1,2\n3,4\n", "1,2\n3,4\n", "1;2\n3;4\n", "x,y\n1,2\n3,oops\n5,6\n", "x,y\n1,oops\n3,4\n",
                           "1,2x\n3,4\n", "x,y\n1,\n,2\n"})
    EXPECT_FALSE(preview(text).has_text) << text;
  EXPECT_EQ(preview("2\n1 2\n3 4\n", "a.txt").column_count(), 2u) << "the count of rows above them is no row";
}

TEST(TablePreview, DecimalCommasAreThoseOfNumbers) {
  const TablePreview table = preview("place;x;y\nGuam, west;1,5;2,5\nLima;3;4,5");
  EXPECT_EQ(table.holds_numbers, (std::vector<bool>{false, true, true}));
  EXPECT_EQ(table.rows.at(0), (Names{"Guam, west", "1.5", "2.5"}));
  EXPECT_NE(table.note.find("decimal commas"), std::string::npos) << table.note;
  EXPECT_EQ(preview("x;y\n1.5;2.5\n").note, "");
  EXPECT_EQ(preview("1,5;2,5\r3,5;4,5").column_count(), 3u) << "what the reader refuses is looked at all the same";
}

TEST(TablePreview, LongitudeAndLatitudeComeFirst) {
  EXPECT_EQ(proposed("t,latitude,longitude,x,y\na,1,2,3,4\n"), (Names{"longitude", "latitude"}));
  EXPECT_EQ(proposed("t,Lat,LNG\na,1,2\n"), (Names{"LNG", "Lat"}));
  EXPECT_EQ(proposed("t,lat_error,decimalLatitude,stop_lon\na,9,1,2\n"), (Names{"stop_lon", "decimalLatitude"}));
  EXPECT_EQ(proposed("t,lat,x,y\na,1,2,3\n"), (Names{"x", "y"})) << "a latitude alone is no place";
  EXPECT_EQ(proposed("t,lat,lon,a,b\na,north,east,2,3\n"), (Names{"a", "b"})) << "their cells are no numbers";
}

TEST(TablePreview, ThenAxesByName) {
  EXPECT_EQ(proposed("id,z,y,x,what\n7,3,2,1,a\n"), (Names{"x", "y", "z"}));
  EXPECT_EQ(proposed("what,Y (m),X (m),w\na,2,1,3\n"), (Names{"X (m)", "Y (m)"}));
  EXPECT_EQ(proposed("what,pos_x,pos_y,x,y\na,1,2,3,4\n"), (Names{"x", "y"}));
}

TEST(TablePreview, ElseTheFirstColumnsOfNumbers) {
  EXPECT_EQ(proposed("what,mass,size,age\na,1,2,3\n"), (Names{"mass", "size"}));
  EXPECT_EQ(proposed("what,mass\na,1\n"), Names{}) << "one number is no point";
  EXPECT_EQ(proposed("Tokyo,35.6,139.7\nLima,-12,-77\n"), (Names{"1", "2"})) << "no header: columns by number";
  EXPECT_EQ(proposed("v,v,w\na,1,2\n"), (Names{"1", "w"})) << "a name that is there twice names none";
  EXPECT_EQ(proposed("a,b\nc,d\n"), Names{});
  EXPECT_EQ(proposed("what a b\nx 1 2\n", "a.txt"), (Names{"a", "b"}));
}

TEST(TablePreview, OtherFilesHaveNoColumns) {
  EXPECT_EQ(preview("").column_count(), 0u);
  EXPECT_EQ(preview("a,b\n", "a.json").column_count(), 0u);
  EXPECT_EQ(preview(std::string_view("\xff\xfe\x31\0\x2c\0", 6)).column_count(), 0u) << "UTF-16";
  EXPECT_EQ(preview_table("/").column_count(), 0u);
  EXPECT_EQ(preview_table("missing.csv").column_count(), 0u);
  EXPECT_LE(preview(std::string(2'000'000, ',')).column_count(), 0u) << "no line ends within what is read";
}

/// What is proposed is what the reader takes: the same points as chosen by hand, header or not.
TEST(TablePreview, TheReaderTakesWhatIsProposed) {
  const TemporaryFolder folder;
  for (const char* text : {"t,latitude,longitude\na,1,2\nb,3,4\n", "a,1,2\nb,3,4\n", "v,v,w\na,1,2\nb,3,4\n"}) {
    const auto path = folder.write("a.csv", text);
    ReadOptions options;
    options.columns = proposed_columns(preview_table(path));
    ASSERT_EQ(options.columns.size(), 2u) << text;
    EXPECT_EQ(read_points(path, options).points.size(), 2u) << text;
  }
}

}  // namespace
}  // namespace ws::io::test
