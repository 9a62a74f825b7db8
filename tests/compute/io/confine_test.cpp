// What a confined process can no longer do.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/confine.h"
#include "io_test_support.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <cstdint>

namespace ws::io::test {
namespace {

constexpr int as_expected = 17;
/// Runs `check` in a process that is confined for reading `path`: whether it held.
template <class Check>
void in_confinement(const std::filesystem::path& path, const Check& check) {
  EXPECT_EXIT(
      {
        confine(path, {std::size_t{8} << 30, 5});
        ::_exit(check() ? as_expected : 1);
      },
      testing::ExitedWithCode(as_expected), "");
}

/// Calls are filtered on this machine, where the kernel can do it.
bool has_filters() {
#ifdef __x86_64__
  const std::uint32_t action = SECCOMP_RET_ERRNO;
  return ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
  return false;
#endif
}

bool opens(const std::filesystem::path& path, int flags) { return ::open(path.c_str(), flags, 0600) >= 0; }

TEST(Confinement, ReadsItsFolderAndWritesNothing) {
  if (!has_filters()) GTEST_SKIP() << "this kernel does not filter calls";
  const TemporaryFolder folder;
  const auto file = folder.write("a.dae", "x");
  in_confinement(folder / "a.dae", [&] {
    return opens(file, O_RDONLY) && !opens(file, O_WRONLY) && !opens(file, O_RDWR) &&
           !opens(folder / "b", O_RDONLY | O_CREAT) && ::unlink(file.c_str()) != 0 &&
           ::rename(file.c_str(), (folder / "c").c_str()) != 0 && ::truncate(file.c_str(), 0) != 0;
  });
  EXPECT_EQ(content_of(file), "x");
  EXPECT_EQ(folder.file_count(), 1u);
}

TEST(Confinement, HasNoSocketsProgramsOrProcesses) {
  if (!has_filters()) GTEST_SKIP() << "this kernel does not filter calls";
  const TemporaryFolder folder;
  static_cast<void>(folder.write("a.dae", "x"));
  in_confinement(folder / "a.dae", [] {
    const char* const arguments[] = {"/bin/true", nullptr};
    ::execv("/bin/true", const_cast<char**>(arguments));
    int ends[2];
    return ::socket(AF_INET, SOCK_STREAM, 0) < 0 && ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0 && ::fork() < 0;
  });
}

TEST(Confinement, ReadsNothingElseWhereTheKernelHasLandlock) {
  if (::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) < 1)
    GTEST_SKIP() << "this kernel has no Landlock";
  const TemporaryFolder folder, other;
  static_cast<void>(folder.write("a.dae", "x"));
  const auto secret = other.write("secret", "x");
  in_confinement(folder / "a.dae",
                 [&] { return !opens(secret, O_RDONLY) && !opens("/etc/passwd", O_RDONLY) && errno == EACCES; });
}

}  // namespace
}  // namespace ws::io::test
