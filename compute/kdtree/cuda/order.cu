// Puts the tree in canonical order: sizes from the leaves up, places from the root down, then every record to its place.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/small.cuh"

namespace ws::kdtree::cuda {

namespace {

constexpr unsigned block_size = 256;
constexpr unsigned one_block = 1024;

/// Of a top node's subtree: pairs, references in leaves below it, and its own where it is a leaf.
struct Size {
  std::uint32_t pairs, below, own;
};
/// Where a top node is, and where its subtree's pairs and references begin.
struct Place {
  std::uint32_t node, first_pair, first_own, first_below;
};

/// The beginnings of the levels of top nodes, as a kernel's argument.
struct Levels {
  std::uint32_t count;
  std::uint32_t begin[deepest_level + 3];
};

/// One block: the tree's upper part is small, and its levels wait for each other.
__global__ void __launch_bounds__(one_block)
    sum_sizes(Levels levels, const TopNode* top, const Subtree* subtrees, Size* sizes) {
  for (std::uint32_t level = levels.count; level-- > 0;) {
    for (std::uint32_t i = levels.begin[level] + threadIdx.x; i < levels.begin[level + 1]; i += blockDim.x) {
      const TopNode t = top[i];
      if (t.item != nothing) {
        const Subtree s = subtrees[t.item];
        const bool leaf = s.root.is_leaf();
        sizes[i] = {s.pairs, leaf ? 0 : s.references, leaf ? s.references : 0};
      } else {
        const Size a = sizes[t.left], b = sizes[t.left + 1];
        sizes[i] = {1 + a.pairs + b.pairs, a.own + b.own + a.below + b.below, 0};
      }
    }
    __syncthreads();
  }
}

__global__ void __launch_bounds__(one_block)
    place_nodes(Levels levels, const TopNode* top, const Size* sizes, Place* places, Place* item_places, Node* nodes) {
  if (threadIdx.x == 0) places[0] = {0, 0, 0, sizes[0].own};
  __syncthreads();
  for (std::uint32_t level = 0; level < levels.count; ++level) {
    for (std::uint32_t i = levels.begin[level] + threadIdx.x; i < levels.begin[level + 1]; i += blockDim.x) {
      const TopNode t = top[i];
      const Place p = places[i];
      if (t.item != nothing) {
        item_places[t.item] = p;
        continue;
      }
      const Size a = sizes[t.left], b = sizes[t.left + 1];
      const std::uint32_t left = 1 + 2 * p.first_pair, below = p.first_below + a.own + b.own;
      nodes[p.node] = Node::inner(t.axis, t.position, left);
      places[t.left] = {left, p.first_pair + 1, p.first_below, below};
      places[t.left + 1] = {left + 1, p.first_pair + 1 + a.pairs, p.first_below + a.own, below + a.below};
    }
    __syncthreads();
  }
}

__device__ Node moved(const Node& n, std::uint32_t first_pair, std::uint32_t first_reference) {
  return n.is_leaf() ? Node::leaf(n.count(), first_reference + n.first())
                     : Node::inner(n.axis(), n.position(), 1 + 2 * (first_pair + n.left_child()));
}

__global__ void place_roots(const Subtree* subtrees, const Place* places, std::uint32_t count, Node* nodes) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const Place p = places[i];
  const Node root = subtrees[i].root;
  nodes[p.node] = moved(root, p.first_pair, p.first_own);
}

__global__ void place_pairs(const PairRecord* pairs, std::size_t count, const Place* places, Node* nodes) {
  const std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const PairRecord record = pairs[i];
  if (record.item == nothing) return;
  const Place p = places[record.item];
  const std::uint32_t node = 1 + 2 * (p.first_pair + record.place);
  nodes[node] = moved(record.left, p.first_pair, p.first_below);
  nodes[node + 1] = moved(record.right, p.first_pair, p.first_below);
}

__global__ void place_references(const ReferenceRecord* records, std::size_t count, const Place* places,
                                 const Subtree* subtrees, std::uint32_t* references) {
  const std::size_t i = std::size_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const ReferenceRecord record = records[i];
  if (record.item == nothing) return;
  const Place p = places[record.item];
  references[(subtrees[record.item].root.is_leaf() ? p.first_own : p.first_below) + record.place] = record.triangle;
}

}  // namespace

Ordered put_in_order(const Upper& upper, const Lower& lower, CudaExecutor& executor) {
  const StreamView stream = executor.stream();
  const std::uint32_t top_count = upper.top.size(), item_count = upper.items.size();
  const DeviceBuffer<Size> sizes(top_count, stream);
  const DeviceBuffer<Place> places(top_count, stream), item_places(item_count, stream);
  Levels levels{static_cast<std::uint32_t>(upper.levels.size() - 1), {}};
  std::copy(upper.levels.begin(), upper.levels.end(), levels.begin);
  executor.operation("order: sizes", [&](cudaStream_t s) {
    launch_kernel(sum_sizes, {1, one_block}, s, levels, upper.top.data(), lower.subtrees.device_data(), sizes.device_data());
  });
  Size whole{};
  copy_bytes(&whole, sizes.device_data(), sizeof whole, CopyKind::device_to_host, stream);
  stream.synchronize();
  const std::uint64_t node_count = 1 + 2 * std::uint64_t(whole.pairs);
  if (node_count > Node::most || whole.below > Node::most)
    throw Error(ErrorKind::out_of_memory, said("the tree would have more than 2^30 nodes or references"),
                said("lower --depth, or use fewer triangles"));
  Ordered tree{DeviceBuffer<Node>(node_count, stream), DeviceBuffer<std::uint32_t>(whole.below + whole.own, stream)};
  executor.operation("order: place", [&](cudaStream_t s) {
    launch_kernel(place_nodes, {1, one_block}, s, levels, upper.top.data(), sizes.device_data(), places.device_data(),
                  item_places.device_data(), tree.nodes.device_data());
    launch_kernel(place_roots, {blocks_for(item_count), block_size}, s, lower.subtrees.device_data(), item_places.device_data(),
                  item_count, tree.nodes.device_data());
    launch_kernel(place_pairs, {blocks_for(lower.pairs.size()), block_size}, s, lower.pairs.device_data(), lower.pairs.size(),
                  item_places.device_data(), tree.nodes.device_data());
    launch_kernel(place_references, {blocks_for(lower.references.size()), block_size}, s, lower.references.device_data(),
                  lower.references.size(), item_places.device_data(), lower.subtrees.device_data(),
                  tree.references.device_data());
  });
  return tree;
}

}  // namespace ws::kdtree::cuda
