// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/pierced.h"

#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace ws::triangulation {

namespace {

/// Shortest ways around a point inside a polygon. A way goes from spoke to spoke, an edge from the centre to a corner; what
/// lies between two of them is a cell.
class Star {
 public:
  /// Works on all threads of `executor`, if there is one.
  Star(const NumberedPoints& points, const Skeleton& skeleton, const SubPolygons& cells, const Walk& walk, std::uint32_t centre,
       const RunContext& context, CpuExecutor* executor)
      : numbered_(points),
        points_(points.at),
        cells_(cells),
        walk_(walk),
        centre_(centre),
        context_(context),
        executor_(executor) {
    std::unordered_map<std::uint32_t, bool> is_spoke;
    for (std::uint32_t h = skeleton.graph.first[centre]; h < skeleton.graph.first[centre + 1]; ++h)
      if (skeleton.fate_of(h) != Fate::impossible) is_spoke[skeleton.graph.target[h]] = true;
    for (std::size_t i = 0; i < walk.size(); ++i)
      if (is_spoke.contains(walk[i])) spokes_.push_back(i);
    for (std::size_t s = 0; s < 2 * spokes_.size(); ++s) {
      stops_.push_back(spokes_[s % spokes_.size()] + s / spokes_.size() * walk.size());
      spoke_lengths_.push_back(distance(points_[centre_], at(stops_[s])));
    }
  }

  [[nodiscard]] std::optional<Part> shortest() const {
    constexpr std::size_t together = 64;  // so that few parts are kept at once
    const std::vector<std::size_t> starts = fewest_starts();
    if (starts.empty()) return {};
    const Bounds bounds = bounds_for(starts);
    const Arcs arcs = arcs_within(bounds, starts);
    std::optional<Part> best;
    for (std::size_t begin = 0; begin < starts.size(); begin += together) {
      context_.check_stop();
      std::vector<std::optional<Part>> parts(std::min(together, starts.size() - begin));
      const auto find = [&](std::size_t k) { parts[k] = shortest_from(starts[begin + k], arcs, bounds); };
      if (executor_)
        executor_->for_each("ways around a point", parts.size(), find, arcs.all.size());
      else
        for (std::size_t k = 0; k < parts.size(); ++k) find(k);
      for (std::optional<Part>& part : parts)
        if (part && (!best || is_better(numbered_, *part, *best))) best = std::move(part);
    }
    return best;
  }

 private:
  // Stops are spokes twice around: stop s + spokes_.size() is stop s after a round.
  [[nodiscard]] Point at(std::size_t corner) const { return points_[walk_[corner % walk_.size()]]; }
  /// Whether a way may go from stop s to stop t.
  [[nodiscard]] bool is_arc(std::size_t s, std::size_t t) const {
    return stops_[t] - stops_[s] < walk_.size() && cells_.exists(stops_[s], stops_[t]) &&
           orientation(points_[centre_], at(stops_[s]), at(stops_[t])) > 0;
  }
  /// No stop before this one has a cell to t, as far as a round before t.
  [[nodiscard]] std::size_t first_before(std::size_t t) const {
    const std::size_t reach = std::min(cells_.reach_to(stops_[t]), walk_.size() - 1);
    return static_cast<std::size_t>(std::lower_bound(stops_.begin(), stops_.end(), stops_[t] - std::min(stops_[t], reach)) -
                                    stops_.begin());
  }

  /// Every way passes each place between two spokes: it has a stop to which an arc leads from before that place. These are the
  /// starts to try; of all places those are taken where they are fewest.
  [[nodiscard]] std::vector<std::size_t> fewest_starts() const {
    const std::size_t count = spokes_.size();
    std::vector<std::size_t> farthest(count);  // how many stops the longest arc to each spoke goes on
    for (std::size_t t = count; t < 2 * count; ++t) {
      std::size_t s = first_before(t);
      while (s < t && !is_arc(s, t)) ++s;
      farthest[t - count] = t - s;
    }
    std::vector<std::size_t> fewest;
    for (std::size_t place = 0; place < count; ++place) {
      std::vector<std::size_t> starts;
      for (std::size_t on = 0; on < count; ++on)
        if (const std::size_t s = (place + on) % count; farthest[s] > on) starts.push_back(s);
      if (place == 0 || starts.size() < fewest.size()) fewest = std::move(starts);
    }
    return fewest;
  }

  /// What tells ways that are too long before they are gone to their end.
  struct Bounds {
    double most;  ///< some way around is not longer; infinite where none is known
    /// How long ways have become at each stop that began some rounds before: from one stop to another a way grows at least by
    /// the difference, and hardly more is known of it. Infinite where there is no way.
    std::vector<double> levels;
  };
  static constexpr double doubt_of_bounds = 1 + 0x1p-32;  // they are sums of up to 100,000 rounded numbers
  [[nodiscard]] Bounds bounds_for(const std::vector<std::size_t>& starts) const {
    constexpr std::size_t rounds = 3;
    const std::size_t count = spokes_.size();
    std::vector<double> lengths(rounds * count + stops_.size() + starts[0], std::numeric_limits<double>::infinity());
    lengths[starts[0]] = 0;
    for (std::size_t k = starts[0] + 1; k < lengths.size(); ++k) {
      const std::size_t t = count + k % count, before = k - std::min(k, t - first_before(t));
      for (std::size_t i = before; i < k; ++i) {
        const std::size_t s = t - (k - i);
        const double length = lengths[i] + rounded_arc(s, t);
        if (length < lengths[k] && is_arc(s, t)) lengths[k] = length;
      }
    }
    return {lengths[starts[0] + count],
            {lengths.begin() + static_cast<std::ptrdiff_t>(rounds * count),
             lengths.begin() + static_cast<std::ptrdiff_t>(rounds * count + stops_.size())}};
  }

  /// From a stop to another, and the other's spoke.
  struct Arc {
    std::size_t from;
    double rounded_length;
  };
  /// Those to stop t are first[t] … first[t + 1] − 1, from the farthest on.
  struct Arcs {
    std::vector<std::size_t> first;
    std::vector<Arc> all;
    [[nodiscard]] Span<const Arc> to(std::size_t t) const { return {all.data() + first[t], first[t + 1] - first[t]}; }
  };
  [[nodiscard]] double rounded_arc(std::size_t s, std::size_t t) const {
    return cells_.rounded_length(stops_[s], stops_[t]) + spoke_lengths_[t].high;
  }
  /// Those that a way may have that is not longer than the bounds' most: each arc of it is above the difference of levels, and
  /// in sum they are by no more than the way itself.
  [[nodiscard]] Arcs arcs_within(const Bounds& bounds, const std::vector<std::size_t>& starts) const {
    const auto& [most, levels] = bounds;
    double most_above = 0;
    for (const std::size_t s : starts)
      most_above = std::max(most_above, most * doubt_of_bounds - (levels[s + spokes_.size()] - levels[s]));
    if (!std::isfinite(most_above)) most_above = std::numeric_limits<double>::infinity();
    Arcs arcs{{0}, {}};
    for (std::size_t t = 0; t < stops_.size(); ++t) {
      for (std::size_t s = first_before(t); s < t; ++s) {
        const double length = rounded_arc(s, t);
        if (std::isinf(length) || length - (levels[t] - levels[s]) > most_above || !is_arc(s, t)) continue;
        arcs.all.push_back({s, length});
      }
      arcs.first.push_back(arcs.all.size());
    }
    return arcs;
  }

  /// The shortest way from a stop once around back to it; none where it is longer than the bounds' most.
  ///
  /// Nearly all ways are told longer by doubles: a sum of three that are rounded themselves is within four units of its last
  /// place. The rest is decided as everywhere.
  [[nodiscard]] std::optional<Part> shortest_from(std::size_t start, const Arcs& arcs, const Bounds& bounds) const {
    constexpr double doubt = 1 + 0x1p-48;
    struct Way {
      DoubleDouble length;
      std::size_t before;
    };
    const std::size_t end = start + spokes_.size();
    std::vector<Way> ways(spokes_.size() + 1, Way{{std::numeric_limits<double>::infinity(), 0}, start});
    const auto way = [&](std::size_t stop) -> Way& { return ways[stop - start]; };
    way(start).length = {};
    for (std::size_t t = start + 1; t <= end; ++t) {
      const double missing = std::max(0.0, bounds.levels[end] - bounds.levels[t]);  // 0 where that is not known
      double longest = bounds.most * doubt_of_bounds - missing;
      for (const Arc& arc : arcs.to(t)) {
        if (arc.from < start) continue;
        const double rounded = way(arc.from).length.high + arc.rounded_length;
        if (rounded > longest || std::isinf(rounded)) continue;
        const DoubleDouble length = way(arc.from).length + cells_.length(stops_[arc.from], stops_[t]) + spoke_lengths_[t];
        if (!std::isinf(way(t).length.high)) {
          const int order = compare_roughly(length, way(t).length);
          if (order > 0) continue;
          if (order == 0 &&
              compare_edges(numbered_, edges_of(ways, start, arc.from, t), edges_of(ways, start, way(t).before, t)) >= 0)
            continue;
        }
        way(t) = {length, arc.from};
        longest = std::min(longest, length.high * doubt);
      }
    }
    if (std::isinf(way(end).length.high)) return {};
    Part part{edges_of(ways, start, way(end).before, end), way(end).length, 0};
    std::sort(part.edges.begin(), part.edges.end());
    return part;
  }

  /// Of the way from `start` to stop `s` and on to stop `t`.
  template <class Ways>
  [[nodiscard]] std::vector<Edge> edges_of(const Ways& ways, std::size_t start, std::size_t s, std::size_t t) const {
    std::vector<Edge> edges;
    for (;; t = s, s = ways[s - start].before) {
      cells_.collect(stops_[s], stops_[t], edges);
      edges.push_back(edge_of(centre_, walk_[stops_[t] % walk_.size()]));
      if (s == start) return edges;
    }
  }

  const NumberedPoints& numbered_;
  const std::vector<Point>& points_;
  const SubPolygons& cells_;
  const Walk& walk_;
  std::uint32_t centre_;
  const RunContext& context_;
  CpuExecutor* executor_;
  std::vector<std::size_t> spokes_;          ///< corners of the walk, ascending
  std::vector<std::size_t> stops_;           ///< the same twice around, the second time beyond the walk's end
  std::vector<DoubleDouble> spoke_lengths_;  ///< by stop
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
  return Star(points, skeleton, cells, face.border, centre, context, executor).shortest();
}

}  // namespace

std::optional<Part> solve_face(const NumberedPoints& points, const Skeleton& skeleton, const Face& face, double most_steps,
                               bool count_optima, const RunContext& context, CpuExecutor* executor) {
  Branching branching{points, skeleton, context, executor, most_steps, count_optima};
  return solve(branching, face);
}

}  // namespace ws::triangulation
