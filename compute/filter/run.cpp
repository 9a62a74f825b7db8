// SPDX-License-Identifier: MIT
#include "compute/filter/run.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/alpha.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::filter {

namespace {

constexpr int band_rows = 8, strip_columns = 512, shown_strip_rows = 64, warp_tile_width = 32, warp_tile_height = 4;

std::string size_text(const Planes& p) { return fmt::format("{} x {}", p.width, p.height); }

Pass convolution_pass(Axis axis, Variant variant, const Convolution& convolution, PlanesPtr before, PlanesPtr after) {
  const Taps& taps = axis == Axis::row ? convolution.filter.row : convolution.filter.column;
  Pass pass;
  pass.phase = axis == Axis::row ? "row" : "column";
  constexpr const char *rows = phrase("Rows with {}: {} taps"), *columns = phrase("Columns with {}: {} taps");
  const char* variant_name = info_of(variant).name;
  const std::string said_name = said_choice(variant_name);
  const std::size_t count = taps.values.size();
  pass.title = axis == Axis::row ? fmt::format(rows, variant_name, count) : fmt::format(columns, variant_name, count);
  pass.words = axis == Axis::row ? told(rows, said_name, count) : told(columns, said_name, count);
  pass.axis = axis;
  pass.variant = variant;
  pass.build = convolution.build;
  const Extent group = is_grouped(variant) ? group_pixels(variant, axis, pass.build) : Extent{after->width, band_rows};
  pass.tile_width = group.width;
  pass.tile_height = group.height;
  pass.before = std::move(before);
  pass.after = std::move(after);
  return pass;
}

Pass single_pass(Variant variant, const SeparableFilter& filter, PlanesPtr before, PlanesPtr after) {
  Pass pass;
  pass.phase = info_of(variant).name;
  constexpr const char* both = phrase("Rows and columns at once with {}: {} x {} taps");
  const std::size_t columns = filter.row.values.size(), rows = filter.column.values.size();
  pass.title = fmt::format(both, info_of(variant).name, columns, rows);
  pass.words = told(both, said_choice(info_of(variant).name), columns, rows);
  pass.variant = variant;
  pass.tile_width = std::min(strip_columns, after->width);
  pass.tile_height = shown_strip_rows;
  pass.before = std::move(before);
  pass.after = std::move(after);
  return pass;
}

double total_ms(const Metrics& metrics) {
  double sum = 0;
  for (const StageTime& stage : metrics.stages())
    if (stage.name != "upload" && stage.name != "download") sum += stage.ms;
  return sum;
}

double stage_ms(const Metrics& metrics, std::string_view name) {
  for (const StageTime& stage : metrics.stages())
    if (stage.name == name) return stage.ms;
  return 0;
}

/// Predicts the bytes of the input, of one result per pass, and of what the result is compared with.
void check_memory(const Image& image, const Parameters& p, const Warp* warp, RunContext& context) {
  const std::size_t plane = image.value_count() * 4;
  const std::size_t warped =
      warp ? std::size_t(warp->width) * std::size_t(warp->height) * std::size_t(image.channels()) * 4 : 0;
  const std::size_t passes = p.operation == Operation::pipeline ? 5 : p.operation == Operation::convolve ? 3 : 1;
  const std::size_t weighed = image.channels() > alpha_channel && p.alpha == Alpha::weigh ? 2 * std::max(plane, warped) : 0;
  const std::size_t bytes =
      image.value_count() * 5 + passes * std::max(plane, warped) + weighed + (p.versus == Versus::none ? 0 : 2 * plane);
  const std::size_t host_image = std::max(plane, warped);  // for the download of the result, which is timed
  context.check_memory((context.backend == Backend::cpu ? bytes : image.value_count() * 5) + host_image,
                       context.backend == Backend::cuda ? bytes : 0);
}

/// By the engine; of images with alpha the means are those of what can be seen. The run's filter decides that, also for its
/// rows alone.
Convolved convolved(const Run& run, const PlanesPtr& in, const Convolution& convolution, RunContext& context) {
  const Engine& engine = *run.engine;
  if (!weighs_colours(run.parameters, in->channels, run.filter, convolution.variant))
    return engine.convolve(in, convolution, context);
  Convolved done = engine.convolve(engine.weighted(in, context), convolution, context);
  if (done.rows) done.rows = engine.unweighted(done.rows, context);
  done.result = engine.unweighted(done.result, context);
  return done;
}

PlanesPtr warped(const Run& run, const PlanesPtr& in, RunContext& context) {
  const Engine& engine = *run.engine;
  if (!weighs_colours(run.parameters, in->channels, *run.warp)) return engine.warp(in, *run.warp, context);
  return engine.unweighted(engine.warp(engine.weighted(in, context), *run.warp, context), context);
}

class Runner {
 public:
  Runner(Run& run, RunContext& context) : run_(run), context_(context) {}

  PlanesPtr convolve(const PlanesPtr& in, Variant variant, bool record) {
    const Convolution convolution = run_.convolution(variant);
    if (variant != Variant::automatic) check_variant(variant, convolution, in->type, context_.backend);
    const Convolved done = convolved(run_, in, convolution, context_);
    if (!record) {
      run_.versus_variant = done.variant;
      return done.result;
    }
    if (done.rows) {
      run_.passes.push_back(convolution_pass(Axis::row, done.variant, convolution, in, done.rows));
      run_.passes.push_back(convolution_pass(Axis::column, done.variant, convolution, done.rows, done.result));
    } else {
      run_.passes.push_back(single_pass(done.variant, run_.filter, in, done.result));
    }
    return done.result;
  }

  PlanesPtr warp(const PlanesPtr& in) {
    PlanesPtr out = warped(run_, in, context_);
    Pass pass;
    pass.phase = "warp";
    constexpr const char *affine = phrase("Affine warp of {} to {}"), *general = phrase("Homography of {} to {}");
    const std::string from = size_text(*in), to = size_text(*out);
    // Also a homography that happens to be affine is called what was chosen.
    const bool is_affine = run_.warp->affine && run_.parameters.operation != Operation::homography;
    pass.title = is_affine ? fmt::format(affine, from, to) : fmt::format(general, from, to);
    pass.words = is_affine ? told(affine, from, to) : told(general, from, to);
    pass.tile_width = warp_tile_width * run_.warp->outputs_per_thread;
    pass.tile_height = warp_tile_height;
    pass.before = in;
    pass.after = out;
    run_.passes.push_back(std::move(pass));
    return out;
  }

 private:
  Run& run_;
  RunContext& context_;
};

/// With what a run computes: what it brings somewhere lies there, and how long that takes depends on its threads, too.
std::uint64_t means_key(const RunContext& context) {
  return combine(place_key(context.backend), static_cast<std::uint64_t>(context.thread_count));
}

/// What the cache knows of an image that was brought to a backend. The planes live as long as a result shows them, so that a
/// slider's next run finds them where they are.
struct Uploaded {
  std::weak_ptr<const Planes> planes;
  double ms = 0;
  Statistics statistics;
};

void take_input(Run& run, const Image& image, RunContext& context) {
  const CacheKey key{"filter.input", image.identity(), means_key(context)};
  auto known = context.cache ? context.cache->take<Uploaded>(key) : nullptr;
  run.input = known ? known->planes.lock() : nullptr;
  if (!run.input) {
    run.input = run.engine->upload(image, context);
    RunContext beside = context.beside();
    known = std::make_unique<Uploaded>(
        Uploaded{run.input, stage_ms(context.metrics, "upload"), run.engine->statistics(*run.input, beside)});
  }
  run.upload_ms = known->ms;
  run.input_statistics = known->statistics;
  const std::size_t bytes = sizeof(Uploaded) + known->statistics.histograms.size() * sizeof(known->statistics.histograms[0]);
  if (context.cache) context.cache->put(key, std::move(known), bytes);
}

/// How long it takes to bring a result of this shape to the host. The cache keeps the first one's time, so that a slider's next
/// run need not download its result.
double download_time(const Run& run, RunContext& context) {
  const Planes& result = *run.result;
  const auto measure = [&] {
    RunContext beside = context.beside();
    (void)run.engine->download(result, beside);
    return std::make_shared<const double>(stage_ms(beside.metrics, "download"));
  };
  if (!context.cache) return *measure();
  std::uint64_t shape = means_key(context);
  for (const int part : {result.width, result.height, result.channels, int(result.type)})
    shape = combine(shape, static_cast<std::uint64_t>(part));
  return *context.cache->shared<double>({"filter.download_ms", 0, shape}, measure, [](double) { return sizeof(double); });
}

void note_warp(const WarpNumbers& numbers, RunContext& context) {
  if (numbers.is_nearly_singular())
    context.metrics.warn(
        told("the matrix is nearly singular (condition number {:.3g}): small changes of its numbers move "
             "the picture far",
             numbers.condition));
  if (numbers.coverage <= 0)
    context.metrics.warn(said("nothing of the drawn sheet lies in the output: shift or zoom the map, or draw both sheets"));
}

void note_bad_pixels(const Statistics& statistics, RunContext& context) {
  if (statistics.nan_count == 0) return;
  context.metrics.warn(
      told("the image holds {} values that are not numbers; they spread as far as the filter reaches", statistics.nan_count));
}

/// Of the run, or of what it is compared with: halves hold neither large values nor taps with a sum beyond 2³⁰ or below 2⁻³⁰.
void note_tensor(const Run& run, RunContext& context) {
  std::optional<Variant> other;
  if (run.parameters.variant == Variant::tensor)
    for (const Pass& pass : run.passes)
      if (pass.variant && *pass.variant != Variant::tensor) other = pass.variant;
  if (variant_of(run.parameters.versus) == Variant::tensor && run.versus_variant != Variant::tensor) other = run.versus_variant;
  if (other)
    context.metrics.warn(
        told("variant {} takes numbers up to 500 times white and taps of moderate size only: {} has filtered in its place",
             said_choice(info_of(Variant::tensor).name), said_choice(info_of(*other).name)));
}

/// What transparent pixels do is said, since it is not what a program gives that knows no alpha.
void note_alpha(const Run& run, RunContext& context) {
  const Parameters& p = run.parameters;
  if (run.input->channels != alpha_channel + 1) {
    if (p.alpha == Alpha::separate)
      context.metrics.warn(
          told("--alpha separate has no effect: the image has no alpha, its channels are {}", run.input->channels));
    return;
  }
  const auto pixels = std::uint64_t(run.input->width) * std::uint64_t(run.input->height);
  const std::uint64_t opaque = run.input_statistics.histograms[alpha_channel].back();
  if (opaque == pixels || p.alpha == Alpha::separate) return;
  const bool weighs = run.filters() ? weighs_colours(p, run.input->channels, run.filter, p.variant)
                                    : weighs_colours(p, run.input->channels, *run.warp);
  if (weighs)
    context.metrics.warn(
        said("the image has transparent pixels: colours count by their alpha (--alpha separate: each channel by itself)"));
  else if (run.filters())
    context.metrics.warn(said(
        "the image has transparent pixels, and this filter takes no means, or works on bytes: its channels are filtered one by "
        "one, so their colours show in the pixels beside them"));
}

/// The result of the whole run in double precision.
PlanesPtr exact(const Run& run, const Image& image, RunContext& context) {
  const Parameters& p = run.parameters;
  const auto convolve = [&](const Image& in) {
    return convolve_reference(in, run.filter, p.border, context,
                              weighs_colours(p, in.channels(), run.filter, Variant::reference));
  };
  const auto warp = [&](const Image& in) {
    return warp_reference(in, *run.warp, context, weighs_colours(p, in.channels(), *run.warp));
  };
  Image at = run.filters() ? convolve(image) : warp(image);
  if (run.pipeline()) at = convolve(warp(at));
  return run.engine->upload(at, context);
}

/// What the split and difference views show beside the result; null where that is the input.
PlanesPtr made_to_compare(Run& run, const Image& image, const RunContext& context) {
  RunContext beside = context.beside();
  beside.progress = context.progress;  // it may take as long as the run itself
  if (run.parameters.versus == Versus::exact) return exact(run, image, beside);
  const auto variant = variant_of(run.parameters.versus);
  if (!variant || !run.filters()) return nullptr;
  Runner runner(run, beside);
  PlanesPtr at = runner.convolve(run.input, *variant, false);
  if (!run.pipeline()) return at;
  at = warped(run, at, beside);
  return runner.convolve(at, *variant, false);
}

}  // namespace

std::size_t Pass::columns() const { return std::size_t((after->width + tile_width - 1) / tile_width); }
std::size_t Pass::tile_count() const { return columns() * std::size_t((after->height + tile_height - 1) / tile_height); }

Run run_filter(const Image& image, const Parameters& parameters, RunContext& context) {
  Run run;
  run.parameters = parameters;
  if (run.filters()) run.filter = make_filter(parameters);
  if (parameters.operation != Operation::convolve) {
    run.warp = make_warp(parameters, image.width(), image.height());
    run.forward = forward_matrix(parameters, image.width(), image.height());
    run.warp_numbers = warp_numbers(parameters, *run.warp, image.width(), image.height());
  }
  check_memory(image, parameters, run.warp ? &*run.warp : nullptr, context);
  run.engine = engine_for(context.backend, context.cache);
  take_input(run, image, context);

  Runner runner(run, context);
  PlanesPtr at = run.input;
  if (run.filters()) at = runner.convolve(at, parameters.variant, true);
  if (run.warp) at = runner.warp(at);
  if (run.pipeline()) at = runner.convolve(at, parameters.variant, true);
  run.result = at;
  context.metrics.compute_ms = total_ms(context.metrics);
  run.stages = context.metrics.stages();

  run.versus = made_to_compare(run, image, context);
  RunContext beside = context.beside();
  run.result_statistics = run.engine->statistics(*run.result, beside);
  run.download_ms = download_time(run, context);
  context.metrics.upload_ms = run.upload_ms;
  context.metrics.download_ms = run.download_ms;
  note_bad_pixels(run.input_statistics, context);
  note_alpha(run, context);
  if (run.filters()) note_tensor(run, context);
  if (run.warp) note_warp(run.warp_numbers, context);
  return run;
}

std::size_t Run::passes_before_warp() const {
  const auto found = std::find_if(passes.begin(), passes.end(), [](const Pass& p) { return p.phase == "warp"; });
  return static_cast<std::size_t>(found - passes.begin());
}

bool Run::has_difference() const {
  const Planes& other = *compared();
  return other.width == result->width && other.height == result->height && other.channels == result->channels;
}

PlanesPtr rows_of(const Run& run, RunContext& context) {
  // Of the first filter alone: where the variant is measured, a pipeline's second one may be another.
  const Pass& first = run.passes.front();
  if (first.phase == "row") return first.after;
  Convolution rows = run.convolution(*first.variant);
  rows.filter.column.values = {1};
  rows.filter.sigma_y = 0;
  if (rows.filter.sigma_x <= 0) rows.variant = Variant::fused;  // `recursive` with nothing to smooth along rows
  return convolved(run, run.input, rows, context).result;
}

PlanesPtr difference_of(const Run& run, RunContext& context) {
  return run.engine->difference(run.result, run.compared(), context);
}

Run only_image(const Image& image, RunContext& context) {
  Run run;
  run.engine = engine_for(context.backend, context.cache);
  take_input(run, image, context);
  run.result = run.input;
  run.result_statistics = run.input_statistics;
  return run;
}

}  // namespace ws::filter
