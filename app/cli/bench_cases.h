// What `warpscope bench` runs: named data sets with the parameters and methods that are compared on them.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::app {

/// A choice of the case's compared parameter, on one backend.
struct BenchMethod {
  std::string_view backend, method;
};

struct BenchCase {
  std::string_view experiment, name;
  std::string_view generator;  ///< of the main input
  std::vector<std::pair<std::string_view, std::string_view>> parameters;
  std::string_view compared;         ///< the parameter whose choices are compared: "method", "variant"
  std::vector<BenchMethod> methods;  ///< the first is what the others are compared with
  std::string_view note = {};        ///< what was published: printed below the case
  std::string_view group = {};       ///< a study: run only where it, or the case, is asked for
  std::string_view stage = {};       ///< what is timed; empty: the whole run
  bool has_rate = true;              ///< what is timed does the run's work: work by time means something
};

[[nodiscard]] std::span<const BenchCase> bench_cases();

}  // namespace ws::app
