// One schema: ranges, texts, defaults, automatic values, choices with their sentences, lists.
// SPDX-License-Identifier: MIT
#include "compute/core/schema/schema.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace ws::of_schema {
namespace {

enum class Mode { slow, fast };
constexpr auto choices(Mode) {
  using enum Mode;
  return std::to_array<Choice<Mode>>({{slow, "slow", "Takes its time"}, {fast, "fast", "Hurries"}});
}

struct Sample {
  double radius = 0;
  std::int64_t count = 5;
  bool on = true;
  Mode mode = Mode::fast;
  static constexpr auto schema() {
    using P = Sample;
    return std::make_tuple(field(&P::radius, {.name = "ball_radius",
                                              .label = "Radius",
                                              .help = "help",
                                              .unit = "m",
                                              .min = 0.5,
                                              .max = 10,
                                              .scale = Scale::logarithmic,
                                              .pinned = true,
                                              .zero_is_auto = true}),
                           field(&P::count, {.name = "count", .label = "Count", .help = "help", .min = 1, .max = 100}),
                           field(&P::on, {.name = "on", .label = "On", .help = "help"}),
                           field(&P::mode, {.name = "mode", .label = "Mode", .help = "help"}));
  }
};

struct Sizes {
  Numbers size{4, 3}, weights{0.5};
  static constexpr auto schema() {
    using P = Sizes;
    return std::make_tuple(
        field(&P::size,
              {.name = "size", .label = "Size", .unit = "px", .min = 1, .max = 100, .step = 1, .meaning = ListMeaning::points}),
        field(&P::weights, {.name = "weights", .label = "Weights", .min = -1}));
  }
};

std::string refusal(ParameterSet& set, std::string_view name, std::string_view text) {
  try {
    set.set_text(name, text);
  } catch (const Error& e) {
    EXPECT_EQ(e.kind(), ErrorKind::invalid_argument);
    return e.what();
  }
  return "accepted";
}

TEST(Schema, DescribesEachField) {
  const ParameterSet set = ParameterSet::of<Sample>();
  ASSERT_EQ(set.fields().size(), 4u);
  EXPECT_EQ(set.fields()[0].flag(), "--ball-radius");
  EXPECT_TRUE(set.fields()[0].pinned);
  EXPECT_EQ(set.info("mode").kind, FieldKind::choice);
  EXPECT_EQ(set.info("count").kind, FieldKind::integer);
  EXPECT_EQ(ParameterSet::of<Sizes>().info("size").meaning, ListMeaning::points);
}

TEST(Schema, ChoicesHaveASentenceEach) {
  const ParameterSet set = ParameterSet::of<Sample>();
  const std::vector<ChoiceInfo>& modes = set.info("mode").choices;
  ASSERT_EQ(modes.size(), 2u);
  EXPECT_EQ(modes[0].name, "slow");
  EXPECT_EQ(modes[1].help, "Hurries");
  EXPECT_STREQ(choice_name(Mode::fast), "fast");
  EXPECT_TRUE(set.info("mode").has_choice("fast"));
  EXPECT_FALSE(set.info("mode").has_choice("quick"));
}

TEST(Schema, DescriptionsAreMadeOnceAndRangesBelongToTheSet) {
  ParameterSet one = ParameterSet::of<Sample>();
  const ParameterSet other = ParameterSet::of<Sample>({2, 7, false, Mode::slow});
  EXPECT_EQ(one.fields().data(), other.fields().data());
  EXPECT_EQ(std::get<std::int64_t>(other.info("count").default_value), 5) << "the defaults are the struct's";
  EXPECT_FALSE(other.is_default("count"));
  one.range("count").max = 20;
  EXPECT_EQ(other.range("count").max, 100);
  EXPECT_EQ(refusal(one, "count", "21"), "--count takes a whole number from 1 to 20, not 21");
  EXPECT_EQ(one.accepts("count"), "a whole number from 1 to 20");
  one.take_ranges(other);
  EXPECT_EQ(refusal(one, "count", "21"), "accepted");
}

TEST(Schema, RoundTripsThroughTheStruct) {
  Sample sample{2.5, 7, false, Mode::slow};
  const Sample back = ParameterSet::of(sample).to<Sample>();
  EXPECT_EQ(back.radius, 2.5);
  EXPECT_EQ(back.count, 7);
  EXPECT_FALSE(back.on);
  EXPECT_EQ(back.mode, Mode::slow);
}

TEST(Schema, RefusesWhatIsOutsideAndNamesTheFlag) {
  ParameterSet set = ParameterSet::of<Sample>();
  EXPECT_EQ(refusal(set, "ball_radius", "11"), "--ball-radius takes a number from 0.5 to 10 (0: automatic), not 11");
  EXPECT_EQ(refusal(set, "ball_radius", "nan"), "--ball-radius takes a number from 0.5 to 10 (0: automatic), not nan");
  EXPECT_EQ(refusal(set, "ball_radius", "2x"), "--ball-radius takes a number from 0.5 to 10 (0: automatic), not \"2x\"");
  EXPECT_EQ(refusal(set, "count", "1.5"), "--count takes a whole number from 1 to 100, not \"1.5\"");
  EXPECT_EQ(refusal(set, "count", ""), "--count takes a whole number from 1 to 100, not \"\"");
  EXPECT_EQ(refusal(set, "mode", "quick"), "--mode takes one of slow, fast, not quick");
  EXPECT_EQ(refusal(set, "on", "maybe"), "--on takes true or false, not \"maybe\"");
  EXPECT_EQ(refusal(set, "ball_radius", "0"), "accepted");
  EXPECT_NE(refusal(set, "nothing", "1").find("no parameter named nothing"), std::string::npos);
  EXPECT_EQ(set, ParameterSet::of<Sample>());  // nothing half-set
}

TEST(Schema, ListsThatCountTakeWholeNumbers) {
  ParameterSet set = ParameterSet::of<Sizes>();
  EXPECT_EQ(refusal(set, "size", "2.5"), "--size takes whole numbers from 1 to 100, separated by commas, not 2.5");
  EXPECT_EQ(refusal(set, "size", "7,1.5").find("--size takes whole numbers"), 0u);
  EXPECT_EQ(refusal(set, "size", "1e1,8"), "accepted");
  EXPECT_EQ(set.to<Sizes>().size, (Numbers{10, 8}));
  EXPECT_EQ(refusal(set, "weights", "0.25,-0.5"), "accepted");
}

TEST(Schema, ListsAreNumbersWhetherTheyComeAsNumbersOrAsText) {
  ParameterSet set = ParameterSet::of<Sizes>();
  set.set("weights", Numbers{0.1, -0.25});
  EXPECT_EQ(std::get<Numbers>(set.get("weights")), (Numbers{0.1, -0.25}));
  ParameterSet other = ParameterSet::of<Sizes>();
  other.set("weights", std::string("0.1, -0.25"));
  EXPECT_EQ(set, other);
  EXPECT_EQ(to_text(set.get("weights")), "0.1,-0.25");
  set.set("weights", Numbers{});
  EXPECT_EQ(to_text(set.get("weights")), "");
  EXPECT_THROW(set.set("weights", Numbers{2}), Error);
  EXPECT_THROW(set.set("weights", Numbers{std::nan("")}), Error);
  EXPECT_THROW(set.set("weights", true), Error);
}

TEST(Schema, NumbersConvertWhereNothingIsLost) {
  ParameterSet set = ParameterSet::of<Sample>();
  set.set("ball_radius", std::int64_t{3});
  EXPECT_EQ(std::get<double>(set.get("ball_radius")), 3.0);
  set.set("count", 8.0);
  EXPECT_EQ(std::get<std::int64_t>(set.get("count")), 8);
  EXPECT_THROW(set.set("count", 8.5), Error);
  EXPECT_THROW(set.set("on", 1.0), Error);
}

TEST(Schema, AutomaticValuesStandInForZero) {
  ParameterSet set = ParameterSet::of<Sample>();
  EXPECT_EQ(std::get<double>(set.effective("ball_radius")), 0.0);
  set.range("ball_radius").automatic = 0.75;
  EXPECT_EQ(std::get<double>(set.effective("ball_radius")), 0.75);
  set.set("ball_radius", 2.0);
  EXPECT_EQ(std::get<double>(set.effective("ball_radius")), 2.0);
  EXPECT_FALSE(set.is_default("ball_radius"));
  set.reset("ball_radius");
  EXPECT_TRUE(set.is_default("ball_radius"));
}

TEST(Schema, TextsRoundTrip) {
  for (const double x : {0.1, 1e-300, 12345678.9, 1.0 / 3}) {
    ParameterSet set = ParameterSet::of<Sample>();
    set.range("ball_radius") = {0, 1e9, 0, 1e9};
    set.set_text("ball_radius", to_text(Value(x)));
    EXPECT_EQ(set.to<Sample>().radius, x);
  }
}

}  // namespace
}  // namespace ws::of_schema
