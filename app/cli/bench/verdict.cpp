// SPDX-License-Identifier: MIT
#include "app/cli/bench/verdict.h"

#include "compute/core/run/counted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

constexpr double least_change = 0.02;

/// Of medians that were measured apart: each may lie anywhere in its interval.
Spread ratio_of(const Spread& now, const Spread& before) {
  return {now.least / before.most, now.median / before.median, now.most / before.least};
}

const BenchLine* row_like(const BenchLine& line, const std::vector<BenchLine>& rows) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const BenchLine& other) {
    return other.workspace == line.workspace && other.case_name == line.case_name && other.backend == line.backend &&
           other.method == line.method && other.device == line.device;
  });
  return found == rows.end() ? nullptr : &*found;
}

void count(Verdicts& verdicts, Verdict verdict) {
  (verdict == Verdict::slower   ? verdicts.slower_count
   : verdict == Verdict::faster ? verdicts.faster_count
                                : verdicts.same_count) += 1;
}

}  // namespace

Verdict verdict_of(const Spread& interval) {
  if (std::abs(interval.median - 1) < least_change) return Verdict::same;
  if (interval.least > 1) return Verdict::slower;
  return interval.most < 1 ? Verdict::faster : Verdict::same;
}

std::string words_of(Verdict verdict, const Spread& interval) {
  if (verdict == Verdict::slower) return fmt::format("SLOWER by {:.0f} %", 100 * (interval.median - 1));
  if (verdict == Verdict::faster) return fmt::format("faster by {:.0f} %", 100 * (1 - interval.median));
  const double open = std::max(std::abs(interval.most - 1), std::abs(1 - interval.least));
  return fmt::format("the same, within {:.0f} %", std::max(1.0, 100 * open));
}

Verdicts verdicts_of(const BenchReport& before, const BenchReport& now) {
  Verdicts verdicts;
  std::size_t new_count = 0;
  std::string& text = verdicts.text;
  text += fmt::format("compared with warpscope {}{}\n", before.version, before.date.empty() ? "" : ", " + before.date);
  text += fmt::format("{:<26} {:<8} {:<16} {:>10} {:>10}  {}\n", "case", "backend", "method", "before ms", "now ms", "");
  for (const BenchLine& line : now.rows) {
    const BenchLine* old = row_like(line, before.rows);
    if (!old) {
      ++new_count;
      continue;
    }
    const Spread ratio = ratio_of(line.interval(), old->interval());
    const Verdict verdict = verdict_of(ratio);
    if (!line.is_peer()) count(verdicts, verdict);
    std::string remark = line.is_peer() ? " (another program)" : "";
    if (!line.hash.empty() && !old->hash.empty() && line.hash != old->hash) remark += " (another result than before)";
    text += fmt::format("{:<26} {:<8} {:<16} {:>10.3f} {:>10.3f}  {}{}\n", line.workspace + " " + line.case_name, line.backend,
                        line.method, old->median(), line.median(), words_of(verdict, ratio), remark);
  }
  const auto missing =
      std::count_if(before.rows.begin(), before.rows.end(), [&](const BenchLine& line) { return !row_like(line, now.rows); });
  text += fmt::format("{} slower, {} faster, {} the same; {} had no row before, {} of before none now\n", verdicts.slower_count,
                      verdicts.faster_count, verdicts.same_count, new_count, missing);
  if (before.is_small || now.is_small) text += "times of data in small mean nothing\n";
  for (const std::string& line : differences(before.machine, now.machine)) text += "the machine: " + line + "\n";
  text += "the earlier times are of another moment; --against measures an earlier program in turns with this one\n";
  return verdicts;
}

}  // namespace ws::app
