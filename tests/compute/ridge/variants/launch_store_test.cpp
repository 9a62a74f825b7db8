// The table of launches in the user's cache: what is written is read, what is damaged is told of and ignored.
// SPDX-License-Identifier: MIT
#include "compute/ridge/variants/launch_store.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <utility>

namespace ws::ridge {
namespace {

class RidgeLaunchStore : public testing::Test {
 protected:
  RidgeLaunchStore() {
    if (const char* before = std::getenv("XDG_CACHE_HOME")) before_ = before;
    ::setenv("XDG_CACHE_HOME", folder_.c_str(), 1);
    path_ = *launch_store_path();
  }
  ~RidgeLaunchStore() override {
    before_ ? ::setenv("XDG_CACHE_HOME", before_->c_str(), 1) : ::unsetenv("XDG_CACHE_HOME");
    std::filesystem::remove_all(folder_);
  }
  void leave(const std::string& text) const {
    std::filesystem::create_directories(path_.parent_path());
    std::ofstream(path_) << text;
  }
  std::pair<std::int64_t, std::int64_t> taken(const VariantParameters& given, const char* device, std::size_t dimension = 2) {
    const VariantParameters p = with_stored_launch(given, device, dimension, 4, context_);
    return {p.block_size, p.items_per_thread};
  }

  std::filesystem::path folder_ = std::filesystem::temp_directory_path() / ("ws_launches_" + std::to_string(::getpid()));
  std::filesystem::path path_;
  std::optional<std::string> before_;
  RunContext context_;
};

using Pair = std::pair<std::int64_t, std::int64_t>;

TEST_F(RidgeLaunchStore, WhatIsWrittenIsTakenOnThatDeviceAlone) {
  EXPECT_TRUE(read_launches(path_).empty());
  EXPECT_EQ(taken({}, "GPU A"), Pair(0, 0));
  write_launches(path_, {{"GPU A", 2, 4, {128, 2}}, {"GPU A", 3, 4, {64, 1}}});
  write_launches(path_, {{"GPU A", 2, 4, {256, 8}}, {"GPU, B", 2, 4, {32, 4}}});
  EXPECT_EQ(read_launches(path_).size(), 3u) << "the newer one took the place of the older";
  EXPECT_EQ(taken({}, "GPU A"), Pair(256, 8));
  EXPECT_EQ(taken({}, "GPU A", 3), Pair(64, 1));
  EXPECT_EQ(taken({}, "GPU, B"), Pair(32, 4));
  EXPECT_EQ(taken({}, "GPU C"), Pair(0, 0));
  EXPECT_EQ(taken({}, "GPU A", 4), Pair(0, 0));
  VariantParameters given;
  given.block_size = 96;
  EXPECT_EQ(taken(given, "GPU A"), Pair(96, 8)) << "what is asked for stays";
  EXPECT_TRUE(context_.metrics.warnings().empty());
}

TEST_F(RidgeLaunchStore, ADamagedOrForeignFileIsToldOfAndIgnored) {
  write_launches(path_, {{"GPU A", 2, 4, {128, 2}}});
  std::ifstream file(path_);
  const std::string good((std::istreambuf_iterator<char>(file)), {});
  for (const std::string& text :
       {std::string(), std::string("hello\n"), good.substr(0, good.size() - 3), good + "GPU B,2,4,100,2\n",
        good + "GPU B,2,4,64,3\n", good + "GPU B,99,4,64,2\n", good + "GPU B,2,4,64,2,7\n", good + "GPU B,2,4,-64,2\n",
        std::string(10'000, '\0'), "\n" + good}) {
    leave(text);
    EXPECT_THROW((void)read_launches(path_), Error) << text;
    RunContext context;
    EXPECT_EQ(with_stored_launch({}, "GPU A", 2, 4, context).block_size, 0) << text;
    ASSERT_EQ(context.metrics.warnings().size(), 1u) << text;
    EXPECT_NE(context.metrics.warnings()[0].find(path_.string()), std::string::npos);
    write_launches(path_, {{"GPU A", 3, 8, {64, 1}}});
    EXPECT_EQ(read_launches(path_).size(), 1u) << "a cache is made anew";
  }
  std::filesystem::remove(path_);
  std::filesystem::create_directory(path_);
  EXPECT_THROW((void)read_launches(path_), Error) << "a folder";
}

TEST_F(RidgeLaunchStore, IsInTheHomeWhereNoCacheIsNamed) {
  const char* home = std::getenv("HOME");
  ::setenv("XDG_CACHE_HOME", "relative", 1);
  ASSERT_TRUE(home && *home == '/');
  EXPECT_EQ(*launch_store_path(), std::filesystem::path(home) / ".cache/warpscope/ridge-launches.csv");
}

}  // namespace
}  // namespace ws::ridge
