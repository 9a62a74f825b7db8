// The thesis's evolution on CUDA: its closest-ball kernel and its shift kernel, driven by the host or by a loop in a graph.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/balls/evolve_loop.h"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/variants/launch.h"
#include "compute/ridge/variants/source.h"
#include "compute/ridge/variants/vector_io.cuh"

#include <algorithm>
#include <limits>
#include <utility>

namespace ws::ridge {

namespace {

/// What the closest-ball kernel reads and writes.
template <class T>
struct ClosestProblem {
  detail::PointTable<const T> points;
  Layout points_layout;
  DeviceSpan<const T> balls;
  Strides ball_at;
  std::uint32_t ball_count;
  std::uint32_t dimension;
  T radius_squared;
  DeviceSpan<std::int64_t> sums;
  DeviceSpan<std::uint32_t> counts;
};

/// Points in registers, balls passing through shared memory, sums by atomics in global memory. Differences first and their
/// squares after, in loops of their own, as the source has them.
template <class T, int D, int Items, class Access>
__global__ void closest_kernel(ClosestProblem<T> p, detail::UnitCounts<T> units) {
  extern __shared__ __align__(16) std::byte ball_tile[];
  T* tile = reinterpret_cast<T*>(ball_tile);
  constexpr int max_d = D > 0 ? D : 16;
  using Points = detail::PointRegisters<T, max_d, Items>;
  const std::uint32_t d = D > 0 ? D : p.dimension, stride = gridDim.x * blockDim.x * Items;
  for (std::uint64_t base = std::uint64_t(blockIdx.x) * blockDim.x * Items; base < p.points.size; base += stride) {
    Points x;
    T best[Items];
    std::uint32_t owner[Items];
    if (p.points_layout == Layout::column)
      detail::read_tile<Access, Layout::column>(p.points, base, x, d);
    else
      detail::read_tile<Access, Layout::row>(p.points, base, x, d);
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      best[item] = std::numeric_limits<T>::infinity();
      owner[item] = 0;
    }
    for (std::uint32_t first = 0; first < p.ball_count; first += blockDim.x) {
      const std::uint32_t n = min(blockDim.x, p.ball_count - first);
      __syncthreads();
      for (std::uint32_t v = threadIdx.x; v < n * d; v += blockDim.x) tile[v] = p.balls[p.ball_at(first + v / d, v % d)];
      __syncthreads();
      for (std::uint32_t j = 0; j < n; ++j)
#pragma unroll
        for (int item = 0; item < Items; ++item) {
          T difference[max_d], sum = 0;
#pragma unroll
          for (std::uint32_t k = 0; k < max_d; ++k)
            if (k < d) difference[k] = x(item, k) - tile[j * d + k];
#pragma unroll
          for (std::uint32_t k = 0; k < max_d; ++k)
            if (k < d) sum = add_square(sum, difference[k]);
          if (sum < best[item]) {
            best[item] = sum;
            owner[item] = first + j;
          }
        }
    }
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      const std::size_t i = detail::point_of<Access::template group<Points>>(base, item);
      if (i >= p.points.size || !(best[item] <= p.radius_squared)) continue;
      atomicAdd(&p.counts.device_data()[owner[item]], 1u);
      auto* sums = reinterpret_cast<unsigned long long*>(p.sums.device_data()) + std::size_t(owner[item]) * d;
#pragma unroll
      for (std::uint32_t k = 0; k < max_d; ++k)
        if (k < d) atomicAdd(&sums[k], static_cast<unsigned long long>(to_lattice(x(item, k), units.value[k])));
    }
  }
}

/// The current device's compute capability times ten.
int capability() {
  int device = 0, major = 0, minor = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, device));
  return 10 * major + minor;
}

/// Where a loop on the device stands, and whether the host wants it to end.
struct LoopState {
  std::uint32_t iteration = 0, count = 0;
};

/// One iteration's second half on the device: the rows to read and to write follow from the loop's state.
template <class T>
__global__ void shift_kernel(MoveAndPlace<DeviceMemory, T> shift, DeviceSpan<T> rows, DeviceSpan<std::uint32_t> moved,
                             const LoopState* loop, std::uint32_t ball_count) {
  const std::size_t row = std::size_t(ball_count) * shift.move.dimension.get();
  shift.move.before = rows.subspan(loop->iteration * row, row);
  shift.move.after = rows.subspan((loop->iteration + 1) * row, row);
  shift.move.any_moved = moved.subspan(loop->iteration, 1);
  for (std::uint32_t j = blockIdx.x * blockDim.x + threadIdx.x; j < ball_count; j += gridDim.x * blockDim.x) shift(j);
}

#if CUDART_VERSION >= 12040
__global__ void decide_kernel(LoopState* loop, DeviceSpan<const std::uint32_t> moved, const volatile std::uint32_t* stop,
                              cudaGraphConditionalHandle again) {
  const bool went = moved[loop->iteration] != 0;
  ++loop->iteration;
  cudaGraphSetConditional(again, went && loop->iteration < loop->count && *stop == 0);
}

/// Host memory that a running kernel sees.
class StopFlag {
 public:
  StopFlag() { WS_CUDA_CHECK(cudaHostAlloc(reinterpret_cast<void**>(&host_), sizeof(std::uint32_t), cudaHostAllocMapped)); }
  ~StopFlag() { cudaFreeHost(host_); }
  StopFlag(const StopFlag&) = delete;
  StopFlag& operator=(const StopFlag&) = delete;
  void set(std::uint32_t value) { *static_cast<volatile std::uint32_t*>(host_) = value; }
  [[nodiscard]] const std::uint32_t* device() const {
    void* address = nullptr;
    WS_CUDA_CHECK(cudaHostGetDevicePointer(&address, host_, 0));
    return static_cast<const std::uint32_t*>(address);
  }

 private:
  std::uint32_t* host_ = nullptr;
};

/// A while loop in a CUDA graph. Device-side synchronisation with child kernels, which the source used, is gone.
class GraphLoop {
 public:
  /// body(stream, handle) enqueues one turn; the turn sets the handle to whether there is another.
  template <class Body>
  GraphLoop(cudaStream_t stream, const Body& body) {
    WS_CUDA_CHECK(cudaGraphCreate(&graph_, 0));
    cudaGraphConditionalHandle again{};
    WS_CUDA_CHECK(cudaGraphConditionalHandleCreate(&again, graph_, 1, cudaGraphCondAssignDefault));
    cudaGraphNodeParams parameters{};
    parameters.type = cudaGraphNodeTypeConditional;
    parameters.conditional.handle = again;
    parameters.conditional.type = cudaGraphCondTypeWhile;
    parameters.conditional.size = 1;
    cudaGraphNode_t node{};
#if CUDART_VERSION >= 13000
    WS_CUDA_CHECK(cudaGraphAddNode(&node, graph_, nullptr, nullptr, 0, &parameters));
#else
    WS_CUDA_CHECK(cudaGraphAddNode(&node, graph_, nullptr, 0, &parameters));
#endif
    WS_CUDA_CHECK(cudaStreamBeginCaptureToGraph(stream, parameters.conditional.phGraph_out[0], nullptr, nullptr, 0,
                                                cudaStreamCaptureModeThreadLocal));
    body(stream, again);
    WS_CUDA_CHECK(cudaStreamEndCapture(stream, nullptr));
    WS_CUDA_CHECK(cudaGraphInstantiate(&executable_, graph_, 0));
  }
  ~GraphLoop() {
    if (executable_) cudaGraphExecDestroy(executable_);
    if (graph_) cudaGraphDestroy(graph_);
  }
  GraphLoop(const GraphLoop&) = delete;
  GraphLoop& operator=(const GraphLoop&) = delete;
  void launch(cudaStream_t stream) const { WS_CUDA_CHECK(cudaGraphLaunch(executable_, stream)); }

 private:
  cudaGraph_t graph_ = nullptr;
  cudaGraphExec_t executable_ = nullptr;
};
#endif

template <class T>
class CudaSourceKernels final : public SourceKernels {
 public:
  CudaSourceKernels(const LocalCloud<T>& cloud, const VariantParameters& parameters, RunContext& context)
      : parameters_(parameters),
        shape_{cloud.dimension, cloud.size, cloud.lattice, cloud.box},
        launch_(launch_for({capability(), cloud.dimension, sizeof(T)}, parameters)),
        point_at_(strides_of(parameters.points_layout, pitch_of<T>(cloud.size), cloud.dimension)) {
    if (parameters.loads != Loads::scalar && (cloud.dimension < 2 || cloud.dimension > most_unrolled))
      throw Error(ErrorKind::invalid_argument, said("points of more than 6 dimensions are not read in vectors"),
                  said("choose --loads scalar"));
    const HostBuffer<T> host = laid_out(cloud, parameters.points_layout);
    context.check_more_memory(0, 0, host.size() * sizeof(T));
    points_ = DeviceBuffer<T>(host.size(), stream_.view());
    copy(points_.view(), host.view(), stream_.view());
    stream_.view().synchronize();
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    CudaExecutor exec(context, stream_.view());
    Run run(exec, *this, balls, settings);
    if (parameters_.control == Control::device) return run.on_device(balls, settings);
    return evolve_loop<T>(exec, balls, settings, iterations_ahead(balls.size()), [&](auto before, auto after, auto moved) {
      run.closest(exec);
      MoveAndPlace<DeviceMemory, T> shift = run.shift;
      shift.move.before = before;
      shift.move.after = after;
      shift.move.any_moved = moved;
      exec.for_each("shift the balls", balls.size(), shift);
    });
  }

 private:
  static constexpr std::size_t most_unrolled = 6;  ///< dimensions with kernels of their own
  static constexpr double pairs_per_turn = 2e10;   // about 8 ms on a large device, so that a cancelled run ends soon

  [[nodiscard]] std::size_t iterations_ahead(std::size_t ball_count) const {
    const double pairs = static_cast<double>(shape_.size) * static_cast<double>(std::max<std::size_t>(1, ball_count));
    return static_cast<std::size_t>(std::clamp(pairs_per_turn / pairs, 1.0, 16.0));
  }

  /// One evolution's memory and kernels.
  struct Run {
    Run(CudaExecutor& exec, const CudaSourceKernels& kernels, const Balls& balls, const EvolveSettings& settings)
        : owner(kernels),
          context(exec),
          cells(exec, balls, kernels.shape_),
          placed(exec.make<T>(pitch_of<T>(balls.size()) * balls.dimension)),
          shift{{std::as_const(cells.sums).view(),
                 std::as_const(cells.counts).view(),
                 {},
                 {},
                 std::as_const(cells.units).view(),
                 Dimension<0>(static_cast<std::uint32_t>(balls.dimension)),
                 MoveTest<T>{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)},
                 {}},
                strides_of(kernels.parameters_.balls_layout, pitch_of<T>(balls.size()), balls.dimension),
                placed.view()} {
      const std::size_t d = balls.dimension;
      const Strides ball_at = shift.strides;
      std::vector<T> host(placed.size());
      for (std::size_t j = 0; j < balls.size(); ++j)
        for (std::size_t k = 0; k < d; ++k) host[ball_at(j, k)] = static_cast<T>(balls.centers[j * d + k]);
      exec.upload(placed.view(), Span<const T>(host.data(), host.size()));
      exec.stream().synchronize();
      units = detail::unit_counts_of(kernels.shape_.unit_counts());
      problem = {{kernels.points_.device_data(), kernels.point_at_, static_cast<std::uint32_t>(kernels.shape_.size)},
                 kernels.parameters_.points_layout,
                 std::as_const(placed).view(),
                 ball_at,
                 static_cast<std::uint32_t>(balls.size()),
                 static_cast<std::uint32_t>(d),
                 squared<T>(settings.r1),
                 cells.sums.view(),
                 cells.counts.view()};
    }

    /// Zeroes the sums and finds the closest balls, as one labelled operation.
    void closest(CudaExecutor& exec) {
      exec.operation(
          "closest ball", [&](cudaStream_t s) { enqueue_closest(s); }, problem.points.size * (problem.dimension * sizeof(T)));
    }

    void enqueue_closest(cudaStream_t s) {
      WS_CUDA_CHECK(cudaMemsetAsync(cells.sums.device_data(), 0, cells.sums.size() * sizeof(std::int64_t), s));
      WS_CUDA_CHECK(cudaMemsetAsync(cells.counts.device_data(), 0, cells.counts.size() * sizeof(std::uint32_t), s));
      static_assert(most_unrolled == 6);
      switch (problem.dimension) {
        case 2:
          return enqueue_unrolled<2>(s);
        case 3:
          return enqueue_unrolled<3>(s);
        case 4:
          return enqueue_unrolled<4>(s);
        case 5:
          return enqueue_unrolled<5>(s);
        case 6:
          return enqueue_unrolled<6>(s);
        default:
          return enqueue_with<0, 1, detail::ScalarAccess>(s);
      }
    }

    template <int D>
    void enqueue_unrolled(cudaStream_t s) {
      switch (owner.parameters_.loads) {
        case Loads::scalar:
          return enqueue_for<D, detail::ScalarAccess>(s);
        case Loads::vector:
          return enqueue_for<D, detail::VectorAccess>(s);
        case Loads::cub:
          return enqueue_for<D, detail::CubAccess<false, 32>>(s);
      }
    }

    template <int D, class Access>
    void enqueue_for(cudaStream_t s) {
      switch (owner.launch_.items_per_thread) {
        case 8:
          return enqueue_with<D, 8, Access>(s);
        case 4:
          return enqueue_with<D, 4, Access>(s);
        case 2:
          return enqueue_with<D, 2, Access>(s);
        default:
          return enqueue_with<D, 1, Access>(s);
      }
    }

    /// As many blocks as stay resident, times a factor: the source measured that some more are faster.
    template <int D, int Items, class Access>
    void enqueue_with(cudaStream_t s) {
      constexpr unsigned factor = 5;
      const unsigned block = owner.launch_.block_size;
      const std::size_t shared = std::size_t(block) * problem.dimension * sizeof(T);
      int device = 0, processors = 0, resident = 0;
      WS_CUDA_CHECK(cudaGetDevice(&device));
      WS_CUDA_CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
      const auto kernel = closest_kernel<T, D, Items, Access>;
      allow_shared_bytes(kernel, std::max<std::size_t>(shared, 48 << 10));
      WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, kernel, static_cast<int>(block), shared));
      if (resident == 0)
        throw Error(ErrorKind::invalid_argument, said("a block of the closest-ball kernel needs more registers than there are"),
                    said("choose a smaller --block-size or --items-per-thread"));
      const unsigned wanted = (problem.points.size + block * Items - 1) / (block * Items);
      const unsigned grid = std::min(wanted, factor * static_cast<unsigned>(processors * resident));
      launch_kernel(kernel, {grid, block, shared}, s, problem, units);
    }

    /// The loop as a graph: the host looks only when it has ended, or when the kept rows are full.
    Evolution on_device(Balls& balls, const EvolveSettings& settings) {
#if CUDART_VERSION >= 12040
      const std::size_t row = balls.centers.size(), kept = std::clamp<std::size_t>((64u << 20) / (row * sizeof(T)), 1, 256);
      auto rows = context.make<T>((kept + 1) * row);
      auto moved = context.make<std::uint32_t>(kept);
      auto loop = context.make<LoopState>(1);
      StopFlag stop;
      const std::vector<T> start(balls.centers.begin(), balls.centers.end());
      context.upload(rows.view().subspan(0, row), Span<const T>(start));
      const GraphLoop graph(context.stream().handle(), [&](cudaStream_t s, cudaGraphConditionalHandle again) {
        constexpr unsigned block = 128;
        enqueue_closest(s);
        launch_kernel(shift_kernel<T>, {(problem.ball_count + block - 1) / block, block}, s, shift, rows.view(), moved.view(),
                      loop.device_data(), problem.ball_count);
        launch_kernel(decide_kernel, {1, 1}, s, loop.device_data(), std::as_const(moved).view(), stop.device(), again);
      });
      std::size_t done = 0;
      for (;;) {
        LoopState state{0, static_cast<std::uint32_t>(std::min(kept, settings.max_iterations - done))};
        stop.set(0);
        context.upload(loop.view(), Span<const LoopState>(&state, 1));
        context.fill_zero(moved.view());
        context.operation("evolve on the device", [&](cudaStream_t s) { graph.launch(s); });
        wait(stop);
        context.download(Span<LoopState>(&state, 1), std::as_const(loop).view());
        std::uint32_t last_moved = 0;
        context.download(Span<std::uint32_t>(&last_moved, 1), std::as_const(moved).view().subspan(state.iteration - 1, 1));
        const std::size_t shown = last_moved ? state.iteration : state.iteration - 1;
        if (settings.on_iteration) {
          std::vector<T> told(shown * row);
          context.download(Span<T>(told), std::as_const(rows).view().subspan(row, shown * row));
          tell_iterations<T>(settings, done, balls, told);
        }
        done += state.iteration;
        context.copy(rows.view().subspan(0, row), std::as_const(rows).view().subspan(shown * row, row));
        if (last_moved && done < settings.max_iterations) continue;
        std::vector<T> end(row);
        context.download(Span<T>(end), std::as_const(rows).view().subspan(0, row));
        balls.centers.assign(end.begin(), end.end());
        context.synchronize();
        return {done, last_moved == 0};
      }
#else
      throw Error(ErrorKind::cuda, said("loops in CUDA graphs need CUDA 12.4"), said("choose --control host"));
#endif
    }

#if CUDART_VERSION >= 12040
    /// Until the graph has ended; a stop ends it after the turn that it is in.
    void wait(StopFlag& stop) {
      while (!context.stream().is_done())
        if (context.context().stop_requested()) stop.set(1);
      context.context().check_stop();
    }
#endif

    const CudaSourceKernels& owner;
    CudaExecutor& context;
    Cells<CudaExecutor> cells;
    DeviceBuffer<T> placed;
    MoveAndPlace<DeviceMemory, T> shift;  ///< for the balls' rows of an iteration
    detail::UnitCounts<T> units;
    ClosestProblem<T> problem;
  };

  VariantParameters parameters_;
  CloudShape<T> shape_;
  Launch launch_;
  Strides point_at_;
  Stream stream_;
  DeviceBuffer<T> points_;
};

}  // namespace

template <class T>
std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<T>& cloud, const VariantParameters& parameters,
                                                        RunContext& context) {
  return std::make_unique<CudaSourceKernels<T>>(cloud, parameters, context);
}

template std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<float>&, const VariantParameters&,
                                                                 RunContext&);
template std::unique_ptr<SourceKernels> make_source_kernels_cuda(const LocalCloud<double>&, const VariantParameters&,
                                                                 RunContext&);

}  // namespace ws::ridge
