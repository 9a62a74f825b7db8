// What a builder for all cores does with nodes: choosing by any strategy, handing triangles down, and whole subtrees on one
// thread.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/choice/binned_choice.h"
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/choice/exact_choice.h"
#include "compute/kdtree/build/grow.h"
#include "compute/kdtree/build/tiny.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

using Refs = HostBuffer<Ref>;

/// Chooses by any strategy; keeps its memory from node to node.
class Chooser {
 public:
  /// `are_known`: the last call was given the same triangles, with the same extents, in a larger cell.
  [[nodiscard]] Split choose(const Rules& rules, const Box& cell, Span<const Ref> refs, bool are_known, Path path,
                             const RunContext& context);
  /// For nodes of more than `small_node` triangles. With `executor` pieces of the work go to its threads; it must be null where
  /// `this` is a thread's own.
  [[nodiscard]] Split choose_large(const Rules& rules, const Box& cell, const RefPieces& refs, Path path,
                                   const RunContext& context, CpuExecutor* executor);

 private:
  SmallChoice small_;
  ExactChoice exact_;
  BinnedChoice binned_;
  std::vector<Event> events_;
  EventSweep sweep_;
};

/// What is shared by a build.
struct Job {
  const Triangles& triangles;
  const Rules& rules;
  ReferenceLimit& limit;
  const RunContext& context;
};

/// Makes the extents of what crosses the planes of nodes of `count` triangles those in the children. Returns whether one of
/// them is empty.
bool cut_straddlers(const Job& job, std::uint32_t count, Span<const Straddler> straddlers);

struct Sizes {
  std::size_t left = 0, right = 0;
};
/// Writes the children's triangles, in the node's order, to `left` and `right`, which have room for all; returns how many.
/// `refs`: of the node's `count` triangles, or some of them.
Sizes distribute(const Job& job, std::uint32_t count, Span<const Ref> refs, const Box& cell, const Split& split, Ref* left,
                 Ref* right);

/// A finished subtree, in the canonical order by itself: its root is node 0, the pairs below begin at node 1.
struct Part {
  Nodes nodes;
  References references;
  int depth = 0;

  /// Writes it to a tree that has room: the root to node `root`, all others from `first_pair` on.
  void write(Tree& tree, std::size_t root, std::size_t first_pair, std::size_t first_reference) const;
};

/// Grows subtrees on one thread; keeps its memory from one to the next.
class SubtreeBuilder {
 public:
  [[nodiscard]] Part build(const Job& job, Span<const Ref> refs, const Box& cell, Path path);
  /// A subtree of one leaf.
  [[nodiscard]] Part leaf(const Job& job, const RefPieces& refs, int depth);

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

  template <class Grow>
  [[nodiscard]] Part make(const Job& job, const Grow& grow);
  /// The same nodes and references in the canonical order.
  [[nodiscard]] Part in_order() const;
  void grow(const Job& job, TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, Box cell, Path path);
  void make_leaf(TreeWriter& writer, std::uint32_t node, Span<const Ref> refs, int depth);

  std::array<Room, deepest_level + 1> rooms_;
  ReferenceLimit::Counts counts_;
  Chooser chooser_;
  TinyBuilder tiny_;
  Nodes nodes_;  ///< of the part under way, in the order in which they are made
  References references_;
};

}  // namespace ws::kdtree
