// Counts in sentences.
// SPDX-License-Identifier: MIT
#include "compute/core/run/counted.h"

#include <gtest/gtest.h>

namespace ws::test {

TEST(Counted, OneIsSingular) {
  EXPECT_EQ(counted(0, "point"), "0 points");
  EXPECT_EQ(counted(1, "point"), "1 point");
  EXPECT_EQ(counted(2, "point"), "2 points");
  EXPECT_EQ(counted(1, "vertex", "vertices"), "1 vertex");
  EXPECT_EQ(counted(3, "vertex", "vertices"), "3 vertices");
  EXPECT_STREQ(agreeing(1, "lies", "lie"), "lies");
  EXPECT_STREQ(agreeing(0, "lies", "lie"), "lie");
}

}  // namespace ws::test
