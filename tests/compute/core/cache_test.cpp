// What runs leave for the next: found by its key, bounded, and never needed.
// SPDX-License-Identifier: MIT
#include "compute/core/run/cache.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

namespace ws {
namespace {

constexpr auto four_bytes = [](int) { return std::size_t{4}; };

int value_of(Cache& cache, const CacheKey& key, int otherwise) {
  return *cache.shared<int>(
      key, [&] { return std::make_shared<const int>(otherwise); }, four_bytes);
}

TEST(Cache, GivesWhatWasMadeUnderTheSameKey) {
  Cache cache(100);
  EXPECT_EQ(value_of(cache, {"a", 1, 2}, 7), 7);
  EXPECT_EQ(value_of(cache, {"a", 1, 2}, 8), 7);
  EXPECT_EQ(value_of(cache, {"a", 1, 3}, 9), 9);
  EXPECT_EQ(value_of(cache, {"b", 1, 2}, 10), 10);
  EXPECT_EQ(cache.bytes(), 12u);
  cache.clear();
  EXPECT_EQ(cache.bytes(), 0u);
  EXPECT_EQ(value_of(cache, {"a", 1, 2}, 8), 8);
}

TEST(Cache, DropsWhatWasUsedLongestAgo) {
  Cache cache(8);
  (void)value_of(cache, {"a"}, 1);
  (void)value_of(cache, {"b"}, 2);
  (void)value_of(cache, {"a"}, 0);
  (void)value_of(cache, {"c"}, 3);
  EXPECT_EQ(value_of(cache, {"a"}, 0), 1);
  EXPECT_EQ(value_of(cache, {"b"}, 4), 4) << "it had to go";
  EXPECT_LE(cache.bytes(), cache.budget_bytes());
}

TEST(Cache, AValueAboveTheBudgetDrivesNoOtherOutAndIsFoundWhileItIsHeld) {
  Cache cache(8);
  (void)value_of(cache, {"small"}, 1);
  const auto large = [&](int value) {
    return cache.shared<int>(
        {"large"}, [&] { return std::make_shared<const int>(value); }, [](int) { return std::size_t{9}; });
  };
  auto held = large(5);
  EXPECT_EQ(*large(6), 5);
  EXPECT_EQ(value_of(cache, {"small"}, 0), 1);
  held.reset();
  EXPECT_EQ(*large(6), 6);
}

TEST(Cache, WhatIsTakenIsTheCallersAlone) {
  Cache cache(100);
  EXPECT_EQ(cache.take<int>({"a"}), nullptr);
  cache.put({"a"}, std::make_unique<int>(3), 4);
  auto taken = cache.take<int>({"a"});
  ASSERT_NE(taken, nullptr);
  EXPECT_EQ(*taken, 3);
  EXPECT_EQ(cache.take<int>({"a"}), nullptr);
  cache.put({"a"}, std::move(taken), 4);
  cache.put({"a"}, std::make_unique<int>(4), 4);
  EXPECT_EQ(*cache.take<int>({"a"}), 4) << "the later one takes its place";
  EXPECT_EQ(cache.bytes(), 0u);
}

TEST(Cache, WhatTheMakingThrowsPassesThroughAndLeavesNothing) {
  Cache cache(100);
  EXPECT_THROW((void)cache.shared<int>(
                   {"a"}, []() -> std::shared_ptr<const int> { throw std::runtime_error("no"); }, four_bytes),
               std::runtime_error);
  EXPECT_EQ(value_of(cache, {"a"}, 2), 2);
}

TEST(Cache, IsUsedFromSeveralThreads) {
  Cache cache(40);
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (std::uint64_t i = 0; i < 2000; ++i) {
        EXPECT_EQ(value_of(cache, {"a", i % 20}, static_cast<int>(i % 20)), static_cast<int>(i % 20));
        if (auto taken = cache.take<int>({"b"})) cache.put({"b"}, std::move(taken), 4);
        if (i % 500 == 0) cache.put({"b"}, std::make_unique<int>(1), 4);
        if (i % 700 == 0) cache.clear();
      }
    });
  threads.clear();
  EXPECT_LE(cache.bytes(), cache.budget_bytes());
}

}  // namespace
}  // namespace ws
