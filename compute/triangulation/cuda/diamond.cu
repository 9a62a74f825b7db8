// The diamond test on CUDA: a warp looks around from each point, then lists of both ends are linked.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/device/staging.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/triangulation/candidates/look_around.h"
#include "compute/triangulation/cuda/crowded.h"
#include "compute/triangulation/cuda/device_graph.cuh"
#include "compute/triangulation/cuda/warp.cuh"
#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t warps_per_block = 2;
/// How many blocks a multiprocessor has shared memory for, with small rooms and with large ones.
constexpr std::uint32_t small_blocks = 14, large_blocks = 8;
/// So many launches that the CPU looks around from what one left to it while others run; none takes more than milliseconds.
constexpr std::size_t launches = 8, least_per_launch = 1u << 13, most_per_launch = 1u << 18;
/// At most about so many points are in launches that were not waited for. The device needs about as long for them as the CPU
/// does for points near the hull; a cancelled run waits until they are done.
constexpr std::size_t points_under_way = 3u << 18;

/// Of each point the targets that it sees: targets[start[i]] … , count[i] of them.
struct Lists {
  DeviceBuffer<std::uint32_t> start, count, targets;
};

/// Points listed on the device, which alone knows how many they are.
struct PointList {
  std::uint32_t *points, *count;

  WS_DEVICE void add(std::uint32_t point) const { points[atomicAdd(count, 1u)] = point; }
};

struct Task {
  const Point* points;
  FlatBoxTree tree;
  const DirectionTable* table;
  double tangent;
  std::uint32_t *start, *count, *targets;
  unsigned long long* used;  ///< of the targets
  PointList without_room;    ///< gets those that the room does not suffice for
};

/// Whether there was room to look around from `centre`.
template <class Room>
WS_DEVICE bool look_around_from(std::uint32_t centre, const Task& task, Room& room) {
  const Warp group;
  LookAround<Warp, Room> around(group, task.points, task.tree, *task.table, task.tangent, room);
  const std::uint32_t count = around.look(centre);
  if (count == LookAround<Warp, Room>::no_room) {
    if (group.lane() == 0) task.without_room.add(centre);
    return false;
  }
  std::uint32_t start = 0;
  if (group.lane() == 0) {
    start = static_cast<std::uint32_t>(atomicAdd(task.used, static_cast<unsigned long long>(count)));
    task.start[centre] = start;
    task.count[centre] = count;
  }
  start = group.first(start);
  around.write([&](std::uint32_t place, std::uint32_t target) { task.targets[start + place] = target; });
  return true;
}

/// From those between begin and end that `is_outer` does not say to be done.
__global__ void __launch_bounds__(32 * warps_per_block, small_blocks)
    look_around_kernel(const __grid_constant__ Task task, const std::uint8_t* is_outer, std::uint32_t begin,
                       std::uint32_t end) {
  __shared__ SmallLookAroundRoom rooms[warps_per_block];
  const std::uint32_t warp = threadIdx.x / 32, centre = begin + blockIdx.x * warps_per_block + warp;
  if (centre < end && !is_outer[centre]) look_around_from(centre, task, rooms[warp]);
}

/// From those that are listed.
template <class Room, std::uint32_t Blocks>
__global__ void __launch_bounds__(32 * warps_per_block, Blocks)
    look_around_listed_kernel(const __grid_constant__ Task task, const PointList list) {
  __shared__ Room rooms[warps_per_block];
  const std::uint32_t warp = threadIdx.x / 32, count = *list.count;
  for (std::uint32_t k = blockIdx.x * warps_per_block + warp; k < count; k += gridDim.x * warps_per_block)
    look_around_from(list.points[k], task, rooms[warp]);
}

/// Lists points near the hull. Nearly all that have too much around them are there.
struct ListOuter {
  DeviceSpan<const Point> points;
  DeviceSpan<const std::uint32_t> corners;
  double squared_depth;
  PointList outer;
  std::uint32_t most;
  DeviceSpan<std::uint8_t> is_outer;
  [[nodiscard]] WS_DEVICE bool is_near(Point p, Point a, Point b) const {
    const double x = b.x - a.x, y = b.y - a.y, across = x * (p.y - a.y) - y * (p.x - a.x);
    return across * across <= squared_depth * (x * x + y * y);
  }
  WS_DEVICE void operator()(std::uint32_t i) const {
    bool is_any = false;
    for (std::size_t k = 0; k < corners.size() && !is_any; ++k)
      is_any = is_near(points[i], points[corners[k]], points[corners[k + 1 < corners.size() ? k + 1 : 0]]);
    const std::uint32_t place = is_any ? atomicAdd(outer.count, 1u) : most;
    is_outer[i] = place < most;
    if (place < most) outer.points[place] = i;
  }
};
struct AtMost {
  std::uint32_t *value, most;
  WS_DEVICE void operator()(std::uint32_t) const {
    if (*value > most) *value = most;
  }
};

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
  upload_pageable(device.view(), values, executor.stream(), executor.context());
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
      : points_(points), table_(table), tangent_(tangent), context_(context), tree_(points) {}

  void look_around_from(std::vector<std::uint32_t> centres) {
    if (centres.empty()) return;
    CrowdedLists made = look_around_on_cpu(points_, tree_, std::move(centres), table_, tangent_, context_);
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
  BoxTree tree_;
  CrowdedLists lists_;
};

/// A list that the device fills.
struct DeviceList {
  DeviceBuffer<std::uint32_t> points, count;

  DeviceList(std::size_t most, CudaExecutor& executor)
      : points(executor.make<std::uint32_t>(most)), count(executor.make<std::uint32_t>(1)) {
    executor.fill_zero(count.view());
  }
  [[nodiscard]] PointList view() const { return {points.device_data(), count.device_data()}; }
};

/// Looks around from points on the device, launch by launch, in two streams in turn: the first warps of a launch take the
/// places that the last ones of the launch before leave. The run's stream is free for what the host asks meanwhile.
class Looker {
 public:
  /// `task`: without what changes from launch to launch, which is set here.
  Looker(DeviceSpan<const Point> points, std::size_t most_outer, const Task& task, Lists& lists, CudaExecutor& executor)
      : executor_(executor),
        lanes_{CudaExecutor(executor.context(), streams_[0].view()), CudaExecutor(executor.context(), streams_[1].view())},
        points_(points),
        outer_(most_outer, executor),
        is_outer_(executor.make<std::uint8_t>(points.size())),
        device_used_(executor.make<unsigned long long>(1)),
        task_(task),
        lists_(lists) {
    executor.fill_zero(is_outer_.view());
    executor.fill_zero(device_used_.view());
    task_.start = lists.start.device_data();
    task_.count = lists.count.device_data();
    task_.used = device_used_.device_data();
  }
  Looker(const Looker&) = delete;
  Looker& operator=(const Looker&) = delete;
  /// The streams use memory that goes in the order of the run's stream.
  ~Looker() {
    for (const CudaExecutor& lane : lanes_) lane.stream().try_synchronize();
  }

  [[nodiscard]] std::size_t used() const { return used_; }
  [[nodiscard]] std::size_t launches_under_way() const { return under_way_.size(); }
  /// From points that are so near to the sides between corners of the hull, before all others: the CPU has nearly all that is
  /// too much for the device then from the beginning on, and little at the end. Does not wait.
  void look_at_border(DeviceSpan<const std::uint32_t> corners, double squared_depth) {
    const auto most = static_cast<std::uint32_t>(outer_.points.size());
    executor_.for_each("points at the border", points_.size(),
                       ListOuter{points_, corners, squared_depth, outer_.view(), most, is_outer_.view()}, 10 * corners.size());
    executor_.for_each("points at the border", 1, AtMost{outer_.count.device_data(), most});
    look_at_listed<SmallLookAroundRoom, small_blocks>(outer_, begin_launch(most).crowded);
    end_launch();
  }
  /// From the others between begin and end; does not wait unless the targets need more room than was expected.
  void look_between(std::size_t begin, std::size_t end) {
    std::optional<DeviceList> without_small_room(std::in_place, end - begin, executor_);
    Launch& launch = begin_launch(end - begin, std::move(without_small_room));
    task_.without_room = launch.wide->view();
    lane().operation("diamond test", [&](cudaStream_t stream) {
      launch_kernel(look_around_kernel, {blocks_for(end - begin), 32 * warps_per_block}, stream, task_,
                    static_cast<const std::uint8_t*>(is_outer_.device_data()), static_cast<std::uint32_t>(begin),
                    static_cast<std::uint32_t>(end));
    });
    look_at_listed<LookAroundRoom, large_blocks>(*launch.wide, launch.crowded);
    end_launch();
  }
  /// Waits for the oldest launch: the points that it has no room for.
  [[nodiscard]] std::vector<std::uint32_t> without_room() {
    const Launch launch = std::move(under_way_.front());
    under_way_.pop_front();
    launch.done.wait();
    used_ = executor_.value_at(std::as_const(device_used_).view(), 0);
    std::vector<std::uint32_t> points(executor_.value_at(launch.crowded.count.view(), 0));
    if (!points.empty())
      executor_.download(Span<std::uint32_t>(points), launch.crowded.points.view().subspan(0, points.size()));
    return points;
  }
  /// Books the operations' times, once no launch is under way.
  void finish() {
    for (CudaExecutor& lane : lanes_) lane.synchronize();
  }

 private:
  struct Launch {
    std::size_t point_count;
    DeviceList crowded;
    std::optional<DeviceList> wide;  ///< without a small room
    DeviceEvent done;
  };
  [[nodiscard]] static unsigned blocks_for(std::size_t point_count) {
    return static_cast<unsigned>((point_count + warps_per_block - 1) / warps_per_block);
  }
  [[nodiscard]] CudaExecutor& lane() { return lanes_[launch_count_ % lanes_.size()]; }
  void let_lane_follow() {
    DeviceEvent ready;
    ready.record(executor_.stream());
    lane().stream().wait_for(ready);
  }
  /// The lane has all that the run's stream was asked for before.
  Launch& begin_launch(std::size_t point_count, std::optional<DeviceList> wide = {}) {
    make_room(point_count);
    under_way_.push_back({point_count, DeviceList(point_count, executor_), std::move(wide), DeviceEvent()});
    let_lane_follow();
    return under_way_.back();
  }
  void end_launch() {
    under_way_.back().done.record(lane().stream());
    ++launch_count_;
  }
  template <class Room, std::uint32_t Blocks>
  void look_at_listed(const DeviceList& list, const DeviceList& without_room) {
    constexpr unsigned most_blocks = 2048;  // those that find nothing to do end at once
    task_.without_room = without_room.view();
    lane().operation("diamond test", [&](cudaStream_t stream) {
      launch_kernel(look_around_listed_kernel<Room, Blocks>,
                    {std::min(blocks_for(list.points.size()), most_blocks), 32 * warps_per_block}, stream, task_, list.view());
    });
  }
  /// For as many targets as `point_count` more points may have.
  void make_room(std::size_t point_count) {
    for (const Launch& launch : under_way_) point_count += launch.point_count;
    const std::size_t most = point_count * LookAroundRoom::most_found;
    if (used_ + most > lists_.targets.size()) {
      for (const CudaExecutor& lane : lanes_) lane.stream().synchronize();
      used_ = executor_.value_at(std::as_const(device_used_).view(), 0);
      reserve(lists_.targets, used_, most, executor_);
    }
    task_.targets = lists_.targets.device_data();
  }

  CudaExecutor& executor_;
  std::array<Stream, 2> streams_;
  std::array<CudaExecutor, 2> lanes_;
  DeviceSpan<const Point> points_;
  DeviceList outer_;
  DeviceBuffer<std::uint8_t> is_outer_;
  DeviceBuffer<unsigned long long> device_used_;
  Task task_;
  Lists& lists_;
  std::deque<Launch> under_way_;
  std::size_t launch_count_ = 0, used_ = 0;
};

/// At least as many points as lie next to the hull of an even set, which are about four times the root of its number.
std::size_t most_near_hull(std::size_t point_count) {
  return std::min(point_count, 16 + 8 * static_cast<std::size_t>(std::sqrt(static_cast<double>(point_count))));
}

/// Of the hull's corners all, or every second, third … one: with more, it takes long to see what is near their sides. Where
/// those that are left cut off much, points near the hull come in the order of the others, which takes longer.
std::vector<std::uint32_t> some_corners(const std::vector<Point>& points, const Hull& hull) {
  constexpr std::size_t most = 256;
  std::vector<std::uint32_t> corners;
  const std::size_t count = hull.boundary.size();
  for (std::size_t k = 0; k < count; ++k) {
    const std::uint32_t before = hull.boundary[k > 0 ? k - 1 : count - 1], after = hull.boundary[k + 1 < count ? k + 1 : 0];
    if (orientation(points[before], points[hull.boundary[k]], points[after]) > 0) corners.push_back(hull.boundary[k]);
  }
  const std::size_t stride = (corners.size() + most - 1) / most;
  std::vector<std::uint32_t> some;
  for (std::size_t k = 0; k < corners.size(); k += stride) some.push_back(corners[k]);
  return some;
}

/// The square of how far apart points are, if they are even.
double squared_spacing(const std::vector<Point>& points, const Hull& hull) {
  PlaneBox box{points[hull.boundary[0]], points[hull.boundary[0]]};
  for (const std::uint32_t p : hull.boundary) box.add({points[p], points[p]});
  return (box.high.x - box.low.x) * (box.high.y - box.low.y) / static_cast<double>(points.size());
}

Lists look_around(const std::vector<Point>& points, const Hull& hull, DeviceSpan<const Point> on_device,
                  CudaExecutor& executor) {
  constexpr std::size_t usual_targets = 26;  // of a point of an even set: 23 or 24
  RunContext& context = executor.context();
  FlatBoxTree tree = flat_box_tree(points.size());
  auto boxes = executor.make<PlaneBox>(tree.first[tree.top + 1]);
  fill(tree, boxes.view(), on_device, executor);
  const DirectionTable& host_table = shortest_directions();
  auto table = executor.make<DirectionTable>(1);
  executor.upload(table.view(), Span<const DirectionTable>(&host_table, 1));
  const std::size_t per_launch = std::clamp((points.size() + launches - 1) / launches, least_per_launch, most_per_launch);
  const std::size_t most_under_way = std::clamp(points_under_way / per_launch, std::size_t{5}, launches + 1),
                    most_outer = std::min(per_launch, most_near_hull(points.size()));
  Lists lists{executor.make<std::uint32_t>(points.size()), executor.make<std::uint32_t>(points.size()),
              executor.make<std::uint32_t>(points.size() * usual_targets +
                                           std::min(points.size() + most_outer, most_under_way * per_launch) *
                                               LookAroundRoom::most_found)};
  Looker looker(on_device, most_outer, Task{on_device.device_data(), tree, table.device_data(), shortest_tangent}, lists,
                executor);
  const std::vector<std::uint32_t> corners = some_corners(points, hull);
  const auto device_corners = uploaded(corners, executor);
  looker.look_at_border(device_corners.view(), squared_spacing(points, hull));
  std::optional<CrowdedPoints> crowded;
  const auto take_oldest = [&] {
    if (!crowded) crowded.emplace(points, host_table, shortest_tangent, context);  // while the device is at work
    crowded->look_around_from(looker.without_room());
  };
  for (std::size_t begin = 0; begin < points.size(); begin += per_launch) {
    const std::size_t end = std::min(begin + per_launch, points.size());
    looker.look_between(begin, end);
    if (looker.launches_under_way() == most_under_way) take_oldest();
    context.report(0.3 * double(end) / double(points.size()), "diamond test");
  }
  while (looker.launches_under_way() > 0) take_oldest();
  looker.finish();
  if (!crowded->lists().points.empty()) add_crowded(lists, looker.used(), crowded->lists(), executor);
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

DeviceGraph diamond_graph(const std::vector<Point>& points, const Hull& hull, CudaExecutor& executor) {
  constexpr std::size_t search_cost = 1500;
  DeviceGraph graph;
  graph.points = uploaded(points, executor);
  Lists lists = look_around(points, hull, std::as_const(graph.points).view(), executor);
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
