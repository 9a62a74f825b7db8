// The loops of strips.h with AVX-512: sixteen pixels per instruction, and thirty-two registers. Only functions that carry the
// attribute may use these instructions, so it is not set for the file.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/strips.h"

#include <immintrin.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace ws::filter {

namespace {

constexpr int wide_lanes = 16;
/// Given to the masked forms of instructions where all is wanted: of the others g++ 12 warns that they read values never set.
constexpr unsigned short all_lanes = 0xffff;
/// Taps that one sweep along a row takes: four sums for each row, so that 24 of the 32 registers are in use.
constexpr int most_ages = 4;

template <class T>
using RowsOf = std::array<const T*, strip_rows>;
using RowsIn = RowsOf<float>;
using RowsOut = std::array<float*, strip_rows>;

/// The pixels O … O + 15 of 32 that lie in two registers.
template <int O>
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 shifted(__m512 here, __m512 next) {
  return _mm512_castsi512_ps(_mm512_maskz_alignr_epi32(all_lanes, _mm512_castps_si512(next), _mm512_castps_si512(here), O));
}

/// While a sweep meets the pixels 16 q … 16 q + 15 of a row, the sums of age a are those of the outputs 16 (q − a) …, which
/// want the taps 16 a …: a value is loaded once for all of them.
template <int Ages>
struct Sweep {
  __m512 sum[Ages][strip_rows];
  __m512 here[strip_rows];  ///< the sixteen pixels of each row
};

/// Adds the values `x` of the four rows, which lie at offset o of a step, to the sums of the ages First … Last − 1.
template <int Ages, int First, int Last>
[[gnu::target("avx512f"), gnu::always_inline]] inline void add_values(__m512 (&x)[strip_rows], const float* taps, int o,
                                                                      Sweep<Ages>& sweep) {
#pragma GCC unroll 4
  for (int k = 0; k < strip_rows; ++k) asm("" : "+v"(x[k]));  // keeps the compiler from loading it once for each use
#pragma GCC unroll 4
  for (int a = First; a < Last; ++a) {
    __m512 t = _mm512_set1_ps(taps[a * wide_lanes + o]);
    asm("" : "+v"(t));  // likewise
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) sweep.sum[a][k] = _mm512_fmadd_ps(x[k], t, sweep.sum[a][k]);
  }
}

/// Offset O of a step and those after it, of which the oldest age wants only the first `rest`. An unaligned load touches two
/// lines of the cache and takes nearly two cycles; so with few sums for a value every third one is put together from registers.
template <int Ages, int First, int Last, int O = 0>
[[gnu::target("avx512f"), gnu::always_inline]] inline void add_offsets(const RowsIn& in, int j, const float* taps, int rest,
                                                                       const __m512 (&next)[strip_rows], Sweep<Ages>& sweep) {
  if constexpr (O < wide_lanes) {
    if (First == Ages - 1 && O >= rest) return;
    __m512 x[strip_rows];
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k)
      if constexpr (O == 0)
        x[k] = sweep.here[k];
      else if constexpr (O % 3 == 1)
        x[k] = shifted<O>(sweep.here[k], next[k]);
      else
        x[k] = _mm512_loadu_ps(in[std::size_t(k)] + j + O);
    if constexpr (Last == Ages && First < Last - 1) {
      if (O < rest)
        add_values<Ages, First, Last>(x, taps, O, sweep);
      else
        add_values<Ages, First, Last - 1>(x, taps, O, sweep);
    } else {
      add_values<Ages, First, Last>(x, taps, O, sweep);
    }
    add_offsets<Ages, First, Last, O + 1>(in, j, taps, rest, next, sweep);
  }
}

/// The offsets `begin` … `end` − 1, all values loaded.
template <int Ages, int First, int Last>
[[gnu::target("avx512f"), gnu::always_inline]] inline void add_loaded(const RowsIn& in, int j, const float* taps, int begin,
                                                                      int end, Sweep<Ages>& sweep) {
  for (int o = begin; o < end; ++o) {
    __m512 x[strip_rows];
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) x[k] = _mm512_loadu_ps(in[std::size_t(k)] + j + o);
    add_values<Ages, First, Last>(x, taps, o, sweep);
  }
}

/// Sixteen pixels of each row from j on, for the ages First … Last − 1.
template <int Ages, int First, int Last>
[[gnu::target("avx512f"), gnu::always_inline]] inline void add_step(const RowsIn& in, int j, const float* taps, int rest,
                                                                    Sweep<Ages>& sweep) {
  if constexpr (Ages > 2) {  // enough is done with a value to hide its load
    add_loaded<Ages, First, Last>(in, j, taps, 0, Last < Ages ? wide_lanes : rest, sweep);
    if constexpr (Last == Ages && First < Last - 1) add_loaded<Ages, First, Last - 1>(in, j, taps, rest, wide_lanes, sweep);
  } else {
    // the last step may not read all of the sixteen pixels behind its own
    const auto wanted = static_cast<unsigned short>(First == Ages - 1 ? (1u << (rest - 1)) - 1 : all_lanes);
    __m512 next[strip_rows];
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) next[k] = _mm512_maskz_loadu_ps(wanted, in[std::size_t(k)] + j + wide_lanes);
    add_offsets<Ages, First, Last>(in, j, taps, rest, next, sweep);
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k) sweep.here[k] = next[k];
  }
}

/// Stores the sums that are complete, makes all others one step older, and begins new ones.
template <int Ages>
[[gnu::target("avx512f"), gnu::always_inline]] inline void grow_older(const RowsOut& out, int done, int next, bool goes_on,
                                                                      Sweep<Ages>& sweep) {
#pragma GCC unroll 4
  for (int k = 0; k < strip_rows; ++k) {
    if (done >= 0) _mm512_store_ps(out[std::size_t(k)] + done, sweep.sum[Ages - 1][k]);
#pragma GCC unroll 4
    for (int a = Ages - 1; a > 0; --a) sweep.sum[a][k] = sweep.sum[a - 1][k];
    sweep.sum[0][k] = goes_on ? _mm512_load_ps(out[std::size_t(k)] + next) : _mm512_setzero_ps();
  }
}

/// The first steps of a sweep, in which there are no older sums yet.
template <int Ages, int Step = 0>
[[gnu::target("avx512f"), gnu::always_inline]] inline void begin_sweep(const RowsIn& in, const RowsOut& out, const float* taps,
                                                                       bool goes_on, Sweep<Ages>& sweep) {
  if constexpr (Step < Ages - 1) {
    add_step<Ages, 0, Step + 1>(in, Step * wide_lanes, taps, 0, sweep);
    grow_older<Ages>(out, -1, (Step + 1) * wide_lanes, goes_on, sweep);
    begin_sweep<Ages, Step + 1>(in, out, taps, goes_on, sweep);
  }
}
/// The last ones, in which no younger sums are needed.
template <int Ages, int Step = 1>
[[gnu::target("avx512f"), gnu::always_inline]] inline void end_sweep(const RowsIn& in, const RowsOut& out, int j,
                                                                     const float* taps, int rest, Sweep<Ages>& sweep) {
  if constexpr (Step < Ages) {
    add_step<Ages, Step, Ages>(in, j, taps, rest, sweep);
    grow_older<Ages>(out, j - (Ages - 1) * wide_lanes, 0, false, sweep);
    end_sweep<Ages, Step + 1>(in, out, j + wide_lanes, taps, rest, sweep);
  }
}

/// At most 16 · Ages taps along four rows; `goes_on`: after those whose sums are in `out`.
template <int Ages>
[[gnu::target("avx512f")]] void sweep_rows(const RowsIn& in, const RowsOut& out, int columns, const float* taps, int count,
                                           bool goes_on) {
  static_assert(Ages > 1, "the first step would be the last one");
  constexpr int before = (Ages - 1) * wide_lanes;
  const int rest = count - before;
  Sweep<Ages> sweep = {};
#pragma GCC unroll 4
  for (int k = 0; k < strip_rows; ++k) sweep.here[k] = _mm512_loadu_ps(in[std::size_t(k)]);
  grow_older<Ages>(out, -1, 0, goes_on, sweep);
  begin_sweep<Ages>(in, out, taps, goes_on, sweep);
  for (int j = before; j < columns; j += wide_lanes) {
    add_step<Ages, 0, Ages>(in, j, taps, rest, sweep);
    const int next = j + wide_lanes;
    grow_older<Ages>(out, j - before, next, goes_on && next < columns, sweep);
  }
  end_sweep<Ages>(in, out, columns, taps, rest, sweep);
}

/// Sixteen pixels.
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 load_wide(const float* from) { return _mm512_loadu_ps(from); }
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 load_wide(const std::uint8_t* from) {
  const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  return _mm512_maskz_cvtepi32_ps(all_lanes, _mm512_maskz_cvtepu8_epi32(all_lanes, bytes));
}
/// The first Count of sixteen pixels; what lies behind them is not read.
template <int Count>
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 load_first(const float* from) {
  return _mm512_maskz_loadu_ps(static_cast<unsigned short>((1u << Count) - 1), from);
}
template <int Count>
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 load_first(const std::uint8_t* from) {
  std::uint8_t bytes[wide_lanes] = {};
  std::memcpy(bytes, from, Count);
  return load_wide(bytes);
}

/// Offset O of a short filter, and those after it. Floats are loaded anew for the second half of them, bytes would have to be
/// converted anew.
template <int Count, int O, class T>
[[gnu::target("avx512f"), gnu::always_inline]] inline __m512 short_sum(const T* at, const __m512 (&taps)[Count], __m512 here,
                                                                       __m512 next, __m512 sum) {
  if constexpr (O == Count) {
    return sum;
  } else {
    constexpr bool is_loaded = std::is_same_v<T, float> && O > Count / 2;
    __m512 x = here;
    if constexpr (is_loaded)
      x = load_wide(at + O);
    else if constexpr (O > 0)
      x = shifted<O>(here, next);
    return short_sum<Count, O + 1>(at, taps, here, next, _mm512_fmadd_ps(x, taps[O], sum));
  }
}

/// Few taps, which stay in registers.
template <int Count, class T>
[[gnu::target("avx512f")]] void short_rows(const RowsOf<T>& in, const RowsOut& out, int columns, const float* taps) {
  __m512 t[Count];
#pragma GCC unroll 16
  for (int o = 0; o < Count; ++o) t[o] = _mm512_set1_ps(taps[o]);
  for (int k = 0; k < strip_rows; ++k) {
    const T* const from = in[std::size_t(k)];
    float* const to = out[std::size_t(k)];
    __m512 here = load_wide(from);
    int j = 0;
    for (; j < columns - wide_lanes; j += wide_lanes) {
      const __m512 next = load_wide(from + j + wide_lanes);
      _mm512_store_ps(to + j, short_sum<Count, 0>(from + j, t, here, next, _mm512_setzero_ps()));
      here = next;
    }
    const __m512 next = load_first<Count - 1>(from + columns);
    _mm512_store_ps(to + j, short_sum<Count, 0>(from + j, t, here, next, _mm512_setzero_ps()));
  }
}

/// By the function for the count of taps, if that is Count, Count + 2, … or Most; else false.
template <int Count, int Most, class T>
[[nodiscard]] bool convolve_short_rows(const RowsOf<T>& in, const RowsOut& out, int columns, const Taps& taps) {
  if (taps.values.size() == Count) {
    short_rows<Count, T>(in, out, columns, taps.values.data());
    return true;
  }
  if constexpr (Count < Most) return convolve_short_rows<Count + 2, Most>(in, out, columns, taps);
  return false;
}

/// Adds the row `p` of the input to the outputs First … Last − 1, for which it meets the taps p − First, p − First − 1, …
template <int First, int Last, int Registers>
[[gnu::target("avx512f"), gnu::always_inline]] inline void add_wide_row(const float* row, const float* taps, int p,
                                                                        __m512 (&sum)[strip_rows][Registers]) {
  __m512 x[Registers];
#pragma GCC unroll 4
  for (int h = 0; h < Registers; ++h) {
    x[h] = _mm512_loadu_ps(row + h * wide_lanes);
    asm("" : "+v"(x[h]));  // as above
  }
#pragma GCC unroll 4
  for (int k = First; k < Last; ++k) {
    __m512 t = _mm512_set1_ps(taps[p - k]);
    asm("" : "+v"(t));
#pragma GCC unroll 4
    for (int h = 0; h < Registers; ++h) sum[k][h] = _mm512_fmadd_ps(x[h], t, sum[k][h]);
  }
}

/// How many of the sixteen columns from j on are wanted, as a mask.
[[gnu::always_inline]] inline unsigned short columns_left(const StripTarget& target, int j) {
  const int left = target.columns - j;
  return left >= wide_lanes ? all_lanes : static_cast<unsigned short>((1u << left) - 1);
}

template <int Registers>
[[gnu::target("avx512f"), gnu::always_inline]] inline void store_wide(const StripTarget& target, int j,
                                                                      const __m512 (&sum)[strip_rows][Registers]) {
  float* const to = target.first + j;
  // whole cache lines; where the image's width is no multiple of them, what is past the cache is stored in halves
  const bool whole = (reinterpret_cast<std::uintptr_t>(to) | target.pitch * sizeof(float)) % 64 == 0,
             full = j + Registers * wide_lanes <= target.columns;
#pragma GCC unroll 4
  for (int k = 0; k < strip_rows; ++k) {
    if (k >= target.rows) return;
    float* const row = to + std::size_t(k) * target.pitch;
#pragma GCC unroll 4
    for (int h = 0; h < Registers; ++h) {
      float* const cell = row + h * wide_lanes;
      if (full && target.past_cache && whole) {
        _mm512_stream_ps(cell, sum[k][h]);
      } else if (full && target.past_cache) {
        __m256 halves[2];
        std::memcpy(halves, &sum[k][h], sizeof halves);
        _mm256_stream_ps(cell, halves[0]);
        _mm256_stream_ps(cell + wide_lanes / 2, halves[1]);
      } else if (full) {
        _mm512_storeu_ps(cell, sum[k][h]);
      } else {
        _mm512_mask_storeu_ps(cell, columns_left(target, j + h * wide_lanes), sum[k][h]);
      }
    }
  }
}

/// 16 · Registers columns from j on of four output rows.
template <int Registers>
[[gnu::target("avx512f"), gnu::always_inline]] inline void wide_columns(const float* const* in, int j,
                                                                        const StripTarget& target, const float* taps,
                                                                        int count) {
  __m512 sum[strip_rows][Registers] = {};
  if (count < strip_rows) {
#pragma GCC unroll 4
    for (int k = 0; k < strip_rows; ++k)
      for (int i = 0; i < count; ++i) {
        const __m512 t = _mm512_set1_ps(taps[i]);
#pragma GCC unroll 4
        for (int h = 0; h < Registers; ++h)
          sum[k][h] = _mm512_fmadd_ps(_mm512_loadu_ps(in[k + i] + j + h * wide_lanes), t, sum[k][h]);
      }
    return store_wide(target, j, sum);
  }
  add_wide_row<0, 1>(in[0] + j, taps, 0, sum);
  add_wide_row<0, 2>(in[1] + j, taps, 1, sum);
  add_wide_row<0, 3>(in[2] + j, taps, 2, sum);
  for (int p = 3; p < count; ++p) add_wide_row<0, 4>(in[p] + j, taps, p, sum);
  add_wide_row<1, 4>(in[count] + j, taps, count, sum);
  add_wide_row<2, 4>(in[count + 1] + j, taps, count + 1, sum);
  add_wide_row<3, 4>(in[count + 2] + j, taps, count + 2, sum);
  store_wide(target, j, sum);
}

}  // namespace

void convolve_rows_avx512(const RowsIn& in, const RowsOut& out, int columns, const Taps& taps) {
  if (convolve_short_rows<1, 15>(in, out, columns, taps)) return;
  const int count = int(taps.values.size());
  const float* const values = taps.values.data();
  constexpr int most = most_ages * wide_lanes;
  for (int from = 0, some = 0; from < count; from += some) {
    const int left = count - from;
    some = left > most && left <= most + wide_lanes ? most - wide_lanes : std::min(most, left);  // none of sixteen or fewer
    RowsIn at = in;
    for (const float*& row : at) row += from;
    if (some > 3 * wide_lanes)
      sweep_rows<4>(at, out, columns, values + from, some, from > 0);
    else if (some > 2 * wide_lanes)
      sweep_rows<3>(at, out, columns, values + from, some, from > 0);
    else
      sweep_rows<2>(at, out, columns, values + from, some, from > 0);
  }
}

bool convolve_rows_of_bytes_avx512(const RowsOf<std::uint8_t>& in, const RowsOut& out, int columns, const Taps& taps) {
  return convolve_short_rows<1, few_taps>(in, out, columns, taps);
}

[[gnu::target("avx512f")]] void convolve_columns_avx512(const float* const* in, const StripTarget& target, const Taps& taps,
                                                        const Ahead& ahead) {
  constexpr int most = 4 * wide_lanes;
  const int count = int(taps.values.size());
  int j = 0;
  for (; j + most <= target.columns; j += most) {
    ahead.ask(j, j + most, target.columns);
    wide_columns<4>(in, j, target, taps.values.data(), count);
  }
  for (; j < target.columns; j += wide_lanes) {
    ahead.ask(j, j + wide_lanes, target.columns);
    wide_columns<1>(in, j, target, taps.values.data(), count);
  }
}

[[gnu::target("avx512f")]] void floats_of_bytes_avx512(const std::uint8_t* from, int count, float* to) {
  for (int i = 0; i < count; i += wide_lanes) {
    const int at = std::min(i, count - wide_lanes);
    _mm512_storeu_ps(to + at, load_wide(from + at));
  }
}

}  // namespace ws::filter
