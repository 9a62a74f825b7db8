// PLY in all three formats, with lists, other elements and lying headers.
// SPDX-License-Identifier: MIT
#include "io_test_support.h"

#include <array>

namespace ws::io::test::of_points_ply {
namespace {

PointFile read(std::string_view bytes, std::vector<std::string> columns = {}) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.columns = std::move(columns);
  return read_points(folder.write("a.ply", bytes), options);
}

enum class Format { ascii, little, big };

std::string header(Format format, std::string_view elements) {
  const std::string_view name = format == Format::ascii    ? "ascii"
                                : format == Format::little ? "binary_little_endian"
                                                           : "binary_big_endian";
  return "ply\nformat " + std::string(name) + " 1.0\ncomment made by hand\nobj_info none\n" + std::string(elements) +
         "end_header\n";
}

class PlyFormats : public testing::TestWithParam<Format> {
 protected:
  template <class T>
  std::string value(T v) const {
    return GetParam() == Format::ascii ? std::to_string(v) + " " : bytes_of(v, GetParam() == Format::big);
  }
};

TEST_P(PlyFormats, EveryScalarType) {
  const std::string bytes =
      header(GetParam(),
             "element vertex 1\nproperty char a\nproperty uchar b\nproperty short c\nproperty ushort d\n"
             "property int e\nproperty uint f\nproperty float g\nproperty double h\nproperty int8 i\n"
             "property uint16 j\nproperty int32 k\nproperty float64 l\nproperty float32 m\nproperty uint8 n\n") +
      value(std::int8_t{-5}) + value(std::uint8_t{250}) + value(std::int16_t{-30'000}) + value(std::uint16_t{60'000}) +
      value(std::int32_t{-2'000'000'000}) + value(std::uint32_t{4'000'000'000u}) + value(1.5f) + value(-0.25) +
      value(std::int8_t{7}) + value(std::uint16_t{8}) + value(std::int32_t{9}) + value(10.5) + value(11.5f) +
      value(std::uint8_t{12});
  const PointFile file = read(bytes, {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"});
  expect_equal_points(file.points, points_of(14, {-5, 250, -30'000, 60'000, -2e9, 4e9, 1.5, -0.25, 7, 8, 9, 10.5, 11.5, 12}));
}

TEST_P(PlyFormats, SkipsOtherElementsListsAndProperties) {
  std::string bytes = header(GetParam(),
                             "element face 2\nproperty list uchar int vertex_index\nproperty float area\n"
                             "element vertex 2\nproperty float z\nproperty list int float weights\nproperty uchar red\n"
                             "property float x\nproperty float y\nelement edge 1\nproperty int vertex1\n");
  bytes += value(std::uint8_t{3}) + value(0) + value(1) + value(2) + value(0.5f);
  bytes += value(std::uint8_t{0}) + value(0.5f);
  bytes += value(3.0f) + value(2) + value(0.1f) + value(0.2f) + value(std::uint8_t{9}) + value(1.0f) + value(2.0f);
  bytes += value(6.0f) + value(0) + value(std::uint8_t{8}) + value(4.0f) + value(5.0f);
  bytes += value(0);
  const PointFile file = read(bytes);
  expect_equal_points(file.points, points_of(3, {1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(file.points.column_names, (std::vector<std::string>{"x", "y", "z"}));
  expect_equal_points(read(bytes, {"red", "X"}).points, points_of(2, {9, 1, 8, 4}));
}

TEST_P(PlyFormats, PlanarPoints) {
  const std::string bytes =
      header(GetParam(), "element vertex 1\nproperty double x\nproperty double y\n") + value(1.0) + value(2.0);
  expect_equal_points(read(bytes).points, points_of(2, {1, 2}));
}

TEST_P(PlyFormats, CountsBeyondTheFileAreRefusedBeforeAllocating) {
  const std::string bytes = header(GetParam(), "element vertex 1000000000000000000\nproperty float x\nproperty float y\n") +
                            value(1.0f) + value(2.0f);
  expect_error([&] { read(bytes); }, {"truncated", "vertex × 1000000000000000000", "bytes at byte", "found"});
  const std::string faces =
      header(GetParam(), "element face 18446744073709551615\nproperty list uchar int i\nelement vertex 1\nproperty float x\n");
  expect_error([&] { read(faces + value(1.0f)); }, {"truncated", "face"});
}

std::string format_name(const testing::TestParamInfo<Format>& info) {
  constexpr std::array<const char*, 3> names{"Ascii", "LittleEndian", "BigEndian"};
  return names[static_cast<std::size_t>(info.param)];
}
INSTANTIATE_TEST_SUITE_P(Points, PlyFormats, testing::Values(Format::ascii, Format::little, Format::big), format_name);

TEST(Ply, TruncatedBinaryNamesTheBytes) {
  const std::string start = header(Format::little, "element vertex 3\nproperty float x\nproperty float y\n");
  const std::string bytes = start + std::string(20, '\0');
  expect_error([&] { read(bytes); }, {"truncated", "needs 24 bytes at byte " + std::to_string(start.size()), "found 20"});
}

TEST(Ply, TruncatedAsciiNamesTheLine) {
  const std::string start = header(Format::ascii, "element vertex 3\nproperty float x\nproperty float y\n");
  expect_error([&] { read(start + "1.25 2.25\n3.25 4.25\n5.25\n"); },
               {"truncated", "line 12", "a number for y", "file ends at byte"});
  expect_error([&] { read(start + "1.25 2.25\n3.25 west\n5.25 6\n"); }, {"line 10", "a number for y", "\"west\""});
}

TEST(Ply, ListsThatLie) {
  const std::string start = header(Format::little, "element vertex 1\nproperty list int double w\nproperty float x\n");
  expect_error([&] { read(start + bytes_of(std::int32_t{-1}) + bytes_of(1.0f)); }, {"list w", "-1"});
  expect_error([&] { read(start + bytes_of(std::int32_t{2'000'000'000}) + bytes_of(1.0f)); },
               {"truncated", "w needs 16000000000 bytes"});
}

TEST(Ply, HeadersThatAreWrong) {
  expect_error([] { read("plyx\n"); }, {"not a PLY file"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement vertex 1\n"); }, {"truncated", "inside the PLY header"});
  expect_error([] { read("ply\nformat middle_endian 1.0\n"); }, {"line 2", "middle_endian"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement " + std::string(300, 'n') + " 1\n"); },
               {"line 3", "a name of 300 bytes"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement v\x1b[31m 9\nproperty int i\nend_header\n"); },
               {"element v\\x1b[31m"});
  expect_error([] { read("ply\nelement vertex 1\nproperty float x\nend_header\n1\n"); }, {"without a format"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement vertex -4\n"); }, {"line 3", "\"-4\""});
  expect_error([] { read("ply\nformat ascii 1.0\nelement vertex 99999999999999999999\n"); },
               {"line 3", "99999999999999999999"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement vertex 1\nproperty quad x\n"); }, {"line 4", "unknown type \"quad\""});
  expect_error([] { read("ply\nformat ascii 1.0\nproperty float x\n"); }, {"line 3", "before any element"});
  expect_error([] { read("ply\nformat ascii 1.0\nelements vertex 1\n"); }, {"line 3", "\"elements\""});
  expect_error([] { read("ply\nformat ascii 1.0\nelement vertex 1\nproperty list float int x\n"); },
               {"line 4", "integer type"});
  expect_error([] { read("ply\nformat ascii 1.0\nelement face 0\nproperty int i\nend_header\n"); }, {"no vertex element"});
}

TEST(Ply, MissingProperties) {
  const std::string bytes = header(Format::ascii, "element vertex 1\nproperty float lat\nproperty float lon\n") + "1 2\n";
  expect_error([&] { read(bytes); }, {"no property x", "lat, lon"});
  expect_error([&] { read(bytes, {"depth"}); }, {"no column \"depth\"", "lat, lon"});
  expect_equal_points(read(bytes, {"lon", "0"}).points, points_of(2, {2, 1}));
}

TEST(Ply, ManyForeignNamesAreCutOff) {
  std::string properties, zeros;
  for (int i = 0; i < 40; ++i) zeros += "0 ";
  for (int i = 0; i < 40; ++i) properties += "property float \xff\xfe\xfd\xfc" + std::string(30, '\xfb') + "\n";
  try {
    (void)read(header(Format::ascii, "element vertex 1\n" + properties) + zeros + "\n");
    FAIL() << "there is no x";
  } catch (const Error& error) {
    EXPECT_LT(error.full_text().size(), 1000u) << error.full_text();
    EXPECT_NE(error.full_text().find("… (--columns"), std::string::npos) << error.full_text();
  }
}

TEST(Ply, CarriageReturnsAndNoPoints) {
  expect_equal_points(read("ply\r\nformat ascii 1.0\r\nelement vertex 1\r\nproperty float x\r\nend_header\r\n4\r\n").points,
                      points_of(1, {4}));
  expect_error([] { read(header(Format::little, "element vertex 0\nproperty float x\n")); }, {"holds no points"});
}

TEST(Ply, InvalidVerticesAreNamed) {
  const std::string bytes = header(Format::ascii, "element vertex 2\nproperty float x\nproperty float y\n") + "1 2\nnan 3\n";
  expect_error([&] { read(bytes); }, {"1 of 2 points has NaN", "vertex 1", "--drop-invalid"});
}

}  // namespace
}  // namespace ws::io::test::of_points_ply
