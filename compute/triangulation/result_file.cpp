// SPDX-License-Identifier: MIT
#include "compute/triangulation/result_file.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/shapes/shapes.h"
#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/plane/rotation.h"
#include "compute/triangulation/search/combinations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <variant>

namespace ws::triangulation {

namespace {

using Text = fmt::memory_buffer;

std::vector<Triangle> triangles_in(const Solution& s) {
  return s.triangle_count == 0 ? std::vector<Triangle>() : triangles_of(s.points.at, s.edges);
}

/// What every file tells in words.
std::string remark(const Solution& s, const std::string& method) {
  return fmt::format(
      "triangulation by {}{}: length {} to {}, {}", method,
      s.fallback.empty() ? "" : fmt::format(", which was not ready in time, so {}", s.fallback), s.length.lower, s.length.upper,
      s.proven_optimal ? "proven optimal" : fmt::format("not proven optimal, none is shorter than {}", s.lower_bound));
}

Text off_text(const Solution& s, const std::string& method) {
  Text text;
  const auto triangles = triangles_in(s);
  append_formatted(text, "OFF\n{} {} {}\n", s.points.size(), triangles.size(), s.edges.size());
  for (const Point p : s.points.at) append_formatted(text, "{} {} 0\n", p.x, p.y);
  for (const Triangle& t : triangles) append_formatted(text, "3 {} {} {}\n", t[0], t[1], t[2]);
  append_formatted(text, "# {}\n", remark(s, method));  // last, as not every reader takes one between
  return text;
}

Text obj_text(const Solution& s, const std::string& method) {
  Text text;
  append_formatted(text, "# {}\n", remark(s, method));
  for (const Point p : s.points.at) append_formatted(text, "v {} {} 0\n", p.x, p.y);
  for (const Triangle& t : triangles_in(s)) append_formatted(text, "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  if (s.triangle_count == 0)
    for (const Edge e : s.edges) append_formatted(text, "l {} {}\n", e.a + 1, e.b + 1);
  return text;
}

Text csv_text(const Solution& s, const std::string& method) {
  Text text;
  append_formatted(text, "# {}\na,b,length\n", remark(s, method));
  for (const Edge e : s.edges)
    append_formatted(text, "{},{},{}\n", s.points.input_index[e.a], s.points.input_index[e.b],
                     rounded_distance(s.points[e.a], s.points[e.b]));
  return text;
}

/// "name": [element(0), element(1), …],
template <class Element>
void put_list(Text& text, std::string_view name, std::size_t count, const Element& element) {
  append_formatted(text, "  \"{}\": [", name);
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) append_formatted(text, ", ");
    element(i);
  }
  append_formatted(text, "],\n");
}
void put_edges(Text& text, const std::string& name, const Solution& s, const std::vector<Edge>& edges) {
  put_list(text, name, edges.size(), [&](std::size_t i) { append_formatted(text, "[{}, {}]", edges[i].a, edges[i].b); });
  put_list(text, name.substr(0, name.size() - 1) + "_lengths", edges.size(),
           [&](std::size_t i) { append_formatted(text, "{}", rounded_distance(s.points[edges[i].a], s.points[edges[i].b])); });
}

/// Readers of JSON may keep numbers as doubles: what these cannot hold exactly is a string of digits.
std::string exact_number(const std::string& digits) {
  constexpr std::string_view most = "9007199254740992";  // 2⁵³
  const bool fits = digits.size() < most.size() || (digits.size() == most.size() && digits <= most);
  return fits ? digits : '"' + digits + '"';
}

/// What a search begins with, and how the triangulation divides into it.
void put_candidates(Text& text, const Solution& s, RunContext& context) {
  const Candidates candidates = candidates_of(s.points.at, context);
  std::vector<Edge> chosen;
  std::set_difference(s.edges.begin(), s.edges.end(), candidates.forced.begin(), candidates.forced.end(),
                      std::back_inserter(chosen));
  const std::size_t n = candidates.choosable_count(), k = candidates.needed_count;
  append_formatted(text, "  \"candidate_edge_count\": {},\n  \"forced_edge_count\": {},\n  \"choosable_edge_count\": {},\n",
                   candidates.forced.size() + n, candidates.forced.size(), n);
  append_formatted(text, "  \"needed_edge_count\": {},\n", k);
  append_formatted(text, "  \"combination_count\": {},\n", exact_number(exact_binomial(n, k)));
  put_edges(text, "forced_edges", s, candidates.forced);
  put_edges(text, "chosen_edges", s, chosen);
  const auto length = [&](const std::vector<Edge>& edges) {
    const Interval sum = length_of(s.points.at, edges);
    return sum.lower / 2 + sum.upper / 2;
  };
  append_formatted(text, "  \"forced_length\": {},\n  \"chosen_length\": {},\n", length(candidates.forced), length(chosen));
}

/// JSON has no infinite numbers.
std::string json_of(const Value& value) {
  if (std::holds_alternative<std::string>(value) || std::holds_alternative<Numbers>(value))
    return fmt::format("\"{}\"", to_text(value));
  if (const auto* number = std::get_if<double>(&value); number && !std::isfinite(*number)) return "null";
  return to_text(value);
}

Text json_text(const Solution& s, const std::string& method, const std::vector<StageTime>& stages, RunContext& context) {
  Text text;
  append_formatted(text, "{{\n  \"method\": \"{}\",\n  \"length\": {},\n  \"length_lower\": {},\n  \"length_upper\": {},\n",
                   method, 0.5 * s.length.lower + 0.5 * s.length.upper, s.length.lower, s.length.upper);
  if (!s.fallback.empty()) append_formatted(text, "  \"fallback\": \"{}\",\n", s.fallback);
  append_formatted(text, "  \"lower_bound\": {},\n  \"proven_optimal\": {},\n", s.lower_bound, s.proven_optimal);
  append_formatted(text, "  \"hull_count\": {},\n  \"edge_count\": {},\n  \"triangle_count\": {},\n", s.hull_count,
                   s.edges.size(), s.triangle_count);
  append_formatted(text, "  \"counters\": {{");
  for (std::size_t i = 0; i < s.counters.size(); ++i)
    append_formatted(text, "{}\"{}\": {}", i > 0 ? ", " : "", s.counters[i].name, json_of(s.counters[i].value));
  append_formatted(text, "}},\n  \"stage_ms\": {{");
  for (std::size_t i = 0; i < stages.size(); ++i)
    append_formatted(text, "{}\"{}\": {}", i > 0 ? ", " : "", stages[i].name, stages[i].ms);
  append_formatted(text, "}},\n");
  put_list(text, "point_index", s.points.size(), [&](std::size_t i) { append_formatted(text, "{}", s.points.input_index[i]); });
  put_list(text, "points", s.points.size(),
           [&](std::size_t i) { append_formatted(text, "[{}, {}]", s.points[i].x, s.points[i].y); });
  const Hull hull = convex_hull(s.points.at);
  put_list(text, "hull", hull.boundary.size(), [&](std::size_t i) { append_formatted(text, "{}", hull.boundary[i]); });
  put_edges(text, "edges", s, s.edges);
  if (s.triangle_count > 0 && s.points.size() <= most_detailed_points) put_candidates(text, s, context);
  const auto triangles = triangles_in(s);
  put_list(text, "triangles", triangles.size(),
           [&](std::size_t i) { append_formatted(text, "[{}, {}, {}]", triangles[i][0], triangles[i][1], triangles[i][2]); });
  text.resize(text.size() - 2);  // the last comma
  append_formatted(text, "\n}}\n");
  return text;
}

Text svg_text(const Solution& s, const std::string& method) {
  Point low{0, 0}, high{1, 1};
  if (s.points.size() > 0) low = high = s.points[0];
  for (const Point p : s.points.at) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  constexpr double size = 1000, margin = 20;
  const double extent = std::max({high.x - low.x, high.y - low.y, 1e-300}), scale = size / extent;
  const auto place = [&](Point p) { return Point{margin + (p.x - low.x) * scale, margin + (high.y - p.y) * scale}; };
  Text text;
  append_formatted(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.3f} {:.3f}\">\n",
                   2 * margin + (high.x - low.x) * scale, 2 * margin + (high.y - low.y) * scale);
  append_formatted(text, "<desc>{}</desc>\n", remark(s, method));
  append_formatted(text, "<g stroke=\"#345\" stroke-width=\"1\" stroke-linecap=\"round\">\n");
  for (const Edge e : s.edges) {
    const Point a = place(s.points[e.a]), b = place(s.points[e.b]);
    append_formatted(text, "<line x1=\"{:.3f}\" y1=\"{:.3f}\" x2=\"{:.3f}\" y2=\"{:.3f}\"/>\n", a.x, a.y, b.x, b.y);
  }
  append_formatted(text, "</g>\n<g fill=\"#c30\">\n");
  const double radius = std::clamp(200 / std::max(1.0, static_cast<double>(s.points.size())), 0.5, 4.0);
  for (const Point p : s.points.at) {
    const Point at = place(p);
    append_formatted(text, "<circle cx=\"{:.3f}\" cy=\"{:.3f}\" r=\"{:.2f}\"/>\n", at.x, at.y, radius);
  }
  append_formatted(text, "</g>\n</svg>\n");
  return text;
}

/// Edges as lines with their lengths, triangles with what is around them.
io::Shapes shapes_of(const Solution& s) {
  io::Shapes shapes;
  shapes.name = "triangulation";
  for (const Point p : s.points.at) shapes.points.push_back({p.x, p.y, 0});
  std::vector<double> lengths;
  const auto length = [&](std::uint32_t a, std::uint32_t b) { return rounded_distance(s.points[a], s.points[b]); };
  for (const Edge e : s.edges) {
    shapes.lines.add({e.a, e.b});
    lengths.push_back(length(e.a, e.b));
  }
  for (const Triangle& t : triangles_in(s)) {
    shapes.polygons.add({t[0], t[1], t[2]});
    lengths.push_back(length(t[0], t[1]) + length(t[1], t[2]) + length(t[2], t[0]));
  }
  shapes.values.push_back({"length", std::move(lengths)});
  return shapes;
}

}  // namespace

const std::vector<std::string>& result_extensions() {
  static const std::vector<std::string> extensions{"json", "csv", "off", "obj", "svg", "vtp", "glb"};
  return extensions;
}

void write_solution(const std::filesystem::path& path, const Solution& solution, const std::string& method,
                    const std::vector<StageTime>& stages, RunContext& context) {
  context.check_stop();
  if (io::is_shape_file(path)) return io::write_shapes(path, shapes_of(solution));
  const std::string extension = path.extension().string();
  const Text text = extension == ".off"   ? off_text(solution, method)
                    : extension == ".obj" ? obj_text(solution, method)
                    : extension == ".csv" ? csv_text(solution, method)
                    : extension == ".svg" ? svg_text(solution, method)
                    : extension == ".json"
                        ? json_text(solution, method, stages, context)
                        : throw Error(ErrorKind::io, told("{}: cannot write \"{}\" files", path.string(), extension),
                                      told("known are {}", joined_text(result_extensions(), ", ")));
  io::write_atomically(path, {text.data(), text.size()});
}

}  // namespace ws::triangulation
