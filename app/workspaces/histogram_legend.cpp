// The words of the distance histograms' pictures: colour bar, numbers under charts, titles.
// SPDX-License-Identifier: MIT
#include "app/workspaces/histogram_legend.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/histogram/methods/solve.h"
#include "compute/histogram/show/steps.h"
#include "compute/histogram/variants/paper.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

using histogram::Drawing;
using histogram::Frame;
using histogram::HistogramPicture;
using histogram::Show;

/// In space the histogram stands in a corner, whatever the camera. `query`: what it is called.
void add_inset(render::Scene& scene, const Drawing& drawing, const std::string& query) {
  render::BarInset bars;
  bars.title = told("distances of {}, at most {:g} per bin", query, drawing.bars_most);
  bars.axis = {short_number(drawing.low), said("distance"), short_number(drawing.high)};
  bars.parts = drawing.bar_parts;
  for (const std::uint32_t color : drawing.bar_colors) bars.colors.push_back(std::bit_cast<std::array<std::uint8_t, 4>>(color));
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

void add_waterfall_texts(render::Scene& scene, const HistogramPicture& picture) {
  const Drawing& drawing = *picture.drawing;
  const histogram::Problem& problem = picture.histograms->problem();
  const Frame& heat = drawing.heat_frame;
  std::string title = problem.query_numbers.empty()
                          ? told("{} queries (rows, from the top) x {} bins", problem.queries.size(), problem.bins())
                          : told("{} chosen queries (rows, from the top) x {} bins", problem.queries.size(), problem.bins());
  // A column is then not one distance. A line of its own: beside the first it would reach over the band.
  if (problem.parameters.limits == histogram::Limits::per_query)
    title += '\n' + said("each row from its own nearest to its farthest");
  label(scene, heat.left, heat.bottom + heat.height, std::move(title));
  if (drawing.band_high == 0) return;
  const Frame& band = drawing.band_frame;
  label(scene, band.left, band.bottom + band.height,
        problem.parameters.limits == histogram::Limits::global ? said("nearest to farthest")
                                                               : said("each row: nearest to farthest"));
  // One text: the band is too narrow for a number at each end.
  label_below(scene, band, 0.5, told("{} to {}", short_number(drawing.band_low), short_number(drawing.band_high)));
}

void add_color_bar(render::Scene& scene, const HistogramPicture& picture) {
  const bool shows_blocks = picture.drawing->show == Show::blocks;
  const bool in_slices = place_of(*picture.histograms, picture.request.step).in_slices;
  render::ColorBar bar;
  bar.color_map = choice_name(picture.view.color_map);
  bar.label = !shows_blocks ? said("references per bin")
              : in_slices   ? said("slice of the block")
                            : said("distances of the block");
  bar.high = picture.drawing->most;
  bar.logarithmic = picture.view.log_counts && !shows_blocks;
  if (bar.logarithmic) bar.low = CountScale::logarithmic_low;
  bar.shares = picture.drawing->shares;
  scene.color_bar = bar;
}

/// Blocks, slices and private histograms belong to one method; beside another one's result they are told as an explanation.
std::string as_told(const histogram::HistogramResult& result, const std::string& words) {
  if (has_slices(result)) return words;
  return told("{} (as method paper works; method {} ran)", words, said_choice(histogram::name_of(result.histograms().method)));
}

std::string blocks_text(const HistogramPicture& picture) {
  const histogram::HistogramResult& result = *picture.histograms;
  const histogram::StepPlace now = place_of(result, picture.request.step);
  const std::size_t blocks = histogram::block_grid(result.problem().references.size()).blocks;
  if (now.in_slices) return told("{} blocks of 64 references; colour: the slice that counts them", blocks);
  if (now.in_blocks)
    return told("{} blocks of 64 references x {} queries of the last round, one row after another", blocks,
                result.histograms().rounds[now.rounds - 1].count);
  return told("{} blocks of 64 references; colour: distances that each computed for {} of {} queries", blocks, now.rows,
              result.problem().queries.size());
}

}  // namespace

void add_histogram_legend(render::Scene& scene, const HistogramPicture& picture) {
  const histogram::HistogramResult& result = *picture.histograms;
  const Drawing& drawing = *picture.drawing;
  if (!result.has_table()) return;
  const std::string query = picture.is_probe ? said("your query") : told("query {}", picture.query_index);
  if (drawing.most > 0) add_color_bar(scene, picture);
  if (!drawing.bar_parts.empty()) add_inset(scene, drawing, query);
  if (drawing.bars.width > 0 && drawing.bars_most > 0) {
    const Frame& f = drawing.bars_frame;
    label(scene, f.left, f.bottom + f.height, told("at most {:g} per bin", drawing.bars_most));
    if (drawing.show == Show::waterfall || drawing.show == Show::adder)
      scene.labels.back().free_height = static_cast<float>(drawing.heat_frame.bottom - f.bottom - f.height);
    label_below(scene, f, 0, short_number(drawing.low));
    label_below(scene, f, 0.5, told("distance, {}", query));  // short: of small pictures, too, both ends are named
    label_below(scene, f, 1, short_number(drawing.high));
  }
  if (drawing.show == Show::waterfall) add_waterfall_texts(scene, picture);
  if (drawing.show == Show::adder)
    label(scene, 0, 0, as_told(result, told("64 private histograms of {}; their sum below", query)));
  if (drawing.show == Show::blocks) label(scene, 0, 0, as_told(result, blocks_text(picture)));
}

}  // namespace ws::app
