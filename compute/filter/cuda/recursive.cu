// The recursive Gaussian of recursive.h, in chunks of 32 lines. A block either tells what a chunk adds to the states beyond it
// (the last one of the same lines makes from this what enters each chunk), or smooths a chunk that was told so long ago that it
// need not wait, and so shortly that the samples are still in the cache. Names: p a pole; F = Σ p^(end−i) x_i what samples add
// to the forward state, B = Σ p^i x_i to the backward one. SPDX-License-Identifier: MIT
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
constexpr int segments = 1, run = segments * segment;               // of a thread
constexpr int warps = 8, threads = 32 * warps, chunk = warps * run;
constexpr int chunks_ahead = 1024;  // more than are at work at a time, less than the cache holds
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
  std::size_t channel;   ///< elements from channel to channel
  int pitch;             ///< from row to row
  int n, count, chunks;  ///< samples and chunks of a line, lines of a channel
  float* states;         ///< [group of lines][chunk][direction][pole][re im][line]: what it adds, then what enters it
  int* gates;            ///< [group]: chunks that have told; more than all: what enters is there
  int* next;             ///< the next piece of work
  int total, ahead;      ///< chunks; how many are told before the first of them is smoothed, at least a group's

  [[nodiscard]] __host__ __device__ int groups() const { return (count + 31) / 32; }
};
constexpr int chunk_states = 2 * parts * 32;

/// A chunk of 32 lines, one for each lane; warp w has the samples from `begin + w · run`.
template <bool AlongX>
struct Chunk {
  Lines lines;
  int group, index, line0, begin, length;
  const float* in;
  float* out;

  __device__ Chunk(const Lines& l, int number)
      : lines(l),
        group(number / l.chunks),
        index(number % l.chunks),
        line0(group % l.groups() * 32),
        begin(index * chunk),
        length(min(chunk, l.n - begin)) {
    const std::size_t first =
        std::size_t(group / l.groups()) * l.channel + std::size_t(line0) * std::size_t(AlongX ? l.pitch : 1);
    in = l.in + first;
    out = l.out + first;
  }
  /// The run in which the line ends, if it ends within one.
  [[nodiscard]] __device__ bool has_rest(int warp) const { return warp == length / run && length % run != 0; }
  [[nodiscard]] __device__ int line_count() const { return min(32, lines.count - line0); }
  [[nodiscard]] __device__ bool is_whole() const { return length == chunk && line0 + 32 <= lines.count; }
  [[nodiscard]] __device__ std::ptrdiff_t at(int line, int i) const {
    return AlongX ? std::ptrdiff_t(line) * lines.pitch + i : std::ptrdiff_t(i) * lines.pitch + line;
  }
  [[nodiscard]] __device__ float* states(int of_chunk) const {
    return lines.states + (std::size_t(group) * std::size_t(lines.chunks) + std::size_t(of_chunk)) * chunk_states;
  }
};

/// Rows pass through shared memory, so that global memory is read along them. The padding keeps 16-byte accesses apart.
using Tile = float[32][chunk + 4];
constexpr int quads = chunk / 4, lines_at_once = threads / quads;
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

struct Run {
  float x[segments][segment];
  State forward[segments], backward[segments];  ///< what its segments add

  __device__ void gather_all(const SegmentFactors& f) {
#pragma unroll
    for (int s = 0; s < segments; ++s) {
      fold(x[s]);
      gather(f, x[s], forward[s], backward[s]);
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
  __device__ void put_states(const Factors& f, float* states) const {
    put_forward(f, states);
    put_backward(f, states);
  }
  __device__ void smooth_all(const Factors& f, State left, State right) {
#pragma unroll
    for (int k = 0; k < poles; ++k)  // from what segments add to what enters them
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
#pragma unroll
    for (int s = 0; s < segments; ++s) smooth(f.segment, x[s], forward[s], backward[s]);
  }
};

/// Brings a chunk of rows to shared memory, zeros beyond its end.
__device__ void load_tile(const Chunk<true>& c, Tile& tile) {
  const int line0 = threadIdx.x / quads, at = threadIdx.x % quads * 4;
  const float* from = c.in + c.at(line0, c.begin + at);
  if (c.is_whole()) {
#pragma unroll
    for (int i = 0; i < 32; i += lines_at_once)
      __pipeline_memcpy_async(&tile[line0 + i][at], from + std::ptrdiff_t(i) * c.lines.pitch, 16);
  } else {
    for (int i = 0; i < 32; i += lines_at_once) {
      const int wanted = line0 + i < c.line_count() ? min(max(c.length - at, 0), 4) : 0;
      __pipeline_memcpy_async(&tile[line0 + i][at], wanted > 0 ? from + std::ptrdiff_t(i) * c.lines.pitch : c.in, 16,
                              std::size_t(4 * (4 - wanted)));
    }
  }
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
}

__device__ void store_tile(const Chunk<true>& c, const Tile& tile) {
  __syncthreads();
  const int line0 = threadIdx.x / quads, at = threadIdx.x % quads * 4;
  float* to = c.out + c.at(line0, c.begin + at);
  const bool is_whole = c.is_whole();
#pragma unroll
  for (int i = 0; i < 32; i += lines_at_once)
    if (is_whole || (line0 + i < c.line_count() && at < c.length))  // up to three beyond the row's end, in its padding
      __stcs(reinterpret_cast<float4*>(to + std::ptrdiff_t(i) * c.lines.pitch),
             *reinterpret_cast<const float4*>(&tile[line0 + i][at]));
}

template <bool AlongX>
__device__ void load(const Chunk<AlongX>& c, Tile& tile, Run& r) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if constexpr (AlongX) {
    load_tile(c, tile);
    const float* from = &tile[lane][warp * run];
#pragma unroll
    for (int i = 0; i < run; i += 4) {
      const float4 four = *reinterpret_cast<const float4*>(from + i);
      float* to = &r.x[i / segment][i % segment];
      to[0] = four.x, to[1] = four.y, to[2] = four.z, to[3] = four.w;
    }
  } else {
    const float* from = c.in + c.at(min(lane, c.line_count() - 1), c.begin + warp * run);
    const int left = c.length - warp * run;
    if (left >= run) {
#pragma unroll
      for (int i = 0; i < run; ++i) r.x[i / segment][i % segment] = from[std::ptrdiff_t(i) * c.lines.pitch];
    } else {
#pragma unroll
      for (int i = 0; i < run; ++i) r.x[i / segment][i % segment] = i < left ? from[std::ptrdiff_t(i) * c.lines.pitch] : 0.f;
    }
  }
}

/// The run that ends where the line ends, without what belongs to the run before.
template <bool AlongX>
__device__ void load_last(const Chunk<AlongX>& c, Run& r) {
  const int line = min(int(threadIdx.x) % 32, c.line_count() - 1), first = c.begin + c.length / run * run;
#pragma unroll
  for (int i = 0; i < run; ++i) {
    const int from = c.lines.n - run + i;
    r.x[i / segment][i % segment] = from < first ? 0.f : c.in[c.at(line, from)];
  }
}

template <bool AlongX>
__device__ void store(const Chunk<AlongX>& c, Tile& tile, const Run& r) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if constexpr (AlongX) {
    float* to = &tile[lane][warp * run];
#pragma unroll
    for (int i = 0; i < run; i += 4) {
      const float* four = &r.x[i / segment][i % segment];
      *reinterpret_cast<float4*>(to + i) = make_float4(four[0], four[1], four[2], four[3]);
    }
  } else {
    float* to = c.out + c.at(lane, c.begin + warp * run);
    const int left = lane < c.line_count() ? c.length - warp * run : 0;
#pragma unroll
    for (int i = 0; i < run; ++i)
      if (i < left) __stcs(to + std::ptrdiff_t(i) * c.lines.pitch, r.x[i / segment][i % segment]);
  }
}

/// Adds to what `store` has written for the same thread.
template <bool AlongX>
__device__ void add_last(const Chunk<AlongX>& c, Tile& tile, const Run& r) {
  const int lane = threadIdx.x % 32, first = c.length / run * run;
#pragma unroll
  for (int i = 0; i < run; ++i) {
    const int to = c.length - run + i;
    if (to < first || lane >= c.line_count()) continue;
    float& cell = AlongX ? tile[lane][to] : c.out[c.at(lane, c.begin + to)];
    cell += r.x[i / segment][i % segment];
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
  const int line = min(lane, c.line_count() - 1);
  const float first = c.in[c.at(line, 0)], last = c.in[c.at(line, c.lines.n - 1)];
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

/// From what the runs add to what enters them.
template <bool AlongX>
__device__ void enter(const Chunk<AlongX>& c, const Factors& f, BlockStates& states) {
  const Role role;
  if (!role.active) return;
  const float* from = c.states(c.index) + role.offset;
  carry_runs<true>(c, f.pole[role.pole], role, states, {__ldcg(from), __ldcg(from + 32)});
}

__device__ State state_at(const float* from) {
  State s;
#pragma unroll
  for (int k = 0; k < poles; ++k) s.of[k] = {from[64 * k], from[64 * k + 32]};
  return s;
}

template <bool AlongX>
__device__ void tell_chunk(const Chunk<AlongX>& c, const Factors& f, Tile& tile, BlockStates& states) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  Run r;
  load(c, tile, r);
  r.gather_all(f.segment);
  r.put_states(f, states[warp] + lane);
  if (c.has_rest(warp)) {  // what goes to the right begins where the line ends, so the run is aligned there
    load_last(c, r);
    r.gather_all(f.segment);
    r.put_forward(f, states[warp] + lane);
  }
  __syncthreads();
  tell(c, f, states);
}

template <bool AlongX>
__device__ void smooth_chunk(const Chunk<AlongX>& c, const Factors& f, Tile& tile, BlockStates& states) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  Run r;
  load(c, tile, r);
  r.gather_all(f.segment);
  r.put_states(f, states[warp] + lane);
  __syncthreads();
  wait(c);
  enter(c, f, states);
  __syncthreads();
  const State left = state_at(states[warp] + lane), right = state_at(states[warp] + chunk_states / 2 + lane);
  r.smooth_all(f, left, c.has_rest(warp) ? State{} : right);
  store(c, tile, r);
  if (c.has_rest(warp)) {  // what comes from the right ends where the line does
    r = {};
    r.smooth_all(f, State{}, right);
    add_last(c, tile, r);
  }
  if constexpr (AlongX) store_tile(c, tile);
}

/// Work begins in the order of its numbers, so nothing waits for what has not begun.
template <bool AlongX>
__global__ void __launch_bounds__(threads, 4)
    recursive_kernel(const __grid_constant__ Lines lines, const __grid_constant__ Factors f) {
  __shared__ __align__(16) Tile tile;
  __shared__ BlockStates states;
  __shared__ int number;
  if (threadIdx.x == 0) number = atomicAdd(lines.next, 1);
  __syncthreads();
  const int to_tell = number / 2, to_smooth = to_tell - lines.ahead;
  if (number % 2 == 0) {
    if (to_tell < lines.total) tell_chunk(Chunk<AlongX>(lines, to_tell), f, tile, states);
  } else {
    if (to_smooth >= 0) smooth_chunk(Chunk<AlongX>(lines, to_smooth), f, tile, states);
  }
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
  Lines lines{in.row(0, 0), out.row(0, 0), in.pitch * std::size_t(in.height), int(in.pitch), n, count, chunks};
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
  const auto kernel = along_x ? recursive_kernel<true> : recursive_kernel<false>;
  kernel<<<2 * static_cast<unsigned>(lines.total + lines.ahead), threads, 0, stage.stream()>>>(lines, factors);
  stage.check_launch();
}

}  // namespace ws::filter::cuda
