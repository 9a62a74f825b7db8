// SPDX-License-Identifier: MIT
#include "compute/filter/history/study.h"

#include "compute/core/result/repeated.h"
#include "compute/core/run/error.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/filter/convolve/taps.h"
#include "compute/filter/history/race.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>

namespace ws::filter {

namespace {

constexpr std::array sides{128, 256, 512, 768, 1024, 1536, 2048, 3072, 4096};
constexpr int thesis_side = 2048, thesis_taps = 17, largest_radius = 16;

struct Size {
  int side, taps;
};

std::vector<Size> sizes_of(Study kind) {
  std::vector<Size> sizes;
  if (kind == Study::image_size)
    for (const int side : sides) sizes.push_back({side, thesis_taps});
  else
    for (int radius = 1; radius <= largest_radius; ++radius) sizes.push_back({thesis_side, 2 * radius + 1});
  return sizes;
}

/// Uploads, filters and downloads once; the times are those of the stages of the engine.
RunTimes once(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context) {
  RunContext timed = context.beside();
  timed.backend = engine.backend();
  const PlanesPtr in = engine.upload(image, timed);
  const Convolved done = engine.convolve(in, convolution, timed);
  (void)engine.download(*done.result, timed);
  RunTimes times;
  for (const StageTime& stage : timed.metrics.stages()) {
    times.total += stage.ms;
    if (stage.name != "upload" && stage.name != "download") times.kernels += stage.ms;
  }
  return times;
}

StudyPoint measure_point(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context) {
  const auto taps = int(convolution.filter.row.values.size());
  return {convolution.variant, engine.backend(), image.width(), taps, measure(engine, image, convolution, context)};
}

using Value = std::function<double(const StudyPoint&)>;
double kernels_ms(const StudyPoint& point) { return point.ms.kernels.median; }
double total_ms(const StudyPoint& point) { return point.ms.total.median; }

Plot plot_of(const StudyData& study, const char* id, const std::string& title, const std::string& unit, const Value& value) {
  const bool by_side = study.kind == Study::image_size;
  Plot plot{id,   title,   by_side ? said("side in pixels (17 x 17 taps)") : said("taps per axis (2048 x 2048)"),
            unit, by_side, true,
            {},   {}};
  std::map<Variant, PlotSeries> lines;
  for (const StudyPoint& point : study.points) {
    const double y = value(point);
    if (y <= 0) continue;
    PlotSeries& line = lines[point.variant];
    const VariantInfo& info = info_of(point.variant);
    line.name = fmt::format("{}{}", said_choice(info.name), info.eight_bit ? said(" (8-bit)") : "");
    line.x.push_back(by_side ? point.side : point.taps);
    line.y.push_back(y);
  }
  for (auto& [variant, line] : lines) plot.series.push_back(std::move(line));
  return plot;
}

/// A published figure of 2010, for 2048 × 2048 pixels and 17 × 17 taps.
struct Mark {
  const char* name;
  double value;
};

Plot with_marks(Plot plot, const StudyData& study, const std::vector<Mark>& marks) {
  const double x = study.kind == Study::image_size ? thesis_side : thesis_taps;
  for (const Mark& mark : marks) plot.series.push_back({mark.name, PlotStyle::points, {x}, {mark.value}});
  return plot;
}

/// The engines of a study: one for each backend that it measures on.
class Engines {
 public:
  explicit Engines(Cache* cache) : cache_(cache) {}
  const Engine& of(Backend backend) {
    auto& engine = made_[backend];
    if (!engine) engine = engine_for(backend, cache_);
    return *engine;
  }

 private:
  Cache* cache_;
  std::map<Backend, std::shared_ptr<const Engine>> made_;
};

void measure_size(const Size& size, const std::string& progress, Engines& engines, RunContext& context, StudyData& study) {
  const Image floats = study_image(size.side, PixelType::float32), bytes = study_image(size.side, PixelType::uint8);
  Convolution convolution{study_filter(size.taps), Border::zero, Variant::fused};
  for (const VariantInfo& info : variants()) {
    const Image& image = info.eight_bit ? bytes : floats;
    const auto place = place_of(convolution, info.variant, image.type(), context.backend);
    if (!place) continue;
    context.check_stop();
    context.report(context.progress ? context.progress->fraction() : 0, told("{} on {}", said_choice(info.name), progress));
    convolution.variant = info.variant;
    study.points.push_back(measure_point(engines.of(*place), image, convolution, context));
  }
}

void sweep(StudyData& study, RunContext& context, const std::function<void(const StudyData&)>& grown) {
  const std::vector<Size> sizes = sizes_of(study.kind);
  Engines engines(context.cache);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const std::string text = told("{0} x {0} pixels", sizes[i].side);
    context.report(double(i) / double(sizes.size()), text);
    measure_size(sizes[i], text, engines, context, study);
    grown(study);
  }
}

}  // namespace

StudyTimes warm_times(const std::function<RunTimes()>& once) {
  const std::vector<RunTimes> runs = repeated(once, &RunTimes::total);
  return {spread_of(runs, &RunTimes::kernels), spread_of(runs, &RunTimes::total), runs.size()};
}

StudyTimes measure(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context) {
  return warm_times([&] { return once(engine, image, convolution, context); });
}

std::optional<Backend> place_of(Convolution convolution, Variant variant, PixelType type, Backend backend) {
  if (variant == Variant::automatic) return std::nullopt;
  const bool baseline = variant == Variant::reference || variant == Variant::simd;
  const Backend place = baseline ? Backend::cpu : backend;
  convolution.variant = variant;
  try {
    check_variant(variant, convolution, type, place);
    return place;
  } catch (const Error&) {
    return std::nullopt;
  }
}

Image study_image(int side, PixelType type) {
  Image image(side, side, 1, type);
  const auto value = [](std::size_t i) { return i * 2654435761u >> 8 & 0xffff; };
  if (type == PixelType::uint8) {
    auto values = image.values<std::uint8_t>();
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::uint8_t(value(i) >> 8);
  } else {
    auto values = image.values<float>();
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = float(value(i)) / 65535.0f;
  }
  return image;
}

SeparableFilter study_filter(int taps) {
  Parameters parameters;
  parameters.radius = taps / 2;
  return make_filter(parameters);
}

void run_study(Study kind, RunContext& context, const std::function<void(const StudyData&)>& grown) {
  StudyData study{kind, {}, {}, {}};
  if (kind != Study::sequence) return sweep(study, context, grown);
  run_sequence(context, [&](const std::vector<SequencePoint>& points) {
    study.sequence = points;
    grown(study);
  });
}

double speed_up(const StudyData& study, const StudyPoint& point, Variant than) {
  for (const StudyPoint& other : study.points)
    if (other.variant == than && other.side == point.side && other.taps == point.taps && point.ms.total.median > 0)
      return other.ms.total.median / point.ms.total.median;
  return 0;
}

std::vector<Plot> study_plots(const StudyData& study) {
  if (study.kind == Study::sequence) return sequence_plots(study.sequence);
  if (!study.race.empty()) return race_plots(study);
  if (study.points.empty()) return {};
  return {
      with_marks(plot_of(study, "study_kernels", said("Study: kernels alone"), "ms", kernels_ms), study,
                 {{"2010: GT 240", 8.9}, {"2010: HD 5670", 18.6}}),
      with_marks(plot_of(study, "study_total", said("Study: with the transfers"), "ms", total_ms), study,
                 {{"2010: GT 240", 31.2}, {"2010: HD 5670", 41.9}, {"2010: SSE", 245.0}, {"2010: C++", 968.2}}),
      with_marks(plot_of(study, "study_rate", said("Study: rate of the kernels"), "Mpx/s",
                         std::mem_fn(&StudyPoint::megapixels_per_second)),
                 study, {{"2010: GT 240", 471}, {"2010: HD 5670", 225.5}}),
      with_marks(plot_of(study, "study_speedup", said("Study: how much sooner than one thread's plain loops"), said("times"),
                         [&](const StudyPoint& point) { return speed_up(study, point, Variant::reference); }),
                 study, {{"2010: GT 240", 31.0}, {"2010: HD 5670", 23.1}, {"2010: SSE", 3.95}})};
}

const char* const times_head = "kernels_ms,kernels_least_ms,kernels_most_ms,total_ms,total_least_ms,total_most_ms,runs";

std::string times_csv(const StudyTimes& times) {
  const auto& [kernels, total, runs] = times;
  return fmt::format("{},{},{},{},{},{},{}", kernels.median, kernels.least, kernels.most, total.median, total.least, total.most,
                     runs);
}

std::string study_csv(const StudyData& study) {
  if (study.kind == Study::sequence) return sequence_csv(study.sequence);
  if (study.kind == Study::race || study.kind == Study::tuning) return race_csv(study);
  std::string text =
      fmt::format("variant,backend,side,taps,{},mpx_per_s,gmac_per_s,speedup_reference,speedup_simd\n", times_head);
  for (const StudyPoint& p : study.points)
    text += fmt::format("{},{},{},{},{},{},{},{},{}\n", info_of(p.variant).name, to_string(p.backend), p.side, p.taps,
                        times_csv(p.ms), p.megapixels_per_second(), p.gigamacs_per_second(),
                        speed_up(study, p, Variant::reference), speed_up(study, p, Variant::simd));
  return text;
}

}  // namespace ws::filter
