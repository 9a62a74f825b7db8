// What became slower since an earlier report, beyond what measuring leaves open.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench/bench_report.h"

#include <string>
#include <vector>

namespace ws::app {

enum class Verdict { same, slower, faster };

/// `interval` is of the ratio of times, now to before. A change is told where the interval leaves 1 out and the median is apart
/// from 1 by more than what a program's place in memory makes.
[[nodiscard]] Verdict verdict_of(const Spread& interval);
/// "slower by 12 %", "faster by 3 %", "the same, within 2 %".
[[nodiscard]] std::string words_of(Verdict verdict, const Spread& interval);

struct Verdicts {
  std::string text;                                        ///< a table, and what is to be known of it
  int slower_count = 0, faster_count = 0, same_count = 0;  ///< of our rows
};

/// Rows of the same workspace, case, backend, method and device are held against each other. The two were measured at different
/// times: what is known to have changed of the machine is told.
[[nodiscard]] Verdicts verdicts_of(const BenchReport& before, const BenchReport& now);

}  // namespace ws::app
