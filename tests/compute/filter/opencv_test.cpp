// Beside OpenCV, which shares no code with us: the same filters and borders, and its rounding of positions to 1/32 pixel.
// SPDX-License-Identifier: MIT
#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace ws::filter {
namespace {

using namespace testing;

/// The image's own memory as OpenCV's matrix of one channel.
cv::Mat matrix_of(const Image& image) {
  return {image.height(), image.width(), CV_32F, const_cast<std::byte*>(image.bytes().data())};
}
Image image_of(const cv::Mat& matrix) {
  Image image(matrix.cols, matrix.rows, 1, PixelType::float32);
  for (int y = 0; y < matrix.rows; ++y)
    std::copy_n(matrix.ptr<float>(y), matrix.cols, image.values<float>().data() + y * matrix.cols);
  return image;
}

TEST(OpenCv, SeparableFiltersAgree) {
  const Image image = noise(321, 203, 1, PixelType::float32, -1);
  const std::pair<Border, int> borders[] = {{Border::zero, cv::BORDER_CONSTANT},
                                            {Border::replicate, cv::BORDER_REPLICATE},
                                            {Border::reflect, cv::BORDER_REFLECT},
                                            {Border::reflect_101, cv::BORDER_REFLECT_101}};
  for (const auto& [border, theirs] : borders)
    for (const auto& [x, y] : {std::pair(0, 0), {1, 1}, {2, 5}, {15, 15}, {31, 8}, {64, 64}}) {
      SeparableFilter filter = noisy_filter(x, y);
      cv::Mat result;
      cv::sepFilter2D(matrix_of(image), result, CV_32F, cv::Mat(1, 2 * x + 1, CV_32F, filter.row.values.data()),
                      cv::Mat(2 * y + 1, 1, CV_32F, filter.column.values.data()), {-1, -1}, 0, theirs);
      const double bound = 1e-5 * filter.row.sum_of_magnitudes() * filter.column.sum_of_magnitudes();
      EXPECT_LE(largest_difference(convolved(image, {filter, border, Variant::fused}), image_of(result)), bound)
          << "radii " << x << ", " << y << ", border " << int(border);
    }
}

TEST(OpenCv, GaussianTapsAgree) {
  for (const int radius : {1, 2, 8, 31}) {
    Parameters p;
    p.radius = radius;
    p.sigma = 0.4 * radius + 0.3;
    const cv::Mat theirs = cv::getGaussianKernel(2 * radius + 1, p.sigma, CV_64F);
    const Taps ours = make_filter(p).row;
    for (int i = 0; i <= 2 * radius; ++i) EXPECT_NEAR(ours.values[std::size_t(i)], theirs.at<double>(i), 1e-7);
  }
}

/// Part of the values that differ by more than `tolerance`.
double differing(const Image& a, const Image& b, double tolerance) {
  std::size_t count = 0;
  const auto x = a.values<float>(), y = b.values<float>();
  for (std::size_t i = 0; i < x.size(); ++i) count += std::abs(double(x[i]) - double(y[i])) > tolerance;
  return double(count) / double(x.size());
}

TEST(OpenCv, LinearOpenCvIsItsWarpPerspective) {
  const Image image = noise(320, 240);
  Parameters p;
  p.operation = Operation::homography;
  p.rotation = 17;
  p.perspective_x = 0.4;
  p.perspective_y = -0.2;
  for (const auto& [border, theirs] : {std::pair(Border::zero, cv::BORDER_CONSTANT),
                                       {Border::replicate, cv::BORDER_REPLICATE},
                                       {Border::reflect_101, cv::BORDER_REFLECT_101}}) {
    p.border = border;
    p.interpolation = Interpolation::linear_opencv;
    const Warp warp = make_warp(p, 320, 240);
    cv::Mat matrix(3, 3, CV_64F), result;
    std::copy(warp.sample.m.begin(), warp.sample.m.end(), matrix.ptr<double>());
    cv::warpPerspective(matrix_of(image), result, matrix, {320, 240}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, theirs);
    // A position half-way between two 32nds may be rounded either way: there the last bits of the doubles decide.
    EXPECT_LE(differing(warped(image, warp), image_of(result), 1e-6), 1e-3) << int(border);
    // The exact interpolation does differ from it: the rounding is what linear-opencv is for.
    p.interpolation = Interpolation::linear;
    EXPECT_GE(differing(warped(image, make_warp(p, 320, 240)), image_of(result), 1e-3), 0.1);
  }
}

}  // namespace
}  // namespace ws::filter
