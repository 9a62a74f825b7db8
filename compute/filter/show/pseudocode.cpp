// How each variant of a filter goes, and a warp. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/explain.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

namespace ws::filter {

namespace {

const char* axis_words(const Pass& pass) { return pass.axis == Axis::row ? "x" : "y"; }

CodeLines reference_lines(const Pass& pass) {
  const std::string place = pass.axis == Axis::row ? "in[x + i, y]" : "in[x, y + i]";
  return code_lines({
      "rows first, then columns of what came out:",
      code_line("this pass goes along {}", axis_words(pass)),
      "for each band of rows:",
      "  for each pixel x, y:",
      "    sum := 0",
      "    for each tap i from −r to r:",
      "      outside the image: as the border says",
      code_line("      sum := sum + tap[i] · {}, with one rounding", place),
      "    out[x, y] := sum",
      "the result is the same for any order of pixels",
  });
}

CodeLines simd_lines(const Pass& pass) {
  return code_lines({
      "rows first, then columns of what came out:",
      code_line("this pass goes along {}", axis_words(pass)),
      "for each band of rows:",
      "  for each 8 pixels side by side, in one register:",
      "    sum := 0, eight times",
      "    for each tap i from −r to r:",
      "      load 8 pixels, i places on",
      "      sum := sum + tap[i] · them, with one rounding",
      "    store the 8 sums",
      "  at the borders: pixel by pixel, as the border says",
  });
}

CodeLines fused_lines() {
  return code_lines({
      "rows and columns in one pass over memory:",
      "for each strip of columns, on each core:",
      "  for each row of the strip, from the top:",
      "    for each pixel: sum := Σ tap[i] · in[x + i, y]",
      "    keep the row in a ring of 2 r + 1 rows, which stays in the cache",
      "    for each pixel, r rows above:",
      "      out[x, y] := Σ tap[j] · ring[y + j]",
      "    drop the oldest row",
      "the image after the rows is never in memory",
      "each sum has the order of two passes, so the bits are the same",
  });
}

CodeLines recursive_lines() {
  return code_lines({
      "a Gaussian as three damped oscillations, fitted to it:",
      "for each row, and then for each column:",
      "  forwards, pixel by pixel:",
      "    for each of the three: state := pole · state + in[x]",
      "    sum := the real parts, weighed",
      "  backwards, pixel by pixel:",
      "    the same with the pixels behind",
      "    out[x] := both sums, without counting in[x] twice",
      "  the states begin with what the border stands for",
      "the cost does not depend on the radius",
  });
}

CodeLines tensor_lines() {
  return code_lines({
      "rows and columns as products of matrices, in one pass over memory:",
      "T: 16 rows of taps, each a place further right; each tap the sum of two halves",
      "for each strip of columns, 16 of them to a warp:",
      "  for each 16 rows, from the top:",
      "    split each value into two halves, high + low",
      "    rows := T · in, as high · high + high · low + low · high",
      "    split rows in the same way, and keep them for 2 r + 16 rows",
      "    out[x, y] := T · kept rows, along y, as the same three products",
      "the sums are in single precision, in the order of the matrix units",
      "low · low is left out: at most 2⁻²² of a product",
  });
}

CodeLines tile_lines(Variant v) {
  if (v == Variant::v1)
    return code_lines({
        "  no tile: each item reads from global memory",
        "    its 2 r + 1 pixels are read again by its neighbours",
        "    outside the image: as the border says",
    });
  return code_lines({
      v == Variant::v412                     ? "  each item loads three pixels into the tile: r before, its own, r behind"
      : v == Variant::v3 || v == Variant::v4 ? "  each item loads two pixels into the tile: r before it, and r behind it"
      : v == Variant::vector                 ? "  each item loads four pixels at once, before and behind"
                             : "  each item loads two pixels into the tile, at multiples of 16 before and behind it",
      "    outside the image: as the border says",
      "  barrier: all of the tile is there",
  });
}

CodeLines grouped_lines(const Pass& pass) {
  const Variant v = *pass.variant;
  const bool is_unrolled = v == Variant::v411 || v == Variant::v412 || v == Variant::v51 || v == Variant::vector;
  return code_lines({
      v == Variant::vector ? code_line("a pass along {}: a work-item for each four pixels", axis_words(pass))
                           : code_line("a pass along {}: a work-item for each pixel", axis_words(pass)),
      "for each group of work-items, on any multiprocessor:",
      tile_lines(v),
      "  each item, for its pixel:",
      "    sum := 0",
      is_unrolled ? "    for each tap i from −r to r, unrolled when compiling:" : "    for each tap i from −r to r:",
      v == Variant::v51  ? "      sum := sum + tap[i] · tile[i] in whole numbers of 2⁻¹⁴"
      : v == Variant::v1 ? "      sum := sum + tap[i] · in[i], with one rounding"
                         : "      sum := sum + tap[i] · tile[i], with one rounding",
      v == Variant::v51 ? "    out := sum rounded to a byte" : "    out := sum",
  });
}

CodeLines reading_line(Interpolation interpolation) {
  switch (interpolation) {
    case Interpolation::nearest:
      return code_line("      value := the pixel nearest to (u, v)");
    case Interpolation::linear_opencv:
      return code_line("      value := between four pixels, (u, v) rounded to 1/32");
    case Interpolation::cubic:
      return code_line("      value := of sixteen pixels, with Keys' weights");
    case Interpolation::linear_hardware:
      return code_line("      value := between four pixels, with weights of 8 bits");
    default:
      return code_line("      value := between four pixels, by their distances from (u, v)");
  }
}

CodeLines tile_line(const Warp& warp) {
  return code_line(std::size_t(warp.outputs_per_thread),
                   "for each tile of the output, {} pixel to a thread:", "for each tile of the output, {} pixels to a thread:");
}

CodeLines warp_lines(const Warp& warp) {
  const auto places = std::size_t(warp.supersample) * std::size_t(warp.supersample);
  return code_lines({
      "M := the map from output to input, the inverse of what is asked for",
      tile_line(warp),
      places > 1
          ? code_line(places, "  for each pixel x, y, and {} place of it:", "  for each pixel x, y, and {} places of it:")
          : code_line("  for each pixel x, y:"),
      "    (u w, v w, w) := M (x, y, 1)",
      warp.affine ? "    w is 1: the map is affine" : "    u, v := divided by w",
      warp.affine ? "    so lines stay parallel" : "    if w is not above 0: the pixel is behind the plane, and black",
      warp.affine ? "    at (u, v):" : "    else, at (u, v):",
      reading_line(warp.interpolation),
      "      outside the input: as the border says",
      places > 1 ? "    out[x, y] := the mean of the values" : "    out[x, y] := value",
  });
}

CodeLines lines_of(const Pass& pass, Variant variant) {
  if (is_grouped(variant)) return grouped_lines(pass);
  if (variant == Variant::recursive) return recursive_lines();
  if (variant == Variant::fused) return fused_lines();
  if (variant == Variant::tensor) return tensor_lines();
  return variant == Variant::simd ? simd_lines(pass) : reference_lines(pass);
}

}  // namespace

MethodCode pseudocode_of(const Run& run, const Pass* pass) {
  if (!pass || pass->phase == "warp") {
    const bool is_affine = run.warp && run.warp->affine;
    const char* const title = !is_affine                                          ? phrase("Homography")
                              : run.parameters.operation == Operation::homography ? phrase("Homography that is affine")
                                                                                  : phrase("Affine warp");
    return {said(title), run.warp ? warp_lines(*run.warp) : CodeLines()};
  }
  const Variant variant = pass->variant.value_or(Variant::reference);
  return {told("Separable filter, variant {}", said_choice(info_of(variant).name)), lines_of(*pass, variant)};
}

}  // namespace ws::filter
