// What a step of a filter run looks like: the drawing half of FilterResult.
// SPDX-License-Identifier: MIT
#include "compute/core/fingerprint.h"
#include "compute/filter/result.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ws::filter {

namespace {

template <class T>
Span<const std::byte> as_bytes(const std::vector<T>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

bool same_size(const Planes& a, const Planes& b) {
  return a.width == b.width && a.height == b.height && a.channels == b.channels;
}

const Pass* row_pass(const Run& run) {
  const auto found = std::find_if(run.passes.begin(), run.passes.end(), [](const Pass& p) { return p.phase == "row"; });
  return found == run.passes.end() ? nullptr : &*found;
}

/// The largest tap in full, unless a tone is chosen.
Toning kernel_toning(const SeparableFilter& filter, const ViewParameters& view, double white) {
  double low = 0, largest = 0;
  const Image kernel = outer_product(filter);
  for (const float v : kernel.values<float>()) {
    low = std::min(low, double(v));
    largest = std::max(largest, std::abs(double(v)));
  }
  Toning toning{view.gain, view.tone == Tone::signed_values || (view.tone == Tone::automatic && low < 0)};
  if (view.tone == Tone::automatic && largest > 0) toning.gain *= white / largest;
  return toning;
}

std::uint64_t key_of(double value) { return std::bit_cast<std::uint64_t>(value); }

}  // namespace

Stage FilterResult::shown_stage(Stage asked) const {
  const bool needs_filter = asked == Stage::rows || asked == Stage::kernel, needs_warp = asked == Stage::mask;
  const bool compares = asked == Stage::difference || asked == Stage::split;
  const bool is_there =
      (!needs_filter || run_.filters()) && (!needs_warp || run_.warp) && (!compares || same_size(compared(), *run_.result));
  return is_there ? asked : Stage::result;
}

Stage FilterResult::effective_stage(std::size_t step, const ViewParameters& view) const {
  if (run_.passes.empty() || steps_.at(step).moment == Moment::input) return Stage::input;
  return view.stage == Stage::kernel ? Stage::result : shown_stage(view.stage);
}

PlanesPtr FilterResult::rows(const std::stop_token& stop) const {
  if (const Pass* pass = row_pass(run_)) return pass->after;
  return row_planes_.get([&] {
    RunContext context;
    context.backend = backend();
    context.stop = stop;
    return rows_alone(run_, context);
  });
}

PlanesPtr FilterResult::difference(const std::stop_token& stop) const {
  {
    const std::lock_guard lock(cache_mutex_);
    if (difference_) return difference_;
  }
  RunContext context;
  context.backend = backend();
  context.stop = stop;
  const PlanesPtr& other = run_.versus ? run_.versus : run_.input;
  PlanesPtr made = run_.engine->difference(run_.result, other, context);
  const Statistics found = run_.engine->statistics(*made, context);
  const std::lock_guard lock(cache_mutex_);
  difference_ = made;
  largest_difference_ = std::max(std::abs(found.low), std::abs(found.high));
  return made;
}

bool FilterResult::shows_kernel(const ViewParameters& view) const {
  return view.stage == Stage::kernel && run_.filters() && !run_.passes.empty();
}

const Mask& FilterResult::mask(const std::stop_token& stop) const {
  const Mask& mask = mask_.get([&] {
    RunContext context;
    context.stop = stop;
    return make_mask(*run_.warp, run_.input->width, run_.input->height, context);
  });
  known_mask_.store(&mask);
  return mask;
}

std::optional<double> FilterResult::largest_difference() const {
  const std::lock_guard lock(cache_mutex_);
  return difference_ ? std::optional(largest_difference_) : std::nullopt;
}

std::size_t FilterResult::shown_passes(std::size_t step, const ViewParameters& view) const {
  const StepPlace place = steps_.at(step);
  if (place.moment == Moment::load || place.moment == Moment::compute) return place.pass + 1;
  const Stage stage = effective_stage(step, view);
  if (stage == Stage::input) return 0;
  return stage == Stage::rows ? 1 : run_.passes.size();  // a variant of one pass has no rows, but their size
}

const PlanesPtr& FilterResult::planes_after(std::size_t pass_count) const {
  return pass_count == 0 ? run_.input : run_.passes[pass_count - 1].after;
}

std::pair<int, int> FilterResult::shown_size(std::size_t step, const ViewParameters& view) const {
  if (shows_kernel(view)) {
    const auto side = [](const Taps& taps) { return 2 * std::min(taps.radius(), most_drawn_radius) + 1; };
    return {side(run_.filter.row), side(run_.filter.column)};
  }
  if (const StepPlace place = steps_.at(step); place.moment == Moment::result && effective_stage(step, view) == Stage::mask)
    return {run_.warp->width, run_.warp->height};
  const Planes& shown = *planes_after(shown_passes(step, view));
  return {shown.width, shown.height};
}

FilterResult::Shown FilterResult::shown(std::size_t step, const ViewParameters& view, const std::stop_token& stop) const {
  Shown s;
  if (shows_kernel(view)) {
    s.left = kernel_planes_.get([&] { return upload(outer_product(run_.filter)); });
    s.frontier = Frontier::all(s.left->width, s.left->height);
    s.toning = kernel_toning(run_.filter, view, s.left->white);
    return s;
  }
  s.toning = {view.gain, view.tone == Tone::signed_values || (view.tone == Tone::automatic && run_.result_statistics.low < 0 &&
                                                              run_.input_statistics.low >= 0)};
  const StepPlace place = steps_.at(step);
  if (place.moment == Moment::load || place.moment == Moment::compute) {
    const Pass& pass = run_.passes[place.pass];
    s.left = pass.after;
    s.right = same_size(*pass.before, *pass.after) ? pass.before : nullptr;
    s.frontier = {pass.tile_width, pass.tile_height, place.tiles_done + (place.moment == Moment::compute ? 1 : 0)};
    return s;
  }
  const Stage stage = effective_stage(step, view);
  if (stage == Stage::mask)
    s.left = mask_planes_.get([&] { return upload(mask(stop).picture); });
  else if (stage == Stage::rows)
    s.left = rows(stop);
  else
    s.left = stage == Stage::difference ? difference(stop) : planes_after(shown_passes(step, view));
  s.frontier = Frontier::all(s.left->width, s.left->height);
  if (stage == Stage::input) s.toning.is_signed = view.tone == Tone::signed_values;
  if (stage == Stage::mask) s.toning = {};
  if (stage == Stage::difference) {
    s.toning.is_signed = view.tone != Tone::plain;
    // However small the differences are, the largest is seen in full.
    if (view.tone == Tone::automatic && largest_difference_ > 0) s.toning.gain *= s.left->white / largest_difference_;
  }
  if (stage == Stage::split) {
    s.right = run_.versus ? run_.versus : run_.input;
    const int at = std::clamp(static_cast<int>(view.split * s.left->width + 0.5), 0, s.left->width);
    s.frontier = {std::max(at, 1), s.left->height, at > 0 ? std::size_t{1} : std::size_t{0}};
  }
  return s;
}

Overlay FilterResult::overlay(std::size_t step, const ViewParameters& view) const {
  if (shows_kernel(view)) return {};
  const StepPlace place = steps_.at(step);
  if (place.moment == Moment::load || place.moment == Moment::compute) {
    if (!view.show_microscope) return {};
    return draw_tile(run_.passes[place.pass], run_, place.tile, place.moment == Moment::load, view.lens);
  }
  const Stage stage = effective_stage(step, view);
  Overlay overlay;
  if (view.show_geometry && run_.warp) overlay = draw_geometry(run_, shows_before_warp(step, view));
  if (stage == Stage::split) draw_divider(overlay, view.split * run_.result->width - 0.5, run_.result->height);
  return overlay;
}

Bounds FilterResult::bounds(const ParameterSet& view) const {
  const auto [width, height] = shown_size(step_count() - 1, view.to<ViewParameters>());
  return {{-0.5, 0.5 - height, 0}, {width - 0.5, 0.5, 0}};
}

FrameLayout FilterResult::layout(std::size_t step, const ParameterSet& view) const {
  const auto v = view.to<ViewParameters>();
  const auto [width, height] = shown_size(step, v);
  const StepPlace place = steps_.at(step);
  const bool moving = place.moment == Moment::load || place.moment == Moment::compute;
  std::uint64_t pixels = combine(identity_, combine(key_of(v.gain), static_cast<std::uint64_t>(v.tone)));
  if (shows_kernel(v))
    pixels = combine(pixels, static_cast<std::uint64_t>(Stage::kernel));
  else if (effective_stage(step, v) == Stage::input && !moving)
    pixels = combine(image_->identity(), combine(pixels - identity_, 3));
  else
    pixels = combine(pixels, moving ? step + 1000 : static_cast<std::uint64_t>(v.stage));
  if (!moving && v.stage == Stage::split) pixels = combine(pixels, key_of(v.split));
  const std::size_t segments = overlay(step, v).segment_count();
  std::uint64_t lines = combine(combine(identity_, step + 1), (v.show_geometry ? 2u : 0u) + (v.show_microscope ? 4u : 0u) +
                                                                  8u * static_cast<unsigned>(effective_stage(step, v)));
  lines = combine(lines, 16u * static_cast<unsigned>(v.lens) + (shows_kernel(v) ? 1u : 0u));
  if (v.stage == Stage::split) lines = combine(lines, key_of(v.split));
  return {{"image.pixels", 4, std::size_t(width) * std::size_t(height), pixels},
          {"lines.position", 24, segments, lines},
          {"lines.color", 8, segments, lines}};
}

void FilterResult::present(std::size_t step, const ParameterSet& view, const FrameTargets& targets,
                           std::stop_token stop) const {
  const auto v = view.to<ViewParameters>();
  RunContext context;
  context.backend = backend();
  context.stop = stop;
  try {
    if (targets.wants("lines.position") || targets.wants("lines.color")) {
      const Overlay lines = overlay(step, v);
      targets.write("lines.position", as_bytes(lines.positions));
      targets.write("lines.color", as_bytes(lines.colors));
    }
    if (!targets.wants("image.pixels")) return;
    const Shown s = shown(step, v, stop);
    run_.engine->paint(*s.left, s.right.get(), s.frontier, s.toning, targets, "image.pixels", context);
  } catch (const Cancelled&) {
    // the content is undefined then, as promised
  }
}

}  // namespace ws::filter
