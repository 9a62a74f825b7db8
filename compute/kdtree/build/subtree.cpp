// Triangles are handed down into one room for each level, so a subtree is grown without allocating.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/subtree.h"

#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/clip_lanes.h"
#include "compute/kdtree/build/choice/plane_choice.h"

#include <limits>

namespace ws::kdtree {

Split Chooser::choose(const Rules& rules, const Box& cell, Span<const Ref> refs, Path path, const RunContext& context,
                      CpuExecutor* executor) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  const float worth = path.extra_levels > 0 ? std::numeric_limits<float>::infinity() : leaf_cost(rules.costs, count);
  const Strategy strategy = planes_by(rules, count);
  if (strategy == Strategy::sah) return exact_.choose(rules.costs, cell, refs, worth, executor, context.stop);
  if (strategy == Strategy::binned) return binned_.choose(rules, cell, refs, worth, executor, context.stop);
  if (strategy != Strategy::object_median) return choose_middle(rules, cell, refs, context.stop);
  events_.clear();
  events_.reserve(6 * refs.size());  // growing takes longer than a stop may
  for_each_stoppable(refs, context.stop, [&](const Ref& ref) { append_events(events_, ref.triangle, ref.box); });
  sort_events(events_, context);
  return sweep_.choose(rules, cell, events_, count, context);
}

Sizes distribute(const Job& job, std::uint32_t count, Span<const Ref> refs, const Box& cell, const Split& split, Ref* left,
                 Ref* right) {
  Ref *left_end = left, *right_end = right;
  const bool by_halves = takes_halves(job.rules, count), by_lanes = job.rules.clip == Clip::clip;
  for (const Ref& ref : refs) {
    const Goes goes = where(ref.box, split.axis, split.position, split.side);
    if (goes.left && goes.right) {
      const Triangle& triangle = job.triangles[ref.triangle];
      const SplitBoxes boxes = by_halves  ? halves_in_lanes(triangle, ref.box, split.axis, split.position)
                               : by_lanes ? split_boxes_in_lanes(triangle, ref.box, cell, split.axis, split.position)
                                          : split_boxes(triangle, ref.box, cell, split.axis, split.position, job.rules.clip);
      *left_end = {boxes.left, ref.triangle};
      *right_end = {boxes.right, ref.triangle};
      left_end += !boxes.left.is_empty();
      right_end += !boxes.right.is_empty();
      continue;
    }
    *left_end = ref;
    *right_end = ref;
    left_end += goes.left;
    right_end += goes.right;
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

void SubtreeBuilder::grow(const Job& job, TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, const Box& cell,
                          Path path) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  const int depth = path.depth;
  counts_.node(depth, count);
  job.limit.add_some(counts_);
  job.context.check_stop();
  Split best;
  if (depth < job.limit.depth() && !must_be_leaf(job.rules, path, count))
    best = chooser_.choose(job.rules, cell, refs, path, job.context, nullptr);
  if (!splits(job.rules, best, count, path)) return make_leaf(writer, node, refs, depth);
  const std::uint32_t pair = writer.inner(node, best);
  Room& room = rooms_[static_cast<std::size_t>(depth)];
  room.reserve(count);
  const Sizes sizes = distribute(job, count, refs, cell, best, room.left.data(), room.right.data());
  grow(job, writer, pair, {room.left.data(), sizes.left}, below(cell, best.axis, best.position), path);
  grow(job, writer, pair + 1, {room.right.data(), sizes.right}, above(cell, best.axis, best.position), path);
}

void SubtreeBuilder::make_leaf(TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, int depth) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  counts_.leaf(depth, count);
  writer.leaf(node, count, depth, [&](std::uint32_t i) { return refs[i].triangle; });
}

}  // namespace ws::kdtree
