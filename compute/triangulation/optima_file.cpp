// SPDX-License-Identifier: MIT
#include "compute/triangulation/optima_file.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/triangulation/plane/rotation.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::triangulation {

namespace {

using Text = fmt::memory_buffer;

std::string remark(const Solution& s, const std::string& method) {
  const std::string missing = missing_optima(s);
  return fmt::format("minimum weight triangulations by {}: {}, each of length {} to {}; {}", method, s.ties.count,
                     s.length.lower, s.length.upper, missing.empty() ? "all are listed" : missing);
}

/// f(number from 1, edges) for each that is listed.
template <class F>
void for_each_optimum(const Solution& s, RunContext& context, const F& f) {
  for (std::size_t k = 0; k < listed_optima(s); ++k) {
    context.check_stop();
    f(k + 1, s.ties.combination(s.edges, k));
  }
}

Text csv_text(const Solution& s, const std::string& method, RunContext& context) {
  Text text;
  append_formatted(text, "# {}\noptimum,a,b,length\n", remark(s, method));
  for_each_optimum(s, context, [&](std::size_t number, const std::vector<Edge>& edges) {
    for (const Edge e : edges)
      append_formatted(text, "{},{},{},{}\n", number, s.points.input_index[e.a], s.points.input_index[e.b],
                       rounded_distance(s.points[e.a], s.points[e.b]));
  });
  return text;
}

Text obj_text(const Solution& s, const std::string& method, RunContext& context) {
  Text text;
  append_formatted(text, "# {}\n", remark(s, method));
  for (const Point p : s.points.at) append_formatted(text, "v {} {} 0\n", p.x, p.y);
  for_each_optimum(s, context, [&](std::size_t number, const std::vector<Edge>& edges) {
    append_formatted(text, "o optimum_{}\n", number);
    if (s.triangle_count == 0)
      for (const Edge e : edges) append_formatted(text, "l {} {}\n", e.a + 1, e.b + 1);
    else
      for (const Triangle& t : triangles_of(s.points.at, edges))
        append_formatted(text, "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  });
  return text;
}

Text json_text(const Solution& s, const std::string& method, RunContext& context) {
  Text text;
  append_formatted(text, "{{\n  \"method\": \"{}\",\n  \"length\": {},\n  \"length_lower\": {},\n  \"length_upper\": {},\n",
                   method, 0.5 * s.length.lower + 0.5 * s.length.upper, s.length.lower, s.length.upper);
  append_formatted(text, "  \"optimum_count\": \"{}\",\n  \"listed_count\": {},\n  \"all_are_listed\": {},\n", s.ties.count,
                   listed_optima(s), missing_optima(s).empty());
  append_formatted(text, "  \"remark\": \"{}\",\n", remark(s, method));
  append_formatted(text, "  \"point_index\": [{}],\n  \"points\": [", joined_text(s.points.input_index, ", "));
  for (std::size_t i = 0; i < s.points.size(); ++i)
    append_formatted(text, "{}[{}, {}]", i > 0 ? ", " : "", s.points[i].x, s.points[i].y);
  append_formatted(text, "],\n  \"optima\": [");
  for_each_optimum(s, context, [&](std::size_t number, const std::vector<Edge>& edges) {
    append_formatted(text, "{}\n    [", number > 1 ? "," : "");
    for (std::size_t i = 0; i < edges.size(); ++i)
      append_formatted(text, "{}[{}, {}]", i > 0 ? ", " : "", edges[i].a, edges[i].b);
    append_formatted(text, "]");
  });
  append_formatted(text, "\n  ]\n}}\n");
  return text;
}

}  // namespace

const std::vector<std::string>& optima_extensions() {
  static const std::vector<std::string> extensions{"json", "csv", "obj"};
  return extensions;
}

std::size_t listed_optima(const Solution& solution) {
  const std::size_t room = most_listed_edges / std::max<std::size_t>(solution.edges.size(), 1);
  return solution.ties.combination_count(std::clamp<std::size_t>(room, 1, most_listed_optima));
}

std::string missing_optima(const Solution& solution) {
  const std::size_t listed = listed_optima(solution);
  const bool are_all = solution.ties.are_listed && listed == solution.ties.combination_count(listed + 1);
  return are_all ? "" : fmt::format("{} of {} are listed, the others are left out", listed, solution.ties.count);
}

void write_optima(const std::filesystem::path& path, const Solution& solution, const std::string& method, RunContext& context) {
  context.check_stop();
  if (!solution.proven_optimal)
    throw Error(ErrorKind::invalid_argument,
                said("the triangulation is not proven to be the shortest, so there are no optima to list"),
                said("a method that proves it, without a time limit, is --method lmt"));
  if (solution.ties.count.empty())
    throw Error(ErrorKind::invalid_argument, told("--method {} does not tell which triangulations are as short", method),
                said("of up to 50,000 points --method lmt does, and so do the searches"));
  const std::string extension = path.extension().string();
  const Text text = extension == ".csv"   ? csv_text(solution, method, context)
                    : extension == ".obj" ? obj_text(solution, method, context)
                    : extension == ".json"
                        ? json_text(solution, method, context)
                        : throw Error(ErrorKind::io, told("{}: cannot write \"{}\" files", path.string(), extension),
                                      told("known are {}", joined_text(optima_extensions(), ", ")));
  io::write_atomically(path, {text.data(), text.size()});
}

}  // namespace ws::triangulation
