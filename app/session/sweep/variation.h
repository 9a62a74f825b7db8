// What a sweep varies: a parameter, or where it is computed, with the values that it takes one after another.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// What the values are of: a parameter of the run, or one of the means of computing it.
enum class Varied { parameter, backend, threads, seed };

struct Variation {
  std::string name;  ///< "r1"; "backend", "threads" and "seed" where no parameter is named so
  Varied what = Varied::parameter;
  std::string label, unit;    ///< of the parameter, for axes
  std::vector<Value> values;  ///< at least one, no two alike, in the order in which they are run
  bool is_number = false;     ///< else they are choices, booleans or lists
  bool is_log = false;        ///< an axis of them is logarithmic
  /// What was taken otherwise than it was written: "r1: of 24 values 8 are different whole numbers".
  std::vector<std::string> notes;

  [[nodiscard]] std::string axis_label() const;
};

/// The most runs of a sweep: what has more is a slip of the pen.
inline constexpr std::size_t most_sweep_runs = 100'000;

/// From "r1=0.05:0.5:24:log" (from, to, how many, and how they are spaced: lin or log), "method=brute,grid", "closed=all" (all
/// choices, or both booleans), "taps=1,2,1;1,4,6,4,1" (lists). Values of a range are rounded to six digits, so that a table
/// shows what a flag takes. `set` says which parameters there are and what they take; a name may be written as its flag is.
/// Throws Error{invalid_argument} that says what is taken instead.
[[nodiscard]] Variation parse_variation(std::string_view text, const ParameterSet& set);

/// Of numbers from `from` to `to`, both included. Throws Error{invalid_argument} where a logarithm needs positive ends.
[[nodiscard]] std::vector<double> spaced(double from, double to, std::size_t count, bool is_log);

/// Sets a value that the parameter takes whatever the data: their range is advice to sliders only.
void set_beyond_data(ParameterSet& set, std::string_view name, const Value& value);

}  // namespace ws::app
