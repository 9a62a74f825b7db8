// Dividing the nodes between large and small: a block takes one at a time. Children wait in a queue for any block, so no launch
// and no wait of the host belongs to a level.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/medium.cuh"

#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/medium_divider.cuh"

#include <algorithm>
#include <limits>

namespace ws::kdtree::cuda {

namespace {

using namespace medium;

constexpr unsigned seed_block = 256;

/// Of one thread: whether no node of a queue is left, nor any that may have children for it. Wide blocks add to the narrow
/// ones' queue before they take from their own.
[[nodiscard]] __device__ bool is_over(volatile Counters* all, unsigned queue) {
  if (all->unfinished[0] != 0) return false;
  if (queue == 0) return true;
  __threadfence();
  return all->unfinished[1] == 0;
}

/// Of one thread: waits for a node, and says where in the queue it is; `nothing` once all are divided, or none shall be.
__device__ std::uint32_t next_node(const Work& work, unsigned queue) {
  volatile Counters* const all = work.counters;
  const std::uint32_t slot = atomicAdd(&work.counters->taken[queue], 1u);
  while (!all->stop && !all->is_short) {
    if (slot < work.queue_capacity && static_cast<volatile std::uint32_t*>(work.is_ready[queue])[slot]) {
      __threadfence();
      return slot;
    }
    if (is_over(all, queue)) break;
    __nanosleep(100);
  }
  return nothing;
}

template <class Tier>
__global__ void __launch_bounds__(Tier::threads, Tier::blocks_each) divide_medium(const __grid_constant__ Work work) {
  extern __shared__ Event memory[];
  Shared<Tier>& shared = *reinterpret_cast<Shared<Tier>*>(memory);
  constexpr unsigned queue = std::is_same_v<Tier, WideTier> ? 0 : 1;
  let_next_kernel_start();  // narrow blocks read at once, once all wide ones are at work: these are never started early
  for (;;) {
    __syncthreads();
    if (threadIdx.x == 0) {
      shared.slot = next_node(work, queue);
      if (shared.slot != nothing) shared.node = work.queue[queue][shared.slot];
    }
    __syncthreads();
    if (shared.slot == nothing) break;
    Divider<Tier>(work, shared).divide();
  }
  if (queue == 1) wait_for_previous_kernel();  // what comes next begins when this kernel ends
}

/// How many items there are once all blocks have ended; none where their work has to be done again, or is in vain.
__global__ void tell_items(Work work, std::uint32_t* item_count) {
  const Counters& all = *work.counters;
  const bool is_whole = !all.stop && !all.is_short && all.items <= work.item_capacity &&
                        all.item_references <= work.reference_capacity && all.top <= work.top_capacity;
  *item_count = is_whole ? all.items : 0;
}

/// The items that are to be divided here, to the queues.
__global__ void queue_items(Work work, std::uint32_t count) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count || work.items[i].kind != ItemKind::medium) return;
  const Item item = work.items[i];
  const unsigned queue = queue_for(item.count);
  const std::uint32_t slot = atomicAdd(&work.counters->pushed[queue], 1u);
  atomicAdd(&work.counters->unfinished[queue], 1u);
  work.queue[queue][slot] = {item.cell, item.path, item.first, item.count, item.top, 1};
  work.is_ready[queue][slot] = 1;
}

/// A kernel's launch: as many blocks as the device holds at once. They wait for each other's nodes, never for a block that has
/// not begun.
template <class Tier>
struct Crew {
  unsigned blocks = 0;
  DeviceBuffer<Spill<Tier>> spills;

  Crew(std::size_t references, StreamView stream) {
    int device = 0, multiprocessors = 0, each = 0;
    allow_shared_bytes(divide_medium<Tier>, sizeof(Shared<Tier>));
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, divide_medium<Tier>, Tier::threads, sizeof(Shared<Tier>)));
    const unsigned at_once = std::min(static_cast<unsigned>(each), Tier::blocks_each);
    blocks = std::min(static_cast<unsigned>(multiprocessors) * at_once, blocks_for(references, Tier::capacity / 4));
    spills = DeviceBuffer<Spill<Tier>>(blocks, stream);
  }
  /// `early`: as soon as all blocks of the kernel before are at work.
  void launch(const Work& work, bool early, cudaStream_t stream) const {
    const LaunchShape shape{blocks, Tier::threads, sizeof(Shared<Tier>), false, early && starts_early(divide_medium<Tier>)};
    launch_kernel(divide_medium<Tier>, shape, stream, work);
  }
};

class MediumStage {
 public:
  MediumStage(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
              CudaExecutor& executor)
      : executor_(executor),
        stream_(executor.stream()),
        upper_(upper),
        counters_(1, stream_),
        item_count_(1, stream_),
        wide_(upper.medium_references, stream_),
        narrow_(upper.medium_references, stream_) {
    work_.rules = rules;
    work_.triangles = triangles.device_data();
    work_.most_references = most_references;
    work_.counters = counters_.device_data();
    work_.wide_spills = wide_.spills.device_data();
    work_.narrow_spills = narrow_.spills.device_data();
    begin_.references = triangles.size();
    for (const std::uint64_t growth : upper.growth) begin_.references += growth;
    begin_.items = upper.items.size();
    begin_.item_references = upper.item_triangles.size();
    begin_.top = upper.top.size();
  }

  /// Runs again with more memory where there was too little. What blocks that ended early have not asked for is not known then.
  void run(const NextStage& enqueue_next) {
    const std::size_t references = upper_.medium_references;
    std::size_t items = begin_.items + references / 2 + 64, item_references = begin_.item_references + 3 * references;
    std::size_t top = begin_.top + references + 128, pool = 6 * references;
    for (;;) {
      const Counters found = attempt(items, item_references, top, pool, enqueue_next);
      if (found.stop) return take(found, 0, 0, 0);  // its growth says so
      if (!found.is_short && found.items <= items && found.item_references <= item_references && found.top <= top)
        return take(found, found.items, found.item_references, found.top);
      if (found.is_short) pool *= 2;
      items = std::max<std::size_t>(items, found.items);
      item_references = std::max<std::size_t>(item_references, found.item_references);
      top = std::max<std::size_t>(top, found.top);
    }
  }

 private:
  Counters attempt(std::size_t items, std::size_t item_references, std::size_t top, std::size_t pool,
                   const NextStage& enqueue_next) {
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
    if (item_references > most || pool > most)
      throw Error(ErrorKind::out_of_memory, said("a level of the tree has too many references for the device's builder"),
                  said("use --backend cpu, or fewer triangles"));
    upper_.items.reserve(items, stream_);
    upper_.item_triangles.reserve(item_references, stream_);
    upper_.item_boxes.reserve(item_references, stream_);
    upper_.top.reserve(top, stream_);
    const std::size_t queue_size = upper_.medium_count + pool / 32;
    const DeviceBuffer<std::uint32_t> memory(pool_words * pool, stream_), is_ready(2 * queue_size, stream_);
    const DeviceBuffer<Pending> queue(2 * queue_size, stream_);
    work_.items = upper_.items.data();
    work_.item_triangles = upper_.item_triangles.data();
    work_.item_boxes = upper_.item_boxes.data();
    work_.top = upper_.top.data();
    work_.item_capacity = static_cast<std::uint32_t>(items);
    work_.reference_capacity = static_cast<std::uint32_t>(item_references);
    work_.top_capacity = static_cast<std::uint32_t>(top);
    work_.pool = memory.device_data();
    work_.pool_capacity = static_cast<std::uint32_t>(pool);
    for (std::size_t i = 0; i < 2; ++i) {
      work_.queue[i] = queue.device_data() + i * queue_size;
      work_.is_ready[i] = is_ready.device_data() + i * queue_size;
    }
    work_.queue_capacity = static_cast<std::uint32_t>(queue_size);
    Counters found = begin_;
    copy(counters_.view(), Span<const Counters>(&begin_, 1), stream_);
    fill_bytes(is_ready.device_data(), 0, 2 * queue_size * sizeof(std::uint32_t), stream_);
    executor_.operation("large: divide in blocks", [&](cudaStream_t s) {
      launch_kernel(queue_items, {blocks_for(begin_.items), seed_block}, s, work_, begin_.items);
      wide_.launch(work_, false, s);
      narrow_.launch(work_, true, s);
      launch_kernel(tell_items, {1, 1}, s, work_, item_count_.device_data());
    });
    if (enqueue_next) enqueue_next(item_count_.device_data());
    copy(Span<Counters>(&found, 1), std::as_const(counters_).view(), stream_);
    stream_.synchronize();
    return found;
  }

  void take(const Counters& found, std::uint32_t items, std::uint32_t item_references, std::uint32_t top) {
    upper_.growth.resize(deepest_level + 1);
    for (std::size_t d = 0; d < upper_.growth.size(); ++d) upper_.growth[d] += found.growth[d];
    upper_.items.set_size(items);
    upper_.item_triangles.set_size(item_references);
    upper_.item_boxes.set_size(item_references);
    upper_.top.set_size(top);
  }

  CudaExecutor& executor_;
  StreamView stream_;
  Upper& upper_;
  DeviceBuffer<Counters> counters_;
  DeviceBuffer<std::uint32_t> item_count_;
  Crew<WideTier> wide_;
  Crew<NarrowTier> narrow_;
  Work work_{};
  Counters begin_{};
};

}  // namespace

std::uint32_t largest_item(const Rules& rules) {
  int device = 0, most_bytes = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&most_bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  static_assert(sizeof(Shared<NarrowTier>) <= sizeof(Shared<WideTier>));
  const bool has_room = static_cast<std::size_t>(most_bytes) >= sizeof(Shared<WideTier>);
  return rules.strategy == Strategy::sah && has_room ? medium_size : small_size;
}

void divide_medium_nodes(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                         CudaExecutor& executor, const NextStage& enqueue_next) {
  if (upper.medium_count > 0) MediumStage(triangles, upper, rules, most_references, executor).run(enqueue_next);
}

}  // namespace ws::kdtree::cuda
