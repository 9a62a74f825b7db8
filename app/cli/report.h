// The JSON that `--report` writes: what was run on what, how long each part took, and what came out.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/session/document/loading.h"
#include "app/session/run/job.h"
#include "app/session/stage/stage.h"
#include "compute/core/run/cache.h"

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

struct Report {
  const Experiment* experiment = nullptr;
  std::vector<TakenSetting> settings;
  Means means;
  std::unique_ptr<Cache> cache = std::make_unique<Cache>(cache_bytes);
  LoadedInputs loaded;
  ParameterSet parameters;
  RunRecord record;
  std::shared_ptr<const Result> result;
  std::vector<Property> summary;  ///< of the result, once `take_facts` was called; so is the hash
  std::string result_hash;
  double load_ms = 0, write_ms = 0;
  std::vector<double> compute_ms_all;  ///< empty without --repeat

  /// For what is done with the result.
  [[nodiscard]] RunContext context(std::stop_token stop = {}) const {
    return context_for(means, result->backend(), std::move(stop));
  }
};

/// Reads all of the result: its summary and its hash.
void take_facts(Report& report, const std::stop_token& stop);

/// One object, indented, with a fixed order of its keys.
[[nodiscard]] std::string to_json(const Report& report);
/// To a file (atomically) or, for "-", to stdout. Empty: nothing.
void write_report(const std::string& target, const std::string& json);

}  // namespace ws::app
