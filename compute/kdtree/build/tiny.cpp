// Nodes of equal size are priced together: what differs is where ends lie, not how many there are.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/tiny.h"

#include "compute/kdtree/build/choice/lanes.h"
#include "compute/kdtree/build/subtree.h"

#include <utility>

namespace ws::kdtree {

namespace {

/// Eight nodes of `count` triangles, a node in each lane.
class EightNodes {
 public:
  EightNodes(const SahCosts& costs, const Box* const* cells, const Ref* const* refs, std::uint32_t count)
      : costs_(costs), cells_(cells), count_(count) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const Box* boxes[lane_count];
      for (std::uint32_t lane = 0; lane < lane_count; ++lane) boxes[lane] = &refs[lane][i].box;
      ends_[i] = LaneBoxes(boxes);
    }
    consider<0>();
    consider<1>();
    consider<2>();
  }

  /// The cheapest plane of the node in a lane.
  [[nodiscard]] Split best(const Box& cell, std::uint32_t lane) const {
    if (!(cost_[lane] < no_cost)) return {};
    const auto plane = static_cast<std::size_t>(plane_[lane]);
    const auto axis = static_cast<std::int8_t>(plane / planes_of_axis);
    const auto left = static_cast<std::uint32_t>(left_[plane][lane]), right = static_cast<std::uint32_t>(right_[plane][lane]);
    const auto planar = has_planar_[axis] ? static_cast<std::uint32_t>(planar_[plane][lane]) : 0u;
    if (planar == 0) return {cost_[lane], position_[lane], axis, Side::right, left, 0, right};
    return price(costs_, cell, axis, position_[lane], left, planar, right, count_);
  }

 private:
  static constexpr std::size_t planes_of_axis = 2 * tiny_node;

  template <int Axis>
  void consider() {
    Ints is_planar{};
    for (std::uint32_t i = 0; i < count_; ++i) is_planar |= ends_[i].low[Axis] == ends_[i].high[Axis];
    has_planar_[Axis] = bits(is_planar) != 0;
    if (has_planar_[Axis])
      consider_planes<Axis, true>();
    else
      consider_planes<Axis, false>();
  }

  template <int Axis, bool HasPlanar>
  void consider_planes() {
    const LanePrice<Axis> price(costs_, cells_, count_);
    const Ints has_area = price.cell_area() > 0;
    for (std::uint32_t i = 0; i < 2 * count_; ++i) {
      const std::size_t plane = Axis * planes_of_axis + i;
      const Floats x = i < count_ ? ends_[i].low[Axis] : ends_[i - count_].high[Axis];
      Ints left{}, right{}, planar{};
      for (std::uint32_t k = 0; k < count_; ++k) {
        left -= ends_[k].low[Axis] < x;
        right -= ends_[k].high[Axis] > x;
      }
      if (HasPlanar) {
        planar += static_cast<std::int32_t>(count_);
        for (std::uint32_t k = 0; k < count_; ++k) planar += (ends_[k].low[Axis] < x) | (ends_[k].high[Axis] > x);
      }
      const Floats cost = HasPlanar ? price(x, left, planar, right).cost : price.without_planar(x, left, right);
      left_[plane] = left;
      right_[plane] = right;
      if (HasPlanar) planar_[plane] = planar;
      const Ints is_better = ((cost < cost_) | ((cost == cost_) & (x < position_))) & has_area;
      cost_ = is_better ? cost : cost_;
      position_ = is_better ? x : position_;
      plane_ = is_better ? static_cast<std::int32_t>(plane) + Ints{} : plane_;
    }
  }

  const SahCosts& costs_;
  LaneBoxes cells_;
  std::uint32_t count_;
  LaneBoxes ends_[tiny_node];  ///< of the i-th triangles
  Floats cost_ = no_cost + Floats{}, position_{};
  Ints plane_{};
  bool has_planar_[3]{};  ///< whether a triangle is flat across the axis; if none is, `planar_` is not written
  Ints left_[3 * planes_of_axis], right_[3 * planes_of_axis], planar_[3 * planes_of_axis];
};

}  // namespace

void TinyBuilder::Level::clear() {
  for (auto& some : seeds) some.clear();
  used = 0;
}
void TinyBuilder::Level::reserve(std::size_t count) {
  if (refs.size() >= used + count) return;
  HostBuffer<Ref> more(std::max(2 * room, used + count));
  std::copy_n(refs.data(), used, more.data());
  refs = std::move(more);
}

void TinyBuilder::add(const Job& job, TreeWriter& writer, ReferenceLimit::Counts& counts, std::uint32_t node,
                      Span<const Ref> refs, const Box& cell, Path path) {
  level_.reserve(refs.size());
  for (std::size_t i = 0; i < refs.size(); ++i) copy_ref(refs[i], level_.refs.data() + level_.used + i);
  const auto count = static_cast<std::uint32_t>(refs.size()), first = static_cast<std::uint32_t>(level_.used);
  level_.used += count;
  enter({job, writer, counts}, level_, {cell, node, first, path}, count);
}

void TinyBuilder::enter(const Writing& to, Level& level, const Seed& seed, std::uint32_t count) {
  to.counts.node(seed.path.depth, count);
  to.job.limit.add_some(to.counts);
  if (seed.path.depth < to.job.limit.depth() && !must_be_leaf(to.job.rules, seed.path, count))
    level.seeds[count].push_back(seed);
  else
    write_leaf(to, level, seed, count);
}

void TinyBuilder::write_leaf(const Writing& to, const Level& level, const Seed& seed, std::uint32_t count) const {
  to.counts.leaf(seed.path.depth, count);
  const Ref* const refs = level.refs.data() + seed.first;
  to.writer.leaf(seed.node, count, seed.path.depth, [&](std::uint32_t i) { return refs[i].triangle; });
}

void TinyBuilder::grow(const Job& job, TreeWriter& writer, ReferenceLimit::Counts& counts) {
  const Writing to{job, writer, counts};
  for (;;) {
    std::size_t nodes = 0, refs = 0;
    for (std::size_t count = 1; count <= tiny_node; ++count) {
      nodes += level_.seeds[count].size();
      refs += count * level_.seeds[count].size();
    }
    if (nodes == 0) break;
    next_.reserve(2 * refs);
    cells_.reserve(nodes);  // whose addresses must not change
    straddlers_.reserve(refs);
    for (std::uint32_t count = 1; count <= tiny_node; ++count)
      for (std::size_t first = 0; first < level_.seeds[count].size();) first += split_eight(to, count, first);
    cut_straddlers(to);
    std::swap(level_, next_);
    next_.clear();
  }
  level_.clear();
}

/// Those that are cut off from empty space alone come to the end of the same list, with a smaller cell.
std::size_t TinyBuilder::split_eight(const Writing& to, std::uint32_t count, std::size_t first) {
  to.job.context.check_stop();
  const std::size_t size = std::min<std::size_t>(lane_count, level_.seeds[count].size() - first);
  Seed seeds[lane_count];
  const Box* cells[lane_count];
  const Ref* refs[lane_count];
  for (std::size_t i = 0; i < lane_count; ++i) {
    seeds[i] = level_.seeds[count][first + (i < size ? i : 0)];
    cells[i] = &seeds[i].cell;
    refs[i] = level_.refs.data() + seeds[i].first;
  }
  const EightNodes eight(to.job.rules.costs, cells, refs, count);
  for (std::uint32_t i = 0; i < size; ++i) split(to, seeds[i], eight.best(seeds[i].cell, i), count);
  return size;
}

void TinyBuilder::split(const Writing& to, const Seed& seed, const Split& best, std::uint32_t count) {
  Path path = seed.path;
  if (!splits(to.job.rules, best, count, path)) return write_leaf(to, level_, seed, count);
  const std::uint32_t pair = to.writer.inner(seed.node, best);
  const CutCell cell(seed.cell, best.axis, best.position);
  const ChildCounts sizes(best);
  if (sizes.left == 0 || sizes.right == 0) {  // so the other child has all triangles as they are
    const bool is_left = sizes.left != 0;
    write_leaf(to, level_, {{}, is_left ? pair + 1 : pair, 0, path}, 0);
    return enter(to, level_, {is_left ? cell.left : cell.right, is_left ? pair : pair + 1, seed.first, path}, count);
  }
  cells_.push_back(cell);
  const auto left = static_cast<std::uint32_t>(next_.used), right = left + count;
  next_.used += 2 * count;
  Ref* const refs = next_.refs.data();
  Divider divide(best, cells_.back(), refs + left, refs + right);
  const std::size_t known = straddlers_.size();
  straddlers_.resize(known + count);
  const Span<const Ref> parents{level_.refs.data() + seed.first, count};
  const Straddler* const end = divide(parents, straddlers_.data() + known);
  straddlers_.resize(static_cast<std::size_t>(end - straddlers_.data()));
  children_.push_back({{cell.left, pair, left, path}, static_cast<std::uint32_t>(divide.left_end() - (refs + left))});
  children_.push_back({{cell.right, pair + 1, right, path}, static_cast<std::uint32_t>(divide.right_end() - (refs + right))});
}

void TinyBuilder::cut_straddlers(const Writing& to) {
  static_assert(tiny_node <= binned_halves && tiny_node <= binned_above && tiny_node <= small_node, "one rule holds for all");
  const bool has_empty = kdtree::cut_straddlers(to.job, tiny_node, straddlers_);
  for (Child& child : children_) {
    Ref* const refs = next_.refs.data() + child.seed.first;
    if (has_empty) child.count = static_cast<std::uint32_t>(remove_empty(refs, refs + child.count) - refs);
    enter(to, next_, child.seed, child.count);
  }
  cells_.clear();
  straddlers_.clear();
  children_.clear();
}

}  // namespace ws::kdtree
