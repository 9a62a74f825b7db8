// A value of a pass made again in double precision, term by term: what explanations show, and are checked by.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/run.h"

#include <cstddef>
#include <map>
#include <stop_token>
#include <utility>
#include <vector>

namespace ws::filter {

/// A pixel that took part, or the border.
struct Term {
  int x, y;              ///< as it was asked for
  bool is_border;        ///< it lies outside, so that the border rule decides
  double weight, value;  ///< of the channel
  double alpha = 1;      ///< that the value counts by, of white
};

struct MadeAgain {
  double value = 0;      ///< as the definition has it
  double tolerance = 0;  ///< by which single precision, bytes or an approximation may differ
  std::vector<Term> terms;
  double u = 0, v = 0;  ///< of a warp: where the pixel is read
  bool is_drawn = true;
};

/// How many pixels a value of the pass is made of.
[[nodiscard]] std::size_t term_count(const Run& run, const Pass& pass);

/// Reads pixels one by one and keeps them. Used by one thread.
class PassReader {
 public:
  /// More are not made again: each is read by itself, on CUDA from the device.
  static constexpr std::size_t most_terms = 200'000;

  PassReader(const Run& run, const Pass& pass, std::stop_token stop) : run_(run), pass_(pass), stop_(std::move(stop)) {}

  /// Needs a pass with so few terms. Throws Cancelled.
  [[nodiscard]] MadeAgain make(int x, int y, int channel);
  /// What the pass gave.
  [[nodiscard]] double result(int x, int y, int channel) const;

 private:
  [[nodiscard]] const std::vector<double>& before(int x, int y);
  void add(MadeAgain& made, int x, int y, double weight, int channel, bool weighs);
  void convolve(MadeAgain& made, int x, int y, int channel);
  void warp(MadeAgain& made, int x, int y, int channel);
  void sample(MadeAgain& made, double x, double y, double part, int channel, bool weighs);

  const Run& run_;
  const Pass& pass_;
  std::stop_token stop_;
  std::map<std::pair<int, int>, std::vector<double>> kept_;
};

/// The taps of an axis that a pass goes along; one tap of 1 where it does not. Of `recursive` those of the Gaussian that it
/// approximates.
[[nodiscard]] std::vector<double> taps_along(const Run& run, const Pass& pass, Axis axis);

}  // namespace ws::filter
