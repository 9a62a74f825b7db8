// Candidates, their empty triangles and fates in device memory, and the stages that make them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/triangulation/candidates/neighbours.h"
#include "compute/triangulation/lmt/lmt_rules.h"
#include "compute/triangulation/plane/hull.h"

namespace ws::triangulation {

/// `Neighbours` with their points.
struct DeviceGraph {
  DeviceBuffer<Point> points;
  DeviceBuffer<std::uint32_t> first, target, twin;

  [[nodiscard]] std::size_t half_edge_count() const { return target.size(); }
  [[nodiscard]] GraphView<DeviceMemory> view() const { return {points.view(), first.view(), target.view(), twin.view()}; }
};

/// `Wings`.
struct DeviceWings {
  DeviceBuffer<std::uint32_t> first;
  DeviceBuffer<Wing> wing;
  bool is_complete = true;  ///< false: an edge sees too many points for the device
};

/// When an edge became impossible, as `Removals`: twice the round, and one more if it crosses a certain edge; 0: it did not.
using RemovalCode = std::uint32_t;

/// `Skeleton`'s fates.
struct DeviceFates {
  DeviceBuffer<std::uint8_t> fate;
  DeviceBuffer<RemovalCode> removal;  ///< of half-edges; empty unless asked for
  std::size_t round_count = 0, last_removal_round = 0;
};

/// `diamond_edges` on the device, edge for edge. Points with too much around them for a warp's room go to the CPU's threads.
/// `hull` is not flat. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] DeviceGraph diamond_graph(const std::vector<Point>& points, const Hull& hull, CudaExecutor& executor);

/// `wings_of` on the device. Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] DeviceWings wings_on_device(const DeviceGraph& graph, CudaExecutor& executor);

/// `lmt_skeleton` on the device: `boundary` is the hull's. Throws Cancelled.
[[nodiscard]] DeviceFates fates_on_device(const DeviceGraph& graph, const DeviceWings& wings,
                                          const std::vector<std::uint32_t>& boundary, bool with_removals,
                                          CudaExecutor& executor);

}  // namespace ws::triangulation
