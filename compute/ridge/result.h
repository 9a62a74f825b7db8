// What a detection found: data that never change. show/presentation.h shows them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/detect.h"
#include "compute/ridge/history/study.h"
#include "compute/ridge/params.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::ridge {

class RidgeResult final : public Result {
 public:
  /// `parameters` are those of the run with automatic values filled in; `truth` may be null. Throws Cancelled.
  RidgeResult(std::shared_ptr<const PointSet> points, std::shared_ptr<const PolylineSet> truth, ParameterSet parameters,
              Detection detection, const RunContext& context);
  /// The same detection with a study.
  RidgeResult(const RidgeResult& other, StudyData study);

  [[nodiscard]] Backend backend() const override { return detection_->engine->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  /// Points times balls, over all iterations.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Property> summary(RunContext& context) const override;
  [[nodiscard]] std::string hash(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> arrays(RunContext& context) const override;
  void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const override;

  [[nodiscard]] const PointSet& points() const { return *points_; }
  /// The true curve; null where it is not known.
  [[nodiscard]] const PolylineSet* truth() const { return truth_.get(); }
  [[nodiscard]] const Detection& detection() const { return *detection_; }
  [[nodiscard]] std::size_t step_count() const { return detection_->trace.steps().size(); }
  /// The ridge, with the names of the cloud's columns.
  [[nodiscard]] const PolylineSet& polylines() const { return lines_; }
  /// The distances to the true curve; nothing where that is not known, or no ridge was found.
  [[nodiscard]] const std::optional<Accuracy>& accuracy() const { return accuracy_; }
  /// Empty where none was asked for.
  [[nodiscard]] const StudyData& study() const { return study_; }
  /// Results that differ by their study alone share it: their pictures are the same.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

 private:
  std::shared_ptr<const PointSet> points_;
  std::shared_ptr<const PolylineSet> truth_;
  ParameterSet parameters_;
  std::shared_ptr<const Detection> detection_;
  PolylineSet lines_;
  std::optional<Accuracy> accuracy_;
  std::uint64_t identity_;
  StudyData study_;
};

}  // namespace ws::ridge
