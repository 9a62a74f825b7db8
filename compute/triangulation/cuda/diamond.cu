// The diamond test on CUDA: a warp looks around from each point, then lists of both ends are linked.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/triangulation/candidates/look_around.h"
#include "compute/triangulation/cuda/crowded.h"
#include "compute/triangulation/cuda/device_graph.cuh"
#include "compute/triangulation/cuda/warp.cuh"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t warps_per_block = 2;
/// How many blocks a multiprocessor has shared memory for, with small rooms and with large ones.
constexpr std::uint32_t small_blocks = 14, large_blocks = 8;
/// So many launches that the CPU looks around from what one left to it while the next runs; none takes more than milliseconds.
constexpr std::size_t launches = 4, least_per_launch = 1u << 15, most_per_launch = 1u << 18;

/// Of each point the targets that it sees: targets[start[i]] … , count[i] of them.
struct Lists {
  DeviceBuffer<std::uint32_t> start, count, targets;
};

/// What is written while warps look around.
struct Progress {
  unsigned long long used;   ///< of the targets
  std::uint32_t wide_count;  ///< points of this launch without room
};

struct Task {
  const Point* points;
  FlatBoxTree tree;
  const DirectionTable* table;
  double tangent;
  std::uint32_t *start, *count, *targets;
  std::uint32_t* wide;  ///< points of this launch that the room does not suffice for
  Progress* progress;
};

/// Whether there was room to look around from `centre`.
template <class Room>
WS_DEVICE bool look_around_from(std::uint32_t centre, const Task& task, Room& room) {
  const Warp group;
  LookAround<Warp, Room> around(group, task.points, task.tree, *task.table, task.tangent, room);
  const std::uint32_t count = around.look(centre);
  if (count == LookAround<Warp, Room>::no_room) return false;
  std::uint32_t start = 0;
  if (group.lane() == 0) {
    start = static_cast<std::uint32_t>(atomicAdd(&task.progress->used, static_cast<unsigned long long>(count)));
    task.start[centre] = start;
    task.count[centre] = count;
  }
  start = group.first(start);
  around.write([&](std::uint32_t place, std::uint32_t target) { task.targets[start + place] = target; });
  return true;
}

__global__ void __launch_bounds__(32 * warps_per_block, small_blocks)
    look_around_kernel(const __grid_constant__ Task task, std::uint32_t begin, std::uint32_t end) {
  __shared__ SmallLookAroundRoom rooms[warps_per_block];
  const std::uint32_t warp = threadIdx.x / 32, centre = begin + blockIdx.x * warps_per_block + warp;
  if (centre >= end) return;
  if (!look_around_from(centre, task, rooms[warp]) && Warp().lane() == 0)
    task.wide[atomicAdd(&task.progress->wide_count, 1u)] = centre;
}

/// The same of points that had no room there.
__global__ void __launch_bounds__(32 * warps_per_block, large_blocks)
    look_wide_kernel(const __grid_constant__ Task task, const std::uint32_t* centres, std::uint32_t count) {
  __shared__ LookAroundRoom rooms[warps_per_block];
  const std::uint32_t warp = threadIdx.x / 32, k = blockIdx.x * warps_per_block + warp;
  if (k >= count) return;
  if (!look_around_from(centres[k], task, rooms[warp]) && Warp().lane() == 0)
    task.wide[atomicAdd(&task.progress->wide_count, 1u)] = centres[k];
}

/// Boxes of a level from those of the level below, or from points.
struct FillLeaves {
  DeviceSpan<const Point> points;
  DeviceSpan<PlaneBox> boxes;
  WS_DEVICE void operator()(std::uint32_t i) const {
    const std::size_t begin = std::size_t(i) * BoxTree::points_per_leaf;
    PlaneBox box{points[begin], points[begin]};
    for (std::size_t k = begin + 1; k < points.size() && k < begin + BoxTree::points_per_leaf; ++k)
      box.add({points[k], points[k]});
    boxes[i] = box;
  }
};
struct FillLevel {
  DeviceSpan<const PlaneBox> below;
  DeviceSpan<PlaneBox> boxes;
  WS_DEVICE void operator()(std::uint32_t i) const {
    const std::size_t begin = std::size_t(i) * BoxTree::fan_out;
    PlaneBox box = below[begin];
    for (std::size_t k = begin + 1; k < below.size() && k < begin + BoxTree::fan_out; ++k) box.add(below[k]);
    boxes[i] = box;
  }
};

void fill(FlatBoxTree& tree, DeviceSpan<PlaneBox> boxes, DeviceSpan<const Point> points, CudaExecutor& executor) {
  executor.for_each("boxes over points", tree.count(0), FillLeaves{points, boxes.subspan(0, tree.count(0))});
  for (int level = 1; level <= tree.top; ++level)
    executor.for_each("boxes over boxes", tree.count(level),
                      FillLevel{boxes.subspan(tree.first[level - 1], tree.count(level - 1)),
                                boxes.subspan(tree.first[level], tree.count(level))});
  tree.boxes = boxes.device_data();
}

/// Room for `most` more targets than are in use.
void reserve(DeviceBuffer<std::uint32_t>& targets, std::size_t used, std::size_t most, CudaExecutor& executor) {
  if (used + most >= Neighbours::none)
    throw Error(ErrorKind::out_of_memory, said("more than 2^31 edges pass the diamond test"), said("take fewer points"));
  if (used + most <= targets.size()) return;
  auto larger = executor.make<std::uint32_t>(used + most + used / 4);
  executor.copy(larger.view(), DeviceSpan<const std::uint32_t>(targets.view().subspan(0, used)));
  targets = std::move(larger);
}

/// The lists of points that were too crowded, from the CPU.
struct PutLists {
  DeviceSpan<const std::uint32_t> points, starts, counts;
  DeviceSpan<std::uint32_t> start, count;
  std::uint32_t offset;
  WS_DEVICE void operator()(std::uint32_t i) const {
    start[points[i]] = offset + starts[i];
    count[points[i]] = counts[i];
  }
};

template <class T>
DeviceBuffer<T> uploaded(const std::vector<T>& values, const CudaExecutor& executor) {
  auto device = executor.make<T>(values.size());
  executor.upload(device.view(), Span<const T>(values));
  return device;
}

void add_crowded(Lists& lists, std::size_t used, const CrowdedLists& made, CudaExecutor& executor) {
  const auto points = uploaded(made.points, executor), starts = uploaded(made.starts, executor),
             counts = uploaded(made.counts, executor);
  reserve(lists.targets, used, made.targets.size(), executor);
  executor.upload(lists.targets.view().subspan(used, made.targets.size()), Span<const std::uint32_t>(made.targets));
  executor.for_each("put lists of crowded points", made.points.size(),
                    PutLists{points.view(), starts.view(), counts.view(), lists.start.view(), lists.count.view(),
                             static_cast<std::uint32_t>(used)});
  executor.stream().synchronize();  // what was uploaded goes
}

/// Crowded points, which the CPU's threads look around from while the device goes on with others.
class CrowdedPoints {
 public:
  CrowdedPoints(const std::vector<Point>& points, const DirectionTable& table, double tangent, RunContext& context)
      : points_(points), table_(table), tangent_(tangent), context_(context) {}

  void add(const std::vector<std::uint32_t>& centres) { fresh_.insert(fresh_.end(), centres.begin(), centres.end()); }
  /// From those that were added since the last call.
  void look_around() {
    if (!tree_) tree_.emplace(points_);  // in the first call, while the device is at work
    if (fresh_.empty()) return;
    CrowdedLists made = look_around_on_cpu(points_, *tree_, std::exchange(fresh_, {}), table_, tangent_, context_);
    for (std::uint32_t& start : made.starts) start += static_cast<std::uint32_t>(lists_.targets.size());
    const auto append = [](std::vector<std::uint32_t>& to, const std::vector<std::uint32_t>& from) {
      to.insert(to.end(), from.begin(), from.end());
    };
    append(lists_.points, made.points);
    append(lists_.starts, made.starts);
    append(lists_.counts, made.counts);
    append(lists_.targets, made.targets);
  }
  [[nodiscard]] const CrowdedLists& lists() const { return lists_; }

 private:
  const std::vector<Point>& points_;
  const DirectionTable& table_;
  double tangent_;
  RunContext& context_;
  std::vector<std::uint32_t> fresh_;
  std::optional<BoxTree> tree_;
  CrowdedLists lists_;
};

/// Looks around from points on the device, launch by launch.
class Looker {
 public:
  Looker(std::size_t most_points, const Task& task, CudaExecutor& executor)
      : executor_(executor),
        wide_(executor.make<std::uint32_t>(most_points)),
        wider_(executor.make<std::uint32_t>(most_points)),
        device_progress_(executor.make<Progress>(1)),
        task_(task) {
    executor.fill_zero(device_progress_.view());
    task_.progress = device_progress_.device_data();
  }

  [[nodiscard]] std::size_t used() const { return progress_.used; }
  /// From those between begin and end; does not wait.
  void look(std::size_t begin, std::size_t end, std::uint32_t* targets) {
    task_.targets = targets;
    task_.wide = wide_.device_data();
    forget_wide();
    executor_.operation("diamond test", [&](cudaStream_t stream) {
      launch_kernel(look_around_kernel, shape(end - begin), stream, task_, static_cast<std::uint32_t>(begin),
                    static_cast<std::uint32_t>(end));
    });
  }
  /// Waits. Those of the last call that the device has no room for. A few without room in a small one are not tried again.
  [[nodiscard]] std::vector<std::uint32_t> without_room() {
    constexpr std::size_t few = 1024;
    fetch();
    if (progress_.wide_count <= few) return fetched(wide_);
    task_.wide = wider_.device_data();
    forget_wide();
    executor_.operation("diamond test", [&](cudaStream_t stream) {
      launch_kernel(look_wide_kernel, shape(progress_.wide_count), stream, task_,
                    static_cast<const std::uint32_t*>(wide_.device_data()), progress_.wide_count);
    });
    fetch();
    return fetched(wider_);
  }

 private:
  [[nodiscard]] static LaunchShape shape(std::size_t point_count) {
    return {static_cast<unsigned>((point_count + warps_per_block - 1) / warps_per_block), 32 * warps_per_block};
  }
  void forget_wide() {
    fill_bytes(&device_progress_.device_data()->wide_count, 0, sizeof(Progress::wide_count), executor_.stream());
  }
  void fetch() { executor_.download(Span<Progress>(&progress_, 1), std::as_const(device_progress_).view()); }
  [[nodiscard]] std::vector<std::uint32_t> fetched(const DeviceBuffer<std::uint32_t>& list) const {
    std::vector<std::uint32_t> points(progress_.wide_count);
    if (!points.empty()) executor_.download(Span<std::uint32_t>(points), list.view().subspan(0, points.size()));
    return points;
  }

  CudaExecutor& executor_;
  DeviceBuffer<std::uint32_t> wide_, wider_;
  DeviceBuffer<Progress> device_progress_;
  Task task_;
  Progress progress_{};
};

Lists look_around(const std::vector<Point>& points, DeviceSpan<const Point> on_device, double tangent, CudaExecutor& executor) {
  constexpr std::size_t usual_targets = 26;  // of a point of an even set: 23 or 24
  RunContext& context = executor.context();
  FlatBoxTree tree = flat_box_tree(points.size());
  auto boxes = executor.make<PlaneBox>(tree.first[tree.top + 1]);
  fill(tree, boxes.view(), on_device, executor);
  const auto host_table = std::make_unique<const DirectionTable>(tangent);
  auto table = executor.make<DirectionTable>(1);
  executor.upload(table.view(), Span<const DirectionTable>(host_table.get(), 1));
  const std::size_t per_launch = std::clamp((points.size() + launches - 1) / launches, least_per_launch, most_per_launch);
  Lists lists{executor.make<std::uint32_t>(points.size()), executor.make<std::uint32_t>(points.size()),
              executor.make<std::uint32_t>(points.size() * usual_targets +
                                           std::min(points.size(), per_launch) * LookAroundRoom::most_found)};
  Looker looker(std::min(points.size(), per_launch),
                Task{on_device.device_data(), tree, table.device_data(), tangent, lists.start.device_data(),
                     lists.count.device_data(), nullptr, nullptr, nullptr},
                executor);
  CrowdedPoints crowded(points, *host_table, tangent, context);
  for (std::size_t begin = 0; begin < points.size(); begin += per_launch) {
    const std::size_t end = std::min(begin + per_launch, points.size());
    reserve(lists.targets, looker.used(), (end - begin) * LookAroundRoom::most_found, executor);
    looker.look(begin, end, lists.targets.device_data());
    crowded.look_around();
    crowded.add(looker.without_room());
    context.report(0.3 * double(end) / double(points.size()), "diamond test");
  }
  crowded.look_around();
  if (!crowded.lists().points.empty()) add_crowded(lists, looker.used(), crowded.lists(), executor);
  return lists;
}

/// Marks the edges that both ends see, and counts them.
struct MarkMutual {
  DeviceSpan<const std::uint32_t> start, count, targets;
  DeviceSpan<std::uint8_t> is_mutual;
  DeviceSpan<std::uint32_t> kept;
  WS_DEVICE void operator()(std::uint32_t i) const {
    std::uint32_t sum = 0;
    for (std::uint32_t k = start[i]; k < start[i] + count[i]; ++k) {
      const std::uint32_t other = targets[k], end = start[other] + count[other];
      std::uint32_t back = start[other];
      while (back < end && targets[back] != i) ++back;
      is_mutual[k] = back < end;
      sum += back < end;
    }
    kept[i] = sum;
  }
};
struct KeepMutual {
  DeviceSpan<const std::uint32_t> start, count, targets;
  DeviceSpan<const std::uint8_t> is_mutual;
  DeviceSpan<const std::uint32_t> first;
  DeviceSpan<std::uint32_t> target;
  WS_DEVICE void operator()(std::uint32_t i) const {
    std::uint32_t h = first[i];
    for (std::uint32_t k = start[i]; k < start[i] + count[i]; ++k)
      if (is_mutual[k]) target[h++] = targets[k];
  }
};
struct LinkTwins {
  DeviceSpan<const std::uint32_t> first, target;
  DeviceSpan<std::uint32_t> twin;
  WS_DEVICE void operator()(std::uint32_t i) const {
    for (std::uint32_t h = first[i]; h < first[i + 1]; ++h) {
      std::uint32_t back = first[target[h]];
      while (target[back] != i) ++back;
      twin[h] = back;
    }
  }
};

}  // namespace

DeviceGraph diamond_graph(const std::vector<Point>& points, double tangent, CudaExecutor& executor) {
  constexpr std::size_t search_cost = 1500;
  DeviceGraph graph;
  graph.points = uploaded(points, executor);
  Lists lists = look_around(points, std::as_const(graph.points).view(), tangent, executor);
  auto is_mutual = executor.make<std::uint8_t>(lists.targets.size());
  graph.first = executor.make<std::uint32_t>(points.size() + 1);
  executor.fill_zero(graph.first.view().subspan(points.size(), 1));
  executor.for_each(
      "mark diamonds of both ends", points.size(),
      MarkMutual{lists.start.view(), lists.count.view(), lists.targets.view(), is_mutual.view(), graph.first.view()},
      search_cost);
  exclusive_sums("count diamonds", std::as_const(graph.first).view(), graph.first.view(), executor);
  const auto total = executor.value_at(std::as_const(graph.first).view(), points.size());
  graph.target = executor.make<std::uint32_t>(total);
  executor.for_each("keep diamonds", points.size(),
                    KeepMutual{lists.start.view(), lists.count.view(), lists.targets.view(), std::as_const(is_mutual).view(),
                               std::as_const(graph.first).view(), graph.target.view()},
                    search_cost);
  lists = {};
  graph.twin = executor.make<std::uint32_t>(total);
  executor.for_each("link diamonds", points.size(),
                    LinkTwins{std::as_const(graph.first).view(), std::as_const(graph.target).view(), graph.twin.view()},
                    search_cost);
  return graph;
}

}  // namespace ws::triangulation
