// How a filter run is looked at: its steps, the pictures of every stage, the pixel that was clicked.
// SPDX-License-Identifier: MIT
#include "compute/filter/show/presentation.h"
#include "tests/compute/filter/runs.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace ws::filter {
namespace {

using namespace testing;

TEST(FilterPresentation, StepsShowEachTileOnceThenTheResult) {
  const auto result = run(shared_noise(200, 90), {{"variant", "v411"}});
  Player player(result);
  const ParameterSet view = view_with({});
  ASSERT_EQ(result->run().passes.size(), 2u);
  EXPECT_EQ(player.timeline().events.size(), 4u);  // input, rows, columns, result
  const std::size_t last = player.last();
  const HostFrame input = player.frame(0, view), first_read = player.frame(1, view);
  const auto before = input.view<std::uint32_t>("image.pixels"), read = first_read.view<std::uint32_t>("image.pixels");
  EXPECT_TRUE(std::equal(before.begin(), before.end(), read.begin())) << "reading changes nothing";
  EXPECT_EQ(player.describe(1).title, "Rows with v411: 17 taps, group 1 of 161: reads");
  EXPECT_GT(first_read.view<float>("lines.position").size(), 100u) << "arrows of the reads";
  const HostFrame summed = player.frame(2, view);
  const auto after = summed.view<std::uint32_t>("image.pixels");
  std::size_t changed = 0;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool in_tile = i % 200 < 32 && i / 200 < 4;
    EXPECT_TRUE(in_tile || after[i] == before[i]) << i;
    changed += after[i] != before[i];
  }
  EXPECT_GT(changed, 100u);
  EXPECT_EQ(player.describe(last).title, "The result");
  EXPECT_EQ(player.step_count(), 2 + 2 * (161 + 39));
}

TEST(FilterPresentation, AHomographyThatMovesNothingIsStillCalledOne) {
  const auto first_title = [](const char* operation) {
    Player player(run(shared_noise(200, 90), {{"operation", operation}}));
    return player.describe(1).title;
  };
  EXPECT_NE(first_title("homography").find("Homography of"), std::string::npos) << first_title("homography");
  EXPECT_NE(first_title("affine").find("Affine warp of"), std::string::npos) << first_title("affine");
}

TEST(FilterPresentation, LongPassesHaveABoundedNumberOfSteps) {
  const auto result = run(shared_noise(1500, 900), {{"variant", "v3"}});
  Player player(result);
  EXPECT_LT(player.step_count(), 1000u);
  for (const std::size_t step : {std::size_t{1}, player.step_count() / 2, player.step_count() - 2})
    EXPECT_NO_THROW((void)player.picture(step, view_with({})));
}

TEST(FilterPresentation, DerivativesAreShownAboutGreyAndOvershootsAreNot) {
  const auto shows_as = [](const Values& values, const char* tone) {
    Player player(run(shared_noise(60, 40), values));
    return player.pixels(player.last(), view_with({{"tone", "auto"}})) ==
           player.pixels(player.last(), view_with({{"tone", tone}}));
  };
  for (const char* kernel : {"sobel-x", "gaussian-dx"}) EXPECT_TRUE(shows_as({{"kernel", kernel}}, "signed")) << kernel;
  EXPECT_TRUE(shows_as({{"kernel", "sharpen"}}, "plain"));
  EXPECT_TRUE(shows_as({{"operation", "affine"}, {"rotation", "8"}, {"interpolation", "cubic"}}, "plain"));
  EXPECT_FALSE(shows_as({{"kernel", "sharpen"}}, "signed"));
}

TEST(FilterPresentation, TheDividerShowsBothSides) {
  const auto result = run(shared_noise(40, 10), {{"kernel", "box"}, {"radius", "2"}});
  Player player(result);
  ParameterSet view = view_with({});
  const auto pixels = [&](const char* stage) {
    view.set_text("stage", stage);
    return player.pixels(player.last(), view);
  };
  const auto filtered = pixels("result"), input = pixels("input");
  view.set("split", 0.25);
  const auto both = pixels("split");
  for (std::size_t i = 0; i < both.size(); ++i) EXPECT_EQ(both[i], (i % 40 < 10 ? filtered : input)[i]) << i;
}

TEST(FilterPresentation, DifferencesToDoublePrecisionAreTiny) {
  for (const Values& values : {Values{{"kernel", "gaussian"}, {"radius", "8"}},
                               {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
                               {{"operation", "pipeline"}, {"rotation", "5"}}}) {
    Values with = values;
    with.emplace_back("versus", "exact");
    Player player(run(shared_noise(120, 80), with));
    EXPECT_FALSE(player.picture(player.last(), view_with({}))->largest_difference);
    const auto picture = player.picture(player.last(), view_with({{"stage", "difference"}}));
    ASSERT_TRUE(picture->largest_difference);
    EXPECT_LT(*picture->largest_difference, 2e-6) << values[0].second;
  }
}

TEST(FilterPresentation, AProbeTellsTheValuesOfEveryStage) {
  Player player(run(shared_noise(30, 20), {{"variant", "v411"}, {"radius", "1"}}));
  const auto values = player.inspect({"image", 7 * 30 + 11}, 0);
  std::vector<std::string> names;
  for (const Property& p : values) names.push_back(p.name);
  EXPECT_EQ(names, (std::vector<std::string>{"column x", "row y", "input", "after row", "after column"}));
  EXPECT_EQ(std::get<std::int64_t>(values[0].value), 11);
  const std::size_t step = player.made_by({"image", 7 * 30 + 11}, 0);
  EXPECT_EQ(player.describe(step).phase, "column");
}

TEST(FilterPresentation, APickIsReadFromTheGridThatWasShown) {
  const auto image = shared_noise(30, 20);
  const auto result =
      run(image, {{"operation", "pipeline"}, {"variant", "simd"}, {"radius", "1"}, {"rotation", "10"}, {"out_size", "50,12"}});
  Player player(result);
  const std::size_t last = player.last();
  ParameterSet view = view_with({});
  const auto named = [](const std::vector<Property>& values, std::string_view name) {
    const auto found = std::find_if(values.begin(), values.end(), [&](const Property& p) { return p.name == name; });
    return found == values.end() ? Value("none") : found->value;
  };
  const Pick of_result = player.picked({"image", 7 * 50 + 41}, last, view);
  view.set_text("stage", "input");
  const Pick of_input = player.picked({"image", 7 * 30 + 11}, last, view);
  EXPECT_EQ(of_input, player.picked({"image", 7 * 30 + 11}, 0, view));
  EXPECT_NE(of_input.target, of_result.target);
  for (const std::size_t step : {std::size_t{0}, last / 2, last}) {  // whatever is shown meanwhile
    const auto input = player.inspect(of_input, step), output = player.inspect(of_result, step);
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
  EXPECT_TRUE(player.inspect({"image", 50 * 12}, last).empty());
  EXPECT_EQ(player.describe(player.made_by(of_result, 0)).title.substr(0, 7), "Columns");
  EXPECT_GT(player.made_by(of_result, 0), player.made_by(of_input, 0));
}

TEST(FilterPresentation, TheImageAfterTheRowsHasItsOwnSize) {
  const auto result = run(shared_noise(60, 40),
                          {{"operation", "pipeline"}, {"variant", "reference"}, {"rotation", "10"}, {"out_size", "20,10"}});
  Player player(result);
  ParameterSet view = view_with({});
  view.set_text("stage", "rows");
  const HostFrame frame = player.frame(player.last(), view);
  EXPECT_EQ(frame.view<std::uint32_t>("image.pixels").size(), 60u * 40u);
}

TEST(FilterPresentation, TheViewAfterTheRowsIsTheSameWhateverTheVariant) {
  const auto image = shared_noise(97, 61);
  ParameterSet view = view_with({});
  view.set_text("stage", "rows");
  const auto pixels = [&](const char* variant) {
    Player player(run(image, {{"variant", variant}}));
    return player.pixels(player.last(), view);
  };
  EXPECT_EQ(pixels("fused"), pixels("simd"));
}

TEST(FilterPresentation, ShowsTheKernelAndTheMask) {
  const auto result =
      run(shared_noise(60, 40), {{"operation", "pipeline"}, {"radius", "3"}, {"rotation", "10"}, {"variant", "v411"}});
  Player player(result);
  ParameterSet view = view_with({});
  view.set_text("stage", "kernel");
  const std::size_t last = player.last();
  for (const std::size_t step : {std::size_t{0}, std::size_t{5}, last}) {
    const HostFrame frame = player.frame(step, view);
    EXPECT_EQ(frame.view<std::uint32_t>("image.pixels").size(), 7u * 7u);
  }
  const HostFrame kernel = player.frame(last, view);
  EXPECT_EQ(kernel.view<std::uint32_t>("image.pixels")[24] & 0xffffff, 0xffffffu) << "the largest tap is white";
  const auto weight = player.inspect(player.picked({"image", 24}, last, view), last);
  ASSERT_EQ(weight.size(), 3u);
  EXPECT_EQ(std::get<std::int64_t>(weight[0].value), 0);
  EXPECT_EQ(player.picture(last, view)->mask, nullptr);
  view.set_text("stage", "mask");
  EXPECT_EQ(player.pixels(last, view).size(), 60u * 40u);
  const auto mask = player.picture(last, view)->mask;
  ASSERT_NE(mask, nullptr);
  EXPECT_EQ(mask->behind, 0u);
  EXPECT_GT(mask->outside, 100u);
}

TEST(FilterPresentation, TheLensShowsReadsApronsAndWorkSpaces) {
  const auto result = run(shared_noise(640, 400), {{"variant", "v3"}});
  Player player(result);
  std::vector<std::string> first_words;
  for (const char* lens : {"reads", "aprons", "work-space"}) {
    const ParameterSet view = view_with({{"lens", lens}});
    for (const std::size_t step : {std::size_t{1}, std::size_t{700}}) {
      const auto picture = player.picture(step, view);
      ASSERT_TRUE(picture->overlay.lens);
      EXPECT_GT(picture->overlay.segment_count(), 100u);
      EXPECT_FALSE(picture->overlay.words.empty());
    }
    first_words.push_back(player.picture(1, view)->overlay.words[0].text);
  }
  EXPECT_EQ(first_words[0], "v3, row pass: reads");
  EXPECT_EQ(first_words[1], "1. each item loads its own pixel: 48 right, 16 wrong, 0 idle");
  const Overlay tall = player.picture(700, view_with({}))->overlay;
  for (const auto& word : tall.words) {
    const double y = word.at[1], low = tall.lens->top - tall.lens->height();
    EXPECT_TRUE(y >= tall.lens->top || y < low - 10) << word.text << " lies over the lens";
  }
}

/// All that a request gives: the picture's values, its buffers' sizes and bytes.
std::string everything(Player& player, std::size_t step, const ParameterSet& view) {
  const auto picture = player.picture(step, view);
  const HostFrame frame = player.frame(step, view);
  std::string all = fmt::format("{} {} {} {} {} {} {}", picture->info.title, picture->width, picture->height,
                                int(picture->moment), int(picture->stage), picture->is_before_warp, picture->bounds.high[0]);
  for (const TargetLayout& target : picture->layout) {
    const auto bytes = frame.view<char>(target.name);
    all += fmt::format(" {} {} {} ", target.name, target.count, target.revision) + std::string(bytes.begin(), bytes.end());
  }
  for (const auto& word : picture->overlay.words) all += word.text;
  if (picture->mask) all += fmt::format(" {} pixels inside", picture->mask->inside);
  if (picture->largest_difference) all += fmt::format(" at most {}", *picture->largest_difference);
  return all;
}

const Values runs_to_walk[] = {
    {{"variant", "v411"}, {"versus", "recursive"}},
    {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}, {"out_size", "50,30"}},
    {{"operation", "pipeline"}, {"variant", "fused"}, {"rotation", "5"}, {"versus", "exact"}}};

ParameterSet random_view(std::mt19937& random) {
  const auto one_of = [&](const auto& names) { return std::string(names[random() % names.size()].name); };
  return view_with({{"stage", one_of(all_choices<Stage>)},
                    {"tone", one_of(all_choices<Tone>)},
                    {"lens", one_of(all_choices<LensView>)},
                    {"split", fmt::format("{}", double(random() % 5) / 4)},
                    {"gain", random() % 2 ? "1" : "2.5"},
                    {"show_geometry", random() % 2 ? "true" : "false"}});
}

TEST(FilterPresentation, GivesTheSameForTheSameRequestAfterAnyOthers) {
  for (const Values& values : runs_to_walk) {
    const auto result = run(shared_noise(70, 45, 3), values);
    std::mt19937 random(5);
    Player walked(result);
    for (int i = 0; i < 60; ++i) {
      const std::size_t step = i % 2 ? walked.last() : random() % walked.step_count();
      const ParameterSet view = random_view(random);
      Player fresh(result);
      const std::string first = everything(walked, step, view);
      ASSERT_EQ(everything(walked, step, view), first);
      ASSERT_EQ(everything(fresh, step, view), first) << "step " << step << ", " << to_text(view.get("stage"));
    }
  }
}

TEST(FilterPresentation, TwoOfOneResultDoNotDisturbEachOther) {
  const auto result = run(shared_noise(70, 45), runs_to_walk[2]);
  Player one(result), other(result), alone(result);
  const ParameterSet difference = view_with({{"stage", "difference"}}), mask = view_with({{"stage", "mask"}});
  for (std::size_t step = 0; step < one.step_count(); ++step) {
    const std::string first = everything(one, step, difference), second = everything(other, step, mask);
    EXPECT_EQ(everything(alone, step, difference), first);
    EXPECT_EQ(everything(alone, step, mask), second);
  }
}

TEST(FilterPresentation, TheInputsPixelsAreWrittenOnceForAllResultsOfAnImage) {
  const auto image = shared_noise(40, 30);
  const auto revision = [&](const char* radius) {
    return Player(run(image, {{"radius", radius}})).picture(0, view_with({}))->layout[0].revision;
  };
  EXPECT_EQ(revision("2"), revision("3"));
}

TEST(FilterPresentation, PlotsTellOfTheRunAndOfItsVariant) {
  const auto ids = [](const Values& values) {
    std::vector<std::string> ids;
    for (const Plot& plot : Player(run(shared_noise(64, 48), values)).plots()) ids.push_back(plot.id);
    return ids;
  };
  const auto of_simd = ids({{"variant", "simd"}});
  ASSERT_GT(of_simd.size(), 10u) << "the lessons of the thesis are there whatever the variant";
  EXPECT_EQ(std::vector<std::string>(of_simd.begin(), of_simd.begin() + 4),
            (std::vector<std::string>{"stages", "rates", "histogram", "taps"}));
  EXPECT_EQ(ids({{"variant", "v3"}}), of_simd);
  EXPECT_EQ(ids({{"operation", "affine"}}), (std::vector<std::string>{"stages", "rates", "histogram"}));
  EXPECT_GT(ids({{"variant", "v3"}}).size(), 10u) << "the lessons of the thesis";
}

TEST(FilterPresentation, AHistogramSaysHowMuchOfAWarpLiesOutsideTheImage) {
  const auto name = [](const Values& values) {
    for (const Plot& plot : Player(run(shared_noise(64, 64), values)).plots())
      if (plot.id == "histogram") return plot.series.back().name;
    return std::string();
  };
  EXPECT_EQ(name({{"radius", "2"}}), "after");
  EXPECT_EQ(name({{"operation", "affine"}, {"zoom", "2"}}), "after") << "all of it is the image's";
  EXPECT_EQ(name({{"operation", "affine"}, {"zoom", "0.5"}}), "after; 75 % lie outside the image");
}

}  // namespace
}  // namespace ws::filter
