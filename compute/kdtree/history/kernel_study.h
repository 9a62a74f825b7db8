// The thesis's table for this machine: each step of its pipeline on one CPU thread and, where there is one, on a device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/result/plot.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/build/build.h"
#include "compute/kdtree/variants/thesis_report.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace ws::kdtree {

/// A device's part in a study. The steps follow each other; each may be repeated, over the same data. One thread at a time.
class StudyDevice {
 public:
  StudyDevice() = default;
  StudyDevice(const StudyDevice&) = delete;
  StudyDevice& operator=(const StudyDevice&) = delete;
  virtual ~StudyDevice() = default;

  virtual void make_events(const Triangles& triangles, const Box& cell, StepTimes& times) = 0;
  virtual void sort_events(StepTimes& times) = 0;
  /// By prefix sums.
  virtual void count(StepTimes& times) = 0;
  /// Every plane looks at every event. Throws Error{internal} where the counts are others.
  virtual void count_quadratic(StepTimes& times) = 0;
  virtual void price(const Box& cell, const Rules& rules, StepTimes& times) = 0;
  /// The cost of the cheapest plane; infinite where there is none.
  virtual float minimum(StepTimes& times) = 0;
};

/// Over repeats, in milliseconds. All are 0 where nothing was measured.
struct Measured {
  double low = 0, median = 0, high = 0, mean = 0, deviation = 0;
};
/// A row of the thesis's table: a step over `triangles` triangles on one CPU thread, and on the device with and without copies.
/// The device's are 0 where none took part.
struct KernelRow {
  std::string step;
  std::size_t triangles = 0, events = 0, planes = 0;
  Measured cpu, device, kernel;
  /// By the medians.
  [[nodiscard]] double speed_up() const { return device.median > 0 ? cpu.median / device.median : 0; }
};
/// Measures a step `repeats` times on each side, after one run of each that is not measured: the first run touches memory that
/// was never used before, on the device and on the CPU alike. `on_device` may be empty; it tells its times itself. Polls
/// between the runs. Throws what the sides throw, Cancelled.
[[nodiscard]] KernelRow measure_step(const std::string& step, int repeats, const std::function<void()>& on_cpu,
                                     const std::function<void(StepTimes&)>& on_device, const RunContext& context);
/// Measures each step over random triangles of each number; `device` may be null; `quadratic` leaves out the device's
/// quadratic counting where it is false. Polls between the measurements. Throws Error{cuda}, Cancelled.
[[nodiscard]] std::vector<KernelRow> measure_kernels(Span<const std::size_t> triangle_counts, int repeats, StudyDevice* device,
                                                     RunContext& context, bool quadratic = true);
/// From rows of rising sizes: the first number of triangles from which on a step is faster on the device with its copies;
/// 0 where it never is.
[[nodiscard]] std::size_t break_even(const std::vector<KernelRow>& rows, const std::string& step);

/// The table as bars of medians with strokes from the least to the most, for the two sizes that "a million data items" may
/// mean; with a device also the speed-up over the size, and the thesis's model against its first kernel.
[[nodiscard]] std::vector<Plot> kernel_plots(const std::vector<KernelRow>& rows);
/// step,triangles,events,planes, then low, median, high, mean and deviation of cpu, device and kernel in ms, then the speed-up.
/// What was not measured is empty.
[[nodiscard]] std::string kernel_csv(const std::vector<KernelRow>& rows);

}  // namespace ws::kdtree
