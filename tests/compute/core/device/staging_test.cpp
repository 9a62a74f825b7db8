// Copies through page-locked buffers: of any size, both ways, several in one call, of several threads, after a cancelled one.
// SPDX-License-Identifier: MIT
#include "compute/core/device/staging.h"
#include "compute/core/device/buffer.h"
#include "compute/core/device/memory.h"
#include "compute/core/device/resources.h"
#include "compute/core/run/error.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <thread>
#include <utility>
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

/// Page-locked memory, filled with zeros.
class Pinned {
 public:
  explicit Pinned(std::size_t count)
      : count_(count), data_(static_cast<std::uint32_t*>(allocate_pinned(count * sizeof(std::uint32_t)))) {
    std::fill_n(data_, count, 0);
  }
  Pinned(const Pinned&) = delete;
  Pinned& operator=(const Pinned&) = delete;
  ~Pinned() { free_pinned(data_, count_ * sizeof(std::uint32_t)); }
  [[nodiscard]] std::uint32_t* data() { return data_; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] std::vector<std::uint32_t> values() const { return {data_, data_ + count_}; }

 private:
  std::size_t count_;
  std::uint32_t* data_;
};

/// Arrays on the device, and room for them on the host.
struct Several {
  Staging staging{piece_bytes};
  Stream stream;
  RunContext context;
  std::vector<std::vector<std::uint32_t>> sent, back;
  std::vector<DeviceBuffer<std::uint32_t>> on_device;
  std::vector<Staging::Download> all;

  void add(std::size_t count) {
    sent.push_back(numbers(count, static_cast<std::uint32_t>(1'000'000 * sent.size())));
    on_device.emplace_back(count, stream.view());
    staging.upload(on_device.back().view(), sent.back(), stream.view(), context);
    back.emplace_back(count);
    all.push_back(Staging::download_of(back.back(), std::as_const(on_device.back()).view()));
  }
};

TEST_F(StagingCuda, SeveralOfAnySizesComeInOneCall) {
  Several several;
  for (const std::size_t count :
       {std::size_t{5}, std::size_t{0}, piece - 6, std::size_t{1}, 3 * piece + 7, std::size_t{0}, piece})
    several.add(count);
  several.staging.download_all(several.all, several.stream.view(), several.context);
  EXPECT_EQ(several.back, several.sent);
}

TEST_F(StagingCuda, NothingAtAllIsNoError) {
  Several several;
  several.staging.download_all(several.all, several.stream.view(), several.context);
  several.add(0);
  several.staging.download_all(several.all, several.stream.view(), several.context);
}

/// Page-locked memory is not staged. It holds its bytes on return, too, beside pageable memory that is empty.
TEST_F(StagingCuda, PageLockedMemoryBesideOtherHoldsItsBytesOnReturn) {
  constexpr std::size_t many = 16 << 20;  // so that a copy that was not waited for is still under way
  for (const std::size_t beside : {std::size_t{0}, 2 * piece + 1}) {
    Several several;
    several.add(beside);
    several.add(many);
    Pinned pinned(many);
    several.all.back() = Staging::download_of(pinned, std::as_const(several.on_device.back()).view());
    several.staging.download_all(several.all, several.stream.view(), several.context);
    EXPECT_TRUE(pinned.values() == several.sent.back()) << beside;
    EXPECT_EQ(several.back.front(), several.sent.front());
  }
}

TEST_F(StagingCuda, AfterACancelledDownloadTheNextIsWhole) {
  Several several;
  several.add(3 * piece);
  several.add(7);
  RunContext cancelled;
  std::stop_source stop;
  cancelled.stop = stop.get_token();
  stop.request_stop();
  EXPECT_THROW(several.staging.download_all(several.all, several.stream.view(), cancelled), Cancelled);
  several.staging.download_all(several.all, several.stream.view(), several.context);
  EXPECT_EQ(several.back, several.sent);
}

}  // namespace
}  // namespace ws
