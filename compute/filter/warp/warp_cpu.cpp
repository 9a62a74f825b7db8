// Warps on the CPU. Single linear samples, eight at a time, follow the steps of sampling.h with AVX2 or AVX-512.
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
  Positions(const SampleMap& map, int y)
      : map_(map),
        u_rest_(std::fma(map.m[1], double(y), map.m[2])),
        v_rest_(std::fma(map.m[4], double(y), map.m[5])),
        w_rest_(std::fma(map.m[7], double(y), map.m[8])) {}

  [[nodiscard]] Split8 at(int x) const {
    const Half a = half(x), b = half(x + 4);
    const auto join = [](__m128 low, __m128 high) { return _mm256_set_m128(high, low); };
    return {_mm256_set_m128i(b.u.pixel, a.u.pixel), _mm256_set_m128i(b.v.pixel, a.v.pixel), join(a.u.fraction, b.u.fraction),
            join(a.v.fraction, b.v.fraction), join(a.drawn, b.drawn)};
  }

 private:
  struct Half {
    Split4 u, v;
    __m128 drawn;
  };
  [[nodiscard]] Half half(int first) const {
    const __m256d x = _mm256_add_pd(_mm256_set1_pd(double(first)), _mm256_set_pd(3, 2, 1, 0));
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
inline __m256 sample_inside(const WarpSource<T>& in, const Split8& p, std::ptrdiff_t ahead) {
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

/// A tile by single linear samples.
template <class T, bool Affine, bool Rounded>
void linear_tile(const WarpSource<T>& in, const SampleMap& map, const WarpTile& tile) {
  const std::ptrdiff_t ahead = read_ahead(in.width, map, tile);
  const bool blank_outside = in.border == Border::zero;
  for (int y = tile.top; y < tile.bottom; ++y) {
    const Positions<Affine, Rounded> positions(map, y);
    float* const out = tile.row(y);
    for (int x = tile.begin; x < tile.end; x += lanes) {
      const Split8 p = positions.at(x);
      const int drawn = _mm256_movemask_ps(p.drawn);
      const int inside = within_eight(p.column, 0, in.width - 2) & within_eight(p.row, 0, in.height - 2);
      const int touching =
          blank_outside ? within_eight(p.column, -1, in.width - 1) & within_eight(p.row, -1, in.height - 1) : 0xff;
      const int count = std::min(lanes, tile.end - x);
      if ((drawn & touching) == 0)
        std::fill_n(out + x, count, 0.0f);
      else if ((drawn & inside) == 0xff && count == lanes)
        _mm256_storeu_ps(out + x, sample_inside(in, p, ahead));
      else
        sample_one_by_one(in, Rounded, map, out, y, x, x + count);
    }
  }
}

/// The fast function for the tiles of this warp; null where there is none.
template <class T>
TileFunction<T> tile_function(const Warp& warp, int width, int height, Vectors vectors) {
  const bool indices_fit = std::int64_t(width) * height <= std::numeric_limits<std::int32_t>::max();
  const bool rounded = warp.interpolation == Interpolation::linear_opencv;
  if (!indices_fit || warp.supersample > 1 || !(rounded || warp.interpolation == Interpolation::linear)) return nullptr;
  if (vectors == Vectors::avx512) return linear_tile_avx512<T>(warp.affine, rounded);
  if (rounded) return warp.affine ? linear_tile<T, true, true> : linear_tile<T, false, true>;
  return warp.affine ? linear_tile<T, true, false> : linear_tile<T, false, false>;
}

}  // namespace

std::ptrdiff_t read_ahead(int width, const SampleMap& map, const WarpTile& tile) {
  constexpr int rows = 8;
  const int x = tile.middle_column(), y = tile.middle_row();
  const Position here = position_of(map, x, y), there = position_of(map, x, y + rows);
  return std::ptrdiff_t(there.v - here.v) * width + std::ptrdiff_t(there.u - here.u);
}

template <class T>
void sample_one_by_one(const WarpSource<T>& in, bool rounded, const SampleMap& map, float* out, int y, int begin, int end) {
  const auto how = rounded ? Interpolation::linear_opencv : Interpolation::linear;
  for (int x = begin; x < end; ++x) out[x] = sample(in, how, position_of(map, double(x), double(y)));
}
template void sample_one_by_one(const WarpSource<float>&, bool, const SampleMap&, float*, int, int, int);
template void sample_one_by_one(const WarpSource<std::uint8_t>&, bool, const SampleMap&, float*, int, int, int);

SampleMap sample_map(const Warp& warp) {
  SampleMap map{};
  std::copy(warp.sample.m.begin(), warp.sample.m.end(), map.m);
  map.affine = warp.affine;
  map.both_sheets = warp.both_sheets;
  return map;
}

template <class T>
void warp_plane(Span<const T> in, int width, int height, Span<float> out, const Warp& warp, RunContext& context,
                Vectors vectors) {
  const WarpSource<T> source{in, width, height, warp.border};
  const SampleMap map = sample_map(warp);
  const TileFunction<T> fast = tile_function<T>(warp, width, height, vectors);
  const auto across = std::size_t((warp.width + tile_columns - 1) / tile_columns);
  const auto down = std::size_t((warp.height + tile_rows - 1) / tile_rows);
  CpuExecutor(context).for_ranges(
      "warp", across * down, 1,
      [&](std::size_t i, std::size_t) {
        const int begin = int(i % across) * tile_columns, top = int(i / across) * tile_rows;
        const WarpTile tile{out.data(), warp.width,
                            begin,      std::min(begin + tile_columns, warp.width),
                            top,        std::min(top + tile_rows, warp.height)};
        if (fast) return fast(source, map, tile);
        for (int y = tile.top; y < tile.bottom; ++y)
          for (int x = begin; x < tile.end; ++x)
            tile.row(y)[x] = warped_pixel(source, map, warp.interpolation, warp.supersample, x, y);
      },
      in.size() * sizeof(T) + out.size() * sizeof(float));
}
template void warp_plane(Span<const float>, int, int, Span<float>, const Warp&, RunContext&, Vectors);
template void warp_plane(Span<const std::uint8_t>, int, int, Span<float>, const Warp&, RunContext&, Vectors);

}  // namespace ws::filter
