// SPDX-License-Identifier: MIT
#include "compute/ridge/estimate/background.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <random>
#include <vector>

namespace ws::ridge {

namespace {

constexpr std::size_t background_sample = 4096, box_count = 1024;
constexpr std::size_t neighbor = 4;                      ///< which one's distance tells how empty a place is
constexpr double empty_part = 0.3, emptiest_part = 0.1;  ///< of the box

double ball_volume(double radius, std::size_t dimension) {
  const double d = static_cast<double>(dimension);
  return std::pow(std::numbers::pi, d / 2) / std::tgamma(d / 2 + 1) * std::pow(radius, d);
}

/// Points sorted along their widest coordinate, so that a search for near ones ends early.
class SortedPoints {
 public:
  explicit SortedPoints(const PointSet& points) : box_(extent_of(points)), dimension_(points.dimension()) {
    for (std::size_t k = 1; k < dimension_; ++k)
      if (width(k) > width(axis_)) axis_ = k;
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return points.at(a, axis_) < points.at(b, axis_); });
    for (const std::size_t i : order)
      for (std::size_t k = 0; k < dimension_; ++k) rows_.push_back(points.at(i, k));
  }

  [[nodiscard]] std::size_t size() const { return rows_.size() / dimension_; }
  [[nodiscard]] std::size_t dimension() const { return dimension_; }
  [[nodiscard]] const double* at(std::size_t i) const { return &rows_[i * dimension_]; }
  [[nodiscard]] const Extent& box() const { return box_; }
  [[nodiscard]] double width(std::size_t k) const { return box_.high[k] - box_.low[k]; }
  [[nodiscard]] double volume() const {
    double product = 1;
    for (std::size_t k = 0; k < dimension_; ++k) product *= width(k);
    return product;
  }

  /// From x to its nearest point but `nearer`, which may include itself.
  [[nodiscard]] double distance_to_next(const double* x, std::size_t nearer) const {
    std::array<double, neighbor + 1> least;
    least.fill(INFINITY);
    double& limit = least[nearer];
    const auto offer = [&](std::size_t i) {
      double squared = 0;
      for (std::size_t k = 0; k < dimension_; ++k) squared += (at(i)[k] - x[k]) * (at(i)[k] - x[k]);
      for (std::size_t place = 0; place <= nearer; ++place)
        if (squared < least[place]) std::swap(squared, least[place]);
    };
    const auto is_too_far = [&](std::size_t i) { return (at(i)[axis_] - x[axis_]) * (at(i)[axis_] - x[axis_]) >= limit; };
    const std::size_t begin = first_not_below(x[axis_]);
    for (std::size_t up = begin; up < size() && !is_too_far(up); ++up) offer(up);
    for (std::size_t down = begin; down > 0 && !is_too_far(down - 1); --down) offer(down - 1);
    return std::sqrt(limit);
  }

 private:
  [[nodiscard]] std::size_t first_not_below(double value) const {
    std::size_t begin = 0, end = size();
    while (begin < end) {
      const std::size_t middle = (begin + end) / 2;
      if (at(middle)[axis_] < value)
        begin = middle + 1;
      else
        end = middle;
    }
    return begin;
  }

  Extent box_;
  std::size_t dimension_, axis_ = 0;
  std::vector<double> rows_;
};

/// Evenly by volume; the same each time.
PointSet places_in(const Extent& box, std::size_t count) {
  std::mt19937_64 generator(1);
  PointSet places(box.low.size(), count);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < places.dimension(); ++k)
      places.column(k)[i] = box.low[k] + (box.high[k] - box.low[k]) * static_cast<double>(generator() >> 11) * 0x1p-53;
  return places;
}

/// Of random places in the box, ascending.
std::vector<double> emptiness_of_the_box(const SortedPoints& points, const std::stop_token& stop) {
  const PointSet places = places_in(points.box(), box_count);
  std::vector<double> x(points.dimension()), distances;
  for (std::size_t i = 0; i < box_count; ++i) {
    if (stop.stop_requested()) throw Cancelled{};
    for (std::size_t k = 0; k < x.size(); ++k) x[k] = places.at(i, k);
    distances.push_back(points.distance_to_next(x.data(), neighbor - 1));
  }
  std::sort(distances.begin(), distances.end());
  return distances;
}

/// The median number of points within `radius` of points of the cloud, themselves included.
double typical_count(const PointSet& points, double radius, const std::stop_token& stop) {
  const PointSet sample = subsample(points, background_sample, stop);
  constexpr std::size_t wanted = 192;
  std::vector<double> counts;
  for (std::size_t place = 0; place < sample.size(); place += std::max<std::size_t>(1, sample.size() / wanted)) {
    if (stop.stop_requested()) throw Cancelled{};
    double count = 0;
    for (std::size_t i = 0; i < sample.size(); ++i) {
      double squared = 0;
      for (std::size_t k = 0; k < sample.dimension(); ++k) squared += std::pow(sample.at(i, k) - sample.at(place, k), 2);
      count += squared <= radius * radius;
    }
    counts.push_back(count);
  }
  const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2);
  std::nth_element(counts.begin(), middle, counts.end());
  return *middle * static_cast<double>(points.size()) / static_cast<double>(sample.size());
}

}  // namespace

double Background::points_within(double radius, std::size_t dimension) const {
  return density * ball_volume(radius, dimension);
}

Background estimate_background(const PointSet& all, const std::stop_token& stop) {
  constexpr std::size_t fewest_points = 32;
  constexpr double fewest = 8, least_share = 0.01, most_share = 0.5, least_likeness = 0.85, least_evenness = 0.4;
  if (all.size() < fewest_points) return {};
  const SortedPoints points(subsample(all, background_sample, stop));
  const double volume = points.volume(), size = static_cast<double>(points.size());
  if (!(volume > 0) || !std::isfinite(volume)) return {};
  const std::vector<double> of_box = emptiness_of_the_box(points, stop);
  const auto quantile = [&](double part) { return of_box[static_cast<std::size_t>((1 - part) * (box_count - 1))]; };
  double alone = 0, most_alone = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (stop.stop_requested()) throw Cancelled{};
    const double distance = points.distance_to_next(points.at(i), neighbor);
    alone += distance > quantile(empty_part);
    most_alone += distance > quantile(emptiest_part);
  }
  const double share = alone / size / empty_part;
  if (alone < fewest || share < least_share || share > most_share) return {};
  if (most_alone / emptiest_part < least_evenness * alone / empty_part) return {};
  const double expected = share * size / volume * ball_volume(quantile(empty_part / 2), points.dimension());
  if (expected < least_likeness * neighbor) return {};
  return {share, share * static_cast<double>(all.size()) / volume};
}

PointSet without_background(const PointSet& sample, const Background& background, double points_per_sample,
                            const std::stop_token& stop) {
  constexpr double expected = 1.37;  // then one in twenty has four or more
  const std::size_t d = sample.dimension();
  const double radius =
      std::pow(expected * points_per_sample / (background.density * ball_volume(1, d)), 1.0 / static_cast<double>(d));
  const SortedPoints points(sample);
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (stop.stop_requested()) throw Cancelled{};
    if (points.distance_to_next(points.at(i), neighbor) <= radius) kept.push_back(i);
  }
  PointSet rest(d, kept.size());
  for (std::size_t i = 0; i < kept.size(); ++i)
    for (std::size_t k = 0; k < d; ++k) rest.column(k)[i] = points.at(kept[i])[k];
  return rest;
}

std::int64_t least_points(const PointSet& points, const Background& background, double r1, const std::stop_token& stop) {
  if (!background.is_there()) return 1;
  constexpr double expected_balls = 0.05, most = 1e6;
  constexpr double own_part = 0.6;  // of the points within r1 of a ball on a curve, those that its neighbours do not own
  const double mean = background.points_within(r1, points.dimension());
  const double balls = background.share * static_cast<double>(points.size()) / std::max(1.0, mean);
  double others = 0, tail = 1, term = std::exp(-mean);  // of a ball about one of its points
  for (; tail * balls > expected_balls && others < most; ++others, term *= mean / others) tail -= term;
  const double typical = own_part * typical_count(points, r1, stop);
  return std::max<std::int64_t>(2, std::llround(std::clamp(others + 1, typical / 4, typical / 2)));
}

}  // namespace ws::ridge
