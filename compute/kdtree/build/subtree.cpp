// Triangles are handed down into one room for each level, so a subtree is grown without allocating.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/subtree.h"

#include "compute/kdtree/build/choice/clip_lanes.h"
#include "compute/kdtree/build/choice/plane_choice.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace ws::kdtree {

namespace {

/// Splits that cost more are not made.
float worth_of(const Rules& rules, std::uint32_t count, Path path) {
  return path.extra_levels > 0 ? std::numeric_limits<float>::infinity() : leaf_cost(rules.costs, count);
}

}  // namespace

Split Chooser::choose(const Rules& rules, const Box& cell, Span<const Ref> refs, bool are_known, Path path,
                      const RunContext& context) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  if (count <= small_node && planes_by(rules, count) == Strategy::sah) {
    if (!are_known) small_.take(refs);
    return small_.choose(rules.costs, cell, worth_of(rules, count, path));
  }
  const RefRun run{refs, 0};
  const std::size_t end = 1;
  return choose_large(rules, cell, {{&run, 1}, {&end, 1}, refs.size()}, path, context, nullptr);
}

Split Chooser::choose_large(const Rules& rules, const Box& cell, const RefPieces& refs, Path path, const RunContext& context,
                            CpuExecutor* executor) {
  const auto count = static_cast<std::uint32_t>(refs.count);
  const float worth = worth_of(rules, count, path);
  const Strategy strategy = planes_by(rules, count);
  if (strategy == Strategy::sah) return exact_.choose(rules.costs, cell, refs, worth, executor, context.stop);
  if (strategy == Strategy::binned) return binned_.choose(rules, cell, refs, worth, executor, context.stop);
  if (strategy != Strategy::object_median) return choose_middle(rules, cell, refs, context.stop);
  events_.clear();
  events_.reserve(6 * refs.count);  // growing takes longer than a stop may
  for_each_ref(refs, context.stop, [&](const Ref& ref) { append_events(events_, ref.triangle, ref.box); });
  sort_events(events_, context);
  return sweep_.choose(rules, cell, events_, count, context);
}

bool cut_straddlers(const Job& job, std::uint32_t count, Span<const Straddler> straddlers) {
  return takes_halves(job.rules, count) ? halve_in_lanes(job.triangles, straddlers)
                                        : split_boxes_in_lanes(job.triangles, straddlers, job.rules.clip);
}

Sizes distribute(const Job& job, std::uint32_t count, Span<const Ref> refs, const Box& cell, const Split& split, Ref* left,
                 Ref* right) {
  constexpr std::size_t many = 256;
  Straddler straddlers[many];
  const CutCell children(cell, split.axis, split.position);
  Divider divide(split, children, left, right);
  bool has_empty = false;
  for (std::size_t first = 0; first < refs.size(); first += many) {
    const Straddler* const end = divide(refs.subspan(first, std::min(many, refs.size() - first)), straddlers);
    has_empty |= cut_straddlers(job, count, {straddlers, static_cast<std::size_t>(end - straddlers)});
  }
  const Ref* const left_end = has_empty ? remove_empty(left, divide.left_end()) : divide.left_end();
  const Ref* const right_end = has_empty ? remove_empty(right, divide.right_end()) : divide.right_end();
  return {static_cast<std::size_t>(left_end - left), static_cast<std::size_t>(right_end - right)};
}

namespace {

/// Copies the references of a leaf to `to`, where at least eight have room, without a branch for up to eight of them.
void copy_references(const References& from, std::size_t first, std::size_t count, std::uint32_t* to) {
  constexpr std::size_t few = 8;
  const std::uint32_t* const begin = from.data() + first;
  if (first + few > from.size() || count > few)
    std::copy_n(begin, count, to);
  else
    std::copy_n(begin, few, to);
}

}  // namespace

void Part::write(Tree& tree, std::size_t root, std::size_t first_pair, std::size_t first_reference) const {
  const auto pairs = static_cast<std::uint32_t>(first_pair - 1), first = static_cast<std::uint32_t>(first_reference);
  const auto moved = [&](const Node& node) { return node.moved(pairs, first); };
  tree.nodes[root] = moved(nodes[0]);
  std::transform(nodes.begin() + 1, nodes.end(), tree.nodes.begin() + static_cast<std::ptrdiff_t>(first_pair), moved);
  std::copy(references.begin(), references.end(), tree.references.begin() + static_cast<std::ptrdiff_t>(first_reference));
}

Part SubtreeBuilder::build(const Job& job, Span<const Ref> refs, const Box& cell, Path path) {
  return make(job, [&](TreeWriter& writer) { grow(job, writer, 0, refs, cell, path); });
}
Part SubtreeBuilder::leaf(const Job& job, const RefPieces& refs, int depth) {
  return make(job, [&](TreeWriter& writer) {
    const auto count = static_cast<std::uint32_t>(refs.count);
    counts_.node(depth, count);
    counts_.leaf(depth, count);
    const RefRun* run = refs.runs.data();
    writer.leaf(0, count, depth, [&](std::uint32_t i) {
      while (i >= run->first + run->refs.size()) ++run;
      return run->refs[i - run->first].triangle;
    });
  });
}

template <class Grow>
Part SubtreeBuilder::make(const Job& job, const Grow& grow) {
  TreeWriter writer(nodes_, references_);
  grow(writer);
  tiny_.grow(job, writer, counts_);
  job.limit.add(counts_);
  Part part = in_order();
  part.depth = writer.depth();
  return part;
}

/// Done while the nodes are in the thread's cache, since they are read in another order than they were made in.
Part SubtreeBuilder::in_order() const {
  struct Step {
    std::uint32_t from, to;
  };
  Part part;
  part.nodes.resize(nodes_.size());
  part.nodes[0] = nodes_[0];
  // Inner nodes that are still to be written: of each level one, and two of the last.
  std::array<Step, deepest_level + 2> steps;
  steps[0] = {0, 0};
  std::uint32_t pair = 1;
  for (std::size_t waiting = nodes_[0].is_leaf() ? 0 : 1; waiting != 0; pair += 2) {
    const Step step = steps[--waiting];
    const Node& node = nodes_[step.from];
    part.nodes[step.to] = Node::inner(node.axis(), node.position(), pair);
    for (const std::uint32_t side : {1u, 0u}) {
      const Node& child = nodes_[node.left_child() + side];
      part.nodes[pair + side] = child;
      steps[waiting] = {node.left_child() + side, pair + side};
      waiting += !child.is_leaf();
    }
  }
  constexpr std::size_t written_beyond = 8;
  part.references.resize(references_.size() + written_beyond);
  std::size_t done = 0;
  for (Node& node : part.nodes) {
    const bool is_leaf = node.is_leaf();
    const std::uint32_t count = is_leaf ? node.count() : 0, first = is_leaf ? node.first() : 0;
    copy_references(references_, first, count, part.references.data() + done);
    node = is_leaf ? Node::leaf(count, static_cast<std::uint32_t>(done)) : node;
    done += count;
  }
  part.references.resize(done);
  return part;
}

void SubtreeBuilder::grow(const Job& job, TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, Box cell, Path path) {
  const auto count = static_cast<std::uint32_t>(refs.size());
  if (count <= tiny_node && planes_by(job.rules, count) == Strategy::sah) {
    if (tiny_.is_full()) tiny_.grow(job, writer, counts_);
    return tiny_.add(job, writer, counts_, node, refs, cell, path);
  }
  for (bool are_known = false;; are_known = true) {
    const int depth = path.depth;
    counts_.node(depth, count);
    job.limit.add_some(counts_);
    job.context.check_stop();
    Split best;
    if (depth < job.limit.depth() && !must_be_leaf(job.rules, path, count))
      best = chooser_.choose(job.rules, cell, refs, are_known, path, job.context);
    if (!splits(job.rules, best, count, path)) return make_leaf(writer, node, refs, depth);
    const std::uint32_t pair = writer.inner(node, best);
    const Box left_cell = below(cell, best.axis, best.position), right_cell = above(cell, best.axis, best.position);
    const ChildCounts children(best);
    if (children.left == 0 || children.right == 0) {  // so the other child has all triangles as they are
      const bool is_left = children.left != 0;
      make_leaf(writer, is_left ? pair + 1 : pair, {}, path.depth);
      node = is_left ? pair : pair + 1;
      cell = is_left ? left_cell : right_cell;
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
