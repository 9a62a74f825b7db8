// SPDX-License-Identifier: MIT
#include "compute/ridge/show/presentation.h"

#include "compute/core/data/frame_margin.h"
#include "compute/core/result/color_map.h"
#include "compute/core/result/palette.h"
#include "compute/core/words/told.h"
#include "compute/ridge/show/distance_shares.h"
#include "compute/ridge/show/drawing.h"
#include "compute/ridge/show/explain/explain.h"
#include "compute/ridge/show/inspect.h"
#include "compute/ridge/show/paint.h"
#include "compute/ridge/show/plots.h"
#include "compute/ridge/show/projection.h"
#include "compute/ridge/show/words.h"

#include <algorithm>

namespace ws::ridge {

namespace {

/// The file's column names for chosen axes; empty for those that the cloud does not have.
std::array<std::string, 3> axis_names(const PolylineSet& lines, const ViewParameters& view) {
  const std::vector<std::string>& columns = lines.column_names;
  if (view.projection == Projection::principal)
    return {said("first component"), said("second component"), said("third component")};
  std::array<std::string, 3> names;
  const std::array axes{view.axis_x, view.axis_y, view.axis_z};
  for (std::size_t k = 0; k < std::min(names.size(), lines.dimension); ++k) {
    const auto axis = std::min(static_cast<std::size_t>(axes[k]), lines.dimension - 1);
    names[k] = axis < columns.size() ? columns[axis] : "x" + std::to_string(axis);
  }
  return names;
}

std::array<double, 3> projected_origin(const ProjectionRows& r, const Detection& run, std::size_t dimension) {
  std::array<double, 3> origin{};
  for (std::size_t axis = 0; axis < 3; ++axis)
    for (std::size_t k = 0; k < dimension; ++k) origin[axis] += r.rows[axis][k] * run.origin[k];
  return origin;
}

/// Balls reach beyond the cloud: the box is as much wider as they do not fit into the margin about it. Where they are as large
/// as the cloud, they may be cut off, so that it is still seen.
Bounds with_balls(Bounds bounds, double drawn_radius) {
  constexpr double widest = 2;
  const double largest = widest * std::max(bounds.high[0], bounds.high[1]);
  for (std::size_t k = 0; k < 2; ++k) {
    const double reach = std::min((bounds.high[k] + drawn_radius) / frame_margin, largest);
    bounds.high[k] = std::max(bounds.high[k], reach);
    bounds.low[k] = -bounds.high[k];
  }
  return bounds;
}

std::size_t removed_count_at(const std::vector<Step>& steps, std::size_t step) {
  return static_cast<std::size_t>(std::count_if(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(step) + 1,
                                                [](const Step& s) { return s.kind == StepKind::remove; }));
}

CloudPaint paint_of(const RidgePicture& picture, const Balls& balls) {
  const ViewParameters& v = picture.view;
  CloudPaint paint;
  paint.projection = picture.rows;
  paint.color_by = picture.step() == 0 || v.color_by == ColorBy::tile ? ColorBy::plain : v.color_by;
  paint.r1 = picture.ridge.detection().r1;
  for (const std::uint32_t id : balls.ids) paint.owner_colors.push_back(category_color(id));
  paint.unowned_color = plain_color;
  paint.ramp = &color_ramp(choice_name(v.color_map));
  return paint;
}

}  // namespace

RidgePresentation::RidgePresentation(std::shared_ptr<const RidgeResult> result, const RidgePresentation* before)
    : Presentation(result), ridge_(std::move(result)), study_(ridge_->study()) {
  const bool lacks_study = study_.empty() && ridge_->parameters().to<Parameters>().study;
  if (lacks_study && before) study_ = before->study_;
}

std::shared_ptr<const Timeline> RidgePresentation::timeline(RunContext&) {
  if (!timeline_) {
    const Detection& run = ridge_->detection();
    timeline_ = std::make_shared<const Timeline>(
        Timeline{ridge_->step_count(), list_events(run), run.trace.bytes(), run.trace.keyframes().budget_bytes()});
  }
  return timeline_;
}

ProjectionRows RidgePresentation::rows_of(const ViewParameters& view, RunContext& context) {
  const PointSet& points = ridge_->points();
  const bool wants_components = view.projection == Projection::principal && points.dimension() > 2;
  if (wants_components && !components_) components_ = principal_components(points, context.stop);
  return projection_rows(view, points.dimension(), wants_components ? *components_ : std::vector<std::vector<double>>());
}

std::shared_ptr<const Picture> RidgePresentation::prepare(const Request& request, RunContext& context) {
  if (picture_ && picture_->request == request) return picture_;
  const Detection& run = ridge_->detection();
  const std::size_t dimension = ridge_->points().dimension();
  auto picture = std::make_shared<RidgePicture>(ridge_);
  picture->request = request;
  picture->view = request.view.to<ViewParameters>();
  picture->rows = rows_of(picture->view, context);
  picture->is_3d = dimension > 2;
  const auto& half_widths = run.engine->box().half_width;
  picture->bounds = project_box(picture->rows, {half_widths.begin(), half_widths.begin() + dimension});
  if (picture->view.show_balls && !picture->is_3d)
    picture->bounds = with_balls(picture->bounds, run.r1 * drawn_ball_scale(picture->view, dimension));
  picture->origin = projected_origin(picture->rows, run, dimension);
  picture->axis_names = axis_names(ridge_->polylines(), picture->view);
  picture->tile_frames = tile_frames(run, request.step, picture->view);
  if (picture->view.show_removed) picture->removed_count = removed_count_at(run.trace.steps(), request.step);
  if (picture->view.color_by == ColorBy::distance && request.step > 0)
    picture->distance_shares = distance_shares(ridge_->points(), run, shown_balls(request.step, context), context);
  picture->info = describe(request.step, context);
  picture->layout = layout_of(*picture);
  return picture_ = picture;
}

void RidgePresentation::write(const Picture& picture, const FrameTargets& targets, RunContext& context) {
  const auto& shown = static_cast<const RidgePicture&>(picture);
  const Drawing draw(shown, targets);
  const bool colors_owners = shown.step() > 0 && shown.view.color_by != ColorBy::plain && shown.view.color_by != ColorBy::tile;
  const bool needs_balls = (colors_owners && targets.wants("cloud.color")) || (shown.view.show_balls && draw.wants("balls"));
  const Balls none, &balls = needs_balls ? shown_balls(shown.step(), context) : none;
  draw.balls(balls);
  draw.links();
  draw.truth();
  // The cloud comes after them: on CUDA the small writes wait for their stream, and this is to be enqueued only.
  RunContext painting = context.beside();
  painting.backend = ridge_->backend();
  ridge_->detection().engine->paint(balls, paint_of(shown, balls), targets, painting);
  draw.tiles();
  draw.removed();
  draw.comparison();
  draw.tile_colors();
}

const Balls& RidgePresentation::shown_balls(std::size_t step, RunContext& context) {
  const Trace& trace = ridge_->detection().trace;
  const std::size_t state = trace.steps()[step].kind == StepKind::remove ? step - 1 : std::min(step, trace.last_ball_step());
  if (!balls_ || balls_->first != state) {
    balls_.reset();
    balls_.emplace(state, replayed(state, context));
  }
  return balls_->second;
}

Balls RidgePresentation::replayed(std::size_t step, RunContext& context) {
  const Detection& run = ridge_->detection();
  const auto p = ridge_->parameters().to<Parameters>();
  RunContext replay = context.beside();
  replay.backend = ridge_->backend();
  const auto advance = [&](const Balls& before) {
    if (!sorting_.last) sorting_ = left_by_a_run(run.engine->identity(), replay);
    const double tolerance = std::get<double>(ridge_->parameters().effective("tolerance"));
    Balls after = before;
    const Engine& engine = run.engine_of(run.trace.steps()[step].round);
    engine.evolve(after, {run.r1, p.convergence, tolerance, 1, {}, &sorting_}, replay);
    return after;
  };
  Balls balls = run.trace.balls_at(step, advance);
  balls.dimension = ridge_->points().dimension();
  return balls;
}

StepInfo RidgePresentation::describe(std::size_t step, RunContext&) { return describe_step(*ridge_, step); }

std::vector<std::uint32_t> RidgePresentation::element_names(std::string_view layer, const Request& request,
                                                            RunContext& context) {
  if (layer != "balls") return {};
  return shown_balls(request.step, context).ids;
}

std::vector<Plot> RidgePresentation::plots(const Request& request, RunContext& context) {
  if (!objective_) objective_ = objective_curve(ridge_->points(), ridge_->detection(), context);
  return plots_at(*ridge_, study_, *objective_, request.step);
}

Pick RidgePresentation::picked(const Pick& shown, const Request& request, RunContext&) {
  if (shown.target != "tiles") return shown;
  const auto view = request.view.to<ViewParameters>();
  const auto frames = tile_frames(ridge_->detection(), request.step, view);
  const std::size_t axis_count = frame_axes(view, ridge_->points().dimension()).size();
  const std::size_t frame = shown.index / std::max<std::size_t>(1, edges_per_box(axis_count));
  return frame < frames.size() ? Pick{"tile", frames[frame].tile} : shown;
}

std::vector<Property> RidgePresentation::inspect(const Pick& pick, const Request& request, RunContext& context) {
  const Detection& run = ridge_->detection();
  const Step& s = run.trace.steps()[request.step];
  if (pick.target == "cloud" && pick.index < ridge_->points().size())
    return inspect_point(*ridge_, pick.index, shown_balls(request.step, context));
  if (pick.target == "balls" && pick.index < shown_balls(request.step, context).size())
    return inspect_ball(*ridge_, pick.index, shown_balls(request.step, context));
  if (pick.target == "tile" && run.tiles && pick.index < run.tiles->tiling().tree.tiles.size())
    return inspect_tile(*ridge_, pick.index, shown_balls(request.step, context));
  if (pick.target == "links" && s.kind != StepKind::refine && pick.index < run.trace.link_count_at(request.step))
    return inspect_link(*ridge_, pick.index);
  return {};
}

std::size_t RidgePresentation::made_by(const Pick& pick, const Request& request, RunContext&) {
  const Trace& trace = ridge_->detection().trace;
  const auto& steps = trace.steps();
  std::size_t step = request.step;
  if (pick.target == "links")
    return steps[step].kind == StepKind::refine ? step : std::min(trace.last_ball_step() + 1 + pick.index, steps.size() - 1);
  if (pick.target != "balls") return 0;
  while (step > 1 && steps[step].kind != StepKind::evolve) --step;
  return step;
}

Explanation RidgePresentation::explain(const Request& request, RunContext& context) {
  return explain_step(
      *ridge_, request.step, [&](std::size_t step) { return replayed(step, context); }, context);
}

std::vector<Explainable> RidgePresentation::explainable(const Request& request, RunContext&) {
  return explainable_at(*ridge_, request.step);
}

Reasons RidgePresentation::why(const Pick& pick, const Request& request, RunContext& context) {
  const Trace& trace = ridge_->detection().trace;
  const auto ball = [&](std::uint32_t id) {
    return why_ball(
        *ridge_, id, request.step, [&](std::size_t step) { return replayed(step, context); }, context);
  };
  if (pick.target == "ball" && pick.index < trace.initial_ball_count()) return ball(static_cast<std::uint32_t>(pick.index));
  if (pick.target == "balls" && pick.index < shown_balls(request.step, context).size())
    return ball(shown_balls(request.step, context).ids[pick.index]);
  if (pick.target == "cloud" && pick.index < ridge_->points().size())
    return why_point(*ridge_, pick.index, shown_balls(request.step, context), context);
  if (pick.target == "links" && trace.steps()[request.step].kind != StepKind::refine &&
      pick.index < trace.link_count_at(request.step))
    return why_link(*ridge_, pick.index);
  return {};
}

}  // namespace ws::ridge
