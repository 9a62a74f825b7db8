// Images in and out: what each format keeps, hand-made bytes, conversions.
// SPDX-License-Identifier: MIT
#include "compute/io/images/images.h"

#include "compute/io/files.h"
#include "io_test_support.h"

#include <cmath>
#include <limits>

namespace ws::io::test::of_images {
namespace {

Image pattern(int width, int height, int channels, PixelType type) {
  Image image(width, height, channels, type);
  for (std::size_t i = 0; i < image.value_count(); ++i) {
    const auto value = static_cast<std::uint8_t>((i * 37 + i / 11 * 5 + 1) % 256);
    if (type == PixelType::uint8)
      image.values<std::uint8_t>()[i] = value;
    else
      image.values<float>()[i] = static_cast<float>(value) / 255;
  }
  return image;
}

Image through(const std::string& name, const Image& image, Depth depth = Depth::eight) {
  const TemporaryFolder folder;
  write_image(folder / name, image, depth);
  EXPECT_EQ(folder.file_count(), 1u);
  ImageFile file = read_image(folder / name);
  EXPECT_EQ(file.sha256, sha256_hex(content_of(folder / name)));
  EXPECT_TRUE(file.warnings.empty());
  return std::move(file.image);
}

ImageFile read(const std::string& name, std::string_view bytes) {
  const TemporaryFolder folder;
  return read_image(folder.write(name, bytes));
}

void expect_equal_images(const Image& actual, const Image& expected) {
  ASSERT_EQ(actual.width(), expected.width());
  ASSERT_EQ(actual.height(), expected.height());
  ASSERT_EQ(actual.channels(), expected.channels());
  ASSERT_EQ(actual.type(), expected.type());
  EXPECT_TRUE(std::equal(actual.bytes().begin(), actual.bytes().end(), expected.bytes().begin(), expected.bytes().end()));
}

const std::pair<int, int> sizes[] = {{1, 1}, {1, 9}, {9, 1}, {2, 2}, {7, 5}, {8, 3}, {31, 33}, {127, 2}, {131, 67}, {300, 200}};

TEST(Images, EightBitRoundTrips) {
  for (const auto& [width, height] : sizes)
    for (const int channels : {1, 3, 4})
      for (const char* name : {"a.png", "a.tga", "a.bmp", "a.npy"}) {
        SCOPED_TRACE(name + std::string(" ") + std::to_string(width) + "x" + std::to_string(height) + "x" +
                     std::to_string(channels));
        const Image image = pattern(width, height, channels, PixelType::uint8);
        const Image back = through(name, image);
        EXPECT_EQ(back.white, 255);
        if (channels > 1 || std::string(name) != "a.bmp") {
          expect_equal_images(back, image);
        } else {  // grey bmp files are written with three channels
          ASSERT_EQ(back.channels(), 3);
          for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
              for (int k = 0; k < 3; ++k) ASSERT_EQ(back.at(x, y, k), image.at(x, y, 0));
        }
      }
}

TEST(Images, FloatRoundTripsKeepTheBits) {
  for (const auto& [width, height] : sizes)
    for (const int channels : {1, 3, 4})
      for (const char* name : {"a.pfm", "a.npy"}) {
        if (channels == 4 && std::string(name) == "a.pfm") continue;
        Image image = pattern(width, height, channels, PixelType::float32);
        const float odd[] = {std::nanf("5"), -0.0f, 1e-45f, -std::numeric_limits<float>::infinity(), 3e38f};
        for (std::size_t i = 0; i < std::min<std::size_t>(5, image.value_count()); ++i) image.values<float>()[i] = odd[i];
        const Image back = through(name, image);
        expect_equal_images(back, image);
        EXPECT_EQ(back.white, 1);
      }
}

TEST(Images, HdrKeepsEightBitsOfEachPixelsLargest) {
  for (const auto& [width, height] : sizes)
    for (const int channels : {1, 3}) {
      Image image = pattern(width, height, channels, PixelType::float32);
      for (std::size_t i = 0; i < image.value_count(); ++i) image.values<float>()[i] *= static_cast<float>(1 << (i / 7 % 13));
      if (width == 300)  // long runs
        std::fill(image.values<float>().begin(), image.values<float>().begin() + 900 * channels, 0.25f);
      const Image back = through("a.hdr", image);
      ASSERT_EQ(back.channels(), 3);
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          double most = 0;
          for (int k = 0; k < channels; ++k) most = std::max(most, image.at(x, y, k));
          for (int k = 0; k < 3; ++k)
            ASSERT_NEAR(back.at(x, y, k), image.at(x, y, std::min(k, channels - 1)), most / 256 * 1.01) << x << " " << y;
        }
    }
}

TEST(Images, HdrHoldsWhatItsExponentCan) {
  Image image(4, 1, 1, PixelType::float32);
  const float values[] = {std::numeric_limits<float>::infinity(), -1, std::nanf(""), 1e-45f};
  std::copy(values, values + 4, image.values<float>().data());
  const Image back = through("a.hdr", image);
  EXPECT_GT(back.at(0, 0, 0), 1e38);
  for (int x = 1; x < 4; ++x) EXPECT_EQ(back.at(x, 0, 1), 0);
}

TEST(Images, JpgIsCloseToWhatItWas) {
  for (const auto& [width, height] : sizes)
    for (const int channels : {1, 3}) {
      Image image(width, height, channels, PixelType::uint8);
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
          for (int k = 0; k < channels; ++k)
            image.values<std::uint8_t>()[static_cast<std::size_t>((y * width + x) * channels + k)] =
                static_cast<std::uint8_t>(std::min(255, 20 + x / 2 + y / 3 + 30 * k));
      const Image back = through("a.jpg", image);
      ASSERT_EQ(back.width(), width);
      ASSERT_EQ(back.height(), height);
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
          for (int k = 0; k < back.channels(); ++k) ASSERT_NEAR(back.at(x, y, k), image.at(x, y, std::min(k, channels - 1)), 6);
    }
}

TEST(Images, FloatsBecomeBytesRoundedHalfUpAndClamped) {
  const float values[] = {
      0, 0.5f / 255, 0.4999f / 255, 1, 2, -1, std::nanf(""), std::numeric_limits<float>::infinity(), 127.5f / 255};
  const int expected[] = {0, 1, 0, 255, 255, 0, 0, 255, 128};
  for (const double white : {1.0, 255.0}) {
    Image image(9, 1, 1, PixelType::float32);
    image.white = white;
    for (std::size_t i = 0; i < 9; ++i) image.values<float>()[i] = values[i] * static_cast<float>(white);
    const Image back = through("a.tga", image);
    ASSERT_EQ(back.type(), PixelType::uint8);
    for (int x = 0; x < 9; ++x) EXPECT_EQ(back.at(x, 0, 0), expected[x]) << x << " white " << white;
  }
}

TEST(Images, BytesBecomeFloatsAsTheyAre) {
  const Image image = pattern(5, 4, 3, PixelType::uint8), back = through("a.pfm", image);
  ASSERT_EQ(back.type(), PixelType::float32);
  for (int y = 0; y < 4; ++y)
    for (int x = 0; x < 5; ++x)
      for (int k = 0; k < 3; ++k) EXPECT_EQ(back.at(x, y, k), image.at(x, y, k));
}

// 3 x 2 pixels; made by another program's encoder, so that reader and writer cannot be wrong together.
std::string png_of(unsigned depth, unsigned color, std::string_view rows) {
  const auto number = [](std::uint32_t v) { return bytes_of(v, true); };
  const auto chunk = [&](const std::string& type, const std::string& data) {
    std::uint32_t crc = 0xffffffffu;
    for (const char c : type + data) {
      crc ^= static_cast<std::uint8_t>(c);
      for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? 0xedb88320u ^ (crc >> 1) : crc >> 1;
    }
    return number(static_cast<std::uint32_t>(data.size())) + type + data + number(~crc);
  };
  std::uint32_t a = 1, b = 0;
  for (const char c : rows) a = (a + static_cast<std::uint8_t>(c)) % 65521, b = (b + a) % 65521;
  const auto length = static_cast<std::uint16_t>(rows.size());
  const std::string stored = std::string("\x78\x01\x01", 3) + bytes_of(length) + bytes_of(static_cast<std::uint16_t>(~length)) +
                             std::string(rows) + number(b << 16 | a);
  return std::string("\x89PNG\r\n\x1a\n", 8) +
         chunk("IHDR", number(3) + number(2) + std::string{char(depth), char(color), 0, 0, 0}) + chunk("IDAT", stored) +
         chunk("IEND", "");
}

TEST(Images, SixteenBitsAndEightHaveOneRangeOfValues) {
  const std::string rows(
      "\0\x00\x00\xff\xff\x80\x00"
      "\0\x00\x01\x12\x34\x7f\xff",
      14);
  const Image image = read("a.png", png_of(16, 0, rows)).image;
  ASSERT_EQ(image.type(), PixelType::float32);
  EXPECT_EQ(image.white, 255);
  EXPECT_EQ(depth_of(image), Depth::sixteen);
  EXPECT_EQ(image.channels(), 1);
  const int expected[] = {0, 0xffff, 0x8000, 1, 0x1234, 0x7fff};
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(image.values<float>()[i], static_cast<float>(expected[i]) / 257.0f);
  EXPECT_EQ(image.values<float>()[1], 255);
  const std::string bytes("\0\x00\xff\x80\0\x01\x12\x7f", 8);
  const Image coarse = read("a.png", png_of(8, 0, bytes)).image;  // the same picture in 8 bits
  for (int x = 0; x < 3; ++x) EXPECT_NEAR(image.at(x, 0, 0), coarse.at(x, 0, 0), 1) << x;
}

TEST(Images, PngHasSixteenBitsUnlessEightAreAllThereIs) {
  for (const auto& [width, height] : sizes)
    for (const int channels : {1, 3, 4}) {
      Image image(width, height, channels, PixelType::float32);
      for (std::size_t i = 0; i < image.value_count(); ++i)
        image.values<float>()[i] = static_cast<float>(i * 40503 % 65536) / 257;
      image.white = 255;
      const Image back = through("a.png", image, depth_of(image));  // what a 16-bit file holds goes out and in again
      EXPECT_EQ(back.white, 255);
      expect_equal_images(back, image);
    }
  EXPECT_EQ(through("a.png", pattern(5, 4, 1, PixelType::float32)).type(), PixelType::float32) << "white is 1";
  Image filtered = pattern(5, 4, 1, PixelType::float32);
  filtered.white = 255;  // of 8-bit pixels
  EXPECT_EQ(through("a.png", filtered).type(), PixelType::uint8);
}

TEST(Images, SixteenBitsAreRoundedAndClamped) {
  const float values[] = {-1, 0.4999f / 65535, 0.6f / 65535, 0.5f, 1, 7, std::nanf("")};
  const int expected[] = {0, 0, 1, 32768, 65535, 65535, 0};
  Image image(7, 1, 1, PixelType::float32);
  std::copy(std::begin(values), std::end(values), image.values<float>().begin());
  const Image back = through("a.png", image);
  for (int x = 0; x < 7; ++x) EXPECT_EQ(std::lround(back.at(x, 0, 0) * 257), expected[x]) << x;
}

TEST(Images, AFilesLossesAreCounted) {
  Image image(8, 1, 1, PixelType::float32);
  const float values[] = {-1, -0.5f, 0, 0.5f, 1, 1.5f, std::nanf(""), 0.25f};
  std::copy(std::begin(values), std::end(values), image.values<float>().begin());
  for (const char* name : {"a.png", "a.jpg", "a.bmp", "a.tga"}) {
    const auto losses = losses_in_file(name, image, Depth::eight);
    ASSERT_EQ(losses.size(), 2u) << name;
    EXPECT_NE(losses[0].find("25 % lie below black, 12.5 % above white (1)"), std::string::npos) << losses[0];
    EXPECT_NE(losses[1].find("1 values that are no numbers"), std::string::npos) << losses[1];
  }
  EXPECT_NE(losses_in_file("a.hdr", image, Depth::eight)[0].find("25 % lie below black;"), std::string::npos);
  for (const char* name : {"a.npy", "a.pfm"}) EXPECT_TRUE(losses_in_file(name, image, Depth::eight).empty());
  EXPECT_TRUE(losses_in_file("a.png", pattern(5, 4, 1, PixelType::float32), Depth::eight).empty());
  EXPECT_TRUE(losses_in_file("a.png", pattern(5, 4, 1, PixelType::uint8), Depth::eight).empty());
  Image rounded(2, 1, 1, PixelType::float32);
  const float nearly[] = {-1e-7f, 1.0000001f};
  std::copy(std::begin(nearly), std::end(nearly), rounded.values<float>().begin());
  for (const char* name : {"a.png", "a.jpg", "a.hdr"}) EXPECT_TRUE(losses_in_file(name, rounded, Depth::eight).empty()) << name;
}

/// EXIF data that hold the orientation alone.
std::string exif(int orientation, bool big) {
  const auto number = [&](auto v) { return bytes_of(v, big); };
  return (big ? std::string("MM\0*", 4) : std::string("II*\0", 4)) + number(std::uint32_t{8}) + number(std::uint16_t{1}) +
         number(std::uint16_t{0x0112}) + number(std::uint16_t{3}) + number(std::uint32_t{1}) +
         number(static_cast<std::uint16_t>(orientation)) + number(std::uint16_t{0}) + number(std::uint32_t{0});
}

TEST(Images, PhotographsStandUpright) {
  // 3 x 2 blocks of 8 x 8 pixels, as large as JPEG's, numbered row by row; what is seen of them in each orientation.
  const std::vector<std::vector<int>> seen[] = {{{0, 1, 2}, {3, 4, 5}},   {{2, 1, 0}, {5, 4, 3}},   {{5, 4, 3}, {2, 1, 0}},
                                                {{3, 4, 5}, {0, 1, 2}},   {{0, 3}, {1, 4}, {2, 5}}, {{3, 0}, {4, 1}, {5, 2}},
                                                {{5, 2}, {4, 1}, {3, 0}}, {{2, 5}, {1, 4}, {0, 3}}};
  Image image(24, 16, 1, PixelType::uint8);
  for (int y = 0; y < 16; ++y)
    for (int x = 0; x < 24; ++x)
      image.values<std::uint8_t>()[static_cast<std::size_t>(y * 24 + x)] = static_cast<std::uint8_t>(40 * (y / 8 * 3 + x / 8));
  const TemporaryFolder folder;
  write_image(folder / "a.jpg", image);
  const std::string plain = content_of(folder / "a.jpg");
  for (const bool big : {false, true})
    for (int orientation = 0; orientation <= 9; ++orientation) {
      const std::string data = std::string("Exif\0\0", 6) + exif(orientation, big);
      const std::string segment = "\xff\xe1" + bytes_of(static_cast<std::uint16_t>(data.size() + 2), true) + data;
      const Image turned = read("b.jpg", plain.substr(0, 2) + segment + plain.substr(2)).image;
      const auto& blocks = seen[orientation >= 1 && orientation <= 8 ? orientation - 1 : 0];
      ASSERT_EQ(turned.height(), 8 * static_cast<int>(blocks.size())) << orientation;
      ASSERT_EQ(turned.width(), 8 * static_cast<int>(blocks[0].size())) << orientation;
      for (int y = 0; y < turned.height(); ++y)
        for (int x = 0; x < turned.width(); ++x)
          ASSERT_NEAR(turned.at(x, y, 0), 40 * blocks[std::size_t(y / 8)][std::size_t(x / 8)], 4)
              << orientation << ": " << x << ", " << y;
    }
}

TEST(Images, DamagedExifDataTurnNothing) {
  const TemporaryFolder folder;
  write_image(folder / "a.jpg", pattern(24, 16, 1, PixelType::uint8));
  const std::string plain = content_of(folder / "a.jpg"), whole = exif(6, false);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string data = std::string("Exif\0\0", 6) + whole.substr(0, length);
    const std::string segment = "\xff\xe1" + bytes_of(static_cast<std::uint16_t>(data.size() + 2), true) + data;
    const Image image = read("b.jpg", plain.substr(0, 2) + segment + plain.substr(2)).image;
    EXPECT_EQ(image.width(), length >= 22 ? 16 : 24) << length;  // the tag's entry ends at byte 22
  }
}

TEST(Images, GreyWithAlphaHasFourChannels) {
  const std::string rows(
      "\0\x0a\xff\x14\x80\x1e\x00"
      "\0\x28\x01\x32\x02\x3c\x03",
      14);
  const Image image = read("a.png", png_of(8, 4, rows)).image;
  ASSERT_EQ(image.channels(), 4);
  for (int k = 0; k < 3; ++k) EXPECT_EQ(image.at(1, 0, k), 20);
  EXPECT_EQ(image.at(1, 0, 3), 128);
  EXPECT_EQ(image.at(2, 1, 3), 3);
}

TEST(Images, PngOfFewBits) {
  const Image image = read("a.png", png_of(1, 0, std::string("\0\xa0\0\x40", 4))).image;
  const int expected[] = {255, 0, 255, 0, 255, 0};
  for (int i = 0; i < 6; ++i) EXPECT_EQ(image.at(i % 3, i / 3, 0), expected[i]);
}

TEST(Images, PfmInBothByteOrdersIsBottomUp) {
  for (const bool big : {false, true}) {
    std::string bytes = std::string("PF\n2 2\n") + (big ? "1.0\n" : "-1.0\n");
    for (int i = 0; i < 12; ++i) bytes += bytes_of(static_cast<float>(i), big);
    const Image image = read("a.pfm", bytes).image;
    EXPECT_EQ(image.at(0, 1, 0), 0);  // the file's first row is the lowest
    EXPECT_EQ(image.at(1, 1, 2), 5);
    EXPECT_EQ(image.at(0, 0, 0), 6);
    EXPECT_EQ(image.at(1, 0, 2), 11);
  }
  const Image grey = read("a.pfm", "Pf 2 1 -1.0\n" + bytes_of(2.5f) + bytes_of(-1.0f)).image;
  EXPECT_EQ(grey.channels(), 1);
  EXPECT_EQ(grey.at(1, 0, 0), -1);
}

std::string array(std::string_view type, std::string_view shape, std::string_view data, bool fortran = false) {
  const std::string dictionary = "{'descr': '" + std::string(type) + "', 'fortran_order': " + (fortran ? "True" : "False") +
                                 ", 'shape': " + std::string(shape) + ", }\n";
  return std::string("\x93NUMPY\x01\x00", 8) + bytes_of(static_cast<std::uint16_t>(dictionary.size())) + dictionary +
         std::string(data);
}

TEST(Images, NpyInBothMemoryOrders) {
  std::string row_major, column_major;  // height 2, width 3, 4 channels: value 100 y + 10 x + c
  for (int y = 0; y < 2; ++y)
    for (int x = 0; x < 3; ++x)
      for (int c = 0; c < 4; ++c) row_major += static_cast<char>(100 * y + 10 * x + c);
  for (int c = 0; c < 4; ++c)
    for (int x = 0; x < 3; ++x)
      for (int y = 0; y < 2; ++y) column_major += static_cast<char>(100 * y + 10 * x + c);
  for (const bool fortran : {false, true}) {
    const Image image = read("a.npy", array("|u1", "(2, 3, 4)", fortran ? column_major : row_major, fortran)).image;
    ASSERT_EQ(image.width(), 3);
    ASSERT_EQ(image.height(), 2);
    for (int y = 0; y < 2; ++y)
      for (int x = 0; x < 3; ++x)
        for (int c = 0; c < 4; ++c) EXPECT_EQ(image.at(x, y, c), 100 * y + 10 * x + c);
  }
}

TEST(Images, NpyTypes) {
  EXPECT_EQ(read("a.npy", array(">f4", "(1, 2)", bytes_of(0.0f) + bytes_of(1.5f, true))).image.at(1, 0, 0), 1.5);
  const Image wide = read("a.npy", array("<u2", "(1, 1, 3)", std::string("\xff\xff\x01\x00\x00\x80", 6))).image;
  EXPECT_EQ(wide.type(), PixelType::float32);
  EXPECT_EQ(wide.at(0, 0, 0), 1);
  const ImageFile doubles = read("a.npy", array("<f8", "(1, 1)", bytes_of(0.1)));
  EXPECT_EQ(doubles.image.at(0, 0, 0), double(0.1f));
  ASSERT_EQ(doubles.warnings.size(), 1u);
  EXPECT_NE(doubles.warnings[0].find("rounded to float32"), std::string::npos);
  for (const char* type : {"<i4", "|i1", "<u4"})
    expect_error([&] { read("a.npy", array(type, "(1, 1)", "1234")); }, {"none of an image", "u1, u2, f4 and f8"});
  expect_error([&] { read("a.npy", array("|b1", "(1, 1)", "1")); }, {"not supported"});
}

TEST(Images, TheContentDecidesNotTheName) {
  const TemporaryFolder folder;
  const Image image = pattern(5, 4, 3, PixelType::uint8);
  write_image(folder / "a.png", image);
  const ImageFile file = read_image(folder.write("b.jpg", content_of(folder / "a.png")));
  expect_equal_images(file.image, image);
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_NE(file.warnings[0].find("png"), std::string::npos);
  EXPECT_EQ(read_image(folder.write("B.PNG", content_of(folder / "a.png"))).image.width(), 5);
}

TEST(Images, WhatIsAnImageFile) {
  const TemporaryFolder folder;
  for (const std::string& extension : image_extensions()) {
    EXPECT_EQ(is_image_file("x." + extension), extension != "npy") << extension;
  }
  EXPECT_TRUE(is_image_file("x.PNG"));
  for (const char* name : {"x.csv", "x.ply", "x", "x.npy"}) EXPECT_FALSE(is_image_file(name)) << name;
  const auto npy = [&](std::string_view type, std::string_view shape) {
    return is_image_file(folder.write("x.npy", array(type, shape, "")));
  };
  EXPECT_TRUE(npy("|u1", "(480, 640)"));
  EXPECT_TRUE(npy("|u1", "(480, 3)"));
  EXPECT_TRUE(npy("<f4", "(480, 640, 3)"));
  EXPECT_TRUE(npy("<f4", "(480, 640)"));
  EXPECT_FALSE(npy("<f4", "(1000000, 2)"));
  EXPECT_FALSE(npy("<f8", "(1000, 16)"));
  EXPECT_FALSE(npy("<f8", "(1000,)"));
}

TEST(Images, WhatAFormatCannotHoldIsRefused) {
  const TemporaryFolder folder;
  const Image image = pattern(3, 2, 4, PixelType::uint8);
  for (const char* name : {"a.jpg", "a.hdr", "a.pfm"})
    expect_error([&] { write_image(folder / name, image); }, {"cannot write", name, "png"});
  expect_error([&] { write_image(folder / "a.gif", image); },
               {"\"gif\" is not known", "png, jpg, jpeg, bmp, tga, hdr, pfm, npy"});
  const Image wide(70'000, 1, 1, PixelType::uint8);
  for (const char* name : {"a.jpg", "a.tga"})
    expect_error([&] { write_image(folder / name, wide); }, {"at most 65535", "70000 x 1"});
  expect_error([&] { write_image(folder / "none" / "a.png", image); }, {"cannot write"});
  expect_error([&] { write_image(folder / "a.png", Image()); }, {"without pixels"}, ErrorKind::invalid_argument);
  EXPECT_EQ(folder.file_count(), 0u);
}

}  // namespace
}  // namespace ws::io::test::of_images
