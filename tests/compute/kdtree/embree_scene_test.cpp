// A million rays beside Embree: hits agree but for rays that graze an edge, where neither is wrong.
// SPDX-License-Identifier: MIT
#include "tests/bench/peers/embree_scene.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/rays/trace.h"
#include "tests/compute/kdtree/meshes.h"
#include "tests/compute/kdtree/ray_scenes.h"

#include <gtest/gtest.h>

namespace ws::kdtree {
namespace {

using namespace testing;

/// Rays of four kinds: random, parallel to an axis, in split planes, and past edges and corners at up to `distance` parts of
/// the scene's size.
std::vector<Ray> mixed_rays(const Triangles& triangles, const Tree& tree, std::size_t count, float distance) {
  Random random(29);
  const Vec3 middle = (tree.box.low + tree.box.high) * 0.5f, half = tree.box.high - middle;
  const auto inside = [&] {
    const Vec3 p = random.point(1);
    return middle + Vec3{p.x * half.x, p.y * half.y, p.z * half.z};
  };
  const float size = std::sqrt(dot(half, half));
  std::vector<Ray> rays(count);
  for (std::size_t i = 0; i < count; ++i) {
    Ray& ray = rays[i];
    ray.origin = middle + random.point(2 * size);
    ray.direction = inside() - ray.origin;
    const Triangle& t = triangles[random.below(triangles.size())];
    if (i % 4 == 1) {
      const int axis = int(random.below(3));
      ray.origin = inside();
      ray.origin.set(axis, middle[axis] + (random.below(2) ? 2 : -2) * size);
      ray.direction = {};
      ray.direction.set(axis, middle[axis] - ray.origin[axis]);
    } else if (i % 4 == 2) {
      const Node node = tree.nodes[random.below(tree.nodes.size())];
      if (!node.is_leaf()) {
        ray.origin.set(node.axis(), node.position());
        ray.direction.set(node.axis(), 0);
      }
    } else if (i % 4 == 3) {
      ray.direction = (i % 8 == 3 ? (t.a + t.b) * 0.5f : t.c) + random.point(distance * size) - ray.origin;
    }
    ray.direction = ray.direction * (1 / std::sqrt(dot(ray.direction, ray.direction)));
  }
  return rays;
}

/// How near the ray passes the triangle's edges, and how thin the triangle looks to it, in parts of the scene's size.
double closest_edge(const Triangle& t, const Ray& ray, double size) {
  const Shear shear = shear_of(ray);
  const Sheared s = sheared(shear, t);
  const double x[3] = {s.ax, s.bx, s.cx}, y[3] = {s.ay, s.by, s.cy};
  double closest = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const double dx = x[j] - x[i], dy = y[j] - y[i], square = dx * dx + dy * dy;
    const double along = square > 0 ? std::clamp(-(x[i] * dx + y[i] * dy) / square, 0.0, 1.0) : 0.0;
    closest = std::min(closest, std::hypot(x[i] + along * dx, y[i] + along * dy));
  }
  return closest / size;
}

/// The cosine of the angle between ray and normal: how far apart along the ray two points of one depth may lie.
double slant(const Triangle& t, const Ray& ray) {
  const Vec3 n = cross(t.b - t.a, t.c - t.a);
  return std::fabs(double(dot(n, ray.direction))) / std::sqrt(double(dot(n, n)) * double(dot(ray.direction, ray.direction)));
}

/// Every difference must be explained by an edge that the ray grazes, and they must be rare but where rays are aimed at edges
/// and corners: there the rounding of the ray itself decides.
void compare(const std::string& name, const Triangles& triangles, std::size_t count) {
  RunContext context;
  const auto shared = std::make_shared<const Triangles>(triangles);
  const auto tree = std::make_shared<const Tree>(build_level_cpu(triangles, rules_of(Parameters{}, triangles.size()), context));
  const CpuTracer tracer(tree, shared, context);
  const EmbreeScene peer(triangles, RTC_SCENE_FLAG_ROBUST);
  for (const bool aimed : {false, true}) {
    if (aimed) count /= 4;
    const std::vector<Ray> rays = mixed_rays(triangles, *tree, count, aimed ? 0 : 1e-3f);
    std::vector<Hit> hits(count), peer_hits(count);
    tracer.nearest(rays, hits, Traversal::stack, context);
    peer.nearest(rays, peer_hits, false);

    const Vec3 extent = tree->box.high - tree->box.low;
    const double size = std::sqrt(double(dot(extent, extent)));
    std::size_t hit_count = 0, unexplained = 0, through_edges = 0, near_edges = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const Hit &a = hits[i], &b = peer_hits[i];
      hit_count += a.exists();
      if (a.exists() == b.exists() && (!a.exists() || std::fabs(double(a.t) - b.t) <= 2e-5 * size)) continue;
      // One triangle, seen almost edge-on: the same place but for rounding.
      if (a.triangle == b.triangle && std::fabs(double(a.t) - b.t) * slant(triangles[a.triangle], rays[i]) <= 1e-6 * size) {
        ++near_edges;
        continue;
      }
      // The one that lies in front was missed by the other; at an edge both may be right.
      const Hit& nearer = a.t < b.t ? a : b;
      const double edge = closest_edge(triangles[nearer.triangle], rays[i], size);
      (edge <= 2e-7 ? through_edges : near_edges) += 1;
      if (edge <= 1e-5) continue;
      ++unexplained;
      if (unexplained <= 5)
        ADD_FAILURE() << name << " ray " << i << " of kind " << i % 4 << ": " << a.t << " of " << a.triangle << ", Embree "
                      << b.t << " of " << b.triangle << ", from the nearest edge " << edge;
    }
    EXPECT_EQ(unexplained, 0u) << name;
    EXPECT_GT(hit_count * 10, count) << name;
    std::printf("%-15s rays %s edges: %7zu of %zu hit; differ: %zu near edges, %zu through edges themselves\n", name.c_str(),
                aimed ? "at" : "past", hit_count, rays.size(), near_edges, through_edges);
    EXPECT_LE(near_edges * 10'000, rays.size()) << name;
  }
}

TEST(KdtreeEmbree, GeneratedScenesAgree) {
  compare("soup", soup(5000, 0.05f, 9), 1'000'000);
  compare("boxes", boxes(8), 1'000'000);
  compare("balls", balls(16), 1'000'000);
}

TEST(KdtreeEmbree, MeshesAgree) {
  if (!std::getenv("WS_DATA_DIR")) GTEST_SKIP() << "WS_DATA_DIR names no folder with meshes";
  for (const char* name : {"stanford-bunny", "suzanne", "teapot", "spot", "cow"}) {
    const auto triangles = obj_triangles(name);
    ASSERT_FALSE(triangles.empty()) << name;
    compare(name, triangles, 1'000'000);
  }
}

}  // namespace
}  // namespace ws::kdtree
