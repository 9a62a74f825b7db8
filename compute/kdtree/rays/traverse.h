// Walks of a ray through the tree, leaf by leaf from near to far, on the host and on the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/params.h"
#include "compute/kdtree/rays/intersect.h"
#include "compute/kdtree/rays/ropes.h"
#include "compute/kdtree/tree/tree.h"

// No hit is lost. The test moves a triangle's corners by its rounding, planes are found with rounding, and clipping rounds: all
// of it by less than `reach` in space (a few units in the last place of the largest coordinate in play, taken eightfold). So
// each plane is taken as a slab of that thickness: a ray visits every leaf that it passes within `reach` of, which covers flat
// cells, rays in planes and origins on them. The entry into a leaf is then a lower bound for the distance of the hits that only
// this leaf can give, and a walk may stop once the nearest hit lies before it. Hits are not clipped to the leaf.
// (Where all coordinates, or all coordinates over the direction's, are below about 10⁻³⁶, numbers underflow, and hits may be
// lost.)

namespace ws::kdtree {

/// Of a ray's parameter.
struct Interval {
  float from, to;
  [[nodiscard]] WS_HD bool is_empty() const { return !(from <= to); }
};

/// Where rays are traced, on the host; the device has its own of the same shape.
struct HostScene {
  Box box;
  const Node* nodes = nullptr;
  const std::uint32_t* references = nullptr;
  const Triangle* triangles = nullptr;
  const LeafRopes* leaf_ropes = nullptr;        ///< only for Traversal::ropes
  const std::uint32_t* rope_numbers = nullptr;  ///< likewise

  [[nodiscard]] WS_HD Node node(std::uint32_t i) const { return nodes[i]; }
  [[nodiscard]] WS_HD std::uint32_t reference(std::uint32_t i) const { return references[i]; }
  [[nodiscard]] WS_HD Triangle triangle(std::uint32_t i) const { return triangles[i]; }
  [[nodiscard]] WS_HD LeafRopes ropes(std::uint32_t leaf) const { return leaf_ropes[rope_numbers[leaf]]; }
};

inline constexpr float reach_unit = 0x1p-19f;
[[nodiscard]] WS_HD inline float largest_coordinate(Vec3 p) {
  return larger(larger(std::fabs(p.x), std::fabs(p.y)), std::fabs(p.z));
}
/// What of `reach_of` does not depend on the ray.
[[nodiscard]] WS_HD inline float twice_largest_coordinate(const Box& box) {
  return 2 * larger(largest_coordinate(box.low), largest_coordinate(box.high));
}
/// How far rounding may move things, for rays from `origin`: see this file's head.
[[nodiscard]] WS_HD inline float reach_of(const Box& box, Vec3 origin) {
  return reach_unit * (twice_largest_coordinate(box) + largest_coordinate(origin));
}

/// A ray as the walk reads it: it is at x along an axis at t = x · inverse + offset, and within `reach` of x between
/// x · inverse + early and x · inverse + late.
struct Course {
  Vec3 inverse, early, late;
  std::uint32_t down = 0;  ///< bit k: the ray falls along axis k

  [[nodiscard]] WS_HD float enter(int axis, float x) const { return std::fma(x, inverse[axis], early[axis]); }
  [[nodiscard]] WS_HD float leave(int axis, float x) const { return std::fma(x, inverse[axis], late[axis]); }
  [[nodiscard]] WS_HD std::uint32_t falls(int axis) const { return down >> axis & 1u; }
  /// False where numbers are so large that some axis excludes nothing.
  [[nodiscard]] WS_HD bool is_bounded() const { return early.x - early.x + early.y - early.y + early.z - early.z == 0; }
};

/// Components far smaller than the largest count as 2⁻³⁰ of it: over the way to any triangle that is well within `reach`.
[[nodiscard]] WS_HD inline Course course_of(const Box& box, const Ray& ray) {
  const Vec3 d = ray.direction;
  const float smallest = 0x1p-30f * larger(larger(std::fabs(d.x), std::fabs(d.y)), std::fabs(d.z));
  const float reach = reach_of(box, ray.origin), most = std::numeric_limits<float>::max();
  Course c;
  for (int k = 0; k < 3; ++k) {
    const bool falls = d[k] < 0;
    const float inverse = 1 / (falls ? smaller(d[k], -smallest) : larger(d[k], smallest));
    const float offset = -ray.origin[k] * inverse, width = reach * std::fabs(inverse);
    const float early = offset - width, late = offset + width;
    const bool usable = early >= -most && late <= most;  // else the axis excludes nothing
    c.inverse.set(k, inverse);
    c.early.set(k, usable ? early : -std::numeric_limits<float>::infinity());
    c.late.set(k, usable ? late : std::numeric_limits<float>::infinity());
    c.down |= static_cast<std::uint32_t>(falls) << k;
  }
  return c;
}

/// Where the ray is within reach of the box.
[[nodiscard]] WS_HD inline Interval inside(const Course& c, const Box& box, Interval interval) {
  for (int k = 0; k < 3; ++k) {
    const bool falls = c.falls(k);
    interval.from = larger(interval.from, c.enter(k, falls ? box.high[k] : box.low[k]));
    interval.to = smaller(interval.to, c.leave(k, falls ? box.low[k] : box.high[k]));
  }
  return interval;
}

/// What a ray does at an inner node. Where it is in reach of both children it visits `first` before `second`.
struct Step {
  std::uint32_t first, second;
  float enter, leave;  ///< of the plane's slab
  bool only_first, only_second;
};
[[nodiscard]] WS_HD inline Step step_at(const Course& c, Node node, Interval now) {
  const int axis = node.axis();
  const std::uint32_t falls = c.falls(axis), child = node.left_child();
  const float enter = c.enter(axis, node.position()), leave = c.leave(axis, node.position());
  return {child + falls, child + 1 - falls, enter, leave, enter > now.to, leave < now.from};
}

/// Watches a walk; this one sees nothing and costs nothing.
struct NoObserver {
  WS_HD void inner(std::uint32_t, Node, Interval, const Step&) {}
  WS_HD void push(std::uint32_t, Interval) {}
  WS_HD void pop(std::uint32_t, Interval) {}
  WS_HD void restart() {}
  WS_HD void leaf(std::uint32_t, Node, Interval) {}
  WS_HD void test(std::uint32_t, bool, float) {}
};
struct CountingObserver : NoObserver {
  RayCounts counts;
  WS_HD void inner(std::uint32_t, Node, Interval, const Step&) { ++counts.inner; }
  WS_HD void leaf(std::uint32_t, Node node, Interval) {
    ++counts.leaves;
    counts.tests += node.count();
  }
};

/// Tests the triangles of leaves. With `any` the first hit ends the walk.
template <bool any, class Scene, class Observer>
struct LeafVisit {
  const Scene& scene;
  const Shear& shear;
  float t_min;
  Nearest nearest;
  Observer& observer;

  /// True: the walk is over.
  WS_HD bool operator()(std::uint32_t index, Node leaf, Interval now) {
    observer.leaf(index, leaf, now);
    bool is_over = false;
    for (std::uint32_t i = leaf.first(), end = i + leaf.count(); i < end && !is_over; ++i) {
      const std::uint32_t id = scene.reference(i);
      const Sheared t = sheared(shear, scene.triangle(id));
      const Crossing c = may_hit(t) ? crossing(t, shear.depth) : Crossing{};
      const bool is_nearest = c.exists && nearest.offer(c.t, id, t_min);
      observer.test(id, is_nearest, c.exists ? c.t : std::numeric_limits<float>::quiet_NaN());
      is_over = any && is_nearest;
    }
    return is_over;
  }
};

inline constexpr int most_levels = 62;  ///< of a tree that can be walked: leaves down to depth 61

struct Waiting {
  std::uint32_t node;
  Interval interval;
};

/// With a stack as deep as the tree.
template <class Scene, class Visit, class Observer>
WS_HD void walk_with_stack(const Scene& scene, const Course& course, Interval now, Visit& visit, Observer& observer) {
  Waiting stack[most_levels];
  int waiting = 0;
  std::uint32_t index = 0;
  for (;;) {
    Node node = scene.node(index);
    while (!node.is_leaf()) {
      const Step step = step_at(course, node, now);
      observer.inner(index, node, now, step);
      if (step.only_second) {
        index = step.second;
      } else {
        if (!step.only_first) {
          stack[waiting++] = {step.second, {larger(now.from, step.enter), now.to}};
          observer.push(step.second, stack[waiting - 1].interval);
          now.to = smaller(now.to, step.leave);
        }
        index = step.first;
      }
      node = scene.node(index);
    }
    const bool is_over = visit(index, node, now);
    do {
      if (waiting == 0 || is_over) return;  // the one way out: lanes of a warp stay together
      index = stack[--waiting].node;
      now = stack[waiting].interval;
      observer.pop(index, now);
    } while (now.from > visit.nearest.t);
    now.to = smaller(now.to, visit.nearest.t);
  }
}

/// With a stack of the last `size` nodes that wait, none for size 0. When it is used up the walk starts at the root again and
/// follows its trail: a bit for each level, set where the first child is done or the only one is under way (Laine 2010).
/// True: a visit ended it.
template <int size, class Scene, class Visit, class Observer>
WS_HD bool walk_by_trail(const Scene& scene, const Course& course, Interval whole, Visit& visit, Observer& observer) {
  constexpr std::uint64_t root_level = std::uint64_t{1} << most_levels;
  constexpr unsigned slots = size > 0 ? size : 1;
  Waiting ring[slots];
  unsigned top = 0, held = 0;
  std::uint64_t trail = 0, level = root_level;
  std::uint32_t index = 0;
  Interval now = whole;
  for (;;) {
    Node node = scene.node(index);
    while (!node.is_leaf() && !(now.from > visit.nearest.t)) {
      const Step step = step_at(course, node, now);
      observer.inner(index, node, now, step);
      const bool both = !step.only_first && !step.only_second;
      if (step.only_second || (both && (trail & level))) {
        if (both) now.from = larger(now.from, step.enter);
        index = step.second;
        trail |= level;
      } else {
        if (both) {
          if constexpr (size > 0) {
            top = (top + 1) % slots;
            ring[top] = {step.second, {larger(now.from, step.enter), now.to}};
            held += held < slots;
            observer.push(step.second, ring[top].interval);
          }
          now.to = smaller(now.to, step.leave);
        } else {
          trail |= level;
        }
        index = step.first;
      }
      level >>= 1;
      node = scene.node(index);
    }
    if (!(now.from > visit.nearest.t) && visit(index, node, now)) return true;
    // Done with this child of its parent: on to the second child of the nearest ancestor whose first one this is in.
    level <<= 1;
    trail = (trail & ~(level - 1)) + level;
    if (trail >= root_level << 1) return false;
    if (held > 0) {
      index = ring[top].node;
      now = ring[top].interval;
      top = (top + slots - 1) % slots;
      --held;
      level = (trail & (~trail + 1)) >> 1;
      observer.pop(index, now);
    } else {
      index = 0;
      now = whole;
      level = root_level;
      observer.restart();
    }
  }
}

/// When a ray meets a face's plane, and the limits of rounding, three times as wide as the plane's slab.
struct Meeting {
  float t, early, late;
};
[[nodiscard]] WS_HD inline Meeting meeting(const Course& c, int axis, float x) {
  const float enter = c.enter(axis, x), leave = c.leave(axis, x), width = leave - enter;
  return {0.5f * enter + 0.5f * leave, enter - width, leave + width};
}

/// How a ray's line passes a leaf.
struct Passage {
  Meeting enter, leave;
  int face = 0;           ///< of the exit
  bool is_clear = false;  ///< the ray is in reach of no face but those two, and not of both at a time
};
[[nodiscard]] WS_HD inline Passage passage(const Course& c, const Box& box, float start) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  Passage p;
  p.enter = {start, start, start};
  p.leave = {infinity, infinity, infinity};
  float entered = -infinity, left = infinity;  // the other faces: after the last entry, before the first exit
  for (int k = 0; k < 3; ++k) {
    const bool falls = c.falls(k);
    const Meeting in = meeting(c, k, falls ? box.high[k] : box.low[k]);
    const Meeting out = meeting(c, k, falls ? box.low[k] : box.high[k]);
    const bool is_last = in.t > p.enter.t, is_first = out.t < p.leave.t;
    entered = larger(entered, is_last ? p.enter.late : in.late);
    left = smaller(left, is_first ? p.leave.early : out.early);
    if (is_last) p.enter = in;
    if (is_first) p.leave = out;
    if (is_first) p.face = 2 * k + !falls;
  }
  p.is_clear = entered < p.enter.early && left > p.leave.late && p.enter.late < p.leave.early;
  return p;
}

/// From leaf to leaf along the links between neighbours. They lead through the leaves that the ray's line crosses; where it
/// runs within reach of another leaf, those nearby are looked up from the root.
template <class Scene, class Visit, class Observer>
WS_HD void walk_along_ropes(const Scene& scene, const Course& course, Interval whole, Visit& visit, Observer& observer) {
  std::uint32_t index = 0;
  float t = whole.from;
  while (index != no_node) {
    Node node = scene.node(index);
    while (!node.is_leaf()) {
      const Step step = step_at(course, node, {t, t});
      observer.inner(index, node, {t, t}, step);
      index = 0.5f * step.enter + 0.5f * step.leave >= t ? step.first : step.second;
      node = scene.node(index);
    }
    const LeafRopes leaf = scene.ropes(index);
    const Passage pass = passage(course, leaf.box, whole.from);
    if (pass.is_clear) {
      if (visit(index, node, {pass.enter.t, pass.leave.t})) return;
    } else {
      const Interval nearby{larger(whole.from, pass.enter.early), smaller(whole.to, pass.leave.late)};
      if (walk_by_trail<0>(scene, course, nearby, visit, observer)) return;
    }
    if (pass.leave.early > smaller(whole.to, visit.nearest.t)) return;
    t = pass.leave.t;
    index = leaf.rope[pass.face];
  }
}

inline constexpr int short_stack_size = 8;

/// The nearest hit, or with `any` one of the hits; all methods give the same nearest one.
template <bool any, Traversal method, class Scene, class Observer>
[[nodiscard]] WS_HD Hit trace(const Scene& scene, const Ray& ray, Observer& observer) {
  if (!is_traceable(ray)) return {};
  const Course course = course_of(scene.box, ray);
  const Interval whole = inside(course, scene.box, {ray.t_min, ray.t_max});
  if (whole.is_empty()) return {};
  const Shear shear = shear_of(ray);
  LeafVisit<any, Scene, Observer> visit{scene, shear, ray.t_min, {ray.t_max}, observer};
  if constexpr (method == Traversal::stack) {
    walk_with_stack(scene, course, whole, visit, observer);
  } else if constexpr (method == Traversal::short_stack) {
    walk_by_trail<short_stack_size>(scene, course, whole, visit, observer);
  } else if constexpr (method == Traversal::restart) {
    walk_by_trail<0>(scene, course, whole, visit, observer);
  } else {
    if (course.is_bounded())
      walk_along_ropes(scene, course, whole, visit, observer);
    else
      walk_by_trail<0>(scene, course, whole, visit, observer);
  }
  if (visit.nearest.triangle == no_triangle) return {};
  return hit_of(shear, scene.triangle(visit.nearest.triangle), visit.nearest);
}

/// f with the method as a constant.
template <class F>
decltype(auto) with_method(Traversal method, const F& f) {
  switch (method) {
    case Traversal::short_stack:
      return f.template operator()<Traversal::short_stack>();
    case Traversal::ropes:
      return f.template operator()<Traversal::ropes>();
    case Traversal::restart:
      return f.template operator()<Traversal::restart>();
    default:
      return f.template operator()<Traversal::stack>();
  }
}

}  // namespace ws::kdtree
