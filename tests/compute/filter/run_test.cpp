// A run: what it warns of, what it refuses, what it measures, and what it takes from the cache.
// SPDX-License-Identifier: MIT
#include "compute/filter/run.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace ws::filter::of_run {
namespace {

using namespace testing;

/// The warnings of a run of an image.
std::vector<std::string> warnings(const std::shared_ptr<const Image>& image, const Values& values) {
  RunContext context;
  EXPECT_NE(run(image, values, context), nullptr);
  return context.metrics.warnings();
}

TEST(FilterRun, TransparentPixelsAreSpokenOf) {
  const auto image_with_alpha = [](float alpha) {
    auto image = std::make_shared<Image>(8, 8, 4, PixelType::float32);
    std::fill(image->values<float>().begin(), image->values<float>().end(), 1.0f);
    image->values<float>()[7] = alpha;
    return image;
  };
  EXPECT_TRUE(warnings(image_with_alpha(1), {}).empty());
  const auto found = warnings(image_with_alpha(0), {});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_NE(found[0].find("transparent"), std::string::npos) << found[0];
}

TEST(FilterRun, RefusesWhatCannotBeDone) {
  const auto image = shared_noise(64, 64);
  EXPECT_THROW(run(image, {{"variant", "v411"}, {"radius", "17"}}), Error);
  EXPECT_THROW(run(image, {{"variant", "v51"}}), Error) << "needs 8-bit pixels";
  EXPECT_THROW(run(image, {{"kernel", "custom"}, {"taps_row", "1,2"}}), Error) << "an even count of taps";
  EXPECT_THROW(run(image, {{"kernel", "custom"}}), Error);
  EXPECT_THROW(run(image, {{"variant", "recursive"}, {"kernel", "box"}}), Error);
  EXPECT_THROW(run(image, {{"operation", "homography"}, {"matrix", "1,2,3,2,4,6,0,0,1"}}), Error) << "singular";
  EXPECT_THROW(run(image, {{"operation", "affine"}, {"matrix", "1,2,3"}}), Error);
  EXPECT_THROW(run(image, {{"operation", "homography"}, {"corners", "0,0,1,1,2,2,5,0"}}), Error) << "collinear";
  RunContext small;
  small.memory_limit_bytes = 1000;
  try {
    (void)run(image, {}, small);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.hint(), "raise --memory-limit, or use a smaller image");
  }
}

TEST(FilterRun, NaNSpreadsAndIsReported) {
  auto image = std::make_shared<Image>(20, 20, 1, PixelType::float32);
  std::fill(image->values<float>().begin(), image->values<float>().end(), 1.0f);
  image->values<float>()[210] = std::numeric_limits<float>::quiet_NaN();
  RunContext context;
  const auto result = run(image, {{"radius", "1"}}, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  for (const Property& p : result->summary(context))
    if (p.name == "nan_count") {
      EXPECT_EQ(std::get<std::int64_t>(p.value), 9);
    }
}

TEST(FilterRun, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  EXPECT_EQ(run(shared_noise(300, 300), {}, context), nullptr);
}

TEST(FilterRun, WarnsOfMapsThatShowNothingOrNearlyNothing) {
  const auto warnings_of = [](const char* matrix) {
    return warnings(shared_noise(60, 40), {{"operation", "homography"}, {"matrix", matrix}});
  };
  EXPECT_TRUE(warnings_of("1,0.1,2,0,1,1").empty());
  ASSERT_EQ(warnings_of("1,0,500,0,1,0").size(), 1u);
  EXPECT_NE(warnings_of("1,0,500,0,1,0")[0].find("nothing of the drawn sheet"), std::string::npos);
  ASSERT_EQ(warnings_of("1,0,0,0,0.00001,20").size(), 1u);
  EXPECT_NE(warnings_of("1,0,0,0,0.00001,20")[0].find("nearly singular"), std::string::npos);
}

TEST(FilterRun, TransfersAreReportedAlsoWhereTheCacheSavesThem) {
  Cache cache(1u << 30);
  RunContext context;
  context.cache = &cache;
  const auto image = shared_noise(200, 100);
  const auto first = run(image, {}, context);
  EXPECT_GT(context.metrics.upload_ms, 0);
  EXPECT_GT(context.metrics.download_ms, 0);
  RunContext again = context.beside();
  const auto second = run(image, {}, again);
  EXPECT_EQ(second->run().input, first->run().input) << "the image is where the first run brought it";
  EXPECT_EQ(again.metrics.upload_ms, context.metrics.upload_ms);
  EXPECT_EQ(again.metrics.download_ms, context.metrics.download_ms);
  const auto other = run(shared_noise(200, 100), {}, again);
  EXPECT_NE(other->run().input, first->run().input);
}

TEST(FilterRun, TransfersAreTimedForEachNumberOfThreads) {
  Cache cache(1u << 30);
  const auto image = shared_noise(400, 300);
  std::vector<std::shared_ptr<const FilterResult>> results;  // which hold the image where it is
  for (const int threads : {1, 2, 1}) {
    RunContext context;
    context.cache = &cache;
    context.thread_count = threads;
    results.push_back(run(image, {}, context));
  }
  const auto transfers = [&](std::size_t i) { return std::pair(results[i]->run().upload_ms, results[i]->run().download_ms); };
  EXPECT_EQ(transfers(0), transfers(2));
  EXPECT_NE(transfers(0).first, transfers(1).first) << "measured with other threads";
  EXPECT_NE(transfers(0).second, transfers(1).second);
}

const Values kinds_of_runs[] = {{{"variant", "auto"}},
                                {{"variant", "v411"}, {"radius", "5"}, {"versus", "exact"}},
                                {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
                                {{"operation", "pipeline"}, {"rotation", "5"}, {"versus", "recursive"}}};

TEST(FilterRun, TheCacheChangesNoValue) {
  Cache cache(1u << 30);
  RunContext context;
  context.cache = &cache;
  const auto image = shared_noise(97, 61, 3);
  for (const Purpose purpose : {Purpose::whole, Purpose::drag})
    for (const Values& values : kinds_of_runs) {
      context.purpose = purpose;
      const auto cold = run(image, values), warm = run(image, values, context);
      EXPECT_EQ(hash_of(*warm), hash_of(*cold));
      EXPECT_EQ(warm->run().input_statistics.histograms, cold->run().input_statistics.histograms);
      cache.clear();
      EXPECT_EQ(hash_of(*run(image, values, context)), hash_of(*cold));
    }
}

TEST(FilterRun, OneChoiceOfTheAutomaticVariantIsKept) {
  Cache cache(1u << 30);
  RunContext context;
  context.cache = &cache;
  const auto image = shared_noise(300, 200);
  const auto first = run(image, {}, context);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(run(image, {}, context)->run().passes[0].variant, first->run().passes[0].variant);
}

TEST(FilterRun, ThePlanesOfAResultOutliveTheCacheAndItsEngine) {
  auto cache = std::make_unique<Cache>(1u << 30);
  RunContext context;
  context.cache = cache.get();
  const auto result = run(shared_noise(64, 48), {{"variant", "simd"}}, context);
  const std::string hash = hash_of(*result);
  cache.reset();
  EXPECT_EQ(hash_of(*result), hash);
}

TEST(FilterRun, TheRowsAreThoseOfTheFirstFilterAlsoWhereTheSecondIsAnother) {
  // Where variants are measured, each of a pipeline's two filters may choose its own.
  const auto image = shared_noise(61, 43);
  Parameters parameters;
  parameters.operation = Operation::pipeline;
  parameters.rotation = 10;
  RunContext context;
  parameters.variant = Variant::simd;
  const filter::Run in_two_passes = run_filter(*image, parameters, context);
  parameters.variant = Variant::fused;
  filter::Run mixed = run_filter(*image, parameters, context);
  ASSERT_EQ(in_two_passes.passes.size(), 5u);
  ASSERT_EQ(mixed.passes.size(), 3u);
  mixed.passes.pop_back();
  mixed.passes.insert(mixed.passes.end(), in_two_passes.passes.end() - 2, in_two_passes.passes.end());
  const Image rows = mixed.engine->download(*rows_of(mixed, context), context);
  const Image expected = mixed.engine->download(*in_two_passes.passes.front().after, context);
  ASSERT_EQ(rows.values<float>().size(), expected.values<float>().size());
  EXPECT_TRUE(std::equal(rows.values<float>().begin(), rows.values<float>().end(), expected.values<float>().begin()));
}

}  // namespace
}  // namespace ws::filter::of_run
