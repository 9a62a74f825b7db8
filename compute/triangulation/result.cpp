// What a triangulation tells in numbers and files.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/triangulation/optima_file.h"
#include "compute/triangulation/plane/rotation.h"
#include "compute/triangulation/result_file.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::triangulation {

namespace {

void write_text(const std::filesystem::path& path, const std::string& text, const char* flag) {
  if (text.empty())
    throw Error(ErrorKind::invalid_argument, said("there are no such figures"), told("ask for them with {}", flag));
  io::write_atomically(path, {text.data(), text.size()});
}

/// Why the result is, or is not, known to be the shortest.
std::string proof_of(const ParameterSet& parameters, const Solution& s) {
  const std::string method = to_text(parameters.get("method"));
  if (s.proven_optimal) return fmt::format("Whether no triangulation is shorter: method {} has proven it", method);
  if (method == "greedy" || method == "delaunay")
    return fmt::format("Whether no triangulation is shorter: method {} is quick and seeks no shortest one", method);
  return fmt::format("Whether no triangulation is shorter: method {} did not come to the end of its proof", method);
}

/// What came of a triangulation that was given; lengths against the run's result where it is one.
void add_check(std::vector<Property>& properties, const CheckedFile& file, const Solution& s) {
  const Check& check = file.check;
  const auto add = [&](const char* name, Value value, const char* unit, const char* meaning) {
    properties.push_back({name, std::move(value), unit, meaning});
  };
  add("check_is_triangulation", check.is_triangulation(), "", "Whether the given file is a triangulation of these points");
  add(check.lists_all_problems ? "check_problem_count" : "check_problem_count_at_least", count(check.problems.size()), "",
      "Reasons why it is none");
  if (!check.is_triangulation()) add("check_problem", check.problems.front().text, "", "The first of them");
  add("check_edge_count", count(check.edges.size()), "", "Edges of the file");
  add("check_length", check.length.lower / 2 + check.length.upper / 2, "", "Sum of its edges' lengths");
  add("check_length_lower", check.length.lower, "", "A bound that its exact length is not below");
  add("check_length_upper", check.length.upper, "", "A bound that its exact length is not above");
  if (!check.is_triangulation()) return;
  if (s.proven_optimal) add("check_is_optimal", file.order == 0, "", "Whether no triangulation of these points is shorter");
  add("check_against_result",
      file.order > 0   ? "longer"
      : file.order < 0 ? "shorter"
                       : "as long",
      "", "Its length beside the result's, decided exactly");
  add("check_above_result", file.order == 0 ? 0 : excess(check.length, s.length), "%", "How much longer it is than the result");
  if (!s.proven_optimal && s.lower_bound > 0)
    add("check_above_optimum_at_most", excess(check.length, {s.lower_bound, s.lower_bound}), "%",
        "How much longer it is than the shortest, at most");
}

void add_race(std::vector<Property>& properties, const std::vector<Runner>& race) {
  for (const Runner& runner : race) {
    const bool on_device = runner.backend == Backend::cuda;
    const std::string name = "race_" + runner.method + (on_device ? "_cuda" : "");
    if (!runner.refusal.empty()) {
      properties.push_back({name, "refused", "",
                            on_device ? told("Method {} on CUDA: {}", runner.method, runner.refusal)
                                      : told("Method {} on the CPU: {}", runner.method, runner.refusal)});
      continue;
    }
    properties.push_back({name, runner.is_shortest ? "shortest" : "longer", "",
                          on_device ? told("What came of method {} on CUDA", runner.method)
                                    : told("What came of method {} on the CPU", runner.method)});
    properties.push_back({name + "_ms", runner.ms.median, "ms",
                          on_device ? told("Time of method {} on CUDA in the race", runner.method)
                                    : told("Time of method {} on the CPU in the race", runner.method)});
  }
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
  std::vector<Property> properties{
      {"point_count", count(s.points.size() + s.points.duplicate_count), "", "Points of the input, duplicates included"},
      {"distinct_count", count(s.points.size()), "", "Points at different places: the triangulation's corners"},
      {"hull_count", count(s.hull_count), "", "Points on the boundary of the convex hull"},
      {"edge_count", count(s.edges.size()), "", "Edges of the triangulation"},
      {"triangle_count", count(s.triangle_count), "", "Triangles of the triangulation"},
      {"length", s.length.lower / 2 + s.length.upper / 2, "", "Sum of the edges' lengths, in the coordinates' unit"},
      {"length_lower", s.length.lower, "", "A bound that the exact length is not below"},
      {"length_upper", s.length.upper, "", "A bound that the exact length is not above"},
      {"lower_bound", s.lower_bound, "",
       s.lower_bound > 0 ? "No triangulation of these points is shorter than this" : "0: nothing is known of the shortest"},
      {"proven_optimal", s.proven_optimal, "", proof_of(computed_.parameters, s)}};
  if (!s.fallback.empty())
    properties.push_back({"fallback", s.fallback, "", "What this is instead: the method was not ready within the time limit"});
  properties.insert(properties.end(), s.counters.begin(), s.counters.end());
  if (checked()) add_check(properties, *checked(), s);
  add_race(properties, comparisons().race);
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

std::vector<Array> TriangulationResult::arrays(RunContext&) const {
  const Solution& s = solution();
  static_assert(sizeof(Point) == 2 * sizeof(double) && sizeof(Edge) == 2 * sizeof(std::uint32_t));
  auto triangles = std::make_shared<const std::vector<Triangle>>(s.triangle_count == 0 ? std::vector<Triangle>()
                                                                                       : triangles_of(s.points.at, s.edges));
  const std::size_t triangle_count = triangles->size();
  const auto* corners = reinterpret_cast<const std::uint32_t*>(triangles->data());
  return {array_at(reinterpret_cast<const double*>(s.points.at.data()), {s.points.size(), 2}, "points",
                   "The distinct points, in the order in which they first came"),
          array_at(s.points.input_index.data(), {s.points.input_index.size()}, "point_numbers",
                   "Of each distinct point the row of the input where it came first"),
          array_at(reinterpret_cast<const std::uint32_t*>(s.edges.data()), {s.edges.size(), 2}, "edges",
                   "The two points of each edge, the lesser first, in ascending order"),
          array_at(corners, {triangle_count, 3}, "triangles", "The three points of each triangle, counter-clockwise",
                   std::move(triangles))};
}

void TriangulationResult::write(std::string_view id, const std::filesystem::path& path, RunContext& context) const {
  const auto& [race, growth, study] = comparisons();
  if (id == "race") return write_text(path, race.empty() ? "" : race_text(race), "--race");
  if (id == "growth") return write_text(path, growth.empty() ? "" : growth_text(growth), "--growth-sets 20");
  if (id == "study") return write_text(path, study.empty() ? "" : study_text(study), "--study points");
  if (id == "check") return write_text(path, checked() ? problems_text(checked()->check) : "", "--check FILE");
  if (id == "optima") return write_optima(path, solution(), std::get<std::string>(parameters().get("method")), context);
  if (id != "triangulation") throw Error(ErrorKind::invalid_argument, told("there is no output named {}", id));
  write_solution(path, solution(), std::get<std::string>(parameters().get("method")), computed_.stages, context);
}

std::vector<std::string> TriangulationResult::losses(std::string_view id, const std::filesystem::path& path,
                                                     RunContext&) const {
  if (id != "optima" || missing_optima(solution()).empty()) return {};
  return {told("{}: of the equally short triangulations {} of {} are listed, the others are left out", path.string(),
               listed_optima(solution()), solution().ties.count)};
}

}  // namespace ws::triangulation
