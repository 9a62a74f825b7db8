// SPDX-License-Identifier: MIT
#include "compute/filter/show/presentation.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/words/told.h"
#include "compute/filter/show/explain.h"
#include "compute/filter/show/plots.h"

#include <fmt/format.h>

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

/// The largest tap is shown in full intensity, unless a tone is chosen.
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

template <class E>
std::uint64_t key_of_choice(E choice) {
  return static_cast<std::uint64_t>(choice);
}

/// Where a pixel of the input goes (`forward`), or where a pixel of the output is read.
void add_mapped(std::vector<Property>& properties, const Matrix3& map, int x, int y, bool forward) {
  const auto& m = map.m;
  const double w = m[6] * x + m[7] * y + m[8];
  const std::string verb = forward ? "goes to " : "read at ";
  properties.push_back({"w", w});
  properties.push_back({verb + "x", (m[0] * x + m[1] * y + m[2]) / w, "px"});
  properties.push_back({verb + "y", (m[3] * x + m[4] * y + m[5]) / w, "px"});
}

/// The offset and the weight that a pixel in the picture of the kernel stands for.
std::vector<Property> weight_of(const SeparableFilter& filter, std::size_t index) {
  const Image kernel = outer_product(filter);
  if (index >= kernel.pixel_count()) return {};
  const int x = int(index % std::size_t(kernel.width())), y = int(index / std::size_t(kernel.width()));
  return {{"offset x", std::int64_t(x - kernel.width() / 2), "px"},
          {"offset y", std::int64_t(y - kernel.height() / 2), "px"},
          {"weight", kernel.at(x, y, 0)}};
}

/// What the planes of all passes take. The steps themselves take nothing.
std::size_t kept_bytes(const Run& run) {
  std::size_t bytes = 0;
  for (const Pass& pass : run.passes)
    bytes += std::size_t(pass.after->width) * std::size_t(pass.after->height) * std::size_t(pass.after->channels) *
             bytes_of(pass.after->type);
  return bytes;
}

Timeline timeline_of(const StepList& steps, const Run& run) {
  return {steps.size(), steps.events(), kept_bytes(run), kept_bytes(run)};
}

StepInfo describe_input(const Planes& input) {
  const std::string colours = said(input.channels == 1 ? "grey" : input.channels == 3 ? "colour" : "colour and alpha");
  return {"input", told("The image: {} x {}, {}", input.width, input.height, colours), {}};
}

StepInfo describe_tile(const Pass& pass, const StepPlace& place) {
  const bool has_groups = pass.variant && is_grouped(*pass.variant);
  StepInfo info{pass.phase,
                has_groups ? told("{}, group {} of {}", pass.words, place.tile + 1, pass.tile_count())
                           : told("{}, band {} of {}", pass.words, place.tile + 1, pass.tile_count()),
                {{"tile", count(place.tile + 1)}, {"tiles", count(pass.tile_count())}}};
  if (!has_groups) return info;
  info.title += said(place.moment == Moment::load ? ": reads" : ": sums");
  info.values.push_back({"phase", std::string(place.moment == Moment::load ? "load" : "compute")});
  return info;
}

}  // namespace

FilterPresentation::FilterPresentation(const std::shared_ptr<const FilterResult>& result)
    : Presentation(result),
      filtered_(result),
      run_(filtered_->run()),
      steps_(run_),
      timeline_(std::make_shared<const Timeline>(timeline_of(steps_, run_))) {}

std::shared_ptr<const Timeline> FilterPresentation::timeline(RunContext&) { return timeline_; }

StepInfo FilterPresentation::describe(std::size_t step, RunContext&) {
  const StepPlace place = steps_.at(step);
  if (place.moment == Moment::input) return describe_input(*run_.input);
  if (place.moment == Moment::result)
    return {"result", said("The result"), {{"minimum", run_.result_statistics.low}, {"maximum", run_.result_statistics.high}}};
  return describe_tile(run_.passes[place.pass], place);
}

std::vector<Plot> FilterPresentation::plots(const Request& request, RunContext& context) {
  if (!plots_) plots_ = make_plots(run_, context);
  std::vector<Plot> all = *plots_;
  for (Plot& lesson : make_lessons(run_, request.view.to<ViewParameters>())) all.push_back(std::move(lesson));
  return all;
}

Toning FilterPresentation::toning(const ViewParameters& view) const {
  // Overshoots, as of `sharpen` or of cubic samples, are no reason to show the picture about grey.
  const bool turned_negative =
      run_.filters() && run_.filter.takes_differences() && run_.result_statistics.low < 0 && run_.input_statistics.low >= 0;
  return {view.gain, view.tone == Tone::signed_values || (view.tone == Tone::automatic && turned_negative)};
}

void FilterPresentation::show_kernel(FilterPicture& picture, const ViewParameters& view, RunContext& context) {
  if (!kernel_planes_) kernel_planes_ = run_.engine->upload(outer_product(run_.filter), context);
  picture.left = kernel_planes_;
  picture.frontier = Frontier::all(picture.width, picture.height);
  picture.toning = kernel_toning(run_.filter, view, kernel_planes_->white);
}

void FilterPresentation::show_pass(FilterPicture& picture, const StepPlace& place, const ViewParameters& view) const {
  const Pass& pass = run_.passes[place.pass];
  picture.left = pass.after;
  if (same_size(*pass.before, *pass.after)) picture.right = pass.before;
  picture.frontier = {pass.tile_width, pass.tile_height, place.tiles_done + (place.moment == Moment::compute ? 1 : 0)};
  picture.toning = toning(view);
}

void FilterPresentation::show_difference(FilterPicture& picture, const ViewParameters& view, RunContext& context) {
  if (!difference_) {
    const PlanesPtr planes = difference_of(run_, context);
    const Statistics found = run_.engine->statistics(*planes, context);
    difference_ = {planes, std::max(std::abs(found.low), std::abs(found.high))};
  }
  picture.left = difference_->planes;
  picture.largest_difference = difference_->largest;
  picture.toning = {view.gain, view.tone != Tone::plain};
  // However small the differences are, the largest is shown in full intensity.
  if (view.tone == Tone::automatic && difference_->largest > 0)
    picture.toning.gain *= picture.left->white / difference_->largest;
}

void FilterPresentation::show_split(FilterPicture& picture, const ViewParameters& view) const {
  picture.right = run_.compared();
  const int at = std::clamp(static_cast<int>(std::floor(view.split * picture.width + 0.5)), 0, picture.width);
  picture.frontier = {std::max(at, 1), picture.height, at > 0 ? std::size_t{1} : std::size_t{0}};
}

void FilterPresentation::show_image(FilterPicture& picture, const StepView& step, const ViewParameters& view,
                                    RunContext& context) {
  picture.toning = toning(view);
  picture.frontier = Frontier::all(picture.width, picture.height);
  switch (picture.stage) {
    case Stage::mask:
      if (!mask_) mask_ = std::make_shared<const Mask>(make_mask(*run_.warp, run_.input->width, run_.input->height, context));
      if (!mask_planes_) mask_planes_ = run_.engine->upload(mask_->picture, context);
      picture.left = mask_planes_;
      picture.mask = mask_;
      picture.toning = {};
      return;
    case Stage::rows:
      if (!row_planes_) row_planes_ = rows_of(run_, context);
      picture.left = row_planes_;
      return;
    case Stage::difference:
      return show_difference(picture, view, context);
    default:
      picture.left = step.planes();
      if (picture.stage == Stage::input) picture.toning.is_signed = view.tone == Tone::signed_values;
      if (picture.stage == Stage::split) show_split(picture, view);
  }
}

FrameLayout FilterPresentation::layout(const FilterPicture& picture, const ViewParameters& view) const {
  const std::size_t step = picture.request.step;
  const bool is_moving = picture.moment == Moment::load || picture.moment == Moment::compute;
  const std::uint64_t toned = combine(key_of(view.gain), key_of_choice(view.tone));
  std::uint64_t pixels = combine(filtered_->identity(), toned);
  if (is_moving && picture.stage != Stage::kernel)
    pixels = combine(pixels, step + 1000);
  else if (picture.stage == Stage::input)
    pixels = combine(combine(filtered_->image().identity(), toned), 3);  // the same for all results of the image
  else
    pixels = combine(pixels, key_of_choice(picture.stage));
  std::uint64_t lines =
      combine(combine(filtered_->identity(), step + 1),
              (view.show_geometry ? 2u : 0u) + (view.show_microscope ? 4u : 0u) + 8u * key_of_choice(picture.stage));
  lines = combine(combine(lines, key_of_choice(view.lens)), static_cast<std::uint64_t>(view.stride));
  if (picture.stage == Stage::split) {
    pixels = combine(pixels, key_of(view.split));
    lines = combine(lines, key_of(view.split));
  }
  const std::size_t segments = picture.overlay.segment_count();
  return {{"image.pixels", 4, std::size_t(picture.width) * std::size_t(picture.height), pixels},
          {"lines.position", 24, segments, lines},
          {"lines.color", 8, segments, lines}};
}

namespace {

/// Corners of a warp are dragged, so they are to be seen; of one that lies far out it is enough to see where it goes.
Bounds with_corners(const Bounds& image, const Run& run) {
  constexpr double most = 0.5;  // of the image's size
  Bounds bounds = image;
  const Corners corners = corner_places(run.parameters, run.input->width, run.input->height);
  for (std::size_t k = 0; k < corners.size(); ++k) {
    const std::size_t axis = k % 2;
    const double beyond = most * (image.high[axis] - image.low[axis]), at = axis == 0 ? corners[k] : -corners[k];
    if (!std::isfinite(at)) continue;
    bounds.low[axis] = std::min(bounds.low[axis], std::max(at, image.low[axis] - beyond));
    bounds.high[axis] = std::max(bounds.high[axis], std::min(at, image.high[axis] + beyond));
  }
  return bounds;
}

}  // namespace

std::shared_ptr<const Picture> FilterPresentation::prepare(const Request& request, RunContext& context) {
  const auto view = request.view.to<ViewParameters>();
  const StepPlace place = steps_.at(request.step);
  const StepView step(run_, place, view);
  auto picture = std::make_shared<FilterPicture>();
  picture->request = request;
  picture->result = result();
  picture->info = describe(request.step, context);
  std::tie(picture->width, picture->height) = step.size();
  // The bounds are the last step's, so that the view stays when the player moves.
  const auto [width, height] = StepView(run_, steps_.at(steps_.size() - 1), view).size();
  picture->bounds = {{-0.5, 0.5 - height, 0}, {width - 0.5, 0.5, 0}};
  if (run_.warp && view.show_geometry && step.stage() != Stage::kernel) picture->bounds = with_corners(picture->bounds, run_);
  picture->moment = place.moment;
  picture->stage = step.stage();
  picture->is_before_warp = step.is_before_warp();
  picture->overlay = step.overlay();
  if (picture->stage == Stage::kernel)
    show_kernel(*picture, view, context);
  else if (step.is_moving())
    show_pass(*picture, place, view);
  else
    show_image(*picture, step, view, context);
  picture->layout = layout(*picture, view);
  return picture;
}

void FilterPresentation::write(const Picture& picture, const FrameTargets& targets, RunContext& context) {
  const auto& shown = dynamic_cast<const FilterPicture&>(picture);
  targets.write("lines.position", as_bytes(shown.overlay.positions));
  targets.write("lines.color", as_bytes(shown.overlay.colors));
  if (targets.wants("image.pixels"))
    run_.engine->paint(*shown.left, shown.right.get(), shown.frontier, shown.toning, targets, "image.pixels", context);
}

Pick FilterPresentation::picked(const Pick& shown, const Request& request, RunContext&) {
  if (shown.target != "image") return shown;
  const auto view = request.view.to<ViewParameters>();
  if (shows_kernel(run_, view)) return {"kernel", shown.index};
  return StepView(run_, steps_.at(request.step), view).is_before_warp() ? Pick{"input", shown.index} : shown;
}

std::optional<FilterPresentation::Pixel> FilterPresentation::pixel(const Pick& pick) const {
  const bool of_input = pick.target == "input";
  if (!of_input && pick.target != "image") return std::nullopt;
  const Planes& grid = of_input ? *run_.input : *run_.result;
  const auto width = static_cast<std::size_t>(grid.width), height = static_cast<std::size_t>(grid.height);
  if (pick.index >= width * height) return std::nullopt;
  return Pixel{static_cast<int>(pick.index % width), static_cast<int>(pick.index / width), of_input};
}

std::string FilterPresentation::values(const Planes& planes, const Pixel& at) const {
  std::string text;
  for (const double v : run_.engine->probe(planes, at.x, at.y)) text += fmt::format("{}{:.6g}", text.empty() ? "" : ", ", v);
  return text;
}

std::vector<Property> FilterPresentation::inspect(const Pick& pick, const Request&, RunContext&) {
  if (pick.target == "kernel") return weight_of(run_.filter, pick.index);
  const auto at = pixel(pick);
  if (!at) return {};
  std::vector<Property> properties{{"column x", count(std::size_t(at->x)), "px"}, {"row y", count(std::size_t(at->y)), "px"}};
  const std::size_t border = run_.warp ? run_.passes_before_warp() : 0;
  if (!run_.warp || at->of_input) properties.push_back({"input", values(*run_.input, *at)});
  for (std::size_t i = at->of_input ? 0 : border; i < (at->of_input ? border : run_.passes.size()); ++i)
    properties.push_back({"after " + run_.passes[i].phase, values(*run_.passes[i].after, *at)});
  if (run_.versus && !at->of_input) properties.push_back({"compared", values(*run_.versus, *at)});
  if (run_.warp) add_mapped(properties, at->of_input ? *run_.forward : run_.warp->sample, at->x, at->y, at->of_input);
  return properties;
}

std::size_t FilterPresentation::made_by(const Pick& pick, const Request& request, RunContext&) {
  const auto at = pixel(pick);
  if (!at) return request.step;
  return steps_.step_of_pixel(at->x, at->y, at->of_input ? run_.passes_before_warp() : run_.passes.size());
}

Explanation FilterPresentation::explain(const Request& request, RunContext& context) {
  return explain_step(run_, steps_.at(request.step), context);
}

std::vector<Explainable> FilterPresentation::explainable(const Request&, RunContext&) {
  if (run_.passes.empty()) return {};
  const auto pixels = [](const char* target, const std::string& meaning, const Planes& planes) {
    const auto width = static_cast<std::size_t>(planes.width);
    return Explainable{target, meaning, width * static_cast<std::size_t>(planes.height), width};
  };
  std::vector<Explainable> things{pixels("image", said("pixels of the result, column and row"), *run_.result)};
  if (run_.warp && run_.passes_before_warp() > 0)
    things.push_back(pixels("input", said("pixels before the warp"), *run_.input));
  if (run_.filters()) {
    const Image kernel = outer_product(run_.filter);
    things.push_back({"kernel", said("weights of the kernel, column and row"), kernel.pixel_count(),
                      static_cast<std::size_t>(kernel.width())});
  }
  return things;
}

Reasons FilterPresentation::why(const Pick& pick, const Request& request, RunContext& context) {
  if (pick.target == "kernel") return run_.filters() ? why_tap(run_, pick.index) : Reasons();
  const auto at = pixel(pick);
  if (!at || run_.passes.empty()) return {};
  // Of the passes on the pixel's grid, the last that has come to the step's.
  const std::size_t border = run_.warp ? run_.passes_before_warp() : 0;
  const std::size_t first = at->of_input ? 0 : border, end = at->of_input ? border : run_.passes.size();
  if (first == end) return {};
  const StepPlace place = steps_.at(request.step);
  const std::size_t seen = place.moment == Moment::input ? 0 : place.pass;
  return why_pixel(run_, std::clamp(seen, first, end - 1), at->x, at->y, context);
}

}  // namespace ws::filter
