// Projections on CUDA: a warp takes a tile of points; its lanes look for near edges together, and then each for its point.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/run/error.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/cuda/cell_sort_cuda.cuh"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/parts/parts.h"
#include "compute/ridge/refine/projector.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace ws::ridge {

namespace {

static_assert(feet_tile == warp_size && edge_fan == warp_size, "a lane for each point, edge and box");

constexpr unsigned project_block = 128;
constexpr double infinity = std::numeric_limits<double>::infinity();

template <int D>
using Edges = EdgeView<DeviceMemory, D>;

__device__ double warp_least(double value) {
  for (int offset = 16; offset > 0; offset /= 2) {
    const double other = __shfl_xor_sync(all_lanes, value, offset);
    value = other < value ? other : value;
  }
  return value;
}

/// leaf(first edge) for each box of level 0 within the limit, in their order; the limit may shrink meanwhile. By whole warps.
template <int D, class X, class Leaf>
__device__ void for_near_boxes(const Edges<D>& edges, const X& middle, const TileLimit& limit, const Leaf& leaf) {
  const std::uint32_t lane = threadIdx.x % warp_size, top = edges.level_count - 1;
  const auto near = [&](std::uint32_t level, std::uint32_t begin) {
    const std::uint32_t box = begin + lane;
    return __ballot_sync(
        all_lanes, box < edges.level_sizes[level] && edges.squared_to_box(level, box, middle) <= limit.limit * limit.limit);
  };
  std::uint32_t begins[max_edge_levels] = {}, open[max_edge_levels] = {};
  std::uint32_t level = top;
  open[top] = near(top, 0);
  while (true) {
    if (open[level] == 0) {
      if (level == top) return;
      ++level;
      continue;
    }
    const std::uint32_t box = begins[level] + static_cast<std::uint32_t>(__ffs(static_cast<int>(open[level]))) - 1;
    open[level] &= open[level] - 1;
    if (level == 0) {
      leaf(box * edge_fan);
      continue;
    }
    --level;
    begins[level] = box * edge_fan;
    open[level] = near(level, begins[level]);
  }
}

template <int D>
struct ProjectProblem {
  Edges<D> edges;
  DeviceSpan<const double> points;  ///< columns of `point_count`, in the order of cells
  std::uint32_t point_count;
  double radius, largest;
  FitLayout layout;
  FitUnits units;
  DeviceSpan<unsigned long long> sums;
};

template <int D>
__global__ void __launch_bounds__(project_block) project_kernel(ProjectProblem<D> p) {
  constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  const std::uint32_t lane = threadIdx.x % warp_size, d = p.edges.dimension.get();
  const std::uint64_t first = (std::uint64_t(blockIdx.x) * project_block + threadIdx.x) / warp_size * feet_tile;
  if (first >= p.point_count) return;  // with all its warp
  const std::uint64_t i = first + lane < p.point_count ? first + lane : p.point_count - 1;
  double x_of[max_d], middle_of[max_d] = {};
  for (std::uint32_t k = 0; k < d; ++k) x_of[k] = p.points[k * std::size_t(p.point_count) + i];
  const auto x = [&](std::uint32_t k) { return x_of[k]; };
  const auto middle = [&](std::uint32_t k) { return middle_of[k]; };
  const auto distance_to = [&](std::uint32_t e) {
    return e < p.edges.edge_count ? sqrt(p.edges.squared_distance(e, middle)) : infinity;
  };

  double best = infinity;
  std::uint32_t edge = 0;
  // Lanes begin … begin + size − 1 at a time: all, or halves of halves where they are far apart.
  for (std::uint32_t begin = 0, size = warp_size; begin < warp_size; begin += size, size = begin & (0 - begin)) {
    bool mine = false;
    double half = 0;
    const auto measure = [&] {
      mine = lane >= begin && lane < begin + size;
      double diagonal = 0;
      for (std::uint32_t k = 0; k < d; ++k) {
        const double low = warp_least(mine ? x_of[k] : infinity), high = -warp_least(mine ? -x_of[k] : infinity);
        middle_of[k] = low + (high - low) / 2;
        diagonal += (high - low) * (high - low);
      }
      half = sqrt(diagonal) / 2;
    };
    for (measure(); size > 1 && is_wide(half, p.radius); measure()) size /= 2;
    TileLimit limit(half, p.radius, p.largest);
    for_near_boxes(p.edges, middle, limit, [&](std::uint32_t e) { limit.seen(warp_least(distance_to(e + lane))); });
    for_near_boxes(p.edges, middle, limit, [&](std::uint32_t first_edge) {
      std::uint32_t near = __ballot_sync(all_lanes, distance_to(first_edge + lane) <= limit.limit);
      for (; near != 0; near &= near - 1) {
        const std::uint32_t e = first_edge + static_cast<std::uint32_t>(__ffs(static_cast<int>(near))) - 1;
        const double squared = p.edges.squared_distance(e, x);
        edge = mine && squared < best ? e : edge;
        best = mine && squared < best ? squared : best;
      }
    });
  }

  const bool counts =
      first + lane < p.point_count && best <= p.radius * p.radius && !p.edges.beyond(edge, p.edges.along(edge, x));
  for (std::uint32_t left = __ballot_sync(all_lanes, counts); left != 0;) {
    const std::uint32_t e = __shfl_sync(all_lanes, edge, __ffs(static_cast<int>(left)) - 1);
    const bool mine = counts && edge == e;
    add_fit_terms(p.edges, e, x, best, p.layout, p.units, [&](std::size_t at, std::int64_t units) {
      const std::int64_t sum = warp_sum(mine ? units : 0);
      if (lane == 0) atomicAdd(p.sums.device_data() + at, static_cast<unsigned long long>(sum));
    });
    left &= ~__ballot_sync(all_lanes, mine);
  }
}

template <class T>
DeviceBuffer<T> on_device(CudaExecutor& exec, const std::vector<T>& values) {
  auto buffer = exec.make<T>(values.size());
  exec.upload(buffer.view(), Span<const T>(values));
  return buffer;
}

/// A tree's arrays on the device.
struct DeviceEdges {
  DeviceEdges(CudaExecutor& exec, const EdgeTree& tree)
      : nodes(on_device(exec, tree.nodes)),
        from(on_device(exec, tree.from)),
        to(on_device(exec, tree.to)),
        lines(on_device(exec, tree.lines)),
        ends(on_device(exec, tree.ends)),
        inverse_squares(on_device(exec, tree.inverse_squares)),
        boxes(on_device(exec, tree.boxes)) {}

  template <int D>
  [[nodiscard]] Edges<D> view(const EdgeTree& tree, Dimension<D> dimension) const {
    Edges<D> view{nodes.view(), from.view(), to.view(), lines.view(), ends.view(), inverse_squares.view(),
                  boxes.view(), 0,           0,         {},           {},          dimension};
    tree.describe(view);
    return view;
  }

  [[nodiscard]] static std::size_t bytes(const EdgeTree& tree) {
    return (tree.nodes.size() + tree.inverse_squares.size() + tree.boxes.size()) * sizeof(double) +
           tree.from.size() * (3 * sizeof(std::uint32_t) + 1);
  }

  DeviceBuffer<double> nodes;
  DeviceBuffer<std::uint32_t> from, to, lines;
  DeviceBuffer<std::uint8_t> ends;
  DeviceBuffer<double> inverse_squares, boxes;
};

template <int D>
class CudaProjector final : public Projector {
 public:
  CudaProjector(const LocalCloud<double>& cloud, double r1, const DeviceShare& share, Dimension<D> dimension,
                RunContext& context)
      : cloud_(cloud),
        dimension_(dimension),
        exec_(context, stream_.view()),
        order_(make_cell_order(make_cell_grid(cloud.box, cloud.dimension, r1, 1), cloud.size, feet_tile)),
        budget_bytes_(share.budget_bytes) {
    const std::size_t per_point = 2 * cloud.dimension * sizeof(double) + sorting_bytes;
    const std::size_t room = share.budget_bytes / 4 * 3 / per_point;
    if (room < std::min(cloud.size, least_piece))
      throw Error(ErrorKind::out_of_memory,
                  told_unchecked("a fit needs more than {} bytes of device memory", {std::to_string(share.budget_bytes)}),
                  said("raise --memory-cap"));
    piece_ = std::min({cloud.size, room, share.largest_piece});
  }
  ~CudaProjector() override {  // what is enqueued reads the cloud
    stream_.view().try_synchronize();
  }

  [[nodiscard]] FitSums project(const FineLines& fine, double radius) override {
    const ProjectionPlan plan(fine, cloud_.size, radius);
    const std::size_t needed = DeviceEdges::bytes(plan.tree) + plan.layout.size() * sizeof(std::int64_t);
    if (needed > budget_bytes_ / 4)
      throw Error(ErrorKind::out_of_memory,
                  told_unchecked("{} nodes need about {} bytes of device memory, of {} a quarter is theirs",
                                 {std::to_string(fine.size()), std::to_string(needed), std::to_string(budget_bytes_)}),
                  said("raise --memory-cap, or r1"));
    const DeviceEdges edges(exec_, plan.tree);
    exec_.synchronize();  // before anything throws, and the plan goes
    auto sums = exec_.template make<std::int64_t>(plan.layout.size());
    exec_.fill_zero(sums.view());
    for (std::size_t begin = 0; begin < cloud_.size; begin += piece_) {
      const std::size_t count = std::min(piece_, cloud_.size - begin);
      if (sorted_.empty() || count < cloud_.size) sorted_ = sort(begin, count);
      const ProjectProblem<D> problem{edges.view(plan.tree, dimension_),
                                      std::as_const(sorted_).view(),
                                      static_cast<std::uint32_t>(count),
                                      radius,
                                      plan.largest,
                                      plan.layout,
                                      plan.units,
                                      {reinterpret_cast<unsigned long long*>(sums.device_data()), sums.size()}};
      exec_.operation(
          "project points",
          [&](cudaStream_t s) {
            const std::size_t threads = (count + feet_tile - 1) / feet_tile * warp_size;
            launch_kernel(project_kernel<D>,
                          {static_cast<unsigned>((threads + project_block - 1) / project_block), project_block}, s, problem);
          },
          count * cloud_.dimension * sizeof(double));
    }
    std::vector<std::int64_t> total(plan.layout.size());
    exec_.download(Span<std::int64_t>(total), std::as_const(sums).view());
    exec_.synchronize();
    return to_sums(total, plan.layout, plan.units);
  }

 private:
  static constexpr std::size_t sorting_bytes = 3 * (8 + 4), least_piece = 4096;

  /// Columns of the points from `begin` on, in the order of cells. Waits, so that only one piece is there at a time.
  DeviceBuffer<double> sort(std::size_t begin, std::size_t count) {
    sorted_ = {};
    const std::size_t d = cloud_.dimension;
    auto points = exec_.template make<double>(count * d), sorted = exec_.template make<double>(count * d);
    exec_.operation(
        "bring points",
        [&](cudaStream_t) {
          for (std::size_t k = 0; k < d; ++k)
            copy(points.view().subspan(k * count, count), cloud_.coordinates.view().subspan(k * cloud_.size + begin, count),
                 exec_.stream());
        },
        count * d * sizeof(double));
    const CellSort order = sort_by_cell(exec_, std::as_const(points).view(), count, order_);
    exec_.for_each("gather points by cell", count,
                   GatherSorted<double>{std::as_const(points).view(), count, static_cast<std::uint32_t>(d), order.from.view(),
                                        sorted.view()});
    exec_.synchronize();
    return sorted;
  }

  const LocalCloud<double>& cloud_;
  Dimension<D> dimension_;
  Stream stream_;
  CudaExecutor exec_;
  CellOrder order_;
  std::size_t budget_bytes_, piece_ = 0;
  DeviceBuffer<double> sorted_;
};

}  // namespace

std::unique_ptr<Projector> make_cuda_projector(const LocalCloud<double>& cloud, double r1, const DeviceUse& use,
                                               RunContext& context) {
  const DeviceShare share = device_shares(use).front();
  return with_dimension<2, 3>(cloud.dimension, [&]<int D>(Dimension<D> dimension) -> std::unique_ptr<Projector> {
    return std::make_unique<CudaProjector<D>>(cloud, r1, share, dimension, context);
  });
}

}  // namespace ws::ridge
