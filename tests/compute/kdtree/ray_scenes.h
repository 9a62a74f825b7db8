// Scenes, trees and rays that are hard on traversal: coincident faces, flat cells, rays in planes and through corners.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/tree/sah.h"
#include "compute/kdtree/tree/tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace ws::kdtree::testing {

struct Scene {
  std::string name;
  Triangles triangles;
};

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  float operator()(float low, float high) { return low + (high - low) * static_cast<float>(engine_() >> 8) * 0x1p-24f; }
  std::size_t below(std::size_t count) { return engine_() % count; }
  Vec3 point(float size) { return {(*this)(-size, size), (*this)(-size, size), (*this)(-size, size)}; }

 private:
  std::mt19937 engine_;
};

inline Triangles soup(std::size_t count, float size, std::uint32_t seed) {
  Random random(seed);
  Triangles triangles(count);
  for (Triangle& t : triangles) {
    const Vec3 middle = random.point(1);
    t = {middle + random.point(size), middle + random.point(size), middle + random.point(size)};
  }
  return triangles;
}

/// Boxes on a grid whose neighbours share faces.
inline Triangles boxes(int side) {
  Triangles triangles;
  const int faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  for (int i = 0; i < side * side * side; ++i) {
    const Vec3 low{float(i % side), float(i / side % side), float(i / side / side)};
    const auto corner = [&](int c) { return low + Vec3{float(c & 1), float(c >> 1 & 1), float(c >> 2)}; };
    for (const auto& f : faces) {
      triangles.push_back({corner(f[0]), corner(f[1]), corner(f[2])});
      triangles.push_back({corner(f[0]), corner(f[2]), corner(f[3])});
    }
  }
  return triangles;
}

/// A square of 2 side² triangles in z = height.
inline Triangles sheet(int side, float height) {
  Triangles triangles;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const auto at = [&](int i, int j) { return Vec3{float(i), float(j), height}; };
      triangles.push_back({at(x, y), at(x + 1, y), at(x + 1, y + 1)});
      triangles.push_back({at(x, y), at(x + 1, y + 1), at(x, y + 1)});
    }
  return triangles;
}

inline Triangles scaled(Triangles triangles, float factor, Vec3 shift = {}) {
  for (Triangle& t : triangles) t = {t.a * factor + shift, t.b * factor + shift, t.c * factor + shift};
  return triangles;
}

inline std::vector<Scene> hard_scenes() {
  Triangles mixed = boxes(3);
  for (const Triangle& t : sheet(3, 1.5f)) mixed.push_back(t);
  for (const Triangle& t : soup(100, 0.3f, 5)) mixed.push_back(t);
  return {{"none", {}},
          {"one", {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}},
          {"soup", soup(600, 0.2f, 1)},
          {"slivers", scaled(soup(300, 0.5f, 2), 1)},
          {"boxes", boxes(4)},
          {"sheet", sheet(8, 0)},
          {"duplicates", Triangles(20, soup(1, 1, 3)[0])},
          {"mixed", mixed},
          {"huge", scaled(soup(200, 0.2f, 4), 1e18f)},
          {"enormous", scaled(soup(100, 0.2f, 4), 1e36f)},
          {"tiny", scaled(soup(200, 0.2f, 4), 1e-30f)},
          {"far", scaled(soup(200, 0.3f, 6), 1, {4096, -8192, 100})},
          {"flat boxes", [] {
             auto t = boxes(3);
             for (Triangle& x : t) x.a.z = x.b.z = x.c.z = std::floor(x.a.z);
             return t;
           }()}};
}

/// A tree of planes that are drawn by lot among the ends of extents, with flat cells wherever one comes up: no builder would
/// make it, but rays must find their way.
class RandomTree {
 public:
  RandomTree(const Triangles& triangles, int max_depth, std::uint32_t seed)
      : triangles_(triangles), random_(seed), max_depth_(max_depth) {
    std::vector<Held> held;
    for (std::uint32_t i = 0; i < triangles.size(); ++i) {
      held.push_back({i, box_of(triangles[i])});
      tree.box.add(held.back().box);
    }
    grow(0, tree.box, held, 0);
  }

  Tree tree;

 private:
  struct Held {
    std::uint32_t triangle;
    Box box;
  };

  void grow(std::uint32_t index, const Box& cell, const std::vector<Held>& held, int depth) {
    tree.depth = std::max<std::uint32_t>(tree.depth, std::uint32_t(depth));
    if (depth == max_depth_ || held.size() < 3) {
      tree.nodes[index] = Node::leaf(std::uint32_t(held.size()), std::uint32_t(tree.references.size()));
      for (const Held& h : held) tree.references.push_back(h.triangle);
      return;
    }
    const Box& ends = held[random_.below(held.size())].box;
    const int axis = int(random_.below(3));
    const float position = random_.below(2) ? ends.low[axis] : ends.high[axis];
    const Side side = random_.below(2) ? Side::left : Side::right;
    std::vector<Held> left, right;
    for (const Held& h : held) {
      const Goes goes = where(h.box, axis, position, side);
      if (goes.left && goes.right) {
        const SplitBoxes boxes = split_boxes(triangles_[h.triangle], h.box, cell, axis, position, Clip::clip);
        if (!boxes.left.is_empty()) left.push_back({h.triangle, boxes.left});
        if (!boxes.right.is_empty()) right.push_back({h.triangle, boxes.right});
      } else {
        (goes.left ? left : right).push_back(h);
      }
    }
    const auto child = std::uint32_t(tree.nodes.size());
    tree.nodes.resize(child + 2);
    tree.nodes[index] = Node::inner(axis, position, child);
    grow(child, below(cell, axis, position), left, depth + 1);
    grow(child + 1, above(cell, axis, position), right, depth + 1);
  }

  const Triangles& triangles_;
  Random random_;
  int max_depth_;
};

/// Rays of every hard kind through a scene.
inline std::vector<Ray> hard_rays(const Triangles& triangles, const Tree& tree, std::size_t of_each, std::uint32_t seed) {
  Random random(seed);
  Box box = tree.box;
  if (triangles.empty()) box = {{-1, -1, -1}, {1, 1, 1}};
  const Vec3 middle = (box.low + box.high * 1.0f) * 0.5f, half = (box.high + box.low * -1.0f) * 0.5f;
  const float size = std::max({half.x, half.y, half.z});
  const auto around = [&](float factor) {
    const Vec3 p = random.point(factor);
    return middle + p * size;
  };
  const auto corner = [&] {
    if (triangles.empty()) return middle;
    const Triangle& t = triangles[random.below(triangles.size())];
    const std::size_t which = random.below(3);
    return which == 0 ? t.a : which == 1 ? t.b : t.c;
  };
  const auto along_axis = [&] {
    Vec3 d;
    d.set(int(random.below(3)), random.below(2) ? 1.0f : -1.0f);
    return d;
  };
  std::vector<Ray> rays;
  for (std::size_t i = 0; i < of_each; ++i) {
    const Vec3 from = around(2), at = corner(), other = corner();
    rays.push_back({from, random.point(1)});
    rays.push_back({from, (around(0.7f) - from) * (1 / size)});
    rays.push_back({around(1), along_axis()});                          // parallel to an axis
    rays.push_back({at, along_axis()});                                 // from a corner, in planes of the grid
    rays.push_back({at - along_axis() * (3 * size), along_axis()});     // in planes, from outside
    rays.push_back({from, (at - from) * (1 / size)});                   // through a corner
    rays.push_back({at, (other - at) * (1 / size)});                    // from corner to corner
    rays.push_back({from, ((at + other) * 0.5f - from) * (1 / size)});  // through an edge's middle
    Vec3 in_plane = random.point(1), on_plane = around(1);
    if (!tree.nodes.empty()) {
      const Node node = tree.nodes[random.below(tree.nodes.size())];
      if (!node.is_leaf()) {
        in_plane.set(node.axis(), 0);
        on_plane.set(node.axis(), node.position());
      }
    }
    rays.push_back({on_plane, in_plane});         // in a split's plane
    rays.push_back({on_plane, random.point(1)});  // from a split's plane
    Vec3 nearly = in_plane;
    for (int k = 0; k < 3; ++k)
      if (nearly[k] == 0) nearly.set(k, random(-1e-7f, 1e-7f));
    rays.push_back({on_plane, nearly});  // almost in it
    rays.push_back({from, random.point(1) * 1e-12f});
    rays.push_back({middle + random.point(1) * (1000 * size), {}});
    rays.back().direction = (around(0.5f) - rays.back().origin) * (1 / size);
  }
  for (std::size_t i = 0; i < rays.size(); i += 5) {
    rays[i].t_min = random(-1, 2);
    rays[i].t_max = rays[i].t_min + random(0, 3);
  }
  const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
  rays.push_back({middle, {0, 0, 0}});
  rays.push_back({middle, {nan, 1, 0}});
  rays.push_back({{nan, 0, 0}, {1, 0, 0}});
  rays.push_back({middle, {infinity, 1, 0}});
  rays.push_back({{infinity, 0, 0}, {-1, 0, 0}});
  rays.push_back({middle, {1, 0, 0}, nan, 1});
  rays.push_back({middle, {1, 0, 0}, 0, nan});
  return rays;
}

}  // namespace ws::kdtree::testing
