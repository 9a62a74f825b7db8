// Our rays on the CPU beside Embree's: kdtree_trace_bench [method], 0 to 3 as in `Traversal`. WS_DATA_DIR: where the bunny is.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/generate/scenes.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/rays/trace.h"
#include "tests/bench/bench.h"
#include "tests/bench/peers/embree_scene.h"
#include "tests/compute/kdtree/meshes.h"

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;

/// Rays of a picture, in tiles of 4 × 4 pixels; and from its hits on, cosine-distributed.
std::vector<Ray> primary_rays(const Box& box, int size) {
  ViewParameters view;
  view.picture_size = {double(size), double(size)};
  const Camera camera = picture_settings(view, box).camera;
  std::vector<Ray> rays;
  for (int y = 0; y < size; y += 4)
    for (int x = 0; x < size; x += 4)
      for (int i = 0; i < 16; ++i) {
        const float px = (float(x + i % 4) + 0.5f) / float(size) * 2 - 1, py = 1 - (float(y + i / 4) + 0.5f) / float(size) * 2;
        rays.push_back({camera.eye, camera.forward + camera.right * px + camera.above * py});
      }
  return rays;
}
/// From points in the box in all directions.
std::vector<Ray> random_rays(const Box& box, std::size_t count) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  std::uniform_real_distribution<float> part;
  std::vector<Ray> rays(count);
  for (Ray& ray : rays) {
    for (int k = 0; k < 3; ++k) ray.origin.set(k, box.low[k] + (box.high[k] - box.low[k]) * part(random));
    ray.direction = {normal(random), normal(random), normal(random)};
  }
  return rays;
}
std::vector<Ray> diffuse_rays(const std::vector<Ray>& primary, const std::vector<Hit>& hits, const Triangles& triangles,
                              float offset) {
  std::mt19937 random(7);
  std::normal_distribution<float> normal;
  std::vector<Ray> rays;
  for (std::size_t i = 0; i < primary.size(); ++i) {
    if (!hits[i].exists()) continue;
    const Triangle& t = triangles[hits[i].triangle];
    Vec3 n = cross(t.b - t.a, t.c - t.a);
    n = n * (1 / std::sqrt(dot(n, n)) * (dot(n, primary[i].direction) > 0 ? -1.0f : 1.0f));
    Vec3 d{normal(random), normal(random), normal(random)};
    d = n + d * (1 / std::sqrt(dot(d, d)));
    rays.push_back({primary[i].origin + primary[i].direction * hits[i].t + n * offset, d});
  }
  return rays;
}

/// A scene and its rays for both; made when its first benchmark runs.
struct Scene {
  RunContext context;
  Triangles triangles;
  Traversal method;
  std::shared_ptr<const Tree> tree =
      std::make_shared<const Tree>(build_level_cpu(triangles, rules_of(Parameters{}, triangles.size()), context));
  std::shared_ptr<const CpuTracer> tracer =
      ready_for(method, std::make_shared<const CpuTracer>(tree, std::make_shared<const Triangles>(triangles), context), {});
  EmbreeScene peer{triangles};
  std::vector<Ray> primary = primary_rays(tree->box, 1024), random = random_rays(tree->box, primary.size()), diffuse,
                   short_ones;
  std::vector<Hit> hits;
  std::vector<std::uint8_t> any;

  Scene(Triangles of, Traversal by) : triangles(std::move(of)), method(by), hits(primary.size()) {
    tracer->nearest(primary, hits, method, context);
    const Vec3 extent = tree->box.high - tree->box.low;
    const float size = std::sqrt(dot(extent, extent));
    diffuse = short_ones = diffuse_rays(primary, hits, triangles, 1e-4f * size);
    for (Ray& ray : short_ones) ray.t_max = 0.1f * size;
    any.resize(diffuse.size());
  }

  void trace_one_by_one() {
    CpuExecutor(context).for_ranges("single rays", primary.size(), 1024, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) hits[i] = tracer->nearest(primary[i], method);
    });
  }
};

/// What gives the scene, built when it is first asked for.
std::function<Scene&()> lazily(std::function<Triangles()> triangles, Traversal method) {
  return [triangles = std::move(triangles), method, made = std::make_shared<std::unique_ptr<Scene>>()]() -> Scene& {
    if (!*made) *made = std::make_unique<Scene>(triangles(), method);
    return **made;
  };
}

void declare_scene(const std::string& name, const std::function<Scene&()>& scene) {
  const auto add = [&](const std::string& what, std::vector<Ray> Scene::*rays, auto trace) {
    bench::declare_on_host(name + "/" + what, [=](benchmark::State& state) {
      Scene& s = scene();
      for (auto _ : state) trace(s);
      state.SetItemsProcessed(state.iterations() * std::int64_t((s.*rays).size()));
    });
  };
  add("primary/ours", &Scene::primary, [](Scene& s) { s.tracer->nearest(s.primary, s.hits, s.method, s.context); });
  add("primary/ours, one by one", &Scene::primary, [](Scene& s) { s.trace_one_by_one(); });
  add("primary/Embree", &Scene::primary, [](Scene& s) { s.peer.nearest(s.primary, s.hits, true); });
  add("random, nearest/ours", &Scene::random, [](Scene& s) { s.tracer->nearest(s.random, s.hits, s.method, s.context); });
  add("random, nearest/Embree", &Scene::random, [](Scene& s) { s.peer.nearest(s.random, s.hits, false); });
  add("diffuse, nearest/ours", &Scene::diffuse, [](Scene& s) { s.tracer->nearest(s.diffuse, s.hits, s.method, s.context); });
  add("diffuse, nearest/Embree", &Scene::diffuse, [](Scene& s) { s.peer.nearest(s.diffuse, s.hits, false); });
  add("diffuse, any/ours", &Scene::diffuse, [](Scene& s) { s.tracer->any(s.diffuse, s.any, s.method, s.context); });
  add("diffuse, any/Embree", &Scene::diffuse, [](Scene& s) { s.peer.any(s.diffuse, s.any); });
  add("occlusion, any/ours", &Scene::short_ones, [](Scene& s) { s.tracer->any(s.short_ones, s.any, s.method, s.context); });
  add("occlusion, any/Embree", &Scene::short_ones, [](Scene& s) { s.peer.any(s.short_ones, s.any); });
}

std::function<Triangles()> generated(Mesh (*make)(const generate::Options&, RunContext&), std::int64_t count = 100'000) {
  return [make, count] {
    generate::Options options;
    options.triangles = count;
    options.size = 0.03;  // of a soup's triangles
    RunContext context;
    return triangles_of(make(options, context));
  };
}

void declare_all(const std::vector<std::string>& arguments) {
  const auto method = static_cast<Traversal>(arguments.empty() ? 0 : std::stoi(arguments[0]) % 4);
  if (!testing::obj_triangles("stanford-bunny").empty())
    declare_scene("bunny", lazily([] { return testing::obj_triangles("stanford-bunny"); }, method));
  declare_scene("city", lazily(generated(generate::city), method));
  declare_scene("soup", lazily(generated(generate::soup), method));
  declare_scene("torus knot", lazily(generated(generate::torus_knot), method));
  declare_scene("terrain", lazily(generated(generate::terrain, 1'000'000), method));
  declare_scene("16 small balls", lazily([] { return testing::balls(33); }, method));
  declare_scene("16 balls", lazily([] { return testing::balls(131); }, method));
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
