// What the searches' kernels share: the list of triangulations that may be the shortest, sums over warps, launch shapes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/bits.h"
#include "compute/core/device/executor_cuda.cuh"
#include "compute/triangulation/cuda/search_run.h"

#include <bit>

namespace ws::triangulation::cuda {

inline constexpr unsigned all_lanes = 0xffffffffu;
inline constexpr unsigned most_threads = 256;  ///< of a block

/// A length as a number that atomics compare; lengths are not negative.
using LengthBits = unsigned long long;

/// `count` may run past `capacity`: then some were refused.
struct FoundList {
  std::uint64_t* words;
  double* weights;
  std::uint32_t* count;
  std::uint32_t capacity, word_count;

  /// `write(words)` writes the set. False: the list is full.
  template <class Write>
  __device__ bool add(double weight, const Write& write) const {
    const std::uint32_t place = atomicAdd(count, 1u);
    if (place >= capacity) return false;
    write(words + std::size_t{place} * word_count);
    weights[place] = weight;
    return true;
  }
};
/// Sums of at most 512 rounded lengths are off by less than 10⁻¹³ relatively; what may tie is told apart on the host.
[[nodiscard]] __device__ inline bool may_be_best(double weight, double best) { return !(weight > best * (1 + 4e-12)); }
template <std::size_t W>
__device__ void write_set(std::uint64_t* words, const Bits<W>& set) {
  for (std::size_t k = 0; k < W; ++k) words[k] = set.word[k];
}

/// Takes triangulations that are not certainly longer than the best of all threads that share `best`.
struct FoundSink {
  FoundList list;
  LengthBits* best;

  [[nodiscard]] __device__ double best_weight() const {
    return __longlong_as_double(static_cast<long long>(*const_cast<volatile LengthBits*>(best)));
  }
  template <class Write>
  __device__ bool offer(double weight, const Write& write) const {
    if (!may_be_best(weight, best_weight())) return true;
    if (!list.add(weight, write)) return false;
    atomicMin(best, static_cast<LengthBits>(__double_as_longlong(weight)));
    return true;
  }
};

/// The list's memory.
class FoundBuffer {
 public:
  FoundBuffer(std::uint32_t capacity, std::uint32_t word_count, StreamView stream)
      : words_(std::size_t{capacity} * word_count, stream), weights_(capacity, stream), word_count_(word_count) {}
  [[nodiscard]] FoundList list(std::uint32_t* count) const {
    return {words_.device_data(), weights_.device_data(), count, static_cast<std::uint32_t>(weights_.size()), word_count_};
  }
  [[nodiscard]] std::size_t capacity() const { return weights_.size(); }
  /// The first `count` sets. Waits.
  [[nodiscard]] FoundSets sets(std::size_t count, const CudaExecutor& executor) const {
    FoundSets sets{word_count_, std::vector<std::uint64_t>(count * word_count_), std::vector<double>(count)};
    executor.download(Span<std::uint64_t>(sets.words.data(), sets.words.size()), words_.view());
    executor.download(Span<double>(sets.weights.data(), sets.weights.size()), weights_.view());
    return sets;
  }
  [[nodiscard]] static std::size_t bytes(std::size_t capacity, std::size_t word_count) {
    return capacity * (word_count * sizeof(std::uint64_t) + sizeof(double));
  }

 private:
  DeviceBuffer<std::uint64_t> words_;
  DeviceBuffer<double> weights_;
  std::uint32_t word_count_;
};

/// Adds a number of each lane to `sum`. All lanes of the warp are here.
__device__ inline void add_over_warp(unsigned long long* sum, unsigned long long value) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor_sync(all_lanes, value, distance);
  if (threadIdx.x % 32 == 0 && value > 0) atomicAdd(sum, value);
}
/// 32 times the largest of the lanes' numbers.
__device__ inline void add_lane_steps(unsigned long long* sum, std::uint32_t steps) {
  for (int distance = 16; distance > 0; distance /= 2) steps = max(steps, __shfl_xor_sync(all_lanes, steps, distance));
  if (threadIdx.x % 32 == 0 && steps > 0) atomicAdd(sum, 32ull * steps);
}
/// A place in a list for each lane that wants one. All lanes of the warp are here.
__device__ inline std::uint32_t append(std::uint32_t* count, bool wants) {
  const unsigned wanting = __ballot_sync(all_lanes, wants), lane = threadIdx.x % 32;
  std::uint32_t first = 0;
  if (lane == 0 && wanting) first = atomicAdd(count, static_cast<std::uint32_t>(__popc(wanting)));
  return __shfl_sync(all_lanes, first, 0) + static_cast<std::uint32_t>(__popc(wanting & ((1u << lane) - 1)));
}

/// Waits.
template <class T>
DeviceBuffer<T> uploaded(const std::vector<T>& from, const CudaExecutor& executor, RunCounts& counts) {
  DeviceBuffer<T> to(std::max<std::size_t>(from.size(), 1), executor.stream());
  executor.upload(to.view(), Span<const T>(from.data(), from.size()));
  executor.stream().synchronize();
  counts.bytes_sent += from.size() * sizeof(T);
  return to;
}

/// How many blocks of `block` threads are at work at once.
template <class Kernel>
unsigned resident_blocks(Kernel kernel, unsigned block, std::size_t shared_bytes) {
  int per_processor = 0, processors = 0, device = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device));
  WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_processor, kernel, static_cast<int>(block), shared_bytes));
  return static_cast<unsigned>(std::max(per_processor, 1) * processors);
}

/// How much the next kernel shall do, so that it takes about as long as one may wait for the end of a cancelled run.
class SliceSize {
 public:
  SliceSize(std::uint64_t first, std::uint64_t most) : size_(first), most_(most) {}
  [[nodiscard]] std::uint64_t size() const { return size_; }
  void took(double ms) {
    constexpr double aim_ms = 20;
    const double factor = std::clamp(aim_ms / std::max(ms, 0.1), 0.25, 4.0);
    size_ = std::clamp<std::uint64_t>(static_cast<std::uint64_t>(static_cast<double>(size_) * factor), 1, most_);
  }
  void halve() { size_ = std::max<std::uint64_t>(size_ / 2, 1); }

 private:
  std::uint64_t size_, most_;
};

}  // namespace ws::triangulation::cuda
