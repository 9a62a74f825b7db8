// What a filter run gives: equal values for all variants of one arithmetic, files, and what is refused.
// SPDX-License-Identifier: MIT
#include "compute/filter/result.h"
#include "compute/core/run/error.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace ws::filter {
namespace {

using namespace testing;

TEST(FilterResult, VariantsOfOneArithmeticHaveOneHash) {
  const auto image = shared_noise(97, 61, 3);
  const auto hash = hash_of(*run(image, {{"variant", "reference"}}));
  for (const char* variant : {"simd", "fused", "v1", "v3", "v4", "v41", "v411", "v412", "auto"})
    EXPECT_EQ(hash_of(*run(image, {{"variant", variant}})), hash) << variant;
  EXPECT_NE(hash_of(*run(image, {{"variant", "reference"}, {"radius", "7"}})), hash);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What an output's file holds.
std::string written(const FilterResult& result, std::string_view id, const char* name = "out.npy") {
  const auto path = std::filesystem::temp_directory_path() / ("ws-filter-" + std::to_string(getpid()) + name);
  RunContext context;
  result.write(id, path, context);
  std::string content = content_of(path);
  std::filesystem::remove(path);
  return content;
}

TEST(FilterResult, TheImageAfterTheRowsIsThereWhateverTheVariant) {
  const auto image = shared_noise(97, 61, 3);
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

TEST(FilterResult, OutputsThatARunDoesNotHaveAreRefused) {
  const auto image = shared_noise(60, 40);
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

TEST(FilterResult, TheImageAloneHasNothingAfterTheRows) {
  RunContext context;
  const auto preview = experiment().preview({{"image", {shared_noise(20, 10), "noise", "", ""}}}, context);
  const auto& image = dynamic_cast<const FilterResult&>(*preview);
  EXPECT_NO_THROW(static_cast<void>(written(image, "image")));
  EXPECT_THROW(static_cast<void>(written(image, "rows")), Error);
}

TEST(FilterResult, TellsTheRadiusAndSigmaThatWereTaken) {
  const auto result = run(shared_noise(60, 50), {{"sigma", "5"}});
  EXPECT_EQ(to_text(result->parameters().effective("radius")), "20");
  RunContext context;
  const auto summary = result->summary(context);
  const auto found =
      std::find_if(summary.begin(), summary.end(), [](const Property& p) { return p.name == "effective_sigma"; });
  ASSERT_NE(found, summary.end());
  EXPECT_NEAR(std::get<double>(found->value), 5, 5e-3);
}

TEST(FilterResult, TellsWhatAFileCutsOff) {
  const auto sobel = run(shared_noise(64, 64), {{"kernel", "sobel-x"}});
  RunContext context;
  const auto losses = losses_of(*sobel, "image", "x.png", context);
  ASSERT_EQ(losses.size(), 1u);
  EXPECT_NE(losses[0].find("below black"), std::string::npos) << losses[0];
  EXPECT_TRUE(losses_of(*sobel, "image", "x.npy", context).empty());
  EXPECT_TRUE(losses_of(*run(shared_noise(64, 64), {}), "image", "x.png", context).empty());
}

}  // namespace
}  // namespace ws::filter
