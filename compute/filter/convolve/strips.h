// The inner loops of convolution on the CPU: four rows at a time, eight or sixteen pixels per instruction. Each output adds its
// products in the order of the taps, as the definition says.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/convolve/border.h"
#include "compute/filter/convolve/taps.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ws::filter {

/// How many rows are computed together, and the number of columns of which a strip's width is a multiple.
inline constexpr int strip_rows = 4;
inline constexpr int strip_step = 16;
[[nodiscard]] constexpr int whole_steps(int columns) { return (columns + strip_step - 1) / strip_step * strip_step; }

/// Up to so many taps memory takes longer than the sums.
inline constexpr int few_taps = 7;

/// The instructions of the loops: AVX2, which the program needs, or AVX-512F. Both give the same bits.
enum class Vectors { avx2, avx512 };
/// AVX-512 on AMD's processors that have it, and on Intel's since Sapphire Rapids, which have its FP16, too: two ports of 512
/// bits and quick gathers. Those before were not measured.
[[nodiscard]] Vectors widest_vectors();

/// out[k][j] = Σ taps[i] · in[k][j + i] for j < columns (a multiple of strip_step), k < strip_rows.
/// `in` is read up to in[k][columns + taps.size() − 2]; `out` is aligned to 64 bytes.
void convolve_rows(const std::array<const float*, strip_rows>& in, const std::array<float*, strip_rows>& out, int columns,
                   const Taps& taps, Vectors vectors);

/// Where four output rows go; rows ≥ `rows` and columns ≥ `columns` are not written.
struct StripTarget {
  float* first;
  std::size_t pitch;
  int rows, columns;
  bool past_cache;  ///< streaming stores: for images larger than the cache. Needs `first` and `pitch` aligned to 32 bytes.
};
/// Four rows of the input that will be wanted next. The columns ask the memory for them as they go, so that it works while they
/// compute: all at once would only wait for each other, and the processor itself sees no pattern in pieces of rows.
struct Ahead {
  std::uintptr_t first = 0;  ///< an address; 0: no rows
  std::size_t pitch_bytes = 0, row_bytes = 0, pixel_bytes = 0;

  /// For what lies from as many pixels as j on, up to `end` or, where that is the last column, up to the rows' ends.
  [[gnu::always_inline]] void ask(int j, int end, int columns) const {  // a call without effects would be left out
    constexpr std::size_t line = 64;
    if (first == 0) return;
    const std::size_t to = end < columns ? std::size_t(end) * pixel_bytes : row_bytes;
    for (std::uintptr_t row = first; row < first + strip_rows * pitch_bytes; row += pitch_bytes)
      for (std::size_t b = (std::size_t(j) * pixel_bytes + line - 1) / line * line; b < to; b += line)
        __builtin_prefetch(reinterpret_cast<const void*>(row + b));  // NOLINT(performance-no-int-to-ptr): may lie outside
  }
};
/// target row k, column j = Σ taps[i] · in[k + i][j]; `in` has strip_rows + taps.size() − 1 rows of whole_steps(columns).
void convolve_columns(const float* const* in, const StripTarget& target, const Taps& taps, Vectors vectors,
                      const Ahead& ahead = {});

/// The same with AVX-512F, which the processor must have; rows of at least `wide_columns_min`, an odd count of taps.
inline constexpr int wide_columns_min = 64;
void convolve_rows_avx512(const std::array<const float*, strip_rows>& in, const std::array<float*, strip_rows>& out,
                          int columns, const Taps& taps);
/// The same of rows of bytes; false where the taps are not an odd count of at most few_taps.
[[nodiscard]] bool convolve_rows_of_bytes_avx512(const std::array<const std::uint8_t*, strip_rows>& in,
                                                 const std::array<float*, strip_rows>& out, int columns, const Taps& taps);
void convolve_columns_avx512(const float* const* in, const StripTarget& target, const Taps& taps, const Ahead& ahead);
/// At least sixteen.
void floats_of_bytes_avx512(const std::uint8_t* from, int count, float* to);

/// `count` pixels of row `y` of a plane from column `begin` on, with what lies outside: a pointer into the plane where that is
/// possible, else into `scratch`, which is then filled.
template <class T>
[[nodiscard]] const float* row_segment(const T* plane, int width, int height, Border border, int y, int begin, int count,
                                       float* scratch, Vectors vectors);

}  // namespace ws::filter
