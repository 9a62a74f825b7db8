// SPDX-License-Identifier: MIT
#include "compute/histogram/tile.h"

#include <immintrin.h>

#include <algorithm>
#include <limits>

namespace ws::histogram {

namespace {

constexpr std::size_t lanes = 8;

template <class T>
void pack_rows(const VectorSet& references, std::size_t first, std::size_t count, float* to) {
  const std::size_t dimension = references.dimension();
  for (std::size_t begin = 0; begin < count; begin += block_size, to += dimension * block_size)
    for (std::size_t lane = 0; lane < block_size; ++lane) {
      const auto* row = reinterpret_cast<const T*>(references.row_bytes(first + std::min(begin + lane, count - 1)));
      for (std::size_t k = 0; k < dimension; ++k) to[k * block_size + lane] = static_cast<float>(row[k]);
    }
}

/// Sums of components [begin, end) to `Queries` queries.
template <int Queries>
inline void add_squares(const float* block, const float* const* queries, std::size_t begin, std::size_t end,
                        __m256 (&sums)[Queries][2]) {
  for (std::size_t k = begin; k < end; ++k) {
    const __m256 left = _mm256_loadu_ps(block + k * block_size), right = _mm256_loadu_ps(block + k * block_size + lanes);
#pragma GCC unroll 4
    for (int j = 0; j < Queries; ++j) {
      const __m256 query = _mm256_broadcast_ss(queries[j] + k);
      const __m256 a = _mm256_sub_ps(query, left), b = _mm256_sub_ps(query, right);
      sums[j][0] = _mm256_fmadd_ps(a, a, sums[j][0]);
      sums[j][1] = _mm256_fmadd_ps(b, b, sums[j][1]);
    }
  }
}

template <int Queries>
void keys_of(const float* block, const float* const* queries, std::size_t dimension, FloatKey* to, std::size_t stride) {
  __m256 sums[Queries][2] = {};
  add_squares<Queries>(block, queries, 0, dimension, sums);
  for (int j = 0; j < Queries; ++j)
    for (int half = 0; half < 2; ++half)
      _mm256_storeu_ps(to + static_cast<std::size_t>(j) * stride + static_cast<std::size_t>(half) * lanes, sums[j][half]);
}

/// Of bytes: sums of few components are exact in float, all of them in whole numbers.
template <int Queries>
void keys_of(const float* block, const float* const* queries, std::size_t dimension, WholeKey* to, std::size_t stride) {
  __m256i totals[Queries][2] = {};
  for (std::size_t begin = 0; begin < dimension; begin += exact_byte_components) {
    __m256 sums[Queries][2] = {};
    add_squares<Queries>(block, queries, begin, std::min<std::size_t>(begin + exact_byte_components, dimension), sums);
    for (int j = 0; j < Queries; ++j)
      for (int half = 0; half < 2; ++half)
        totals[j][half] = _mm256_add_epi32(totals[j][half], _mm256_cvttps_epi32(sums[j][half]));
  }
  for (int j = 0; j < Queries; ++j)
    for (int half = 0; half < 2; ++half)
      _mm256_storeu_si256(
          reinterpret_cast<__m256i*>(to + static_cast<std::size_t>(j) * stride + static_cast<std::size_t>(half) * lanes),
          totals[j][half]);
}

__m256 roots(const FloatKey* keys) { return _mm256_sqrt_ps(_mm256_loadu_ps(keys)); }
__m256 roots(const WholeKey* keys) {
  return _mm256_sqrt_ps(_mm256_cvtepi32_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(keys))));
}

/// A rule's numbers in all lanes.
struct RuleLanes {
  explicit RuleLanes(const BinRule& rule)
      : low(_mm256_set1_ps(rule.near_low)),
        scale(_mm256_set1_ps(rule.near_scale)),
        doubt(_mm256_set1_ps(rule.source ? -1 : rule.doubt)),
        sure(_mm256_set1_ps(rule.source ? 2 : 1 - rule.doubt)),
        last(_mm256_set1_epi32(rule.last)) {}
  __m256 low, scale, doubt, sure;
  __m256i last;
};

/// The bins of eight keys, as `bin_of` finds them one by one. Rounding down and cutting off agree where bins are not negative.
template <class Key>
inline void bins_of(const Key* keys, const BinRule& rule, const RuleLanes& lanes_of_rule, std::int32_t* to) {
  const __m256 t = _mm256_mul_ps(_mm256_sub_ps(roots(keys), lanes_of_rule.low), lanes_of_rule.scale);
  const __m256 whole = _mm256_floor_ps(t), part = _mm256_sub_ps(t, whole);
  const __m256i bins = _mm256_max_epi32(_mm256_cvttps_epi32(whole), _mm256_setzero_si256());
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm256_min_epi32(bins, lanes_of_rule.last));
  auto in_doubt = static_cast<unsigned>(_mm256_movemask_ps(
      _mm256_or_ps(_mm256_cmp_ps(part, lanes_of_rule.doubt, _CMP_LE_OQ), _mm256_cmp_ps(part, lanes_of_rule.sure, _CMP_GE_OQ))));
  for (; in_doubt; in_doubt &= in_doubt - 1) {
    const auto lane = static_cast<std::size_t>(__builtin_ctz(in_doubt));
    to[lane] = exact_bin(keys[lane], rule);
  }
}

}  // namespace

void pack(const VectorSet& references, std::size_t first, std::size_t count, float* to) {
  if (references.type() == Component::uint8)
    pack_rows<std::uint8_t>(references, first, count, to);
  else
    pack_rows<float>(references, first, count, to);
}

template <class Key>
void block_keys(const float* block, const float* const* queries, std::size_t query_count, std::size_t dimension, Key* to,
                std::size_t stride) {
  switch (query_count) {
    case 1:
      return keys_of<1>(block, queries, dimension, to, stride);
    case 2:
      return keys_of<2>(block, queries, dimension, to, stride);
    case 3:
      return keys_of<3>(block, queries, dimension, to, stride);
    default:
      return keys_of<4>(block, queries, dimension, to, stride);
  }
}

template <class Key>
KeyRange<Key> KeyRange<Key>::none() {
  using Limits = std::numeric_limits<Key>;
  return {Limits::has_infinity ? Limits::infinity() : Limits::max(), Key{0}};
}

template <class Key>
KeyRange<Key> range_of(const Key* keys, std::size_t count, bool positive) {
  const Key most = KeyRange<Key>::none().low;
  Key low[block_size], high[block_size];  // of each lane
  std::fill_n(low, block_size, most);
  std::fill_n(high, block_size, Key{0});
  for (std::size_t i = 0; i < count; i += block_size)
    for (std::size_t lane = 0; lane < block_size; ++lane) {
      const Key key = keys[i + lane], counted = positive && key == 0 ? most : key;
      low[lane] = counted < low[lane] ? counted : low[lane];
      high[lane] = key > high[lane] ? key : high[lane];
    }
  return {*std::min_element(low, low + block_size), *std::max_element(high, high + block_size)};
}

template <class Key>
void count_keys(const Key* keys, std::size_t count, const BinRule& rule, bool skip_zero, std::int32_t* counters,
                std::size_t bins, std::size_t copies) {
  std::int32_t of_lane[lanes] = {};
  std::int32_t* of_copy[lanes];
  for (std::size_t lane = 0; lane < lanes; ++lane) of_copy[lane] = counters + (lane & (copies - 1)) * bins;
  const RuleLanes lanes_of_rule(rule);
  const bool all_in_first = rule.degenerate;
  std::size_t i = 0;
  for (; !skip_zero && i + lanes <= count; i += lanes) {
    if (!all_in_first) bins_of(keys + i, rule, lanes_of_rule, of_lane);
#pragma GCC unroll 8
    for (std::size_t lane = 0; lane < lanes; ++lane) ++of_copy[lane][of_lane[lane]];
  }
  for (; i < count; i += lanes) {
    if (!all_in_first) bins_of(keys + i, rule, lanes_of_rule, of_lane);
    for (std::size_t lane = 0; lane < std::min(lanes, count - i); ++lane)
      of_copy[lane][of_lane[lane]] += !(skip_zero && keys[i + lane] == 0);
  }
}

template void block_keys<FloatKey>(const float*, const float* const*, std::size_t, std::size_t, FloatKey*, std::size_t);
template struct KeyRange<FloatKey>;
template KeyRange<FloatKey> range_of<FloatKey>(const FloatKey*, std::size_t, bool);
template void count_keys<FloatKey>(const FloatKey*, std::size_t, const BinRule&, bool, std::int32_t*, std::size_t, std::size_t);
template void block_keys<WholeKey>(const float*, const float* const*, std::size_t, std::size_t, WholeKey*, std::size_t);
template struct KeyRange<WholeKey>;
template KeyRange<WholeKey> range_of<WholeKey>(const WholeKey*, std::size_t, bool);
template void count_keys<WholeKey>(const WholeKey*, std::size_t, const BinRule&, bool, std::int32_t*, std::size_t, std::size_t);

}  // namespace ws::histogram
