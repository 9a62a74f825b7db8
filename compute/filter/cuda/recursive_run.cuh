// A run of 32 samples, the recursive Gaussian's piece of work for a lane: its factors, its tile in shared memory, its
// arithmetic. p: a pole. F = Σ p^(end−i) x_i: what samples add to the forward state; B = Σ p^i x_i: to the backward one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/convolve/recursive.h"

#include <cuda_pipeline.h>

#include <cstddef>
#include <cstdint>

namespace ws::filter::cuda::recursive {

inline constexpr int poles = RecursiveGaussian::count, parts = 2 * poles;  // parts: real numbers of a state
inline constexpr int half = 8, segment = 2 * half;            // samples that are smoothed as if nothing were beside them
inline constexpr int segments = 2, run = segments * segment;  // of a lane
inline constexpr int runs = 8, chunk = runs * run;
static_assert(run == 32, "a tile is square");

struct Complex {
  float re, im;
};
__device__ inline Complex operator*(Complex a, Complex b) {
  return {fmaf(a.re, b.re, -(a.im * b.im)), fmaf(a.re, b.im, a.im * b.re)};
}
__device__ inline Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ inline Complex operator*(Complex a, float x) { return {a.re * x, a.im * x}; }
__device__ inline Complex operator-(Complex a, float x) { return {a.re - x, a.im}; }
/// a b + c
__device__ inline Complex multiply_add(Complex a, Complex b, Complex c) {
  return {fmaf(a.re, b.re, fmaf(-a.im, b.im, c.re)), fmaf(a.re, b.im, fmaf(a.im, b.re, c.im))};
}

struct State {
  Complex of[poles];
  __device__ float& part(int i) { return i % 2 == 0 ? of[i / 2].re : of[i / 2].im; }
};

/// A segment's arithmetic on sums x_i + x_15−i and differences x_i − x_15−i, which take half the products: what is alike in
/// both directions is a product with the sums, what is opposite one with the differences.
struct SegmentFactors {
  float even[half][half], odd[half][half];                  ///< smoothing
  float gather_even[parts][half], gather_odd[parts][half];  ///< (F ± B) / 2
  float spread_even[half][parts], spread_odd[half][parts];  ///< what f ± b give to the samples
};

struct PoleFactors {
  Complex single, segment, chunk;  ///< p^length
  Complex runs[recursive::runs];   ///< p^length of 0, 1, 2, … runs
  Complex run_rest, chunk_rest;    ///< p^length of what is left at the line's end
  Complex weight;
  Complex mirror, closing, inverse;  ///< p^n or p^(n−1); 1 / (1 − p^period), or 1 / (1 − p) for replicate; 1 / p
};

struct Factors {
  SegmentFactors segment;
  PoleFactors pole[poles];
  Border border;
  int reach;  ///< samples after which a state is forgotten
};

/// Divides numbers below 2³¹.
struct Divider {
  int divisor;
  unsigned multiplier = 0, shift = 0;

  explicit Divider(int d) : divisor(d) {
    while ((1u << shift) < unsigned(d)) ++shift;
    multiplier = unsigned(((std::uint64_t(1) << shift) - std::uint64_t(d)) * (std::uint64_t(1) << 32) / std::uint64_t(d)) + 1;
  }
  [[nodiscard]] __device__ int operator()(int n) const {
    return int((__umulhi(unsigned(n), multiplier) + unsigned(n)) >> shift);
  }
};

/// Lines of planes, and what their chunks tell each other.
struct Lines {
  const float* in;
  float* out;
  std::ptrdiff_t channel;  ///< elements from channel to channel
  int pitch;               ///< from row to row
  int n, count;            ///< samples of a line, lines of a channel
  Divider chunks, groups;  ///< chunks of a line, groups of 32 lines of a channel
  int all_groups, total;   ///< groups and chunks of all channels
  Complex* states;         ///< [group][chunk][direction][pole][line]: what it adds, then what enters it
  int* gates;              ///< [group]: chunks that have told, then pieces of the group that are carried
  int* next;               ///< job
  int jobs, delay;         ///< see Job
  int slots;               ///< chunks that a block keeps
  int lanes;               ///< that share a line where states are carried along it: they carry a piece of a group

  [[nodiscard]] __device__ int pieces() const { return poles * lanes; }
};
inline constexpr int direction_states = poles * 32, chunk_states = 2 * direction_states;

/// A run of a chunk of 32 lines, one for each lane.
template <bool AlongX>
struct Run {
  const Lines& lines;
  int number, group, length, line_count;  ///< of the chunk
  int begin, samples;                     ///< in the chunk; at most 0 where the line has ended
  std::ptrdiff_t first;                   ///< its first sample of the first line

  __device__ Run(const Lines& l, int chunk_number, int index)
      : lines(l), number(chunk_number), group(l.chunks(number)), begin(index * run) {
    const int chunk_begin = (number - group * l.chunks.divisor) * chunk;
    const int of_channel = l.groups(group), line0 = (group - of_channel * l.groups.divisor) * 32;
    length = min(chunk, l.n - chunk_begin);
    samples = min(run, length - begin);
    line_count = min(32, l.count - line0);
    const int row = AlongX ? line0 : chunk_begin + begin, column = AlongX ? chunk_begin + begin : line0;
    first = of_channel * l.channel + std::ptrdiff_t(row) * l.pitch + column;
  }
  /// The line ends within the run.
  [[nodiscard]] __device__ bool has_rest() const { return samples > 0 && samples < run; }
  [[nodiscard]] __device__ Complex* chunk_states_begin() const { return lines.states + std::ptrdiff_t(number) * chunk_states; }
};

/// A run of 32 lines in shared memory, as it lies in global memory; along x, four samples at a time change places so that the
/// lanes' 16-byte accesses keep apart.
template <bool AlongX>
struct Tile {
  __align__(128) float cells[32][32];

  [[nodiscard]] __device__ static int place(int row, int column) { return AlongX ? column ^ row % 8 * 4 : column; }
  [[nodiscard]] __device__ float4& four(int row, int column) {
    return *reinterpret_cast<float4*>(&cells[row][place(row, column)]);
  }
  [[nodiscard]] __device__ float& at(int line, int i) { return AlongX ? cells[line][place(line, i)] : cells[i][line]; }
  /// Memory for the run's states, [direction][pole][line], while its samples are in registers.
  [[nodiscard]] __device__ Complex* states() { return reinterpret_cast<Complex*>(cells); }

  /// Begins to load; zeros beyond the chunk's end.
  __device__ void begin_load(const Run<AlongX>& r) {
    const int row0 = int(threadIdx.x) % 32 / 8, column = int(threadIdx.x) % 8 * 4;
    const int rows_there = AlongX ? r.line_count : r.samples, columns_there = (AlongX ? r.samples : r.line_count) - column;
    const float* from = r.lines.in + r.first + std::ptrdiff_t(row0) * r.lines.pitch + column;
    __syncwarp();
    if (rows_there == 32 && columns_there >= 4) {
#pragma unroll
      for (int i = 0; i < 32; i += 4, from += 4 * r.lines.pitch) __pipeline_memcpy_async(&four(row0 + i, column), from, 16);
    } else {
#pragma unroll 1
      for (int i = 0; i < 32; i += 4, from += 4 * r.lines.pitch) {
        const int wanted = row0 + i < rows_there ? min(max(columns_there, 0), 4) : 0;
        __pipeline_memcpy_async(&four(row0 + i, column), wanted > 0 ? from : r.lines.in, 16, std::size_t(4 * (4 - wanted)));
      }
    }
  }
  /// Writes up to three values beyond a row's end, into its padding.
  __device__ void store(const Run<AlongX>& r) {
    const int row0 = int(threadIdx.x) % 32 / 8, column = int(threadIdx.x) % 8 * 4;
    const int rows_there = column < (AlongX ? r.samples : r.line_count) ? (AlongX ? r.line_count : r.samples) : 0;
    float* to = r.lines.out + r.first + std::ptrdiff_t(row0) * r.lines.pitch + column;
    const auto store_four = [&](int i) { __stcs(reinterpret_cast<float4*>(to), four(row0 + i, column)); };
    __syncwarp();
    if (rows_there == 32) {
#pragma unroll
      for (int i = 0; i < 32; i += 4, to += 4 * r.lines.pitch) store_four(i);
    } else {
#pragma unroll 1
      for (int i = 0; row0 + i < rows_there; i += 4, to += 4 * r.lines.pitch) store_four(i);
    }
  }
  /// Four samples of a line.
  __device__ void get(int line, int i, float (&x)[4]) {
    if constexpr (AlongX) {
      const float4 v = four(line, i);
      x[0] = v.x, x[1] = v.y, x[2] = v.z, x[3] = v.w;
    } else {
#pragma unroll
      for (int j = 0; j < 4; ++j) x[j] = cells[i + j][line];
    }
  }
  __device__ void put(int line, int i, const float (&x)[4]) {
    if constexpr (AlongX) {
      four(line, i) = make_float4(x[0], x[1], x[2], x[3]);
    } else {
#pragma unroll
      for (int j = 0; j < 4; ++j) cells[i + j][line] = x[j];
    }
  }
};

// --- arithmetic: the segments side by side, so that a factor is fetched once for both

/// Sums x_i + x_15−i and differences x_i − x_15−i.
struct Folded {
  float even[half][segments], odd[half][segments];
};

template <bool AlongX>
__device__ Folded fold(Tile<AlongX>& tile) {
  const int lane = threadIdx.x % 32;
  Folded x;
#pragma unroll
  for (int s = 0; s < segments; ++s)
#pragma unroll
    for (int i = 0; i < half; i += 4) {
      float low[4], high[4];
      tile.get(lane, s * segment + i, low);
      tile.get(lane, s * segment + segment - 4 - i, high);
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        x.even[i + j][s] = low[j] + high[3 - j];
        x.odd[i + j][s] = low[j] - high[3 - j];
      }
    }
  return x;
}

/// What the segments add to the states, or what enters them.
struct SegmentStates {
  State forward[segments], backward[segments];

  __device__ void gather(const SegmentFactors& f, const Folded& x) {
#pragma unroll
    for (int c = 0; c < parts; ++c) {
      float even[segments] = {}, odd[segments] = {};
#pragma unroll
      for (int j = 0; j < half; ++j)
#pragma unroll
        for (int s = 0; s < segments; ++s) {
          even[s] = fmaf(f.gather_even[c][j], x.even[j][s], even[s]);
          odd[s] = fmaf(f.gather_odd[c][j], x.odd[j][s], odd[s]);
        }
#pragma unroll
      for (int s = 0; s < segments; ++s) {
        forward[s].part(c) = even[s] + odd[s];
        backward[s].part(c) = even[s] - odd[s];
      }
    }
  }
  static_assert(segments == 2);
  /// Writes what the run adds to the states beyond it.
  __device__ void put(const Factors& f, Complex* states) const {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      states[32 * k] = multiply_add(f.pole[k].segment, forward[0].of[k], forward[1].of[k]);
      states[32 * k + direction_states] = multiply_add(f.pole[k].segment, backward[1].of[k], backward[0].of[k]);
    }
  }
  /// From what the segments add to f ± b of what enters them, given what enters the run.
  __device__ void enter(const Factors& f, const State& left, const State& right) {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      forward[1].of[k] = multiply_add(f.pole[k].segment, left.of[k], forward[0].of[k]);
      forward[0].of[k] = left.of[k];
      backward[0].of[k] = multiply_add(f.pole[k].segment, right.of[k], backward[1].of[k]);
      backward[1].of[k] = right.of[k];
    }
#pragma unroll
    for (int s = 0; s < segments; ++s)
#pragma unroll
      for (int c = 0; c < parts; ++c) {
        const float b = backward[s].part(c);
        backward[s].part(c) = forward[s].part(c) - b;
        forward[s].part(c) += b;
      }
  }
  /// Adds what the states that entered give to sum and difference i.
  __device__ void spread(const SegmentFactors& f, int i, float (&even)[segments], float (&odd)[segments]) {
#pragma unroll
    for (int c = 0; c < parts; ++c)
#pragma unroll
      for (int s = 0; s < segments; ++s) {
        even[s] = fmaf(f.spread_even[i][c], forward[s].part(c), even[s]);
        odd[s] = fmaf(f.spread_odd[i][c], backward[s].part(c), odd[s]);
      }
  }
};

/// Where the tile keeps four sums or differences of a segment: where `unfold` puts the samples made of them.
__device__ constexpr int even_place(int s, int i) { return s * segment + i; }
__device__ constexpr int odd_place(int s, int i) { return s * segment + segment - 4 - i; }

/// Smooths segments, given what enters them. What comes out stays folded.
template <bool AlongX>
__device__ void smooth(const SegmentFactors& f, const Folded& x, SegmentStates& entered, Tile<AlongX>& tile) {
  const int lane = threadIdx.x % 32;
#pragma unroll
  for (int i = 0; i < half; i += 4) {
    float even[4][segments] = {}, odd[4][segments] = {};
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      entered.spread(f, i + j, even[j], odd[j]);
#pragma unroll
      for (int k = 0; k < half; ++k)
#pragma unroll
        for (int s = 0; s < segments; ++s) {
          even[j][s] = fmaf(f.even[i + j][k], x.even[k][s], even[j][s]);
          odd[j][s] = fmaf(f.odd[i + j][k], x.odd[k][s], odd[j][s]);
        }
    }
#pragma unroll
    for (int s = 0; s < segments; ++s) {
      tile.put(lane, even_place(s, i), {even[0][s], even[1][s], even[2][s], even[3][s]});
      tile.put(lane, odd_place(s, i), {odd[0][s], odd[1][s], odd[2][s], odd[3][s]});
    }
  }
}

/// From sums and differences in the tile to samples; adds what entered, if it `counts`.
template <bool AlongX>
__device__ void unfold(Tile<AlongX>& tile, const SegmentFactors& f, SegmentStates& entered, bool counts) {
  const int lane = threadIdx.x % 32;
#pragma unroll 1  // the instructions' cache is too small for all that the warps do
  for (int i = 0; i < half; i += 4) {
    float even[4][segments], odd[4][segments];
#pragma unroll
    for (int s = 0; s < segments; ++s) {
      float sums[4], differences[4];
      tile.get(lane, even_place(s, i), sums);
      tile.get(lane, odd_place(s, i), differences);
#pragma unroll
      for (int j = 0; j < 4; ++j) even[j][s] = sums[j], odd[j][s] = differences[j];
    }
    if (counts) {
#pragma unroll
      for (int j = 0; j < 4; ++j) entered.spread(f, i + j, even[j], odd[j]);
    }
#pragma unroll
    for (int s = 0; s < segments; ++s) {
      float low[4], high[4];
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        low[j] = even[j][s] + odd[j][s];
        high[3 - j] = even[j][s] - odd[j][s];
      }
      tile.put(lane, even_place(s, i), low);
      tile.put(lane, odd_place(s, i), high);
    }
  }
}

// --- the run in which a line ends: its tables would need negative powers there, so it goes sample by sample

template <bool AlongX>
__device__ State forward_of_rest(const Run<AlongX>& r, const Factors& f, Tile<AlongX>& tile) {
  const int lane = threadIdx.x % 32;
  State state{};
  for (int i = 0; i < r.samples; ++i)
#pragma unroll
    for (int k = 0; k < poles; ++k) state.of[k] = multiply_add(f.pole[k].single, state.of[k], {tile.at(lane, i), 0});
  return state;
}

/// Adds what a state gives that enters at the line's end.
template <bool AlongX>
__device__ void spread_over_rest(const Run<AlongX>& r, const Factors& f, Tile<AlongX>& tile, State state) {
  const int lane = threadIdx.x % 32;
  for (int i = r.samples - 1; i >= 0; --i) {
    float sum = 0;
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      state.of[k] = f.pole[k].single * state.of[k];
      sum += (f.pole[k].weight * state.of[k]).re;
    }
    tile.at(lane, i) += sum;
  }
}

}  // namespace ws::filter::cuda::recursive
