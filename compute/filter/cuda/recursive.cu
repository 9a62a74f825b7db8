// The recursive Gaussian of recursive.h, in chunks of 64 samples of a line: (1) each chunk's contribution to the states that
// leave it at both ends, (2) the states that enter each chunk, (3) the smoothing itself. Panels of lines are so small that (3)
// finds in the cache what (1) has read.
// Names: p a pole; F = Σ p^(end−i) x_i what a chunk adds to the forward state; B = Σ p^i x_i to the backward one; F′ and B′
// are without the last and the first sample of the line, as reflect-101 needs them.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/recursive.h"

#include <algorithm>
#include <cmath>
#include <complex>

namespace ws::filter::cuda {

namespace {

constexpr int chunk = 64, lines_per_block = 128, segments = 8, poles = RecursiveGaussian::count;

struct Complex {
  float re, im;
};
__device__ Complex operator*(Complex a, Complex b) { return {fmaf(a.re, b.re, -(a.im * b.im)), fmaf(a.re, b.im, a.im * b.re)}; }
__device__ Complex operator+(Complex a, Complex b) { return {a.re + b.re, a.im + b.im}; }
__device__ Complex scaled(Complex a, float x) { return {a.re * x, a.im * x}; }
__device__ Complex add_scaled(Complex sum, Complex a, float x) { return {fmaf(a.re, x, sum.re), fmaf(a.im, x, sum.im)}; }

struct Triple {
  Complex of[poles];
};

/// Lines of a plane and the states at the ends of their chunks.
struct Lines {
  const float* in;
  float* out;
  std::size_t pitch;
  bool along_x;
  int first, count;  ///< this panel's lines
  int n, chunks;     ///< samples and chunks of a line
  Complex* forward;  ///< [pole][chunk][line]: first what a chunk adds, then what enters it
  Complex* backward;
  Complex* shortened;  ///< [F′ B′][pole][line]

  __device__ std::size_t at(int line, int i) const {
    return along_x ? std::size_t(first + line) * pitch + std::size_t(i) : std::size_t(i) * pitch + std::size_t(first + line);
  }
  __device__ std::size_t state(int pole, int c, int line) const {
    return (std::size_t(pole) * std::size_t(chunks) + std::size_t(c)) * std::size_t(count) + std::size_t(line);
  }
  __device__ std::size_t short_state(int which, int pole, int line) const {
    return std::size_t(which * poles + pole) * std::size_t(count) + std::size_t(line);
  }
};

struct Powers {
  Complex of[poles][chunk];  ///< p^i
};

/// What the carries need: powers of the poles, by the host in double precision.
struct CarryFactors {
  Triple whole;              ///< p^chunk
  Triple last, last_less;    ///< p^(length of the last chunk), and one less
  Triple first_less;         ///< p^(length of the first chunk − 1)
  Triple segment;            ///< p^(samples of a segment)
  Triple before[segments];   ///< p^(samples before a segment)
  Triple after[segments];    ///< p^(samples after a segment)
  Triple to_last, to_first;  ///< from the start of its segment to the last chunk; from the end of its segment to the first
  Triple mirror, closing;    ///< p^n or p^(n−1); 1 / (1 − p^period), or 1 / (1 − p) for replicate
  int chunks_per_segment;
  Border border;
};

struct Gaussian {
  Triple pole, weight;
};

/// Loads a chunk of 128 lines; zeros beyond the line's end.
__device__ void load_tile(const Lines& lines, float (&tile)[chunk][lines_per_block + 1], int line0, int begin) {
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lines.along_x) {
    for (int l = warp; l < lines_per_block; l += lines_per_block / 32)
#pragma unroll
      for (int i = lane; i < chunk; i += 32)
        tile[i][l] = line0 + l < lines.count && begin + i < lines.n ? lines.in[lines.at(line0 + l, begin + i)] : 0.f;
  } else {
#pragma unroll 8
    for (int i = 0; i < chunk; ++i)
      tile[i][threadIdx.x] = line0 + int(threadIdx.x) < lines.count && begin + i < lines.n
                                 ? lines.in[lines.at(line0 + int(threadIdx.x), begin + i)]
                                 : 0.f;
  }
  __syncthreads();
}

__device__ void store_tile(const Lines& lines, const float (&tile)[chunk][lines_per_block + 1], int line0, int begin) {
  __syncthreads();
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lines.along_x) {
    for (int l = warp; l < lines_per_block; l += lines_per_block / 32)
#pragma unroll
      for (int i = lane; i < chunk; i += 32)
        if (line0 + l < lines.count && begin + i < lines.n) lines.out[lines.at(line0 + l, begin + i)] = tile[i][l];
  } else {
    for (int i = 0; i < chunk; ++i)
      if (line0 + int(threadIdx.x) < lines.count && begin + i < lines.n)
        lines.out[lines.at(line0 + int(threadIdx.x), begin + i)] = tile[i][threadIdx.x];
  }
}

/// (1)
__global__ void __launch_bounds__(lines_per_block)
    contribution_kernel(Lines lines, const __grid_constant__ Powers powers, bool wants_shortened) {
  __shared__ float tile[chunk][lines_per_block + 1];
  const int c = blockIdx.x, line0 = int(blockIdx.y) * lines_per_block, line = line0 + int(threadIdx.x);
  const int begin = c * chunk, length = min(chunk, lines.n - begin);
  load_tile(lines, tile, line0, begin);
  if (line >= lines.count) return;
  Complex forward[poles] = {}, backward[poles] = {}, forward_less[poles] = {}, backward_less[poles] = {};
#pragma unroll
  for (int i = 0; i < chunk; ++i) {
    const float x = tile[i][threadIdx.x];
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      backward[k] = add_scaled(backward[k], powers.of[k][i], x);
      forward[k] = add_scaled(forward[k], powers.of[k][chunk - 1 - i], x);
    }
  }
  if (c == lines.chunks - 1) {  // may be shorter
    for (int k = 0; k < poles; ++k) {
      forward[k] = {};
      for (int i = 0; i < length; ++i) {
        forward[k] = add_scaled(forward[k], powers.of[k][length - 1 - i], tile[i][threadIdx.x]);
        if (i + 1 < length) forward_less[k] = add_scaled(forward_less[k], powers.of[k][length - 2 - i], tile[i][threadIdx.x]);
      }
    }
  }
  if (wants_shortened && c == 0)
    for (int k = 0; k < poles; ++k)
      for (int i = 1; i < length; ++i)
        backward_less[k] = add_scaled(backward_less[k], powers.of[k][i - 1], tile[i][threadIdx.x]);
  for (int k = 0; k < poles; ++k) {
    lines.forward[lines.state(k, c, line)] = forward[k];
    lines.backward[lines.state(k, c, line)] = backward[k];
    if (wants_shortened && c == lines.chunks - 1) lines.shortened[lines.short_state(0, k, line)] = forward_less[k];
    if (wants_shortened && c == 0) lines.shortened[lines.short_state(1, k, line)] = backward_less[k];
  }
}

/// What the lines' totals say about the states before the first and after the last sample.
struct EndStates {
  Complex before, after;
};
__device__ EndStates end_states(const Lines& lines, const CarryFactors& f, int k, int line, Complex forward_total,
                                Complex backward_total, Complex forward_less, Complex backward_less) {
  const Complex closing = f.closing.of[k], mirror = f.mirror.of[k];
  switch (f.border) {
    case Border::replicate:
      return {scaled(closing, lines.in[lines.at(line, 0)]), scaled(closing, lines.in[lines.at(line, lines.n - 1)])};
    case Border::wrap:
      return {closing * forward_total, closing * backward_total};
    case Border::reflect:
      return {closing * (backward_total + mirror * forward_total), closing * (forward_total + mirror * backward_total)};
    case Border::reflect_101:
      if (lines.n == 1) return {scaled(closing, lines.in[lines.at(line, 0)]), scaled(closing, lines.in[lines.at(line, 0)])};
      return {closing * (backward_less + mirror * forward_less), closing * (forward_less + mirror * backward_less)};
    default:
      return {{0, 0}, {0, 0}};
  }
}

/// (2) A thread per line, pole and segment of chunks; blocks of 32 lines and 8 segments.
__global__ void __launch_bounds__(32 * segments) carry_kernel(Lines lines, const __grid_constant__ CarryFactors f) {
  __shared__ Complex forward_sum[segments][32], backward_sum[segments][32];
  __shared__ Complex enters_last[32], enters_first[32];  // by the segment's own chunks
  __shared__ Complex last_own[32], first_own[32];
  const int line = int(blockIdx.x) * 32 + int(threadIdx.x), segment = threadIdx.y, k = blockIdx.y;
  const int begin = min(lines.chunks, segment * f.chunks_per_segment), end = min(lines.chunks, begin + f.chunks_per_segment);
  const bool inside = line < lines.count;
  const Complex whole = f.whole.of[k];
  Complex forward{0, 0}, backward{0, 0};
  if (inside) {
#pragma unroll 8
    for (int c = begin; c < end; ++c) {
      if (c == lines.chunks - 1) enters_last[threadIdx.x] = forward;
      forward = (c == lines.chunks - 1 ? f.last.of[k] : whole) * forward + lines.forward[lines.state(k, c, line)];
    }
#pragma unroll 8
    for (int c = end - 1; c >= begin; --c) {
      if (c == 0) enters_first[threadIdx.x] = backward;
      backward = whole * backward + lines.backward[lines.state(k, c, line)];
    }
  }
  if (inside && segment == 0) {  // before they are overwritten below
    last_own[threadIdx.x] = lines.forward[lines.state(k, lines.chunks - 1, line)];
    first_own[threadIdx.x] = lines.backward[lines.state(k, 0, line)];
  }
  forward_sum[segment][threadIdx.x] = forward;
  backward_sum[segment][threadIdx.x] = backward;
  __syncthreads();
  if (!inside) return;
  // The segments before and after this one, and those before the last and after the first chunk.
  const Complex step = f.segment.of[k];
  const int last_segment = (lines.chunks - 1) / f.chunks_per_segment;
  Complex from_left{0, 0}, from_right{0, 0}, before_last{0, 0}, after_first{0, 0};
  for (int s = 0; s < last_segment; ++s) {
    if (s < segment) from_left = step * from_left + forward_sum[s][threadIdx.x];
    before_last = step * before_last + forward_sum[s][threadIdx.x];
  }
  for (int s = last_segment; s > 0; --s) {
    if (s > segment) from_right = step * from_right + backward_sum[s][threadIdx.x];
    after_first = step * after_first + backward_sum[s][threadIdx.x];
  }
  const Complex in_last = f.to_last.of[k] * before_last + enters_last[threadIdx.x];
  const Complex in_first = f.to_first.of[k] * after_first + enters_first[threadIdx.x];
  const bool shortened = f.border == Border::reflect_101;
  const Complex less[2] = {shortened ? lines.shortened[lines.short_state(0, k, line)] : Complex{0, 0},
                           shortened ? lines.shortened[lines.short_state(1, k, line)] : Complex{0, 0}};
  const Complex first_power = lines.chunks == 1 ? f.last.of[k] : whole;
  const EndStates ends = end_states(lines, f, k, line, f.last.of[k] * in_last + last_own[threadIdx.x],
                                    first_power * in_first + first_own[threadIdx.x], f.last_less.of[k] * in_last + less[0],
                                    f.first_less.of[k] * in_first + less[1]);
  Complex state = f.before[segment].of[k] * ends.before + from_left;
  for (int c = begin; c < end; ++c) {
    const std::size_t at = lines.state(k, c, line);
    const Complex own = lines.forward[at];
    lines.forward[at] = state;
    state = whole * state + own;
  }
  state = f.after[segment].of[k] * ends.after + from_right;
  for (int c = end - 1; c >= begin; --c) {
    const std::size_t at = lines.state(k, c, line);
    const Complex own = lines.backward[at];
    lines.backward[at] = state;
    state = (c == lines.chunks - 1 ? f.last.of[k] : whole) * state + own;
  }
}

/// (3) One line's chunk, forwards into registers and backwards into the tile.
template <bool Full>
__device__ void smooth(float (&tile)[chunk][lines_per_block + 1], int length, Triple& forward, Triple& backward,
                       const Gaussian& g) {
  float partial[chunk];
#pragma unroll
  for (int i = 0; i < chunk; ++i) {
    const float x = tile[i][threadIdx.x];
    float sum = 0;
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      Complex& s = forward.of[k];
      const Complex p = g.pole.of[k], w = g.weight.of[k];
      s = {fmaf(-p.im, s.im, fmaf(p.re, s.re, x)), fmaf(p.im, s.re, p.re * s.im)};
      sum = fmaf(-w.im, s.im, fmaf(w.re, s.re, sum));
    }
    partial[i] = sum;
  }
#pragma unroll
  for (int i = chunk - 1; i >= 0; --i) {
    if (!Full && i >= length) continue;
    const float x = tile[i][threadIdx.x];
    float sum = partial[i];
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      Complex& s = backward.of[k];
      const Complex p = g.pole.of[k], w = g.weight.of[k];
      sum = fmaf(-w.im, s.im, fmaf(w.re, s.re, sum));
      const float re = s.re + x;
      s = {fmaf(p.re, re, -(p.im * s.im)), fmaf(p.im, re, p.re * s.im)};
    }
    tile[i][threadIdx.x] = sum;
  }
}

/// Full: all chunks from first_chunk on have 64 samples.
template <bool Full>
__global__ void __launch_bounds__(lines_per_block, 4)
    smooth_kernel(Lines lines, const __grid_constant__ Gaussian g, int first_chunk) {
  __shared__ float tile[chunk][lines_per_block + 1];
  const int c = first_chunk + int(blockIdx.x), line0 = int(blockIdx.y) * lines_per_block, begin = c * chunk;
  const int line = min(line0 + int(threadIdx.x), lines.count - 1);
  load_tile(lines, tile, line0, begin);
  Triple forward, backward;
  for (int k = 0; k < poles; ++k) {
    forward.of[k] = lines.forward[lines.state(k, c, line)];
    backward.of[k] = g.pole.of[k] * lines.backward[lines.state(k, c, line)];
  }
  smooth<Full>(tile, min(chunk, lines.n - begin), forward, backward, g);
  store_tile(lines, tile, line0, begin);
}

// --- the host's part

using Number = std::complex<double>;

[[nodiscard]] Complex narrow(Number z) { return {float(z.real()), float(z.imag())}; }
[[nodiscard]] Number power(Number p, double exponent) { return exponent == 0 ? Number(1) : std::pow(p, exponent); }

[[nodiscard]] CarryFactors carry_factors(const RecursiveGaussian& gaussian, int n, int chunks, Border border) {
  CarryFactors f{};
  f.border = border;
  f.chunks_per_segment = (chunks + segments - 1) / segments;
  const int last = n - (chunks - 1) * chunk, per = f.chunks_per_segment, last_segment = (chunks - 1) / per;
  const int mirror = border == Border::reflect_101 ? n - 1 : n;
  const int period = border == Border::replicate ? 1 : border_period(border, n);
  for (int k = 0; k < poles; ++k) {
    const Number p = gaussian.pole[k];
    const auto set = [&](Triple& t, double exponent) { t.of[k] = narrow(power(p, exponent)); };
    set(f.whole, chunk);
    set(f.last, last);
    set(f.last_less, last - 1);
    set(f.first_less, std::min(chunk, n) - 1);
    set(f.segment, double(chunk) * per);
    for (int s = 0; s < segments; ++s) {
      set(f.before[s], double(chunk) * per * s);
      set(f.after[s], std::max(0.0, n - double(chunk) * per * (s + 1)));
    }
    set(f.to_last, double(chunk) * (chunks - 1 - last_segment * per));
    set(f.to_first, double(chunk) * (std::min(per, chunks) - 1));
    set(f.mirror, mirror);
    f.closing.of[k] = narrow(1.0 / (1.0 - power(p, period)));
  }
  return f;
}

[[nodiscard]] Powers powers_of(const RecursiveGaussian& gaussian) {
  Powers powers;
  for (int k = 0; k < poles; ++k)
    for (int i = 0; i < chunk; ++i) powers.of[k][i] = narrow(power(gaussian.pole[k], i));
  return powers;
}

[[nodiscard]] Gaussian narrow(const RecursiveGaussian& gaussian) {
  Gaussian g;
  for (int k = 0; k < poles; ++k) {
    g.pole.of[k] = narrow(gaussian.pole[k]);
    g.weight.of[k] = narrow(gaussian.weight[k]);
  }
  return g;
}

/// As many lines as stay in the cache between (1) and (3).
[[nodiscard]] int lines_per_panel(int n, int line_count) {
  constexpr std::size_t cached_bytes = 24 << 20;
  const std::size_t lines = cached_bytes / (std::size_t(n) * sizeof(float)) / lines_per_block * lines_per_block;
  return static_cast<int>(std::clamp<std::size_t>(lines, lines_per_block, std::size_t(std::max(lines_per_block, line_count))));
}

}  // namespace

void enqueue_recursive(const TimedStage& stage, StreamView stream, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                       double sigma, Border border) {
  const RecursiveGaussian gaussian(sigma);
  const bool along_x = axis == Axis::row;
  const int n = along_x ? in.width : in.height, line_count = along_x ? in.height : in.width;
  const int chunks = (n + chunk - 1) / chunk, panel = std::min(lines_per_panel(n, line_count), line_count);
  const CarryFactors factors = carry_factors(gaussian, n, chunks, border);
  const Powers powers = powers_of(gaussian);
  const Gaussian narrowed = narrow(gaussian);
  const std::size_t states = std::size_t(poles) * std::size_t(chunks) * std::size_t(panel);
  DeviceBuffer<Complex> forward(states, stream), backward(states, stream),
      shortened(std::size_t(2 * poles) * std::size_t(panel), stream);
  int enqueued = 0;
  for (int channel = 0; channel < in.channels; ++channel)
    for (int first = 0; first < line_count; first += panel) {
      if (++enqueued % 64 == 0) stage.pause();
      const int count = std::min(panel, line_count - first);
      const Lines lines{
          in.row(channel, 0),     out.row(channel, 0),    in.pitch, along_x, first, count, n, chunks, forward.device_data(),
          backward.device_data(), shortened.device_data()};
      const dim3 grid(static_cast<unsigned>(chunks), blocks_for(std::size_t(count), lines_per_block));
      contribution_kernel<<<grid, lines_per_block, 0, stage.stream()>>>(lines, powers, border == Border::reflect_101);
      carry_kernel<<<dim3(blocks_for(std::size_t(count), 32), poles), dim3(32, segments), 0, stage.stream()>>>(lines, factors);
      const int full = n / chunk;
      if (full > 0)
        smooth_kernel<true>
            <<<dim3(static_cast<unsigned>(full), grid.y), lines_per_block, 0, stage.stream()>>>(lines, narrowed, 0);
      if (full < chunks) smooth_kernel<false><<<dim3(1, grid.y), lines_per_block, 0, stage.stream()>>>(lines, narrowed, full);
      stage.check_launch();
    }
}

}  // namespace ws::filter::cuda
