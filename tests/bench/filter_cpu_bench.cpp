// Our CPU filters beside OpenCV's, in turns, so that both see the same machine: filter_cpu_bench [rounds
// [width height [part of a case's name]]].
// SPDX-License-Identifier: MIT
#include "compute/filter/engine.h"

#include <fmt/format.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace ws;
using namespace ws::filter;

struct Bench {
  int rounds, width, height;
  std::string wanted;  ///< part of a case's name
  RunContext context;
  std::shared_ptr<const Engine> engine = engine_for(Backend::cpu);

  [[nodiscard]] Image noise(PixelType type) const {
    Image image(width, height, 1, type);
    std::mt19937 random(1);
    if (type == PixelType::uint8)
      for (auto& v : image.values<std::uint8_t>()) v = std::uint8_t(random() >> 24);
    else
      for (float& v : image.values<float>()) v = float(random()) * 0x1p-32f;
    return image;
  }

  static double median(std::vector<double> times) {
    std::nth_element(times.begin(), times.begin() + std::ptrdiff_t(times.size() / 2), times.end());
    return times[times.size() / 2];
  }

  /// Milliseconds by the clock on the wall, and of all threads together (which a busy machine disturbs less).
  struct Times {
    std::vector<double> wall, cpu;
    void add(const std::function<void()>& f) {
      const Stopwatch watch;
      const std::clock_t start = std::clock();
      f();
      wall.push_back(watch.ms());
      cpu.push_back(1e3 * double(std::clock() - start) / CLOCKS_PER_SEC);
    }
  };

  /// Runs both in turns and prints the medians.
  void compare(const std::string& name, const std::function<void()>& ours, const std::function<void()>& theirs) const {
    if (name.find(wanted) == std::string::npos) return;
    ours();  // pages and caches
    theirs();
    Times a, b;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
      a.add(ours);
      b.add(theirs);
      ratios.push_back(b.wall.back() / a.wall.back());
    }
    fmt::print("| {} | {:.1f} | {:.1f} | {:.2f} | {:.1f} | {:.1f} |\n", name, median(a.wall), median(b.wall), median(ratios),
               median(a.cpu), median(b.cpu));
    std::fflush(stdout);
  }

  void gaussian(PixelType type, int radius, Variant variant) {
    const Image image = noise(type);
    const PlanesPtr in = engine->upload(image, context);
    Parameters parameters;
    parameters.radius = radius;
    Convolution convolution{make_filter(parameters), Border::reflect_101, variant};
    const cv::Mat source(height, width, type == PixelType::uint8 ? CV_8U : CV_32F,
                         const_cast<std::byte*>(image.bytes().data()));
    const cv::Mat row(1, 2 * radius + 1, CV_32F, convolution.filter.row.values.data());
    const cv::Mat column(2 * radius + 1, 1, CV_32F, convolution.filter.column.values.data());
    cv::Mat target;
    const auto theirs = [&] {
      // OpenCV's 8-bit Gaussian is its fixed-point fast path; its float one is the same engine as sepFilter2D.
      if (type == PixelType::uint8)
        cv::GaussianBlur(source, target, {2 * radius + 1, 2 * radius + 1}, 0, 0, cv::BORDER_REFLECT_101);
      else
        cv::sepFilter2D(source, target, CV_32F, row, column, {-1, -1}, 0, cv::BORDER_REFLECT_101);
    };
    compare(
        fmt::format("{} Gaussian k = {}, {}", type == PixelType::uint8 ? "8-bit" : "float", 2 * radius + 1,
                    info_of(variant).name),
        [&] { (void)engine->convolve(in, convolution, context); }, theirs);
  }

  void homography(Interpolation interpolation, const char* name, bool rotated) {
    const Image image = noise(PixelType::float32);
    const PlanesPtr in = engine->upload(image, context);
    Parameters parameters;
    parameters.operation = Operation::homography;
    parameters.rotation = rotated ? 30 : 3;
    parameters.perspective_x = 0.2;
    parameters.perspective_y = 0.1;
    parameters.interpolation = interpolation;
    const Warp warp = make_warp(parameters, width, height);
    const cv::Mat source(height, width, CV_32F, const_cast<std::byte*>(image.bytes().data()));
    cv::Mat matrix(3, 3, CV_64F), target;
    std::copy(warp.sample.m.begin(), warp.sample.m.end(), matrix.ptr<double>());
    compare(
        name, [&] { (void)engine->warp(in, warp, context); },
        [&] {
          cv::warpPerspective(source, target, matrix, {width, height}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                              cv::BORDER_CONSTANT);
        });
  }
};

}  // namespace

int main(int argc, char** argv) {
  const auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
  Bench bench{std::max(number(1, 15), 1), number(2, 3840), number(3, 2160), argc > 4 ? argv[4] : "", {}};
  bench.context.thread_count = 2;
  cv::setNumThreads(2);
  fmt::print("{} x {}, 2 threads, {} rounds; milliseconds; ratio: the median over rounds\n\n", bench.width, bench.height,
             bench.rounds);
  fmt::print("| case | ours | OpenCV | ratio | ours, CPU | OpenCV, CPU |\n|---|---|---|---|---|---|\n");
  for (const int radius : {2, 15, 31}) bench.gaussian(PixelType::float32, radius, Variant::fused);
  bench.gaussian(PixelType::float32, 15, Variant::simd);
  bench.gaussian(PixelType::float32, 31, Variant::recursive);
  bench.gaussian(PixelType::uint8, 2, Variant::fused);
  bench.homography(Interpolation::linear, "homography, exact, turned 3", false);
  bench.homography(Interpolation::linear, "homography, exact, turned 30", true);
  bench.homography(Interpolation::linear_opencv, "homography, 1/32, turned 3", false);
}
