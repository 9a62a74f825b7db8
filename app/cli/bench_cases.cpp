// The table of bench cases. Spirals have r1 at twice the noise, as the papers do.
// SPDX-License-Identifier: MIT
#include "app/cli/bench_cases.h"

#include "app/cli/bench_ridge.h"

namespace ws::app {

namespace {

const std::vector<BenchMethod> ladder{{"cpu", "reference"}, {"cpu", "simd"},   {"cpu", "fused"},     {"cuda", "v1"},
                                      {"cuda", "v3"},       {"cuda", "v4"},    {"cuda", "v41"},      {"cuda", "v411"},
                                      {"cuda", "v412"},     {"cuda", "fused"}, {"cuda", "recursive"}};
const std::vector<BenchMethod> fast{{"cpu", "fused"}, {"cpu", "recursive"}, {"cuda", "fused"}, {"cuda", "recursive"}};
const std::vector<BenchMethod> warps{{"cpu", "linear"}, {"cuda", "linear"}, {"cuda", "linear-hardware"}};
/// The thesis's sizes; 8-bit grey is what its times suggest.
constexpr std::string_view large_board = "checkerboard --width 720 --height 576",
                           small_board = "checkerboard --width 360 --height 288";

constexpr BenchMethod cpu_reference{"cpu", "reference"}, cpu_brute{"cpu", "brute"}, cpu_grid{"cpu", "grid"},
    cuda_brute{"cuda", "brute"}, cuda_grid{"cuda", "grid"};

const std::vector<BenchMethod> builders{{"cpu", "level"}, {"cpu", "presorted"}, {"cpu", "sweep"}, {"cuda", "level"}};

const std::vector<BenchMethod> lmt{{"cpu", "lmt"}, {"cuda", "lmt"}};
// The first is one thread's, whatever the number of threads; all make the same calls.
const std::vector<BenchMethod> removals{
    {"cpu", "removal-stack"}, {"cpu", "removal-bitmask"}, {"cpu", "removal"}, {"cuda", "removal"}, {"cuda", "removal-bitmask"}};
const std::vector<BenchMethod> paths{{"cpu", "path-dp"}, {"cuda", "path-dp"}};

/// The first row of each is brute force on the CPU, so that ratios are those to it; the largest cloud is for the device alone.
std::vector<BenchCase> ridge_cases() {
  const std::vector<BenchMethod> all{cpu_brute, cpu_reference, cpu_grid, cuda_brute, cuda_grid};
  const std::vector<BenchMethod> parallel{cpu_brute, cpu_grid, cuda_brute, cuda_grid};
  const auto spiral = [](std::string_view name, std::string_view generator, std::vector<BenchMethod> methods) {
    return BenchCase{"ridge", name, generator, {{"r1", "8.34"}}, "method", std::move(methods)};
  };
  const auto circle = [](std::string_view name, std::string_view generator, std::vector<BenchMethod> methods) {
    return BenchCase{"ridge", name, generator, {{"r1", "0.2"}}, "method", std::move(methods)};
  };
  return {circle("circle-10k", "circle --count 10000 --noise 0.1 --seed 1", all),
          circle("circle-100k", "circle --count 100000 --noise 0.1 --seed 1", all),
          circle("circle-1m", "circle --count 1000000 --noise 0.1 --seed 1", parallel),
          spiral("spiral2-100k", "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1", parallel),
          spiral("spiral2-1m", "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1", parallel),
          spiral("spiral3-1m", "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1", parallel),
          spiral("spiral2-100m", "spiral --dimension 2 --count 100000000 --noise 4.17 --seed 1", {cuda_grid})};
}

std::vector<BenchCase> kdtree_cases() {
  return {
      {"kdtree", "knot-100k", "torus-knot --triangles 100000", {}, "pipeline", builders},
      {"kdtree", "city-100k", "city --triangles 100000 --seed 1", {}, "pipeline", builders},
      {"kdtree", "soup-100k", "soup --triangles 100000 --size 0.03 --seed 1", {}, "pipeline", builders},
      {"kdtree", "terrain-1m", "terrain --triangles 1000000 --seed 1", {}, "pipeline", {{"cpu", "level"}, {"cuda", "level"}}}};
}

std::vector<BenchCase> triangulation_cases() {
  return {{"triangulation", "lmt-10k", "uniform27 --count 10000 --seed 1", {}, "method", lmt},
          {"triangulation", "lmt-100k", "uniform27 --count 100000 --seed 1", {}, "method", lmt},
          {"triangulation", "lmt-1m", "uniform27 --count 1000000 --seed 1", {}, "method", lmt},
          {"triangulation", "removal-14", "uniform --dimension 2 --count 14 --seed 2", {}, "method", removals},
          {"triangulation",
           "combinations-11",
           "uniform --dimension 2 --count 11 --seed 1",
           {},
           "method",
           {{"cuda", "combinations"}}},
          {"triangulation", "paths-24", "uniform --dimension 2 --count 24 --seed 1", {}, "method", paths},
          {"triangulation", "paths-26", "uniform --dimension 2 --count 26 --seed 1", {}, "method", {{"cuda", "path-dp"}}},
          {"triangulation", "paths-28", "uniform --dimension 2 --count 28 --seed 1", {}, "method", {{"cuda", "path-dp"}}}};
}

std::vector<BenchCase> filter_cases() {
  return {{"filter",
           "thesis-2048",
           "photo-like --width 2048 --height 2048 --type float32 --seed 1",
           {{"kernel", "gaussian"}, {"radius", "8"}},
           "variant",
           ladder},
          {"filter",
           "gaussian-4k-31",
           "photo-like --width 3840 --height 2160 --type float32 --seed 1",
           {{"kernel", "gaussian"}, {"radius", "15"}},
           "variant",
           fast},
          {"filter",
           "gaussian-4k-127",
           "photo-like --width 3840 --height 2160 --type float32 --seed 1",
           {{"kernel", "gaussian"}, {"radius", "63"}},
           "variant",
           fast},
          {"filter",
           "homography-4k",
           "photo-like --width 3840 --height 2160 --type float32 --seed 1",
           {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
           "interpolation",
           {{"cpu", "linear"}, {"cpu", "cubic"}, {"cuda", "linear"}, {"cuda", "cubic"}, {"cuda", "linear-hardware"}}}};
}

/// The warps of 2010 at their sizes, and how an image is read.
std::vector<BenchCase> warp_cases() {
  return {{"filter",
           "reads-4k",
           "photo-like --width 3840 --height 2160 --type float32 --seed 1",
           {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
           "reads",
           {{"cuda", "global"}, {"cuda", "texture"}}},
          {"filter",
           "affine-a1",
           large_board,
           {{"operation", "affine"}, {"matrix", "2,1.5,-800,0,2,-300"}},
           "interpolation",
           warps,
           "2010, GT 240: 0.29 ms, 1.59 ms with the transfers"},
          {"filter",
           "affine-a2",
           small_board,
           {{"operation", "affine"}, {"matrix", "2,1.5,-300,0,2,-100"}},
           "interpolation",
           warps,
           "2010, GT 240: 0.09 ms, 1.00 ms with the transfers"},
          {"filter",
           "homography-h1",
           large_board,
           {{"operation", "homography"}, {"matrix", "3,1.2,-600,0,3,-100,-0.01,-0.01,10"}},
           "interpolation",
           warps,
           "2010, GT 240: 0.35 ms, 1.72 ms with the transfers"},
          {"filter",
           "homography-h2",
           small_board,
           {{"operation", "homography"}, {"matrix", "6,1.2,-100,0,6,-100,-0.01,-0.01,10"}},
           "interpolation",
           warps,
           "2010, GT 240: 0.10 ms, 1.03 ms with the transfers"}};
}

/// The first is the size of 2019; its vectors are whole numbers, and normal ones in the second.
std::vector<BenchCase> histogram_cases() {
  const std::vector<BenchMethod> on_cpu{{"cpu", "paper"}, {"cpu", "simd"}},
      flat{{"cpu", "simd"}, {"cpu", "boxes"}, {"cuda", "boxes"}, {"cuda", "fused"}};
  const std::vector<BenchMethod> device{{"cuda", "paper"}, {"cuda", "shared"}, {"cuda", "fused"}, {"cuda", "tensor"}};
  constexpr std::string_view note_of_2019 = "2019, device not named: 32 s for 5 bins, 53 s for 5000";
  return {{"histogram",
           "bytes-1m-5",
           "sift-like --count 1000000 --queries 10000 --seed 1",
           {{"bins", "5"}},
           "method",
           device,
           note_of_2019},
          {"histogram",
           "bytes-1m-5000",
           "sift-like --count 1000000 --queries 10000 --seed 1",
           {{"bins", "5000"}},
           "method",
           device,
           note_of_2019},
          {"histogram", "gauss-1m-256", "gauss --count 1000000 --queries 10000 --seed 1", {{"bins", "256"}}, "method", device},
          {"histogram",
           "space-1m-256",
           "uniform-vectors --dimension 3 --count 1000000 --queries 10000 --seed 1",
           {{"bins", "256"}},
           "method",
           {{"cuda", "boxes"}, {"cuda", "fused"}, {"cuda", "shared"}}},
          {"histogram",
           "space-1m-5000",
           "uniform-vectors --dimension 3 --count 1000000 --queries 10000 --seed 1",
           {{"bins", "5000"}},
           "method",
           {{"cuda", "boxes"}, {"cuda", "fused"}, {"cuda", "shared"}}},
          {"histogram", "bytes-20k", "sift-like --count 20000 --queries 500 --seed 1", {{"bins", "64"}}, "method", on_cpu},
          {"histogram",
           "plane-100k",
           "uniform-vectors --dimension 2 --count 100000 --queries 1000 --seed 1",
           {{"bins", "64"}},
           "method",
           flat},
          {"histogram",
           "space-100k",
           "uniform-vectors --dimension 3 --count 100000 --queries 1000 --seed 1",
           {{"bins", "256"}},
           "method",
           flat}};
}

const std::vector<BenchCase>& table() {
  static const std::vector<BenchCase> cases = [] {
    std::vector<BenchCase> all;
    for (const auto& part :
         {ridge_cases(), kdtree_cases(), triangulation_cases(), filter_cases(), warp_cases(), histogram_cases()})
      all.insert(all.end(), part.begin(), part.end());
    all.insert(all.end(), ridge_studies().begin(), ridge_studies().end());
    return all;
  }();
  return cases;
}

}  // namespace

std::span<const BenchCase> bench_cases() { return table(); }

}  // namespace ws::app
