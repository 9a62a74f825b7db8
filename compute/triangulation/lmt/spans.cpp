// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/spans.h"

#include "compute/triangulation/exact/predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ws::triangulation {

namespace {

/// Sums of some 24,000 rounded numbers, one after another, are within 2⁻³⁸ of themselves.
constexpr double doubt_by_span = 1 + 0x1p-35;

/// Least sums by span. A cell is what lies between a diagonal and the border; that of a side is empty.
class SpanSums {
 public:
  SpanSums(const std::vector<Point>& points, const Walk& border, std::optional<std::uint32_t> inside, const RunContext& context,
           CpuExecutor* executor)
      : count_(border.size()), context_(context), executor_(executor) {
    for (const std::uint32_t i : border) at_.push_back(points[i]);
    if (inside) centre_ = points[*inside];
    find_diagonals();
    find_cells();
    if (centre_) find_ways();
    find_outsides();
  }

  [[nodiscard]] std::vector<std::uint8_t> possible() const {
    const double most = length_of_one() * doubt_by_span;
    std::vector<std::uint8_t> possible(count_);
    for (std::size_t span = 1; span < count_; ++span) possible[span] = cell_[span] + outside_[span] <= most;
    return possible;
  }

 private:
  static constexpr double infinite = std::numeric_limits<double>::infinity();
  [[nodiscard]] const Point& at(std::size_t corner) const { return at_[corner < count_ ? corner : corner - count_]; }
  /// Whether the point inside, if there is one, is not in the cell between corners i and j, which begins at i.
  [[nodiscard]] bool is_cell(std::size_t i, std::size_t j) const { return !centre_ || orientation(at(i), at(j), *centre_) > 0; }

  /// The shortest ones, and the shortest spoke from the point inside.
  void find_diagonals() {
    diagonal_.assign(count_, 0);
    const auto find = [&](std::size_t span) {
      if (span < 2 || (span == count_ - 1 && !centre_)) return;  // sides
      double least = infinite;
      for (std::size_t i = 0; i < count_; ++i) {
        const double squared = squared_distance(at(i), at(i + span));
        if (squared < least && is_cell(i, i + span)) least = squared;
      }
      diagonal_[span] = std::sqrt(least);
    };
    if (executor_)
      executor_->for_each("diagonals by span", count_, find, 5 * count_);
    else
      for (std::size_t span = 0; span < count_; ++span) find(span);
    spoke_ = infinite;
    for (std::size_t i = 0; i < count_ && centre_; ++i) spoke_ = std::min(spoke_, std::sqrt(squared_distance(at(i), *centre_)));
  }
  /// `inner_`: what lies on the other side of the diagonal's triangle, without the diagonal; `step_`: to that triangle's third
  /// corner.
  void find_cells() {
    inner_.assign(count_, 0);
    cell_.assign(count_, 0);
    step_.assign(count_, 0);
    for (std::size_t span = 2; span < count_; ++span) {
      context_.check_stop();
      inner_[span] = infinite;
      for (std::size_t step = 1; step <= span / 2; ++step)
        if (const double sum = cell_[step] + cell_[span - step]; sum < inner_[span]) {
          inner_[span] = sum;
          step_[span] = step;
        }
      cell_[span] = diagonal_[span] + inner_[span];
    }
  }
  /// Around the point inside: `way_` is the least sum of cells and spokes for so many corners, `arc_` the span of the first
  /// cell.
  void find_ways() {
    way_.assign(count_ + 1, infinite);
    arc_.assign(count_ + 1, 0);
    way_[0] = 0;
    for (std::size_t corners = 1; corners <= count_; ++corners) {
      context_.check_stop();
      for (std::size_t span = 1; span <= std::min(corners, count_ - 1); ++span)
        if (const double sum = cell_[span] + spoke_ + way_[corners - span]; sum < way_[corners]) {
          way_[corners] = sum;
          arc_[corners] = span;
        }
    }
  }
  /// All but a cell: it lies beside another one in a larger cell, or it is one of those around the point inside. Without such a
  /// point, what is outside of a cell is one itself.
  void find_outsides() {
    outside_.assign(count_, infinite);
    for (std::size_t span = count_; span-- > 1;) {
      context_.check_stop();
      if (!centre_) {
        outside_[span] = inner_[count_ - span];
        continue;
      }
      outside_[span] = spoke_ + way_[count_ - span];
      for (std::size_t larger = span + 1; larger < count_; ++larger)
        outside_[span] = std::min(outside_[span], diagonal_[larger] + outside_[larger] + cell_[larger - span]);
    }
  }

  /// Of the triangulation with the least sums, put to where its first cell begins at corner 0; infinite where it is none there.
  [[nodiscard]] double length_of_one() const {
    if (!centre_) return length_inside(0, count_ - 1);
    double length = 0;
    for (std::size_t from = 0; from < count_;) {
      const std::size_t span = arc_[count_ - from], to = from + span;
      if (span == 0 || !is_cell(from, to)) return infinite;
      length += std::sqrt(squared_distance(at(to), *centre_)) + length_inside(from, to);
      if (span > 1) length += std::sqrt(squared_distance(at(from), at(to)));
      from = to;
    }
    return length;
  }
  /// Of a cell's diagonals, without its own.
  [[nodiscard]] double length_inside(std::size_t from, std::size_t to) const {
    double length = 0;
    std::vector<std::pair<std::size_t, std::size_t>> pending{{from, to}};
    while (!pending.empty()) {
      const auto [i, j] = pending.back();
      pending.pop_back();
      if (j - i < 2) continue;
      if (i != from || j != to) length += std::sqrt(squared_distance(at(i), at(j)));
      pending.push_back({i, i + step_[j - i]});
      pending.push_back({i + step_[j - i], j});
    }
    return length;
  }

  std::vector<Point> at_;  ///< corners
  std::optional<Point> centre_;
  std::size_t count_;
  const RunContext& context_;
  CpuExecutor* executor_;
  double spoke_ = 0;
  std::vector<double> diagonal_, inner_, cell_, outside_;  ///< by span
  std::vector<double> way_;                                ///< by corners
  std::vector<std::size_t> step_, arc_;
};

}  // namespace

bool is_strictly_convex(const std::vector<Point>& points, const Walk& border) {
  const std::size_t count = border.size();
  for (std::size_t i = 0; i < count; ++i)
    if (orientation(points[border[i]], points[border[(i + 1) % count]], points[border[(i + 2) % count]]) <= 0) return false;
  return true;
}

std::vector<std::uint8_t> possible_spans(const std::vector<Point>& points, const Walk& border,
                                         std::optional<std::uint32_t> inside, const RunContext& context,
                                         CpuExecutor* executor) {
  return SpanSums(points, border, inside, context, executor).possible();
}

}  // namespace ws::triangulation
