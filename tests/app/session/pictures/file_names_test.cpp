// Names of files, and steps of sequences.
// SPDX-License-Identifier: MIT
#include "app/session/pictures/file_names.h"

#include "app/session/pictures/picture_sizes.h"
#include "app/session/pictures/step_range.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

StateInput file(const std::string& path) {
  StateInput input;
  input.path = path;
  return input;
}

StateInput generated(const std::string& words) {
  StateInput input;
  input.generator = words;
  return input;
}

TEST(FileNamesTest, TheyTellDataWorkspaceAndStep) {
  EXPECT_EQ(proposed_name({file("/data/earthquakes.csv")}, "ridge", 1204), "earthquakes-ridge-step-1204");
  EXPECT_EQ(proposed_name({generated("rings --count 3000")}, "ridge"), "rings-ridge");
  EXPECT_EQ(proposed_name({file("a.tsp"), file("b.csv")}, "triangulation"), "a-triangulation");
  EXPECT_EQ(proposed_name({}, "filter"), "filter");
}

TEST(FileNamesTest, TheyAreSafe) {
  EXPECT_EQ(safe_name("r1 0.3: \"a/b\" * <c>|?\\"), "r1-0.3-a-b-c");
  EXPECT_EQ(safe_name("../../etc"), "etc");
  EXPECT_EQ(safe_name("-rf"), "rf");
  EXPECT_EQ(safe_name(".hidden"), "hidden");
  EXPECT_EQ(safe_name("\n\t"), "warpscope");
  EXPECT_EQ(safe_name("mõõtmised"), "mõõtmised");
  EXPECT_EQ(safe_name("trailing. "), "trailing");
  const std::string longest = safe_name("x" + std::string(200, '\xc3') + "\xb5");
  EXPECT_LE(longest.size(), 80u);
  std::string letters;
  for (int i = 0; i < 60; ++i) letters += "µ";
  EXPECT_EQ(safe_name("x" + letters), "x" + letters.substr(0, 78)) << "no letter is cut";
}

TEST(FileNamesTest, NumbersSortAsStepsDo) {
  EXPECT_EQ(numbered_name("clip.png", 12, 4000), "clip-step-0012.png");
  EXPECT_EQ(numbered_name("a.b/clip.png", 4000, 4000), "a.b/clip-step-4000.png");
  EXPECT_EQ(numbered_name("/tmp/clip.PNG", 0, 0), "/tmp/clip-step-0.PNG");
}

TEST(FileNamesTest, Extensions) {
  EXPECT_TRUE(has_extension("a/b.SVG", ".svg"));
  EXPECT_FALSE(has_extension("a.svg/b", ".svg"));
}

TEST(StepRangeTest, TheLastStepIsAlwaysAmongThem) {
  EXPECT_EQ((StepRange{0, 10, 5}).count(), 3u);
  EXPECT_EQ((StepRange{0, 11, 5}).count(), 4u);
  EXPECT_EQ((StepRange{0, 11, 5}).step(3), 11u);
  EXPECT_EQ((StepRange{7, 7, 100}).count(), 1u);
  EXPECT_EQ((StepRange{7, 9, 100}).count(), 2u);
  EXPECT_EQ((StepRange{7, 9, 100}).step(1), 9u);
  EXPECT_EQ((StepRange{8, 7, 1}).count(), 0u);
}

TEST(StepRangeTest, AClipIsNotLong) {
  EXPECT_EQ(stride_for(0, 599, 600), 1u);
  EXPECT_LE((StepRange{0, 612'734, stride_for(0, 612'734, 600)}).count(), 602u);
  EXPECT_GE((StepRange{0, 612'734, stride_for(0, 612'734, 600)}).count(), 590u);
  EXPECT_EQ(stride_for(5, 5, 600), 1u);
  EXPECT_EQ(stride_for(0, 10, 0), 1u);
}

TEST(PictureSizesTest, PaperIsAsLargeAsItSays) {
  const PictureSize& a4 = *find_picture_size("a4");
  EXPECT_NEAR(a4.width / 300.0 * 25.4, 297, 0.1);
  EXPECT_NEAR(a4.height / 300.0 * 25.4, 210, 0.1);
  EXPECT_NEAR(find_picture_size("column")->width / 300.0 * 25.4, 85, 0.1);
  EXPECT_EQ(find_picture_size("a5"), nullptr);
}

}  // namespace
}  // namespace ws::app
