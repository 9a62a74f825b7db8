// One run as a job: an immutable snapshot of all it needs, and what came of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/messages.h"
#include "compute/core/result/experiment.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace ws::app {

/// The last run's numbers for the HUD and the performance tab.
struct RunRecord {
  Metrics metrics;
  Backend backend = Backend::cpu;
  std::string device;
  std::size_t peak_host_bytes = 0, peak_device_bytes = 0;
  bool reduced = false;  ///< made on a subsample while dragging
};

struct RunRequest {
  const Experiment* experiment = nullptr;
  Inputs inputs;
  ParameterSet parameters;
  Backend backend = Backend::cpu;
  bool cpu_may_replace_device = false;  ///< where the device's memory does not suffice
  int thread_count = 0;
  std::size_t memory_limit_bytes = 0;
  std::uint64_t seed = 42;
  Cache* cache = nullptr;
  Purpose purpose = Purpose::whole;
  std::function<void(std::shared_ptr<const Result>)> publish;  ///< called from the job's thread with what is there so far
  std::size_t reduce_to = 0;  ///< 0: the whole inputs, else a subsample of about so many elements
};

struct RunReport {
  std::shared_ptr<const Result> result;  ///< null: cancelled or failed
  RunRecord record;
  std::vector<Message> messages;  ///< an error among them: it failed
  double elapsed_ms = 0;
  bool reduced = false;
  std::size_t element_count = 0;  ///< of the inputs that were used
};

/// Runs on the calling thread; never throws.
[[nodiscard]] RunReport execute(const RunRequest& request, const std::stop_token& stop, Progress& progress);

}  // namespace ws::app
