// Warps: matrices, the published coverage counts, the engine against sampling.h and against the double-precision definition.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/filter/show/overlay.h"
#include "compute/filter/warp/coverage.h"
#include "compute/filter/warp/warp_cpu.h"
#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>

#include <limits>
#include <numbers>

namespace ws::filter {
namespace {

using namespace testing;

const Numbers a1{2, 1.5, -800, 0, 2, -300}, a2{2, 1.5, -300, 0, 2, -100};
const Numbers h1{3, 1.2, -600, 0, 3, -100, -0.01, -0.01, 10}, h2{6, 1.2, -100, 0, 6, -100, -0.01, -0.01, 10};

Parameters with_matrix(const Numbers& matrix, Direction direction = Direction::forward) {
  Parameters p;
  p.operation = matrix.size() == 6 ? Operation::affine : Operation::homography;
  p.matrix = matrix;
  p.direction = direction;
  return p;
}

struct Coverage {
  int inside = 0, behind = 0, on_the_line = 0;
};
Coverage coverage(const Numbers& matrix, Direction direction, int width, int height) {
  const SampleMap map = sample_map(make_warp(with_matrix(matrix, direction), width, height));
  Coverage count;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const double w = row_times(map.m + 6, x, y);
      // What lies on an edge or on the vanishing line must not depend on the last bit.
      constexpr double tolerance = 1e-9;
      count.behind += w < -tolerance;
      count.on_the_line += std::abs(w) <= tolerance;
      const Position p = position_of(map, x, y);
      count.inside += p.u >= -tolerance && p.u <= width - 1 + tolerance && p.v >= -tolerance && p.v <= height - 1 + tolerance;
    }
  return count;
}

// Counted in rational arithmetic, edges included. (Doubles without a tolerance lose some of the 12 and 104 points of h1 that
// lie exactly on an edge, and give 392597 and 218941.)
TEST(Warp, CoverageForwards) {
  EXPECT_EQ(coverage(a1, Direction::forward, 720, 576).inside, 414720);
  EXPECT_EQ(coverage(a2, Direction::forward, 360, 288).inside, 103680);
  EXPECT_EQ(coverage(h1, Direction::forward, 720, 576).inside, 392604);
  EXPECT_EQ(coverage(h2, Direction::forward, 360, 288).inside, 92822);
  EXPECT_EQ(coverage(h1, Direction::forward, 720, 576).behind, 0);
}

TEST(Warp, CoverageBackwards) {
  EXPECT_EQ(coverage(a1, Direction::backward, 720, 576).inside, 103608);
  EXPECT_EQ(coverage(a2, Direction::backward, 360, 288).inside, 25884);
  const Coverage h = coverage(h1, Direction::backward, 720, 576);
  EXPECT_EQ(h.inside, 218945);
  EXPECT_EQ(h.behind, 43365);
  EXPECT_EQ(h.on_the_line, 295);
  EXPECT_EQ(coverage(h2, Direction::backward, 360, 288).inside, 81305);
}

TEST(Warp, PublishedPositions) {
  struct Check {
    const Numbers& matrix;
    int width, height, x, y;
    double u, v;
  };
  const Check checks[] = {{a1, 720, 576, 0, 0, 287.5, 150},
                          {a1, 720, 576, 719, 575, 431.375, 437.5},
                          {h1, 720, 576, 0, 0, 186.6667, 33.3333},
                          {h1, 720, 576, 719, 575, 466.3001, 362.1457},
                          {h1, 720, 576, 360, 288, 415.9462, 303.0740},
                          {h1, 720, 576, 0, 575, -91.4729, 728.6822},
                          {a2, 360, 288, 180, 144, 148.5, 122},
                          {h2, 360, 288, 180, 144, 177.1671, 172.6988},
                          {h2, 360, 288, 359, 0, 376.4512, 16.6667}};
  for (const Check& c : checks) {
    const Position p = position_of(sample_map(make_warp(with_matrix(c.matrix), c.width, c.height)), double(c.x), double(c.y));
    EXPECT_NEAR(p.u, c.u, 6e-5);
    EXPECT_NEAR(p.v, c.v, 6e-5);
    EXPECT_TRUE(p.drawn);
  }
}

TEST(Warp, CornersGoWhereTheyAreSent) {
  Parameters p;
  p.operation = Operation::homography;
  p.corners = {10, 5, 90, 12, 80, 70, -4, 66};
  const Matrix3 m = forward_matrix(p, 101, 81);
  const double from[] = {0, 0, 100, 0, 100, 80, 0, 80};
  for (int i = 0; i < 4; ++i) {
    const double x = from[2 * i], y = from[2 * i + 1], w = m.m[6] * x + m.m[7] * y + m.m[8];
    EXPECT_NEAR((m.m[0] * x + m.m[1] * y + m.m[2]) / w, p.corners[std::size_t(2 * i)], 1e-9);
    EXPECT_NEAR((m.m[3] * x + m.m[4] * y + m.m[5]) / w, p.corners[std::size_t(2 * i + 1)], 1e-9);
  }
}

TEST(Warp, SlidersTurnClockwiseAboutTheMiddle) {
  Parameters p;
  p.operation = Operation::affine;
  p.rotation = 90;
  const Matrix3 m = forward_matrix(p, 101, 101);
  EXPECT_NEAR(m.m[0] * 100 + m.m[1] * 50 + m.m[2], 50, 1e-9);  // the right end goes to the bottom
  EXPECT_NEAR(m.m[3] * 100 + m.m[4] * 50 + m.m[5], 100, 1e-9);
}

TEST(Warp, DirectionsAreInverse) {
  const Matrix3 forward = forward_matrix(with_matrix(h1), 720, 576);
  const Matrix3 backward = forward_matrix(with_matrix(h1, Direction::backward), 720, 576);
  const Matrix3 product = forward * backward;
  for (int i = 0; i < 9; ++i) EXPECT_NEAR(product.m[std::size_t(i)], i % 4 == 0 ? 1 : 0, 1e-9);
}

void expect_refused(const Parameters& p, const char* part) {
  try {
    (void)make_warp(p, 100, 100);
    ADD_FAILURE() << "not refused: " << part;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(error.full_text().find(part), std::string::npos) << error.full_text();
  }
}

TEST(Warp, RefusesWhatIsNoMap) {
  expect_refused(with_matrix({1, 2, 3, 2, 4, 6, 0, 0, 1}), "singular");
  expect_refused(with_matrix({1, 2, 3, 4, 5, 6, 7, 8, 9}, Direction::backward), "singular");
  expect_refused(with_matrix({0, 0, 0, 0, 0, 0, 0, 0, 0}), "singular");
  expect_refused(with_matrix({1, 2, 3}), "6 numbers");
  expect_refused(with_matrix({1, 0, std::numeric_limits<double>::quiet_NaN(), 0, 1, 0}), "not finite");
  Parameters p = with_matrix({1, 0, 0, 0, 1, 0, 0.001, 0, 1});
  p.operation = Operation::affine;
  expect_refused(p, "no perspective part");
  Parameters corners;
  corners.operation = Operation::homography;
  corners.corners = {0, 0, 50, 50, 99, 99, 0, 99};
  expect_refused(corners, "one line");
  corners.corners = {0, 0, 1};
  expect_refused(corners, "8 numbers");
  corners.corners = {0, 0, 1e6, 1e6, 99, 99, 0, 99};
  expect_refused(corners, "one line");
}

TEST(Warp, AFarTranslationIsNotSingular) { EXPECT_NO_THROW((void)make_warp(with_matrix({1, 0, 1e9, 0, 1, -1e9}), 100, 100)); }

TEST(Warp, TheIdentityChangesNothing) {
  const Image image = noise(133, 71, 3);
  for (const auto how : {Interpolation::nearest, Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic}) {
    Parameters p = with_matrix({1, 0, 0, 0, 1, 0});
    p.interpolation = how;
    EXPECT_EQ(first_difference(warped(image, make_warp(p, 133, 71)), image), -1) << int(how);
  }
}

/// Parameters of warps that meet every case: inside, outside, partly, behind, minified.
std::vector<Parameters> many_warps() {
  Parameters turned;
  turned.operation = Operation::affine;
  turned.rotation = 30;
  turned.zoom = 0.7;
  Parameters tilted;
  tilted.operation = Operation::homography;
  tilted.perspective_x = 1.5;
  tilted.perspective_y = -0.8;
  tilted.zoom = 1.7;
  Parameters steep = tilted;
  steep.perspective_x = 3;
  steep.both_sheets = true;
  return {with_matrix(h1), with_matrix(h1, Direction::backward), with_matrix(a1, Direction::backward), turned, tilted, steep};
}

/// How many pixels of the engine's warp are not those of sampling.h; all NaN are alike.
template <class T>
int differing_from_shared(const Image& image, const Warp& warp) {
  const Image made = warped(image, warp);
  const SampleMap map = sample_map(warp);
  const Source<Span<const T>> source{image.values<T>(), image.width(), image.height(), warp.border};
  int differing = 0;
  for (int y = 0; y < warp.height; ++y)
    for (int x = 0; x < warp.width; ++x)
      differing += canonical_bits(float(made.at(x, y, 0))) !=
                   canonical_bits(warped_pixel(source, map, warp.interpolation, warp.supersample, x, y));
  return differing;
}

template <class T>
void expect_shared_arithmetic(const Image& image, Parameters p) {
  for (const auto how : {Interpolation::nearest, Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic})
    for (const Border border : all_borders)
      for (const int supersample : {1, 2, 3}) {
        if (supersample == 3 && border != Border::zero) continue;
        p.interpolation = how;
        p.border = border;
        p.supersample = supersample;
        EXPECT_EQ(differing_from_shared<T>(image, make_warp(p, image.width(), image.height())), 0)
            << image.width() << " × " << image.height() << ", " << int(how) << ", border " << int(border) << ", supersample "
            << supersample;
      }
}

TEST(Warp, TheEngineFollowsTheSharedArithmeticBitByBit) {
  for (const auto& [width, height] : {std::pair(217, 149), {23, 4}, {3, 3}, {1, 2}})
    for (const Parameters& p : many_warps()) {
      expect_shared_arithmetic<float>(noise(width, height, 1, PixelType::float32, -1), p);
      expect_shared_arithmetic<std::uint8_t>(noise(width, height, 1, PixelType::uint8), p);
    }
}

/// The vanishing line runs through the output; positions beyond 2³⁰, infinities and NaN are met, as places and as pixels.
TEST(Warp, TheEngineFollowsTheSharedArithmeticAtInfinity) {
  Image image = noise(90, 40);
  for (std::size_t i = 0; i < image.value_count(); i += 97)
    image.values<float>()[i] = i % 2 ? std::numeric_limits<float>::quiet_NaN() : std::numeric_limits<float>::infinity();
  Warp warp = make_warp(Parameters{}, 90, 40);
  warp.affine = false;
  for (const auto how : {Interpolation::nearest, Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic})
    for (const Border border : all_borders)
      for (const int supersample : {1, 2})
        for (const bool both_sheets : {false, true})
          for (const double w : {0.0, 1.0, 1e-300, -1e300})
            for (const Matrix3& sample :
                 {Matrix3{{1, 0.1, 3, 0, 1, 2, -0.01, 0.003, w}}, {{0, 0, 0, 1e300, 1e300, 0, 0, 0, w}}}) {
              warp.interpolation = how;
              warp.border = border;
              warp.supersample = supersample;
              warp.both_sheets = both_sheets;
              warp.sample = sample;
              EXPECT_EQ(differing_from_shared<float>(image, warp), 0) << int(how) << ", border " << int(border) << ", w " << w;
            }
}

/// The largest |a − b| over the pixels whose samples lie within 16384 pixels of the origin. Farther ones are close to the
/// vanishing line, where doubles themselves do not know the position to a millionth of a pixel.
double largest_difference_nearby(const Image& a, const Image& b, const SampleMap& map) {
  double largest = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      bool nearby = true;
      for (const double dy : {-0.5, 0.0, 0.5})
        for (const double dx : {-0.5, 0.0, 0.5}) {
          const Position p = position_of(map, x + dx, y + dy);
          nearby = nearby && std::abs(p.u) <= 16384 && std::abs(p.v) <= 16384;
        }
      if (nearby) largest = std::max(largest, std::abs(a.at(x, y, 0) - b.at(x, y, 0)));
    }
  return largest;
}

TEST(Warp, IsWithinAMillionthOfTheDefinition) {
  const Image image = noise(217, 149);
  for (Parameters p : many_warps())
    for (const auto how : {Interpolation::linear, Interpolation::cubic})
      for (const Border border : {Border::zero, Border::reflect_101})
        for (const int supersample : {1, 2}) {
          p.interpolation = how;
          p.border = border;
          p.supersample = supersample;
          const Warp warp = make_warp(p, 217, 149);
          EXPECT_LE(largest_difference_nearby(warped(image, warp), defined(image, warp), sample_map(warp)), 1e-6)
              << int(how) << ", border " << int(border) << ", supersample " << supersample;
        }
}

TEST(Warp, IsExactOnWideImages) {
  const Image image = noise(16384, 24);
  Parameters p;
  p.operation = Operation::homography;
  p.rotation = 0.01;
  p.perspective_x = 0.3;
  const Warp warp = make_warp(p, 16384, 24);
  EXPECT_LE(largest_difference(warped(image, warp), defined(image, warp)), 1e-6);
}

TEST(Warp, OtherOutputSizes) {
  const Image image = noise(40, 30);
  for (const Numbers& size : {Numbers{1, 1}, Numbers{7, 50}, Numbers{300, 2}}) {
    Parameters p = with_matrix({1, 0.1, 2, 0, 1, 1});
    p.out_size = size;
    const Warp warp = make_warp(p, 40, 30);
    const Image made = warped(image, warp);
    EXPECT_EQ(made.width(), int(size[0]));
    EXPECT_EQ(made.height(), int(size[1]));
    EXPECT_LE(largest_difference(made, defined(image, warp)), 1e-6);
  }
}

TEST(Warp, TinyImages) {
  for (const auto& [w, h] : {std::pair(1, 1), {1, 9}, {9, 1}, {2, 2}})
    for (const Border border : all_borders) {
      Parameters p = with_matrix({1, 0.1, 0.3, -0.2, 1, 0.4});
      p.border = border;
      const Warp warp = make_warp(p, w, h);
      const Image image = noise(w, h);
      EXPECT_LE(largest_difference(warped(image, warp), defined(image, warp)), 1e-6);
    }
}

TEST(Warp, ThereAndBackAgain) {
  constexpr int n = 256;
  Image image(n, n, 1, PixelType::float32);
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      image.values<float>()[std::size_t(y * n + x)] = float(0.5 + 0.5 * std::sin(x * 0.05) * std::cos(y * 0.04));
  Parameters p;
  p.operation = Operation::homography;
  p.rotation = 10;
  p.perspective_x = 0.2;
  p.interpolation = Interpolation::cubic;
  Parameters back = p;
  const Matrix3 inverse_matrix = inverse(forward_matrix(p, n, n));
  back = with_matrix(Numbers(inverse_matrix.m.begin(), inverse_matrix.m.end()));
  back.interpolation = Interpolation::cubic;
  const Image returned = warped(warped(image, make_warp(p, n, n)), make_warp(back, n, n));
  for (int y = 80; y < 176; ++y)
    for (int x = 80; x < 176; ++x) EXPECT_NEAR(returned.at(x, y, 0), image.at(x, y, 0), 2e-4) << x << ", " << y;
}

TEST(Warp, CoverageIsTheAreaOfPolygons) {
  struct Check {
    const Numbers& matrix;
    Direction direction;
    int width, height;
  };
  for (const Check& c : {Check{a1, Direction::forward, 720, 576}, Check{h1, Direction::forward, 720, 576},
                         Check{h2, Direction::forward, 360, 288}, Check{a2, Direction::backward, 360, 288},
                         Check{h1, Direction::backward, 720, 576}}) {
    const Warp warp = make_warp(with_matrix(c.matrix, c.direction), c.width, c.height);
    const int counted = coverage(c.matrix, c.direction, c.width, c.height).inside;
    // Squares of pixels reach half a pixel farther than their centres.
    EXPECT_NEAR(covered_area(warp, c.width, c.height) / counted, 1, 0.01);
  }
}

TEST(Warp, AMaskCountsEachKindOfPixel) {
  RunContext context;
  const Mask h = make_mask(make_warp(with_matrix(h1, Direction::backward), 720, 576), 720, 576, context);
  EXPECT_EQ(h.inside, 218945u);
  EXPECT_EQ(h.behind, 43365u);
  EXPECT_EQ(h.at_infinity, 295u) << "where x + y = 1000, though no double has w = 0 there";
  EXPECT_EQ(h.inside + h.outside + h.behind + h.at_infinity, 720u * 576u);
  EXPECT_EQ(make_mask(make_warp(with_matrix({1, 0, 0, 0, 1, 0}), 9, 5), 9, 5, context).inside, 45u);
}

TEST(Warp, WhatLiesAtInfinityIsEmptyUnderEveryBorder) {
  const Image image = noise(720, 576, 1, PixelType::float32, 1);
  for (const bool both_sheets : {false, true})
    for (const auto how : {Interpolation::nearest, Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic})
      for (const Border border : all_borders) {
        Parameters p = with_matrix(h1, Direction::backward);
        p.border = border;
        p.interpolation = how;
        p.both_sheets = both_sheets;
        const Warp warp = make_warp(p, 720, 576);
        const Image made = warped(image, warp), exact = defined(image, warp);
        int filled = 0, filled_by_definition = 0;
        for (int x = 1000 - 575; x < 720; ++x) {
          filled += made.at(x, 1000 - x, 0) != 0;
          filled_by_definition += exact.at(x, 1000 - x, 0) != 0;
        }
        EXPECT_EQ(filled, 0) << "border " << int(border) << ", interpolation " << int(how) << ", sheets " << both_sheets;
        EXPECT_EQ(filled_by_definition, 0) << "border " << int(border) << ", interpolation " << int(how);
      }
}

TEST(Warp, CornersThatFoldTheImageGoWhereTheyAreSent) {
  for (const Numbers& corners : {Numbers{0, 0, 60, 120, 239, 159, 0, 159}, Numbers{0, 0, 239, 159, 239, 0, 0, 159},
                                 Numbers{0, 0, 1e4, 3, 239, 159, 0, 159}}) {
    Parameters p;
    p.operation = Operation::homography;
    p.corners = corners;
    const Matrix3 m = forward_matrix(p, 240, 160);
    const auto places = warped_corners(m, 240, 160);
    for (std::size_t i = 0; i < 8; ++i) EXPECT_NEAR(places[i], corners[i], 1e-6 * std::abs(corners[i]) + 1e-6) << i;
    EXPECT_EQ(is_on_one_side(m, 240, 160), corners[2] == 1e4);
  }
}

TEST(Warp, TheDrawnSheetIsTheImagesMiddle) {
  // On a larger image than the one it was made for, h1 has w < 0 in the middle; only what lies beyond x + y = 1000 is drawn.
  const Parameters p = with_matrix(h1);
  const Matrix3 forward = forward_matrix(p, 1280, 800);
  const Warp warp = make_warp(p, 1280, 800);
  const auto w = [&](double x, double y) { return forward.m[6] * x + forward.m[7] * y + forward.m[8]; };
  EXPECT_GT(w(639.5, 399.5), 0);
  EXPECT_LT(w(0, 0), 0);
  const Matrix3 product = warp.sample * forward;
  for (int i = 0; i < 9; ++i) EXPECT_NEAR(product.m[std::size_t(i)], i % 4 == 0 ? 1 : 0, 1e-9) << "of one sign";
  const auto corners = warped_corners(forward, 1280, 800);
  EXPECT_NEAR(corners[0], -60, 1e-9) << "the top left lies behind and has its place all the same";
  EXPECT_NEAR(corners[1], -10, 1e-9);
  EXPECT_TRUE(std::isfinite(corners[4])) << "the bottom right lies before";
  const WarpNumbers numbers = warp_numbers(p, warp, 1280, 800);
  EXPECT_NEAR(numbers.determinant, 70.2, 1e-9) << "as published, whatever the sheet";
  EXPECT_EQ(numbers.coverage, 0) << "the sheet lies beside the output";
  EXPECT_EQ(largest_magnitude(warped(noise(1280, 800), warp)), 0);
  Parameters both = p;
  both.both_sheets = true;
  EXPECT_GT(warp_numbers(both, make_warp(both, 1280, 800), 1280, 800).coverage, 0.5);
}

TEST(Warp, ConditionTellsHowNearlySingularAMapIs) {
  const auto condition = [](const Numbers& matrix) {
    const Parameters p = with_matrix(matrix);
    return warp_numbers(p, make_warp(p, 720, 576), 720, 576).condition;
  };
  EXPECT_NEAR(condition({1, 0, 0, 0, 1, 0}), 1, 1e-9);
  EXPECT_LT(condition(a1), 20);
  EXPECT_LT(condition(h1), 100);
  EXPECT_GT(condition({1, 0, 0, 0, 1e-4, 0}), nearly_singular);
  EXPECT_NEAR(condition({1, 0, 0, 0, 1e-4, 0}), condition({1e4, 0, 0, 0, 1, 0, 0, 0, 1e4}), 1e-3) << "a scale changes nothing";
}

TEST(Warp, InvertTakesTheInverse) {
  Parameters p;
  p.operation = Operation::homography;
  p.rotation = 20;
  p.perspective_x = 0.2;
  Parameters inverted = p;
  inverted.invert = true;
  const Matrix3 product = forward_matrix(p, 301, 201) * forward_matrix(inverted, 301, 201);
  for (int i = 0; i < 9; ++i) EXPECT_NEAR(product.m[std::size_t(i)] / product.m[8], i % 4 == 0 ? 1 : 0, 1e-9);
  inverted.direction = Direction::backward;
  EXPECT_EQ(make_warp(inverted, 301, 201).sample, make_warp(p, 301, 201).sample) << "twice is not at all";
}

TEST(Warp, TheModelOfTextureUnitsIsOffByTheirWeights) {
  const Image image = noise(217, 149);
  Parameters p = with_matrix({1.1, 0.2, -9.3, -0.1, 0.9, 4.7});
  const Image exact = warped(image, make_warp(p, 217, 149));
  p.interpolation = Interpolation::linear_hardware;
  const double off = largest_difference(warped(image, make_warp(p, 217, 149)), exact);
  EXPECT_LE(off, 2 * 0.5 / 256 + 1e-6);
  EXPECT_GT(off, 0.5 / 256);
}

}  // namespace
}  // namespace ws::filter
