// What a run measured: stages in order, labelled operations summed, warnings.
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

struct StageTime {
  std::string name;
  double ms = 0;
  std::size_t calls = 0;
};

/// All calls of one labelled operation. `bytes` is what the operation must move at least (0: not stated).
struct OperationTime {
  std::string label;
  double ms = 0;
  std::size_t calls = 0;
  std::size_t bytes = 0;
};

/// Filled by one run's thread; read when the run has ended.
class Metrics {
 public:
  /// Adds to the stage of that name, or begins it; the order is that of first use.
  void add_stage(std::string_view name, double ms);
  void add_operation(std::string_view label, double ms, std::size_t bytes);
  /// Something other than what was asked was done, or a user should know.
  void warn(std::string text);

  [[nodiscard]] const std::vector<StageTime>& stages() const { return stages_; }
  [[nodiscard]] const std::vector<OperationTime>& operations() const { return operations_; }
  [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

  double compute_ms = 0, upload_ms = 0, download_ms = 0;

 private:
  std::vector<StageTime> stages_;
  std::vector<OperationTime> operations_;
  std::vector<std::string> warnings_;
};

/// Milliseconds since its construction, on the host's steady clock.
class Stopwatch {
 public:
  [[nodiscard]] double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace ws
