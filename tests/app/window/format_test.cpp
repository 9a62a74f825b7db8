// Numbers and words as the window writes them.
// SPDX-License-Identifier: MIT
#include "app/window/format.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace ws::app {
namespace {

TEST(Format, WholeNumbersOfASentenceHaveGroups) {
  const std::pair<const char*, const char*> all[] = {
      {"The whole tree: 612735 nodes, 360150 references, depth 29",
       "The whole tree: 612_735 nodes, 360_150 references, depth 29"},
      {"columns 1024 to 1151 of 640 x 4096", "columns 1_024 to 1_151 of 640 x 4_096"},
      {"cost 1.38902e+06, length 31042.6956, 12345.", "cost 1.38902e+06, length 31042.6956, 12_345."},
      {"photo12345.png, v4110, 2026-11-29", "photo12345.png, v4110, 2026-11-29"},
      {"photo 12345.png, scan 0042", "photo 12345.png, scan 0042"},
      {"-12345 to 12345, 3-1000", "-12_345 to 12_345, 3-1000"},
      {"", ""},
      {"1234567890123456789012", "1234567890123456789012"}};
  for (const auto& [sentence, expected] : all)
    EXPECT_EQ(with_groups(qt(sentence)).replace(QChar(0x202f), '_').toStdString(), expected);
}

}  // namespace
}  // namespace ws::app
