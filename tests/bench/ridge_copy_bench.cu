// How fast points are copied through registers: layouts in memory and in registers, our vectors and CUB's, 1 to 8 dimensions,
// each as a share of cudaMemcpy in the same run. A million points, means of 100 copies.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/device/launch.cuh"
#include "compute/ridge/variants/vector_io.cuh"
#include "tests/bench/cuda_timer.h"

#include <cstdio>
#include <utility>
#include <vector>

namespace {

using namespace ws;
using namespace ws::ridge;
using namespace ws::ridge::detail;

constexpr std::uint32_t point_count = 1'000'000;  // no multiple of a tile
constexpr int block = 128, points_per_thread = 4;

template <class Access, Layout Memory, Layout Order, int D>
__global__ void __launch_bounds__(block) copy_kernel(PointTable<const float> from, PointTable<float> to) {
  PointRegisters<float, D, points_per_thread, Order> x;
  const std::size_t first = std::size_t(blockIdx.x) * block * points_per_thread;
  read_tile<Access, Memory>(from, first, x);
  write_tile<Access, Memory>(x, first, to);
}

const char* name_of(Layout layout) { return layout == Layout::row ? "row" : "column"; }

struct Bench {
  Stream stream;
  int wrong_count = 0;
};

/// Several copies' memory in turn, more than any cache holds.
template <int D>
struct Points {
  static constexpr int set_count = 32 / D;
  const std::size_t pitch = pitch_of<float>(point_count), size = pitch * D;
  std::vector<float> host;
  DeviceBuffer<float> from, to;

  explicit Points(StreamView stream) : host(size * set_count), from(host.size(), stream), to(host.size(), stream) {
    for (std::size_t i = 0; i < host.size(); ++i) host[i] = static_cast<float>(i % 9973);
    copy(from.view(), Span<const float>(host), stream);
    stream.synchronize();
  }
  [[nodiscard]] std::size_t begin_of(int i) const { return std::size_t(i % set_count) * size; }
};

template <class Access, Layout Memory, Layout Order, int D>
void measure(Bench& bench, Points<D>& points, const char* access, double memcpy_ms) {
  const cudaStream_t stream = bench.stream.view().handle();
  const Strides at = strides_of(Memory, points.pitch, D);
  fill_bytes(points.to.device_data(), 0, points.to.size() * sizeof(float), bench.stream.view());
  constexpr unsigned tile = block * points_per_thread, grid = (point_count + tile - 1) / tile;
  const double ms = bench::mean_ms(bench.stream.view(), [&](int i) {
    const std::size_t begin = points.begin_of(i);
    launch_kernel(copy_kernel<Access, Memory, Order, D>, {grid, block}, stream,
                  {points.from.device_data() + begin, at, point_count}, {points.to.device_data() + begin, at, point_count});
  });
  std::vector<float> found(points.size);
  copy(Span<float>(found), DeviceSpan<const float>(points.to.device_data(), found.size()), bench.stream.view());
  bench.stream.view().synchronize();
  bool is_right = true;
  for (std::uint32_t i = 0; i < point_count; ++i)
    for (int k = 0; k < D; ++k) is_right = is_right && found[at(i, std::size_t(k))] == points.host[at(i, std::size_t(k))];
  bench.wrong_count += !is_right;
  const double bytes = 2.0 * point_count * D * sizeof(float);
  std::printf("| %d | %-6s | %-9s | %-14s | %8.4f | %7.0f | %5.1f %% |%s\n", D, name_of(Memory), name_of(Order), access, ms,
              bytes / ms * 1e-6, 100 * memcpy_ms / ms, is_right ? "" : " WRONG");
}

template <Layout Memory, Layout Order, int D>
void measure_accesses(Bench& bench, Points<D>& points, double memcpy_ms) {
  measure<ScalarAccess, Memory, Order>(bench, points, "scalar", memcpy_ms);
  measure<VectorAccess, Memory, Order>(bench, points, "vector", memcpy_ms);
  measure<CubAccess<false, block / 32>, Memory, Order>(bench, points, "CUB vectorize", memcpy_ms);
  measure<CubAccess<true, block / 32>, Memory, Order>(bench, points, "CUB transpose", memcpy_ms);
}

template <int D>
void measure_dimension(Bench& bench) {
  Points<D> points(bench.stream.view());
  const std::size_t bytes = std::size_t(point_count) * D * sizeof(float);
  const double memcpy_ms = bench::mean_ms(bench.stream.view(), [&](int i) {
    copy_bytes(points.to.device_data() + points.begin_of(i), points.from.device_data() + points.begin_of(i), bytes,
               CopyKind::device_to_device, bench.stream.view());
  });
  std::printf("| %d | %-6s | %-9s | %-14s | %8.4f | %7.0f | 100.0 %% |\n", D, "", "", "cudaMemcpy", memcpy_ms,
              2.0 * double(bytes) / memcpy_ms * 1e-6);
  measure_accesses<Layout::row, Layout::row>(bench, points, memcpy_ms);
  measure_accesses<Layout::row, Layout::column>(bench, points, memcpy_ms);
  measure_accesses<Layout::column, Layout::row>(bench, points, memcpy_ms);
  measure_accesses<Layout::column, Layout::column>(bench, points, memcpy_ms);
  std::fflush(stdout);
}

template <int... Before>
int run(std::integer_sequence<int, Before...>) {
  Bench bench;
  std::printf("| D | memory | registers | access         |       ms |    GB/s | of memcpy |\n|---|---|---|---|---|---|---|\n");
  (measure_dimension<Before + 1>(bench), ...);
  return bench.wrong_count == 0 ? 0 : 1;
}

}  // namespace

int main() {
  try {
    return run(std::make_integer_sequence<int, 8>());
  } catch (const ws::Error& error) {
    std::fprintf(stderr, "ridge_copy_bench: %s\n", error.full_text().c_str());
    return 1;
  }
}
