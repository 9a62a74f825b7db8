// The loops with AVX2 and with AVX-512: equal bit by bit, and none reads or writes further than it says.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/strips.h"

#include "compute/filter/convolve/convolve_cpu.h"
#include "tests/compute/filter/images.h"
#include "tests/support/guarded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace ws::filter {
namespace {

using namespace testing;
using ws::test::Guarded;

class Strips : public ::testing::Test {
 protected:
  void SetUp() override {
    if (widest_vectors() != Vectors::avx512)
      GTEST_SKIP() << "the loops with AVX-512 are not taken on this processor: the other tests hold those with AVX2";
  }
};

constexpr float untouched = 12345.0f;

/// A filtered plane, and some values behind it that must stay `untouched`.
template <class T>
std::vector<float> filtered(const Image& image, const SeparableFilter& filter, Border border, Vectors vectors, bool fused) {
  const PlaneShape shape{image.width(), image.height(), border};
  RunContext context;
  HostBuffer<float> made(shape.pixel_count() + 64), rows(shape.pixel_count());
  std::fill(made.begin(), made.end(), untouched);
  const Span<float> out(made.data(), shape.pixel_count());
  const Span<const T> in(image.values<T>().data(), shape.pixel_count());
  if (fused) {
    fused_convolution<T>(in, out, shape, filter, context, vectors);
  } else {
    simd_pass<T>(Axis::row, in, rows.view(), shape, filter.row, context, vectors);
    simd_pass<float>(Axis::column, rows.view(), out, shape, filter.column, context, vectors);
  }
  return {made.begin(), made.end()};
}

template <class T>
void expect_same(const Image& image, const SeparableFilter& filter, Border border) {
  for (const bool fused : {true, false}) {
    SCOPED_TRACE(std::string(fused ? "fused" : "simd") + ", " + std::to_string(image.width()) + " × " +
                 std::to_string(image.height()) + ", radii " + std::to_string(filter.row.radius()) + " and " +
                 std::to_string(filter.column.radius()) + ", border " + choice_name(border));
    const std::vector<float> narrow = filtered<T>(image, filter, border, Vectors::avx2, fused);
    const std::vector<float> wide = filtered<T>(image, filter, border, Vectors::avx512, fused);
    for (const auto* made : {&narrow, &wide}) {
      const auto spilled = std::find_if(made->end() - 64, made->end(), [](float v) { return v != untouched; });
      ASSERT_EQ(spilled - made->end(), 0);
    }
    const auto bits = [](const std::vector<float>& v) { return reinterpret_cast<const std::uint32_t*>(v.data()); };
    const auto [x, y] = std::mismatch(bits(narrow), bits(narrow) + narrow.size(), bits(wide));
    ASSERT_EQ(x - bits(narrow), std::ptrdiff_t(narrow.size())) << *x << " and " << *y;
  }
}

TEST_F(Strips, GiveTheSameBitsForEveryRadius) {
  const Image image = noise(203, 21, 1, PixelType::float32, -1);
  for (int radius = 0; radius <= 70; ++radius)
    for (const Border border : {Border::zero, Border::reflect}) expect_same<float>(image, noisy_filter(radius, radius), border);
}

TEST_F(Strips, GiveTheSameBitsForEveryWidth) {
  std::vector<int> widths(140);
  for (int i = 0; i < int(widths.size()); ++i) widths[std::size_t(i)] = i + 1;
  widths.insert(widths.end(), {511, 512, 513, 1024, 1039, 1100});
  for (const int width : widths)
    for (const int radius : {0, 2, 9, 20, 36, 63, 100}) {
      const SeparableFilter filter = noisy_filter(radius, width % 7);
      expect_same<float>(noise(width, 1 + width % 11, 1, PixelType::float32, -1), filter, Border::reflect_101);
      expect_same<std::uint8_t>(noise(width, 1 + width % 11, 1, PixelType::uint8), filter, Border::reflect_101);
    }
}

TEST_F(Strips, GiveTheSameBitsForEveryBorder) {
  for (const Border border : all_borders)
    for (const int height : {1, 2, 3, 4, 5, 8, 67})
      for (const int radius : {0, 1, 5, 15, 33, 130}) {
        const SeparableFilter filter = noisy_filter(radius, radius);
        expect_same<float>(noise(150, height, 1, PixelType::float32, -1), filter, border);
        expect_same<std::uint8_t>(noise(150, height, 1, PixelType::uint8), filter, border);
      }
}

/// Rows of whole cache lines, of halves, and of neither: the stores differ.
TEST_F(Strips, GiveTheSameBitsPastTheCache) {
  for (const int width : {2048, 2056, 2051}) expect_same<float>(noise(width, 1100), noisy_filter(3, 2), Border::replicate);
}

TEST_F(Strips, GiveTheSameBitsOfNanAndZeroes) {
  Image image = noise(300, 40);
  for (float& v : image.values<float>())
    if (v < 0.5f) v = -0.0f;
  image.values<float>()[20 * 300 + 150] = std::numeric_limits<float>::quiet_NaN();
  image.values<float>()[3 * 300 + 5] = std::numeric_limits<float>::infinity();
  for (const int radius : {1, 12, 30, 60}) expect_same<float>(image, noisy_filter(radius, radius), Border::zero);
}

/// With few taps blocks of a strip take turns with the rows that come next; along rows, AVX-512 reads bytes as they are. `simd`
/// does neither.
TEST(StripsAnywhere, BlocksThatTakeTurnsGiveWhatTwoPassesGive) {
  std::vector<Vectors> forms{Vectors::avx2};
  if (widest_vectors() == Vectors::avx512) forms.push_back(Vectors::avx512);
  for (const int width : {255, 256, 271, 512, 528, 1024, 1039})
    for (const auto& [x, y] :
         {std::pair(0, 3), std::pair(1, 1), std::pair(2, 0), std::pair(2, 2), std::pair(3, 3), std::pair(3, 4)})
      for (const Border border : all_borders) {
        const SeparableFilter filter = noisy_filter(x, y);
        const Image floats = noise(width, 45, 1, PixelType::float32, -1), bytes = noise(width, 45, 1, PixelType::uint8);
        const std::vector<float> expected = filtered<float>(floats, filter, border, Vectors::avx2, false),
                                 expected_of_bytes = filtered<std::uint8_t>(bytes, filter, border, Vectors::avx2, false);
        for (const Vectors vectors : forms) {
          ASSERT_EQ(filtered<float>(floats, filter, border, vectors, true), expected) << width << ", radii " << x << ", " << y;
          ASSERT_EQ(filtered<std::uint8_t>(bytes, filter, border, vectors, true), expected_of_bytes)
              << width << ", bytes, radii " << x << ", " << y;
        }
      }
}

TEST(StripsAnywhere, RowsReadNoFurtherThanTheySay) {
  std::vector<Vectors> forms{Vectors::avx2};
  if (widest_vectors() == Vectors::avx512) forms.push_back(Vectors::avx512);
  for (const int columns : {64, 80, 512})
    for (int radius = 0; radius <= 100; ++radius) {
      const auto length = std::size_t(columns + 2 * radius);
      const Guarded<float> first(length), second(length), third(length), fourth(length);
      const std::array<const float*, strip_rows> in{first.data(), second.data(), third.data(), fourth.data()};
      int k = 0;
      for (const Guarded<float>* row : {&first, &second, &third, &fourth}) {
        ++k;
        for (std::size_t i = 0; i < length; ++i) row->data()[i] = 0.25f + float((17 * int(i) + k) % 31);
      }
      const Taps taps = noisy_taps(radius, 1);
      std::vector<HostBuffer<float>> made;
      for (const Vectors vectors : forms) {
        HostBuffer<float>& one = made.emplace_back(std::size_t(columns) * strip_rows);
        std::fill(one.begin(), one.end(), untouched);
        std::array<float*, strip_rows> out;
        for (std::size_t k = 0; k < strip_rows; ++k) out[k] = one.data() + k * std::size_t(columns);
        convolve_rows(in, out, columns, taps, vectors);
        EXPECT_EQ(std::count(one.begin(), one.end(), untouched), 0) << columns << ", radius " << radius;
      }
      EXPECT_TRUE(std::equal(made.front().begin(), made.front().end(), made.back().begin()))
          << columns << ", radius " << radius;
    }
}

TEST_F(Strips, RowsOfBytesReadNoFurtherThanTheySay) {
  for (const int columns : {64, 80, 512})
    for (int radius = 0; radius <= 4; ++radius) {
      const auto length = std::size_t(columns + 2 * radius);
      const Guarded<std::uint8_t> bytes(length);
      HostBuffer<float> floats(length);
      for (std::size_t i = 0; i < length; ++i) floats[i] = bytes.data()[i] = std::uint8_t(97 * i);
      HostBuffer<float> made(std::size_t(columns) * strip_rows), expected(made.size());
      std::array<float*, strip_rows> to, to_expected;
      std::array<const std::uint8_t*, strip_rows> in;
      std::array<const float*, strip_rows> in_floats;
      for (std::size_t k = 0; k < strip_rows; ++k) {
        to[k] = made.data() + k * std::size_t(columns);
        to_expected[k] = expected.data() + k * std::size_t(columns);
        in[k] = bytes.data();
        in_floats[k] = floats.data();
      }
      const Taps taps = noisy_taps(radius, 1);
      ASSERT_EQ(convolve_rows_of_bytes_avx512(in, to, columns, taps), 2 * radius + 1 <= few_taps);
      if (2 * radius + 1 > few_taps) continue;
      convolve_rows(in_floats, to_expected, columns, taps, Vectors::avx2);
      EXPECT_TRUE(std::equal(made.begin(), made.end(), expected.begin())) << columns << ", radius " << radius;
    }
}

}  // namespace
}  // namespace ws::filter
