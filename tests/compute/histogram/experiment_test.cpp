// The experiment as window and command line use it: its data, samples and refusals, what a run reports, what the cache keeps.
// SPDX-License-Identifier: MIT
#include "compute/histogram/experiment.h"
#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/io/vectors/vectors.h"
#include "tests/compute/histogram/shown.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace ws::histogram::test {
namespace {

namespace fs = std::filesystem;

std::string refusal(const Inputs& inputs, const Settings& settings) {
  try {
    (void)run(inputs, settings);
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

TEST(Experiment, ADimensionIsForRawNumbers) {
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

TEST(Experiment, AsManyQueriesAreDrawnAsAskedFor) {
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

TEST(Experiment, TheQueryThatIsLookedAtIsOneOfThoseThatThereAre) {
  generate::Random random(1);
  const auto range_of = [](const Inputs& inputs) {
    ParameterSet parameters = experiment().parameters(), view = experiment().view_parameters();
    experiment().adapt(inputs, parameters, view, {});
    return view.range("query");
  };
  const FieldRange given = range_of(inputs_of(generate::uniform_vectors({2, 300, 50}, random)));
  EXPECT_EQ(given.max, 49);
  EXPECT_EQ(given.slider_max, 49);
  const FieldRange drawn = range_of(inputs_of(generate::uniform_vectors({2, 300, 0}, random)));
  EXPECT_EQ(drawn.slider_max, 255);
  EXPECT_EQ(drawn.max, 299) << "a parameter says how many references serve as queries";
}

TEST(Experiment, DrawnQueriesKeepTheirTableWhileAProbeIsDragged) {
  generate::Random random(1);
  const Inputs inputs = inputs_of(generate::uniform_vectors({2, 300, 0}, random));
  Cache cache(1 << 24);
  const auto before = run(inputs, {}, &cache), after = run(inputs, {{"probe", std::string("0.25,0.5")}}, &cache);
  EXPECT_EQ(before->histograms().table, after->histograms().table);
  EXPECT_NE(run(inputs, {{"query_count", std::int64_t{200}}}, &cache)->histograms().table, before->histograms().table);
}

/// Every operation lies within one stage and no two stages run at a time: their sums are ordered whatever the clock says.
TEST(Experiment, StagesAreApartAndCoverTheMethodsWork) {
  for (const std::size_t dimension : {2, 16})
    for (const char* method : {"paper", "simd", "boxes", "reference"})
      for (const char* limits : {"per-query", "global"})
        for (const bool has_cache : {false, true}) {
          if (dimension > 3 && std::string(method) == "boxes") continue;
          generate::Random random(1);
          const Inputs inputs = inputs_of(generate::uniform_vectors({dimension, 3000, 70}, random));
          ParameterSet parameters = experiment().parameters();
          parameters.set("bins", std::int64_t{3000});
          parameters.set("method", std::string(method));
          parameters.set("limits", std::string(limits));
          RunContext context;
          Cache cache(1 << 24);
          if (has_cache) context.cache = &cache;
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

TEST(Experiment, SkippingAllReferencesIsToldAsWhatItIs) {
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
    EXPECT_EQ(warnings[0].find("1 of 3 queries is equally far"), 0u) << warnings[0];
    EXPECT_EQ(warnings[1].find("2 of 3 queries have no references left"), 0u) << warnings[1];
    const auto summary = result->summary(context);
    for (const auto& [name, count] : {std::pair("empty_query_count", 2), std::pair("degenerate_query_count", 1)}) {
      const auto found =
          std::find_if(summary.begin(), summary.end(), [&, name = name](const Property& p) { return p.name == name; });
      ASSERT_NE(found, summary.end());
      EXPECT_EQ(found->value, Value(std::int64_t{count})) << name << ", " << method;
    }
  }
}

TEST(Experiment, AProbeIsAskedBesideTheOthersAndTheirTableIsKept) {
  const Inputs inputs = flat_inputs();
  Cache cache(1 << 24);
  RunContext context;
  const auto before = run(inputs, {{"bins", std::int64_t{16}}}, &cache);
  const auto after = run(inputs, {{"bins", std::int64_t{16}}, {"probe", std::string("0.25,0.5")}}, &cache);
  EXPECT_EQ(before->histograms().table, after->histograms().table);
  EXPECT_EQ(before->hash(context), after->hash(context));
  const auto detail = Viewer(after).detail();
  std::int64_t sum = 0;
  for (const std::int32_t count : detail->sum) sum += count;
  EXPECT_EQ(sum, 3000);
  const auto other = run(inputs, {{"bins", std::int64_t{17}}}, &cache);
  EXPECT_NE(before->histograms().table, other->histograms().table);
}

/// All that a run reports, except times.
std::vector<std::string> report_of(const Inputs& inputs, const Settings& settings, Cache* cache) {
  RunContext context;
  context.cache = cache;
  const auto result = run(inputs, settings, context);
  std::vector<std::string> words = context.metrics.warnings();
  words.push_back(result->hash(context));
  words.push_back(std::to_string(static_cast<int>(context.backend)));
  for (const Property& property : result->summary(context))
    if (property.name != "pairs_per_second") words.push_back(property.name + " " + to_text(property.value));
  for (const Round& round : result->histograms().rounds) words.push_back(std::to_string(round.first + round.count));
  return words;
}

TEST(Experiment, AWarmCacheChangesNothing) {
  const Inputs inputs = flat_inputs(5000), few = experiment().reduce(inputs, 10, {});
  const std::vector<std::pair<const Inputs*, Settings>> runs{
      {&inputs, {}},
      {&inputs, {{"probe", std::string("0.25,0.5")}}},
      {&inputs, {{"check", true}, {"arithmetic", std::string("source")}, {"bins", std::int64_t{5000}}}},
      {&few, {}},
      {&inputs, {{"arithmetic", std::string("source")}, {"bins", std::int64_t{5000}}}},
      {&inputs, {{"limits", std::string("global")}}},
      {&few, {{"limits", std::string("global")}}},
      {&inputs, {{"method", std::string("paper")}}},
      {&inputs, {{"bins", std::int64_t{6000}}, {"method", std::string("boxes")}}}};
  Cache cache(1 << 28), small(1000);
  for (int pass = 0; pass < 2; ++pass)
    for (const auto& [data, settings] : runs) {
      const auto cold = report_of(*data, settings, nullptr);
      EXPECT_EQ(report_of(*data, settings, &cache), cold);
      EXPECT_EQ(report_of(*data, settings, &small), cold);
    }
  EXPECT_GT(cache.bytes(), 0u);
}

/// What the cache holds is refused where making it would be.
TEST(Experiment, ALowerMemoryLimitRefusesWhatTheCacheHas) {
  const Inputs inputs = flat_inputs(5000);
  const auto limited = [&](Cache* cache, std::size_t bytes) {
    ParameterSet parameters = experiment().parameters();
    parameters.set("method", std::string("boxes"));
    RunContext context;
    context.cache = cache;
    context.memory_limit_bytes = bytes;
    try {
      (void)experiment().run(inputs, parameters, context);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  Cache warm(1 << 28);
  EXPECT_EQ(limited(&warm, std::size_t{1} << 30), "");
  bool is_refused = false, is_done = false;
  for (std::size_t bytes = 1 << 10; bytes < std::size_t{1} << 24; bytes += bytes / 16) {
    const std::string cold = limited(nullptr, bytes);
    EXPECT_EQ(limited(&warm, bytes), cold) << bytes;
    (cold.empty() ? is_done : is_refused) = true;
  }
  EXPECT_TRUE(is_refused && is_done);
}

TEST(Experiment, QueriesThatAreReducedAgainFindTheirTable) {
  const Inputs inputs = flat_inputs();
  Cache cache(1 << 24);
  const auto once = run(experiment().reduce(inputs, 10, {}), {}, &cache),
             again = run(experiment().reduce(inputs, 10, {}), {{"probe", std::string("0.5,0.5")}}, &cache);
  EXPECT_EQ(once->problem().queries.size(), 10u);
  EXPECT_EQ(once->histograms().table, again->histograms().table);
  EXPECT_NE(run(experiment().reduce(inputs, 11, {}), {}, &cache)->histograms().table, once->histograms().table);
}

TEST(Experiment, WithoutQueriesReferencesAsk) {
  Inputs inputs = flat_inputs(1000, 0);
  const auto result = run(inputs, {{"bins", std::int64_t{8}}, {"query_count", std::int64_t{100}}});
  EXPECT_EQ(result->problem().queries.size(), 100u);
  for (std::size_t q = 0; q < 100; ++q) EXPECT_EQ(result->histograms().table->low[q], 0);
}

TEST(Experiment, ChecksReport) {
  generate::Random random(1);
  const Inputs inputs = inputs_of(generate::sift_like({16, 900, 40}, random));
  const auto checked = run(inputs, {{"bins", std::int64_t{50}}, {"check", true}});
  ASSERT_TRUE(checked->findings().check);
  EXPECT_EQ(checked->findings().check->entries, 0u);
}

/// A run is compared with the counts of another one, and with the same after one distance was moved.
TEST(Experiment, AnAnswerThatIsGivenIsCompared) {
  const fs::path folder = fs::temp_directory_path() / ("ws_answer_" + std::to_string(::getpid()));
  fs::create_directories(folder);
  Inputs inputs = flat_inputs(500, 9);
  RunContext context;
  run(inputs, {{"bins", std::int64_t{5}}})->write("counts", folder / "same.npy", context);
  run(inputs, {{"bins", std::int64_t{5}}})->write("counts", folder / "same.csv", context);
  std::ofstream plain(folder / "plain.csv");
  const auto table = run(inputs, {{"bins", std::int64_t{5}}})->histograms().table;
  for (std::size_t q = 0; q < 9; ++q)
    for (std::size_t k = 0; k < 5; ++k)
      plain << table->row(q)[k] + (q == 7 && k == 1) - (q == 7 && k == 2) << (k == 4 ? '\n' : ',');
  plain.close();
  const auto with_answer = [&](const char* name, const Settings& settings, RunContext& of_run) {
    inputs["answer"] = {experiment().read_own(experiment().info().inputs[2], folder / name, {}), name, "", ""};
    return run(inputs, settings, of_run);
  };
  for (const char* name : {"same.npy", "same.csv"}) {
    const auto result = with_answer(name, {{"bins", std::int64_t{5}}}, context);
    ASSERT_TRUE(result->findings().given) << name;
    EXPECT_EQ(result->findings().given->entries, 0u) << name;
    EXPECT_EQ(with_answer(name, {{"bins", std::int64_t{5}}, {"only_queries", std::string("8,2")}}, context)
                  ->findings()
                  .given->entries,
              0u);
  }
  EXPECT_TRUE(context.metrics.warnings().empty());
  const auto moved = with_answer("plain.csv", {{"bins", std::int64_t{5}}}, context);
  const Differences& found = *moved->findings().given;
  EXPECT_EQ(found.entries, 2u);
  EXPECT_EQ(found.histograms, 1u);
  EXPECT_EQ(found.moved, 1u);
  ASSERT_EQ(found.list.size(), 2u);
  EXPECT_EQ(found.list[0].query, 7u);
  EXPECT_EQ(found.list[0].expected, table->row(7)[1] + 1);
  EXPECT_EQ(context.metrics.warnings().at(0), "2 counts in 1 histogram differ from the given answer, by 1 at most");
  moved->write("differences", folder / "d.csv", context);
  EXPECT_EQ(fs::file_size(folder / "d.csv") > 60, true);
  // In the window: at the step and as a plot.
  Viewer viewer(moved);
  const auto values = viewer.presentation->describe(1, viewer.context).values;
  EXPECT_EQ(values.back().name, "differs_from_answer");
  EXPECT_EQ(values.back().value, Value(std::int64_t{2}));
  const auto plots = viewer.plots(1);
  const auto plot = std::find_if(plots.begin(), plots.end(), [](const Plot& p) { return p.id == "check"; });
  ASSERT_NE(plot, plots.end());
  EXPECT_EQ(plot->title, "Check: 2 entries differ from the answer, by 1 at most");
  EXPECT_EQ(plot->series[0].y.at(7), 2);
  try {
    (void)with_answer("same.npy", {{"bins", std::int64_t{6}}}, context);
    FAIL() << "was compared";
  } catch (const Error& e) {
    EXPECT_EQ(std::string(e.what()), "the answer has 9 queries with 5 bins each, this run 9 with 6");
  }
  for (const char* wrong : {"1,2\n3\n", "1,-2\n", "1,x\n", "0.5\n", "", "query,bin,low,high,count\n0,1,0,1,3\n"}) {
    std::ofstream(folder / "wrong.csv") << wrong;
    EXPECT_THROW((void)with_answer("wrong.csv", {}, context), Error) << wrong;
  }
  fs::remove_all(folder);
}

TEST(Experiment, RefusalsNameWhatIsWrong) {
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

TEST(Experiment, RawNumbersAreCutByTheDimension) {
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
