// What is kept of sorted points: for which engine, for which radius, and where it is left.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/sorting.h"

#include "compute/core/run/cache.h"
#include "compute/ridge/balls/engine.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

namespace ws::ridge {
namespace {

TEST(Sorting, IsMadeOnceForARadius) {
  RunContext context;
  const PointSet points = make_cloud("circle --count 2000 --noise 0.1 --seed 1");
  const auto engine = make_engine(points, Precision::float32, context),
             other = make_engine(points, Precision::float32, context);
  const Balls balls = engine->choose(0.2, context);
  KeptSorting kept;
  const auto counts = engine->count_owned(balls, 0.2, &kept, context);
  const SortedCloud* first = kept.last.get();
  ASSERT_TRUE(first);
  EXPECT_TRUE(first->is_for(engine->identity(), 0.2));
  EXPECT_GT(first->bytes(), 2000u * 2 * sizeof(float));
  EXPECT_EQ(engine->count_owned(balls, 0.2, &kept, context), counts);
  EXPECT_EQ(kept.last.get(), first);
  EXPECT_EQ(engine->count_owned(balls, 0.2, nullptr, context), counts);
  (void)engine->count_owned(balls, 0.3, &kept, context);
  EXPECT_TRUE(kept.last->is_for(engine->identity(), 0.3));
  EXPECT_EQ(other->count_owned(balls, 0.2, &kept, context), counts) << "of another engine's it makes no use";
  EXPECT_TRUE(kept.last->is_for(other->identity(), 0.2));
}

TEST(Sorting, OutlivesItsEngine) {
  RunContext context;
  KeptSorting kept;
  {
    const auto engine = make_engine(make_cloud("circle --count 500"), Precision::float32, context);
    (void)engine->count_owned(engine->choose(0.2, context), 0.2, &kept, context);
  }
  EXPECT_GT(kept.last->bytes(), 0u);
}

TEST(Sorting, IsLeftInTheCacheForTheNextRun) {
  RunContext context;
  Cache cache(1u << 30);
  const auto engine = make_engine(make_cloud("circle --count 500"), Precision::float32, context);
  context.cache = &cache;
  const SortedCloud* sorted = nullptr;
  {
    RunSorting run(engine->identity(), context);
    EXPECT_FALSE(run.kept()->last);
    (void)engine->count_owned(engine->choose(0.2, context), 0.2, run.kept(), context);
    sorted = run.kept()->last.get();
    EXPECT_FALSE(left_by_a_run(engine->identity(), context).last) << "it has not ended";
  }
  EXPECT_EQ(left_by_a_run(engine->identity(), context).last.get(), sorted);
  EXPECT_EQ(left_by_a_run(engine->identity(), context).last.get(), sorted) << "looking takes nothing away";
  EXPECT_FALSE(left_by_a_run(engine->identity() + 1000, context).last);
  EXPECT_EQ(RunSorting(engine->identity(), context).kept()->last.get(), sorted);
  cache.clear();
  EXPECT_FALSE(RunSorting(engine->identity(), context).kept()->last);
}

}  // namespace
}  // namespace ws::ridge
