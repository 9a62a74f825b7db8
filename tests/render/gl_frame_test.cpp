// The frame's bookkeeping, and zero-copy writes where there is a device.
// SPDX-License-Identifier: MIT
#include "render/interop/gl_frame.h"

#include "compute/core/device/backend.h"
#include "compute/core/run/error.h"
#include "tests/render/gl_test.h"

#include <cstdlib>
#include <cstring>

namespace ws::render::test {
namespace {

using Ints = std::vector<std::uint32_t>;

class GlFrameTest : public GlTest {
 protected:
  [[nodiscard]] static HostFrame host_frame(const FrameLayout& layout, const FrameLayout& have, std::uint32_t value) {
    HostFrame frame(layout, have);
    const FrameTargets targets = frame.targets();
    for (const TargetLayout& target : layout)
      if (targets.wants(target.name))
        for (std::uint32_t& v : targets.host<std::uint32_t>(target.name)) v = value;
    return frame;
  }
  [[nodiscard]] static Ints content(const GlFrame& frame, const std::string& name) {
    Ints values(frame.count(name) * frame.element_bytes(name) / 4);
    glGetNamedBufferSubData(frame.buffer(name), 0, static_cast<GLsizeiptr>(values.size() * 4), values.data());
    return values;
  }
};

TEST_F(GlFrameTest, UploadsWhatIsNewAlone) {
  GlFrame frame(InteropMode::cpu);
  EXPECT_TRUE(frame.have().empty());
  EXPECT_FALSE(frame.contains("a"));
  frame.upload(host_frame({{"a", 4, 10, 1}, {"b", 4, 5, 1}}, frame.have(), 7));
  EXPECT_EQ(content(frame, "a"), Ints(10, 7));
  frame.upload(host_frame({{"a", 4, 10, 1}, {"b", 4, 5, 2}}, frame.have(), 8));
  EXPECT_EQ(content(frame, "a"), Ints(10, 7)) << "same revision: not written again";
  EXPECT_EQ(content(frame, "b"), Ints(5, 8));
  frame.invalidate();
  frame.upload(host_frame({{"a", 4, 10, 1}, {"b", 4, 5, 2}}, frame.have(), 9));
  EXPECT_EQ(content(frame, "a"), Ints(10, 9));
}

TEST_F(GlFrameTest, BuffersGrowAndAreReused) {
  GlFrame frame(InteropMode::cpu);
  frame.upload(host_frame({{"a", 4, 100, 1}}, frame.have(), 1));
  const unsigned first = frame.buffer("a");
  frame.upload(host_frame({{"a", 4, 20, 2}}, frame.have(), 2));
  EXPECT_EQ(frame.buffer("a"), first);
  EXPECT_EQ(content(frame, "a"), Ints(20, 2));
  frame.upload(host_frame({{"a", 4, 101, 3}}, frame.have(), 3));
  EXPECT_EQ(content(frame, "a"), Ints(101, 3));
  const unsigned grown = frame.buffer("a");
  frame.upload(host_frame({{"a", 4, 150, 4}}, frame.have(), 4));
  EXPECT_EQ(frame.buffer("a"), grown) << "it grew by half at once";
}

TEST_F(GlFrameTest, BuffersOfOtherFramesAreKeptButNotContained) {
  GlFrame frame(InteropMode::cpu);
  frame.upload(host_frame({{"a", 4, 3, 1}, {"b", 4, 3, 1}}, frame.have(), 5));
  frame.upload(host_frame({{"b", 4, 3, 1}}, frame.have(), 6));
  EXPECT_FALSE(frame.contains("a"));
  EXPECT_THROW((void)frame.buffer("a"), Error);
  frame.upload(host_frame({{"a", 4, 3, 1}}, frame.have(), 7));
  EXPECT_EQ(content(frame, "a"), Ints(3, 5));
}

TEST_F(GlFrameTest, AFrameForOtherContentIsRefused) {
  GlFrame frame(InteropMode::cpu);
  frame.upload(host_frame({{"a", 4, 3, 1}}, frame.have(), 5));
  const HostFrame stale = host_frame({{"a", 4, 3, 1}, {"b", 4, 3, 1}}, frame.have(), 6);
  frame.upload(host_frame({{"a", 4, 3, 2}}, frame.have(), 7));
  EXPECT_THROW(frame.upload(stale), Error);
  EXPECT_EQ(content(frame, "a"), Ints(3, 7));
}

TEST_F(GlFrameTest, WithoutRoomForAllNothingIsShown) {
  constexpr std::size_t too_many = std::size_t{1} << 30;  // of 4 bytes
  GlFrame frame(InteropMode::cpu);
  frame.upload(host_frame({{"a", 4, 100, 1}, {"b", 4, 100, 1}}, frame.have(), 5));
  const FrameLayout large_layout{{"a", 4, 10, 2}, {"b", 4, too_many, 2}};
  EXPECT_THROW(check_upload(large_layout, frame.have()), Error) << "before it is made";
  EXPECT_NO_THROW(check_upload(large_layout, {{"b", 4, too_many, 2}})) << "what is there already is not uploaded";
  const HostFrame large(large_layout, frame.have());
  try {
    frame.upload(large);
    ADD_FAILURE() << "4 GiB were given to the driver";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
    EXPECT_NE(std::string(error.what()).find("4294967296 bytes is too large to go from the host"), std::string::npos);
  }
  EXPECT_FALSE(frame.contains("a")) << "neither the old count with the new content nor the reverse";
  EXPECT_FALSE(frame.contains("b"));
  frame.upload(host_frame({{"a", 4, 100, 3}, {"b", 4, 100, 3}}, frame.have(), 6));
  EXPECT_EQ(content(frame, "b"), Ints(100, 6));
}

TEST_F(GlFrameTest, OnlyZeroCopyFramesAreMapped) {
  GlFrame frame(InteropMode::copy);
  EXPECT_THROW((void)frame.map({{"a", 4, 3, 1}}, {}), Error);
}

TEST_F(GlFrameTest, TheVerdictHasAReason) {
  const InteropVerdict verdict = probe_interop("auto");
  EXPECT_FALSE(verdict.reason.empty());
  EXPECT_THROW((void)probe_interop("quantum"), Error);
  if (verdict.mode != InteropMode::zero_copy) {
    EXPECT_THROW((void)probe_interop("zero-copy"), Error);
  }
  EXPECT_NE(probe_interop("copy").mode, InteropMode::zero_copy);
}

TEST_F(GlFrameTest, DeviceWritesReachTheBufferWithoutTheHost) {
  const InteropVerdict verdict = probe_interop("auto");
  if (verdict.mode != InteropMode::zero_copy) {
    const char* required = std::getenv("WS_REQUIRE_CUDA");
    if (required && std::strcmp(required, "1") == 0)
      FAIL() << "WS_REQUIRE_CUDA=1, but zero-copy is not possible: " << verdict.reason;
    GTEST_SKIP() << "zero-copy is not possible here: " << verdict.reason;
  }
  GlFrame frame(InteropMode::zero_copy);
  const Stream stream;
  for (std::uint32_t round = 1; round <= 4; ++round) {
    const std::size_t count = 1000 * round;
    const FrameLayout layout{{"a", 4, count, round}, {"b", 4, 64, 1}, {"empty", 4, 0, round}};
    const FrameTargets targets = frame.map(layout, stream.view());
    EXPECT_EQ(targets.wants("b"), round == 1) << "the second buffer never changes";
    const Ints values(count, round);
    copy(targets.device<std::uint32_t>("a"), Span<const std::uint32_t>(values), stream.view());
    if (targets.wants("b")) fill_bytes(targets.device<std::uint32_t>("b").device_data(), 0x11, 256, stream.view());
    frame.unmap();
    stream.view().synchronize();
    EXPECT_EQ(content(frame, "a"), values);
    EXPECT_EQ(content(frame, "b"), Ints(64, 0x11111111u));
  }
}

}  // namespace
}  // namespace ws::render::test
