// The scenes, and rays from a camera and across each scene.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/bench.h"

#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/result.h"

#include <cmath>
#include <random>
#include <string>

namespace ws::kdtree {

namespace {

constexpr int picture_side = 1024;

std::vector<Ray> camera_rays(const Box& box) {
  ViewParameters view;
  view.picture_size = {picture_side, picture_side};
  const PictureSettings settings = picture_settings(view, box);
  std::vector<Ray> rays;
  rays.reserve(settings.pixel_count());
  constexpr int square = 4;  // rays of a packet lie side by side
  for (int y = 0; y < picture_side; y += square)
    for (int x = 0; x < picture_side; x += square)
      for (int i = 0; i < square * square; ++i)
        rays.push_back(sample_ray(settings, std::uint32_t((y + i / square) * picture_side + x + i % square), 0));
  return rays;
}

/// From points in the scene in all directions.
std::vector<Ray> random_rays(const Box& box) {
  std::mt19937 random(1);
  const auto unit = [&] { return static_cast<float>(random()) * 0x1p-32f; };
  std::vector<Ray> rays(std::size_t(picture_side) * picture_side);
  for (Ray& ray : rays) {
    const Vec3 part{unit(), unit(), unit()};
    for (int k = 0; k < 3; ++k) ray.origin.set(k, box.low[k] + (box.high[k] - box.low[k]) * part[k]);
    const float z = 2 * unit() - 1, turn = 6.2831853f * unit(), around = std::sqrt(1 - z * z);
    ray.direction = {around * std::cos(turn), around * std::sin(turn), z};
  }
  return rays;
}

/// One set of rays, what they hit, and all that they are sent through.
struct RayRace {
  std::shared_ptr<const TreeResult> result;
  std::vector<Ray> rays;
  std::vector<Hit> hits;
  bool coherent = false;
};

using PeerScene = std::pair<std::string, std::shared_ptr<const RayPeer::Scene>>;

BenchExtra race_rays(const std::shared_ptr<const TreeResult>& result, bool coherent, const std::vector<PeerScene>& scenes,
                     const std::shared_ptr<const CpuTracer>& tracer) {
  const Box& box = result->built()->size.box;
  auto race = std::make_shared<RayRace>(RayRace{result, coherent ? camera_rays(box) : random_rays(box), {}, coherent});
  race->hits.resize(race->rays.size());
  const Work work{static_cast<double>(race->rays.size()), "rays"};
  BenchExtra extra{coherent ? "camera" : "random", {}};
  extra.runners.push_back({{"cpu", "stack"}, work, [race, tracer](RunContext& context) {
                             tracer->nearest(race->rays, race->hits, Traversal::stack, context);
                           }});
  for (const auto& [name, scene] : scenes)
    extra.runners.push_back(
        {{"cpu", name}, work, [race, scene = scene](RunContext&) { scene->nearest(race->rays, race->hits, race->coherent); }});
  return extra;
}

/// Behind the rows of the builders over a scene: the peers' builds of it; then, as cases of their own, rays from a camera and
/// rays across the scene, through our tree and through the peers', on the same threads.
std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, const BenchPeers& peers, RunContext& context) {
  const auto result = std::dynamic_pointer_cast<const TreeResult>(of);
  BenchExtra builds;
  std::vector<PeerScene> scenes;
  for (const auto& any_peer : peers) {
    const auto peer = std::dynamic_pointer_cast<const RayPeer>(any_peer);
    if (!peer) continue;
    scenes.push_back({peer->name(), peer->build(*result->built()->triangles, context.thread_count)});
    builds.runners.push_back({{"cpu", peer->name()}, result->work(), [peer, result](RunContext& own) {
                                (void)peer->build(*result->built()->triangles, own.thread_count);
                              }});
  }
  const auto tracer = result->built()->host_tracer(context);
  return {std::move(builds), race_rays(result, true, scenes, tracer), race_rays(result, false, scenes, tracer)};
}

}  // namespace

BenchTable bench_table() {
  const std::vector<BenchMethod> builders{{"cpu", "level"}, {"cpu", "presorted"}, {"cpu", "sweep"}, {"cuda", "level"}};
  const std::vector<BenchMethod> fast{{"cpu", "level"}, {"cuda", "level"}};
  BenchTable table;
  table.cases = {{"knot-100k", "torus-knot --triangles 100000", {}, "pipeline", builders},
                 {"city-100k", "city --triangles 100000 --seed 1", {}, "pipeline", builders},
                 {"soup-100k", "soup --triangles 100000 --size 0.03 --seed 1", {}, "pipeline", builders},
                 {"terrain-1m", "terrain --triangles 1000000 --seed 1", {}, "pipeline", fast}};
  table.extras = extras_of;
  return table;
}

}  // namespace ws::kdtree
