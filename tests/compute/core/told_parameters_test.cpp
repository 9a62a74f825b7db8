// What a parameter takes, why it has no effect, and why a run has too little memory is said through the phrasebook.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/schema/effect.h"
#include "tests/support/without_letters.h"

#include <gtest/gtest.h>

namespace ws::of_told_parameters {
namespace {

using test::has_letters;
using test::without;
using test::WithoutLetters;

struct Told {
  std::int64_t whole = 3;
  double real = 1, automatic = 0;
  bool flag = false;
  Numbers list, wholes;
  static constexpr auto schema() {
    using P = Told;
    return std::make_tuple(
        field(&P::whole, {.name = "a", .max = 9, .applies_when = {when("d")}}),
        field(&P::real, {.name = "b", .max = 9, .needs = "a cloud", .applies_when = {when("a", {"1", "2"})}}),
        field(&P::automatic,
              {.name = "c", .max = 9, .zero_is_auto = true, .applies_when = {unless("a", {"3", "4"}) || when("d")}}),
        field(&P::flag, {.name = "d"}),
        field(&P::list, {.name = "e", .max = 9, .applies_when = {when("a", {"1"}).because("value {} wins")}}),
        field(&P::wholes, {.name = "f", .max = 9, .step = 1}));
  }
};

/// Flags of one letter.
std::string without_flags(std::string text) {
  for (const char* flag : {"--a", "--b", "--c", "--d", "--e", "--f"}) text = without(text, flag);
  return text;
}

TEST(ToldParameters, WhatOneTakes) {
  const WithoutLetters phrasebook;
  const ParameterSet set = ParameterSet::of<Told>();
  for (const FieldInfo& field : set.fields()) EXPECT_FALSE(has_letters(set.accepts(field.name))) << set.accepts(field.name);
  ParameterSet own = set;
  try {
    own.set_text("a", "77");
    FAIL() << "it was taken";
  } catch (const Error& error) {
    EXPECT_FALSE(has_letters(without_flags(error.what()))) << error.what();
  }
}

TEST(ToldParameters, WhyOneHasNoEffect) {
  const WithoutLetters phrasebook;
  ParameterSet set = ParameterSet::of<Told>();
  set.set_text("a", "4");
  set.set_text("b", "2");
  set.set_text("e", "1,2");
  const std::vector<std::string> lines = lines_without_effect(set);
  EXPECT_EQ(lines.size(), 3u);
  for (const std::string& line : lines) EXPECT_FALSE(has_letters(without_flags(line))) << line;
  EXPECT_FALSE(has_letters(without_flags(why_not(set, "c")))) << why_not(set, "c");
  set.range("b").has_needed_data = false;
  EXPECT_EQ(why_not(set, "b"), ".. ..... . .....");
}

TEST(ToldParameters, TooLittleMemory) {
  const WithoutLetters phrasebook;
  RunContext context;
  context.memory_limit_bytes = 1000;
  const auto text_of = [&](std::size_t bytes) {
    try {
      context.check_memory(bytes, 0);
    } catch (const Error& error) {
      return error.full_text();
    }
    return std::string("none");
  };
  EXPECT_FALSE(has_letters(text_of(2000))) << text_of(2000);
  context.memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  EXPECT_FALSE(has_letters(text_of(std::size_t{1} << 60))) << text_of(std::size_t{1} << 60);
}

}  // namespace
}  // namespace ws::of_told_parameters
