// Tiles of single linear samples with AVX-512: eight positions in one register. What they read is picked out of whole pieces of
// rows, or gathered. The steps are those of sampling.h. Only functions that carry the attribute may use these instructions, so
// it is not set for the file.
// SPDX-License-Identifier: MIT
#include "compute/filter/warp/warp_rows.h"

#include <immintrin.h>

#include <algorithm>

namespace ws::filter {

namespace {

constexpr int wide_pixels = 8;
/// As in strips_avx512.cpp: the forms without a mask make g++ 12 warn.
constexpr unsigned char all_pixels = 0xff;
constexpr unsigned short all_values = 0xffff;

/// What is read of a row at once.
constexpr int piece_columns = 16;
/// Eight that cross more rows are gathered, which then takes less time.
constexpr double most_rows_crossed = 1.5;

/// Eight neighbouring positions along one axis: pixels and fractions, as split_position gives them.
struct WideSplit {
  __m256i pixel;
  __m256 fraction;
};

/// What no int holds, NaN among it, gets the least int as its pixel, which lies outside.
template <bool Rounded>
[[gnu::target("avx512f"), gnu::always_inline]] inline WideSplit wide_position(__m512d u) {
  if constexpr (Rounded) {
    u = _mm512_mul_pd(u, _mm512_set1_pd(32.0));
    u = _mm512_maskz_roundscale_pd(all_pixels, u, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
    u = _mm512_mul_pd(u, _mm512_set1_pd(0.03125));
  }
  const __m512d whole = _mm512_maskz_roundscale_pd(all_pixels, u, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
  return {_mm512_maskz_cvttpd_epi32(all_pixels, whole), _mm512_maskz_cvtpd_ps(all_pixels, _mm512_sub_pd(u, whole))};
}

/// Eight numbers in the lower half of a register, and in the upper half again.
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512i twice(__m256i numbers) {
  return _mm512_maskz_broadcast_i64x4(all_pixels, numbers);
}

/// Eight pixels and the eight right of them.
struct Pairs {
  __m256 left, right;
};
[[gnu::target("avx512f"), gnu::always_inline]] inline Pairs pairs_of(__m512 halves) {
  const __m512d h = _mm512_castps_pd(halves);
  return {_mm256_castpd_ps(_mm512_maskz_extractf64x4_pd(0xf, h, 0)), _mm256_castpd_ps(_mm512_maskz_extractf64x4_pd(0xf, h, 1))};
}

[[gnu::target("avx512f"), gnu::always_inline]] inline Pairs gathered(const float* pixels, __m256i index) {
  const __m512d pairs = _mm512_mask_i32gather_pd(_mm512_setzero_pd(), all_pixels, index, pixels, sizeof(float));
  const __m512i order = _mm512_set_epi32(15, 13, 11, 9, 7, 5, 3, 1, 14, 12, 10, 8, 6, 4, 2, 0);
  return pairs_of(_mm512_maskz_permutexvar_ps(all_values, order, _mm512_castpd_ps(pairs)));
}
/// Reads two bytes behind each pair.
[[gnu::target("avx512f"), gnu::always_inline]] inline Pairs gathered(const std::uint8_t* pixels, __m256i index) {
  const __m256i fours = _mm256_i32gather_epi32(reinterpret_cast<const int*>(pixels), index, 1), byte = _mm256_set1_epi32(0xff);
  return {_mm256_cvtepi32_ps(_mm256_and_si256(fours, byte)),
          _mm256_cvtepi32_ps(_mm256_and_si256(_mm256_srli_epi32(fours, 8), byte))};
}
/// Of how many of the last rows `gathered` must not be asked, so that it reads nothing behind the plane.
template <class T>
constexpr int rows_kept_back = sizeof(T) == 1 ? 1 : 0;

/// The pixels about each of eight positions.
struct Neighbours {
  Pairs above, below;
};

/// Which of sixteen columns the eight pixels and those right of them lie in: in 32 bits each.
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512i order_of_pairs(__m256i column) {
  const __m512i to_the_right = _mm512_set_epi32(1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0);
  return _mm512_add_epi32(twice(column), to_the_right);
}

/// Columns and rows count from the pixel `first` on. Each row is read once, however many of the positions lie in it.
[[gnu::target("avx512f"), gnu::always_inline]] inline Neighbours picked(const float* first, std::ptrdiff_t pitch, int rows,
                                                                        __m256i column, __m256i row) {
  const __m512i order = order_of_pairs(column), row_of_each = twice(row);
  const auto pick = [&](int k) __attribute__((target("avx512f"), always_inline)) {
    return _mm512_maskz_permutexvar_ps(all_values, order, _mm512_loadu_ps(first + k * pitch));
  };
  __m512 above = pick(0), next = pick(1), below = next;
  for (int k = 1; k < rows; ++k) {
    const auto here = _mm512_cmpeq_epi32_mask(row_of_each, _mm512_set1_epi32(k));
    above = _mm512_mask_mov_ps(above, here, next);
    next = pick(k + 1);
    below = _mm512_mask_mov_ps(below, here, next);
  }
  return {pairs_of(above), pairs_of(below)};
}
[[gnu::target("avx512f"), gnu::always_inline]] inline Neighbours picked(const std::uint8_t* first, std::ptrdiff_t pitch,
                                                                        int rows, __m256i column, __m256i row) {
  const __m128i order = _mm512_maskz_cvtepi32_epi8(all_values, order_of_pairs(column)),
                row_of_each = _mm512_maskz_cvtepi32_epi8(all_values, twice(row));
  const auto pick = [&](int k) __attribute__((target("avx512f"), always_inline)) {
    return _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(first + k * pitch)), order);
  };
  __m128i above = pick(0), next = pick(1), below = next;
  for (int k = 1; k < rows; ++k) {
    const __m128i here = _mm_cmpeq_epi8(row_of_each, _mm_set1_epi8(char(k)));
    above = _mm_blendv_epi8(above, next, here);
    next = pick(k + 1);
    below = _mm_blendv_epi8(below, next, here);
  }
  const auto floats = [](__m128i bytes) __attribute__((target("avx512f"), always_inline)) {
    return pairs_of(_mm512_maskz_cvtepi32_ps(all_values, _mm512_maskz_cvtepu8_epi32(all_values, bytes)));
  };
  return {floats(above), floats(below)};
}

/// Of which of eight pixels both indices lie in [0, last]: as numbers without a sign those below 0 are large.
[[gnu::target("avx512f"), gnu::always_inline]] inline unsigned all_within(__m256i column, __m256i last_column, __m256i row,
                                                                          __m256i last_row) {
  const __m256i x = _mm256_cmpeq_epi32(_mm256_min_epu32(column, last_column), column);
  const __m256i y = _mm256_cmpeq_epi32(_mm256_min_epu32(row, last_row), row);
  return unsigned(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_and_si256(x, y))));
}

/// How eight neighbours of an output row lie in the input, in the middle of a tile. Elsewhere they may lie otherwise, which is
/// looked at.
struct Lie {
  __m256i leftmost, topmost;  ///< which of the eight it is, in every lane
  int rows;                   ///< that they lie in; 0: in too many, or too far apart, to be picked
  bool is_steep;              ///< they lie in more than one or two rows
};
[[gnu::target("avx512f")]] Lie lie_of(const SampleMap& map, const WarpTile& tile) {
  const int x = tile.middle_column(), y = tile.middle_row();
  const Position first = position_of(map, x, y), last = position_of(map, x + wide_pixels - 1, y);
  const double across = last.u - first.u, down = last.v - first.v;
  const auto lane_of_least = [](double step) { return step < 0 ? wide_pixels - 1 : 0; };
  const bool is_near = std::abs(across) < piece_columns - 2 && std::abs(down) < most_rows_crossed;
  return {_mm256_set1_epi32(lane_of_least(across)), _mm256_set1_epi32(lane_of_least(down)),
          is_near ? 1 + int(std::ceil(std::abs(down))) : 0, std::abs(down) > 1};
}

/// The first `count` of eight values.
[[gnu::target("avx512f"), gnu::always_inline]] inline void store(float* to, __m256 values, int count) {
  if (count == wide_pixels) return _mm256_storeu_ps(to, values);
  const __m256i lane = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
  _mm256_maskstore_ps(to, _mm256_cmpgt_epi32(_mm256_set1_epi32(count), lane), values);
}

/// Columns begin … end − 1 of row y, in plain code, where neighbours are outside. `out` is the row.
template <class T, bool Rounded>
void sample_one_by_one(const WarpSource<T>& in, const SampleMap& map, float* out, int y, int begin, int end) {
  constexpr auto how = Rounded ? Interpolation::linear_opencv : Interpolation::linear;
  for (int x = begin; x < end; ++x) out[x] = sample(in, how, position_of(map, double(x), double(y)));
}

template <class T, bool Affine, bool Rounded>
[[gnu::target("avx512f")]] void wide_linear_tile(const WarpSource<T>& in, const SampleMap& map, const WarpTile& tile) {
  const Lie lie = lie_of(map, tile);
  const std::ptrdiff_t ahead = read_ahead(in.width, map, tile);
  const T* const pixels = in.pixels.data();
  const bool blank_outside = in.border == Border::zero, has_inside = in.width > 1 && in.height > 1 + rows_kept_back<T>;
  const __m256i last_column = _mm256_set1_epi32(in.width - 2), last_row = _mm256_set1_epi32(in.height - 2 - rows_kept_back<T>);
  const __m256i last_of_piece = _mm256_set1_epi32(piece_columns - 2), last_of_rows = _mm256_set1_epi32(lie.rows - 1);
  // a piece whose first pixel lies up to there lies in the image with all its columns, and with the row below its last
  const int last_left = in.width - piece_columns, last_top = lie.rows > 0 ? in.height - 1 - lie.rows : -1;
  const __m512d m0 = _mm512_set1_pd(map.m[0]), m3 = _mm512_set1_pd(map.m[3]), m6 = _mm512_set1_pd(map.m[6]);
  for (int y = tile.top; y < tile.bottom; ++y) {
    const __m512d u_rest = _mm512_set1_pd(std::fma(map.m[1], double(y), map.m[2])),
                  v_rest = _mm512_set1_pd(std::fma(map.m[4], double(y), map.m[5])),
                  w_rest = _mm512_set1_pd(std::fma(map.m[7], double(y), map.m[8]));
    float* const out = tile.row(y);
    __m512d x = _mm512_add_pd(_mm512_set1_pd(double(tile.begin)), _mm512_set_pd(7, 6, 5, 4, 3, 2, 1, 0));
    for (int first = tile.begin; first < tile.end; first += wide_pixels, x = _mm512_add_pd(x, _mm512_set1_pd(wide_pixels))) {
      __m512d u = _mm512_fmadd_pd(m0, x, u_rest), v = _mm512_fmadd_pd(m3, x, v_rest);
      unsigned in_front = all_pixels;
      if constexpr (!Affine) {
        const __m512d w = _mm512_fmadd_pd(m6, x, w_rest), inverse = _mm512_div_pd(_mm512_set1_pd(1.0), w);
        u = _mm512_mul_pd(u, inverse);
        v = _mm512_mul_pd(v, inverse);
        if (!map.both_sheets) in_front = unsigned(_mm512_cmp_pd_mask(w, _mm512_setzero_pd(), _CMP_GT_OQ));
      }
      const WideSplit column = wide_position<Rounded>(u), row = wide_position<Rounded>(v);
      const __m256i leftmost = _mm256_permutevar8x32_epi32(column.pixel, lie.leftmost),
                    topmost = _mm256_permutevar8x32_epi32(row.pixel, lie.topmost);
      const __m256i from_left = _mm256_sub_epi32(column.pixel, leftmost), from_top = _mm256_sub_epi32(row.pixel, topmost);
      const int left = _mm256_cvtsi256_si32(leftmost), top = _mm256_cvtsi256_si32(topmost);
      const int count = std::min(wide_pixels, tile.end - first);
      // what lies inside is not at infinity; sample_one_by_one knows what is
      Neighbours near;
      if (left >= 0 && top >= 0 && left <= last_left && top <= last_top &&
          (in_front & all_within(from_left, last_of_piece, from_top, last_of_rows)) == all_pixels) {
        const std::ptrdiff_t start = std::ptrdiff_t(top) * in.width + left;
        prefetch(pixels, start + ahead);
        near = picked(pixels + start, in.width, lie.rows, from_left, from_top);
      } else if (has_inside && (in_front & all_within(column.pixel, last_column, row.pixel, last_row)) == all_pixels) {
        const __m256i index = _mm256_add_epi32(_mm256_mullo_epi32(row.pixel, _mm256_set1_epi32(in.width)), column.pixel);
        prefetch(pixels, _mm256_extract_epi32(index, 0) + ahead);
        if (lie.is_steep) prefetch(pixels, _mm256_extract_epi32(index, 7) + ahead);
        near = {gathered(pixels, index), gathered(pixels + in.width, index)};
      } else {
        const unsigned touching =
            blank_outside ? within_eight(column.pixel, -1, in.width - 1) & within_eight(row.pixel, -1, in.height - 1)
                          : unsigned(all_pixels);
        if ((in_front & touching) == 0)
          std::fill_n(out + first, count, 0.0f);
        else
          sample_one_by_one<T, Rounded>(in, map, out, y, first, first + count);
        continue;
      }
      const __m256 above = blend_eight(near.above.left, near.above.right, column.fraction),
                   below = blend_eight(near.below.left, near.below.right, column.fraction);
      store(out + first, blend_eight(above, below, row.fraction), count);
    }
  }
}

}  // namespace

template <class T>
TileFunction<T> linear_tile_avx512(bool affine, bool rounded) {
  if (rounded) return affine ? wide_linear_tile<T, true, true> : wide_linear_tile<T, false, true>;
  return affine ? wide_linear_tile<T, true, false> : wide_linear_tile<T, false, false>;
}
template TileFunction<float> linear_tile_avx512(bool, bool);
template TileFunction<std::uint8_t> linear_tile_avx512(bool, bool);

}  // namespace ws::filter
