// Sweeps of a made-up experiment: the grid, what a row has, failures, files that grow and go on, plots.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_file.h"
#include "app/session/sweep/sweep_plot.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "tests/app/support/fake_experiment.h"
#include "tests/app/support/generated_input.h"
#include "tests/compute/io/io_test_support.h"

#include <gtest/gtest.h>

#include <cmath>

namespace ws::test::of_sweep {
namespace {

using namespace app;
using io::test::content_of;
using io::test::TemporaryFolder;

SweepPlan plan_of(const std::vector<std::string>& vary) {
  SweepPlan plan;
  plan.experiment = &fake_workspace().experiment();
  plan.inputs["cloud"] = generated_input("circle --count 100 --seed 1");
  plan.parameters = plan.experiment->parameters();
  plan.thread_count = 1;
  for (const std::string& text : vary) plan.variations.push_back(parse_variation(text, plan.parameters));
  return plan;
}

std::vector<SweepRow> all_rows(const SweepPlan& plan) {
  std::vector<SweepRow> rows;
  run_sweep(plan, 0, {}, nullptr, [&](SweepRow row) {
    rows.push_back(std::move(row));
    return true;
  });
  return rows;
}

TEST(Sweep, RunsEveryCombinationTheLastVariationFastest) {
  const SweepPlan plan = plan_of({"gain=1,2", "steps=3,4,5"});
  const std::vector<SweepRow> rows = all_rows(plan);
  ASSERT_EQ(rows.size(), 6u);
  EXPECT_EQ(rows[1].varied, (std::vector<std::string>{"1", "4"}));
  EXPECT_EQ(rows[5].varied, (std::vector<std::string>{"2", "5"}));
  EXPECT_EQ(rows[5].number, 5u);
  EXPECT_EQ(rows[5].backend, "cpu");
  EXPECT_EQ(rows[5].thread_count, 1);
  EXPECT_EQ(rows[5].summary[0], (std::pair<std::string, std::string>{"point_count", "100"}));
  EXPECT_NE(rows[0].hash, rows[5].hash);
  EXPECT_EQ(rows[0].hash, rows[2].hash);
  EXPECT_EQ(plan.words_of(4), "gain 2, steps 4");
}

TEST(Sweep, RepetitionsAreTimedAfterWarmingUp) {
  SweepPlan plan = plan_of({"gain=1,2"});
  plan.repeat_count = 3;
  plan.warm_up_count = 2;
  fake_counts().reset();
  const SweepRow row = run_combination(plan, 1, {});
  EXPECT_EQ(fake_counts().finished, 5);
  EXPECT_EQ(row.repeat_count, 3);
  ASSERT_TRUE(row.compute_ms);
  EXPECT_LE(row.compute_ms->least, row.compute_ms->median);
  EXPECT_LE(row.compute_ms->median, row.compute_ms->most);
}

TEST(Sweep, AFailureIsARow) {
  const SweepPlan plan = plan_of({"fail=all", "gain=1,2"});
  const std::vector<SweepRow> rows = all_rows(plan);
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_FALSE(rows[1].failed());
  EXPECT_EQ(rows[2].error, "the fake failed (as asked)");
  EXPECT_TRUE(rows[3].failed());
  EXPECT_EQ(rows[3].varied, (std::vector<std::string>{"true", "2"}));
  EXPECT_FALSE(rows[3].compute_ms);
}

TEST(Sweep, AMemoryLimitIsAFailureOfItsRows) {
  SweepPlan plan = plan_of({"gain=1,2"});
  plan.memory_limit_bytes = 10;
  EXPECT_TRUE(all_rows(plan)[1].failed());
}

TEST(Sweep, AStopIsNoFailure) {
  const SweepPlan plan = plan_of({"gain=1,2"});
  std::stop_source stop;
  stop.request_stop();
  EXPECT_THROW(static_cast<void>(run_combination(plan, 0, stop.get_token())), Cancelled);
  EXPECT_THROW(run_sweep(plan, 0, stop.get_token(), nullptr, [](const SweepRow&) { return true; }), Cancelled);
}

TEST(Sweep, WhatCannotBeIsRefusedBeforeItRuns) {
  EXPECT_THROW(check_sweep(plan_of({})), Error);
  EXPECT_THROW(check_sweep(plan_of({"gain=1,2", "gain=3,4"})), Error);
  EXPECT_THROW(check_sweep(plan_of({"gain=0:10:1000", "work_ms=0:1000:1000"})), Error);
  check_sweep(plan_of({"gain=1,2", "steps=3,4"}));
}

// --- tables ---------------------------------------------------------------------------------------------------------------

SweepRow row_with(std::size_t number, const std::string& varied) {
  SweepRow row;
  row.number = number;
  row.varied = {varied};
  row.backend = "cpu";
  row.device = "A processor, \"quick\"";
  row.thread_count = 2;
  row.repeat_count = 3;
  row.compute_ms = Spread{1, 2, 3.5};
  row.hash = "00ff";
  return row;
}

TEST(SweepTable, ReadsWhatItWrites) {
  SweepColumns columns{{"method"}, {}, {}};
  SweepRow one = row_with(0, "a,b"), failed = row_with(1, "c");
  one.stages = {{"the first", {1, 1, 1}}};
  one.summary = {{"method", "a,b"}, {"length", "0.25"}};
  failed.compute_ms.reset();
  failed.hash.clear();
  failed.error = "it is \"too\" large, by far";
  EXPECT_TRUE(columns.take(one));
  EXPECT_FALSE(columns.take(failed));
  const std::string text = csv_head(columns) + csv_line(one, columns) + csv_line(failed, columns);
  EXPECT_TRUE(text.starts_with("run,method,backend,device,threads,repetitions,compute_ms_least,")) << text;
  EXPECT_NE(text.find(",result_method,length,result_hash,error\n"), std::string::npos) << text;

  const SweepTable table = table_of_csv(text, {"method"}, "a.csv");
  EXPECT_EQ(table.columns, columns);
  ASSERT_EQ(table.rows.size(), 2u);
  EXPECT_EQ(table.rows[0].device, one.device);
  EXPECT_EQ(table.rows[0].summary, one.summary);
  EXPECT_EQ(table.rows[0].compute_ms, one.compute_ms);
  EXPECT_EQ(table.rows[0].stages[0].first, "the_first");
  EXPECT_EQ(table.rows[1].error, failed.error);
  EXPECT_EQ(csv_line(table.rows[0], columns), csv_line(one, columns));
}

TEST(SweepTable, ALineThatWasCutOffIsLeftOut) {
  const SweepColumns columns{{"gain"}, {}, {}};
  const std::string text = csv_head(columns) + csv_line(row_with(0, "1"), columns) + csv_line(row_with(1, "2"), columns);
  for (std::size_t length = text.size() - 1; text[length - 1] != '\n'; --length)
    EXPECT_EQ(table_of_csv(text.substr(0, length), {"gain"}, "a.csv").rows.size(), 1u);
}

TEST(SweepTable, OtherFilesAreRefused) {
  for (const char* text : {"", "x,y\n1,2\n", "run,gain\n"})
    EXPECT_THROW(static_cast<void>(table_of_csv(text, {"gain"}, "a.csv")), Error) << text;
}

TEST(SweepTable, ValuesAreFoundByTheirNames) {
  SweepRow row = row_with(0, "1");
  row.stages = {{"evolve", {1, 2, 3}}};
  row.summary = {{"mean_distance", "0.5"}, {"precision", "float"}};
  const std::vector<std::string> names = value_names({row});
  EXPECT_EQ(names, (std::vector<std::string>{"compute_ms", "stage_evolve_ms", "mean_distance"}));
  EXPECT_EQ(value_named("evolve", names), "stage_evolve_ms");
  EXPECT_EQ(value_of(row, "stage_evolve_ms"), (Spread{1, 2, 3}));
  EXPECT_EQ(value_of(row, "mean_distance"), (Spread{0.5, 0.5, 0.5}));
  try {
    static_cast<void>(value_named("mean_distanse", names));
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("did you mean mean_distance?"), std::string::npos) << error.full_text();
  }
}

// --- files ----------------------------------------------------------------------------------------------------------------

/// Without the columns of times.
std::string without_times(const std::string& csv) {
  const SweepTable table = table_of_csv(csv, {"fail", "gain"}, "a.csv");
  std::string text;
  for (SweepRow row : table.rows) {
    if (row.compute_ms) row.compute_ms = Spread{};
    text += csv_line(row, table.columns);
  }
  return text;
}

TEST(SweepFile, GoesOnWhereItWasWhateverWasCutOff) {
  const TemporaryFolder folder;
  const std::string whole_path = folder / "whole.csv", path = folder / "cut.csv";
  const SweepPlan plan = plan_of({"fail=true,false", "gain=1:4:4"});
  const std::string description = description_of(plan, {});
  {
    SweepFile file(whole_path, plan, description, false);
    for (SweepRow& row : all_rows(plan)) file.add(std::move(row));
  }
  const std::string whole = content_of(whole_path);
  for (const std::size_t length : {whole.size() / 4, whole.size() / 2, whole.size() - 5, whole.size()}) {
    { std::ofstream(path) << whole.substr(0, length); }
    { std::ofstream(description_path(path)) << description; }
    SweepFile file(path, plan, description, true);
    run_sweep(plan, file.rows().size(), {}, nullptr, [&](SweepRow row) {
      file.add(std::move(row));
      return true;
    });
    EXPECT_EQ(without_times(content_of(path)), without_times(whole)) << length;
  }
}

TEST(SweepFile, AnotherSweepIsRefusedWithWhatDiffers) {
  const TemporaryFolder folder;
  const std::string path = folder / "a.csv";
  SweepPlan plan = plan_of({"gain=1:4:4"});
  {
    SweepFile file(path, plan, description_of(plan, {}), false);
    file.add(run_combination(plan, 0, {}));
  }
  plan.parameters.set("steps", std::int64_t{99});
  plan.repeat_count = 2;
  try {
    SweepFile file(path, plan, description_of(plan, {}), true);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("parameters.steps was 10 and is 99; repetitions was 1 and is 2"), std::string::npos)
        << error.full_text();
  }
}

TEST(SweepFile, AnUnfinishedOneIsNotReplaced) {
  const TemporaryFolder folder;
  const std::string path = folder / "a.csv";
  const SweepPlan plan = plan_of({"gain=1:4:4"});
  const std::string description = description_of(plan, {});
  {
    SweepFile file(path, plan, description, false);
    file.add(run_combination(plan, 0, {}));
  }
  EXPECT_THROW(SweepFile(path, plan, description, false), Error);
  {
    SweepFile file(path, plan, description, true);
    for (std::size_t i = 1; i < plan.size(); ++i) file.add(run_combination(plan, i, {}));
  }
  const std::string finished = content_of(path);
  SweepFile again(path, plan, description, false);  // it was finished
  EXPECT_TRUE(again.rows().empty());
  EXPECT_EQ(content_of(path), finished) << "it stays until there is a row in its place";
  again.add(run_combination(plan, 0, {}));
  EXPECT_LT(content_of(path).size(), finished.size());
}

TEST(SweepFile, RowsThatWereChangedByHandAreRefused) {
  const TemporaryFolder folder;
  const std::string path = folder / "a.csv";
  const SweepPlan plan = plan_of({"gain=1:4:4"});
  const std::string description = description_of(plan, {});
  {
    SweepFile file(path, plan, description, false);
    file.add(run_combination(plan, 1, {}));
  }
  EXPECT_THROW(SweepFile(path, plan, description, true), Error);
}

// --- plots ----------------------------------------------------------------------------------------------------------------

TEST(SweepPlot, OneNumberIsALineWithStrokes) {
  SweepPlan plan = plan_of({"gain=1:4:4:log"});
  plan.repeat_count = 3;
  std::vector<SweepRow> rows;
  for (std::size_t i : {0u, 1u, 3u}) {
    rows.push_back(row_with(i, ""));
    rows.back().compute_ms = Spread{double(i) + 1, double(i) + 2, double(i) + 3};
  }
  const Plot plot = sweep_plot(plan, rows, "compute_ms");
  ASSERT_EQ(plot.series.size(), 2u);
  EXPECT_TRUE(plot.x_log);
  EXPECT_EQ(plot.x_label, "Gain");
  EXPECT_EQ(plot.y_label, "median time (ms)");
  EXPECT_EQ(plot.series[0].x.size(), 4u);
  EXPECT_EQ(plot.series[0].y[1], 3);
  EXPECT_TRUE(std::isnan(plot.series[0].y[2])) << "a run that is not there yet is a gap";
  EXPECT_EQ(plot.series[1].x.size(), 9u);
}

/// Axes, title and curves have the window's words; values without any are called as its tables call them.
TEST(SweepPlot, AWindowOfAnotherLanguageHasItsWords) {
  use_phrasebook([](const char* english, std::optional<std::size_t>) -> std::string {
    const std::string text = english;
    if (text == "{}: {} against {}") return "{0}: {2} / {1}";
    return text == "Gain" || text == "time (ms)" || text == "Point count" ? "§" + text : text;
  });
  const SweepPlan plan = plan_of({"gain=3,1,2"});
  const Plot times = sweep_plot(plan, all_rows(plan), "compute_ms"), counts = sweep_plot(plan, all_rows(plan), "point_count"),
             others = sweep_plot(plan, all_rows(plan), "other");
  use_phrasebook(nullptr);
  EXPECT_EQ(times.x_label, "§Gain");
  EXPECT_EQ(times.y_label, "§time (ms)");
  EXPECT_TRUE(times.title.ends_with(": §Gain / §time (ms)")) << times.title;
  EXPECT_EQ(counts.y_label, "§Point count");
  EXPECT_EQ(others.y_label, "Other");
  EXPECT_EQ(sweep_plot(plan, all_rows(plan), "point_count").y_label, "point_count") << "in English the report's";
}

TEST(SweepPlot, AChoiceHasACurveForEachValue) {
  for (const bool swapped : {false, true}) {
    const SweepPlan plan = swapped ? plan_of({"fail=all", "gain=3,1,2"}) : plan_of({"gain=3,1,2", "fail=all"});
    const Plot plot = sweep_plot(plan, all_rows(plan), "point_count");
    ASSERT_EQ(plot.series.size(), 2u);
    EXPECT_EQ(plot.series[0].name, "fail false");
    EXPECT_EQ(plot.series[0].x, (std::vector<double>{1, 2, 3})) << "in rising order";
    EXPECT_EQ(plot.series[0].y, (std::vector<double>{100, 100, 100}));
    EXPECT_TRUE(std::isnan(plot.series[1].y[0]));
    const auto found = combination_at(plan, 2, 1, 0);
    ASSERT_TRUE(found);
    EXPECT_EQ(plan.words_of(*found), swapped ? "fail true, gain 2" : "gain 2, fail true");
  }
}

TEST(SweepPlot, TwoNumbersAreAHeatMap) {
  const SweepPlan plan = plan_of({"gain=1,3,2", "steps=5,4"});
  std::vector<SweepRow> rows;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    rows.push_back(row_with(i, ""));
    rows.back().summary = {{"cost", std::to_string(i)}};
  }
  const Plot plot = sweep_plot(plan, rows, "cost");
  ASSERT_TRUE(plot.cells);
  EXPECT_EQ(plot.cells->x, (std::vector<double>{1, 2, 3}));
  EXPECT_EQ(plot.cells->y, (std::vector<double>{4, 5}));
  EXPECT_EQ(plot.cells->values, (std::vector<double>{1, 5, 3, 0, 4, 2}));
  EXPECT_EQ(combination_at(plan, 2, 0, 4), 5u);
  EXPECT_EQ(combination_at(plan, 2.5, 0, 4), std::nullopt);
}

TEST(SweepPlot, ChoicesAloneAreMarksOverTheirNames) {
  const SweepPlan plan = plan_of({"fail=all"});
  const Plot plot = sweep_plot(plan, all_rows(plan), "point_count");
  EXPECT_EQ(plot.categories, (std::vector<std::string>{"false", "true"}));
  EXPECT_EQ(plot.series[0].style, PlotStyle::points);
}

}  // namespace
}  // namespace ws::test::of_sweep
