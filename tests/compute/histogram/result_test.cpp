// A result's summary, hash and files.
// SPDX-License-Identifier: MIT
#include "compute/histogram/result.h"
#include "compute/core/run/error.h"
#include "compute/io/files.h"
#include "tests/compute/histogram/shown.h"

#include <filesystem>

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
  EXPECT_THROW(result->write("study", folder / "s.csv", context), Error);
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

}  // namespace
}  // namespace ws::histogram::test
