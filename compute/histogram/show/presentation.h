// How distance histograms are looked at: rounds and slices as steps, their pictures, plots and words.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/histogram/result.h"
#include "compute/histogram/show/picture.h"
#include "compute/histogram/show/row_peaks.h"
#include "compute/histogram/variants/paper.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace ws::histogram {

struct LookedAt;

class HistogramPresentation final : public Presentation {
 public:
  /// Takes over what `before`, which may be null, examined of the same vectors.
  HistogramPresentation(std::shared_ptr<const HistogramResult> result, const HistogramPresentation* before);

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext& context) override;
  /// A HistogramPicture.
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override;
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override;
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override;
  [[nodiscard]] std::vector<Plot> plots(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) override;
  /// Of a bin the place of its bar, in planar pictures.
  [[nodiscard]] std::optional<PickedPlace> where_is(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] Explanation explain(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Explainable> explainable(const Request& request, RunContext& context) override;
  /// Of "points", the references, and of "bins" (or "bin"), those of the query that the view looks at.
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext& context) override;

  /// All distances of the query that the view looks at. The one that was asked for last is kept.
  [[nodiscard]] std::shared_ptr<const QueryDetail> detail(const ViewParameters& view, RunContext& context);

 private:
  [[nodiscard]] LookedAt looked_at(const ViewParameters& view, const QueryDetail* query) const;
  [[nodiscard]] std::shared_ptr<const RowPeaks> peaks(RunContext& context);
  [[nodiscard]] std::shared_ptr<const Drawing> drawing(std::size_t step, const ViewParameters& view, RunContext& context);
  [[nodiscard]] FrameLayout layout(std::size_t step, const HistogramPicture& picture) const;

  std::shared_ptr<const HistogramResult> result_;
  // What was made last, each with what it depends on besides the result.
  std::pair<std::vector<float>, std::shared_ptr<const QueryDetail>> detail_;
  std::pair<std::uint64_t, std::shared_ptr<const Drawing>> drawing_{};
  std::shared_ptr<const RowPeaks> peaks_;
};

}  // namespace ws::histogram
