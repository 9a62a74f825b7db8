// The host's parallel sort: stable, for keys of either width, on any number of threads.
// SPDX-License-Identifier: MIT
#include "compute/core/device/radix_sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace ws {
namespace {

template <class Key>
void expect_sorted_as_std_does(std::size_t size, int bits, int threads) {
  std::mt19937_64 random(size);
  std::vector<Key> keys(size);
  for (Key& key : keys) key = static_cast<Key>(random() & ((std::uint64_t{1} << bits) - 1));
  std::vector<std::uint32_t> expected(size), values(size);
  std::iota(values.begin(), values.end(), 0u);
  expected = values;
  std::stable_sort(expected.begin(), expected.end(), [&](std::uint32_t a, std::uint32_t b) { return keys[a] < keys[b]; });
  std::vector<Key> expected_keys(keys);
  std::sort(expected_keys.begin(), expected_keys.end());
  RunContext context;
  context.thread_count = threads;
  CpuExecutor executor(context);
  radix_sort(executor, "sort", keys, values, bits);
  EXPECT_EQ(keys, expected_keys) << size << " keys of " << bits << " bits";
  EXPECT_EQ(values, expected) << size << " keys of " << bits << " bits";
}

TEST(RadixSort, IsStableForAnySizeAndWidth) {
  for (const std::size_t size : {0, 1, 2, 31, 1024, 16'384, 16'385, 100'003})
    for (const int threads : {1, 2, 7})
      for (const int bits : {0, 1, 5, 11, 12, 22, 23, 30}) {
        expect_sorted_as_std_does<std::uint32_t>(size, bits, threads);
        expect_sorted_as_std_does<std::uint64_t>(size, bits + 20, threads);
      }
}

TEST(RadixSort, StopsWhenAskedTo) {
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  CpuExecutor executor(context);
  std::vector<std::uint32_t> keys(100), values(100);
  EXPECT_THROW(radix_sort(executor, "sort", keys, values, 8), Cancelled);
}

}  // namespace
}  // namespace ws
