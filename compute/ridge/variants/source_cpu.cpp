// The thesis's evolution on the CPU: threads over the points, in any layout.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/evolve_loop.h"
#include "compute/ridge/variants/source.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ws::ridge {

namespace {

template <class T>
class CpuSourceKernels final : public SourceKernels {
 public:
  CpuSourceKernels(const LocalCloud<T>& cloud, const VariantParameters& parameters)
      : parameters_(parameters),
        shape_{cloud.dimension, cloud.size, cloud.lattice, cloud.box},
        points_(laid_out(cloud, parameters.points_layout)),
        point_at_(strides_of(parameters.points_layout, pitch_of<T>(cloud.size), cloud.dimension)) {}

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    CpuExecutor exec(context);
    const std::size_t d = shape_.dimension, pitch = pitch_of<T>(balls.size());
    const Strides ball_at = strides_of(parameters_.balls_layout, pitch, d);
    HostBuffer<T> placed(pitch * d);
    for (std::size_t j = 0; j < balls.size(); ++j)
      for (std::size_t k = 0; k < d; ++k) placed[ball_at(j, k)] = static_cast<T>(balls.centers[j * d + k]);
    Cells<CpuExecutor> cells(exec, balls, shape_);
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    return evolve_loop<T>(exec, balls, settings, 1, [&](auto before, auto after, auto moved) {
      sum_closest(exec, std::as_const(placed).view(), ball_at, squared<T>(settings.r1), cells);
      exec.for_each("shift the balls", cells.counts.size(),
                    MoveAndPlace<HostMemory, T>{
                        {std::as_const(cells.sums).view(), std::as_const(cells.counts).view(), before, after,
                         std::as_const(cells.units).view(), Dimension<0>(static_cast<std::uint32_t>(d)), test, moved},
                        ball_at,
                        placed.view()});
    });
  }

 private:
  struct Local {
    std::vector<std::int64_t> sums;
    std::vector<std::uint32_t> counts;
  };

  void sum_closest(CpuExecutor& exec, Span<const T> balls, Strides ball_at, T radius_squared, Cells<CpuExecutor>& cells) const {
    const std::size_t d = shape_.dimension, ball_count = cells.counts.size();
    const auto unit_counts = shape_.unit_counts();
    exec.fill_zero(cells.sums.view());
    exec.fill_zero(cells.counts.view());
    const std::size_t grain = std::clamp<std::size_t>(1'000'000 / std::max<std::size_t>(1, ball_count * d), 1, 8192);
    exec.accumulate(
        "closest ball", shape_.size, grain,
        [&] {
          return Local{std::vector<std::int64_t>(ball_count * d), std::vector<std::uint32_t>(ball_count)};
        },
        [&](Local& local, std::size_t begin, std::size_t end) {
          for (std::size_t i = begin; i < end; ++i) {
            T best = std::numeric_limits<T>::infinity();
            std::size_t owner = 0;
            for (std::size_t j = 0; j < ball_count; ++j) {
              T sum = 0;
              for (std::size_t k = 0; k < d; ++k) sum = add_square(sum, points_[point_at_(i, k)] - balls[ball_at(j, k)]);
              if (sum < best) {
                best = sum;
                owner = j;
              }
            }
            if (!(best <= radius_squared)) continue;
            ++local.counts[owner];
            for (std::size_t k = 0; k < d; ++k)
              local.sums[owner * d + k] += to_lattice(points_[point_at_(i, k)], unit_counts[k]);
          }
        },
        [&](const Local& local) {
          for (std::size_t j = 0; j < local.sums.size(); ++j) cells.sums[j] += local.sums[j];
          for (std::size_t j = 0; j < ball_count; ++j) cells.counts[j] += local.counts[j];
        },
        shape_.size * d * sizeof(T));
  }

  VariantParameters parameters_;
  CloudShape<T> shape_;
  HostBuffer<T> points_;
  Strides point_at_;
};

}  // namespace

template <class T>
std::unique_ptr<SourceKernels> make_source_kernels_cpu(const LocalCloud<T>& cloud, const VariantParameters& parameters) {
  return std::make_unique<CpuSourceKernels<T>>(cloud, parameters);
}

template std::unique_ptr<SourceKernels> make_source_kernels_cpu(const LocalCloud<float>&, const VariantParameters&);
template std::unique_ptr<SourceKernels> make_source_kernels_cpu(const LocalCloud<double>&, const VariantParameters&);

}  // namespace ws::ridge
