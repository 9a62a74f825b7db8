// The kernel that moves balls to their means against threads per block and balls per thread, in 2 to 6 dimensions, over
// 150,000 balls. Operations counted: a quotient, a product and a difference per coordinate.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/device/kernels/launch.cuh"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"
#include "tests/bench/device_time.h"

#include <string>
#include <utility>
#include <vector>

namespace {

using namespace ws;
using namespace ws::ridge;

constexpr std::uint32_t ball_count = 150'000, points_per_ball = 3;

template <int Items, int D>
__global__ void shift_kernel(MoveToMean<DeviceMemory, float, D> shift) {
  const std::uint32_t first = blockIdx.x * blockDim.x * Items + threadIdx.x;
#pragma unroll
  for (int item = 0; item < Items; ++item)
    if (const std::uint32_t j = first + item * blockDim.x; j < ball_count) shift(j);
}

/// Balls at the origin whose points' mean is a whole number.
template <int D>
struct Bench {
  const Stream stream;
  std::vector<float> means = std::vector<float>(ball_count * D);
  DeviceBuffer<std::int64_t> sums{means.size(), stream.view()};
  DeviceBuffer<std::uint32_t> counts{ball_count, stream.view()}, any_moved{1, stream.view()};
  DeviceBuffer<float> before{means.size(), stream.view()}, after{means.size(), stream.view()};
  DeviceBuffer<double> units{D, stream.view()};

  Bench() {
    std::vector<std::int64_t> host_sums(means.size());
    for (std::size_t v = 0; v < means.size(); ++v) {
      host_sums[v] = std::int64_t(v % 97 + 1) * points_per_ball;
      means[v] = static_cast<float>(v % 97 + 1);
    }
    const std::vector<std::uint32_t> host_counts(ball_count, points_per_ball);
    const std::vector<double> host_units(D, 1.0);
    copy(sums.view(), Span<const std::int64_t>(host_sums), stream.view());
    copy(counts.view(), Span<const std::uint32_t>(host_counts), stream.view());
    copy(units.view(), Span<const double>(host_units), stream.view());
    fill_bytes(before.device_data(), 0, before.size() * sizeof(float), stream.view());
    stream.view().synchronize();
  }

  [[nodiscard]] bool is_right() const {
    std::vector<float> found(after.size());
    copy(Span<float>(found), after.view(), stream.view());
    stream.view().synchronize();
    return found == means;
  }

  template <int Items>
  void run(benchmark::State& state, unsigned block) {
    fill_bytes(after.device_data(), 0, after.size() * sizeof(float), stream.view());
    const MoveToMean<DeviceMemory, float, D> shift{std::as_const(sums).view(),
                                                   std::as_const(counts).view(),
                                                   std::as_const(before).view(),
                                                   after.view(),
                                                   std::as_const(units).view(),
                                                   Dimension<D>(),
                                                   MoveTest<float>{},
                                                   any_moved.view()};
    const unsigned grid = (ball_count + block * Items - 1) / (block * Items);
    bench::time_on_device(state, stream.view(), 100, [&](std::size_t) {
      launch_kernel(shift_kernel<Items, D>, {grid, block}, stream.view().handle(), shift);
    });
    state.counters["operations"] = benchmark::Counter(3.0 * D * ball_count, benchmark::Counter::kIsIterationInvariantRate);
    if (!is_right()) state.SkipWithError("not the means");
  }
};

template <int Items, int D>
void declare(unsigned block) {
  bench::declare_with_own_clock("D = " + std::to_string(D) + "/" + std::to_string(block) + " threads/" + std::to_string(Items) +
                                    (Items == 1 ? " ball" : " balls"),
                                [block](benchmark::State& state) { Bench<D>().template run<Items>(state, block); });
}

template <int D>
void declare_dimension() {
  for (const unsigned block : {32, 64, 128, 256, 512, 1024}) {
    declare<1, D>(block);
    declare<2, D>(block);
    declare<4, D>(block);
    declare<8, D>(block);
  }
}

void declare_all(const std::vector<std::string>&) {
  declare_dimension<2>();
  declare_dimension<3>();
  declare_dimension<4>();
  declare_dimension<5>();
  declare_dimension<6>();
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
