// Atomic writes, whole reads, digests.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"

#include "io_test_support.h"

#include <sys/stat.h>

#include <stdexcept>
#include <thread>

namespace ws::io::test {
namespace {

namespace fs = std::filesystem;

TEST(Files, WritesAndReadsBack) {
  const TemporaryFolder folder;
  std::string bytes = "first\r\nsecond\n";
  bytes += '\0';
  write_atomically(folder / "a.txt", bytes);
  EXPECT_EQ(read_text(folder / "a.txt"), bytes);
  write_atomically(folder / "a.txt", "");
  EXPECT_EQ(read_text(folder / "a.txt"), "");
  EXPECT_EQ(folder.file_count(), 1u);
}

TEST(Files, WritesInPieces) {
  const TemporaryFolder folder;
  const std::string piece(100'000, 'x');
  write_atomically(folder / "a", [&](const auto& append) {
    for (int i = 0; i < 50; ++i) append(piece);
  });
  EXPECT_EQ(fs::file_size(folder / "a"), 5'000'000u);
}

TEST(Files, FailedWriteLeavesOldContentAndNothingElse) {
  const TemporaryFolder folder;
  const fs::path path = folder.write("kept.csv", "old");
  const auto write = [&](const std::function<void(std::string_view)>& append) {
    append(std::string(3'000'000, 'n'));
    throw std::runtime_error("the writer failed");
  };
  EXPECT_THROW(write_atomically(path, write), std::runtime_error);
  EXPECT_EQ(content_of(path), "old");
  EXPECT_EQ(folder.file_count(), 1u);
}

TEST(Files, WrittenTogetherOrNotAtAll) {
  const TemporaryFolder folder;
  const fs::path data = folder.write("data", "old"), truth = folder / "truth";
  {
    const WrittenTogether files;
    write_atomically(data, "new");
    write_atomically(truth, "of the new");
    EXPECT_EQ(content_of(data), "old");
    EXPECT_FALSE(fs::exists(truth));
  }
  EXPECT_EQ(content_of(data), "old");
  EXPECT_EQ(folder.file_count(), 1u);
  WrittenTogether files;
  write_atomically(data, "new");
  write_atomically(truth, "of the new");
  std::thread late;
  bool was_asked = false;
  files.commit([&] {
    EXPECT_EQ(content_of(data), "old");
    late = std::thread([&] { abandon_writes([&] { return was_asked = true, false; }); });
  });
  late.join();
  EXPECT_TRUE(was_asked);
  EXPECT_THROW(WrittenTogether(), Error);
  EXPECT_EQ(content_of(data), "new");
  EXPECT_EQ(content_of(truth), "of the new");
  EXPECT_EQ(folder.file_count(), 2u);
}

TEST(Files, AWriteThatNobodyWantsToAbandonGoesOn) {
  const TemporaryFolder folder;
  write_atomically(folder / "a", [&](const auto& append) {
    append("whole");
    std::thread([] { abandon_writes([] { return false; }); }).join();
  });
  EXPECT_EQ(content_of(folder / "a"), "whole");
}

TEST(Files, KeepsThePermissionsOfWhatItReplaces) {
  const TemporaryFolder folder;
  const fs::path path = folder.write("private", "old");
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  write_atomically(path, "new");
  EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(Files, WritesThroughSymbolicLinks) {
  const TemporaryFolder folder;
  const fs::path target = folder.write("target", "old");
  fs::create_symlink(target, folder / "link");
  write_atomically(folder / "link", "new");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(content_of(target), "new");
}

TEST(Files, LongestNameThatTheSystemAllows) {
  const TemporaryFolder folder;
  const std::string name(255, 'n');
  write_atomically(folder / name, "long");
  EXPECT_EQ(content_of(folder / name), "long");
}

TEST(Files, UnwritableTargets) {
  const TemporaryFolder folder;
  expect_error([&] { write_atomically(folder / "missing" / "a.csv", "x"); }, {"cannot write", "missing/a.csv", "No such file"});
  expect_error([&] { write_atomically(folder / "", "x"); }, {"cannot write", "folder"});
  expect_error([&] { write_atomically("", "x"); }, {"no file name"});
  fs::create_directory(folder / "sub");
  expect_error([&] { write_atomically(folder / "sub", "x"); }, {"sub", "it is a folder"});
  const fs::path file = folder.write("file", "x");
  expect_error([&] { write_atomically(file / "a.csv", "x"); }, {"a.csv", "Not a directory"});
  EXPECT_EQ(folder.file_count(), 2u);
}

TEST(Files, UnwritableFolder) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  const TemporaryFolder folder;
  fs::create_directory(folder / "sub");
  fs::permissions(folder / "sub", fs::perms::owner_read | fs::perms::owner_exec);
  expect_error([&] { write_atomically(folder / "sub" / "a.csv", "x"); }, {"a.csv", "Permission denied"});
}

TEST(Files, FullDiskIsReportedAndDevicesAreNotReplaced) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  expect_error([] { write_atomically("/dev/full", "x"); }, {"/dev/full", "No space left"});
  struct stat status {};
  ASSERT_EQ(::stat("/dev/full", &status), 0);
  EXPECT_TRUE(S_ISCHR(status.st_mode));
}

TEST(Files, UnreadableSources) {
  const TemporaryFolder folder;
  expect_error([&] { (void)read_text(folder / "missing.json"); }, {"cannot read", "missing.json", "No such file"});
  expect_error([&] { (void)read_text(folder / ""); }, {"cannot read", "directory"});
}

TEST(Files, Sha256KnownAnswers) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace ws::io::test
