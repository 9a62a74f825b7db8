// Texts of --vary as values, and what is refused.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/variation.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

namespace ws::app::of_variation {
namespace {

enum class Way { slow, quick };
constexpr auto choices(Way) {
  return std::array{Choice<Way>{Way::slow, "slow", "Every pair"}, Choice<Way>{Way::quick, "quick", "Near pairs only"}};
}

struct Parameters {
  double radius = 0.2;
  std::int64_t inner_count = 4;
  Way way = Way::slow;
  bool closed = false;
  Numbers taps{1};
  static constexpr auto schema() {
    using P = Parameters;
    return std::make_tuple(
        field(&P::radius,
              {.name = "radius", .label = "Radius", .help = "Of a ball", .unit = "m", .min = 0.01, .max = 10, .alias = "r1"}),
        field(&P::inner_count, {.name = "inner_count", .label = "Count", .help = "How many", .min = 1, .max = 100}),
        field(&P::way, {.name = "way", .label = "Way", .help = "How"}),
        field(&P::closed, {.name = "closed", .label = "Closed", .help = "Whether"}),
        field(&P::taps, {.name = "taps", .label = "Taps", .help = "Numbers", .min = -10, .max = 10}));
  }
};

const ParameterSet& set() {
  static const ParameterSet made = ParameterSet::of<Parameters>();
  return made;
}

std::vector<std::string> values(const std::string& text) {
  std::vector<std::string> texts;
  for (const Value& value : parse_variation(text, set()).values) texts.push_back(to_text(value));
  return texts;
}

std::string refusal(const std::string& text) {
  try {
    static_cast<void>(parse_variation(text, set()));
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    return error.full_text();
  }
  return "nothing was refused";
}

using Texts = std::vector<std::string>;

TEST(Variation, RangesAreEvenlySpaced) {
  EXPECT_EQ(values("radius=1:2:5"), (Texts{"1", "1.25", "1.5", "1.75", "2"}));
  EXPECT_EQ(values("radius=2:1:3:lin"), (Texts{"2", "1.5", "1"}));
  EXPECT_EQ(values("radius=0.01:1:3:log"), (Texts{"0.01", "0.1", "1"}));
}

TEST(Variation, EndsAreExactAndOthersHaveSixDigits) {
  const Texts found = values("radius=0.05:0.5:24:log");
  ASSERT_EQ(found.size(), 24u);
  EXPECT_EQ(found.front(), "0.05");
  EXPECT_EQ(found[1], "0.0552648");
  EXPECT_EQ(found.back(), "0.5");
}

TEST(Variation, WholeNumbersOfARangeAreTakenOnce) {
  const Variation variation = parse_variation("inner_count=1:3:9", set());
  ASSERT_EQ(variation.values.size(), 3u);
  EXPECT_EQ(variation.values[1], Value(std::int64_t{2}));
  ASSERT_EQ(variation.notes.size(), 1u);
  EXPECT_EQ(variation.notes[0], "inner_count: of 9 values 3 are different whole numbers");
}

TEST(Variation, ListsKeepTheirOrder) {
  EXPECT_EQ(values("way=quick,slow"), (Texts{"quick", "slow"}));
  EXPECT_EQ(values("way=all"), (Texts{"slow", "quick"}));
  EXPECT_EQ(values("closed=all"), (Texts{"false", "true"}));
  EXPECT_EQ(values("radius=3,1,2"), (Texts{"3", "1", "2"}));
  EXPECT_EQ(values("taps=1,2,1;1,4,6,4,1"), (Texts{"1,2,1", "1,4,6,4,1"}));
}

TEST(Variation, NamesAreWrittenAsFlagsToo) {
  EXPECT_EQ(parse_variation("inner-count=1,2", set()).name, "inner_count");
  EXPECT_EQ(parse_variation("--inner-count=1,2", set()).name, "inner_count");
  EXPECT_EQ(parse_variation("r1=1,2", set()).name, "radius");
  EXPECT_EQ(parse_variation("radius=1,2", set()).axis_label(), "Radius (m)");
}

TEST(Variation, MeansOfComputingAreVariedToo) {
  EXPECT_EQ(values("threads=1:4:4"), (Texts{"1", "2", "3", "4"}));
  EXPECT_EQ(parse_variation("threads=1,2", set()).what, Varied::threads);
  EXPECT_EQ(parse_variation("backend=cpu,cuda", set()).what, Varied::backend);
  EXPECT_EQ(values("seed=7,8"), (Texts{"7", "8"}));
  EXPECT_NE(refusal("threads=0,1").find("from 1 to"), std::string::npos);
  EXPECT_NE(refusal("backend=gpu").find("cpu and cuda"), std::string::npos);
}

TEST(Variation, RefusalsSayWhatIsTaken) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"radius", "NAME=FROM:TO:COUNT"},
      {"radius=", "NAME=FROM:TO:COUNT"},
      {"radios=1,2", "did you mean radius?"},
      {"radius=1:2", "a range is"},
      {"radius=1:2:1", "from 2 to"},
      {"radius=1:2:3:lig", "did you mean lin?"},
      {"radius=a:2:3", "no numbers"},
      {"radius=1:nan:3", "no numbers"},
      {"radius=1:1:3", "the same"},
      {"radius=-1:1:3:log", "above 0"},
      {"radius=1:20:3", "from 0.01 to 10"},
      {"radius=1,,2", "a value is missing"},
      {"radius=1,1", "twice"},
      {"way=slow,quik", "did you mean quick?"},
      {"way=1:2:3", "no number"},
      {"inner_count=1.5,2", "whole number"},
  };
  for (const auto& [text, part] : cases)
    EXPECT_NE(refusal(text).find(part), std::string::npos) << text << ": " << refusal(text);
}

TEST(Variation, AValueBeyondTheDataIsTakenAndTheRangeStays) {
  ParameterSet narrow = set();
  narrow.range("radius").max = 1;
  EXPECT_THROW(narrow.set("radius", 5.0), Error);
  set_beyond_data(narrow, "radius", 5.0);
  EXPECT_EQ(narrow.get("radius"), Value(5.0));
  EXPECT_EQ(narrow.range("radius").max, 1);
  EXPECT_THROW(set_beyond_data(narrow, "radius", 50.0), Error);
  EXPECT_EQ(narrow.range("radius").max, 1);
}

}  // namespace
}  // namespace ws::app::of_variation
