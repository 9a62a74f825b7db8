// What the rows of single linear samples share, with AVX2 and with AVX-512.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/filter/warp/sampling.h"

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

namespace ws::filter {

using WarpSource = Source<Span<const float>>;
/// Columns begin … end − 1 of row y of the output; `out` is that row.
using RowFunction = void (*)(const WarpSource& in, const SampleMap& map, float* out, int y, int begin, int end);

/// For a processor that has AVX-512F.
[[nodiscard]] RowFunction linear_row_avx512(bool affine, bool rounded);

/// The same in plain code, where neighbours are outside.
void sample_one_by_one(const WarpSource& in, bool rounded, const SampleMap& map, float* out, int y, int begin, int end);

/// About how far apart in memory two output rows read: from the middle of a row of a tile to the middle of a later row.
[[nodiscard]] std::ptrdiff_t read_ahead(const WarpSource& in, const SampleMap& map, int x, int y);

/// Whether `count` neighbours read from more than one or two rows there.
[[nodiscard]] bool crosses_rows(const SampleMap& map, int x, int y, int count);

/// A hint to the processor; the index may lie outside the image, since nothing is read. A call without effects would be left
/// out.
[[gnu::always_inline]] inline void prefetch(const WarpSource& in, std::ptrdiff_t index) {
  const auto address = reinterpret_cast<std::uintptr_t>(in.pixels.data()) + std::uintptr_t(index) * sizeof(float);
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
