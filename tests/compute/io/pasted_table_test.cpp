// Text from the clipboard as a table.
// SPDX-License-Identifier: MIT
#include "compute/io/points/pasted_table.h"
#include "compute/io/points/points.h"
#include "io_test_support.h"

namespace ws::io::test {
namespace {

TEST(PastedTable, CellsOfASpreadsheetAreSeparatedByTabs) {
  EXPECT_EQ(table_of_text("x\ty\n1\t2\n3\t4\n").csv, "x,y\n1,2\n3,4\n");
  EXPECT_EQ(table_of_text("x\ty\r\n1\t\r\n3\t4").csv, "x,y\n1,\n3,4\n") << "an empty cell stays one";
  EXPECT_EQ(table_of_text("\xef\xbb\xbf"
                          "place, near\tx\nGuam, west\t2\nLima\t3\n")
                .csv,
            "\"place, near\",x\n\"Guam, west\",2\nLima,3\n");
}

TEST(PastedTable, DecimalCommasArePoints) {
  const PastedTable table = table_of_text("x\ty\n1,5\t-2\n3\t4,25");
  EXPECT_EQ(table.csv, "x,y\n1.5,-2\n3,4.25\n");
  EXPECT_NE(table.note.find("decimal commas"), std::string::npos) << table.note;
  EXPECT_FALSE(table.may_be_thousands);
  EXPECT_EQ(table_of_text("1,5;2,5\n3;4\n").csv, "1.5,2.5\n3,4\n");
  const PastedTable perhaps = table_of_text("14,505\t2\n3\t46,056\n");
  EXPECT_EQ(perhaps.csv, "14.505,2\n3,46.056\n");
  EXPECT_TRUE(perhaps.may_be_thousands);
  EXPECT_NE(perhaps.note.find("\"14,505\" as 14.505"), std::string::npos) << perhaps.note;
  const PastedTable thousands = table_of_text("1,500\t2.5\n3\t4\n");
  EXPECT_EQ(thousands.note, "") << "where points are used, a comma is none";
  EXPECT_EQ(thousands.csv, "\"1,500\",2.5\n3,4\n");
}

TEST(PastedTable, OtherTablesStayAsTheyAre) {
  EXPECT_EQ(table_of_text("1 2\n3 4\n").csv, "1 2\n3 4\n");
  EXPECT_EQ(table_of_text("1,2\n3,4\n").csv, "1,2\n3,4\n");
  EXPECT_EQ(table_of_text("1 2\r3 4\r").csv, "1 2\n3 4\n") << "line ends of old Macs";
  EXPECT_EQ(table_of_text("7").csv, "7");
}

TEST(PastedTable, ProseIsNoTable) {
  for (const char* text :
       {"", " \n", "Call me Ishmael.", "I have 3 apples", "Some words\nand 2 more lines\nof them\n", "a\tb\nc\td\n"})
    EXPECT_EQ(table_of_text(text).csv, "") << text;
}

TEST(PastedTable, TheReaderTakesIt) {
  const TemporaryFolder folder;
  const PointFile file = read_points(folder.write("pasted.csv", table_of_text("lon\tlat\n1,5\t2\n3\t4\n").csv));
  EXPECT_EQ(file.points.size(), 2u);
  EXPECT_EQ(file.points.at(0, 0), 1.5);
  EXPECT_EQ(file.points.column_names, (std::vector<std::string>{"lon", "lat"}));
}

}  // namespace
}  // namespace ws::io::test
