// Lines short enough to read.
// SPDX-License-Identifier: MIT
#include "app/session/wrapped_text.h"

#include <gtest/gtest.h>

namespace ws::test {

TEST(WrappedText, BreaksAtBlanksAndBeforeTheColumn) {
  EXPECT_EQ(app::wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(app::wrapped("one two three", 6), "one\ntwo\nthree");
  EXPECT_EQ(app::wrapped("one two\nthree", 40), "one two\nthree") << "what fits stays";
  EXPECT_EQ(app::wrapped("", 7), "");
  EXPECT_EQ(app::wrapped("ends\n", 7), "ends\n");
}

TEST(WrappedText, BreaksWordsThatAreLongerThanALine) {
  EXPECT_EQ(app::wrapped("/home/someone/points.csv", 15), "/home/someone/\npoints.csv");
  EXPECT_EQ(app::wrapped("abcdefgh", 3), "abc\ndef\ngh");
}

TEST(WrappedText, CountsCharactersNotBytes) {
  EXPECT_EQ(app::wrapped("äöü ßß", 6), "äöü ßß");
  EXPECT_EQ(app::wrapped("äöüßä", 2), "äö\nüß\nä");
}

}  // namespace ws::test
