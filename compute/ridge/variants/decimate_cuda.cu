// The versions of decimation on CUDA: one block that removes (shift, marks, matrix), a kernel for the distance matrix, and the
// greedy one over all multiprocessors.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/variants/decimate.h"
#include "compute/ridge/variants/decimate_loop.h"
#include "compute/ridge/variants/distance_matrix.cuh"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace ws::ridge {

namespace {

constexpr unsigned block_size = 512, warp_size = 32;
constexpr std::uint32_t all_lanes = 0xFFFFFFFFu;

struct RemovalList {
  DeviceSpan<std::uint32_t> ids, why;
};

/// How many of the block's threads say yes, added to `counter` with one atomic per warp.
__device__ void count_votes(bool yes, std::uint32_t* counter) {
  const std::uint32_t votes = __ballot_sync(all_lanes, yes);
  if (threadIdx.x % warp_size == 0 && votes != 0) atomicAdd(counter, static_cast<std::uint32_t>(__popc(votes)));
}

/// Counts over `size` candidates until `limit` is reached; `near(j)` is asked for each by some thread of the block.
template <class Near>
__device__ std::uint32_t block_count(std::uint32_t size, std::uint32_t limit, std::uint32_t* counter, const Near& near) {
  __syncthreads();
  if (threadIdx.x == 0) *counter = 0;
  __syncthreads();
  for (std::uint32_t base = 0; base < size; base += block_size) {
    const std::uint32_t j = base + threadIdx.x;
    count_votes(j < size && near(j), counter);
    __syncthreads();
    const std::uint32_t found = *counter;
    __syncthreads();
    if (found >= limit) return found;
  }
  return *counter;
}

/// Version 1: a removed ball's successors all move one place to the left, chunk by chunk: read, wait, write.
template <class T>
struct ShiftSet {
  DeviceSpan<T> rows;
  DeviceSpan<std::uint32_t> ids;
  Dimension<0> dimension;
  std::uint32_t size;
  RemovalList removed;
  std::uint32_t* counter;

  __device__ std::uint32_t end() const { return size; }
  __device__ bool has(std::uint32_t) const { return true; }
  __device__ std::uint32_t count(std::uint32_t i, T radius_squared, std::uint32_t limit) const {
    return block_count(size, limit, counter,
                       [&](std::uint32_t j) { return ball_distance_squared<T>(rows, dimension, i, j) <= radius_squared; });
  }
  template <class U>
  __device__ void shift(DeviceSpan<U> values, std::uint32_t begin, std::uint32_t count, std::uint32_t by) const {
    for (std::uint32_t base = begin; base < count; base += block_size) {
      const std::uint32_t v = base + threadIdx.x;
      const U value = v + by < count ? values[v + by] : U();
      __syncthreads();
      if (v + by < count) values[v] = value;
      __syncthreads();
    }
  }
  __device__ bool remove(std::uint32_t i, Removal why, std::uint32_t number) {
    if (threadIdx.x == 0) {
      removed.ids[number] = ids[i];
      removed.why[number] = static_cast<std::uint32_t>(why);
    }
    __syncthreads();
    shift(rows, i * dimension.get(), size * dimension.get(), dimension.get());
    shift(ids, i, size, 1);
    --size;
    return true;
  }
};

/// Versions 2 and 3: marks, passed over in counting. `Distances`: of balls i and j, squared.
template <class T, class Distances>
struct MarkSet {
  DeviceSpan<std::uint8_t> kept;
  DeviceSpan<const std::uint32_t> ids;
  std::uint32_t size;
  RemovalList removed;
  std::uint32_t* counter;
  Distances distances;

  __device__ std::uint32_t end() const { return size; }
  __device__ bool has(std::uint32_t i) const { return kept[i] != 0; }
  __device__ std::uint32_t count(std::uint32_t i, T radius_squared, std::uint32_t limit) const {
    return block_count(size, limit, counter,
                       [&](std::uint32_t j) { return kept[j] != 0 && distances(i, j) <= radius_squared; });
  }
  __device__ bool remove(std::uint32_t i, Removal why, std::uint32_t number) {
    if (threadIdx.x == 0) {
      removed.ids[number] = ids[i];
      removed.why[number] = static_cast<std::uint32_t>(why);
      kept[i] = 0;
    }
    __syncthreads();
    return false;
  }
};

template <class T>
struct FromRows {
  DeviceSpan<const T> rows;
  Dimension<0> dimension;
  __device__ T operator()(std::uint32_t i, std::uint32_t j) const { return ball_distance_squared<T>(rows, dimension, i, j); }
};

template <class T>
struct FromMatrix {
  DeviceSpan<const T> matrix;
  std::uint32_t size;
  __device__ T operator()(std::uint32_t i, std::uint32_t j) const { return matrix[std::size_t(i) * size + j]; }
};

template <class T>
__global__ void __launch_bounds__(block_size)
    shift_kernel(DeviceSpan<T> rows, DeviceSpan<std::uint32_t> ids, Dimension<0> dimension, T near_squared, T far_squared,
                 RemovalList removed, DeviceSpan<DecimationState> state, std::uint32_t most) {
  __shared__ std::uint32_t counter;
  DecimationState at = state[0];  // the same in all threads
  __syncthreads();
  ShiftSet<T> set{rows, ids, dimension, at.alive, removed, &counter};
  decimate_on(set, at, near_squared, far_squared, most);
  if (threadIdx.x == 0) state[0] = at;
}

template <class T, class Distances>
__global__ void __launch_bounds__(block_size)
    mark_kernel(DeviceSpan<std::uint8_t> kept, DeviceSpan<const std::uint32_t> ids, Distances distances, T near_squared,
                T far_squared, RemovalList removed, DeviceSpan<DecimationState> state, std::uint32_t most) {
  __shared__ std::uint32_t counter;
  DecimationState at = state[0];
  __syncthreads();
  MarkSet<T, Distances> set{kept, ids, static_cast<std::uint32_t>(ids.size()), removed, &counter, distances};
  decimate_on(set, at, near_squared, far_squared, most);
  if (threadIdx.x == 0) state[0] = at;
}

/// One turn of greedy decimation: each block tests a ball of its own part, and no block sees what others remove meanwhile.
template <class T>
__global__ void __launch_bounds__(block_size)
    greedy_kernel(DeviceSpan<std::uint8_t> kept, DeviceSpan<const std::uint32_t> ids, FromRows<T> distances, T near_squared,
                  T far_squared, std::uint32_t part, std::uint32_t turn, DeviceSpan<std::uint32_t> named) {
  __shared__ std::uint32_t counter;
  const auto size = static_cast<std::uint32_t>(ids.size());
  const MarkSet<T, FromRows<T>> set{kept, ids, size, {}, &counter, distances};
  const std::uint32_t i = blockIdx.x * part + turn;
  const bool mine = i < min(size, (blockIdx.x + 1) * part) && set.has(i);  // the same in all threads
  const Removal why = mine ? removal_of(set, i, near_squared, far_squared) : Removal::none;
  if (threadIdx.x == 0) named[blockIdx.x] = static_cast<std::uint32_t>(why);
}

/// Takes the named away, in the order of the blocks. One thread.
inline __global__ void take_named(DeviceSpan<const std::uint32_t> named, DeviceSpan<const std::uint32_t> ids,
                                  std::uint32_t part, std::uint32_t turn, DeviceSpan<std::uint8_t> kept, RemovalList removed,
                                  DeviceSpan<DecimationState> state) {
  for (std::uint32_t block = 0; block < decimation_blocks; ++block) {
    if (named[block] == static_cast<std::uint32_t>(Removal::none)) continue;
    const std::uint32_t i = block * part + turn, number = state[0].removed_count++;
    removed.ids[number] = ids[i];
    removed.why[number] = named[block];
    kept[i] = 0;
    --state[0].alive;
  }
}

/// Keeps the balls that `removed` does not name; both in the order of ids.
void take_away(Balls& balls, const std::vector<RemovedBall>& removed) {
  std::vector<std::uint32_t> gone;
  for (const RemovedBall& ball : removed) gone.push_back(ball.id);
  std::sort(gone.begin(), gone.end());
  std::size_t to = 0;
  for (std::size_t i = 0; i < balls.size(); ++i) {
    if (std::binary_search(gone.begin(), gone.end(), balls.ids[i])) continue;
    balls.ids[to] = balls.ids[i];
    std::copy_n(&balls.centers[i * balls.dimension], balls.dimension, &balls.centers[to++ * balls.dimension]);
  }
  balls.ids.resize(to);
  balls.centers.resize(to * balls.dimension);
}

/// The device's side of one call.
template <class T>
class Decimator {
 public:
  Decimator(CudaExecutor& exec, const Balls& balls, double r2)
      : exec_(exec),
        size_(static_cast<std::uint32_t>(balls.size())),
        dimension_(static_cast<std::uint32_t>(balls.dimension)),
        near_squared_(squared<T>(r2)),
        far_squared_(squared<T>(2 * r2)),
        rows_(exec.make<T>(balls.centers.size())),
        ids_(exec.make<std::uint32_t>(size_)),
        removed_ids_(exec.make<std::uint32_t>(size_)),
        removed_why_(exec.make<std::uint32_t>(size_)),
        state_(exec.make<DecimationState>(1)) {
    const std::vector<T> host(balls.centers.begin(), balls.centers.end());
    exec.upload(rows_.view(), Span<const T>(host.data(), host.size()));
    exec.upload(ids_.view(), Span<const std::uint32_t>(balls.ids.data(), balls.ids.size()));
    exec.stream().synchronize();
  }

  std::vector<RemovedBall> shift() {
    run("remove by shifting", [&](cudaStream_t s, std::uint32_t most) {
      launch_kernel(shift_kernel<T>, {1, block_size}, s, rows_.view(), ids_.view(), dimension_, near_squared_, far_squared_,
                    RemovalList{removed_ids_.view(), removed_why_.view()}, state_.view(), most);
    });
    return removed();
  }

  std::vector<RemovedBall> marks() { return mark("remove by marking", FromRows<T>{std::as_const(rows_).view(), dimension_}); }

  std::vector<RemovedBall> matrix() {
    exec_.context().check_more_memory(0, 0, std::size_t(size_) * size_ * sizeof(T));
    auto matrix = exec_.make<T>(std::size_t(size_) * size_);
    exec_.operation(
        "distance matrix",
        [&](cudaStream_t s) {
          constexpr unsigned grid = 1056;  // some blocks for each multiprocessor; they stride over the tiles
          launch_kernel(detail::distance_matrix_kernel<T, 32, 8>, {grid, dim3(32, 8)}, s, std::as_const(rows_).view(),
                        dimension_, size_, matrix.view());
        },
        matrix.size() * sizeof(T));
    return mark("remove by matrix", FromMatrix<T>{std::as_const(matrix).view(), size_});
  }

  std::vector<RemovedBall> greedily() {
    auto kept = exec_.make<std::uint8_t>(size_);
    auto named = exec_.make<std::uint32_t>(decimation_blocks);
    fill_bytes(kept.device_data(), 1, size_, exec_.stream());
    const std::uint32_t part = (size_ + decimation_blocks - 1) / decimation_blocks;
    DecimationState at = first_state(size_);
    exec_.upload(state_.view(), Span<const DecimationState>(&at, 1));
    for (std::uint32_t before = size_ + 1; at.alive < before && at.alive > 3;) {
      before = at.alive;
      for (std::uint32_t turn = 0; turn < part; ++turn)
        exec_.operation("remove greedily", [&](cudaStream_t s) {
          launch_kernel(greedy_kernel<T>, {decimation_blocks, block_size}, s, kept.view(), std::as_const(ids_).view(),
                        FromRows<T>{std::as_const(rows_).view(), dimension_}, near_squared_, far_squared_, part, turn,
                        named.view());
          launch_kernel(take_named, {1, 1}, s, std::as_const(named).view(), std::as_const(ids_).view(), part, turn, kept.view(),
                        RemovalList{removed_ids_.view(), removed_why_.view()}, state_.view());
        });
      exec_.download(Span<DecimationState>(&at, 1), std::as_const(state_).view());
    }
    removed_count_ = at.removed_count;
    return removed();
  }

 private:
  template <class Distances>
  std::vector<RemovedBall> mark(const char* label, const Distances& distances) {
    auto kept = exec_.make<std::uint8_t>(size_);
    fill_bytes(kept.device_data(), 1, size_, exec_.stream());
    run(label, [&](cudaStream_t s, std::uint32_t most) {
      launch_kernel(mark_kernel<T, Distances>, {1, block_size}, s, kept.view(), std::as_const(ids_).view(), distances,
                    near_squared_, far_squared_, RemovalList{removed_ids_.view(), removed_why_.view()}, state_.view(), most);
    });
    // The source compacts with warp-aggregated atomics; CUB's selection is as quick and keeps the order.
    auto left = exec_.make<std::uint32_t>(size_);
    exec_.select("compact the balls", std::as_const(ids_).view(), std::as_const(kept).view(), left.view());
    return removed();
  }

  /// Launches until the loop is done, each launch short enough for a cancelled run to end soon.
  template <class Launch>
  void run(const char* label, const Launch& launch) {
    constexpr std::uint32_t distances_per_launch = 256'000'000;  // in one block about 20 ms
    const std::uint32_t most = std::max(1u, distances_per_launch / size_);
    DecimationState at = first_state(size_);
    exec_.upload(state_.view(), Span<const DecimationState>(&at, 1));
    while (!at.done) {
      exec_.operation(label, [&](cudaStream_t s) { launch(s, most); });
      exec_.download(Span<DecimationState>(&at, 1), std::as_const(state_).view());
    }
    removed_count_ = at.removed_count;
  }

  std::vector<RemovedBall> removed() {
    std::vector<std::uint32_t> ids(removed_count_), why(removed_count_);
    exec_.download(Span<std::uint32_t>(ids), std::as_const(removed_ids_).view());
    exec_.download(Span<std::uint32_t>(why), std::as_const(removed_why_).view());
    std::vector<RemovedBall> result;
    for (std::uint32_t i = 0; i < removed_count_; ++i) result.push_back({ids[i], static_cast<Removal>(why[i])});
    return result;
  }

  CudaExecutor& exec_;
  std::uint32_t size_;
  Dimension<0> dimension_;
  T near_squared_, far_squared_;
  DeviceBuffer<T> rows_;
  DeviceBuffer<std::uint32_t> ids_, removed_ids_, removed_why_;
  DeviceBuffer<DecimationState> state_;
  std::uint32_t removed_count_ = 0;
};

}  // namespace

template <class T>
std::vector<RemovedBall> decimate_cuda(Decimation kind, Balls& balls, double r2, RunContext& context) {
  if (balls.size() <= 3) return {};
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  Decimator<T> decimator(exec, balls, r2);
  const auto removed = kind == Decimation::greedy  ? decimator.greedily()
                       : kind == Decimation::shift ? decimator.shift()
                       : kind == Decimation::marks ? decimator.marks()
                                                   : decimator.matrix();
  take_away(balls, removed);
  exec.synchronize();
  return removed;
}

template std::vector<RemovedBall> decimate_cuda<float>(Decimation, Balls&, double, RunContext&);
template std::vector<RemovedBall> decimate_cuda<double>(Decimation, Balls&, double, RunContext&);

}  // namespace ws::ridge
