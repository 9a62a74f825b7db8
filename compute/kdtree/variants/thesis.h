// The thesis's pipeline: recursion on the CPU, four kernels for the inner work of a node, copies to and from the device around
// each. Defined in builds with CUDA only.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/variants/thesis_report.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ws::kdtree {

/// The tree that the rules define. On the device: strategy sah; with others all nodes stay on the CPU, and a warning says so.
/// Throws Error{out_of_memory}, Error{cuda}, Cancelled.
[[nodiscard]] Tree build_thesis(const Triangles& triangles, const Rules& rules, const ThesisOptions& options,
                                RunContext& context, ThesisReport* report = nullptr);

/// The automatic switch size: both sides choose the planes of made-up nodes of 64, 256, … 65 536 triangles, medians of three,
/// until the device has won twice in a row. Some 50 ms; a session measures once for each device and launch. It changes no bit
/// of a tree. Throws Error{cuda}, Cancelled.
[[nodiscard]] std::vector<SwitchSample> measure_switch(const ThesisOptions& options, RunContext& context);

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

}  // namespace ws::kdtree
