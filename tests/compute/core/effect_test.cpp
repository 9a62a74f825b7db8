// Conditions of a schema: when a parameter has an effect, why not, and what is said of it.
// SPDX-License-Identifier: MIT
#include "compute/core/schema/effect.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <array>

namespace ws::of_effect {
namespace {

enum class Method { grid, brute, tiled };
constexpr auto choices(Method) {
  using enum Method;
  return std::to_array<Choice<Method>>({{grid, "grid", "Near"}, {brute, "brute", "All"}, {tiled, "tiled", "Parts"}});
}

struct Sample {
  Method method = Method::grid;
  bool study = false;
  double halo = 1, from = 0;
  std::int64_t tiles = 3, width = 0;
  Numbers corners, matrix;
  static constexpr auto schema() {
    using P = Sample;
    return std::make_tuple(
        field(&P::method, {.name = "method", .label = "Method"}), field(&P::study, {.name = "study", .label = "Study"}),
        field(&P::halo, {.name = "halo", .max = 9, .applies_when = {when("method", {"tiled"}), unless("tiles", {"1"})}}),
        field(&P::from, {.name = "study_from", .max = 9, .applies_when = {when("study")}}),
        field(&P::tiles, {.name = "tiles", .max = 9, .applies_when = {when("method", {"tiled"})}}),
        field(&P::width, {.name = "width", .max = 9, .applies_when = {when("method", {"grid", "brute"}) || when("study")}}),
        field(&P::corners, {.name = "corners", .max = 9}),
        field(&P::matrix, {.name = "matrix", .max = 9, .applies_when = {when("corners", {""}).because("the corners {} win")}}));
  }
};

ParameterSet with(std::initializer_list<std::pair<const char*, const char*>> values) {
  ParameterSet set = ParameterSet::of<Sample>();
  for (const auto& [name, text] : values) set.set_text(name, text);
  return set;
}

using Lines = std::vector<std::string>;

TEST(Effect, IsThereWhereTheConditionsHold) {
  EXPECT_EQ(why_not(with({}), "method"), "");
  EXPECT_EQ(why_not(with({}), "tiles"), "it needs --method tiled");
  EXPECT_EQ(why_not(with({{"method", "tiled"}}), "tiles"), "");
  EXPECT_EQ(why_not(with({}), "study_from"), "it needs --study");
  EXPECT_EQ(why_not(with({{"method", "tiled"}}), "width"), "it needs --method grid or brute or --study");
  EXPECT_EQ(why_not(with({{"method", "tiled"}, {"study", "true"}}), "width"), "");
  EXPECT_EQ(why_not(with({{"corners", "1,2"}}), "matrix"), "the corners 1,2 win");
}

TEST(Effect, OfWhatIsNoParameterHasAConditionToo) {
  const Condition condition = when("tiles", {"4"}) || when("study");
  EXPECT_EQ(why_not(with({{"study", "true"}}), condition), "");
  EXPECT_EQ(why_not(with({{"method", "tiled"}, {"tiles", "4"}}), condition), "");
  EXPECT_EQ(why_not(with({}), condition), "it needs --tiles 4 or --study");
  EXPECT_EQ(why_not(with({{"tiles", "4"}}), condition), "it needs --tiles 4 or --study") << "which has no effect without tiles";
}

TEST(Effect, OfWhatDependsOnAnotherThatHasNoneItself) {
  // Without tiles their number counts as the default, whatever was typed.
  EXPECT_EQ(why_not(with({{"method", "tiled"}, {"tiles", "1"}}), "halo"), "it needs --tiles other than 1");
  EXPECT_EQ(why_not(with({{"tiles", "1"}}), "halo"), "it needs --method tiled");
}

TEST(Effect, IsSaidInHelpWhateverTheValues) {
  const ParameterSet set = with({});
  EXPECT_EQ(applies_with(set, "method"), "");
  EXPECT_EQ(applies_with(set, "halo"), "only with --method tiled, and --tiles other than 1");
  EXPECT_EQ(applies_with(set, "width"), "only with --method grid or brute or --study");
  EXPECT_EQ(applies_with(set, "matrix"), "only with no --corners");
}

TEST(Effect, LinesNameWhatWasChangedByReason) {
  EXPECT_EQ(lines_without_effect(with({})), Lines{});
  EXPECT_EQ(lines_without_effect(with({{"tiles", "4"}, {"halo", "2"}, {"study_from", "3"}})),
            (Lines{"--halo 2 and --tiles 4 have no effect: they need --method tiled",
                   "--study-from 3 has no effect: it needs --study"}));
  EXPECT_EQ(lines_without_effect(with({{"method", "tiled"}, {"tiles", "4"}, {"halo", "2"}})), Lines{});
}

TEST(Effect, WithoutWhatHasNoneTheRestStays) {
  const ParameterSet kept = without_ineffective(with({{"tiles", "4"}, {"study", "true"}, {"study_from", "3"}}));
  EXPECT_EQ(kept, with({{"study", "true"}, {"study_from", "3"}}));
}

TEST(Effect, OtherReasonsAreSaidInTheSameForm) {
  constexpr std::array<std::string_view, 3> names{"tiles", "halo", "study"};
  EXPECT_EQ(line_without_effect(with({}), names, "there is no device"), "");
  EXPECT_EQ(line_without_effect(with({{"tiles", "4"}, {"study", "true"}}), names, "there is no device"),
            "--tiles 4 and --study have no effect: there is no device");
}

/// Beside a run of `Sample`.
struct SampleView {
  bool boxes = true;
  std::int64_t depth = 0, levels = 0;
  static constexpr auto schema() {
    using P = SampleView;
    return std::make_tuple(
        field(&P::boxes, {.name = "boxes", .applies_when = {of_run(when("method", {"tiled"}))}}),
        field(&P::depth, {.name = "depth", .max = 9, .needs = "a cloud of 3 dimensions or more"}),
        field(&P::levels,
              {.name = "levels",
               .max = 9,
               .applies_when = {when("boxes"), of_run(unless("tiles", {"1"})).because("a run of {} tile has no levels")}}));
  }
};

ParameterSet view_with(std::initializer_list<std::pair<const char*, const char*>> values) {
  ParameterSet set = ParameterSet::of<SampleView>();
  for (const auto& [name, text] : values) set.set_text(name, text);
  return set;
}

TEST(Effect, OfAViewParameterDependsOnTheRunToo) {
  const ParameterSet grid = with({}), tiled = with({{"method", "tiled"}}), one = with({{"method", "tiled"}, {"tiles", "1"}});
  const ParameterSet view = view_with({{"levels", "2"}});
  EXPECT_EQ(why_not(view, "boxes", &grid), "it needs --method tiled");
  EXPECT_EQ(why_not(view, "boxes", &tiled), "");
  EXPECT_EQ(why_not(view, "boxes"), "") << "of an unknown run nothing is said";
  EXPECT_EQ(why_not(view, "levels", &one), "a run of 1 tile has no levels");
  EXPECT_EQ(why_not(view_with({{"boxes", "false"}}), "levels", &tiled), "it needs --boxes");
  EXPECT_EQ(why_not(view_with({{"boxes", "false"}}), "levels", &grid), "") << "what has no effect is at its default";
  EXPECT_EQ(applies_with(view, "boxes", &grid), "only with --method tiled");
  EXPECT_EQ(applies_with(view, "boxes"), "");
  EXPECT_EQ(applies_with(view, "levels", &grid), "only with --boxes, and --tiles other than 1");
  EXPECT_EQ(lines_without_effect(view_with({{"boxes", "false"}, {"levels", "2"}}), &one),
            (Lines{"--levels 2 has no effect: it needs --boxes"}));
}

TEST(Effect, DependsOnTheDataWhereTheyAreKnown) {
  ParameterSet view = view_with({{"depth", "2"}});
  EXPECT_EQ(why_not(view, "depth"), "");
  EXPECT_EQ(applies_with(view, "depth"), "only with a cloud of 3 dimensions or more");
  view.range("depth").has_needed_data = false;
  EXPECT_EQ(why_not(view, "depth"), "it needs a cloud of 3 dimensions or more");
  EXPECT_EQ(lines_without_effect(view), (Lines{"--depth 2 has no effect: it needs a cloud of 3 dimensions or more"}));
  EXPECT_EQ(without_ineffective(view), view_with({}));
}

struct Wrong {
  bool on = false;
  static constexpr auto schema() {
    return std::make_tuple(field(&Wrong::on, {.name = "on", .applies_when = {when("nothing")}}));
  }
};

TEST(Effect, AConditionOnWhatIsNotThereIsRefused) { EXPECT_THROW((void)ParameterSet::of<Wrong>(), Error); }

}  // namespace
}  // namespace ws::of_effect
