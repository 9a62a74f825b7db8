// Meshes that Assimp reads in a process of its own: what crashes, hangs or eats memory there is an error here.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/foreign_mesh.h"
#include "compute/io/meshes/meshes.h"
#include "io_test_support.h"
#include "tests/support/in_time.h"

#include <sys/wait.h>

#include <cstdlib>

namespace ws::io::test::of_foreign_mesh {
namespace {

constexpr std::size_t mebibyte = 1u << 20, roomy = std::size_t{8} << 30;

/// Five words for nine hundred million heights: Assimp's reader makes a list element of each.
constexpr std::string_view huge_grid =
    "<?xml version=\"1.0\"?><X3D version=\"3.0\" profile=\"Interchange\"><Scene><Shape><ElevationGrid xDimension=\"30000\" "
    "zDimension=\"30000\" height=\"0\"/></Shape></Scene></X3D>";
const std::string zeros(8, '\0');  // what Assimp's reader of lws files dies of

MeshFile read(const TemporaryFolder& folder, std::string_view name, std::string_view bytes, std::size_t memory_limit = roomy) {
  ReadOptions options;
  options.memory_limit_bytes = memory_limit;
  return read_mesh(folder.write(name, bytes), options);
}

/// Neither running nor waiting to be asked how they ended.
bool has_children() { return ::waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD; }

std::ptrdiff_t open_file_count() { return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}); }

TEST(ForeignMesh, ACrashIsAnErrorThatNamesTheFile) {
  const TemporaryFolder folder;
  const std::ptrdiff_t before = open_file_count();
  for (int i = 0; i < 3; ++i) {
    expect_error([&] { read(folder, "a.lws", zeros); },
                 {"a.lws: the library that reads lws files crashed", "convert it to ply"});
    EXPECT_FALSE(has_children());
  }
  EXPECT_EQ(open_file_count(), before);
  EXPECT_EQ(folder.file_count(), 1u);
}

TEST(ForeignMesh, WordsThatQuoteTheFileAreShortened) {
  const TemporaryFolder folder;
  const std::string commas(5000, ',');
  try {
    read(folder, "a.x", "xof 0303txt 0032\nMesh {\n 3;\n" + commas);
    FAIL() << "it was read";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("cannot be read as x"), std::string::npos) << error.what();
    EXPECT_LT(std::string(error.what()).size(), 500u);
  }
}

// Sanitizers' address space cannot be limited, and they see that Assimp reads beyond the list of heights.
#if !defined(WS_SANITIZE_ADDRESS) && !defined(WS_SANITIZE_THREAD)
TEST(ForeignMesh, MemoryIsLimited) {
  const TemporaryFolder folder;
  for (const auto& [name, bytes] :
       {std::pair<const char*, std::string_view>{"a.x3d", huge_grid}, {"a.nff", "p 2000000000\n0 0 0\n"}})
    expect_error([&, n = name, b = bytes] { read(folder, n, b, 100 * mebibyte); },
                 {name, "more memory", "the limit is 104857600", "--memory-limit"}, ErrorKind::out_of_memory);
  EXPECT_FALSE(has_children());
}

TEST(ForeignMesh, TimeIsLimited) {
  const TemporaryFolder folder;
  const ReadOptions options;
  const FileSource source(folder.write("a.x3d", huge_grid), huge_grid, options);
  expect_error(
      [&] {
        static_cast<void>(read_in_process(source, {roomy, 1}));
      },
      {"a.x3d", "took more than 1 seconds", "convert it"});
  EXPECT_FALSE(has_children());
}

TEST(ForeignMesh, AStopEndsItAtOnce) {
  const TemporaryFolder folder;
  const auto path = folder.write("a.x3d", huge_grid);
  EXPECT_TRUE(stops_within(200, 150, [&](const std::stop_token& stop) {
    ReadOptions options;
    options.stop = stop;
    static_cast<void>(read_mesh(path, options));
  }));
  EXPECT_FALSE(has_children());
}
#endif

/// A triangle whose numbers are in a file beside it.
std::string gltf_with(const std::string& uri) {
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]}],
"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,"uri":")" +
         uri + "\"}]}";
}
std::string corners() {
  std::string bytes;
  for (const float x : {0, 0, 0, 1, 0, 0, 0, 1, 0}) bytes += bytes_of(x);
  return bytes;
}

TEST(ForeignMesh, FilesThatItNamesAreReadWhereTheyLieBesideIt) {
  const TemporaryFolder folder;
  static_cast<void>(folder.write("a.bin", corners()));
  EXPECT_EQ(read(folder, "a.gltf", gltf_with("a.bin")).mesh.triangle_count(), 1u);
  std::filesystem::create_directory(folder / "links");
  std::filesystem::create_symlink(folder / "a.gltf", folder / "links" / "b.gltf");
  std::filesystem::create_symlink(folder / "a.bin", folder / "links" / "a.bin");
  EXPECT_EQ(read_mesh(folder / "links" / "b.gltf").mesh.triangle_count(), 1u);
}

TEST(ForeignMesh, PipesAndDevicesThatItNamesAreNotOpened) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe.bin").c_str(), 0600), 0);
  std::filesystem::create_symlink("/dev/zero", folder / "zero.bin");
  for (const char* name : {"pipe.bin", "zero.bin", "missing.bin"})
    expect_error([&] { read(folder, "a.gltf", gltf_with(name)); }, {"a.gltf: cannot be read as gltf", name});
}

TEST(ForeignMesh, HostileFilesOfTheDataFolderEndInWords) {
  const char* data = std::getenv("WS_DATA_DIR");
  if (!data) GTEST_SKIP() << "WS_DATA_DIR is not set";
  ReadOptions options;
  options.memory_limit_bytes = 500 * mebibyte;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(data) / "hostile")) {
    if (!is_mesh_file(entry.path()) || entry.path().extension() == ".ply") continue;
    try {
      static_cast<void>(read_mesh(entry.path(), options));
    } catch (const Error& error) {
      EXPECT_NE(std::string_view(error.what()).find(entry.path().filename().string()), std::string_view::npos) << error.what();
    }
    EXPECT_FALSE(has_children());
  }
}

}  // namespace
}  // namespace ws::io::test::of_foreign_mesh
