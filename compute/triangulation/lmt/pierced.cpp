// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/pierced.h"

#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/lmt/spans.h"

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
    constexpr std::size_t together = 64;  // starts, of which a stop waits for no more
    const std::vector<std::size_t> all_starts = fewest_starts(farthest_arcs());
    if (all_starts.empty()) return {};
    const Bounds bounds = bounds_for(all_starts);
    const Arcs arcs = arcs_within(bounds);
    const std::vector<std::size_t> starts = fewest_starts(farthest_of(arcs));
    std::optional<Way> best;
    for (std::size_t begin = 0; begin < starts.size(); begin += together) {
      context_.check_stop();
      std::vector<std::optional<Way>> ways(std::min(together, starts.size() - begin));
      const auto find = [&](std::size_t k) { ways[k] = shortest_from(starts[begin + k], arcs, bounds); };
      if (executor_)
        executor_->for_each("ways around a point", ways.size(), find, stops_.size() + arcs.all.size());
      else
        for (std::size_t k = 0; k < ways.size(); ++k) find(k);
      for (std::optional<Way>& way : ways)
        if (way && (!best || comes_before(*way, *best))) best = std::move(way);
    }
    if (!best) return {};
    Part part{edges_of(best->stops), best->length, 0};
    std::sort(part.edges.begin(), part.edges.end());
    return part;
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

  /// Of each spoke: how many stops the longest arc to it goes on.
  [[nodiscard]] std::vector<std::size_t> farthest_arcs() const {
    const std::size_t count = spokes_.size();
    std::vector<std::size_t> farthest(count);
    for (std::size_t t = count; t < 2 * count; ++t) {
      std::size_t s = first_before(t);
      while (s < t && !is_arc(s, t)) ++s;
      farthest[t - count] = t - s;
    }
    return farthest;
  }
  /// Every way passes each place between two spokes: it has a stop to which an arc leads from before that place. These are the
  /// starts to try; of all places those are taken where they are fewest. `farthest`: as above, of the arcs that ways may have.
  [[nodiscard]] std::vector<std::size_t> fewest_starts(const std::vector<std::size_t>& farthest) const {
    const std::size_t count = spokes_.size();
    // An arc to stop s passes the place before it and, backwards, the others that it goes on by.
    std::vector<std::ptrdiff_t> more(2 * count + 1);  // starts of a place than of the one before, twice around
    for (std::size_t s = 0; s < count; ++s) {
      ++more[s + count + 1 - farthest[s]];
      --more[s + count + 1];
    }
    std::vector<std::ptrdiff_t> starts(count);
    std::ptrdiff_t passing = 0;
    for (std::size_t place = 0; place < 2 * count; ++place) starts[place % count] += passing += more[place];
    const auto place = static_cast<std::size_t>(std::min_element(starts.begin(), starts.end()) - starts.begin());
    std::vector<std::size_t> fewest;
    for (std::size_t on = 0; on < count; ++on)
      if (const std::size_t s = (place + on) % count; farthest[s] > on) fewest.push_back(s);
    return fewest;
  }

  /// What tells ways that are too long before they are gone to their end.
  struct Bounds {
    double most;  ///< some way around is not longer; infinite where none is known
    /// How long ways have become at each stop that began some rounds before: from one stop to another a way grows at least by
    /// the difference, and hardly more is known of it. Infinite where there is no way.
    std::vector<double> levels;
    /// By corners: the least sum of arcs that go on by so many, each the shortest of its span, wherever that is. It is little
    /// below the arcs of a way that still has so many corners to go where the face is nearly as symmetric as a regular polygon.
    std::vector<double> rest;
  };
  static constexpr double doubt_of_bounds = 1 + 0x1p-32;  // they are sums of up to 100,000 rounded numbers
  [[nodiscard]] Bounds bounds_for(const std::vector<std::size_t>& starts) const {
    constexpr std::size_t rounds = 3;
    const std::size_t count = spokes_.size();
    std::vector<double> lengths(rounds * count + stops_.size() + starts[0], infinite);
    lengths[starts[0]] = 0;
    for (std::size_t k = starts[0] + 1; k < lengths.size(); ++k) {
      if (k % stops_per_poll == 0) context_.check_stop();
      const std::size_t t = count + k % count, before = k - std::min(k, t - first_before(t));
      for (std::size_t i = before; i < k; ++i) {
        const std::size_t s = t - (k - i);
        const double length = lengths[i] + rounded_arc(s, t);
        if (length < lengths[k] && is_arc(s, t)) lengths[k] = length;
      }
    }
    return {lengths[starts[0] + count],
            {lengths.begin() + static_cast<std::ptrdiff_t>(rounds * count),
             lengths.begin() + static_cast<std::ptrdiff_t>(rounds * count + stops_.size())},
            least_rest()};
  }
  [[nodiscard]] std::vector<double> least_rest() const {
    std::vector<double> least(walk_.size() + 1, infinite), rest(walk_.size() + 1, infinite);
    for (std::size_t t = spokes_.size(); t < stops_.size(); ++t) {
      if (t % stops_per_poll == 0) context_.check_stop();
      for (std::size_t s = first_before(t); s < t; ++s) {
        double& of_span = least[stops_[t] - stops_[s]];
        of_span = std::min(of_span, rounded_arc(s, t));
      }
    }
    rest[0] = 0;
    for (std::size_t corners = 1; corners < rest.size(); ++corners) {
      if (corners % stops_per_poll == 0) context_.check_stop();
      for (std::size_t span = 1; span <= corners; ++span)
        rest[corners] = std::min(rest[corners], least[span] + rest[corners - span]);
    }
    return rest;
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
  /// Those that a way from any start may have that is not longer than the bounds' most. Each arc of it is above the difference
  /// of levels, and in sum they are by no more than the way itself; and with the least rest beside it, it is not too long.
  [[nodiscard]] Arcs arcs_within(const Bounds& bounds) const {
    const auto& [most, levels, rest] = bounds;
    double most_above = 0;
    for (std::size_t s = 0; s < spokes_.size(); ++s)
      most_above = std::max(most_above, most * doubt_of_bounds - (levels[s + spokes_.size()] - levels[s]));
    if (!std::isfinite(most_above)) most_above = infinite;
    Arcs arcs{{0}, {}};
    for (std::size_t t = 0; t < stops_.size(); ++t) {
      if (t % stops_per_poll == 0) context_.check_stop();
      for (std::size_t s = first_before(t); s < t; ++s) {
        const double length = rounded_arc(s, t), least_way = length + rest[walk_.size() - (stops_[t] - stops_[s])];
        if (std::isinf(least_way) || least_way > most * doubt_of_bounds) continue;
        const double gained = levels[t] - levels[s];
        if ((std::isfinite(gained) && length - gained > most_above) || !is_arc(s, t)) continue;
        arcs.all.push_back({s, length});
      }
      arcs.first.push_back(arcs.all.size());
    }
    return arcs;
  }
  /// As `farthest_arcs`, of these.
  [[nodiscard]] std::vector<std::size_t> farthest_of(const Arcs& arcs) const {
    std::vector<std::size_t> farthest(spokes_.size());
    for (std::size_t t = 0; t < stops_.size(); ++t)
      for (const Arc& arc : arcs.to(t)) {
        std::size_t& on = farthest[t % spokes_.size()];
        on = std::max(on, t - arc.from);
      }
    return farthest;
  }

  /// Once around: its stops, the first of which is the last one, too.
  struct Way {
    DoubleDouble length;
    std::vector<std::size_t> stops;
  };
  [[nodiscard]] bool comes_before(const Way& a, const Way& b) const {
    const int order = compare_roughly(a.length, b.length);
    return order != 0 ? order < 0 : compare_edges(numbered_, edges_of(a.stops), edges_of(b.stops)) < 0;
  }
  /// Of ways from one start the best to each stop, by how many stops that one comes after the start.
  struct Reached {
    DoubleDouble length{infinite, 0};
    std::size_t before = 0;  ///< the stop from which it is reached
  };
  /// The shortest way from a stop once around back to it; none where it is longer than the bounds' most.
  ///
  /// Nearly all ways are told longer by doubles: a sum of three that are rounded themselves is within four units of its last
  /// place. The rest is decided as everywhere.
  [[nodiscard]] std::optional<Way> shortest_from(std::size_t start, const Arcs& arcs, const Bounds& bounds) const {
    constexpr double doubt = 1 + 0x1p-48;
    const std::size_t end = start + spokes_.size();
    std::vector<Reached> reached(spokes_.size() + 1);
    const auto way = [&](std::size_t stop) -> Reached& { return reached[stop - start]; };
    way(start).length = {};
    for (std::size_t t = start + 1; t <= end; ++t) {
      const double by_levels = bounds.levels[end] - bounds.levels[t],
                   by_rest = bounds.rest[stops_[start] + walk_.size() - stops_[t]];
      const double missing = std::isfinite(by_levels) ? std::max(by_rest, by_levels) : by_rest;  // else it is not known
      double longest = bounds.most * doubt_of_bounds - missing;
      for (const Arc& arc : arcs.to(t)) {
        if (arc.from < start) continue;
        const double rounded = way(arc.from).length.high + arc.rounded_length;
        if (rounded > longest || std::isinf(rounded)) continue;
        const DoubleDouble length = way(arc.from).length + cells_.length(stops_[arc.from], stops_[t]) + spoke_lengths_[t];
        if (!std::isinf(way(t).length.high)) {
          const int order = compare_roughly(length, way(t).length);
          if (order > 0) continue;
          if (order == 0 && compare_edges(numbered_, edges_of(stops_to(arc.from, t, reached, start)),
                                          edges_of(stops_to(way(t).before, t, reached, start))) >= 0)
            continue;
        }
        way(t) = {length, arc.from};
        longest = std::min(longest, length.high * doubt);
      }
    }
    if (std::isinf(way(end).length.high)) return {};
    return Way{way(end).length, stops_to(way(end).before, end, reached, start)};
  }
  /// Of the way from `start` to stop `s` and on to stop `t`, backwards.
  [[nodiscard]] static std::vector<std::size_t> stops_to(std::size_t s, std::size_t t, const std::vector<Reached>& reached,
                                                         std::size_t start) {
    std::vector<std::size_t> stops{t};
    for (; s != start; s = reached[s - start].before) stops.push_back(s);
    stops.push_back(start);
    return stops;
  }
  [[nodiscard]] std::vector<Edge> edges_of(const std::vector<std::size_t>& backwards) const {
    std::vector<Edge> edges;
    for (std::size_t k = 0; k + 1 < backwards.size(); ++k) {
      cells_.collect(stops_[backwards[k + 1]], stops_[backwards[k]], edges);
      edges.push_back(edge_of(centre_, walk_[stops_[backwards[k]] % walk_.size()]));
    }
    return edges;
  }

  static constexpr double infinite = std::numeric_limits<double>::infinity();
  static constexpr std::size_t stops_per_poll = 64;
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

/// Of `SubPolygons`, at most: cells times those that they are put together from.
double steps_of(std::size_t corners, const std::vector<std::uint8_t>& spans) {
  const auto count = static_cast<double>(corners), of_all = count * count * count / 6;
  const auto possible = static_cast<double>(std::count(spans.begin(), spans.end(), 1));
  return spans.empty() ? of_all : std::min(of_all, count * possible * possible / 2);
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
  if (face.border.size() > most_corners) {  // before what takes the square of them
    steps_left = -1;
    return {};
  }
  std::optional<std::uint32_t> inside;
  if (is_star) inside = face.holes[0][0];
  std::vector<std::uint8_t> spans;
  constexpr std::size_t least_convex = 64;  // corners: with fewer it takes less time to try all spans
  if (face.border.size() >= least_convex && is_strictly_convex(points.at, face.border))
    spans = possible_spans(points.at, face.border, inside, context, executor);
  steps_left -= steps_of(face.border.size(), spans);
  if (steps_left < 0) return {};
  const SubPolygons cells(points, skeleton, face.border, inside, spans, context, executor);
  return is_star ? Star(points, skeleton, cells, face.border, *inside, context, executor).shortest() : cells.whole(counts);
}

}  // namespace

std::optional<Part> solve_face(const NumberedPoints& points, const Skeleton& skeleton, const Face& face, double most_steps,
                               bool count_optima, const RunContext& context, CpuExecutor* executor) {
  Branching branching{points, skeleton, context, executor, most_steps, count_optima};
  return solve(branching, face);
}

}  // namespace ws::triangulation
