// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/fit.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace ws::ridge {

namespace {

/// A symmetric, positive definite matrix whose entries lie within two of the diagonal, but for the last `border` rows and
/// columns, which may be full. A closed line needs two of them: its ends meet there.
class BorderedBand {
 public:
  BorderedBand(std::size_t size, std::size_t border)
      : inner_(size - border), border_(border), band_(3 * inner_), side_(inner_ * border), corner_(border * border) {}

  /// Adds to the entries (i, j) and (j, i).
  void add(std::size_t i, std::size_t j, double value) {
    if (i < j) std::swap(i, j);
    if (i < inner_)
      band_[3 * i + (i - j)] += value;
    else if (j < inner_)
      side_[j * border_ + (i - inner_)] += value;
    else
      corner_[(i - inner_) * border_ + (j - inner_)] += value;
  }

  /// To L·D·Lᵀ: band_[3·i] becomes 1 / D, the others L.
  void factorize() {
    for (std::size_t i = 0; i < inner_; ++i) {
      double* row = &band_[3 * i];                           // row[1]: with i − 1, row[2]: with i − 2
      if (i > 1) row[1] -= row[2] * band_[3 * (i - 1) + 1];  // entries are still L·D here
      double diagonal = row[0];
      for (std::size_t before = 1; before <= std::min<std::size_t>(i, 2); ++before) {
        const double entry = row[before];
        row[before] *= band_[3 * (i - before)];
        diagonal -= entry * row[before];
      }
      row[0] = 1 / diagonal;
    }
    solved_side_ = side_;
    solve_inner(solved_side_, border_);
    for (std::size_t r = 0; r < border_; ++r)
      for (std::size_t c = 0; c <= r; ++c) {
        double& entry = corner_[r * border_ + c];  // becomes L·D, on the diagonal D
        for (std::size_t i = 0; i < inner_; ++i) entry -= side_[i * border_ + r] * solved_side_[i * border_ + c];
        for (std::size_t v = 0; v < c; ++v)
          entry -= corner_[r * border_ + v] * corner_[c * border_ + v] / corner_[v * border_ + v];
      }
  }

  /// Row by row, `columns` right sides at once, in place.
  void solve(std::vector<double>& x, std::size_t columns) const {
    solve_inner(x, columns);
    double* last = x.data() + inner_ * columns;
    for (std::size_t c = 0; c < columns; ++c) {
      for (std::size_t r = 0; r < border_; ++r) {
        for (std::size_t i = 0; i < inner_; ++i) last[r * columns + c] -= side_[i * border_ + r] * x[i * columns + c];
        for (std::size_t v = 0; v < r; ++v)
          last[r * columns + c] -= corner_[r * border_ + v] / corner_[v * border_ + v] * last[v * columns + c];
      }
      for (std::size_t r = border_; r-- > 0;) {
        last[r * columns + c] /= corner_[r * border_ + r];
        for (std::size_t v = r + 1; v < border_; ++v)
          last[r * columns + c] -= corner_[v * border_ + r] / corner_[r * border_ + r] * last[v * columns + c];
      }
      for (std::size_t i = 0; i < inner_; ++i)
        for (std::size_t r = 0; r < border_; ++r) x[i * columns + c] -= solved_side_[i * border_ + r] * last[r * columns + c];
    }
  }

 private:
  void solve_inner(std::vector<double>& x, std::size_t columns) const {
    for (std::size_t i = 0; i < inner_; ++i)
      for (std::size_t before = 1; before <= std::min<std::size_t>(i, 2); ++before)
        for (std::size_t c = 0; c < columns; ++c) x[i * columns + c] -= band_[3 * i + before] * x[(i - before) * columns + c];
    for (std::size_t i = inner_; i-- > 0;) {
      for (std::size_t c = 0; c < columns; ++c) x[i * columns + c] *= band_[3 * i];
      for (std::size_t after = 1; after <= 2 && i + after < inner_; ++after)
        for (std::size_t c = 0; c < columns; ++c)
          x[i * columns + c] -= band_[3 * (i + after) + after] * x[(i + after) * columns + c];
    }
  }

  std::size_t inner_, border_;
  std::vector<double> band_, side_, solved_side_, corner_;
};

/// Solves for the change that is left to make, so that lines which nothing pulls at stay where they are.
void fit_line(FineLines& fine, const FineLines::Line& line, std::size_t first_edge, const FitSums& sums, double stiffness,
              const RunContext& context) {
  constexpr double hold = 1e-10;  // keeps the matrix positive where no point says how a line turns
  const std::size_t d = fine.dimension, size = line.size();
  BorderedBand matrix(size, line.closed ? std::min<std::size_t>(size, 2) : 0);
  for (std::size_t i = 0; i < size; ++i) matrix.add(i, i, sums.own[line.begin + i] + hold * stiffness);
  for (std::size_t i = 0; i < line.edge_count(); ++i)
    matrix.add(i, (i + 1) % size, (i == (i + 1) % size ? 2 : 1) * sums.with_next[first_edge + i]);
  std::vector<double> change(sums.pull.begin() + static_cast<std::ptrdiff_t>(line.begin * d),
                             sums.pull.begin() + static_cast<std::ptrdiff_t>(line.end * d));
  context.check_stop();
  for_bends(line, [&](std::size_t a, std::size_t b, std::size_t c) {
    const std::array<std::pair<std::size_t, double>, 3> bend{{{a, 1}, {b, -2}, {c, 1}}};
    for (std::size_t u = 0; u < 3; ++u) {
      const auto [at, weight] = bend[u];
      for (std::size_t v = 0; v <= u; ++v)
        matrix.add(at - line.begin, bend[v].first - line.begin, stiffness * weight * bend[v].second);
      for (std::size_t k = 0; k < d; ++k)
        change[(at - line.begin) * d + k] -= stiffness * weight * (fine.at(a)[k] - 2 * fine.at(b)[k] + fine.at(c)[k]);
    }
  });
  context.check_stop();
  matrix.factorize();
  context.check_stop();
  matrix.solve(change, d);
  for (std::size_t v = 0; v < change.size(); ++v) fine.coordinates[line.begin * d + v] += change[v];
}

}  // namespace

void fit(FineLines& fine, const FitSums& sums, double stiffness, const RunContext& context) {
  std::size_t first_edge = 0;
  for (std::size_t l = 0; l < fine.lines.size(); ++l) {
    context.check_stop();
    const auto& line = fine.lines[l];
    const double points_per_node = sums.point_counts[l] / static_cast<double>(line.size());
    if (line.edge_count() > 0) fit_line(fine, line, first_edge, sums, std::max(points_per_node, 1.0) * stiffness, context);
    first_edge += line.edge_count();
  }
}

}  // namespace ws::ridge
