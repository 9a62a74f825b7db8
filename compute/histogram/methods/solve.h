// Which method answers, and the answer.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/problem.h"

#include <string>

namespace ws::histogram {

struct Choice {
  Method method = Method::simd;
  std::string why, words;  ///< for files, and for people
};
/// The method that is asked for, or what `auto` stands for on this data and backend. Throws Error{invalid_argument} for a
/// method that does not run there.
[[nodiscard]] Choice choose_method(const Problem& problem, Backend backend);

/// Those that run on this data and backend, without `reference`.
[[nodiscard]] std::vector<Method> methods_here(const Problem& problem, Backend backend);

[[nodiscard]] const char* name_of(Method method);

/// All methods with the same arithmetic give the same counts. `done` may be empty. Throws Error, Cancelled.
[[nodiscard]] Histograms solve(const Problem& problem, RunContext& context, const RowsDone& done = {});

}  // namespace ws::histogram
