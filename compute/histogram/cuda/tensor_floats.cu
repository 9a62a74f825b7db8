// Float vectors on the matrix units: estimates from products of halves are stored; limits and bins that they leave in doubt are
// those of the direct form (estimate.h), so the counts are too.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/matrix_units.cuh"
#include "compute/histogram/cuda/estimates.cuh"
#include "compute/histogram/cuda/methods.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t group_size = 1024;
constexpr std::size_t direct_cost = 8;  ///< of a component: room for data of which much is in doubt

struct Halves {
  using Sum = float;
  static constexpr unsigned step = 64, parts = 2, facts = SplitRows::facts_per_row;

  /// Small products first; the sum of a step is added to the others by an ordinary addition, which rounds better. Upper and
  /// lower take turns, since each instruction waits for the one before on the same sums.
  static __device__ void add(float (&upper)[4], float (&lower)[4], const unsigned (&a)[2][2][4], const unsigned (&b)[2][2]) {
    float of_step[2][4] = {};
#pragma unroll
    for (int m = 0; m < 2; ++m) add_halves(of_step[m], a[m][1], b[0]);
#pragma unroll
    for (int m = 0; m < 2; ++m) add_halves(of_step[m], a[m][0], b[1]);
#pragma unroll
    for (int m = 0; m < 2; ++m) add_halves(of_step[m], a[m][0], b[0]);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      upper[i] += of_step[0][i];
      lower[i] += of_step[1][i];
    }
  }
  static __device__ void give(const TensorTile& tile, const float (&sums)[2][4][4], EstimateSink& sink) {
    sink.take(tile, sums);
  }
};

class FloatSource {
 public:
  using Key = FloatKey;

  FloatSource(const Problem& problem, const Plan& plan, CudaExecutor& executor)
      : problem_(problem),
        executor_(executor),
        stride_((problem.references.size() + tensor_references - 1) / tensor_references * tensor_references),
        centre_(centre_of(problem.references, executor)),
        estimates_(executor.make<float>(plan.group * stride_)) {}

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = {};
    queries_ = upload_split(problem_.queries, first, count, tensor_queries, centre_, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_split(problem_.references, first, count, tensor_references, centre_, executor_);
  }

  void find_limits(const DeviceLimits& limits, bool positive) {
    TensorWork work{};
    work.references = references_.halves.device_data();
    work.queries = queries_.halves.device_data();
    work.reference_facts = references_.facts.device_data();
    work.query_facts = queries_.facts.device_data();
    work.reference_count = references_.count;
    work.reference_room = references_.room;
    work.query_room = queries_.room;
    work.query_count = static_cast<unsigned>(queries_.count);
    work.stride = queries_.stride();
    const EstimateSink sink{limits.low.device_data(),
                            limits.high.device_data(),
                            positive,
                            estimates_.device_data(),
                            stride_,
                            references_.first,
                            originals()};
    run_products<Halves>("products and limits", work, sink, problem_.dimension() * direct_cost, executor_);
  }

  /// Of the brought references.
  void count(const GroupRules& group, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    const auto bins = static_cast<unsigned>(p.bins);
    const StoredKeys<float> stored{estimates_.device_data() + references_.first, stride_, references_.count, queries_.count};
    const EstimateCountSink<true> shared{{group, counts, bins, copies_of(bins), p.skip_self, 1}, originals()};
    const std::size_t cost = problem_.dimension() * direct_cost;
    if (shared.shared_bytes() <= most_shared_bytes()) return count_by(stored, shared, cost, executor_);
    count_by(stored, EstimateCountSink<false>{{group, counts, bins, 1, p.skip_self, 1}, originals()}, cost, executor_);
  }

  static constexpr bool needs_first_keys = true, counts_by_piece = true;
  bool keeps_keys = true;

 private:
  [[nodiscard]] Originals originals() const {
    return {queries_.values.device_data(),
            references_.values.device_data(),
            queries_.slacks(),
            references_.slacks(),
            queries_.components,
            slope_of(static_cast<unsigned>(problem_.dimension()))};
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  std::size_t stride_;
  DeviceBuffer<float> centre_;
  SplitRows references_, queries_;
  DeviceBuffer<float> estimates_;
};

}  // namespace

void run_tensor_floats(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t row = split_row_bytes(problem.dimension());
  const Appetite appetite{row, row + query_bytes(problem.bins(), true), sizeof(float), (1u << 20) + tensor_references * row};
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters), round_size(problem.parameters, group_size));
  FloatSource source(problem, plan, executor);
  DeviceRounds<FloatSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace ws::histogram::cuda
