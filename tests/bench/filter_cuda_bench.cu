// The CUDA filters' kernels, beside the copy rate and NPP: filter_cuda_bench [small] [libnppif.so libnppig.so].
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/sequence.h"
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/textures.cuh"
#include "tests/bench/device_time.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <memory>
#include <numbers>
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

struct Size {
  int width, height;
  [[nodiscard]] std::int64_t pixels() const { return std::int64_t(width) * height; }
  bool operator==(const Size&) const = default;
};

Image noise(Size size, PixelType type) {
  Image image(size.width, size.height, 1, type);
  std::mt19937 random(7);
  if (type == PixelType::uint8)
    for (auto& v : image.values<std::uint8_t>()) v = std::uint8_t(random() >> 24);
  else
    for (float& v : image.values<float>()) v = float(random() >> 8) * 0x1p-24f;
  return image;
}

/// The device's objects, and the images that were asked for last: one benchmark after the other takes them.
class Device {
 public:
  std::shared_ptr<const Engine> engine = engine_for(Backend::cuda);
  ResourcesPtr resources = std::make_shared<DeviceResources>();

  [[nodiscard]] StreamView stream() const { return resources->stream(); }
  const Sets& sets(Size size, PixelType type) {
    if (!(size == size_) || type != type_ || sets_.in.empty()) make_sets(size, type);
    return sets_;
  }

 private:
  Sets sets_;
  Size size_{};
  PixelType type_ = PixelType::float32;

  void make_sets(Size size, PixelType type) {
    sets_ = {};
    size_ = size;
    type_ = type;
    const int count = std::clamp(int(256e6 / (double(size.pixels()) * double(bytes_of(type)))), 1, 64);
    const Image image = noise(size, type);
    RunContext context;
    const PlanesPtr source = engine->upload(image, context);
    const auto& from = dynamic_cast<const CudaPlanes&>(*source);
    for (int i = 0; i < count; ++i) {
      for (auto* list : {&sets_.in, &sets_.rows, &sets_.out})
        list->push_back(std::make_shared<CudaPlanes>(resources, size.width, size.height, 1, type, image.white));
      copy_bytes(sets_.in.back()->writable<std::byte>().data, from.view<std::byte>().data, from.bytes(),
                 CopyKind::device_to_device, stream());
    }
    stream().synchronize();
  }
};
using DevicePtr = std::shared_ptr<Device>;

/// One benchmark of work(stage, i) over images of a size; as many calls lie between two events as make the launch negligible.
template <class Work>
void time_calls(benchmark::State& state, const Device& device, Size size, const Work& work) {
  RunContext context;
  const TimedStage stage(context, device.stream(), "bench", 0);
  const int calls = std::clamp(int(2e8 / double(size.pixels())), 1, 50);
  bench::time_on_device(state, device.stream(), calls, [&](std::size_t i) { work(stage, i); });
  state.SetItemsProcessed(state.iterations() * size.pixels());
}

template <class Body>
void declare(const std::string& name, Size size, Body body) {
  bench::declare_with_own_clock(name + "/" + std::to_string(size.width) + "x" + std::to_string(size.height), std::move(body));
}

SeparableFilter gaussian(int radius) {
  Parameters p;
  p.radius = radius;
  return make_filter(p);
}

// --- the rates of copies

constexpr Size copied{16384, 16384};  // floats: 1 GiB

void declare_copies(const DevicePtr& device) {
  static constexpr std::size_t bytes = std::size_t(1) << 30;
  declare("copy on the device", copied, [=](benchmark::State& state) {
    DeviceBuffer<std::byte> a(bytes, device->stream()), b(bytes, device->stream());
    fill_bytes(a.device_data(), 85, bytes, device->stream());
    time_calls(state, *device, copied, [&](const TimedStage&, std::size_t) {
      copy_bytes(b.device_data(), a.device_data(), bytes, CopyKind::device_to_device, device->stream());
    });
    state.SetBytesProcessed(state.iterations() * std::int64_t(2 * bytes));
  });
  for (const bool is_pinned : {true, false})
    for (const bool up : {true, false})
      declare(std::string(up ? "upload" : "download") + (is_pinned ? ", pinned" : ", pageable"), copied,
              [=](benchmark::State& state) {
                DeviceBuffer<std::byte> on_device(bytes, device->stream());
                const std::shared_ptr<void> pinned(is_pinned ? allocate_pinned(bytes) : nullptr, [](void* memory) {
                  if (memory) free_pinned(memory, bytes);
                });
                std::vector<std::byte> pageable(is_pinned ? 0 : bytes, std::byte(1));
                void* const host = is_pinned ? pinned.get() : pageable.data();
                if (is_pinned) std::memset(host, 1, bytes);
                time_calls(state, *device, copied, [&](const TimedStage&, std::size_t) {
                  if (up)
                    copy_bytes(on_device.device_data(), host, bytes, CopyKind::host_to_device, device->stream());
                  else
                    copy_bytes(host, on_device.device_data(), bytes, CopyKind::device_to_host, device->stream());
                });
                state.SetBytesProcessed(state.iterations() * std::int64_t(bytes));
              });
}

// --- convolutions

/// The result differs from v1's, which the tests compare with the CPU's, by at most so much.
bool is_as_v1(const Device& device, const Sets& sets, const SeparableFilter& filter, double tolerance = 0) {
  RunContext own;
  const CudaPlanes& in = *sets.in[0];
  CudaPlanes rows(device.resources, in.width, in.height, 1, PixelType::float32, 1);
  auto expected = std::make_shared<CudaPlanes>(device.resources, in.width, in.height, 1, PixelType::float32, 1);
  TimedStage stage(own, device.stream(), "check", 0);
  enqueue_grouped(stage, Variant::v1, Axis::row, in.view<float>(), rows.writable<float>(), filter.row, Border::replicate);
  enqueue_grouped(stage, Variant::v1, Axis::column, rows.view<float>(), expected->writable<float>(), filter.column,
                  Border::replicate);
  stage.finish();
  const PlanesPtr difference = device.engine->difference(sets.out[0], expected, own);
  const Statistics s = device.engine->statistics(*difference, own);
  return s.low >= -tolerance && s.high <= tolerance && s.nan_count == 0;
}

void run_fused(benchmark::State& state, Device& device, Size size, int radius) {
  const Sets& sets = device.sets(size, PixelType::float32);
  const SeparableFilter filter = gaussian(radius);
  time_calls(state, device, size, [&](const TimedStage& stage, std::size_t i) {
    const std::size_t s = i % sets.in.size();
    const auto in = std::as_const(*sets.in[s]).view<float>();
    const auto out = sets.out[s]->writable<float>(), rows = sets.rows[s]->writable<float>();
    if (radius <= most_fused_radius) return enqueue_fused(stage, in, out, filter, Border::replicate);
    enqueue_pass(stage, Axis::row, in, rows, filter.row, Border::replicate);
    enqueue_pass(stage, Axis::column, std::as_const(*sets.rows[s]).view<float>(), out, filter.column, Border::replicate);
  });
  if (!is_as_v1(device, sets, filter)) state.SkipWithError("not the result of v1");
}

void declare_fused(const DevicePtr& device, Size size, const std::vector<int>& radii) {
  for (const int radius : radii)
    declare("fused r = " + std::to_string(radius), size,
            [=](benchmark::State& state) { run_fused(state, *device, size, radius); });
}

void declare_tensor(const DevicePtr& device, Size size, const std::vector<int>& radii) {
  constexpr double tolerance = 2e-6;  // of white, with taps that sum to 1
  for (const int radius : radii)
    declare("tensor r = " + std::to_string(radius), size, [=](benchmark::State& state) {
      const Sets& sets = device->sets(size, PixelType::float32);
      const SeparableFilter filter = gaussian(radius);
      DeviceBuffer<int> is_bad(1, device->stream());
      time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
        const std::size_t s = i % sets.in.size();
        enqueue_tensor(stage, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(), filter,
                       Border::replicate, 1, is_bad.device_data());
      });
      if (!is_as_v1(*device, sets, filter, tolerance)) state.SkipWithError("not the result of v1");
    });
}

std::string pass_name(Axis axis) { return axis == Axis::row ? "row" : "column"; }

void declare_passes(const DevicePtr& device, Size size, int radius) {
  for (const Axis axis : {Axis::row, Axis::column})
    declare(pass_name(axis) + " pass r = " + std::to_string(radius), size, [=](benchmark::State& state) {
      const Sets& sets = device->sets(size, PixelType::float32);
      const SeparableFilter filter = gaussian(radius);
      time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
        const std::size_t s = i % sets.in.size();
        enqueue_pass(stage, axis, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(),
                     axis == Axis::row ? filter.row : filter.column, Border::replicate);
      });
    });
}

template <class T>
void declare_grouped(const DevicePtr& device, Size size, int radius, Variant variant) {
  for (const Axis axis : {Axis::row, Axis::column})
    declare(std::string(info_of(variant).name) + " " + pass_name(axis) + " r = " + std::to_string(radius), size,
            [=](benchmark::State& state) {
              const Sets& sets = device->sets(size, std::is_same_v<T, float> ? PixelType::float32 : PixelType::uint8);
              const SeparableFilter filter = gaussian(radius);
              time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
                const std::size_t s = i % sets.in.size();
                enqueue_grouped(stage, variant, axis, std::as_const(*sets.in[s]).view<T>(), sets.out[s]->writable<T>(),
                                axis == Axis::row ? filter.row : filter.column, Border::zero);
              });
            });
}

void declare_thesis(const DevicePtr& device, Size size) {
  for (const Variant v : {Variant::v1, Variant::v3, Variant::v4, Variant::v41, Variant::v411, Variant::v412, Variant::vector})
    declare_grouped<float>(device, size, 8, v);
  declare_grouped<std::uint8_t>(device, size, 8, Variant::v51);
  declare_fused(device, size, {8});
}

void declare_recursive(const DevicePtr& device, Size size) {
  for (const double sigma : {3.0, 30.0, 300.0}) {
    const auto run = [=](benchmark::State& state, const std::vector<Axis>& axes) {
      const Sets& sets = device->sets(size, PixelType::float32);
      std::vector<std::function<void(const TimedStage&)>> passes;
      for (std::size_t s = 0; s < sets.in.size(); ++s)
        for (const Axis axis : axes)
          passes.push_back(prepare_recursive(device->stream(), axis, std::as_const(*sets.in[s]).view<float>(),
                                             sets.out[s]->writable<float>(), sigma, Border::replicate));
      time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
        for (std::size_t a = 0; a < axes.size(); ++a) passes[(i * axes.size() + a) % passes.size()](stage);
      });
    };
    const std::string suffix = " sigma = " + std::to_string(int(sigma));
    for (const Axis axis : {Axis::row, Axis::column})
      declare("recursive " + pass_name(axis) + suffix, size, [=](benchmark::State& state) { run(state, {axis}); });
    declare("recursive" + suffix, size, [=](benchmark::State& state) { run(state, {Axis::row, Axis::column}); });
  }
}

// --- warps

Warp thesis_warp(int width, int height, bool affine, int outputs) {
  Parameters p;
  p.operation = affine ? Operation::affine : Operation::homography;
  const double w = width, h = height;
  p.matrix = affine ? Numbers{2, 1.5, -800.0 / 720 * w, 0, 2, -300.0 / 576 * h}
                    : Numbers{3, 1.2, -600.0 / 720 * w, 0, 3, -100.0 / 576 * h, -0.01 * 720 / w, -0.01 * 576 / h, 10};
  p.outputs_per_thread = outputs;
  return make_warp(p, width, height);
}

/// Turned by so many degrees about the image's middle, and a little tilted.
Warp turned_warp(int width, int height, double degrees) {
  Parameters p;
  p.operation = Operation::homography;
  const double angle = degrees * std::numbers::pi / 180, c = std::cos(angle), s = std::sin(angle);
  const double x = width / 2.0, y = height / 2.0;
  p.matrix = Numbers{c, -s, x - c * x + s * y, s, c, y - s * x - c * y, 0.05 / width, -0.03 / height, 1};
  return make_warp(p, width, height);
}

const char* warp_name(bool affine) { return affine ? "affine" : "homography"; }

void declare_warps(const DevicePtr& device, Size size) {
  for (const bool affine : {true, false})
    for (const int outputs : {1, 2, 4, 8})
      declare(std::string(warp_name(affine)) + ", " + std::to_string(outputs) + " per thread", size,
              [=](benchmark::State& state) {
                const Sets& sets = device->sets(size, PixelType::float32);
                const Warp warp = thesis_warp(size.width, size.height, affine, outputs);
                time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
                  const std::size_t s = i % sets.in.size();
                  enqueue_warp(stage, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(), warp);
                });
              });
}

void declare_turned(const DevicePtr& device, Size size) {
  for (const double degrees : {0.0, 3.0, 20.0, 45.0, 90.0})
    declare("homography turned by " + std::to_string(int(degrees)) + " degrees", size, [=](benchmark::State& state) {
      const Sets& sets = device->sets(size, PixelType::float32);
      const Warp warp = turned_warp(size.width, size.height, degrees);
      time_calls(state, *device, size, [&](const TimedStage& stage, std::size_t i) {
        const std::size_t s = i % sets.in.size();
        enqueue_warp(stage, std::as_const(*sets.in[s]).view<float>(), sets.out[s]->writable<float>(), warp);
      });
    });
}

/// The same warps through textures, which the body fills before it enqueues.
template <class Work>
void run_textures(benchmark::State& state, Device& device, Size size, bool weighs, const Work& work) {
  const Sets& sets = device.sets(size, PixelType::float32);
  std::vector<std::unique_ptr<Textures>> textures;
  RunContext context;
  TimedStage stage(context, device.stream(), "fill", 0);
  for (const auto& in : sets.in) {
    textures.push_back(std::make_unique<Textures>(std::as_const(*in).view<float>(), weighs));
    textures.back()->enqueue_copy(stage, std::as_const(*in).view<float>());
  }
  stage.finish();
  time_calls(state, device, size, [&](const TimedStage& timed, std::size_t i) {
    const std::size_t s = i % sets.in.size();
    work(timed, std::as_const(*sets.in[s]).view<float>(), *textures[s], sets.out[s]->writable<float>());
  });
}

/// Texel by texel, weighed by the unit, and what the copy into texture memory takes before.
void declare_textures(const DevicePtr& device, Size size) {
  declare("copy to texture", size, [=](benchmark::State& state) {
    run_textures(state, *device, size, false,
                 [](const TimedStage& stage, auto in, Textures& texture, auto) { texture.enqueue_copy(stage, in); });
  });
  for (const bool weighs : {false, true})
    for (const bool affine : {true, false})
      declare(std::string(warp_name(affine)) + (weighs ? ", hardware" : ", texture"), size, [=](benchmark::State& state) {
        Warp warp = thesis_warp(size.width, size.height, affine, 4);
        warp.interpolation = weighs ? Interpolation::linear_hardware : Interpolation::linear;
        warp.reads = Reads::texture;
        run_textures(state, *device, size, weighs, [&](const TimedStage& stage, auto in, Textures& texture, auto out) {
          enqueue_warp(stage, in, texture.handles(), out, warp);
        });
      });
}

// --- whole calls, on the host's clock

void declare_engine(const DevicePtr& device, Size size) {
  const std::string suffix = "/" + std::to_string(size.width) + "x" + std::to_string(size.height);
  bench::declare_on_host("engine upload (pageable)" + suffix, [=](benchmark::State& state) {
    const Image image = noise(size, PixelType::float32);
    for (auto _ : state) {
      RunContext own;
      benchmark::DoNotOptimize(device->engine->upload(image, own));
    }
  });
  bench::declare_on_host("engine download (pageable)" + suffix, [=](benchmark::State& state) {
    RunContext own;
    const PlanesPtr planes = device->engine->upload(noise(size, PixelType::float32), own);
    for (auto _ : state) benchmark::DoNotOptimize(device->engine->download(*planes, own));
  });
}

/// The time of an image in a sequence that overlaps; beside it the other ways.
void declare_sequence(Size size) {
  declare("sequence, overlapped", size, [=](benchmark::State& state) {
    std::vector<Image> images, results;
    for (int i = 0; i < 4; ++i) images.push_back(noise(size, PixelType::float32));
    constexpr int count = 40;
    for (auto _ : state) {
      RunContext context;
      const SequenceTiming t = time_sequence(images, count, gaussian(8), Border::replicate, results, context);
      state.SetIterationTime(1e-3 * t.overlapped);
      bench::add_time(state, "pageable", t.pageable);
      bench::add_time(state, "pinned", t.pinned);
    }
  });
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
  if (!symbol) throw Error(ErrorKind::io, std::string("no ") + name + ": " + dlerror());
  return reinterpret_cast<F>(symbol);
}

void run_npp_gauss(benchmark::State& state, Device& device, Size size, int radius, const std::string& library) {
  const auto gauss = npp_function<NppGauss>(library.c_str(), "nppiFilterGaussAdvancedBorder_32f_C1R_Ctx");
  const Sets& sets = device.sets(size, PixelType::float32);
  const NppContext context = npp_context(device.stream().handle());
  const int step = int(sets.in[0]->view<float>().pitch * 4);
  const SeparableFilter filter = gaussian(radius);
  DeviceBuffer<float> taps(filter.row.values.size(), device.stream());
  copy(taps.view(), Span<const float>(filter.row.values), device.stream());
  int status = 0;
  time_calls(state, device, size, [&](const TimedStage&, std::size_t i) {
    const std::size_t s = i % sets.in.size();
    status = gauss(sets.in[s]->view<float>().data, step, {size.width, size.height}, {0, 0}, sets.out[s]->writable<float>().data,
                   step, {size.width, size.height}, 2 * radius + 1, taps.device_data(), 2, context);
  });
  state.counters["status"] = status;
  clear_cuda_error();
}

void run_npp_homography(benchmark::State& state, Device& device, Size size, const std::string& library) {
  const auto perspective = npp_function<NppWarp>(library.c_str(), "nppiWarpPerspective_32f_C1R_Ctx");
  const Sets& sets = device.sets(size, PixelType::float32);
  const NppContext context = npp_context(device.stream().handle());
  const int step = int(sets.in[0]->view<float>().pitch * 4);
  const Matrix3 forward = inverse(thesis_warp(size.width, size.height, false, 4).sample);
  double m[3][3];
  std::copy(forward.m.begin(), forward.m.end(), &m[0][0]);
  const NppRect all{0, 0, size.width, size.height};
  int status = 0;
  time_calls(state, device, size, [&](const TimedStage&, std::size_t i) {
    const std::size_t s = i % sets.in.size();
    status = perspective(sets.in[s]->view<float>().data, {size.width, size.height}, step, all,
                         sets.out[s]->writable<float>().data, step, all, m, 2, context);
  });
  state.counters["status"] = status;
}

void declare_npp(const DevicePtr& device, Size size, const std::string& filters, const std::string& geometry) {
  for (const int radius : {1, 2, 4, 8, 12, 16, 31})
    declare("NPP Gauss r = " + std::to_string(radius), size,
            [=](benchmark::State& state) { run_npp_gauss(state, *device, size, radius, filters); });
  declare("NPP homography", size, [=](benchmark::State& state) { run_npp_homography(state, *device, size, geometry); });
}

void declare_all(const std::vector<std::string>& arguments) {
  const bool is_small = !arguments.empty() && arguments[0] == "small";
  const Size size = is_small ? Size{2048, 1024} : Size{16384, 8192}, studied{2048, 2048};
  const auto device = std::make_shared<Device>();
  declare_copies(device);
  declare_fused(device, size, {1, 2, 4, 6, 8, 10, 12, 16, 31, 63});
  declare_tensor(device, size, {8, 16, 24, 31, 48, 63});
  declare_passes(device, size, 31);
  declare_recursive(device, size);
  declare_warps(device, size);
  declare_turned(device, size);
  declare_turned(device, {3840, 2160});
  declare_textures(device, size);
  declare_textures(device, {720, 576});
  declare_warps(device, {720, 576});
  declare_warps(device, {360, 288});
  declare_thesis(device, studied);
  declare_engine(device, size);
  declare_sequence(studied);
  const std::size_t own = is_small ? 1 : 0;
  if (arguments.size() > own + 1) declare_npp(device, size, arguments[own], arguments[own + 1]);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
