// One ray against a block of triangles. The arithmetic is that of intersect.h, operation by operation.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/rays/crossing4.h"
#include "compute/kdtree/rays/intersect.h"
#include "compute/kdtree/rays/packed.h"

#include <immintrin.h>

#include <bit>
#include <cstdint>

namespace ws::kdtree {

/// Corners of a block's triangles, as `Sheared` has them.
struct alignas(32) ShearedBlock {
  float corner[3][3][TriangleBlock::width];

  [[nodiscard]] Sheared4 four(int first) const {
    const auto at = [&](int i, int axis) { return _mm_load_ps(corner[i][axis] + first); };
    return {at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)};
  }
};

/// `may_hit`, a bit for each triangle of a block.
[[gnu::always_inline]] inline unsigned may_hit(const TriangleBlock& block, const Shear& s, ShearedBlock& to) {
  const __m256 origin[3] = {_mm256_set1_ps(s.origin.x), _mm256_set1_ps(s.origin.y), _mm256_set1_ps(s.origin.z)};
  const __m256 shear_x = _mm256_set1_ps(s.x), shear_y = _mm256_set1_ps(s.y);
  __m256 x[3], y[3], z[3];
  for (int i = 0; i < 3; ++i) {
    z[i] = _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kz]), origin[s.kz]);
    x[i] = _mm256_fnmadd_ps(shear_x, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.kx]), origin[s.kx]));
    y[i] = _mm256_fnmadd_ps(shear_y, z[i], _mm256_sub_ps(_mm256_load_ps(block.corner[i][s.ky]), origin[s.ky]));
  }
  const __m256 u = _mm256_sub_ps(_mm256_mul_ps(x[2], y[1]), _mm256_mul_ps(y[2], x[1])), zero = _mm256_setzero_ps();
  const __m256 v = _mm256_sub_ps(_mm256_mul_ps(x[0], y[2]), _mm256_mul_ps(y[0], x[2]));
  const __m256 w = _mm256_sub_ps(_mm256_mul_ps(x[1], y[0]), _mm256_mul_ps(y[1], x[0]));
  const __m256 negative = _mm256_cmp_ps(_mm256_min_ps(u, _mm256_min_ps(v, w)), zero, _CMP_LT_OQ);
  const __m256 positive = _mm256_cmp_ps(_mm256_max_ps(u, _mm256_max_ps(v, w)), zero, _CMP_GT_OQ);
  const unsigned missed = unsigned(_mm256_movemask_ps(_mm256_and_ps(negative, positive)));
  for (int i = 0; i < 3; ++i) {
    _mm256_store_ps(to.corner[i][0], x[i]);
    _mm256_store_ps(to.corner[i][1], y[i]);
    _mm256_store_ps(to.corner[i][2], z[i]);
  }
  return ~missed & 255u;
}

/// Offers the nearest hit those of the triangles that `may_hit` found, four triangles at a time. Calls taken(v, w, sum), as
/// `Crossing4` has them, for each that was taken. True: there was one.
template <class Taken>
[[gnu::always_inline]] inline bool offer_hits(const TriangleBlock& block, const ShearedBlock& seen, unsigned candidates,
                                              float depth, float t_min, Nearest& nearest, const Taken& taken) {
  constexpr unsigned four = 15;
  bool is_hit = false;
  for (int first = 0; candidates != 0; first += 4, candidates >>= 4) {
    if ((candidates & four) == 0) continue;
    const Crossing4 c(seen.four(first), _mm_set1_ps(depth));
    const __m128 near = _mm_and_ps(_mm_cmpge_ps(c.t, _mm_set1_ps(t_min)), _mm_cmple_ps(c.t, _mm_set1_ps(nearest.t)));
    unsigned hits = unsigned(_mm_movemask_ps(near)) & candidates;
    if (hits == 0) continue;
    alignas(16) float t[4];
    alignas(32) double v[4], w[4], sum[4];
    _mm_store_ps(t, c.t);
    _mm256_store_pd(v, c.v);
    _mm256_store_pd(w, c.w);
    _mm256_store_pd(sum, c.sum);
    for (; hits != 0; hits &= hits - 1) {
      const int lane = std::countr_zero(hits);
      if (!nearest.offer(t[lane], block.triangle[first + lane], t_min)) continue;
      is_hit = true;
      taken(v[lane], w[lane], sum[lane]);
    }
  }
  return is_hit;
}

}  // namespace ws::kdtree
