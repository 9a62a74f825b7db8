// How each variant of a filter goes, and a warp. The beginnings of lines are what explain.cpp looks for.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/explain.h"

#include <fmt/format.h>

namespace ws::filter {

namespace {

using CodeLines = std::vector<std::string>;

const char* axis_words(const Pass& pass) { return pass.axis == Axis::row ? "x" : "y"; }

CodeLines reference_lines(const Pass& pass) {
  const std::string place = pass.axis == Axis::row ? "in[x + i, y]" : "in[x, y + i]";
  return {"rows first, then columns of what came out:",
          fmt::format("this pass goes along {}", axis_words(pass)),
          "for each band of rows:",
          "  for each pixel x, y:",
          "    sum := 0",
          "    for each tap i from −r to r:",
          "      outside the image: as the border says",
          "      sum := sum + tap[i] · " + place + ", with one rounding",
          "    out[x, y] := sum",
          "the result is the same for any order of pixels"};
}

CodeLines simd_lines(const Pass& pass) {
  return {"rows first, then columns of what came out:",
          fmt::format("this pass goes along {}", axis_words(pass)),
          "for each band of rows:",
          "  for each 8 pixels side by side, in one register:",
          "    sum := 0, eight times",
          "    for each tap i from −r to r:",
          "      load 8 pixels, i places on",
          "      sum := sum + tap[i] · them, with one rounding",
          "    store the 8 sums",
          "  at the borders: pixel by pixel, as the border says"};
}

CodeLines fused_lines() {
  return {"rows and columns in one pass over memory:",
          "for each strip of columns, on each core:",
          "  for each row of the strip, from the top:",
          "    for each pixel: sum := Σ tap[i] · in[x + i, y]",
          "    keep the row in a ring of 2 r + 1 rows, which stays in the cache",
          "    for each pixel, r rows above:",
          "      out[x, y] := Σ tap[j] · ring[y + j]",
          "    drop the oldest row",
          "the image after the rows is never in memory",
          "each sum has the order of two passes, so the bits are the same"};
}

CodeLines recursive_lines() {
  return {"a Gaussian as three damped oscillations, fitted to it:",
          "for each row, and then for each column:",
          "  forwards, pixel by pixel:",
          "    for each of the three: state := pole · state + in[x]",
          "    sum := the real parts, weighed",
          "  backwards, pixel by pixel:",
          "    the same with the pixels behind",
          "    out[x] := both sums, without counting in[x] twice",
          "  the states begin with what the border stands for",
          "the cost does not depend on the radius"};
}

CodeLines grouped_lines(const Pass& pass) {
  const Variant v = *pass.variant;
  const bool has_tile = v != Variant::v1;
  CodeLines lines{
      fmt::format("a pass along {}: a work-item for each {}", axis_words(pass), v == Variant::vector ? "four pixels" : "pixel"),
      "for each group of work-items, on any multiprocessor:"};
  if (has_tile) {
    lines.emplace_back(
        v == Variant::v412                     ? "  each item loads three pixels into the tile: r before, its own, r behind"
        : v == Variant::v3 || v == Variant::v4 ? "  each item loads two pixels into the tile: r before it, and r behind it"
        : v == Variant::vector                 ? "  each item loads four pixels at once, before and behind"
                               : "  each item loads two pixels into the tile, at multiples of 16 before and behind it");
    lines.emplace_back("    outside the image: as the border says");
    lines.emplace_back("  barrier: all of the tile is there");
  } else {
    lines.emplace_back("  no tile: each item reads from global memory");
    lines.emplace_back("    its 2 r + 1 pixels are read again by its neighbours");
    lines.emplace_back("    outside the image: as the border says");
  }
  lines.emplace_back("  each item, for its pixel:");
  lines.emplace_back("    sum := 0");
  lines.emplace_back(v == Variant::v411 || v == Variant::v412 || v == Variant::v51 || v == Variant::vector
                         ? "    for each tap i from −r to r, unrolled when compiling:"
                         : "    for each tap i from −r to r:");
  lines.emplace_back(v == Variant::v51 ? "      sum := sum + tap[i] · tile[i] in whole numbers of 2⁻¹⁴"
                     : has_tile        ? "      sum := sum + tap[i] · tile[i], with one rounding"
                                       : "      sum := sum + tap[i] · in[i], with one rounding");
  lines.emplace_back(v == Variant::v51 ? "    out := sum rounded to a byte" : "    out := sum");
  return lines;
}

const char* reading_words(Interpolation interpolation) {
  switch (interpolation) {
    case Interpolation::nearest:
      return "      value := the pixel nearest to (u, v)";
    case Interpolation::linear_opencv:
      return "      value := between four pixels, (u, v) rounded to 1/32";
    case Interpolation::cubic:
      return "      value := of sixteen pixels, with Keys' weights";
    case Interpolation::linear_hardware:
      return "      value := between four pixels, with weights of 8 bits";
    default:
      return "      value := between four pixels, by their distances from (u, v)";
  }
}

CodeLines warp_lines(const Warp& warp) {
  CodeLines lines{"M := the map from output to input, the inverse of what is asked for",
                  fmt::format("for each tile of the output, {} {} to a thread:", warp.outputs_per_thread,
                              warp.outputs_per_thread == 1 ? "pixel" : "pixels"),
                  warp.supersample > 1
                      ? fmt::format("  for each pixel x, y, and {} places of it:", warp.supersample * warp.supersample)
                      : std::string("  for each pixel x, y:")};
  lines.emplace_back("    (u w, v w, w) := M (x, y, 1)");
  lines.emplace_back(warp.affine ? "    w is 1: the map is affine" : "    u, v := divided by w");
  lines.emplace_back(warp.affine ? "    so lines stay parallel"
                                 : "    if w is not above 0: the pixel is behind the plane, and black");
  lines.emplace_back("    else:");
  lines.emplace_back(reading_words(warp.interpolation));
  lines.emplace_back("      outside the input: as the border says");
  lines.emplace_back(warp.supersample > 1 ? "    out[x, y] := the mean of the values" : "    out[x, y] := value");
  return lines;
}

}  // namespace

Pseudocode pseudocode_of(const Run& run, const Pass* pass) {
  if (!pass || pass->phase == "warp")
    return {run.warp && run.warp->affine ? "Affine warp" : "Homography", run.warp ? warp_lines(*run.warp) : CodeLines()};
  const Variant variant = pass->variant.value_or(Variant::reference);
  Pseudocode code{std::string("Separable filter, variant ") + info_of(variant).name, {}};
  if (is_grouped(variant))
    code.lines = grouped_lines(*pass);
  else if (variant == Variant::recursive)
    code.lines = recursive_lines();
  else if (variant == Variant::fused)
    code.lines = fused_lines();
  else
    code.lines = variant == Variant::simd ? simd_lines(*pass) : reference_lines(*pass);
  return code;
}

}  // namespace ws::filter
