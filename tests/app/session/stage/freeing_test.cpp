// What is held is freed on the thread of the freeing, once the last holder has let go of it; after the freeing has gone, by the
// last holder.
// SPDX-License-Identifier: MIT
#include "app/session/stage/freeing.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <thread>
#include <vector>

namespace ws::app {
namespace {

/// Notes where it is freed.
struct Noted {
  explicit Noted(std::promise<std::thread::id>& freed) : freed_(freed) {}
  Noted(const Noted&) = delete;
  Noted& operator=(const Noted&) = delete;
  ~Noted() { freed_.set_value(std::this_thread::get_id()); }
  std::promise<std::thread::id>& freed_;
};

struct Counted {
  explicit Counted(std::atomic<int>& freed) : freed_(freed) {}
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { ++freed_; }
  std::atomic<int>& freed_;
};

}  // namespace

TEST(FreeingTest, TheLastHolderDoesNotFree) {
  std::promise<std::thread::id> freed;
  const Freeing freeing;
  auto object = std::make_shared<Noted>(freed);
  Noted* const same = object.get();
  std::shared_ptr<const Noted> held = freeing.hold(std::shared_ptr<const Noted>(std::move(object))), another = held;
  EXPECT_EQ(held.get(), same);
  held.reset();
  auto where = freed.get_future();
  EXPECT_EQ(where.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout) << "another holds it";
  another.reset();
  EXPECT_NE(where.get(), std::this_thread::get_id());
}

TEST(FreeingTest, NothingStaysNothing) {
  const Freeing freeing;
  EXPECT_EQ(freeing.hold(std::shared_ptr<const int>()), nullptr);
}

TEST(FreeingTest, ObjectsMayOutliveIt) {
  std::atomic<int> freed{0};
  std::vector<std::shared_ptr<Counted>> held;
  {
    const Freeing freeing;
    for (int i = 0; i < 100; ++i) held.push_back(freeing.hold(std::make_shared<Counted>(freed)));
  }
  EXPECT_EQ(freed, 0);
  held.clear();
  EXPECT_EQ(freed, 100);
}

TEST(FreeingTest, ItsEndWaitsUntilAllIsFreed) {
  struct Slow {
    explicit Slow(std::atomic<int>& freed) : freed_(freed) {}
    Slow(const Slow&) = delete;
    Slow& operator=(const Slow&) = delete;
    ~Slow() {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      ++freed_;
    }
    std::atomic<int>& freed_;
  };
  std::atomic<int> freed{0};
  {
    const Freeing freeing;
    for (int i = 0; i < 10; ++i) (void)freeing.hold(std::make_shared<Slow>(freed));
    EXPECT_LT(freed, 10) << "they were freed here";
  }
  EXPECT_EQ(freed, 10);
}

TEST(FreeingTest, WhatIsHeldIsGivenBackAsItIs) {
  const Freeing freeing, other;
  const auto held = freeing.hold(std::make_shared<const int>(1)), again = freeing.hold(held), elsewhere = other.hold(held);
  EXPECT_FALSE(held.owner_before(again) || again.owner_before(held));
  EXPECT_TRUE(held.owner_before(elsewhere) || elsewhere.owner_before(held));
}

/// As a picture holds its result.
TEST(FreeingTest, WhatIsFreedMayHoldAnotherLast) {
  struct Holder {
    std::shared_ptr<Counted> last;
  };
  std::atomic<int> freed{0};
  for (int i = 0; i < 100; ++i) {
    std::shared_ptr<Holder> held;
    {
      const Freeing freeing;
      held = freeing.hold(std::make_shared<Holder>(Holder{freeing.hold(std::make_shared<Counted>(freed))}));
      if (i % 2 == 0) held.reset();
    }
    held.reset();
    EXPECT_EQ(freed, i + 1);
  }
}

}  // namespace ws::app
