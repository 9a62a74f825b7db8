// The builder for all cores. The upper nodes are split by all threads together, the subtrees below by one thread each; the
// pieces are then put in the canonical order.
// SPDX-License-Identifier: MIT
#include "compute/core/executor_cpu.h"
#include "compute/kdtree/event_sweep.h"
#include "compute/kdtree/exact_choice.h"
#include "compute/kdtree/grow.h"
#include "compute/kdtree/plane_choice.h"
#include "compute/kdtree/stoppable.h"

#include <algorithm>
#include <limits>
#include <memory>

namespace ws::kdtree {

namespace {

/// Nodes with at most so many triangles are one thread's, with all below them.
constexpr std::size_t subtree_size = 4096;

using Refs = HostBuffer<Ref>;

/// Chooses by any strategy; keeps its memory from node to node.
class Chooser {
 public:
  [[nodiscard]] Split choose(const Rules& rules, const Box& cell, Span<const Ref> refs, Path path, const RunContext& context,
                             CpuExecutor* executor) {
    const auto count = static_cast<std::uint32_t>(refs.size());
    if (rules.strategy == Strategy::sah) {
      const float worth = path.extra_levels > 0 ? std::numeric_limits<float>::infinity() : leaf_cost(rules.costs, count);
      return exact_.choose(rules.costs, cell, refs, worth, executor, context.stop);
    }
    if (rules.strategy != Strategy::object_median) return planes_.choose(rules, cell, refs, context.stop);
    events_.clear();
    events_.reserve(6 * refs.size());  // growing takes longer than a stop may
    for_each_stoppable(refs, context.stop, [&](const Ref& ref) { append_events(events_, ref.triangle, ref.box); });
    sort_events(events_, context);
    return sweep_.choose(rules, cell, events_, count, context);
  }

 private:
  ExactChoice exact_;
  PlaneChoice planes_;
  std::vector<Event> events_;
  EventSweep sweep_;
};

/// What is shared by a build.
struct Job {
  const std::vector<Triangle>& triangles;
  const Rules& rules;
  ReferenceLimit& limit;
  const RunContext& context;
};

/// Writes the children's triangles, in the node's order, to `left` and `right`, which have room for all; returns how many.
struct Sizes {
  std::size_t left = 0, right = 0;
};
Sizes distribute(const Job& job, Span<const Ref> refs, const Box& cell, const Split& split, Ref* left, Ref* right) {
  Ref *left_end = left, *right_end = right;
  for (const Ref& ref : refs) {
    const Goes goes = where(ref.box, split.axis, split.position, split.side);
    if (goes.left && goes.right) {
      const SplitBoxes boxes =
          split_boxes(job.triangles[ref.triangle], ref.box, cell, split.axis, split.position, job.rules.clip);
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

/// A finished subtree: its root, then the pairs below.
struct Part {
  std::vector<Node> nodes;
  std::vector<std::uint32_t> references;
  int depth = 0;
};

/// Grows subtrees on one thread; keeps its memory from one to the next.
class SubtreeBuilder {
 public:
  [[nodiscard]] Part build(const Job& job, Span<const Ref> refs, const Box& cell, Path path) {
    Part part;
    TreeWriter writer(part.nodes, part.references);
    grow(job, writer, 0, refs, cell, path);
    job.limit.add(counts_);
    order_references(part.nodes, part.references);
    part.depth = writer.depth();
    return part;
  }

 private:
  /// Room for a node's children; one for each level, since a recursion has one node on each.
  struct Room {
    Refs left, right;
    void reserve(std::size_t count) {
      if (left.size() >= count) return;
      left = Refs(2 * count);
      right = Refs(2 * count);
    }
  };

  void grow(const Job& job, TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, const Box& cell, Path path) {
    const auto count = static_cast<std::uint32_t>(refs.size());
    const int depth = path.depth;
    counts_.node(depth, count);
    job.limit.add_some(counts_);
    job.context.check_stop();
    Split best;
    if (depth < job.limit.depth() && !must_be_leaf(job.rules, path, count))
      best = chooser_.choose(job.rules, cell, refs, path, job.context, nullptr);
    if (!splits(job.rules, best, count, path)) {
      counts_.leaf(depth, count);
      return writer.leaf(node, count, depth, [&](std::uint32_t i) { return refs[i].triangle; });
    }
    const std::uint32_t pair = writer.inner(node, best);
    Room& room = rooms_[static_cast<std::size_t>(depth)];
    room.reserve(count);
    const Sizes sizes = distribute(job, refs, cell, best, room.left.data(), room.right.data());
    grow(job, writer, pair, {room.left.data(), sizes.left}, below(cell, best.axis, best.position), path);
    grow(job, writer, pair + 1, {room.right.data(), sizes.right}, above(cell, best.axis, best.position), path);
  }

  std::array<Room, deepest_level + 1> rooms_;
  ReferenceLimit::Counts counts_;
  Chooser chooser_;
};

/// The upper tree: an inner node with two children, or a part.
struct Branch {
  Split split;
  std::unique_ptr<Branch> children[2];
  Part part;
  std::size_t node_count = 1, reference_count = 0;
  std::size_t slot = 0, first_pair = 0, first_reference = 0;  ///< in the tree: its node, those below, their references

  [[nodiscard]] bool is_part() const { return !children[0]; }
  [[nodiscard]] bool is_leaf() const { return is_part() && part.nodes[0].is_leaf(); }
};

/// A node of the level under way.
struct Active {
  Branch* branch;
  std::size_t first, count;  ///< its triangles
  Box cell;
  Path path;
  bool is_split = false;
};

class LevelBuilder {
 public:
  LevelBuilder(const Job& job, RunContext& context) : job_(job), executor_(context) {}

  Tree build() {
    Tree tree;
    tree.box = find_extents();
    Branch root;
    std::vector<Active> level{{&root, 0, refs_.size(), tree.box, {0, job_.rules.extra_levels}}};
    while (!level.empty()) {
      executor_.for_ranges("split", level.size(), 1, [&](std::size_t i, std::size_t) { grow(level[i]); });
      level = divide(level);
    }
    assemble(root, tree);
    return tree;
  }

 private:
  struct Piece {
    std::size_t node, first, count;  ///< whose triangles, and which
    Sizes sizes, to;                 ///< how many go to the children, and where they stand
  };

  [[nodiscard]] Box find_extents() {
    const std::size_t count = job_.triangles.size();
    refs_ = Refs(count);
    Box all;
    executor_.accumulate(
        "extents", count, piece_size, [] { return Box(); },
        [&](Box& box, std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i) {
            refs_[i] = {box_of(job_.triangles[i]), static_cast<std::uint32_t>(i)};
            box.add(refs_[i].box);
          }
        },
        [&](const Box& box) { all.add(box); });
    return all;
  }

  /// Splits a large node; builds all of a small one's subtree.
  void grow(Active& node) {
    const Span<const Ref> refs{refs_.data() + node.first, node.count};
    const auto count = static_cast<std::uint32_t>(node.count);
    const int depth = node.path.depth;
    if (count > subtree_size && depth < job_.limit.depth() && !must_be_leaf(job_.rules, node.path, count)) {
      Chooser chooser;  // not the thread's: while it waits for others it may be given a subtree
      const Path path = node.path;
      node.branch->split = chooser.choose(job_.rules, node.cell, refs, path, job_.context, &executor_);
      node.is_split = splits(job_.rules, node.branch->split, count, node.path);
      if (!node.is_split) node.path = path;
    }
    if (!node.is_split) {
      node.branch->part = builders_.local().build(job_, refs, node.cell, node.path);
      return;
    }
    ReferenceLimit::Counts counts;
    counts.node(depth, count);
    job_.limit.add(counts);
  }

  /// The next level: the triangles of all nodes that split, in pieces to both children, then child by child.
  [[nodiscard]] std::vector<Active> divide(std::vector<Active>& level) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < level.size(); ++i) {
      for (std::size_t first = 0; level[i].is_split && first < level[i].count; first += piece_size)
        pieces.push_back({i, level[i].first + first, std::min(piece_size, level[i].count - first), {}, {}});
    }
    if (pieces.empty()) return {};
    reserve(halves_, 2 * refs_.size());
    executor_.for_ranges("divide", pieces.size(), 1, [&](std::size_t i, std::size_t) {
      Piece& piece = pieces[i];
      const Active& node = level[piece.node];
      Ref* half = halves_.data() + 2 * piece.first;
      piece.sizes =
          distribute(job_, {refs_.data() + piece.first, piece.count}, node.cell, node.branch->split, half, half + piece.count);
    });
    std::size_t total = 0;
    std::vector<Active> next = make_children(level, pieces, total);
    reserve(refs_, total);
    executor_.for_ranges("divide", pieces.size(), 1, [&](std::size_t i, std::size_t) {
      const Piece& piece = pieces[i];
      const Ref* half = halves_.data() + 2 * piece.first;
      std::copy_n(half, piece.sizes.left, refs_.data() + piece.to.left);
      std::copy_n(half + piece.count, piece.sizes.right, refs_.data() + piece.to.right);
    });
    return next;
  }

  [[nodiscard]] static std::vector<Active> make_children(std::vector<Active>& level, std::vector<Piece>& pieces,
                                                         std::size_t& total) {
    std::vector<Active> next;
    std::size_t p = 0;
    for (std::size_t i = 0; i < level.size(); ++i) {
      if (!level[i].is_split) continue;
      const Split& split = level[i].branch->split;
      std::size_t end = p;
      while (end < pieces.size() && pieces[end].node == i) ++end;
      const std::size_t left = total;
      for (std::size_t q = p; q < end; ++q) {
        pieces[q].to.left = total;
        total += pieces[q].sizes.left;
      }
      const std::size_t right = total;
      for (; p < end; ++p) {
        pieces[p].to.right = total;
        total += pieces[p].sizes.right;
      }
      for (auto& child : level[i].branch->children) child = std::make_unique<Branch>();
      const auto& children = level[i].branch->children;
      next.push_back({children[0].get(), left, right - left, below(level[i].cell, split.axis, split.position), level[i].path});
      next.push_back(
          {children[1].get(), right, total - right, above(level[i].cell, split.axis, split.position), level[i].path});
    }
    return next;
  }

  /// Room for `count`; what was there is lost only where there was too little.
  static void reserve(Refs& refs, std::size_t count) {
    if (refs.size() < count) refs = Refs(count + count / 4);
  }

  /// Where each part goes in the canonical order. `slot` of the branch is set.
  static void measure(Branch& branch) {
    branch.node_count = branch.part.nodes.size();
    branch.reference_count = branch.part.references.size();
    if (branch.is_part()) return;
    branch.node_count = 1;
    for (const auto& child : branch.children) {
      measure(*child);
      branch.node_count += child->node_count;
      branch.reference_count += child->reference_count;
    }
  }
  static void place(Branch& branch) {
    if (branch.is_part()) return;
    std::size_t slot = branch.first_pair, pair = slot + 2, reference = branch.first_reference;
    for (const auto& child : branch.children) {
      child->slot = slot++;
      if (!child->is_leaf()) continue;
      child->first_reference = reference;
      reference += child->reference_count;
    }
    for (const auto& child : branch.children) {
      child->first_pair = pair;
      pair += child->node_count - 1;
      if (child->is_leaf()) continue;
      child->first_reference = reference;
      reference += child->reference_count;
      place(*child);
    }
  }
  static void list(const Branch& branch, std::vector<const Branch*>& all) {
    all.push_back(&branch);
    for (const auto& child : branch.children)
      if (child) list(*child, all);
  }

  void assemble(Branch& root, Tree& tree) {
    measure(root);
    root.first_pair = 1;
    place(root);
    if (root.node_count > Node::most)
      throw Error(ErrorKind::out_of_memory, "the tree has more than 2^30 nodes", "take a smaller depth limit");
    tree.nodes.assign(root.node_count, Node::leaf(0, 0));
    tree.references.resize(root.reference_count);
    std::vector<const Branch*> branches;
    list(root, branches);
    for (const Branch* b : branches) tree.depth = std::max(tree.depth, static_cast<std::uint32_t>(b->part.depth));
    executor_.for_ranges("assemble", branches.size(), 1, [&](std::size_t i, std::size_t) { copy(*branches[i], tree); });
  }

  static void copy(const Branch& branch, Tree& tree) {
    if (!branch.is_part()) {
      tree.nodes[branch.slot] =
          Node::inner(branch.split.axis, branch.split.position, static_cast<std::uint32_t>(branch.first_pair));
      return;
    }
    const auto& nodes = branch.part.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {  // its node 1 becomes first_pair
      const Node& node = nodes[i];
      tree.nodes[i == 0 ? branch.slot : branch.first_pair + i - 1] =
          node.is_leaf() ? Node::leaf(node.count(), static_cast<std::uint32_t>(branch.first_reference) + node.first())
                         : Node::inner(node.axis(), node.position(),
                                       static_cast<std::uint32_t>(branch.first_pair) + node.left_child() - 1);
    }
    std::copy(branch.part.references.begin(), branch.part.references.end(),
              tree.references.begin() + static_cast<std::ptrdiff_t>(branch.first_reference));
  }

  const Job& job_;
  CpuExecutor executor_;
  tbb::enumerable_thread_specific<SubtreeBuilder> builders_;
  Refs refs_;    ///< of the level's nodes, one after another
  Refs halves_;  ///< of each piece of them, what goes left, then what goes right
};

}  // namespace

Tree build_level_cpu(const std::vector<Triangle>& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    const Job job{triangles, r, limit, context};
    return LevelBuilder(job, context).build();
  });
}

}  // namespace ws::kdtree
