// Vector files: what is written is read again, and damaged files are refused with place and numbers.
// SPDX-License-Identifier: MIT
#include "compute/io/vectors/vectors.h"

#include "compute/core/run/error.h"
#include "tests/compute/io/io_test_support.h"

#include <cmath>
#include <cstring>
#include <fstream>

namespace ws::io::of_vectors {
namespace {

namespace fs = std::filesystem;

class Vectors : public ::testing::Test {
 protected:
  fs::path write(const std::string& name, const std::string& bytes) { return folder_.write(name, bytes); }
  std::string refusal(const fs::path& path) {
    try {
      (void)read_vectors(path);
    } catch (const Error& e) {
      return e.what();
    }
    return "was read";
  }
  test::TemporaryFolder folder_;
};

template <class T>
std::string bytes_of(const std::vector<T>& values) {
  std::string bytes(values.size() * sizeof(T), '\0');
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}
std::string head(std::int32_t dimension) { return bytes_of(std::vector<std::int32_t>{dimension}); }

TEST_F(Vectors, AreReadAsTheyWereWritten) {
  VectorSet set(Component::float32, 3, 5);
  for (int i = 0; i < 15; ++i) set.values<float>()[i] = static_cast<float>(i * i);
  set.holds_bytes = true;
  for (const std::string& extension : written_vector_extensions()) {
    write_vectors(folder_ / ("a." + extension), set);
    const VectorSet read = read_vectors(folder_ / ("a." + extension)).vectors;
    const VectorSet again = extension == "f32" ? read.reshaped(3) : read;
    ASSERT_EQ(again.size(), 5u) << extension;
    ASSERT_EQ(again.dimension(), 3u);
    for (std::size_t i = 0; i < 5; ++i)
      for (std::size_t k = 0; k < 3; ++k) EXPECT_EQ(again.at(i, k), set.at(i, k));
    EXPECT_TRUE(again.holds_bytes);
  }
}

TEST_F(Vectors, TruncatedAndLyingFilesAreRefused) {
  const std::string whole = head(2) + bytes_of<float>({1, 2}) + head(2) + bytes_of<float>({3, 4});
  EXPECT_EQ(read_vectors(write("whole.fvecs", whole)).vectors.size(), 2u);
  EXPECT_NE(refusal(write("cut.fvecs", whole.substr(0, 20))).find("truncated: vector 1 needs 12 bytes at byte 12, found 8"),
            std::string::npos);
  EXPECT_NE(refusal(write("other.fvecs", head(2) + bytes_of<float>({1, 2}) + head(3) + bytes_of<float>({3, 4})))
                .find("vector 1 (byte 12) says dimension 3, the first says 2"),
            std::string::npos);
  EXPECT_NE(refusal(write("lie.fvecs", head(-5) + whole)).find("vector 0 says dimension -5; 1 to 4096 are supported"),
            std::string::npos);
  EXPECT_NE(refusal(write("large.bvecs", head(2'000'000'000) + whole)).find("says dimension 2000000000"), std::string::npos);
  EXPECT_NE(refusal(write("empty.fvecs", "")).find("holds no vectors: the file is empty"), std::string::npos);
  EXPECT_NE(refusal(write("odd.f32", "abcde")).find("5 bytes are no whole number of components of 4 bytes"), std::string::npos);
  EXPECT_NE(refusal(write("a.csv", "1,2\n3\n")).find("line 2: expected 2 numbers as in the lines before, found 1"),
            std::string::npos);
}

TEST_F(Vectors, NpyHeadersOfAnyLength) {
  for (std::size_t padding = 0; padding < 4; ++padding) {
    const std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }" + std::string(padding, ' ');
    const std::string bytes = std::string("\x93NUMPY\x01\x00", 8) +
                              bytes_of<std::uint16_t>({static_cast<std::uint16_t>(header.size())}) + header +
                              bytes_of<float>({1, 2, 3, 4, 5, 6.5f});
    const VectorFile read = read_vectors(write("a.npy", bytes));
    EXPECT_EQ(read.vectors.at(1, 2), 6.5) << padding;
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(read.vectors.row_bytes(0)) % alignof(float), 0u) << padding;
  }
}

TEST_F(Vectors, NotANumberIsRefusedWithTheVectorsNumber) {
  EXPECT_NE(refusal(write("nan.fvecs", head(1) + bytes_of<float>({1}) + head(1) + bytes_of<float>({NAN})))
                .find("1 of 2 vectors has NaN or infinite components, first vector 1"),
            std::string::npos);
  EXPECT_NE(refusal(write("inf.csv", "1,2\ninf,3\n")).find("1 of 2 vectors has NaN"), std::string::npos);
}

TEST_F(Vectors, WholeNumbersBecomeFloats) {
  const VectorFile file = read_vectors(write("a.ivecs", head(2) + bytes_of<std::int32_t>({7, 16'777'217})));
  EXPECT_EQ(file.vectors.at(0, 0), 7);
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_EQ(file.warnings[0], "1 of 2 numbers was rounded to float32");
}

TEST_F(Vectors, AHeaderLineIsSkipped) {
  const VectorSet set = read_vectors(write("a.csv", "x,y\n1,2\n3,4\n")).vectors;
  EXPECT_EQ(set.size(), 2u);
  EXPECT_EQ(set.at(1, 1), 4);
}

TEST_F(Vectors, DecimalCommasBetweenSemicolons) {
  const VectorFile file = read_vectors(write("a.csv", "a;b;c\n1,5;2;3\n4;5,25;6\n"));
  EXPECT_EQ(file.vectors.at(1, 1), 5.25f);
  EXPECT_EQ(file.notes.size(), 1u);
}

TEST_F(Vectors, TheFirstRowIsNeverLost) {
  EXPECT_EQ(read_vectors(write("mark.csv",
                               "\xef\xbb\xbf"
                               "1,2\n3,4\n5,6\n"))
                .vectors.size(),
            3u);
  for (const char* row : {"NA,NA", "NA,2", "n/a;null", "?,?", "-,-", "None,none"}) {
    const std::string said = refusal(write("missing.csv", std::string(row) + "\n1,2\n3,4\n"));
    EXPECT_NE(said.find("line 1"), std::string::npos) << row << ": " << said;
  }
  EXPECT_EQ(read_vectors(write("names.csv", "a,NA\n1,2\n3,4\n")).vectors.size(), 2u) << "one is a name";
}

TEST_F(Vectors, TextTables) {
  const auto read = [&](const std::string& text, std::vector<std::string> columns = {}) {
    ReadOptions options;
    options.columns = std::move(columns);
    return read_vectors(write("t.csv", text), options);
  };
  EXPECT_EQ(read("\xef\xbb\xbf"
                 "1,2\n3,4\n5,6\n")
                .vectors.size(),
            3u);
  EXPECT_NE(refusal(write("a.csv", "NA,2\n3,4\n")).find("line 1: column 0 is not numeric: \"NA\""), std::string::npos);
  EXPECT_NE(refusal(write("a.csv", "a,b\nc,d\n")).find("line 2: column 0: expected a number, found \"c\""), std::string::npos);
  EXPECT_NE(refusal(write("a.csv", "1,2\r3,4\r")).find("carriage returns alone"), std::string::npos);
  const std::string table = "name,a,2019\nfirst,1,2\nsecond,3,5\n";
  const VectorSet chosen = read(table, {"2019", "A"}).vectors;
  ASSERT_EQ(chosen.size(), 2u);
  ASSERT_EQ(chosen.dimension(), 2u);
  EXPECT_EQ(chosen.at(1, 0), 5);
  EXPECT_EQ(chosen.at(1, 1), 3);
  EXPECT_THROW((void)read(table, {"b"}), Error);
  EXPECT_EQ(read("x,1,2\ny,3,4\n", {"1", "2"}).vectors.size(), 2u);
}

TEST_F(Vectors, ColumnsOfWhatHasNoneAreTold) {
  ReadOptions options;
  options.columns = {"1"};
  const VectorFile file = read_vectors(write("a.fvecs", head(2) + bytes_of<float>({1, 2})), options);
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_NE(file.warnings[0].find("--columns has no effect"), std::string::npos);
}

}  // namespace
}  // namespace ws::io::of_vectors
