// Packing a tree. Whatever holds few triangles becomes one block, however the tree divides it; the cells of blocks, shrunk to
// what lies in them, become wide nodes.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/stoppable.h"
#include "compute/kdtree/rays/packed.h"
#include "compute/kdtree/rays/traverse.h"

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace ws::kdtree {
namespace {

constexpr std::uint32_t width = TriangleBlock::width;

/// The triangles of a block to be.
struct BlockList {
  std::uint32_t count = 0;
  std::array<std::uint32_t, width> triangles{};  ///< in rising order
};

/// A box with an axis in each lane; the last lane is of no axis.
struct LaneBox {
  __m128 low = _mm_set1_ps(std::numeric_limits<float>::infinity()), high = -low;

  LaneBox() = default;
  explicit LaneBox(const Box& b)
      : low(_mm_setr_ps(b.low.x, b.low.y, b.low.z, 0)), high(_mm_setr_ps(b.high.x, b.high.y, b.high.z, 0)) {}
  void add(const LaneBox& b) {
    low = _mm_min_ps(low, b.low);
    high = _mm_max_ps(high, b.high);
  }
  void add(const Triangle& t) {
    const __m128 a = _mm_loadu_ps(&t.a.x), b = _mm_loadu_ps(&t.b.x), from_b = _mm_loadu_ps(&t.b.z);
    const __m128 c = _mm_permute_ps(from_b, 0xf9);
    low = _mm_min_ps(low, _mm_min_ps(a, _mm_min_ps(b, c)));
    high = _mm_max_ps(high, _mm_max_ps(a, _mm_max_ps(b, c)));
  }
  void cut(const LaneBox& cell) {
    low = _mm_max_ps(low, cell.low);
    high = _mm_min_ps(high, cell.high);
  }
  [[nodiscard]] Box box() const {
    alignas(16) float l[4], h[4];
    _mm_store_ps(l, low);
    _mm_store_ps(h, high);
    return {{l[0], l[1], l[2]}, {h[0], h[1], h[2]}};
  }
};
/// The parts of `cell` below and above the plane at x across an axis.
struct LaneHalves {
  LaneHalves(const LaneBox& cell, int axis, float x) : below(cell), above(cell) {
    const __m128 on_axis = _mm_castsi128_ps(_mm_cmpeq_epi32(_mm_set1_epi32(axis), _mm_setr_epi32(0, 1, 2, 3)));
    below.high = _mm_blendv_ps(cell.high, _mm_set1_ps(x), on_axis);
    above.low = _mm_blendv_ps(cell.low, _mm_set1_ps(x), on_axis);
  }
  LaneBox below, above;
};

/// Of the binary tree of what is not empty: two more, or something finished.
struct Cell {
  Box box;
  std::uint32_t parts[2]{};
  bool is_inner = false;
  int axis = 0;  ///< across which the first part lies below the second, but of a leaf's blocks
  WideChild content{};
};

/// The wide nodes over the cells of a subtree, or of what is above all subtrees: as few as a ray may be expected to look into,
/// since a cell is met as often as its surface is large. Which cells become nodes is found from below, after H. Ylitie, T.
/// Karras and S. Laine, *Efficient Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs*, 2017.
class Widener {
 public:
  /// Parts stand before what they are parts of. `box` holds all cells; `first`: the number of the first node.
  Widener(const std::vector<Cell>& cells, const Box& box, std::vector<WideNode>& nodes, std::uint32_t first, StopWatcher& watch)
      : cells_(cells), nodes_(nodes), first_(first), watch_(watch), costs_(cells.size()) {
    double largest = 0;
    for (int k = 0; k < 3; ++k) largest = std::max(largest, double(box.high[k]) - double(box.low[k]));
    if (largest > 0) scale_ = 1 / largest;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      watch_();
      if (cells[i].is_inner) costs_[i] = cost_of(cells[i]);
    }
  }

  WideChild add(const Cell& cell) {
    if (!cell.is_inner) return cell.content;
    watch_();
    Opened opened;
    open_parts(cell, WideNode::width, opened);
    const std::size_t place = nodes_.size();
    WideNode node{};
    node.lanes = (1u << opened.count) - 1;
    write_orders(opened, node);
    for (std::uint32_t i = 0; i < opened.count; ++i)
      for (int k = 0; k < 3; ++k) {
        node.face[2 * k][i] = cells_[opened.cells[i]].box.low[k];
        node.face[2 * k + 1][i] = cells_[opened.cells[i]].box.high[k];
      }
    nodes_.push_back(node);
    for (std::uint32_t i = 0; i < opened.count; ++i) {
      const WideChild child = add(cells_[opened.cells[i]]);  // which moves the nodes
      nodes_[place].child[i] = child;
    }
    return WideChild::node(first_ + static_cast<std::uint32_t>(place));
  }

 private:
  /// The cells that become lanes of a node.
  struct Opened {
    /// Lanes from `first` on lie below those from `middle` on.
    struct Split {
      int axis;
      std::uint32_t first, middle, end;
    };
    std::array<std::uint32_t, WideNode::width> cells;
    std::uint32_t count = 0;
    std::array<Split, WideNode::width - 1> splits;
    std::uint32_t split_count = 0;
  };

  /// Rays that point into the opposite octant meet the cells in reverse order.
  static void write_orders(const Opened& opened, WideNode& node) {
    constexpr std::uint32_t last = WideNode::octants - 1;
    for (std::uint32_t octant = 0; octant <= last / 2; ++octant) {
      std::array<std::uint32_t, WideNode::width> farther{};  // how many cells are farther than a lane's
      for (std::uint32_t i = 0; i < opened.split_count; ++i) {
        const Opened::Split& split = opened.splits[i];
        if (octant >> split.axis & 1u)
          for (std::uint32_t lane = split.middle; lane < split.end; ++lane) farther[lane] += split.middle - split.first;
        else
          for (std::uint32_t lane = split.first; lane < split.middle; ++lane) farther[lane] += split.end - split.middle;
      }
      std::uint32_t order = 0, reverse = 0;
      for (std::uint32_t lane = 0; lane < opened.count; ++lane) {
        order |= lane << 3 * farther[lane];
        reverse |= lane << 3 * (opened.count - 1 - farther[lane]);
      }
      for (int byte = 0; byte < 3; ++byte) {
        node.order[octant][byte] = static_cast<std::uint8_t>(order >> 8 * byte);
        node.order[last - octant][byte] = static_cast<std::uint8_t>(reverse >> 8 * byte);
      }
    }
  }

  /// What looking into a cell's nodes costs, with at most as many lanes of the node above as the index and one more.
  using Costs = std::array<float, WideNode::width>;

  /// Of the ways to share `lanes` among a cell's parts the best one, and what it costs.
  struct Share {
    std::uint32_t left = 1;
    float cost = std::numeric_limits<float>::infinity();
  };
  [[nodiscard]] Share share_of(const Cell& cell, std::uint32_t lanes) const {
    const Costs &left = costs_[cell.parts[0]], &right = costs_[cell.parts[1]];
    Share best;
    for (std::uint32_t k = 1; k < lanes; ++k)
      if (const float cost = left[k - 1] + right[lanes - k - 1]; cost < best.cost) best = {k, cost};
    return best;
  }

  /// Of a node. Relative to the largest extent: squares of very small and very large numbers would be 0 or infinite.
  [[nodiscard]] float cost_of_node(const Box& box) const {
    const auto extent = [&](int k) { return (double(box.high[k]) - double(box.low[k])) * scale_; };
    return static_cast<float>(extent(0) * extent(1) + extent(1) * extent(2) + extent(2) * extent(0));
  }

  [[nodiscard]] Costs cost_of(const Cell& cell) const {
    Costs costs;
    costs[0] = cost_of_node(cell.box) + share_of(cell, WideNode::width).cost;
    for (std::uint32_t lanes = 2; lanes <= WideNode::width; ++lanes)
      costs[lanes - 1] = std::min(costs[0], share_of(cell, lanes).cost);
    return costs;
  }

  void open_parts(const Cell& cell, std::uint32_t lanes, Opened& opened) const {
    const std::uint32_t left = share_of(cell, lanes).left, first = opened.count;
    open_cell(cell.parts[0], left, opened);
    const std::uint32_t middle = opened.count;
    open_cell(cell.parts[1], lanes - left, opened);
    opened.splits[opened.split_count++] = {cell.axis, first, middle, opened.count};
  }
  void open_cell(std::uint32_t index, std::uint32_t lanes, Opened& opened) const {
    const Cell& cell = cells_[index];
    if (cell.is_inner && lanes > 1 && share_of(cell, lanes).cost <= costs_[index][0]) return open_parts(cell, lanes, opened);
    opened.cells[opened.count++] = index;
  }

  const std::vector<Cell>& cells_;
  std::vector<WideNode>& nodes_;
  std::uint32_t first_;
  StopWatcher& watch_;
  double scale_ = 0;
  std::vector<Costs> costs_;
};

/// What is below a node.
struct Found {
  enum class Is { empty, few, many } is = Is::empty;
  LaneBox box;             ///< of nothing where it is empty
  BlockList list;          ///< of few
  std::uint32_t cell = 0;  ///< of many
};

/// A subtree, by one thread. Numbers of blocks and wide nodes count from its first ones.
class SubtreePacker {
 public:
  SubtreePacker(const Tree& tree, const Triangles& triangles, const std::stop_token& stop)
      : tree_(tree), triangles_(triangles), watch_(stop) {}

  void pack(std::uint32_t node, const Box& box) {
    Found found;
    look_at(node, LaneBox(box), found);
    if (found.is == Found::Is::empty) return;
    top = cells_[cell_of(found)];
    top->content = Widener(cells_, top->box, nodes, 0, watch_).add(*top);
    cells_ = std::vector<Cell>();
    top->is_inner = false;
  }

  std::vector<BlockList> lists;
  std::vector<WideNode> nodes;
  std::optional<Cell> top;  ///< finished; none: the subtree is empty

 private:
  /// `to`: as it is made.
  void look_at(std::uint32_t index, const LaneBox& cell, Found& to) {
    watch_();
    const Node node = tree_.nodes[index];
    if (node.is_leaf()) {
      if (node.count() > 0) look_at_leaf(node, cell, to);
      return;
    }
    const LaneHalves halves(cell, node.axis(), node.position());
    Found left, right;
    look_at(node.left_child(), halves.below, left);
    look_at(node.left_child() + 1, halves.above, right);
    if (left.is == Found::Is::empty && right.is == Found::Is::empty) return;
    if (left.is != Found::Is::many && right.is != Found::Is::many && merge(left.list, right.list, to.list)) {
      to.is = Found::Is::few;
    } else if (left.is == Found::Is::empty || right.is == Found::Is::empty) {
      to = left.is == Found::Is::empty ? right : left;
      return;
    } else {
      to.is = Found::Is::many;
    }
    to.box.add(left.box);
    to.box.add(right.box);
    if (to.is == Found::Is::many) to.cell = add_cell(to.box, cell_of(left), cell_of(right), node.axis());
  }

  void look_at_leaf(Node leaf, const LaneBox& cell, Found& to) {
    const std::uint32_t count = leaf.count(), *ids = tree_.references.data() + leaf.first();
    const auto take = [&](std::uint32_t first, std::uint32_t taken, Found& found) {
      found.is = Found::Is::few;
      found.list.count = taken;
      for (std::uint32_t i = 0; i < taken; ++i) {
        found.list.triangles[i] = ids[first + i];
        found.box.add(triangles_[ids[first + i]]);
      }
      found.box.cut(cell);
    };
    if (count <= width) return take(0, count, to);
    std::vector<std::uint32_t> cells;
    std::vector<LaneBox> boxes;
    for (std::uint32_t first = 0; first < count; first += width) {
      watch_();
      Found found;
      take(first, std::min(width, count - first), found);
      cells.push_back(cell_of(found));
      boxes.push_back(found.box);
    }
    while (cells.size() > 1) {  // pairs of pairs, which no plane divides
      std::size_t pairs = 0;
      for (std::size_t i = 0; i < cells.size(); i += 2, ++pairs) {
        watch_();
        const bool is_pair = i + 1 < cells.size();
        if (is_pair) boxes[i].add(boxes[i + 1]);
        boxes[pairs] = boxes[i];
        cells[pairs] = is_pair ? add_cell(boxes[i], cells[i], cells[i + 1], 0) : cells[i];
      }
      cells.resize(pairs);
    }
    to.is = Found::Is::many;
    to.box = boxes[0];
    to.cell = cells[0];
  }

  /// False: they are more than a block has.
  [[nodiscard]] static bool merge(const BlockList& a, const BlockList& b, BlockList& to) {
    std::uint32_t i = 0, j = 0, count = 0;
    while (i < a.count || j < b.count) {
      if (count == width) return false;
      const std::uint32_t first = i < a.count ? a.triangles[i] : no_triangle,
                          second = j < b.count ? b.triangles[j] : no_triangle;
      to.triangles[count++] = std::min(first, second);
      i += first <= second;
      j += second <= first;
    }
    to.count = count;
    return true;
  }

  [[nodiscard]] std::uint32_t cell_of(const Found& found) {
    if (found.is == Found::Is::many) return found.cell;
    Cell cell;
    cell.box = found.box.box();
    cell.content = WideChild::block(static_cast<std::uint32_t>(lists.size()));
    lists.push_back(found.list);
    cells_.push_back(cell);
    return static_cast<std::uint32_t>(cells_.size() - 1);
  }
  [[nodiscard]] std::uint32_t add_cell(const LaneBox& box, std::uint32_t left, std::uint32_t right, int axis) {
    cells_.push_back({box.box(), {left, right}, true, axis, {}});
    return static_cast<std::uint32_t>(cells_.size() - 1);
  }

  const Tree& tree_;
  const Triangles& triangles_;
  StopWatcher watch_;
  std::vector<Cell> cells_;
};

/// The upper nodes, which lead to subtrees of some size.
struct Upper {
  struct Branch {
    std::uint32_t node;
    Box box;
    int axis = 0;              ///< that divides it
    std::uint32_t parts[2]{};  ///< 0: it is a subtree of its own
  };
  std::vector<Branch> branches;

  explicit Upper(const Tree& tree) {
    const auto all = static_cast<std::uint32_t>(tree.nodes.size());
    add(tree, 0, tree.box, all, std::max<std::uint32_t>(all / 64, 4096));
  }

 private:
  /// `end`: one more than the last node below it.
  std::uint32_t add(const Tree& tree, std::uint32_t index, const Box& box, std::uint32_t end, std::uint32_t enough) {
    const auto number = static_cast<std::uint32_t>(branches.size());
    branches.push_back({index, box});
    const Node node = tree.nodes[index];
    if (node.is_leaf() || end - node.left_child() <= enough) return number;
    const std::uint32_t left = node.left_child(), right = left + 1;
    const std::uint32_t middle = tree.nodes[right].is_leaf() ? end : tree.nodes[right].left_child();
    const std::uint32_t parts[2] = {add(tree, left, below(box, node.axis(), node.position()), middle, enough),
                                    add(tree, right, above(box, node.axis(), node.position()), end, enough)};
    branches[number].axis = node.axis();
    std::copy_n(parts, 2, branches[number].parts);
    return number;
  }
};

TriangleBlock block_of(const BlockList& list, const Triangles& triangles) {
  TriangleBlock block;
  for (std::uint32_t i = 0; i < width; ++i) {
    const std::uint32_t id = list.triangles[std::min(i, list.count - 1)];
    const Triangle& t = triangles[id];
    block.triangle[i] = id;
    for (int axis = 0; axis < 3; ++axis) {
      block.corner[0][axis][i] = t.a[axis];
      block.corner[1][axis][i] = t.b[axis];
      block.corner[2][axis][i] = t.c[axis];
    }
  }
  return block;
}

/// Where the blocks and wide nodes of subtrees come to lie, one subtree after another.
struct Places {
  std::vector<std::uint32_t> block, node;
  std::uint32_t blocks = 0, nodes = 0;

  explicit Places(const std::vector<SubtreePacker>& subtrees) {
    for (const SubtreePacker& subtree : subtrees) {
      block.push_back(blocks);
      node.push_back(nodes);
      blocks += static_cast<std::uint32_t>(subtree.lists.size());
      nodes += static_cast<std::uint32_t>(subtree.nodes.size());
    }
  }
  [[nodiscard]] WideChild moved(WideChild child, std::size_t subtree) const {
    return child.is_block() ? WideChild::block(block[subtree] + child.number())
                            : WideChild::node(node[subtree] + child.number());
  }
};

/// The wide nodes above those of the subtrees, which they follow. Returns the root; there are triangles.
WideChild join(const Upper& upper, const std::vector<SubtreePacker>& subtrees, const Places& places,
               std::vector<WideNode>& uppermost, StopWatcher& watch) {
  std::vector<std::optional<Cell>> of_branches(subtrees.size());  // a branch's parts come after it
  std::vector<Cell> cells;
  for (std::size_t i = subtrees.size(); i-- > 0;) {
    const std::uint32_t* parts = upper.branches[i].parts;
    if (!parts[0]) {
      of_branches[i] = subtrees[i].top;
      if (of_branches[i]) of_branches[i]->content = places.moved(of_branches[i]->content, i);
      continue;
    }
    const std::optional<Cell>&left = of_branches[parts[0]], &right = of_branches[parts[1]];
    of_branches[i] = left ? left : right;
    if (!left || !right) continue;
    const auto first = static_cast<std::uint32_t>(cells.size());
    cells.push_back(*left);
    cells.push_back(*right);
    of_branches[i] = Cell{left->box, {first, first + 1}, true, upper.branches[i].axis, {}};
    of_branches[i]->box.add(right->box);
  }
  return Widener(cells, of_branches[0]->box, uppermost, places.nodes, watch).add(*of_branches[0]);
}

}  // namespace

PackedTree::PackedTree(const Tree& tree, const Triangles& triangles, RunContext& context)
    : box_(tree.box), twice_largest_(twice_largest_coordinate(tree.box)), triangles_(triangles.data()) {
  CpuExecutor executor(context);
  const Upper upper(tree);
  std::vector<SubtreePacker> subtrees(upper.branches.size(), SubtreePacker(tree, triangles, context.stop));
  executor.for_ranges("pack cells", subtrees.size(), 1, [&](std::size_t i, std::size_t) {
    const Upper::Branch& branch = upper.branches[i];
    if (!branch.parts[0]) subtrees[i].pack(branch.node, branch.box);
  });
  const Places places(subtrees);
  if (places.blocks == 0) return;
  std::vector<WideNode> uppermost;
  StopWatcher watch_joining(context.stop);
  root_ = join(upper, subtrees, places, uppermost, watch_joining);
  const std::size_t node_count = places.nodes + uppermost.size();
  context.check_more_memory(tree.bytes() + triangles.size() * sizeof(Triangle),
                            node_count * sizeof(WideNode) + places.blocks * sizeof(TriangleBlock), 0);
  nodes_ = HostBuffer<WideNode>(node_count);
  blocks_ = HostBuffer<TriangleBlock>(places.blocks);
  std::copy(uppermost.begin(), uppermost.end(), nodes_.begin() + places.nodes);
  executor.for_ranges("pack triangles", subtrees.size(), 1, [&](std::size_t i, std::size_t) {
    StopWatcher watch(context.stop);
    for (std::uint32_t n = 0; n < subtrees[i].nodes.size(); ++n) {
      WideNode& node = nodes_[places.node[i] + n] = subtrees[i].nodes[n];
      for (std::uint32_t lane = 0; lane < static_cast<std::uint32_t>(std::popcount(node.lanes)); ++lane)
        node.child[lane] = places.moved(node.child[lane], i);
    }
    for (std::uint32_t b = 0; b < subtrees[i].lists.size(); ++b) {
      watch();
      blocks_[places.block[i] + b] = block_of(subtrees[i].lists[b], triangles);
    }
  });
}

}  // namespace ws::kdtree
