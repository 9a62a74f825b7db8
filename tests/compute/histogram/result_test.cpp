// The experiment as window and command line use it: steps, pictures, files, the reuse of a table, refusals.
// SPDX-License-Identifier: MIT
#include "compute/histogram/result.h"
#include "compute/core/error.h"
#include "compute/histogram/experiment.h"
#include "compute/io/files.h"
#include "compute/io/vectors.h"
#include "tests/compute/histogram/sets.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace ws::histogram::test {
namespace {

namespace fs = std::filesystem;

Inputs inputs_of(generate::VectorPair pair) {
  Inputs inputs;
  inputs["references"] = {std::make_shared<const VectorSet>(std::move(pair.references)), "references", "", ""};
  if (!pair.queries.empty())
    inputs["queries"] = {std::make_shared<const VectorSet>(std::move(pair.queries)), "queries", "", ""};
  return inputs;
}

Inputs flat_inputs(std::size_t count = 3000, std::size_t queries = 70) {
  generate::Random random(1);
  return inputs_of(generate::uniform_vectors({2, count, queries}, random));
}

std::shared_ptr<const HistogramResult> run(const Inputs& inputs, const std::vector<std::pair<std::string, Value>>& values,
                                           bool in_window = false) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, value] : values) parameters.set(name, value);
  RunContext context;
  if (in_window) context.publish = [](const std::shared_ptr<const Result>&) {};
  const Outcome outcome = experiment().run(inputs, parameters, context);
  return std::dynamic_pointer_cast<const HistogramResult>(outcome.result);
}

std::string refusal(const Inputs& inputs, const std::vector<std::pair<std::string, Value>>& values) {
  try {
    (void)run(inputs, values);
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

TEST(Result, StepsAreRoundsThenSlices) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}});
  ASSERT_EQ(result->step_count(), 1 + 3 + slice_count);  // 32 + 32 + 6 queries
  EXPECT_EQ(result->place(0).rows, 0u);
  EXPECT_EQ(result->place(2).rows, 64u);
  EXPECT_EQ(result->place(3).rows, 70u);
  EXPECT_EQ(result->place(3 + 10).slices, 10u);
  EXPECT_EQ(result->describe(3).title, "Round 3 of 3: queries 64 to 69");
}

TEST(Result, EqualReferencesHavePicturesToo) {
  for (const std::size_t dimension : {1, 2, 3})
    for (const std::size_t count : {1, 500}) {
      generate::VectorPair pair{VectorSet(Component::float32, dimension, count), VectorSet(Component::float32, dimension, 2)};
      std::fill_n(pair.references.values<float>(), count * dimension, 3.0f);
      std::fill_n(pair.queries.values<float>(), 2 * dimension, 5.0f);
      const auto result = run(inputs_of(std::move(pair)), {{"bins", std::int64_t{16}}});
      const ParameterSet view = experiment().view_parameters();
      const FrameLayout layout = result->layout(result->step_count() - 1, view);
      HostFrame frame(layout);
      result->present(result->step_count() - 1, view, frame.targets(), {});
      const Bounds bounds = result->bounds(view);
      EXPECT_TRUE(dimension == 3 || bounds.high[0] > bounds.low[0]) << dimension;
    }
}

TEST(Result, ADimensionIsForRawNumbers) {
  const fs::path folder = fs::temp_directory_path() / ("ws_dimension_" + std::to_string(::getpid()));
  fs::create_directories(folder);
  generate::Random random(1);
  for (const std::size_t dimension : {1, 8}) {
    const fs::path path = folder / "base.fvecs";
    io::write_vectors(path, generate::uniform_vectors({dimension, 40, 0}, random).references);
    Inputs inputs;
    inputs["references"] = {std::make_shared<const VectorSet>(io::read_vectors(path).vectors), "base.fvecs", "", ""};
    EXPECT_NE(refusal(inputs, {{"dimension", std::int64_t{5}}}).find("--dimension"), std::string::npos);
    EXPECT_EQ(refusal(inputs, {{"dimension", static_cast<std::int64_t>(dimension)}}), "");
  }
  fs::remove_all(folder);
}

TEST(Result, ManyBinsAreAddedUpInThePlot) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{5000}}});
  const PlotSeries bars = result->plots(result->step_count() - 1).front().series[0];
  EXPECT_LE(bars.y.size(), 2000u);
  EXPECT_EQ(std::accumulate(bars.y.begin(), bars.y.end(), 0.0), 3000.0) << "no reference is left out";
}

TEST(Result, EveryPictureFillsItsBuffers) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{16}}});
  ParameterSet view = experiment().view_parameters();
  for (const char* show : {"points", "waterfall", "adder", "blocks"})
    for (const std::size_t step : {std::size_t{0}, std::size_t{2}, std::size_t{20}, result->step_count() - 1}) {
      view.set("show", std::string(show));
      const FrameLayout layout = result->layout(step, view);
      HostFrame frame(layout);
      result->present(step, view, frame.targets(), {});
      for (const TargetLayout& target : layout) {
        if (target.name != "points.position") continue;
        EXPECT_EQ(target.count, std::string(show) == "points" ? 3000u : 0u);
      }
    }
}

TEST(Result, AsManyQueriesAreDrawnAsAskedFor) {
  for (const std::size_t total : {1, 100, 255, 256, 257, 300, 511, 512, 513, 1000}) {
    generate::Random random(1);
    generate::VectorPair pair = generate::uniform_vectors({2, total, 0}, random);
    const VectorSet references = pair.references;
    const auto result = run(inputs_of(std::move(pair)), {{"bins", std::int64_t{4}}, {"query_count", std::int64_t{256}}});
    const VectorSet& queries = result->problem().queries;
    const std::size_t expected = std::min<std::size_t>(total, 256);
    ASSERT_EQ(queries.size(), expected) << total;
    for (const std::size_t q : {std::size_t{0}, expected / 2, expected - 1})
      for (const std::size_t k : {0, 1}) EXPECT_EQ(queries.at(q, k), references.at(q * total / expected, k)) << total;
  }
}

TEST(Result, DrawnQueriesKeepTheirTableWhileAProbeIsDragged) {
  generate::Random random(1);
  const Inputs inputs = inputs_of(generate::uniform_vectors({2, 300, 0}, random));
  const auto before = run(inputs, {}, true), after = run(inputs, {{"probe", std::string("0.25,0.5")}}, true);
  EXPECT_EQ(before->histograms().table, after->histograms().table);
  EXPECT_NE(run(inputs, {{"query_count", std::int64_t{200}}}, true)->histograms().table, before->histograms().table);
}

/// Every operation lies within one stage and no two stages run at a time: their sums are ordered whatever the clock says.
TEST(Result, StagesAreApartAndCoverTheMethodsWork) {
  for (const std::size_t dimension : {2, 16})
    for (const char* method : {"paper", "simd", "boxes", "reference"})
      for (const char* limits : {"per-query", "global"})
        for (const bool in_window : {false, true}) {
          if (dimension > 3 && std::string(method) == "boxes") continue;
          generate::Random random(1);
          const Inputs inputs = inputs_of(generate::uniform_vectors({dimension, 3000, 70}, random));
          ParameterSet parameters = experiment().parameters();
          parameters.set("bins", std::int64_t{3000});
          parameters.set("method", std::string(method));
          parameters.set("limits", std::string(limits));
          RunContext context;
          if (in_window) context.publish = [](const std::shared_ptr<const Result>&) {};
          ASSERT_TRUE(experiment().run(inputs, parameters, context).result);
          double stages = 0, operations = 0;
          for (const StageTime& stage : context.metrics.stages()) stages += stage.ms;
          for (const OperationTime& operation : context.metrics.operations()) operations += operation.ms;
          constexpr double rounding = 1e-6;
          EXPECT_GE(context.metrics.stages().size(), std::string(method) == "reference" ? 1u : 3u) << method;
          EXPECT_LE(stages, context.metrics.compute_ms + rounding) << method << ", " << limits;
          EXPECT_LE(operations, stages + rounding) << method << ", " << limits;
        }
}

TEST(Result, SkippingAllReferencesIsToldAsWhatItIs) {
  generate::VectorPair pair{VectorSet(Component::float32, 2, 5), VectorSet(Component::float32, 2, 3)};
  const std::vector<float> queries{3, 3, 7, 1, 3, 3};
  std::fill_n(pair.references.values<float>(), 10, 3.0f);
  std::copy(queries.begin(), queries.end(), pair.queries.values<float>());
  ParameterSet parameters = experiment().parameters();
  parameters.set("skip_self", true);
  const Inputs inputs = inputs_of(std::move(pair));
  for (const char* method : {"reference", "paper", "simd", "boxes"}) {
    RunContext context;
    parameters.set("method", std::string(method));
    const auto result = experiment().run(inputs, parameters, context).result;
    const auto& warnings = context.metrics.warnings();
    ASSERT_EQ(warnings.size(), 3u) << method;  // the last is that there are more bins than references
    EXPECT_EQ(warnings[0].find("1 of 3 queries are equally far"), 0u) << warnings[0];
    EXPECT_EQ(warnings[1].find("2 of 3 queries have no references left"), 0u) << warnings[1];
    const auto summary = result->summary();
    const auto empty =
        std::find_if(summary.begin(), summary.end(), [](const Property& p) { return p.name == "empty_query_count"; });
    ASSERT_NE(empty, summary.end());
    EXPECT_EQ(empty->value, Value(std::int64_t{2}));
  }
}

TEST(Result, NearestAndFarthestDistancesHaveTheirOwnBins) {
  const auto result = run(flat_inputs(), {{"bins", std::int64_t{8}}});
  const Table& table = *result->histograms().table;
  const auto plots = result->plots(result->step_count() - 1);
  for (const auto& [id, values] : {std::pair{"nearest", table.low}, {"farthest", table.high}}) {
    const auto plot = std::find_if(plots.begin(), plots.end(), [id = id](const Plot& p) { return p.id == id; });
    ASSERT_NE(plot, plots.end()) << id;
    const PlotSeries& series = plot->series.at(0);
    ASSERT_EQ(series.y.size(), 40u);
    EXPECT_GT(series.y.front(), 0) << "the range is that of these distances";
    EXPECT_GT(series.y.back(), 0);
    EXPECT_EQ(std::accumulate(series.y.begin(), series.y.end(), 0.0), double(values.size()));
  }
}

TEST(Result, AProbeIsAskedBesideTheOthersAndTheirTableIsKept) {
  const Inputs inputs = flat_inputs();
  const auto before = run(inputs, {{"bins", std::int64_t{16}}}, true);
  const auto after = run(inputs, {{"bins", std::int64_t{16}}, {"probe", std::string("0.25,0.5")}}, true);
  EXPECT_EQ(before->histograms().table, after->histograms().table);
  EXPECT_EQ(before->hash(), after->hash());
  const auto detail = after->detail({});
  std::int64_t sum = 0;
  for (const std::int32_t count : detail->sum) sum += count;
  EXPECT_EQ(sum, 3000);
  const auto other = run(inputs, {{"bins", std::int64_t{17}}}, true);
  EXPECT_NE(before->histograms().table, other->histograms().table);
}

TEST(Result, WithoutQueriesReferencesAsk) {
  Inputs inputs = flat_inputs(1000, 0);
  const auto result = run(inputs, {{"bins", std::int64_t{8}}, {"query_count", std::int64_t{100}}});
  EXPECT_EQ(result->problem().queries.size(), 100u);
  for (std::size_t q = 0; q < 100; ++q) EXPECT_EQ(result->histograms().table->low[q], 0);
}

TEST(Result, WritesCountsAndLimits) {
  const auto folder = fs::temp_directory_path() / "ws_histogram_result";
  fs::create_directories(folder);
  const auto result = run(inputs_of({line({0, 1, 2, 3, 4, 5, 6, 7, 8, 10}), line({0, 3})}), {{"bins", std::int64_t{4}}});
  result->write("counts", folder / "c.csv");
  EXPECT_TRUE(io::read_text(folder / "c.csv").starts_with("query,bin,low,high,count\n0,0,0,2.5,3\n0,1,2.5,5,2\n"));
  result->write("counts", folder / "c.npy");
  EXPECT_EQ(fs::file_size(folder / "c.npy") % 64, 2 * 4 * 4u);
  result->write("limits", folder / "l.csv");
  EXPECT_EQ(io::read_text(folder / "l.csv"), "query,min,max,degenerate\n0,0,10,0\n1,0,7,0\n");
  EXPECT_THROW(result->write("study", folder / "s.csv"), Error);
  fs::remove_all(folder);
}

TEST(Result, TheReportTellsTheMemoryOfEachArray) {
  const auto result =
      run(flat_inputs(), {{"bins", std::int64_t{16}}, {"method", std::string("paper")}, {"memory_cap", std::int64_t{64}}});
  std::int64_t sum = 0, total = 0;
  for (const Property& property : result->summary()) {
    if (!property.name.starts_with("memory_")) continue;
    const auto bytes = std::get<std::int64_t>(property.value);
    (property.name == "memory_bytes" ? total : sum) += bytes;
    if (property.name == "memory_distances") {
      EXPECT_EQ(bytes, 32 * 3000 * 4);
    }
  }
  EXPECT_GT(total, 0);
  EXPECT_EQ(sum, total);
  for (const Plot& plot : result->plots(1)) {
    if (plot.id != "memory") continue;
    EXPECT_EQ(plot.categories.back(), "cap");
    EXPECT_EQ(plot.series[0].y.back(), 64);
    return;
  }
  FAIL() << "there is no such plot";
}

TEST(Result, CheckAndStudiesReport) {
  generate::Random random(1);
  const Inputs inputs = inputs_of(generate::sift_like({16, 900, 40}, random));
  const auto checked = run(inputs, {{"bins", std::int64_t{50}}, {"check", true}});
  ASSERT_TRUE(checked->findings().check);
  EXPECT_EQ(checked->findings().check->entries, 0u);
  const auto sweep = run(inputs, {{"study", std::string("bins")}});
  EXPECT_EQ(sweep->findings().timings.size(), 12u);
  const auto methods = run(inputs, {{"study", std::string("methods")}});
  EXPECT_EQ(methods->findings().timings.size(), 2u);  // paper and simd
}

TEST(Result, RefusalsNameWhatIsWrong) {
  EXPECT_EQ(refusal({}, {}), "distances need references");
  EXPECT_EQ(refusal(flat_inputs(), {{"probe", std::string("1,2,3")}}),
            "--probe has 3 numbers, the references have 2 components");
  Inputs uneven = flat_inputs();
  generate::Random random(1);
  uneven["queries"] = inputs_of(generate::gauss({3, 5, 0}, random))["references"];
  EXPECT_EQ(refusal(uneven, {}), "references have 2 components, queries have 3");
  EXPECT_EQ(refusal(flat_inputs(), {{"method", std::string("tensor")}}), "method tensor needs CUDA");
  generate::Random other(1);
  EXPECT_EQ(refusal(inputs_of(generate::gauss({4, 5, 5}, other)), {{"method", std::string("boxes")}}),
            "method boxes takes up to 3 dimensions, these vectors have 4");
}

TEST(Result, RawNumbersAreCutByTheDimension) {
  VectorSet numbers(Component::float32, 1, 12);
  for (int i = 0; i < 12; ++i) numbers.values<float>()[i] = static_cast<float>(i);
  const Inputs inputs = inputs_of({numbers, {}});
  EXPECT_EQ(run(inputs, {{"dimension", std::int64_t{3}}})->problem().references.size(), 4u);
  EXPECT_EQ(refusal(inputs, {{"dimension", std::int64_t{5}}}),
            "references holds 12 numbers, which is no multiple of --dimension 5");
  Inputs raw = inputs;
  raw["references"].path = "numbers.f32";
  const auto warnings = [&](std::int64_t dimension) {
    ParameterSet parameters = experiment().parameters();
    parameters.set("dimension", dimension);
    RunContext context;
    (void)experiment().run(raw, parameters, context);
    return context.metrics.warnings();
  };
  ASSERT_FALSE(warnings(0).empty());
  EXPECT_NE(warnings(0)[0].find("--dimension"), std::string::npos);
  EXPECT_EQ(warnings(3).size(), 1u) << "only that there are more bins than references";
}

}  // namespace
}  // namespace ws::histogram::test
