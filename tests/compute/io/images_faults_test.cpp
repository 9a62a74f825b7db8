// Image files that lie, break off or are something else: refused in words, quickly, without memory for what they claim.
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "compute/io/images/images.h"
#include "io_test_support.h"

#include <random>
#include <stop_token>

namespace ws::io::test::of_images_faults {
namespace {

Image picture(int width = 64, int height = 48, int channels = 3, PixelType type = PixelType::uint8) {
  Image image(width, height, channels, type);
  for (std::size_t i = 0; i < image.value_count(); ++i) {
    const auto value = static_cast<std::uint8_t>(i * i / 97 + i % 13);
    if (type == PixelType::uint8)
      image.values<std::uint8_t>()[i] = value;
    else
      image.values<float>()[i] = static_cast<float>(value) / 255;
  }
  return image;
}

std::string encoded(const std::string& name) {
  const TemporaryFolder folder;
  const bool is_real = name.ends_with("hdr") || name.ends_with("pfm");
  write_image(folder / name, picture(64, 48, 3, is_real ? PixelType::float32 : PixelType::uint8));
  return content_of(folder / name);
}

void read(const std::string& name, std::string_view bytes) {
  const TemporaryFolder folder;
  static_cast<void>(read_image(folder.write(name, bytes)));
}

std::string with(std::string bytes, std::size_t at, std::string_view part) { return bytes.replace(at, part.size(), part); }

class ImageFaults : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Formats, ImageFaults, testing::Values("a.png", "a.jpg", "a.bmp", "a.tga", "a.hdr", "a.pfm", "a.npy"),
                         [](const auto& info) { return std::string(info.param + 2); });

TEST_P(ImageFaults, EveryTruncationIsRefused) {
  const std::string bytes = encoded(GetParam());
  ASSERT_GT(bytes.size(), 1000u);
  for (std::size_t size = 0; size < bytes.size(); size += size < 200 ? 1 : bytes.size() / 61 + 1)
    EXPECT_THROW(read(GetParam(), std::string_view(bytes).substr(0, size)), Error) << size << " of " << bytes.size();
  EXPECT_THROW(read(GetParam(), std::string_view(bytes).substr(0, bytes.size() - 1)), Error);
}

TEST_P(ImageFaults, DamageIsRefusedOrReadButNeverCrashes) {
  const std::string bytes = encoded(GetParam());
  std::mt19937 random(7);
  for (int i = 0; i < 150; ++i) {
    std::string damaged = bytes;
    for (int k = 0; k <= i % 4; ++k) damaged[random() % (i % 2 ? damaged.size() : 60)] = static_cast<char>(random());
    try {
      read(GetParam(), damaged);
    } catch (const Error& error) {
      EXPECT_NE(error.what(), std::string());
    }
  }
}

TEST_P(ImageFaults, EmptyMissingFolderAndForeign) {
  const TemporaryFolder folder;
  expect_error([] { read(GetParam(), ""); }, {"the file is empty"});
  expect_error([&] { static_cast<void>(read_image(folder / GetParam())); }, {"cannot read", "No such file"});
  std::filesystem::create_directory(folder / GetParam());
  expect_error([&] { static_cast<void>(read_image(folder / GetParam())); }, {"it is a folder"});
  expect_error([] { read(GetParam(), std::string(200, 'x')); }, {GetParam() + 2});
}

TEST_P(ImageFaults, AStopIsCancelled) {
  const TemporaryFolder folder;
  const auto path = folder.write(GetParam(), encoded(GetParam()));
  std::stop_source source;
  source.request_stop();
  ReadOptions options;
  options.stop = source.get_token();
  EXPECT_THROW(static_cast<void>(read_image(path, options)), Cancelled);
}

/// Each claims 30 000 × 30 000 pixels or more with next to nothing behind it.
TEST(ImageLies, TakeNoMemory) {
  const std::string side = bytes_of(std::uint32_t{30'000}, true), wide = bytes_of(std::uint16_t{30'000}, true);
  std::string png = encoded("a.png");
  png = with(png, 16, side + side);
  std::uint32_t crc = 0xffffffffu;
  for (const char c : png.substr(12, 17)) {
    crc ^= static_cast<std::uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? 0xedb88320u ^ (crc >> 1) : crc >> 1;
  }
  png = with(png, 29, bytes_of(~crc, true));
  std::string jpg = encoded("a.jpg");
  jpg = with(jpg, jpg.find("\xff\xc0") + 5, wide + wide);
  const std::string little = bytes_of(std::uint32_t{30'000}), small = bytes_of(std::uint16_t{30'000});
  const std::pair<const char*, std::string> lies[] = {
      {"a.png", png},
      {"a.jpg", jpg},
      {"a.bmp", with(encoded("a.bmp"), 18, little + little)},
      {"a.tga", with(encoded("a.tga"), 12, small + small)},
      {"b.tga", with(with(encoded("a.tga"), 12, small + small), 2, "\x02")},
      {"a.hdr", "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 30000 +X 30000\n" + std::string(100, '\2')},
      {"a.pfm", "PF 30000 30000 -1.0\n" + std::string(12, '\0')},
  };
  for (const auto& [name, bytes] : lies) {
    reset_peak_memory();
    const std::size_t before = memory_use().peak_host_bytes;
    expect_error([&, n = name, b = &bytes] { read(n, *b); }, {"30000 x 30000"});
    EXPECT_LT(memory_use().peak_host_bytes - before, 1'000'000u) << name;
  }
}

TEST(ImageLies, TheMessageSaysWhatWasExpectedAndWhere) {
  expect_error([] { read("a.pfm", "PF 2 2 -1.0\n12345678"); },
               {"truncated", "2 x 2 pixels need 48 bytes from byte 12", "found 8"});
  expect_error([] { read("a.pfm", "Pf 1 1 -1.0\n12345678"); }, {"too long", "need 4 bytes", "found 8"});
  expect_error([] { read("a.pfm", "PF two 2 -1.0\n"); }, {"expected the width at byte 3", "\"two\""});
  expect_error([] { read("a.pfm", "PF 0 2 -1.0\n"); }, {"0 x 2 pixels", "from 1"});
  expect_error([] { read("a.pfm", "PF 20000000 1 -1.0\n"); }, {"20000000 x 1 pixels"});
  expect_error([] { read("a.hdr", "#?RADIANCE\n\n-Y 1 +X 1\n1234"); }, {"no line FORMAT=32-bit_rle_rgbe"});
  expect_error([] { read("a.hdr", "#?RGBE\nFORMAT=32-bit_rle_rgbe\n\n+X 1 -Y 1\n1234"); },
               {"expected a size", "\"+X 1 -Y 1\""});
  expect_error([] { read("a.png", "GIF89a............"); }, {"is not a png file", "\\x0d", "found \"GIF89a"});
  expect_error([] { read("a.png", encoded("a.png").substr(0, 500)); }, {"truncated", "chunk at byte"});
  expect_error([] { read("a.jpg", encoded("a.jpg").substr(0, 1500)); },
               {"truncated", "scan that begins at byte", "after byte 1500"});
  expect_error([] { read("a.bmp", encoded("a.bmp").substr(0, 5000)); },
               {"truncated", "64 x 48 pixels of 24 bits need 9216 bytes from byte 54"});
  expect_error([] { read("a.xyz", "1 2 3"); }, {"\"xyz\" is not an extension of an image format", "png, jpg"});
  expect_error([] { read("a", "1 2 3"); }, {"without extension"});
  const TemporaryFolder folder;
  expect_error([&] { static_cast<void>(read_image(folder / "rings")); }, {"cannot read", "No such file"});
  expect_error([&] { static_cast<void>(read_image(folder / ".")); }, {"it is a folder"});
  expect_error([] { read("a.png", with(encoded("a.png"), 100, "!!!")); }, {"damaged", "wrong checksum"});
}

/// stb would loop for ever on a row of runs that have no values.
TEST(ImageLies, HdrRunsOfNothing) {
  const std::string start = "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 200\n" + std::string("\x02\x02\x00\xc8", 4);
  expect_error([&] { read("a.hdr", start + std::string(2000, '\0')); }, {"run at byte", "has 0 values"});
  expect_error([&] { read("a.hdr", start + "\xff" + std::string("\1", 1) + std::string(500, '\xff')); }, {"run at byte"});
}

TEST(ImageLies, AJpgWithoutItsScanIsRefused) {
  const std::string bytes = encoded("a.jpg");
  expect_error([&] { read("a.jpg", bytes.substr(0, bytes.find("\xff\xda")) + "\xff\xd9"); }, {"not every colour component"});
  expect_error([&] { read("a.jpg", std::string("\xff\xd8\xff\xd9")); }, {"has no frame"});
}

/// The decoder wrote as many codes as a table claims behind one that has room for 256.
TEST(ImageLies, AJpgClaimsNoMoreHuffmanCodesThanThereCanBe) {
  const std::string bytes = encoded("a.jpg");
  const std::size_t table = bytes.find("\xff\xc4");
  ASSERT_NE(table, std::string::npos);
  const std::size_t counts = table + 5;  // after marker, length and kind
  expect_error([&] { read("a.jpg", with(bytes, counts, std::string(16, '\xff'))); }, {"Huffman tables at byte", "4080 codes"});
  expect_error([&] { read("a.jpg", with(bytes, counts + 15, "\xf0")); }, {"Huffman tables at byte", "damaged"});
}

}  // namespace
}  // namespace ws::io::test::of_images_faults
