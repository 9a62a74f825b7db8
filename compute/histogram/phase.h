// What the stages of a run are made of: phases of which no two run at a time, so that their times add up.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::histogram {

/// Adds its life's length to a stage of the run, less that of the phases within it, which come behind it. Phases of one run
/// are begun and ended on its thread.
class Phase {
 public:
  Phase(RunContext& context, std::string_view name) : context_(context), name_(name), running_(Stopwatch()) {}
  /// Within `outer`, whose clock stands meanwhile; it must outlive this.
  Phase(Phase& outer, std::string_view name)
      : context_(outer.context_), name_(name), outer_(outer.stopped()), running_(Stopwatch()) {}
  ~Phase() {
    stopped();
    if (outer_) {
      outer_->inner_.emplace_back(name_, ms_);
      outer_->running_ = Stopwatch();
      return;
    }
    context_.metrics.add_stage(name_, ms_);
    for (const auto& [name, ms] : inner_) context_.metrics.add_stage(name, ms);
  }
  Phase(const Phase&) = delete;
  Phase& operator=(const Phase&) = delete;

 private:
  Phase* stopped() {
    if (running_) ms_ += running_->ms();
    running_.reset();
    return this;
  }

  RunContext& context_;
  std::string_view name_;
  Phase* outer_ = nullptr;
  std::optional<Stopwatch> running_;
  double ms_ = 0;
  std::vector<std::pair<std::string_view, double>> inner_;
};

}  // namespace ws::histogram
