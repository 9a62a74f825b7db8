// The JSON that `--report` writes: what was run on what, how long each part took, and what came out.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/loading.h"

#include <string>
#include <vector>

namespace ws::app {

struct Report {
  const Experiment* experiment = nullptr;
  int thread_count = 0;
  LoadedInputs loaded;
  ParameterSet parameters;
  RunRecord record;
  std::shared_ptr<const Result> result;
  double load_ms = 0, write_ms = 0;
  std::vector<double> compute_ms_all;  ///< empty without --repeat
};

/// One object, indented, with a fixed order of its keys.
[[nodiscard]] std::string to_json(const Report& report);
/// To a file (atomically) or, for "-", to stdout. Empty: nothing.
void write_report(const std::string& target, const std::string& json);

}  // namespace ws::app
