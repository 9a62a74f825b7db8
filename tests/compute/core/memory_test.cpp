// Buffers, their counts, and frames.
// SPDX-License-Identifier: MIT
#include "compute/core/data/point_set.h"
#include "compute/core/device/buffer.h"
#include "compute/core/result/frame_targets.h"
#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace ws {
namespace {

template <class View>
concept Indexable = requires(View v) {
  v[0];
};

static_assert(Indexable<Span<int>>);
static_assert(!Indexable<DeviceSpan<int>>, "reading device memory on the host must not compile");
static_assert(!std::is_convertible_v<DeviceSpan<int>, Span<int>>);
static_assert(!std::is_convertible_v<Span<const int>, Span<int>>);
static_assert(!std::is_copy_constructible_v<HostBuffer<int>> && !std::is_copy_constructible_v<DeviceBuffer<int>>);

TEST(HostBuffer, IsAlignedCountedAndMoves) {
  const std::size_t before = memory_use().host_bytes;
  {
    HostBuffer<double> a(1000);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(a.data()) % 64, 0u);
    EXPECT_EQ(memory_use().host_bytes, before + 8000);
    HostBuffer<double> b = std::move(a);
    EXPECT_EQ(a.size(), 0u);
    EXPECT_EQ(b.size(), 1000u);
    b = HostBuffer<double>(10);
    EXPECT_EQ(memory_use().host_bytes, before + 80);
  }
  EXPECT_EQ(memory_use().host_bytes, before);
  EXPECT_TRUE(HostBuffer<int>(0).empty());
}

TEST(HostBuffer, RefusesTheImpossible) {
  try {
    const HostBuffer<double> too_large(std::size_t{1} << 58);
    FAIL();
  } catch (const Error& e) {
    EXPECT_EQ(e.kind(), ErrorKind::out_of_memory);
  }
}

TEST(RunContext, ChecksMemoryBeforeTheRun) {
  RunContext context;
  context.memory_limit_bytes = 1000;
  EXPECT_NO_THROW(context.check_memory(1000, 0));
  EXPECT_THROW(context.check_memory(1001, 0), Error);
  EXPECT_NO_THROW(context.check_more_memory(600, 400, 0));
  EXPECT_THROW(context.check_more_memory(600, 401, 0), Error);
  context.input_bytes = 300;
  EXPECT_NO_THROW(context.check_memory(700, 0));
  EXPECT_THROW(context.check_memory(701, 0), Error);
  EXPECT_THROW(context.beside().check_more_memory(600, 101, 0), Error);
  context.memory_limit_bytes = static_cast<std::size_t>(-1);
  EXPECT_THROW(context.check_memory(std::size_t{1} << 60, 0), Error);
}

TEST(HostFrame, WritesOnlyWhatIsNew) {
  const FrameLayout first{{"a", 4, 10, 1}, {"b", 8, 5, 1}};
  HostFrame frame(first);
  EXPECT_TRUE(frame.targets().wants("a") && frame.targets().wants("b"));
  const FrameLayout second{{"a", 4, 10, 1}, {"b", 8, 6, 2}};
  HostFrame next(second, first);
  EXPECT_FALSE(next.targets().wants("a"));
  ASSERT_TRUE(next.targets().wants("b"));
  EXPECT_EQ(next.targets().host<double>("b").size(), 6u);
  EXPECT_THROW((void)next.targets().host<float>("a"), Error);
  EXPECT_THROW((void)next.targets().device<float>("b"), Error);
}

TEST(PointSet, SubsamplesEvenlyAndKnowsItself) {
  PointSet points(2, 10);
  for (std::size_t i = 0; i < 10; ++i) points.at(i, 0) = points.at(i, 1) = static_cast<double>(i);
  const PointSet thin = subsample(points, 4);
  ASSERT_EQ(thin.size(), 4u);
  EXPECT_EQ(thin.at(3, 1), 9.0);
  EXPECT_EQ(subsample(points, 100).size(), 10u);
  EXPECT_EQ(every_nth(points, 4).size(), 3u);
  EXPECT_EQ(every_nth(points, 4).at(2, 0), points.at(8, 0));
  EXPECT_EQ(every_nth(points, 100).size(), 1u);
  EXPECT_NE(points.identity(), thin.identity());
  EXPECT_EQ(extent_of(points).high[1], 9.0);
  EXPECT_EQ(extent_of(PointSet(3, 0)).low.size(), 3u);
  std::stop_source source;
  source.request_stop();
  EXPECT_THROW((void)subsample(points, 4, source.get_token()), Cancelled);
  EXPECT_THROW((void)extent_of(points, source.get_token()), Cancelled);
}

TEST(Points, ExtentsHoldEachNumber) {
  for (const std::size_t size : {1, 15, 16, 17, 40})
    for (std::size_t place = 0; place < size; ++place) {
      PointSet points(1, size);
      std::fill_n(points.column(0).data(), size, 0.0);  // memory comes as it is
      points.at(place, 0) = -2;
      points.at((place + 1) % size, 0) = size > 1 ? 3 : -2;
      const Extent extent = extent_of(points);
      EXPECT_EQ(extent.low[0], -2) << size << ' ' << place;
      EXPECT_EQ(extent.high[0], size > 1 ? 3 : -2) << size << ' ' << place;
    }
}

}  // namespace
}  // namespace ws
