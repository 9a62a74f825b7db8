// SPDX-License-Identifier: MIT
#include "compute/filter/bench.h"

#include "compute/filter/result.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::filter {

namespace {

constexpr const char* image_of_4k = "photo-like --width 3840 --height 2160 --type float32 --seed 1";
// The sizes of 2010; 8-bit grey is what its times suggest.
constexpr const char *large_board = "checkerboard --width 720 --height 576",
                     *small_board = "checkerboard --width 360 --height 288";

/// An approximation, whose last bits are another's on each backend.
BenchMethod recursive_on(const char* backend) { return {backend, "recursive", std::string("recursive on ") + backend}; }

/// Its sums have the matrix units' order and rounding.
BenchMethod on_matrix_units() { return {"cuda", "tensor", "tensor on cuda"}; }

BenchCase gaussian_of_4k(const char* name, const char* radius) {
  return {name,
          image_of_4k,
          {{"kernel", "gaussian"}, {"radius", radius}},
          "variant",
          {{"cpu", "fused"}, recursive_on("cpu"), {"cuda", "fused"}, on_matrix_units(), recursive_on("cuda")}};
}

/// Weights of 8 bits.
BenchMethod by_texture_units() { return {"cuda", "linear-hardware", "weights of 8 bits"}; }

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
          {{"cpu", "linear"}, {"cuda", "linear"}, by_texture_units()},
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
           {"cuda", "vector"},
           {"cuda", "fused"},
           recursive_on("cuda")}};
}

/// Kernels too small for a device, in every way to launch them.
BenchCase small_kernels() {
  return {"concurrent",
          "noise --width 512 --height 512 --channels 1 --type float32 --seed 1",
          {{"kernel", "gaussian"}, {"radius", "16"}, {"variant", "v411"}},
          "launch",
          {{"cuda", "whole"}, {"cuda", "in-turn"}, {"cuda", "at-once"}}};
}

/// One control of v411's tuning; the filter is as large as the smaller MAX_RADIUS allows.
BenchCase tuned(const char* name, const char* control, std::vector<BenchMethod> methods) {
  return {name,
          "noise --width 2048 --height 2048 --channels 1 --type float32 --seed 1",
          {{"kernel", "gaussian"}, {"radius", "16"}, {"variant", "v411"}},
          control,
          std::move(methods),
          {},
          {},
          {},
          true,
          false};
}

// Differences of the order of summation, of white; and those of places in single precision, which a warp multiplies by the
// image's slope.
constexpr double sums_by_rounding = 1e-5, places_by_rounding = 2e-3;

Array array_of_image(const std::shared_ptr<const FilterResult>& result) {
  const Image& image = result->image();
  return {"image",
          "Rows from the top, columns, channels",
          image.type() == PixelType::uint8 ? ElementType::uint8 : ElementType::float32,
          {std::size_t(image.height()), std::size_t(image.width()), std::size_t(image.channels())},
          image.bytes().data(),
          result};
}

/// What a filter of two rows of taps, or a warp, makes of the case's image.
PeerQuestion question_of(const std::shared_ptr<const FilterResult>& result, RunContext& context) {
  const Run& run = result->run();
  PeerQuestion question;
  question.data = {array_of_image(result)};
  question.answer = result->arrays(context).front();
  question.answer->shape = question.data.front().shape;  // one channel is one, here
  question.work = result->work();
  question.values = {{"border", choice_name(run.parameters.border)}};
  const double white = question.full = result->image().white;
  if (run.warp) {
    const Warp& warp = *run.warp;
    question.asks = warp.affine ? "affine" : "homography";
    question.data.push_back(array_of(std::vector<double>(warp.sample.m.begin(), warp.sample.m.end()), {3, 3}, "matrix",
                                     "From a pixel of the output to a place in the image"));
    question.answer->shape = {std::size_t(warp.height), std::size_t(warp.width), std::size_t(result->image().channels())};
    question.tolerance = places_by_rounding * white;
    return question;
  }
  question.asks = "convolve";
  for (const auto& [taps, name] : {std::pair(&run.filter.row, "row"), std::pair(&run.filter.column, "column")})
    question.data.push_back(
        array_of(taps->values, {taps->values.size()}, name, "Taps in the order in which they meet the image"));
  question.tolerance = sums_by_rounding * white;
  return question;
}

std::vector<BenchExtra> extras_of(const std::shared_ptr<const Result>& of, RunContext&) {
  const auto result = std::dynamic_pointer_cast<const FilterResult>(of);
  BenchExtra extra;
  extra.question = [result](RunContext& context) { return question_of(result, context); };
  return {std::move(extra)};
}

}  // namespace

BenchTable benches() {
  const std::vector<BenchMethod> interpolations{
      {"cpu", "linear"}, {"cpu", "cubic", "cubic"}, {"cuda", "linear"}, {"cuda", "cubic", "cubic"}, by_texture_units()};
  BenchTable table;
  table.cases = {filters_of_2010(),
                 small_kernels(),
                 tuned("max-radius", "max_radius", {{"cuda", "16"}, {"cuda", "32"}}),
                 tuned("group-shape", "group_shape",
                       {{"cuda", "source"}, {"cuda", "8x16"}, {"cuda", "16x16"}, {"cuda", "32x8"}, {"cuda", "64x4"}}),
                 tuned("unroll", "unroll", {{"cuda", "true"}, {"cuda", "false"}}),
                 tuned("tap-memory", "tap_memory", {{"cuda", "constant"}, {"cuda", "global"}}),
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
  table.extras = extras_of;
  return table;
}

}  // namespace ws::filter
