// SPDX-License-Identifier: MIT
#include "compute/triangulation/result_file.h"

#include "compute/core/error.h"
#include "compute/io/files.h"
#include "compute/triangulation/rotation.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace ws::triangulation {

namespace {

using Text = fmt::memory_buffer;
template <class... Args>
void put(Text& text, fmt::format_string<Args...> format, Args&&... args) {
  fmt::format_to(std::back_inserter(text), format, std::forward<Args>(args)...);
}

std::vector<Triangle> triangles_in(const Solution& s) {
  return s.triangle_count == 0 ? std::vector<Triangle>() : triangles_of(s.points.at, s.edges);
}

// off and obj have the distinct points alone, numbered in their order.

Text off_text(const Solution& s) {
  Text text;
  const auto triangles = triangles_in(s);
  put(text, "OFF\n{} {} {}\n", s.points.size(), triangles.size(), s.edges.size());
  for (const Point p : s.points.at) put(text, "{} {} 0\n", p.x, p.y);
  for (const Triangle& t : triangles) put(text, "3 {} {} {}\n", t[0], t[1], t[2]);
  return text;
}

Text obj_text(const Solution& s) {
  Text text;
  for (const Point p : s.points.at) put(text, "v {} {} 0\n", p.x, p.y);
  for (const Triangle& t : triangles_in(s)) put(text, "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  if (s.triangle_count == 0)
    for (const Edge e : s.edges) put(text, "l {} {}\n", e.a + 1, e.b + 1);
  return text;
}

Text csv_text(const Solution& s) {
  Text text;
  put(text, "a,b,length\n");
  for (const Edge e : s.edges)
    put(text, "{},{},{}\n", s.points.input_index[e.a], s.points.input_index[e.b],
        rounded_distance(s.points[e.a], s.points[e.b]));
  return text;
}

Text json_text(const Solution& s, const std::string& method) {
  Text text;
  put(text, "{{\n  \"method\": \"{}\",\n  \"length\": {},\n  \"length_lower\": {},\n  \"length_upper\": {},\n", method,
      0.5 * s.length.lower + 0.5 * s.length.upper, s.length.lower, s.length.upper);
  put(text, "  \"lower_bound\": {},\n  \"proven_optimal\": {},\n  \"hull_count\": {},\n", s.lower_bound, s.proven_optimal,
      s.hull_count);
  const auto list = [&](const char* name, std::size_t count, const auto& element, const char* end) {
    put(text, "  \"{}\": [", name);
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) put(text, ", ");
      element(i);
    }
    put(text, "]{}\n", end);
  };
  const auto index = [&](std::uint32_t i) { return s.points.input_index[i]; };
  list(
      "point_index", s.points.size(), [&](std::size_t i) { put(text, "{}", s.points.input_index[i]); }, ",");
  list(
      "points", s.points.size(), [&](std::size_t i) { put(text, "[{}, {}]", s.points[i].x, s.points[i].y); }, ",");
  list(
      "edges", s.edges.size(), [&](std::size_t i) { put(text, "[{}, {}]", index(s.edges[i].a), index(s.edges[i].b)); }, ",");
  const auto triangles = triangles_in(s);
  list(
      "triangles", triangles.size(),
      [&](std::size_t i) { put(text, "[{}, {}, {}]", index(triangles[i][0]), index(triangles[i][1]), index(triangles[i][2])); },
      "");
  put(text, "}}\n");
  return text;
}

Text svg_text(const Solution& s) {
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
  put(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.3f} {:.3f}\">\n", 2 * margin + (high.x - low.x) * scale,
      2 * margin + (high.y - low.y) * scale);
  put(text, "<g stroke=\"#345\" stroke-width=\"1\" stroke-linecap=\"round\">\n");
  for (const Edge e : s.edges) {
    const Point a = place(s.points[e.a]), b = place(s.points[e.b]);
    put(text, "<line x1=\"{:.3f}\" y1=\"{:.3f}\" x2=\"{:.3f}\" y2=\"{:.3f}\"/>\n", a.x, a.y, b.x, b.y);
  }
  put(text, "</g>\n<g fill=\"#c30\">\n");
  const double radius = std::clamp(200 / std::max(1.0, static_cast<double>(s.points.size())), 0.5, 4.0);
  for (const Point p : s.points.at) {
    const Point at = place(p);
    put(text, "<circle cx=\"{:.3f}\" cy=\"{:.3f}\" r=\"{:.2f}\"/>\n", at.x, at.y, radius);
  }
  put(text, "</g>\n</svg>\n");
  return text;
}

}  // namespace

const std::vector<std::string>& result_extensions() {
  static const std::vector<std::string> extensions{"json", "csv", "off", "obj", "svg"};
  return extensions;
}

void write_solution(const std::filesystem::path& path, const Solution& solution, const std::string& method) {
  const std::string extension = path.extension().string();
  const Text text = extension == ".off"   ? off_text(solution)
                    : extension == ".obj" ? obj_text(solution)
                    : extension == ".csv" ? csv_text(solution)
                    : extension == ".svg" ? svg_text(solution)
                    : extension == ".json"
                        ? json_text(solution, method)
                        : throw Error(ErrorKind::io, fmt::format("{}: cannot write \"{}\" files", path.string(), extension),
                                      fmt::format("known are {}", fmt::join(result_extensions(), ", ")));
  io::write_atomically(path, {text.data(), text.size()});
}

}  // namespace ws::triangulation
