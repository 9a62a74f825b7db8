// SPDX-License-Identifier: MIT
#include "compute/histogram/methods/extent.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/cache.h"
#include "compute/histogram/params.h"

#include <algorithm>
#include <memory>

namespace ws::histogram {

namespace {

constexpr std::size_t at_once = 1u << 14;  // references between two looks at whether to stop

void add_vector(Box3& box, const VectorSet& references, std::size_t i) {
  std::array<float, 3> point{};
  for (std::size_t k = 0; k < references.dimension(); ++k) point[k] = references.at(i, k);
  box.add(point);
}

/// Found where the references lie.
Box3 box_on_device(const DeviceTable& table) {
  Box3 box{};
  for (std::size_t k = 0; k < table.layout().columns; ++k) {
    box.low[k] = static_cast<float>(table.facts().low[k]);
    box.high[k] = static_cast<float>(table.facts().high[k]);
  }
  return box;
}

Extent computed_extent(const VectorSet& references, const RunContext& context) {
  RunContext beside = context.beside();  // its time does not count as the method's
  CpuExecutor executor(beside);
  Extent extent;
  extent.box = references.is_whole_table() ? box_on_device(*references.table()) : box_of(references, executor);
  for (std::size_t k = 0; k < 3; ++k) extent.middle[k] = extent.box.low[k] / 2 + extent.box.high[k] / 2;
  return extent;
}

}  // namespace

Box3 box_of(const VectorSet& references, CpuExecutor& executor) {
  Box3 first{};
  for (std::size_t k = 0; k < references.dimension(); ++k) first.low[k] = first.high[k] = references.at(0, k);
  Box3 whole = first;
  executor.accumulate(
      "extent", references.size(), at_once, [&] { return first; },
      [&](Box3& box, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) add_vector(box, references, i);
      },
      [&](const Box3& box) { whole.add(box); });
  return whole;
}

double Extent::plane_size() const {
  const auto side = [&](std::size_t k) { return double(box.high[k]) - double(box.low[k]); };
  const double size = std::max(side(0), side(1));
  return size > 0 ? size : 1;
}

Extent extent_of(const VectorSet& references, const RunContext& context) {
  if (references.dimension() > most_drawn_dimensions) return {};
  if (!context.cache) return computed_extent(references, context);
  return *context.cache->shared<Extent>(
      {"histogram.extent", references.identity(), 0},
      [&] { return std::make_shared<const Extent>(computed_extent(references, context)); },
      [](const Extent& extent) { return sizeof extent; });
}

}  // namespace ws::histogram
