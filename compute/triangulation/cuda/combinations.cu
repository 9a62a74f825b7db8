// All k-subsets of the choosable edges on a device: each thread has a share of consecutive ranks. By masks, or pair by pair as
// in the thesis; with its choices of grid, start and reduction.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told_unchecked.h"
#include "compute/triangulation/cuda/search_device.cuh"
#include "compute/triangulation/search/combination_walk.h"

#include <optional>

namespace ws::triangulation::cuda {

namespace {

struct SliceCounts {
  std::uint32_t found_count, padding;
  unsigned long long checked, triangulations;
};

/// What all threads read.
struct Tables {
  const std::uint64_t* crossing;  ///< words of each edge's row
  const std::uint8_t* crosses;    ///< of each pair, for looking up
  const double* length;
  std::uint32_t n, k;
};

/// Consecutive ranks: thread t has `each` of them from t · each on, up to `count` in all.
struct Shares {
  std::uint16_t* first;  ///< the subsets that they begin with: number i of thread t at i · thread_count + t
  std::uint64_t each, count;
  std::uint32_t thread_count;

  [[nodiscard]] __device__ std::uint64_t count_of(std::uint32_t thread) const {
    const std::uint64_t begin = thread * each;
    return begin >= count ? 0 : count - begin < each ? count - begin : each;
  }
};

__global__ void make_first(Shares shares, Rank base, const Rank* binomials, std::uint32_t column_count, Tables tables) {
  const std::uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x;
  if (thread >= shares.thread_count || shares.count_of(thread) == 0) return;
  unrank(base + thread * shares.each, tables.n, tables.k, binomials, column_count, [&](std::uint32_t i, std::uint32_t number) {
    shares.first[std::size_t{i} * shares.thread_count + thread] = static_cast<std::uint16_t>(number);
  });
}

/// The shortest of a block's threads, in steps that halve the number of candidates, or by one thread.
__device__ double block_minimum(double* of_threads, double mine, bool tree) {
  of_threads[threadIdx.x] = mine;
  __syncthreads();
  if (tree) {
    unsigned half = 1;
    while (2 * half < blockDim.x) half *= 2;
    for (; half > 0; half /= 2) {
      if (threadIdx.x < half && threadIdx.x + half < blockDim.x)
        of_threads[threadIdx.x] = min(of_threads[threadIdx.x], of_threads[threadIdx.x + half]);
      __syncthreads();
    }
  } else if (threadIdx.x == 0) {
    for (unsigned i = 1; i < blockDim.x; ++i) of_threads[0] = min(of_threads[0], of_threads[i]);
  }
  return of_threads[0];
}

/// A thread's own best and what it counted.
struct Finder {
  const FoundList& list;
  double best;
  std::uint64_t triangulations = 0;

  template <class Write>
  __device__ void found(double weight, const Write& write) {
    ++triangulations;
    if (!may_be_best(weight, best)) return;
    list.add(weight, write);  // where it is full, the slice is done again in smaller parts
    best = min(best, weight);
  }
  __device__ void finish(SliceCounts* counts, std::uint64_t checked, double* shared, double* block_best, bool tree) const {
    add_over_warp(&counts->checked, checked);
    add_over_warp(&counts->triangulations, triangulations);
    const double shortest = block_minimum(shared, best, tree);
    if (threadIdx.x == 0) block_best[blockIdx.x] = shortest;
  }
};

/// Element i of a thread's stack of masks.
template <std::size_t W>
struct MaskStack {
  std::uint64_t* words;
  std::size_t stride;
  __device__ std::uint64_t& operator()(std::uint32_t i, std::uint32_t word) const { return words[(i * W + word) * stride]; }
};

/// `spill`: where the stacks are if shared memory is too small for them; else null.
template <std::size_t W>
__global__ void __launch_bounds__(most_threads)
    check_by_masks(Tables tables, Shares shares, FoundList list, SliceCounts* counts, double* block_best, double best,
                   bool tree, std::uint64_t* spill) {
  extern __shared__ std::uint64_t shared[];
  const std::uint32_t n = tables.n, k = tables.k, thread = blockIdx.x * blockDim.x + threadIdx.x;
  auto* of_threads = reinterpret_cast<double*>(shared);
  auto* length = of_threads + blockDim.x;
  auto* crossing = reinterpret_cast<Bits<W>*>(length + n);
  for (std::uint32_t i = threadIdx.x; i < n; i += blockDim.x) length[i] = tables.length[i];
  for (std::uint32_t i = threadIdx.x; i < n * W; i += blockDim.x) shared[blockDim.x + n + i] = tables.crossing[i];
  __syncthreads();

  const std::uint64_t count = shares.count_of(thread);
  Finder finder{list, best};
  if (count > 0) {
    const MaskStack<W> stack = spill ? MaskStack<W>{spill + thread, shares.thread_count}
                                     : MaskStack<W>{shared + blockDim.x + n + n * W + threadIdx.x, blockDim.x};
    MaskWalk<W, MaskStack<W>> walk(crossing, n, k, stack);
    const auto first = [&](std::uint32_t i) { return shares.first[std::size_t{i} * shares.thread_count + thread] - 1u; };
    for (std::uint32_t i = 0; i + 1 < k; ++i) walk.place(first(i));
    walk.begin(first(k - 1), count);
    const auto found = [&](const Bits<W>& set) {
      double weight = 0;
      set.for_each([&](std::uint32_t edge) { weight += length[edge]; });
      finder.found(weight, [&](std::uint64_t* words) { write_set(words, set); });
    };
    while (walk.step(found)) {
    }
  }
  finder.finish(counts, count, of_threads, block_best, tree);
}

/// The thesis's kernel: numbers of a thread's subset in shared memory, crossings in global memory.
__global__ void __launch_bounds__(most_threads)
    check_by_pairs(Tables tables, Shares shares, FoundList list, SliceCounts* counts, double* block_best, double best,
                   bool tree) {
  extern __shared__ std::uint64_t shared[];
  const std::uint32_t n = tables.n, k = tables.k, thread = blockIdx.x * blockDim.x + threadIdx.x;
  auto* of_threads = reinterpret_cast<double*>(shared);
  std::uint16_t* subset = reinterpret_cast<std::uint16_t*>(of_threads + blockDim.x) + threadIdx.x * k;
  const std::uint64_t count = shares.count_of(thread);
  Finder finder{list, best};
  if (count > 0)
    for (std::uint32_t i = 0; i < k; ++i) subset[i] = shares.first[std::size_t{i} * shares.thread_count + thread];
  for (std::uint64_t done = 0; done < count; ++done) {
    if (done > 0) advance_in_place(subset, n, k);
    if (!is_plane_by_pairs(subset, n, k, tables.crosses)) continue;
    double weight = 0;
    for (std::uint32_t i = 0; i < k; ++i) weight += tables.length[subset[i] - 1];
    finder.found(weight, [&](std::uint64_t* words) {
      for (std::uint32_t w = 0; w < list.word_count; ++w) words[w] = 0;
      for (std::uint32_t i = 0; i < k; ++i) words[(subset[i] - 1) / 64] |= std::uint64_t{1} << ((subset[i] - 1) % 64);
    });
  }
  finder.finish(counts, count, of_threads, block_best, tree);
}

class Run {
 public:
  Run(const CombinationProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
      RunContext& context)
      : problem_(problem),
        options_(options),
        hooks_(hooks),
        counts_(counts),
        context_(context),
        executor_(context, stream_.view()),
        block_(options.block_size > 0 ? static_cast<unsigned>(options.block_size)
               : options.masks        ? 128
                                      : 64),
        best_(problem.best) {
    check_shared_memory();
    const StageTimer timer(context, "transfer");
    std::vector<std::uint8_t> crosses(std::size_t{problem.edge_count} * problem.edge_count);
    for (std::size_t i = 0; i < crosses.size(); ++i) {
      const std::size_t row = i / problem.edge_count, column = i % problem.edge_count;
      crosses[i] = problem.crossing[row * problem.word_count + column / 64] >> (column % 64) & 1;
    }
    crossing_ = uploaded(problem.crossing, executor_, counts);
    crosses_ = uploaded(crosses, executor_, counts);
    length_ = uploaded(problem.length, executor_, counts);
    binomials_ = uploaded(problem.binomials->table(), executor_, counts);
    totals_ = uploaded(std::vector<SliceCounts>(1), executor_, counts);
    found_.emplace(most_found, problem.word_count, stream());
    stream().synchronize();
    tables_ = {crossing_.device_data(), crosses_.device_data(), length_.device_data(), problem.edge_count,
               problem.needed_count};
  }

  void run() {
    SliceSize slice(1u << 24, std::uint64_t{1} << 44);
    for (Rank base = 0; base < problem_.total;) {
      if (hooks_.is_time_up()) break;
      const Rank left = problem_.total - base;
      const std::uint64_t count = left < slice.size() ? static_cast<std::uint64_t>(left) : slice.size();
      const SliceCounts done = check_slice(base, count, slice);
      if (done.found_count > most_found) {
        slice.halve();
        continue;
      }
      book(done);
      base += count;
      context_.report(static_cast<double>(base) / static_cast<double>(problem_.total), "checking combinations");
    }
    executor_.synchronize();
  }

 private:
  static constexpr std::uint32_t most_found = 1u << 20;
  static constexpr std::size_t shared_limit = 48 << 10;  // what every device gives to a block

  [[nodiscard]] StreamView stream() const { return stream_.view(); }
  [[nodiscard]] std::size_t table_bytes() const {
    return (block_ + problem_.edge_count * (1 + problem_.word_count)) * sizeof(std::uint64_t);
  }
  [[nodiscard]] std::size_t stack_bytes() const {
    return std::size_t{block_} * problem_.needed_count * problem_.word_count * sizeof(std::uint64_t);
  }
  [[nodiscard]] bool spills() const { return options_.masks && table_bytes() + stack_bytes() > shared_limit; }
  [[nodiscard]] std::size_t shared_bytes() const {
    if (!options_.masks) return block_ * (sizeof(double) + problem_.needed_count * sizeof(std::uint16_t));
    return table_bytes() + (spills() ? 0 : stack_bytes());
  }
  void check_shared_memory() const {
    if (shared_bytes() > shared_limit)
      throw Error(ErrorKind::invalid_argument, said("a block of this size needs more shared memory than the device has"),
                  said("take a smaller block size"));
  }

  /// The thesis: at least 200 combinations for each thread, at most 65,535 blocks. Else as many threads as run at once.
  [[nodiscard]] unsigned grid(std::uint64_t count) const {
    constexpr std::uint64_t fewest_each = 200, most_blocks = 65'535;
    if (options_.thesis_grid)
      return static_cast<unsigned>(std::clamp<std::uint64_t>(count / (fewest_each * block_), 1, most_blocks));
    if (!options_.masks) return resident_blocks(check_by_pairs, block_, shared_bytes());
    return with_words(problem_.edge_count,
                      [&](auto words) { return resident_blocks(check_by_masks<words()>, block_, shared_bytes()); });
  }

  SliceCounts check_slice(Rank base, std::uint64_t count, SliceSize& slice) {
    const unsigned blocks = grid(count);
    const std::uint32_t threads = blocks * block_;
    Shares shares{nullptr, (count + threads - 1) / threads, count, threads};
    context_.check_memory(
        0, threads * (problem_.needed_count * (sizeof(std::uint16_t) + (spills() ? problem_.word_count * 8 : 0))));
    DeviceBuffer<std::uint16_t> first(std::size_t{threads} * problem_.needed_count, stream());
    shares.first = first.device_data();
    {
      const StageTimer timer(context_, "start");
      if (options_.host_start)
        copy_first(shares, base, first);
      else
        executor_.operation("first combinations", [&](cudaStream_t s) {
          launch_kernel(make_first, {blocks, block_}, s, shares, base, binomials_.device_data(),
                        problem_.binomials->column_count(), tables_);
        });
      stream().synchronize();
    }
    const StageTimer timer(context_, "kernel");
    DeviceBuffer<double> block_best(blocks, stream());
    DeviceBuffer<std::uint64_t> spill(spills() ? std::size_t{threads} * problem_.needed_count * problem_.word_count : 0,
                                      stream());
    executor_.fill_zero(totals_.view());
    const Stopwatch watch;
    launch(shares, blocks, block_best, spill);
    SliceCounts done{};
    executor_.download(Span<SliceCounts>(&done, 1), DeviceSpan<const SliceCounts>(totals_.view()));
    slice.took(watch.ms());
    std::vector<double> bests(blocks);
    executor_.download(Span<double>(bests.data(), bests.size()), DeviceSpan<const double>(block_best.view()));
    if (done.found_count <= most_found) best_ = std::min(best_, *std::min_element(bests.begin(), bests.end()));
    return done;
  }

  void launch(const Shares& shares, unsigned blocks, const DeviceBuffer<double>& block_best,
              const DeviceBuffer<std::uint64_t>& spill) {
    const FoundList list = found_->list(&totals_.device_data()->found_count);
    executor_.operation("check combinations", [&](cudaStream_t s) {
      if (!options_.masks)
        launch_kernel(check_by_pairs, {blocks, block_, shared_bytes()}, s, tables_, shares, list, totals_.device_data(),
                      block_best.device_data(), best_, options_.tree_reduction);
      else
        with_words(problem_.edge_count, [&](auto words) {
          launch_kernel(check_by_masks<words()>, {blocks, block_, shared_bytes()}, s, tables_, shares, list,
                        totals_.device_data(), block_best.device_data(), best_, options_.tree_reduction, spill.device_data());
        });
    });
  }

  /// The thesis's first way: made on the host, then copied.
  void copy_first(const Shares& shares, Rank base, const DeviceBuffer<std::uint16_t>& first) {
    std::vector<std::uint16_t> made(first.size());
    for (std::uint32_t thread = 0; thread < shares.thread_count && thread * shares.each < shares.count; ++thread) {
      if (thread % 4096 == 0) context_.check_stop();
      const std::vector<std::uint32_t> subset =
          unranked(base + thread * shares.each, problem_.edge_count, problem_.needed_count, *problem_.binomials);
      for (std::size_t i = 0; i < subset.size(); ++i)
        made[i * shares.thread_count + thread] = static_cast<std::uint16_t>(subset[i]);
    }
    copy_bytes(first.device_data(), made.data(), made.size() * sizeof(std::uint16_t), CopyKind::host_to_device, stream());
    counts_.bytes_sent += made.size() * sizeof(std::uint16_t);
    stream().synchronize();
  }

  /// Of the slice's sets those that are near the blocks' best.
  void book(const SliceCounts& done) {
    counts_.calls += done.checked;
    counts_.leaves += done.triangulations;
    if (done.found_count > 0) hooks_.take(found_->sets(done.found_count, executor_));
  }

  const CombinationProblem& problem_;
  const DeviceOptions& options_;
  const Hooks& hooks_;
  RunCounts& counts_;
  RunContext& context_;
  const Stream stream_;
  CudaExecutor executor_;
  unsigned block_;
  double best_;
  std::optional<FoundBuffer> found_;
  DeviceBuffer<std::uint64_t> crossing_;
  DeviceBuffer<std::uint8_t> crosses_;
  DeviceBuffer<double> length_;
  DeviceBuffer<Rank> binomials_;
  DeviceBuffer<SliceCounts> totals_;
  Tables tables_{};
};

}  // namespace

void check_combinations(const CombinationProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                        RunContext& context) {
  Run(problem, options, hooks, counts, context).run();
}

}  // namespace ws::triangulation::cuda
