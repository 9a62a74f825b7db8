// Each target with its seeds and thousands of damaged ones, the same each time: what a program under libFuzzer does for hours,
// for a second in each build.
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutate.h"

#include <gtest/gtest.h>

namespace ws::fuzz {
namespace {

class Replay : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Replay, DamageIsReadOrRefusedInWords) {
  const Target& target = targets()[GetParam()];
  ASSERT_FALSE(target.seeds.empty());
  for (const std::string& seed : target.seeds) try_bytes(target, seed);
  constexpr std::size_t most_changes = 4;
  for (std::uint32_t round = 0; round < target.rounds; ++round) {
    Random random(round);
    std::string bytes = target.seeds[round % target.seeds.size()];
    for (std::size_t k = random() % most_changes + 1; k > 0; --k) bytes = mutated(bytes, target, random);
    try_bytes(target, bytes);
  }
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Replay, ::testing::Range<std::size_t>(0, targets().size()), [](const auto& info) {
  std::string name = targets()[info.param].name;
  for (char& c : name)
    if (c == '.' || c == ' ' || c == '-') c = '_';
  return name;
});

}  // namespace
}  // namespace ws::fuzz
