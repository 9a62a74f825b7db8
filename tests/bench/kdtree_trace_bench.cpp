// Our rays on the CPU beside Embree's, in turns, so that both see the same machine: kdtree_trace_bench [rounds [method
// [part of a scene's name]]].
// SPDX-License-Identifier: MIT
#include "app/cli/bench/embree_scene.h"
#include "compute/core/device/executor_cpu.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/rays/trace.h"
#include "tests/compute/kdtree/meshes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>

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
std::vector<Ray> diffuse_rays(const std::vector<Ray>& primary, const std::vector<Hit>& hits,
                              const std::vector<Triangle>& triangles, float offset) {
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

double median_ms(std::vector<double>& times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void compare(const std::string& name, std::size_t rays, int rounds, const std::function<void()>& ours,
             const std::function<void()>& peers) {
  std::vector<double> our_times, peer_times;
  for (int round = 0; round < rounds; ++round) {
    Stopwatch watch;
    ours();
    our_times.push_back(watch.ms());
    Stopwatch again;
    peers();
    peer_times.push_back(again.ms());
  }
  const double a = double(rays) / median_ms(our_times) / 1e3, b = double(rays) / median_ms(peer_times) / 1e3;
  fmt::print("  {:<28} {:8.2f} Mray/s   Embree {:8.2f}   ratio {:5.2f}\n", name, a, b, a / b);
}

void bench(const std::string& name, const std::vector<Triangle>& triangles, int rounds, Traversal method) {
  if (triangles.empty()) return;
  RunContext context;
  Stopwatch watch;
  const auto tree = std::make_shared<const Tree>(build_level_cpu(triangles, rules_of(Parameters{}, triangles.size()), context));
  const double build_ms = watch.ms();
  const auto shared = std::make_shared<const std::vector<Triangle>>(triangles);
  const auto prepared = ready_for(method, std::make_shared<const CpuTracer>(tree, shared, context), {});
  const CpuTracer& tracer = *prepared;
  const EmbreeScene peer(triangles);
  fmt::print("{}: {} triangles, {} nodes, {} references, depth {}, built in {:.0f} ms, packed {:.0f} MB\n", name,
             triangles.size(), tree->nodes.size(), tree->references.size(), tree->depth, build_ms,
             double(tracer.bytes()) * 1e-6);

  const std::vector<Ray> primary = primary_rays(tree->box, 1024);
  std::vector<Hit> hits(primary.size()), peer_hits(primary.size());
  compare(
      "primary", primary.size(), rounds, [&] { tracer.nearest(primary, hits, method, context); },
      [&] { peer.nearest(primary, peer_hits, true); });
  compare(
      "primary, one by one", primary.size(), rounds,
      [&] {
        CpuExecutor(context).for_ranges("single rays", primary.size(), 1024, [&](std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i) hits[i] = tracer.nearest(primary[i], method);
        });
      },
      [&] { peer.nearest(primary, peer_hits, true); });
  const Vec3 extent = tree->box.high - tree->box.low;
  const float size = std::sqrt(dot(extent, extent));
  std::vector<Ray> diffuse = diffuse_rays(primary, hits, triangles, 1e-4f * size);
  compare(
      "diffuse, nearest", diffuse.size(), rounds, [&] { tracer.nearest(diffuse, hits, method, context); },
      [&] { peer.nearest(diffuse, peer_hits, false); });
  std::vector<std::uint8_t> any(diffuse.size()), peer_any(diffuse.size());
  compare(
      "diffuse, any", diffuse.size(), rounds, [&] { tracer.any(diffuse, any, method, context); },
      [&] { peer.any(diffuse, peer_any); });
  for (Ray& ray : diffuse) ray.t_max = 0.1f * size;
  compare(
      "occlusion, any", diffuse.size(), rounds, [&] { tracer.any(diffuse, any, method, context); },
      [&] { peer.any(diffuse, peer_any); });
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 11;
  const auto method = static_cast<Traversal>(argc > 2 ? std::atoi(argv[2]) % 4 : 0);
  const std::string wanted = argc > 3 ? argv[3] : "";
  for (const auto& [name, side] : {std::pair("stanford-bunny", 0), std::pair("16 small balls", 33), std::pair("16 balls", 131)})
    if (std::string_view(name).find(wanted) != std::string_view::npos)
      bench(name, side ? testing::balls(side) : testing::obj_triangles(name), rounds, method);
}
