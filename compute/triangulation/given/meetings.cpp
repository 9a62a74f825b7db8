// SPDX-License-Identifier: MIT
#include "compute/triangulation/given/meetings.h"

#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ws::triangulation {

namespace {

/// An edge with the box around it, and the strips that it is in.
struct SegmentSpan {
  double left, right, bottom, top;
  std::uint32_t first_strip, last_strip;
  Edge edge;
};

class Strips {
 public:
  Strips(const std::vector<Point>& points, const std::vector<Edge>& edges, std::size_t most, const RunContext& context)
      : points_(points), most_(most), context_(context) {
    for (const Point p : points) low_ = std::min(low_, p.y), high_ = std::max(high_, p.y);
    count_ = static_cast<std::uint32_t>(std::clamp(std::sqrt(static_cast<double>(edges.size())) / 2, 1.0, 4096.0));
    beginning_.resize(count_);
    inside_.resize(count_);
    for (const Edge e : edges) {
      const Point a = points[e.a], b = points[e.b];
      const auto [bottom, top] = std::minmax(a.y, b.y);
      beginning_[strip_of(bottom)].push_back(
          {std::min(a.x, b.x), std::max(a.x, b.x), bottom, top, strip_of(bottom), strip_of(top), e});
    }
    for (std::uint32_t i = 0; i < points.size(); ++i) inside_[strip_of(points[i].y)].push_back(i);
  }

  Meetings find() {
    std::vector<SegmentSpan> present;
    for (std::uint32_t strip = 0; strip < count_ && found_.are_all; ++strip) {
      std::erase_if(present, [&](const SegmentSpan& s) { return s.last_strip < strip; });
      present.insert(present.end(), beginning_[strip].begin(), beginning_[strip].end());
      std::sort(present.begin(), present.end(), [](const SegmentSpan& a, const SegmentSpan& b) {
        return a.left != b.left ? a.left < b.left : a.edge < b.edge;
      });
      find_in(strip, present);
    }
    std::sort(found_.through.begin(), found_.through.end());
    std::sort(found_.crossings.begin(), found_.crossings.end());
    return std::move(found_);
  }

 private:
  /// Rises with y, whatever is rounded.
  [[nodiscard]] std::uint32_t strip_of(double y) const {
    const double share = (y / 2 - low_ / 2) / std::max(high_ / 2 - low_ / 2, std::numeric_limits<double>::min());
    return std::min(count_ - 1, static_cast<std::uint32_t>(std::clamp(share, 0.0, 1.0) * count_));
  }

  void find_in(std::uint32_t strip, const std::vector<SegmentSpan>& present) {
    std::vector<std::uint32_t>& points = inside_[strip];
    std::sort(points.begin(), points.end(), [&](std::uint32_t a, std::uint32_t b) { return points_[a].x < points_[b].x; });
    constexpr std::size_t spans_per_poll = 64;
    for (std::size_t i = 0; i < present.size() && found_.are_all; ++i) {
      if (i % spans_per_poll == 0) context_.check_stop();
      const SegmentSpan& one = present[i];
      find_points_on(one, points);
      for (std::size_t k = i + 1; k < present.size() && present[k].left <= one.right && found_.are_all; ++k) {
        const SegmentSpan& other = present[k];
        const bool is_first_common = std::max(one.first_strip, other.first_strip) == strip;
        if (is_first_common && other.bottom <= one.top && one.bottom <= other.top && cross(one.edge, other.edge))
          add([&] { found_.crossings.push_back(std::minmax(one.edge, other.edge)); });
      }
    }
  }

  void find_points_on(const SegmentSpan& span, const std::vector<std::uint32_t>& points) {
    const auto e = span.edge;
    const auto left = span.left;
    auto at = std::lower_bound(points.begin(), points.end(), left, [&](std::uint32_t i, double x) { return points_[i].x < x; });
    for (; at != points.end() && points_[*at].x <= span.right && found_.are_all; ++at) {
      const Point p = points_[*at];
      if (p.y < span.bottom || p.y > span.top || *at == e.a || *at == e.b) continue;
      if (orientation(points_[e.a], points_[e.b], p) == 0 && strictly_between(points_[e.a], p, points_[e.b]))
        add([&] { found_.through.push_back({e, *at}); });
    }
  }

  [[nodiscard]] bool cross(Edge e, Edge f) const {
    if (e.a == f.a || e.a == f.b || e.b == f.a || e.b == f.b) return false;
    return segments_cross(points_[e.a], points_[e.b], points_[f.a], points_[f.b]);
  }

  template <class Add>
  void add(const Add& add_one) {
    if (found_.through.size() + found_.crossings.size() >= most_)
      found_.are_all = false;
    else
      add_one();
  }

  const std::vector<Point>& points_;
  std::size_t most_;
  const RunContext& context_;
  double low_ = std::numeric_limits<double>::infinity(), high_ = -std::numeric_limits<double>::infinity();
  std::uint32_t count_ = 1;
  std::vector<std::vector<SegmentSpan>> beginning_;  ///< by the strip in which an edge is lowest
  std::vector<std::vector<std::uint32_t>> inside_;   ///< points by strip
  Meetings found_;
};

}  // namespace

Meetings find_meetings(const std::vector<Point>& points, const std::vector<Edge>& edges, std::size_t most,
                       const RunContext& context) {
  return edges.empty() ? Meetings{} : Strips(points, edges, most, context).find();
}

Point crossing_place(const std::vector<Point>& points, Edge first, Edge second) {
  const Point a = points[first.a], b = points[first.b], c = points[second.a], d = points[second.b];
  const double x = b.x - a.x, y = b.y - a.y, u = d.x - c.x, v = d.y - c.y, area = x * v - y * u;
  const double along = area != 0 ? std::clamp(((c.x - a.x) * v - (c.y - a.y) * u) / area, 0.0, 1.0) : 0.5;
  return {a.x + along * x, a.y + along * y};
}

}  // namespace ws::triangulation
