// Rays and pictures on a CUDA device: kdtree_trace_cuda_bench [rounds [small [picture.png]]]. The scene is balls(131) of 1.1
// million triangles (balls(33) where small is 1).
// SPDX-License-Identifier: MIT
#include "compute/core/device/event.h"
#include "compute/io/images/images.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/cuda/trace.h"
#include "compute/kdtree/rays/shade.h"
#include "compute/kdtree/rays/trace.h"
#include "tests/compute/kdtree/meshes.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

using namespace ws;
using namespace ws::kdtree;

struct Bench {
  int rounds = 15;
  Stream stream;

  /// Median milliseconds of what `enqueue` puts on the stream.
  template <class F>
  double ms(const F& enqueue) const {
    DeviceTimer timer;
    std::vector<double> times;
    for (int round = 0; round < rounds + 3; ++round) {
      timer.start(stream.view());
      enqueue();
      timer.stop(stream.view());
      stream.view().synchronize();
      if (round >= 3) times.push_back(timer.ms());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
  }
};

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

constexpr const char* method_names[] = {"stack", "short stack", "ropes", "restart"};

void trace_rays(const Bench& bench, const CudaTracer& tracer, const CpuTracer& cpu, const std::vector<Ray>& rays,
                const char* name) {
  const StreamView stream = bench.stream.view();
  DeviceBuffer<Ray> device_rays(rays.size(), stream);
  DeviceBuffer<Hit> hits(rays.size(), stream);
  DeviceBuffer<std::uint8_t> any(rays.size(), stream);
  copy(device_rays.view(), Span<const Ray>(rays), stream);
  RunContext context;
  std::vector<Hit> expected(rays.size()), got(rays.size());
  cpu.nearest(rays, expected, Traversal::stack, context);
  for (int m = 0; m < 4; ++m) {
    const auto method = static_cast<Traversal>(m);
    const double nearest_ms = bench.ms([&] { tracer.nearest(device_rays.view(), hits.view(), method, stream); });
    copy(Span<Hit>(got), DeviceSpan<const Hit>(hits.view()), stream);
    const double any_ms = bench.ms([&] { tracer.any(device_rays.view(), any.view(), method, stream); });
    stream.synchronize();
    std::size_t differing = 0, hit_count = 0;
    for (const Hit& hit : got) hit_count += hit.exists();
    for (std::size_t i = 0; i < rays.size(); ++i) differing += std::memcmp(&got[i], &expected[i], sizeof(Hit)) != 0;
    std::printf("  %-10s %-12s nearest %8.1f Mray/s   any %8.1f Mray/s   (%zu rays, %zu hits, %zu unlike the CPU's)\n", name,
                method_names[m], double(rays.size()) / nearest_ms / 1e3, double(rays.size()) / any_ms / 1e3, rays.size(),
                hit_count, differing);
  }
}

void draw(const Bench& bench, const CudaTracer& tracer, const Box& box, const char* path) {
  const StreamView stream = bench.stream.view();
  ViewParameters view;
  view.picture_size = {1600, 900};
  const char* names[] = {"flat", "shadow", "ambient occlusion", "path, 3 bounces", "steps"};
  const Shading shadings[] = {Shading::flat, Shading::shadow, Shading::ambient_occlusion, Shading::path, Shading::steps};
  for (int i = 0; i < 5; ++i) {
    view.shading = shadings[i];
    PictureSettings s = picture_settings(view, box);
    DeviceBuffer<PixelSum> sums(s.pixel_count(), stream);
    DeviceBuffer<std::uint32_t> pixels(s.pixel_count(), stream);
    DeviceBuffer<HeatStatistics> counted(1, stream);
    const double ms = bench.ms([&] { tracer.render(s, sums.view(), pixels.view(), counted.view(), stream); });
    std::printf("  1600 × 900, one sample, %-18s %7.3f ms\n", names[i], ms);
    if (!path || shadings[i] != Shading::path) continue;
    s.sample_count = 256;
    tracer.render(s, sums.view(), pixels.view(), counted.view(), stream);
    std::vector<std::uint32_t> on_host(s.pixel_count());
    copy(Span<std::uint32_t>(on_host), DeviceSpan<const std::uint32_t>(pixels.view()), stream);
    stream.synchronize();
    write_picture(s, on_host, path);
  }
}

}  // namespace

int main(int argc, char** argv) {
  Bench bench;
  if (argc > 1) bench.rounds = std::max(1, std::atoi(argv[1]));
  const bool is_small = argc > 2 && std::atoi(argv[2]) == 1;
  const auto triangles = std::make_shared<const std::vector<Triangle>>(ws::kdtree::testing::balls(is_small ? 33 : 131));
  RunContext context;
  const auto tree =
      std::make_shared<const Tree>(build_level_cpu(*triangles, rules_of(Parameters{}, triangles->size()), context));
  const auto cpu_with_ropes = CpuTracer(tree, triangles, context).with_ropes({});
  const CpuTracer& cpu = *cpu_with_ropes;
  const CudaTracer tracer = CudaTracer(*tree, *triangles, bench.stream.view()).with_ropes(ropes_of(*tree), bench.stream.view());
  std::printf("%zu triangles, %zu nodes, %zu references, depth %u, %.0f MB on the device with ropes\n", triangles->size(),
              tree->nodes.size(), tree->references.size(), tree->depth, double(tracer.bytes()) * 1e-6);

  ViewParameters view;
  view.picture_size = {1920, 1080};
  const PictureSettings settings = picture_settings(view, tree->box);
  const std::vector<Ray> primary = camera_rays(settings);
  trace_rays(bench, tracer, cpu, primary, "primary");
  view.field_of_view = 12;
  const std::vector<Ray> close = camera_rays(close_settings(view, tree->box));
  trace_rays(bench, tracer, cpu, close, "close");
  std::vector<Hit> hits(primary.size());
  cpu.nearest(primary, hits, Traversal::stack, context);
  std::vector<Ray> diffuse;
  for (std::size_t i = 0; i < primary.size(); ++i) {
    if (!hits[i].exists()) continue;
    const Surface at = surface_at((*triangles)[hits[i].triangle], primary[i], hits[i], settings.offset);
    diffuse.push_back({at.point, hemisphere_direction(at.normal, square_sample(std::uint32_t(i), 0, 1))});
  }
  trace_rays(bench, tracer, cpu, diffuse, "diffuse");
  draw(bench, tracer, tree->box, argc > 3 ? argv[3] : nullptr);
}
