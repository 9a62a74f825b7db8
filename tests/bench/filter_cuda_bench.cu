// The CUDA filters' kernels, beside the copy rate and NPP, in one run:
// filter_cuda_bench [--json FILE] [--npp libnppif.so libnppig.so] [--rounds N] [--small]
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/sequence.h"
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/textures.cuh"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::filter;
using namespace ws::filter::cuda;

/// Several inputs and outputs in turn, so that no run finds its input in the cache.
struct Sets {
  std::vector<std::shared_ptr<CudaPlanes>> in, rows, out;
};

struct Row {
  std::string name, size;
  double ms, pixels;  ///< pixels: that ms makes
};

struct Bench {
  std::shared_ptr<const Engine> engine = engine_for(Backend::cuda);
  ResourcesPtr resources = std::make_shared<DeviceResources>();
  RunContext context;
  int rounds = 15;
  double copy_gpixels = 0;
  std::vector<Row> rows;

  [[nodiscard]] StreamView stream() const { return resources->stream(); }

  [[nodiscard]] static Image noise(int width, int height, PixelType type) {
    Image image(width, height, 1, type);
    std::mt19937 random(7);
    if (type == PixelType::uint8)
      for (auto& v : image.values<std::uint8_t>()) v = std::uint8_t(random() >> 24);
    else
      for (float& v : image.values<float>()) v = float(random() >> 8) * 0x1p-24f;
    return image;
  }

  [[nodiscard]] Sets make_sets(int width, int height, PixelType type, PixelType out_type) const {
    const double bytes = double(width) * height * double(bytes_of(type));
    const int count = std::clamp(int(256e6 / bytes), 1, 64);
    const Image image = noise(width, height, type);
    Sets sets;
    RunContext own;
    const PlanesPtr source = engine->upload(image, own);
    const auto& from = dynamic_cast<const CudaPlanes&>(*source);
    for (int i = 0; i < count; ++i) {
      const auto add = [&](auto& list, PixelType t) {
        list.push_back(std::make_shared<CudaPlanes>(resources, width, height, 1, t, image.white));
      };
      add(sets.in, type);
      add(sets.rows, out_type);
      add(sets.out, out_type);
      copy_bytes(sets.in.back()->writable<std::byte>().data, from.view<std::byte>().data, from.bytes(),
                 CopyKind::device_to_device, stream());
    }
    stream().synchronize();
    return sets;
  }

  /// The median over the rounds of the mean over several calls in a row; `work(stage, i)`, i counts the calls.
  double time(const std::function<void(const TimedStage&, std::size_t)>& work, int calls) {
    constexpr double warm_up_ms = 20;  // the clock rises only under work
    std::vector<double> times;
    std::size_t i = 0;
    double warmed_ms = 0;
    for (int round = 0; round < rounds;) {
      RunContext own;
      TimedStage stage(own, stream(), "bench", 0);
      for (int call = 0; call < calls; ++call) work(stage, i++);
      stage.finish();
      const double ms = own.metrics.stages()[0].ms;
      if (warmed_ms < warm_up_ms) {
        warmed_ms += ms;
        continue;
      }
      times.push_back(ms / calls);
      ++round;
    }
    std::nth_element(times.begin(), times.begin() + std::ptrdiff_t(times.size() / 2), times.end());
    return times[times.size() / 2];
  }

  void add(const std::string& name, int width, int height, double ms) {
    const std::string size = std::to_string(width) + "x" + std::to_string(height);
    const double pixels = double(width) * height;
    rows.push_back({name, size, ms, pixels});
    std::printf("| %-28s | %-11s | %10.4f | %8.1f | %6.1f %% |\n", name.c_str(), size.c_str(), ms, pixels / ms * 1e-6,
                100 * pixels / ms * 1e-6 / copy_gpixels);
    std::fflush(stdout);
  }
};

int calls_for(int width, int height) { return std::clamp(int(2e8 / (double(width) * height)), 1, 50); }

SeparableFilter gaussian(int radius) {
  Parameters p;
  p.radius = radius;
  return make_filter(p);
}

void measure_copies(Bench& bench) {
  constexpr std::size_t bytes = std::size_t(1) << 30;
  DeviceBuffer<std::byte> a(bytes, bench.stream()), b(bytes, bench.stream());
  fill_bytes(a.device_data(), 85, bytes, bench.stream());
  const double ms = bench.time(
      [&](const TimedStage&, std::size_t) {
        copy_bytes(b.device_data(), a.device_data(), bytes, CopyKind::device_to_device, bench.stream());
      },
      3);
  bench.copy_gpixels = double(bytes) / 4 / ms * 1e-6;
  std::printf("device copy: %.3f TB/s read and written, %.1f Gpixel/s of float in and out\n\n", 2 * double(bytes) / ms * 1e-9,
              bench.copy_gpixels);
  bench.rows.push_back({"copy", "1GiB", ms, double(bytes) / 4});
  void* pinned = allocate_pinned(bytes);
  std::vector<std::byte> pageable(bytes, std::byte(1));
  std::memset(pinned, 1, bytes);
  for (const auto& [name, host] : {std::pair("pinned", pinned), std::pair("pageable", static_cast<void*>(pageable.data()))})
    for (const bool up : {true, false}) {
      const double t = bench.time(
          [&, host = host](const TimedStage&, std::size_t) {
            if (up)
              copy_bytes(a.device_data(), host, bytes, CopyKind::host_to_device, bench.stream());
            else
              copy_bytes(host, a.device_data(), bytes, CopyKind::device_to_host, bench.stream());
          },
          1);
      std::printf("%s %s: %.1f GB/s\n", up ? "upload" : "download", name, double(bytes) / t * 1e-6);
      bench.rows.push_back({std::string(up ? "upload " : "download ") + name, "1GiB", t, double(bytes) / 4});
    }
  free_pinned(pinned, bytes);
  std::printf("\n| case                         | size        |         ms |   Gpix/s | of copy  |\n|---|---|---|---|---|\n");
}

/// The result equals v1's, which the tests compare with the CPU's.
void check_equal(Bench& bench, const Sets& sets, const SeparableFilter& filter, const std::string& name) {
  RunContext own;
  const CudaPlanes& in = *sets.in[0];
  CudaPlanes rows(bench.resources, in.width, in.height, 1, PixelType::float32, 1);
  auto expected = std::make_shared<CudaPlanes>(bench.resources, in.width, in.height, 1, PixelType::float32, 1);
  TimedStage stage(own, bench.stream(), "check", 0);
  enqueue_grouped(stage, Variant::v1, Axis::row, in.view<float>(), rows.writable<float>(), filter.row, Border::replicate);
  enqueue_grouped(stage, Variant::v1, Axis::column, rows.view<float>(), expected->writable<float>(), filter.column,
                  Border::replicate);
  stage.finish();
  const PlanesPtr difference = bench.engine->difference(sets.out[0], expected, own);
  const Statistics s = bench.engine->statistics(*difference, own);
  if (s.low != 0 || s.high != 0 || s.nan_count)
    std::printf("WRONG: %s differs from v1 by %g … %g\n", name.c_str(), s.low, s.high);
}

void measure_fused(Bench& bench, int width, int height, const std::vector<int>& radii, bool checked) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  for (const int radius : radii) {
    const SeparableFilter filter = gaussian(radius);
    const auto run = [&](const TimedStage& stage, std::size_t i) {
      const std::size_t s = i % sets.in.size();
      const auto in = std::as_const(*sets.in[s]).view<float>();
      const auto out = sets.out[s]->writable<float>(), rows = sets.rows[s]->writable<float>();
      if (radius <= most_fused_radius) return enqueue_fused(stage, in, out, filter, Border::replicate);
      enqueue_pass(stage, Axis::row, in, rows, filter.row, Border::replicate);
      enqueue_pass(stage, Axis::column, std::as_const(*sets.rows[s]).view<float>(), out, filter.column, Border::replicate);
    };
    const std::string name = "fused r = " + std::to_string(radius);
    bench.add(name, width, height, bench.time(run, calls_for(width, height)));
    if (checked) check_equal(bench, sets, filter, name);
  }
}

void measure_passes(Bench& bench, int width, int height, int radius) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  const SeparableFilter filter = gaussian(radius);
  for (const Axis axis : {Axis::row, Axis::column})
    bench.add(std::string(axis == Axis::row ? "row" : "column") + " pass r = " + std::to_string(radius), width, height,
              bench.time(
                  [&](const TimedStage& stage, std::size_t i) {
                    const std::size_t s = i % sets.in.size();
                    enqueue_pass(stage, axis, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(),
                                 axis == Axis::row ? filter.row : filter.column, Border::replicate);
                  },
                  calls_for(width, height)));
}

template <class T>
void measure_grouped(Bench& bench, int width, int height, int radius, Variant variant, const Sets& sets) {
  const SeparableFilter filter = gaussian(radius);
  double both = 0;
  for (const Axis axis : {Axis::row, Axis::column}) {
    const double ms = bench.time(
        [&](const TimedStage& stage, std::size_t i) {
          const std::size_t s = i % sets.in.size();
          enqueue_grouped(stage, variant, axis, std::as_const(*sets.in[s]).view<T>(), sets.out[s]->writable<T>(),
                          axis == Axis::row ? filter.row : filter.column, Border::zero);
        },
        calls_for(width, height));
    both += ms;
    bench.add(std::string(info_of(variant).name) + (axis == Axis::row ? " row" : " column"), width, height, ms);
  }
  bench.add(std::string(info_of(variant).name) + " r = " + std::to_string(radius), width, height, both);
}

void measure_thesis(Bench& bench, int size) {
  const Sets floats = bench.make_sets(size, size, PixelType::float32, PixelType::float32);
  for (const Variant v : {Variant::v1, Variant::v3, Variant::v4, Variant::v41, Variant::v411, Variant::v412})
    measure_grouped<float>(bench, size, size, 8, v, floats);
  const Sets bytes = bench.make_sets(size, size, PixelType::uint8, PixelType::uint8);
  measure_grouped<std::uint8_t>(bench, size, size, 8, Variant::v51, bytes);
  measure_fused(bench, size, size, {8}, true);
}

void measure_recursive(Bench& bench, int width, int height) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  for (const double sigma : {3.0, 30.0, 300.0}) {
    double both = 0;
    for (const Axis axis : {Axis::row, Axis::column}) {
      std::vector<std::function<void(const TimedStage&)>> passes;
      for (std::size_t s = 0; s < sets.in.size(); ++s)
        passes.push_back(prepare_recursive(bench.stream(), axis, std::as_const(*sets.in[s]).view<float>(),
                                           sets.out[s]->writable<float>(), sigma, Border::replicate));
      const double ms = bench.time([&](const TimedStage& stage, std::size_t i) { passes[i % passes.size()](stage); },
                                   calls_for(width, height));
      both += ms;
      bench.add(axis == Axis::row ? "recursive row" : "recursive column", width, height, ms);
    }
    bench.add("recursive sigma = " + std::to_string(int(sigma)), width, height, both);
  }
}

Warp thesis_warp(int width, int height, bool affine, int outputs) {
  Parameters p;
  p.operation = affine ? Operation::affine : Operation::homography;
  const double w = width, h = height;
  p.matrix = affine ? Numbers{2, 1.5, -800.0 / 720 * w, 0, 2, -300.0 / 576 * h}
                    : Numbers{3, 1.2, -600.0 / 720 * w, 0, 3, -100.0 / 576 * h, -0.01 * 720 / w, -0.01 * 576 / h, 10};
  p.outputs_per_thread = outputs;
  return make_warp(p, width, height);
}

void measure_warps(Bench& bench, int width, int height) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  for (const bool affine : {true, false})
    for (const int outputs : {1, 2, 4, 8}) {
      const Warp warp = thesis_warp(width, height, affine, outputs);
      bench.add(std::string(affine ? "affine" : "homography") + ", " + std::to_string(outputs) + " per thread", width, height,
                bench.time(
                    [&](const TimedStage& stage, std::size_t i) {
                      const std::size_t s = i % sets.in.size();
                      enqueue_warp(stage, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(), warp);
                    },
                    calls_for(width, height)));
    }
}

/// The same warps through textures: texel by texel, weighed by the unit, and what the copy into texture memory takes before.
void measure_textures(Bench& bench, int width, int height) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  const auto source = [&](std::size_t i) { return std::as_const(*sets.in[i % sets.in.size()]).view<float>(); };
  for (const bool weighs : {false, true}) {
    std::vector<std::unique_ptr<Textures>> textures;
    for (std::size_t i = 0; i < sets.in.size(); ++i) textures.push_back(std::make_unique<Textures>(source(i), weighs));
    const auto copy_in = [&](const TimedStage& stage, std::size_t i) {
      textures[i % textures.size()]->enqueue_copy(stage, source(i));
    };
    const double copy_ms = bench.time(copy_in, std::max(calls_for(width, height), int(textures.size())));
    if (!weighs) bench.add("copy to texture", width, height, copy_ms);
    for (const bool affine : {true, false}) {
      Warp warp = thesis_warp(width, height, affine, 4);
      warp.interpolation = weighs ? Interpolation::linear_hardware : Interpolation::linear;
      warp.reads = Reads::texture;
      const auto run = [&](const TimedStage& stage, std::size_t i) {
        enqueue_warp(stage, source(i), textures[i % textures.size()]->handles(),
                     sets.out[i % sets.out.size()]->writable<float>(), warp);
      };
      bench.add(std::string(affine ? "affine" : "homography") + (weighs ? ", hardware" : ", texture"), width, height,
                bench.time(run, calls_for(width, height)));
    }
  }
}

void measure_engine(Bench& bench, int width, int height) {
  const Image image = Bench::noise(width, height, PixelType::float32);
  std::vector<double> up, down;
  for (int round = 0; round < 4; ++round) {
    RunContext own;
    const Stopwatch first;
    const PlanesPtr planes = bench.engine->upload(image, own);
    const double a = first.ms();
    const Stopwatch second;
    static_cast<void>(bench.engine->download(*planes, own));
    if (round > 0) up.push_back(a), down.push_back(second.ms());
  }
  bench.add("engine upload (pageable)", width, height, *std::min_element(up.begin(), up.end()));
  bench.add("engine download (pageable)", width, height, *std::min_element(down.begin(), down.end()));
}

void measure_sequence(Bench& bench, int size) {
  std::vector<Image> images;
  for (int i = 0; i < 4; ++i) images.push_back(Bench::noise(size, size, PixelType::float32));
  std::vector<Image> results;
  constexpr int count = 40;
  const SequenceTiming t = time_sequence(images, count, gaussian(8), Border::replicate, results, bench.context);
  bench.add("sequence, pageable", size, size, t.pageable);
  bench.add("sequence, pinned", size, size, t.pinned);
  bench.add("sequence, overlapped", size, size, t.overlapped);
}

// --- NPP, where its libraries are given

struct NppSize {
  int width, height;
};
struct NppPoint {
  int x, y;
};
struct NppRect {
  int x, y, width, height;
};
struct NppContext {
  cudaStream_t stream;
  int device, multiprocessors, threads_per_multiprocessor, threads_per_block;
  std::size_t shared_per_block;
  int major, minor;
  unsigned flags;
  int reserved;
};
using NppGauss = int (*)(const float*, int, NppSize, NppPoint, float*, int, NppSize, int, const float*, int, NppContext);
using NppWarp = int (*)(const float*, NppSize, int, NppRect, float*, int, NppRect, const double (*)[3], int, NppContext);

NppContext npp_context(cudaStream_t stream) {
  int device = 0;
  cudaDeviceProp p{};
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaGetDeviceProperties(&p, device));
  return {stream,
          device,
          p.multiProcessorCount,
          p.maxThreadsPerMultiProcessor,
          p.maxThreadsPerBlock,
          p.sharedMemPerBlock,
          p.major,
          p.minor,
          cudaStreamNonBlocking,
          0};
}

template <class F>
F npp_function(const char* library, const char* name) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
  void* symbol = handle ? dlsym(handle, name) : nullptr;
  if (!symbol) std::printf("NPP: no %s: %s\n", name, dlerror());
  return reinterpret_cast<F>(symbol);
}

void measure_npp(Bench& bench, int width, int height, const char* filters, const char* geometry) {
  const Sets sets = bench.make_sets(width, height, PixelType::float32, PixelType::float32);
  const NppContext context = npp_context(bench.stream().handle());
  const auto in = sets.in[0]->view<float>();
  const int step = int(in.pitch * 4);
  int status = 0;
  if (const auto gauss = npp_function<NppGauss>(filters, "nppiFilterGaussAdvancedBorder_32f_C1R_Ctx"))
    for (const int radius : {1, 2, 4, 8, 12, 16, 31}) {
      const SeparableFilter filter = gaussian(radius);
      DeviceBuffer<float> taps(filter.row.values.size(), bench.stream());
      copy(taps.view(), Span<const float>(filter.row.values), bench.stream());
      const double ms = bench.time(
          [&](const TimedStage&, std::size_t i) {
            const std::size_t s = i % sets.in.size();
            status = gauss(sets.in[s]->view<float>().data, step, {width, height}, {0, 0}, sets.out[s]->writable<float>().data,
                           step, {width, height}, 2 * radius + 1, taps.device_data(), 2, context);
          },
          calls_for(width, height));
      std::printf("NPP status %d; ", status);
      bench.add("NPP Gauss r = " + std::to_string(radius), width, height, ms);
      clear_cuda_error();
    }
  if (const auto perspective = npp_function<NppWarp>(geometry, "nppiWarpPerspective_32f_C1R_Ctx")) {
    const Matrix3 forward = inverse(thesis_warp(width, height, false, 4).sample);
    double m[3][3];
    std::copy(forward.m.begin(), forward.m.end(), &m[0][0]);
    const NppRect all{0, 0, width, height};
    const double ms = bench.time(
        [&](const TimedStage&, std::size_t i) {
          const std::size_t s = i % sets.in.size();
          status = perspective(sets.in[s]->view<float>().data, {width, height}, step, all, sets.out[s]->writable<float>().data,
                               step, all, m, 2, context);
        },
        calls_for(width, height));
    std::printf("NPP status %d; ", status);
    bench.add("NPP homography", width, height, ms);
  }
}

void write_json(const Bench& bench, const char* path) {
  std::FILE* file = std::fopen(path, "w");
  if (!file) throw Error(ErrorKind::io, std::string("could not write ") + path);
  std::fprintf(file, "{\"copy_gpixels\": %.2f, \"rows\": [", bench.copy_gpixels);
  for (std::size_t i = 0; i < bench.rows.size(); ++i)
    std::fprintf(file, "%s\n  {\"name\": \"%s\", \"size\": \"%s\", \"ms\": %.6f, \"gpixels\": %.3f}", i ? "," : "",
                 bench.rows[i].name.c_str(), bench.rows[i].size.c_str(), bench.rows[i].ms,
                 bench.rows[i].pixels / bench.rows[i].ms * 1e-6);
  std::fprintf(file, "\n]}\n");
  std::fclose(file);
}

int run(int argc, char** argv) {
  Bench bench;
  const char *json = nullptr, *filters = nullptr, *geometry = nullptr;
  int width = 16384, height = 8192;
  for (int i = 1; i < argc; ++i) {
    const std::string flag = argv[i];
    if (flag == "--json" && i + 1 < argc) json = argv[++i];
    if (flag == "--rounds" && i + 1 < argc) bench.rounds = std::atoi(argv[++i]);
    if (flag == "--small") width = 2048, height = 1024;
    if (flag == "--npp" && i + 2 < argc) filters = argv[i + 1], geometry = argv[i + 2], i += 2;
  }
  measure_copies(bench);
  measure_fused(bench, width, height, {1, 2, 4, 6, 8, 10, 12, 16, 31, 63}, true);
  measure_passes(bench, width, height, 31);
  measure_recursive(bench, width, height);
  measure_warps(bench, width, height);
  measure_textures(bench, width, height);
  measure_textures(bench, 720, 576);
  measure_warps(bench, 720, 576);
  measure_warps(bench, 360, 288);
  measure_thesis(bench, 2048);
  measure_engine(bench, width, height);
  measure_sequence(bench, 2048);
  if (filters) measure_npp(bench, width, height, filters, geometry);
  if (json) write_json(bench, json);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const ws::Error& error) {
    std::fprintf(stderr, "filter_cuda_bench: %s\n", error.full_text().c_str());
    return 1;
  }
}
