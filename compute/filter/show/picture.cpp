// SPDX-License-Identifier: MIT
#include "compute/filter/show/picture.h"

#include <algorithm>

namespace ws::filter {

Stage shown_stage(const Run& run, Stage asked) {
  const bool needs_filter = asked == Stage::rows || asked == Stage::kernel, needs_warp = asked == Stage::mask;
  const bool compares = asked == Stage::difference || asked == Stage::split;
  const bool is_there = (!needs_filter || run.filters()) && (!needs_warp || run.warp) && (!compares || run.has_difference());
  return is_there ? asked : Stage::result;
}

bool shows_kernel(const Run& run, const ViewParameters& view) {
  return view.stage == Stage::kernel && run.filters() && !run.passes.empty();
}

Stage StepView::stage() const {
  if (shows_kernel(run_, view_)) return Stage::kernel;
  if (place_.moment == Moment::input) return Stage::input;
  return shown_stage(run_, view_.stage);
}

std::size_t StepView::pass_count() const {
  if (is_moving()) return place_.pass + 1;
  if (stage() == Stage::input) return 0;
  return stage() == Stage::rows ? 1 : run_.passes.size();  // a variant of one pass has no rows, but their size
}

const PlanesPtr& StepView::planes() const { return pass_count() == 0 ? run_.input : run_.passes[pass_count() - 1].after; }

std::pair<int, int> StepView::size() const {
  if (shows_kernel(run_, view_)) {
    const auto side = [](const Taps& taps) { return 2 * std::min(taps.radius(), most_drawn_radius) + 1; };
    return {side(run_.filter.row), side(run_.filter.column)};
  }
  if (place_.moment == Moment::result && stage() == Stage::mask) return {run_.warp->width, run_.warp->height};
  return {planes()->width, planes()->height};
}

bool StepView::is_before_warp() const {
  return run_.warp && !shows_kernel(run_, view_) && pass_count() <= run_.passes_before_warp();
}

Overlay StepView::overlay() const {
  if (shows_kernel(run_, view_)) return {};
  if (is_moving()) {
    if (!view_.show_microscope) return {};
    return draw_tile(run_.passes[place_.pass], run_, place_.tile, place_.moment == Moment::load, view_);
  }
  Overlay overlay;
  if (view_.show_geometry && run_.warp) overlay = draw_geometry(run_, is_before_warp());
  if (stage() == Stage::split) draw_divider(overlay, view_.split * run_.result->width - 0.5, run_.result->height);
  return overlay;
}

}  // namespace ws::filter
