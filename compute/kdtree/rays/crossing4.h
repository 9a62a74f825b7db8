// `crossing` of intersect.h, four at once: of four rays with a triangle, or of a ray with four triangles.
// SPDX-License-Identifier: MIT
#pragma once

#include <immintrin.h>

namespace ws::kdtree {

/// Corners, as `Sheared` has them.
struct Sheared4 {
  __m128 ax, ay, az, bx, by, bz, cx, cy, cz;
};

/// `t` is no number where there is no crossing; the weights of the second and third corner are `v` and `w` over `sum`.
struct Crossing4 {
  __m128 t;
  __m256d v, w, sum;

  [[gnu::always_inline]] Crossing4(const Sheared4& s, __m128 depth) {
    const __m256d ax = _mm256_cvtps_pd(s.ax), ay = _mm256_cvtps_pd(s.ay), bx = _mm256_cvtps_pd(s.bx);
    const __m256d by = _mm256_cvtps_pd(s.by), cx = _mm256_cvtps_pd(s.cx), cy = _mm256_cvtps_pd(s.cy);
    const __m256d u = _mm256_sub_pd(_mm256_mul_pd(cx, by), _mm256_mul_pd(cy, bx)), zero = _mm256_setzero_pd();
    v = _mm256_sub_pd(_mm256_mul_pd(ax, cy), _mm256_mul_pd(ay, cx));
    w = _mm256_sub_pd(_mm256_mul_pd(bx, ay), _mm256_mul_pd(by, ax));
    sum = _mm256_add_pd(_mm256_add_pd(u, v), w);
    // Where one of them is no number, t is none either.
    const __m256d mixed = _mm256_and_pd(_mm256_cmp_pd(_mm256_min_pd(u, _mm256_min_pd(v, w)), zero, _CMP_LT_OQ),
                                        _mm256_cmp_pd(_mm256_max_pd(u, _mm256_max_pd(v, w)), zero, _CMP_GT_OQ));
    const __m256d none = _mm256_or_pd(mixed, _mm256_cmp_pd(sum, zero, _CMP_EQ_UQ));
    const __m256d weighted =
        _mm256_add_pd(_mm256_add_pd(_mm256_mul_pd(u, _mm256_cvtps_pd(s.az)), _mm256_mul_pd(v, _mm256_cvtps_pd(s.bz))),
                      _mm256_mul_pd(w, _mm256_cvtps_pd(s.cz)));
    const __m256d distance = _mm256_div_pd(weighted, _mm256_mul_pd(sum, _mm256_cvtps_pd(depth)));
    t = _mm256_cvtpd_ps(_mm256_or_pd(distance, none));  // all bits set: no number
  }
};

}  // namespace ws::kdtree
