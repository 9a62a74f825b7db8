// What the thesis's pipeline tells of its steps: sizes, times, bytes, launches. Data only, which builds without CUDA read too.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/params.h"
#include "compute/kdtree/tree/geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ws::kdtree {

struct ThesisOptions {
  Counting counting = Counting::scan;
  SortPlace sort = SortPlace::gpu;
  std::optional<std::size_t> switch_size = 0;  ///< nodes with fewer triangles stay on the CPU; none: it is measured
  int block = 0;                               ///< threads; 0: 256. Cut to what the device can do, with a warning
  int grid = 0;  ///< blocks; 0: as many as are resident. Ignored, with a warning, where `block` is 0
};
[[nodiscard]] ThesisOptions thesis_options(const Parameters& parameters);

/// How long both sides take to choose the plane of a node.
struct SwitchSample {
  std::size_t triangles = 0;
  double cpu_ms = 0, device_ms = 0;
};
/// From how many triangles on the device is the faster side, by samples of rising size: between the last one that the CPU won
/// and the next, where the ratio of times reaches 1 if it follows a power of the size. The least size where the CPU won none,
/// one more than the largest where it won the last; 0 without samples.
[[nodiscard]] std::size_t switch_size_of(const std::vector<SwitchSample>& samples);

/// The steps of a node. `planes`: trimming and the list of distinct planes, which the thesis has on the CPU.
enum class ThesisStep : std::uint8_t { events, sort, planes, counts, costs, minimum };
inline constexpr std::size_t thesis_step_count = 6;
inline constexpr std::array<const char*, thesis_step_count> thesis_step_names{"events", "sort",  "planes",
                                                                              "counts", "costs", "minimum"};

/// How a kernel was launched, and what the compiler gave it.
struct Launch {
  std::uint32_t blocks = 0, threads = 0;  ///< threads of a block; no blocks: nothing was launched
  std::uint32_t registers = 0;            ///< of a thread
  std::uint32_t shared_bytes = 0;         ///< of a block
  [[nodiscard]] bool operator==(const Launch&) const = default;
};
/// "1056 blocks of 256 threads, 20 registers, 6144 B shared"
[[nodiscard]] std::string tell(const Launch& launch);

/// Of one step: the whole on the host's clock, and the device's part of it without copies.
struct StepTimes {
  double ms = 0, kernel_ms = 0;
  std::uint64_t bytes_to_device = 0, bytes_from_device = 0;
  Launch launch;  ///< of the step's last kernel of our own; of the reduction its first pass. The same in all nodes of a run
  StepTimes& operator+=(const StepTimes& other);
};

/// One node on its way through the pipeline.
struct NodeTimes {
  Box cell;
  std::uint32_t triangles = 0, events = 0, planes = 0;
  bool on_device = false;
  std::array<StepTimes, thesis_step_count> steps{};

  [[nodiscard]] const StepTimes& of(ThesisStep step) const { return steps[static_cast<std::size_t>(step)]; }
};
struct ThesisReport {
  std::vector<NodeTimes> nodes;  ///< the first ones, in the order of the recursion
  NodeTimes total;               ///< of all nodes on the device
  std::uint64_t device_nodes = 0, cpu_nodes = 0;
  std::size_t switch_size = 0;               ///< the one that held
  std::vector<SwitchSample> switch_samples;  ///< what it was found by, where it was measured
  static constexpr std::size_t most_nodes = 4096;

  void add(const NodeTimes& node);
  /// The node with this cell and this number of triangles; null where it stayed on the CPU or came after the first ones.
  /// O(nodes).
  [[nodiscard]] const NodeTimes* find(const Box& cell, std::uint32_t triangles) const;
};

/// The four steps that have a kernel, as the thesis counts them.
inline constexpr std::array thesis_kernel_steps{ThesisStep::events, ThesisStep::counts, ThesisStep::costs, ThesisStep::minimum};

/// What is copied around a kernel and what a warp of 32 threads moves in it, by the records of the thesis: triangles of 36
/// bytes, events of 24, planes of 8, counts and costs of 4. Transactions have 128 bytes.
struct KernelTraffic {
  std::uint64_t to_device = 0, from_device = 0;
  std::uint32_t transactions_in = 0, transactions_out = 0;
};
/// Of a node with these numbers of triangles, events and distinct planes on all three axes; `blocks` of the reduction's first
/// pass.
[[nodiscard]] std::array<KernelTraffic, 4> thesis_traffic(std::uint64_t triangles, std::uint64_t events, std::uint64_t planes,
                                                          std::uint64_t blocks);
/// Blocks of the reduction whose threads all have work: two planes a thread, 256 threads.
[[nodiscard]] std::uint64_t reduction_blocks(std::uint64_t planes);

}  // namespace ws::kdtree
