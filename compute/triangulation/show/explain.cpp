// Of steps. explain_edge.cpp has edges and points.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/given/meetings.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/drawing.h"
#include "compute/triangulation/story/search_story.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ws::triangulation {

namespace {

/// A step, and what is there to judge it by.
struct Scene {
  const TriangulationResult& result;
  std::size_t step;
  StoryStep what;
  EdgesAt edges;
  Hull hull;
  Counts counts;  ///< of every triangulation

  [[nodiscard]] const Story& story() const { return result.story(); }
  [[nodiscard]] const Solution& solution() const { return result.solution(); }
  [[nodiscard]] const std::vector<Point>& points() const { return solution().points.at; }
  [[nodiscard]] bool is_last() const { return step + 1 == story().step_count(); }
  [[nodiscard]] Method method() const { return result.parameters().to<Parameters>().method; }
  [[nodiscard]] std::string name(Edge e) const { return fmt::format("{}-{}", result.number_of(e.a), result.number_of(e.b)); }
  [[nodiscard]] double length(Edge e) const { return rounded_distance(points()[e.a], points()[e.b]); }
  [[nodiscard]] std::size_t forced_count() const { return edges.count(EdgeState::forced); }
  /// Of a triangulation, besides what is forced.
  [[nodiscard]] std::size_t needed_count() const { return counts.edges - std::min(counts.edges, forced_count()); }
};

double middle(const Interval& length) { return length.lower / 2 + length.upper / 2; }

// --- claims ---------------------------------------------------------------------------------------------------------------

constexpr std::size_t most_swept = 2'000'000;  // edges

Claim are_plane(const Scene& s, RunContext& context) {
  const std::string text = said("No two edges that are in cross");
  if (s.edges.in().size() > most_swept) return {text, {}, said("too many edges")};
  const Meetings meetings = find_meetings(s.points(), s.edges.in(), 1, context);
  if (meetings.crossings.empty() && meetings.through.empty())
    return {text, true, told(s.edges.in().size(), "{} edge", "{} edges")};
  if (!meetings.through.empty())
    return {
        text, false,
        told("{} runs through point {}", s.name(meetings.through[0].first), s.result.number_of(meetings.through[0].second))};
  return {text, false, told("{} and {} do", s.name(meetings.crossings[0].first), s.name(meetings.crossings[0].second))};
}

Claim is_triangulation(const Scene& s) {
  const std::string text = said("The edges are plane, none can be added, and they are as many as Euler's formula asks");
  if (s.edges.in().size() > most_swept) return {text, {}, said("too many edges")};
  const auto problem = triangulation_problem(s.points(), s.edges.in());
  return {text, !problem, problem ? *problem : told("{} of {}", s.edges.in().size(), s.counts.edges)};
}

Claim has_length(const Scene& s) {
  const Interval found = length_of(s.points(), s.edges.in()), given = s.solution().length;
  const double slack = 1e-12 * found.upper;
  return {said("The edges add up to the length that is told"),
          found.lower <= given.upper + slack && found.upper >= given.lower - slack,
          told("{:.12g}, told {:.12g}", middle(found), middle(given))};
}

/// Another triangulation of the same points, where making it is quick.
struct Other {
  const char* name;
  double length;
};
std::vector<Other> others(const Scene& s, RunContext& context) {
  constexpr std::size_t most_delaunay = 100'000, most_greedy = 20'000;
  std::vector<Other> list;
  if (s.hull.is_flat) return list;
  RunContext beside = context.beside();
  if (s.method() != Method::delaunay && s.points().size() <= most_delaunay)
    list.push_back({phrase("the Delaunay triangulation"), middle(length_of(s.points(), delaunay_edges(s.points(), beside)))});
  if (s.method() != Method::greedy && s.points().size() <= most_greedy)
    list.push_back({phrase("the greedy triangulation"), middle(length_of(s.points(), greedy_edges(s.points(), beside)))});
  return list;
}

Claim has_empty_circles(const Scene& s, RunContext& context) {
  const std::string text = said("No point across an edge is inside the circle through its triangle");
  if (s.edges.in().size() > most_swept) return {text, {}, said("too many edges")};
  const auto& points = s.points();
  const std::vector<Triangle> triangles = triangles_of(points, s.edges.in());
  // Of each side the corner across from it, on the first triangle that has it.
  std::vector<std::pair<Edge, std::uint32_t>> sides;
  sides.reserve(3 * triangles.size());
  for (const Triangle& t : triangles)
    for (std::size_t i = 0; i < 3; ++i) sides.emplace_back(edge_of(t[i], t[(i + 1) % 3]), t[(i + 2) % 3]);
  std::sort(sides.begin(), sides.end());
  context.check_stop();
  std::size_t wrong = 0;
  std::optional<Edge> first;
  for (std::size_t i = 0; i + 1 < sides.size(); ++i) {
    if (sides[i].first != sides[i + 1].first) continue;
    const Edge e = sides[i].first;
    std::uint32_t c = sides[i].second, d = sides[i + 1].second;
    if (orientation(points[e.a], points[e.b], points[c]) < 0) std::swap(c, d);
    if (in_circle(points[e.a], points[e.b], points[c], points[d]) <= 0) continue;
    if (wrong++ == 0) first = e;
  }
  return {text, wrong == 0,
          wrong == 0 ? told(triangles.size(), "{} triangle", "{} triangles")
                     : told("at {} it is; {} in all", s.name(*first), wrong)};
}

std::vector<Claim> of_result(const Scene& s, RunContext& context, const std::vector<Other>& beside) {
  std::vector<Claim> claims;
  if (s.hull.is_flat) {
    claims.push_back({said("There is an edge between each two neighbours on the line"),
                      s.edges.in().size() + 1 == std::max<std::size_t>(s.points().size(), 1),
                      told(s.edges.in().size(), "{} edge", "{} edges")});
  } else {
    claims.push_back(is_triangulation(s));
  }
  claims.push_back(has_length(s));
  if (s.method() == Method::delaunay && !s.hull.is_flat) claims.push_back(has_empty_circles(s, context));
  if (s.solution().proven_optimal)
    for (const Other& other : beside)
      claims.push_back({told("It is no longer than {}", said(other.name)),
                        s.solution().length.lower <= other.length * (1 + 1e-12),
                        fmt::format("{:.9g}, {:.9g}", middle(s.solution().length), other.length)});
  return claims;
}

/// Edges of a story that are judged one by one.
constexpr std::size_t most_judged = 2'000;

std::vector<Edge> some_of(const std::vector<Edge>& edges) {
  if (edges.size() <= most_judged) return edges;
  std::vector<Edge> some;
  for (std::size_t i = 0; i < most_judged; ++i) some.push_back(edges[i * edges.size() / most_judged]);
  return some;
}

/// Of what failed both triangles hold a point; of what passed not both do.
std::vector<Claim> of_diamonds(const Scene& s, RunContext& context) {
  const auto sides_with_points = [&](Edge e) {
    ViewParameters view;
    view.examined = {double(s.result.number_of(e.a)), double(s.result.number_of(e.b))};
    const auto examined = examined_edge(s.result, view);
    return examined ? int{!examined->inside[0].empty()} + int{!examined->inside[1].empty()} : -1;
  };
  std::vector<Claim> claims;
  const auto judge = [&](EdgeState state, bool both, const std::string& text) {
    std::vector<Edge> judged = some_of(s.edges.all(state));
    constexpr double most_work = 4e7;
    judged.resize(
        std::min(judged.size(), static_cast<std::size_t>(most_work / double(std::max<std::size_t>(s.points().size(), 1)))));
    if (judged.empty()) return;
    std::size_t wrong = 0;
    for (const Edge e : judged) {
      context.check_stop();
      wrong += (sides_with_points(e) == 2) != both;
    }
    claims.push_back(
        {text, wrong == 0, told(wrong, "{1} looked at, {0} does not", "{1} looked at, {0} do not", judged.size())});
  };
  judge(EdgeState::dropped, true, said("Edges that fail have a point in both of their triangles"));
  // The test is conservative: an edge passes where a point may lie on a side of the triangle.
  judge(EdgeState::open, false, said("Edges that pass have an empty triangle over them"));
  return claims;
}

/// The neighbours of each point along some edges, ascending.
std::vector<std::vector<std::uint32_t>> neighbours_of(std::size_t count, const std::vector<Edge>& edges) {
  std::vector<std::vector<std::uint32_t>> neighbours(count);
  for (const Edge e : edges) {
    neighbours[e.a].push_back(e.b);
    neighbours[e.b].push_back(e.a);
  }
  for (auto& list : neighbours) std::sort(list.begin(), list.end());
  return neighbours;
}

/// Whether two empty triangles of possible edges are left in which e is locally minimal. O(points) for each triangle.
bool may_stay(const std::vector<Point>& points, const std::vector<std::vector<std::uint32_t>>& possible, Edge e) {
  std::vector<std::uint32_t> both, corners[2];
  std::set_intersection(possible[e.a].begin(), possible[e.a].end(), possible[e.b].begin(), possible[e.b].end(),
                        std::back_inserter(both));
  for (const std::uint32_t c : both) {
    const int side = orientation(points[e.a], points[e.b], points[c]);
    if (side == 0) continue;
    const Point p = points[e.a], q = side > 0 ? points[e.b] : points[c], r = side > 0 ? points[c] : points[e.b];
    const bool is_empty = std::none_of(points.begin(), points.end(), [&](Point x) {
      return !(x == p) && !(x == q) && !(x == r) && orientation(p, q, x) >= 0 && orientation(q, r, x) >= 0 &&
             orientation(r, p, x) >= 0;
    });
    if (is_empty) corners[side > 0 ? 0 : 1].push_back(c);
  }
  constexpr double slack = 1 + 1e-14;
  for (const std::uint32_t left : corners[0])
    for (const std::uint32_t right : corners[1]) {
      const Point s = points[e.a], t = points[e.b], a = points[left], b = points[right];
      const bool is_convex = orientation(a, s, b) > 0 && orientation(b, t, a) > 0;
      if (!is_convex || squared_distance(s, t) <= squared_distance(a, b) * slack) return true;
    }
  return false;
}

/// The states of the skeleton, where a story has one.
std::vector<Edge> certain_edges(const Scene& s) {
  for (const auto& [step, name] : s.story().chapters())
    if (name == "skeleton") return EdgesAt(s.result, step).all(EdgeState::forced);
  return {};
}

std::size_t crossing_count(const std::vector<Point>& points, Edge e, const std::vector<Edge>& others) {
  return static_cast<std::size_t>(std::count_if(others.begin(), others.end(), [&](Edge o) {
    return o.a != e.a && o.a != e.b && o.b != e.a && o.b != e.b &&
           segments_cross(points[e.a], points[e.b], points[o.a], points[o.b]);
  }));
}

std::vector<Claim> of_round(const Scene& s, RunContext& context) {
  const std::vector<Edge> gone = s.edges.all(EdgeState::dropped), open = s.edges.all(EdgeState::open);
  if (s.what.crosses) {
    const std::vector<Edge> certain = certain_edges(s), judged = some_of(gone);
    if (double(judged.size()) * double(certain.size()) > 1e8)
      return {{said("Edges that go cross a certain edge"), {}, said("too many edges")}};
    std::size_t wrong = 0;
    for (const Edge e : judged) {
      context.check_stop();
      wrong += crossing_count(s.points(), e, certain) == 0;
    }
    return {{said("Edges that go cross a certain edge"), wrong == 0,
             told(wrong, "{1} looked at, {0} crosses none", "{1} looked at, {0} cross none", judged.size())}};
  }
  constexpr std::size_t most_points = 20'000, most_looked_at = 400;
  const std::string text = said("Edges that go have no two empty triangles left in which they are locally minimal");
  if (s.points().size() > most_points) return {{text, {}, said("too many points to look at all triangles")}};
  const auto possible = neighbours_of(s.points().size(), open);
  const auto& border = s.hull.boundary;
  std::size_t wrong = 0, looked = 0;
  for (std::size_t i = 0; i < gone.size(); i += std::max<std::size_t>(1, gone.size() / most_looked_at)) {
    context.check_stop();
    ++looked;
    bool on_hull = false;
    for (std::size_t k = 0; k < border.size(); ++k)
      on_hull = on_hull || edge_of(border[k], border[(k + 1) % border.size()]) == gone[i];
    wrong += on_hull || may_stay(s.points(), possible, gone[i]);
  }
  return {{text, wrong == 0, told(wrong, "{1} looked at, {0} has", "{1} looked at, {0} have", looked)}};
}

Claim is_certain(const Scene& s, RunContext& context) {
  const std::vector<Edge> certain = s.edges.all(EdgeState::forced), open = s.edges.all(EdgeState::open),
                          judged = some_of(certain);
  const std::string text = said("Nothing that is open crosses a certain edge");
  if (double(judged.size()) * double(open.size()) > 1e8) return {text, {}, said("too many edges")};
  std::size_t wrong = 0;
  for (const Edge e : judged) {
    context.check_stop();
    wrong += crossing_count(s.points(), e, open) > 0;
  }
  return {text, wrong == 0, told(wrong, "{1} looked at, {0} is crossed", "{1} looked at, {0} are crossed", judged.size())};
}

std::vector<Claim> of_greedy(const Scene& s, RunContext& context) {
  std::vector<Claim> claims;
  const Edge e = s.story().edges()[s.what.marked.front()];
  const StoryStep before = s.story().describe(s.step - 1);
  if (!before.marked.empty()) {
    const Edge last = s.story().edges()[before.marked.front()];
    claims.push_back({said("Edges come by length, the shortest first"),
                      compare_lengths(s.points()[last.a], s.points()[last.b], s.points()[e.a], s.points()[e.b]) <= 0,
                      told("{:.9g}, then {:.9g}", s.length(last), s.length(e))});
  }
  constexpr std::size_t most_points = 120;
  const std::string text = said("Each shorter pair is in, or crosses what is in");
  if (s.points().size() > most_points) {
    claims.push_back({text, {}, said("too many pairs")});
    return claims;
  }
  std::size_t missed = 0, shorter = 0;
  for (const Edge other : candidate_edges(s.points())) {
    context.check_stop();
    if (compare_lengths(s.points()[other.a], s.points()[other.b], s.points()[e.a], s.points()[e.b]) >= 0) continue;
    ++shorter;
    missed += !std::binary_search(s.edges.in().begin(), s.edges.in().end(), other) &&
              crossing_count(s.points(), other, s.edges.in()) == 0;
  }
  claims.push_back({text, missed == 0, told("{} shorter, {} missed", shorter, missed)});
  return claims;
}

const SearchTree::Call* call_at(const Scene& s) {
  const SearchTree* tree = s.story().tree();
  const std::size_t made = s.story().calls_until(s.step);
  const bool is_call = s.what.phase == "search" || s.what.phase == "insertion";
  return tree && is_call && made > 0 ? &tree->calls()[made - 1] : nullptr;
}

std::vector<Claim> of_call(const Scene& s) {
  const SearchTree::Call& call = *call_at(s);
  const bool inserts = s.story().tree()->inserts();
  const std::size_t kept = s.edges.count(EdgeState::kept), left = s.edges.count(inserts ? EdgeState::waiting : EdgeState::open),
                    needed = s.needed_count();
  const std::string found = told("{} kept, {} left, {} needed", kept, left, needed);
  switch (call.outcome) {
    case Outcome::too_few:
      return {{said("Too few edges are left to complete a triangulation"), kept + left < needed, found}};
    case Outcome::leaf:
    case Outcome::best:
      return {{said("The graph has as many edges as a triangulation"), kept + (inserts ? 0 : left) == needed, found}};
    case Outcome::inner:
    case Outcome::too_long:
      return {};
  }
  return {};
}

std::vector<Claim> of_combination(const Scene& s) {
  const std::size_t plane = s.edges.count(EdgeState::kept), crossing = s.edges.count(EdgeState::dropped);
  const std::vector<Edge> all = s.edges.all(EdgeState::dropped);
  std::size_t wrong = 0;
  for (const Edge e : all) wrong += crossing_count(s.points(), e, all) == 0;
  return {{said("The set has as many edges as complete a triangulation"), plane + crossing == s.needed_count(),
           told("{} of {}", plane + crossing, s.needed_count())},
          {said("Each edge that is said to cross another of the set does"), wrong == 0,
           told(wrong, "{1} said, {0} does not", "{1} said, {0} do not", all.size())}};
}

std::vector<Claim> claims_of(const Scene& s, RunContext& context, const std::vector<Other>& beside) {
  if (s.step == 0)
    return {{said("No two points are in one place"),
             [&] {
               std::vector<std::uint32_t> order = lexicographic_order(s.points(), context.stop);
               return std::adjacent_find(order.begin(), order.end(),
                                         [&](auto a, auto b) { return s.points()[a] == s.points()[b]; }) == order.end();
             }(),
             told(s.points().size(), "{} point", "{} points")}};
  std::vector<Claim> claims;
  if (s.is_last()) {
    claims = of_result(s, context, beside);
  } else if (s.what.phase == "diamonds") {
    claims = of_diamonds(s, context);
  } else if (s.what.phase == "rounds") {
    claims = of_round(s, context);
  } else if (s.what.phase == "skeleton") {
    claims = {is_certain(s, context)};
  } else if (s.what.phase == "greedy") {
    claims = of_greedy(s, context);
  } else if (s.what.phase == "combinations") {
    claims = of_combination(s);
  } else if (call_at(s)) {
    claims = of_call(s);
  } else if (s.what.phase == "optima" && s.edges.in().size() == s.counts.edges) {
    claims = {is_triangulation(s), has_length(s)};
  }
  if (!s.is_last() || s.hull.is_flat) claims.push_back(are_plane(s, context));
  return claims;
}

// --- why --------------------------------------------------------------------------------------------------------------------

std::string list_of(const Scene& s, const std::vector<std::uint32_t>& edges) {
  constexpr std::size_t most = 6;
  std::string text;
  for (std::size_t i = 0; i < std::min(edges.size(), most); ++i) text += (i ? ", " : "") + s.name(s.story().edges()[edges[i]]);
  return edges.size() > most ? told("{} and {} more", text, edges.size() - most) : text;
}

std::string why_call(const Scene& s) {
  const SearchTree::Call& call = *call_at(s);
  const bool inserts = s.story().tree()->inserts();
  const std::size_t kept = s.edges.count(EdgeState::kept), left = s.edges.count(inserts ? EdgeState::waiting : EdgeState::open),
                    crossed = s.edges.count(EdgeState::crossed);
  std::string text = call.decision == Decision::root ? said("Nothing is decided yet")
                                                     : told("Edge {} is {}", s.name(s.story().edges()[call.edge]),
                                                            said(name_of(call.decision, s.story().tree()->form())));
  text += inserts ? told(kept, ": {} edge is inserted now, {} crossed by them, and {} may follow; {} complete a triangulation",
                         ": {} edges are inserted now, {} crossed by them, and {} may follow; {} complete a triangulation",
                         crossed, left, s.needed_count())
                  : told(kept, ": {} edge is kept now, {} crossed by them, and {} may follow; {} complete a triangulation",
                         ": {} edges are kept now, {} crossed by them, and {} may follow; {} complete a triangulation", crossed,
                         left, s.needed_count());
  switch (call.outcome) {
    case Outcome::too_few:
      return text + told(", so this branch ends: {} + {} < {}.", kept, left, s.needed_count());
    case Outcome::too_long:
      return text + said(", but however it is completed it is not shorter than the best: this branch ends.");
    case Outcome::leaf:
      return text + said(": it is one, though not shorter than the best.");
    case Outcome::best:
      return text + told(": it is one of length {:.9g}, shorter than all before.",
                         middle(length_of(s.points(), s.story().best(s.step))));
    case Outcome::inner:
      return text + ".";
  }
  return text;
}

Reasons reasons_of(const Scene& s, RunContext& context) {
  Reasons reasons;
  const std::vector<Other> beside = s.is_last() ? others(s, context) : std::vector<Other>();
  const double own = middle(s.solution().length);
  for (const Other& other : beside)
    reasons.alternatives.push_back(
        {said(other.name), other.length, said("length"),
         other.length > own * (1 + 1e-12) ? told("it is {:.3g} % longer", 100 * (other.length / own - 1))
         : other.length < own * (1 - 1e-12)
             ? told("it is shorter, but not what method {} looks for", said_choice(choice_name(s.method())))
             : said("it is as long")});
  if (s.step == 0) {
    reasons.why = told(
        "{} have {} of which a triangulation takes {}, and {} on the hull.", told(s.points().size(), "{} point", "{} points"),
        told(s.points().size() * (s.points().size() - std::min<std::size_t>(1, s.points().size())) / 2, "{} pair", "{} pairs"),
        told(s.counts.edges, "{} edge", "{} edges"), told(s.hull.boundary.size(), "{} point is", "{} points are"));
  } else if (s.is_last()) {
    reasons.why = told(s.edges.in().size(), "{} edge of length {:.9g}{}.", "{} edges of length {:.9g}{}.", own,
                       s.solution().proven_optimal    ? said(", which no triangulation of these points is below: proven")
                       : s.solution().lower_bound > 0 ? told("; none is below {:.9g}", s.solution().lower_bound)
                                                      : std::string());
  } else if (s.what.phase == "diamonds") {
    reasons.why = told(s.edges.count(EdgeState::open),
                       "{} edge has an empty triangle over them; with a point in both, two sides of the quadrilateral would be "
                       "shorter than the "
                       "edge, and no shortest triangulation has it.",
                       "{} edges have an empty triangle over them; with a point in both, two sides of the quadrilateral would "
                       "be shorter than the "
                       "edge, and no shortest triangulation has it.");
  } else if (s.what.phase == "rounds") {
    reasons.why =
        told(s.edges.count(EdgeState::dropped), "{} edge has to go: {}", "{} edges have to go: {}",
             said(s.what.crosses
                      ? "a certain edge crosses each of them."
                      : "in each two empty triangles of what is possible, flipping them to the other diagonal is shorter."));
  } else if (s.what.phase == "skeleton") {
    reasons.why = told(s.edges.count(EdgeState::forced),
                       "{} edge is certain, as nothing that is possible crosses them; {} open, for the faces to decide.",
                       "{} edges are certain, as nothing that is possible crosses them; {} open, for the faces to decide.",
                       s.edges.count(EdgeState::open));
  } else if (s.what.phase == "faces") {
    reasons.why = told("The face's shortest diagonals are {}: of all ways to divide it, the sums of its parts are least.",
                       list_of(s, s.what.marked));
    if (s.what.marked.empty()) reasons.why = said("The faces' shortest diagonals, by dynamic programmes over their corners.");
  } else if (s.what.phase == "greedy") {
    const Edge e = s.story().edges()[s.what.marked.front()];
    reasons.why = told("Edge {}, {:.6g} long, is the shortest that crosses none of the {} before it.", s.name(e), s.length(e),
                       s.edges.in().size() - 1);
  } else if (call_at(s)) {
    reasons.why = why_call(s);
  } else {
    reasons.why = s.what.title + ".";
  }
  reasons.claims = claims_of(s, context, beside);
  return reasons;
}

/// The branch that the search takes instead, before or after this one.
void add_other_branch(const Scene& s, Reasons& reasons) {
  const SearchTree::Call* call = call_at(s);
  if (!call || call->decision == Decision::root) return;
  const bool inserts = s.story().tree()->inserts(), is_kept = call->decision == Decision::keep;
  const Edge e = s.story().edges()[call->edge];
  const std::string name = s.name(e);
  reasons.alternatives.push_back(
      {is_kept ? (inserts ? told("leave out {}", name) : told("drop {}", name))
               : (inserts ? told("insert {}", name) : told("keep {}", name)),
       s.length(e), said("long"),
       is_kept ? said("that branch is searched after this one") : said("that branch was searched before this one")});
}

/// Shorter pairs that greedy had to leave out.
void add_shorter(const Scene& s, Reasons& reasons, RunContext& context) {
  constexpr std::size_t most_points = 300, most_listed = 5;
  if (s.what.phase != "greedy" || s.points().size() > most_points) return;
  const Edge e = s.story().edges()[s.what.marked.front()];
  std::vector<Edge> shorter;
  for (const Edge other : candidate_edges(s.points()))
    if (s.length(other) < s.length(e) && !std::binary_search(s.edges.in().begin(), s.edges.in().end(), other))
      shorter.push_back(other);
  context.check_stop();
  std::sort(shorter.begin(), shorter.end(), [&](Edge a, Edge b) { return s.length(a) > s.length(b); });
  for (std::size_t i = 0; i < std::min(shorter.size(), most_listed); ++i) {
    const auto by = std::find_if(s.edges.in().begin(), s.edges.in().end(),
                                 [&](Edge in) { return crossing_count(s.points(), shorter[i], {in}) > 0; });
    reasons.alternatives.push_back(
        {told("edge {}", s.name(shorter[i])), s.length(shorter[i]), said("long"),
         by == s.edges.in().end() ? said("nothing crosses it") : told("{} crosses it, which came before", s.name(*by))});
  }
}

// --- pseudocode -------------------------------------------------------------------------------------------------------------

std::string line_words(const Scene& s) {
  const Method m = s.method();
  const bool is_search = s.story().tree() || m == Method::combinations;
  if (s.step == 0)
    return m == Method::lmt       ? "candidates: each pair"
           : is_search            ? "candidates: all edges"
           : m == Method::greedy  ? "T := no edges"
           : m == Method::path_dp ? "sort the points by x"
                                  : "sort the points along";
  if (s.is_last()) switch (m) {
      case Method::lmt:
        return s.solution().proven_optimal ? "certain edges and diagonals" : "too large a face";
      case Method::path_dp:
        return "go back from the upper hull";
      case Method::greedy:
        return "T is the greedy";
      case Method::delaunay:
        return "T: no point";
      case Method::combinations:
        return "the best set with";
      default:
        return "the shortest of all";
    }
  const std::string& phase = s.what.phase;
  if (phase == "all edges") return "candidates: each pair";
  if (phase == "diamonds") return "drop it, if both";
  if (phase == "rounds") return s.what.crosses ? "candidates that cross what is certain" : "e goes, if in no two";
  if (phase == "skeleton") return "certain: each candidate";
  if (phase == "faces") return "its diagonals are";
  if (phase == "candidates") return "forced: those";
  if (phase == "greedy") return "put e into T";
  if (phase == "combinations") return s.what.crosses ? "if they cross" : "if it is shorter";
  if (const auto* call = call_at(s)) {
    if (call->outcome == Outcome::too_few) return "if fewer edges are left";
    if (call->outcome == Outcome::too_long) return "if it is too long";
    if (call->outcome == Outcome::leaf || call->outcome == Outcome::best) return "it is a triangulation";
    const bool inserts = s.story().tree()->inserts();
    if (call->decision == Decision::keep) return inserts ? "insert e" : "keep e";
    if (call->decision == Decision::drop) return inserts ? "leave e out" : "drop e";
    return inserts ? "search(graph" : m == Method::removal_stack ? "stack :=" : "search(graph)";
  }
  return m == Method::lmt ? "its diagonals are" : m == Method::combinations ? "the best set" : "the shortest of all";
}

std::optional<double> finite(double number) { return std::isfinite(number) ? std::optional(number) : std::nullopt; }

std::vector<Counter> counters_of(const Scene& s) {
  const double n = double(s.points().size()), hull = double(s.hull.boundary.size());
  std::vector<Counter> counters;
  if (s.step == 0) return {{said("points"), n}, {said("points on the hull"), hull}};
  const double in = double(s.edges.in().size());
  counters.push_back(s.hull.is_flat ? Counter{said("edges that are in"), in, n - 1, said("N − 1")}
                                    : Counter{said("edges that are in"), in, 3 * (n - 1) - hull, "3 (N − 1) − H"});
  if (s.is_last() && !s.hull.is_flat)
    counters.push_back({said("triangles"), double(s.solution().triangle_count), 2 * (n - 1) - hull, "2 (N − 1) − H"});
  if (s.what.phase == "diamonds")
    counters.push_back(
        {said("edges that pass"), double(s.edges.count(EdgeState::open)), n * (n - 1) / 2, said("all pairs N (N − 1) / 2")});
  if (s.story().tree()) {
    const double choosable = double(s.story().edges().size()) - double(EdgesAt(s.result, 1).count(EdgeState::forced));
    const auto calls = static_cast<double>(s.is_last() ? s.story().tree()->call_count() : s.story().calls_until(s.step));
    if (calls > 0)
      counters.push_back({s.is_last() ? said("calls") : said("calls so far"), calls, finite(std::exp2(choosable + 1) - 1),
                          told("at most 2^(m + 1) − 1 with m = {}", choosable)});
  }
  if (s.method() == Method::path_dp)
    for (const Property& counter : s.solution().counters)
      if (counter.name == "state_count")
        counters.push_back({said("paths that were met"), double(std::get<std::int64_t>(counter.value)),
                            finite(std::exp2(n - 2)), said("at most 2^(N − 2)")});
  return counters;
}

}  // namespace

EdgesAt::EdgesAt(const TriangulationResult& result, std::size_t step) : result_(result), states_(result.story().states(step)) {
  in_ = all(EdgeState::forced);
  for (const EdgeState state : {EdgeState::kept, EdgeState::chosen}) {
    const std::vector<Edge> more = all(state);
    in_.insert(in_.end(), more.begin(), more.end());
  }
  std::sort(in_.begin(), in_.end());
}

std::size_t EdgesAt::count(EdgeState state) const {
  return static_cast<std::size_t>(std::count(states_.begin(), states_.end(), state));
}

/// A story may have an edge twice: as a candidate, and in its result.
std::vector<Edge> EdgesAt::all(EdgeState state) const {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < states_.size(); ++i)
    if (states_[i] == state) edges.push_back(result_.story().edges()[i]);
  std::sort(edges.begin(), edges.end());
  return edges;
}

EdgeState EdgesAt::state_of(Edge edge) const {
  const auto& edges = result_.story().edges();
  EdgeState found = EdgeState::hidden;
  for (std::size_t i = 0; i < edges.size(); ++i)
    if (edges[i] == edge && states_[i] != EdgeState::hidden) found = states_[i];
  return found;
}

Explanation explain_step(const TriangulationResult& result, std::size_t step, RunContext& context) {
  const auto& points = result.solution().points.at;
  Hull hull = convex_hull(points);
  const Counts counts = triangulation_counts(points.size(), hull);
  const Scene scene{result, step, result.story().describe(step), EdgesAt(result, step), std::move(hull), counts};
  Explanation explanation;
  if (result.story().step_count() < 2) {  // the points alone
    explanation.reasons = reasons_of(scene, context);
    return explanation;
  }
  const MethodCode code = pseudocode_of(result.parameters().to<Parameters>());
  explanation.method = code.told();
  explanation.line = code.line_of(line_words(scene));
  explanation.reasons = reasons_of(scene, context);
  add_shorter(scene, explanation.reasons, context);
  add_other_branch(scene, explanation.reasons);
  explanation.counters = counters_of(scene);
  return explanation;
}

}  // namespace ws::triangulation
