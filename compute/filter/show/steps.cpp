// SPDX-License-Identifier: MIT
#include "compute/filter/show/steps.h"

#include "compute/core/words/told.h"

#include <algorithm>

namespace ws::filter {

namespace {

constexpr std::size_t most_stops = 240;      // of one pass: tiles that have a step
constexpr std::size_t moments_per_stop = 2;  // load, compute

/// The tile that stop `i` of `stops` looks at: spread evenly, the first and the last among them.
std::size_t tile_of_stop(std::size_t i, std::size_t stops, std::size_t tiles) {
  return stops <= 1 ? tiles - 1 : i * (tiles - 1) / (stops - 1);
}

}  // namespace

StepList::StepList(const Run& run) : run_(run) {
  events_.push_back({0, "phase", "input", said("input")});
  for (const Pass& pass : run.passes) {
    const std::size_t tiles = pass.tile_count(), stops = std::min(tiles, most_stops);
    passes_.push_back({size_, tiles, stops});
    events_.push_back({size_, "phase", pass.title, pass.words});
    size_ += stops * moments_per_stop;
  }
  if (run.passes.empty()) return;
  events_.push_back({size_, "phase", "result", said("result")});
  ++size_;
}

StepPlace StepList::at(std::size_t step) const {
  if (step == 0 || passes_.empty()) return {};
  if (step + 1 >= size_) return {Moment::result, passes_.size() - 1, passes_.back().tiles, 0};
  std::size_t pass = 0;
  while (pass + 1 < passes_.size() && passes_[pass + 1].first <= step) ++pass;
  const PassSteps& here = passes_[pass];
  const std::size_t offset = step - here.first, stop = offset / moments_per_stop;
  const std::size_t tile = tile_of_stop(stop, here.stops, here.tiles);
  return {offset % moments_per_stop == 0 ? Moment::load : Moment::compute, pass, tile, tile};
}

std::size_t StepList::step_of_pixel(int x, int y, std::size_t pass_count) const {
  if (pass_count == 0) return 0;
  const Pass& pass = run_.passes[pass_count - 1];
  const std::size_t tile = std::size_t(y / pass.tile_height) * pass.columns() + std::size_t(x / pass.tile_width);
  const PassSteps& last = passes_[pass_count - 1];
  std::size_t stop = 0;
  while (stop + 1 < last.stops && tile_of_stop(stop, last.stops, last.tiles) < tile) ++stop;
  return last.first + stop * moments_per_stop + 1;
}

}  // namespace ws::filter
