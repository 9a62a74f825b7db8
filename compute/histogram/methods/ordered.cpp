// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/ordered.h"

#include "compute/core/device/radix_sort.h"
#include "compute/core/run/cache.h"
#include "compute/histogram/methods/extent.h"
#include "compute/histogram/methods/hilbert.h"

#include <algorithm>
#include <array>

namespace ws::histogram {

namespace {

constexpr std::size_t places_at_once = 1u << 14;  // references between two looks at whether to stop

std::array<float, 3> point_of(const VectorSet& references, std::size_t i) {
  std::array<float, 3> point{};
  for (std::size_t k = 0; k < references.dimension(); ++k) point[k] = references.at(i, k);
  return point;
}

/// The place on the Hilbert curve of a point in the grid's box.
template <unsigned Dimension>
std::uint32_t place_on_curve(const CurveGrid& grid, const std::array<float, 3>& point) {
  std::array<std::uint32_t, Dimension> cell{};
  for (unsigned k = 0; k < Dimension; ++k) cell[k] = grid.cell(point.data(), k);
  return hilbert_place<Dimension>(cell, curve_bits / static_cast<int>(Dimension));
}
std::uint32_t place_on_curve(const CurveGrid& grid, const std::array<float, 3>& point, std::size_t dimension) {
  if (dimension == 1) return place_on_curve<1>(grid, point);
  return dimension == 2 ? place_on_curve<2>(grid, point) : place_on_curve<3>(grid, point);
}

/// Indices along a Hilbert curve, on which hardly any neighbours are far apart; those in one place keep their order.
HostVector<std::uint32_t> order_along_curve(const VectorSet& references, CpuExecutor& executor) {
  const std::size_t dimension = references.dimension();
  const CurveGrid grid = curve_grid(box_of(references, executor), dimension);
  HostVector<std::uint32_t> places(references.size()), indices(references.size());
  executor.for_ranges("places on the curve", places.size(), places_at_once, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      places[i] = place_on_curve(grid, point_of(references, i), dimension);
      indices[i] = static_cast<std::uint32_t>(i);
    }
  });
  radix_sort(executor, "order along the curve", places, indices, curve_bits);
  return indices;
}

/// Where the i-th point of a block is put: neighbours along the curve are half a block apart, as `count_block_pairs` wants
/// them.
std::size_t lane_of(std::size_t i) { return i % 2 * (block_size / 2) + i / 2; }

/// Half of the shortest side: a box's farthest point is farther than its nearest one by at least this.
float spread_of(const Box3& box, std::size_t dimension) {
  float shortest = box.high[0] - box.low[0];
  for (std::size_t k = 1; k < dimension; ++k) shortest = std::min(shortest, box.high[k] - box.low[k]);
  return 0.5f * shortest;
}

/// Packs a leaf and returns its box.
Box3 fill_leaf(const VectorSet& references, const HostVector<std::uint32_t>& order, std::size_t leaf, OrderedReferences& to) {
  Box3 box{};
  float* const packed = to.packed.data() + leaf * leaf_size * to.dimension;
  const bool is_whole = to.leaf_count(leaf) == leaf_size;  // else what fills it up stays behind the points
  for (std::size_t i = 0; i < leaf_size; ++i) {
    const std::array<float, 3> point = point_of(references, order[std::min(leaf * leaf_size + i, to.size - 1)]);
    const std::size_t lane = is_whole ? lane_of(i % block_size) : i % block_size;
    for (std::size_t k = 0; k < to.dimension; ++k) packed[(i / block_size * to.dimension + k) * block_size + lane] = point[k];
    if (i == 0) box = {point, point};
    box.add(point);
  }
  return box;
}

/// What making it takes.
std::size_t bytes_to_order(const VectorSet& references) {
  constexpr std::size_t sorting = 4 * sizeof(std::uint32_t);  // places and indices, twice
  return references.size() * (sorting + references.dimension() * sizeof(float));
}

std::shared_ptr<const OrderedReferences> make_ordered(const VectorSet& references, RunContext& context) {
  context.check_memory(bytes_to_order(references), 0);
  CpuExecutor executor(context);
  auto result = std::make_shared<OrderedReferences>();
  result->size = references.size();
  result->dimension = references.dimension();
  const HostVector<std::uint32_t> order = order_along_curve(references, executor);
  const std::size_t leaf_count = (result->size + leaf_size - 1) / leaf_size;
  result->packed.resize(leaf_count * leaf_size * result->dimension);
  result->leaves.resize(leaf_count);
  result->branches.resize((leaf_count + leaves_per_branch - 1) / leaves_per_branch);
  result->spread.resize(result->branches.size());
  executor.for_ranges("boxes", result->branches.size(), 1, [&](std::size_t branch, std::size_t) {
    const std::size_t first = branch * leaves_per_branch, end = std::min(first + leaves_per_branch, leaf_count);
    for (std::size_t leaf = first; leaf < end; ++leaf) {
      result->leaves[leaf] = fill_leaf(references, order, leaf, *result);
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
  const auto make = [&] { return make_ordered(references, context); };
  if (!context.cache) return make();
  context.check_more_memory(bytes_to_order(references), 0, 0);  // the limit is the same where it need not be made
  return context.cache->shared<OrderedReferences>({"histogram.ordered", references.identity(), 0}, make,
                                                  [](const OrderedReferences& o) { return o.bytes(); });
}

}  // namespace ws::histogram
