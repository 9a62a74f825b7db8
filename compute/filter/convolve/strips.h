// The inner loops of convolution on the CPU: four rows at a time, sixteen pixels at a time, eight per instruction. Each
// output adds its products in the order of the taps, as the definition says.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/convolve/border.h"
#include "compute/filter/convolve/taps.h"

#include <array>
#include <cstdint>

namespace ws::filter {

/// How many rows are computed together, and the number of columns of which a strip's width is a multiple.
inline constexpr int strip_rows = 4;
inline constexpr int strip_step = 16;
[[nodiscard]] constexpr int whole_steps(int columns) { return (columns + strip_step - 1) / strip_step * strip_step; }

/// out[k][j] = Σ taps[i] · in[k][j + i] for j < columns (a multiple of strip_step), k < strip_rows.
/// `in` is read up to in[k][columns + taps.size() − 2]; `out` is aligned to 32 bytes.
void convolve_rows(const std::array<const float*, strip_rows>& in, const std::array<float*, strip_rows>& out, int columns,
                   const Taps& taps);

/// Where four output rows go; rows ≥ `rows` and columns ≥ `columns` are not written.
struct StripTarget {
  float* first;
  std::size_t pitch;
  int rows, columns;
  bool past_cache;  ///< streaming stores: for images larger than the cache. Needs `first` and `pitch` aligned to 32 bytes.
};
/// target row k, column j = Σ taps[i] · in[k + i][j]; `in` has strip_rows + taps.size() − 1 rows of whole_steps(columns).
void convolve_columns(const float* const* in, const StripTarget& target, const Taps& taps);

/// `count` pixels of row `y` of a plane from column `begin` on, with what lies outside: a pointer into the plane where that is
/// possible, else into `scratch`, which is then filled.
template <class T>
[[nodiscard]] const float* row_segment(const T* plane, int width, int height, Border border, int y, int begin, int count,
                                       float* scratch);

}  // namespace ws::filter
