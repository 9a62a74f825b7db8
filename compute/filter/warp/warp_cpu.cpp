// Warps on the CPU. Linear and cubic samples, eight at a time, follow the steps of sampling.h with AVX2; warp_avx512.cpp has
// single linear ones once more.
// SPDX-License-Identifier: MIT
#include "compute/filter/warp/warp_cpu.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/filter/convolve/strips.h"
#include "compute/filter/warp/warp_rows.h"

#include <immintrin.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>

namespace ws::filter {

namespace {

constexpr int lanes = 8;
constexpr int tile_columns = 256, tile_rows = 16;

/// Four positions along one axis: pixels and fractions, as split_position gives them.
struct Split4 {
  __m128i pixel;
  __m128 fraction;
};

inline Split4 split4(__m256d u) {
  const __m256d whole = _mm256_floor_pd(u);
  return {_mm256_cvttpd_epi32(whole), _mm256_cvtpd_ps(_mm256_sub_pd(u, whole))};
}

/// row_times for four neighbouring x; `rest` = fma(m1, y, m2).
inline __m256d row_times4(double m0, __m256d x, double rest) {
  return _mm256_fmadd_pd(_mm256_set1_pd(m0), x, _mm256_set1_pd(rest));
}
/// near_enough: maxpd and minpd give their second operand for NaN, as its comparisons do.
inline __m256d near_enough4(__m256d u) {
  return _mm256_min_pd(_mm256_max_pd(u, _mm256_set1_pd(-far_away)), _mm256_set1_pd(far_away));
}

/// !is_at_infinity along one axis.
inline __m256d is_near4(__m256d u) {
  return _mm256_and_pd(_mm256_cmp_pd(u, _mm256_set1_pd(-far_away), _CMP_GT_OQ),
                       _mm256_cmp_pd(u, _mm256_set1_pd(far_away), _CMP_LT_OQ));
}

/// Eight neighbouring positions.
struct Split8 {
  __m256i column, row;
  __m256 x, y;
  __m256 drawn;  ///< a mask
};

template <bool Affine, bool Rounded>
class Positions {
 public:
  Positions(const SampleMap& map, double y)
      : map_(map),
        u_rest_(std::fma(map.m[1], y, map.m[2])),
        v_rest_(std::fma(map.m[4], y, map.m[5])),
        w_rest_(std::fma(map.m[7], y, map.m[8])) {}

  /// `beside`: how far right of the pixels' centres.
  [[nodiscard]] Split8 at(int x, double beside = 0) const {
    const Half a = half(x, beside), b = half(x + 4, beside);
    const auto join = [](__m128 low, __m128 high) { return _mm256_set_m128(high, low); };
    return {_mm256_set_m128i(b.u.pixel, a.u.pixel), _mm256_set_m128i(b.v.pixel, a.v.pixel), join(a.u.fraction, b.u.fraction),
            join(a.v.fraction, b.v.fraction), join(a.drawn, b.drawn)};
  }

 private:
  struct Half {
    Split4 u, v;
    __m128 drawn;
  };
  [[nodiscard]] Half half(int first, double beside) const {
    const __m256d pixel = _mm256_add_pd(_mm256_set1_pd(double(first)), _mm256_set_pd(3, 2, 1, 0)),
                  x = _mm256_add_pd(pixel, _mm256_set1_pd(beside));
    __m256d u = row_times4(map_.m[0], x, u_rest_), v = row_times4(map_.m[3], x, v_rest_);
    __m128 drawn = _mm_castsi128_ps(_mm_set1_epi32(-1));
    if constexpr (!Affine) {
      const __m256d w = row_times4(map_.m[6], x, w_rest_), inverse = _mm256_div_pd(_mm256_set1_pd(1.0), w);
      u = _mm256_mul_pd(u, inverse);
      v = _mm256_mul_pd(v, inverse);
      const __m256d in_front = _mm256_cmp_pd(w, _mm256_setzero_pd(), _CMP_GT_OQ),
                    near = _mm256_and_pd(is_near4(u), is_near4(v));
      drawn = narrowed(map_.both_sheets ? near : _mm256_and_pd(near, in_front));
    }
    return {position(u), position(v), drawn};
  }
  static Split4 position(__m256d u) {
    u = near_enough4(u);
    if constexpr (Rounded) {
      u = _mm256_mul_pd(u, _mm256_set1_pd(32.0));
      u = _mm256_mul_pd(_mm256_round_pd(u, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC), _mm256_set1_pd(0.03125));
    }
    return split4(u);
  }
  /// Each lane's mask from 64 to 32 bits.
  static __m128 narrowed(__m256d mask) {
    const __m256 m = _mm256_castpd_ps(mask);
    return _mm_shuffle_ps(_mm256_castps256_ps128(m), _mm256_extractf128_ps(m, 1), _MM_SHUFFLE(2, 0, 2, 0));
  }

  const SampleMap& map_;
  double u_rest_, v_rest_, w_rest_;
};

/// Two neighbouring pixels for each of eight indices: each pair is one 64-bit load, which beats the gather instructions.
inline void gather_pairs(const float* pixels, const std::int32_t* index, __m256& left, __m256& right) {
  const auto two = [&](int first, int second) {
    const __m128 low = _mm_castsi128_ps(_mm_loadu_si64(pixels + index[first]));
    return _mm_loadh_pi(low, reinterpret_cast<const __m64*>(pixels + index[second]));
  };
  const __m256 even = _mm256_set_m128(two(4, 5), two(0, 1)), odd = _mm256_set_m128(two(6, 7), two(2, 3));
  left = _mm256_shuffle_ps(even, odd, _MM_SHUFFLE(2, 0, 2, 0));
  right = _mm256_shuffle_ps(even, odd, _MM_SHUFFLE(3, 1, 3, 1));
}

/// Likewise of bytes, sixteen bits at a time.
inline void gather_pairs(const std::uint8_t* pixels, const std::int32_t* index, __m256& left, __m256& right) {
  const auto pair = [&](int i) {
    std::uint16_t both;
    std::memcpy(&both, pixels + index[i], sizeof(both));
    return short(both);
  };
  const __m256i pairs =
      _mm256_cvtepu16_epi32(_mm_set_epi16(pair(7), pair(6), pair(5), pair(4), pair(3), pair(2), pair(1), pair(0)));
  left = _mm256_cvtepi32_ps(_mm256_and_si256(pairs, _mm256_set1_epi32(0xff)));
  right = _mm256_cvtepi32_ps(_mm256_srli_epi32(pairs, 8));
}

/// sample_linear for eight positions whose four pixels all lie inside.
template <class T>
inline __m256 linear_inside(const WarpSource<T>& in, const Split8& p, std::ptrdiff_t ahead) {
  const __m256i index = _mm256_add_epi32(_mm256_mullo_epi32(p.row, _mm256_set1_epi32(in.width)), p.column);
  __m256 a, b, c, d;
  alignas(32) std::int32_t indices[lanes];
  _mm256_store_si256(reinterpret_cast<__m256i*>(indices), index);
  prefetch(in.pixels.data(), indices[0] + ahead);
  prefetch(in.pixels.data(), indices[lanes - 1] + ahead);
  gather_pairs(in.pixels.data(), indices, a, b);
  gather_pairs(in.pixels.data() + in.width, indices, c, d);
  return blend_eight(blend_eight(a, b, p.x), blend_eight(c, d, p.x), p.y);
}

/// cubic_weights for eight positions: weight by weight.
struct CubicWeights8 {
  alignas(32) float w[4][lanes];

  explicit CubicWeights8(__m256 t) {
    const auto all = [](float value) { return _mm256_set1_ps(value); };
    const __m256 square = _mm256_mul_ps(t, t);
    put(0, _mm256_mul_ps(t, _mm256_fmadd_ps(t, _mm256_fmadd_ps(t, all(-0.5f), all(1.0f)), all(-0.5f))));
    put(1, _mm256_fmadd_ps(square, _mm256_fmadd_ps(t, all(1.5f), all(-2.5f)), all(1.0f)));
    put(2, _mm256_mul_ps(t, _mm256_fmadd_ps(t, _mm256_fmadd_ps(t, all(-1.5f), all(2.0f)), all(0.5f))));
    put(3, _mm256_mul_ps(square, _mm256_fmadd_ps(t, all(0.5f), all(-0.5f))));
  }
  [[nodiscard]] __m256 of(int i) const { return _mm256_load_ps(w[i]); }

 private:
  void put(int i, __m256 weight) { _mm256_store_ps(w[i], weight); }
};

/// Four neighbours of a row.
inline __m128 four_of(const float* pixels) { return _mm_loadu_ps(pixels); }
inline __m128 four_of(const std::uint8_t* pixels) {
  std::int32_t bytes;
  std::memcpy(&bytes, pixels, sizeof(bytes));
  return _mm_cvtepi32_ps(_mm_cvtepu8_epi32(_mm_cvtsi32_si128(bytes)));
}

/// sample_cubic for eight positions whose sixteen pixels all lie inside: the four rows of a position at once, then the eight
/// positions.
template <class T>
inline __m256 cubic_inside(const WarpSource<T>& in, const Split8& p) {
  const CubicWeights8 kx(p.x), ky(p.y);
  alignas(32) std::int32_t columns[lanes], rows[lanes];
  _mm256_store_si256(reinterpret_cast<__m256i*>(columns), p.column);
  _mm256_store_si256(reinterpret_cast<__m256i*>(rows), p.row);
  const std::ptrdiff_t pitch = in.width;
  __m128 of_rows[lanes];  // of each position
  for (int k = 0; k < lanes; ++k) {
    const T* const first = in.pixels.data() + (rows[k] - 1) * pitch + (columns[k] - 1);
    __m128 a = four_of(first), b = four_of(first + pitch), c = four_of(first + 2 * pitch), d = four_of(first + 3 * pitch);
    _MM_TRANSPOSE4_PS(a, b, c, d);
    const auto weight = [&](int i) { return _mm_broadcast_ss(&kx.w[i][k]); };
    of_rows[k] = _mm_fmadd_ps(weight(3), d, _mm_fmadd_ps(weight(2), c, _mm_fmadd_ps(weight(1), b, _mm_mul_ps(weight(0), a))));
  }
  _MM_TRANSPOSE4_PS(of_rows[0], of_rows[1], of_rows[2], of_rows[3]);
  _MM_TRANSPOSE4_PS(of_rows[4], of_rows[5], of_rows[6], of_rows[7]);
  const auto row = [&](int i) { return _mm256_set_m128(of_rows[i + 4], of_rows[i]); };
  return _mm256_fmadd_ps(ky.of(3), row(3),
                         _mm256_fmadd_ps(ky.of(2), row(2), _mm256_fmadd_ps(ky.of(1), row(1), _mm256_mul_ps(ky.of(0), row(0)))));
}

/// Samples along a row of the output, eight at a time, as `sample` makes them.
template <class T, bool Affine, Interpolation How>
class SampleRow {
 public:
  SampleRow(const WarpSource<T>& in, const SampleMap& map, std::ptrdiff_t ahead, double y)
      : in_(in), map_(map), ahead_(ahead), y_(y), positions_(map, y) {}

  /// Of the places right of the pixels x to x + 7 by `beside`. Returns false, and nothing, where all are 0.
  [[nodiscard]] bool get(int x, double beside, float* to) const {
    const Split8 p = positions_.at(x, beside);
    const int drawn = _mm256_movemask_ps(p.drawn);
    if ((drawn & within(p, before, after)) == 0xff) {
      if constexpr (How == Interpolation::cubic)
        _mm256_storeu_ps(to, cubic_inside(in_, p));
      else
        _mm256_storeu_ps(to, linear_inside(in_, p, ahead_));
      return true;
    }
    const int touching = in_.border == Border::zero ? within(p, -after, -before) : 0xff;
    if ((drawn & touching) == 0) return false;
    for (int k = 0; k < lanes; ++k) to[k] = sample(in_, How, position_of(map_, double(x + k) + beside, y_));
    return true;
  }

 private:
  /// How many pixels before and after its own a position reads, of each row and column.
  static constexpr int before = How == Interpolation::cubic ? 1 : 0, after = How == Interpolation::cubic ? 2 : 1;

  /// Which positions have so many pixels before and after them inside.
  [[nodiscard]] int within(const Split8& p, int pixels_before, int pixels_after) const {
    return int(within_eight(p.column, pixels_before, in_.width - 1 - pixels_after) &
               within_eight(p.row, pixels_before, in_.height - 1 - pixels_after));
  }

  const WarpSource<T>& in_;
  const SampleMap& map_;
  std::ptrdiff_t ahead_;
  double y_;
  Positions<Affine, How == Interpolation::linear_opencv> positions_;
};

/// A tile by single samples.
template <class T, bool Affine, Interpolation How>
void single_tile(const WarpSource<T>& in, const SampleMap& map, const WarpTile& tile) {
  const std::ptrdiff_t ahead = read_ahead(in.width, map, tile);
  for (int y = tile.top; y < tile.bottom; ++y) {
    const SampleRow<T, Affine, How> row(in, map, ahead, y);
    for (int x = tile.begin; x < tile.end; x += lanes) {
      float* const out = tile.row(y) + x;
      const int count = std::min(lanes, tile.end - x);
      float values[lanes];
      if (!row.get(x, 0, values))
        std::fill_n(out, count, 0.0f);
      else if (count == lanes)
        _mm256_storeu_ps(out, _mm256_loadu_ps(values));
      else
        std::copy_n(values, count, out);
    }
  }
}

/// A tile by the means of `count`² samples, added in the order of warped_pixel.
template <class T, bool Affine, Interpolation How>
void mean_tile(const WarpSource<T>& in, const SampleMap& map, int count, const WarpTile& tile) {
  const std::ptrdiff_t ahead = read_ahead(in.width, map, tile);
  const __m256d all = _mm256_set1_pd(double(count * count));
  for (int y = tile.top; y < tile.bottom; ++y)
    for (int x = tile.begin; x < tile.end; x += lanes) {
      __m256d left = _mm256_setzero_pd(), right = left;
      for (int j = 0; j < count; ++j) {
        const SampleRow<T, Affine, How> row(in, map, ahead, double(y) + subpixel(j, count));
        for (int i = 0; i < count; ++i) {
          float values[lanes];
          if (!row.get(x, subpixel(i, count), values)) continue;  // zeros change no sum
          left = _mm256_add_pd(left, _mm256_cvtps_pd(_mm_loadu_ps(values)));
          right = _mm256_add_pd(right, _mm256_cvtps_pd(_mm_loadu_ps(values + lanes / 2)));
        }
      }
      float means[lanes];
      _mm_storeu_ps(means, _mm256_cvtpd_ps(_mm256_div_pd(left, all)));
      _mm_storeu_ps(means + lanes / 2, _mm256_cvtpd_ps(_mm256_div_pd(right, all)));
      std::copy_n(means, std::min(lanes, tile.end - x), tile.row(y) + x);
    }
}

/// In plain code, whatever is asked for.
template <class T>
void plain_tile(const WarpSource<T>& in, const SampleMap& map, const Warp& warp, const WarpTile& tile) {
  for (int y = tile.top; y < tile.bottom; ++y) {
    float* const out = tile.row(y);
    for (int x = tile.begin; x < tile.end; ++x) out[x] = warped_pixel(in, map, warp.interpolation, warp.supersample, x, y);
  }
}

template <class T, bool Affine, Interpolation How>
void fill_with(const WarpSource<T>& in, const SampleMap& map, const Warp& warp, Vectors vectors, const WarpTile& tile) {
  if (warp.supersample > 1) return mean_tile<T, Affine, How>(in, map, warp.supersample, tile);
  if (How != Interpolation::cubic && vectors == Vectors::avx512)
    return linear_tile_avx512<T>(Affine, How == Interpolation::linear_opencv)(in, map, tile);
  single_tile<T, Affine, How>(in, map, tile);
}

/// By the fastest code for this warp.
template <class T>
void fill(const WarpSource<T>& in, const SampleMap& map, const Warp& warp, Vectors vectors, const WarpTile& tile) {
  const auto with = [&]<Interpolation How>() {
    (warp.affine ? fill_with<T, true, How> : fill_with<T, false, How>)(in, map, warp, vectors, tile);
  };
  const bool indices_fit = std::int64_t(in.width) * in.height <= std::numeric_limits<std::int32_t>::max() &&
                           std::max(in.width, in.height) <= far_away;  // tiles with AVX-512 let nothing end there
  if (indices_fit && warp.interpolation == Interpolation::linear) return with.template operator()<Interpolation::linear>();
  if (indices_fit && warp.interpolation == Interpolation::linear_opencv)
    return with.template operator()<Interpolation::linear_opencv>();
  if (warp.interpolation == Interpolation::cubic) return with.template operator()<Interpolation::cubic>();
  plain_tile(in, map, warp, tile);
}

}  // namespace

std::ptrdiff_t read_ahead(int width, const SampleMap& map, const WarpTile& tile) {
  constexpr int rows = 8;
  const int x = tile.middle_column(), y = tile.middle_row();
  const Position here = position_of(map, x, y), there = position_of(map, x, y + rows);
  return std::ptrdiff_t(there.v - here.v) * width + std::ptrdiff_t(there.u - here.u);
}

template <class T>
void warp_plane(Span<const T> in, int width, int height, Span<float> out, const Warp& warp, RunContext& context,
                Vectors vectors) {
  const WarpSource<T> source{in, width, height, warp.border};
  const SampleMap map = sample_map(warp);
  const auto across = std::size_t((warp.width + tile_columns - 1) / tile_columns);
  const auto down = std::size_t((warp.height + tile_rows - 1) / tile_rows);
  CpuExecutor(context).for_ranges(
      "warp", across * down, 1,
      [&](std::size_t i, std::size_t) {
        const int begin = int(i % across) * tile_columns, top = int(i / across) * tile_rows;
        const WarpTile tile{out.data(), warp.width,
                            begin,      std::min(begin + tile_columns, warp.width),
                            top,        std::min(top + tile_rows, warp.height)};
        fill(source, map, warp, vectors, tile);
      },
      in.size() * sizeof(T) + out.size() * sizeof(float));
}
template void warp_plane(Span<const float>, int, int, Span<float>, const Warp&, RunContext&, Vectors);
template void warp_plane(Span<const std::uint8_t>, int, int, Span<float>, const Warp&, RunContext&, Vectors);

}  // namespace ws::filter
