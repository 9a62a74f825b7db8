// SPDX-License-Identifier: MIT
#include "compute/filter/history/sequence_study.h"

#include "compute/core/result/repeated.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/history/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ws::filter {

namespace {

constexpr std::array sequence_sides{256, 512, 1024, 2048, 4096};
constexpr int taps = 17, distinct_images = 3, images_per_round = 12;

using Way = double SequenceTiming::*;
struct NamedWay {
  const char* name;
  Way way;
};
constexpr std::array ways{
    NamedWay{phrase("pageable"), &SequenceTiming::pageable},     NamedWay{phrase("pinned"), &SequenceTiming::pinned},
    NamedWay{phrase("overlapped"), &SequenceTiming::overlapped}, NamedWay{phrase("upload alone"), &SequenceTiming::upload},
    NamedWay{phrase("filter alone"), &SequenceTiming::filter},   NamedWay{phrase("download alone"), &SequenceTiming::download}};

double megapixels_per_second(int side, double ms) { return ms > 0 ? double(side) * side / ms / 1000 : 0; }

SequencePoint measure(int side, RunContext& context) {
  std::vector<Image> images, results;
  for (int i = 0; i < distinct_images; ++i) images.push_back(study_image(side, PixelType::float32));
  const auto once = [&] { return time_sequence(images, images_per_round, study_filter(taps), Border::zero, results, context); };
  return {side, repeated(once, [](const SequenceTiming& t) { return images_per_round * t.pageable; })};
}

Plot plot_of(const std::vector<SequencePoint>& points, Plot plot, const std::function<double(int, double)>& value) {
  for (const NamedWay& each : ways) {
    PlotSeries line{said(each.name), PlotStyle::line, {}, {}};
    for (const SequencePoint& point : points) {
      line.x.push_back(point.side);
      line.y.push_back(value(point.side, spread_of(point.runs, each.way).median));
    }
    plot.series.push_back(std::move(line));
  }
  return plot;
}

}  // namespace

void check_sequence(Backend backend) {
  if (backend != Backend::cuda)
    throw Error(ErrorKind::invalid_argument, said("study sequence times transfers to a device and back, and the CPU has none"),
                said("choose --backend cuda; studies image-size and filter-size run on the CPU"));
}

void run_sequence(RunContext& context, const std::function<void(const std::vector<SequencePoint>&)>& grown) {
  check_sequence(context.backend);
  std::vector<SequencePoint> points;
  for (std::size_t i = 0; i < sequence_sides.size(); ++i) {
    context.check_stop();
    context.report(double(i) / double(sequence_sides.size()),
                   told("sequence of {} x {} pixels", sequence_sides[i], sequence_sides[i]));
    RunContext beside = context.beside();  // the study's times are not the run's
    points.push_back(measure(sequence_sides[i], beside));
    grown(points);
  }
}

std::vector<Plot> sequence_plots(const std::vector<SequencePoint>& points) {
  if (points.empty()) return {};
  const std::string x_label = said("side in pixels (17 x 17 taps, float32)");
  return {plot_of(points, {"sequence", said("Study: a sequence of images"), x_label, said("ms per image"), true, true, {}, {}},
                  [](int, double ms) { return ms; }),
          plot_of(points, {"sequence_rate", said("Study: rate of a sequence"), x_label, "Mpx/s", true, true, {}, {}},
                  megapixels_per_second)};
}

std::string sequence_csv(const std::vector<SequencePoint>& points) {
  std::string text = "side,way,ms_per_image,least_ms,most_ms,runs,mpx_per_s\n";
  for (const SequencePoint& point : points)
    for (const NamedWay& each : ways) {
      const Spread ms = spread_of(point.runs, each.way);
      text += fmt::format("{},{},{},{},{},{},{}\n", point.side, each.name, ms.median, ms.least, ms.most, point.runs.size(),
                          megapixels_per_second(point.side, ms.median));
    }
  return text;
}

}  // namespace ws::filter
