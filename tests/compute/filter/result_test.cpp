// A filter run as the rest of the program sees it: steps, pictures, what is probed, what is written, what is refused.
// SPDX-License-Identifier: MIT
#include "compute/filter/result.h"
#include "compute/core/error.h"
#include "compute/filter/experiment.h"
#include "compute/filter/lessons.h"
#include "compute/filter/study.h"
#include "compute/filter/timing.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>

namespace ws::filter {
namespace {

std::shared_ptr<const Image> noise(int width, int height, int channels = 1) {
  auto image = std::make_shared<Image>(width, height, channels, PixelType::float32);
  std::mt19937 random(3);
  std::uniform_real_distribution<float> uniform(0, 1);
  for (float& v : image->values<float>()) v = uniform(random);
  return image;
}

std::shared_ptr<const FilterResult> run(const std::shared_ptr<const Image>& image,
                                        const std::vector<std::pair<std::string, std::string>>& values,
                                        RunContext context = {}) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  const Outcome outcome = experiment().run({{"image", {image, "noise", "", ""}}}, parameters, context);
  return std::dynamic_pointer_cast<const FilterResult>(outcome.result);
}

HostFrame frame_of(const Result& result, std::size_t step, const ParameterSet& view) {
  HostFrame frame(result.layout(step, view));
  result.present(step, view, frame.targets(), {});
  return frame;
}

TEST(FilterResult, VariantsOfOneArithmeticHaveOneHash) {
  const auto image = noise(97, 61, 3);
  const auto hash = run(image, {{"variant", "reference"}})->hash();
  for (const char* variant : {"simd", "fused", "v1", "v3", "v4", "v41", "v411", "v412", "auto"})
    EXPECT_EQ(run(image, {{"variant", variant}})->hash(), hash) << variant;
  EXPECT_NE(run(image, {{"variant", "reference"}, {"radius", "7"}})->hash(), hash);
}

TEST(FilterResult, StepsShowEachTileOnceThenTheResult) {
  const auto result = run(noise(200, 90), {{"variant", "v411"}});
  const ParameterSet view = experiment().view_parameters();
  ASSERT_EQ(result->run().passes.size(), 2u);
  EXPECT_EQ(result->events().size(), 4u);  // input, rows, columns, result
  const std::size_t last = result->step_count() - 1;
  const HostFrame input = frame_of(*result, 0, view), first_read = frame_of(*result, 1, view);
  const auto before = input.view<std::uint32_t>("image.pixels"), read = first_read.view<std::uint32_t>("image.pixels");
  EXPECT_TRUE(std::equal(before.begin(), before.end(), read.begin())) << "reading changes nothing";
  EXPECT_EQ(result->describe(1).title, "Rows with v411: 17 taps, group 1 of 161: reads");
  EXPECT_GT(first_read.view<float>("lines.position").size(), 100u) << "arrows of the reads";
  const HostFrame summed = frame_of(*result, 2, view);
  const auto after = summed.view<std::uint32_t>("image.pixels");
  std::size_t changed = 0;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool in_tile = i % 200 < 32 && i / 200 < 4;
    EXPECT_TRUE(in_tile || after[i] == before[i]) << i;
    changed += after[i] != before[i];
  }
  EXPECT_GT(changed, 100u);
  EXPECT_EQ(result->describe(last).title, "The result");
  EXPECT_EQ(result->step_count(), 2 + 2 * (161 + 39));
}

TEST(FilterResult, LongPassesHaveABoundedNumberOfSteps) {
  const auto result = run(noise(1500, 900), {{"variant", "v3"}});
  EXPECT_LT(result->step_count(), 1000u);
  for (const std::size_t step : {std::size_t{1}, result->step_count() / 2, result->step_count() - 2})
    EXPECT_NO_THROW((void)result->overlay(step, {}));
}

TEST(FilterResult, TheDividerShowsBothSides) {
  const auto result = run(noise(40, 10), {{"kernel", "box"}, {"radius", "2"}});
  ParameterSet view = experiment().view_parameters();
  const auto pixels = [&](const char* stage) {
    view.set_text("stage", stage);
    const HostFrame frame = frame_of(*result, result->step_count() - 1, view);
    const auto p = frame.view<std::uint32_t>("image.pixels");
    return std::vector<std::uint32_t>(p.begin(), p.end());
  };
  const auto filtered = pixels("result"), input = pixels("input");
  view.set("split", 0.25);
  const auto both = pixels("split");
  for (std::size_t i = 0; i < both.size(); ++i) EXPECT_EQ(both[i], (i % 40 < 10 ? filtered : input)[i]) << i;
}

TEST(FilterResult, DifferencesToDoublePrecisionAreTiny) {
  for (const auto& values : std::vector<std::vector<std::pair<std::string, std::string>>>{
           {{"kernel", "gaussian"}, {"radius", "8"}},
           {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
           {{"operation", "pipeline"}, {"rotation", "5"}}}) {
    auto with = values;
    with.emplace_back("versus", "exact");
    const auto result = run(noise(120, 80), with);
    ParameterSet view = experiment().view_parameters();
    view.set_text("stage", "difference");
    EXPECT_FALSE(result->largest_difference());
    (void)frame_of(*result, result->step_count() - 1, view);
    ASSERT_TRUE(result->largest_difference());
    EXPECT_LT(*result->largest_difference(), 2e-6) << values[0].second;
  }
}

TEST(FilterResult, AProbeTellsTheValuesOfEveryStage) {
  const auto result = run(noise(30, 20), {{"variant", "v411"}, {"radius", "1"}});
  const auto values = result->inspect({"image", 7 * 30 + 11}, 0, {});
  std::vector<std::string> names;
  for (const Property& p : values) names.push_back(p.name);
  EXPECT_EQ(names, (std::vector<std::string>{"column x", "row y", "input", "after row", "after column"}));
  EXPECT_EQ(std::get<std::int64_t>(values[0].value), 11);
  const std::size_t step = result->origin_step({"image", 7 * 30 + 11}, 0);
  EXPECT_EQ(result->describe(step).phase, "column");
}

TEST(FilterResult, APickIsReadFromTheGridThatWasShown) {
  const auto image = noise(30, 20);
  const auto result =
      run(image, {{"operation", "pipeline"}, {"variant", "simd"}, {"radius", "1"}, {"rotation", "10"}, {"out_size", "50,12"}});
  const std::size_t last = result->step_count() - 1;
  ParameterSet view = experiment().view_parameters();
  const auto named = [](const std::vector<Property>& values, std::string_view name) {
    const auto found = std::find_if(values.begin(), values.end(), [&](const Property& p) { return p.name == name; });
    return found == values.end() ? Value("none") : found->value;
  };
  const Pick of_result = result->picked({"image", 7 * 50 + 41}, last, view);
  view.set_text("stage", "input");
  const Pick of_input = result->picked({"image", 7 * 30 + 11}, last, view);
  EXPECT_EQ(of_input, result->picked({"image", 7 * 30 + 11}, 0, view));
  EXPECT_NE(of_input.target, of_result.target);
  for (const std::size_t step : {std::size_t{0}, last / 2, last}) {  // wherever one goes on to look at it
    const auto input = result->inspect(of_input, step, {}), output = result->inspect(of_result, step, {});
    EXPECT_EQ(named(input, "column x"), Value(std::int64_t{11}));
    EXPECT_EQ(named(input, "row y"), Value(std::int64_t{7}));
    EXPECT_EQ(named(input, "input"), Value(fmt::format("{:.6g}", image->at(11, 7, 0))));
    EXPECT_EQ(named(input, "after warp"), Value("none"));
    EXPECT_NE(named(input, "goes to x"), Value("none"));
    EXPECT_EQ(named(output, "column x"), Value(std::int64_t{41}));
    EXPECT_EQ(named(output, "row y"), Value(std::int64_t{7}));
    EXPECT_EQ(named(output, "input"), Value("none"));
    EXPECT_NE(named(output, "after warp"), Value("none"));
  }
  EXPECT_TRUE(result->inspect({"image", 50 * 12}, last, {}).empty());
  EXPECT_EQ(result->describe(result->origin_step(of_result, 0)).title.substr(0, 7), "Columns");
  EXPECT_GT(result->origin_step(of_result, 0), result->origin_step(of_input, 0));
}

TEST(FilterResult, TheImageAfterTheRowsHasItsOwnSize) {
  const auto result =
      run(noise(60, 40), {{"operation", "pipeline"}, {"variant", "reference"}, {"rotation", "10"}, {"out_size", "20,10"}});
  ParameterSet view = experiment().view_parameters();
  view.set_text("stage", "rows");
  const HostFrame frame = frame_of(*result, result->step_count() - 1, view);
  EXPECT_EQ(frame.view<std::uint32_t>("image.pixels").size(), 60u * 40u);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What an output's file holds.
std::string written(const FilterResult& result, std::string_view id, const char* name = "out.npy") {
  const auto path = std::filesystem::temp_directory_path() / ("ws-filter-" + std::to_string(getpid()) + name);
  result.write(id, path);
  std::string content = content_of(path);
  std::filesystem::remove(path);
  return content;
}

TEST(FilterResult, TheImageAfterTheRowsIsThereWhateverTheVariant) {
  const auto image = noise(97, 61, 3);
  for (const char* operation : {"convolve", "pipeline"}) {
    const auto rows_of = [&](const char* variant) {
      return run(image, {{"operation", operation}, {"variant", variant}, {"radius", "5"}, {"rotation", "10"}});
    };
    const std::string rows = written(*rows_of("reference"), "rows");
    for (const char* variant : {"simd", "fused", "v1", "auto"})
      EXPECT_EQ(written(*rows_of(variant), "rows"), rows) << variant << ", " << operation;
    EXPECT_NE(written(*rows_of("reference"), "image"), rows);
  }
  // With one row of taps that changes nothing, the rows of a recursive filter are the image itself.
  EXPECT_EQ(written(*run(image, {{"variant", "recursive"}, {"radius_x", "0"}}), "rows"),
            written(*run(image, {{"variant", "fused"}, {"radius_x", "0"}, {"radius_y", "0"}}), "image"));
}

TEST(FilterResult, TheViewAfterTheRowsIsTheSameWhateverTheVariant) {
  const auto image = noise(97, 61);
  ParameterSet view = experiment().view_parameters();
  view.set_text("stage", "rows");
  const auto pixels = [&](const char* variant) {
    const auto result = run(image, {{"variant", variant}});
    const HostFrame frame = frame_of(*result, result->step_count() - 1, view);
    const auto p = frame.view<std::uint32_t>("image.pixels");
    return std::vector<std::uint32_t>(p.begin(), p.end());
  };
  EXPECT_EQ(pixels("fused"), pixels("simd"));
}

TEST(FilterResult, OutputsThatARunDoesNotHaveAreRefused) {
  const auto image = noise(60, 40);
  const auto refusal = [](const FilterResult& result, const char* id) -> std::string {
    try {
      static_cast<void>(written(result, id));
    } catch (const Error& error) {
      return error.full_text();
    }
    return "written";
  };
  const auto smaller = run(image, {{"operation", "affine"}, {"out_size", "30,20"}});
  EXPECT_NE(refusal(*smaller, "difference").find("30 x 20"), std::string::npos) << refusal(*smaller, "difference");
  EXPECT_NE(refusal(*smaller, "rows").find("does not filter"), std::string::npos);
  EXPECT_EQ(refusal(*run(image, {{"operation", "affine"}, {"rotation", "3"}}), "difference"), "written");
  EXPECT_EQ(refusal(*run(image, {{"operation", "affine"}, {"out_size", "30,20"}, {"versus", "exact"}}), "difference"),
            "written");
}

/// The warnings of a run of an image.
std::vector<std::string> warnings(const std::shared_ptr<const Image>& image,
                                  const std::vector<std::pair<std::string, std::string>>& values) {
  ParameterSet parameters = experiment().parameters();
  for (const auto& [name, text] : values) parameters.set_text(name, text);
  RunContext context;
  EXPECT_NE(experiment().run({{"image", {image, "noise", "", ""}}}, parameters, context).result, nullptr);
  return context.metrics.warnings();
}

TEST(FilterRemarks, ParametersWithoutEffectAreNamed) {
  struct Check {
    std::vector<std::pair<std::string, std::string>> values;
    const char *flag, *why;
  };
  const Check checks[] = {
      {{{"kernel", "sobel-x"}, {"radius", "5"}}, "--radius has", "three taps"},
      {{{"taps_row", "1,2,1"}}, "--taps-row has", "only kernel custom"},
      {{{"kernel", "box"}, {"sigma", "3"}}, "--sigma has", "kernel box"},
      {{{"operation", "affine"}, {"perspective_x", "0.5"}}, "--perspective-x has", "affine"},
      {{{"operation", "affine"}, {"reads", "texture"}}, "--reads has", "CPU"},
      {{{"operation", "affine"}, {"outputs_per_thread", "3"}}, "--outputs-per-thread 3", "2 are made"},
      {{{"operation", "homography"}, {"kernel", "box"}, {"radius", "3"}}, "--kernel, --radius have", "no filter"},
      {{{"operation", "homography"}, {"versus", "v1"}}, "--versus has", "exact"},
      {{{"rotation", "20"}, {"zoom", "2"}}, "--rotation, --zoom have", "no warp"},
      {{{"operation", "affine"}, {"matrix", "1,0,3,0,1,0"}, {"rotation", "20"}}, "--rotation has", "matrix wins"},
      {{{"operation", "homography"}, {"matrix", "1,0,3,0,1,0"}, {"corners", "0,0,9,0,9,9,0,8"}}, "--matrix has", "corners win"},
  };
  for (const Check& check : checks) {
    const auto found = warnings(noise(30, 20), check.values);
    ASSERT_EQ(found.size(), 1u) << check.flag;
    EXPECT_NE(found[0].find(check.flag), std::string::npos) << found[0];
    EXPECT_NE(found[0].find(check.why), std::string::npos) << found[0];
  }
  for (const auto& values : std::vector<std::vector<std::pair<std::string, std::string>>>{
           {},
           {{"kernel", "custom"}, {"taps_row", "1,2,1"}},
           {{"kernel", "box"}, {"radius", "3"}},
           {{"operation", "pipeline"}, {"radius", "3"}, {"rotation", "3"}},
           {{"operation", "homography"}, {"perspective_x", "0.1"}, {"outputs_per_thread", "8"}, {"versus", "exact"}},
           {{"operation", "homography"}, {"border", "wrap"}}})
    EXPECT_TRUE(warnings(noise(30, 20), values).empty()) << warnings(noise(30, 20), values).front();
}

TEST(FilterRemarks, AGaussianThatIsCutOffTellsItsSigma) {
  const auto image = noise(60, 50);
  EXPECT_TRUE(warnings(image, {{"sigma", "5"}}).empty());
  EXPECT_TRUE(warnings(image, {{"sigma", "5"}, {"variant", "recursive"}}).empty());
  const auto by_user = warnings(image, {{"sigma", "5"}, {"radius", "8"}});
  ASSERT_EQ(by_user.size(), 1u);
  EXPECT_NE(by_user[0].find("sigma is 4.0"), std::string::npos) << by_user[0];
  EXPECT_NE(by_user[0].find("--radius 0 takes 20"), std::string::npos) << by_user[0];
  const auto by_variant = warnings(image, {{"sigma", "5"}, {"variant", "v411"}});
  ASSERT_EQ(by_variant.size(), 1u);
  EXPECT_NE(by_variant[0].find("radius 16 cuts"), std::string::npos) << by_variant[0];
  EXPECT_NE(by_variant[0].find("reaches no farther"), std::string::npos) << by_variant[0];
}

TEST(FilterResult, TellsTheRadiusAndSigmaThatWereTaken) {
  const auto result = run(noise(60, 50), {{"sigma", "5"}});
  EXPECT_EQ(to_text(result->parameters().effective("radius")), "20");
  const auto summary = result->summary();
  const auto found =
      std::find_if(summary.begin(), summary.end(), [](const Property& p) { return p.name == "effective_sigma"; });
  ASSERT_NE(found, summary.end());
  EXPECT_NEAR(std::get<double>(found->value), 5, 5e-3);
}

TEST(FilterResult, TransparentPixelsAreSpokenOf) {
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

TEST(FilterResult, TellsWhatAFileCutsOff) {
  const auto sobel = run(noise(64, 64), {{"kernel", "sobel-x"}});
  const auto losses = losses_of(*sobel, "image", "x.png");
  ASSERT_EQ(losses.size(), 1u);
  EXPECT_NE(losses[0].find("below black"), std::string::npos) << losses[0];
  EXPECT_TRUE(losses_of(*sobel, "image", "x.npy").empty());
  EXPECT_TRUE(losses_of(*run(noise(64, 64), {}), "image", "x.png").empty());
}

TEST(FilterResult, RefusesWhatCannotBeDone) {
  const auto image = noise(64, 64);
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
    run(image, {}, std::move(small));
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.hint(), "raise --memory-limit, or use a smaller image");
  }
}

TEST(FilterResult, NaNSpreadsAndIsReported) {
  auto image = std::make_shared<Image>(20, 20, 1, PixelType::float32);
  std::fill(image->values<float>().begin(), image->values<float>().end(), 1.0f);
  image->values<float>()[210] = std::numeric_limits<float>::quiet_NaN();
  RunContext context;
  const Outcome outcome = experiment().run(
      {{"image", {std::shared_ptr<const Image>(image), "", "", ""}}},
      [] {
        ParameterSet p = experiment().parameters();
        p.set("radius", std::int64_t{1});
        return p;
      }(),
      context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  for (const Property& p : outcome.result->summary())
    if (p.name == "nan_count") {
      EXPECT_EQ(std::get<std::int64_t>(p.value), 9);
    }
}

TEST(FilterResult, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  EXPECT_EQ(run(noise(300, 300), {}, std::move(context)), nullptr);
}

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
  EXPECT_EQ(run(noise(32, 32), {{"study", "image-size"}}, std::move(context)), nullptr) << "stopped";
  EXPECT_EQ(published, 3u);
  EXPECT_GT(points, 10u);
}

StudyData small_study() {
  StudyData study{Study::filter_size, {}, {}};
  study.points = {{Variant::reference, Backend::cpu, 2048, 17, 400, 402},
                  {Variant::simd, Backend::cpu, 2048, 17, 100, 100.5},
                  {Variant::v411, Backend::cuda, 2048, 17, 0.5, 4.02},
                  {Variant::v51, Backend::cuda, 2048, 17, 0.25, 1}};
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
            "variant,backend,side,taps,kernels_ms,total_ms,mpx_per_s,gmac_per_s,speedup_reference,speedup_simd");
  EXPECT_NE(csv.find("v411,cuda,2048,17,0.5,4.02,8388.608,285.2126"), std::string::npos) << csv;
}

TEST(FilterStudy, MarksBothDevicesOf2010) {
  for (const Plot& plot : study_plots(small_study())) {
    std::vector<std::string> names;
    for (const PlotSeries& series : plot.series) names.push_back(series.name);
    for (const char* name : {"2010: GT 240", "2010: HD 5670", "v51 (8-bit)"})
      EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << plot.id << ": " << name;
  }
}

TEST(FilterStudy, ASequenceNeedsADevice) {
  try {
    run(noise(16, 16), {{"study", "sequence"}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(error.hint().find("--backend cuda"), std::string::npos);
  }
  StudyData study{Study::sequence, {}, {{2048, {2, 1, 0.5, 0.4, 0.05, 0.35}}}};
  EXPECT_EQ(study_plots(study).size(), 2u);
  EXPECT_NE(study_csv(study).find("2048,overlapped,0.5,8388.608"), std::string::npos) << study_csv(study);
}

TEST(FilterTiming, TellsEachPhaseInOrderWithTheFiguresOf2010) {
  const auto result = run(noise(64, 64), {{"variant", "v411"}});
  const std::vector<std::string> phases{"upload", "row", "column", "download", "total"};
  const Plot stages = stage_plot(result->run());
  EXPECT_EQ(stages.categories, phases);
  const auto& now = stages.series[0].y;
  EXPECT_NEAR(now[4], now[0] + now[1] + now[2] + now[3], 1e-9);
  EXPECT_GT(now[3], 0) << "a download was timed";
  const double scale = 64.0 * 64 / (2048.0 * 2048);
  ASSERT_EQ(stages.series.size(), 3u);
  EXPECT_NEAR(stages.series[1].y[3], 7.9 * scale, 1e-12);
  EXPECT_NEAR(stages.series[1].y[4], 31.2 * scale, 1e-12);
  EXPECT_NEAR(stages.series[2].y[4], 41.9 * scale, 1e-12);
  EXPECT_EQ(rate_plot(result->run()).categories, (std::vector<std::string>{"row", "column", "plain copy"}));
  const auto warp = run(noise(360, 288), {{"operation", "affine"}, {"matrix", "2,1.5,-300,0,2,-100"}});
  const Plot warped = stage_plot(warp->run());
  EXPECT_EQ(warped.categories, (std::vector<std::string>{"upload", "warp", "download", "total"}));
  ASSERT_EQ(warped.series.size(), 2u);
  EXPECT_EQ(warped.series[1].y, (std::vector<double>{0.09, 1.00}));
  EXPECT_EQ(warped.series[1].x, (std::vector<double>{1, 3}));
}

TEST(FilterTiming, TransfersAreReported) {
  RunContext context;
  const auto image = noise(200, 100);
  for (int i = 0; i < 2; ++i) {  // the second time the image is where it was brought
    const Outcome outcome = experiment().run({{"image", {image, "noise", "", ""}}}, experiment().parameters(), context);
    ASSERT_NE(outcome.result, nullptr);
    EXPECT_GT(context.metrics.upload_ms, 0);
    EXPECT_GT(context.metrics.download_ms, 0);
  }
}

TEST(FilterResult, WarnsOfMapsThatShowNothingOrNearlyNothing) {
  const auto warnings = [](const char* matrix) {
    ParameterSet parameters = experiment().parameters();
    parameters.set_text("operation", "homography");
    parameters.set_text("matrix", matrix);
    RunContext context;
    (void)experiment().run({{"image", {noise(60, 40), "noise", "", ""}}}, parameters, context);
    return context.metrics.warnings();
  };
  EXPECT_TRUE(warnings("1,0.1,2,0,1,1").empty());
  ASSERT_EQ(warnings("1,0,500,0,1,0").size(), 1u);
  EXPECT_NE(warnings("1,0,500,0,1,0")[0].find("nothing of the drawn sheet"), std::string::npos);
  ASSERT_EQ(warnings("1,0,0,0,0.00001,20").size(), 1u);
  EXPECT_NE(warnings("1,0,0,0,0.00001,20")[0].find("nearly singular"), std::string::npos);
}

TEST(FilterResult, ShowsTheKernelAndTheMask) {
  const auto result = run(noise(60, 40), {{"operation", "pipeline"}, {"radius", "3"}, {"rotation", "10"}, {"variant", "v411"}});
  ParameterSet view = experiment().view_parameters();
  view.set_text("stage", "kernel");
  const std::size_t last = result->step_count() - 1;
  for (const std::size_t step : {std::size_t{0}, std::size_t{5}, last}) {
    const HostFrame frame = frame_of(*result, step, view);
    EXPECT_EQ(frame.view<std::uint32_t>("image.pixels").size(), 7u * 7u);
  }
  const HostFrame kernel = frame_of(*result, last, view);
  EXPECT_EQ(kernel.view<std::uint32_t>("image.pixels")[24] & 0xffffff, 0xffffffu) << "the largest tap is white";
  const auto weight = result->inspect(result->picked({"image", 24}, last, view), last, {});
  ASSERT_EQ(weight.size(), 3u);
  EXPECT_EQ(std::get<std::int64_t>(weight[0].value), 0);
  view.set_text("stage", "mask");
  EXPECT_EQ(result->known_mask(), nullptr);
  const HostFrame mask = frame_of(*result, last, view);
  EXPECT_EQ(mask.view<std::uint32_t>("image.pixels").size(), 60u * 40u);
  ASSERT_NE(result->known_mask(), nullptr);
  EXPECT_EQ(result->known_mask()->behind, 0u);
  EXPECT_GT(result->known_mask()->outside, 100u);
}

TEST(FilterResult, TheLensShowsReadsApronsAndWorkSpaces) {
  const auto result = run(noise(640, 400), {{"variant", "v3"}});
  std::vector<std::string> first_words;
  for (const LensView lens : {LensView::reads, LensView::aprons, LensView::work_space}) {
    ViewParameters view;
    view.lens = lens;
    for (const std::size_t step : {std::size_t{1}, std::size_t{700}}) {
      const Overlay overlay = result->overlay(step, view);
      ASSERT_TRUE(overlay.lens);
      EXPECT_GT(overlay.segment_count(), 100u);
      EXPECT_FALSE(overlay.words.empty());
    }
    first_words.push_back(result->overlay(1, view).words[0].text);
  }
  EXPECT_EQ(first_words[0], "v3, row pass: reads");
  EXPECT_EQ(first_words[1], "1. each item loads its own pixel: 48 right, 16 wrong, 0 idle");
  const Overlay tall = result->overlay(700, {});
  for (const auto& word : tall.words) {
    const double y = word.at[1], low = tall.lens->top - tall.lens->height();
    EXPECT_TRUE(y >= tall.lens->top || y < low - 10) << word.text << " lies over the lens";
  }
}

TEST(FilterLessons, TellTheThesisNumbers) {
  for (const Plot& plot : lesson_plots(8)) {
    if (plot.id == "transactions") {
      EXPECT_EQ(plot.series[0].y[7], 6) << "v3 at radius 8";
      EXPECT_EQ(plot.series[1].y[7], 4) << "v411 at radius 8";
      EXPECT_EQ(plot.series[0].y[15], 4) << "v3 at radius 16";
    }
    if (plot.id == "divergence") {
      EXPECT_EQ(plot.series[0].y, (std::vector<double>{32, 1}));
    }
    if (plot.id == "latency") {
      EXPECT_EQ(plot.series[0].y[7], 13) << "8 instructions per load";
    }
    if (plot.id == "residency") {
      EXPECT_EQ(plot.series[0].y[9], 1) << "10 KiB of 16";
    }
    if (plot.id == "max_radius") {
      EXPECT_EQ(plot.series[0].y, (std::vector<double>{32, 0, 0, 0})) << "two loads";
      EXPECT_EQ(plot.series[1].y, (std::vector<double>{32, 32, 0, 0})) << "three";
    }
    if (plot.id == "chain") {
      EXPECT_NEAR(plot.series[0].y[0], 31, 0.01);
      EXPECT_NEAR(plot.series[1].y[9], 14.2 + 89 + 7.9, 0.01);
    }
  }
}

}  // namespace
}  // namespace ws::filter
