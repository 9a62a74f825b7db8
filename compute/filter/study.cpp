// SPDX-License-Identifier: MIT
#include "compute/filter/study.h"

#include "compute/core/error.h"
#include "compute/filter/taps.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace ws::filter {

namespace {

constexpr std::array sides{128, 256, 512, 768, 1024, 1536, 2048, 3072, 4096};
constexpr int thesis_side = 2048, thesis_taps = 17, largest_radius = 16;
constexpr int rounds = 5;
constexpr double slow_ms = 200;  // slower ones are measured once

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

/// Smooth and cheap: times do not depend on the values.
Image test_image(int side) {
  Image image(side, side, 1, PixelType::float32);
  auto values = image.values<float>();
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = float(i * 2654435761u >> 8 & 0xffff) / 65535.0f;
  return image;
}

SeparableFilter gaussian(int taps) {
  Parameters parameters;
  parameters.radius = taps / 2;
  return make_filter(parameters);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

/// One pass of the whole: upload, filter, download. The stages are the engine's own.
StudyPoint once(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context) {
  RunContext timed;
  timed.backend = context.backend;
  timed.thread_count = context.thread_count;
  timed.stop = context.stop;
  const PlanesPtr in = engine.upload(image, timed);
  const Convolved done = engine.convolve(in, convolution, timed);
  (void)engine.download(*done.result, timed);
  StudyPoint point{convolution.variant, image.width(), int(convolution.filter.row.values.size()), 0, 0};
  for (const StageTime& stage : timed.metrics.stages()) {
    point.total += stage.ms;
    if (stage.name != "upload" && stage.name != "download") point.kernels += stage.ms;
  }
  return point;
}

StudyPoint measure(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context) {
  StudyPoint point = once(engine, image, convolution, context);  // warm-up, and how slow it is
  if (point.total > slow_ms) return point;
  std::vector<double> kernels, totals;
  for (int i = 0; i < rounds; ++i) {
    const StudyPoint one = once(engine, image, convolution, context);
    kernels.push_back(one.kernels);
    totals.push_back(one.total);
  }
  point.kernels = median(kernels);
  point.total = median(totals);
  return point;
}

bool can(const VariantInfo& info, const Convolution& convolution, Backend backend) {
  if (info.variant == Variant::automatic || info.eight_bit) return false;
  try {
    check_variant(info.variant, convolution, PixelType::float32, backend);
    return true;
  } catch (const Error&) {
    return false;
  }
}

using Pick = double StudyPoint::*;

Plot plot_of(const StudyData& study, const char* id, const char* title, Pick pick) {
  const bool by_side = study.kind == Study::image_size;
  Plot plot{id, title, by_side ? "side in pixels (17 x 17 taps)" : "taps per axis (2048 x 2048)", "ms", by_side, true, {}, {}};
  std::map<Variant, PlotSeries> lines;
  for (const StudyPoint& point : study.points) {
    PlotSeries& line = lines[point.variant];
    line.name = info_of(point.variant).name;
    line.x.push_back(by_side ? point.side : point.taps);
    line.y.push_back(point.*pick);
  }
  for (auto& [variant, line] : lines) plot.series.push_back(std::move(line));
  return plot;
}

/// The figures of 2010 that survive, all at 2048 × 2048 with 17 × 17 taps.
PlotSeries mark(const StudyData& study, const char* name, double ms) {
  return {name, PlotStyle::points, {double(study.kind == Study::image_size ? thesis_side : thesis_taps)}, {ms}};
}

}  // namespace

void run_study(Study kind, const Engine& engine, RunContext& context, const std::function<void(const StudyData&)>& grown) {
  StudyData study{kind, {}};
  const std::vector<Size> sizes = sizes_of(kind);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const Image image = test_image(sizes[i].side);
    Convolution convolution{gaussian(sizes[i].taps), Border::zero, Variant::fused};
    for (const VariantInfo& info : variants()) {
      if (!can(info, convolution, context.backend)) continue;
      context.check_stop();
      context.report(double(i) / double(sizes.size()),
                     fmt::format("{} on {} x {} pixels", info.name, sizes[i].side, sizes[i].side));
      convolution.variant = info.variant;
      study.points.push_back(measure(engine, image, convolution, context));
    }
    grown(study);
  }
}

std::vector<Plot> study_plots(const StudyData& study) {
  if (study.points.empty()) return {};
  Plot kernels = plot_of(study, "study_kernels", "Study: kernels alone", &StudyPoint::kernels);
  kernels.series.push_back(mark(study, "2010: GT 240", 8.9));
  Plot totals = plot_of(study, "study_total", "Study: with the transfers", &StudyPoint::total);
  totals.series.push_back(mark(study, "2010: GT 240", 31.2));
  totals.series.push_back(mark(study, "2010: SSE", 245.0));
  totals.series.push_back(mark(study, "2010: C++", 968.2));
  return {std::move(kernels), std::move(totals)};
}

std::string study_csv(const StudyData& study) {
  std::string text = "variant,side,taps,kernels_ms,total_ms\n";
  for (const StudyPoint& p : study.points)
    text += fmt::format("{},{},{},{},{}\n", info_of(p.variant).name, p.side, p.taps, p.kernels, p.total);
  return text;
}

}  // namespace ws::filter
