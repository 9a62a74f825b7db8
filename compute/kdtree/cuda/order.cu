// Puts the tree in canonical order: sizes from the leaves up, then every record to its place.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/small.cuh"

namespace ws::kdtree::cuda {

namespace {

constexpr unsigned block_size = 256;

/// Of a top node's subtree: pairs, references in leaves below it, and its own where it is a leaf.
struct Size {
  std::uint32_t pairs, below, own;
};
/// Where a top node is, and where its subtree's pairs and references begin.
struct Place {
  std::uint32_t node, first_pair, first_own, first_below;
};

[[nodiscard]] __device__ Size size_at(const Size* sizes, std::uint32_t i) {
  return {__ldcg(&sizes[i].pairs), __ldcg(&sizes[i].below), __ldcg(&sizes[i].own)};  // another block may have written it
}

/// A thread climbs from its item; where two come together the later one goes on.
__global__ void sum_sizes(const Item* items, std::uint32_t count, const TopNode* top, const Subtree* subtrees, Size* sizes,
                          std::uint32_t* arrived) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count || items[i].kind == ItemKind::medium) return;
  const Subtree s = subtrees[i];
  const bool leaf = s.root.is_leaf();
  Size size{s.pairs, leaf ? 0 : s.references, leaf ? s.references : 0};
  for (std::uint32_t at = items[i].top;;) {
    sizes[at] = size;
    const std::uint32_t parent = top[at].parent;
    if (parent == nothing) return;
    __threadfence();
    if (atomicAdd(arrived + parent, 1u) == 0) return;
    __threadfence();
    const std::uint32_t left = top[parent].left;
    const Size a = size_at(sizes, left), b = size_at(sizes, left + 1);
    size = {1 + a.pairs + b.pairs, a.own + b.own + a.below + b.below, 0};
    at = parent;
  }
}

[[nodiscard]] __device__ Node moved(const Node& n, std::uint32_t first_pair, std::uint32_t first_reference) {
  return n.is_leaf() ? Node::leaf(n.count(), first_reference + n.first())
                     : Node::inner(n.axis(), n.position(), 1 + 2 * (first_pair + n.left_child()));
}

/// What lies before a top node: on its way to the root each step adds what stands before it in the parent's subtree.
[[nodiscard]] __device__ Place place_of_top(const TopNode* top, const Size* sizes, std::uint32_t i) {
  Place place{0, 0, 0, sizes[0].own};
  bool is_lowest = true;
  std::uint32_t parents_pair = 0, own_before = 0;
  for (std::uint32_t at = i, parent = top[i].parent; parent != nothing; at = parent, parent = top[at].parent) {
    const std::uint32_t left = top[parent].left, is_right = at != left;
    const Size a = sizes[left], b = sizes[left + 1];
    const std::uint32_t pairs = 1 + (is_right ? a.pairs : 0), below = a.own + b.own + (is_right ? a.below : 0);
    place.first_pair += pairs;
    place.first_below += below;
    if (!is_lowest) continue;
    is_lowest = false;
    parents_pair = pairs;
    own_before = below - (is_right ? a.own : 0);
    place.node = 1 + is_right;
  }
  if (is_lowest) return place;  // the root
  place.node += 2 * (place.first_pair - parents_pair);
  place.first_own = place.first_below - own_before;
  return place;
}

__global__ void place_nodes(const TopNode* top, std::uint32_t count, const Size* sizes, const Subtree* subtrees,
                            Place* item_places, Node* nodes) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const TopNode t = top[i];
  const Place p = place_of_top(top, sizes, i);
  if (t.item == nothing) {
    nodes[p.node] = Node::inner(t.axis, t.position, 1 + 2 * p.first_pair);
    return;
  }
  item_places[t.item] = p;
  nodes[p.node] = moved(subtrees[t.item].root, p.first_pair, p.first_own);
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
  const DeviceBuffer<std::uint32_t> arrived(top_count, stream);
  const DeviceBuffer<Place> item_places(item_count, stream);
  const std::uint64_t node_count = top_count + 2 * lower.all_pairs;
  if (node_count > Node::most || lower.all_references > Node::most)
    throw Error(ErrorKind::out_of_memory, said("the tree would have more than 2^30 nodes or references"),
                said("lower --depth, or use fewer triangles"));
  Ordered tree{DeviceBuffer<Node>(node_count, stream), DeviceBuffer<std::uint32_t>(lower.all_references, stream)};
  executor.operation("order", [&](cudaStream_t s) {
    fill_bytes(arrived.device_data(), 0, top_count * sizeof(std::uint32_t), stream);
    launch_kernel(sum_sizes, {blocks_for(item_count), block_size}, s, upper.items.data(), item_count, upper.top.data(),
                  lower.subtrees.device_data(), sizes.device_data(), arrived.device_data());
    launch_kernel(place_nodes, {blocks_for(top_count), block_size}, s, upper.top.data(), top_count, sizes.device_data(),
                  lower.subtrees.device_data(), item_places.device_data(), tree.nodes.device_data());
    if (lower.pairs_taken > 0)
      launch_kernel(place_pairs, {blocks_for(lower.pairs_taken), block_size}, s, lower.pairs.device_data(), lower.pairs_taken,
                    item_places.device_data(), tree.nodes.device_data());
    launch_kernel(place_references, {blocks_for(lower.references_taken), block_size}, s, lower.references.device_data(),
                  lower.references_taken, item_places.device_data(), lower.subtrees.device_data(),
                  tree.references.device_data());
  });
  return tree;
}

}  // namespace ws::kdtree::cuda
