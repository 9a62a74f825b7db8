// A frame in device memory arrives as it was written, also when it is written anew while it is still being copied.
// SPDX-License-Identifier: MIT
#include "compute/core/result/staged_frame.h"
#include "compute/core/run/error.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ws {
namespace {

/// What stands for the GL buffers: device memory on the stream of the thread that shows.
class Shown {
 public:
  explicit Shown(StreamView stream) : stream_(stream) {}

  FrameTargets targets(const FrameLayout& news) {
    FrameTargets targets(MemorySpace::device, stream_);
    for (const TargetLayout& target : news) {
      auto& buffer = buffers_[target.name];
      if (buffer.size() != target.bytes()) buffer = DeviceBuffer<std::byte>(target.bytes(), stream_);
      targets.add(target.name, buffer.device_data(), target.bytes());
    }
    return targets;
  }
  [[nodiscard]] bool holds(const std::string& name, int byte) {
    const auto& buffer = buffers_.at(name);
    std::vector<std::byte> host(buffer.size());
    copy(Span<std::byte>(host), DeviceSpan<const std::byte>(buffer.view()), stream_);
    stream_.synchronize();
    return std::all_of(host.begin(), host.end(), [&](std::byte b) { return b == std::byte(byte); });
  }

 private:
  StreamView stream_;
  std::map<std::string, DeviceBuffer<std::byte>> buffers_;
};

void fill(const FrameTargets& targets, const std::string& name, int byte) {
  const auto target = targets.device<std::byte>(name);
  fill_bytes(target.device_data(), byte, target.size(), targets.stream());
}

void write(StagedFrame& frame, const FrameLayout& layout, const FrameLayout& have, int byte) {
  const FrameTargets targets = frame.begin(layout, have);
  for (const TargetLayout& target : frame.news()) fill(targets, target.name, byte);
  frame.finish();
}

/// Keeps a stream busy for tens of milliseconds.
class Ballast {
 public:
  explicit Ballast(StreamView stream) : stream_(stream), memory_(std::size_t{1} << 30, stream) { stream.synchronize(); }
  void enqueue() {
    for (int i = 0; i < 200; ++i) fill_bytes(memory_.device_data(), i, memory_.size(), stream_);
  }

 private:
  StreamView stream_;
  DeviceBuffer<std::byte> memory_;
};

class StagedFrameCuda : public CudaTest {
 protected:
  void SetUp() override {
    CudaTest::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    writer_.emplace();
    shower_.emplace();
  }
  std::optional<Stream> writer_, shower_;
};

TEST_F(StagedFrameCuda, WhatIsWrittenIsShown) {
  StagedFrame frame(writer_->view());
  Shown shown(shower_->view());
  const FrameLayout layout{{"points", 12, 1000, 1}, {"colors", 4, 1000, 1}, {"nothing", 4, 0, 1}};
  write(frame, layout, {}, 0x5A);
  frame.wait();
  EXPECT_TRUE(writer_->view().is_done());
  frame.copy_to(shown.targets(frame.news()));
  EXPECT_TRUE(shown.holds("points", 0x5A));
  EXPECT_TRUE(shown.holds("colors", 0x5A));
}

TEST_F(StagedFrameCuda, OnlyNewsAreWrittenAndCopied) {
  StagedFrame frame(writer_->view());
  Shown shown(shower_->view());
  const FrameLayout first{{"points", 12, 1000, 1}, {"colors", 4, 1000, 1}},
      second{{"points", 12, 1000, 1}, {"colors", 4, 1000, 2}};
  write(frame, first, {}, 1);
  frame.copy_to(shown.targets(frame.news()));
  write(frame, second, first, 2);
  ASSERT_EQ(frame.news().size(), 1u);
  EXPECT_EQ(frame.news()[0].name, "colors");
  EXPECT_EQ(frame.layout().size(), 2u);
  frame.copy_to(shown.targets(frame.news()));
  EXPECT_TRUE(shown.holds("points", 1));
  EXPECT_TRUE(shown.holds("colors", 2));
}

TEST_F(StagedFrameCuda, GrowsByHalfAndNeverShrinks) {
  StagedFrame frame(writer_->view());
  frame.reserve({{"points", 1, 1000, 0}});
  EXPECT_EQ(frame.bytes(), 1000u);
  write(frame, {{"points", 1, 10, 1}}, {}, 1);
  EXPECT_EQ(frame.bytes(), 1000u);
  write(frame, {{"points", 1, 1001, 2}}, {}, 1);
  EXPECT_EQ(frame.bytes(), 1500u);
  write(frame, {{"points", 1, 4000, 3}}, {}, 1);
  EXPECT_EQ(frame.bytes(), 4000u);
}

TEST_F(StagedFrameCuda, TheNextFrameIsWrittenAfterTheCopy) {
  StagedFrame frame(writer_->view());
  Shown shown(shower_->view());
  Ballast ballast(shower_->view());
  const FrameLayout first{{"points", 1, 1 << 20, 1}}, second{{"points", 1, 1 << 20, 2}};
  write(frame, first, {}, 0xAA);
  const FrameTargets targets = shown.targets(frame.news());
  ballast.enqueue();
  frame.copy_to(targets);
  EXPECT_FALSE(shower_->view().is_done()) << "the copy was over before the next frame was begun: the test shows nothing";
  write(frame, second, first, 0xBB);
  frame.wait();
  EXPECT_TRUE(shower_->view().is_done());
  EXPECT_TRUE(shown.holds("points", 0xAA));
}

TEST_F(StagedFrameCuda, MemoryIsFreedAfterTheCopy) {
  Shown shown(shower_->view());
  Ballast ballast(shower_->view());
  const FrameLayout layout{{"points", 1, 1 << 20, 1}}, larger{{"points", 1, 1 << 22, 2}};
  for (const bool grows : {true, false}) {
    auto frame = std::make_optional<StagedFrame>(writer_->view());
    write(*frame, layout, {}, 0xAA);
    const FrameTargets targets = shown.targets(frame->news());
    ballast.enqueue();
    frame->copy_to(targets);
    if (grows)
      write(*frame, larger, {}, 0xBB);
    else
      frame.reset();
    DeviceBuffer<std::byte> other(1 << 20, writer_->view());  // gets the memory that was freed
    fill_bytes(other.device_data(), 0xCC, other.size(), writer_->view());
    EXPECT_TRUE(shown.holds("points", 0xAA));
  }
}

TEST_F(StagedFrameCuda, OtherTargetsAreRefused) {
  StagedFrame frame(writer_->view());
  Shown shown(shower_->view());
  write(frame, {{"points", 1, 100, 1}}, {}, 1);
  EXPECT_THROW(frame.copy_to(shown.targets({{"points", 1, 99, 1}})), Error);
  EXPECT_THROW(frame.copy_to(shown.targets({{"colors", 1, 100, 1}})), Error);
  EXPECT_THROW(frame.copy_to(shown.targets({{"points", 1, 100, 1}, {"colors", 1, 100, 1}})), Error);
  EXPECT_THROW(frame.copy_to(shown.targets({})), Error);
}

}  // namespace
}  // namespace ws
