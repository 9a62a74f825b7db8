// Bins with bounds.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/exact_choice.h"

#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/choice/lanes.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>

namespace ws::kdtree {

namespace {

constexpr std::uint32_t not_chosen = 0xffffffffu;
/// Up to this number of ends are compared with each other, more are sorted.
constexpr std::size_t few_ends = 96;

/// The bins of a triangle's ends, as the box has them: three low ones, three high ones.
class BinFinder {
 public:
  template <class Bins>
  BinFinder(const Bins* bins, std::uint32_t bin_count) : last_(static_cast<std::int32_t>(bin_count - 1) + Ints{}) {
    for (int k = 0; k < 6; ++k) {
      low_[k] = bins[k % 3].low;
      scale_[k] = bins[k % 3].scale;
    }
  }
  [[nodiscard]] Ints operator()(const Ref& ref) const {
    const Ints bin = __builtin_convertvector((load(&ref.box.low.x) - low_) * scale_, Ints);
    return bin < last_ ? bin : last_;
  }

 private:
  Floats low_{}, scale_{};
  Ints last_;
};

/// So many bins of ends are looked at together.
constexpr std::size_t bins_at_once = 16;

/// The range from the first of the chosen bins of an axis to the last one.
class NearBins {
 public:
  void add(std::uint32_t bin) {
    first_ = std::min(first_, bin);
    last_ = bin;
  }
  /// f(i, bin) for those of `count` ends whose bins are in the range.
  template <class F>
  void find(const std::uint16_t* bins, std::size_t count, const F& f) const {
    if (first_ > last_) return;
    const __m256i first = _mm256_set1_epi16(static_cast<short>(first_)),
                  size = _mm256_set1_epi16(static_cast<short>(last_ - first_));
    for (std::size_t i = 0; i < count; i += bins_at_once) {
      const __m256i from_first = _mm256_sub_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bins + i)), first);
      const __m256i is_near = _mm256_cmpeq_epi16(_mm256_min_epu16(from_first, size), from_first);
      auto found = static_cast<unsigned>(_mm256_movemask_epi8(is_near)) & 0x55555555u;
      if (count - i < bins_at_once) found &= (1u << 2 * (count - i)) - 1;
      for (; found != 0; found &= found - 1) {
        const std::size_t k = i + static_cast<std::size_t>(std::countr_zero(found)) / 2;
        f(k, bins[k]);
      }
    }
  }

 private:
  std::uint32_t first_ = not_chosen, last_ = 0;
};

}  // namespace

Split ExactChoice::choose(const SahCosts& costs, const Box& cell, const RefPieces& refs, float worth, CpuExecutor* executor,
                          const std::stop_token& stop) {
  if (!(surface_area(cell) > 0)) return {};
  const auto count = static_cast<std::uint32_t>(refs.count);
  bin_count_ = std::clamp(std::uint32_t{1} << (std::bit_width(count) - 3), 32u, 1024u);
  stride_ = bin_count_ + lane_count;
  Split flat;  // across an axis along which the cell has no extent there is one plane
  for (std::uint32_t axis = 0; axis < 3; ++axis) {
    const float low = cell.low[int(axis)], extent = cell.high[int(axis)] - low;
    const float scale = static_cast<float>(bin_count_) / extent;
    bins_[axis] = {low, cell.high[int(axis)], scale < no_cost ? scale : 0, extent / static_cast<float>(bin_count_)};
    if (extent > 0) continue;
    const Split split = price(costs, cell, int(axis), low, 0, count, 0, count);
    if (is_better(split, flat)) flat = split;
  }
  count_ends(refs, executor);
  known_ = no_cost;
  bounds_.resize(3 * std::size_t(stride_));
  bound_bins<0>(costs, cell, count);
  bound_bins<1>(costs, cell, count);
  bound_bins<2>(costs, cell, count);

  float limit = std::min(known_ * 1.0001f, worth);
  for (;;) {
    gather(refs, limit, executor);
    splits_.assign(chosen_.size(), {});
    const auto evaluate_one = [&](std::size_t i) { splits_[i] = evaluate(chosen_[i], costs, cell, count, stop); };
    if (executor)
      executor->nested(chosen_.size(), evaluate_one);
    else
      for (std::size_t i = 0; i < chosen_.size(); ++i) evaluate_one(i);
    Split best = flat;
    for (const Split& split : splits_)
      if (is_better(split, best)) best = split;
    if (best.cost <= limit || limit >= worth) return best;
    limit = std::min(best.cost, worth);
  }
}

void ExactChoice::count_ends(const RefPieces& refs, CpuExecutor* executor) {
  const std::size_t size = 3 * std::size_t(stride_);
  const std::size_t pieces = refs.size();
  starts_.assign(size * pieces, 0);
  ends_.assign(size * pieces, 0);
  const BinFinder find(bins_, bin_count_);
  bins_stride_ = (refs.count + bins_at_once - 1) / bins_at_once * bins_at_once;
  const std::size_t room = 6 * bins_stride_ + bins_at_once;  // a run may begin anywhere, so its last bins are read with others
  if (bins_of_ends_.size() < room) bins_of_ends_ = HostBuffer<std::uint16_t>(room);
  for_pieces(refs, executor, [&](const RefRun& run, std::size_t piece) {
    const std::size_t offset = piece * size;
    std::uint32_t* counts[6];
    std::uint16_t* bins[6];
    for (std::uint32_t k = 0; k < 6; ++k) {
      counts[k] = (k < 3 ? starts_ : ends_).data() + offset + at(k % 3, 0);
      bins[k] = bins_of_low(k) + run.first;
    }
    const auto count_one = [&](std::size_t i) {
      const Ints bin = find(run.refs[i]);
      for (int k = 0; k < 6; ++k) {
        ++counts[k][static_cast<std::uint32_t>(bin[k])];
        bins[k][i] = static_cast<std::uint16_t>(bin[k]);
      }
    };
    for_apart(run.refs.size(), count_one);
  });
  for (std::size_t piece = 1; piece < pieces; ++piece)
    for (std::size_t i = 0; i < size; ++i) {
      starts_[i] += starts_[piece * size + i];
      ends_[i] += ends_[piece * size + i];
    }
}

/// Makes `starts_` what lies before each bin, `ends_` what lies after it, and the bounds.
template <int Axis>
void ExactChoice::bound_bins(const SahCosts& costs, const Box& cell, std::uint32_t count) {
  std::uint32_t *starts = &starts_[at(Axis, 0)], *ends = &ends_[at(Axis, 0)];
  float* bounds = &bounds_[at(Axis, 0)];
  sizes_.resize(3 * std::size_t(stride_));
  std::uint32_t* sizes = &sizes_[at(Axis, 0)];
  const Bins& bins = bins_[Axis];
  if (!(bins.high > bins.low)) {
    std::fill_n(bounds, bin_count_, no_cost);
    std::fill_n(sizes, bin_count_, 0u);
    return;
  }
  std::uint32_t before = 0, after = count;
  for (std::uint32_t b = 0; b < bin_count_; ++b) {
    const std::uint32_t low_ends = starts[b], high_ends = ends[b];
    sizes[b] = low_ends + high_ends;
    after -= high_ends;
    starts[b] = before;
    ends[b] = after;
    before += low_ends;
  }
  const LanePrice<Axis> price(costs, cell, count);
  Floats known = no_cost + Floats{};
  for (std::uint32_t b = 0; b < bin_count_; b += lane_count) {
    Floats index{};
    Ints left, right, filled;
    for (std::uint32_t i = 0; i < lane_count; ++i) {
      index[i] = static_cast<float>(b + i);
      left[i] = static_cast<std::int32_t>(starts[b + i]);
      right[i] = static_cast<std::int32_t>(ends[b + i]);
      filled[i] = static_cast<std::int32_t>(sizes[b + i]);
    }
    // A little more than the bin, since its ends are rounded too.
    Floats from = bins.low + (index - 0.01f) * bins.width, to = bins.low + (index + 1.01f) * bins.width;
    from = from > bins.low ? from : bins.low + Floats{};
    to = to < bins.high ? to : bins.high + Floats{};
    Floats bound = price.bound(from, to, left, right);
    bound = filled > 0 ? bound : no_cost + Floats{};
    const Floats at_end = price(to, left, Ints{}, right).cost;  // about: what lies in the bin is left out
    known = at_end < known ? at_end : known;
    for (std::uint32_t i = 0; i < lane_count; ++i) bounds[b + i] = bound[i];
  }
  for (std::uint32_t i = 0; i < lane_count; ++i) known_ = std::min(known_, known[i]);
}

void ExactChoice::gather(const RefPieces& refs, float limit, CpuExecutor* executor) {
  chosen_.clear();
  slots_.assign(3 * std::size_t(stride_), not_chosen);
  std::uint32_t total = 0;
  NearBins near[3];
  for (std::uint32_t axis = 0; axis < 3; ++axis)
    for (std::uint32_t b = 0; b < bin_count_; ++b) {
      if (bounds_[at(axis, b)] > limit || sizes_[at(axis, b)] == 0) continue;
      chosen_.push_back({axis, b, total, 0});
      slots_[at(axis, b)] = total;
      total += sizes_[at(axis, b)];
      near[axis].add(b);
    }
  gathered_.resize(total);
  const auto is_chosen = [](std::uint32_t& slot) {  // others may be counting it up
    return std::atomic_ref(slot).load(std::memory_order_relaxed) != not_chosen;
  };
  const auto put = [&](std::uint32_t& slot, float position, EventType type) {
    const std::uint32_t place = executor ? std::atomic_ref(slot).fetch_add(1, std::memory_order_relaxed) : slot++;
    gathered_[place] = {position, static_cast<std::int32_t>(type)};
  };
  for_pieces(refs, executor, [&](const RefRun& run, std::size_t) {
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
      const auto position = [&](const Vec3& corner) { return corner[int(axis)]; };
      near[axis].find(bins_of_low(axis) + run.first, run.refs.size(), [&](std::size_t i, std::uint16_t bin) {
        std::uint32_t& slot = slots_[at(axis, bin)];
        if (!is_chosen(slot)) return;
        const float low = position(run.refs[i].box.low), high = position(run.refs[i].box.high);
        put(slot, low, low == high ? EventType::planar : EventType::start);
      });
      near[axis].find(bins_of_high(axis) + run.first, run.refs.size(), [&](std::size_t i, std::uint16_t bin) {
        std::uint32_t& slot = slots_[at(axis, bin)];
        if (!is_chosen(slot)) return;
        const float low = position(run.refs[i].box.low), high = position(run.refs[i].box.high);
        if (low != high) put(slot, high, EventType::end);
      });
    }
  });
  for (Bin& bin : chosen_) bin.size = slots_[at(bin.axis, bin.index)] - bin.first;
}

template <int Axis>
Split ExactChoice::evaluate_few(const Bin& bin, const SahCosts& costs, const Box& cell, std::uint32_t count) const {
  const Span<const End> ends{gathered_.data() + bin.first, bin.size};
  alignas(32) float positions[few_ends + lane_count], lows[few_ends], highs[few_ends];  // what is neither is far away
  bool has_planar = false;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const End end = ends[i];
    positions[i] = end.position;
    lows[i] = end.type == static_cast<std::int32_t>(EventType::end) ? no_cost : end.position;
    highs[i] = end.type == static_cast<std::int32_t>(EventType::start) ? -no_cost : end.position;
    has_planar |= end.type == static_cast<std::int32_t>(EventType::planar);
  }
  std::fill_n(positions + ends.size(), lane_count, ends[0].position);
  const std::uint32_t before = starts_[at(Axis, bin.index)], after = ends_[at(Axis, bin.index)];
  const LanePrice<Axis> price(costs, cell, count);
  Split best;
  for (std::size_t first = 0; first < ends.size(); first += lane_count) {
    const Floats x = load(positions + first);
    Ints left = static_cast<std::int32_t>(before) + Ints{}, right = static_cast<std::int32_t>(after) + Ints{}, planar{};
    for (std::size_t i = 0; i < ends.size(); ++i) {
      left -= lows[i] < x;
      right -= highs[i] > x;
      if (has_planar) planar -= (lows[i] == x) & (highs[i] == x);
    }
    const LanePrices prices = price(x, left, planar, right);
    const float cost = least(prices.cost < no_cost ? prices.cost : no_cost + Floats{});
    if (!(cost < no_cost) || cost > best.cost) continue;
    for (unsigned lanes = bits(prices.cost == cost); lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      const auto on = [&](Ints counts) { return static_cast<std::uint32_t>(counts[lane]); };
      const Split split{cost,     x[lane],    Axis,     prices.goes_left[lane] != 0 ? Side::left : Side::right,
                        on(left), on(planar), on(right)};
      if (is_better(split, best)) best = split;
    }
  }
  return best;
}

Split ExactChoice::evaluate(const Bin& bin, const SahCosts& costs, const Box& cell, std::uint32_t count,
                            const std::stop_token& stop) {
  if (bin.size == 0) return {};
  if (bin.size <= few_ends)
    return bin.axis == 0   ? evaluate_few<0>(bin, costs, cell, count)
           : bin.axis == 1 ? evaluate_few<1>(bin, costs, cell, count)
                           : evaluate_few<2>(bin, costs, cell, count);
  End *begin = gathered_.data() + bin.first, *end = begin + bin.size;
  sort_stoppable(begin, end, stop, [](const End& a, const End& b) {
    return a.position != b.position ? a.position < b.position : a.type < b.type;
  });
  std::uint32_t left = starts_[at(bin.axis, bin.index)];
  std::uint32_t right = ends_[at(bin.axis, bin.index)];  // after the bin; those in it are taken off below
  for (const End* e = begin; e != end; ++e) right += e->type != static_cast<std::int32_t>(EventType::start);
  Split best;
  for (const End* e = begin; e != end;) {
    const float position = e->position;
    std::uint32_t here[3]{};
    for (; e != end && e->position == position; ++e) ++here[e->type];
    right -= here[0] + here[1];
    const Split split = price(costs, cell, int(bin.axis), position, left, here[1], right, count);
    if (is_better(split, best)) best = split;
    left += here[1] + here[2];
  }
  return best;
}

}  // namespace ws::kdtree
