// Pipes and standard input as files; what never ends, or has no end that one could wait for, is refused.
// SPDX-License-Identifier: MIT
#include "compute/io/streams.h"
#include "compute/io/meshes/meshes.h"
#include "compute/io/points/points.h"
#include "compute/io/points/table_preview.h"
#include "io_test_support.h"
#include "tests/support/in_time.h"

#include <fcntl.h>

#include <thread>
#include <utility>

namespace ws::io::test {
namespace {

constexpr std::size_t roomy = std::size_t{1} << 30;

/// A pipe into which a thread writes.
class WrittenPipe {
 public:
  WrittenPipe(const TemporaryFolder& folder, std::string_view name, std::string bytes) : path_(folder / name) {
    EXPECT_EQ(::mkfifo(path_.c_str(), 0600), 0);
    writer_ = std::jthread([path = path_, bytes = std::move(bytes)] { std::ofstream(path, std::ios::binary) << bytes; });
  }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
  std::jthread writer_;
};

/// Standard input comes from that file while this lives.
class StandardInput {
 public:
  explicit StandardInput(const std::filesystem::path& path) : kept_(::dup(STDIN_FILENO)) { open(path); }
  ~StandardInput() {
    ::dup2(kept_, STDIN_FILENO);
    ::close(kept_);
  }
  StandardInput(const StandardInput&) = delete;
  StandardInput& operator=(const StandardInput&) = delete;

 private:
  static void open(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY);
    EXPECT_GE(file, 0);
    ::dup2(file, STDIN_FILENO);
    ::close(file);
  }
  int kept_;
};

HeldStream held(const std::filesystem::path& path, std::size_t memory_limit = roomy, const std::stop_token& stop = {}) {
  return HeldStream(path, memory_limit, stop);
}

TEST(Streams, APipeIsReadOnceAndThenAsOftenAsAFile) {
  const TemporaryFolder folder;
  std::string rows = "x,y\n";
  for (int i = 0; i < 100'000; ++i) rows += std::to_string(i) + ",1\n";  // more than a pipe holds
  const WrittenPipe pipe(folder, "cloud.csv", rows);
  EXPECT_TRUE(is_stream(pipe.path()));
  {
    const HeldStream stream = held(pipe.path());
    EXPECT_EQ(stream.path(), pipe.path());
    EXPECT_EQ(preview_table(stream.path()).names, (std::vector<std::string>{"x", "y"}));
    for (int i = 0; i < 2; ++i) EXPECT_EQ(read_points(stream.path()).points.size(), 100'000u);
    expect_error([&] { held(folder / "none.csv"); }, {"none.csv", "No such file"});
  }
  expect_error([&] { static_cast<void>(read_points(pipe.path())); }, {"cloud.csv", "not a regular file"});
}

TEST(Streams, StandardInputGetsTheExtensionThatItsContentTells) {
  const TemporaryFolder folder;
  EXPECT_TRUE(is_stream("-"));
  const std::pair<std::string, const char*> contents[] = {
      {"1,2\n3,4\n", "csv"},
      {"1 2\n3 4\n", "csv"},
      {"\n [[1, 2], [3, 4]]", "json"},
      {"ply\nformat ascii 1.0\nelement vertex 2\nproperty float x\nproperty float y\nend_header\n1 2\n3 4\n", "ply"}};
  for (const auto& [content, extension] : contents) {
    const StandardInput input(folder.write("input", content));
    const HeldStream stream = held("-");
    EXPECT_EQ(stream.path(), std::string("standard input.") + extension);
    EXPECT_EQ(read_points(stream.path()).points.at(1, 1), 4) << content;
    EXPECT_EQ(read_points(stream.path()).sha256, read_points(folder.write(std::string("file.") + extension, content)).sha256);
  }
}

TEST(Streams, WhatNeverEndsOrBeginsIsRefused) {
  const TemporaryFolder folder;
  for (const char* endless : {"/dev/zero", "/dev/null"}) {
    const StandardInput input(endless);
    expect_error([] { held("-"); }, {"standard input", "device"});
  }
  {
    const StandardInput input(folder / "");
    expect_error([] { held("-"); }, {"standard input", "folder"});
  }
  EXPECT_EQ(::mkfifo((folder / "silent.csv").c_str(), 0600), 0);
  EXPECT_TRUE(keeps_within(1000, [&] {
    const Stopwatch watch;
    expect_error([&] { held(folder / "silent.csv"); }, {"silent.csv", "no program writes into this pipe"});
    return watch.ms();
  }));
  const WrittenPipe large(folder, "large.csv", std::string(50'000, '1'));
  expect_error([&] { held(large.path(), 10'000); }, {"large.csv", "more than 10000 bytes"}, ErrorKind::out_of_memory);
}

TEST(Streams, AStopEndsTheWaitingForAWriter) {
  const TemporaryFolder folder;
  const auto path = folder / "slow.csv";
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  const int writer = ::open(path.c_str(), O_RDWR);  // which says nothing
  EXPECT_TRUE(stops_within(100, 50, [&](const std::stop_token& stop) { held(path, roomy, stop); }));
  ::close(writer);
}

TEST(Streams, OneStreamIsOneInput) {
  const TemporaryFolder folder;
  const StandardInput input(folder.write("input", "1,2\n"));
  const HeldStream stream = held("-");
  expect_error([] { held("-"); }, {"standard input", "read already"});
}

TEST(Streams, WhatAnotherProcessOpensByNameIsNone) {
  const TemporaryFolder folder;
  const WrittenPipe pipe(folder, "a.dae", "<COLLADA/>");
  const HeldStream stream = held(pipe.path());
  expect_error([&] { static_cast<void>(read_mesh(stream.path())); }, {"a.dae", "cannot come out of a stream", "save it"});
}

}  // namespace
}  // namespace ws::io::test
