// What is asked for and has no effect is said, and only then; what it leaves exact counts as exact.
// SPDX-License-Identifier: MIT
#include "compute/core/schema/effect.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

namespace ws::ridge {
namespace {

using Flags = std::vector<std::pair<const char*, const char*>>;

Parameters asked_for(const Flags& flags) {
  ParameterSet set = ParameterSet::of<Parameters>();
  set.set("r1", 0.3);
  for (const auto& [name, text] : flags) set.set_text(name, text);
  return set.to<Parameters>();
}

struct Told {
  std::string fingerprint;
  std::vector<std::string> warnings;
};

Told told(const Flags& flags) {
  static const PointSet points = make_cloud("circle --count 500 --noise 0.1 --seed 1");
  RunContext context;
  const Parameters asked = asked_for(flags);
  const Detection run = detect(points, asked, context);
  std::vector<std::string> lines = lines_without_effect(ParameterSet::of(asked));
  lines.insert(lines.end(), context.metrics.warnings().begin(), context.metrics.warnings().end());
  return {fingerprint(run), lines};
}

TEST(Unused, IsSaidOfEachParameterBesideThoseThatMakeItSo) {
  const std::vector<std::pair<Flags, std::string>> cases{
      {{{"method", "reference"}, {"decimation", "greedy"}, {"choose", "greedy"}, {"kernels", "source"}},
       "--choose greedy, --decimation greedy and --kernels source have no effect"},
      {{{"method", "reference"}, {"control", "device"}}, "--control device has no effect"},
      {{{"method", "tiled"}, {"choose", "greedy"}}, "--choose greedy has no effect"},
      {{{"method", "tiled"}, {"kernels", "source"}, {"points_layout", "row"}},
       "--kernels source and --points-layout row have no effect"},
      {{{"method", "tiled"}, {"ball_order", "random"}}, "--ball-order random has no effect"},
      {{{"tile_grid", "4"}, {"keep_lone", "true"}, {"halo", "2"}}, "--tile-grid 4, --halo 2 and --keep-lone have no effect"},
      {{{"method", "tiled"}, {"tile_kind", "local"}, {"halo", "2"}}, "--halo 2 has no effect"},
      {{{"method", "tiled"}, {"tile_histogram", "direct"}}, "--tile-histogram direct has no effect"},
      {{{"choose_block", "256"}}, "--choose-block 256 has no effect"},
      {{{"points_layout", "row"}, {"balls_layout", "row"}}, "--points-layout row and --balls-layout row have no effect"},
      {{{"control", "device"}}, "--control device has no effect"},
      {{{"kernels", "source"}, {"loads", "cub"}}, "--loads cub has no effect"},
      {{{"kernels", "source"}, {"block_size", "64"}}, "--block-size 64 has no effect"},
      {{{"tolerance", "0.01"}}, "--tolerance 0.01 has no effect"},
      {{{"extend_ends", "true"}}, "--extend-ends has no effect"},
      {{{"study_from", "0.1"}, {"study_count", "3"}}, "--study-from 0.1 and --study-count 3 have no effect"},
      {{{"study_of", "noise"}, {"study_repeats", "4"}}, "--study-of noise and --study-repeats 4 have no effect"},
      {{{"study", "true"}, {"study_of", "noise"}, {"study_to", "2"}}, "--study-to 2 has no effect: only --study-of radius"}};
  for (const auto& [flags, expected] : cases) {
    Flags without;
    for (const auto& flag : flags)
      for (const std::string_view kept : {"method", "tile_kind"})
        if (flag.first == kept) without.push_back(flag);
    const Told seen = told(flags);
    ASSERT_EQ(seen.warnings.size(), 1u) << expected;
    EXPECT_EQ(seen.warnings[0].substr(0, expected.size()), expected);
    const Told other = told(without);
    EXPECT_TRUE(other.warnings.empty()) << expected;
    EXPECT_EQ(seen.fingerprint, other.fingerprint) << expected;
  }
}

TEST(Unused, IsNotSaidWhereItHasAnEffect) {
  const std::vector<Flags> cases{
      {{"choose", "greedy"}, {"decimation", "greedy"}, {"decimate_first", "true"}},
      {{"method", "brute"}, {"kernels", "source"}, {"points_layout", "row"}, {"balls_layout", "row"}},
      {{"method", "tiled"}, {"decimation", "greedy"}, {"tile_grid", "2"}, {"tile_detection", "local"}, {"halo", "2"}},
      {{"method", "tiled"}, {"smoothing", "evolve-decimate"}, {"kernels", "source"}, {"points_layout", "row"}},
      {{"method", "tiled"}, {"ball_order", "random"}, {"compare", "true"}},
      {{"method", "reference"}, {"decimate_first", "true"}, {"ball_order", "random"}},
      {{"convergence", "tolerance"}, {"tolerance", "0.01"}, {"max_iterations", "500"}},
      {{"refine", "fit"}, {"extend_ends", "true"}},
      {{"study", "true"}, {"study_from", "0.1"}, {"study_to", "0.4"}, {"study_count", "3"}},
      {{"study", "true"}, {"study_of", "dimension"}, {"study_repeats", "4"}},
      {{"precision", "double"}, {"r2", "0.7"}}};
  for (const Flags& flags : cases) EXPECT_EQ(told(flags).warnings, std::vector<std::string>{}) << flags.back().first;
}

TEST(Unused, LeavesTheReferenceExact) {
  const Flags greedy{{"method", "reference"}, {"decimation", "greedy"}, {"choose", "greedy"}};
  EXPECT_TRUE(asked_for(greedy).are_exact());
  EXPECT_EQ(told(greedy).fingerprint, told({{"method", "grid"}}).fingerprint);
  EXPECT_FALSE(asked_for({{"method", "reference"}, {"decimate_first", "true"}}).are_exact());
  EXPECT_FALSE(asked_for({{"decimation", "greedy"}}).are_exact());
  EXPECT_FALSE(asked_for({{"method", "tiled"}, {"choose", "greedy"}}).are_exact());
}

TEST(Unused, IsToldOnceWhereTheExactRunIsComparedWith) {
  const PointSet points = make_cloud("circle --count 500 --noise 0.1 --seed 1");
  const Parameters p = asked_for({{"method", "tiled"}, {"tile_grid", "2"}, {"devices", "2"}, {"compare", "true"}});
  RunContext context;
  Detection run = detect(points, p, context);
  compare_with_exact(run, points, p, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_EQ(context.metrics.warnings()[0].find("--devices 2 has no effect"), 0u);
}

}  // namespace
}  // namespace ws::ridge
