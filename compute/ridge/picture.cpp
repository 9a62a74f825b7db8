// What a step of the detection looks like, and what lies under a click: the drawing half of RidgeResult.
// SPDX-License-Identifier: MIT
#include "compute/ridge/result.h"

#include "compute/core/color_map.h"
#include "compute/core/fingerprint.h"
#include "compute/ridge/paint.h"
#include "compute/ridge/projection.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::ridge {

namespace {

std::uint64_t projection_key(const ViewParameters& v) {
  std::uint64_t key = static_cast<std::uint64_t>(v.projection);
  for (const std::int64_t axis : {v.axis_x, v.axis_y, v.axis_z}) key = combine(key, static_cast<std::uint64_t>(axis));
  return key;
}

}  // namespace

bool RidgeResult::is_3d(const ParameterSet&) const { return points_->dimension() > 2; }

ProjectionRows RidgeResult::rows(const ViewParameters& view) const {
  return projection_rows(view, points_->dimension(), components_);
}

Bounds RidgeResult::bounds(const ParameterSet& view) const {
  return project_box(rows(view.to<ViewParameters>()), half_widths_);
}

std::array<double, 3> RidgeResult::origin(const ParameterSet& view) const {
  const ViewParameters v = view.to<ViewParameters>();
  std::array<double, 3> result{};
  const ProjectionRows r = rows(v);
  for (std::size_t axis = 0; axis < 3; ++axis)
    for (std::size_t k = 0; k < points_->dimension(); ++k) result[axis] += r.rows[axis][k] * run_.origin[k];
  return result;
}

Balls RidgeResult::shown_balls(std::size_t step, std::stop_token stop) const {
  const auto& steps = run_.trace.steps();
  const std::size_t state = steps[step].kind == StepKind::remove ? step - 1 : last_state_step(step);
  {
    const std::lock_guard lock(cache_mutex_);
    if (cache_ && cache_->first == state) return cache_->second;
  }
  const auto advance = [&](const Balls& before) {
    RunContext context;
    context.backend = backend();
    context.stop = stop;
    const auto number = [&](const char* name) { return std::get<double>(parameters_.effective(name)); };
    const auto p = parameters_.to<Parameters>();
    Balls after = before;
    run_.engine_of(steps[state].round).evolve(after, {run_.r1, p.convergence, number("tolerance"), 1, {}}, context);
    return after;
  };
  Balls balls = run_.trace.balls_at(state, advance);
  balls.dimension = points_->dimension();
  const std::lock_guard lock(cache_mutex_);
  cache_ = {state, balls};
  return balls;
}

std::size_t RidgeResult::shown_ball_count(std::size_t step) const {
  const Step& s = run_.trace.steps()[step];
  return s.kind == StepKind::remove ? s.ball_count + 1 : s.ball_count;
}

/// Links and refinement change no ball: their picture is that of the state before the first.
std::size_t RidgeResult::last_state_step(std::size_t step) const { return std::min(step, run_.trace.last_ball_step()); }

FrameLayout RidgeResult::layout(std::size_t step, const ParameterSet& view) const {
  const ViewParameters v = view.to<ViewParameters>();
  const std::uint64_t placed = combine(points_->identity(), projection_key(v));
  const std::uint64_t state = combine(combine(identity_, last_state_step(step)), step < 1 ? 1 : 2);
  const bool plain = v.color_by == ColorBy::plain || (step == 0 && v.color_by != ColorBy::tile);
  const std::uint64_t colored =
      plain ? combine(points_->identity(), 77)
      : v.color_by == ColorBy::tile
          ? combine(identity_, 78)
          : combine(state, static_cast<std::uint64_t>(v.color_by) * 8 + static_cast<std::uint64_t>(v.color_map));
  const std::uint64_t balls =
      combine(combine(combine(state, placed), static_cast<std::uint64_t>(drawn_ball_scale(v, points_->dimension()) * 1e6)),
              static_cast<std::uint64_t>(v.tile) * 2 + (v.color_by == ColorBy::tile ? 1 : 0));
  const std::size_t ball_count = v.show_balls ? shown_ball_count(step) : 0,
                    refined = refined_at(step) ? refined_at(step)->edge_count() : 0,
                    link_count = refined ? refined : run_.trace.link_count_at(step);
  const std::size_t truth_count = truth_ && truth_->dimension == points_->dimension() ? truth_->edge_count() : 0;
  const std::uint64_t links = combine(combine(combine(identity_, refined ? step << 32 : link_count), placed), 5);
  const std::uint64_t truth = combine(combine(identity_, placed), 9);
  FrameLayout result{{"cloud.position", 12, points_->size(), placed}, {"cloud.color", 4, points_->size(), colored},
                     {"balls.sphere", 16, ball_count, balls},         {"balls.color", 4, ball_count, balls},
                     {"links.position", 24, link_count, links},       {"links.color", 8, link_count, links},
                     {"truth.position", 24, truth_count, truth},      {"truth.color", 8, truth_count, truth}};
  add_tile_layout(result, step, v, placed);
  return result;
}

void RidgeResult::present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const {
  const ViewParameters v = view.to<ViewParameters>();
  RunContext context;
  context.backend = backend();
  context.stop = std::move(stop);
  CloudPaint paint{rows(v),     step == 0 || v.color_by == ColorBy::tile ? ColorBy::plain : v.color_by,          run_.r1, {},
                   plain_color, &color_ramp(ChoiceNames<ColorMap>::names[static_cast<std::size_t>(v.color_map)])};
  const bool owners_wanted = targets.wants("cloud.color") && paint.color_by != ColorBy::plain;
  const bool balls_wanted = v.show_balls && (targets.wants("balls.sphere") || targets.wants("balls.color"));
  try {
    Balls balls;
    if (owners_wanted || balls_wanted) balls = shown_balls(step, context.stop);
    if (balls_wanted) write_balls(step, v, balls, targets);
    if (targets.wants("links.position") || targets.wants("links.color")) write_links(step, v, targets);
    if (targets.wants("truth.position") || targets.wants("truth.color")) write_truth(v, targets);
    // The cloud comes last: on CUDA the small writes wait for their stream, and this is to be enqueued only.
    for (const std::uint32_t id : balls.ids) paint.owner_colors.push_back(category_color(id));
    run_.engine->paint(balls, paint, targets, context);
    present_tiles(step, v, targets);
  } catch (const Cancelled&) {
    return;  // whoever stopped it does not look at the frame
  }
}

void RidgeResult::write_balls(std::size_t step, const ViewParameters& view, const Balls& balls,
                              const FrameTargets& targets) const {
  const ProjectionRows r = rows(view);
  const Step& s = run_.trace.steps()[step];
  std::vector<float> spheres;
  std::vector<std::uint32_t> colors;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    const auto p = project(r, &balls.centers[j * balls.dimension], balls.dimension);
    const double radius = in_shown_tile(balls.ids[j], view) ? run_.r1 * drawn_ball_scale(view, points_->dimension()) : 0;
    spheres.insert(spheres.end(), {p[0], p[1], p[2], static_cast<float>(radius)});
    const bool goes = s.kind == StepKind::remove && balls.ids[j] == s.subject;
    colors.push_back(!goes ? ball_color(balls.ids[j], view) : s.why == Removal::too_many_near ? too_many_color : too_few_color);
  }
  targets.write("balls.sphere", as_bytes(spheres));
  targets.write("balls.color", as_bytes(colors));
}

const PolylineSet* RidgeResult::refined_at(std::size_t step) const {
  const Step& s = run_.trace.steps()[step];
  return s.kind == StepKind::refine ? &run_.refinements[s.subject] : nullptr;
}

void RidgeResult::write_links(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const {
  if (const PolylineSet* lines = refined_at(step)) return write_segments("links", edge_ends(*lines), link_color, view, targets);
  const std::size_t count = run_.trace.link_count_at(step);
  const ProjectionRows r = rows(view);
  const bool last_step = step + 1 == step_count();
  std::vector<float> positions;
  std::vector<std::uint32_t> colors;
  for (std::size_t l = 0; l < count; ++l) {
    const Link& link = run_.links[l];
    for (const std::uint32_t end : {link.a, link.b}) {
      const auto p = project(r, &run_.balls.centers[end * run_.balls.dimension], run_.balls.dimension);
      positions.insert(positions.end(), p.begin(), p.end());
      colors.push_back(l + 1 == count && !last_step ? new_link_color : link.closing ? closing_link_color : link_color);
    }
  }
  targets.write("links.position", as_bytes(positions));
  targets.write("links.color", as_bytes(colors));
}

void RidgeResult::write_truth(const ViewParameters& view, const FrameTargets& targets) const {
  if (truth_ && truth_->dimension == points_->dimension())
    write_segments("truth", edge_ends(*truth_), truth_color, view, targets);
}

std::vector<Property> RidgeResult::inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const {
  if (pick.target == "cloud" && pick.index < points_->size()) return inspect_point(pick.index, step, stop);
  if (pick.target == "balls" && pick.index < shown_ball_count(step)) return inspect_ball(pick.index, step, stop);
  if (pick.target == "tile" && run_.tiles && pick.index < run_.tiles->tiling().tree.tiles.size())
    return inspect_tile(static_cast<std::uint32_t>(pick.index), step, stop);
  if (pick.target == "links" && !refined_at(step) && pick.index < run_.trace.link_count_at(step)) {
    const Link& link = run_.links[pick.index];
    double squared = 0;
    for (std::size_t k = 0; k < run_.balls.dimension; ++k)
      squared += std::pow(
          run_.balls.centers[link.a * run_.balls.dimension + k] - run_.balls.centers[link.b * run_.balls.dimension + k], 2);
    return {{"link", static_cast<std::int64_t>(pick.index + 1)},
            {"from ball", static_cast<std::int64_t>(run_.balls.ids[link.a])},
            {"to ball", static_cast<std::int64_t>(run_.balls.ids[link.b])},
            {"length", std::sqrt(squared)},
            {"made", std::string(link.closing ? "between two ends within 2 r2" : "within r2")}};
  }
  return {};
}

std::vector<Property> RidgeResult::inspect_point(std::size_t index, std::size_t step, const std::stop_token& stop) const {
  std::vector<Property> properties{{"point", static_cast<std::int64_t>(index)}};
  for (std::size_t k = 0; k < points_->dimension(); ++k)
    properties.push_back(
        {points_->column_names.empty() ? fmt::format("x{}", k) : points_->column_names[k], points_->at(index, k)});
  if (run_.tiles)
    if (const std::uint32_t leaf = run_.tiles->tiling().tree.leaf_of_point[index]; leaf != no_tile)
      properties.push_back({"tile", static_cast<std::int64_t>(leaf + 1)});
  const Balls balls = shown_balls(step, stop);
  double best = run_.r1 * run_.r1;
  std::optional<std::uint32_t> owner;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < balls.dimension; ++k)
      squared += std::pow(points_->at(index, k) - run_.origin[k] - balls.centers[j * balls.dimension + k], 2);
    if (squared <= best) {
      best = squared;
      owner = balls.ids[j];
    }
  }
  if (!owner) return properties.push_back({"owner", std::string("none within r1")}), properties;
  properties.push_back({"owner", std::string(fmt::format("ball {}", *owner))});
  properties.push_back({"distance to its centre", std::sqrt(best)});
  return properties;
}

std::vector<Property> RidgeResult::inspect_ball(std::size_t index, std::size_t step, const std::stop_token& stop) const {
  const Balls balls = shown_balls(step, stop);
  const double* center = &balls.centers[index * balls.dimension];
  std::vector<Property> properties{{"ball", static_cast<std::int64_t>(balls.ids[index])}};
  for (std::size_t k = 0; k < balls.dimension; ++k)
    properties.push_back(
        {points_->column_names.empty() ? fmt::format("x{}", k) : points_->column_names[k], center[k] + run_.origin[k]});
  if (run_.tiles)
    properties.push_back({"tile", static_cast<std::int64_t>(run_.tiles->tiling().leaf_of_ball(balls.ids[index]) + 1)});
  std::int64_t near = 0, far = 0;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < balls.dimension; ++k)
      squared += std::pow(balls.centers[j * balls.dimension + k] - center[k], 2);
    near += j != index && squared <= run_.r2 * run_.r2;
    far += j != index && squared <= 4 * run_.r2 * run_.r2;
  }
  properties.push_back({"radius r1", run_.r1});
  properties.push_back({"others within r2", near});
  properties.push_back({"others within 2 r2", far});
  if (balls.ids == run_.balls.ids && index < run_.owned_counts.size())
    properties.push_back({"points owned at the end", static_cast<std::int64_t>(run_.owned_counts[index])});
  return properties;
}

std::size_t RidgeResult::origin_step(const Pick& pick, std::size_t step) const {
  const auto& steps = run_.trace.steps();
  if (pick.target == "links")
    return refined_at(step) ? step : std::min(run_.trace.last_ball_step() + 1 + pick.index, steps.size() - 1);
  if (pick.target != "balls") return 0;
  while (step > 1 && steps[step].kind != StepKind::evolve) --step;
  return step;
}

}  // namespace ws::ridge
