// Rays and pictures on a CUDA device: kdtree_trace_cuda_bench [small] [picture.png]. The scene is balls(131) of 1.1
// million triangles, or the smaller balls(33). The picture is written with 256 samples per pixel.
// SPDX-License-Identifier: MIT
#include "compute/io/images/images.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/cuda/trace.h"
#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/rays/trace.h"
#include "tests/bench/device_time.h"
#include "tests/compute/kdtree/meshes.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::kdtree;

/// Camera rays of a picture, tile by tile of 8 × 4.
std::vector<Ray> camera_rays(const PictureSettings& s) {
  std::vector<Ray> rays;
  const auto place = [](int at, int size) { return (float(at) + 0.5f) / float(size) * 2 - 1; };
  for (int y = 0; y < s.height; y += 4)
    for (int x = 0; x < s.width; x += 8)
      for (int i = 0; i < 32; ++i)
        rays.push_back({s.camera.eye, s.camera.forward + s.camera.right * place(x + i % 8, s.width) -
                                          s.camera.above * place(y + i / 8, s.height)});
  return rays;
}

/// The same place, but a longer lens: nearly every ray hits.
PictureSettings close_settings(ViewParameters view, const Box& box) {
  ViewParameters usual;
  usual.picture_size = view.picture_size;
  const Vec3 eye = picture_settings(usual, box).camera.eye;
  view.eye = {eye.x, eye.y, eye.z};
  return picture_settings(view, box);
}

void write_picture(const PictureSettings& s, const std::vector<std::uint32_t>& pixels, const char* path) {
  Image image(s.width, s.height, 4, PixelType::uint8);
  std::memcpy(image.bytes().data(), pixels.data(), image.bytes().size());
  io::write_image(path, image);
}

struct Scene {
  Stream stream;
  RunContext context;
  std::shared_ptr<const Triangles> triangles;
  std::shared_ptr<const Tree> tree =
      std::make_shared<const Tree>(build_level_cpu(*triangles, rules_of(Parameters{}, triangles->size()), context));
  std::shared_ptr<const CpuTracer> cpu = CpuTracer(tree, triangles, context).with_ropes({});
  CudaTracer tracer = CudaTracer(*tree, *triangles, stream.view()).with_ropes(ropes_of(*tree), stream.view());

  explicit Scene(Triangles of) : triangles(std::make_shared<const Triangles>(std::move(of))) {}
};
using ScenePtr = std::shared_ptr<Scene>;
using Rays = std::shared_ptr<const std::vector<Ray>>;

void trace_nearest(benchmark::State& state, Scene& scene, const std::vector<Ray>& rays, Traversal method) {
  const StreamView stream = scene.stream.view();
  DeviceBuffer<Ray> device_rays(rays.size(), stream);
  DeviceBuffer<Hit> hits(rays.size(), stream);
  copy(device_rays.view(), Span<const Ray>(rays), stream);
  bench::time_on_device(state, stream, 1,
                        [&](std::size_t) { scene.tracer.nearest(device_rays.view(), hits.view(), method, stream); });
  std::vector<Hit> expected(rays.size()), got(rays.size());
  copy(Span<Hit>(got), DeviceSpan<const Hit>(hits.view()), stream);
  stream.synchronize();
  scene.cpu->nearest(rays, expected, Traversal::stack, scene.context);
  std::size_t hit_count = 0;
  for (const Hit& hit : got) hit_count += hit.exists();
  state.counters["hits"] = double(hit_count);
  state.SetItemsProcessed(state.iterations() * std::int64_t(rays.size()));
  if (std::memcmp(got.data(), expected.data(), got.size() * sizeof(Hit)) != 0) state.SkipWithError("not the CPU's hits");
}

void trace_any(benchmark::State& state, Scene& scene, const std::vector<Ray>& rays, Traversal method) {
  const StreamView stream = scene.stream.view();
  DeviceBuffer<Ray> device_rays(rays.size(), stream);
  DeviceBuffer<std::uint8_t> any(rays.size(), stream);
  copy(device_rays.view(), Span<const Ray>(rays), stream);
  bench::time_on_device(state, stream, 1,
                        [&](std::size_t) { scene.tracer.any(device_rays.view(), any.view(), method, stream); });
  state.SetItemsProcessed(state.iterations() * std::int64_t(rays.size()));
}

void declare_rays(const ScenePtr& scene, const std::string& name, std::vector<Ray> of) {
  constexpr const char* method_names[] = {"stack", "short stack", "ropes", "restart"};
  const Rays rays = std::make_shared<const std::vector<Ray>>(std::move(of));
  for (int m = 0; m < 4; ++m) {
    const auto method = static_cast<Traversal>(m);
    bench::declare_with_own_clock(name + "/" + method_names[m] + "/nearest",
                                  [=](benchmark::State& state) { trace_nearest(state, *scene, *rays, method); });
    bench::declare_with_own_clock(name + "/" + method_names[m] + "/any",
                                  [=](benchmark::State& state) { trace_any(state, *scene, *rays, method); });
  }
}

struct Picture {
  PictureSettings settings;
  DeviceBuffer<PixelSum> sums;
  DeviceBuffer<std::uint32_t> pixels;
  DeviceBuffer<HeatStatistics> counted;

  Picture(const Scene& scene, Shading shading) : settings(settings_of(scene, shading)) {
    const StreamView stream = scene.stream.view();
    sums = DeviceBuffer<PixelSum>(settings.pixel_count(), stream);
    pixels = DeviceBuffer<std::uint32_t>(settings.pixel_count(), stream);
    counted = DeviceBuffer<HeatStatistics>(1, stream);
  }
  static PictureSettings settings_of(const Scene& scene, Shading shading) {
    ViewParameters view;
    view.picture_size = {1600, 900};
    view.shading = shading;
    return picture_settings(view, scene.tree->box);
  }
  void render(const Scene& scene) {
    scene.tracer.render(settings, sums.view(), pixels.view(), counted.view(), scene.stream.view());
  }
};

void declare_pictures(const ScenePtr& scene) {
  for (const auto& [name, shading] : {std::pair("flat", Shading::flat), std::pair("shadow", Shading::shadow),
                                      std::pair("ambient occlusion", Shading::ambient_occlusion),
                                      std::pair("path, 3 bounces", Shading::path), std::pair("steps", Shading::steps)})
    bench::declare_with_own_clock(std::string("1600 x 900, one sample/") + name, [=, how = shading](benchmark::State& state) {
      Picture picture(*scene, how);
      bench::time_on_device(state, scene->stream.view(), 1, [&](std::size_t) { picture.render(*scene); });
    });
}

void draw(const Scene& scene, const char* path) {
  Picture picture(scene, Shading::path);
  picture.settings.sample_count = 256;
  picture.render(scene);
  std::vector<std::uint32_t> on_host(picture.settings.pixel_count());
  copy(Span<std::uint32_t>(on_host), DeviceSpan<const std::uint32_t>(picture.pixels.view()), scene.stream.view());
  scene.stream.view().synchronize();
  write_picture(picture.settings, on_host, path);
}

/// Rays from where the first ones hit, evenly over the half space.
std::vector<Ray> diffuse_rays(Scene& scene, const std::vector<Ray>& primary, float offset) {
  std::vector<Hit> hits(primary.size());
  scene.cpu->nearest(primary, hits, Traversal::stack, scene.context);
  std::vector<Ray> diffuse;
  for (std::size_t i = 0; i < primary.size(); ++i) {
    if (!hits[i].exists()) continue;
    const Surface at = surface_at((*scene.triangles)[hits[i].triangle], primary[i], hits[i], offset);
    diffuse.push_back({at.point, hemisphere_direction(at.normal, square_sample(std::uint32_t(i), 0, 1))});
  }
  return diffuse;
}

void declare_all(const std::vector<std::string>& arguments) {
  const bool is_small = !arguments.empty() && arguments[0] == "small";
  const auto scene = std::make_shared<Scene>(ws::kdtree::testing::balls(is_small ? 33 : 131));
  ViewParameters view;
  view.picture_size = {1920, 1080};
  const PictureSettings settings = picture_settings(view, scene->tree->box);
  const std::vector<Ray> primary = camera_rays(settings);
  declare_rays(scene, "primary", primary);
  view.field_of_view = 12;
  declare_rays(scene, "close", camera_rays(close_settings(view, scene->tree->box)));
  declare_rays(scene, "diffuse", diffuse_rays(*scene, primary, settings.offset));
  declare_pictures(scene);
  if (arguments.size() > (is_small ? 1 : 0)) draw(*scene, arguments.back().c_str());
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
