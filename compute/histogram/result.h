// Distance histograms as the rest of the program sees them: rounds and slices as steps, pictures, plots, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/chart.h"
#include "compute/core/experiment.h"
#include "compute/histogram/paper.h"
#include "compute/histogram/problem.h"
#include "compute/histogram/reference.h"
#include "compute/histogram/row_peaks.h"

#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ws::histogram {

/// One measurement of a study.
struct Timing {
  std::string method;
  std::int64_t bins = 0;
  double ms = 0;
  std::vector<StageTime> stages;
};

/// What was found out beside the histograms.
struct Findings {
  std::optional<Differences> check;  ///< from double precision
  std::vector<Timing> timings;
  std::vector<StageTime> stages;
  double compute_ms = 0;
  bool ran_on_device = false;
};

/// The place of a step: rounds first, then the slices of the query that is looked at.
struct StepPlace {
  std::size_t rows = 0;     ///< that are filled
  std::size_t rounds = 0;   ///< that are done
  std::size_t slices = 64;  ///< of the query that are counted; all until the slices' own steps
  bool in_slices = false;
};

/// Parts of the picture, in its units; the y axis points up.
struct Frame {
  double left, bottom, width, height;
};

/// What `present` writes and the workspace labels.
struct Picture {
  Show show = Show::waterfall;
  std::size_t point_count = 0;
  std::vector<std::uint32_t> point_colors;
  std::vector<std::array<float, 3>> lines;  ///< pairs of ends
  std::vector<std::uint32_t> line_colors;
  Chart heat{0, 0}, bars{0, 0};
  std::vector<double> bar_parts;  ///< in space, where bars stand in a corner: of the longest; neighbours share one where many
  std::vector<std::uint32_t> bar_colors;
  Frame heat_frame{}, bars_frame{}, band_frame{};
  double most = 0;           ///< the largest count that the colours stand for
  double bars_most = 0;      ///< the longest bar
  double low = 0, high = 0;  ///< of the query's bins
  double band_low = 0, band_high = 0;
};

class HistogramResult final : public Result {
 public:
  HistogramResult(std::shared_ptr<const Problem> problem, Histograms histograms, ParameterSet used, Findings findings);

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return used_; }
  [[nodiscard]] std::vector<Property> summary() const override;
  [[nodiscard]] std::string hash() const override;
  [[nodiscard]] std::size_t step_count() const override;
  [[nodiscard]] StepInfo describe(std::size_t step) const override;
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return events_; }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override;
  [[nodiscard]] bool is_3d(const ParameterSet& view) const override;
  [[nodiscard]] Bounds bounds(const ParameterSet& view) const override;
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet& view) const override;
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet& view) const override;
  void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const override;
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Plot> plots(std::size_t step) const override;
  [[nodiscard]] std::vector<Plot> plots_seen(std::size_t step, const ParameterSet& view) const override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick&, std::size_t step) const override { return step; }
  void write(std::string_view id, const std::filesystem::path& path) const override;

  [[nodiscard]] const Problem& problem() const { return *problem_; }
  [[nodiscard]] const Histograms& histograms() const { return histograms_; }
  [[nodiscard]] const Findings& findings() const { return findings_; }
  /// False for the inputs alone.
  [[nodiscard]] bool has_table() const { return histograms_.table != nullptr; }
  [[nodiscard]] StepPlace place(std::size_t step) const;
  /// What the view shows: `automatic` is settled.
  [[nodiscard]] Show shown(const ViewParameters& view) const;
  /// Throws Error{out_of_memory}; Cancelled when `stop` is requested.
  [[nodiscard]] std::shared_ptr<const Picture> picture(std::size_t step, const ViewParameters& view,
                                                       const std::stop_token& stop = {}) const;
  /// The same without waiting for it: while it is not drawn, the one drawn last, which is what one sees meanwhile; at first
  /// nothing but its frames.
  [[nodiscard]] std::shared_ptr<const Picture> picture_at_hand(std::size_t step, const ViewParameters& view) const;
  /// The probe, else the view's query.
  [[nodiscard]] std::vector<float> looked_at(const ViewParameters& view) const;
  /// On as many threads and in as much memory as the run had. Throws as `picture`.
  [[nodiscard]] std::shared_ptr<const QueryDetail> detail(const ViewParameters& view, const std::stop_token& stop = {}) const;
  /// Takes over what was drawn and examined, as far as it holds for this result; before anybody else sees it.
  void follow(const HistogramResult& before);
  /// Examines the query that was looked at last, so that no picture waits for it.
  void prepare(RunContext& context);

  /// The query that the view looks at; the last one where it asks for more than there are.
  [[nodiscard]] std::size_t query_of(const ViewParameters& view) const;

 private:
  /// The larger side of the box of points in the plane; 1 where all are in one place.
  [[nodiscard]] double plane_size() const;
  [[nodiscard]] std::shared_ptr<const QueryDetail> detail_of(const std::vector<float>& query) const;
  std::shared_ptr<const QueryDetail> examine(const std::vector<float>& query, RunContext& context) const;
  /// What of a picture is known before it is drawn.
  [[nodiscard]] Picture framed(const ViewParameters& view) const;
  [[nodiscard]] std::size_t line_count(Show show) const;
  [[nodiscard]] std::shared_ptr<const Picture> draw(std::size_t step, const ViewParameters& view,
                                                    const std::stop_token& stop) const;
  [[nodiscard]] std::vector<std::array<float, 3>> point_places() const;
  /// Whether an octant of space is left out.
  [[nodiscard]] bool is_cut(const ViewParameters& view) const;
  /// Colours of points without those in that octant; of lines only in its faces.
  [[nodiscard]] std::vector<std::uint32_t> cut_points(const Picture& picture, const ViewParameters& view) const;
  [[nodiscard]] std::vector<std::uint32_t> cut_lines(const Picture& picture, const ViewParameters& view) const;
  void draw_points(Picture& picture, std::size_t step, const ViewParameters& view, const std::stop_token& stop) const;
  void draw_rings(Picture& picture, const QueryDetail& detail, const ViewParameters& view) const;
  void draw_waterfall(Picture& picture, std::size_t step, const ViewParameters& view, const std::stop_token& stop) const;
  void draw_band(Picture& picture, std::size_t rows) const;
  void draw_adder(Picture& picture, std::size_t step, const ViewParameters& view, const std::stop_token& stop) const;
  void draw_blocks(Picture& picture, std::size_t step, const ViewParameters& view) const;
  void draw_bars(Picture& picture, const QueryDetail& detail, std::size_t slices, const ViewParameters& view) const;
  [[nodiscard]] std::vector<std::int32_t> counts_until(const QueryDetail& detail, std::size_t slices) const;
  /// Of all rows that are there.
  [[nodiscard]] std::shared_ptr<const RowPeaks> peaks_at_hand(const std::stop_token& stop) const;
  [[nodiscard]] RunContext context_for(const std::stop_token& stop) const;

  std::shared_ptr<const Problem> problem_;
  Histograms histograms_;
  ParameterSet used_;
  Findings findings_;
  std::vector<StepEvent> events_;
  std::uint64_t identity_ = next_identity();
  std::array<float, 3> low_{}, high_{}, middle_{};  ///< of the references, up to three components
  int thread_count_ = 0;                            ///< of the run
  std::size_t memory_limit_bytes_ = std::numeric_limits<std::size_t>::max();

  mutable std::mutex mutex_;
  mutable std::int64_t query_seen_ = 0;  ///< of the view
  mutable std::pair<std::vector<float>, std::shared_ptr<const QueryDetail>> detail_;
  mutable std::pair<std::uint64_t, std::shared_ptr<const Picture>> picture_{};  ///< key 0: another result's
  mutable std::shared_ptr<const RowPeaks> peaks_;
};

}  // namespace ws::histogram
