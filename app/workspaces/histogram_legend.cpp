// The words of the distance histograms' pictures: colour bar, numbers under charts, titles.
// SPDX-License-Identifier: MIT
#include "app/workspaces/histogram_legend.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <string>
#include <utility>

namespace ws::app {

namespace {

using histogram::Frame;
using histogram::HistogramResult;
using histogram::Picture;
using histogram::Show;
using histogram::ViewParameters;

/// In space the histogram stands in a corner, whatever the camera.
void add_inset(render::Scene& scene, const Picture& picture, const std::string& who) {
  render::BarInset bars;
  bars.title = fmt::format("distances of {}, at most {:g} per bin", who, picture.bars_most);
  bars.axis = {fmt::format("{:.4g}", picture.low), "distance", fmt::format("{:.4g}", picture.high)};
  bars.parts = picture.bar_parts;
  for (const std::uint32_t color : picture.bar_colors) bars.colors.push_back(std::bit_cast<std::array<std::uint8_t, 4>>(color));
  scene.bars = std::move(bars);
}

void label(render::Scene& scene, double x, double y, std::string text) {
  scene.labels.push_back({{static_cast<float>(x), static_cast<float>(y), 0}, std::move(text)});
}
/// Under a frame's axis, `part` of the way along it.
void label_below(render::Scene& scene, const Frame& frame, double part, std::string text) {
  label(scene, frame.left + part * frame.width, frame.bottom, std::move(text));
  scene.labels.back().is_below = true;
  scene.labels.back().align = part;
}

void add_waterfall_texts(render::Scene& scene, const HistogramResult& result, const Picture& picture) {
  const Frame& heat = picture.heat_frame;
  label(scene, heat.left, heat.bottom + heat.height,
        fmt::format("{} queries (rows, from the top) x {} bins", result.problem().queries.size(), result.problem().bins()));
  if (picture.band_high == 0) return;
  const Frame& band = picture.band_frame;
  label(scene, band.left, band.bottom + band.height, "nearest to farthest");
  // One text: the band is too narrow for a number at each end.
  label_below(scene, band, 0.5, fmt::format("{:.4g} to {:.4g}", picture.band_low, picture.band_high));
}

}  // namespace

void add_histogram_legend(render::Scene& scene, const HistogramResult& result, const Picture& picture,
                          const ViewParameters& view) {
  if (!result.has_table()) return;
  const bool own = !result.problem().parameters.probe.empty();
  const std::string who = own ? std::string("your query") : fmt::format("query {}", result.query_of(view));
  if (picture.most > 0) {
    render::ColorBar bar;
    bar.color_map = ChoiceNames<histogram::ColorMap>::names[static_cast<std::size_t>(view.color_map)];
    bar.label = picture.show == Show::blocks ? "slice of the block" : "references per bin";
    bar.high = picture.most;
    bar.logarithmic = view.log_counts && picture.show != Show::blocks;
    if (bar.logarithmic) bar.low = CountScale::logarithmic_low;
    scene.color_bar = bar;
  }
  if (!picture.bar_parts.empty()) add_inset(scene, picture, who);
  if (picture.bars.width > 0 && picture.bars_most > 0) {
    const Frame& f = picture.bars_frame;
    label(scene, f.left, f.bottom + f.height, fmt::format("distances of {}, at most {:g} per bin", who, picture.bars_most));
    label_below(scene, f, 0, fmt::format("{:.4g}", picture.low));
    label_below(scene, f, 0.5, "distance");
    label_below(scene, f, 1, fmt::format("{:.4g}", picture.high));
  }
  if (picture.show == Show::waterfall) add_waterfall_texts(scene, result, picture);
  if (picture.show == Show::adder) {
    label(scene, 0, 0, fmt::format("64 private histograms of {}, slice by slice; their sum below", who));
  }
  if (picture.show == Show::blocks) {
    const std::size_t total = result.problem().references.size();
    label(scene, 0, 0,
          fmt::format("{} blocks of 64 references x {} queries each; colour: the slice that counts them", (total + 63) / 64,
                      result.histograms().rounds.front().count));
  }
}

}  // namespace ws::app
