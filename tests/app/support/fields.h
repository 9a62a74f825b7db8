// Values for parameters at random: what a control could be set to, and what it would not take.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <random>
#include <string>

namespace ws::test {

/// Draws for one step, so that what another step draws does not change it.
class Chance {
 public:
  Chance(std::uint64_t seed, std::uint64_t step) : random_(seed * 1'000'003 + step) {}

  /// From 0 to count − 1; 0 where there is nothing to choose from.
  std::size_t below(std::size_t count) { return count > 1 ? static_cast<std::size_t>(random_() % count) : 0; }
  bool one_in(std::size_t count) { return below(count) == 0; }
  double part() { return std::ldexp(static_cast<double>(random_() >> 11), -53); }
  template <class Container>
  const auto& of(const Container& container) {
    return *std::next(container.begin(), static_cast<std::ptrdiff_t>(below(container.size())));
  }

 private:
  std::mt19937_64 random_;
};

/// A number that the slider has: near the present one, or mostly near the lower end, where runs are short.
inline double number_in(const FieldRange& range, double now, Chance& chance) {
  if (chance.one_in(2)) return now * (0.5 + chance.part());
  return range.slider_min + (range.slider_max - range.slider_min) * std::pow(chance.part(), 4);
}

/// One in eight is no such value, or is out of range.
inline Value any_value(const ParameterSet& set, const std::string& name, Chance& chance) {
  const FieldInfo& field = set.info(name);
  static const Value odd[] = {std::int64_t{-1},
                              std::numeric_limits<std::int64_t>::max(),
                              1e308,
                              std::numeric_limits<double>::quiet_NaN(),
                              std::string("much"),
                              std::string(),
                              Numbers{},
                              true};
  if (chance.one_in(8)) return odd[chance.below(std::size(odd))];
  const Value& now = set.get(field.name);
  switch (field.kind) {
    case FieldKind::boolean:
      return !std::get<bool>(now);
    case FieldKind::choice:
      return std::string(chance.of(field.choices).name);
    case FieldKind::integer:
      return static_cast<std::int64_t>(
          number_in(set.range(field.name), static_cast<double>(std::get<std::int64_t>(now)), chance));
    case FieldKind::real:
      return number_in(set.range(field.name), std::get<double>(now), chance);
    case FieldKind::numbers: {
      Numbers numbers = std::get<Numbers>(now);
      if (!numbers.empty()) numbers[chance.below(numbers.size())] *= 0.5 + chance.part();
      return numbers;
    }
  }
  return now;
}

}  // namespace ws::test
