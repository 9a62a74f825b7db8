// SPDX-License-Identifier: MIT
#include "compute/filter/result.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/filter/lessons.h"
#include "compute/filter/study.h"
#include "compute/filter/timing.h"
#include "compute/io/files.h"
#include "compute/io/images.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

Value count(std::size_t n) { return static_cast<std::int64_t>(n); }

std::string pixel_text(const std::vector<double>& values) {
  std::string text;
  for (const double v : values) text += fmt::format("{}{:.6g}", text.empty() ? "" : ", ", v);
  return text;
}

Plot histogram_plot(const Run& run) {
  Plot plot{"histogram", "Histogram before and after", "value", "pixels", false, false, {}, {}};
  const auto add = [&](const char* name, const Planes& planes, const Statistics& statistics) {
    PlotSeries series{name, PlotStyle::line, {}, {}};
    for (std::size_t bin = 0; bin < 256; ++bin) {
      double sum = 0;
      for (const auto& channel : statistics.histograms) sum += channel[bin];
      series.x.push_back((static_cast<double>(bin) + 0.5) * planes.white / 256);
      series.y.push_back(sum);
    }
    plot.series.push_back(std::move(series));
  };
  add("before", *run.input, run.input_statistics);
  if (!run.passes.empty()) add("after", *run.result, run.result_statistics);
  return plot;
}

Plot tap_plot(const SeparableFilter& filter) {
  Plot plot{"taps", "Taps", "offset in pixels", "weight", false, false, {}, {}};
  for (const auto& [name, taps] : {std::pair{"rows", &filter.row}, std::pair{"columns", &filter.column}}) {
    PlotSeries series{name, PlotStyle::points, {}, {}};
    for (std::size_t i = 0; i < taps->values.size(); ++i) {
      series.x.push_back(static_cast<double>(i) - taps->radius());
      series.y.push_back(taps->values[i]);
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

/// How many passes lead to planes on the input's grid; all, where no warp leads to another.
std::size_t passes_before_warp(const Run& run) {
  const auto warp = std::find_if(run.passes.begin(), run.passes.end(), [](const Pass& p) { return p.phase == "warp"; });
  return static_cast<std::size_t>(warp - run.passes.begin());
}

/// Where the warp takes a pixel, or where it reads for one.
void add_mapped(std::vector<Property>& properties, const Matrix3& map, int x, int y, bool forward) {
  const auto& m = map.m;
  const double w = m[6] * x + m[7] * y + m[8];
  const std::string verb = forward ? "goes to " : "read at ";
  properties.push_back({"w", w});
  properties.push_back({verb + "x", (m[0] * x + m[1] * y + m[2]) / w, "px"});
  properties.push_back({verb + "y", (m[3] * x + m[4] * y + m[5]) / w, "px"});
}

/// What the kernel of two dimensions holds at a pixel of its picture.
std::vector<Property> weight_of(const SeparableFilter& filter, std::size_t index) {
  const Image kernel = outer_product(filter);
  if (index >= kernel.pixel_count()) return {};
  const int x = int(index % std::size_t(kernel.width())), y = int(index / std::size_t(kernel.width()));
  return {{"offset x", std::int64_t(x - kernel.width() / 2), "px"},
          {"offset y", std::int64_t(y - kernel.height() / 2), "px"},
          {"weight", kernel.at(x, y, 0)}};
}

}  // namespace

FilterResult::FilterResult(std::shared_ptr<const Image> image, ParameterSet parameters, Run run)
    : image_(std::move(image)),
      parameters_(std::move(parameters)),
      run_(std::move(run)),
      steps_(run_),
      identity_(next_identity()) {}

std::vector<Property> FilterResult::summary() const {
  std::vector<Property> properties{{"width", count(std::size_t(run_.result->width))},
                                   {"height", count(std::size_t(run_.result->height))},
                                   {"channels", count(std::size_t(run_.result->channels))}};
  const auto convolution =
      std::find_if(run_.passes.begin(), run_.passes.end(), [](const Pass& p) { return p.variant.has_value(); });
  properties.push_back(
      {"variant", std::string(convolution == run_.passes.end() ? "warp" : info_of(*convolution->variant).name)});
  if (run_.filters()) {
    properties.push_back({"row_taps", count(run_.filter.row.values.size())});
    properties.push_back({"column_taps", count(run_.filter.column.values.size())});
  }
  if (run_.warp) {
    properties.push_back({"determinant", run_.warp_numbers.determinant});
    properties.push_back({"condition", run_.warp_numbers.condition});
    properties.push_back({"coverage", run_.warp_numbers.coverage});
  }
  if (run_.filter.sigma_x > 0 || run_.filter.sigma_y > 0) {
    const bool along_x = run_.filter.sigma_x > 0;
    const double sigma = along_x ? run_.filter.sigma_x : run_.filter.sigma_y;
    const int radius = (along_x ? run_.filter.row : run_.filter.column).radius();
    const bool is_whole = run_.parameters.variant == Variant::recursive;
    properties.push_back({"effective_sigma", is_whole ? sigma : effective_sigma(radius, sigma), "px"});
  }
  properties.push_back({"white", run_.result->white});
  properties.push_back({"minimum", run_.result_statistics.low});
  properties.push_back({"maximum", run_.result_statistics.high});
  if (run_.result_statistics.nan_count) properties.push_back({"nan_count", count(run_.result_statistics.nan_count)});
  return properties;
}

std::string FilterResult::hash() const {
  {
    const std::lock_guard lock(cache_mutex_);
    if (!hash_.empty()) return hash_;
  }
  const Planes& result = *run_.result;
  RunContext context;
  context.backend = backend();
  Fingerprint fingerprint;
  for (const int n : {result.width, result.height, result.channels}) fingerprint.add(static_cast<std::uint64_t>(n));
  fingerprint.add(run_.engine->fingerprint(result, context));
  const std::lock_guard lock(cache_mutex_);
  hash_ = fingerprint.text();
  return hash_;
}

StepInfo FilterResult::describe(std::size_t step) const {
  const StepPlace place = steps_.at(step);
  if (place.moment == Moment::input)
    return {"input",
            fmt::format("The image: {} x {}, {}", run_.input->width, run_.input->height,
                        run_.input->channels == 1   ? "grey"
                        : run_.input->channels == 3 ? "colour"
                                                    : "colour and alpha"),
            {}};
  if (place.moment == Moment::result)
    return {"result", "The result", {{"minimum", run_.result_statistics.low}, {"maximum", run_.result_statistics.high}}};
  const Pass& pass = run_.passes[place.pass];
  const std::size_t tiles = pass.tile_count();
  StepInfo info{pass.phase,
                fmt::format("{}, {} {} of {}", pass.title, pass.variant && is_grouped(*pass.variant) ? "group" : "band",
                            place.tile + 1, tiles),
                {{"tile", count(place.tile)}, {"tiles", count(tiles)}}};
  if (pass.variant && is_grouped(*pass.variant)) {
    info.title += place.moment == Moment::load ? ": reads" : ": sums";
    info.values.push_back({"phase", std::string(place.moment == Moment::load ? "load" : "compute")});
  }
  return info;
}

std::pair<std::size_t, std::size_t> FilterResult::step_memory() const {
  std::size_t bytes = 0;
  for (const Pass& pass : run_.passes)
    bytes += std::size_t(pass.after->width) * std::size_t(pass.after->height) * std::size_t(pass.after->channels) *
             bytes_of(pass.after->type);
  return {bytes, bytes};  // the planes that the passes made; steps themselves take nothing
}

Work FilterResult::work() const {
  const auto values = [](const Planes& p) { return std::size_t(p.width) * std::size_t(p.height) * std::size_t(p.channels); };
  return {double(values(*run_.result)), "pixels",
          values(*run_.input) * bytes_of(run_.input->type) + values(*run_.result) * bytes_of(run_.result->type)};
}

std::vector<Plot> FilterResult::plots(std::size_t) const {
  std::vector<Plot> plots;
  const auto append = [&](std::vector<Plot> more) {
    plots.insert(plots.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  };
  append(study_plots(run_.study));
  if (!run_.passes.empty()) append({stage_plot(run_), rate_plot(run_)});
  plots.push_back(histogram_plot(run_));
  if (!run_.filters() || run_.passes.empty()) return plots;
  plots.push_back(tap_plot(run_.filter));
  if (is_grouped(*run_.passes.front().variant)) append(lesson_plots(run_.filter.row.radius()));
  return plots;
}

bool FilterResult::shows_before_warp(std::size_t step, const ViewParameters& view) const {
  return run_.warp && shown_passes(step, view) <= passes_before_warp(run_);
}

Pick FilterResult::picked(const Pick& shown, std::size_t step, const ParameterSet& view) const {
  if (shown.target != "image") return shown;
  const auto v = view.to<ViewParameters>();
  if (shows_kernel(v)) return {"kernel", shown.index};
  return shows_before_warp(step, v) ? Pick{"input", shown.index} : shown;
}

std::optional<FilterResult::Pixel> FilterResult::pixel(const Pick& pick) const {
  const bool of_input = pick.target == "input";
  if (!of_input && pick.target != "image") return std::nullopt;
  const Planes& grid = of_input ? *run_.input : *run_.result;
  const auto width = static_cast<std::size_t>(grid.width), height = static_cast<std::size_t>(grid.height);
  if (pick.index >= width * height) return std::nullopt;
  return Pixel{static_cast<int>(pick.index % width), static_cast<int>(pick.index / width), of_input};
}

std::string FilterResult::values(const Planes& planes, int x, int y) const {
  return pixel_text(run_.engine->probe(planes, x, y));
}

std::vector<Property> FilterResult::inspect(const Pick& pick, std::size_t, const std::stop_token&) const {
  if (pick.target == "kernel") return weight_of(run_.filter, pick.index);
  const auto at = pixel(pick);
  if (!at) return {};
  std::vector<Property> properties{{"column x", count(std::size_t(at->x)), "px"}, {"row y", count(std::size_t(at->y)), "px"}};
  const std::size_t border = run_.warp ? passes_before_warp(run_) : 0;
  if (run_.warp) add_mapped(properties, at->of_input ? *run_.forward : run_.warp->sample, at->x, at->y, at->of_input);
  if (!run_.warp || at->of_input) properties.push_back({"input", values(*run_.input, at->x, at->y)});
  for (std::size_t i = at->of_input ? 0 : border; i < (at->of_input ? border : run_.passes.size()); ++i)
    properties.push_back({"after " + run_.passes[i].phase, values(*run_.passes[i].after, at->x, at->y)});
  if (run_.versus && !at->of_input) properties.push_back({"compared", values(*run_.versus, at->x, at->y)});
  return properties;
}

std::size_t FilterResult::origin_step(const Pick& pick, std::size_t step) const {
  const auto at = pixel(pick);
  return at ? steps_.step_of_pixel(at->x, at->y, at->of_input ? passes_before_warp(run_) : run_.passes.size()) : step;
}

Image FilterResult::download(const Planes& planes) const {
  RunContext context;
  context.backend = backend();
  return run_.engine->download(planes, context);
}

PlanesPtr FilterResult::upload(const Image& image) const {
  RunContext context;
  context.backend = backend();
  return run_.engine->upload(image, context);
}

Image FilterResult::output(std::string_view id) const {
  if (id == "image") return download(*run_.result);
  if (id == "difference") {
    const Planes &result = *run_.result, &other = compared();
    if (shown_stage(Stage::difference) != Stage::difference)
      throw Error(ErrorKind::invalid_argument,
                  fmt::format("there is no difference: the result has {} x {} pixels, what it is compared with {} x {}",
                              result.width, result.height, other.width, other.height),
                  "leave --out-size out, or compare with --versus exact");
    return download(*difference({}));
  }
  if (id == "rows") {
    if (!run_.filters())
      throw Error(ErrorKind::invalid_argument, "there is no image after the rows: this operation does not filter",
                  "choose --operation convolve or pipeline");
    return download(*rows({}));
  }
  throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
}

void FilterResult::write(std::string_view id, const std::filesystem::path& path) const {
  if (id != "study") return io::write_image(path, output(id));
  if (run_.study.empty()) throw Error(ErrorKind::invalid_argument, "this run made no study", "ask for one with --study");
  io::write_atomically(path, study_csv(run_.study));
}

std::vector<std::string> FilterResult::losses(std::string_view id, const std::filesystem::path& path) const {
  return id == "study" ? std::vector<std::string>{} : io::losses_in_file(path, output(id));
}

}  // namespace ws::filter
