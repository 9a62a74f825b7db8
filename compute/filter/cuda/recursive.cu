// The recursive Gaussian of recursive.h. Blocks stay and take chunks of 32 lines in turn. They smooth a chunk as if nothing
// lay beyond it, tell what it adds to the states beyond it, and keep it in shared memory until what enters it is known from
// what all chunks of its lines told; what that gives is added on the way out. Each warp of a block has its own part in this.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/recursive_run.cuh"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cuda/atomic>
#include <cuda/barrier>
#include <functional>
#include <memory>
#include <nv/target>

namespace ws::filter::cuda {

namespace {

using namespace recursive;

// Which warps do what: one for each run smooths, one for each finishes, then these.
constexpr int teller = 2 * runs, taker = teller + 1, first_carrier = taker + 1;
constexpr int carriers = 2, threads = 32 * (first_carrier + carriers);
constexpr int roles = 2 * poles;  // a pole and a direction
static_assert(runs >= roles, "of the warps that smooth each takes one");

using Gate = ::cuda::atomic_ref<int, ::cuda::thread_scope_device>;

/// The warp waits until the gate has counted to `count`.
__device__ void wait(int& gate, int count) {
  if (threadIdx.x % 32 == 0)
    while (Gate(gate).load(::cuda::memory_order_acquire) < count) __nanosleep(200);
  __syncwarp();
}
/// The warp tells that what it has written is there.
__device__ void tell(int& gate) {
  __syncwarp();
  if (threadIdx.x % 32 == 0) Gate(gate).fetch_add(1, ::cuda::memory_order_release);
}

using Barrier = ::cuda::barrier<::cuda::thread_scope_block>;

/// Barriers among the warps that smooth; at the second one the warp that tells is there too.
template <int id, int warps>
__device__ void meet() {
  __syncwarp();
  asm volatile("bar.sync %0, %1;" ::"n"(id), "n"(32 * warps) : "memory");
}
__device__ void all_gathered() { meet<1, runs>(); }
__device__ void all_joined() { meet<2, runs + 1>(); }

/// What a block does with a chunk. Either all at once, or, if lines are so long that all blocks together cannot keep a line's
/// chunks, jobs of even numbers tell only, and those of odd numbers smooth again what was told `delay` chunks before.
struct Job {
  int number = -1;  ///< of the chunk; −1: nothing to do
  bool tells = false, writes = false;

  Job() = default;
  __device__ Job(const Lines& lines, int job) {
    const bool twice = lines.delay > 0, second = twice && job % 2 != 0;
    const int of_all = twice ? job / 2 - (second ? lines.delay : 0) : job;
    if (of_all < 0 || of_all >= lines.total) return;
    number = of_all;
    tells = !second;
    writes = !twice || second;
  }
  [[nodiscard]] __device__ bool is_there() const { return number >= 0; }
};

/// A chunk in shared memory. The barriers are in the order in which the warps hand it on.
template <bool AlongX>
struct Slot {
  Tile<AlongX> tiles[runs];
  Barrier opened, loaded[runs], smoothed;
  Job jobs[2];  ///< of even and of odd rounds

  __device__ void begin() {
    init(&opened, 1);
    for (Barrier& b : loaded) init(&b, 32);
    init(&smoothed, 32 * runs);
    jobs[1] = Job();
  }
};

/// A place in the ring of slots, through which each warp goes.
template <bool AlongX>
struct Ring {
  const Lines& lines;
  Slot<AlongX>* slots;
  int at = 0, round = 0;

  __device__ Ring(const Lines& l, Slot<AlongX>* s) : lines(l), slots(s) {}
  [[nodiscard]] __device__ Slot<AlongX>& slot() const { return slots[at]; }
  [[nodiscard]] __device__ Job& job() const { return slots[at].jobs[round % 2]; }
  /// Of the round before.
  [[nodiscard]] __device__ const Job& last_job() const { return slots[at].jobs[(round + 1) % 2]; }
  [[nodiscard]] __device__ bool is_over() const { return round > 0 && !last_job().is_there(); }
  /// Waits for this round's passing of a barrier, or for the last round's.
  __device__ void wait(Barrier& barrier) const { barrier.wait_parity(round % 2 != 0); }
  __device__ void wait_last(Barrier& barrier) const { barrier.wait_parity(round % 2 == 0); }
  __device__ void advance() {
    if (++at == lines.slots) at = 0, ++round;
  }
};

// --- the warps of a chunk

/// Opens a slot when what enters its chunk is known, and takes the next chunk for it. As that is loaded without waiting for
/// other blocks, all that is taken is told.
template <bool AlongX>
__device__ void take_jobs(Ring<AlongX> ring) {
  const Lines& lines = ring.lines;
  for (; !ring.is_over(); ring.advance()) {
    ring.wait_last(ring.slot().smoothed);
    const Job last = ring.last_job();
    if (last.writes) wait(lines.gates[lines.chunks(last.number)], lines.chunks.divisor + lines.pieces());
    if (threadIdx.x % 32 == 0) {
      Job job;
      for (int i = 0; i < lines.jobs && !job.is_there();) {
        i = atomicAdd(lines.next, 1);
        job = Job(lines, i);
      }
      ring.job() = job;
      static_cast<void>(ring.slot().opened.arrive());
    }
    __syncwarp();
  }
}

/// Adds what enters a chunk to a run, and writes it.
template <bool AlongX>
__device__ void finish(const Run<AlongX>& r, const Factors& f, Tile<AlongX>& tile) {
  const int to_end = r.length - r.begin - run, index = r.begin / run;
  const bool has_left = r.begin < f.reach, has_right = to_end < f.reach;
  const Complex* from = r.chunk_states_begin() + threadIdx.x % 32;
  State left{}, right{};
  if (has_left || has_right) {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      left.of[k] = f.pole[k].runs[index] * from[32 * k];
      right.of[k] = from[32 * k + direction_states];
    }
  }
  SegmentStates entered{};
  State from_end{};
  if (r.has_rest()) {
    from_end = right;
  } else {
#pragma unroll
    for (int k = 0; k < poles; ++k) {
      if (r.length < chunk) right.of[k] = f.pole[k].run_rest * right.of[k];
      from_end.of[k] = f.pole[k].runs[max(to_end, 0) / run] * right.of[k];
    }
  }
  entered.enter(f, left, r.has_rest() ? State{} : from_end);
  unfold(tile, f.segment, entered, has_left || has_right);
  if (r.has_rest()) spread_over_rest(r, f, tile, from_end);
  tile.store(r);
}

/// Finishes chunks, and begins to load the next ones.
template <bool AlongX>
__device__ void finish_runs(Ring<AlongX> ring, const Factors& f, int index) {
  for (; !ring.is_over(); ring.advance()) {
    Tile<AlongX>& tile = ring.slot().tiles[index];
    Barrier& loaded = ring.slot().loaded[index];
    ring.wait(ring.slot().opened);
    ring.wait_last(ring.slot().smoothed);
    if (ring.last_job().writes) finish(Run<AlongX>(ring.lines, ring.last_job().number, index), f, tile);
    if (ring.job().is_there()) {
      tile.begin_load(Run<AlongX>(ring.lines, ring.job().number, index));
      // Before, loads are not asynchronous.
      NV_IF_TARGET(NV_PROVIDES_SM_80, (__pipeline_arrive_on(::cuda::device::barrier_native_handle(loaded));))
    }
    static_cast<void>(loaded.arrive());
  }
}

/// Pieces of a line: `full` of them are whole, then one is the rest (maybe empty), others are empty.
struct Pieces {
  int full;
  Complex whole, rest;
  __device__ Complex operator()(int i) const { return i < full ? whole : i == full ? rest : Complex{1, 0}; }
};

/// A role's part in this: from what the runs of a chunk add to what enters them if nothing enters the chunk, and to what the
/// chunk adds.
template <bool AlongX>
__device__ void join(const Run<AlongX>& r, const Factors& f, Tile<AlongX> (&tiles)[runs], int role, bool tells) {
  const bool backward = role >= poles;
  const PoleFactors& pole = f.pole[backward ? role - poles : role];
  const Pieces powers{backward ? runs : r.length / run, pole.runs[1], pole.run_rest};
  constexpr int stride = int(sizeof(Tile<AlongX>) / sizeof(Complex));
  const int offset = role * 32 + int(threadIdx.x) % 32, step = backward ? -stride : stride;
  Complex* states = tiles[backward ? runs - 1 : 0].states() + offset;
  Complex own[runs], state{0, 0};
#pragma unroll
  for (int i = 0; i < runs; ++i) own[i] = states[i * step];
#pragma unroll
  for (int i = 0; i < runs; ++i) {
    states[i * step] = state;
    state = multiply_add(powers(i), state, own[i]);
  }
  if (tells) r.chunk_states_begin()[offset] = state;
}

template <bool AlongX>
__device__ void smooth_runs(Ring<AlongX> ring, const Factors& f, int index) {
  for (;; ring.advance()) {
    Slot<AlongX>& slot = ring.slot();
    Tile<AlongX>& tile = slot.tiles[index];
    Complex* states = tile.states() + threadIdx.x % 32;
    ring.wait(slot.loaded[index]);
    const Job job = ring.job();
    if (!job.is_there()) return;
    const Run<AlongX> r(ring.lines, job.number, index);
    const Folded x = fold(tile);
    State rest;
    if (r.has_rest()) rest = forward_of_rest(r, f, tile);
    SegmentStates s;
    s.gather(f.segment, x);
    __syncwarp();
    s.put(f, states);
    if (r.has_rest()) {  // what goes to the right begins where the line ends
#pragma unroll
      for (int k = 0; k < poles; ++k) states[32 * k] = rest.of[k];
    }
    all_gathered();
    if (index < roles) join(r, f, slot.tiles, index, job.tells);
    all_joined();
    State left, right;
#pragma unroll
    for (int k = 0; k < poles; ++k) left.of[k] = states[32 * k], right.of[k] = states[32 * k + direction_states];
    __syncwarp();
    s.enter(f, left, right);
    smooth(f.segment, x, s, tile);
    static_cast<void>(slot.smoothed.arrive());
  }
}

/// Tells that what chunks add is there: that takes a while, which the warps that smooth should not wait.
template <bool AlongX>
__device__ void tell_chunks(Ring<AlongX> ring) {
  for (;; ring.advance()) {
    ring.wait(ring.slot().opened);
    const Job job = ring.job();
    if (!job.is_there()) return;
    all_joined();
    if (job.tells) tell(ring.lines.gates[ring.lines.chunks(job.number)]);
  }
}

// --- the warps that carry states along lines

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

/// A way along a line, from chunk to chunk.
struct Way {
  Complex* states;  ///< of the first chunk on the way
  int chunks, lanes;
  bool backward;
  Pieces powers;
  static constexpr int lane_chunks = 8;  ///< that a lane has in registers

  /// Carries a state all the way; with `replaces` what a chunk adds becomes what enters it. `lanes` share a line.
  __device__ Complex carry(Complex state, bool replaces) const {
    const int step = backward ? -chunk_states : chunk_states, mine = int(threadIdx.x) % lanes;
#pragma unroll 1
    for (int stretch = 0; stretch < chunks; stretch += lanes * lane_chunks) {
      const int first = stretch + mine * lane_chunks;
      Complex own[lane_chunks], power[lane_chunks], added{0, 0}, all{1, 0}, entering{0, 0};
#pragma unroll
      for (int i = 0; i < lane_chunks; ++i) {
        const bool is_there = first + i < chunks;
        const auto* from = reinterpret_cast<const float2*>(states + std::ptrdiff_t(first + i) * step);
        const float2 there = is_there ? __ldcg(from) : float2{0, 0};
        own[i] = {there.x, there.y};
        power[i] = is_there ? powers(backward ? chunks - 1 - first - i : first + i) : Complex{1, 0};
      }
#pragma unroll
      for (int i = 0; i < lane_chunks; ++i) {
        added = multiply_add(power[i], added, own[i]);
        all = all * power[i];
      }
#pragma unroll 1
      for (int lane = 0; lane < lanes; ++lane) {
        if (lane == mine) entering = state;
        const auto its = [&](float x) { return __shfl_sync(~0u, x, lane, lanes); };
        state = multiply_add({its(all.re), its(all.im)}, state, {its(added.re), its(added.im)});
      }
      if (!replaces) continue;
#pragma unroll
      for (int i = 0; i < lane_chunks; ++i) {
        if (first + i < chunks) states[std::ptrdiff_t(first + i) * step] = entering;
        entering = multiply_add(power[i], entering, own[i]);
      }
    }
    return state;
  }
};

/// From what the chunks of a group add to what enters them: a pole's states of 32 / lanes lines.
template <bool AlongX>
__device__ void carry_piece(const Lines& lines, const Factors& f, int group, int piece) {
  const PoleFactors& pole = f.pole[piece / lines.lanes];
  const int line = (piece % lines.lanes * 32 + int(threadIdx.x) % 32) / lines.lanes, chunks = lines.chunks.divisor;
  const int of_channel = lines.groups(group),
            at = min((group - of_channel * lines.groups.divisor) * 32 + line, lines.count - 1);
  const float* samples = lines.in + of_channel * lines.channel + std::ptrdiff_t(at) * (AlongX ? lines.pitch : 1);
  const float low = samples[0], high = samples[std::ptrdiff_t(lines.n - 1) * (AlongX ? 1 : lines.pitch)];
  Complex* states = lines.states + std::ptrdiff_t(group) * chunks * chunk_states + piece / lines.lanes * 32 + line;
  Complex* last = states + direction_states + std::ptrdiff_t(chunks - 1) * chunk_states;
  const Pieces powers{lines.n / chunk, pole.chunk, pole.chunk_rest};
  const bool repeats = f.border != Border::zero && f.border != Border::replicate;
  wait(lines.gates[group], chunks);
  Complex left{0, 0}, right{0, 0};
#pragma unroll 1
  for (int pass = repeats ? 0 : 2; pass < 4; ++pass) {  // first, where the border needs them, what all chunks add
    if (pass == 2) {
      const Complex from_left = left, from_right = right;
      left = end_state(pole, f.border, from_left, from_right, low, high);
      right = end_state(pole, f.border, from_right, from_left, high, low);
    }
    const bool backward = pass % 2 != 0;
    const Way way{backward ? last : states, chunks, lines.lanes, backward, powers};
    (backward ? right : left) = way.carry(backward ? right : left, pass >= 2);
  }
  tell(lines.gates[group]);
}

template <bool AlongX>
__device__ void carry_groups(const Lines& lines, const Factors& f, int carrier) {
  const int pieces = lines.pieces(), step = carriers * int(gridDim.x);
  for (int i = carrier * int(gridDim.x) + int(blockIdx.x); i < lines.all_groups * pieces; i += step)
    carry_piece<AlongX>(lines, f, i / pieces, i % pieces);
}

template <bool AlongX>
__global__ void __launch_bounds__(threads, 1)
    recursive_kernel(const __grid_constant__ Lines lines, const __grid_constant__ Factors f) {
  extern __shared__ __align__(128) unsigned char memory[];
  const Ring<AlongX> ring(lines, reinterpret_cast<Slot<AlongX>*>(memory));
  if (int(threadIdx.x) < lines.slots) ring.slots[threadIdx.x].begin();
  __syncthreads();
  const int warp = threadIdx.x / 32;
  if (warp < runs)
    smooth_runs(ring, f, warp);
  else if (warp < teller)
    finish_runs(ring, f, warp - runs);
  else if (warp == teller)
    tell_chunks(ring);
  else if (warp == taker)
    take_jobs(ring);
  else
    carry_groups<AlongX>(lines, f, warp - first_carrier);
}

// --- the host's part

using Number = std::complex<double>;

[[nodiscard]] Complex narrow(Number z) { return {float(z.real()), float(z.imag())}; }

/// Powers of a number: a few dozen before each launch, so its logarithm is taken once.
struct Powers {
  Number log;
  explicit Powers(Number p) : log(std::log(p)) {}
  [[nodiscard]] Number operator()(double exponent) const { return exponent == 0 ? Number(1) : std::exp(exponent * log); }
};

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
  f.reach = gaussian.reach;
  const int period = f.border == Border::replicate ? 1 : border_period(border, n);
  for (int k = 0; k < poles; ++k) {
    const Number p = gaussian.pole[k];
    const Powers power(p);
    PoleFactors& to = f.pole[k];
    to.single = narrow(p);
    to.segment = narrow(power(segment));
    to.chunk = narrow(power(chunk));
    for (int i = 0; i < runs; ++i) to.runs[i] = narrow(power(i * run));
    to.run_rest = narrow(power(n % run));
    to.chunk_rest = narrow(power(n % chunk));
    to.weight = narrow(gaussian.weight[k]);
    to.mirror = narrow(power(border == Border::reflect_101 ? n - 1 : n));
    to.closing = narrow(1.0 / (1.0 - power(period)));
    // The state is multiplied by p before it is used, so a tiny p makes it count for nothing.
    to.inverse = std::abs(p) < 1e-18 ? Complex{0, 0} : narrow(1.0 / p);
  }
  return f;
}

/// Of the present device.
[[nodiscard]] int device_attribute(cudaDeviceAttr attribute) {
  int device = 0, value = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&value, attribute, device));
  return value;
}

}  // namespace

std::function<void(const TimedStage&)> prepare_recursive(StreamView stream, Axis axis, PlaneView<const float> in,
                                                         PlaneView<float> out, double sigma, Border border) {
  const bool along_x = axis == Axis::row;
  const int n = along_x ? in.width : in.height, count = along_x ? in.height : in.width, chunks = (n + chunk - 1) / chunk;
  Lines lines{in.row(0, 0),
              out.row(0, 0),
              std::ptrdiff_t(in.pitch) * in.height,
              int(in.pitch),
              n,
              count,
              Divider(chunks),
              Divider((count + 31) / 32)};
  lines.all_groups = lines.groups.divisor * in.channels;
  lines.total = lines.all_groups * chunks;
  const auto states = std::make_shared<DeviceBuffer<Complex>>(std::size_t(lines.total) * chunk_states, stream);
  const auto gates = std::make_shared<DeviceBuffer<int>>(std::size_t(lines.all_groups) + 1, stream);
  lines.states = states->device_data();
  lines.gates = gates->device_data();
  lines.next = lines.gates + lines.all_groups;

  const int slot_bytes = int(sizeof(Slot<true>)),
            grid = std::min(device_attribute(cudaDevAttrMultiProcessorCount), lines.total);
  lines.slots = device_attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin) / slot_bytes;
  // With room for a line's chunks, blocks take them all before all of them wait for one to be finished.
  lines.delay = chunks <= grid * lines.slots ? 0 : chunks;
  lines.jobs = lines.delay > 0 ? 2 * (lines.total + lines.delay) : lines.total;
  for (lines.lanes = 1; lines.lanes < 32 && lines.lanes * Way::lane_chunks < chunks;) lines.lanes *= 2;
  Factors factors = make_factors(RecursiveGaussian(sigma), n, border);
  const auto kernel = along_x ? recursive_kernel<true> : recursive_kernel<false>;
  const std::size_t shared_bytes = std::size_t(lines.slots * slot_bytes);
  allow_shared_bytes(kernel, shared_bytes);
  return [lines, factors, kernel, grid, shared_bytes, states, gates](const TimedStage& stage) {
    WS_CUDA_CHECK(cudaMemsetAsync(gates->device_data(), 0, gates->size() * sizeof(int), stage.stream()));
    const LaunchShape shape{unsigned(grid), threads, shared_bytes, true};  // the blocks wait for each other
    launch_kernel(kernel, shape, stage.stream(), lines, factors);
  };
}

}  // namespace ws::filter::cuda
