// What differs between two trees, and what it is worth to rays.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/comparison.h"

#include "compute/kdtree/rays/shade.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ws::kdtree {

namespace {

constexpr double ray_count = 16'000;

/// Few rays, in the picture's proportions.
PictureSettings coarse(const ViewParameters& view, const Box& box) {
  ViewParameters few = view;
  few.pass = 0;
  if (few.picture_size.size() == 2) {
    const double scale = std::sqrt(ray_count / std::max(few.picture_size[0] * few.picture_size[1], 1.0));
    for (double& side : few.picture_size) side = std::max(1.0, std::round(side * scale));
  }
  return picture_settings(few, box);
}

RayMeans means_of(const std::vector<RayCounts>& counts) {
  RayMeans sum;
  for (const RayCounts& c : counts) {
    sum.inner += c.inner;
    sum.leaves += c.leaves;
    sum.tests += c.tests;
  }
  const double n = std::max<double>(static_cast<double>(counts.size()), 1);
  return {sum.inner / n, sum.leaves / n, sum.tests / n};
}

double heat_end_of(const PictureSettings& settings, const std::vector<RayCounts>& counts) {
  HeatStatistics heat;
  for (const RayCounts& c : counts) {
    const std::uint32_t count = count_of(c, settings.shading);
    heat.total += count;
    heat.met += count > 0;
    heat.most = std::max(heat.most, count);
  }
  return heat_end(settings, heat);
}

const char* name_of(Strategy strategy) { return choice_name(strategy); }
const char* name_of(Clip clip) { return choice_name(clip); }

}  // namespace

Parameters rival_of(Parameters p) {
  switch (std::exchange(p.rival, Rival::none)) {
    case Rival::none:
      break;
    case Rival::sah:
      p.strategy = Strategy::sah;
      break;
    case Rival::binned:
      p.strategy = Strategy::binned;
      break;
    case Rival::spatial_median:
      p.strategy = Strategy::spatial_median;
      break;
    case Rival::object_median:
      p.strategy = Strategy::object_median;
      break;
    case Rival::sliding_midpoint:
      p.strategy = Strategy::sliding_midpoint;
      break;
    case Rival::clip:
      p.clip = Clip::clip;
      break;
    case Rival::clamp:
      p.clip = Clip::clamp;
      break;
    case Rival::no_guard:
      p.guard = false;
  }
  p.study = Study::none;
  return p;
}

std::array<std::string, 2> names_of_both(const Parameters& p) {
  const Parameters other = rival_of(p);
  if (p.rival == Rival::no_guard) return {p.guard ? "guard" : "no guard", "no guard"};
  if (p.rival == Rival::clip || p.rival == Rival::clamp) return {name_of(p.clip), name_of(other.clip)};
  return {name_of(p.strategy), name_of(other.strategy)};
}

Comparison compare(const CpuTracer& first, const CpuTracer& second, const ViewParameters& view, RunContext& context) {
  const PictureSettings settings = coarse(view, first.tree().box);
  std::vector<Ray> rays(settings.pixel_count());
  for (std::uint32_t i = 0; i < settings.pixel_count(); ++i) rays[i] = sample_ray(settings, i, 0);
  Comparison found{rays.size(), {}, 0};
  std::vector<RayCounts> counts(rays.size());
  const CpuTracer* const tracers[] = {&first, &second};
  for (std::size_t i = 0; i < 2; ++i) {
    tracers[i]->counts(rays, counts, view.traversal, context);
    found.means[i] = means_of(counts);
    if (is_heat_map(view.shading)) found.heat_end = std::max(found.heat_end, heat_end_of(settings, counts));
  }
  return found;
}

}  // namespace ws::kdtree
