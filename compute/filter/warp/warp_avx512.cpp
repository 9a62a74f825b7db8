// Rows of single linear samples with AVX-512: eight positions in one register, two gathers for each row of the input. The steps
// are those of sampling.h. Only functions that carry the attribute may use these instructions, so it is not set for the file.
// SPDX-License-Identifier: MIT
#include "compute/filter/warp/warp_rows.h"

#include <immintrin.h>

#include <algorithm>

namespace ws::filter {

namespace {

constexpr int wide_pixels = 8;
/// As in strips_avx512.cpp: the forms without a mask make g++ 12 warn.
constexpr unsigned char all_pixels = 0xff;

/// Eight neighbouring positions along one axis: pixels and fractions, as split_position gives them.
struct WideSplit {
  __m256i pixel;
  __m256 fraction;
};

/// The sums of row_times for eight neighbouring x; `rest` = fma(m1, y, m2).
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512d wide_row_times(double m0, __m512d x, double rest) {
  return _mm512_fmadd_pd(_mm512_set1_pd(m0), x, _mm512_set1_pd(rest));
}

template <bool Rounded>
[[gnu::target("avx512f"), gnu::always_inline]] inline WideSplit wide_position(__m512d u) {
  // near_enough: maxpd and minpd give their second operand for NaN, as its comparisons do
  u = _mm512_maskz_max_pd(all_pixels, u, _mm512_set1_pd(-far_away));
  u = _mm512_maskz_min_pd(all_pixels, u, _mm512_set1_pd(far_away));
  if constexpr (Rounded) {
    u = _mm512_mul_pd(u, _mm512_set1_pd(32.0));
    u = _mm512_maskz_roundscale_pd(all_pixels, u, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    u = _mm512_mul_pd(u, _mm512_set1_pd(0.03125));
  }
  const __m512d whole = _mm512_maskz_roundscale_pd(all_pixels, u, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  return {_mm512_maskz_cvttpd_epi32(all_pixels, whole), _mm512_maskz_cvtpd_ps(all_pixels, _mm512_sub_pd(u, whole))};
}

/// Two neighbouring pixels for each of eight indices.
[[gnu::target("avx512f"), gnu::always_inline]] inline void wide_pairs(const float* pixels, __m256i index, __m256& left,
                                                                      __m256& right) {
  const __m512d pairs = _mm512_mask_i32gather_pd(_mm512_setzero_pd(), all_pixels, index, pixels, sizeof(float));
  const __m512i order = _mm512_set_epi32(15, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 0);
  const __m512d apart = _mm512_castps_pd(_mm512_maskz_permutexvar_ps(0xffff, order, _mm512_castpd_ps(pairs)));
  left = _mm256_castpd_ps(_mm512_maskz_extractf64x4_pd(0xf, apart, 0));
  right = _mm256_castpd_ps(_mm512_maskz_extractf64x4_pd(0xf, apart, 1));
}

/// Of which of eight pixels both indices lie in [0, last]: as numbers without a sign those below 0 are large.
[[gnu::target("avx512f"), gnu::always_inline]] inline unsigned all_within(__m256i column, __m256i last_column, __m256i row,
                                                                          __m256i last_row) {
  const __m256i x = _mm256_cmpeq_epi32(_mm256_min_epu32(column, last_column), column);
  const __m256i y = _mm256_cmpeq_epi32(_mm256_min_epu32(row, last_row), row);
  return unsigned(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_and_si256(x, y))));
}

template <bool Affine, bool Rounded>
[[gnu::target("avx512f")]] void wide_linear_row(const WarpSource& in, const SampleMap& map, float* out, int y, int begin,
                                                int end) {
  const double u_rest = std::fma(map.m[1], double(y), map.m[2]), v_rest = std::fma(map.m[4], double(y), map.m[5]),
               w_rest = std::fma(map.m[7], double(y), map.m[8]);
  const std::ptrdiff_t ahead = read_ahead(in, map, (begin + end) / 2, y);
  const bool steep = crosses_rows(map, (begin + end) / 2, y, wide_pixels);
  const bool blank_outside = in.border == Border::zero, has_inside = in.width > 1 && in.height > 1;
  const __m256i last_column = _mm256_set1_epi32(in.width - 2), last_row = _mm256_set1_epi32(in.height - 2);
  for (int first = begin; first < end; first += wide_pixels) {
    const __m512d x = _mm512_add_pd(_mm512_set1_pd(double(first)), _mm512_set_pd(7, 6, 5, 4, 3, 2, 1, 0));
    __m512d u = wide_row_times(map.m[0], x, u_rest), v = wide_row_times(map.m[3], x, v_rest);
    unsigned in_front = all_pixels;
    if constexpr (!Affine) {
      const __m512d w = wide_row_times(map.m[6], x, w_rest), inverse = _mm512_div_pd(_mm512_set1_pd(1.0), w);
      u = _mm512_mul_pd(u, inverse);
      v = _mm512_mul_pd(v, inverse);
      if (!map.both_sheets) in_front = unsigned(_mm512_cmp_pd_mask(w, _mm512_setzero_pd(), _CMP_GT_OQ));
    }
    const WideSplit column = wide_position<Rounded>(u), row = wide_position<Rounded>(v);
    const int count = std::min(wide_pixels, end - first);
    // what lies inside is not at infinity; sample_one_by_one knows what is
    if (has_inside && (in_front & all_within(column.pixel, last_column, row.pixel, last_row)) == all_pixels &&
        count == wide_pixels) {
      const __m256i index = _mm256_add_epi32(_mm256_mullo_epi32(row.pixel, _mm256_set1_epi32(in.width)), column.pixel);
      prefetch(in, _mm256_extract_epi32(index, 0) + ahead);
      if (steep) prefetch(in, _mm256_extract_epi32(index, 7) + ahead);
      __m256 a, b, c, d;
      wide_pairs(in.pixels.data(), index, a, b);
      wide_pairs(in.pixels.data() + in.width, index, c, d);
      _mm256_storeu_ps(out + first,
                       blend_eight(blend_eight(a, b, column.fraction), blend_eight(c, d, column.fraction), row.fraction));
      continue;
    }
    const unsigned touching = blank_outside
                                  ? within_eight(column.pixel, -1, in.width - 1) & within_eight(row.pixel, -1, in.height - 1)
                                  : unsigned(all_pixels);
    if ((in_front & touching) == 0)
      std::fill_n(out + first, count, 0.0f);
    else
      sample_one_by_one(in, Rounded, map, out, y, first, first + count);
  }
}

}  // namespace

RowFunction linear_row_avx512(bool affine, bool rounded) {
  if (rounded) return affine ? wide_linear_row<true, true> : wide_linear_row<false, true>;
  return affine ? wide_linear_row<true, false> : wide_linear_row<false, false>;
}

}  // namespace ws::filter
