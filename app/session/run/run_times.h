// The times of a session's runs, one after another, for comparing parameter values.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/core/schema/schema.h"

#include <string>
#include <vector>

namespace ws::app {

/// Whole runs on the same data, each with what was changed before it; the oldest are forgotten beyond some dozens.
class RunTimes {
 public:
  void add(const ParameterSet& parameters, const std::string& device, double ms);
  [[nodiscard]] std::size_t size() const { return runs_.size(); }
  /// A bar for each run: "block_size 0 → 128" stands for the run after that change.
  [[nodiscard]] Plot plot() const;

 private:
  struct Run {
    std::string change;
    double ms = 0;
  };
  std::vector<Run> runs_;
  ParameterSet last_parameters_;
  std::string last_device_;
};

}  // namespace ws::app
