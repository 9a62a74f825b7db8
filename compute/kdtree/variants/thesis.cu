// The thesis's kernels, launched one by one: each with its copies, its launch shape and its times.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/variants/thesis.h"

#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/level.cuh"
#include "compute/kdtree/variants/thesis_kernels.cuh"

#include <cub/device/device_radix_sort.cuh>

#include <algorithm>
#include <functional>
#include <string>

namespace ws::kdtree {

using namespace cuda;

namespace {

struct IsHead {
  const ThesisEvent* events;
  std::uint32_t count;
  WS_HD std::uint32_t operator()(std::uint32_t i) const {
    if (i >= count) return 0;
    return i == 0 || events[i].axis != events[i - 1].axis || events[i].position != events[i - 1].position;
  }
};
struct LowsAndHighs {
  const ThesisEvent* events;
  std::uint32_t count;
  WS_HD unsigned long long operator()(std::uint32_t i) const {
    if (i >= count) return 0;
    return (events[i].type >= 1 ? 1ull : 0ull) | (events[i].type <= 1 ? 1ull << 32 : 0ull);
  }
};

/// Keys for the device's sort: position, axis, type from the high bits down, or axis first.
__global__ void make_sort_keys(const ThesisEvent* events, std::uint32_t count, bool axis_first, unsigned long long* keys) {
  const std::uint32_t stride = gridDim.x * blockDim.x;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += stride) {
    const ThesisEvent e = events[i];
    const unsigned long long place = ordered(e.position);
    keys[i] = axis_first ? (static_cast<unsigned long long>(e.axis) << 34 | place << 2 | e.type)
                         : (place << 4 | e.axis << 2 | e.type);
  }
}

}  // namespace

/// The device's side: a stream, launch shapes, clocks.
class ThesisKernels::Device {
 public:
  Device(const ThesisOptions& options, RunContext& context) : context(context), options_(options) {
    if (options.grid > 0 && options.block <= 0) {
      warn_once(said("--grid has no effect without --block: a number of blocks needs a number of threads"));
      options_.grid = 0;
    }
    int device = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors_, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&most_shared_, cudaDevAttrMaxSharedMemoryPerBlock, device));
  }

  /// The launch that was asked for, cut to what the device can do, which a warning says. Without a number of blocks: as many as
  /// are resident.
  /// The times keep it.
  template <class Kernel>
  [[nodiscard]] Launch shape(const char* name, Kernel kernel, std::size_t shared_per_thread, StepTimes& times) const {
    cudaFuncAttributes attributes{};
    WS_CUDA_CHECK(cudaFuncGetAttributes(&attributes, kernel));
    int most = attributes.maxThreadsPerBlock;
    if (shared_per_thread > 0)
      most =
          std::min(most, (most_shared_ - static_cast<int>(attributes.sharedSizeBytes)) / static_cast<int>(shared_per_thread));
    const int block = std::clamp(options_.block > 0 ? options_.block : 256, 1, most);
    if (block < options_.block)
      warn_once(told_unchecked("{} runs with {} threads per block instead of {}: the device takes no more",
                               {name, std::to_string(block), std::to_string(options_.block)}));
    const std::size_t shared = shared_per_thread * static_cast<std::size_t>(block);
    int resident = 0;
    WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, kernel, block, shared));
    const int grid = options_.grid > 0 ? options_.grid : std::max(resident, 1) * multiprocessors_;
    times.launch = {static_cast<std::uint32_t>(grid), static_cast<std::uint32_t>(block),
                    static_cast<std::uint32_t>(attributes.numRegs),
                    static_cast<std::uint32_t>(attributes.sharedSizeBytes + shared)};
    return times.launch;
  }

  template <class T>
  [[nodiscard]] DeviceBuffer<T> make(std::size_t size) const {
    return DeviceBuffer<T>(size, stream.view());
  }
  template <class T>
  [[nodiscard]] DeviceBuffer<T> upload(const T* data, std::size_t size, StepTimes& times) const {
    DeviceBuffer<T> buffer(size, stream.view());
    copy(buffer.view(), Span<const T>(data, size), stream.view());
    times.bytes_to_device += size * sizeof(T);
    return buffer;
  }
  template <class T>
  void download(T* to, const DeviceBuffer<T>& from, std::size_t size, StepTimes& times) const {
    copy(Span<T>(to, size), from.view().subspan(0, size), stream.view());
    times.bytes_from_device += size * sizeof(T);
  }
  /// Launches on the device's clock; waits.
  void run(StepTimes& times, const std::function<void(cudaStream_t)>& launch) {
    const cudaStream_t s = stream.view().handle();
    timer_.start(stream.view());
    launch(s);
    timer_.stop(stream.view());
    stream.view().synchronize();
    times.kernel_ms += timer_.ms();
    context.check_stop();
  }
  void wait() const { stream.view().synchronize(); }

  RunContext& context;
  Stream stream;

 private:
  /// A kernel is launched for each node; what was cut is told once.
  void warn_once(const std::string& text) const {
    const auto& all = context.metrics.warnings();
    if (std::find(all.begin(), all.end(), text) == all.end()) context.metrics.warn(text);
  }

  ThesisOptions options_;
  int multiprocessors_ = 1, most_shared_ = 0;
  DeviceTimer timer_;
};

ThesisKernels::ThesisKernels(const ThesisOptions& options, RunContext& context)
    : device_(std::make_unique<Device>(options, context)) {}
ThesisKernels::~ThesisKernels() = default;

void ThesisKernels::process_events(Span<const Triangle> triangles, const Box& cell, Clip how, std::vector<ThesisEvent>& events,
                                   StepTimes& times) {
  events.resize(6 * triangles.size());
  if (triangles.empty()) return;
  const Stopwatch watch;
  const auto in = device_->upload(triangles.data(), triangles.size(), times);
  const auto out = device_->make<ThesisEvent>(events.size());
  const Launch launch = device_->shape("ProcessEvents", cuda::process_events<ExtentOfTriangle>, sizeof(Box), times);
  device_->run(times, [&](cudaStream_t s) {
    launch_kernel(cuda::process_events<ExtentOfTriangle>, {launch.blocks, launch.threads, launch.threads * sizeof(Box)}, s,
                  ExtentOfTriangle{in.device_data(), cell, how}, static_cast<std::uint32_t>(triangles.size()),
                  out.device_data());
  });
  device_->download(events.data(), out, events.size(), times);
  device_->wait();
  times.ms += watch.ms();
}

void ThesisKernels::process_events(Span<const Box> extents, std::vector<ThesisEvent>& events, StepTimes& times) {
  events.resize(6 * extents.size());
  if (extents.empty()) return;
  const Stopwatch watch;
  const auto in = device_->upload(extents.data(), extents.size(), times);
  const auto out = device_->make<ThesisEvent>(events.size());
  const Launch launch = device_->shape("ProcessEvents", cuda::process_events<ExtentOfItem>, sizeof(Box), times);
  device_->run(times, [&](cudaStream_t s) {
    launch_kernel(cuda::process_events<ExtentOfItem>, {launch.blocks, launch.threads, launch.threads * sizeof(Box)}, s,
                  ExtentOfItem{in.device_data()}, static_cast<std::uint32_t>(extents.size()), out.device_data());
  });
  device_->download(events.data(), out, events.size(), times);
  device_->wait();
  times.ms += watch.ms();
}

void ThesisKernels::sort(std::vector<ThesisEvent>& events, bool axis_first, StepTimes& times) {
  if (events.empty()) return;
  const Stopwatch watch;
  const auto count = static_cast<std::uint32_t>(events.size());
  const auto in = device_->upload(events.data(), count, times);
  const auto out = device_->make<ThesisEvent>(count);
  const auto keys = device_->make<unsigned long long>(count), sorted = device_->make<unsigned long long>(count);
  const StreamView stream = device_->stream.view();
  auto sort = prepared(stream, [&](void* scratch, std::size_t& bytes) {
    return cub::DeviceRadixSort::SortPairs(scratch, bytes, keys.device_data(), sorted.device_data(), in.device_data(),
                                           out.device_data(), static_cast<std::int64_t>(count), 0, 36, stream.handle());
  });
  const Launch launch = device_->shape("the sort", make_sort_keys, 0, times);
  device_->run(times, [&](cudaStream_t s) {
    launch_kernel(make_sort_keys, {launch.blocks, launch.threads}, s, in.device_data(), count, axis_first, keys.device_data());
    sort();
  });
  device_->download(events.data(), out, count, times);
  device_->wait();
  times.ms += watch.ms();
}

void ThesisKernels::count_quadratic(Span<const ThesisEvent> events, Span<const ThesisPlane> planes, ThesisCounts& counts,
                                    StepTimes& times) {
  constexpr double pairs_per_slice = 1e11;  // some tens of milliseconds
  const auto event_count = static_cast<std::uint32_t>(events.size()), count = static_cast<std::uint32_t>(planes.size());
  for (auto* c : {&counts.left, &counts.planar, &counts.right}) c->resize(count);
  if (count == 0) return;
  const Stopwatch watch;
  const auto on_device = device_->upload(events.data(), event_count, times);
  const auto planes_there = device_->upload(planes.data(), count, times);
  const auto left = device_->make<std::uint32_t>(count), planar = device_->make<std::uint32_t>(count),
             right = device_->make<std::uint32_t>(count);
  const Launch launch = device_->shape("TriangleSplits", triangle_splits, sizeof(ThesisEvent), times);
  const auto slice = static_cast<std::uint32_t>(std::clamp(pairs_per_slice / event_count, 1024.0, double(count)));
  for (std::uint64_t begin = 0; begin < count; begin += slice)
    device_->run(times, [&](cudaStream_t s) {
      launch_kernel(triangle_splits, {launch.blocks, launch.threads, launch.threads * sizeof(ThesisEvent)}, s,
                    on_device.device_data(), event_count, planes_there.device_data(), static_cast<std::uint32_t>(begin),
                    static_cast<std::uint32_t>(std::min<std::uint64_t>(begin + slice, count)), left.device_data(),
                    planar.device_data(), right.device_data());
    });
  device_->download(counts.left.data(), left, count, times);
  device_->download(counts.planar.data(), planar, count, times);
  device_->download(counts.right.data(), right, count, times);
  device_->wait();
  times.ms += watch.ms();
}

void ThesisKernels::count_by_scan(Span<const ThesisEvent> events, std::uint32_t triangle_count,
                                  std::vector<ThesisPlane>& planes, ThesisCounts& counts, StepTimes& times) {
  const Stopwatch watch;
  const auto count = static_cast<std::uint32_t>(events.size());
  const auto in = device_->upload(events.data(), count, times);
  const auto sums = device_->make<unsigned long long>(count + 1);
  const auto ranks = device_->make<std::uint32_t>(count + 1), heads = device_->make<std::uint32_t>(count);
  const auto planes_there = device_->make<ThesisPlane>(count);
  const auto left = device_->make<std::uint32_t>(count), planar = device_->make<std::uint32_t>(count),
             right = device_->make<std::uint32_t>(count);
  const StreamView stream = device_->stream.view();
  std::uint32_t plane_count = 0;
  device_->run(times, [&](cudaStream_t s) {
    exclusive_scan(computed(LowsAndHighs{in.device_data(), count}), sums.device_data(), std::size_t(count) + 1, stream);
    exclusive_scan(computed(IsHead{in.device_data(), count}), ranks.device_data(), std::size_t(count) + 1, stream);
    const Launch heads_launch = device_->shape("the list of planes", list_heads, 0, times);
    launch_kernel(list_heads, {heads_launch.blocks, heads_launch.threads}, s, ranks.device_data(), count, heads.device_data());
    copy_bytes(&plane_count, ranks.device_data() + count, sizeof plane_count, CopyKind::device_to_host, stream);
    stream.synchronize();
    const Launch launch = device_->shape("the counts", counts_from_sums, 0, times);
    launch_kernel(counts_from_sums, {launch.blocks, launch.threads}, s, in.device_data(), count, sums.device_data(),
                  heads.device_data(), plane_count, triangle_count, planes_there.device_data(), left.device_data(),
                  planar.device_data(), right.device_data());
  });
  planes.resize(plane_count);
  for (auto* c : {&counts.left, &counts.planar, &counts.right}) c->resize(plane_count);
  device_->download(planes.data(), planes_there, plane_count, times);
  device_->download(counts.left.data(), left, plane_count, times);
  device_->download(counts.planar.data(), planar, plane_count, times);
  device_->download(counts.right.data(), right, plane_count, times);
  device_->wait();
  times.ms += watch.ms();
}

void ThesisKernels::price(Span<const ThesisPlane> planes, const ThesisCounts& counts, const Box& cell, const Rules& rules,
                          std::uint32_t triangle_count, ThesisCosts& costs, StepTimes& times) {
  const auto count = static_cast<std::uint32_t>(planes.size());
  costs.costs.resize(count);
  costs.sides.resize(count);
  if (count == 0) return;
  const Stopwatch watch;
  const auto in = device_->upload(planes.data(), count, times);
  const auto left = device_->upload(counts.left.data(), count, times),
             planar = device_->upload(counts.planar.data(), count, times),
             right = device_->upload(counts.right.data(), count, times);
  const auto out = device_->make<float>(count);
  const auto sides = device_->make<Side>(count);
  const Launch launch = device_->shape("parallelSAH", parallel_sah, 0, times);
  device_->run(times, [&](cudaStream_t s) {
    launch_kernel(parallel_sah, {launch.blocks, launch.threads}, s, in.device_data(), left.device_data(), planar.device_data(),
                  right.device_data(), count, cell, rules, triangle_count, out.device_data(), sides.device_data());
  });
  device_->download(costs.costs.data(), out, count, times);
  device_->download(costs.sides.data(), sides, count, times);
  device_->wait();
  times.ms += watch.ms();
}

ThesisMinimum ThesisKernels::minimum(Span<const float> costs, Span<const ThesisPlane> planes, StepTimes& times) {
  ThesisMinimum found{std::numeric_limits<float>::infinity(), no_plane};
  const auto count = static_cast<std::uint32_t>(costs.size());
  if (count == 0) return found;
  const Stopwatch watch;
  const auto in = device_->upload(costs.data(), count, times);
  const auto planes_there = device_->upload(planes.data(), count, times);
  const Launch launch = device_->shape("ParallelReduction", parallel_reduction, 8, times);
  const auto costs_of_blocks = device_->make<float>(launch.blocks + 1);
  const auto planes_of_blocks = device_->make<std::uint32_t>(launch.blocks + 1);
  float* const last_cost = costs_of_blocks.device_data() + launch.blocks;
  std::uint32_t* const last_plane = planes_of_blocks.device_data() + launch.blocks;
  device_->run(times, [&](cudaStream_t s) {
    launch_kernel(parallel_reduction, {launch.blocks, launch.threads, 8 * launch.threads}, s, in.device_data(), nullptr,
                  planes_there.device_data(), count, costs_of_blocks.device_data(), planes_of_blocks.device_data());
    launch_kernel(parallel_reduction, {1, launch.threads, 8 * launch.threads}, s, costs_of_blocks.device_data(),
                  planes_of_blocks.device_data(), planes_there.device_data(), launch.blocks, last_cost, last_plane);
  });
  copy_bytes(&found.cost, last_cost, sizeof found.cost, CopyKind::device_to_host, device_->stream.view());
  copy_bytes(&found.plane, last_plane, sizeof found.plane, CopyKind::device_to_host, device_->stream.view());
  times.bytes_from_device += sizeof found;
  device_->wait();
  times.ms += watch.ms();
  return found;
}

}  // namespace ws::kdtree
