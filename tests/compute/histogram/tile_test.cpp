// References in lanes, and counted in pairs: what counting each gives.
// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/tile.h"

#include "compute/histogram/methods/hilbert.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

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

/// One after another by the rule that defines the bins, with several histograms and one.
TEST_P(Pairs, AndKeysFallIntoTheBinsOfTheRule) {
  std::vector<std::int32_t> expected(bins()), counted(4 * bins());
  for (std::size_t block = 0; block < blocks; ++block) {
    const float* query = query_;
    float keys[block_size];
    block_keys(data(block), &query, 1, dimension(), keys, 0);
    for (const float key : keys) ++expected[static_cast<std::size_t>(rule_.degenerate ? 0 : exact_bin(key, rule_))];
    count_keys(keys, block_size, rule_, false, counted.data(), bins(), 4);
  }
  EXPECT_EQ(counts_, expected);
  for (std::size_t k = bins(); k < counted.size(); ++k) counted[k % bins()] += counted[k];
  counted.resize(bins());
  EXPECT_EQ(counted, expected);
}

/// Each cell of a grid has a place, and those that follow one another are neighbours.
template <unsigned Dimension>
void expect_walk_through_grid(int levels) {
  const std::uint32_t side = 1u << levels;
  std::vector<std::array<std::uint32_t, Dimension>> cells(std::size_t{1} << (Dimension * static_cast<unsigned>(levels)));
  std::vector<bool> is_taken(cells.size());
  for (std::uint32_t i = 0; i < cells.size(); ++i) {
    std::array<std::uint32_t, Dimension> cell{};
    for (std::uint32_t k = 0, rest = i; k < Dimension; ++k, rest /= side) cell[k] = rest % side;
    const std::uint32_t place = hilbert_place<Dimension>(cell, levels);
    ASSERT_LT(place, cells.size());
    EXPECT_FALSE(is_taken[place]);
    is_taken[place] = true;
    cells[place] = cell;
  }
  for (std::size_t i = 1; i < cells.size(); ++i) {
    std::uint32_t steps = 0;
    for (unsigned k = 0; k < Dimension; ++k)
      steps += cells[i][k] > cells[i - 1][k] ? cells[i][k] - cells[i - 1][k] : cells[i - 1][k] - cells[i][k];
    EXPECT_EQ(steps, 1u) << "after place " << i - 1;
  }
}

TEST(Hilbert, WalksThroughGridsCellByCell) {
  expect_walk_through_grid<1>(6);
  expect_walk_through_grid<2>(5);
  expect_walk_through_grid<3>(4);
}

/// Each component of each reference, whatever the dimension leaves over, and nothing beyond the last block.
template <class T>
void expect_packed(Component type, std::size_t dimension, std::size_t count, std::size_t gap) {
  const std::size_t stride = (dimension + gap) * sizeof(T), begun = (count + block_size - 1) / block_size * block_size;
  std::vector<T> rows((dimension + gap) * (count + 1));
  std::mt19937 random(static_cast<unsigned>(dimension));
  for (T& value : rows) value = static_cast<T>(random() % 256);
  const VectorSet set(type, dimension, count + 1, reinterpret_cast<const std::byte*>(rows.data()), stride, nullptr);
  std::vector<float> packed(dimension * begun + block_size, -1);
  pack(set, 1, count, packed.data());
  for (std::size_t i = 0; i < begun; ++i)
    for (std::size_t k = 0; k < dimension; ++k)
      ASSERT_EQ(packed[(i / block_size * dimension + k) * block_size + i % block_size],
                static_cast<float>(rows[(1 + std::min(i, count - 1)) * (dimension + gap) + k]))
          << dimension << " components, reference " << i << ", component " << k;
  for (std::size_t i = dimension * begun; i < packed.size(); ++i) ASSERT_EQ(packed[i], -1) << dimension << " components";
}

TEST(Packing, EachComponentStandsInItsLane) {
  for (std::size_t dimension = 1; dimension < 34; ++dimension)
    for (const std::size_t count : {1, 15, 16, 37})
      for (const std::size_t gap : {0, 4}) {
        expect_packed<float>(Component::float32, dimension, count, gap);
        expect_packed<std::uint8_t>(Component::uint8, dimension, count, gap);
      }
}

INSTANTIATE_TEST_SUITE_P(Histogram, Pairs,
                         testing::Values(Case{1, 256, false}, Case{2, 256, false}, Case{3, 256, false}, Case{3, 1, false},
                                         Case{3, 512, false}, Case{3, 20'000, false}, Case{2, 16, true}, Case{3, 64, true}),
                         [](const auto& info) {
                           return std::to_string(info.param.dimension) + "d" + std::to_string(info.param.bins) +
                                  (info.param.on_a_lattice ? "lattice" : "walk");
                         });

}  // namespace
}  // namespace ws::histogram::test
