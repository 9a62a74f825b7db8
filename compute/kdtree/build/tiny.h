// Subtrees of few triangles: most nodes of a tree. Eight nodes are split at a time, each in a lane of its own.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/kdtree/build/divide.h"
#include "compute/kdtree/build/grow.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

struct Job;

/// Collects nodes of at most `tiny_node` triangles whose planes are those of `sah`, and grows the subtrees of all of them level
/// by level. So nodes of a tree are not written in the canonical order.
class TinyBuilder {
 public:
  /// Takes a node that the writer has made. It may be a leaf.
  void add(const Job& job, TreeWriter& writer, ReferenceLimit::Counts& counts, std::uint32_t node, Span<const Ref> refs,
           const Box& cell, Path path);
  /// So many triangles are there that growing their nodes keeps all lanes busy.
  [[nodiscard]] bool is_full() const { return level_.used + tiny_node > room; }
  void grow(const Job& job, TreeWriter& writer, ReferenceLimit::Counts& counts);

 private:
  static constexpr std::size_t room = 1024;

  struct Seed {
    Box cell;
    std::uint32_t node;
    std::uint32_t first;  ///< its triangles, among those of the level
    Path path;
  };
  struct Level {
    std::array<std::vector<Seed>, tiny_node + 1> seeds;  ///< by the number of their triangles
    HostBuffer<Ref> refs;
    std::size_t used = 0;

    void clear();
    /// Makes room for so many more than are used.
    void reserve(std::size_t count);
  };
  struct Child {
    Seed seed;
    std::uint32_t count;
  };
  struct Writing {
    const Job& job;
    TreeWriter& writer;
    ReferenceLimit::Counts& counts;
  };

  void enter(const Writing& to, Level& level, const Seed& seed, std::uint32_t count);
  /// Returns how many there were: fewer than eight at the end of a list.
  std::size_t split_eight(const Writing& to, std::uint32_t count, std::size_t first);
  void split(const Writing& to, const Seed& seed, const Split& best, std::uint32_t count);
  void cut_straddlers(const Writing& to);
  void write_leaf(const Writing& to, const Level& level, const Seed& seed, std::uint32_t count) const;

  Level level_, next_;
  std::vector<CutCell> cells_;  ///< of the level, and what crosses their planes
  std::vector<Straddler> straddlers_;
  std::vector<Child> children_;
};

}  // namespace ws::kdtree
