// Named values of two results, steps or runs beside each other: which are there, which differ, and by how much.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"

#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// One value of both sides; a side that has none of that name has nothing.
struct ComparedValue {
  std::string name, unit, meaning;
  std::optional<Value> a, b;
  /// Of numbers: b - a, and b / a where a is not 0.
  std::optional<double> difference, ratio;
  /// A time or a rate: of the machine and the moment, not of the result.
  bool is_measured = false;
  /// Not the same text; never so of what is measured.
  bool differs = false;
};

/// In a's order; what b alone has stands behind the value that it follows there.
[[nodiscard]] std::vector<ComparedValue> compare_values(const std::vector<Property>& a, const std::vector<Property>& b);
/// The same of all parameters of two runs, automatic values filled in: those that differ.
[[nodiscard]] std::vector<ComparedValue> differing_parameters(const ParameterSet& a, const ParameterSet& b);
[[nodiscard]] bool any_differs(const std::vector<ComparedValue>& values);
/// What tells a from b in a few words: "method grid" and "method brute"; the backends where the parameters are the same, and
/// only the letters where nothing differs.
struct SideNames {
  std::string a, b;
};
/// A result, and where it was computed: what it is asked with now may be another backend.
struct ComputedResult {
  const Result& result;
  Backend backend;
};
[[nodiscard]] SideNames side_names(const ComputedResult& a, const ComputedResult& b);
/// The same of parameters alone.
[[nodiscard]] SideNames side_names(const ParameterSet& a, const ParameterSet& b);

}  // namespace ws::app
