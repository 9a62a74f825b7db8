// How a bench measures in turns and when it stops; what is slower; what differs between machines; reports that come back.
// SPDX-License-Identifier: MIT
#include "app/cli/bench/bench_report.h"
#include "app/cli/bench/contest.h"
#include "app/cli/bench/verdict.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace ws::app {
namespace {

/// One whose runs take turns through `times`; writes down each burst as its name and length.
Contestant runner(const std::string& name, std::vector<double> times, std::vector<std::string>& told) {
  Contestant made;
  made.row.method.method = name;
  auto next = std::make_shared<std::size_t>(0);
  made.burst = [name, times, next, &told](int count, bool warm_up) {
    told.push_back(name + std::to_string(count) + (warm_up ? "w" : ""));
    std::vector<double> ms;
    for (int i = 0; i < count; ++i) ms.push_back(times[(*next)++ % times.size()]);
    return ms;
  };
  return made;
}

TEST(BenchContest, RowsTakeTurnsUntilTheirMediansAreKnown) {
  const Interrupt interrupt;
  std::vector<std::string> told;
  std::vector<Contestant> rows;
  rows.push_back(runner("a", {5.0}, told));
  rows.push_back(runner("b", {1, 2, 3, 4}, told));
  measure_in_turns(rows, Effort::careful(1e6), interrupt);
  EXPECT_EQ(rows[0].row.ms.size(), 8u) << "seven at least, in bursts of four";
  EXPECT_EQ(rows[1].row.ms.size(), 60u) << "of what varies as many as there may be";
  EXPECT_EQ((std::vector<std::string>(told.begin(), told.begin() + 5)),
            (std::vector<std::string>{"a4w", "b4w", "a4w", "b4w", "b4w"}));
}

TEST(BenchContest, TimeAndSlownessEndIt) {
  const Interrupt interrupt;
  std::vector<std::string> told;
  std::vector<Contestant> rows;
  rows.push_back(runner("a", {100, 200, 300}, told));
  rows.push_back(runner("b", {9000.0}, told));
  measure_in_turns(rows, Effort::careful(1.2), interrupt);
  EXPECT_EQ(rows[0].row.ms.size(), 8u) << "1.5 s are over";
  EXPECT_EQ(rows[1].row.ms.size(), 4u) << "the first burst showed that it is slow";
  told.clear();
  rows.clear();
  rows.push_back(runner("d", {9000.0}, told));
  rows[0].first_ms = 9000;
  measure_in_turns(rows, Effort::careful(1.2), interrupt);
  EXPECT_EQ(told, (std::vector<std::string>{"d1", "d1"})) << "it was known before";
  std::vector<Contestant> once;
  once.push_back(runner("c", {1, 2}, told));
  measure_in_turns(once, Effort::once(), interrupt);
  EXPECT_EQ(once[0].row.ms.size(), 1u);
  EXPECT_EQ(told.back(), "c1");
}

TEST(BenchContest, WhoFailsOrIsDoneGetsNoTurn) {
  const Interrupt interrupt;
  std::vector<std::string> told;
  std::vector<Contestant> rows;
  rows.push_back(runner("a", {1.0}, told));
  rows[0].is_done = true;
  rows.push_back(runner("b", {1.0}, told));
  rows[1].burst = [&](int, bool) {
    told.push_back("failed");
    return std::vector<double>();
  };
  rows.push_back(runner("c", {2.0}, told));
  measure_in_turns(rows, Effort::careful(1), interrupt);
  EXPECT_EQ(told, (std::vector<std::string>{"failed", "c4w", "c4w"}));
  EXPECT_TRUE(rows[1].has_failed);
  EXPECT_FALSE(rows[0].has_failed || rows[2].has_failed);
}

TEST(BenchVerdict, NeedsAnIntervalWithoutOneAndAChangeThatIsMoreThanLuck) {
  EXPECT_EQ(verdict_of({1.05, 1.1, 1.2}), Verdict::slower);
  EXPECT_EQ(verdict_of({0.99, 1.1, 1.2}), Verdict::same);
  EXPECT_EQ(verdict_of({1.005, 1.01, 1.02}), Verdict::same) << "where a program lies in memory makes as much";
  EXPECT_EQ(verdict_of({0.7, 0.8, 0.9}), Verdict::faster);
  EXPECT_EQ(verdict_of({0.7, 0.8, 1.01}), Verdict::same);
  EXPECT_EQ(words_of(Verdict::slower, {1.05, 1.12, 1.2}), "SLOWER by 12 %");
  EXPECT_EQ(words_of(Verdict::same, {0.99, 1.1, 1.2}), "the same, within 20 %");
}

BenchReport some_report() {
  BenchReport report{"0.1.0", "2026-11-26", "filter", {"A processor", 4, 2, 8, {"A device"}, "12.4", 20, 30}, false, true};
  BenchLine line;
  line.workspace = "filter";
  line.case_name = "a";
  line.backend = "cuda:1";
  line.method = "fused";
  line.device = "A device";
  line.unit = "pixels";
  line.ms = {1, 2, 3};
  line.hash = "abc";
  line.per_second = 5e9;
  line.note = "2010: 1 ms";
  report.rows = {line, line};
  report.rows[1].version = "OpenCV 4.6.0";
  report.rows[1].distance = 0.25;
  report.rows[1].remark = "differs by at most 2.5e-01";
  report.absent = {{"torch", "not installed", {"a"}}};
  return report;
}

TEST(BenchReports, ComeBackAsTheyWere) {
  const std::string text = to_json(some_report());
  const BenchReport back = bench_report_of(text, "it");
  EXPECT_EQ(to_json(back), text);
  EXPECT_EQ(back.rows[0].backend, "cuda:1");
  EXPECT_TRUE(back.rows[1].is_peer());
  EXPECT_THROW((void)bench_report_of("[]", "it"), Error);
  EXPECT_THROW((void)bench_report_of("{\"warpscope\": 3, \"rows\": []}", "it"), Error);
}

TEST(BenchReports, TellWhatChangedOfTheMachine) {
  const BenchMachine before = some_report().machine;
  EXPECT_TRUE(differences(before, before).empty());
  BenchMachine now = before;
  now.devices = {};
  now.driver = "";
  now.thread_count = 4;
  now.compute_ms = 24;
  now.copy_ms = 30.5;
  now.load = 2;
  EXPECT_EQ(differences(before, now),
            (std::vector<std::string>{"the number of threads was 2 and is 4",
                                      "the set of CUDA devices was A device and is none", "the driver was 12.4 and is none",
                                      "others are at work on it: a load of 2.0 before the bench began",
                                      "a small work that only computes takes 20 % longer now"}));
  now.load = 0;
  EXPECT_TRUE(differences({}, now).empty()) << "reports of before told nothing of it";
}

}  // namespace
}  // namespace ws::app
