// The builder for all cores. The upper nodes are split by all threads together, level by level; then the subtrees below by one
// thread each; the pieces are then put in the canonical order.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/build/subtree.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>
#include <vector>

namespace ws::kdtree {

namespace {

/// What one thread grows stays in its cache, and there are enough of them to keep all threads busy to the end.
constexpr std::size_t least_subtree = 4096, most_subtree = 1u << 15, parts_of_thread = 16;

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

/// A subtree that one thread is to grow.
struct Small {
  Branch* branch;
  Refs refs;
  std::size_t count;
  Box cell;
  Path path;
};

class LevelBuilder {
 public:
  LevelBuilder(const Job& job, RunContext& context)
      : job_(job),
        executor_(context),
        subtree_size_(
            std::clamp(job.triangles.size() / (parts_of_thread * executor_.thread_count()), least_subtree, most_subtree)) {}

  Tree build() {
    Tree tree;
    tree.box = find_extents();
    Branch root;
    const Path path{0, job_.rules.extra_levels};
    std::vector<Active> level;
    const std::size_t count = job_.triangles.size();
    if (count <= subtree_size_)
      small_.push_back({&root, std::move(refs_), count, tree.box, path});
    else
      level.push_back({&root, 0, count, tree.box, path});
    while (!level.empty()) {
      if (job_.rules.strategy == Strategy::object_median) choosers_.clear();  // of all ends, which are few in no other strategy
      while (choosers_.size() < level.size()) choosers_.push_back(std::make_unique<Chooser>());
      executor_.for_ranges("split", level.size(), 1, [&](std::size_t i, std::size_t) { split(level[i], *choosers_[i]); });
      level = divide(level);
    }
    refs_ = {};
    halves_ = {};
    choosers_.clear();
    grow_small();
    assemble(root, tree);
    return tree;
  }

 private:
  struct Piece {
    std::size_t node, first, count;  ///< whose triangles, and which
    Sizes sizes;                     ///< how many go to the children
    Ref *left, *right;               ///< and where to
  };

  [[nodiscard]] Box find_extents() {
    const std::size_t count = job_.triangles.size();
    reserve(refs_, count);
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

  /// `chooser` is the node's, not the thread's: while that waits for others it may be given another node.
  void split(Active& node, Chooser& chooser) {
    const Span<const Ref> refs{refs_.data() + node.first, node.count};
    const auto count = static_cast<std::uint32_t>(node.count);
    const int depth = node.path.depth;
    if (depth < job_.limit.depth() && !must_be_leaf(job_.rules, node.path, count)) {
      node.branch->split = chooser.choose(job_.rules, node.cell, refs, false, node.path, job_.context, &executor_);
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

  /// The largest first, so that no thread is left with one when the others have nothing to do.
  void grow_small() {
    std::sort(small_.begin(), small_.end(), [](const Small& a, const Small& b) { return a.count > b.count; });
    std::atomic<std::size_t> next{0};
    executor_.for_ranges("subtrees", executor_.thread_count(), 1, [&](std::size_t, std::size_t) {
      try {
        for (std::size_t i = next++; i < small_.size(); i = next++) grow(small_[i]);
      } catch (...) {
        next = small_.size();  // so that the other threads end, too
        throw;
      }
    });
  }
  void grow(Small& small) {
    small.branch->part = builders_.local().build(job_, {small.refs.data(), small.count}, small.cell, small.path);
    small.refs = {};
  }

  /// The next level: the triangles of all nodes that split, in pieces to both children, then child by child.
  [[nodiscard]] std::vector<Active> divide(std::vector<Active>& level) {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < level.size(); ++i) {
      for (std::size_t first = 0; level[i].is_split && first < level[i].count; first += piece_size)
        pieces.push_back({i, level[i].first + first, std::min(piece_size, level[i].count - first), {}, nullptr, nullptr});
    }
    if (pieces.empty()) return {};
    std::size_t total = 0;
    for (const Active& node : level) total = std::max(total, node.first + node.count);
    reserve(halves_, 2 * total);
    executor_.for_ranges("divide", pieces.size(), 1, [&](std::size_t i, std::size_t) {
      Piece& piece = pieces[i];
      const Active& node = level[piece.node];
      Ref* half = halves_.data() + 2 * piece.first;
      piece.sizes = distribute(job_, static_cast<std::uint32_t>(node.count), {refs_.data() + piece.first, piece.count},
                               node.cell, node.branch->split, half, half + piece.count);
    });
    total = 0;
    for (const Piece& piece : pieces) total += piece.sizes.left + piece.sizes.right;
    reserve(refs_, total);
    std::vector<Active> next = make_children(level, pieces);
    executor_.for_ranges("divide", pieces.size(), 1, [&](std::size_t i, std::size_t) {
      const Piece& piece = pieces[i];
      const Ref* half = halves_.data() + 2 * piece.first;
      std::copy_n(half, piece.sizes.left, piece.left);
      std::copy_n(half + piece.count, piece.sizes.right, piece.right);
    });
    return next;
  }

  /// Those that are large, in `refs_` one after another; the others wait in `small_`.
  [[nodiscard]] std::vector<Active> make_children(std::vector<Active>& level, std::vector<Piece>& pieces) {
    std::vector<Active> next;
    std::size_t end_of_large = 0;
    const auto make_child = [&](std::unique_ptr<Branch>& branch, std::size_t count, const Box& cell, Path path) {
      branch = std::make_unique<Branch>();
      if (count <= subtree_size_) {
        small_.push_back({branch.get(), Refs(count), count, cell, path});
        return small_.back().refs.data();
      }
      next.push_back({branch.get(), end_of_large, count, cell, path});
      return refs_.data() + std::exchange(end_of_large, end_of_large + count);
    };
    std::size_t first = 0;
    for (std::size_t i = 0; i < level.size(); ++i) {
      if (!level[i].is_split) continue;
      Sizes sizes;
      std::size_t end = first;
      for (; end < pieces.size() && pieces[end].node == i; ++end) {
        sizes.left += pieces[end].sizes.left;
        sizes.right += pieces[end].sizes.right;
      }
      const Split& split = level[i].branch->split;
      auto& children = level[i].branch->children;
      Ref* left = make_child(children[0], sizes.left, below(level[i].cell, split.axis, split.position), level[i].path);
      Ref* right = make_child(children[1], sizes.right, above(level[i].cell, split.axis, split.position), level[i].path);
      for (; first < end; ++first) {
        pieces[first].left = std::exchange(left, left + pieces[first].sizes.left);
        pieces[first].right = std::exchange(right, right + pieces[first].sizes.right);
      }
    }
    return next;
  }

  /// Room for `count`; what was there is lost only where there was too little.
  static void reserve(Refs& refs, std::size_t count) {
    if (refs.size() >= count) return;
    refs = {};
    refs = Refs(count + count / 4);
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
    tree.nodes.resize(root.node_count);
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
    branch.part.write(tree, branch.slot, branch.first_pair, branch.first_reference);
  }

  const Job& job_;
  CpuExecutor executor_;
  std::size_t subtree_size_;  ///< nodes of at most this number of triangles are grown by one thread, with all nodes below
  tbb::enumerable_thread_specific<SubtreeBuilder> builders_;
  std::vector<std::unique_ptr<Chooser>> choosers_;  ///< of the level's nodes
  std::vector<Small> small_;
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
