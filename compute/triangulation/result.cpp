// What a triangulation tells in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"
#include "compute/triangulation/result_file.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::triangulation {

namespace {

Value count(std::size_t n) { return Value(static_cast<std::int64_t>(n)); }

void write_text(const std::filesystem::path& path, const std::string& text, const char* flag) {
  if (text.empty())
    throw Error(ErrorKind::invalid_argument, "there are no such figures", fmt::format("ask for them with {}", flag));
  io::write_atomically(path, {text.data(), text.size()});
}

/// What came of a triangulation that was given; lengths against the run's result where it is one.
void add_check(std::vector<Property>& properties, const CheckedFile& file, const Solution& s) {
  const Check& check = file.check;
  properties.push_back({"check_is_triangulation", check.is_triangulation()});
  properties.push_back(
      {check.lists_all_problems ? "check_problem_count" : "check_problem_count_at_least", count(check.problems.size())});
  if (!check.is_triangulation()) properties.push_back({"check_problem", check.problems.front().text});
  properties.push_back({"check_edge_count", count(check.edges.size())});
  properties.push_back({"check_length", check.length.lower / 2 + check.length.upper / 2});
  properties.push_back({"check_length_lower", check.length.lower});
  properties.push_back({"check_length_upper", check.length.upper});
  if (!check.is_triangulation()) return;
  if (s.proven_optimal) properties.push_back({"check_is_optimal", file.order == 0});
  properties.push_back({"check_against_result", file.order > 0 ? "longer" : file.order < 0 ? "shorter" : "as long"});
  properties.push_back({"check_above_result", file.order == 0 ? 0 : excess(check.length, s.length), "%"});
  if (!s.proven_optimal && s.lower_bound > 0)
    properties.push_back({"check_above_optimum_at_most", excess(check.length, {s.lower_bound, s.lower_bound}), "%"});
}

}  // namespace

double excess(const Interval& length, const Interval& over) {
  const double a = length.lower / 2 + length.upper / 2, b = over.lower / 2 + over.upper / 2;
  return b > 0 ? 100 * (a / b - 1) : 0;
}

Window window_of(const std::vector<Point>& points) {
  if (points.empty()) return {};
  Point low = points[0], high = points[0];
  for (const Point p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {{low.x / 2 + high.x / 2, low.y / 2 + high.y / 2}, {high.x / 2 - low.x / 2, high.y / 2 - low.y / 2}};
}

std::vector<Property> TriangulationResult::summary(RunContext&) const {
  const Solution& s = solution();
  std::vector<Property> properties{{"point_count", count(s.points.size() + s.points.duplicate_count)},
                                   {"distinct_count", count(s.points.size())},
                                   {"hull_count", count(s.hull_count)},
                                   {"edge_count", count(s.edges.size())},
                                   {"triangle_count", count(s.triangle_count)},
                                   {"length", s.length.lower / 2 + s.length.upper / 2},
                                   {"length_lower", s.length.lower},
                                   {"length_upper", s.length.upper},
                                   {"lower_bound", s.lower_bound},
                                   {"proven_optimal", s.proven_optimal}};
  if (!s.fallback.empty()) properties.push_back({"fallback", s.fallback});
  properties.insert(properties.end(), s.counters.begin(), s.counters.end());
  if (checked()) add_check(properties, *checked(), s);
  for (const Runner& runner : comparisons().race) {
    const std::string name = "race_" + runner.method + (runner.backend == Backend::cuda ? "_cuda" : "");
    properties.push_back({name, runner.refusal.empty() ? (runner.is_shortest ? "shortest" : "longer") : "refused"});
    if (runner.refusal.empty()) properties.push_back({name + "_ms", runner.ms, "ms"});
  }
  return properties;
}

std::string TriangulationResult::hash(RunContext& context) const {
  constexpr std::size_t edges_per_poll = 1u << 16;
  Fingerprint hasher;
  hasher.add(static_cast<std::uint64_t>(solution().points.size()));
  const std::vector<Edge>& edges = solution().edges;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (i % edges_per_poll == 0) context.check_stop();
    hasher.add(static_cast<std::uint64_t>(edges[i].a) << 32 | edges[i].b);
  }
  return hasher.text();
}

void TriangulationResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  const auto& [race, growth] = comparisons();
  if (id == "race") return write_text(path, race.empty() ? "" : race_text(race), "--race");
  if (id == "growth") return write_text(path, growth.empty() ? "" : growth_text(growth), "--growth-sets 20");
  if (id == "check") return write_text(path, checked() ? problems_text(checked()->check) : "", "--check FILE");
  if (id != "triangulation") throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
  write_solution(path, solution(), std::get<std::string>(parameters().get("method")), computed_.stages, context);
}

}  // namespace ws::triangulation
