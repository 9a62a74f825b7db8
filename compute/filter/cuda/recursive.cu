// The recursive Gaussian of recursive.h. A block tells what a chunk of 32 lines adds to the states beyond it (the last one
// of these lines makes from this what enters each chunk), or smooths a chunk told so long ago that it need not wait, and so
// shortly that it is in the cache. p: a pole.
// F = Σ p^(end−i) x_i: what samples add to the forward state; B = Σ p^i x_i: to the backward one.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/recursive.h"

#include <cuda_pipeline.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cuda/atomic>

namespace ws::filter::cuda {

namespace {

constexpr int poles = RecursiveGaussian::count, parts = 2 * poles;  // parts: real numbers of a state
constexpr int half = 8, segment = 2 * half;                         // samples that are smoothed as if nothing were beside them
constexpr int segments = 2, run = segments * segment;               // of a thread
constexpr int warps = 8, threads = 32 * warps, chunk = warps * run;
constexpr int chunks_ahead = 448;  // more than are at work at a time, less than the cache holds
static_assert(warps >= 2 * poles, "a warp for each pole and direction");

struct Complex {
  float re, im;
};
__device__ Complex operator*(Complex a, Complex b) { return {fmaf(a.re, b.re, -(a.im * b.im)), fmaf(a.re, b.im, a.im * b.re)}; }
__device__ Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ Complex operator*(Complex a, float x) { return {a.re * x, a.im * x}; }
__device__ Complex operator-(Complex a, float x) { return {a.re - x, a.im}; }

struct State {
  Complex of[poles];
};

/// A segment's arithmetic on sums x_i + x_15−i and differences x_i − x_15−i, which take half the products: what is alike in
/// both directions is a product with the sums, what is opposite one with the differences.
struct SegmentFactors {
  float even[half][half], odd[half][half];                  ///< smoothing
  float gather_even[parts][half], gather_odd[parts][half];  ///< (F ± B) / 2
  float spread_even[half][parts], spread_odd[half][parts];  ///< what f ± b give to the samples
};

struct PoleFactors {
  Complex segment, run, chunk;       ///< p^length
  Complex run_rest, chunk_rest;      ///< of what is left at the line's end
  Complex mirror, closing, inverse;  ///< p^n or p^(n−1); 1 / (1 − p^period), or 1 / (1 − p) for replicate; 1 / p
};

struct Factors {
  SegmentFactors segment;
  PoleFactors pole[poles];
  Border border;
};

/// Lines of planes, and what their chunks tell each other.
struct Lines {
  const float* in;
  float* out;
  std::ptrdiff_t channel;  ///< elements from channel to channel
  int pitch;               ///< from row to row
  int n, count, chunks;    ///< samples and chunks of a line, lines of a channel
  float* states;           ///< [group of lines][chunk][direction][pole][re im][line]: what it adds, then what enters it
  int* gates;              ///< [group]: chunks that have told; more than all: what enters is there
  int* next;               ///< piece of work
  int total, ahead;        ///< chunks; how many are told before the first of them is smoothed, at least a group's

  [[nodiscard]] __host__ __device__ int groups() const { return (count + 31) / 32; }
};
constexpr int chunk_states = 2 * parts * 32;

/// A chunk of 32 lines, one for each lane; warp w has the samples from `begin + w · run`.
template <bool AlongX>
struct Chunk {
  const Lines& lines;
  int group, index, begin, length, line_count;
  const float* in;  ///< its first sample of its first line
  float* out;

  __device__ Chunk(const Lines& l, int number)
      : lines(l), group(number / l.chunks), index(number % l.chunks), begin(index * chunk), length(min(chunk, l.n - begin)) {
    const int line0 = group % l.groups() * 32;
    line_count = min(32, l.count - line0);
    const std::ptrdiff_t row = AlongX ? line0 : begin, column = AlongX ? begin : line0;
    const std::ptrdiff_t first = group / l.groups() * l.channel + row * l.pitch + column;
    in = l.in + first;
    out = l.out + first;
  }
  /// The run in which the line ends, if it ends within one.
  [[nodiscard]] __device__ bool has_rest(int warp) const { return warp == length / run && length % run != 0; }
  /// Sample i of the line, also of other chunks.
  [[nodiscard]] __device__ float sample(int line, int i) const {
    return in[AlongX ? std::ptrdiff_t(line) * lines.pitch + (i - begin) : std::ptrdiff_t(i - begin) * lines.pitch + line];
  }
  [[nodiscard]] __device__ float* states(int of_chunk) const {
    return lines.states + (std::size_t(group) * std::size_t(lines.chunks) + std::size_t(of_chunk)) * chunk_states;
  }
};

/// A chunk in shared memory, as it lies in global memory. The padding keeps the lanes' 16-byte accesses apart.
template <bool AlongX>
struct Tile {
  static constexpr int rows = AlongX ? 32 : chunk, columns = AlongX ? chunk : 32;
  static constexpr int quads = columns / 4, rows_at_once = threads / quads;
  __align__(16) float cells[rows][columns + (AlongX ? 4 : 0)];

  [[nodiscard]] __device__ float& at(int line, int i) { return AlongX ? cells[line][i] : cells[i][line]; }

  /// Begins to load; zeros beyond the chunk's end.
  __device__ void begin_load(const Chunk<AlongX>& c) {
    const int row0 = threadIdx.x / quads, column = threadIdx.x % quads * 4;
    const int rows_there = AlongX ? c.line_count : c.length, columns_there = (AlongX ? c.length : c.line_count) - column;
    const float* from = c.in + std::ptrdiff_t(row0) * c.lines.pitch + column;
    if (rows_there == rows && columns_there >= 4) {
#pragma unroll
      for (int i = 0; i < rows; i += rows_at_once)
        __pipeline_memcpy_async(&cells[row0 + i][column], from + std::ptrdiff_t(i) * c.lines.pitch, 16);
    } else {
      for (int i = 0; i < rows; i += rows_at_once) {
        const int wanted = row0 + i < rows_there ? min(max(columns_there, 0), 4) : 0;
        __pipeline_memcpy_async(&cells[row0 + i][column], wanted > 0 ? from + std::ptrdiff_t(i) * c.lines.pitch : c.lines.in,
                                16, std::size_t(4 * (4 - wanted)));
      }
    }
    __pipeline_commit();
  }
  __device__ static void end_load() {
    __pipeline_wait_prior(0);
    __syncthreads();
  }
  /// Writes up to three values beyond a row's end, into its padding. Begins with a barrier.
  __device__ void store(const Chunk<AlongX>& c) const {
    __syncthreads();
    const int row0 = threadIdx.x / quads, column = threadIdx.x % quads * 4;
    const int rows_there = column < (AlongX ? c.length : c.line_count) ? (AlongX ? c.line_count : c.length) : 0;
    float* to = c.out + std::ptrdiff_t(row0) * c.lines.pitch + column;
#pragma unroll
    for (int i = 0; i < rows; i += rows_at_once)
      if (row0 + i < rows_there)
        __stcs(reinterpret_cast<float4*>(to + std::ptrdiff_t(i) * c.lines.pitch),
               *reinterpret_cast<const float4*>(&cells[row0 + i][column]));
  }
  __device__ void get(int line, int i, float (&x)[segment]) const {
    if constexpr (AlongX) {
#pragma unroll
      for (int j = 0; j < segment; j += 4) {
        const float4 four = *reinterpret_cast<const float4*>(&cells[line][i + j]);
        x[j] = four.x, x[j + 1] = four.y, x[j + 2] = four.z, x[j + 3] = four.w;
      }
    } else {
#pragma unroll
      for (int j = 0; j < segment; ++j) x[j] = cells[i + j][line];
    }
  }
  __device__ void put(int line, int i, const float (&x)[segment]) {
    if constexpr (AlongX) {
#pragma unroll
      for (int j = 0; j < segment; j += 4)
        *reinterpret_cast<float4*>(&cells[line][i + j]) = make_float4(x[j], x[j + 1], x[j + 2], x[j + 3]);
    } else {
#pragma unroll
      for (int j = 0; j < segment; ++j) cells[i + j][line] = x[j];
    }
  }
};
using BlockStates = float[warps][chunk_states];

// --- a segment

__device__ void fold(float (&x)[segment]) {
  float difference[half];
#pragma unroll
  for (int j = 0; j < half; ++j) {
    difference[j] = x[j] - x[segment - 1 - j];
    x[j] += x[segment - 1 - j];
  }
#pragma unroll
  for (int j = 0; j < half; ++j) x[half + j] = difference[j];
}

/// F and B of folded samples.
__device__ void gather(const SegmentFactors& f, const float (&x)[segment], State& forward, State& backward) {
  float sums[2][parts];
#pragma unroll
  for (int c = 0; c < parts; ++c) {
    float even = 0, odd = 0;
#pragma unroll
    for (int j = 0; j < half; ++j) {
      even = fmaf(f.gather_even[c][j], x[j], even);
      odd = fmaf(f.gather_odd[c][j], x[half + j], odd);
    }
    sums[0][c] = even + odd;
    sums[1][c] = even - odd;
  }
#pragma unroll
  for (int k = 0; k < poles; ++k) {
    forward.of[k] = {sums[0][2 * k], sums[0][2 * k + 1]};
    backward.of[k] = {sums[1][2 * k], sums[1][2 * k + 1]};
  }
}

/// Smooths folded samples, given the states that enter from both sides.
__device__ void smooth(const SegmentFactors& f, float (&x)[segment], const State& forward, const State& backward) {
  float even_state[parts], odd_state[parts], out[segment];
#pragma unroll
  for (int k = 0; k < poles; ++k) {
    even_state[2 * k] = forward.of[k].re + backward.of[k].re;
    even_state[2 * k + 1] = forward.of[k].im + backward.of[k].im;
    odd_state[2 * k] = forward.of[k].re - backward.of[k].re;
    odd_state[2 * k + 1] = forward.of[k].im - backward.of[k].im;
  }
#pragma unroll
  for (int i = 0; i < half; ++i) {
    float even = 0, odd = 0;
#pragma unroll
    for (int c = 0; c < parts; ++c) {
      even = fmaf(f.spread_even[i][c], even_state[c], even);
      odd = fmaf(f.spread_odd[i][c], odd_state[c], odd);
    }
#pragma unroll
    for (int j = 0; j < half; ++j) {
      even = fmaf(f.even[i][j], x[j], even);
      odd = fmaf(f.odd[i][j], x[half + j], odd);
    }
    out[i] = even + odd;
    out[segment - 1 - i] = even - odd;
  }
#pragma unroll
  for (int i = 0; i < segment; ++i) x[i] = out[i];
}

// --- a run: the segments of a thread

/// What the segments of a run add to the states.
struct Run {
  State forward[segments], backward[segments];

  /// `get(s, x)` fetches a segment.
  template <class Get>
  __device__ void gather_all(const SegmentFactors& f, const Get& get) {
#pragma unroll
    for (int s = 0; s < segments; ++s) {
      float x[segment];
      get(s, x);
      fold(x);
      gather(f, x, forward[s], backward[s]);
      asm volatile("" ::: "memory");  // one after the other, in few registers
    }
  }
  /// Writes what the run adds to a state that comes from the left.
  __device__ void put_forward(const Factors& f, float* states) const {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      Complex sum = forward[0].of[k];
#pragma unroll
      for (int s = 1; s < segments; ++s) sum = f.pole[k].segment * sum + forward[s].of[k];
      states[64 * k] = sum.re, states[64 * k + 32] = sum.im;
    }
  }
  /// From the right.
  __device__ void put_backward(const Factors& f, float* states) const {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      Complex sum = backward[segments - 1].of[k];
#pragma unroll
      for (int s = segments - 2; s >= 0; --s) sum = f.pole[k].segment * sum + backward[s].of[k];
      states[64 * (poles + k)] = sum.re, states[64 * (poles + k) + 32] = sum.im;
    }
  }
  /// From what the segments add to what enters them.
  __device__ void enter(const Factors& f, State left, State right) {
#pragma unroll
    for (int k = 0; k < poles; ++k)
#pragma unroll
      for (int s = 0; s < segments; ++s) {
        const Complex next_left = f.pole[k].segment * left.of[k] + forward[s].of[k];
        forward[s].of[k] = left.of[k];
        left.of[k] = next_left;
        const int t = segments - 1 - s;
        const Complex next_right = f.pole[k].segment * right.of[k] + backward[t].of[k];
        backward[t].of[k] = right.of[k];
        right.of[k] = next_right;
      }
  }
};

/// The run that ends where the line ends, without what belongs to the run before.
template <bool AlongX>
__device__ void get_last(const Chunk<AlongX>& c, int s, float (&x)[segment]) {
  const int line = min(int(threadIdx.x) % 32, c.line_count - 1), first = c.begin + c.length / run * run;
#pragma unroll
  for (int j = 0; j < segment; ++j) {
    const int from = c.lines.n - run + s * segment + j;
    x[j] = from < first ? 0.f : c.sample(line, from);
  }
}

/// Adds to such a run what comes from the right.
template <bool AlongX>
__device__ void smooth_last(const Chunk<AlongX>& c, const Factors& f, Tile<AlongX>& tile, const State& right) {
  const int lane = threadIdx.x % 32, first = c.length / run * run;
  Run r{};
  r.enter(f, State{}, right);
#pragma unroll
  for (int s = 0; s < segments; ++s) {
    float x[segment] = {};
    smooth(f.segment, x, State{}, r.backward[s]);
#pragma unroll
    for (int j = 0; j < segment; ++j) {
      const int to = c.length - run + s * segment + j;
      if (to >= first) tile.at(lane, to) += x[j];
    }
  }
}

// --- states along a line: of runs in a chunk, of chunks in a line

/// Pieces of a line: `full` of them are whole, then one is the rest (maybe empty), others are empty.
struct Pieces {
  int full;
  Complex whole, rest;
  __device__ Complex operator()(int i) const { return i < full ? whole : i == full ? rest : Complex{1, 0}; }
};

/// Carries a state through pieces; with Replace what each piece adds becomes what enters it. Eight loads at a time.
template <bool Replace, class Power>
__device__ Complex carry(int count, bool backward, float* states, Complex state, const Power& power) {
  constexpr int batch = 8;
  const int step = backward ? -chunk_states : chunk_states;
  states += backward ? (count - 1) * chunk_states : 0;
  for (int first = 0; first < count; first += batch, states += batch * step) {
    Complex own[batch];
#pragma unroll
    for (int i = 0; i < batch; ++i)
      if (first + i < count) own[i] = {states[i * step], states[i * step + 32]};
#pragma unroll
    for (int i = 0; i < batch; ++i) {
      if (first + i >= count) continue;
      if (Replace) states[i * step] = state.re, states[i * step + 32] = state.im;
      state = power(backward ? count - 1 - first - i : first + i) * state + own[i];
    }
  }
  return state;
}

/// The state that enters a line at one of its ends, from what all its samples add to it and to the one at the other end.
/// near, far: the samples at this end and at the other.
__device__ Complex end_state(const PoleFactors& f, Border border, Complex own, Complex other, float near, float far) {
  switch (border) {
    case Border::replicate:
      return f.closing * near;
    case Border::wrap:
      return f.closing * own;
    case Border::reflect:
      return f.closing * (other + f.mirror * own);
    case Border::reflect_101:  // the samples at the ends count once, not twice
      return f.closing * (f.inverse * (other - near) + f.mirror * (f.inverse * (own - far)));
    default:
      return {0, 0};
  }
}

/// What a warp carries: a pole's states in one direction. `offset` leads to its line's real part.
struct Role {
  bool active, backward;
  int pole, offset;
  __device__ Role() {
    const int warp = threadIdx.x / 32;
    active = warp < 2 * poles;
    backward = warp >= poles;
    pole = active ? warp % poles : 0;
    offset = warp * 64 + int(threadIdx.x) % 32;
  }
};

/// From what the chunks of a group add to what enters them.
template <bool AlongX>
__device__ void carry_group(const Chunk<AlongX>& c, const Factors& f) {
  __shared__ Complex totals[2 * poles][32];
  const Role role;
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const PoleFactors& pole = f.pole[role.pole];
  const Pieces powers{c.lines.n / chunk, pole.chunk, pole.chunk_rest};
  float* states = c.states(0) + role.offset;
  const bool repeats = f.border != Border::zero && f.border != Border::replicate;
  if (repeats && role.active) totals[warp][lane] = carry<false>(c.lines.chunks, role.backward, states, {0, 0}, powers);
  __syncthreads();
  if (!role.active) return;
  const int line = min(lane, c.line_count - 1);
  const float first = c.sample(line, 0), last = c.sample(line, c.lines.n - 1);
  const Complex own = repeats ? totals[warp][lane] : Complex{0, 0};
  const Complex other = repeats ? totals[(warp + poles) % (2 * poles)][lane] : Complex{0, 0};
  const Complex enters = end_state(pole, f.border, own, other, role.backward ? last : first, role.backward ? first : last);
  carry<true>(c.lines.chunks, role.backward, states, enters, powers);
}

using Gate = ::cuda::atomic_ref<int, ::cuda::thread_scope_device>;

/// Carries a state through the runs of a chunk.
template <bool Replace, bool AlongX>
__device__ Complex carry_runs(const Chunk<AlongX>& c, const PoleFactors& f, const Role& role, BlockStates& states,
                              Complex state) {
  float* own = states[0] + role.offset;
  const Complex whole = f.run;
  if (c.length == chunk) return carry<Replace>(warps, role.backward, own, state, [&](int) { return whole; });
  return carry<Replace>(warps, role.backward, own, state, Pieces{c.length / run, whole, f.run_rest});
}

/// From what the runs add to what the chunk adds; the last chunk of its group opens the gate.
template <bool AlongX>
__device__ void tell(const Chunk<AlongX>& c, const Factors& f, BlockStates& states) {
  __shared__ bool is_last;
  const Role role;
  if (role.active) {
    const Complex total = carry_runs<false>(c, f.pole[role.pole], role, states, {0, 0});
    float* to = c.states(c.index) + role.offset;
    to[0] = total.re, to[32] = total.im;
  }
  __syncthreads();
  const Gate gate(c.lines.gates[c.group]);
  if (threadIdx.x == 0) is_last = gate.fetch_add(1, ::cuda::memory_order_acq_rel) == c.lines.chunks - 1;
  __syncthreads();
  if (!is_last) return;
  carry_group(c, f);
  __syncthreads();
  if (threadIdx.x == 0) gate.store(c.lines.chunks + 1, ::cuda::memory_order_release);
}

template <bool AlongX>
__device__ void wait(const Chunk<AlongX>& c) {
  if (threadIdx.x == 0) {
    const Gate gate(c.lines.gates[c.group]);
    while (gate.load(::cuda::memory_order_acquire) <= c.lines.chunks) __nanosleep(100);
  }
  __syncthreads();
}

/// What enters the chunk, for a role.
template <bool AlongX>
__device__ Complex entering(const Chunk<AlongX>& c) {
  wait(c);
  const Role role;
  const float* from = c.states(c.index) + role.offset;
  return role.active ? Complex{__ldcg(from), __ldcg(from + 32)} : Complex{0, 0};
}

__device__ State state_at(const float* from) {
  State s;
#pragma unroll
  for (int k = 0; k < poles; ++k) s.of[k] = {from[64 * k], from[64 * k + 32]};
  return s;
}

template <bool AlongX>
struct Shared {
  Tile<AlongX> tile;
  BlockStates states;
};

/// From a chunk's samples to what its runs add.
template <bool AlongX>
__device__ void gather_chunk(const Chunk<AlongX>& c, const Factors& f, Shared<AlongX>& shared, Run& r) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float* own = shared.states[warp] + lane;
  shared.tile.end_load();
  if (c.has_rest(warp)) {  // what goes to the right begins where the line ends, so the run is aligned there
    r.gather_all(f.segment, [&](int s, float(&x)[segment]) { get_last(c, s, x); });
    r.put_forward(f, own);
  }
  r.gather_all(f.segment, [&](int s, float(&x)[segment]) { shared.tile.get(lane, warp * run + s * segment, x); });
  if (!c.has_rest(warp)) r.put_forward(f, own);
  r.put_backward(f, own);
  __syncthreads();
}

template <bool AlongX>
__device__ void smooth_chunk(const Chunk<AlongX>& c, const Factors& f, Shared<AlongX>& shared, Run& r, Complex enters) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const Role role;
  if (role.active) carry_runs<true>(c, f.pole[role.pole], role, shared.states, enters);
  __syncthreads();
  const State left = state_at(shared.states[warp] + lane), right = state_at(shared.states[warp] + chunk_states / 2 + lane);
  r.enter(f, left, c.has_rest(warp) ? State{} : right);
#pragma unroll
  for (int s = 0; s < segments; ++s) {
    float x[segment];
    shared.tile.get(lane, warp * run + s * segment, x);
    fold(x);
    smooth(f.segment, x, r.forward[s], r.backward[s]);
    shared.tile.put(lane, warp * run + s * segment, x);
    asm volatile("" ::: "memory");
  }
  if (c.has_rest(warp)) smooth_last(c, f, shared.tile, right);
  shared.tile.store(c);
}

/// Even pieces of work tell, odd ones smooth what smaller numbers told. Work begins in the order of its numbers, so what is
/// waited for has begun.
template <bool AlongX>
__global__ void __launch_bounds__(threads, 4)
    recursive_kernel(const __grid_constant__ Lines lines, const __grid_constant__ Factors f) {
  extern __shared__ __align__(16) unsigned char memory[];
  auto& shared = *reinterpret_cast<Shared<AlongX>*>(memory);
  __shared__ int work;
  if (threadIdx.x == 0) work = atomicAdd(lines.next, 1);
  __syncthreads();
  const bool tells = work % 2 == 0;
  const int number = work / 2 - (tells ? 0 : lines.ahead);
  if (number < 0 || number >= lines.total) return;
  const Chunk<AlongX> c(lines, number);
  shared.tile.begin_load(c);
  const Complex enters = tells ? Complex{0, 0} : entering(c);
  Run r;
  gather_chunk(c, f, shared, r);
  if (tells)
    tell(c, f, shared.states);
  else
    smooth_chunk(c, f, shared, r, enters);
}

// --- the host's part

using Number = std::complex<double>;

[[nodiscard]] Complex narrow(Number z) { return {float(z.real()), float(z.imag())}; }
[[nodiscard]] Number power(Number p, double exponent) { return exponent == 0 ? Number(1) : std::pow(p, exponent); }

[[nodiscard]] SegmentFactors segment_factors(const RecursiveGaussian& gaussian) {
  SegmentFactors f;
  Number powers[poles][segment + 1];
  double taps[segment] = {};
  for (int k = 0; k < poles; ++k) {
    powers[k][0] = 1;
    for (int i = 0; i < segment; ++i) {
      taps[i] += (gaussian.weight[k] * powers[k][i]).real();
      powers[k][i + 1] = powers[k][i] * gaussian.pole[k];
    }
  }
  for (int i = 0; i < half; ++i) {
    const int mirrored = segment - 1 - i;
    for (int j = 0; j < half; ++j) {
      f.even[i][j] = float(0.5 * (taps[std::abs(i - j)] + taps[mirrored - j]));
      f.odd[i][j] = float(0.5 * (taps[std::abs(i - j)] - taps[mirrored - j]));
    }
    for (int k = 0; k < poles; ++k) {
      const Number* p = powers[k];
      const Number half_weight = 0.5 * gaussian.weight[k];
      const Complex gather_even = narrow(0.5 * (p[mirrored] + p[i])), gather_odd = narrow(0.5 * (p[mirrored] - p[i]));
      f.gather_even[2 * k][i] = gather_even.re;
      f.gather_even[2 * k + 1][i] = gather_even.im;
      f.gather_odd[2 * k][i] = gather_odd.re;
      f.gather_odd[2 * k + 1][i] = gather_odd.im;
      const Complex spread_even = narrow(half_weight * (p[i + 1] + p[segment - i]));
      const Complex spread_odd = narrow(half_weight * (p[i + 1] - p[segment - i]));
      f.spread_even[i][2 * k] = spread_even.re;
      f.spread_even[i][2 * k + 1] = -spread_even.im;  // Re(c s) = Re c Re s − Im c Im s
      f.spread_odd[i][2 * k] = spread_odd.re;
      f.spread_odd[i][2 * k + 1] = -spread_odd.im;
    }
  }
  return f;
}

[[nodiscard]] Factors make_factors(const RecursiveGaussian& gaussian, int n, Border border) {
  Factors f{};
  f.segment = segment_factors(gaussian);
  f.border = n == 1 && border == Border::reflect_101 ? Border::replicate : border;
  const int period = f.border == Border::replicate ? 1 : border_period(border, n);
  for (int k = 0; k < poles; ++k) {
    const Number p = gaussian.pole[k];
    PoleFactors& to = f.pole[k];
    to.segment = narrow(power(p, segment));
    to.run = narrow(power(p, run));
    to.chunk = narrow(power(p, chunk));
    to.run_rest = narrow(power(p, n % run));
    to.chunk_rest = narrow(power(p, n % chunk));
    to.mirror = narrow(power(p, border == Border::reflect_101 ? n - 1 : n));
    to.closing = narrow(1.0 / (1.0 - power(p, period)));
    // The state is multiplied by p before it is used, so a tiny p makes it count for nothing.
    to.inverse = std::abs(p) < 1e-18 ? Complex{0, 0} : narrow(1.0 / p);
  }
  return f;
}

}  // namespace

void enqueue_recursive(const TimedStage& stage, StreamView stream, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                       double sigma, Border border) {
  const bool along_x = axis == Axis::row;
  const int n = along_x ? in.width : in.height, count = along_x ? in.height : in.width, chunks = (n + chunk - 1) / chunk;
  Lines lines{in.row(0, 0), out.row(0, 0), std::ptrdiff_t(in.pitch) * in.height, int(in.pitch), n, count, chunks};
  const int groups = lines.groups() * in.channels;
  lines.total = groups * chunks;
  lines.ahead = std::min(std::max(chunks, chunks_ahead), lines.total);
  DeviceBuffer<float> states(std::size_t(lines.total) * chunk_states, stream);
  DeviceBuffer<int> gates(std::size_t(groups) + 1, stream);
  fill_bytes(gates.device_data(), 0, gates.size() * sizeof(int), stream);
  lines.states = states.device_data();
  lines.gates = gates.device_data();
  lines.next = lines.gates + groups;
  const Factors factors = make_factors(RecursiveGaussian(sigma), n, border);
  const auto launch = [&](auto kernel, std::size_t shared_bytes) {
    WS_CUDA_CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, int(shared_bytes)));
    kernel<<<2 * static_cast<unsigned>(lines.total + lines.ahead), threads, shared_bytes, stage.stream()>>>(lines, factors);
  };
  if (along_x)
    launch(recursive_kernel<true>, sizeof(Shared<true>));
  else
    launch(recursive_kernel<false>, sizeof(Shared<false>));
  stage.check_launch();
}

}  // namespace ws::filter::cuda
