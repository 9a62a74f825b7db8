// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/neighbour_bound.h"

#include "compute/triangulation/exact/length.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::size_t least_ends = 3;        // of edges at a point off the hull
constexpr std::size_t most_neighbours = 64;  // that are looked at: a point of even sets has about five nearer than the price
constexpr std::size_t most_seen = 512;       // neighbours of those, too
constexpr double rounding = 1e-10;           // of sums, and much to spare
constexpr double infinite = std::numeric_limits<double>::infinity();

/// The neighbours of each point, one after another.
struct EdgeNeighbours {
  std::vector<std::size_t> first;
  std::vector<std::uint32_t> of;

  EdgeNeighbours(std::size_t point_count, const std::vector<Edge>& edges) : first(point_count + 1), of(2 * edges.size()) {
    for (const Edge e : edges) ++first[e.a + 1], ++first[e.b + 1];
    for (std::size_t i = 0; i < point_count; ++i) first[i + 1] += first[i];
    std::vector<std::size_t> next(first.begin(), first.end() - 1);
    for (const Edge e : edges) {
      of[next[e.a]++] = e.b;
      of[next[e.b]++] = e.a;
    }
  }
};

/// Goes from a point to the others, the nearest first. Each but the point itself has a neighbour in Delaunay's triangulation
/// that is nearer to it, so the next is always a neighbour of those before.
class NearestFirst {
 public:
  NearestFirst(const std::vector<Point>& points, const EdgeNeighbours& neighbours) : points_(points), neighbours_(neighbours) {}

  /// visit(distance) for one after another, until it says false or all were there: then infinite. Where a point has more
  /// neighbours than are looked at it ends before, and the others are no nearer than what is returned.
  template <class Visit>
  double from(std::uint32_t point, const Visit& visit) {
    seen_.assign(1, point);
    heap_.clear();
    double reached = 0;
    for (std::uint32_t at = point;;) {
      const auto begin = neighbours_.of.begin() + static_cast<std::ptrdiff_t>(neighbours_.first[at]);
      const auto end = neighbours_.of.begin() + static_cast<std::ptrdiff_t>(neighbours_.first[at + 1]);
      if (seen_.size() + static_cast<std::size_t>(end - begin) > most_seen) return reached;
      std::for_each(begin, end, [&](std::uint32_t other) { meet(point, other); });
      if (heap_.empty()) return infinite;
      std::pop_heap(heap_.begin(), heap_.end(), std::greater<>());
      reached = heap_.back().first;
      at = heap_.back().second;
      heap_.pop_back();
      if (!visit(reached)) return infinite;
    }
  }

 private:
  void meet(std::uint32_t point, std::uint32_t other) {
    if (std::find(seen_.begin(), seen_.end(), other) != seen_.end()) return;
    seen_.push_back(other);
    heap_.emplace_back(rounded_distance(points_[point], points_[other]), other);
    std::push_heap(heap_.begin(), heap_.end(), std::greater<>());
  }

  const std::vector<Point>& points_;
  const EdgeNeighbours& neighbours_;
  std::vector<std::uint32_t> seen_;
  std::vector<std::pair<double, std::uint32_t>> heap_;
};

class Bound {
 public:
  Bound(const std::vector<Point>& points, const Hull& hull, const std::vector<Edge>& edges, CpuExecutor& executor)
      : points_(points), neighbours_(points.size(), edges), executor_(executor), must_(points.size(), least_ends) {
    for (const std::uint32_t i : hull.boundary) must_[i] = 0;
    end_count_ = 2.0 * (static_cast<double>(edges.size()) - static_cast<double>(hull.boundary.size())) - most_hub_ends();
  }

  [[nodiscard]] double value() {
    end_count_ = std::max(0.0, end_count_);
    double price = guessed_price();
    Sum sum = priced(price);
    if (sum.complete_until < price) sum = priced(price = sum.complete_until);
    return 0.5 * (sum.length + price * end_count_);
  }

 private:
  /// Of a point with very many neighbours only the other ends of its edges count.
  [[nodiscard]] bool is_hub(std::size_t i) const { return neighbours_.first[i + 1] - neighbours_.first[i] >= most_seen; }

  /// How many ends all hubs can have in any triangulation: one of each other point, or, of several hubs, as planar graphs
  /// allow.
  [[nodiscard]] double most_hub_ends() const {
    const auto point_count = static_cast<double>(points_.size());
    double hubs = 0;
    for (std::size_t i = 0; i < points_.size(); ++i) hubs += is_hub(i);
    return hubs < 2 ? hubs * (point_count - 1) : 2 * point_count + 6 * hubs;
  }

  struct Sum {
    double length = 0;                 ///< of the ends at points, less the price of each
    double complete_until = infinite;  ///< the least price for which not all ends that are worth it were looked at
  };

  /// What an end may cost so that as many are worth it as there are: of a sample of the points.
  [[nodiscard]] double guessed_price() const {
    constexpr std::size_t samples = 4096, looked_at = 24;
    const std::size_t stride = points_.size() / samples + 1;
    NearestFirst nearest(points_, neighbours_);
    std::vector<double> free_ends;
    double wanted = 0;
    for (std::size_t i = 0; i < points_.size(); i += stride) {
      if (is_hub(i)) continue;
      std::size_t count = 0;
      nearest.from(static_cast<std::uint32_t>(i), [&](double distance) {
        if (++count > must_[i]) free_ends.push_back(distance);
        return count < looked_at;
      });
      wanted += end_count_ / static_cast<double>(points_.size()) - static_cast<double>(must_[i]);
    }
    if (wanted < 1 || free_ends.empty()) return 0;
    const std::size_t place = std::min(static_cast<std::size_t>(wanted), free_ends.size() - 1);
    std::nth_element(free_ends.begin(), free_ends.begin() + static_cast<std::ptrdiff_t>(place), free_ends.end());
    return free_ends[place];
  }

  [[nodiscard]] Sum priced(double price) {
    constexpr std::size_t points_per_piece = 1024;
    std::vector<Sum> pieces((points_.size() + points_per_piece - 1) / points_per_piece);
    executor_.for_ranges("bound by neighbours", pieces.size(), 1, [&](std::size_t begin, std::size_t end) {
      NearestFirst nearest(points_, neighbours_);
      for (std::size_t piece = begin; piece < end; ++piece)
        for (std::size_t i = piece * points_per_piece; i < std::min((piece + 1) * points_per_piece, points_.size()); ++i)
          if (!is_hub(i)) add_point(pieces[piece], nearest, i, price);
    });
    Sum sum;
    for (const Sum& piece : pieces) {
      sum.length += piece.length;
      sum.complete_until = std::min(sum.complete_until, piece.complete_until);
    }
    return sum;
  }

  void add_point(Sum& sum, NearestFirst& nearest, std::size_t i, double price) const {
    std::size_t count = 0;
    const double reached = nearest.from(static_cast<std::uint32_t>(i), [&](double distance) {
      const bool is_must = count < must_[i];
      if (!is_must && distance >= price) return false;
      sum.length += distance - price;
      if (++count < most_neighbours) return true;
      sum.complete_until = std::min(sum.complete_until, distance);
      return false;
    });
    if (reached == infinite) return;
    if (count < must_[i]) sum.length += static_cast<double>(must_[i] - count) * (reached - price);
    sum.complete_until = std::min(sum.complete_until, reached);
  }

  const std::vector<Point>& points_;
  const EdgeNeighbours neighbours_;
  CpuExecutor& executor_;
  std::vector<std::size_t> must_;  ///< how many ends each point has at least, besides those of the hull's edges
  double end_count_ = 0;
};

}  // namespace

double nearest_bound(const std::vector<Point>& points, const Hull& hull, const std::vector<Edge>& edges) {
  std::vector<double> nearest(points.size(), infinite);
  for (const Edge e : edges) {
    const double length = rounded_distance(points[e.a], points[e.b]);
    nearest[e.a] = std::min(nearest[e.a], length);
    nearest[e.b] = std::min(nearest[e.b], length);
  }
  for (const std::uint32_t i : hull.boundary) nearest[i] = 0;
  // An edge is as long as the mean of its ends' shares, of which each point has three.
  double sum = 0;
  for (const double distance : nearest) sum += 0.5 * least_ends * distance;
  return sum * (1 - rounding);
}

double neighbour_bound(const std::vector<Point>& points, const Hull& hull, const std::vector<Edge>& edges,
                       CpuExecutor& executor) {
  if (hull.is_flat || edges.size() <= hull.boundary.size()) return 0;
  return std::max(0.0, Bound(points, hull, edges, executor).value()) * (1 - rounding);
}

}  // namespace ws::triangulation
