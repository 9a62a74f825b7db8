// SPDX-License-Identifier: MIT
#include "compute/filter/bench.h"

namespace ws::filter {

namespace {

constexpr const char* image_of_4k = "photo-like --width 3840 --height 2160 --type float32 --seed 1";
// The sizes of 2010; 8-bit grey is what its times suggest.
constexpr const char *large_board = "checkerboard --width 720 --height 576",
                     *small_board = "checkerboard --width 360 --height 288";

BenchCase gaussian_of_4k(const char* name, const char* radius) {
  return {name,
          image_of_4k,
          {{"kernel", "gaussian"}, {"radius", radius}},
          "variant",
          {{"cpu", "fused"}, {"cpu", "recursive"}, {"cuda", "fused"}, {"cuda", "recursive"}}};
}

/// A homography that turns and tilts.
BenchCase tilted_4k(const char* name, const char* compared, std::vector<BenchMethod> methods) {
  return {name,
          image_of_4k,
          {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
          compared,
          std::move(methods)};
}

BenchCase warp_of_2010(const char* name, const char* board, const char* operation, const char* matrix, const char* note) {
  return {name,
          board,
          {{"operation", operation}, {"matrix", matrix}},
          "interpolation",
          {{"cpu", "linear"}, {"cuda", "linear"}, {"cuda", "linear-hardware"}},
          note};
}

/// One channel, as in 2010: what values it has does not change the times.
BenchCase filters_of_2010() {
  return {"thesis-2048",
          "noise --width 2048 --height 2048 --channels 1 --type float32 --seed 1",
          {{"kernel", "gaussian"}, {"radius", "8"}},
          "variant",
          {{"cpu", "reference"},
           {"cpu", "simd"},
           {"cpu", "fused"},
           {"cuda", "v1"},
           {"cuda", "v3"},
           {"cuda", "v4"},
           {"cuda", "v41"},
           {"cuda", "v411"},
           {"cuda", "v412"},
           {"cuda", "fused"},
           {"cuda", "recursive"}}};
}

}  // namespace

BenchTable benches() {
  const std::vector<BenchMethod> interpolations{
      {"cpu", "linear"}, {"cpu", "cubic"}, {"cuda", "linear"}, {"cuda", "cubic"}, {"cuda", "linear-hardware"}};
  BenchTable table;
  table.cases = {filters_of_2010(),
                 gaussian_of_4k("gaussian-4k-31", "15"),
                 gaussian_of_4k("gaussian-4k-127", "63"),
                 tilted_4k("homography-4k", "interpolation", interpolations),
                 tilted_4k("reads-4k", "reads", {{"cuda", "global"}, {"cuda", "texture"}}),
                 warp_of_2010("affine-a1", large_board, "affine", "2,1.5,-800,0,2,-300",
                              "2010, GT 240: 0.29 ms, 1.59 ms with the transfers"),
                 warp_of_2010("affine-a2", small_board, "affine", "2,1.5,-300,0,2,-100",
                              "2010, GT 240: 0.09 ms, 1.00 ms with the transfers"),
                 warp_of_2010("homography-h1", large_board, "homography", "3,1.2,-600,0,3,-100,-0.01,-0.01,10",
                              "2010, GT 240: 0.35 ms, 1.72 ms with the transfers"),
                 warp_of_2010("homography-h2", small_board, "homography", "6,1.2,-100,0,6,-100,-0.01,-0.01,10",
                              "2010, GT 240: 0.10 ms, 1.03 ms with the transfers")};
  return table;
}

}  // namespace ws::filter
