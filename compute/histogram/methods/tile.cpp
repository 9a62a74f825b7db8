// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/tile.h"

#include "compute/core/device/transpose.h"
#include "compute/histogram/bins/quick_rule.h"

#include <immintrin.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

namespace ws::histogram {

namespace {

constexpr std::size_t lanes = 8;

/// A whole block of rows that follow one another. With a dimension that the compiler knows it shuffles registers.
template <std::size_t Dimension, class T>
void pack_block(const T* rows, float* to) {
  for (std::size_t k = 0; k < Dimension; ++k)
    for (std::size_t lane = 0; lane < block_size; ++lane)
      to[k * block_size + lane] = static_cast<float>(rows[lane * Dimension + k]);
}

/// Components from `k` on of a block's rows.
template <class T>
void pack_eight(const T* const (&rows)[block_size], std::size_t k, float* to) {
  for (std::size_t half = 0; half < block_size; half += lanes) {
    __m256 eight[lanes];
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      const T* const from = rows[half + lane] + k;
      if constexpr (std::is_same_v<T, float>)
        eight[lane] = _mm256_loadu_ps(from);
      else
        eight[lane] = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
    }
    transpose(eight);
    for (std::size_t i = 0; i < lanes; ++i) _mm256_storeu_ps(to + i * block_size + half, eight[i]);
  }
}

template <class T>
void pack_rows(const VectorSet& references, std::size_t first, std::size_t count, float* to) {
  const std::size_t dimension = references.dimension();
  std::size_t begin = 0;
  const auto pack_whole_blocks = [&]<std::size_t Dimension>() {
    for (; begin + block_size <= count; begin += block_size, to += dimension * block_size)
      pack_block<Dimension>(reinterpret_cast<const T*>(references.row_bytes(first + begin)), to);
  };
  if (references.is_dense() && dimension == 2) pack_whole_blocks.template operator()<2>();
  if (references.is_dense() && dimension == 3) pack_whole_blocks.template operator()<3>();
  for (; begin < count; begin += block_size, to += dimension * block_size) {
    const T* rows[block_size];
    for (std::size_t lane = 0; lane < block_size; ++lane)
      rows[lane] = reinterpret_cast<const T*>(references.row_bytes(first + std::min(begin + lane, count - 1)));
    std::size_t k = 0;
    for (; k + lanes <= dimension; k += lanes) pack_eight(rows, k, to + k * block_size);
    for (; k < dimension; ++k)
      for (std::size_t lane = 0; lane < block_size; ++lane) to[k * block_size + lane] = static_cast<float>(rows[lane][k]);
  }
}

/// f(0), f(1) … as constants: arrays that only these index are kept in registers, which loops are unrolled too late for.
template <std::size_t Count, class F>
inline void for_each_constant(const F& f) {
  [&]<std::size_t... I>(std::index_sequence<I...>) { (f(std::integral_constant<std::size_t, I>()), ...); }
  (std::make_index_sequence<Count>());
}

/// What comes to both halves of the sums by components [begin, end), for `Queries` queries.
template <std::size_t Queries>
struct BlockSums {
  __m256 of[Queries][2];

  BlockSums() {
    for_each_constant<Queries>([&](auto j) { of[j][0] = of[j][1] = _mm256_setzero_ps(); });
  }
  [[gnu::always_inline]] void add_squares(const float* block, const float* const* queries, std::size_t begin, std::size_t end) {
    for (std::size_t k = begin; k < end; ++k) {
      const __m256 left = _mm256_loadu_ps(block + k * block_size), right = _mm256_loadu_ps(block + k * block_size + lanes);
      for_each_constant<Queries>([&](auto j) {
        const __m256 query = _mm256_broadcast_ss(queries[j] + k);
        const __m256 a = _mm256_sub_ps(query, left), b = _mm256_sub_ps(query, right);
        of[j][0] = _mm256_fmadd_ps(a, a, of[j][0]);
        of[j][1] = _mm256_fmadd_ps(b, b, of[j][1]);
      });
    }
  }
};

template <std::size_t Queries>
void keys_of(const float* block, const float* const* queries, std::size_t dimension, FloatKey* to, std::size_t stride) {
  BlockSums<Queries> sums;
  sums.add_squares(block, queries, 0, dimension);
  for_each_constant<Queries>([&](auto j) {
    _mm256_storeu_ps(to + j * stride, sums.of[j][0]);
    _mm256_storeu_ps(to + j * stride + lanes, sums.of[j][1]);
  });
}

/// Of bytes: sums of few components are exact in float, all of them in whole numbers.
template <std::size_t Queries>
void keys_of(const float* block, const float* const* queries, std::size_t dimension, WholeKey* to, std::size_t stride) {
  __m256i totals[Queries][2] = {};
  for (std::size_t begin = 0; begin < dimension; begin += exact_byte_components) {
    BlockSums<Queries> sums;
    sums.add_squares(block, queries, begin, std::min<std::size_t>(begin + exact_byte_components, dimension));
    for_each_constant<Queries>([&](auto j) {
      totals[j][0] = _mm256_add_epi32(totals[j][0], _mm256_cvttps_epi32(sums.of[j][0]));
      totals[j][1] = _mm256_add_epi32(totals[j][1], _mm256_cvttps_epi32(sums.of[j][1]));
    });
  }
  for_each_constant<Queries>([&](auto j) {
    auto* const row = reinterpret_cast<__m256i*>(to + j * stride);
    _mm256_storeu_si256(row, totals[j][0]);
    _mm256_storeu_si256(row + 1, totals[j][1]);
  });
}

__m256 roots(const FloatKey* keys) { return _mm256_sqrt_ps(_mm256_loadu_ps(keys)); }
__m256 roots(const WholeKey* keys) {
  return _mm256_sqrt_ps(_mm256_cvtepi32_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(keys))));
}

/// A rule's numbers in all lanes. A place is how far a distance is above `margin` below the lower limit, as a whole number in
/// small parts of a bin: its upper bits are the bin, and the lower ones tell how far into the bin it is.
struct LaneRule {
  explicit LaneRule(const BinRule& rule) {
    const QuickRule quick = quick_rule(rule);
    if (quick.sure < 0) return;
    const int part_bits = place_bits - std::bit_width(static_cast<unsigned>(rule.last) + 1);
    const double parts = std::ldexp(1.0, part_bits);
    // The error of the estimate, of `sure`, which is rounded, and of rounding to a whole number.
    const double margin = std::ceil((0.5 - double{quick.sure} + 0x1p-25) * parts + 0.5);
    scale = _mm256_set1_ps(quick.scale * static_cast<float>(parts));
    offset = _mm256_set1_ps(static_cast<float>(margin - rule.low * rule.scale * parts));
    bin_shift = _mm256_set1_epi32(part_bits);
    lower_bits = _mm256_set1_epi32(sign_bit | ((1 << part_bits) - 1));
    unsure = _mm256_set1_epi32(static_cast<int>(2 * margin));
  }
  __m256 scale = _mm256_setzero_ps(), offset = _mm256_setzero_ps();  // all places are 0, and in doubt
  __m256i bin_shift = _mm256_setzero_si256(), lower_bits = _mm256_set1_epi32(sign_bit), unsure = _mm256_set1_epi32(1);

 private:
  static constexpr int place_bits = 29;  // of the upper limit; with the margin it is below 2^30
  static constexpr int sign_bit = std::numeric_limits<int>::min();
};

/// Eight bins, and how far the estimates are into them. Of keys below the limits that is negative.
struct Estimate {
  __m256i bins, within;
};
inline Estimate estimate_of(__m256 roots, const LaneRule& rule) {
  const __m256i places = _mm256_cvtps_epi32(_mm256_fmadd_ps(roots, rule.scale, rule.offset));
  return {_mm256_srlv_epi32(places, rule.bin_shift), _mm256_and_si256(places, rule.lower_bits)};
}
/// All bits of each lane whose estimate is not sure.
inline __m256i doubts(__m256i within, const LaneRule& rule) { return _mm256_cmpgt_epi32(rule.unsure, within); }
inline bool any(__m256i mask) { return !_mm256_testz_si256(mask, mask); }

/// Replaces what is in doubt: `certain(lane)` is the bin.
template <class Certain>
inline void settle(__m256i in_doubt, const Certain& certain, std::int32_t (&bins)[lanes]) {
  for (auto left = static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(in_doubt))); left; left &= left - 1) {
    const auto lane = static_cast<std::size_t>(__builtin_ctz(left));
    bins[lane] = certain(lane);
  }
}

inline void store(__m256i numbers, std::int32_t (&to)[lanes]) { _mm256_store_si256(reinterpret_cast<__m256i*>(to), numbers); }

[[gnu::always_inline]] inline void add_ones(const std::int32_t (&of_lane)[lanes], std::int32_t* counters) {
#pragma GCC unroll 4
  for (std::size_t lane = 0; lane < lanes; lane += 2) {
    std::uint64_t two = 0;  // read at once: each addition could change the numbers behind it, for all that is known
    std::memcpy(&two, of_lane + lane, sizeof two);
    ++counters[static_cast<std::uint32_t>(two)];
    ++counters[two >> 32];
  }
}

/// Counters that are added to some steps after they were found. Else they would be read as soon as they are known, and read
/// again when it turns out that an addition just before went to one of them.
class LateAdditions {
 public:
  explicit LateAdditions(std::int32_t* counters) : counters_(counters) {
    counters[0] -= static_cast<std::int32_t>(steps * lanes);  // those that the first steps find in their place
  }
  ~LateAdditions() {
    for (const auto& of_lane : waiting_) add_ones(of_lane, counters_);
  }
  LateAdditions(const LateAdditions&) = delete;
  LateAdditions& operator=(const LateAdditions&) = delete;

  /// To be overwritten with the counters of eight lanes.
  [[nodiscard]] std::int32_t (&next())[lanes] {
    auto& of_lane = waiting_[at_];
    at_ = (at_ + 1) % steps;
    add_ones(of_lane, counters_);
    return of_lane;
  }

 private:
  static constexpr std::size_t steps = 4;
  alignas(32) std::int32_t waiting_[steps][lanes] = {};
  std::size_t at_ = 0;
  std::int32_t* counters_;
};

/// One query of few dimensions in all lanes.
template <int Dimension>
struct LaneQuery {
  explicit LaneQuery(const float* query) {
    for (int k = 0; k < Dimension; ++k) place[k] = _mm256_broadcast_ss(query + k);
  }
  /// Keys to eight references of a packed block.
  [[nodiscard]] __m256 keys(const float* references) const {
    __m256 sums = _mm256_setzero_ps();
    for (int k = 0; k < Dimension; ++k) {
      const __m256 difference = _mm256_sub_ps(place[k], _mm256_loadu_ps(references + std::size_t(k) * block_size));
      sums = _mm256_fmadd_ps(difference, difference, sums);
    }
    return sums;
  }
  __m256 place[Dimension];
};

/// Finds the bins where the estimate is not sure.
inline void settle(__m256 keys, __m256i in_doubt, const BinRule& rule, std::int32_t (&bins)[lanes]) {
  if (!any(in_doubt)) return;
  float all[lanes];
  _mm256_storeu_ps(all, keys);
  settle(
      in_doubt, [&](std::size_t lane) { return ruled_bin(all[lane], rule); }, bins);
}

/// All in registers from the references to the counters.
template <int Dimension>
void count_flat_blocks(const float* packed, std::size_t block_count, const float* query, const BinRule& rule,
                       std::int32_t* counters) {
  const LaneRule lane_rule(rule);
  const LaneQuery<Dimension> lane_query(query);
  LateAdditions additions(counters);
  for (std::size_t block = 0; block < block_count; ++block, packed += Dimension * block_size)
    for (std::size_t half = 0; half < block_size; half += lanes) {
      const __m256 keys = lane_query.keys(packed + half);
      const Estimate estimate = estimate_of(_mm256_sqrt_ps(keys), lane_rule);
      auto& bins = additions.next();
      store(estimate.bins, bins);
      settle(keys, doubts(estimate.within, lane_rule), rule, bins);
    }
}

template <int Dimension>
void count_flat_pairs(const float* packed, std::size_t block_count, const float* query, const BinRule& rule,
                      std::int32_t* counters, std::int32_t* pairs) {
  const LaneRule lane_rule(rule);
  const LaneQuery<Dimension> lane_query(query);
  LateAdditions additions(pairs);
  constexpr int band = pair_band, band_bits = __builtin_ctz(band);
  for (std::size_t block = 0; block < block_count; ++block, packed += Dimension * block_size) {
    const __m256 near_keys = lane_query.keys(packed), far_keys = lane_query.keys(packed + lanes);
    const Estimate near = estimate_of(_mm256_sqrt_ps(near_keys), lane_rule),
                   far = estimate_of(_mm256_sqrt_ps(far_keys), lane_rule);
    const __m256i apart = _mm256_add_epi32(_mm256_sub_epi32(far.bins, near.bins), _mm256_set1_epi32(band / 2));
    const __m256i in_doubt = doubts(_mm256_min_epi32(near.within, far.within), lane_rule),
                  is_far = _mm256_andnot_si256(_mm256_set1_epi32(band - 1), apart);
    if (any(_mm256_or_si256(in_doubt, is_far))) [[unlikely]] {
      alignas(32) std::int32_t bins[lanes];
      for (const auto& [keys, estimate] : {std::pair(near_keys, near), std::pair(far_keys, far)}) {
        store(estimate.bins, bins);
        settle(keys, doubts(estimate.within, lane_rule), rule, bins);
        add_ones(bins, counters);
      }
      continue;
    }
    store(_mm256_add_epi32(_mm256_slli_epi32(near.bins, band_bits), apart), additions.next());
  }
}

/// Calls `body.operator()<Dimension>()` for one to three dimensions.
template <class Body>
void with_flat_dimension(std::size_t dimension, const Body& body) {
  if (dimension == 1) return body.template operator()<1>();
  if (dimension == 2) return body.template operator()<2>();
  body.template operator()<3>();
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
  const LaneRule lane_rule(rule);
  alignas(32) std::int32_t first[lanes];  // counter of each lane's copy
  for (std::size_t lane = 0; lane < lanes; ++lane) first[lane] = static_cast<std::int32_t>((lane & (copies - 1)) * bins);
  const __m256i firsts = _mm256_load_si256(reinterpret_cast<const __m256i*>(first));
  const auto find = [&](std::size_t i, std::int32_t(&of_lane)[lanes]) {
    const Estimate estimate = estimate_of(roots(keys + i), lane_rule);
    store(_mm256_add_epi32(estimate.bins, firsts), of_lane);
    settle(
        doubts(estimate.within, lane_rule), [&](std::size_t lane) { return first[lane] + ruled_bin(keys[i + lane], rule); },
        of_lane);
  };
  std::size_t i = 0;
  if (!skip_zero) {
    LateAdditions additions(counters);
    for (; i + lanes <= count; i += lanes) find(i, additions.next());
  }
  for (; i < count; i += lanes) {
    alignas(32) std::int32_t of_lane[lanes];
    find(i, of_lane);
    for (std::size_t lane = 0; lane < std::min(lanes, count - i); ++lane)
      if (!(skip_zero && keys[i + lane] == 0)) ++counters[of_lane[lane]];
  }
}

void count_blocks(const float* packed, std::size_t block_count, const float* query, std::size_t dimension, const BinRule& rule,
                  std::int32_t* counters) {
  with_flat_dimension(dimension,
                      [&]<int Dimension>() { count_flat_blocks<Dimension>(packed, block_count, query, rule, counters); });
}

void count_block_pairs(const float* packed, std::size_t block_count, const float* query, std::size_t dimension,
                       const BinRule& rule, std::int32_t* counters, std::int32_t* pairs) {
  with_flat_dimension(dimension,
                      [&]<int Dimension>() { count_flat_pairs<Dimension>(packed, block_count, query, rule, counters, pairs); });
}

void unfold_pairs(std::vector<std::int32_t>& pairs, std::size_t bins, std::int32_t* counters) {
  std::vector<std::int32_t> second(bins + pair_band);  // from bin −pair_band / 2 on
  for (std::size_t bin = 0; bin < bins; ++bin) {
    const std::int32_t* const row = pairs.data() + bin * pair_band;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < pair_band; ++i) {
      sum += row[i];
      second[bin + i] += row[i];
    }
    counters[bin] += sum;
  }
  for (std::size_t bin = 0; bin < bins; ++bin) counters[bin] += second[bin + pair_band / 2];
  std::fill(pairs.begin(), pairs.end(), 0);
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
