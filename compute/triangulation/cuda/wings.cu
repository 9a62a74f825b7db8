// The empty triangles of candidate edges on CUDA: a thread per half-edge counts, then writes.
// SPDX-License-Identifier: MIT
#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/triangulation/cuda/device_graph.cuh"

#include <utility>

namespace ws::triangulation {

namespace {

constexpr std::size_t half_edge_cost = 200;

/// What an edge's target sees on one side, as far as there is room.
struct Chain {
  static constexpr std::uint32_t most = 128;
  std::uint32_t half_edges[most], count;

  WS_DEVICE void clear() { count = 0; }
  WS_DEVICE void push(std::uint32_t h) {
    if (count < most) half_edges[count] = h;
    ++count;
  }
  [[nodiscard]] WS_DEVICE std::uint32_t size() const { return count < most ? count : most; }
  [[nodiscard]] WS_DEVICE std::uint32_t operator[](std::uint32_t k) const { return half_edges[k]; }
};

struct CountWings {
  GraphView<DeviceMemory> graph;
  DeviceSpan<std::uint32_t> counts;
  DeviceSpan<std::uint32_t> is_crowded;  ///< one, set where a chain was too long
  WS_DEVICE void operator()(std::uint32_t h) const {
    Chain chain;
    chain.clear();
    std::uint32_t count = 0;
    for_each_wing(graph, graph.source(h), h, chain, [&](Wing) { ++count; });
    counts[h] = count;
    if (chain.count > Chain::most) is_crowded[0] = 1;
  }
};
struct WriteWings {
  GraphView<DeviceMemory> graph;
  DeviceSpan<const std::uint32_t> first;
  DeviceSpan<Wing> wing;
  WS_DEVICE void operator()(std::uint32_t h) const {
    Chain chain;
    std::uint32_t place = first[h];
    for_each_wing(graph, graph.source(h), h, chain, [&](Wing w) { wing[place++] = w; });
  }
};
/// Sums of counts as 64-bit numbers: places have 32 bits.
struct AddCounts {
  DeviceSpan<const std::uint32_t> counts;
  unsigned long long* total;
  std::uint32_t per_thread;
  WS_DEVICE void operator()(std::uint32_t i) const {
    const std::size_t begin = std::size_t(i) * per_thread;
    unsigned long long sum = 0;
    for (std::size_t k = begin; k < begin + per_thread && k < counts.size(); ++k) sum += counts[k];
    atomicAdd(total, sum);
  }
};

}  // namespace

DeviceWings wings_on_device(const DeviceGraph& graph, CudaExecutor& executor) {
  constexpr std::uint32_t per_thread = 64;
  const std::size_t count = graph.half_edge_count();
  DeviceWings wings{executor.make<std::uint32_t>(count + 1), {}};
  auto is_crowded = executor.make<std::uint32_t>(1);
  auto total = executor.make<unsigned long long>(1);
  executor.fill_zero(is_crowded.view());
  executor.fill_zero(total.view());
  executor.fill_zero(wings.first.view().subspan(count, 1));
  executor.for_each("count empty triangles", count, CountWings{graph.view(), wings.first.view(), is_crowded.view()},
                    half_edge_cost);
  executor.for_each("count empty triangles", (count + per_thread - 1) / per_thread,
                    AddCounts{std::as_const(wings.first).view().subspan(0, count), total.device_data(), per_thread});
  wings.is_complete = executor.value_at(std::as_const(is_crowded).view(), 0) == 0;
  if (!wings.is_complete) return wings;
  const auto wing_count = executor.value_at(std::as_const(total).view(), 0);
  if (wing_count >= Neighbours::none)
    throw Error(ErrorKind::out_of_memory, said("more than 2^32 empty triangles"), said("take fewer points"));
  exclusive_sums("count empty triangles", std::as_const(wings.first).view(), wings.first.view(), executor);
  wings.wing = executor.make<Wing>(wing_count);
  executor.for_each("write empty triangles", count,
                    WriteWings{graph.view(), std::as_const(wings.first).view(), wings.wing.view()}, half_edge_cost);
  return wings;
}

}  // namespace ws::triangulation
