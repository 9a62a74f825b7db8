// Rays through our tree and through Embree's, in one run.
// SPDX-License-Identifier: MIT
#include "app/cli/bench_rays.h"

#include "compute/core/metrics.h"
#include "compute/kdtree/result.h"
#include "compute/kdtree/shade.h"
#if WS_HAS_EMBREE
#include "app/cli/embree_scene.h"
#endif

#include <map>
#include <memory>
#include <random>

namespace ws::app {

namespace {

using kdtree::Hit;
using kdtree::Ray;
using kdtree::Vec3;

constexpr int repeat_count = 5;
constexpr int picture_side = 1024;

std::vector<Ray> camera_rays(const kdtree::Box& box) {
  kdtree::ViewParameters view;
  view.picture_size = {picture_side, picture_side};
  const kdtree::PictureSettings settings = kdtree::picture_settings(view, box);
  std::vector<Ray> rays;
  rays.reserve(settings.pixel_count());
  constexpr int square = 4;  // rays of a packet lie side by side
  for (int y = 0; y < picture_side; y += square)
    for (int x = 0; x < picture_side; x += square)
      for (int i = 0; i < square * square; ++i)
        rays.push_back(kdtree::sample_ray(settings, std::uint32_t((y + i / square) * picture_side + x + i % square), 0));
  return rays;
}

/// From points in the scene in all directions.
std::vector<Ray> random_rays(const kdtree::Box& box) {
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

/// `method` of a case, the time of each call of `work` after one to warm up.
template <class Work>
BenchRow timed(const BenchCase& bench_case, std::string_view method, ws::Work amount, const Interrupt& interrupt,
               const Work& work) {
  BenchRow row;
  row.bench_case = &bench_case;
  row.method = {"cpu", method};
  row.device = device_name(Backend::cpu);
  row.work = std::move(amount);
  work();
  for (int i = 0; i < repeat_count; ++i) {
    interrupt.check();
    const Stopwatch watch;
    work();
    row.ms.push_back(watch.ms());
  }
  return row;
}

/// Cases that rows can point to for as long as the program runs.
const BenchCase& ray_case(const BenchCase& scene, const std::string& kind) {
  struct Named {
    std::string name;
    BenchCase bench_case;
  };
  static std::map<std::string, std::unique_ptr<Named>> made;
  const std::string name = std::string(scene.name) + ", " + kind;
  auto& entry = made[name];
  if (!entry) {
    entry = std::make_unique<Named>(Named{name, scene});
    entry->bench_case.name = entry->name;
  }
  return entry->bench_case;
}

}  // namespace

void add_ray_rows(std::vector<BenchRow>& rows, const Result& result, const BenchCase& bench_case, const ComputeOptions& options,
                  const Interrupt& interrupt) {
  const auto& run = dynamic_cast<const kdtree::TreeResult&>(result).run();
#if WS_HAS_EMBREE
  const auto make_peer = [&] {
    return std::make_unique<kdtree::EmbreeScene>(*run.triangles, RTC_SCENE_FLAG_NONE, options.thread_count);
  };
  rows.push_back(timed(bench_case, "embree", result.work(), interrupt, [&] { (void)make_peer(); }));
  const auto peer = make_peer();
#endif
  for (const bool coherent : {true, false}) {
    const std::vector<Ray> rays = coherent ? camera_rays(run.size.box) : random_rays(run.size.box);
    std::vector<Hit> hits(rays.size());
    const BenchCase& of_rays = ray_case(bench_case, coherent ? "camera" : "random");
    const Work amount{static_cast<double>(rays.size()), "rays"};
    RunContext context;
    context.thread_count = options.thread_count;
    rows.push_back(timed(of_rays, "stack", amount, interrupt,
                         [&] { run.tracer()->nearest(rays, hits, kdtree::Traversal::stack, context); }));
#if WS_HAS_EMBREE
    rows.push_back(timed(of_rays, "embree", amount, interrupt, [&] { peer->nearest(rays, hits, coherent); }));
#endif
  }
}

}  // namespace ws::app
