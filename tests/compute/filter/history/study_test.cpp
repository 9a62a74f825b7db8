// The studies of image and filter sizes: what they publish, their rates and their marks of 2010.
// SPDX-License-Identifier: MIT
#include "compute/filter/history/study.h"

#include "compute/core/run/error.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace ws::filter {
namespace {

using namespace testing;

TEST(FilterStudy, PublishesWhileItGrows) {
  RunContext context;
  std::stop_source stop;
  context.stop = stop.get_token();
  std::size_t published = 0, points = 0;
  context.publish = [&](const std::shared_ptr<const Result>& part) {
    ++published;
    const StudyData& study = std::dynamic_pointer_cast<const FilterResult>(part)->run().study;
    EXPECT_GE(study.points.size(), points);
    points = study.points.size();
    if (published == 3) stop.request_stop();  // the largest sizes take long
  };
  EXPECT_EQ(run(shared_noise(32, 32), {{"study", "image-size"}}, context), nullptr) << "stopped";
  EXPECT_EQ(published, 3u);
  EXPECT_GT(points, 10u);
}

StudyData small_study() {
  StudyData study{Study::filter_size, {}, {}};
  const auto ms = [](double kernels, double total) {
    return StudyTimes{{kernels / 2, kernels, 2 * kernels}, {total / 2, total, 2 * total}, 5};
  };
  study.points = {{Variant::reference, Backend::cpu, 2048, 17, ms(400, 402)},
                  {Variant::simd, Backend::cpu, 2048, 17, ms(100, 100.5)},
                  {Variant::v411, Backend::cuda, 2048, 17, ms(0.5, 4.02)},
                  {Variant::v51, Backend::cuda, 2048, 17, ms(0.25, 1)}};
  return study;
}

TEST(FilterStudy, TellsRatesAndSpeedUps) {
  const StudyData study = small_study();
  EXPECT_DOUBLE_EQ(speed_up(study, study.points[2], Variant::reference), 100);
  EXPECT_DOUBLE_EQ(speed_up(study, study.points[2], Variant::simd), 25);
  EXPECT_NEAR(study.points[2].megapixels_per_second(), 8388.6, 0.1);
  EXPECT_NEAR(study.points[2].gigamacs_per_second(), 8388.6 * 34 / 1000, 0.01);
  const std::string csv = study_csv(study);
  EXPECT_EQ(csv.substr(0, csv.find('\n')),
            "variant,backend,side,taps,kernels_ms,kernels_least_ms,kernels_most_ms,total_ms,total_least_ms,total_most_ms,runs,"
            "mpx_per_s,gmac_per_s,speedup_reference,speedup_simd");
  EXPECT_NE(csv.find("v411,cuda,2048,17,0.5,0.25,1,4.02,2.01,8.04,5,8388.608,285.2126"), std::string::npos) << csv;
}

TEST(FilterStudy, TheFirstRunOfAPointIsNotCounted) {
  for (const auto& [cold, warm, runs] : {std::tuple(900.0, 700.0, 3u), std::tuple(90.0, 3.0, 5u)}) {
    unsigned calls = 0;
    const StudyTimes times = warm_times([&, cold = cold, warm = warm]() -> RunTimes {
      return {1, calls++ == 0 ? cold : warm + calls};
    });
    EXPECT_EQ(times.total, (Spread{warm + 2, warm + 2 + (runs - 1) / 2, warm + 1 + runs}));
    EXPECT_EQ(times.kernels, (Spread{1, 1, 1}));
    EXPECT_EQ(times.runs, runs);
    EXPECT_EQ(calls, runs + 1);
  }
}

TEST(FilterStudy, ARaceHasAStrokeOverEachBarThatWasMeasuredOftener) {
  StudyData study;
  study.kind = Study::race;
  study.race.resize(2);
  study.race[0].ms = {{1, 2, 4}, {3, 5, 9}, 5};
  study.race[1].ms = {{1, 1, 1}, {2, 3, 4}, 5};
  const std::vector<Plot> plots = study_plots(study);
  ASSERT_EQ(plots.size(), 1u);
  ASSERT_EQ(plots[0].series.size(), 3u);
  EXPECT_EQ(plots[0].series[0].y, (std::vector<double>{2, 1}));
  EXPECT_EQ(plots[0].series[1].y, (std::vector<double>{5, 3}));
  const PlotSeries& strokes = plots[0].series[2];
  ASSERT_EQ(strokes.y.size(), 9u) << "a least, a most and a gap for each of three bars";
  EXPECT_EQ((std::vector<double>{strokes.y[0], strokes.y[1], strokes.y[3], strokes.y[4], strokes.y[6], strokes.y[7]}),
            (std::vector<double>{1, 4, 3, 9, 2, 4}));
  EXPECT_LT(strokes.x[0], 0);
  EXPECT_GT(strokes.x[3], 0);
}

TEST(FilterStudy, MarksBothDevicesOf2010) {
  for (const Plot& plot : study_plots(small_study())) {
    std::vector<std::string> names;
    for (const PlotSeries& series : plot.series) names.push_back(series.name);
    for (const char* name : {"2010: GT 240", "2010: HD 5670", "v51 (8-bit)"})
      EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << plot.id << ": " << name;
  }
}

StudyData race_of(const Values& values, PixelType type = PixelType::float32) {
  RunContext context;
  std::size_t published = 0;
  context.publish = [&](const std::shared_ptr<const Result>&) { ++published; };
  auto image = std::make_shared<Image>(70, 50, 1, type);
  const auto result = run(image, values, context);
  EXPECT_EQ(published, result->run().study.race.size() + 1) << "before the first, and after each";
  return result->run().study;
}

std::vector<std::string> names_of(const StudyData& study) {
  std::vector<std::string> names;
  for (const RaceBar& bar : study.race) names.push_back(bar.name);
  return names;
}

TEST(FilterRace, HasEveryVariantThatTakesTheFilter) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(names_of(race_of({{"study", "race"}, {"radius", "8"}})),
            (Names{"reference", "simd", "v1", "v3", "v4", "v41", "v411", "v412", "vector", "fused", "recursive"}));
  EXPECT_EQ(names_of(race_of({{"study", "race"}, {"kernel", "box"}, {"radius", "20"}})),
            (Names{"reference", "simd", "v1", "v3", "fused"}));
  EXPECT_EQ(names_of(race_of({{"study", "race"}, {"kernel", "box"}, {"radius", "20"}, {"max_radius", "32"}}, PixelType::uint8)),
            (Names{"reference", "simd", "v1", "v3", "v4", "v41", "v411", "v412", "v51", "vector", "fused"}));
}

TEST(FilterRace, TunesOneVariant) {
  const StudyData study = race_of({{"study", "tuning"}, {"radius", "8"}, {"variant", "v412"}});
  const std::vector<std::string> names = names_of(study);
  ASSERT_EQ(names.size(), 9u) << "as in 2010, MAX_RADIUS, seven shapes";
  EXPECT_EQ(names[0], "as in 2010");
  EXPECT_EQ(names[1], "MAX_RADIUS 32");
  EXPECT_EQ(names[8], "groups of 64x4");
  EXPECT_EQ(names_of(race_of({{"study", "tuning"}, {"radius", "20"}})), (std::vector<std::string>{"MAX_RADIUS 32"}))
      << "v411 for auto, where it reaches as far";
  const std::vector<Plot> plots = study_plots(study);
  ASSERT_EQ(plots.size(), 1u);
  EXPECT_EQ(plots[0].categories, names);
  const std::string csv = study_csv(study);
  EXPECT_EQ(csv.substr(0, csv.find('\n')),
            "name,backend,kernels_ms,kernels_least_ms,kernels_most_ms,total_ms,total_least_ms,total_most_ms,runs");
  for (const RaceBar& bar : study.race) EXPECT_GE(bar.ms.runs, 3u) << bar.name;
  EXPECT_THROW(static_cast<void>(race_of({{"study", "tuning"}, {"variant", "v51"}})), Error) << "bytes only";
}

}  // namespace
}  // namespace ws::filter
