// Every way through the tree finds the hits of a loop over all triangles, bit for bit.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/trace.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/rays/shade.h"
#include "tests/compute/kdtree/meshes.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <stop_token>
#include <utility>

namespace ws::kdtree {
namespace {

using namespace testing;

constexpr Traversal methods[] = {Traversal::stack, Traversal::short_stack, Traversal::ropes, Traversal::restart};

bool same(const Hit& a, const Hit& b) {
  return std::bit_cast<std::uint32_t>(a.t) == std::bit_cast<std::uint32_t>(b.t) && a.triangle == b.triangle && a.u == b.u &&
         a.v == b.v;
}

std::string text(const Ray& r) {
  char line[200];
  std::snprintf(line, sizeof line, "from (%a %a %a) along (%a %a %a) in [%a, %a]", double(r.origin.x), double(r.origin.y),
                double(r.origin.z), double(r.direction.x), double(r.direction.y), double(r.direction.z), double(r.t_min),
                double(r.t_max));
  return line;
}

template <Traversal method>
Hit scalar(const CpuTracer& tracer, const Ray& ray) {
  NoObserver none;
  return trace<false, method>(tracer.scene(method), ray, none);
}

class Tracing : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Tracing, AllWaysFindTheHitsOfALoop) {
  const Scene scene = hard_scenes()[GetParam()];
  const auto triangles = std::make_shared<const Triangles>(scene.triangles);
  RunContext context;
  std::size_t hit_count = 0;
  for (const int depth : {0, 6, 25}) {
    const auto tree = std::make_shared<const Tree>(RandomTree(*triangles, depth, 7 + std::uint32_t(depth)).tree);
    const auto with_ropes = CpuTracer(tree, triangles, context).with_ropes({});
    const CpuTracer& tracer = *with_ropes;
    const std::vector<Ray> rays = hard_rays(*triangles, *tree, 150, 11);
    std::vector<Hit> expected(rays.size());
    for (std::size_t i = 0; i < rays.size(); ++i) expected[i] = nearest_of_all(*triangles, rays[i]);
    for (const Traversal method : methods) {
      std::vector<Hit> hits(rays.size());
      std::vector<std::uint8_t> any(rays.size());
      tracer.nearest(rays, hits, method, context);
      tracer.any(rays, any, method, context);
      std::size_t failures = 0;
      for (std::size_t i = 0; i < rays.size() && failures < 5; ++i) {
        const bool fine = same(hits[i], expected[i]) && any[i] == expected[i].exists();
        failures += !fine;
        EXPECT_TRUE(fine) << scene.name << " depth " << depth << " method " << int(method) << " ray " << i << ' '
                          << text(rays[i]) << ": t " << hits[i].t << " of " << hits[i].triangle << ", expected "
                          << expected[i].t << " of " << expected[i].triangle << ", any " << int(any[i]);
        hit_count += hits[i].exists();
      }
    }
    for (std::size_t i = 0; i < rays.size(); ++i) {
      ASSERT_TRUE(same(scalar<Traversal::stack>(tracer, rays[i]), expected[i])) << scene.name << ' ' << text(rays[i]);
      ASSERT_TRUE(same(tracer.nearest(rays[i]), expected[i])) << "by itself, " << scene.name << ' ' << text(rays[i]);
      ASSERT_EQ(tracer.any(rays[i]), expected[i].exists()) << "by itself, " << scene.name << ' ' << text(rays[i]);
    }
  }
  if (!scene.triangles.empty()) {
    EXPECT_GT(hit_count, 100u) << scene.name;
  }
}

/// Rays whose signs and largest axes are equal, multiples of sixteen of each kind, so that each sixteen run side by side, from
/// anywhere to anywhere; their limits end before, at and behind what they hit, and some are no interval.
std::vector<Ray> in_packets(const Triangles& triangles, const std::vector<Ray>& rays) {
  std::map<std::pair<int, int>, std::vector<Ray>> kinds;
  for (Ray ray : rays) {
    const Shear shear = shear_of(ray);
    const Vec3 d = ray.direction;
    std::vector<Ray>& kind = kinds[{(d.x < 0) + 2 * (d.y < 0) + 4 * (d.z < 0), shear.kz}];
    const Hit hit = nearest_of_all(triangles, ray);
    switch (kind.size() % 5) {
      case 1:
        if (hit.exists()) ray.t_max = hit.t;
        break;
      case 2:
        if (hit.exists()) ray.t_min = std::nextafter(hit.t, 2 * hit.t + 1);
        break;
      case 3:
        if (hit.exists()) ray.t_max = hit.t / 2;
        ray.t_min = -1;
        break;
      case 4:
        if (kind.size() % 16 == 9) ray.t_max = -2;
        break;
    }
    kind.push_back(ray);
  }
  std::vector<Ray> sorted;
  for (auto& [_, kind] : kinds) {
    for (std::size_t i = 0; kind.size() % PackedTree::packet_size != 0; ++i) kind.push_back(kind[i]);
    sorted.insert(sorted.end(), kind.begin(), kind.end());
    for (std::size_t lane = 0; lane < PackedTree::packet_size; ++lane) {  // one that is apart from the others
      std::vector<Ray> packet(PackedTree::packet_size, kind[lane % kind.size()]);
      packet[lane] = kind[(lane + 1) % kind.size()];
      sorted.insert(sorted.end(), packet.begin(), packet.end());
    }
  }
  return sorted;
}

TEST_P(Tracing, PacketsFindTheHitsOfALoop) {
  const Scene scene = hard_scenes()[GetParam()];
  const auto triangles = std::make_shared<const Triangles>(scene.triangles);
  RunContext context;
  for (const int depth : {0, 6, 25}) {
    const auto tree = std::make_shared<const Tree>(RandomTree(*triangles, depth, 7 + std::uint32_t(depth)).tree);
    const CpuTracer tracer(tree, triangles, context);
    const std::vector<Ray> rays = in_packets(*triangles, hard_rays(*triangles, *tree, 120, 13));
    std::vector<Hit> hits(rays.size());
    tracer.nearest(rays, hits, Traversal::stack, context);
    for (std::size_t i = 0; i < rays.size(); ++i)
      ASSERT_TRUE(same(hits[i], nearest_of_all(*triangles, rays[i])))
          << scene.name << " depth " << depth << " ray " << i << ' ' << text(rays[i]) << ": " << hits[i].triangle;
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, Tracing, ::testing::Range(std::size_t{0}, hard_scenes().size()));

TEST(KdtreeTracing, ManyRaysAtATimeHaveTheHitsOfSingleOnes) {
  const auto triangles = std::make_shared<const Triangles>(balls(64));
  RunContext context;
  const auto tree =
      std::make_shared<const Tree>(build_level_cpu(*triangles, rules_of(Parameters{}, triangles->size()), context));
  const CpuTracer tracer(tree, triangles, context);
  ASSERT_GT(tracer.bytes(), std::size_t{24} << 20) << "few rays at a time go through it";
  std::vector<Ray> rays = hard_rays(*triangles, *tree, 4'000, 5);
  rays[3].direction = {};  // hits nothing
  std::vector<Hit> hits(rays.size());
  std::vector<std::uint8_t> any(rays.size());
  tracer.nearest(rays, hits, Traversal::stack, context);
  tracer.any(rays, any, Traversal::stack, context);
  std::size_t hit_count = 0;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    ASSERT_TRUE(same(hits[i], scalar<Traversal::stack>(tracer, rays[i]))) << text(rays[i]);
    ASSERT_EQ(any[i], hits[i].exists()) << text(rays[i]);
    hit_count += hits[i].exists();
  }
  EXPECT_GT(hit_count, 1000u);
}

TEST(KdtreeTracing, AnyNumberOfRaysAtATime) {
  const auto triangles = std::make_shared<const Triangles>(balls(8));
  RunContext context;
  const auto tree = std::make_shared<const Tree>(RandomTree(*triangles, 18, 1).tree);
  const CpuTracer tracer(tree, triangles, context);
  for (const bool are_nearby : {false, true})
    for (std::size_t count = 0; count < 45; ++count) {
      std::vector<Ray> rays = hard_rays(*triangles, *tree, 8, std::uint32_t(count));
      rays.resize(count);
      for (Ray& ray : rays)
        if (are_nearby) ray.origin = rays[0].origin;
      std::vector<Hit> hits(count);
      std::vector<std::uint8_t> any(count);
      tracer.nearest(rays, hits, Traversal::stack, context);
      tracer.any(rays, any, Traversal::stack, context);
      for (std::size_t i = 0; i < count; ++i) {
        ASSERT_TRUE(same(hits[i], nearest_of_all(*triangles, rays[i]))) << i << " of " << count << ' ' << text(rays[i]);
        ASSERT_EQ(any[i], hits[i].exists()) << i << " of " << count << ' ' << text(rays[i]);
      }
    }
}

/// The packed tree is chosen by surfaces, whose squares must neither vanish nor become infinite.
TEST(KdtreeTracing, PackedTreesOfAllScalesAreAlike) {
  RunContext context;
  const Triangles triangles = soup(3000, 0.1f, 9);
  const auto bytes = [&](float factor) {
    const auto moved = std::make_shared<const Triangles>(scaled(triangles, factor));
    const auto tree = std::make_shared<const Tree>(RandomTree(*moved, 14, 1).tree);
    return CpuTracer(tree, moved, context).bytes();
  };
  EXPECT_EQ(bytes(0x1p-80f), bytes(1));
  EXPECT_EQ(bytes(0x1p70f), bytes(1));
}

/// Planes of the tree part a node's cells, so each octant of directions has an order from far to near.
TEST(KdtreeTracing, PackedNodesKnowTheOrderOfTheirCells) {
  RunContext context;
  const Triangles triangles = soup(20'000, 0.03f, 9);
  const Tree tree = build_level_cpu(triangles, rules_of(Parameters{}, triangles.size()), context);
  for (const Node& node : tree.nodes) ASSERT_TRUE(!node.is_leaf() || node.count() <= TriangleBlock::width);
  const PackedTree packed(tree, triangles, context);
  std::size_t pairs = 0;
  std::vector<WideChild> waiting{packed.root()};
  while (!waiting.empty()) {
    const WideChild cell = waiting.back();
    waiting.pop_back();
    if (cell.is_block()) continue;
    const WideNode& node = packed.node(cell);
    const int count = std::popcount(node.lanes);
    ASSERT_EQ(node.lanes, (1u << count) - 1);
    for (int lane = 0; lane < count; ++lane) waiting.push_back(node.child[lane]);
    for (int octant = 0; octant < 8; ++octant) {
      std::vector<int> order;
      const std::uint8_t* bytes = node.order[octant];
      for (int place = 0; place < count; ++place) order.push_back((bytes[0] | bytes[1] << 8 | bytes[2] << 16) >> 3 * place & 7);
      ASSERT_EQ(std::set<int>(order.begin(), order.end()).size(), std::size_t(count));
      ASSERT_LT(*std::max_element(order.begin(), order.end()), count);
      for (int i = 0; i < count; ++i)
        for (int j = i + 1; j < count; ++j, ++pairs) {
          bool is_farther = false;
          for (int k = 0; k < 3; ++k)
            is_farther |= octant >> k & 1 ? node.face[2 * k + 1][order[i]] <= node.face[2 * k][order[j]]
                                          : node.face[2 * k][order[i]] >= node.face[2 * k + 1][order[j]];
          ASSERT_TRUE(is_farther) << "octant " << octant << ", cells " << order[i] << " and " << order[j];
        }
    }
  }
  EXPECT_GT(pairs, 10'000u);
}

/// From the origin to the corners of a sheet far from it: by rounding, a ray reaches the two axes of a corner at two times, and
/// the origin gives no room for that.
TEST(KdtreeTracing, RaysFromTheOriginReachCornersFarFromIt) {
  const auto triangles = std::make_shared<const Triangles>(scaled(sheet(24, 611.3f), 1, {300.3f, 411.7f, 0}));
  RunContext context;
  const auto tree =
      std::make_shared<const Tree>(build_level_cpu(*triangles, rules_of(Parameters{}, triangles->size()), context));
  const CpuTracer tracer(tree, triangles, context);
  std::vector<Ray> rays;
  for (const Triangle& t : *triangles)
    for (const Vec3& corner : {t.a, t.b, t.c}) rays.push_back({{}, corner});
  std::vector<std::uint8_t> any(rays.size());
  tracer.any(rays, any, Traversal::stack, context);
  std::size_t hit_count = 0;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    const Hit expected = nearest_of_all(*triangles, rays[i]);
    ASSERT_TRUE(same(tracer.nearest(rays[i]), expected)) << text(rays[i]);
    ASSERT_EQ(any[i], expected.exists()) << text(rays[i]);
    hit_count += expected.exists();
  }
  EXPECT_GT(hit_count, rays.size() / 2);
}

/// A tracer of balls, and a picture of them.
struct Balls {
  std::shared_ptr<const Triangles> triangles = std::make_shared<const Triangles>(balls(8));
  std::shared_ptr<const Tree> tree = std::make_shared<const Tree>(RandomTree(*triangles, 18, 1).tree);
  RunContext context;
  CpuTracer tracer{tree, triangles, context};

  [[nodiscard]] PictureSettings settings(Shading shading, int width, int height) const {
    ViewParameters view;
    view.shading = shading;
    view.picture_size = {double(width), double(height)};
    return picture_settings(view, tree->box);
  }
};

constexpr Shading shadings[] = {Shading::flat, Shading::shadow, Shading::ambient_occlusion, Shading::path, Shading::steps};

TEST(KdtreeTracing, PacketsGiveTheHitsOfSingleRays) {
  const Balls scene;
  const PictureSettings s = scene.settings(Shading::flat, 64, 48);
  std::vector<Ray> rays;
  for (std::uint32_t pixel = 0; pixel < s.pixel_count(); ++pixel) rays.push_back(sample_ray(s, pixel, pixel % 3));
  std::vector<Hit> hits(rays.size());
  RunContext context;
  scene.tracer.nearest(rays, hits, Traversal::stack, context);
  std::size_t hit_count = 0;
  for (std::size_t i = 0; i < rays.size(); ++i) {
    ASSERT_TRUE(same(hits[i], nearest_of_all(*scene.triangles, rays[i]))) << i << ' ' << text(rays[i]);
    hit_count += hits[i].exists();
  }
  EXPECT_GT(hit_count, rays.size() / 10);
}

/// A limit that is no number is that of one ray, not of all that run beside it.
TEST(KdtreeTracing, RaysWithoutLimitsDoNotDisturbTheirPacket) {
  const Balls scene;
  const PictureSettings s = scene.settings(Shading::flat, 4, 4);
  std::vector<Ray> rays;
  for (std::uint32_t pixel = 0; pixel < s.pixel_count(); ++pixel) rays.push_back(sample_ray(s, 5, pixel));
  ASSERT_TRUE(scene.tracer.nearest(rays[0]).exists());
  const float none = std::numeric_limits<float>::quiet_NaN();
  for (std::size_t i = 0; i < rays.size(); ++i)
    for (const bool is_first : {true, false}) {
      std::vector<Ray> disturbed = rays;
      (is_first ? disturbed[i].t_min : disturbed[i].t_max) = none;
      std::vector<Hit> hits(rays.size());
      RunContext context;
      scene.tracer.nearest(disturbed, hits, Traversal::stack, context);
      for (std::size_t k = 0; k < rays.size(); ++k)
        ASSERT_TRUE(same(hits[k], nearest_of_all(*scene.triangles, disturbed[k]))) << i << ' ' << is_first << ' ' << k;
    }
}

TEST(KdtreeTracing, CountsGrowWithTheWayAndShortStacksRestart) {
  const Balls scene;
  const PictureSettings s = scene.settings(Shading::steps, 32, 24);
  for (std::uint32_t pixel = 0; pixel < s.pixel_count(); pixel += 7) {
    const Ray ray = sample_ray(s, pixel, 0);
    const RayCounts whole = scene.tracer.counts(ray, Traversal::stack),
                    small = scene.tracer.counts(ray, Traversal::short_stack),
                    none = scene.tracer.counts(ray, Traversal::restart);
    EXPECT_EQ(whole.leaves, small.leaves);
    EXPECT_EQ(whole.tests, none.tests);
    EXPECT_LE(whole.inner, small.inner);
    EXPECT_LE(small.inner, none.inner);
  }
}

TEST(KdtreePicture, PassesAddUpAndThreadsDoNotMatter) {
  const Balls scene;
  for (const Shading shading : shadings) {
    PictureSettings s = scene.settings(shading, 45, 31);
    std::vector<PixelSum> sums(s.pixel_count()), again(s.pixel_count());
    std::vector<std::uint32_t> pixels(s.pixel_count()), other(s.pixel_count());
    HeatStatistics counted;
    RunContext one, all;
    one.thread_count = 1;
    s.sample_count = 5;
    scene.tracer.render(s, sums, pixels, counted, one);
    s.sample_count = 2;
    scene.tracer.render(s, again, other, counted, all);
    s.first_sample = 2;
    s.sample_count = 3;
    scene.tracer.render(s, again, other, counted, all);
    EXPECT_EQ(pixels, other) << int(shading);
    EXPECT_GT(std::set<std::uint32_t>(pixels.begin(), pixels.end()).size(), 10u) << int(shading);
  }
}

TEST(KdtreePicture, HeatMapsTellHowManyPixelsHaveEachColour) {
  const Balls scene;
  for (const Shading shading : {Shading::steps, Shading::leaves, Shading::tests}) {
    PictureSettings s = scene.settings(shading, 45, 31);
    s.heat_max = shading == Shading::leaves ? 2.0f : 0;  // many pixels lie beyond it
    std::vector<PixelSum> sums(s.pixel_count());
    std::vector<std::uint32_t> pixels(s.pixel_count());
    HeatStatistics counted;
    RunContext context;
    scene.tracer.render(s, sums, pixels, counted, context);
    std::vector<std::uint32_t> expected(color_share_count, 0);
    const double last = heat_end(s, counted);
    for (const PixelSum& sum : sums)
      if (sum.red > 0)
        ++expected[std::min(color_share_count - 1, static_cast<std::size_t>(double(sum.red) / last * color_share_count))];
    EXPECT_TRUE(std::equal(expected.begin(), expected.end(), std::begin(counted.shares))) << int(shading);
    EXPECT_GT(std::count_if(expected.begin(), expected.end(), [](auto n) { return n > 0; }), 1) << int(shading);
  }
}

/// Small triangles that come ever nearer to the origin: the middle of each cell cuts off the outer ones.
Triangles nearing_triangles() {
  Triangles triangles;
  float scale = 1;
  for (int level = 0; level < 40; ++level, scale /= 2)
    for (int k = 0; k < 12; ++k) {
      const float x = scale * (0.55f + 0.03f * static_cast<float>(k)), y = scale * (0.9f - 0.06f * static_cast<float>(k)),
                  z = scale * (0.3f + 0.05f * static_cast<float>(k % 7)), size = scale / 16;
      triangles.push_back({{x, y, z}, {x + size, y, z}, {x, y + size, z + size / 2}});
    }
  return triangles;
}

TEST(KdtreeTracing, TheDeepestTreesHaveRoomForAllThatWaits) {
  const auto triangles = std::make_shared<const Triangles>(nearing_triangles());
  Rules rules;
  rules.strategy = Strategy::spatial_median;
  rules.max_depth = 61;
  RunContext context;
  const auto tree = std::make_shared<const Tree>(build(*triangles, rules, Pipeline::level, context));
  EXPECT_GE(tree->depth, 60);
  const CpuTracer tracer(tree, triangles, context);
  std::vector<Ray> rays = hard_rays(*triangles, *tree, 300, 5);
  for (const Triangle& t : *triangles) {  // from the origin outwards, and back: they meet cells of every size
    const Vec3 corner = t.a;
    rays.push_back({{0, 0, 0}, corner, 0, 4});
    rays.push_back({{2 * corner.x, 2 * corner.y, 2 * corner.z}, {-corner.x, -corner.y, -corner.z}, 0, 4});
  }
  std::vector<Hit> hits(rays.size());
  tracer.nearest(rays, hits, Traversal::stack, context);
  for (std::size_t i = 0; i < rays.size(); ++i)
    EXPECT_TRUE(same(hits[i], nearest_of_all(*triangles, rays[i]))) << i << ' ' << text(rays[i]);
}

TEST(KdtreePicture, StopsSoon) {
  const Balls scene;
  PictureSettings s = scene.settings(Shading::path, 400, 300);
  s.sample_count = 4096;
  std::vector<PixelSum> sums(s.pixel_count());
  std::vector<std::uint32_t> pixels(s.pixel_count());
  HeatStatistics counted;
  EXPECT_TRUE(stops_within(1000, 20, [&](const std::stop_token& stop) {
    RunContext context;
    context.stop = stop;
    scene.tracer.render(s, sums, pixels, counted, context);
  }));
}

TEST(KdtreePicture, RefusesWhatCannotBeDrawn) {
  ViewParameters view;
  view.picture_size = {};
  EXPECT_THROW((void)picture_settings(view, Box{}), Error);
  view.picture_size = {0, 10};
  EXPECT_THROW((void)picture_settings(view, Box{}), Error);
  const Balls scene;
  Tree deep = *scene.tree;
  deep.depth = 62;
  RunContext context;
  EXPECT_THROW(CpuTracer(std::make_shared<const Tree>(deep), scene.triangles, context), Error);
}

}  // namespace
}  // namespace ws::kdtree
