// Both passes of a separable filter on the matrix units, which multiply halves: how a filter and an image become halves.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/fused.cuh"
#include "compute/filter/cuda/tensor_kernel.cuh"
#include "compute/filter/variants/grouped_kernels.h"

#include <algorithm>
#include <cmath>

namespace ws::filter::cuda {

namespace {

constexpr int resident_blocks = 2;
constexpr int exponent_of_taps = 12;  ///< the sum of their magnitudes becomes 2¹¹ to 2¹²
constexpr int exponent_of_white = 6;  ///< white becomes 2⁶ to 2⁷, and the largest half is 512 to 1023 times that

/// The powers of two that values and taps are multiplied by.
struct Exponents {
  int white, row, column;

  Exponents(const SeparableFilter& filter, double full)
      : white(exponent_of_white - std::ilogb(full)),
        row(exponent_of_taps - 1 - std::ilogb(filter.row.sum_of_magnitudes())),
        column(exponent_of_taps - 1 - std::ilogb(filter.column.sum_of_magnitudes())) {}
};

tensor::AxisTaps times_power(const Taps& taps, int exponent) {
  tensor::AxisTaps scaled{};
  scaled.radius = taps.radius();
  std::transform(taps.values.begin(), taps.values.end(), scaled.values,
                 [&](float t) { return float(std::ldexp(double(t), exponent)); });
  return scaled;
}

/// The most rows for one block: with fewer, blocks end at about the same time; with many more than 2 r, few rows are read
/// twice.
constexpr int most_rows(int radius) { return std::max(1024, 32 * radius); }

/// A step of more rows fetches taps for more of them, as long as what is under way fits into registers.
constexpr int chunks_at_once(int blocks) { return blocks <= 6 ? 2 : 1; }

template <int Blocks, int Chunks>
void launch(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, tensor::Task task, int* is_bad) {
  constexpr int rows_at_once = tensor::side * Chunks, radius = tensor::Shape<Blocks>::reach;
  constexpr std::size_t shared_bytes = sizeof(tensor::SharedMemory<Blocks, Chunks>);
  const auto kernel = tensor::kernel<Blocks, Chunks, resident_blocks>;
  allow_shared_bytes(kernel, shared_bytes);
  const unsigned strips = blocks_for(std::size_t(in.width), tensor::strip);
  const int best = best_chunk(in.height, radius, std::size_t(strips) * std::size_t(in.channels),
                              std::size_t(resident_on_device(kernel, tensor::threads, resident_blocks, shared_bytes)));
  const int rows = std::max(std::min(best, most_rows(radius)), (in.height + 65534) / 65535);
  task.chunk_rows = (rows + rows_at_once - 1) / rows_at_once * rows_at_once;
  const dim3 grid(strips, blocks_for(std::size_t(in.height), std::size_t(task.chunk_rows)), unsigned(in.channels));
  launch_kernel(kernel, {grid, tensor::threads, shared_bytes}, stage.stream(), in, out, task, is_bad);
}

[[nodiscard]] std::size_t most_shared_bytes() {
  int device = 0, bytes = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  return std::size_t(bytes);
}

template <int Blocks>
void launch(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const tensor::Task& task, int* is_bad) {
  constexpr int chunks = chunks_at_once(Blocks);
  constexpr std::size_t least_limit = 64u << 10;  // of all devices that have matrix units
  constexpr std::size_t bytes = sizeof(tensor::SharedMemory<Blocks, chunks>);
  if constexpr (bytes > least_limit)
    if (bytes > most_shared_bytes()) return launch<Blocks, 1>(stage, in, out, task, is_bad);
  launch<Blocks, chunks>(stage, in, out, task, is_bad);
}

}  // namespace

bool suits_tensor(const SeparableFilter& filter, double white) {
  constexpr int most_exponent = 30;  // of three factors, whose product is to be a plain float
  if (std::max(filter.row.radius(), filter.column.radius()) > tensor::most_radius) return false;
  for (const double size : {filter.row.sum_of_magnitudes(), filter.column.sum_of_magnitudes(), white})
    if (!std::isfinite(size) || size <= 0 || std::abs(std::ilogb(size)) > most_exponent) return false;
  return true;
}

void enqueue_tensor(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                    Border border, double white, int* is_bad) {
  const Exponents exponents(filter, white);
  tensor::Task task{};
  task.row = times_power(filter.row, exponents.row);
  task.column = times_power(filter.column, exponents.column);
  task.border = border;
  const auto power = [](int exponent) { return float(std::ldexp(1.0, exponent)); };
  task.factors = {power(exponents.white), power(-exponent_of_taps),
                  power(exponent_of_taps - exponents.white - exponents.row - exponents.column)};
  const int blocks = 1 + (std::max({filter.row.radius(), filter.column.radius(), 1}) + 7) / 8;
  constexpr int least_blocks = 2, most_blocks = 1 + tensor::most_radius / 8;
  grouped::with_constant_radius<most_blocks - least_blocks>(blocks - least_blocks, [&](auto beyond) {
    launch<least_blocks + decltype(beyond)::value>(stage, in, out, task, is_bad);
  });
}

}  // namespace ws::filter::cuda
