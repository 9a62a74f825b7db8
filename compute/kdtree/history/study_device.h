// The device's part in the studies. In builds without CUDA there is none.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/history/kernel_study.h"
#include "compute/kdtree/history/study.h"
#include "compute/kdtree/variants/thesis_report.h"

#include <memory>
#include <vector>

namespace ws::kdtree {

/// The device's builders in the race; empty in builds without CUDA.
[[nodiscard]] std::vector<Contestant> device_contestants(const Rules& rules, const ThesisOptions& options);
/// The device's part in the thesis's table; null in builds without CUDA.
[[nodiscard]] std::unique_ptr<StudyDevice> make_study_device(const ThesisOptions& options, RunContext& context);

}  // namespace ws::kdtree
