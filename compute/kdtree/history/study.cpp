// The race of the builders.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/history/study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ws::kdtree {

namespace {

constexpr std::size_t smallest = 256;
constexpr double too_long_ms = 2000, enough_ms = 500;
constexpr int repeats = 3;

std::vector<Triangle> part_of(const std::vector<Triangle>& triangles, std::size_t count) {
  std::vector<Triangle> part(count);
  for (std::size_t i = 0; i < count; ++i) part[i] = triangles[i * triangles.size() / count];
  return part;
}

double median_ms(const Contestant& contestant, const std::vector<Triangle>& triangles, RunContext& context) {
  std::vector<double> times;
  const Stopwatch all;
  while (times.size() < repeats && (times.empty() || all.ms() < enough_ms)) {
    RunContext own = context;  // its metrics are not the run's
    const Stopwatch watch;
    contestant.build(triangles, own);
    times.push_back(watch.ms());
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

/// Where the second becomes faster than the first for good, between two sizes on the logarithmic scales.
std::optional<RacePoint> overtaken_at(const std::vector<RacePoint>& first, const std::vector<RacePoint>& second) {
  const std::size_t n = std::min(first.size(), second.size());
  if (n < 2 || first[n - 1].ms <= second[n - 1].ms) return {};
  std::size_t i = n - 1;
  while (i > 0 && second[i - 1].ms < first[i - 1].ms) --i;
  if (i == 0) return {};
  const double before = std::log(second[i - 1].ms / first[i - 1].ms), after = std::log(second[i].ms / first[i].ms);
  const double part = before / (before - after);
  return RacePoint{first[i - 1].triangles * std::pow(first[i].triangles / first[i - 1].triangles, part),
                   first[i - 1].ms * std::pow(first[i].ms / first[i - 1].ms, part)};
}

}  // namespace

std::vector<Contestant> cpu_contestants(const Rules& rules) {
  return {
      {"sweep, one thread", [rules](const auto& t, RunContext& c) { (void)build_sweep(t, rules, c); }},
      {"presorted, one thread", [rules](const auto& t, RunContext& c) { (void)build_presorted(t, rules, c); }},
      {"level, all cores", [rules](const auto& t, RunContext& c) { (void)build_level_cpu(t, rules, c); }},
  };
}

Race race(const std::vector<Triangle>& triangles, const std::vector<Contestant>& contestants, RunContext& context,
          const std::function<void(const Race&)>& grown) {
  Race race;
  for (const Contestant& c : contestants) race.names.push_back(c.name);
  race.points.resize(contestants.size());
  for (std::size_t size = std::min(smallest, triangles.size()); size > 0; size = std::min(2 * size, triangles.size())) {
    const std::vector<Triangle> part = part_of(triangles, size);
    for (std::size_t i = 0; i < contestants.size(); ++i) {
      context.check_stop();
      auto& points = race.points[i];
      if (!points.empty() && 2 * points.back().ms > too_long_ms) continue;
      points.push_back({static_cast<double>(size), median_ms(contestants[i], part, context)});
      grown(race);
    }
    if (size == triangles.size()) break;
  }
  return race;
}

Plot Race::plot() const {
  Plot plot{"race", "Time to build, in ms", "triangles", "ms", true, true, {}, {}};
  for (std::size_t i = 0; i < names.size(); ++i) {
    PlotSeries series{names[i], PlotStyle::line, {}, {}};
    for (const RacePoint& p : points[i]) {
      series.x.push_back(p.triangles);
      series.y.push_back(p.ms);
    }
    plot.series.push_back(std::move(series));
  }
  for (std::size_t i = 1; i < names.size(); ++i)
    if (const auto even = overtaken_at(points[0], points[i]))
      plot.series.push_back({fmt::format("{} is faster than {} from {:.0f} on", names[i], names[0], even->triangles),
                             PlotStyle::points,
                             {even->triangles},
                             {even->ms}});
  return plot;
}

std::string Race::csv() const {
  std::string text = "builder,triangles,ms\n";
  for (std::size_t i = 0; i < names.size(); ++i)
    for (const RacePoint& p : points[i]) text += fmt::format("\"{}\",{},{}\n", names[i], p.triangles, p.ms);
  return text;
}

}  // namespace ws::kdtree
