// Our CPU filters beside OpenCV's, two threads each: filter_cpu_bench [width height]. A copy says what memory allows, and where
// the processor has AVX-512 the loops for older ones are timed too.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/filter/convolve/convolve_cpu.h"
#include "compute/filter/engine.h"
#include "compute/filter/warp/warp_cpu.h"
#include "tests/bench/bench.h"

#include <fmt/format.h>
#include <immintrin.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::filter;

/// An image of noise for both; made when a benchmark runs, so that only those that are asked for take memory.
struct Scene {
  RunContext context;
  std::shared_ptr<const Engine> engine = engine_for(Backend::cpu);
  Image image;
  PlanesPtr planes;

  Scene(int width, int height, PixelType type) : image(width, height, 1, type) {
    std::mt19937 random(1);
    if (type == PixelType::uint8)
      for (auto& v : image.values<std::uint8_t>()) v = std::uint8_t(random() >> 24);
    else
      for (float& v : image.values<float>()) v = float(random()) * 0x1p-32f;
    context.thread_count = 2;
    planes = engine->upload(image, context);
  }
  template <class T>
  [[nodiscard]] Span<const T> plane() const {
    return {image.values<T>().data(), image.pixel_count()};
  }
  [[nodiscard]] PlaneShape shape() const { return {image.width(), image.height(), Border::reflect_101}; }
  [[nodiscard]] cv::Mat matrix() const {
    return {image.height(), image.width(), image.type() == PixelType::uint8 ? CV_8U : CV_32F,
            const_cast<std::byte*>(image.bytes().data())};
  }
};

struct Bench {
  int width, height;

  /// What a filter cannot undercut that reads and writes each value once.
  void copy() const {
    bench::declare_on_host("float plane copied past the cache", [*this](benchmark::State& state) {
      Scene scene(width, height, PixelType::float32);
      HostBuffer<float> out(scene.image.pixel_count());
      const Span<const float> in = scene.plane<float>();
      constexpr std::size_t lanes = 4;
      for (auto _ : state)
        CpuExecutor(scene.context).for_ranges("copy", in.size() / lanes, 1u << 14, [&](std::size_t begin, std::size_t end) {
          for (std::size_t i = begin * lanes; i < end * lanes; i += lanes)
            _mm_stream_ps(out.data() + i, _mm_loadu_ps(in.data() + i));
        });
    });
  }

  void gaussian(PixelType type, int radius, Variant variant) const {
    Parameters parameters;
    parameters.radius = radius;
    const Convolution convolution{make_filter(parameters), Border::reflect_101, variant};
    const bool is_bytes = type == PixelType::uint8;
    const std::string name =
        fmt::format("{} Gaussian k = {}, {}", is_bytes ? "8-bit" : "float", 2 * radius + 1, info_of(variant).name);
    bench::declare_on_host(name + "/ours", [*this, type, convolution](benchmark::State& state) {
      Scene scene(width, height, type);
      for (auto _ : state) (void)scene.engine->convolve(scene.planes, convolution, scene.context);
    });
    if (variant == Variant::fused && widest_vectors() != Vectors::avx2)
      bench::declare_on_host(name + "/AVX2", [*this, type, convolution, is_bytes](benchmark::State& state) {
        Scene scene(width, height, type);
        HostBuffer<float> out(scene.image.pixel_count());
        for (auto _ : state)
          if (is_bytes)
            fused_convolution(scene.plane<std::uint8_t>(), out.view(), scene.shape(), convolution.filter, scene.context,
                              Vectors::avx2);
          else
            fused_convolution(scene.plane<float>(), out.view(), scene.shape(), convolution.filter, scene.context,
                              Vectors::avx2);
      });
    bench::declare_on_host(name + "/OpenCV", [*this, type, convolution, radius, is_bytes](benchmark::State& state) {
      const Scene scene(width, height, type);
      const cv::Mat source = scene.matrix(), row(convolution.filter.row.values), column(convolution.filter.column.values);
      cv::Mat target;
      // OpenCV's 8-bit Gaussian is its fixed-point fast path; its float one is the same engine as sepFilter2D.
      for (auto _ : state)
        if (is_bytes)
          cv::GaussianBlur(source, target, {2 * radius + 1, 2 * radius + 1}, 0, 0, cv::BORDER_REFLECT_101);
        else
          cv::sepFilter2D(source, target, CV_32F, row, column, {-1, -1}, 0, cv::BORDER_REFLECT_101);
    });
  }

  void homography(Interpolation interpolation, const std::string& name, double rotation) const {
    Parameters parameters;
    parameters.operation = Operation::homography;
    parameters.rotation = rotation;
    parameters.perspective_x = 0.2;
    parameters.perspective_y = 0.1;
    parameters.interpolation = interpolation;
    const Warp warp = make_warp(parameters, width, height);
    bench::declare_on_host(name + "/ours", [*this, warp](benchmark::State& state) {
      Scene scene(width, height, PixelType::float32);
      for (auto _ : state) (void)scene.engine->warp(scene.planes, warp, scene.context);
    });
    if (widest_vectors() != Vectors::avx2)
      bench::declare_on_host(name + "/AVX2", [*this, warp](benchmark::State& state) {
        Scene scene(width, height, PixelType::float32);
        HostBuffer<float> out(scene.image.pixel_count());
        for (auto _ : state) warp_plane(scene.plane<float>(), width, height, out.view(), warp, scene.context, Vectors::avx2);
      });
    bench::declare_on_host(name + "/OpenCV", [*this, warp](benchmark::State& state) {
      const Scene scene(width, height, PixelType::float32);
      const cv::Mat source = scene.matrix();
      cv::Mat matrix(3, 3, CV_64F), target;
      std::copy(warp.sample.m.begin(), warp.sample.m.end(), matrix.ptr<double>());
      for (auto _ : state)
        cv::warpPerspective(source, target, matrix, {width, height}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                            cv::BORDER_CONSTANT);
    });
  }
};

void declare_all(const std::vector<std::string>& arguments) {
  Bench bench{3840, 2160};
  if (arguments.size() > 1) bench = {std::stoi(arguments[0]), std::stoi(arguments[1])};
  cv::setNumThreads(2);
  bench.copy();
  for (const int radius : {2, 15, 31}) bench.gaussian(PixelType::float32, radius, Variant::fused);
  bench.gaussian(PixelType::float32, 15, Variant::simd);
  bench.gaussian(PixelType::float32, 31, Variant::recursive);
  bench.gaussian(PixelType::uint8, 2, Variant::fused);
  bench.homography(Interpolation::linear, "homography, exact, turned 3", 3);
  bench.homography(Interpolation::linear, "homography, exact, turned 30", 30);
  bench.homography(Interpolation::linear_opencv, "homography, 1/32, turned 3", 3);
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
