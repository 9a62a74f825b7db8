// What may have been meant by a word that is not known.
// SPDX-License-Identifier: MIT
#include "app/session/nearest_word.h"

#include <gtest/gtest.h>

namespace ws::test {

TEST(NearestWord, IsTheOneWithFewOtherLetters) {
  const std::vector<std::string> known{"threads", "theme", "--backend"};
  EXPECT_EQ(app::nearest_word("thraeds", known), "threads");
  EXPECT_EQ(app::nearest_word("them", known), "theme");
  EXPECT_EQ(app::nearest_word("--bakend", known), "--backend");
  EXPECT_EQ(app::nearest_word("elephant", known), "");
  EXPECT_EQ(app::suggestion("them", known), " (did you mean theme?)");
  EXPECT_EQ(app::suggestion("elephant", known), "");
}

}  // namespace ws::test
