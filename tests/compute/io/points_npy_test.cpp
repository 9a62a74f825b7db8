// NumPy arrays: types, byte orders, memory orders, versions, shapes that lie.
// SPDX-License-Identifier: MIT
#include "io_test_support.h"

namespace ws::io::test::of_points_npy {
namespace {

PointFile read(std::string_view bytes, std::vector<std::string> columns = {}) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.columns = std::move(columns);
  return read_points(folder.write("a.npy", bytes), options);
}

std::string array(std::string_view type, std::string_view shape, std::string_view data, bool fortran = false, int version = 1) {
  std::string dictionary = "{'descr': '" + std::string(type) + "', 'fortran_order': " + (fortran ? "True" : "False") +
                           ", 'shape': " + std::string(shape) + ", }\n";
  std::string bytes = "\x93NUMPY";
  bytes += static_cast<char>(version);
  bytes += '\0';
  bytes += version == 1 ? bytes_of(static_cast<std::uint16_t>(dictionary.size()))
                        : bytes_of(static_cast<std::uint32_t>(dictionary.size()));
  return bytes + dictionary + std::string(data);
}

template <class T>
class NpyTypes : public testing::Test {};

template <class T>
constexpr const char* type_name() {
  constexpr bool is_float = std::is_floating_point_v<T>;
  if constexpr (is_float) return sizeof(T) == 4 ? "f4" : "f8";
  constexpr bool is_signed = std::is_signed_v<T>;
  switch (sizeof(T)) {
    case 1:
      return is_signed ? "i1" : "u1";
    case 2:
      return is_signed ? "i2" : "u2";
    case 4:
      return is_signed ? "i4" : "u4";
    default:
      return is_signed ? "i8" : "u8";
  }
}

using Types = testing::Types<std::int8_t, std::uint8_t, std::int16_t, std::uint16_t, std::int32_t, std::uint32_t, std::int64_t,
                             std::uint64_t, float, double>;
TYPED_TEST_SUITE(NpyTypes, Types);

TYPED_TEST(NpyTypes, BothByteOrdersBothMemoryOrdersAllVersions) {
  const PointSet expected = points_of(2, {1, 2, 3, 4, 5, static_cast<double>(static_cast<TypeParam>(-6))});
  for (const bool swapped : {false, true})
    for (const bool fortran : {false, true})
      for (const int version : {1, 2, 3}) {
        std::string data;
        for (const int v : {1, fortran ? 3 : 2, fortran ? 5 : 3, fortran ? 2 : 4, fortran ? 4 : 5, -6})
          data += bytes_of(static_cast<TypeParam>(v), swapped);
        const std::string type = (swapped ? ">" : "<") + std::string(type_name<TypeParam>());
        expect_equal_points(read(array(type, "(3, 2)", data, fortran, version)).points, expected);
      }
}

TEST(Npy, OneAxisGivesOneDimension) {
  expect_equal_points(read(array("<f8", "(2,)", bytes_of(1.5) + bytes_of(2.5))).points, points_of(1, {1.5, 2.5}));
}

TEST(Npy, ColumnsByNumber) {
  const std::string bytes = array("|u1", "(2, 20)", std::string("0123456789abcdefghijABCDEFGHIJKLMNOPQRST"));
  expect_equal_points(read(bytes, {"19", "0"}).points, points_of(2, {'j', '0', 'T', 'A'}));
  expect_error([&] { read(bytes); }, {"20 dimensions", "at most 16", "--columns"});
  expect_error([] { read(array("<f8", "(0, 1152921504606846976)", {})); }, {"1152921504606846976 dimensions", "at most 16"});
  expect_error([&] { read(bytes, {"20"}); }, {"no column \"20\"", "0 to 19"});
  expect_error([&] { read(bytes, {"x"}); }, {"no column \"x\""});
}

TEST(Npy, ShapesThatLie) {
  const std::string two = bytes_of(1.0) + bytes_of(2.0);
  expect_error([&] { read(array("<f8", "(3, 1)", two)); }, {"truncated", "shape (3, 1) needs 24 bytes from byte", "found 16"});
  expect_error([&] { read(array("<f8", "(1, 1)", two)); }, {"too long", "needs 8 bytes", "found 16"});
  expect_error([&] { read(array("<f8", "(1000000000000000000, 16)", two)); }, {"larger than any file"});
  expect_error([&] { read(array("<f8", "(9000000000000000000000, 1)", two)); }, {"shape is not a list of counts"});
  expect_error([&] { read(array("<f8", "(2, 1, 1)", two)); }, {"3 axes"});
  expect_error([&] { read(array("<f8", "()", two)); }, {"0 axes"});
  expect_error([&] { read(array("<f8", "(0, 2)", "")); }, {"holds no points"});
  expect_error([&] { read(array("<f8", "(2, 0)", "")); }, {"no coordinates"});
  expect_error([&] { read(array("<f8", "(-2, 1)", two)); }, {"shape is not a list of counts"});
  expect_error([&] { read(array("<f8", "2", two)); }, {"no shape in parentheses"});
}

TEST(Npy, TypesThatAreNotNumbers) {
  for (const char* type : {"<f2", "|b1", "<c16", "|S8", "<U4", "|O", "f8"})
    expect_error([&] { read(array(type, "(1, 1)", "12345678")); }, {"not supported", type});
}

TEST(Npy, FilesThatAreNotNpy) {
  expect_error([] { read("1 2 3\n"); }, {"not an npy file"});
  expect_error([] { read("\x93NUMPY"); }, {"truncated", "byte 6", "found 0"});
  expect_error([] { read(std::string("\x93NUMPY\x09\x00", 8)); }, {"version 9"});
  expect_error([] { read(std::string("\x93NUMPY\x01\x00\xff\x7f{", 11)); },
               {"truncated", "header needs 32767 bytes at byte 10, found 1"});
  expect_error([] { read(std::string("\x93NUMPY\x01\x00\x02\x00{}", 12)); }, {"no 'descr'"});
}

TEST(Npy, InvalidRowsAreNamed) {
  expect_error([] { read(array("<f8", "(2, 1)", bytes_of(1.0) + bytes_of(std::numeric_limits<double>::infinity()))); },
               {"1 of 2 points has", "row 1"});
}

}  // namespace
}  // namespace ws::io::test::of_points_npy
