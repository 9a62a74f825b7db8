// Layers of monotone paths on a device: a thread expands a path, the least cost of each is an atomic minimum, and the thread
// that reaches one first lists it for the next layer. Costs stay on the device; the way back asks for those that it needs.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/triangulation/paths/path_sweep.h"

#include <memory>

namespace ws::triangulation {

namespace {

using Cost = unsigned long long;
constexpr unsigned block_size = 256;

/// Paths that a block reaches first: listed in shared memory, so that all take their places in the next layer at once.
struct Reached {
  static constexpr std::uint32_t capacity = 4 * block_size;
  std::uint32_t states[capacity];
  std::uint32_t count;
  unsigned long long first_place;

  __device__ void add(std::uint32_t state, std::uint32_t* next, unsigned long long* next_count) {
    const std::uint32_t place = atomicAdd(&count, 1u);
    if (place < capacity)
      states[place] = state;
    else
      next[atomicAdd(next_count, 1ull)] = state;
  }
  /// All threads of the block are here.
  __device__ void write(std::uint32_t* next, unsigned long long* next_count) {
    __syncthreads();
    const std::uint32_t held = min(count, capacity);
    if (threadIdx.x == 0) first_place = atomicAdd(next_count, static_cast<unsigned long long>(held));
    __syncthreads();
    for (std::uint32_t i = threadIdx.x; i < held; i += block_size) next[first_place + i] = states[i];
  }
};

__global__ void __launch_bounds__(block_size) expand_paths(PathSteps tables, const std::uint32_t* layer, std::uint64_t count,
                                                           Cost* costs, std::uint32_t* next, unsigned long long* next_count) {
  extern __shared__ std::uint64_t shared[];
  __shared__ Reached reached;
  const std::uint32_t pairs = tables.point_count * tables.point_count;
  for (std::uint32_t i = threadIdx.x; i < pairs; i += block_size) {
    shared[i] = tables.above[i];
    shared[pairs + i] = tables.below[i];
    shared[2 * pairs + i] = tables.length[i];
  }
  if (threadIdx.x == 0) reached.count = 0;
  __syncthreads();
  const PathSteps steps{shared, shared + pairs, shared + 2 * pairs, tables.point_count};
  const std::uint64_t i = std::uint64_t{blockIdx.x} * block_size + threadIdx.x;
  if (i < count) {
    const std::uint32_t state = layer[i];
    const Cost cost = costs[state];
    steps.for_each_up(state, [&](std::uint32_t above, std::uint64_t step) {
      const Cost sum = cost + step;
      if (__ldcg(&costs[above]) <= sum) return;  // costs only fall, so what an old value rules out stays so
      if (atomicMin(&costs[above], sum) == PathSteps::unreached) reached.add(above, next, next_count);
    });
  }
  reached.write(next, next_count);
}

__global__ void gather_costs(const std::uint32_t* states, std::uint32_t count, const Cost* costs, std::uint64_t* gathered) {
  const std::uint32_t i = blockIdx.x * block_size + threadIdx.x;
  if (i < count) gathered[i] = costs[states[i]];
}

unsigned blocks_for(std::uint64_t count) { return static_cast<unsigned>((count + block_size - 1) / block_size); }

/// Costs of all states, and the lists of a layer and the next.
class DeviceSweep {
 public:
  DeviceSweep(const SweepInput& input, RunContext& context) : state_count_(std::size_t{1} << (input.steps.point_count - 2)) {
    const StageTimer timer(context, "transfer");
    costs_ = DeviceBuffer<Cost>(state_count_, stream());
    fill_bytes(costs_.device_data(), 0xff, state_count_ * sizeof(Cost), stream());  // unreached
    const PathSteps& host = input.steps;
    const std::size_t pairs = std::size_t{host.point_count} * host.point_count;
    tables_ = DeviceBuffer<std::uint64_t>(3 * pairs, stream());
    for (const auto& [k, from] : {std::pair{0, host.above}, {1, host.below}, {2, host.length}})
      copy_bytes(tables_.device_data() + k * pairs, from, pairs * sizeof(std::uint64_t), CopyKind::host_to_device, stream());
    steps_ = {tables_.device_data(), tables_.device_data() + pairs, tables_.device_data() + 2 * pairs, host.point_count};
    stream().synchronize();
  }

  SweepCounts run(const SweepInput& input, RunContext& context) {
    const StageTimer timer(context, "kernel");
    CudaExecutor executor(context, stream());
    DeviceBuffer<std::uint32_t> layer(state_count_, stream()), next(state_count_, stream());
    DeviceBuffer<unsigned long long> next_count(1, stream());
    const Cost nothing = 0;
    copy_bytes(costs_.device_data() + input.first, &nothing, sizeof nothing, CopyKind::host_to_device, stream());
    copy_bytes(layer.device_data(), &input.first, sizeof input.first, CopyKind::host_to_device, stream());
    stream().synchronize();
    SweepCounts counts;
    unsigned long long count = 1;
    // The topmost path is alone in its layer, the last one.
    for (std::uint32_t only = input.first; count != 1 || only != input.last; layer.swap(next)) {
      executor.fill_zero(next_count.view());
      expand(executor, layer, count, next, next_count);
      executor.download(Span<unsigned long long>(&count, 1), DeviceSpan<const unsigned long long>(next_count.view()));
      if (count == 0) throw Error(ErrorKind::internal, "no path leads to the upper hull");
      if (count == 1) executor.download(Span<std::uint32_t>(&only, 1), DeviceSpan<const std::uint32_t>(next.view()));
      counts.states += count;
      context.report(double(++counts.layers) / double(input.layer_count), "sweeping monotone paths");
    }
    executor.synchronize();
    return counts;
  }

  void look_up(const std::vector<std::uint32_t>& states, std::vector<std::uint64_t>& costs) const {
    if (states.empty()) return;
    DeviceBuffer<std::uint32_t> wanted(states.size(), stream());
    DeviceBuffer<std::uint64_t> found(states.size(), stream());
    copy(wanted.view(), Span<const std::uint32_t>(states.data(), states.size()), stream());
    launch_kernel(gather_costs, {blocks_for(states.size()), block_size}, stream().handle(), wanted.device_data(),
                  static_cast<std::uint32_t>(states.size()), costs_.device_data(), found.device_data());
    copy(Span<std::uint64_t>(costs.data(), costs.size()), DeviceSpan<const std::uint64_t>(found.view()), stream());
    stream().synchronize();
  }

 private:
  [[nodiscard]] StreamView stream() const { return stream_.view(); }

  /// In slices, so that a cancelled run ends soon.
  void expand(CudaExecutor& executor, const DeviceBuffer<std::uint32_t>& layer, std::uint64_t count,
              const DeviceBuffer<std::uint32_t>& next, const DeviceBuffer<unsigned long long>& next_count) const {
    constexpr std::uint64_t slice = 1u << 24;
    const std::size_t shared_bytes = 3 * std::size_t{steps_.point_count} * steps_.point_count * sizeof(std::uint64_t);
    for (std::uint64_t begin = 0; begin < count; begin += slice) {
      if (begin > 0) stream().synchronize();
      const std::uint64_t size = std::min(slice, count - begin);
      executor.operation("expand paths", [&](cudaStream_t s) {
        launch_kernel(expand_paths, {blocks_for(size), block_size, shared_bytes}, s, steps_, layer.device_data() + begin, size,
                      costs_.device_data(), next.device_data(), next_count.device_data());
      });
    }
  }

  const Stream stream_;
  std::size_t state_count_;
  DeviceBuffer<Cost> costs_;
  DeviceBuffer<std::uint64_t> tables_;
  PathSteps steps_;
};

}  // namespace

SweptPaths sweep_on_device(const SweepInput& input, RunContext& context) {
  const auto sweep = std::make_shared<DeviceSweep>(input, context);
  const SweepCounts counts = sweep->run(input, context);
  return {counts, [sweep](const std::vector<std::uint32_t>& states, std::vector<std::uint64_t>& costs) {
            sweep->look_up(states, costs);
          }};
}

}  // namespace ws::triangulation
