// The kernel of the distance matrix against the shape of its block, on 800 balls in 2 to 6 dimensions.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/device/kernels/launch.cuh"
#include "compute/ridge/variants/distance_matrix.cuh"
#include "tests/bench/device_time.h"

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace ws;
using namespace ws::ridge;

constexpr std::uint32_t ball_count = 800;

struct Bench {
  std::uint32_t dimension;
  const Stream stream;
  std::vector<float> host;
  DeviceBuffer<float> rows, matrix;

  explicit Bench(std::uint32_t d)
      : dimension(d),
        host(ball_count * d),
        rows(host.size(), stream.view()),
        matrix(std::size_t(ball_count) * ball_count, stream.view()) {
    std::mt19937 random(7);
    for (float& value : host) value = static_cast<float>(random() >> 8) * 0x1p-24f;
    copy(rows.view(), Span<const float>(host), stream.view());
    stream.view().synchronize();
  }

  /// Whether the matrix holds what the host computes.
  [[nodiscard]] bool is_right() const {
    std::vector<float> found(matrix.size());
    copy(Span<float>(found), matrix.view(), stream.view());
    stream.view().synchronize();
    for (std::size_t i = 0; i < ball_count; ++i)
      for (std::size_t j = 0; j < ball_count; ++j) {
        float sum = 0;
        for (std::size_t k = 0; k < dimension; ++k) sum = add_square(sum, host[i * dimension + k] - host[j * dimension + k]);
        if (found[i * ball_count + j] != sum) return false;
      }
    return true;
  }

  template <unsigned Width, unsigned Height>
  void run(benchmark::State& state) {
    fill_bytes(matrix.device_data(), 255, matrix.size() * sizeof(float), stream.view());
    constexpr unsigned grid = 1056;  // as in decimation
    bench::time_on_device(state, stream.view(), 100, [&](std::size_t) {
      launch_kernel(ws::ridge::detail::distance_matrix_kernel<float, Width, Height>, {grid, dim3(Width, Height)},
                    stream.view().handle(), std::as_const(rows).view(), Dimension<0>(dimension), ball_count, matrix.view());
    });
    if (!is_right()) state.SkipWithError("not the host's matrix");
  }
};

template <unsigned Width, unsigned Height>
void declare(std::uint32_t dimension) {
  bench::declare_with_own_clock(
      "D = " + std::to_string(dimension) + "/" + std::to_string(Width) + " x " + std::to_string(Height),
      [dimension](benchmark::State& state) { Bench(dimension).run<Width, Height>(state); });
}

void declare_all(const std::vector<std::string>&) {
  for (std::uint32_t d = 2; d <= 6; ++d) {
    declare<8, 8>(d);
    declare<16, 4>(d);
    declare<16, 8>(d);
    declare<16, 16>(d);
    declare<32, 2>(d);
    declare<32, 4>(d);
    declare<32, 8>(d);
    declare<32, 16>(d);
    declare<32, 32>(d);
  }
}

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
