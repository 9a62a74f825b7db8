// The builder for all cores. The upper nodes are split by all threads together, the subtrees below by one thread each; the
// pieces are then put in the canonical order.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/subtree.h"

#include <algorithm>
#include <memory>

namespace ws::kdtree {

namespace {

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
    if (count <= subtree_size) {
      node.branch->part = builders_.local().build(job_, refs, node.cell, node.path);
      return;
    }
    if (depth < job_.limit.depth() && !must_be_leaf(job_.rules, node.path, count)) {
      Chooser chooser;  // not the thread's: while it waits for others it may be given a subtree
      node.branch->split = chooser.choose(job_.rules, node.cell, refs, node.path, job_.context, &executor_);
      node.is_split = splits(job_.rules, node.branch->split, count, node.path);
    }
    if (!node.is_split) {
      node.branch->part = builders_.local().leaf(job_, refs, depth);
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
      piece.sizes = distribute(job_, static_cast<std::uint32_t>(node.count), {refs_.data() + piece.first, piece.count},
                               node.cell, node.branch->split, half, half + piece.count);
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
      throw Error(ErrorKind::out_of_memory, said("the tree has more than 2^30 nodes"), said("take a smaller depth limit"));
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
