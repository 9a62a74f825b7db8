// Videos with programs that stand for ffmpeg, so that finishing, failing, hanging and absence are seen on any machine.
// SPDX-License-Identifier: MIT
#include "app/session/pictures/video.h"

#include "compute/core/run/error.h"
#include "tests/compute/io/io_test_support.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

namespace ws::app {
namespace {

namespace fs = std::filesystem;
using io::test::content_of;
using io::test::TemporaryFolder;

class VideoTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directory(folder_ / "programs");
    fs::create_directory(folder_ / "films");
    set_path((folder_ / "programs").string() + ":/usr/bin:/bin");
  }
  void TearDown() override { set_path(path_before_); }

  static void set_path(const std::string& path) { ::setenv("PATH", path.c_str(), 1); }

  /// What runs in ffmpeg's place; its last argument is the file to write.
  void let_ffmpeg_be(const std::string& script) const {
    const fs::path program = folder_ / "programs" / "ffmpeg";
    std::ofstream(program) << "#!/bin/sh\nfor last; do :; done\n" << script << "\n";
    fs::permissions(program, fs::perms::owner_all);
  }

  [[nodiscard]] std::string film(const std::string& name = "clip.mp4") const { return (folder_ / "films" / name).string(); }
  [[nodiscard]] bool nothing_is_left() const { return fs::is_empty(folder_ / "films"); }

  [[nodiscard]] static render::Image picture(std::uint8_t value) {
    return {options.width, options.height, std::vector<std::uint8_t>(std::size_t{4} * 64 * 32, value)};
  }

  static constexpr VideoOptions options{64, 32, 25, false};
  const TemporaryFolder folder_;
  const std::string path_before_ = std::getenv("PATH") ? std::getenv("PATH") : "";
};

TEST_F(VideoTest, PicturesGoThroughThePipeAndTheFileComesAtTheEnd) {
  let_ffmpeg_be("echo \"$@\" >&2; cat >\"$last\"");
  Video video(film(), options);
  video.add(picture(1));
  video.add(picture(2));
  EXPECT_TRUE(nothing_is_left()) << "before the end there is no file";
  video.finish();
  const std::string written = content_of(film());
  ASSERT_EQ(written.size(), 2u * 64 * 32 * 4);
  EXPECT_EQ(written.front(), '\1');
  EXPECT_EQ(written.back(), '\2');
}

TEST_F(VideoTest, WhatFfmpegSaysIsTheMessage) {
  let_ffmpeg_be("cat >/dev/null; echo 'first line' >&2; echo \"Unknown encoder 'libx264'\" >&2; exit 1");
  Video video(film(), options);
  video.add(picture(1));
  try {
    video.finish();
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("Unknown encoder 'libx264'"), std::string::npos) << error.full_text();
    EXPECT_NE(error.full_text().find("webm"), std::string::npos) << error.full_text();
  }
  EXPECT_TRUE(nothing_is_left());
}

TEST_F(VideoTest, OneThatEndsEarlyIsNoSignal) {
  let_ffmpeg_be("echo 'no thanks' >&2; exit 1");
  Video video(film(), options);
  const auto add_many = [&] {
    for (int i = 0; i < 1000; ++i) video.add(picture(1));
  };
  try {
    add_many();
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("no thanks"), std::string::npos) << error.full_text();
  }
  EXPECT_TRUE(nothing_is_left());
}

TEST_F(VideoTest, AStopKillsOneThatHangs) {
  let_ffmpeg_be("exec sleep 1000");
  std::stop_source stop;
  Video video(film(), options, stop.get_token());
  const std::jthread stopper([&] { stop.request_stop(); });
  EXPECT_THROW(
      {
        for (int i = 0; i < 1000; ++i) video.add(picture(1));
        video.finish();
      },
      Cancelled);
  EXPECT_TRUE(nothing_is_left());
}

TEST_F(VideoTest, GivenUpItLeavesTheFileThatWasThere) {
  let_ffmpeg_be("cat >\"$last\"");
  std::ofstream(film()) << "before";
  {
    Video video(film(), options);
    video.add(picture(1));
  }
  EXPECT_EQ(content_of(film()), "before");
}

TEST_F(VideoTest, WithoutFfmpegItSaysWhatToInstall) {
  set_path((folder_ / "programs").string());
  try {
    check_video(film(), options);
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("ffmpeg"), std::string::npos);
    EXPECT_NE(error.full_text().find("apt install ffmpeg"), std::string::npos) << error.full_text();
  }
}

TEST_F(VideoTest, WhatNoVideoHoldsIsRefused) {
  let_ffmpeg_be("cat >\"$last\"");
  EXPECT_NO_THROW(check_video(film(), options));
  EXPECT_THROW(check_video(film(), {63, 32, 25, false}), Error);
  EXPECT_THROW(check_video(film(), {64, 32, 0, false}), Error);
  EXPECT_THROW(check_video(film(), {64, 32, 25, true}), Error);
  EXPECT_NO_THROW(check_video(film("clip.webm"), {64, 32, 25, true}));
  EXPECT_EQ(even_side(1601), 1600);
  EXPECT_EQ(even_side(1), 2);
  EXPECT_TRUE(is_video("A.MP4"));
  EXPECT_FALSE(is_video("a.png"));
}

}  // namespace
}  // namespace ws::app
