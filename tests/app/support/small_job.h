// A job of each workspace that is run again and again while what it asks for is refused: small, with an outcome that is known.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/run/job.h"
#include "app/workspaces/workspaces.h"
#include "compute/core/run/cache.h"
#include "tests/app/support/generated_input.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace ws::test {

struct SmallJob {
  const char* workspace;
  const char* generated;
  std::vector<std::pair<const char*, const char*>> parameters = {};
};
inline std::ostream& operator<<(std::ostream& out, const SmallJob& job) {
  out << job.workspace;
  for (const auto& [name, value] : job.parameters) out << "_" << value;
  return out;
}

/// `cache` may be null: then each run computes all.
inline app::RunRequest request_of(const SmallJob& job, Cache* cache) {
  app::RunRequest request;
  request.experiment = &app::find_workspace(job.workspace).experiment();
  request.parameters = request.experiment->parameters();
  request.inputs[main_input(request.experiment->info()).role] = generated_input(job.generated);
  ParameterSet view = request.experiment->view_parameters();
  request.experiment->adapt(request.inputs, request.parameters, view, {});
  for (const auto& [name, value] : job.parameters) request.parameters.set_text(name, value);
  request.thread_count = 1;
  request.memory_limit_bytes = std::size_t{1} << 30;
  request.cache = cache;
  return request;
}

inline std::string hash_of(const app::RunReport& report) {
  RunContext context;
  return report.result ? report.result->hash(context) : "no result";
}

/// Whether it tells an error that names memory.
inline bool tells_of_memory(const app::RunReport& report) {
  return std::any_of(report.messages.begin(), report.messages.end(), [](const app::Message& message) {
    return message.severity == app::Severity::error && message.text.find("memory") != std::string::npos;
  });
}

inline std::string all_words(const app::RunReport& report) {
  std::string words;
  for (const app::Message& message : report.messages) words += message.text + " (" + message.hint + ")\n";
  return words;
}

/// Numbers of calls to fail: all of the first `most`, and as many of the later ones, evenly. By hand more or all of them
/// (WS_FAULT_RUNS=2, 0).
inline std::vector<long> failing_calls(long count, long most) {
  if (const char* by_hand = std::getenv("WS_FAULT_RUNS")) most = std::atol(by_hand) > 0 ? 500 * std::atol(by_hand) : count;
  std::vector<long> numbers;
  for (long n = 1; n <= std::min(count, most); ++n) numbers.push_back(n);
  const long later = std::max(count - most, 0L), taken = std::min(later, most);
  for (long i = 1; i <= taken; ++i) numbers.push_back(most + i * later / taken);
  return numbers;
}

}  // namespace ws::test
