// What a triangulation run gave: the edges with their bounds, how they came about, and what was measured besides.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/core/result/lossy_output.h"
#include "compute/triangulation/given/check.h"
#include "compute/triangulation/history/growth.h"
#include "compute/triangulation/history/race.h"
#include "compute/triangulation/history/study.h"
#include "compute/triangulation/solution.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws::triangulation {

/// A box: where it is, and how far it reaches.
struct Window {
  Point middle, half{0.5, 0.5};
};
/// Of points; of none: around the origin.
[[nodiscard]] Window window_of(const std::vector<Point>& points);

/// By how many per cent a length is above another.
[[nodiscard]] double excess(const Interval& length, const Interval& over);

/// What was measured besides, where it was asked for.
struct Comparisons {
  std::vector<Runner> race;
  std::vector<GrowthRow> growth;
  std::vector<StudyRow> study;
};

/// A triangulation that was given beside the points, and what came of it.
struct CheckedFile {
  std::string name;  ///< of the file
  Check check;
  int order = 0;  ///< of a triangulation: +1 where it is longer than the run's result, 0 as long, −1 shorter; exact
};

/// All that a run gave.
struct Computed {
  Solution solution;
  std::vector<std::string> column_names;  ///< of the input's coordinates; may be empty
  std::vector<std::size_t> numbers;       ///< of the distinct points, by which edits know them; ascending
  ParameterSet parameters;
  Window window;            ///< of the points before any edit, so that the picture stays where it is while a point is dragged
  std::uint64_t input = 0;  ///< identity of the point set before any edit; 0: not known
  TimeLimit limit{0};       ///< the run's; with one, what stands beside many points is what the run had the time to make
  /// While a point is dragged: the point by its index, and where it was before the edit that moves it. What stands beside it
  /// then is of that place, as there is no time to make it anew for each.
  std::optional<std::pair<std::uint32_t, Point>> dragged;
  std::vector<StageTime> stages;  ///< what the run took its time for
  Comparisons comparisons;
  std::optional<CheckedFile> checked;  ///< where one was given
};

class TriangulationResult final : public Result, public LossyOutput {
 public:
  explicit TriangulationResult(Computed computed) : computed_(std::move(computed)) {}

  /// No two results of a process share it.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return computed_.parameters; }
  /// Points.
  [[nodiscard]] Work work() const override { return {static_cast<double>(solution().points.size()), "points"}; }
  [[nodiscard]] std::vector<Property> summary(RunContext& context) const override;
  /// Of the edges.
  [[nodiscard]] std::string hash(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> arrays(RunContext& context) const override;
  void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const override;
  /// Where not all optima are written.
  [[nodiscard]] std::vector<std::string> losses(std::string_view id, const std::filesystem::path& path,
                                                RunContext& context) const override;

  [[nodiscard]] const Computed& computed() const { return computed_; }
  [[nodiscard]] const Solution& solution() const { return computed_.solution; }
  /// Of how the solution came about.
  [[nodiscard]] const Story& story() const { return *computed_.solution.story; }
  [[nodiscard]] const Comparisons& comparisons() const { return computed_.comparisons; }
  [[nodiscard]] const std::optional<CheckedFile>& checked() const { return computed_.checked; }
  /// A point's number for edits.
  [[nodiscard]] std::size_t number_of(std::size_t point) const { return computed_.numbers[point]; }

 private:
  const Computed computed_;
  const std::uint64_t identity_ = next_identity();
};

}  // namespace ws::triangulation
