// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/convex_diamonds.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/candidates/diamond.h"
#include "compute/triangulation/plane/angle.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <utility>

namespace ws::triangulation {

namespace {

/// By how much of itself a leg's tangent, and with what part of the edge's length a distance from it, decides for certain. The
/// errors of what is compared are below 2⁻⁵⁰ of the squared length of the edge, and no two corners are closer than `closest` of
/// the polygon's extent: so what one corner is told by this margin, those behind it are told by more than rounding.
constexpr double margin = 1e-7, off_edge = 1e-11, closest = 1e-6;

/// An edge seen from one of its ends.
struct SeenEdge {
  SeenEdge(Point from, Point to) : source(from), x(to.x - from.x), y(to.y - from.y), squared_length(x * x + y * y) {}

  /// A point's distances along the edge and to the left of it, times its length.
  struct Place {
    double along, across;
  };
  [[nodiscard]] Place place_of(Point p) const {
    const double px = p.x - source.x, py = p.y - source.y;
    return {px * x + py * y, py * x - px * y};
  }

  Point source;
  double x, y, squared_length;
};

/// In which of the two triangles over an edge there is a point.
struct Held {
  bool left = false, right = false;
  [[nodiscard]] bool both() const { return left && right; }
};

enum class Answer { no, yes, unsure };

class ConvexPolygon {
 public:
  ConvexPolygon(const std::vector<Point>& points, const Hull& hull, double tangent)
      : points_(points), corner_(hull.boundary), tangent_(tangent * legs_shrink) {
    at_.reserve(corner_.size());
    for (const std::uint32_t i : corner_) at_.push_back(points[i]);
    std::vector<bool> is_corner(points.size());
    for (const std::uint32_t i : corner_) is_corner[i] = true;
    for (std::uint32_t i = 0; i < points.size(); ++i)
      if (!is_corner[i]) inside_ = i;
    double extent = 0;
    for (const Point p : at_) extent = std::max({extent, std::abs(p.x - at_[0].x), std::abs(p.y - at_[0].y)});
    least_squared_length_ = closest * closest * extent * extent;
  }

  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(at_.size()); }
  [[nodiscard]] std::uint32_t corner(std::size_t i) const { return corner_[i]; }
  [[nodiscard]] std::optional<std::uint32_t> inside() const { return inside_; }
  [[nodiscard]] Point at(std::size_t i) const { return at_[i]; }

  [[nodiscard]] bool is_strictly_convex() const {
    for (std::uint32_t i = 0; i < count(); ++i)
      if (orientation(at_[i], at_[(i + 1) % count()], at_[(i + 2) % count()]) <= 0) return false;
    return true;
  }
  [[nodiscard]] bool passes_to_inside(std::uint32_t i) const {
    return !held_by_all(corner_[i], *inside_).both() && !held_by_all(*inside_, corner_[i]).both();
  }
  /// Appends the corners after i to which edges from it pass; false where two points are too close.
  [[nodiscard]] bool append_passing(std::uint32_t i, std::vector<std::uint32_t>& passing) const {
    // To the right of an edge: the first corner after its source that the leg there lets in. To the left: the one after the
    // last corner that it lets in.
    std::uint32_t on_right = i + 1, after_left = i + 2;
    for (std::uint32_t j = i + 1; j < count(); ++j) {
      const SeenEdge edge(at_[i], at_[j]);
      if (edge.squared_length < least_squared_length_) return false;
      if (passes(edge, i, j, on_right, after_left)) passing.push_back(j);
    }
    return true;
  }

 private:
  [[nodiscard]] Point cyclic(std::uint32_t i) const { return at_[i < count() ? i : i - count()]; }
  [[nodiscard]] bool is_let_in(SeenEdge::Place p) const { return std::abs(p.across) < p.along * tangent_; }

  /// The test of `Surroundings`, of one point.
  void hold(const SeenEdge& edge, Point p, Held& held) const {
    const auto [along, across] = edge.place_of(p);
    const double most = std::min(along, edge.squared_length - along) * tangent_, least = along * least_across;
    held.left = held.left || (across > least && across < most);
    held.right = held.right || (-across > least && -across < most);
  }
  [[nodiscard]] Held held_by_all(std::uint32_t from, std::uint32_t to) const {
    const SeenEdge edge(points_[from], points_[to]);
    Held held;
    for (const Point p : points_) hold(edge, p, held);
    return held;
  }
  /// Whether the point inside lies on the edge, or would close it together with what the corners hold.
  [[nodiscard]] bool is_closed_by_inside(const SeenEdge& edge, std::uint32_t i, std::uint32_t j, Held held) const {
    if (!inside_) return held.both();
    const Point inside = points_[*inside_];
    Held from_target{held.right, held.left};
    hold(edge, inside, held);
    if (held.both()) return true;
    hold(SeenEdge(at_[j], at_[i]), inside, from_target);
    return from_target.both() || orientation(at_[i], at_[j], inside) == 0;
  }

  /// Of a corner that the leg at the source lets in next to it, and of the one on the other side of the leg, if there is one:
  /// whether the triangle holds a corner.
  [[nodiscard]] Answer answer(const SeenEdge& edge, const Point* let_in, const Point* kept_out) const {
    if (kept_out) {
      const auto [along, across] = edge.place_of(*kept_out);
      if (!(std::abs(across) > along * tangent_ * (1 + margin))) return Answer::unsure;
    }
    if (!let_in) return Answer::no;
    const auto [along, across] = edge.place_of(*let_in);
    const double off = std::abs(across), rest = (edge.squared_length - along) * tangent_;
    if (off > rest + std::abs(rest) * margin) return Answer::no;
    const bool is_certain = off < std::min(rest, along * tangent_) * (1 - margin) && off > off_edge * edge.squared_length;
    return is_certain ? Answer::yes : Answer::unsure;
  }
  [[nodiscard]] Answer left_of(const SeenEdge& edge, std::uint32_t i, std::uint32_t j, std::uint32_t& after_left) const {
    const std::uint32_t end = i + count();
    after_left = std::max(after_left, j + 1);
    while (after_left < end && is_let_in(edge.place_of(cyclic(after_left)))) ++after_left;
    const Point let_in = cyclic(after_left - 1), kept_out = cyclic(std::min(after_left, end - 1));
    return answer(edge, after_left > j + 1 ? &let_in : nullptr, after_left < end ? &kept_out : nullptr);
  }
  [[nodiscard]] Answer right_of(const SeenEdge& edge, std::uint32_t i, std::uint32_t j, std::uint32_t& on_right) const {
    while (on_right < j && !is_let_in(edge.place_of(at_[on_right]))) ++on_right;
    return answer(edge, on_right < j ? &at_[on_right] : nullptr, on_right > i + 1 ? &at_[on_right - 1] : nullptr);
  }
  [[nodiscard]] bool passes(const SeenEdge& edge, std::uint32_t i, std::uint32_t j, std::uint32_t& on_right,
                            std::uint32_t& after_left) const {
    const Answer left = left_of(edge, i, j, after_left);
    if (left == Answer::no && !is_closed_by_inside(edge, i, j, {false, true})) return true;
    const Answer right = right_of(edge, i, j, on_right);
    if (left == Answer::unsure || right == Answer::unsure)
      return !held_by_all(corner_[i], corner_[j]).both() && !held_by_all(corner_[j], corner_[i]).both() &&
             !is_closed_by_inside(edge, i, j, {});
    return !is_closed_by_inside(edge, i, j, {left == Answer::yes, right == Answer::yes});
  }

  const std::vector<Point>& points_;
  const std::vector<std::uint32_t>& corner_;
  std::vector<Point> at_;  ///< corners, counter-clockwise
  std::optional<std::uint32_t> inside_;
  double tangent_, least_squared_length_ = 0;
};

/// Lists of neighbours in angular order, with twins. A corner sees all others in their order along the polygon.
class Linker {
 public:
  /// passing[i]: the later corners to which edges from corner i pass, ascending. `to_inside`: by corner.
  Linker(const ConvexPolygon& polygon, const std::vector<std::vector<std::uint32_t>>& passing,
         const std::vector<std::uint8_t>& to_inside, CpuExecutor& executor)
      : polygon_(polygon), passing_(passing), to_inside_(to_inside), executor_(executor), views_(polygon.count()) {}

  [[nodiscard]] Neighbours linked(const std::vector<Point>& points) {
    count(points.size());
    link_corners();
    executor_.for_each(
        "sort diamonds", polygon_.count(), [&](std::uint32_t i) { find_order(i, points); }, 1'000);
    executor_.for_each(
        "link diamonds", polygon_.count(), [&](std::uint32_t i) { put_in_order(i); }, 10 * polygon_.count());
    if (polygon_.inside()) link_inside(points);
    return std::move(graph_);
  }

 private:
  /// How the list of a corner is put in order: at first it has the corners from the next one on, each with its place in the
  /// other's list, and the point inside comes last.
  struct View {
    std::uint32_t earlier = 0;   ///< how many of the neighbours come before the corner along the polygon
    std::uint32_t corners = 0;   ///< how many of them are corners
    std::uint32_t inside = 0;    ///< before which of them the point inside comes
    std::uint32_t rotation = 0;  ///< which of all is the first one
  };
  [[nodiscard]] std::uint32_t degree(std::uint32_t i) const { return views_[i].corners + to_inside_[i]; }
  [[nodiscard]] std::uint32_t first(std::uint32_t i) const { return graph_.first[polygon_.corner(i)]; }
  /// Where the neighbour at a place of the first order, or `views_[i].corners` for the point inside, is at last.
  [[nodiscard]] std::uint32_t place_in_order(std::uint32_t i, std::uint32_t place) const {
    const View& view = views_[i];
    const std::uint32_t all = degree(i);
    if (place == view.corners)
      place = view.inside;
    else if (to_inside_[i] && place >= view.inside)
      ++place;
    return first(i) + (place >= view.rotation ? place - view.rotation : place + all - view.rotation);
  }

  void count(std::size_t point_count) {
    graph_.first.assign(point_count + 1, 0);
    for (std::uint32_t i = 0; i < polygon_.count(); ++i) {
      views_[i].corners += static_cast<std::uint32_t>(passing_[i].size());
      for (const std::uint32_t j : passing_[i]) ++views_[j].corners;
    }
    std::size_t total = 0;
    for (std::uint32_t i = 0; i < polygon_.count(); ++i) {
      graph_.first[polygon_.corner(i) + 1] = degree(i);
      total += degree(i) + to_inside_[i];
      if (to_inside_[i]) ++graph_.first[*polygon_.inside() + 1];
    }
    if (total >= Neighbours::none) throw Error(ErrorKind::out_of_memory, said("more than 2^31 edges pass the diamond test"));
    executor_.context().check_more_memory(total * 2, total * 8, 0);
    std::partial_sum(graph_.first.begin(), graph_.first.end(), graph_.first.begin());
    graph_.target = HostBuffer<std::uint32_t>(total);
    graph_.twin = HostBuffer<std::uint32_t>(total);
  }
  void link_corners() {
    for (std::uint32_t i = 0; i < polygon_.count(); ++i) {
      executor_.context().check_stop();
      for (std::uint32_t place = 0; place < passing_[i].size(); ++place) {
        const std::uint32_t j = passing_[i][place];
        const std::uint32_t other_place = static_cast<std::uint32_t>(passing_[j].size()) + views_[j].earlier++;
        graph_.target[first(i) + place] = j;
        graph_.twin[first(i) + place] = other_place;
        graph_.target[first(j) + other_place] = i;
        graph_.twin[first(j) + other_place] = place;
      }
    }
  }
  void find_order(std::uint32_t i, const std::vector<Point>& points) {
    View& view = views_[i];
    const Point centre = polygon_.at(i);
    const std::uint32_t* const begin = graph_.target.data() + first(i);
    const std::uint32_t* const end = begin + view.corners;
    const auto before = [&](auto is_before) {
      return static_cast<std::uint32_t>(std::partition_point(begin, end, is_before) - begin);
    };
    const Point next = polygon_.at(*begin);
    view.rotation = before([&](std::uint32_t j) { return !angle_less(centre, polygon_.at(j), next); }) % view.corners;
    if (!to_inside_[i]) return;
    const Point inside = points[*polygon_.inside()];
    view.inside = before([&](std::uint32_t j) { return orientation(centre, polygon_.at(j), inside) > 0; });
    // Where the direction of −x lies between these two corners, the point inside may lie before it or after it.
    const bool is_before = view.inside < view.rotation || (view.inside == view.rotation && !angle_less(centre, inside, next));
    if (is_before) ++view.rotation;
  }
  void put_in_order(std::uint32_t i) {
    const std::uint32_t corners = views_[i].corners, begin = first(i);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> list(corners);  // corners, and places in their lists
    for (std::uint32_t place = 0; place < corners; ++place)
      list[place] = {graph_.target[begin + place], graph_.twin[begin + place]};
    for (std::uint32_t place = 0; place < corners; ++place) {
      const std::uint32_t h = place_in_order(i, place);
      graph_.target[h] = polygon_.corner(list[place].first);
      graph_.twin[h] = place_in_order(list[place].first, list[place].second);
    }
  }
  /// The point inside sees the corners in their order, too.
  void link_inside(const std::vector<Point>& points) {
    const std::uint32_t inside = *polygon_.inside();
    std::vector<std::uint32_t> seen;
    for (std::uint32_t i = 0; i < polygon_.count(); ++i)
      if (to_inside_[i]) seen.push_back(i);
    if (seen.empty()) return;
    const auto least = std::min_element(seen.begin(), seen.end(), [&](std::uint32_t a, std::uint32_t b) {
      return angle_less(points[inside], polygon_.at(a), polygon_.at(b));
    });
    std::rotate(seen.begin(), least, seen.end());
    for (std::uint32_t h = graph_.first[inside]; const std::uint32_t i : seen) {
      const std::uint32_t back = place_in_order(i, views_[i].corners);
      graph_.target[h] = polygon_.corner(i);
      graph_.target[back] = inside;
      graph_.twin[h] = back;
      graph_.twin[back] = h++;
    }
  }

  const ConvexPolygon& polygon_;
  const std::vector<std::vector<std::uint32_t>>& passing_;
  const std::vector<std::uint8_t>& to_inside_;
  CpuExecutor& executor_;
  std::vector<View> views_;
  Neighbours graph_;
};

}  // namespace

std::optional<Neighbours> convex_diamond_edges(const std::vector<Point>& points, const Hull& hull, double tangent,
                                               CpuExecutor& executor) {
  if (hull.is_flat || points.size() - hull.boundary.size() > 1) return {};
  const ConvexPolygon polygon(points, hull, tangent);
  if (!polygon.is_strictly_convex()) return {};
  std::vector<std::vector<std::uint32_t>> passing(polygon.count());
  std::vector<std::uint8_t> to_inside(polygon.count());
  std::atomic<bool> is_too_close = false;
  std::atomic<std::size_t> done = 0;
  executor.for_each(
      "diamond test", polygon.count(),
      [&](std::uint32_t i) {
        if (is_too_close) return;
        if (!polygon.append_passing(i, passing[i])) is_too_close = true;
        to_inside[i] = polygon.inside() && polygon.passes_to_inside(i);
        executor.context().report(0.5 * double(++done) / double(polygon.count()), "diamond test");
      },
      20 * polygon.count());
  if (is_too_close) return {};
  return Linker(polygon, passing, to_inside, executor).linked(points);
}

Neighbours diamond_edges(const std::vector<Point>& points, const Hull& hull, double tangent, CpuExecutor& executor) {
  std::optional<Neighbours> of_convex = convex_diamond_edges(points, hull, tangent, executor);
  return of_convex ? std::move(*of_convex) : diamond_edges(points, tangent, executor);
}

}  // namespace ws::triangulation
