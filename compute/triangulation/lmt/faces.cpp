// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/faces.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/gather.h"
#include "compute/triangulation/plane/rotation.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <numeric>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t none = Neighbours::none;

/// Walks along certain edges.
class Borders {
 public:
  Borders(const std::vector<Point>& points, const Skeleton& skeleton, CpuExecutor& executor)
      : points_(points), skeleton_(skeleton) {
    const Neighbours& graph = skeleton.graph;
    std::vector<std::uint32_t> with_long_lists;
    executor.accumulate(
        "long lists", points.size(), 4096, [] { return std::vector<std::uint32_t>(); },
        [&](std::vector<std::uint32_t>& local, std::size_t begin, std::size_t end) {
          for (auto i = static_cast<std::uint32_t>(begin); i < end; ++i)
            if (is_long(i)) local.push_back(i);
        },
        [&](const std::vector<std::uint32_t>& local) {
          with_long_lists.insert(with_long_lists.end(), local.begin(), local.end());
        });
    for (const std::uint32_t i : with_long_lists) {
      executor.context().check_stop();
      number_.resize(points.size());
      number_[i] = static_cast<std::uint32_t>(certain_.size());
      std::vector<std::uint32_t>& certain = certain_.emplace_back();
      for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h)
        if (is_certain(h)) certain.push_back(h);
    }
  }

  [[nodiscard]] bool is_certain(std::uint32_t h) const { return skeleton_.fate_of(h) == Fate::certain; }
  /// What follows h on the border of the face to its left.
  [[nodiscard]] std::uint32_t next(std::uint32_t h) const {
    return corner_towards(skeleton_.graph.target[h], skeleton_.graph.twin[h]);
  }
  /// The smallest half-edge of h's border.
  [[nodiscard]] std::uint32_t key_of(std::uint32_t h) const {
    std::uint32_t least = h;
    for (std::uint32_t k = next(h); k != h; k = next(k)) least = std::min(least, k);
    return least;
  }
  [[nodiscard]] bool is_first(std::uint32_t h) const {
    for (std::uint32_t k = next(h); k != h; k = next(k))
      if (k < h) return false;
    return true;
  }
  [[nodiscard]] Walk walk_from(std::uint32_t h) const {
    constexpr std::size_t usual_size = 16;  // or less
    Walk walk;
    walk.reserve(usual_size);
    walk.push_back(skeleton_.graph.source(h));
    for (std::uint32_t k = next(h); k != h; k = next(k)) walk.push_back(skeleton_.graph.source(k));
    return walk;
  }
  /// The half-edge from `at` whose left holds the direction of another one from there: the last certain one before it. `none`
  /// for isolated points.
  [[nodiscard]] std::uint32_t corner_towards(std::uint32_t at, std::uint32_t half_edge) const {
    if (is_long(at)) {
      const std::vector<std::uint32_t>& certain = certain_[number_[at]];
      if (certain.empty()) return none;
      const auto found = std::lower_bound(certain.begin(), certain.end(), half_edge);
      return found != certain.begin() ? found[-1] : certain.back();
    }
    std::uint32_t k = half_edge;
    do k = skeleton_.graph.previous(at, k);
    while (k != half_edge && !is_certain(k));
    return is_certain(k) ? k : none;
  }
  /// The half-edge whose left holds the direction of −x, for a component's lexicographically smallest point.
  [[nodiscard]] std::uint32_t leftmost_corner(std::uint32_t at) const {
    for (std::uint32_t h = skeleton_.graph.first[at + 1]; h-- > skeleton_.graph.first[at];)
      if (is_certain(h)) return h;
    return none;
  }
  [[nodiscard]] bool crosses_border(Point a, Point b, std::uint32_t h) const {
    std::uint32_t k = h;
    do {
      const Point c = points_[skeleton_.graph.source(k)], d = points_[skeleton_.graph.target[k]];
      if (!(c == a) && !(d == a) && !(c == b) && !(d == b) && segments_cross(a, b, c, d)) return true;
      k = next(k);
    } while (k != h);
    return false;
  }

 private:
  /// Long lists are asked again and again for the few certain edges among many possible ones, so these are known.
  [[nodiscard]] bool is_long(std::uint32_t i) const {
    constexpr std::uint32_t most_searched = 64;
    return skeleton_.graph.first[i + 1] - skeleton_.graph.first[i] > most_searched;
  }

  const std::vector<Point>& points_;
  const Skeleton& skeleton_;
  std::vector<std::uint32_t> number_;                ///< of points with long lists, where there are any
  std::vector<std::vector<std::uint32_t>> certain_;  ///< half-edges from these, ascending
};

/// Which points certain edges link: the root of each, its least point. Threads join sets at once (after R. Anderson, H. Woll,
/// Wait-free parallel algorithms for the union-find problem): only roots are changed, to point at lesser ones.
class Components {
 public:
  Components(const Skeleton& skeleton, std::size_t count, CpuExecutor& executor) : parent_(count) {
    executor.for_each("components", count, [&](std::uint32_t i) { parent_[i] = i; });
    executor.for_each(
        "components", count,
        [&](std::uint32_t i) {
          for (std::uint32_t h = skeleton.graph.first[i]; h < skeleton.graph.first[i + 1]; ++h)
            if (skeleton.fate_of(h) == Fate::certain && i < skeleton.graph.target[h]) join(i, skeleton.graph.target[h]);
        },
        100);
  }
  [[nodiscard]] std::uint32_t root(std::uint32_t i) {
    for (;;) {
      const std::uint32_t above = at(i).load(std::memory_order_relaxed);
      if (above == i) return i;
      const std::uint32_t next = at(above).load(std::memory_order_relaxed);
      if (next != above) at(i).store(next, std::memory_order_relaxed);
      i = above;
    }
  }

 private:
  [[nodiscard]] std::atomic_ref<std::uint32_t> at(std::uint32_t i) { return std::atomic_ref(parent_[i]); }
  void join(std::uint32_t a, std::uint32_t b) {
    for (;;) {
      a = root(a);
      b = root(b);
      if (a == b) return;
      std::uint32_t larger = std::max(a, b);
      if (at(larger).compare_exchange_strong(larger, std::min(a, b), std::memory_order_relaxed)) return;
    }
  }
  HostBuffer<std::uint32_t> parent_;
};

/// Puts components that no certain edge links to the hull into the faces around them.
class HolePlacer {
 public:
  HolePlacer(const std::vector<Point>& points, const Skeleton& skeleton, const Borders& borders, CpuExecutor& executor)
      : points_(points),
        skeleton_(skeleton),
        borders_(borders),
        executor_(executor),
        components_(skeleton, points.size(), executor) {}

  /// By the smallest half-edge of the face's border; holes by their lexicographically smallest points. `outermost`: the
  /// smallest of all.
  std::map<std::uint32_t, std::vector<std::uint32_t>> placed(std::uint32_t outermost) {
    std::map<std::uint32_t, std::vector<std::uint32_t>> holes;
    std::map<std::uint32_t, std::uint32_t> leftmost;  // of components inside, by root
    for (const std::uint32_t i : points_off(components_.root(outermost))) {
      const auto [found, is_new] = leftmost.try_emplace(components_.root(i), i);
      if (!is_new && lexicographically_less(points_[i], points_[found->second])) found->second = i;
    }
    std::vector<std::uint32_t> firsts;
    firsts.reserve(leftmost.size());
    for (const auto& [root, point] : leftmost) firsts.push_back(point);
    std::sort(firsts.begin(), firsts.end(),
              [&](std::uint32_t a, std::uint32_t b) { return lexicographically_less(points_[a], points_[b]); });
    for (const std::uint32_t first : firsts) holes[face_around(first)].push_back(first);
    return holes;
  }

 private:
  /// Points of all other components.
  std::vector<std::uint32_t> points_off(std::uint32_t root) {
    std::vector<std::uint32_t> off;
    executor_.accumulate(
        "points of holes", points_.size(), 4096, [] { return std::vector<std::uint32_t>(); },
        [&](std::vector<std::uint32_t>& local, std::size_t begin, std::size_t end) {
          for (auto i = static_cast<std::uint32_t>(begin); i < end; ++i)
            if (components_.root(i) != root) local.push_back(i);
        },
        [&](const std::vector<std::uint32_t>& local) { off.insert(off.end(), local.begin(), local.end()); });
    return off;
  }

  /// A triangulation has an edge from a hole's leftmost point to the left, which crosses no certain edge. What it reaches is
  /// the border around, or another hole, already placed, of the same face.
  std::uint32_t face_around(std::uint32_t point) {
    const Neighbours& graph = skeleton_.graph;
    for (std::uint32_t h = graph.first[point]; h < graph.first[point + 1]; ++h) {
      const std::uint32_t other = graph.target[h];
      if (skeleton_.fate_of(h) != Fate::possible || !lexicographically_less(points_[other], points_[point])) continue;
      const std::uint32_t corner = borders_.corner_towards(other, graph.twin[h]);
      const std::uint32_t root = components_.root(other);
      if (corner == none) return around_[components_.root(point)] = around_.at(root);
      if (borders_.crosses_border(points_[point], points_[other], corner)) continue;
      const std::uint32_t key = borders_.key_of(corner);
      const auto outside = outside_.find(key);
      const std::uint32_t face = outside != outside_.end() ? around_.at(outside->second) : key;
      const std::uint32_t own = components_.root(point);
      const std::uint32_t own_corner = borders_.leftmost_corner(point);
      if (own_corner != none) outside_[borders_.key_of(own_corner)] = own;
      return around_[own] = face;
    }
    throw Error(ErrorKind::internal, "a point inside has no possible edge to the left");
  }

  const std::vector<Point>& points_;
  const Skeleton& skeleton_;
  const Borders& borders_;
  CpuExecutor& executor_;
  Components components_;
  std::map<std::uint32_t, std::uint32_t> around_;   ///< a placed component's face
  std::map<std::uint32_t, std::uint32_t> outside_;  ///< a placed component's outer border, by key: the component
};

std::uint32_t leftmost_point(const std::vector<Point>& points, CpuExecutor& executor) {
  std::uint32_t left = 0;
  const auto take = [&](std::uint32_t& so_far, std::uint32_t i) {
    if (lexicographically_less(points[i], points[so_far])) so_far = i;
  };
  executor.accumulate(
      "leftmost point", points.size(), 8192, [] { return 0u; },
      [&](std::uint32_t& local, std::size_t begin, std::size_t end) {
        for (auto i = static_cast<std::uint32_t>(begin); i < end; ++i) take(local, i);
      },
      [&](std::uint32_t local) { take(left, local); });
  return left;
}

}  // namespace

namespace {

/// Holes by the smallest half-edges of the borders around them.
using Holes = std::map<std::uint32_t, std::vector<std::uint32_t>>;

/// Whether the certain edges link all points: by Euler's formula, if the number of borders is known.
bool are_all_linked(const Skeleton& skeleton, std::size_t point_count, std::size_t border_count) {
  return skeleton.borders->linked_point_count == point_count && border_count + point_count == skeleton.certain_count + 2;
}

/// Those of the half-edges that are the smallest of their borders, in their order.
std::vector<std::uint32_t> checked_firsts(const Borders& borders, const std::vector<std::uint32_t>& firsts,
                                          CpuExecutor& executor) {
  return gathered<std::uint32_t>("check borders", firsts.size(), 512, executor,
                                 [&](std::uint32_t k, std::vector<std::uint32_t>& list) {
                                   if (borders.is_first(firsts[k])) list.push_back(firsts[k]);
                                 });
}

Face face_from(std::uint32_t h, const Borders& borders, const Holes& holes) {
  Face face{borders.walk_from(h), {}};
  if (const auto inside = holes.find(h); inside != holes.end())
    for (const std::uint32_t first : inside->second) {
      const std::uint32_t corner = borders.leftmost_corner(first);
      face.holes.push_back(corner == none ? Walk{first} : borders.walk_from(corner));
    }
  return face;
}

}  // namespace

std::vector<Face> open_faces(const std::vector<Point>& points, const Skeleton& skeleton, CpuExecutor& executor) {
  const Borders borders(points, skeleton, executor);
  const std::uint32_t left = leftmost_point(points, executor);
  std::vector<std::uint32_t> firsts;  // where they are known, and borders of triangles that have something inside
  if (skeleton.borders)
    firsts =
        skeleton.borders->are_checked ? skeleton.borders->firsts : checked_firsts(borders, skeleton.borders->firsts, executor);
  Holes holes;
  if (!skeleton.borders || !are_all_linked(skeleton, points.size(), firsts.size() + skeleton.borders->triangle_count))
    holes = HolePlacer(points, skeleton, borders, executor).placed(left);
  executor.context().check_stop();
  std::map<std::uint32_t, bool> is_hole_border;
  for (const auto& [face, inside] : holes)
    for (const std::uint32_t first : inside)
      if (const std::uint32_t corner = borders.leftmost_corner(first); corner != none) is_hole_border[borders.key_of(corner)];
  if (const std::uint32_t corner = borders.leftmost_corner(left); corner != none) is_hole_border[borders.key_of(corner)];

  const auto add_face = [&](std::uint32_t h, std::vector<Face>& faces) {
    if (!is_hole_border.contains(h)) faces.push_back(face_from(h, borders, holes));
  };
  if (skeleton.borders) {
    for (const auto& [face, inside] : holes)
      if (!std::binary_search(skeleton.borders->firsts.begin(), skeleton.borders->firsts.end(), face)) firsts.push_back(face);
    std::sort(firsts.begin(), firsts.end());
    return gathered<Face>("find open faces", firsts.size(), 256, executor,
                          [&](std::uint32_t k, std::vector<Face>& faces) { add_face(firsts[k], faces); });
  }
  const auto is_open = [&](std::uint32_t h) {
    if (!borders.is_certain(h)) return false;
    const std::uint32_t second = borders.next(h);
    if (second < h) return false;  // half of them, without a walk
    const std::uint32_t third = borders.next(second);
    if (third < h) return false;
    const bool is_triangle = borders.next(third) == h && third != h;
    if (is_triangle && holes.empty()) return false;
    return borders.is_first(h) && (!is_triangle || holes.contains(h));
  };
  return gathered<Face>("find open faces", skeleton.graph.half_edge_count(), 8192, executor,
                        [&](std::uint32_t h, std::vector<Face>& faces) {
                          if (is_open(h)) add_face(h, faces);
                        });
}

}  // namespace ws::triangulation
