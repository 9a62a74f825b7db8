// References counted in pairs: what counting each gives.
// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/tile.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace ws::histogram::test {
namespace {

constexpr std::size_t blocks = 401;

/// Packed blocks of a walk: neighbours are near, but for a leap now and then. Some distances lie on limits of bins.
std::vector<float> walk(std::size_t dimension, bool on_a_lattice) {
  std::mt19937 random(static_cast<unsigned>(7 + dimension));
  std::uniform_real_distribution<float> leap(0, 8), step(-0.05f, 0.05f);
  std::vector<float> packed(blocks * block_size * dimension), place(dimension);
  for (std::size_t i = 0; i < blocks * block_size; ++i)
    for (std::size_t k = 0; k < dimension; ++k) {
      place[k] = i % 97 == 0 ? leap(random) : place[k] + step(random);
      packed[(i / block_size * dimension + k) * block_size + i % block_size] = on_a_lattice ? std::round(place[k]) : place[k];
    }
  return packed;
}

struct Case {
  std::size_t dimension;
  std::int32_t bins;
  bool on_a_lattice;
};

class Pairs : public testing::TestWithParam<Case> {
 protected:
  Pairs() : packed_(walk(GetParam().dimension, GetParam().on_a_lattice)), counts_(bins(), 0) {
    float low = std::numeric_limits<float>::infinity(), high = 0;
    for (std::size_t block = 0; block < blocks; ++block) {
      const float* query = query_;
      float keys[block_size];
      block_keys(data(block), &query, 1, dimension(), keys, 0);
      const auto range = range_of(keys, block_size, false);
      low = std::min(low, range.low);
      high = std::max(high, range.high);
    }
    rule_ = rule_of(low, high, GetParam().bins, false, false);
    count_blocks(packed_.data(), blocks, query_, dimension(), rule_, counts_.data());
  }

  [[nodiscard]] static std::size_t dimension() { return GetParam().dimension; }
  [[nodiscard]] static std::size_t bins() { return static_cast<std::size_t>(GetParam().bins); }
  [[nodiscard]] const float* data(std::size_t block) const { return packed_.data() + block * block_size * dimension(); }

  [[nodiscard]] std::vector<std::int32_t> counted_in_pairs() const {
    std::vector<std::int32_t> counters(bins()), pairs(bins() * pair_band);
    count_block_pairs(packed_.data(), blocks, query_, dimension(), rule_, counters.data(), pairs.data());
    unfold_pairs(pairs, bins(), counters.data());
    return counters;
  }

  std::vector<float> packed_;
  float query_[3] = {1, 2, 3};
  BinRule rule_{};
  std::vector<std::int32_t> counts_;
};

TEST_P(Pairs, AreCountedAsOneByOne) { EXPECT_EQ(counted_in_pairs(), counts_); }

INSTANTIATE_TEST_SUITE_P(Histogram, Pairs,
                         testing::Values(Case{1, 256, false}, Case{2, 256, false}, Case{3, 256, false}, Case{3, 1, false},
                                         Case{3, 512, false}, Case{2, 16, true}, Case{3, 64, true}),
                         [](const auto& info) {
                           return std::to_string(info.param.dimension) + "d" + std::to_string(info.param.bins) +
                                  (info.param.on_a_lattice ? "lattice" : "walk");
                         });

}  // namespace
}  // namespace ws::histogram::test
