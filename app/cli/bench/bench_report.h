// What a bench measured, as data: rows, the machine, and what was missing. The same of this run and of a report that an earlier
// one left.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/bench/machine.h"
#include "compute/core/result/bench.h"
#include "compute/core/result/spread.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// A row with all that was derived from the other rows of its case.
struct BenchLine {
  std::string workspace, case_name, generator, stage, note;
  std::string backend, method, device;  ///< backend "cuda:1" of several devices
  std::string computes, hash;           ///< see BenchMethod, BenchRow
  std::string version;                  ///< of another program; empty: a row of ours
  std::vector<double> ms;
  double iterations = 0, ball_count = 0;
  double ratio = 1;     ///< of the shortest times: how many times as fast as the case's first row
  std::string against;  ///< that row
  std::string unit;     ///< of the work
  std::optional<double> per_second, gigabytes_per_second;
  std::optional<double> distance;  ///< of another program's answer
  std::string remark;              ///< what is to be said of its result; empty: nothing
  bool is_wrong = false;           ///< its result is not what it has to be

  [[nodiscard]] bool is_peer() const { return !version.empty(); }
  [[nodiscard]] Spread interval() const { return interval_of_median(ms); }
  [[nodiscard]] double median() const { return spread_of(ms).median; }
};

/// Another program that was not asked, or that did not answer.
struct AbsentPeer {
  std::string name, why;
  std::vector<std::string> cases;  ///< of which it was asked; none: of whatever
};
/// "torch, of space-100k and 3 others"
[[nodiscard]] std::string title_of(const AbsentPeer& absent);

struct BenchReport {
  std::string version, date;  ///< of the program; the day
  std::string workspace;      ///< empty: of all
  BenchMachine machine;
  bool is_small = false;     ///< of data in small: its times mean nothing
  bool asked_peers = false;  ///< other programs were looked for
  std::vector<BenchLine> rows;
  std::vector<AbsentPeer> absent;
  bool is_partial = false;  ///< the bench had not come to its end
};

/// Of the rows of one case, or of cases one after another.
[[nodiscard]] std::vector<BenchLine> lines_of(const std::string& workspace, const std::vector<BenchRow>& rows);

/// The text of `--report`.
[[nodiscard]] std::string to_json(const BenchReport& report);
/// A report that `to_json` wrote, of this version or of one before. Throws Error{io} that names the file.
[[nodiscard]] BenchReport read_bench_report(const std::string& path);
/// The same of its text; `name` is what it is called in an error.
[[nodiscard]] BenchReport bench_report_of(std::string_view text, const std::string& name);

}  // namespace ws::app
