// Triangles are handed down into one room for each level, so a subtree is grown without allocating.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/subtree.h"

#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/clip_lanes.h"
#include "compute/kdtree/build/choice/plane_choice.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace ws::kdtree {

Split Chooser::choose(const Rules& rules, const Box& cell, Span<const Ref> refs, bool are_known, Path path,
                      const RunContext& context, CpuExecutor* executor) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  const float worth = path.extra_levels > 0 ? std::numeric_limits<float>::infinity() : leaf_cost(rules.costs, count);
  const Strategy strategy = planes_by(rules, count);
  if (strategy == Strategy::sah) {
    if (count > small_node) return exact_.choose(rules.costs, cell, refs, worth, executor, context.stop);
    if (!are_known) small_.take(refs);
    return small_.choose(rules.costs, cell, worth);
  }
  if (strategy == Strategy::binned) return binned_.choose(rules, cell, refs, worth, executor, context.stop);
  if (strategy != Strategy::object_median) return choose_middle(rules, cell, refs, context.stop);
  events_.clear();
  events_.reserve(6 * refs.size());  // growing takes longer than a stop may
  for_each_stoppable(refs, context.stop, [&](const Ref& ref) { append_events(events_, ref.triangle, ref.box); });
  sort_events(events_, context);
  return sweep_.choose(rules, cell, events_, count, context);
}

namespace {

/// As `Goes`, for the plane across `axis` of a split; without a branch.
class Divider {
 public:
  explicit Divider(const Split& split) : axis_(split.axis), position_(split.position), planar_is_left_(split.side == Side::left) {}
  [[nodiscard]] Goes operator()(const Ref& ref) const {
    const float low = (&ref.box.low.x)[axis_], high = (&ref.box.high.x)[axis_];
    const bool is_planar = (low == position_) & (high == position_);
    return {bool((low < position_) | (is_planar & planar_is_left_)), bool((high > position_) | (is_planar & !planar_is_left_))};
  }

 private:
  std::ptrdiff_t axis_;
  float position_;
  bool planar_is_left_;
};

/// Makes the extents of what crosses the plane those in the children. Returns whether one of them is empty.
bool cut_crossings(const Job& job, std::uint32_t count, Span<const Crossing> crossings, const Box& cell, const Split& split) {
  const bool by_halves = takes_halves(job.rules, count);
  if (!by_halves && job.rules.clip == Clip::clip)
    return split_boxes_in_lanes(job.triangles, crossings, cell, split.axis, split.position);
  bool has_empty = false;
  for (const Crossing& crossing : crossings) {
    const Triangle& triangle = job.triangles[crossing.left->triangle];
    const Box in_cell = crossing.left->box;
    const SplitBoxes boxes = by_halves ? halves_in_lanes(triangle, in_cell, split.axis, split.position)
                                       : split_boxes(triangle, in_cell, cell, split.axis, split.position, job.rules.clip);
    crossing.left->box = boxes.left;
    crossing.right->box = boxes.right;
    has_empty |= boxes.left.is_empty() || boxes.right.is_empty();
  }
  return has_empty;
}

/// Keeps the order. Returns the end.
Ref* remove_empty(Ref* begin, Ref* end) {
  return std::remove_if(begin, end, [](const Ref& ref) { return ref.box.is_empty(); });
}

}  // namespace

Sizes distribute(const Job& job, std::uint32_t count, Span<const Ref> refs, const Box& cell, const Split& split, Ref* left,
                 Ref* right) {
  constexpr std::size_t many = 256;
  Crossing crossings[many];
  Ref *left_end = left, *right_end = right;
  const Divider divide(split);
  bool has_empty = false;
  for (std::size_t first = 0; first < refs.size(); first += many) {
    std::size_t crossing = 0;
    for (const Ref& ref : refs.subspan(first, std::min(many, refs.size() - first))) {
      const Goes goes = divide(ref);
      *left_end = ref;
      *right_end = ref;
      crossings[crossing] = {left_end, right_end};
      crossing += goes.left & goes.right;
      left_end += goes.left;
      right_end += goes.right;
    }
    has_empty |= cut_crossings(job, count, {crossings, crossing}, cell, split);
  }
  if (has_empty) {
    left_end = remove_empty(left, left_end);
    right_end = remove_empty(right, right_end);
  }
  return {static_cast<std::size_t>(left_end - left), static_cast<std::size_t>(right_end - right)};
}

Part SubtreeBuilder::build(const Job& job, Span<const Ref> refs, const Box& cell, Path path) {
  return make(job, [&](TreeWriter& writer) { grow(job, writer, 0, refs, cell, path); });
}
Part SubtreeBuilder::leaf(const Job& job, Span<const Ref> refs, int depth) {
  return make(job, [&](TreeWriter& writer) {
    counts_.node(depth, static_cast<std::uint32_t>(refs.size()));
    make_leaf(writer, 0, refs, depth);
  });
}

template <class Grow>
Part SubtreeBuilder::make(const Job& job, const Grow& grow) {
  Part part;
  TreeWriter writer(part.nodes, part.references);
  grow(writer);
  job.limit.add(counts_);
  order_references(part.nodes, part.references);
  part.depth = writer.depth();
  return part;
}

void SubtreeBuilder::grow(const Job& job, TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, Box cell, Path path) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  for (bool are_known = false;; are_known = true) {
    const int depth = path.depth;
    counts_.node(depth, count);
    job.limit.add_some(counts_);
    job.context.check_stop();
    Split best;
    if (depth < job.limit.depth() && !must_be_leaf(job.rules, path, count))
      best = chooser_.choose(job.rules, cell, refs, are_known, path, job.context, nullptr);
    if (!splits(job.rules, best, count, path)) return make_leaf(writer, node, refs, depth);
    const std::uint32_t pair = writer.inner(node, best);
    const Box left_cell = below(cell, best.axis, best.position), right_cell = above(cell, best.axis, best.position);
    const std::uint32_t left = best.left + (best.side == Side::left ? best.planar : 0);
    const std::uint32_t right = best.right + (best.side == Side::right ? best.planar : 0);
    if (left == 0 || right == 0) {  // so the other child has all triangles as they are
      make_leaf(writer, left == 0 ? pair : pair + 1, {}, path.depth);
      node = left == 0 ? pair + 1 : pair;
      cell = left == 0 ? right_cell : left_cell;
      continue;
    }
    Room& room = rooms_[static_cast<std::size_t>(depth)];
    room.reserve(count);
    const Sizes sizes = distribute(job, count, refs, cell, best, room.left.data(), room.right.data());
    grow(job, writer, pair, {room.left.data(), sizes.left}, left_cell, path);
    return grow(job, writer, pair + 1, {room.right.data(), sizes.right}, right_cell, path);
  }
}

void SubtreeBuilder::make_leaf(TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, int depth) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  counts_.leaf(depth, count);
  writer.leaf(node, count, depth, [&](std::uint32_t i) { return refs[i].triangle; });
}

}  // namespace ws::kdtree
