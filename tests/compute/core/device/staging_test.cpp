// Copies through page-locked buffers: of any size, both ways, of several threads at once, and after one that was cancelled.
// SPDX-License-Identifier: MIT
#include "compute/core/device/staging.h"
#include "compute/core/device/buffer.h"
#include "compute/core/device/resources.h"
#include "compute/core/run/error.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <thread>
#include <vector>

namespace ws {
namespace {

constexpr std::size_t piece_bytes = 4096, piece = piece_bytes / sizeof(std::uint32_t);

class StagingCuda : public CudaTest {};

std::vector<std::uint32_t> numbers(std::size_t count, std::uint32_t first) {
  std::vector<std::uint32_t> all(count);
  std::iota(all.begin(), all.end(), first);
  return all;
}

/// What comes back of what was sent.
std::vector<std::uint32_t> there_and_back(Staging& staging, const std::vector<std::uint32_t>& sent, StreamView stream) {
  RunContext context;
  DeviceBuffer<std::uint32_t> on_device(sent.size(), stream);
  staging.upload(on_device.view(), sent, stream, context);
  std::vector<std::uint32_t> back(sent.size());
  staging.download(back, std::as_const(on_device).view(), stream, context);
  return back;
}

TEST_F(StagingCuda, SizesAroundWholePiecesComeBackAsTheyWere) {
  Staging staging(piece_bytes);
  const Stream stream;
  for (const std::size_t count : {std::size_t{0}, std::size_t{1}, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 7}) {
    const auto sent = numbers(count, static_cast<std::uint32_t>(count));
    EXPECT_EQ(there_and_back(staging, sent, stream.view()), sent) << count;
  }
}

TEST_F(StagingCuda, ThreadsOnStreamsOfTheirOwnDoNotDisturbEachOther) {
  Staging staging(piece_bytes);
  std::vector<int> wrong(4);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < wrong.size(); ++t)
    threads.emplace_back([&, t] {
      const Stream stream;
      for (std::uint32_t round = 0; round < 200; ++round) {
        const auto sent = numbers(5 * piece + t, static_cast<std::uint32_t>(1'000'000 * t + round));
        wrong[t] += there_and_back(staging, sent, stream.view()) != sent;
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, std::vector<int>(wrong.size()));
}

TEST_F(StagingCuda, AfterACancelledCopyTheNextIsWhole) {
  Staging staging(piece_bytes);
  const Stream stream;
  const auto sent = numbers(5 * piece, 3);
  DeviceBuffer<std::uint32_t> on_device(sent.size(), stream.view());
  RunContext context;
  std::stop_source stop;
  context.stop = stop.get_token();
  stop.request_stop();
  EXPECT_THROW(staging.upload(on_device.view(), sent, stream.view(), context), Cancelled);
  EXPECT_EQ(there_and_back(staging, sent, stream.view()), sent);
}

}  // namespace
}  // namespace ws
