// Edge removal on bit masks by threads that stay: states in registers, branches from a list and, between short kernels, from
// other threads. A thread without one takes the oldest alternative of a thread that has one, the largest part of
// its tree.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/cuda/search_device.cuh"
#include "compute/triangulation/search/search_rules.h"

#include <optional>

namespace ws::triangulation::cuda {

namespace {

/// All threads' states between kernels; word k of thread t at k · thread_count + t.
struct Slots {
  std::uint64_t* branch;
  std::uint64_t* stack;  ///< open edges of the branches whose alternatives wait, from `bottom` to `depth`
  std::uint32_t* bottom;
  std::uint32_t* depth;
  std::uint32_t* rank;  ///< its place among those that offer, or among those without work
  std::uint8_t* is_going;
  std::uint64_t* calls;
  std::uint32_t thread_count;
};

/// How many threads offer a branch and how many want one, in the kernel before and in this one by turns; branches taken;
/// counts.
struct Board {
  std::uint32_t idle[2], offered[2];
  std::uint32_t next_branch, found_count;
  unsigned long long calls, cuts, leaves, steps, lane_steps;
};

struct Work {
  const std::uint64_t* branches;
  std::uint32_t branch_count;
  std::uint64_t* offers[2];
  std::uint32_t turn, step_limit;
  bool rebalance;
};

constexpr std::uint32_t no_rank = 0xffffffffu;

template <std::size_t W>
__device__ Branch<W> read_branch(const std::uint64_t* from, std::size_t stride) {
  Branch<W> branch;
  for (std::size_t k = 0; k < W; ++k) {
    branch.open.word[k] = from[k * stride];
    branch.kept.word[k] = from[(W + k) * stride];
    branch.dropped.word[k] = from[(2 * W + k) * stride];
  }
  return branch;
}
template <std::size_t W>
__device__ void write_branch(std::uint64_t* to, std::size_t stride, const Branch<W>& branch) {
  for (std::size_t k = 0; k < W; ++k) {
    to[k * stride] = branch.open.word[k];
    to[(W + k) * stride] = branch.kept.word[k];
    to[(2 * W + k) * stride] = branch.dropped.word[k];
  }
}

/// A thread's stack, in global memory: only its top is in use, which the caches hold.
template <std::size_t W>
struct SlotStack {
  std::uint64_t* words;
  std::size_t stride;
  std::uint32_t bottom, depth;

  [[nodiscard]] __device__ bool empty() const { return depth == bottom; }
  [[nodiscard]] __device__ Bits<W> at(std::uint32_t level) const {
    Bits<W> bits;
    for (std::size_t k = 0; k < W; ++k) bits.word[k] = words[(level * W + k) * stride];
    return bits;
  }
  __device__ void push(const Bits<W>& bits) {
    for (std::size_t k = 0; k < W; ++k) words[(depth * W + k) * stride] = bits.word[k];
    ++depth;
  }
  __device__ Bits<W> pop() { return at(--depth); }
};

template <std::size_t W>
struct Found {
  const SearchRules<W>& rules;
  const FoundSink& sink;
  [[nodiscard]] __device__ double best() const { return sink.best_weight(); }
  __device__ bool offer(const Bits<W>& set) const {
    return sink.offer(rules.length_of(set), [&](std::uint64_t* words) { write_set(words, set); });
  }
};

/// The rules with their tables in shared memory.
template <std::size_t W>
__device__ SearchRules<W> with_shared_tables(const SearchRules<W>& rules, std::uint64_t* shared) {
  SearchRules<W> local = rules;
  auto* crossing = reinterpret_cast<Bits<W>*>(shared);
  auto* length = reinterpret_cast<double*>(shared + W * rules.edge_count);
  for (std::uint32_t i = threadIdx.x; i < rules.edge_count; i += blockDim.x) {
    crossing[i] = rules.crossing[i];
    length[i] = rules.length[i];
  }
  __syncthreads();
  local.crossing = crossing;
  local.length = length;
  return local;
}

template <std::size_t W>
struct Walker {
  Branch<W> at;
  SlotStack<W> stack;
  WalkCounts counts;
  bool is_going;

  __device__ void begin(const SearchRules<W>& rules, const Branch<W>& branch) {
    at = branch;
    stack.bottom = stack.depth = 0;
    is_going = true;
    if (rules.cuts.uncovered && rules.is_uncovered(at)) {
      ++counts.cuts;
      is_going = false;
    }
  }
  /// What was agreed on at the end of the kernel before: as many as offer and want, in the order of their ranks.
  __device__ void exchange(const SearchRules<W>& rules, const Work& work, const Board& board, std::uint32_t rank) {
    const std::uint32_t before = work.turn ^ 1;
    if (is_going && rank < board.idle[before]) ++stack.bottom;
    if (!is_going && rank < board.offered[before])
      begin(rules, read_branch<W>(work.offers[before] + std::size_t{rank} * 3 * W, 1));
  }
  __device__ bool take_branch(const SearchRules<W>& rules, const Work& work, Board& board) {
    if (*static_cast<volatile std::uint32_t*>(&board.next_branch) >= work.branch_count) return false;
    const std::uint32_t i = atomicAdd(&board.next_branch, 1u);
    if (i >= work.branch_count) return false;
    begin(rules, read_branch<W>(work.branches + std::size_t{i} * 3 * W, 1));
    return true;
  }
  /// Its place among those that want, or offer their oldest alternative.
  [[nodiscard]] __device__ std::uint32_t announce(const Work& work, Board& board) const {
    const std::uint32_t idle_rank = append(&board.idle[work.turn], !is_going);
    const bool offers = is_going && work.rebalance && !stack.empty();
    const std::uint32_t offer_rank = append(&board.offered[work.turn], offers);
    if (offers)
      write_branch<W>(work.offers[work.turn] + std::size_t{offer_rank} * 3 * W, 1, at.alternative(stack.at(stack.bottom)));
    return !is_going ? idle_rank : offers ? offer_rank : no_rank;
  }
};

template <std::size_t W>
__global__ void __launch_bounds__(most_threads)
    walk(SearchRules<W> global_rules, Slots slots, Work work, Board* board, FoundSink sink) {
  extern __shared__ std::uint64_t shared[];
  const SearchRules<W> rules = with_shared_tables(global_rules, shared);
  const std::uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x;
  const std::size_t stride = slots.thread_count;
  Walker<W> walker{read_branch<W>(slots.branch + thread, stride),
                   {slots.stack + thread, stride, slots.bottom[thread], slots.depth[thread]},
                   {},
                   slots.is_going[thread] != 0};
  walker.exchange(rules, work, *board, slots.rank[thread]);

  const Found<W> found{rules, sink};
  std::uint32_t steps = 0;
  for (; steps < work.step_limit; ++steps) {
    if (!walker.is_going && !walker.take_branch(rules, work, *board)) break;
    if (!walker.is_going) continue;
    const Step step = make_call(rules, walker.at, walker.stack, found, walker.counts);
    if (step == Step::done) walker.is_going = false;
    if (step == Step::blocked) break;
  }

  slots.rank[thread] = walker.announce(work, *board);
  slots.is_going[thread] = walker.is_going;
  slots.bottom[thread] = walker.stack.bottom;
  slots.depth[thread] = walker.stack.depth;
  write_branch<W>(slots.branch + thread, stride, walker.at);
  slots.calls[thread] += walker.counts.calls;
  add_over_warp(&board->calls, walker.counts.calls);
  add_over_warp(&board->cuts, walker.counts.cuts);
  add_over_warp(&board->leaves, walker.counts.leaves);
  add_over_warp(&board->steps, steps);
  add_lane_steps(&board->lane_steps, steps);
}

/// The threads' memory and the kernels, one after another until no thread has work.
template <std::size_t W>
class Run {
 public:
  Run(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts, RunContext& context)
      : problem_(problem),
        options_(options),
        hooks_(hooks),
        counts_(counts),
        context_(context),
        executor_(context, stream_.view()),
        block_(options.block_size > 0 ? static_cast<unsigned>(options.block_size) : 128),
        shared_bytes_(problem.edge_count * (W + 1) * sizeof(std::uint64_t)),
        grid_(resident_blocks(walk<W>, block_, shared_bytes_)),
        thread_count_(std::size_t{grid_} * block_) {
    const StageTimer timer(context, "transfer");
    const std::size_t stack_words = std::max(problem.needed_count, 1u) * W;
    context.check_memory(0, thread_count_ * ((stack_words + 9 * W) * sizeof(std::uint64_t) + 24) +
                                FoundBuffer::bytes(most_found, W) + problem.branches.size() * sizeof(std::uint64_t));
    found_.emplace(most_found, W, stream());
    for (auto* buffer : {&branch_, &offers_[0], &offers_[1]}) *buffer = zeros<std::uint64_t>(thread_count_ * 3 * W);
    stack_ = zeros<std::uint64_t>(thread_count_ * stack_words);
    for (auto* buffer : {&bottom_, &depth_, &rank_}) *buffer = zeros<std::uint32_t>(thread_count_);
    is_going_ = zeros<std::uint8_t>(thread_count_);
    calls_ = zeros<std::uint64_t>(thread_count_);
    board_ = zeros<Board>(1);
    crossing_ = uploaded(problem.crossing, executor_, counts);
    length_ = uploaded(problem.length, executor_, counts);
    branches_ = uploaded(problem.branches, executor_, counts);
    best_ = uploaded(std::vector<LengthBits>{std::bit_cast<LengthBits>(problem.best)}, executor_, counts);
    stream().synchronize();
  }

  void run() {
    const StageTimer timer(context_, "kernel");
    Board board{};
    // The kernels are short, since between them as many as offer get some work; most of all while many have none.
    constexpr std::uint32_t few_steps = 64, many_steps = 512;
    for (std::uint32_t turn = 0; board.idle[turn ^ 1] < thread_count_ || board.next_branch < problem_.branch_count; turn ^= 1) {
      if (hooks_.is_time_up()) break;
      const bool many_are_idle = options_.rebalance && board.idle[turn ^ 1] > thread_count_ / 8;
      launch(turn, many_are_idle ? few_steps : many_steps);
      executor_.download(Span<Board>(&board, 1), DeviceSpan<const Board>(board_.view()));
      report(board);
      if (board.found_count > most_found / 2) drain(board);
    }
    drain(board);
    executor_.synchronize();
    counts_.calls_of_thread.resize(thread_count_);
    executor_.download(Span<std::uint64_t>(counts_.calls_of_thread.data(), thread_count_),
                       DeviceSpan<const std::uint64_t>(calls_.view()));
  }

 private:
  static constexpr std::uint32_t most_found = 1u << 18;

  [[nodiscard]] StreamView stream() const { return stream_.view(); }
  template <class T>
  [[nodiscard]] DeviceBuffer<T> zeros(std::size_t size) const {
    DeviceBuffer<T> buffer(size, stream());
    executor_.fill_zero(buffer.view());
    return buffer;
  }
  void launch(std::uint32_t turn, std::uint32_t step_limit) {
    Board* board = board_.device_data();
    fill_bytes(&board->idle[turn], 0, sizeof(std::uint32_t), stream());
    fill_bytes(&board->offered[turn], 0, sizeof(std::uint32_t), stream());
    const SearchRules<W> rules{reinterpret_cast<const Bits<W>*>(crossing_.device_data()), length_.device_data(),
                               problem_.edge_count, problem_.needed_count, problem_.cuts};
    const Slots slots{
        branch_.device_data(), stack_.device_data(),    bottom_.device_data(), depth_.device_data(),
        rank_.device_data(),   is_going_.device_data(), calls_.device_data(),  static_cast<std::uint32_t>(thread_count_)};
    const Work work{branches_.device_data(),
                    static_cast<std::uint32_t>(problem_.branch_count),
                    {offers_[0].device_data(), offers_[1].device_data()},
                    turn,
                    step_limit,
                    options_.rebalance};
    const FoundSink sink{found_->list(&board->found_count), best_.device_data()};
    executor_.operation("walk branches", [&](cudaStream_t s) {
      launch_kernel(walk<W>, {grid_, block_, shared_bytes_}, s, rules, slots, work, board, sink);
    });
  }
  void report(const Board& board) {
    counts_.calls = board.calls;
    counts_.cuts = board.cuts;
    counts_.leaves = board.leaves;
    counts_.steps = board.steps;
    counts_.lane_steps = board.lane_steps;
  }
  void drain(Board& board) {
    hooks_.take(found_->sets(std::min<std::size_t>(board.found_count, most_found), executor_));
    fill_bytes(&board_.device_data()->found_count, 0, sizeof(std::uint32_t), stream());
    board.found_count = 0;
  }

  const RemovalProblem& problem_;
  const DeviceOptions& options_;
  const Hooks& hooks_;
  RunCounts& counts_;
  RunContext& context_;
  const Stream stream_;
  CudaExecutor executor_;
  unsigned block_;
  std::size_t shared_bytes_;
  unsigned grid_;
  std::size_t thread_count_;
  std::optional<FoundBuffer> found_;
  DeviceBuffer<std::uint64_t> branch_, offers_[2], stack_, calls_, crossing_, branches_;
  DeviceBuffer<std::uint32_t> bottom_, depth_, rank_;
  DeviceBuffer<std::uint8_t> is_going_;
  DeviceBuffer<LengthBits> best_;
  DeviceBuffer<double> length_;
  DeviceBuffer<Board> board_;
};

}  // namespace

void walk_branches(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                   RunContext& context) {
  with_words(problem.edge_count, [&](auto words) { Run<words()>(problem, options, hooks, counts, context).run(); });
}

}  // namespace ws::triangulation::cuda
