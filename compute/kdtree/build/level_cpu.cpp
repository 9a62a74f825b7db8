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

/// What one thread grows without a chance for others to help: it stays in the thread's cache, and there are enough of them for
/// no thread to wait long for the last one. Smaller parts would often split less than eight tiny nodes at a time.
constexpr std::size_t least_part = 1024, most_part = 2048, parts_of_thread = 8;
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

/// Triangles that lie one after another.
struct Run {
  Refs refs;  ///< there may be room for more
  std::size_t count = 0;

  [[nodiscard]] Span<const Ref> triangles() const { return {refs.data(), count}; }
  /// Gives back room where most of it is free.
  void trim() {
    if (count >= refs.size() / 4) return;
    Refs exact(count);
    std::copy_n(refs.data(), count, exact.data());
    refs = std::move(exact);
  }
};

/// A node that is still to be split. Each piece of its parent left it a run: so nothing is copied to make one of them, and
/// memory that a piece was read from serves the next one.
struct Open {
  Branch* branch = nullptr;
  std::vector<Run> runs;
  std::size_t count = 0;
  Box cell;
  Path path;
};

/// The runs of a node as pieces of work: one piece where the node is not shared.
class Pieces {
 public:
  explicit Pieces(const Open& node) {
    std::size_t first = 0, in_piece = 0;
    for (const Run& run : node.runs) {
      runs_.push_back({run.triangles(), first});
      first += run.count;
      in_piece += run.count;
      const bool is_last = runs_.size() == node.runs.size();
      if (!is_last && (node.count <= least_shared || in_piece < piece_size)) continue;
      ends_.push_back(runs_.size());
      in_piece = 0;
    }
  }
  [[nodiscard]] RefPieces refs(const Open& node) const {
    return {{runs_.data(), runs_.size()}, {ends_.data(), ends_.size()}, node.count};
  }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  /// The runs of a piece: from `begin` to before `end`.
  [[nodiscard]] std::size_t begin(std::size_t piece) const { return piece == 0 ? 0 : ends_[piece - 1]; }
  [[nodiscard]] std::size_t end(std::size_t piece) const { return ends_[piece]; }

 private:
  std::vector<RefRun> runs_;
  std::vector<std::size_t> ends_;
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

class NestedBuilder {
 public:
  NestedBuilder(const Job& job, RunContext& context)
      : job_(job),
        executor_(context),
        part_size_(std::clamp(job.triangles.size() / (parts_of_thread * executor_.thread_count()), least_part, most_part)) {}

  Tree build() {
    Tree tree;
    Branch root;
    Open all{&root, {}, job_.triangles.size(), {}, {0, job_.rules.extra_levels}};
    tree.box = all.cell = find_extents(all);
    executor_.for_ranges("nodes", 1, 1, [&](std::size_t, std::size_t) { grow(std::move(all)); });
    assemble(root, tree);
    return tree;
  }

 private:
  [[nodiscard]] Box find_extents(Open& node) {
    Box all;
    node.runs.resize((node.count + piece_size - 1) / piece_size);
    executor_.accumulate(
        "extents", node.runs.size(), 1, [] { return Box(); },
        [&](Box& box, std::size_t number, std::size_t) {
          const std::size_t first = number * piece_size, count = std::min(piece_size, node.count - first);
          Refs refs(count);
          Box of_run;
          for (std::size_t i = 0; i < count; ++i) {
            const Box extent = box_of(job_.triangles[first + i]);
            of_run.add(extent);
            refs[i] = {extent, static_cast<std::uint32_t>(first + i)};
          }
          box.add(of_run);
          node.runs[number] = {std::move(refs), count};
        },
        [&](const Box& box) { all.add(box); });
    return all;
  }

  /// Both children are grown as bodies of a nested loop, so that a thread that has nothing to do takes one of them. While this
  /// waits for them nothing of the thread's own is in use.
  void grow(Open node) {
    job_.context.check_stop();
    if (node.count <= part_size_) {
      const Run all = joined(node);
      node.branch->part = builders_.local().build(job_, all.triangles(), node.cell, node.path);
      return;
    }
    const int depth = node.path.depth;
    const Pieces pieces(node);
    if (!split(node, pieces)) {
      node.branch->part = builders_.local().leaf(job_, pieces.refs(node), depth);
      return;
    }
    Open children[2];
    make_children(node, pieces, children);
    executor_.nested(2, [&](std::size_t side) { grow(std::move(children[side])); });
  }

  /// Takes the node's triangles from it.
  [[nodiscard]] static Run joined(Open& node) {
    if (node.runs.size() == 1) return std::move(node.runs[0]);
    Run all{Refs(node.count), 0};
    for (const Run& run : node.runs) {
      std::copy_n(run.refs.data(), run.count, all.refs.data() + all.count);
      all.count += run.count;
    }
    node.runs.clear();
    return all;
  }

  /// Finds the node's plane; returns whether the node is divided by it. Then the node's path has become its children's.
  [[nodiscard]] bool split(Open& node, const Pieces& pieces) {
    const auto count = static_cast<std::uint32_t>(node.count);
    const int depth = node.path.depth;
    if (depth < job_.limit.depth() && !must_be_leaf(job_.rules, node.path, count)) node.branch->split = choose(node, pieces);
    if (!splits(job_.rules, node.branch->split, count, node.path)) return false;
    ReferenceLimit::Counts counts;
    counts.node(depth, count);
    job_.limit.add(counts);
    return true;
  }
  /// The chooser is the node's, not the thread's: while that waits for others it may be given another node.
  [[nodiscard]] Split choose(const Open& node, const Pieces& pieces) {
    static_assert(least_part >= small_node);
    auto chooser = choosers_.take();
    CpuExecutor* const executor = pieces.size() > 1 ? &executor_ : nullptr;
    const Split split = chooser->choose_large(job_.rules, node.cell, pieces.refs(node), node.path, job_.context, executor);
    const bool holds_all_ends = job_.rules.strategy == Strategy::object_median;  // others keep few
    if (!holds_all_ends) choosers_.give_back(std::move(chooser));
    return split;
  }

  void make_children(Open& node, const Pieces& pieces, Open (&children)[2]) {
    const Split& split = node.branch->split;
    const Box cells[2] = {below(node.cell, split.axis, split.position), above(node.cell, split.axis, split.position)};
    for (int side = 0; side < 2; ++side) {
      auto& branch = node.branch->children[side];
      branch = std::make_unique<Branch>();
      children[side] = {branch.get(), {}, 0, cells[side], node.path};
    }
    const ChildCounts counts(split);
    if (counts.left != 0 && counts.right != 0) return divide(node, pieces, counts, children);
    Open& full = children[counts.left == 0 ? 1 : 0];  // it has all triangles as they are
    full.runs = std::move(node.runs);
    full.count = node.count;
  }

  void divide(Open& node, const Pieces& pieces, const ChildCounts& counts, Open (&children)[2]) {
    std::vector<Run> halves[2];
    for (auto& half : halves) half.resize(pieces.size());
    const auto divide_one = [&](std::size_t piece) {
      divide({node.runs.data() + pieces.begin(piece), pieces.end(piece) - pieces.begin(piece)}, node, counts, halves[0][piece],
             halves[1][piece]);
    };
    if (pieces.size() > 1)
      executor_.nested(pieces.size(), divide_one);
    else
      divide_one(0);
    for (int side = 0; side < 2; ++side)
      for (Run& half : halves[side]) {
        if (half.count == 0) continue;
        children[side].count += half.count;
        children[side].runs.push_back(std::move(half));
      }
  }
  /// The runs' memory is given back as they are divided.
  void divide(Span<Run> runs, const Open& node, const ChildCounts& counts, Run& left, Run& right) const {
    std::size_t count = 0;
    for (const Run& run : runs) count += run.count;
    constexpr std::size_t written_beyond = 1;  // each triangle is written to both sides before it is known where it goes
    left.refs = Refs(std::min<std::size_t>(count, counts.left) + written_beyond);
    right.refs = Refs(std::min<std::size_t>(count, counts.right) + written_beyond);
    for (Run& run : runs) {
      const Sizes sizes = distribute(job_, static_cast<std::uint32_t>(node.count), run.triangles(), node.cell,
                                     node.branch->split, left.refs.data() + left.count, right.refs.data() + right.count);
      left.count += sizes.left;
      right.count += sizes.right;
      run = {};
    }
    left.trim();
    right.trim();
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
    if (std::max(root.node_count, root.reference_count) > Node::most)
      throw Error(ErrorKind::out_of_memory, said("the tree would have more than 2^30 nodes or references"),
                  said("take a smaller depth limit"));
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

  const Job& job_;
  CpuExecutor executor_;
  std::size_t part_size_;  ///< nodes of at most this number of triangles are grown by one thread, with all nodes below
  tbb::enumerable_thread_specific<SubtreeBuilder> builders_;
  ChooserPool choosers_;
};

}  // namespace

Tree build_level_cpu(const Triangles& triangles, const Rules& rules, RunContext& context) {
  return grow_within_limit(triangles.size(), rules, context, [&](const Rules& r, ReferenceLimit& limit) {
    const Job job{triangles, r, limit, context};
    return NestedBuilder(job, context).build();
  });
}

}  // namespace ws::kdtree
