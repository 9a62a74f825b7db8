// OpenCV: filters and warps of images.
// SPDX-License-Identifier: MIT
#include "tests/bench/peers/talk.h"

#if WS_HAS_OPENCV
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <stdexcept>
#include <thread>

namespace ws::peers {

namespace {

/// In floats, so that what is made of it is not rounded.
cv::Mat image_of(const Question& question) {
  const Given& image = question.data.at("image");
  const int depth = image.type == "uint8" ? CV_8U : CV_32F;
  const cv::Mat given(static_cast<int>(image.shape[0]), static_cast<int>(image.shape[1]),
                      CV_MAKETYPE(depth, static_cast<int>(image.shape[2])), const_cast<void*>(image.data));
  cv::Mat floats;
  given.convertTo(floats, CV_32F);
  return floats;
}

void take_threads(const Question& question) {
  cv::setNumThreads(question.thread_count > 0 ? question.thread_count : static_cast<int>(std::thread::hardware_concurrency()));
}

int border_of(const Question& question) {
  const std::string& name = question.values.at("border");
  for (const auto& [border, value] : {std::pair("zero", cv::BORDER_CONSTANT),
                                      {"replicate", cv::BORDER_REPLICATE},
                                      {"reflect", cv::BORDER_REFLECT},
                                      {"reflect-101", cv::BORDER_REFLECT_101}})
    if (name == border) return value;
  throw std::runtime_error("it has no border " + name);
}

std::function<std::vector<char>()> answer_of(const std::shared_ptr<cv::Mat>& target) {
  return [target] { return bytes_of(target->ptr<char>(), target->total() * target->elemSize()); };
}

Answering convolve(const Question& question) {
  take_threads(question);
  const cv::Mat source = image_of(question);
  const auto taps = [&](const char* name) {
    const Given& given = question.data.at(name);
    return cv::Mat(1, static_cast<int>(given.shape[0]), CV_32F, const_cast<void*>(given.data)).clone();
  };
  const auto target = std::make_shared<cv::Mat>();
  return {[source, row = taps("row"), column = taps("column"), border = border_of(question), target] {
            cv::sepFilter2D(source, *target, -1, row, column, {-1, -1}, 0, border);
          },
          answer_of(target)};
}

Answering warp(const Question& question) {
  take_threads(question);
  const cv::Mat source = image_of(question),
                matrix = cv::Mat(3, 3, CV_64F, const_cast<void*>(question.data.at("matrix").data)).clone();
  const cv::Size size(static_cast<int>(question.answer_shape[1]), static_cast<int>(question.answer_shape[0]));
  constexpr int flags = cv::INTER_LINEAR | cv::WARP_INVERSE_MAP;
  const auto target = std::make_shared<cv::Mat>();
  const int border = border_of(question);
  if (question.asks == "affine") {
    const cv::Mat rows = matrix.rowRange(0, 2) / matrix.at<double>(2, 2);
    return {[source, rows, size, border, target] { cv::warpAffine(source, *target, rows, size, flags, border); },
            answer_of(target)};
  }
  return {[source, matrix, size, border, target] { cv::warpPerspective(source, *target, matrix, size, flags, border); },
          answer_of(target)};
}

}  // namespace

std::vector<Offer> opencv_offers() {
  const std::string places = "places rounded to 1/32 pixel";
  return {{"opencv-convolve", "convolve", "OpenCV", CV_VERSION, "OpenCV sepFilter2D", "", convolve},
          {"opencv-homography", "homography", "OpenCV", CV_VERSION, "OpenCV warpPerspective", places, warp},
          {"opencv-affine", "affine", "OpenCV", CV_VERSION, "OpenCV warpAffine", places, warp}};
}

}  // namespace ws::peers
#else
namespace ws::peers {
std::vector<Offer> opencv_offers() { return {}; }
}  // namespace ws::peers
#endif
