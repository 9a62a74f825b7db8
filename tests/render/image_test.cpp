// PNG files: round trips, embedded states, damaged files; differences of pictures.
// SPDX-License-Identifier: MIT
#include "render/image.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>

namespace ws::render {
namespace {

class ImageFile : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() / (std::string("ws_image_test_") + info->name());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::filesystem::path path(const std::string& name = "a.png") const { return folder_ / name; }
  [[nodiscard]] static std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void put(const std::string& bytes) const { std::ofstream(path(), std::ios::binary) << bytes; }
  [[nodiscard]] std::string refusal() const {
    try {
      (void)read_png(path());
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::io);
      return error.what();
    }
    return "read without complaint";
  }

 private:
  std::filesystem::path folder_;
};

Image gradient(int width, int height) {
  Image image{width, height, {}};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (const int v : {x, y, x * y, 255 - x}) image.rgba.push_back(static_cast<std::uint8_t>(v));
  return image;
}

TEST_F(ImageFile, RoundTripsPixelsAndState) {
  const Image image = gradient(33, 17);
  const std::string state = "{\"name\": \"Größe → ∞\", \"step\": 12}";
  write_png(path(), image, state);
  const Image back = read_png(path());
  EXPECT_EQ(back.width, 33);
  EXPECT_EQ(back.height, 17);
  EXPECT_EQ(back.rgba, image.rgba);
  EXPECT_EQ(read_png_state(path()), state);
  EXPECT_TRUE(has_png_state(path()));
  EXPECT_FALSE(std::filesystem::exists(path("a.png.part")));
}

TEST_F(ImageFile, SamePictureAndStateGiveSameBytes) {
  write_png(path("a.png"), gradient(40, 40), "{}");
  write_png(path("b.png"), gradient(40, 40), "{}");
  EXPECT_EQ(bytes_of(path("a.png")), bytes_of(path("b.png")));
}

TEST_F(ImageFile, WithoutAStateItIsEmpty) {
  write_png(path(), gradient(2, 2));
  EXPECT_EQ(read_png_state(path()), "");
  EXPECT_FALSE(has_png_state(path()));
}

TEST_F(ImageFile, RefusesEveryTruncation) {
  write_png(path(), gradient(9, 9), "{\"a\": 1}");
  const std::string whole = bytes_of(path());
  for (std::size_t size = 0; size < whole.size(); size += 7) {
    put(whole.substr(0, size));
    EXPECT_NE(refusal(), "read without complaint") << size << " of " << whole.size() << " bytes";
  }
}

TEST_F(ImageFile, RefusesEveryChangedByte) {
  write_png(path(), gradient(5, 5), "{}");
  const std::string whole = bytes_of(path());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string changed = whole;
    changed[i] = static_cast<char>(changed[i] ^ 0x55);
    put(changed);
    EXPECT_NE(refusal(), "read without complaint") << "byte " << i;
  }
}

TEST_F(ImageFile, SaysWhatIsWrong) {
  EXPECT_NE(refusal().find("no such file"), std::string::npos);
  put("hello, this is text");
  EXPECT_NE(refusal().find("no PNG"), std::string::npos);
  EXPECT_THROW((void)read_png_state(path()), Error);
  EXPECT_FALSE(has_png_state(path()));
}

TEST_F(ImageFile, AnUnwritableFolderIsAnErrorAndLeavesNothing) {
  EXPECT_THROW(write_png(path("missing/a.png"), gradient(2, 2)), Error);
  EXPECT_FALSE(std::filesystem::exists(path("missing")));
  EXPECT_THROW(write_png(path(), Image{}), Error);
}

TEST(ImageDifference, MeasuresAndRefusesUnequalSizes) {
  Image a = gradient(10, 10), b = a;
  EXPECT_EQ(difference(a, b).differing, 0);
  b.rgba[0] = static_cast<std::uint8_t>(b.rgba[0] + 51);
  const ImageDifference d = difference(a, b);
  EXPECT_DOUBLE_EQ(d.maximum, 0.2);
  EXPECT_DOUBLE_EQ(d.differing, 0.01);
  EXPECT_NEAR(d.rms, 0.2 / std::sqrt(400.0), 1e-12);
  EXPECT_THROW((void)difference(a, gradient(10, 9)), Error);
}

TEST(ImageAlpha, BecomesStraight) {
  Image image{3, 1, {64, 0, 128, 128, 0, 0, 0, 0, 10, 20, 30, 255}};
  make_alpha_straight(image);
  EXPECT_EQ(image.rgba, (std::vector<std::uint8_t>{128, 0, 255, 128, 0, 0, 0, 0, 10, 20, 30, 255}));
}

}  // namespace
}  // namespace ws::render
