// Conditions on steps.
// SPDX-License-Identifier: MIT
#include "app/session/stop/step_condition.h"

#include "app/session/nearest_word.h"
#include "compute/core/data/number_in.h"
#include "compute/core/data/trimmed.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

constexpr const char* forms = phrase(
    "a step is a number, last, or a condition: an event (removed_near, first:removed_near, 3rd:removed_near), a phase "
    "(phase:decimate), a value that compares (cost<900, reason=too few within 2 r2) or changes (balls changes)");

[[noreturn]] void refuse_condition(std::string_view text, const std::string& why) {
  throw Error(ErrorKind::invalid_argument, fmt::format("{}: {}", io::shown(text), why), said(forms));
}

/// "first", "last", "2nd", "17th": which one, counted from 1, and whether from the end.
struct Which {
  std::size_t nth;
  bool from_end;
};
std::optional<Which> which_in(std::string_view word) {
  if (word == "first") return Which{1, false};
  if (word == "last") return Which{1, true};
  std::size_t nth = 0;
  const auto [rest, failure] = std::from_chars(word.data(), word.data() + word.size(), nth);
  const std::string_view ending = word.substr(static_cast<std::size_t>(rest - word.data()));
  if (failure != std::errc{} || (ending != "st" && ending != "nd" && ending != "rd" && ending != "th")) return std::nullopt;
  return Which{nth, false};
}

struct Sign {
  const char* text;
  Relation comparison;
};
constexpr std::array<Sign, 9> signs{{{"<=", Relation::at_most},
                                     {">=", Relation::at_least},
                                     {"!=", Relation::unequal},
                                     {"==", Relation::equal},
                                     {"≤", Relation::at_most},
                                     {"≥", Relation::at_least},
                                     {"<", Relation::less},
                                     {">", Relation::more},
                                     {"=", Relation::equal}}};

Value value_of(std::string_view text) {
  if (text == "true" || text == "false") return text == "true";
  if (const auto number = number_in<double>(text)) return *number;
  return std::string(text);
}

std::optional<ValueTest> value_test(std::string_view text, std::string_view whole) {
  constexpr std::string_view changes = " changes";
  if (text == trimmed(changes)) refuse_condition(whole, said("it does not say which value changes"));
  if (text.ends_with(changes)) {
    const std::string name = bare_name(trimmed(text.substr(0, text.size() - changes.size())));
    return ValueTest{name, Relation::changes, {}};
  }
  for (std::size_t at = 0; at < text.size(); ++at)
    for (const Sign& sign : signs) {
      const std::string_view mark = sign.text;
      if (text.substr(at, mark.size()) != mark) continue;
      const std::string name = bare_name(trimmed(text.substr(0, at)));
      const std::string_view value = trimmed(text.substr(at + mark.size()));
      if (name.empty()) refuse_condition(whole, said("there is no value's name before the sign"));
      if (value.empty()) refuse_condition(whole, told("it does not say what {} is compared with", name));
      ValueTest test{name, sign.comparison, value_of(value)};
      const bool is_ordered = sign.comparison != Relation::equal && sign.comparison != Relation::unequal;
      if (is_ordered && !std::holds_alternative<double>(test.value))
        refuse_condition(whole, told("{} is no number, so it compares by = and != only", io::shown(value)));
      return test;
    }
  return std::nullopt;
}

EventTest event_test(std::string_view text, std::string_view whole) {
  const std::size_t colon = text.find(':');
  const std::string kind = bare_name(trimmed(text.substr(0, colon)));
  const std::string_view label = colon == std::string_view::npos ? std::string_view() : trimmed(text.substr(colon + 1));
  if (kind.empty()) refuse_condition(whole, said("it names no event"));
  if (which_in(kind)) refuse_condition(whole, told("it does not say what is to happen for the {} time", kind));
  if (!std::isalpha(static_cast<unsigned char>(kind[0])))
    refuse_condition(whole, said("it is neither a step's number nor an event"));
  if (colon != std::string_view::npos && label.empty()) refuse_condition(whole, told("it does not say which {}", kind));
  return {kind, std::string(label)};
}

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(), [](unsigned char c) { return std::tolower(c); });
  return small;
}

}  // namespace

std::string bare_name(std::string_view name) {
  std::string bare = lower(trimmed(name));
  std::replace_if(
      bare.begin(), bare.end(), [](char c) { return c == ' ' || c == '-'; }, '_');
  return bare;
}

StepCondition parse_step_condition(std::string_view text) {
  StepCondition condition;
  const std::string_view whole = trimmed(text);
  condition.text = whole;
  std::string_view rest = whole;
  if (rest.empty()) refuse_condition(text, said("it is empty"));
  if (const std::size_t colon = rest.find(':'); colon != std::string_view::npos) {
    const std::string_view word = trimmed(rest.substr(0, colon));
    if (const auto which = which_in(word)) {
      if (which->nth == 0) refuse_condition(whole, said("steps are counted from the 1st"));
      condition.nth = which->nth;
      condition.from_end = which->from_end;
      condition.is_counted = true;
      rest = trimmed(rest.substr(colon + 1));
      if (rest.empty()) refuse_condition(whole, told("it does not say what is to happen for the {} time", word));
    }
  }
  if (auto test = value_test(rest, whole))
    condition.test = std::move(*test);
  else
    condition.test = event_test(rest, whole);
  return condition;
}

bool is_step_condition(std::string_view text) {
  return text != "last" && text.find_first_not_of("0123456789") != std::string_view::npos;
}

bool is_met(const EventTest& test, const StepEvent& event) {
  if (bare_name(event.kind) != test.kind) return false;
  if (test.label.empty()) return true;
  const std::string label = lower(event.label), wanted = lower(test.label);
  if (!label.starts_with(wanted)) return false;
  return label.size() == wanted.size() || !std::isalnum(static_cast<unsigned char>(label[wanted.size()]));
}

const Value* value_in(const StepInfo& info, std::string_view name, Value& phase) {
  for (const Property& property : info.values)
    if (bare_name(property.name) == name) return &property.value;
  if (name != "phase") return nullptr;
  phase = info.phase;
  return &phase;
}

bool compares(const Value& value, Relation comparison, const Value& with) {
  const auto number = number_of(value), other = number_of(with);
  const bool are_numbers = number && other;
  switch (comparison) {
    case Relation::less:
      return are_numbers && *number < *other;
    case Relation::at_most:
      return are_numbers && *number <= *other;
    case Relation::more:
      return are_numbers && *number > *other;
    case Relation::at_least:
      return are_numbers && *number >= *other;
    case Relation::equal:
      return are_numbers ? *number == *other : to_text(value) == to_text(with);
    case Relation::unequal:
      return are_numbers ? *number != *other : to_text(value) != to_text(with);
    case Relation::changes:
      return false;
  }
  return false;
}

}  // namespace ws::app
