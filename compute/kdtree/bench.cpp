// The scenes, and rays from a camera and across each scene.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/bench.h"

#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/result.h"

#include <cmath>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

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

constexpr double grazing_share = 1e-4;  // of rays that pass an edge so closely that either triangle is right

/// One set of rays, and what they hit.
struct RayRace {
  std::shared_ptr<const TreeResult> result;
  std::vector<Ray> rays;
  std::vector<Hit> hits;
};

Array triangles_of(const std::shared_ptr<const TreeResult>& result) {
  const Triangles& triangles = *result->built()->triangles;
  static_assert(sizeof(Triangle) == 9 * sizeof(float));
  return array_at(&triangles.front().a.x, {triangles.size(), 3, 3}, "triangles", "The corners of each triangle", result);
}

/// Origins and directions go out; how far each ray's first triangle is comes back, or infinity. Which one it is would be no
/// question: of triangles that lie in each other either is right.
PeerQuestion question_of_rays(const RayRace& race, bool coherent, const CpuTracer& tracer, RunContext& context) {
  std::vector<float> numbers;
  numbers.reserve(6 * race.rays.size());
  for (const Ray& ray : race.rays)
    for (const Vec3& v : {ray.origin, ray.direction}) numbers.insert(numbers.end(), {v.x, v.y, v.z});
  std::vector<Hit> hits(race.rays.size());
  tracer.nearest(race.rays, hits, Traversal::stack, context);
  std::vector<float> far(hits.size());
  for (std::size_t i = 0; i < hits.size(); ++i) far[i] = hits[i].t;
  PeerQuestion question;
  question.asks = "rays";
  question.data = {triangles_of(race.result),
                   array_of(std::move(numbers), {race.rays.size(), 6}, "rays", "Origin and direction of each ray")};
  question.values = {{"coherent", coherent ? "1" : "0"}};
  question.answer =
      array_of(std::move(far), {race.rays.size()}, "far", "How far the triangle is that each ray hits first, or infinity");
  question.kind = AnswerKind::lengths;
  question.tolerance = grazing_share;
  question.work = {static_cast<double>(race.rays.size()), "rays"};
  return question;
}

BenchExtra race_rays(const std::shared_ptr<const TreeResult>& result, bool coherent,
                     const std::shared_ptr<const CpuTracer>& tracer) {
  const Box& box = result->built()->size.box;
  auto race = std::make_shared<RayRace>(RayRace{result, coherent ? camera_rays(box) : random_rays(box), {}});
  race->hits.resize(race->rays.size());
  const Work work{static_cast<double>(race->rays.size()), "rays"};
  BenchExtra extra{coherent ? "camera" : "random"};
  extra.runners.push_back({{"cpu", "stack"}, work, [race, tracer](RunContext& context) {
                             tracer->nearest(race->rays, race->hits, Traversal::stack, context);
                           }});
  extra.question = [race, tracer, coherent](RunContext& context) {
    return question_of_rays(*race, coherent, *tracer, context);
  };
  return extra;
}

/// Beside the builders over a scene: what others build over it, which is looked at as a time alone; then, as cases of their
/// own, rays from a camera and rays across the scene through our tree.
std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, RunContext& context) {
  const auto result = std::dynamic_pointer_cast<const TreeResult>(of);
  BenchExtra builds;
  builds.question = [result](RunContext&) {
    PeerQuestion question;
    question.asks = "build";
    question.data = {triangles_of(result)};
    question.work = result->work();
    return question;
  };
  const auto tracer = result->built()->host_tracer(context);
  return {std::move(builds), race_rays(result, true, tracer), race_rays(result, false, tracer)};
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
  table.extras_are_for_peers = false;
  return table;
}

}  // namespace ws::kdtree
