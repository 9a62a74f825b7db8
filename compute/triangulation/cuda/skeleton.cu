// The first stages of lmt on CUDA put together, and what goes back to the CPU: edges that are not impossible.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/device_skeleton.h"

#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/device/staging.h"
#include "compute/triangulation/cuda/device_graph.cuh"
#include "compute/triangulation/lmt/lmt.h"

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <array>
#include <utility>

namespace ws::triangulation {

namespace {

/// About what the device holds at once, per point of an even set: 23 half-edges with 4 empty triangles each.
constexpr std::size_t bytes_per_point = 1'300;

struct MarkKept {
  DeviceSpan<const std::uint8_t> fate;
  DeviceSpan<std::uint32_t> is_kept;
  WS_DEVICE void operator()(std::uint32_t h) const { is_kept[h] = fate[h] != static_cast<std::uint8_t>(Fate::impossible); }
};
/// place[h]: how many half-edges before h are kept.
struct KeepHalfEdges {
  GraphView<DeviceMemory> graph;
  DeviceSpan<const std::uint8_t> fate;
  DeviceSpan<const std::uint32_t> place;
  DeviceSpan<std::uint32_t> target, twin;
  DeviceSpan<std::uint8_t> kept_fate;
  WS_DEVICE void operator()(std::uint32_t h) const {
    if (place[h + 1] == place[h]) return;
    target[place[h]] = graph.target[h];
    twin[place[h]] = place[graph.twin[h]];
    kept_fate[place[h]] = fate[h];
  }
};
struct KeepFirst {
  DeviceSpan<const std::uint32_t> old_first, place;
  DeviceSpan<std::uint32_t> first;
  WS_DEVICE void operator()(std::uint32_t i) const { first[i] = place[old_first[i]]; }
};

/// What the host hears of a skeleton before it takes it.
struct Counts {
  unsigned long long triangles, unchecked_borders, linked_points, certain_half_edges;
  std::uint32_t half_edges, firsts;
};

/// A skeleton without its impossible edges, in arrays with room for all, of which only the device knows how many are left:
/// asking for each number would take longer than all this.
struct Pruned {
  DeviceBuffer<std::uint32_t> first, target, twin, border_firsts;
  DeviceBuffer<std::uint8_t> fate;
  DeviceBuffer<Counts> counts;
};

Pruned pruned(const DeviceGraph& graph, const DeviceFates& fates, CudaExecutor& executor) {
  const std::size_t count = graph.half_edge_count();
  auto place = executor.make<std::uint32_t>(count + 1);
  executor.fill_zero(place.view().subspan(count, 1));
  executor.for_each("mark edges left", count, MarkKept{fates.fate.view(), place.view()});
  exclusive_sums("count edges left", std::as_const(place).view(), place.view(), executor);
  Pruned left{executor.make<std::uint32_t>(graph.first.size()),
              executor.make<std::uint32_t>(count),
              executor.make<std::uint32_t>(count),
              {},
              executor.make<std::uint8_t>(count),
              {}};
  executor.for_each("keep edges left", count,
                    KeepHalfEdges{graph.view(), fates.fate.view(), std::as_const(place).view(), left.target.view(),
                                  left.twin.view(), left.fate.view()});
  executor.for_each("keep edges left", graph.first.size(),
                    KeepFirst{graph.first.view(), std::as_const(place).view(), left.first.view()});
  return left;
}

/// Adds the values of the warp's threads that are here: one by one they would all wait for the same number.
WS_DEVICE void add_together(unsigned long long* sum, std::uint32_t value) {
  const auto threads = cooperative_groups::coalesced_threads();
  const std::uint32_t of_all = cooperative_groups::reduce(threads, value, cooperative_groups::plus<std::uint32_t>());
  if (threads.thread_rank() == 0) atomicAdd(sum, of_all);
}

/// Marks half-edges with which borders of faces may begin (`KnownBorders`): no other of their border's next ones is smaller.
struct MarkFirsts {
  GraphView<DeviceMemory> graph;
  DeviceSpan<const std::uint8_t> fate;
  DeviceSpan<std::uint32_t> is_first;
  std::uint32_t point_count;
  Counts* counts;
  static constexpr int most_steps = 256;  ///< the CPU walks around longer borders

  [[nodiscard]] WS_DEVICE bool is_certain(std::uint32_t h) const { return fate[h] == static_cast<std::uint8_t>(Fate::certain); }
  /// What follows a certain half-edge on the border of the face to its left.
  [[nodiscard]] WS_DEVICE std::uint32_t next(std::uint32_t h) const {
    const std::uint32_t at = graph.target[h];
    std::uint32_t k = graph.twin[h];
    do k = graph.previous(at, k);
    while (!is_certain(k));  // the twin is
    return k;
  }
  [[nodiscard]] WS_DEVICE bool may_be_first(std::uint32_t h) const {
    std::uint32_t k = next(h);
    for (int step = 1; k != h; ++step, k = next(k)) {
      if (k < h) return false;
      if (step == most_steps) {
        atomicAdd(&counts->unchecked_borders, 1ull);
        return true;
      }
    }
    return true;
  }
  WS_DEVICE void operator()(std::uint32_t h) const {
    is_first[h] = 0;
    if (h >= graph.first[point_count] || !is_certain(h)) return;
    const std::uint32_t second = next(h);
    if (second < h) return;
    const std::uint32_t third = next(second);
    if (third < h) return;
    if (third != h && next(third) == h)
      add_together(&counts->triangles, 1);
    else
      is_first[h] = may_be_first(h);
  }
};
struct ListFirsts {
  DeviceSpan<const std::uint32_t> place;
  DeviceSpan<std::uint32_t> firsts;
  WS_DEVICE void operator()(std::uint32_t h) const {
    if (place[h + 1] != place[h]) firsts[place[h]] = h;
  }
};
struct CountCertain {
  DeviceSpan<const std::uint32_t> first;
  DeviceSpan<const std::uint8_t> fate;
  Counts* counts;
  WS_DEVICE void operator()(std::uint32_t i) const {
    std::uint32_t certain = 0;
    for (std::uint32_t h = first[i]; h < first[i + 1]; ++h) certain += fate[h] == static_cast<std::uint8_t>(Fate::certain);
    add_together(&counts->certain_half_edges, certain);
    add_together(&counts->linked_points, certain > 0);
  }
};
struct PutCounts {
  const std::uint32_t *half_edges, *firsts;
  Counts* counts;
  WS_DEVICE void operator()(std::uint32_t) const {
    counts->half_edges = *half_edges;
    counts->firsts = *firsts;
  }
};

/// Lists where borders begin, and counts.
void find_borders(Pruned& left, CudaExecutor& executor) {
  constexpr std::size_t walk_cost = 200;
  const std::size_t count = left.target.size(), point_count = left.first.size() - 1;
  auto place = executor.make<std::uint32_t>(count + 1);
  left.counts = executor.make<Counts>(1);
  left.border_firsts = executor.make<std::uint32_t>(count);
  executor.fill_zero(place.view().subspan(count, 1));
  executor.fill_zero(left.counts.view());
  executor.for_each("mark borders", count,
                    MarkFirsts{{{}, left.first.view(), left.target.view(), left.twin.view()},
                               left.fate.view(),
                               place.view(),
                               static_cast<std::uint32_t>(point_count),
                               left.counts.device_data()},
                    walk_cost);
  executor.for_each("mark borders", point_count, CountCertain{left.first.view(), left.fate.view(), left.counts.device_data()});
  exclusive_sums("count borders", std::as_const(place).view(), place.view(), executor);
  executor.for_each("list borders", count, ListFirsts{std::as_const(place).view(), left.border_firsts.view()});
  executor.for_each("list borders", 1,
                    PutCounts{left.first.device_data() + point_count, place.device_data() + count, left.counts.device_data()});
}

/// What `work` gives; the time it takes, to the end of what it enqueued, is a stage of the run.
template <class Work>
auto timed(CudaExecutor& executor, std::string_view stage, const Work& work) {
  const StageTimer timer(executor.context(), stage);
  auto made = work();
  executor.synchronize();
  return made;
}

/// Of an array's first `to.size()` values.
template <class Values, class T>
Staging::Download download_of(Values& to, const DeviceBuffer<T>& from) {
  return Staging::download_of(to, from.view());
}

/// Waits, and books the time that the copies take.
template <std::size_t N>
void download(const std::array<Staging::Download, N>& all, CudaExecutor& executor) {
  executor.synchronize();
  const Stopwatch watch;
  shared_staging().download_all(all, executor.stream(), executor.context());
  executor.context().metrics.download_ms += watch.ms();
}

void make_graph(Neighbours& graph, std::size_t point_count, std::size_t half_edge_count) {
  graph.first.resize(point_count + 1);
  graph.target = HostBuffer<std::uint32_t>(half_edge_count);
  graph.twin = HostBuffer<std::uint32_t>(half_edge_count);
}

void download_all_edges(OwnedSkeleton& skeleton, const DeviceGraph& graph, const DeviceBuffer<std::uint8_t>& fate,
                        CudaExecutor& executor) {
  make_graph(skeleton.graph, graph.points.size(), graph.half_edge_count());
  skeleton.fate.resize(fate.size());
  download(std::array{download_of(skeleton.graph.first, graph.first), download_of(skeleton.graph.target, graph.target),
                      download_of(skeleton.graph.twin, graph.twin), download_of(skeleton.fate, fate)},
           executor);
}

void download_edges_left(OwnedSkeleton& skeleton, const Pruned& left, CudaExecutor& executor) {
  const Counts counts = executor.value_at(left.counts.view(), 0);
  make_graph(skeleton.graph, left.first.size() - 1, counts.half_edges);
  skeleton.fate.resize(counts.half_edges);
  skeleton.certain_count = counts.certain_half_edges / 2;
  KnownBorders& borders = skeleton.borders.emplace();
  borders.triangle_count = counts.triangles;
  borders.linked_point_count = counts.linked_points;
  borders.are_checked = counts.unchecked_borders == 0;
  borders.firsts.resize(counts.firsts);
  download(std::array{download_of(skeleton.graph.first, left.first), download_of(skeleton.graph.target, left.target),
                      download_of(skeleton.graph.twin, left.twin), download_of(skeleton.fate, left.fate),
                      download_of(borders.firsts, left.border_firsts)},
           executor);
}

Removals downloaded_removals(const DeviceFates& fates, CudaExecutor& executor) {
  std::vector<RemovalCode> codes(fates.removal.size());
  executor.download(Span<RemovalCode>(codes), fates.removal.view());
  Removals removals{std::vector<std::uint32_t>(codes.size()), std::vector<std::uint8_t>(codes.size()),
                    static_cast<std::uint32_t>(fates.last_removal_round)};
  for (std::size_t h = 0; h < codes.size(); ++h) {
    removals.round[h] = codes[h] / 2;
    removals.by_certain[h] = codes[h] % 2;
  }
  return removals;
}

}  // namespace

std::optional<OwnedSkeleton> skeleton_on_device(const std::vector<Point>& points, const Hull& hull, bool keep_impossible,
                                                RunContext& context, Neighbours& candidates) {
  context.check_more_memory(points.size() * lmt_host_bytes_per_point, 0, points.size() * bytes_per_point);
  const Stream stream;
  CudaExecutor executor(context, stream.view());
  const DeviceGraph graph = timed(executor, "diamond test", [&] { return diamond_graph(points, hull, executor); });
  context.report(0.35, "empty triangles");
  DeviceWings wings = timed(executor, "empty triangles", [&] { return wings_on_device(graph, executor); });
  OwnedSkeleton skeleton;
  skeleton.candidate_count = graph.half_edge_count() / 2;
  if (!wings.is_complete) {
    download_all_edges(skeleton, graph, {}, executor);
    candidates = std::move(skeleton.graph);
    return {};
  }
  context.report(0.4, "LMT skeleton");
  const DeviceFates fates =
      timed(executor, "LMT skeleton", [&] { return fates_on_device(graph, wings, hull.boundary, keep_impossible, executor); });
  wings = {};  // before the arrays of edges that are left are made: the device would hold most while it has both
  const StageTimer timer(context, "download");
  skeleton.round_count = fates.round_count;
  if (keep_impossible) {
    download_all_edges(skeleton, graph, fates.fate, executor);
    skeleton.removals = downloaded_removals(fates, executor);
  } else {
    Pruned left = pruned(graph, fates, executor);
    find_borders(left, executor);
    download_edges_left(skeleton, left, executor);
  }
  return skeleton;
}

}  // namespace ws::triangulation
