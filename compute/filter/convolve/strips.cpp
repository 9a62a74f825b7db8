// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/strips.h"

#include <cpuid.h>
#include <immintrin.h>

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace ws::filter {

namespace {

constexpr int lanes = 8;

/// Sums stay in registers only where the loops over them are unrolled and the functions inlined, which is asked for.
using Sums = __m256[strip_rows][2];

/// All taps from `in`, for filters shorter than a register: each value is loaded for each tap.
[[gnu::always_inline]] inline void short_row_block(const std::array<const float*, strip_rows>& in, int j, const float* taps,
                                                   int count, Sums& sum) {
  for (int o = 0; o < count; ++o) {
    const __m256 t = _mm256_broadcast_ss(taps + o);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) {
      sum[k][0] = _mm256_fmadd_ps(_mm256_loadu_ps(in[std::size_t(k)] + j + o), t, sum[k][0]);
      sum[k][1] = _mm256_fmadd_ps(_mm256_loadu_ps(in[std::size_t(k)] + j + o + lanes), t, sum[k][1]);
    }
  }
}

/// The same with fewer loads: what the left register needs at offset o, the right one needs at o − 8.
[[gnu::always_inline]] inline void long_row_block(const std::array<const float*, strip_rows>& in, int j, const float* taps,
                                                  int count, Sums& sum) {
  const auto load = [&](int k, int o) { return _mm256_loadu_ps(in[std::size_t(k)] + j + o); };
  for (int o = 0; o < lanes; ++o) {
    const __m256 t = _mm256_broadcast_ss(taps + o);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) sum[k][0] = _mm256_fmadd_ps(load(k, o), t, sum[k][0]);
  }
  for (int o = lanes; o < count; ++o) {
    const __m256 left = _mm256_broadcast_ss(taps + o), right = _mm256_broadcast_ss(taps + o - lanes);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) {
      __m256 x = load(k, o);
      asm("" : "+x"(x));  // keeps the compiler from loading it once for each use
      sum[k][0] = _mm256_fmadd_ps(x, left, sum[k][0]);
      sum[k][1] = _mm256_fmadd_ps(x, right, sum[k][1]);
    }
  }
  for (int o = count; o < count + lanes; ++o) {
    const __m256 t = _mm256_broadcast_ss(taps + o - lanes);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) sum[k][1] = _mm256_fmadd_ps(load(k, o), t, sum[k][1]);
  }
}

/// Adds the row `p` of the input to the outputs `First` … `Last` − 1, for which it meets the taps p − First, p − First − 1, …
template <int First, int Last>
[[gnu::always_inline]] inline void add_row(const float* row, const float* taps, int p, Sums& sum) {
  __m256 left = _mm256_loadu_ps(row), right = _mm256_loadu_ps(row + lanes);
  asm("" : "+x"(left), "+x"(right));  // as above
#pragma GCC unroll 4
  for (int k = First; k < Last; ++k) {
    const __m256 t = _mm256_broadcast_ss(taps + p - k);
    sum[k][0] = _mm256_fmadd_ps(left, t, sum[k][0]);
    sum[k][1] = _mm256_fmadd_ps(right, t, sum[k][1]);
  }
}

/// Sixteen columns from j on of four output rows.
[[gnu::always_inline]] inline void column_block(const float* const* in, int j, const float* taps, int count, Sums& sum) {
  if (count < strip_rows) {
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k)
      for (int i = 0; i < count; ++i) {
        const __m256 t = _mm256_broadcast_ss(taps + i);
        for (int h = 0; h < 2; ++h) sum[k][h] = _mm256_fmadd_ps(_mm256_loadu_ps(in[k + i] + j + h * lanes), t, sum[k][h]);
      }
    return;
  }
  add_row<0, 1>(in[0] + j, taps, 0, sum);
  add_row<0, 2>(in[1] + j, taps, 1, sum);
  add_row<0, 3>(in[2] + j, taps, 2, sum);
  for (int p = 3; p < count; ++p) add_row<0, 4>(in[p] + j, taps, p, sum);
  add_row<1, 4>(in[count] + j, taps, count, sum);
  add_row<2, 4>(in[count + 1] + j, taps, count + 1, sum);
  add_row<3, 4>(in[count + 2] + j, taps, count + 2, sum);
}

[[gnu::always_inline]] inline void store_block(const StripTarget& target, int j, const Sums& sum) {
  float* const to = target.first + j;
  const std::size_t pitch = target.pitch;
  if (target.rows < strip_rows || j + strip_step > target.columns) {
    alignas(32) float block[strip_rows][strip_step];
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) {
      _mm256_store_ps(block[k], sum[k][0]);
      _mm256_store_ps(block[k] + lanes, sum[k][1]);
    }
    for (int k = 0; k < std::min(target.rows, strip_rows); ++k)
      std::copy_n(block[k], std::min(strip_step, target.columns - j), to + std::size_t(k) * pitch);
  } else if (target.past_cache) {
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) {
      _mm256_stream_ps(to + std::size_t(k) * pitch, sum[k][0]);
      _mm256_stream_ps(to + std::size_t(k) * pitch + lanes, sum[k][1]);
    }
  } else {
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) {
      _mm256_storeu_ps(to + std::size_t(k) * pitch, sum[k][0]);
      _mm256_storeu_ps(to + std::size_t(k) * pitch + lanes, sum[k][1]);
    }
  }
}

void copy_as_floats(const float* from, int count, float* to, Vectors) { std::copy_n(from, count, to); }
/// Of a plain loop the compiler makes several shuffles for each register. The last eight may be made twice.
void copy_as_floats(const std::uint8_t* from, int count, float* to, Vectors vectors) {
  if (vectors == Vectors::avx512 && count >= 2 * lanes) return floats_of_bytes_avx512(from, count, to);
  if (count < lanes) {
    for (int i = 0; i < count; ++i) to[i] = float(from[i]);
    return;
  }
  const auto convert = [&](int i) {
    _mm256_storeu_ps(to + i, _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(_mm_loadu_si64(from + i))));
  };
  for (int i = 0; i <= count - lanes; i += lanes) convert(i);
  convert(count - lanes);
}

}  // namespace

Vectors widest_vectors() {
  constexpr unsigned leaf_of_features = 7, fp16 = 1u << 23;
  static const bool is_wide = [] {  // asking takes microseconds on virtual machines
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    const bool has_fp16 = __get_cpuid_count(leaf_of_features, 0, &eax, &ebx, &ecx, &edx) != 0 && (edx & fp16) != 0;
    return __builtin_cpu_supports("avx512f") && (has_fp16 || __builtin_cpu_is("amd"));
  }();
  return is_wide ? Vectors::avx512 : Vectors::avx2;
}

void convolve_rows(const std::array<const float*, strip_rows>& in, const std::array<float*, strip_rows>& out, int columns,
                   const Taps& taps, Vectors vectors) {
  const bool wide = vectors == Vectors::avx512 && columns >= wide_columns_min && taps.values.size() % 2 == 1;
  if (wide) return convolve_rows_avx512(in, out, columns, taps);
  const int count = int(taps.values.size());
  for (int j = 0; j < columns; j += strip_step) {
    Sums sum = {};
    if (count < lanes)
      short_row_block(in, j, taps.values.data(), count, sum);
    else
      long_row_block(in, j, taps.values.data(), count, sum);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k)
      for (int h = 0; h < 2; ++h) _mm256_store_ps(out[std::size_t(k)] + j + h * lanes, sum[k][h]);
  }
}

void convolve_columns(const float* const* in, const StripTarget& target, const Taps& taps, Vectors vectors,
                      const Ahead& ahead) {
  if (vectors == Vectors::avx512) return convolve_columns_avx512(in, target, taps, ahead);
  for (int j = 0; j < target.columns; j += strip_step) {
    ahead.ask(j, j + strip_step, target.columns);
    Sums sum = {};
    column_block(in, j, taps.values.data(), int(taps.values.size()), sum);
    store_block(target, j, sum);
  }
}

template <class T>
const float* row_segment(const T* plane, int width, int height, Border border, int y, int begin, int count, float* scratch,
                         Vectors vectors) {
  const int row = border_index(y, height, border);
  if (row == outside) {
    std::fill_n(scratch, count, 0.0f);
    return scratch;
  }
  const T* const pixels = plane + std::size_t(row) * std::size_t(width);
  if constexpr (std::is_same_v<T, float>)
    if (begin >= 0 && begin + count <= width) return pixels + begin;
  const int inside_begin = std::clamp(-begin, 0, count), inside_end = std::clamp(width - begin, inside_begin, count);
  const auto fill = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      const int x = border_index(begin + i, width, border);
      scratch[i] = x == outside ? 0.0f : float(pixels[x]);
    }
  };
  fill(0, inside_begin);
  copy_as_floats(pixels + begin + inside_begin, inside_end - inside_begin, scratch + inside_begin, vectors);
  fill(inside_end, count);
  return scratch;
}

template const float* row_segment(const float*, int, int, Border, int, int, int, float*, Vectors);
template const float* row_segment(const std::uint8_t*, int, int, Border, int, int, int, float*, Vectors);

}  // namespace ws::filter
