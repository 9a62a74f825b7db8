// What a run of the distance histograms gave: the counts, and what was found out beside them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"
#include "compute/histogram/bins/problem.h"
#include "compute/histogram/methods/extent.h"
#include "compute/histogram/methods/reference.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::histogram {

/// What was found out beside the histograms.
struct Findings {
  std::optional<Differences> check = {};  ///< from double precision
  std::optional<Differences> given = {};  ///< from the answer that was given
  std::vector<StageTime> stages = {};     ///< of the method
  double compute_ms = 0;
};

/// The histograms of all queries; while a run goes on, of those whose rounds are done.
class HistogramResult final : public Result {
 public:
  HistogramResult(std::shared_ptr<const Problem> problem, Histograms histograms, ParameterSet used, Findings findings,
                  const Extent& extent);

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return used_; }
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Property> summary(RunContext& context) const override;
  [[nodiscard]] std::string hash(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> arrays(RunContext& context) const override;
  void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const override;

  [[nodiscard]] const Problem& problem() const { return *problem_; }
  [[nodiscard]] const Histograms& histograms() const { return histograms_; }
  [[nodiscard]] const Findings& findings() const { return findings_; }
  [[nodiscard]] const Extent& extent() const { return extent_; }
  /// False for the inputs alone.
  [[nodiscard]] bool has_table() const { return histograms_.table != nullptr; }
  /// How many rows of the table are full: those of the first queries. Only they may be read.
  [[nodiscard]] std::size_t row_count() const;
  /// Differs between any two results of a process: for revisions of what is drawn of it.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  /// The query that the view looks at; the last one where it asks for more than there are.
  [[nodiscard]] std::size_t query_of(const ViewParameters& view) const;
  /// Its components: those of the probe, else of the view's query.
  [[nodiscard]] std::vector<float> looked_at(const ViewParameters& view) const;
  /// What the view shows: `automatic` is settled.
  [[nodiscard]] Show shown(const ViewParameters& view) const;
  /// Whether it shows points in space.
  [[nodiscard]] bool is_in_space(const ViewParameters& view) const;
  /// What coordinates of the picture count from: of points, the middle of the references.
  [[nodiscard]] std::array<double, 3> picture_origin(const ViewParameters& view) const;

 private:
  std::shared_ptr<const Problem> problem_;
  Histograms histograms_;
  ParameterSet used_;
  Findings findings_;
  Extent extent_;
  std::uint64_t identity_;
};

}  // namespace ws::histogram
