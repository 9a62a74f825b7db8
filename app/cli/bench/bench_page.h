// The page of benchmarks as Markdown: made of one report, or of several of different machines.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench/bench_report.h"

#include <string>
#include <vector>

namespace ws::app {

/// Reports of one machine and version become one section, whichever workspaces they are of. The text around the figures is in
/// page.md beside this.
[[nodiscard]] std::string page_of(const std::vector<BenchReport>& reports);

}  // namespace ws::app
