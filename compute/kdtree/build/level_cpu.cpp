// The builder for all cores. The upper nodes are split by several threads together, the ones below by one thread each; every
// node begins as soon as its parent is divided. The subtrees that one thread grew are then copied to their places in the tree.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/subtree.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ws::kdtree {

namespace {

/// What one thread grows without a chance for others to help: it stays in the thread's cache, and takes so short that no thread
/// waits long for the last one. Smaller parts would often split less than eight tiny nodes at a time.
constexpr std::size_t most_part = 2048;
/// Nodes of more triangles are split by several threads.
constexpr std::size_t least_shared = 2 * piece_size;

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

/// A node that is still to be split, with its triangles.
struct Open {
  Branch* branch = nullptr;
  Refs refs;
  std::size_t count = 0;
  Box cell;
  Path path;

  [[nodiscard]] Span<const Ref> triangles() const { return {refs.data(), count}; }
};

/// Choosers that wait for the next node: each keeps its memory.
class ChooserPool {
 public:
  [[nodiscard]] std::unique_ptr<Chooser> take() {
    const std::lock_guard locked(mutex_);
    if (waiting_.empty()) return std::make_unique<Chooser>();
    auto chooser = std::move(waiting_.back());
    waiting_.pop_back();
    return chooser;
  }
  void give_back(std::unique_ptr<Chooser> chooser) {
    const std::lock_guard locked(mutex_);
    waiting_.push_back(std::move(chooser));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Chooser>> waiting_;
};

class LevelBuilder {
 public:
  LevelBuilder(const Job& job, RunContext& context) : job_(job), executor_(context) {}

  Tree build() {
    Tree tree;
    Branch root;
    Open all{&root, {}, job_.triangles.size(), {}, {0, job_.rules.extra_levels}};
    all.refs = Refs(all.count);
    tree.box = all.cell = find_extents(all.refs);
    executor_.for_ranges("nodes", 1, 1, [&](std::size_t, std::size_t) { grow(std::move(all)); });
    assemble(root, tree);
    return tree;
  }

 private:
  struct Piece {
    std::size_t first, count;  ///< of the node's triangles
    Sizes sizes;               ///< how many go to the children
    Ref *left, *right;         ///< and where to
  };

  [[nodiscard]] Box find_extents(Refs& refs) {
    Box all;
    executor_.accumulate(
        "extents", refs.size(), piece_size, [] { return Box(); },
        [&](Box& box, std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i) {
            refs[i] = {box_of(job_.triangles[i]), static_cast<std::uint32_t>(i)};
            box.add(refs[i].box);
          }
        },
        [&](const Box& box) { all.add(box); });
    return all;
  }

  /// Both children are grown as bodies of a nested loop, so that a thread that has nothing to do takes one of them. While this
  /// waits for them nothing of the thread's own is in use.
  void grow(Open node) {
    job_.context.check_stop();
    if (node.count <= most_part) {
      node.branch->part = builders_.local().build(job_, node.triangles(), node.cell, node.path);
      return;
    }
    const int depth = node.path.depth;
    if (!split(node)) {
      node.branch->part = builders_.local().leaf(job_, node.triangles(), depth);
      return;
    }
    Open children[2];
    make_children(node, children);
    executor_.nested(2, [&](std::size_t side) { grow(std::move(children[side])); });
  }

  /// Finds the node's plane; returns whether the node is divided by it. Then the node's path has become its children's.
  [[nodiscard]] bool split(Open& node) {
    const auto count = static_cast<std::uint32_t>(node.count);
    const int depth = node.path.depth;
    if (depth < job_.limit.depth() && !must_be_leaf(job_.rules, node.path, count)) node.branch->split = choose(node);
    if (!splits(job_.rules, node.branch->split, count, node.path)) return false;
    ReferenceLimit::Counts counts;
    counts.node(depth, count);
    job_.limit.add(counts);
    return true;
  }
  /// The chooser is the node's, not the thread's: while that waits for others it may be given another node.
  [[nodiscard]] Split choose(const Open& node) {
    auto chooser = choosers_.take();
    CpuExecutor* const executor = node.count > least_shared ? &executor_ : nullptr;
    const Split split = chooser->choose(job_.rules, node.cell, node.triangles(), false, node.path, job_.context, executor);
    const bool is_too_large =
        job_.rules.strategy == Strategy::object_median;  // of all ends, which are few in no other strategy
    if (!is_too_large) choosers_.give_back(std::move(chooser));
    return split;
  }

  void make_children(Open& node, Open (&children)[2]) {
    const Split& split = node.branch->split;
    const Box cells[2] = {below(node.cell, split.axis, split.position), above(node.cell, split.axis, split.position)};
    for (int side = 0; side < 2; ++side) {
      auto& branch = node.branch->children[side];
      branch = std::make_unique<Branch>();
      children[side] = {branch.get(), {}, 0, cells[side], node.path};
    }
    const ChildCounts counts(split);
    if (counts.left == 0 || counts.right == 0) {  // so the other child has all triangles as they are
      Open& full = children[counts.left == 0 ? 1 : 0];
      full.refs = std::move(node.refs);
      full.count = node.count;
    } else if (node.count > least_shared) {
      divide_together(node, children);
    } else {
      divide(node, counts, children);
    }
    node.refs = {};
  }

  void divide(const Open& node, const ChildCounts& counts, Open (&children)[2]) const {
    constexpr std::size_t written_beyond = 1;  // each triangle is written to both sides before it is known where it goes
    children[0].refs = Refs(counts.left + written_beyond);
    children[1].refs = Refs(counts.right + written_beyond);
    const Sizes sizes = distribute(job_, static_cast<std::uint32_t>(node.count), node.triangles(), node.cell,
                                   node.branch->split, children[0].refs.data(), children[1].refs.data());
    children[0].count = sizes.left;
    children[1].count = sizes.right;
  }

  /// In pieces to both children, then child by child.
  void divide_together(const Open& node, Open (&children)[2]) {
    Refs halves(2 * node.count);  // of each piece what goes left, then what goes right
    std::vector<Piece> pieces;
    for (std::size_t first = 0; first < node.count; first += divided_piece)
      pieces.push_back({first, std::min(divided_piece, node.count - first), {}, nullptr, nullptr});
    executor_.nested(pieces.size(), [&](std::size_t i) {
      Piece& piece = pieces[i];
      Ref* const half = halves.data() + 2 * piece.first;
      piece.sizes = distribute(job_, static_cast<std::uint32_t>(node.count), node.triangles().subspan(piece.first, piece.count),
                               node.cell, node.branch->split, half, half + piece.count);
    });
    place_pieces(pieces, children);
    executor_.nested(pieces.size(), [&](std::size_t i) {
      const Piece& piece = pieces[i];
      const Ref* const half = halves.data() + 2 * piece.first;
      std::copy_n(half, piece.sizes.left, piece.left);
      std::copy_n(half + piece.count, piece.sizes.right, piece.right);
    });
  }
  static void place_pieces(std::vector<Piece>& pieces, Open (&children)[2]) {
    for (const Piece& piece : pieces) {
      children[0].count += piece.sizes.left;
      children[1].count += piece.sizes.right;
    }
    for (Open& child : children) child.refs = Refs(child.count);
    Ref *left = children[0].refs.data(), *right = children[1].refs.data();
    for (Piece& piece : pieces) {
      piece.left = std::exchange(left, left + piece.sizes.left);
      piece.right = std::exchange(right, right + piece.sizes.right);
    }
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
  static void list(Branch& branch, std::vector<Branch*>& all) {
    all.push_back(&branch);
    for (const auto& child : branch.children)
      if (child) list(*child, all);
  }

  void assemble(Branch& root, Tree& tree) {
    measure(root);
    root.first_pair = 1;
    place(root);
    if (root.node_count > Node::most)
      throw Error(ErrorKind::out_of_memory, said("the tree has more than 2^30 nodes"), said("take a smaller depth limit"));
    tree.nodes.resize(root.node_count);
    tree.references.resize(root.reference_count);
    std::vector<Branch*> branches;
    list(root, branches);
    for (const Branch* b : branches) tree.depth = std::max(tree.depth, static_cast<std::uint32_t>(b->part.depth));
    executor_.for_ranges("assemble", branches.size(), 1, [&](std::size_t i, std::size_t) { copy(*branches[i], tree); });
  }

  /// The memory of a part is given back by the threads, too.
  static void copy(Branch& branch, Tree& tree) {
    if (!branch.is_part()) {
      tree.nodes[branch.slot] =
          Node::inner(branch.split.axis, branch.split.position, static_cast<std::uint32_t>(branch.first_pair));
      return;
    }
    std::exchange(branch.part, {}).write(tree, branch.slot, branch.first_pair, branch.first_reference);
  }

  /// So many triangles of a large node are divided at a time.
  static constexpr std::size_t divided_piece = piece_size / 4;

  const Job& job_;
  CpuExecutor executor_;
  tbb::enumerable_thread_specific<SubtreeBuilder> builders_;
  ChooserPool choosers_;
};

}  // namespace

Tree build_level_cpu(const std::vector<Triangle>& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    const Job job{triangles, r, limit, context};
    return LevelBuilder(job, context).build();
  });
}

}  // namespace ws::kdtree
