// The race of the builders.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study.h"

#include "compute/core/result/repeated.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ws::kdtree {

namespace {

constexpr std::size_t smallest = 256;
constexpr double too_long_ms = 2000;

Triangles part_of(const Triangles& triangles, std::size_t count) {
  Triangles part(count);
  for (std::size_t i = 0; i < count; ++i) part[i] = triangles[i * triangles.size() / count];
  return part;
}

RacePoint measured(const Contestant& contestant, const Triangles& triangles, const RunContext& context) {
  const std::vector<double> times = repeated([&] {
    context.check_stop();
    RunContext own = context;  // its metrics are not the run's
    const Stopwatch watch;
    contestant.build(triangles, own);
    return watch.ms();
  });
  return {static_cast<double>(triangles.size()), spread_of(times), times.size()};
}

struct Even {
  double triangles, ms;
};
/// Where the second becomes faster than the first for good, between two sizes on the logarithmic scales.
std::optional<Even> overtaken_at(const std::vector<RacePoint>& first, const std::vector<RacePoint>& second) {
  const std::size_t n = std::min(first.size(), second.size());
  const auto ratio = [&](std::size_t i) { return second[i].ms.median / first[i].ms.median; };
  if (n < 2 || ratio(n - 1) >= 1) return {};
  std::size_t i = n - 1;
  while (i > 0 && ratio(i - 1) < 1) --i;
  if (i == 0) return {};
  const double before = std::log(ratio(i - 1)), after = std::log(ratio(i));
  const double part = before / (before - after);
  const auto between = [&](double from, double to) { return from * std::pow(to / from, part); };
  return Even{between(first[i - 1].triangles, first[i].triangles), between(first[i - 1].ms.median, first[i].ms.median)};
}

}  // namespace

std::vector<Contestant> cpu_contestants(const Rules& rules) {
  return {
      {phrase("sweep, one thread"), [rules](const auto& t, RunContext& c) { (void)build_sweep(t, rules, c); }},
      {phrase("presorted, one thread"), [rules](const auto& t, RunContext& c) { (void)build_presorted(t, rules, c); }},
      {phrase("level, all cores"), [rules](const auto& t, RunContext& c) { (void)build_level_cpu(t, rules, c); }},
  };
}

Race race(const Triangles& triangles, const std::vector<Contestant>& contestants, RunContext& context,
          const std::function<void(const Race&)>& grown) {
  Race race;
  for (const Contestant& c : contestants) race.names.push_back(c.name);
  race.points.resize(contestants.size());
  for (std::size_t size = std::min(smallest, triangles.size()); size > 0; size = std::min(2 * size, triangles.size())) {
    const Triangles part = part_of(triangles, size);
    for (std::size_t i = 0; i < contestants.size(); ++i) {
      context.check_stop();
      auto& points = race.points[i];
      if (!points.empty() && 2 * points.back().ms.median > too_long_ms) continue;
      points.push_back(measured(contestants[i], part, context));
      grown(race);
    }
    if (size == triangles.size()) break;
  }
  return race;
}

Plot Race::plot() const {
  Plot plot{"race", said("Time to build, in ms"), said("triangles"), "ms", true, true, {}, {}};
  PlotSeries strokes = empty_strokes();
  for (std::size_t i = 0; i < names.size(); ++i) {
    PlotSeries series{said(names[i].c_str()), PlotStyle::line, {}, {}};
    for (const RacePoint& p : points[i]) add_spread(series, strokes, p.triangles, p.ms);
    plot.series.push_back(std::move(series));
  }
  for (std::size_t i = 1; i < names.size(); ++i)
    if (const auto even = overtaken_at(points[0], points[i]))
      plot.series.push_back(
          {told("{} is faster than {} from {:.0f} on", said(names[i].c_str()), said(names[0].c_str()), even->triangles),
           PlotStyle::points,
           {even->triangles},
           {even->ms}});
  if (!strokes.x.empty()) plot.series.push_back(std::move(strokes));
  return plot;
}

std::string Race::csv() const {
  std::string text = "builder,triangles,ms,least_ms,most_ms,runs\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    for (const RacePoint& p : points[i])
      text += fmt::format("\"{}\",{},{},{},{},{}\n", names[i], p.triangles, p.ms.median, p.ms.least, p.ms.most, p.runs);
  return text;
}

}  // namespace ws::kdtree
