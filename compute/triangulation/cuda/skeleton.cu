// The first stages of lmt on CUDA put together, and what goes back to the CPU: edges that are not impossible.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/device_skeleton.h"

#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/device/staging.h"
#include "compute/triangulation/candidates/direction_table.h"
#include "compute/triangulation/cuda/device_graph.cuh"
#include "compute/triangulation/lmt/lmt.h"

#include <array>
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

/// Marks half-edges with which borders of faces may begin (`KnownBorders`): no other of their border's next ones is smaller.
struct MarkFirsts {
  GraphView<DeviceMemory> graph;
  DeviceSpan<const std::uint8_t> fate;
  DeviceSpan<std::uint32_t> is_first;
  unsigned long long* triangle_count;
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
    for (int step = 1; step < most_steps && k != h; ++step, k = next(k))
      if (k < h) return false;
    return true;
  }
  WS_DEVICE void operator()(std::uint32_t h) const {
    is_first[h] = 0;
    if (!is_certain(h)) return;
    const std::uint32_t second = next(h);
    if (second < h) return;
    const std::uint32_t third = next(second);
    if (third < h) return;
    if (third != h && next(third) == h)
      atomicAdd(triangle_count, 1ull);
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
struct CountLinked {
  DeviceSpan<const std::uint32_t> first;
  DeviceSpan<const std::uint8_t> fate;
  unsigned long long* count;
  WS_DEVICE void operator()(std::uint32_t i) const {
    for (std::uint32_t h = first[i]; h < first[i + 1]; ++h)
      if (fate[h] == static_cast<std::uint8_t>(Fate::certain)) {
        atomicAdd(count, 1ull);
        return;
      }
  }
};

KnownBorders known_borders(const Pruned& graph, CudaExecutor& executor) {
  constexpr std::size_t walk_cost = 200;
  const std::size_t count = graph.target.size();
  auto place = executor.make<std::uint32_t>(count + 1);
  auto counts = executor.make<unsigned long long>(2);
  executor.fill_zero(place.view().subspan(count, 1));
  executor.fill_zero(counts.view());
  executor.for_each("mark borders", count,
                    MarkFirsts{{{}, graph.first.view(), graph.target.view(), graph.twin.view()},
                               graph.fate.view(),
                               place.view(),
                               counts.device_data()},
                    walk_cost);
  executor.for_each("mark borders", graph.first.size() - 1,
                    CountLinked{graph.first.view(), graph.fate.view(), counts.device_data() + 1});
  exclusive_sums("count borders", std::as_const(place).view(), place.view(), executor);
  auto firsts = executor.make<std::uint32_t>(executor.value_at(std::as_const(place).view(), count));
  executor.for_each("list borders", count, ListFirsts{std::as_const(place).view(), firsts.view()});
  KnownBorders borders;
  borders.firsts.resize(firsts.size());
  std::array<unsigned long long, 2> known{};
  executor.download(Span<unsigned long long>(known), std::as_const(counts).view());
  executor.download(Span<std::uint32_t>(borders.firsts), std::as_const(firsts).view());
  borders.triangle_count = known[0];
  borders.linked_point_count = known[1];
  return borders;
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
  Staging& staging = shared_staging();
  const auto fetch = [&](auto& to, const auto& from) {
    staging.download(to, from.view(), executor.stream(), executor.context());
  };
  fetch(graph.first, first);
  fetch(graph.target, target);
  fetch(graph.twin, twin);
  fetch(skeleton.fate, fate);
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
    skeleton.borders = known_borders(left, executor);
    download(skeleton, left.first, left.target, left.twin, left.fate, executor);
  }
  return skeleton;
}

}  // namespace ws::triangulation
