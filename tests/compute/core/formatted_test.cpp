// Text in pieces and lists, as fmt itself writes them.
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws {
namespace {

template <class T>
void expect_as_fmt_joins(const std::vector<T>& values) {
  for (const char* between : {", ", "", "\n"})
    EXPECT_EQ(joined_text(values, between), fmt::format("{}", fmt::join(values, between)));
}

TEST(Formatted, ListsAreWrittenAsFmtWritesThem) {
  expect_as_fmt_joins<std::string>({});
  expect_as_fmt_joins<std::string>({"one"});
  expect_as_fmt_joins<std::string>({"{}", "", "two"});
  expect_as_fmt_joins<std::string_view>({"a", "b"});
  expect_as_fmt_joins<const char*>({"a", "b"});
  expect_as_fmt_joins<float>({0.1f, -0.0f, 1e30f, std::numeric_limits<float>::infinity()});
  expect_as_fmt_joins<double>({0.1, 1.0 / 3, 5e-324, -1e300, std::numeric_limits<double>::quiet_NaN()});
  expect_as_fmt_joins<std::uint8_t>({0, 65, 255});
  expect_as_fmt_joins<std::int64_t>({std::numeric_limits<std::int64_t>::min(), 7});
}

TEST(Formatted, PiecesAreAppended) {
  fmt::memory_buffer text;
  append_formatted(text, "{} {:.3f}", "a", 1.5);
  append_formatted(text, ", {{}}{:>4}\n", std::size_t{12});
  EXPECT_EQ(fmt::to_string(text), "a 1.500, {}  12\n");
}

TEST(Formatted, ShortNumbersHaveAnExponentOnlyWhereTheyAreLong) {
  const std::pair<double, const char*> all[] = {
      {0, "0"},        {0.123456, "0.1235"}, {9999.4, "9999"},        {9999.6, "10000"}, {-16930.4, "-16930"},
      {1e-7, "1e-07"}, {1234567, "1234567"}, {12345678, "1.235e+07"}, {99.99, "99.99"}};
  for (const auto& [value, text] : all) EXPECT_EQ(short_number(value), text);
  EXPECT_EQ(short_number(std::numeric_limits<double>::infinity()), "inf");
}

}  // namespace
}  // namespace ws
