// Runs of every method of all workspaces, small, for tests of what is said about them.
// What to add for a new method: a setting in method_runs.cpp, unless the tests find it by themselves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/presentation.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ws::test {

using Values = std::vector<std::pair<std::string, std::string>>;

struct Setting {
  std::string workspace, generated;
  Values values;
};

[[nodiscard]] std::vector<Setting> settings_of(const std::string& workspace);
/// "ridge, rings --count 400, r1=0.2".
[[nodiscard]] std::string words_of(const Setting& setting);
/// Of some data that a workspace takes.
[[nodiscard]] Input some_input(const Experiment& experiment);

/// A setting that was run, and how it is looked at.
struct Shown {
  explicit Shown(const Setting& setting);
  [[nodiscard]] std::unique_ptr<Presentation> fresh();
  /// The first, the last, where events are, and some between.
  [[nodiscard]] std::vector<std::size_t> steps() const;

  const Experiment& experiment;
  RunContext context;
  ParameterSet view;
  std::shared_ptr<const Result> result;
  std::unique_ptr<Presentation> presentation;
  std::vector<std::size_t> events;
  std::size_t step_count = 0;
};

}  // namespace ws::test
