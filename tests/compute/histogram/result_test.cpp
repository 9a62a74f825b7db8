// A result's summary, hash and files.
// SPDX-License-Identifier: MIT
#include "compute/histogram/result.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"
#include "tests/compute/histogram/shown.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace ws::histogram::test {
namespace {

namespace fs = std::filesystem;

TEST(Result, WritesCountsAndLimits) {
  const auto folder = fs::temp_directory_path() / "ws_histogram_result";
  fs::create_directories(folder);
  RunContext context;
  const auto result = run(inputs_of({line({0, 1, 2, 3, 4, 5, 6, 7, 8, 10}), line({0, 3})}), {{"bins", std::int64_t{4}}});
  result->write("counts", folder / "c.csv", context);
  EXPECT_TRUE(io::read_text(folder / "c.csv").starts_with("query,bin,low,high,count\n0,0,0,2.5,3\n0,1,2.5,5,2\n"));
  result->write("counts", folder / "c.npy", context);
  EXPECT_EQ(fs::file_size(folder / "c.npy") % 64, 2 * 4 * 4u);
  result->write("limits", folder / "l.csv", context);
  EXPECT_EQ(io::read_text(folder / "l.csv"), "query,min,max,degenerate\n0,0,10,0\n1,0,7,0\n");
  fs::remove_all(folder);
}

TEST(Result, TheReportTellsTheMemoryOfEachArray) {
  const auto result =
      run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string("paper")}, {"memory_cap", std::int64_t{64}}});
  RunContext context;
  std::int64_t sum = 0, total = 0;
  for (const Property& property : result->summary(context)) {
    if (!property.name.starts_with("memory_")) continue;
    const auto bytes = std::get<std::int64_t>(property.value);
    (property.name == "memory_bytes" ? total : sum) += bytes;
    if (property.name == "memory_distances") {
      EXPECT_EQ(bytes, 32 * 3000 * 4);
    }
  }
  EXPECT_GT(total, 0);
  EXPECT_EQ(sum, total);
  for (const Plot& plot : Viewer(result).plots(1)) {
    if (plot.id != "memory") continue;
    EXPECT_EQ(plot.categories.back(), "cap");
    EXPECT_EQ(plot.series[0].y.back(), 64);
    return;
  }
  FAIL() << "there is no such plot";
}

TEST(Result, OfARunThatGoesOnOnlyFullRowsAreRead) {
  const auto whole = run(flat_inputs(), {{"bins", std::int64_t{16}}});
  Histograms part = whole->histograms();
  part.rounds.pop_back();
  const auto problem = std::make_shared<const Problem>(whole->problem());
  const auto shown = std::make_shared<const HistogramResult>(problem, part, whole->parameters(), Findings{}, whole->extent());
  EXPECT_EQ(shown->row_count(), 64u);
  RunContext context;
  EXPECT_NE(shown->hash(context), whole->hash(context));
  EXPECT_THROW(shown->write("counts", "never.csv", context), Error);
}

/// What is asked of some queries is what is asked of all, and files name them by their numbers among all.
TEST(Result, ChosenQueriesKeepTheirNumbers) {
  const auto folder = fs::temp_directory_path() / "ws_histogram_chosen";
  fs::create_directories(folder);
  RunContext context;
  const Inputs inputs = flat_inputs();
  const auto all = run(inputs, {{"bins", std::int64_t{16}}}),
             some = run(inputs, {{"bins", std::int64_t{16}}, {"only_queries", std::string("69,3,40")}});
  const Table &whole = *all->histograms().table, &part = *some->histograms().table;
  ASSERT_EQ(part.queries, 3u);
  const std::size_t numbers[] = {69, 3, 40};
  for (std::size_t q = 0; q < 3; ++q) {
    EXPECT_EQ(row_of(part, q), row_of(whole, numbers[q]));
    EXPECT_EQ(part.low[q], whole.low[numbers[q]]);
  }
  some->write("counts", folder / "c.csv", context);
  std::size_t lines = 0;
  std::istringstream text(io::read_text(folder / "c.csv"));
  for (std::string line; std::getline(text, line); ++lines)
    if (lines > 0) {
      EXPECT_EQ(line.substr(0, line.find(',')), std::to_string(numbers[(lines - 1) / 16])) << line;
    }
  EXPECT_EQ(lines, 1 + 3 * 16u);
  some->write("limits", folder / "l.csv", context);
  EXPECT_NE(io::read_text(folder / "l.csv").find("\n40,"), std::string::npos);
  ViewParameters view;
  view.query = 2;
  EXPECT_EQ(Viewer(some).picture(1, view)->query_index, 40u);
  EXPECT_EQ(Viewer(some).plots(1, view).front().title, "Histogram of query 40");
  for (const char* wrong : {"70", "0.5", "3,3"})
    EXPECT_THROW((void)run(inputs, {{"only_queries", std::string(wrong)}}), Error) << wrong;
  fs::remove_all(folder);
}

/// Each bar of the plot is as long as its round, and its parts are the stages of the method that ran.
TEST(Result, RoundsTellTheirStages) {
  for (const char* method : {"paper", "simd", "boxes"}) {
    RunContext context;
    const auto result = run(flat_inputs(20'000), {{"bins", std::int64_t{16}}, {"method", std::string(method)}}, context);
    const std::vector<Round>& rounds = result->histograms().rounds;
    ASSERT_EQ(rounds.size(), 3u);
    const auto plots = Viewer(result).plots(3);
    const auto plot = std::find_if(plots.begin(), plots.end(), [](const Plot& p) { return p.id == "rounds"; });
    ASSERT_NE(plot, plots.end());
    EXPECT_TRUE(plot->stacked);
    for (std::size_t i = 0; i < 3; ++i) {
      double sum = 0;
      for (const PlotSeries& series : plot->series) sum += series.y.at(i);
      EXPECT_NEAR(sum, rounds[i].ms, 1e-6 * rounds[i].ms) << method;
    }
    for (const StageTime& stage : context.metrics.stages()) {
      double sum = 0;
      for (const Round& round : rounds)
        for (const StageTime& part : round.stages) sum += part.name == stage.name ? part.ms : 0;
      EXPECT_LE(sum, stage.ms * (1 + 1e-9)) << method << ", " << stage.name;
      if (stage.name == "partial histograms" || stage.name == "adder" || stage.name == "counting") {
        EXPECT_NEAR(sum, stage.ms, 1e-6 * stage.ms) << method;
      }
    }
    const auto names = [&](const char* name) {
      return std::any_of(plot->series.begin(), plot->series.end(), [&](const PlotSeries& s) { return s.name == name; });
    };
    EXPECT_EQ(names("adder") && names("min/max"), std::string(method) == "paper") << method;
    EXPECT_TRUE(names("other"));
  }
}

}  // namespace
}  // namespace ws::histogram::test
