// The worker: the newest of many tasks, patience, cancelling from everywhere.
// SPDX-License-Identifier: MIT
#include "app/session/run/worker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace ws::test {

TEST(Worker, DoesTheNewestOfMany) {
  std::atomic<int> done{0}, last{-1};
  {
    app::Worker worker;
    for (int i = 0; i < 100; ++i)
      worker.submit([&, i](const std::stop_token& stop, Progress&) {
        while (i != 99 && !stop.stop_requested()) std::this_thread::yield();
        ++done;
        last = i;
      });
    while (worker.busy()) std::this_thread::yield();
  }
  EXPECT_EQ(last, 99);
  EXPECT_LT(done, 100);
}

TEST(Worker, PatienceLetsAQuickTaskEnd) {
  std::atomic<bool> was_stopped{false}, go{false};
  app::Worker worker;
  worker.submit([&](const std::stop_token& stop, Progress&) {
    while (!go) std::this_thread::yield();
    was_stopped = stop.stop_requested();
  });
  while (worker.status().elapsed_ms == 0) std::this_thread::yield();
  worker.submit([](const std::stop_token&, Progress&) {}, 60'000);
  go = true;
  while (worker.busy()) std::this_thread::yield();
  EXPECT_FALSE(was_stopped);
}

TEST(Worker, CancelFromManyThreads) {
  app::Worker worker;
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) {
        worker.submit([](const std::stop_token& stop, Progress& progress) {
          progress.report(0.5, "work");
          while (!stop.stop_requested()) std::this_thread::yield();
        });
        (void)worker.status();
        worker.cancel();
      }
    });
  threads.clear();
  worker.cancel();
  while (worker.busy()) std::this_thread::yield();
}

}  // namespace ws::test
