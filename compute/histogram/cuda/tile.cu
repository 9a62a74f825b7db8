// `fused`: keys are made twice, first for the limits, then for the counts, and never stored. `shared`: they are stored
// the first time and read the second. Both by the same instructions.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/tile.cuh"

#include "compute/histogram/cuda/counting.cuh"
#include "compute/histogram/cuda/methods.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t fused_group = 4096, stored_group = 1024;
using WideTile = TileShape<64>;   // many queries: each reference that is read serves 64
using NarrowTile = TileShape<8>;  // where the counters of 64 queries have no room

template <class KeyType>
class TileSource {
 public:
  using Key = KeyType;

  TileSource(const Problem& problem, const Plan& plan, bool keeps, CudaExecutor& executor)
      : keeps_keys(keeps),
        problem_(problem),
        executor_(executor),
        stride_((problem.references.size() + block_references - 1) / block_references * block_references) {
    if (keeps) keys_ = executor.make<Key>(plan.group * stride_);
  }

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_queries(problem_.queries, first, count, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_references(problem_.references, first, count, executor_);
  }

  void find_limits(const DeviceLimits& limits, bool positive) {
    const LimitsSink<Key> sink{limits.low.device_data(), limits.high.device_data(), positive};
    if (keeps_keys) {
      const StoreSink<Key> store{sink, keys_.device_data(), stride_, references_.first};
      return run<WideTile>("distances and limits", cheap, store);
    }
    run<WideTile>("distances and limits", cheap, sink);
  }

  void count(const GroupRules& group, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    if (keeps_keys) {
      count_stored(StoredKeys<Key>{keys_.device_data(), stride_, problem_.references.size(), queries_.count}, group, counts, p,
                   executor_);
      return;
    }
    if (count_in_shared<WideTile>(group, counts, most_shared_bytes() / 2) ||
        count_in_shared<NarrowTile>(group, counts, most_shared_bytes()))
      return;
    run<WideTile>("distances and counting", in_global,
                  CountSink<Key, false>{group, counts, static_cast<unsigned>(p.bins), 1, p.skip_self, WideTile::queries});
  }

  static constexpr bool needs_first_keys = true, counts_by_piece = false;
  bool keeps_keys;

 private:
  // What is done with a key after its distance is known costs as much as this number of components of the distance.
  static constexpr std::size_t cheap = 16, narrow = 256, in_global = 512;

  /// False where the counters of the tile do not fit.
  template <class Shape>
  bool count_in_shared(const GroupRules& group, std::int32_t* counts, std::size_t room) {
    const Parameters& p = problem_.parameters;
    const auto bins = static_cast<unsigned>(p.bins);
    const CountSink<Key, true> sink{group,       counts,        bins, copies_of(std::size_t{bins} * Shape::queries),
                                    p.skip_self, Shape::queries};
    if (Shape::shared_floats * sizeof(float) + sink.shared_bytes() > room) return false;
    run<Shape>("distances and counting", Shape::queries < WideTile::queries ? narrow : cheap, sink);
    return true;
  }

  template <class Shape, class Sink>
  void run(std::string_view label, std::size_t cost, const Sink& sink) {
    const std::size_t query_tiles = (queries_.count + Shape::queries - 1) / Shape::queries,
                      tiles = (references_.count + Shape::references - 1) / Shape::references;
    in_parts(tiles, query_tiles * Shape::queries * Shape::references * (problem_.dimension() + cost), executor_,
             [&](std::size_t first, std::size_t count) {
               const Slices slices = slices_of(count, query_tiles, multiprocessor_count());
               const TileWork work{references_.values.device_data(),
                                   queries_.values.device_data(),
                                   references_.count,
                                   queries_.stride,
                                   static_cast<unsigned>(queries_.count),
                                   static_cast<unsigned>(problem_.dimension()),
                                   first,
                                   first + count,
                                   slices.tiles_per_block};
               executor_.operation(label, [&](cudaStream_t s) {
                 launch(tile_kernel<Shape, Key, Sink>, dim3(slices.blocks, static_cast<unsigned>(query_tiles)), tile_threads,
                        Shape::shared_floats * sizeof(float) + sink.shared_bytes(), s, work, sink);
               });
             });
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  std::size_t stride_;
  PackedReferences references_;
  PackedQueries queries_;
  DeviceBuffer<Key> keys_;
};

template <class Key>
void run(const Problem& problem, bool keeps, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const Appetite appetite{problem.dimension() * sizeof(float),
                          problem.dimension() * sizeof(float) + query_bytes(problem.bins(), true), keeps ? sizeof(Key) : 0,
                          17u << 20};
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters),
                             round_size(problem.parameters, keeps ? stored_group : fused_group));
  TileSource<Key> source(problem, plan, keeps, executor);
  DeviceRounds<TileSource<Key>> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace

void run_tiles(const Problem& problem, bool keeps_keys, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  with_key(problem, [&]<class Key>() { run<Key>(problem, keeps_keys, executor, done, result); });
}

}  // namespace ws::histogram::cuda
