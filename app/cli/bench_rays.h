// Timed rows of `warpscope bench`, and those of the kD-tree that no run of a workspace gives: rays, and Embree where this
// program is built with it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench_cases.h"
#include "app/cli/commands.h"
#include "app/cli/terminal.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// A method on a case's data, timed.
struct BenchRow {
  const BenchCase* bench_case = nullptr;
  BenchMethod method;
  std::string device, hash;         ///< the hash is empty where none is known
  std::optional<int> ordinal = {};  ///< of the CUDA device, where there are several
  std::vector<double> ms;
  double iterations = 0;  ///< 0 where there are none
  double ball_count = 0;  ///< of a ridge: chosen at first
  Work work;

  /// "cuda", or "cuda:1" of several.
  [[nodiscard]] std::string backend() const {
    return std::string(method.backend) + (ordinal ? ":" + std::to_string(*ordinal) : "");
  }
  [[nodiscard]] double median() const {
    std::vector<double> sorted = ms;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
  }
  [[nodiscard]] double minimum() const { return *std::min_element(ms.begin(), ms.end()); }
  /// The work by the shortest time; nothing where something else than the work was timed.
  [[nodiscard]] std::optional<double> per_second() const {
    return bench_case->has_rate ? std::optional(work.amount / (minimum() / 1000)) : std::nullopt;
  }
};

/// Behind the rows of the builders over a scene: Embree's build of it; then, as cases of their own, rays from a camera and rays
/// across the scene, ours and Embree's on the same threads. `result` is the last run's.
void add_ray_rows(std::vector<BenchRow>& rows, const Result& result, const BenchCase& bench_case, const ComputeOptions& options,
                  const Interrupt& interrupt);

}  // namespace ws::app
