// 8-bit vectors of up to 128 components: products for the limits, then again for the counts. Counters of many bins have no room
// beside a tile; then bins are stored, two bytes each, and counted query by query.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/bytes/tiles.cuh"
#include "compute/histogram/cuda/methods.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t group_size = 4096, stored_group = 1024;
constexpr std::size_t most_stored_bins = 32768;  ///< so that a bin, and the place above the last, are numbers of 16 bits

std::size_t row_bytes(const Problem& problem) { return (problem.dimension() + 31) / 32 * 32; }

/// How many tiles of references have room beside what a sink needs: 3 or 2 take turns; 0: none.
unsigned stages_beside(std::size_t sink_bytes) {
  const std::size_t room = most_shared_bytes();
  for (const unsigned stages : {3u, 2u})
    if (stages * std::size_t{ByteStages::bytes} + sink_bytes <= room) return stages;
  return 0;
}

class ShortByteSource {
 public:
  using Key = WholeKey;

  ShortByteSource(const Problem& problem, const Plan& plan, bool stores, CudaExecutor& executor)
      : problem_(problem),
        executor_(executor),
        stride_((plan.piece + byte_references - 1) / byte_references * byte_references) {
    if (stores) bins_ = executor.make<std::uint16_t>(plan.group * stride_);
  }

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_bytes(problem_.queries, first, count, byte_queries, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_bytes(problem_.references, first, count, byte_references, executor_);
  }
  void find_limits(const DeviceLimits& limits, bool) {
    run("products and limits", 0,
        ByteLimits{limits.low.device_data(), limits.high.device_data(), queries_.squares.device_data()});
  }
  void count(const GroupRules& group, std::int32_t* counts) {
    const auto bins = static_cast<unsigned>(problem_.bins());
    const ByteRules rules{group.rules, queries_.squares.device_data(), frame_scale(problem_.parameters.bins)};
    if (bins_.empty()) return run("products and counting", ByteCounts::shared_bytes(bins), ByteCounts{rules, counts, bins});
    run("products and bins", ByteBins::shared_bytes(), ByteBins{rules, bins_.device_data(), stride_});
    count_stored_bins(counts);
  }

  static constexpr bool needs_first_keys = false, keeps_keys = false, counts_by_piece = false;

 private:
  static constexpr std::size_t cost = 32;  // of a pair, in components of the direct form

  template <class Sink>
  void run(std::string_view label, std::size_t sink_bytes, const Sink& sink) {
    const std::size_t query_tiles = (queries_.count + byte_queries - 1) / byte_queries,
                      tiles = (references_.count + byte_references - 1) / byte_references;
    ByteWork work{references_.values.device_data(),
                  queries_.values.device_data(),
                  references_.squares.device_data(),
                  references_.count,
                  static_cast<unsigned>(queries_.count),
                  0,
                  0,
                  0,
                  stages_beside(sink_bytes)};
    const auto kernel = kernel_of<Sink>();
    in_parts(tiles, query_tiles * byte_queries * byte_references * cost, executor_, [&](std::size_t first, std::size_t count) {
      const Slices slices = slices_of(count, query_tiles, multiprocessor_count());
      work.first_tile = first;
      work.end_tile = first + count;
      work.tiles_per_block = slices.tiles_per_block;
      executor_.operation(label, [&](cudaStream_t s) {
        launch(kernel, dim3(static_cast<unsigned>(query_tiles), slices.blocks), byte_threads,
               work.stages * ByteStages::bytes + sink_bytes, s, work, sink);
      });
    });
  }
  template <class Sink>
  [[nodiscard]] auto kernel_of() const {
    constexpr std::size_t step = 32;
    const auto steps = queries_.stride / step;
    return steps == 1   ? byte_kernel<1, Sink>
           : steps == 2 ? byte_kernel<2, Sink>
           : steps == 3 ? byte_kernel<3, Sink>
                        : byte_kernel<4, Sink>;
  }

  void count_stored_bins(std::int32_t* counts) {
    const auto bins = static_cast<unsigned>(problem_.bins());
    const auto kernel = count_bins_kernel;
    const std::size_t parts = (references_.count + counted_at_once - 1) / counted_at_once;
    const Slices slices = slices_of(parts, queries_.count, multiprocessor_count());
    allow_shared_bytes(kernel, bins * sizeof(unsigned));
    executor_.operation("counting", [&](cudaStream_t s) {
      launch_kernel(kernel,
                    {dim3(slices.blocks, static_cast<unsigned>(queries_.count)), counting_threads, bins * sizeof(unsigned)}, s,
                    bins_.device_data(), stride_, references_.count, slices.tiles_per_block * counted_at_once, bins, counts);
    });
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  std::size_t stride_;
  ByteRows references_, queries_;
  DeviceBuffer<std::uint16_t> bins_;
};

/// Of one query, whose stored bins a block counts.
std::size_t stored_counter_bytes(const Problem& problem) { return problem.bins() * sizeof(unsigned); }

bool counts_beside_tiles(const Problem& problem) { return stages_beside(ByteCounts::shared_bytes(problem.bins())) > 0; }

}  // namespace

bool are_short_bytes(const Problem& problem) {
  const Parameters& p = problem.parameters;
  if (!problem.is_whole() || row_bytes(problem) > longest_row || p.skip_self || p.bin_scale != BinScale::linear ||
      p.arithmetic != Arithmetic::exact)
    return false;
  if (counts_beside_tiles(problem)) return true;
  // Else the pipeline for any length counts in global memory.
  return problem.bins() <= most_stored_bins && stored_counter_bytes(problem) <= most_shared_bytes() &&
         byte_queries * problem.references.size() * sizeof(std::uint16_t) < device_budget(p) / 2;
}

void run_short_bytes(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t row = row_bytes(problem) + sizeof(std::uint32_t);
  Appetite appetite{row, row + query_bytes(problem.bins(), false), 0, 1u << 20};
  const bool stores = !counts_beside_tiles(problem);
  if (stores) {
    appetite.per_pair = sizeof(std::uint16_t);
    appetite.stores_bins = true;
  }
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters),
                             round_size(problem.parameters, stores ? stored_group : group_size));
  ShortByteSource source(problem, plan, stores, executor);
  DeviceRounds<ShortByteSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace ws::histogram::cuda
