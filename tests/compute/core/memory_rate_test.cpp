// How fast the memory is said to be.
// SPDX-License-Identifier: MIT
#include "compute/core/run/memory_rate.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

namespace ws {
namespace {

TEST(MemoryRate, IsThatOfSomeMemory) {
  RunContext context;
  const double rate = memory_rate(context);
  EXPECT_GT(rate, 1e8) << "bytes per second";
  EXPECT_LT(rate, 1e13);
  EXPECT_TRUE(context.metrics.operations().empty()) << "it is no part of a run";
}

TEST(MemoryRate, EndsWhenItIsStopped) {
  RunContext context;
  std::stop_source stop;
  context.stop = stop.get_token();
  stop.request_stop();
  EXPECT_THROW((void)memory_rate(context), Cancelled);
}

}  // namespace
}  // namespace ws
