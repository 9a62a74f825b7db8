// CUDA traces as the CPU does: the same hits, counts and pictures, bit for bit.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/trace.h"
#include "compute/generate/generate.h"
#include "compute/kdtree/experiment.h"
#include "compute/kdtree/rays/trace.h"
#include "compute/kdtree/result.h"
#include "tests/compute/kdtree/meshes.h"
#include "tests/compute/kdtree/ray_scenes.h"
#include "tests/support/require_cuda.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <random>

namespace ws::kdtree {
namespace {

using namespace testing;

constexpr Traversal methods[] = {Traversal::stack, Traversal::short_stack, Traversal::ropes, Traversal::restart};
constexpr Shading shadings[] = {Shading::flat,   Shading::shadow, Shading::ambient_occlusion, Shading::path, Shading::steps,
                                Shading::leaves, Shading::tests};

template <class T>
DeviceBuffer<T> uploaded(const std::vector<T>& values, StreamView stream) {
  DeviceBuffer<T> buffer(values.size(), stream);
  if (!values.empty()) copy(buffer.view(), Span<const T>(values), stream);
  return buffer;
}
template <class T>
std::vector<T> downloaded(const DeviceBuffer<T>& buffer, StreamView stream) {
  std::vector<T> values(buffer.size());
  if (!values.empty()) copy(Span<T>(values), buffer.view(), stream);
  stream.synchronize();
  return values;
}

template <class T>
std::size_t differing(const std::vector<T>& a, const std::vector<T>& b) {
  if (a.size() != b.size()) return a.size() + b.size();
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += std::memcmp(&a[i], &b[i], sizeof(T)) != 0;
  return count;
}

/// Both tracers over one scene.
struct Tracers {
  Tracers(Triangles scene, int depth)
      : triangles(std::make_shared<const Triangles>(std::move(scene))),
        tree(std::make_shared<const Tree>(RandomTree(*triangles, depth, 3).tree)),
        cpu_with_ropes(CpuTracer(tree, triangles, context).with_ropes({})),
        cuda(CudaTracer(*tree, *triangles, stream.view()).with_ropes(ropes_of(*tree), stream.view())) {}

  Stream stream;
  RunContext context;
  std::shared_ptr<const Triangles> triangles;
  std::shared_ptr<const Tree> tree;
  std::shared_ptr<const CpuTracer> cpu_with_ropes;
  const CpuTracer& cpu = *cpu_with_ropes;
  CudaTracer cuda;
};

class CudaTrace : public CudaTest, public ::testing::WithParamInterface<std::size_t> {};

TEST_P(CudaTrace, HitsAndCountsEqualTheCpus) {
  Scene scene = hard_scenes()[GetParam()];
  Tracers both(scene.triangles, 20);
  const StreamView stream = both.stream.view();
  const std::vector<Ray> rays = hard_rays(scene.triangles, *both.tree, 400, 17);
  const auto device_rays = uploaded(rays, stream);
  DeviceBuffer<Hit> device_hits(rays.size(), stream);
  DeviceBuffer<std::uint8_t> device_any(rays.size(), stream);
  DeviceBuffer<RayCounts> device_counts(rays.size(), stream);
  std::vector<Hit> hits(rays.size());
  std::vector<std::uint8_t> any(rays.size());
  std::vector<RayCounts> counts(rays.size());
  for (const Traversal method : methods) {
    fill_bytes(device_hits.device_data(), 0x55, device_hits.size() * sizeof(Hit), stream);
    both.cuda.nearest(device_rays.view(), device_hits.view(), method, stream);
    both.cuda.any(device_rays.view(), device_any.view(), method, stream);
    both.cuda.counts(device_rays.view(), device_counts.view(), method, stream);
    both.cpu.nearest(rays, hits, method, both.context);
    both.cpu.any(rays, any, method, both.context);
    both.cpu.counts(rays, counts, method, both.context);
    EXPECT_EQ(differing(downloaded(device_hits, stream), hits), 0u) << scene.name << " method " << int(method);
    EXPECT_EQ(differing(downloaded(device_any, stream), any), 0u) << scene.name << " method " << int(method);
    EXPECT_EQ(differing(downloaded(device_counts, stream), counts), 0u) << scene.name << " method " << int(method);
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, CudaTrace, ::testing::Range(std::size_t{0}, hard_scenes().size()));

class CudaPicture : public CudaTest {};

/// Two passes of each picture of a scene.
void compare_pictures(Tracers& both, const char* name) {
  const StreamView stream = both.stream.view();
  ViewParameters view;
  view.picture_size = {83, 61};
  for (const Shading shading : shadings)
    for (const Traversal method : methods) {
      view.shading = shading;
      view.traversal = method;
      PictureSettings settings = picture_settings(view, both.tree->box);
      DeviceBuffer<PixelSum> device_sums(settings.pixel_count(), stream);
      DeviceBuffer<std::uint32_t> device_pixels(settings.pixel_count(), stream);
      DeviceBuffer<HeatStatistics> device_counted(1, stream);
      std::vector<PixelSum> sums(settings.pixel_count());
      std::vector<std::uint32_t> pixels(settings.pixel_count());
      HeatStatistics counted;
      for (int pass = 0; pass < 2; ++pass) {
        settings.first_sample = std::uint32_t(pass) * 2;
        settings.sample_count = 2;
        both.cuda.render(settings, device_sums.view(), device_pixels.view(), device_counted.view(), stream);
        both.cpu.render(settings, sums, pixels, counted, both.context);
        EXPECT_EQ(differing(downloaded(device_pixels, stream), pixels), 0u)
            << name << " shading " << int(shading) << " method " << int(method) << " pass " << pass;
        EXPECT_EQ(differing(downloaded(device_sums, stream), sums), 0u) << name << " shading " << int(shading);
      }
      if (!is_heat_map(shading)) continue;
      const HeatStatistics on_device = downloaded(device_counted, stream)[0];
      EXPECT_EQ(on_device.total, counted.total);
      EXPECT_EQ(on_device.met, counted.met);
      EXPECT_EQ(on_device.most, counted.most);
      EXPECT_TRUE(std::equal(std::begin(counted.shares), std::end(counted.shares), std::begin(on_device.shares)));
    }
}

TEST_F(CudaPicture, BytesEqualTheCpus) {
  Tracers many(balls(6), 18), grid(boxes(3), 12), nothing({}, 5);
  compare_pictures(many, "balls");
  compare_pictures(grid, "boxes");
  compare_pictures(nothing, "nothing");
}

class CudaRayBatch : public CudaTest {};

TEST_F(CudaRayBatch, HitsAndCountsEqualTheCpus) {
  const auto mesh =
      std::make_shared<const Mesh>(std::move(*generate::generate("soup", {.triangles = 5'000, .size = 0.1}).mesh));
  const auto points = std::make_shared<PointSet>(6, 100'000);
  std::mt19937 random(11);
  std::uniform_real_distribution<double> number(-1, 2);
  for (std::size_t k = 0; k < 6; ++k)
    for (double& x : points->column(k)) x = number(random);
  const auto run = [&](Backend backend) {
    RunContext context;
    context.backend = backend;
    const Inputs inputs{{"scene", {mesh, "scene", "", ""}}, {"rays", {points, "rays", "", ""}}};
    return experiment().run(inputs, experiment().parameters(), context).result;
  };
  const auto cpu = run(Backend::cpu), cuda = run(Backend::cuda);
  const RayBatch& expected = *std::dynamic_pointer_cast<const TreeResult>(cpu)->built()->rays;
  const RayBatch& batch = *std::dynamic_pointer_cast<const TreeResult>(cuda)->built()->rays;
  EXPECT_GT(expected.hit_count, 1'000u);
  EXPECT_EQ(differing(batch.hits, expected.hits), 0u);
  EXPECT_EQ(batch.hit_count, expected.hit_count);
  EXPECT_EQ(batch.mean_node_visits, expected.mean_node_visits);
  EXPECT_EQ(batch.mean_triangle_tests, expected.mean_triangle_tests);
}

}  // namespace
}  // namespace ws::kdtree
