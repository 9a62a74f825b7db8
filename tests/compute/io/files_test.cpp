// Atomic writes, whole reads, digests.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"

#include "compute/io/mapped_file.h"
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

TEST(Files, WriteProtectedFilesStay) {
  const TemporaryFolder folder;
  const fs::path path = folder.write("kept", "old");
  fs::create_symlink(path, folder / "link");
  fs::permissions(path, fs::perms::owner_read);  // root could write it all the same
  for (const fs::path& name : {path, folder / "link"}) {
    expect_error([&] { write_atomically(name, "new"); }, {"cannot write", name.filename().string(), "write-protected"});
    expect_error([&] { check_writable(name); }, {"write-protected"});
  }
  EXPECT_EQ(content_of(path), "old");
  EXPECT_EQ(folder.file_count(), 2u);
}

TEST(Files, KeepsTheOwnerOfWhatItReplaces) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root may give files away";
  const TemporaryFolder folder;
  const fs::path path = folder.write("theirs", "old");
  ASSERT_EQ(::chown(path.c_str(), 12345, 54321), 0);
  ASSERT_EQ(::chmod(path.c_str(), 04751), 0);
  write_atomically(path, "new");
  struct stat status {};
  ASSERT_EQ(::stat(path.c_str(), &status), 0);
  EXPECT_EQ(content_of(path), "new");
  EXPECT_EQ(status.st_uid, 12345u);
  EXPECT_EQ(status.st_gid, 54321u);
  EXPECT_EQ(status.st_mode & 07777, 04751u);
}

TEST(Files, OneFileHasManyNames) {
  const TemporaryFolder folder;
  const fs::path path = folder.write("a", "x");
  fs::create_directory(folder / "sub");
  fs::create_symlink(path, folder / "link");
  fs::create_hard_link(path, folder / "hard");
  fs::create_symlink("loop", folder / "loop");
  for (const fs::path& name : {path, folder / "sub" / ".." / "a", folder / "link", folder / "hard", folder / "." / "a"})
    EXPECT_TRUE(is_same_file(path, name)) << name;
  (void)folder.write("b", "x");
  EXPECT_FALSE(is_same_file(path, folder / "b"));
  EXPECT_FALSE(is_same_file(path, folder / "missing"));
  EXPECT_TRUE(is_same_file(folder / "missing", folder / "sub" / ".." / "missing"));
  EXPECT_FALSE(is_same_file(path, folder / "loop"));
}

TEST(Files, WhatCannotBeWrittenIsKnownBefore) {
  const TemporaryFolder folder;
  check_writable(folder / "new");
  expect_error([&] { check_writable(folder / "missing" / "a"); }, {"cannot write", "there is no folder"});
  fs::create_directory(folder / "sub");
  expect_error([&] { check_writable(folder / "sub"); }, {"sub", "it is a folder"});
  fs::create_symlink("loop", folder / "loop");
  expect_error([&] { check_writable(folder / "loop"); }, {"loop", "symbolic links"});
  expect_error([&] { write_atomically(folder / "loop", "x"); }, {"cannot write", "loop"});
  expect_error([&] { check_writable(folder / std::string(300, 'n')); }, {"too long"});
  EXPECT_EQ(folder.file_count(), 2u);
}

TEST(Files, OnlyRegularFilesAreReadAsText) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  for (const fs::path& path : {folder / "pipe", fs::path("/dev/zero")})
    expect_error([&] { (void)read_text(path); }, {"cannot read", path.string(), "not a regular file"});
  expect_error([] { check_not_special("/dev/zero"); }, {"/dev/zero", "it is a device"});
  expect_error([&] { check_not_special(folder / "pipe"); }, {"it is a pipe"});
  EXPECT_NO_THROW(check_not_special(folder / ""));
  EXPECT_NO_THROW(check_not_special(folder / "missing")) << "what opens it says why it cannot";
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
  expect_error([&] { (void)read_text(folder / ""); }, {"cannot read", "folder"});
}

TEST(Files, Sha256KnownAnswers) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace ws::io::test
