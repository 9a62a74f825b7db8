// A grid of runs: every combination of the values that are varied, each repeated and measured. Qt-free, for window and command
// line alike, and for every experiment.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/sweep/variation.h"
#include "compute/core/result/experiment.h"
#include "compute/core/result/spread.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

struct SweepPlan {
  const Experiment* experiment = nullptr;
  Inputs inputs;
  ParameterSet parameters;            ///< of all that is not varied, fitted to the data
  std::vector<Variation> variations;  ///< the last one changes fastest
  Backend backend = Backend::cpu;
  int thread_count = 0;
  std::size_t memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  std::uint64_t seed = 42;
  Cache* cache = nullptr;
  int repeat_count = 1;   ///< timed runs of each combination
  int warm_up_count = 0;  ///< runs before them that are not timed

  /// How many combinations there are.
  [[nodiscard]] std::size_t size() const;
  /// Which value of each variation is taken in a combination, by its number.
  [[nodiscard]] std::vector<std::size_t> places(std::size_t number) const;
  /// All parameters of a combination. Throws Error{invalid_argument}.
  [[nodiscard]] ParameterSet parameters_of(std::size_t number) const;
  /// "r1 0.05, method grid"
  [[nodiscard]] std::string words_of(std::size_t number) const;
};

/// A combination that was run, or that failed. Values are texts, as tables have them and flags take them.
struct SweepRow {
  std::size_t number = 0;  ///< of the combination
  std::vector<std::string> varied;
  std::string backend, device;
  int thread_count = 0, repeat_count = 0;
  std::optional<Spread> compute_ms;  ///< nothing: it failed
  std::vector<std::pair<std::string, Spread>> stages;
  std::vector<std::pair<std::string, std::string>> summary;
  std::string hash;
  std::string error;                  ///< empty: it did not fail
  std::vector<std::string> warnings;  ///< of its runs; files do not keep them

  [[nodiscard]] bool failed() const { return !error.empty(); }
};

/// What holds for all of the plan is checked before anything runs: that there are variations of different names, not too many
/// runs, and backends that are here. Throws Error{invalid_argument}, Error{cuda}.
void check_sweep(const SweepPlan& plan);
/// A sentence for each parameter that is varied or not at its default, and has no effect in some of the combinations: "r2 has
/// no effect in 24 of 72 runs: it needs --method tiled".
[[nodiscard]] std::vector<std::string> lines_without_effect(const SweepPlan& plan);

/// Runs one combination on the calling thread. What fails is told in the row; throws Cancelled only.
[[nodiscard]] SweepRow run_combination(const SweepPlan& plan, std::size_t number, const std::stop_token& stop);

/// Runs those combinations from `first` on, in their order, and gives each row as soon as it is there; `take` returns false to
/// end the sweep. Throws Cancelled, and what `take` throws.
void run_sweep(const SweepPlan& plan, std::size_t first, const std::stop_token& stop, Progress* progress,
               const std::function<bool(SweepRow)>& take);

}  // namespace ws::app
