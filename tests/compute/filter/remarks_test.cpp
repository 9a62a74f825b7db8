// What is said of the parameters that were given.
// SPDX-License-Identifier: MIT
#include "compute/filter/remarks.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

using namespace testing;

/// The warnings of a run of an image.
std::vector<std::string> warnings(const std::shared_ptr<const Image>& image, const Values& values) {
  RunContext context;
  EXPECT_NE(run(image, values, context), nullptr);
  return context.metrics.warnings();
}

TEST(FilterRemarks, ParametersWithoutEffectAreNamed) {
  struct Check {
    std::vector<std::pair<std::string, std::string>> values;
    const char *flag, *why;
  };
  const Check checks[] = {
      {{{"kernel", "sobel-x"}, {"radius", "5"}}, "--radius 5 has", "three taps"},
      {{{"taps_row", "1,2,1"}}, "--taps-row 1,2,1 has", "only kernel custom"},
      {{{"kernel", "box"}, {"sigma", "3"}}, "--sigma 3 has", "kernel box"},
      {{{"max_radius", "32"}}, "--max-radius 32 has", "--variant v4"},
      {{{"variant", "vector"}, {"group_shape", "16x16"}}, "--group-shape 16x16 has", "--variant v4"},
      {{{"variant", "v411"}, {"unroll", "false"}}, "--unroll false has", "CPU"},
      {{{"variant", "v3"}, {"tap_memory", "global"}}, "--tap-memory global has", "CPU"},
      {{{"variant", "v1"}, {"tap_memory", "constant"}, {"launch", "at-once"}}, "--launch at-once has", "CPU"},
      {{{"operation", "affine"}, {"perspective_x", "0.5"}}, "--perspective-x 0.5 has", "affine"},
      {{{"operation", "affine"}, {"reads", "texture"}}, "--reads texture has", "CPU"},
      {{{"operation", "affine"}, {"outputs_per_thread", "3"}}, "--outputs-per-thread 3", "2 are made"},
      {{{"operation", "homography"}, {"kernel", "box"}, {"radius", "3"}}, "--kernel box and --radius 3 have", "no filter"},
      {{{"operation", "homography"}, {"versus", "v1"}}, "--versus v1 has", "exact"},
      {{{"rotation", "20"}, {"zoom", "2"}}, "--rotation 20 and --zoom 2 have", "no warp"},
      {{{"operation", "affine"}, {"matrix", "1,0,3,0,1,0"}, {"rotation", "20"}}, "--rotation 20 has", "matrix wins"},
      {{{"operation", "homography"}, {"matrix", "1,0,3,0,1,0"}, {"corners", "0,0,9,0,9,9,0,8"}},
       "--matrix 1,0,3,0,1,0 has",
       "corners win"},
  };
  for (const Check& check : checks) {
    const auto found = warnings(shared_noise(30, 20), check.values);
    ASSERT_EQ(found.size(), 1u) << check.flag;
    EXPECT_NE(found[0].find(check.flag), std::string::npos) << found[0];
    EXPECT_NE(found[0].find(check.why), std::string::npos) << found[0];
  }
  for (const auto& values : std::vector<std::vector<std::pair<std::string, std::string>>>{
           {},
           {{"kernel", "custom"}, {"taps_row", "1,2,1"}},
           {{"kernel", "box"}, {"radius", "3"}},
           {{"variant", "v411"}, {"radius", "20"}, {"max_radius", "32"}, {"group_shape", "64x4"}},
           {{"operation", "pipeline"}, {"radius", "3"}, {"rotation", "3"}},
           {{"operation", "homography"}, {"perspective_x", "0.1"}, {"outputs_per_thread", "8"}, {"versus", "exact"}},
           {{"operation", "homography"}, {"border", "wrap"}}})
    EXPECT_TRUE(warnings(shared_noise(30, 20), values).empty()) << warnings(shared_noise(30, 20), values).front();
}

TEST(FilterRemarks, AGaussianThatIsCutOffTellsItsSigma) {
  const auto image = shared_noise(60, 50);
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

}  // namespace
}  // namespace ws::filter
