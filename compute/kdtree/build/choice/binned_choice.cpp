// Bins of triangles' ends, whose sums are the counts of the planes between them.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/binned_choice.h"

#include "compute/core/run/error.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace ws::kdtree {

namespace {

/// What each plane has more than the one before it, of one axis: triangles that begin below it, that lie in it, and (fewer)
/// that end above it.
enum Change : std::size_t { begins, lies, ends, change_count };

Ints load_counts(const std::uint32_t* from) {
  return reinterpret_cast<Ints>(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
}

float extent_of(const Box& cell, int axis) { return cell.high[axis] - cell.low[axis]; }

/// Finds how many planes lie up to each end of a triangle: at most at its low ends (lanes 0 to 2), below its high ones (3 to
/// 5).
class PlaneFinder {
 public:
  PlaneFinder(const Box& cell, int bins) : cell_(cell), bins_(bins), last_(bins - 1 + Ints{}) {
    for (int lane = 0; lane < 6; ++lane) {
      const int axis = lane % 3;
      const float extent = extent_of(cell, axis), scale = static_cast<float>(bins) / extent;
      low_[lane] = cell.low[axis];
      extent_[lane] = extent;
      scale_[lane] = scale < no_cost ? scale : 0;  // false for what is no number, too
      const float farthest = larger(std::fabs(cell.low[axis]), std::fabs(cell.high[axis]));
      // Of a bin, twice and more what roundings may move an end by, and a plane.
      const float error = 0x1p-21f * static_cast<float>(bins) + 0x1p-22f * farthest * scale_[lane];
      sure_[lane] = extent == 0 || (scale_[lane] > 0 && error < 0.5f) ? 0.5f - (extent == 0 ? 0 : error) : -1;
    }
  }

  /// Whether it is known for all ends: where none lies so near a plane that rounding matters, nor in one.
  [[nodiscard]] bool find_surely(const Ref& ref, Ints& found) const {
    const __m256 half = _mm256_set1_ps(0.5f);
    const Floats in_bins = (ends(ref) - low_) * scale_;
    const Floats inside = reinterpret_cast<Floats>(  // those beyond the first or the last plane as in the middle of their bins
        _mm256_min_ps(_mm256_max_ps(reinterpret_cast<__m256>(in_bins), half), reinterpret_cast<__m256>(last_half_)));
    found = __builtin_convertvector(inside, Ints);
    const Floats off_middle = inside - __builtin_convertvector(found, Floats) - 0.5f;
    return (~bits(absolute(off_middle) < sure_) & six_lanes) == 0;
  }

  /// An estimate, compared with the planes about it; the few that rounding misleads are searched for.
  [[nodiscard]] Ints operator()(const Ref& ref) const {
    constexpr Ints is_high{0, 0, 0, -1, -1, -1, 0, 0};
    const Floats end = ends(ref);
    Ints found = __builtin_convertvector((end - low_) * scale_, Ints);
    found = found > 0 ? found : Ints{};
    found = found < last_ ? found : last_;
    const Floats below = place(found), above = place(found + 1);
    const Ints is_above_below = is_high ? (below < end) : (below <= end),
               is_below_above = is_high ? (end <= above) : (end < above);
    const Ints is_right = ((is_above_below | (found == 0)) & (is_below_above | (found == last_))) | (extent_ == 0);
    for (unsigned wrong = ~bits(is_right) & six_lanes; wrong != 0; wrong &= wrong - 1) {
      const int lane = std::countr_zero(wrong);
      found[lane] = search(lane % 3, end[lane], lane >= 3);
    }
    return found;
  }

 private:
  static constexpr unsigned six_lanes = 63;

  [[nodiscard]] Floats ends(const Ref& ref) const {
    constexpr Ints is_end{-1, -1, -1, -1, -1, -1, 0, 0};
    return is_end ? load(&ref.box.low.x) : low_;  // the rest of `ref` is no float
  }
  [[nodiscard]] static Floats absolute(Floats x) { return reinterpret_cast<Floats>(reinterpret_cast<Ints>(x) & 0x7fffffff); }
  /// As `bin_plane` places the k-th. To multiply by a power of two is as exact as to divide, and faster.
  [[nodiscard]] Floats place(Ints k) const {
    const Floats number = __builtin_convertvector(k, Floats), bins = static_cast<float>(bins_) + Floats{};
    return low_ + extent_ * (std::has_single_bit(static_cast<unsigned>(bins_)) ? number * (1 / bins) : number / bins);
  }
  [[nodiscard]] std::int32_t search(int axis, float x, bool strictly) const {
    std::int32_t from = 0, to = bins_ - 1;  // planes up to number `from` count, those beyond `to` do not
    while (from < to) {
      const std::int32_t middle = (from + to + 1) / 2;
      const float position = bin_plane(cell_, axis, middle, bins_).position;
      if (strictly ? position < x : position <= x)
        from = middle;
      else
        to = middle - 1;
    }
    return from;
  }

  const Box& cell_;
  int bins_;
  Ints last_;
  Floats low_{}, extent_{}, scale_{};
  Floats last_half_ = static_cast<float>(bins_) - 0.5f + Floats{};
  Floats sure_{};  ///< so near the middle of its bin no end is at a plane
};

/// Counts of six ends, each lane its own, that are raised for some triangles at once, after all their places were found: else
/// they would be read as soon as a place is known, and read again where it turns out that one just before has raised them.
class LateCounts {
 public:
  explicit LateCounts(const std::array<std::uint32_t*, 6>& counts) : counts_(counts) {}
  ~LateCounts() { settle(); }
  LateCounts(const LateCounts&) = delete;
  LateCounts& operator=(const LateCounts&) = delete;

  void raise(Ints places) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(waiting_[size_]), reinterpret_cast<__m256i>(places));
    if (++size_ == most) settle();
  }

 private:
  static constexpr std::size_t most = 32;

  void settle() {
    for (std::size_t i = 0; i < size_; ++i)
      for (std::size_t lane = 0; lane < counts_.size(); ++lane) ++counts_[lane][waiting_[i][lane]];
    size_ = 0;
  }

  std::array<std::uint32_t*, 6> counts_;
  alignas(32) std::uint32_t waiting_[most][lane_count];
  std::size_t size_ = 0;
};

}  // namespace

Split BinnedChoice::choose(const Rules& rules, const Box& cell, const RefPieces& refs, float worth, CpuExecutor* executor,
                           const std::stop_token& stop) {
  if (refs.count == 0 || !(surface_area(cell) > 0)) return {};
  place_planes(rules.bins);
  SahCosts costs = rules.costs;
  costs.guard = false;  // no plane inside the cell makes a child that is the cell
  lowest_ = no_cost + Floats{};
  const auto triangles = static_cast<std::uint32_t>(refs.count);
  count(cell, refs, executor, stop);
  price_axis<0>(costs, cell, triangles);
  price_axis<1>(costs, cell, triangles);
  price_axis<2>(costs, cell, triangles);
  const float lowest = least(lowest_);
  if (!(lowest <= worth) || !(lowest < no_cost)) return {};
  std::size_t number = 0;
  const Plane plane = cheapest_plane(cell, lowest, number);
  const std::size_t i = at(plane.axis, number);
  return judge(rules, cell, plane, left_[i], planar_[i], right_[i], triangles);
}

void BinnedChoice::place_planes(int bins) {
  if (bins_ == bins) return;
  bins_ = bins;
  planes_ = static_cast<std::size_t>(bins - 1);
  stride_ = (planes_ + lane_count) / lane_count * lane_count;  // one more than planes, for what lies beyond the last
  parts_.assign(stride_, 0);
  for (std::size_t i = 0; i < planes_; ++i) parts_[i] = static_cast<float>(i + 1) / static_cast<float>(bins);
  costs_.resize(3 * stride_);
}

Floats BinnedChoice::positions(const Box& cell, int axis, std::size_t first) const {
  return cell.low[axis] + extent_of(cell, axis) * load(parts_.data() + first);
}

void BinnedChoice::keep(const Box& cell, int axis, std::size_t first, Floats x, Floats cost) {
  cost = (x > cell.low[axis]) & (x < cell.high[axis]) ? cost : no_cost + Floats{};
  lowest_ = cost < lowest_ ? cost : lowest_;
  std::copy_n(reinterpret_cast<const float*>(&cost), lane_count, costs_.data() + at(axis, first));
}

void BinnedChoice::count(const Box& cell, const RefPieces& refs, CpuExecutor* executor, const std::stop_token& stop) {
  const std::size_t size = 3 * change_count * stride_;
  const std::size_t pieces = refs.size();
  changes_.assign(size * pieces, 0);
  const PlaneFinder find(cell, bins_);
  for_pieces(refs, executor, [&](const RefRun& run, std::size_t piece) {
    std::uint32_t* const changes = changes_.data() + piece * size;
    const auto start_of = [&](int axis, Change what) { return at(axis * int(change_count) + int(what), 0); };
    std::array<std::uint32_t*, 6> counts;  // of each lane
    for (int lane = 0; lane < 6; ++lane)
      counts[std::size_t(lane)] = changes + start_of(lane % 3, lane < 3 ? begins : Change::ends);
    if (stop.stop_requested()) throw Cancelled{};
    LateCounts late(counts);
    for_apart(run.refs.size(), [&](std::size_t i) {
      Ints found;
      if (!find.find_surely(run.refs[i], found)) {
        found = find(run.refs[i]);
        for (int axis = 0; axis < 3; ++axis) {
          const std::int32_t low = found[axis], high = found[axis + 3];
          if (low <= high) continue;  // else it is flat, and planes lie where it does
          ++changes[start_of(axis, lies) + static_cast<std::size_t>(high)];
          --changes[start_of(axis, lies) + static_cast<std::size_t>(low)];
        }
      }
      late.raise(found);
    });
  });
  for (std::size_t piece = 1; piece < pieces; ++piece)
    for (std::size_t i = 0; i < size; ++i) changes_[i] += changes_[piece * size + i];
}

template <int Axis>
void BinnedChoice::price_axis(const SahCosts& costs, const Box& cell, std::uint32_t count) {
  for (auto* counts : {&left_, &planar_, &right_}) counts->resize(3 * stride_);
  const std::uint32_t* const changes = changes_.data() + at(Axis * int(change_count), 0);
  std::uint32_t left = 0, planar = 0, right = count, any_planar = 0;
  for (std::size_t i = 0; i < planes_; ++i) {
    left_[at(Axis, i)] = left += changes[i + begins * stride_];
    planar_[at(Axis, i)] = planar += changes[i + lies * stride_];
    right_[at(Axis, i)] = right -= changes[i + ends * stride_];
    any_planar |= planar;
  }
  const LanePrice<Axis> price(costs, cell, count);
  for (std::size_t first = 0; first < planes_; first += lane_count) {
    const std::size_t i = at(Axis, first);
    const Floats x = positions(cell, Axis, first);
    const Ints on_left = load_counts(&left_[i]), on_right = load_counts(&right_[i]);
    const Floats cost =
        any_planar ? price(x, on_left, load_counts(&planar_[i]), on_right).cost : price.inside(x, on_left, on_right);
    keep(cell, Axis, first, x, cost);
  }
}

Plane BinnedChoice::cheapest_plane(const Box& cell, float lowest, std::size_t& number) const {
  Plane best;
  for (int axis = 0; axis < 3; ++axis)
    for (std::size_t first = 0; first < planes_; first += lane_count)
      for (unsigned lanes = bits(load(&costs_[at(axis, first)]) == lowest); lanes != 0; lanes &= lanes - 1) {
        const std::size_t i = first + static_cast<std::size_t>(std::countr_zero(lanes));
        const Plane plane = bin_plane(cell, axis, static_cast<int>(i) + 1, bins_);
        if (best.axis >= 0 && best.position <= plane.position) continue;
        best = plane;
        number = i;
      }
  return best;
}

}  // namespace ws::kdtree
