// The shortest triangulation of a polygon whose diagonals are given: dynamic programme over sub-polygons.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/exact_sum.h"
#include "compute/triangulation/lmt/faces.h"

#include <array>
#include <cstddef>
#include <limits>
#include <memory_resource>
#include <optional>
#include <unordered_map>

namespace ws::triangulation {

/// A part of a triangulation and the sum of its edges' lengths.
struct Part {
  std::vector<Edge> edges;  ///< ascending
  DoubleDouble length;
  double optimum_count = 0;                    ///< how many parts are as short, rounded where it is large; 0: not counted
  std::vector<std::vector<Edge>> others = {};  ///< some of them besides `edges`, where they are counted
};
/// The points of a solver: in its own order, and as its caller numbers them.
struct NumberedPoints {
  const std::vector<Point>& at;
  const std::vector<std::uint32_t>& number;
};
/// Below 0 where the edges of a are shorter than those of b in sum, exactly. Of equally long sets of equally many edges the one
/// that comes first is that with the smallest edge, by the caller's numbers, of those that only one of them has. That order
/// goes with sums of lengths: a part of the first of all sets is the first of all parts in its place. So programmes that decide
/// by it find the same set in whatever order they look.
[[nodiscard]] int compare_edges(const NumberedPoints& points, const std::vector<Edge>& a, const std::vector<Edge>& b);
/// Whether a comes before b in that order.
[[nodiscard]] bool is_better(const NumberedPoints& points, const Part& a, const Part& b);

/// The most corners: the tables take 32 bytes for each ordered pair.
inline constexpr std::size_t most_corners = 12'000;

/// All sub-polygons of a walk: cell (i, j) is what lies left of the diagonal from corner i to corner j, i < j, between them on
/// the walk. A walk that is closed twice around (`is_cyclic`) has those across its end too, as cells (i, j + corners).
///
/// Only possible edges of the skeleton are diagonals. Every triangle turns left, and `inside`, if there is one, is in none: so
/// the triangles of a cell cover it once. Near ties are decided exactly, ties by `compare_edges`. O(corners³) at most: a cell
/// costs as many steps as there are cells from its first corner that those to its last one can complete, without those that
/// the shortest cells of each span tell to be too long (`least_sums_`). In parallel when `executor` is given.
class SubPolygons {
 public:
  /// `spans`: of a strictly convex walk, those that diagonals may have (`possible_spans`); none: all, of any walk.
  SubPolygons(const NumberedPoints& points, const Skeleton& skeleton, const Walk& walk, std::optional<std::uint32_t> inside,
              const std::vector<std::uint8_t>& spans, const RunContext& context, CpuExecutor* executor);

  [[nodiscard]] std::size_t corner_count() const { return count_; }
  /// Whether the cell can be triangulated; sides of the walk always can.
  [[nodiscard]] bool exists(std::size_t i, std::size_t j) const { return rounded_length(i, j) < infinite; }
  /// Of all edges inside, with the diagonal from i to j itself unless it is a side of the walk.
  [[nodiscard]] DoubleDouble length(std::size_t i, std::size_t j) const {
    return {rounded_length(i, j), cells_[place(i, j)].low};
  }
  /// The same, rounded; infinite where the cell cannot be triangulated. Quick for one j and rising i.
  [[nodiscard]] double rounded_length(std::size_t i, std::size_t j) const { return to_[(j % count_ + 1) * width_ - (j - i)]; }
  /// How far before j the farthest corner is that has a cell to j.
  [[nodiscard]] std::size_t reach_to(std::size_t j) const { return reach_to_[j % count_]; }
  /// Appends these edges.
  void collect(std::size_t i, std::size_t j, std::vector<Edge>& edges) const;
  /// The whole polygon, for walks with nothing inside. None: it has no triangulation from these diagonals. Of equally short
  /// ones up to `most_listed_optima` are listed, if they are counted.
  [[nodiscard]] std::optional<Part> whole(bool count_optima = false) const;
  static constexpr std::size_t most_listed_optima = 100;

 private:
  static constexpr double infinite = std::numeric_limits<double>::infinity();
  /// What is not listed of a cell.
  struct CellValue {
    double low = 0;           ///< what its length has beside the rounded one
    std::uint32_t third = 0;  ///< corner of the triangle on the diagonal, relative to i
  };
  [[nodiscard]] std::size_t place(std::size_t i, std::size_t j) const { return (i % count_) * width_ + (j - i); }
  /// Span s begins at the corners corner[first[s]] … corner[first[s + 1] − 1].
  struct Starts {
    std::pmr::vector<std::uint32_t> first, corner;
  };
  /// Of the cells from corner i that exist, so far, ascending.
  [[nodiscard]] Span<const std::uint32_t> spans_of(std::size_t i) const {
    return {spans_.data() + first_span_[i], cell_count_[i]};
  }
  void find_diagonals(const Skeleton& skeleton, const std::vector<std::uint8_t>& spans, const RunContext& context);
  [[nodiscard]] Starts starts_by_span();
  void find_least_sums(std::size_t span);
  void solve(std::size_t i, std::size_t span);
  /// Triangles on a diagonal, by the steps from its first corner to their third ones: what the cells beside them sum up to.
  class Thirds {
   public:
    /// Steps that are looked at together: one block begins at each multiple of this.
    static constexpr std::size_t block_size = 64;

    /// `from`, `to`: rounded lengths of both cells, by step; infinite where there is none. `steps`: ascending; their first
    /// cells exist. `least_sums`: no sum of a block is less.
    Thirds(const double* from, const double* to, Span<const std::uint32_t> steps, Span<const double> least_sums)
        : from_(from), to_(to), steps_(steps), least_sums_(least_sums) {}
    [[nodiscard]] Span<const std::uint32_t> steps() const { return steps_; }
    [[nodiscard]] double sum(std::size_t step) const { return from_[step] + to_[step]; }
    /// To be called first.
    [[nodiscard]] double least_sum();
    /// f(step) for each whose sum is not above `most`, and maybe some where no second cell exists.
    template <class F>
    void for_each_within(double most, const F& f) const;

   private:
    [[nodiscard]] std::size_t first() const { return steps_[0]; }
    [[nodiscard]] std::size_t last() const { return steps_[steps_.size() - 1]; }
    /// Whether it takes less time to look at all steps between the first and the last.
    [[nodiscard]] bool is_dense() const { return last() - first() < 2 * steps_.size(); }

    [[nodiscard]] double least_of(std::size_t block) const;

    const double *from_, *to_;
    Span<const std::uint32_t> steps_;
    Span<const double> least_sums_;
    std::array<double, most_corners / block_size + 1> least_of_block_;  ///< infinite where all are above the least sum
  };
  /// Whether the walk is convex and `inside` lies between the diagonal and the walk from i to j, or on it: there is no cell.
  [[nodiscard]] bool is_beyond_inside(std::size_t i, std::size_t j) const;
  /// Whether `inside` is in the cell. Then every triangle that turns left holds it, since the cells beside do not.
  [[nodiscard]] bool holds_inside(std::size_t i, std::size_t j, const Thirds& thirds) const;
  /// The third corner of the shortest triangle that turns left on the diagonal from i to j, of those whose rounded sum is not
  /// above `most`; i where there is none.
  [[nodiscard]] std::size_t best_third(std::size_t i, std::size_t j, const Thirds& thirds, double most) const;
  /// Puts the cell into the lists by which others find it. Cells of one span may be listed at once, and shorter ones before.
  void list(std::size_t i, std::size_t span, double length);
  /// The triangles on the diagonal from i to j with which it is as short, the chosen one first; by their third corners.
  [[nodiscard]] std::vector<std::size_t> tied_thirds(std::size_t i, std::size_t j) const;
  using KnownCounts = std::unordered_map<std::size_t, double>;
  /// In how many ways a cell is as short; `known` holds what was counted before.
  [[nodiscard]] double optimum_count(std::size_t i, std::size_t j, KnownCounts& known) const;
  /// Appends the edges of one of these ways; way 0 is that of `collect`.
  void collect_way(std::size_t i, std::size_t j, double way, KnownCounts& known, std::vector<Edge>& edges) const;
  [[nodiscard]] bool is_last_side(std::size_t i, std::size_t j) const { return !is_cyclic_ && i == 0 && j == count_ - 1; }
  /// The edges of both sides of a triangle on the diagonal from i to j.
  [[nodiscard]] std::vector<Edge> edges_by(std::size_t i, std::size_t third, std::size_t j) const;
  [[nodiscard]] int compare_roughly_by(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const;
  [[nodiscard]] bool is_as_short(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const;
  [[nodiscard]] bool turns_left(std::size_t i, std::size_t k, std::size_t j) const;
  [[nodiscard]] bool is_shorter(std::size_t i, std::size_t j, std::size_t third, std::size_t other) const;
  [[nodiscard]] std::uint32_t corner(std::size_t i) const { return walk_[i % count_]; }

  const NumberedPoints& numbered_;
  const std::vector<Point>& points_;
  const Walk& walk_;
  std::optional<std::uint32_t> inside_;
  std::size_t count_, width_ = 0;  ///< no cell has a span of `width_`
  bool is_cyclic_;
  bool is_convex_;  ///< else it is not known
  /// Nearly all faces are small, and there are very many: what one needs is taken from here, as far as it goes.
  std::array<std::byte, 8192> room_;
  std::pmr::monotonic_buffer_resource memory_{room_.data(), room_.size()};
  /// Of each corner from first_span_ on: to which others diagonals lead, as distances, ascending; as cells are solved, the
  /// first `cell_count_` become those of cells that exist.
  std::pmr::vector<std::uint32_t> first_span_{&memory_}, spans_{&memory_}, cell_count_{&memory_};
  std::pmr::vector<CellValue> cells_{&memory_};  ///< by first corner and span
  /// Rounded lengths, infinite where there is no cell: by first corner, from the shortest span on, and by last corner, to the
  /// shortest. So those beside the triangles on a diagonal are in the same order.
  std::pmr::vector<double> from_{&memory_}, to_{&memory_};
  std::pmr::vector<std::uint32_t> reach_to_{&memory_};  ///< by last corner: the largest span
  std::pmr::vector<double> least_of_span_{&memory_};  ///< the rounded length of the shortest cell; infinite where there is none
  /// By blocks of steps: what the cells beside a triangle on a diagonal of the present span sum up to at least, whichever
  /// corner it begins at.
  std::pmr::vector<double> least_sums_{&memory_};
};

}  // namespace ws::triangulation
