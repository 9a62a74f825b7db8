// Helpers of the file tests: a folder that vanishes, and errors checked by their words.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"
#include "compute/io/points/points.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

namespace ws::io::test {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "ws-io-test-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  [[nodiscard]] std::filesystem::path write(std::string_view name, std::string_view bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return path_ / name;
  }
  [[nodiscard]] std::size_t file_count() const {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(path_), {}));
  }

 private:
  std::filesystem::path path_;
};

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// `action` throws Error of `kind` whose whole text holds all `words`.
template <class Action>
void expect_error(const Action& action, std::initializer_list<std::string_view> words, ErrorKind kind = ErrorKind::io) {
  try {
    action();
    ADD_FAILURE() << "no error; expected one with \"" << *words.begin() << "\"";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), kind) << error.full_text();
    for (const std::string_view word : words)
      EXPECT_NE(error.full_text().find(word), std::string::npos) << word << " in: " << error.full_text();
  }
}

/// The bytes of `value`, reversed for big-endian files.
template <class T>
std::string bytes_of(T value, bool swapped = false) {
  std::string bytes(reinterpret_cast<const char*>(&value), sizeof value);
  if (swapped) std::reverse(bytes.begin(), bytes.end());
  return bytes;
}

inline PointSet points_of(std::size_t dimension, std::initializer_list<double> values) {
  PointSet points(dimension, values.size() / dimension);
  std::size_t i = 0;
  for (const double value : values) points.at(i / dimension, i % dimension) = value, ++i;
  return points;
}

/// Equal bits, so that −0 and tiny numbers count too.
inline void expect_equal_points(const PointSet& actual, const PointSet& expected) {
  ASSERT_EQ(actual.dimension(), expected.dimension());
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t k = 0; k < actual.dimension(); ++k)
    for (std::size_t i = 0; i < actual.size(); ++i)
      ASSERT_EQ(std::bit_cast<std::uint64_t>(actual.at(i, k)), std::bit_cast<std::uint64_t>(expected.at(i, k)))
          << "point " << i << " coordinate " << k << ": " << actual.at(i, k) << " and " << expected.at(i, k);
}

}  // namespace ws::io::test
