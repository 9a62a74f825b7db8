// SPDX-License-Identifier: MIT
#include "compute/histogram/ordered.h"

#include "compute/core/executor_cpu.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace ws::histogram {

namespace {

constexpr std::size_t at_once = 1u << 14;  // references between two looks at whether to stop

std::array<float, 3> point_of(const VectorSet& references, std::size_t i) {
  std::array<float, 3> point{};
  for (std::size_t k = 0; k < references.dimension(); ++k) point[k] = references.at(i, k);
  return point;
}

Box3 extent(const VectorSet& references, CpuExecutor& executor) {
  const std::array<float, 3> first = point_of(references, 0);
  Box3 whole{first, first};
  executor.accumulate(
      "extent", references.size(), at_once,
      [&] {
        return Box3{first, first};
      },
      [&](Box3& box, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
          const std::array<float, 3> point = point_of(references, i);
          box.add({point, point});
        }
      },
      [&](const Box3& box) { whole.add(box); });
  return whole;
}

struct Coded {
  std::uint32_t code, index;
};

HostVector<Coded> coded(const VectorSet& references, CpuExecutor& executor) {
  const std::size_t dimension = references.dimension();
  const MortonGrid grid = morton_grid(extent(references, executor), dimension);
  HostVector<Coded> list(references.size());
  executor.for_ranges("places on the curve", list.size(), at_once, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      list[i] = {morton_code(grid, point_of(references, i).data(), dimension), static_cast<std::uint32_t>(i)};
  });
  return list;
}

/// Radix sort by ten bits a pass.
void sort_by_code(HostVector<Coded>& list, const RunContext& context) {
  constexpr unsigned digit_bits = 10, digits = 1u << digit_bits;
  HostVector<Coded> other(list.size());
  for (unsigned shift = 0; shift < morton_bits; shift += digit_bits) {
    std::array<std::size_t, digits + 1> first{};
    const auto for_all = [&](const auto& body) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (i % at_once == 0) context.check_stop();
        body(list[i]);
      }
    };
    for_all([&](const Coded& c) { ++first[(c.code >> shift & (digits - 1)) + 1]; });
    for (unsigned d = 0; d < digits; ++d) first[d + 1] += first[d];
    for_all([&](const Coded& c) { other[first[c.code >> shift & (digits - 1)]++] = c; });
    list.swap(other);
  }
}

/// Where the i-th point of a block is put: neighbours along the curve are half a block apart, as `count_block_pairs` wants
/// them.
std::size_t lane_of(std::size_t i) { return i % 2 * (block_size / 2) + i / 2; }

/// Half of the shortest side: from the nearest to the farthest point of a box it is at least so much farther.
float spread_of(const Box3& box, std::size_t dimension) {
  float shortest = box.high[0] - box.low[0];
  for (std::size_t k = 1; k < dimension; ++k) shortest = std::min(shortest, box.high[k] - box.low[k]);
  return 0.5f * shortest;
}

/// Packs a leaf and returns its box.
Box3 fill_leaf(const VectorSet& references, const HostVector<Coded>& order, std::size_t leaf, OrderedReferences& to) {
  Box3 box{};
  float* const packed = to.packed.data() + leaf * leaf_size * to.dimension;
  const bool is_whole = to.leaf_count(leaf) == leaf_size;  // else what fills it up stays behind the points
  for (std::size_t i = 0; i < leaf_size; ++i) {
    const std::array<float, 3> point = point_of(references, order[std::min(leaf * leaf_size + i, to.size - 1)].index);
    const std::size_t lane = is_whole ? lane_of(i % block_size) : i % block_size;
    for (std::size_t k = 0; k < to.dimension; ++k) packed[(i / block_size * to.dimension + k) * block_size + lane] = point[k];
    if (i == 0) box = {point, point};
    box.add({point, point});
  }
  return box;
}

std::shared_ptr<const OrderedReferences> make_ordered(const VectorSet& references, RunContext& context) {
  context.check_memory(references.size() * (2 * sizeof(Coded) + references.dimension() * sizeof(float)), 0);
  CpuExecutor executor(context);
  auto result = std::make_shared<OrderedReferences>();
  result->size = references.size();
  result->dimension = references.dimension();
  HostVector<Coded> list = coded(references, executor);
  sort_by_code(list, context);
  const std::size_t leaf_count = (result->size + leaf_size - 1) / leaf_size;
  result->packed.resize(leaf_count * leaf_size * result->dimension);
  result->leaves.resize(leaf_count);
  result->branches.resize((leaf_count + leaves_per_branch - 1) / leaves_per_branch);
  result->spread.resize(result->branches.size());
  executor.for_ranges("boxes", result->branches.size(), 1, [&](std::size_t branch, std::size_t) {
    const std::size_t first = branch * leaves_per_branch, end = std::min(first + leaves_per_branch, leaf_count);
    for (std::size_t leaf = first; leaf < end; ++leaf) {
      result->leaves[leaf] = fill_leaf(references, list, leaf, *result);
      const float spread = spread_of(result->leaves[leaf], result->dimension);
      result->spread[branch] = leaf == first ? spread : std::min(spread, result->spread[branch]);
      if (leaf == first) result->branches[branch] = result->leaves[leaf];
      result->branches[branch].add(result->leaves[leaf]);
    }
  });
  return result;
}

}  // namespace

std::shared_ptr<const OrderedReferences> ordered(const VectorSet& references, RunContext& context) {
  static std::mutex mutex;
  static std::pair<std::uint64_t, std::weak_ptr<const OrderedReferences>> last;
  const std::lock_guard lock(mutex);
  if (last.first == references.identity())
    if (auto known = last.second.lock()) return known;
  auto made = make_ordered(references, context);
  last = {references.identity(), made};
  return made;
}

}  // namespace ws::histogram
