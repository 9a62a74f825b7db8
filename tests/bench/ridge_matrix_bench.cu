// The kernel of the distance matrix against the shape of its block, on 800 balls in 2 to 6 dimensions: means of 100 launches.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/device/launch.cuh"
#include "compute/ridge/variants/distance_matrix.cuh"
#include "tests/bench/cuda_timer.h"

#include <cstdio>
#include <random>
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
  int wrong_count = 0;

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
  void measure() {
    fill_bytes(matrix.device_data(), 255, matrix.size() * sizeof(float), stream.view());
    constexpr unsigned grid = 1056;  // as in decimation
    const double ms = bench::mean_ms(stream.view(), [&](int) {
      launch_kernel(ws::ridge::detail::distance_matrix_kernel<float, Width, Height>, {grid, dim3(Width, Height)},
                    stream.view().handle(), std::as_const(rows).view(), Dimension<0>(dimension), ball_count, matrix.view());
    });
    const bool right = is_right();
    wrong_count += !right;
    std::printf("| %u | %2u x %-2u | %8.4f |%s\n", dimension, Width, Height, ms, right ? "" : " WRONG");
  }
};

int run() {
  std::printf("| D | block   |       ms |\n|---|---|---|\n");
  int wrong_count = 0;
  for (std::uint32_t d = 2; d <= 6; ++d) {
    Bench bench(d);
    bench.measure<8, 8>();
    bench.measure<16, 4>();
    bench.measure<16, 8>();
    bench.measure<16, 16>();
    bench.measure<32, 2>();
    bench.measure<32, 4>();
    bench.measure<32, 8>();
    bench.measure<32, 16>();
    bench.measure<32, 32>();
    wrong_count += bench.wrong_count;
  }
  return wrong_count == 0 ? 0 : 1;
}

}  // namespace

int main() {
  try {
    return run();
  } catch (const ws::Error& error) {
    std::fprintf(stderr, "ridge_matrix_bench: %s\n", error.full_text().c_str());
    return 1;
  }
}
