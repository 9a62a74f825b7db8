// The thesis's pipeline: recursion on the CPU, four kernels for the inner work of a node, copies to and from the device around
// each. Defined in builds with CUDA only.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/kdtree/build.h"
#include "compute/kdtree/choose.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ws::kdtree {

struct ThesisOptions {
  Counting counting = Counting::scan;
  SortPlace sort = SortPlace::cpu;
  std::size_t switch_size = 0;  ///< nodes with fewer triangles stay on the CPU
  int block = 0;                ///< threads; 0: 256. Cut to what the device can do
  int grid = 0;                 ///< blocks; 0: as many as are resident. Ignored, with a warning, where `block` is 0
};
[[nodiscard]] ThesisOptions thesis_options(const Parameters& parameters);

/// The steps of a node. `planes`: trimming and the list of distinct planes, which the thesis has on the CPU.
enum class ThesisStep : std::uint8_t { events, sort, planes, counts, costs, minimum };
inline constexpr std::size_t thesis_step_count = 6;
inline constexpr std::array<const char*, thesis_step_count> thesis_step_names{"events", "sort",  "planes",
                                                                              "counts", "costs", "minimum"};

/// Of one step: the whole on the host's clock, and the device's part of it without copies.
struct StepTimes {
  double ms = 0, kernel_ms = 0;
  std::uint64_t bytes_to_device = 0, bytes_from_device = 0;
  StepTimes& operator+=(const StepTimes& other);
};

/// One node on its way through the pipeline.
struct NodeTimes {
  std::uint32_t triangles = 0, events = 0, planes = 0;
  bool on_device = false;
  std::array<StepTimes, thesis_step_count> steps{};
};
struct ThesisReport {
  std::vector<NodeTimes> nodes;  ///< the first ones, in the order of the recursion
  NodeTimes total;               ///< of all nodes on the device
  std::uint64_t device_nodes = 0, cpu_nodes = 0;
  static constexpr std::size_t most_nodes = 4096;
};

/// The tree that the rules define. On the device: strategy sah; with others all nodes stay on the CPU, and a warning says so.
/// Throws Error{out_of_memory}, Error{cuda}, Cancelled.
[[nodiscard]] Tree build_thesis(const std::vector<Triangle>& triangles, const Rules& rules, const ThesisOptions& options,
                                RunContext& context, ThesisReport* report = nullptr);

/// An end of an extent, as the kernels have it. An unused slot has axis 3 and sorts last.
struct ThesisEvent {
  float position;
  std::uint32_t axis, triangle, type;  ///< types: 0 end, 1 planar, 2 start
  [[nodiscard]] bool operator==(const ThesisEvent&) const = default;
};
struct ThesisPlane {
  std::uint32_t axis;
  float position;
  [[nodiscard]] bool operator==(const ThesisPlane&) const = default;
};
struct ThesisCounts {
  std::vector<std::uint32_t> left, planar, right;
  [[nodiscard]] bool operator==(const ThesisCounts&) const = default;
};
struct ThesisCosts {
  std::vector<float> costs;  ///< infinite where the plane may not be taken
  std::vector<Side> sides;
};
struct ThesisMinimum {
  float cost;
  std::uint32_t plane;  ///< 0xffffffff: none
};

/// The kernels one by one, from host memory to host memory: each copies in, launches, copies out and waits. One thread at a
/// time. Times are added to the step's.
class ThesisKernels {
 public:
  ThesisKernels(const ThesisOptions& options, RunContext& context);
  ~ThesisKernels();
  ThesisKernels(const ThesisKernels&) = delete;
  ThesisKernels& operator=(const ThesisKernels&) = delete;

  /// Kernel 1: six slots for each triangle, of its extent in the cell.
  void process_events(Span<const Triangle> triangles, const Box& cell, Clip how, std::vector<ThesisEvent>& events,
                      StepTimes& times);
  /// The same of extents that are known already, as in a tree, where they come from the division above.
  void process_events(Span<const Box> extents, std::vector<ThesisEvent>& events, StepTimes& times);
  /// By position, axis, type, or with the axis first; stable.
  void sort(std::vector<ThesisEvent>& events, bool axis_first, StepTimes& times);
  /// Kernel 2, the thesis's: every plane looks at every event. Polls between slices.
  void count_quadratic(Span<const ThesisEvent> events, Span<const ThesisPlane> planes, ThesisCounts& counts, StepTimes& times);
  /// What replaces it: prefix sums over events that are sorted with the axis first; finds the planes too.
  void count_by_scan(Span<const ThesisEvent> events, std::uint32_t triangle_count, std::vector<ThesisPlane>& planes,
                     ThesisCounts& counts, StepTimes& times);
  /// Kernel 3.
  void price(Span<const ThesisPlane> planes, const ThesisCounts& counts, const Box& cell, const Rules& rules,
             std::uint32_t triangle_count, ThesisCosts& costs, StepTimes& times);
  /// Kernel 4, launched twice. Ties go to the smaller position, then axis.
  ThesisMinimum minimum(Span<const float> costs, Span<const ThesisPlane> planes, StepTimes& times);

 private:
  class Device;
  std::unique_ptr<Device> device_;
};

// The same steps on the CPU, to compare with.
/// By position, axis, type, or with the axis first.
void sort_thesis_events(std::vector<ThesisEvent>& events, bool axis_first, const RunContext& context);
/// Cuts off unused slots, which are last.
void trim(std::vector<ThesisEvent>& events);
[[nodiscard]] std::vector<ThesisPlane> distinct_planes(Span<const ThesisEvent> events);

/// Mean and spread over repeats.
struct Measured {
  double mean = 0, low = 0, high = 0, deviation = 0;
};
/// A row of the thesis's table: a step with so many triangles on one CPU thread, and on the device with and without copies.
struct KernelRow {
  std::string step;
  std::size_t triangles = 0, events = 0, planes = 0;
  Measured cpu, device, kernel;
  [[nodiscard]] double speed_up() const { return device.mean > 0 ? cpu.mean / device.mean : 0; }
};
/// Measures each step over random triangles of each number; `quadratic` leaves out the quadratic counting where it is false.
/// Polls between the measurements. Throws Error{cuda}, Cancelled.
[[nodiscard]] std::vector<KernelRow> measure_kernels(Span<const std::size_t> triangle_counts, int repeats,
                                                     const ThesisOptions& options, RunContext& context, bool quadratic = true);
/// From rows of rising sizes: the first number of triangles from which on a step is faster on the device with its copies;
/// 0 where it never is.
[[nodiscard]] std::size_t break_even(const std::vector<KernelRow>& rows, const std::string& step);

}  // namespace ws::kdtree
