// SPDX-License-Identifier: MIT
#include "compute/histogram/show/presentation.h"

#include "compute/core/data/fingerprint.h"
#include "compute/histogram/show/drawing.h"
#include "compute/histogram/show/explain.h"
#include "compute/histogram/show/plots.h"
#include "compute/histogram/show/steps.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::histogram {

namespace {

/// Whether one query's histogram is the same with both.
bool same_bins(const Parameters& a, const Parameters& b) {
  return a.bins == b.bins && a.bin_scale == b.bin_scale && a.arithmetic == b.arithmetic && a.skip_self == b.skip_self;
}

/// What a drawing depends on besides the result. The octant that is left out is no part of it.
std::uint64_t key_of(std::size_t step, const ViewParameters& view) {
  std::uint64_t key = combine(step + 1, static_cast<std::uint64_t>(view.show) + 1);
  for (const auto part :
       {view.query, std::int64_t(view.color_map), std::int64_t(view.log_counts), std::int64_t(view.show_rings)})
    key = combine(key, static_cast<std::uint64_t>(part) + 1);
  return key | 1;
}

/// The command line names one bin, a picture has many.
bool is_bin(const Pick& pick) { return pick.target == "bin" || pick.target == "bins"; }

}  // namespace

HistogramPresentation::HistogramPresentation(std::shared_ptr<const HistogramResult> result, const HistogramPresentation* before)
    : Presentation(result), result_(std::move(result)) {
  if (!before) return;
  const HistogramResult& other = *before->result_;
  if (other.histograms().table == result_->histograms().table && other.row_count() == result_->row_count())
    peaks_ = before->peaks_;
  if (other.problem().references.identity() == result_->problem().references.identity() &&
      same_bins(other.problem().parameters, result_->problem().parameters))
    detail_ = before->detail_;
}

std::shared_ptr<const Timeline> HistogramPresentation::timeline(RunContext&) {
  auto timeline = std::make_shared<Timeline>();
  timeline->step_count = step_count(*result_);
  timeline->events = step_events(*result_);
  if (result_->has_table()) timeline->kept_bytes = result_->histograms().table->counts.size() * sizeof(std::int32_t);
  timeline->budget_bytes = timeline->kept_bytes;
  return timeline;
}

std::shared_ptr<const Picture> HistogramPresentation::prepare(const Request& request, RunContext& context) {
  const auto view = request.view.to<ViewParameters>();
  auto picture = std::make_shared<HistogramPicture>();
  picture->request = request;
  picture->result = picture->histograms = result_;
  picture->view = view;
  picture->drawing = drawing(request.step, view, context);
  picture->query = result_->looked_at(view);
  picture->query_index = result_->problem().query_number(result_->query_of(view));
  picture->is_probe = !result_->problem().parameters.probe.empty();
  picture->is_3d = result_->is_in_space(view);
  picture->is_cut = picture->is_3d && view.cut_open && result_->has_table();
  picture->bounds = picture_bounds(*result_, view);
  picture->origin = result_->picture_origin(view);
  picture->info = step_info(*result_, request.step);
  picture->layout = layout(request.step, *picture);
  return picture;
}

FrameLayout HistogramPresentation::layout(std::size_t step, const HistogramPicture& picture) const {
  const Drawing& p = *picture.drawing;
  // Points stay in their buffers while only their colours change.
  const std::uint64_t cloud = combine(result_->problem().references.identity(), p.point_count + 1),
                      now = combine(result_->identity(), key_of(step, picture.view)),
                      colors = combine(now, picture.is_cut ? static_cast<std::uint64_t>(picture.view.octant) + 2 : 1);
  const std::size_t lines = p.lines.size();
  return {{"points.position", 12, p.point_count, cloud},
          {"points.color", 4, p.point_count, colors},
          {"lines.position", 24, lines, now},
          {"lines.color", 8, lines, colors},
          {"heat.pixels", 4, p.heat.pixels.size(), now},
          {"bars.pixels", 4, p.bars.pixels.size(), now}};
}

void HistogramPresentation::write(const Picture& given, const FrameTargets& targets, RunContext& context) {
  const auto& picture = dynamic_cast<const HistogramPicture&>(given);
  const Drawing& p = *picture.drawing;
  const auto write = [&](std::string_view name, const auto& values) {
    targets.write(name, {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(values[0])});
  };
  if (p.point_count > 0 && targets.wants("points.position"))
    write("points.position", point_places(result_->problem().references, result_->extent()));
  write("points.color", picture.is_cut ? cut_points(picture, context) : p.point_colors);
  write("lines.position", p.lines.positions);
  write("lines.color", picture.is_cut ? cut_lines(picture) : p.lines.colors);
  write("heat.pixels", p.heat.pixels);
  write("bars.pixels", p.bars.pixels);
}

StepInfo HistogramPresentation::describe(std::size_t step, RunContext&) { return step_info(*result_, step); }

std::vector<Plot> HistogramPresentation::plots(const Request& request, RunContext& context) {
  if (!result_->has_table()) return {};
  const auto view = request.view.to<ViewParameters>();
  return plots_of(*result_, request.step, view, *detail(view, context));
}

std::vector<Property> HistogramPresentation::inspect(const Pick& pick, const Request& request, RunContext& context) {
  const Problem& problem = result_->problem();
  if (is_bin(pick) && result_->has_table() && pick.index < problem.bins()) {
    const auto view = request.view.to<ViewParameters>();
    const auto query = detail(view, context);
    return inspect_bin(*result_, pick.index, looked_at(view, query.get()));
  }
  if (pick.target != "points") return {};
  std::vector<Property> list{{"reference", count(pick.index)}};
  for (std::size_t k = 0; k < problem.dimension() && k < 8; ++k)
    list.push_back({fmt::format("x{}", k), double(problem.references.at(pick.index, k))});
  if (!result_->has_table()) return list;
  const auto query = detail(request.view.to<ViewParameters>(), context);
  const std::int32_t bin = query->bins[pick.index];
  list.push_back({"distance", double(query->distances[pick.index])});
  list.push_back({"bin", std::int64_t{bin}});
  if (bin >= 0) list.push_back({"count_of_bin", std::int64_t{query->sum[static_cast<std::size_t>(bin)]}});
  return list;
}

std::size_t HistogramPresentation::made_by(const Pick&, const Request& request, RunContext&) { return request.step; }

std::optional<PickedPlace> HistogramPresentation::where_is(const Pick& pick, const Request& request, RunContext&) {
  const Problem& problem = result_->problem();
  const Frame frame = framed(*result_, request.view.to<ViewParameters>()).bars_frame;
  if (!is_bin(pick) || pick.index >= problem.bins() || frame.width <= 0) return std::nullopt;
  const double width = frame.width / double(problem.bins()), left = frame.left + width * double(pick.index),
               top = frame.bottom + frame.height;
  PickedPlace place{{left + width / 2, frame.bottom + frame.height / 2, 0}};
  const auto x0 = float(left), x1 = float(left + width), y0 = float(frame.bottom), y1 = float(top);
  place.outline = {
      {{{x0, y0, 0}, {x1, y0, 0}}}, {{{x1, y0, 0}, {x1, y1, 0}}}, {{{x1, y1, 0}, {x0, y1, 0}}}, {{{x0, y1, 0}, {x0, y0, 0}}}};
  return place;
}

Explanation HistogramPresentation::explain(const Request& request, RunContext& context) {
  const auto view = request.view.to<ViewParameters>();
  const auto query = result_->has_table() ? detail(view, context) : nullptr;
  return explain_step(*result_, request.step, looked_at(view, query.get()), context);
}

std::vector<Explainable> HistogramPresentation::explainable(const Request&, RunContext&) { return explainable_in(*result_); }

Reasons HistogramPresentation::why(const Pick& pick, const Request& request, RunContext& context) {
  if (!result_->has_table()) return {};
  const auto view = request.view.to<ViewParameters>();
  const auto query = detail(view, context);
  if (pick.target == "points" && pick.index < query->bins.size())
    return why_reference(*result_, pick.index, looked_at(view, query.get()));
  if (is_bin(pick) && pick.index < query->sum.size()) return why_bin(*result_, pick.index, looked_at(view, query.get()));
  return {};
}

LookedAt HistogramPresentation::looked_at(const ViewParameters& view, const QueryDetail* query) const {
  return {result_->query_of(view), !result_->problem().parameters.probe.empty(), query};
}

std::shared_ptr<const QueryDetail> HistogramPresentation::detail(const ViewParameters& view, RunContext& context) {
  std::vector<float> query = result_->looked_at(view);
  if (detail_.second && detail_.first == query) return detail_.second;
  RunContext beside = context.beside();  // its stages are none of the method's
  std::optional<GivenLimits> limits;
  const Table& table = *result_->histograms().table;
  if (result_->problem().parameters.limits == Limits::global && table.queries > 0) limits = {table.low[0], table.high[0]};
  auto made = std::make_shared<const QueryDetail>(examine_query(result_->problem(), query, beside, limits));
  detail_ = {std::move(query), made};
  return made;
}

std::shared_ptr<const RowPeaks> HistogramPresentation::peaks(RunContext& context) {
  if (!peaks_)
    peaks_ = std::make_shared<const RowPeaks>(
        row_peaks(*result_->histograms().table, result_->row_count(), heat_height, chart_width, context));
  return peaks_;
}

std::shared_ptr<const Drawing> HistogramPresentation::drawing(std::size_t step, const ViewParameters& view,
                                                              RunContext& context) {
  const std::uint64_t key = key_of(step, view);
  if (drawing_.second && drawing_.first == key) return drawing_.second;
  Subject subject{*result_, place_of(*result_, step), view};
  const Show show = result_->shown(view);
  const bool needs_detail = result_->has_table() && show != Show::blocks,
             needs_peaks = result_->has_table() && show == Show::waterfall;
  const auto query = needs_detail ? detail(view, context) : nullptr;
  const auto row_peaks = needs_peaks ? peaks(context) : nullptr;
  subject.detail = query.get();
  subject.peaks = row_peaks.get();
  auto made = std::make_shared<const Drawing>(drawn(subject, context));
  drawing_ = {key, made};
  return made;
}

}  // namespace ws::histogram
