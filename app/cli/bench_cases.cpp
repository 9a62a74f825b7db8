// The table of bench cases. Spirals have r1 at twice the noise, as the papers do.
// SPDX-License-Identifier: MIT
#include "app/cli/bench_cases.h"

namespace ws::app {

namespace {

const std::vector<BenchMethod> ladder{{"cpu", "reference"}, {"cpu", "simd"},   {"cpu", "fused"},     {"cuda", "v1"},
                                      {"cuda", "v3"},       {"cuda", "v4"},    {"cuda", "v41"},      {"cuda", "v411"},
                                      {"cuda", "v412"},     {"cuda", "fused"}, {"cuda", "recursive"}};
const std::vector<BenchMethod> fast{{"cpu", "fused"}, {"cpu", "recursive"}, {"cuda", "fused"}, {"cuda", "recursive"}};

constexpr BenchMethod cpu_reference{"cpu", "reference"}, cpu_brute{"cpu", "brute"}, cuda_brute{"cuda", "brute"};

const std::vector<BenchMethod> builders{{"cpu", "level"}, {"cpu", "presorted"}, {"cpu", "sweep"}, {"cuda", "level"}};

const std::vector<BenchMethod> lmt{{"cpu", "lmt"}, {"cuda", "lmt"}};
// The first is one thread's, whatever the number of threads; all make the same calls.
const std::vector<BenchMethod> removals{
    {"cpu", "removal-stack"}, {"cpu", "removal-bitmask"}, {"cpu", "removal"}, {"cuda", "removal"}, {"cuda", "removal-bitmask"}};
const std::vector<BenchMethod> paths{{"cpu", "path-dp"}, {"cuda", "path-dp"}};

const std::vector<BenchCase>& table() {
  static const std::vector<BenchCase> cases{
      {"ridge",
       "circle-10k",
       "circle --count 10000 --noise 0.1 --seed 1",
       {{"r1", "0.2"}},
       "method",
       {cpu_reference, cpu_brute, cuda_brute}},
      {"ridge",
       "circle-100k",
       "circle --count 100000 --noise 0.1 --seed 1",
       {{"r1", "0.2"}},
       "method",
       {cpu_reference, cpu_brute, cuda_brute}},
      {"ridge", "circle-1m", "circle --count 1000000 --noise 0.1 --seed 1", {{"r1", "0.2"}}, "method", {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral2-100k",
       "spiral --dimension 2 --count 100000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       "method",
       {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral2-1m",
       "spiral --dimension 2 --count 1000000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       "method",
       {cpu_brute, cuda_brute}},
      {"ridge",
       "spiral3-1m",
       "spiral --dimension 3 --count 1000000 --noise 4.17 --seed 1",
       {{"r1", "8.34"}},
       "method",
       {cpu_brute, cuda_brute}},
      {"kdtree", "knot-100k", "torus-knot --triangles 100000", {}, "pipeline", builders},
      {"kdtree", "city-100k", "city --triangles 100000 --seed 1", {}, "pipeline", builders},
      {"kdtree", "soup-100k", "soup --triangles 100000 --size 0.03 --seed 1", {}, "pipeline", builders},
      {"kdtree", "terrain-1m", "terrain --triangles 1000000 --seed 1", {}, "pipeline", {{"cpu", "level"}, {"cuda", "level"}}},
      {"triangulation", "lmt-10k", "uniform27 --count 10000 --seed 1", {}, "method", lmt},
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
      {"triangulation", "paths-28", "uniform --dimension 2 --count 28 --seed 1", {}, "method", {{"cuda", "path-dp"}}},
      {"filter",
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
       {{"cpu", "linear"}, {"cpu", "cubic"}, {"cuda", "linear"}, {"cuda", "cubic"}}},
  };
  return cases;
}

}  // namespace

std::span<const BenchCase> bench_cases() { return table(); }

}  // namespace ws::app
