// One schema: ranges, texts, defaults, automatic values.
// SPDX-License-Identifier: MIT
#include "compute/core/schema.h"
#include "compute/core/error.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace ws {
namespace {

enum class Mode { slow, fast };

struct Sample {
  double radius = 0;
  std::int64_t count = 5;
  bool on = true;
  Mode mode = Mode::fast;
  static constexpr auto schema() {
    using P = Sample;
    return std::make_tuple(Field<P, double>{&P::radius, "ball_radius", "Radius", "help", "m", 0.5, 10, 0, Scale::logarithmic,
                                            Cost::run, true, true},
                           Field<P, std::int64_t>{&P::count, "count", "Count", "help", "", 1, 100},
                           Field<P, bool>{&P::on, "on", "On", "help"}, Field<P, Mode>{&P::mode, "mode", "Mode", "help"});
  }
};

}  // namespace
}  // namespace ws

template <>
struct ws::ChoiceNames<ws::Mode> {
  static constexpr std::array names{"slow", "fast"};
};

namespace ws {
namespace {

struct Sizes {
  Numbers size{4, 3}, weights{0.5};
  static constexpr auto schema() {
    using P = Sizes;
    return std::make_tuple(Field<P, Numbers>{&P::size, "size", "Size", "help", "px", 1, 100, 1},
                           Field<P, Numbers>{&P::weights, "weights", "Weights", "help", "", -1, 1});
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
  EXPECT_EQ(set.info("mode").choices, (std::vector<std::string>{"slow", "fast"}));
  EXPECT_EQ(set.info("mode").kind, FieldKind::choice);
  EXPECT_EQ(set.info("count").kind, FieldKind::integer);
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
  set.info("ball_radius").automatic = 0.75;
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
    EXPECT_EQ(std::stod(to_text(Value(x))), x);
  }
}

}  // namespace
}  // namespace ws
