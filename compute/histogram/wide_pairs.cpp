// Instructions that the rest of the program may not use: each function says so by itself, and no header's code is compiled so.
// SPDX-License-Identifier: MIT
#include "compute/histogram/wide_pairs.h"

#include "compute/histogram/quick_rule.h"
#include "compute/histogram/tile.h"

#include <immintrin.h>

#include <cstring>

namespace ws::histogram {

namespace {

constexpr std::size_t lanes = 16;
static_assert(lanes == block_size);

/// A rule's numbers in all lanes.
struct WideRule {
  __m512 scale, offset, sure;
};

/// Sixteen places among the bins (bin + 1 and what is left), and a bit for each whose bin is not sure: as Estimate of tile.cpp.
struct Places {
  __m512i above_bins;
  unsigned in_doubt;
};

template <int Dimension>
[[gnu::target("avx512f,avx512dq"), gnu::always_inline]] static inline Places places_of(const float* block,
                                                                                       const __m512 (&query)[Dimension],
                                                                                       const WideRule& rule) {
  __m512 sums = _mm512_setzero_ps();
  for (int k = 0; k < Dimension; ++k) {
    const __m512 difference = _mm512_sub_ps(query[k], _mm512_loadu_ps(block + std::size_t(k) * lanes));
    sums = _mm512_fmadd_ps(difference, difference, sums);
  }
  const __m512 place = _mm512_fmadd_ps(_mm512_sqrt_ps(sums), rule.scale, rule.offset);
  const __m512i whole = _mm512_cvttps_epi32(place);
  const __m512 from_half = _mm512_sub_ps(_mm512_sub_ps(place, _mm512_cvtepi32_ps(whole)), _mm512_set1_ps(0.5f));
  return {whole, _mm512_cmp_ps_mask(_mm512_abs_ps(from_half), rule.sure, _CMP_NLT_UQ)};
}

[[gnu::target("avx512f,avx512dq"), gnu::always_inline]] static inline void add_ones(__m512i numbers, std::int32_t* counters) {
  alignas(64) std::int32_t of_lane[lanes];
  _mm512_store_si512(of_lane, numbers);
#pragma GCC unroll 8
  for (std::size_t lane = 0; lane < lanes; lane += 2) {
    std::uint64_t two = 0;  // read at once: each addition could change the numbers behind it, for all that is known
    std::memcpy(&two, of_lane + lane, sizeof two);
    ++counters[static_cast<std::uint32_t>(two)];
    ++counters[two >> 32];
  }
}

template <int Dimension>
[[gnu::target("avx512f,avx512dq")]] void count_flat_pairs(const float* packed, std::size_t block_count, const float* query,
                                                          const BinRule& rule, std::int32_t* counters, std::int32_t* pairs) {
  const QuickRule quick = quick_rule(rule);
  const WideRule wide{_mm512_set1_ps(quick.scale), _mm512_set1_ps(quick.offset), _mm512_set1_ps(quick.sure)};
  __m512 of_query[Dimension];
  for (int k = 0; k < Dimension; ++k) of_query[k] = _mm512_set1_ps(query[k]);
  constexpr int band = pair_band, band_bits = __builtin_ctz(band);
  for (std::size_t block = 0; block < block_count; block += 2, packed += 2 * Dimension * lanes) {
    const Places near = places_of(packed, of_query, wide), far = places_of(packed + Dimension * lanes, of_query, wide);
    const __m512i apart = _mm512_add_epi32(_mm512_sub_epi32(far.above_bins, near.above_bins), _mm512_set1_epi32(band / 2));
    if ((near.in_doubt | far.in_doubt) || _mm512_test_epi32_mask(apart, _mm512_set1_epi32(-band))) [[unlikely]] {
      count_blocks(packed, 2, query, Dimension, rule, counters);
      continue;
    }
    const __m512i bins = _mm512_sub_epi32(near.above_bins, _mm512_set1_epi32(1));
    add_ones(_mm512_add_epi32(_mm512_slli_epi32(bins, band_bits), apart), pairs);
  }
}

}  // namespace

bool has_wide_lanes() {
  static const bool has = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq");
  return has;
}

void count_wide_pairs(const float* packed, std::size_t block_count, const float* query, std::size_t dimension,
                      const BinRule& rule, std::int32_t* counters, std::int32_t* pairs) {
  with_flat_dimension(dimension,
                      [&]<int Dimension>() { count_flat_pairs<Dimension>(packed, block_count, query, rule, counters, pairs); });
}

}  // namespace ws::histogram
