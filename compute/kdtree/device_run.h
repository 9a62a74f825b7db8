// The run's part on a CUDA device: trees built there and left there, and pictures drawn there. Builds without CUDA have a form
// that says no.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/kernel_study.h"
#include "compute/kdtree/run.h"
#include "compute/kdtree/study.h"

#include <functional>
#include <memory>
#include <vector>

namespace ws::kdtree {

struct DeviceRun {
  TreeSize size;
  std::function<std::shared_ptr<const Tree>()> download;
  std::unique_ptr<Screen> screen;
};

/// Whether the device has a builder for these parameters.
[[nodiscard]] bool builds_on_device(const Parameters& parameters);
/// Needs a device and parameters that it has a builder for. Throws Error, Cancelled.
[[nodiscard]] DeviceRun run_on_device(const std::vector<Triangle>& triangles, const Parameters& parameters, const Rules& rules,
                                      RunContext& context);
/// The thesis's pipeline: recursion on the host, four kernels for each node. `report`: what its steps took.
[[nodiscard]] std::shared_ptr<const Tree> run_thesis(const std::vector<Triangle>& triangles, const Parameters& parameters,
                                                     const Rules& rules, RunContext& context, ThesisReport& report);
/// The device's builders in the race.
[[nodiscard]] std::vector<Contestant> device_contestants(const Rules& rules, const Parameters& parameters);
/// The device's part in the thesis's table; null in builds without CUDA.
[[nodiscard]] std::unique_ptr<StudyDevice> make_study_device(const Parameters& parameters, RunContext& context);
/// Pictures of a tree that was built on the host. Throws Error{out_of_memory}.
[[nodiscard]] std::unique_ptr<Screen> make_device_screen(std::shared_ptr<const Tree> tree,
                                                         const std::vector<Triangle>& triangles);

}  // namespace ws::kdtree
