// What the code of warps with AVX2 and with AVX-512 shares.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/filter/warp/sampling.h"

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace ws::filter {

/// A plane of floats or bytes.
template <class T>
using WarpSource = Source<Span<const T>>;
/// A part of the output, which begins at `out` and has `width` columns.
struct WarpTile {
  float* out;
  int width, begin, end, top, bottom;  ///< columns begin … end − 1 of the rows top … bottom − 1

  [[nodiscard]] float* row(int y) const { return out + std::size_t(y) * std::size_t(width); }
  [[nodiscard]] int middle_column() const { return (begin + end) / 2; }
  [[nodiscard]] int middle_row() const { return (top + bottom) / 2; }
};
template <class T>
using TileFunction = void (*)(const WarpSource<T>& in, const SampleMap& map, const WarpTile& tile);

/// For a processor that has AVX-512F.
template <class T>
[[nodiscard]] TileFunction<T> linear_tile_avx512(bool affine, bool rounded);

/// About how many pixels lie between what an output row reads in the middle of a tile and what a later row does.
[[nodiscard]] std::ptrdiff_t read_ahead(int width, const SampleMap& map, const WarpTile& tile);

/// A hint to the processor; the index may lie outside the image, since nothing is read. A call without effects would be left
/// out.
template <class T>
[[gnu::always_inline]] inline void prefetch(const T* pixels, std::ptrdiff_t index) {
  const auto address = reinterpret_cast<std::uintptr_t>(pixels) + std::uintptr_t(index) * sizeof(T);
  __builtin_prefetch(reinterpret_cast<const void*>(address));  // NOLINT(performance-no-int-to-ptr): may lie outside
}

// These two carry the attribute, since the header is compiled without such instructions, too, where it is checked alone.
[[gnu::target("avx2,fma"), gnu::always_inline]] inline __m256 blend_eight(__m256 a, __m256 b, __m256 t) {
  return _mm256_fmadd_ps(t, _mm256_sub_ps(b, a), a);
}

/// Which of eight values lie in [low, high].
[[gnu::target("avx2"), gnu::always_inline]] inline unsigned within_eight(__m256i value, int low, int high) {
  const __m256i below = _mm256_cmpgt_epi32(_mm256_set1_epi32(low), value);
  const __m256i above = _mm256_cmpgt_epi32(value, _mm256_set1_epi32(high));
  return 0xffu & ~unsigned(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_or_si256(below, above))));
}

}  // namespace ws::filter
