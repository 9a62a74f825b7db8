// Whether what is given is a triangulation of some points; else what is wrong with it, and where.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/given/given.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

enum class ProblemKind { unknown_point, loop, through_point, crossing, missing_edge, triangle };
[[nodiscard]] const char* name_of(ProblemKind kind);

/// Points by their numbers for people, which are those of the input; of an unknown point: by its place in the file.
struct Problem {
  ProblemKind kind;
  std::vector<std::size_t> points;
  Point at;          ///< where it is; 0, 0 where nothing is known of its place
  std::string text;  ///< "edges 1-4 and 2-3 cross"
};

struct Check {
  std::vector<Edge> edges;    ///< those between points that there are, each once, ascending
  std::vector<Edge> wrong;    ///< of these, those that cross others or run through a point; ascending
  std::vector<Edge> missing;  ///< where no edge is wrong: edges that complete it, one way of perhaps many; ascending
  std::vector<Problem> problems;
  bool lists_all_problems = true;  ///< else the search ended after `most_problems`
  Interval length;                 ///< of `edges`
  std::size_t rounded_count = 0;   ///< vertices that are points but for rounding, and by how much at most
  double largest_rounding = 0;

  [[nodiscard]] bool is_triangulation() const { return problems.empty(); }
};
inline constexpr std::size_t most_problems = 1'000;

/// `numbers`: of each distinct point, ascending; `places`: of each number that there is, duplicates included, its place, and of
/// others nothing.
struct CheckedPoints {
  const std::vector<Point>& distinct;
  const std::vector<std::size_t>& numbers;
  const std::vector<std::optional<Point>>& places;
};

/// A vertex is the point in its place; where none is, it is the input's point of its number, if that lies so near that the file
/// may have rounded it. Exact; O(n log n) for edges that are mostly short. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] Check check(const GivenTriangulation& given, const CheckedPoints& points, RunContext& context);

/// One line per problem.
[[nodiscard]] std::string problems_text(const Check& check);

}  // namespace ws::triangulation
