// The thesis's parallel edge removal: the CPU goes down to a level, each thread walks one branch to its end with an own copy of
// the graph and an own stack, each block has its best.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/cuda/search_device.cuh"
#include "compute/triangulation/search/stack_walk.h"

#include <optional>

namespace ws::triangulation::cuda {

namespace {

struct StackCounts {
  std::uint32_t found_count, done_count;
  unsigned long long steps, lane_steps;
};

/// The batch's branches become graphs: what is open or kept is present.
__global__ void make_graphs(const std::uint64_t* branches, std::uint32_t branch_count, std::uint32_t word_count,
                            RemovalLists lists, StackArrays arrays, StackState* states) {
  const std::uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x;
  if (thread >= arrays.thread_count) return;
  StackState state;
  if (thread < branch_count) {
    const std::uint64_t* open = branches + std::size_t{thread} * 3 * word_count;
    const auto is_in = [](const std::uint64_t* set, std::uint32_t edge) { return (set[edge / 64] >> (edge % 64) & 1) != 0; };
    state.stage = StackState::Stage::first_call;
    state.edge = lists.edge_count;
    for (std::uint32_t edge = lists.edge_count; edge-- > 0;) {
      const bool is_open = is_in(open, edge), is_present = is_open || is_in(open + word_count, edge);
      arrays.present[edge * arrays.thread_count + thread] = is_present;
      state.present_count += is_present;
      if (is_open) state.edge = edge;
    }
  }
  states[thread] = state;
}

__global__ void walk_graphs(RemovalLists lists, StackArrays arrays, StackState* states, StackCounts* counts, FoundList list,
                            LengthBits* block_best, std::uint32_t step_limit) {
  const std::uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x;
  StackWalk walk(lists, arrays, thread, states[thread]);
  const FoundSink sink{list, block_best + blockIdx.x};
  const auto offer = [&](const StackWalk& leaf) {
    return sink.offer(leaf.length(), [&](std::uint64_t* words) {
      for (std::uint32_t k = 0; k < list.word_count; ++k) words[k] = 0;
      for (std::uint32_t edge = 0; edge < lists.edge_count; ++edge)
        if (leaf.is_present(edge)) words[edge / 64] |= std::uint64_t{1} << (edge % 64);
    });
  };
  std::uint32_t steps = 0;
  while (steps < step_limit && walk.step(offer)) ++steps;
  states[thread] = walk.state();
  add_over_warp(&counts->steps, steps);
  add_lane_steps(&counts->lane_steps, steps);
  append(&counts->done_count, walk.state().stage == StackState::Stage::done);
}

/// A batch of branches, as many as fit.
class Run {
 public:
  Run(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts, RunContext& context)
      : problem_(problem),
        hooks_(hooks),
        counts_(counts),
        context_(context),
        executor_(context, stream_.view()),
        block_(options.block_size > 0 ? static_cast<unsigned>(options.block_size) : 32) {}

  void run() {
    const std::size_t bytes_each = StackArrays::bytes_per_thread(problem_.edge_count) + sizeof(StackState) +
                                   3 * problem_.word_count * sizeof(std::uint64_t);
    const std::size_t free = std::min(free_device_bytes(), context_.memory_limit_bytes) / 2;
    context_.check_memory(0, FoundBuffer::bytes(most_found, problem_.word_count) + bytes_each * block_);
    upload_tables();
    const std::size_t batch = std::max<std::size_t>(free / bytes_each, block_);
    for (std::size_t first = 0; first < problem_.branch_count && !is_over_; first += batch)
      walk_batch(first, std::min(batch, problem_.branch_count - first));
    executor_.synchronize();
  }

 private:
  static constexpr std::uint32_t most_found = 1u << 18;

  [[nodiscard]] StreamView stream() const { return stream_.view(); }

  void upload_tables() {
    const StageTimer timer(context_, "transfer");
    std::vector<std::uint32_t> first{0};
    std::vector<std::uint16_t> crossing;
    for (std::size_t edge = 0; edge < problem_.edge_count; ++edge) {
      for (std::size_t other = 0; other < problem_.edge_count; ++other)
        if (problem_.crossing[edge * problem_.word_count + other / 64] >> (other % 64) & 1)
          crossing.push_back(static_cast<std::uint16_t>(other));
      first.push_back(static_cast<std::uint32_t>(crossing.size()));
    }
    first_ = uploaded(first, executor_, counts_);
    crossing_ = uploaded(crossing, executor_, counts_);
    length_ = uploaded(problem_.length, executor_, counts_);
    totals_ = uploaded(std::vector<StackCounts>(1), executor_, counts_);
    found_.emplace(most_found, problem_.word_count, stream());
    stream().synchronize();
    lists_ = {first_.device_data(), crossing_.device_data(), length_.device_data(),
              problem_.edge_count,  problem_.needed_count,   problem_.cuts.count};
  }

  void walk_batch(std::size_t begin, std::size_t count) {
    const auto grid = static_cast<unsigned>((count + block_ - 1) / block_);
    const std::size_t threads = std::size_t{grid} * block_, edges = problem_.edge_count;
    DeviceBuffer<std::uint8_t> present(threads * edges, stream());
    DeviceBuffer<std::uint16_t> removed(threads * edges, stream()), mark(threads * edges, stream()),
        stack(threads * (2 * edges + 1), stream());
    DeviceBuffer<StackState> states(threads, stream());
    DeviceBuffer<LengthBits> best;
    const StackArrays arrays{present.device_data(), removed.device_data(), mark.device_data(), stack.device_data(), threads};
    {
      const StageTimer timer(context_, "transfer");
      best = uploaded(std::vector<LengthBits>(grid, std::bit_cast<LengthBits>(problem_.best)), executor_, counts_);
      const std::size_t words = 3 * problem_.word_count;
      const auto from = problem_.branches.begin() + static_cast<std::ptrdiff_t>(begin * words);
      const auto branches =
          uploaded(std::vector<std::uint64_t>(from, from + static_cast<std::ptrdiff_t>(count * words)), executor_, counts_);
      executor_.operation("make graphs", [&](cudaStream_t s) {
        launch_kernel(make_graphs, {grid, block_}, s, branches.device_data(), static_cast<std::uint32_t>(count),
                      problem_.word_count, lists_, arrays, states.device_data());
      });
      stream().synchronize();
    }
    const StageTimer timer(context_, "kernel");
    SliceSize slice(256, 1 << 20);
    StackCounts totals{};
    do {
      is_over_ = hooks_.is_time_up();
      if (is_over_) break;
      const Stopwatch watch;
      fill_bytes(totals_.device_data(), 0, 2 * sizeof(std::uint32_t), stream());
      executor_.operation("walk graphs", [&](cudaStream_t s) {
        launch_kernel(walk_graphs, {grid, block_}, s, lists_, arrays, states.device_data(), totals_.device_data(),
                      found_->list(&totals_.device_data()->found_count), best.device_data(),
                      static_cast<std::uint32_t>(slice.size()));
      });
      executor_.download(Span<StackCounts>(&totals, 1), DeviceSpan<const StackCounts>(totals_.view()));
      slice.took(watch.ms());
      counts_.steps = totals.steps;
      counts_.lane_steps = totals.lane_steps;
      if (totals.found_count > 0) hooks_.take(found_->sets(std::min(totals.found_count, most_found), executor_));
    } while (totals.done_count < threads);
    add_counts(states, count);
  }

  void add_counts(const DeviceBuffer<StackState>& states, std::size_t count) {
    std::vector<StackState> all(count);
    executor_.download(Span<StackState>(all.data(), count), states.view());
    for (const StackState& state : all) {
      counts_.calls += state.calls;
      counts_.cuts += state.cuts;
      counts_.leaves += state.leaves;
      counts_.calls_of_thread.push_back(state.calls);
    }
  }

  const RemovalProblem& problem_;
  const Hooks& hooks_;
  RunCounts& counts_;
  RunContext& context_;
  const Stream stream_;
  CudaExecutor executor_;
  unsigned block_;
  bool is_over_ = false;
  std::optional<FoundBuffer> found_;
  DeviceBuffer<std::uint32_t> first_;
  DeviceBuffer<std::uint16_t> crossing_;
  DeviceBuffer<double> length_;
  DeviceBuffer<StackCounts> totals_;
  RemovalLists lists_;
};

}  // namespace

void walk_with_stacks(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                      RunContext& context) {
  Run(problem, options, hooks, counts, context).run();
}

}  // namespace ws::triangulation::cuda
