// The four kernels of 2019 as they were organised, with guards for any number of references, queries and components: distances,
// limits, private histograms, adder. What is stored is the squared distance; the root is taken where the bin is found, so that
// bins can be exact.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/device_set.cuh"
#include "compute/histogram/cuda/engine.cuh"
#include "compute/histogram/cuda/methods.cuh"
#include "compute/histogram/variants/paper.h"

#include <cmath>
#include <type_traits>

namespace ws::histogram::cuda {

namespace {

constexpr unsigned round_queries = 32, block_references_2019 = 64, staged_components = 128;

struct PaperData {
  const float *references, *queries;  ///< row by row, as they came
  std::size_t reference_count;
  unsigned query_count, dimension;
};

/// Kernel 1. Block (32, 32): 64 references × 32 queries, 2 distances per thread; 48 KiB of shared memory, component by
/// component.
template <class Key>
__global__ void __launch_bounds__(1024) distance_kernel(PaperData data, Key* keys) {
  __shared__ float q[staged_components][round_queries], r[staged_components][block_references_2019];
  const unsigned tx = threadIdx.x, ty = threadIdx.y;
  const std::size_t block = blockIdx.x + std::size_t(gridDim.x) * blockIdx.y, reference0 = block * block_references_2019;
  float sums[2] = {0, 0};
  Key totals[2] = {0, 0};
  for (unsigned k0 = 0; k0 < data.dimension; k0 += staged_components) {
    __syncthreads();
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned local = 4 * ty + i, k = k0 + local;
      const bool has_component = k < data.dimension;
      q[local][tx] = has_component && tx < data.query_count ? data.queries[std::size_t(tx) * data.dimension + k] : 0;
      for (unsigned j = 0; j < 2; ++j) {
        const std::size_t reference = reference0 + 2 * tx + j;
        r[local][2 * tx + j] =
            has_component && reference < data.reference_count ? data.references[reference * data.dimension + k] : 0;
      }
    }
    __syncthreads();
    const unsigned count = min(staged_components, data.dimension - k0);
    for (unsigned k = 0; k < count; ++k)
      for (unsigned j = 0; j < 2; ++j) sums[j] = next_sum(sums[j], q[k][ty], r[k][2 * tx + j]);
    if constexpr (std::is_same_v<Key, WholeKey>)
      for (unsigned j = 0; j < 2; ++j) {
        totals[j] += static_cast<Key>(sums[j]);
        sums[j] = 0;
      }
  }
  if (ty >= data.query_count) return;
  for (unsigned j = 0; j < 2; ++j) {
    const std::size_t reference = reference0 + 2 * tx + j;
    if (reference >= data.reference_count) continue;
    Key& to = keys[ty * data.reference_count + reference];
    if constexpr (std::is_same_v<Key, WholeKey>)
      to = totals[j];
    else
      to = sums[j];
  }
}

/// Kernel 2. A block of 64 threads per query, each scans its slice; then one thread goes through the 64 pairs.
template <class Key>
__global__ void limits_kernel(const Key* keys, std::size_t reference_count, bool positive, unsigned* low, unsigned* high) {
  __shared__ unsigned lows[slice_count], highs[slice_count];
  const std::size_t length = (reference_count + slice_count - 1) / slice_count;
  const std::size_t begin = min(threadIdx.x * length, reference_count), end = min(begin + length, reference_count);
  unsigned least = no_low, most = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const unsigned pattern = pattern_of(keys[blockIdx.x * reference_count + i]);
    if (!positive || pattern != 0) least = min(least, pattern);
    most = max(most, pattern);
  }
  lows[threadIdx.x] = least;
  highs[threadIdx.x] = most;
  __syncthreads();
  if (threadIdx.x != 0) return;
  for (unsigned i = 1; i < slice_count; ++i) {
    least = min(least, lows[i]);
    most = max(most, highs[i]);
  }
  low[blockIdx.x] = least;
  high[blockIdx.x] = most;
}

/// Kernel 3. A block of 64 threads per query, each with a histogram of its own in global memory. The atomic addition is as in
/// the source; no other block adds there.
template <class Key>
__global__ void private_kernel(const Key* keys, std::size_t reference_count, const BinRule* rules, unsigned bins,
                               bool skip_zero, int* privates) {
  const BinRule rule = rules[blockIdx.x];
  int* const own = privates + (std::size_t(blockIdx.x) * slice_count + threadIdx.x) * bins;
  for (unsigned k = 0; k < bins; ++k) own[k] = 0;
  __syncthreads();
  const std::size_t length = (reference_count + slice_count - 1) / slice_count;
  const std::size_t begin = min(threadIdx.x * length, reference_count), end = min(begin + length, reference_count);
  for (std::size_t i = begin; i < end; ++i) {
    const Key key = keys[blockIdx.x * reference_count + i];
    if (skip_zero && key == 0) continue;
    atomicAdd(own + (rule.degenerate ? 0 : bin_of(key, rule)), 1);
  }
}

/// Kernel 4. One thread per query and bin.
__global__ void adder_kernel(const int* privates, unsigned bins, std::int32_t* counts) {
  const unsigned k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= bins) return;
  int sum = 0;
  for (unsigned t = 0; t < slice_count; ++t) sum += privates[(std::size_t(blockIdx.y) * slice_count + t) * bins + k];
  counts[std::size_t(blockIdx.y) * bins + k] = sum;
}

template <class KeyType>
class PaperSource {
 public:
  using Key = KeyType;

  PaperSource(const Problem& problem, const Plan& plan, CudaExecutor& executor)
      : problem_(problem),
        executor_(executor),
        keys_(executor.make<Key>(plan.group * problem.references.size())),
        privates_(executor.make<int>(plan.group * slice_count * problem.bins())) {}

  void bring_queries(std::size_t first, std::size_t count) {
    query_count_ = count;
    queries_ = rows(problem_.queries, first, count, "copy in");
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = rows(problem_.references, first, count, "references");
  }

  void find_limits(const DeviceLimits& limits, bool positive) {
    const std::size_t total = problem_.references.size(), blocks = (total + block_references_2019 - 1) / block_references_2019;
    const auto side = static_cast<unsigned>(std::ceil(std::sqrt(double(blocks))));  // 125 × 125 for a million
    const PaperData data{references_.device_data(), queries_.device_data(), total, static_cast<unsigned>(query_count_),
                         static_cast<unsigned>(problem_.dimension())};
    executor_.operation("distances", [&](cudaStream_t s) {
      launch_kernel(distance_kernel<Key>, {dim3(side, static_cast<unsigned>((blocks + side - 1) / side)), dim3(32, 32)}, s,
                    data, keys_.device_data());
    });
    executor_.operation("min/max", [&](cudaStream_t s) {
      launch_kernel(limits_kernel<Key>, {static_cast<unsigned>(query_count_), slice_count}, s, keys_.device_data(), total,
                    positive, limits.low.device_data(), limits.high.device_data());
    });
  }

  void count(const GroupRules& group, std::int32_t* counts) {
    const auto bins = static_cast<unsigned>(problem_.bins()), queries = static_cast<unsigned>(query_count_);
    executor_.operation("partial histograms", [&](cudaStream_t s) {
      launch_kernel(private_kernel<Key>, {queries, slice_count}, s, keys_.device_data(), problem_.references.size(),
                    group.rules, bins, problem_.parameters.skip_self, privates_.device_data());
    });
    executor_.operation("adder", [&](cudaStream_t s) {
      launch_kernel(adder_kernel, {dim3((bins + 255) / 256, queries), 256}, s, privates_.device_data(), bins, counts);
    });
  }

  static constexpr bool keeps_keys = true, counts_by_piece = false, needs_first_keys = false;

 private:
  DeviceBuffer<float> rows(const VectorSet& vectors, std::size_t first, std::size_t count, std::string_view label) {
    constexpr std::size_t step = 1u << 22;  // values at a time
    const std::size_t dimension = vectors.dimension(), rows_at_once = std::max<std::size_t>(1, step / dimension);
    auto device = executor_.make<float>(count * dimension);
    if (are_here(vectors)) {
      executor_.operation(
          label, [&](cudaStream_t) { copy_floats_here(vectors, first, count, device.device_data(), dimension, executor_); });
      return device;
    }
    std::vector<float> host;
    for (std::size_t begin = 0; begin < count; begin += rows_at_once) {
      const std::size_t some = std::min(rows_at_once, count - begin);
      host.resize(some * dimension);
      for (std::size_t i = 0; i < some; ++i) vectors.copy_row(first + begin + i, host.data() + i * dimension);
      executor_.operation(label, [&](cudaStream_t) {
        executor_.upload(device.view().subspan(begin * dimension, host.size()), Span<const float>(host));
      });
      executor_.stream().synchronize();  // the host's copy is used again
    }
    return device;
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  DeviceBuffer<float> references_, queries_;
  DeviceBuffer<Key> keys_;
  DeviceBuffer<int> privates_;
  std::size_t query_count_ = 0;
};

template <class Key>
void run(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t batch = std::min<std::size_t>(round_size(problem.parameters, round_queries), round_queries);
  const Appetite appetite{
      problem.dimension() * sizeof(float),
      problem.dimension() * sizeof(float) + problem.bins() * 4 * slice_count + query_bytes(problem.bins(), false),
      sizeof(Key),
      0,
      slice_count,
      true};
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters), batch);
  PaperSource<Key> source(problem, plan, executor);
  DeviceRounds<PaperSource<Key>> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace

void run_paper(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  with_key(problem, [&]<class Key>() { run<Key>(problem, executor, done, result); });
}

}  // namespace ws::histogram::cuda
