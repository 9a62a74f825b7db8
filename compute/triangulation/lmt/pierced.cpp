// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/pierced.h"

#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <unordered_map>

namespace ws::triangulation {

namespace {

/// Shortest ways around a point inside a polygon.
class Star {
 public:
  Star(const NumberedPoints& points, const Skeleton& skeleton, const SubPolygons& cells, const Walk& walk, std::uint32_t centre,
       const RunContext& context)
      : numbered_(points), points_(points.at), cells_(cells), walk_(walk), centre_(centre), context_(context) {
    std::unordered_map<std::uint32_t, bool> is_spoke;
    for (std::uint32_t h = skeleton.graph.first[centre]; h < skeleton.graph.first[centre + 1]; ++h)
      if (skeleton.fate_of(h) != Fate::impossible) is_spoke[skeleton.graph.target[h]] = true;
    for (std::size_t i = 0; i < walk.size(); ++i)
      if (is_spoke.contains(walk[i])) spokes_.push_back(i);
  }

  [[nodiscard]] std::optional<Part> shortest() const {
    std::optional<Part> best;
    for (const std::size_t start : fewest_starts()) {
      context_.check_stop();
      std::optional<Part> part = shortest_from(start);
      if (part && (!best || is_better(numbered_, *part, *best))) best = std::move(part);
    }
    return best;
  }

 private:
  [[nodiscard]] Point at(std::size_t i) const { return points_[walk_[i % walk_.size()]]; }

  /// The angles between neighbouring edges of the centre are less than a half turn, so it has an edge strictly within the half
  /// turn after each direction. The directions of the spokes are tried.
  [[nodiscard]] std::vector<std::size_t> fewest_starts() const {
    std::vector<std::size_t> fewest;
    bool is_first = true;
    for (const std::size_t s : spokes_) {
      std::vector<std::size_t> starts;
      for (const std::size_t t : spokes_)
        if (orientation(points_[centre_], at(s), at(t)) > 0) starts.push_back(t);
      if (is_first || starts.size() < fewest.size()) fewest = std::move(starts);
      is_first = false;
    }
    return fewest;
  }

  /// Ways from a spoke once around back to it.
  [[nodiscard]] std::optional<Part> shortest_from(std::size_t start) const {
    std::vector<std::size_t> stops;  // corners that the way may visit, from the start on
    for (const std::size_t s : spokes_)
      if (s >= start) stops.push_back(s);
    for (const std::size_t s : spokes_)
      if (s <= start) stops.push_back(s + walk_.size());
    struct Way {
      DoubleDouble length{-1, 0};
      std::size_t before = 0;
    };
    std::vector<Way> ways(stops.size());
    ways[0].length = {};
    for (std::size_t t = 1; t < stops.size(); ++t) {
      const DoubleDouble spoke = distance(points_[centre_], at(stops[t]));
      for (std::size_t s = 0; s < t; ++s) {
        if (ways[s].length.high < 0 || stops[t] - stops[s] >= walk_.size() || !cells_.exists(stops[s], stops[t])) continue;
        if (orientation(points_[centre_], at(stops[s]), at(stops[t])) <= 0) continue;
        const DoubleDouble length = ways[s].length + cells_.length(stops[s], stops[t]) + spoke;
        if (ways[t].length.high >= 0) {
          const int order = compare_roughly(length, ways[t].length);
          if (order > 0) continue;
          if (order == 0 &&
              compare_edges(numbered_, edges_of(ways, stops, s, t), edges_of(ways, stops, ways[t].before, t)) >= 0)
            continue;
        }
        ways[t] = {length, s};
      }
    }
    if (ways.back().length.high < 0) return {};
    Part part{edges_of(ways, stops, ways.back().before, stops.size() - 1), ways.back().length, 0};
    std::sort(part.edges.begin(), part.edges.end());
    return part;
  }

  /// Of the way to stop `s` and on to stop `t`.
  template <class Ways>
  [[nodiscard]] std::vector<Edge> edges_of(const Ways& ways, const std::vector<std::size_t>& stops, std::size_t s,
                                           std::size_t t) const {
    std::vector<Edge> edges;
    for (;; t = s, s = ways[s].before) {
      cells_.collect(stops[s], stops[t], edges);
      edges.push_back(edge_of(centre_, walk_[stops[t] % walk_.size()]));
      if (s == 0) return edges;
    }
  }

  const NumberedPoints& numbered_;
  const std::vector<Point>& points_;
  const SubPolygons& cells_;
  const Walk& walk_;
  std::uint32_t centre_;
  const RunContext& context_;
  std::vector<std::size_t> spokes_;  ///< corners of the walk, ascending
};

/// What all branches of one face share.
struct Branching {
  const NumberedPoints& points;
  const Skeleton& skeleton;
  const RunContext& context;
  CpuExecutor* executor;
  double steps_left;
  bool counts_optima;
};

bool crosses_walk(const std::vector<Point>& points, const Walk& walk, std::uint32_t a, std::uint32_t b) {
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const std::uint32_t c = walk[i], d = walk[(i + 1) % walk.size()];
    if (c == a || c == b || d == a || d == b) continue;
    if (segments_cross(points[a], points[b], points[c], points[d])) return true;
  }
  return false;
}

/// Whether the direction to p is inside the corner at place i of a walk with its face on the left.
bool is_in_corner(const std::vector<Point>& points, const Walk& walk, std::size_t i, Point p) {
  const Point at = points[walk[i]], before = points[walk[(i + walk.size() - 1) % walk.size()]],
              after = points[walk[(i + 1) % walk.size()]];
  if (before == after) return true;
  const bool is_left_of_after = orientation(at, after, p) > 0, is_right_of_before = orientation(at, before, p) < 0;
  return orientation(before, at, after) > 0 ? is_left_of_after && is_right_of_before : is_left_of_after || is_right_of_before;
}

/// Border, an edge to the hole, around it, and the edge back.
Walk joined(const Walk& border, std::size_t place, const Walk& hole) {
  Walk walk(border.begin(), border.begin() + static_cast<std::ptrdiff_t>(place) + 1);
  walk.insert(walk.end(), hole.begin(), hole.end());
  if (hole.size() > 1) walk.push_back(hole[0]);
  walk.insert(walk.end(), border.begin() + static_cast<std::ptrdiff_t>(place), border.end());
  return walk;
}

std::optional<Part> solve(Branching& branching, const Face& face);

/// Each hole is a call deeper, and multiplies the ways to cut: with more a face is given up. So many arise only where the time
/// was up before the skeleton was made.
constexpr std::size_t most_holes = 200;

std::optional<Part> solve_joined(Branching& branching, const Face& face) {
  branching.context.check_stop();
  if (face.holes.size() > most_holes) {
    branching.steps_left = -1;
    return {};
  }
  const Walk& hole = face.holes.front();
  const std::uint32_t from = hole[0];
  const auto& [numbered, skeleton, context, executor, steps_left, counts] = branching;
  const std::vector<Point>& points = numbered.at;
  std::optional<Part> best;
  for (std::uint32_t h = skeleton.graph.first[from]; h < skeleton.graph.first[from + 1]; ++h) {
    const std::uint32_t to = skeleton.graph.target[h];
    if (skeleton.fate_of(h) != Fate::possible || !lexicographically_less(points[to], points[from])) continue;
    bool is_blocked = crosses_walk(points, face.border, from, to);
    for (const Walk& other : face.holes) is_blocked = is_blocked || crosses_walk(points, other, from, to);
    for (std::size_t i = 0; i < face.border.size() && !is_blocked; ++i) {
      if (face.border[i] != to || !is_in_corner(points, face.border, i, points[from])) continue;
      std::optional<Part> part = solve(branching, {joined(face.border, i, hole), {face.holes.begin() + 1, face.holes.end()}});
      if (steps_left < 0) return {};
      if (!part) continue;
      part->edges.push_back(edge_of(from, to));
      part->optimum_count = 0;  // those of other cuts are not counted
      part->others.clear();
      std::sort(part->edges.begin(), part->edges.end());
      part->length = part->length + distance(points[from], points[to]);
      if (!best || is_better(numbered, *part, *best)) best = std::move(part);
    }
  }
  return best;
}

std::optional<Part> solve(Branching& branching, const Face& face) {
  auto& [points, skeleton, context, executor, steps_left, counts] = branching;
  const bool is_star = face.holes.size() == 1 && face.holes[0].size() == 1;
  if (!face.holes.empty() && !is_star) return solve_joined(branching, face);
  const auto corners = static_cast<double>(face.border.size());
  steps_left -= corners * corners * corners / 6;
  if (steps_left < 0) return {};
  if (!is_star) return SubPolygons(points, skeleton, face.border, {}, context, executor).whole(counts);
  const std::uint32_t centre = face.holes[0][0];
  const SubPolygons cells(points, skeleton, face.border, centre, context, executor);
  return Star(points, skeleton, cells, face.border, centre, context).shortest();
}

}  // namespace

std::optional<Part> solve_face(const NumberedPoints& points, const Skeleton& skeleton, const Face& face, double most_steps,
                               bool count_optima, const RunContext& context, CpuExecutor* executor) {
  Branching branching{points, skeleton, context, executor, most_steps, count_optima};
  return solve(branching, face);
}

}  // namespace ws::triangulation
