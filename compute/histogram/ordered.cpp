// SPDX-License-Identifier: MIT
#include "compute/histogram/ordered.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

namespace ws::histogram {

namespace {

Box3 extent(const VectorSet& references) {
  Box3 box{};
  for (std::size_t k = 0; k < references.dimension(); ++k) {
    box.low[k] = box.high[k] = references.at(0, k);
    for (std::size_t i = 1; i < references.size(); ++i) {
      box.low[k] = std::min(box.low[k], references.at(i, k));
      box.high[k] = std::max(box.high[k], references.at(i, k));
    }
  }
  return box;
}

struct Coded {
  std::uint32_t code, index;
};

std::vector<Coded> coded(const VectorSet& references) {
  const std::size_t dimension = references.dimension();
  const MortonGrid grid = morton_grid(extent(references), dimension);
  std::vector<Coded> list(references.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    std::array<float, 3> point{};
    for (std::size_t k = 0; k < dimension; ++k) point[k] = references.at(i, k);
    list[i] = {morton_code(grid, point.data(), dimension), static_cast<std::uint32_t>(i)};
  }
  return list;
}

/// Radix sort by ten bits a pass.
void sort_by_code(std::vector<Coded>& list) {
  constexpr unsigned digit_bits = 10, digits = 1u << digit_bits;
  std::vector<Coded> other(list.size());
  for (unsigned shift = 0; shift < morton_bits; shift += digit_bits) {
    std::array<std::size_t, digits + 1> first{};
    for (const Coded& c : list) ++first[(c.code >> shift & (digits - 1)) + 1];
    for (unsigned d = 0; d < digits; ++d) first[d + 1] += first[d];
    for (const Coded& c : list) other[first[c.code >> shift & (digits - 1)]++] = c;
    list.swap(other);
  }
}

std::shared_ptr<const OrderedReferences> make_ordered(const VectorSet& references) {
  auto result = std::make_shared<OrderedReferences>();
  result->size = references.size();
  const std::size_t dimension = result->dimension = references.dimension();
  std::vector<Coded> list = coded(references);
  sort_by_code(list);
  const std::size_t leaf_count = (result->size + leaf_size - 1) / leaf_size;
  result->packed.resize(leaf_count * leaf_size * dimension);
  result->leaves.resize(leaf_count);
  result->branches.resize((leaf_count + leaves_per_branch - 1) / leaves_per_branch);
  for (std::size_t leaf = 0; leaf < leaf_count; ++leaf) {
    Box3& box = result->leaves[leaf];
    for (std::size_t i = 0; i < leaf_size; ++i) {
      const std::size_t at = std::min(leaf * leaf_size + i, result->size - 1);
      Box3 point{};
      for (std::size_t k = 0; k < dimension; ++k) {
        point.low[k] = point.high[k] = references.at(list[at].index, k);
        result->packed[leaf * leaf_size * dimension + (i / block_size * dimension + k) * block_size + i % block_size] =
            point.low[k];
      }
      if (i == 0) box = point;
      box.add(point);
    }
    Box3& branch = result->branches[leaf / leaves_per_branch];
    if (leaf % leaves_per_branch == 0) branch = box;
    branch.add(box);
  }
  return result;
}

}  // namespace

std::shared_ptr<const OrderedReferences> ordered(const VectorSet& references) {
  static std::mutex mutex;
  static std::pair<std::uint64_t, std::weak_ptr<const OrderedReferences>> last;
  const std::lock_guard lock(mutex);
  if (last.first == references.identity())
    if (auto known = last.second.lock()) return known;
  auto made = make_ordered(references);
  last = {references.identity(), made};
  return made;
}

}  // namespace ws::histogram
