// 8-bit vectors on the matrix units: |q − r|² = |q|² + |r|² − 2 q·r in whole numbers, exact, so keys are those of the direct
// form.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/tensor.cuh"

#include "compute/core/device/kernels/matrix_units.cuh"
#include "compute/histogram/cuda/counting.cuh"
#include "compute/histogram/cuda/methods.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t group_size = 4096, stored_group = 1024;

struct Bytes {
  using Sum = int;
  static constexpr unsigned step = 32, parts = 1, facts = 1;  // the fact: the squared length

  static __device__ void add(int (&upper)[4], int (&lower)[4], const unsigned (&a)[2][1][4], const unsigned (&b)[1][2]) {
    add_bytes(upper, a[0][0], b[0]);
    add_bytes(lower, a[1][0], b[0]);
  }

  /// Squared distances of 4 queries to 4 pairs of references.
  template <class Sink>
  static __device__ void give(const TensorTile& tile, const int (&sums)[2][4][4], Sink& sink) {
    std::uint32_t query_squares[4];
#pragma unroll
    for (unsigned i = 0; i < 4; ++i) query_squares[i] = __ldg(&tile.work.query_facts[tile.query0 + tile.query(i)]);
#pragma unroll
    for (unsigned n = 0; n < 4; ++n) {
      const unsigned at = tile.reference(n);
      const int exist = tile.existing(at);
      if (exist == 0) continue;
      const uint2 right = *reinterpret_cast<const uint2*>(tile.facts + at);
#pragma unroll
      for (unsigned i = 0; i < 4; ++i) {
        const WholeKey keys[2] = {query_squares[i] + right.x - 2u * static_cast<unsigned>(sums[i / 2][n][i % 2 * 2]),
                                  query_squares[i] + right.y - 2u * static_cast<unsigned>(sums[i / 2][n][i % 2 * 2 + 1])};
        sink.take(tile.query(i), tile.reference0 + at, keys, exist);
      }
    }
  }
};

/// Whether the counters of a tile of queries have room in shared memory.
bool counts_in_shared(const Problem& problem) {
  const CountSink<WholeKey, true> sink{{}, nullptr, static_cast<unsigned>(problem.bins()), 1, false, tensor_queries};
  TensorWork work{};
  work.stride = static_cast<unsigned>((problem.dimension() + 31) / 32 * 32);
  return fit_stages(work, Bytes::facts, sink.shared_bytes());
}

class ByteSource {
 public:
  using Key = WholeKey;

  ByteSource(const Problem& problem, const Plan& plan, bool keeps, CudaExecutor& executor)
      : keeps_keys(keeps),
        problem_(problem),
        executor_(executor),
        key_stride_((problem.references.size() + tensor_references - 1) / tensor_references * tensor_references) {
    if (keeps) keys_ = executor.make<Key>(plan.group * key_stride_);
  }

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_bytes(problem_.queries, first, count, tensor_queries, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_bytes(problem_.references, first, count, tensor_references, executor_);
  }
  void find_limits(const DeviceLimits& limits, bool positive) {
    const LimitsSink<Key> sink{limits.low.device_data(), limits.high.device_data(), positive};
    if (keeps_keys)
      run("products and limits", cheap, StoreSink<Key>{sink, keys_.device_data(), key_stride_, references_.first});
    else
      run("products and limits", cheap, sink);
  }
  void count(const GroupRules& group, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    const auto bins = static_cast<unsigned>(p.bins);
    if (keeps_keys)
      count_stored(StoredKeys<Key>{keys_.device_data(), key_stride_, problem_.references.size(), queries_.count}, group, counts,
                   p, executor_);
    else if (counts_in_shared(problem_))
      run("products and counting", cheap,
          CountSink<Key, true>{group, counts, bins, copies_of(std::size_t{bins} * tensor_queries), p.skip_self,
                               tensor_queries});
    else
      run("products and counting", in_global, CountSink<Key, false>{group, counts, bins, 1, p.skip_self, tensor_queries});
  }

  static constexpr bool needs_first_keys = true, counts_by_piece = false;
  bool keeps_keys;

 private:
  static constexpr std::size_t cheap = 64, in_global = 512;  // of what becomes of a key, in components of the direct form

  template <class Sink>
  void run(std::string_view label, std::size_t cost, const Sink& sink) {
    TensorWork work{};
    work.references = references_.values.device_data();
    work.queries = queries_.values.device_data();
    work.reference_facts = references_.squares.device_data();
    work.query_facts = queries_.squares.device_data();
    work.reference_count = references_.count;
    work.query_count = static_cast<unsigned>(queries_.count);
    work.stride = static_cast<unsigned>(queries_.stride);
    run_products<Bytes>(label, work, sink, problem_.dimension() / 4 + cost, executor_);
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  std::size_t key_stride_;
  ByteRows references_, queries_;
  DeviceBuffer<Key> keys_;
};

void run_bytes(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t row = (problem.dimension() + 31) / 32 * 32 + sizeof(std::uint32_t),
                    budget = device_budget(problem.parameters);
  Appetite appetite{row, row + query_bytes(problem.bins(), true), 0, 1u << 20};
  // Counters that have no room beside a tile are better fed from stored keys, one query at a time.
  const bool keeps = !counts_in_shared(problem) && tensor_queries * problem.references.size() * sizeof(WholeKey) < budget / 2;
  if (keeps) appetite.per_pair = sizeof(WholeKey);
  const Plan plan = plan_for(problem, appetite, budget, round_size(problem.parameters, keeps ? stored_group : group_size));
  ByteSource source(problem, plan, keeps, executor);
  DeviceRounds<ByteSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace

void run_tensor(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  if (are_short_bytes(problem))
    run_short_bytes(problem, executor, done, result);
  else if (problem.is_whole())
    run_bytes(problem, executor, done, result);
  else
    run_tensor_floats(problem, executor, done, result);
}

}  // namespace ws::histogram::cuda
