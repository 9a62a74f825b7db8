// When a parameter has an effect, as data: a condition on the values of other parameters of its struct.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

namespace ws {

/// Another field has one of some values, or (`is_except`) none of them. Values are texts as flags take them; "" is an empty
/// list.
struct Alternative {
  static constexpr std::size_t most_values = 7;

  const char* field = nullptr;
  std::array<const char*, most_values> values{};  ///< those that are not null
  bool is_except = false;
  bool is_of_run = false;  ///< the field is one of the run's parameters, where the condition is of a view parameter
};

/// Holds where one of its alternatives does.
struct Condition {
  static constexpr std::size_t most_alternatives = 3;

  std::array<Alternative, most_alternatives> any{};  ///< those whose field is not null
  /// Said where it does not hold, instead of a sentence made of the alternatives; {} is the present value of the first one's
  /// field.
  const char* why = "";

  [[nodiscard]] constexpr Condition because(const char* words) const {
    Condition said = *this;
    said.why = words;
    return said;
  }
};

/// Too many alternatives or values do not compile.
[[nodiscard]] constexpr Condition operator||(Condition a, const Condition& b) {
  std::size_t count = 0;
  while (count < Condition::most_alternatives && a.any[count].field) ++count;
  for (const Alternative& one : b.any)
    if (one.field) a.any.at(count++) = one;
  return a;
}

/// The field has one of the values.
[[nodiscard]] constexpr Condition when(const char* field, std::initializer_list<const char*> values = {"true"}) {
  Condition condition;
  condition.any[0].field = field;
  std::size_t count = 0;
  for (const char* value : values) condition.any[0].values.at(count++) = value;
  return condition;
}

/// The field has none of the values.
[[nodiscard]] constexpr Condition unless(const char* field, std::initializer_list<const char*> values) {
  Condition condition = when(field, values);
  condition.any[0].is_except = true;
  return condition;
}

/// The same of the run's parameters, as a condition of a view parameter.
[[nodiscard]] constexpr Condition of_run(Condition condition) {
  for (Alternative& one : condition.any) one.is_of_run = true;
  return condition;
}

/// All of them have to hold.
using Conditions = std::array<Condition, 5>;

}  // namespace ws
