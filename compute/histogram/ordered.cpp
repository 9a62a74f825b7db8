// SPDX-License-Identifier: MIT
#include "compute/histogram/ordered.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>

namespace ws::histogram {

namespace {

constexpr unsigned code_bits = 30;

/// Spreads the low bits of `x` so that `dimension` such numbers interleave.
std::uint32_t spread(std::uint32_t x, std::size_t dimension) {
  if (dimension == 1) return x;
  if (dimension == 2) {
    x = (x | x << 8) & 0x00FF00FFu;
    x = (x | x << 4) & 0x0F0F0F0Fu;
    x = (x | x << 2) & 0x33333333u;
    return (x | x << 1) & 0x55555555u;
  }
  x = (x | x << 16) & 0x030000FFu;
  x = (x | x << 8) & 0x0300F00Fu;
  x = (x | x << 4) & 0x030C30C3u;
  return (x | x << 2) & 0x09249249u;
}

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
  const Box3 box = extent(references);
  const std::size_t dimension = references.dimension();
  const auto cells = static_cast<double>((1u << code_bits / dimension) - 1);
  std::array<double, 3> scale{};
  for (std::size_t k = 0; k < dimension; ++k)
    scale[k] = box.high[k] > box.low[k] ? cells / (double(box.high[k]) - double(box.low[k])) : 0;
  std::vector<Coded> list(references.size());
  for (std::size_t i = 0; i < list.size(); ++i) {
    std::uint32_t code = 0;
    for (std::size_t k = 0; k < dimension; ++k)
      code |= spread(static_cast<std::uint32_t>((double(references.at(i, k)) - double(box.low[k])) * scale[k]), dimension) << k;
    list[i] = {code, static_cast<std::uint32_t>(i)};
  }
  return list;
}

/// Radix sort by ten bits a pass.
void sort_by_code(std::vector<Coded>& list) {
  constexpr unsigned digit_bits = 10, digits = 1u << digit_bits;
  std::vector<Coded> other(list.size());
  for (unsigned shift = 0; shift < code_bits; shift += digit_bits) {
    std::array<std::size_t, digits + 1> first{};
    for (const Coded& c : list) ++first[(c.code >> shift & (digits - 1)) + 1];
    for (unsigned d = 0; d < digits; ++d) first[d + 1] += first[d];
    for (const Coded& c : list) other[first[c.code >> shift & (digits - 1)]++] = c;
    list.swap(other);
  }
}

void add(Box3& box, const Box3& other) {
  for (std::size_t k = 0; k < 3; ++k) {
    box.low[k] = std::min(box.low[k], other.low[k]);
    box.high[k] = std::max(box.high[k], other.high[k]);
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
      add(box, point);
    }
    Box3& branch = result->branches[leaf / leaves_per_branch];
    if (leaf % leaves_per_branch == 0) branch = box;
    add(branch, box);
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
