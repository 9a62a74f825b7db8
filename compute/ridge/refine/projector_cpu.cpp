// Projections on the CPU: tiles of points in lanes, and what all backends share.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/host_vector.h"
#include "compute/ridge/grid/cell_sort_cpu.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/refine/projector.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ws::ridge {

ProjectionPlan::ProjectionPlan(const FineLines& fine, std::size_t point_count, double radius)
    : tree(fine), layout(layout_of(fine, tree)), largest(0) {
  for (const double x : fine.coordinates) largest = std::max(largest, std::abs(x));
  units = fit_units(point_count, radius);
}

namespace {

struct Near {
  double distance;  ///< from the tile's middle
  std::uint32_t edge;
};

/// A tile's points, and the nearest edge of each. Lanes beyond the tile's points repeat the last one.
template <int D>
struct Feet {
  alignas(64) double x[D > 0 ? D : max_dimension][feet_tile];
  double squared[feet_tile];
  double edge[feet_tile];

  /// Among edges within the limit, with what EdgeView computes, in all lanes at once.
  void find(const EdgeView<HostMemory, D>& edges, const std::vector<Near>& near, double limit) {
    const std::uint32_t d = edges.dimension.get();
    alignas(64) double best[feet_tile], owner[feet_tile];  // of the function's own, so that they stay in registers
    std::fill_n(best, feet_tile, std::numeric_limits<double>::infinity());
    std::fill_n(owner, feet_tile, 0.0);
    for (const Near& n : near) {
      if (n.distance > limit) continue;
      alignas(64) double t[feet_tile] = {}, sum[feet_tile] = {};
      for (std::uint32_t k = 0; k < d; ++k) {
        const double a = edges.from_node(n.edge, k), direction = edges.to_node(n.edge, k) - a;
        for (std::uint32_t l = 0; l < feet_tile; ++l) t[l] += (x[k][l] - a) * direction;
      }
      const double inverse = edges.inverse_squares[n.edge], name = n.edge;
      for (std::uint32_t l = 0; l < feet_tile; ++l) t[l] = edges.clamped(t[l] * inverse);
      for (std::uint32_t k = 0; k < d; ++k) {
        const double a = edges.from_node(n.edge, k), direction = edges.to_node(n.edge, k) - a;
        for (std::uint32_t l = 0; l < feet_tile; ++l) {
          const double difference = x[k][l] - (a + t[l] * direction);
          sum[l] += difference * difference;
        }
      }
      for (std::uint32_t l = 0; l < feet_tile; ++l) {
        owner[l] = sum[l] < best[l] ? name : owner[l];
        best[l] = sum[l] < best[l] ? sum[l] : best[l];
      }
    }
    std::copy_n(best, feet_tile, squared);
    std::copy_n(owner, feet_tile, edge);
  }
};

template <int D>
class CpuProjector final : public Projector {
 public:
  CpuProjector(const LocalCloud<double>& cloud, double r1, Dimension<D> dimension, RunContext& context)
      : exec_(context), dimension_(dimension), size_(cloud.size), columns_(cloud.coordinates.size()) {
    const CellGrid grid = make_cell_grid(cloud.box, cloud.dimension, r1, 1);
    const CellSort sorted = sort_by_cell(exec_, cloud.coordinates.view(), size_, make_cell_order(grid, size_, feet_tile));
    exec_.for_each("gather points by cell", size_, [&](std::uint32_t i) {
      for (std::uint32_t k = 0; k < dimension_.get(); ++k) columns_[k * size_ + i] = cloud.at(sorted.from[i], k);
    });
  }

  [[nodiscard]] FitSums project(const FineLines& fine, double radius) override {
    const ProjectionPlan plan(fine, size_, radius);
    const auto edges = plan.tree.view(dimension_);
    exec_.context().check_more_memory(2 * size_ * dimension_.get() * sizeof(double),
                                      (exec_.thread_count() + 2) * plan.layout.size() * sizeof(std::int64_t), 0);
    std::vector<std::int64_t> total(plan.layout.size());
    constexpr std::size_t grain = 64;
    exec_.accumulate(
        "project points", (size_ + feet_tile - 1) / feet_tile, grain,
        [&] {
          return Share{HostVector<std::int64_t>(plan.layout.size()), {}};
        },
        [&](Share& mine, std::size_t begin, std::size_t end) {
          for (std::size_t first = begin * feet_tile; first < std::min(size_, end * feet_tile); first += feet_tile)
            add_points(plan, edges, first, static_cast<std::uint32_t>(std::min<std::size_t>(feet_tile, size_ - first)), radius,
                       mine);
        },
        [&](const Share& share) {
          for (std::size_t v = 0; v < total.size(); ++v) total[v] += share.sums[v];
        },
        size_ * dimension_.get() * sizeof(double));
    return to_sums(total, plan.layout, plan.units);
  }

 private:
  using Edges = EdgeView<HostMemory, D>;
  /// What one thread adds up, and its list of edges near the tile that it looks at.
  struct Share {
    HostVector<std::int64_t> sums;
    std::vector<Near> near;
  };
  /// Edges within the limit, in their order; the limit shrinks while they are found.
  template <class X>
  static void find_near(const Edges& edges, std::uint32_t level, std::uint32_t begin, const X& middle, TileLimit& limit,
                        std::vector<Near>& near) {
    const std::uint32_t end = std::min(edges.level_sizes[level], begin + edge_fan);
    for (std::uint32_t box = begin; box < end; ++box) {
      if (edges.squared_to_box(level, box, middle) > limit.limit * limit.limit) continue;
      if (level > 0) {
        find_near(edges, level - 1, box * edge_fan, middle, limit, near);
        continue;
      }
      for (std::uint32_t e = box * edge_fan; e < std::min(edges.edge_count, (box + 1) * edge_fan); ++e) {
        const double distance = std::sqrt(edges.squared_distance(e, middle));
        if (distance > limit.limit) continue;
        limit.seen(distance);
        near.push_back({distance, e});
      }
    }
  }

  void add_points(const ProjectionPlan& plan, const Edges& edges, std::size_t first, std::uint32_t count, double radius,
                  Share& mine) const {
    std::vector<Near>& near = mine.near;
    const std::uint32_t d = dimension_.get();
    double middle[D > 0 ? D : max_dimension], diagonal = 0;
    Feet<D> feet;
    for (std::uint32_t k = 0; k < d; ++k) {
      for (std::uint32_t l = 0; l < feet_tile; ++l) feet.x[k][l] = columns_[k * size_ + first + std::min(l, count - 1)];
      double low = feet.x[k][0], high = low;
      for (const double x : feet.x[k]) {
        low = x < low ? x : low;
        high = x > high ? x : high;
      }
      middle[k] = low + (high - low) / 2;
      diagonal += (high - low) * (high - low);
    }
    const double half = std::sqrt(diagonal) / 2;
    if (count > 1 && is_wide(half, radius)) {
      add_points(plan, edges, first, count / 2, radius, mine);
      add_points(plan, edges, first + count / 2, count - count / 2, radius, mine);
      return;
    }
    TileLimit limit(half, radius, plan.largest);
    near.clear();
    find_near(
        edges, edges.level_count - 1, 0, [&](std::uint32_t k) { return middle[k]; }, limit, near);
    feet.find(edges, near, limit.limit);
    for (std::uint32_t l = 0; l < count; ++l) {
      const auto x = [&](std::uint32_t k) { return feet.x[k][l]; };
      const auto e = static_cast<std::uint32_t>(feet.edge[l]);
      if (!(feet.squared[l] <= radius * radius) || edges.beyond(e, edges.along(e, x))) continue;
      add_fit_terms(edges, e, x, feet.squared[l], plan.layout, plan.units,
                    [&](std::size_t at, std::int64_t units) { mine.sums[at] += units; });
    }
  }

  CpuExecutor exec_;
  Dimension<D> dimension_;
  std::size_t size_;
  HostBuffer<double> columns_;  ///< points in the order of cells
};

}  // namespace

std::unique_ptr<Projector> make_cpu_projector(const LocalCloud<double>& cloud, double r1, RunContext& context) {
  return with_dimension<2, 3>(cloud.dimension, [&]<int D>(Dimension<D> dimension) -> std::unique_ptr<Projector> {
    return std::make_unique<CpuProjector<D>>(cloud, r1, dimension, context);
  });
}

}  // namespace ws::ridge
