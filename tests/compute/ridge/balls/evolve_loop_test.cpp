// The loop of iterations: the size of bunches, and looking at one while the next is under way, change nothing.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/evolve_loop.h"

#include "compute/core/device/executor_cpu.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace ws::ridge {
namespace {

/// As a device's: the next bunch is enqueued before one is looked at.
struct LookBeside {
  static constexpr bool is_beside = true;
  struct Mark {};
  void mark(Mark&) const {}
  template <class T>
  void download(const Mark&, Span<T> to, Span<const T> from) const {
    std::copy(from.begin(), from.end(), to.begin());
  }
};

struct Seen {
  std::vector<double> centers;
  std::size_t iterations = 0;
  bool stands_still = false;
  std::vector<std::size_t> told;
  std::vector<double> told_before, told_after;
  bool operator==(const Seen&) const = default;
};

/// Three balls that go one to the left in each iteration, until they are at 0.
Seen seen(std::size_t ahead, std::size_t most, bool beside) {
  RunContext context;
  CpuExecutor exec(context);
  Balls balls{1, {7, 3, 12}, {0, 1, 2}};
  Seen result;
  EvolveSettings settings;
  settings.max_iterations = most;
  settings.on_iteration = [&](std::size_t iteration, const Balls& before, const Balls& after) {
    result.told.push_back(iteration);
    result.told_before.insert(result.told_before.end(), before.centers.begin(), before.centers.end());
    result.told_after.insert(result.told_after.end(), after.centers.begin(), after.centers.end());
  };
  const auto advance = [](Span<double> rows, Span<std::uint32_t> moved) {
    const std::size_t row = 3;
    for (std::size_t i = 0; i < moved.size(); ++i)
      for (std::size_t k = 0; k < row; ++k) {
        const double before = rows[i * row + k];
        rows[(i + 1) * row + k] = std::max(before - 1, 0.0);
        if (before > 0) moved[i] = 1;
      }
  };
  const Evolution evolution =
      beside ? evolve_in_bunches<double>(exec, balls, settings, ahead, LookBeside{}, advance)
             : evolve_in_bunches<double>(exec, balls, settings, ahead, LookAfterAll<CpuExecutor>{exec}, advance);
  result.centers.assign(balls.centers.begin(), balls.centers.end());
  result.iterations = evolution.iterations;
  result.stands_still = evolution.stands_still;
  return result;
}

TEST(EvolveLoop, BunchesOfAnySizeAndLookedAtWheneverGiveTheSame) {
  for (const std::size_t most : {0, 1, 4, 11, 12, 13, 14, 40}) {
    SCOPED_TRACE(most);
    const Seen one_by_one = seen(1, most, false);
    EXPECT_EQ(one_by_one.iterations, std::min<std::size_t>(most, 13));
    EXPECT_EQ(one_by_one.stands_still, most >= 13);
    EXPECT_EQ(one_by_one.told.size(), std::min<std::size_t>(most, 12));
    for (const std::size_t ahead : {1, 2, 3, 5, 12, 13, 14, 32})
      for (const bool beside : {false, true}) EXPECT_EQ(seen(ahead, most, beside), one_by_one) << ahead << ' ' << beside;
  }
}

TEST(EvolveLoop, TheEndIsWhereNothingMoved) {
  const Seen all = seen(4, 40, true);
  EXPECT_EQ(all.centers, (std::vector<double>{0, 0, 0}));
  ASSERT_EQ(all.told.size(), 12u);
  EXPECT_EQ(all.told.front(), 1u);
  EXPECT_EQ(all.told.back(), 12u);
  for (std::size_t n = 3; n < all.told_before.size(); ++n) EXPECT_EQ(all.told_before[n], all.told_after[n - 3]);
}

}  // namespace
}  // namespace ws::ridge
