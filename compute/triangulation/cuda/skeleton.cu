// The first stages of lmt on CUDA put together, and what goes back to the CPU: edges that are not impossible.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/device_skeleton.h"

#include "compute/core/device/scan.cuh"
#include "compute/triangulation/candidates/direction_table.h"
#include "compute/triangulation/cuda/device_graph.cuh"
#include "compute/triangulation/lmt/lmt.h"

#include <utility>

namespace ws::triangulation {

namespace {

/// About what the device holds at once, per point of an even set: 23 half-edges with 4 empty triangles each.
constexpr std::size_t bytes_per_point = 1'500;

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

struct Pruned {
  DeviceBuffer<std::uint32_t> first, target, twin;
  DeviceBuffer<std::uint8_t> fate;
};

Pruned pruned(const DeviceGraph& graph, const DeviceFates& fates, CudaExecutor& executor) {
  const std::size_t count = graph.half_edge_count();
  auto place = executor.make<std::uint32_t>(count + 1);
  executor.fill_zero(place.view().subspan(count, 1));
  executor.for_each("mark edges left", count, MarkKept{fates.fate.view(), place.view()});
  exclusive_sums("count edges left", std::as_const(place).view(), place.view(), executor);
  const auto kept = executor.value_at(std::as_const(place).view(), count);
  Pruned left{executor.make<std::uint32_t>(graph.first.size()), executor.make<std::uint32_t>(kept),
              executor.make<std::uint32_t>(kept), executor.make<std::uint8_t>(kept)};
  executor.for_each("keep edges left", count,
                    KeepHalfEdges{graph.view(), fates.fate.view(), std::as_const(place).view(), left.target.view(),
                                  left.twin.view(), left.fate.view()});
  executor.for_each("keep edges left", graph.first.size(),
                    KeepFirst{graph.first.view(), std::as_const(place).view(), left.first.view()});
  return left;
}

/// What `work` gives; the time it takes, to the end of what it enqueued, is a stage of the run.
template <class Work>
auto timed(CudaExecutor& executor, std::string_view stage, const Work& work) {
  const StageTimer timer(executor.context(), stage);
  auto made = work();
  executor.synchronize();
  return made;
}

/// Waits, and books the time that the copies take.
void download(OwnedSkeleton& skeleton, const DeviceBuffer<std::uint32_t>& first, const DeviceBuffer<std::uint32_t>& target,
              const DeviceBuffer<std::uint32_t>& twin, const DeviceBuffer<std::uint8_t>& fate, CudaExecutor& executor) {
  executor.synchronize();
  const Stopwatch watch;
  Neighbours& graph = skeleton.graph;
  graph.first.resize(first.size());
  graph.target = HostBuffer<std::uint32_t>(target.size());
  graph.twin = HostBuffer<std::uint32_t>(twin.size());
  skeleton.fate.resize(fate.size());
  copy(Span<std::uint32_t>(graph.first), first.view(), executor.stream());
  copy(graph.target.view(), target.view(), executor.stream());
  copy(graph.twin.view(), twin.view(), executor.stream());
  copy(Span<std::uint8_t>(skeleton.fate), fate.view(), executor.stream());
  executor.stream().synchronize();
  executor.context().metrics.download_ms += watch.ms();
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
  const DeviceGraph graph = timed(executor, "diamond test", [&] { return diamond_graph(points, shortest_tangent, executor); });
  context.report(0.35, "empty triangles");
  const DeviceWings wings = timed(executor, "empty triangles", [&] { return wings_on_device(graph, executor); });
  OwnedSkeleton skeleton;
  skeleton.candidate_count = graph.half_edge_count() / 2;
  if (!wings.is_complete) {
    download(skeleton, graph.first, graph.target, graph.twin, {}, executor);
    candidates = std::move(skeleton.graph);
    return {};
  }
  context.report(0.4, "LMT skeleton");
  const DeviceFates fates =
      timed(executor, "LMT skeleton", [&] { return fates_on_device(graph, wings, hull.boundary, keep_impossible, executor); });
  const StageTimer timer(context, "download");
  skeleton.round_count = fates.round_count;
  if (keep_impossible) {
    download(skeleton, graph.first, graph.target, graph.twin, fates.fate, executor);
    skeleton.removals = downloaded_removals(fates, executor);
  } else {
    const Pruned left = pruned(graph, fates, executor);
    download(skeleton, left.first, left.target, left.twin, left.fate, executor);
  }
  return skeleton;
}

}  // namespace ws::triangulation
