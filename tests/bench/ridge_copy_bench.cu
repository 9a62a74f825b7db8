// How fast points are copied through registers: layouts in memory and in registers, our vectors and CUB's, 1 to 8 dimensions,
// and cudaMemcpy beside them. A million points.
// SPDX-License-Identifier: MIT
#include "compute/core/device/buffer.h"
#include "compute/core/device/kernels/launch.cuh"
#include "compute/ridge/variants/vector_io.cuh"
#include "tests/bench/device_time.h"

#include <string>
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
  [[nodiscard]] std::size_t begin_of(std::size_t i) const { return i % set_count * size; }
};

/// Bytes read and written, over all iterations.
template <int D>
void set_bytes(benchmark::State& state) {
  state.SetBytesProcessed(state.iterations() * std::int64_t(2 * sizeof(float)) * point_count * D);
}

template <class Access, Layout Memory, Layout Order, int D>
void run_copy(benchmark::State& state) {
  const Stream stream;
  Points<D> points(stream.view());
  const Strides at = strides_of(Memory, points.pitch, D);
  fill_bytes(points.to.device_data(), 0, points.to.size() * sizeof(float), stream.view());
  constexpr unsigned tile = block * points_per_thread, grid = (point_count + tile - 1) / tile;
  bench::time_on_device(state, stream.view(), 100, [&](std::size_t i) {
    const std::size_t begin = points.begin_of(i);
    launch_kernel(copy_kernel<Access, Memory, Order, D>, {grid, block}, stream.view().handle(),
                  {points.from.device_data() + begin, at, point_count}, {points.to.device_data() + begin, at, point_count});
  });
  set_bytes<D>(state);
  std::vector<float> found(points.size);
  copy(Span<float>(found), DeviceSpan<const float>(points.to.device_data(), found.size()), stream.view());
  stream.view().synchronize();
  for (std::uint32_t i = 0; i < point_count; ++i)
    for (std::size_t k = 0; k < D; ++k)
      if (found[at(i, k)] != points.host[at(i, k)]) return state.SkipWithError("not the points");
}

template <int D>
void run_memcpy(benchmark::State& state) {
  const Stream stream;
  Points<D> points(stream.view());
  bench::time_on_device(state, stream.view(), 100, [&](std::size_t i) {
    const std::size_t begin = points.begin_of(i);
    copy_bytes(points.to.device_data() + begin, points.from.device_data() + begin, std::size_t(point_count) * D * sizeof(float),
               CopyKind::device_to_device, stream.view());
  });
  set_bytes<D>(state);
}

template <Layout Memory, Layout Order, int D>
void declare_accesses() {
  const auto declare = [](const char* access, auto run) {
    bench::declare_with_own_clock(
        "D = " + std::to_string(D) + "/memory by " + name_of(Memory) + "/registers by " + name_of(Order) + "/" + access, run);
  };
  declare("scalar", run_copy<ScalarAccess, Memory, Order, D>);
  declare("vector", run_copy<VectorAccess, Memory, Order, D>);
  declare("CUB vectorize", run_copy<CubAccess<false, block / 32>, Memory, Order, D>);
  declare("CUB transpose", run_copy<CubAccess<true, block / 32>, Memory, Order, D>);
}

template <int D>
void declare_dimension() {
  bench::declare_with_own_clock("D = " + std::to_string(D) + "/cudaMemcpy", run_memcpy<D>);
  declare_accesses<Layout::row, Layout::row, D>();
  declare_accesses<Layout::row, Layout::column, D>();
  declare_accesses<Layout::column, Layout::row, D>();
  declare_accesses<Layout::column, Layout::column, D>();
}

template <int... Before>
void declare_dimensions(std::integer_sequence<int, Before...>) {
  (declare_dimension<Before + 1>(), ...);
}

void declare_all(const std::vector<std::string>&) { declare_dimensions(std::make_integer_sequence<int, 8>()); }

}  // namespace

int main(int argc, char** argv) { return bench::run(argc, argv, declare_all); }
