// Every way through the tree finds the hits of a loop over all triangles, bit for bit.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/trace.h"
#include "tests/compute/kdtree/ray_scenes.h"

#include <gtest/gtest.h>

#include <bit>

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
  const auto triangles = std::make_shared<const std::vector<Triangle>>(scene.triangles);
  RunContext context;
  std::size_t hit_count = 0;
  for (const int depth : {0, 6, 25}) {
    const auto tree = std::make_shared<const Tree>(RandomTree(*triangles, depth, 7 + std::uint32_t(depth)).tree);
    const CpuTracer tracer(tree, triangles, context);
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
    for (std::size_t i = 0; i < rays.size(); ++i)
      ASSERT_TRUE(same(scalar<Traversal::stack>(tracer, rays[i]), expected[i])) << scene.name << ' ' << text(rays[i]);
  }
  if (!scene.triangles.empty()) {
    EXPECT_GT(hit_count, 100u) << scene.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, Tracing, ::testing::Range(std::size_t{0}, hard_scenes().size()));

}  // namespace
}  // namespace ws::kdtree
