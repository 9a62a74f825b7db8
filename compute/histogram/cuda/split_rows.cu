// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/split_rows.cuh"

#include "compute/histogram/bins/estimate.h"
#include "compute/histogram/cuda/device_set.cuh"

#include <cuda_fp16.h>

#include <algorithm>
#include <vector>

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t staging_bytes = 16u << 20;
constexpr std::size_t sampled_rows = 4096;

std::size_t rounded_up(std::size_t n, std::size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

template <class T, class Join>
__device__ T over_warp(T value, const Join& join) {
  for (int distance = 16; distance > 0; distance /= 2) value = join(value, __shfl_xor_sync(~0u, value, distance));
  return value;
}

struct SplitWork {
  const float *values, *centre;
  std::uint8_t* halves;
  std::uint32_t* facts;
  std::size_t count, room;
  unsigned components, dimension;
};

/// A warp per vector.
__global__ void split_kernel(SplitWork work) {
  const std::size_t row = (blockIdx.x * std::size_t(blockDim.x) + threadIdx.x) / 32;
  if (row >= work.count) return;
  const unsigned lane = threadIdx.x % 32;
  const float* const values = work.values + row * work.components;
  const auto sum = [](double a, double b) { return a + b; };
  float largest = 0;
  SplitSums sums;
  for (unsigned k = lane; k < work.components; k += 32) {
    const float a = values[k] - work.centre[k];
    largest = fmaxf(largest, fabsf(a));
    sums.square += static_cast<double>(a) * a;
  }
  largest = over_warp(largest, [](float a, float b) { return fmaxf(a, b); });
  sums.square = over_warp(sums.square, sum);
  const bool known = can_be_split(largest, sums.square);
  const int shift = known && largest > 0 ? shift_of(largest) : 0;
  const float scale = ldexpf(1.0f, shift);
  const double unit = ldexp(1.0, -shift);
  auto* const halves = reinterpret_cast<__half*>(work.halves + row * work.components * 4);
  for (unsigned k = lane; k < work.components; k += 32) {
    const float a = known ? values[k] - work.centre[k] : 0, scaled = a * scale;
    const __half high = __float2half_rn(scaled), low = __float2half_rn(scaled - __half2float(high));
    const double high_part = __half2float(high) * unit, low_part = __half2float(low) * unit, lost = a - high_part - low_part;
    sums.low += low_part * low_part;
    sums.lost += lost * lost;
    __half* const step = halves + k / step_components * (2 * step_components) + k % step_components;
    step[0] = high;
    step[step_components] = low;
  }
  sums.low = over_warp(sums.low, sum);
  sums.lost = over_warp(sums.lost, sum);
  if (lane != 0) return;
  const EstimateFacts facts = known ? facts_of(sums, shift, work.dimension) : facts_of_unknown();
  work.facts[row] = __float_as_uint(facts.square);
  work.facts[work.room + row] = __float_as_uint(facts.unit);
  work.facts[2 * work.room + row] = __float_as_uint(facts.slack);
}

/// As they are, into rows of the device; bytes become floats on the host.
void copy_rows(const VectorSet& vectors, SplitRows& to, CudaExecutor& executor) {
  if (are_here(vectors)) return copy_floats_here(vectors, to.first, to.count, to.values.device_data(), to.components, executor);
  const std::size_t dimension = vectors.dimension(), row_bytes = dimension * sizeof(float),
                    pitch = to.components * sizeof(float), step = std::max<std::size_t>(staging_bytes / row_bytes, 1);
  std::vector<float> converted;
  for (std::size_t begin = 0; begin < to.count; begin += step) {
    executor.context().check_stop();
    const std::size_t some = std::min(step, to.count - begin);
    const void* from = vectors.row_bytes(to.first + begin);
    std::size_t from_pitch = vectors.stride();
    if (vectors.type() != Component::float32) {
      converted.resize(some * dimension);
      for (std::size_t i = 0; i < some; ++i) vectors.copy_row(to.first + begin + i, converted.data() + i * dimension);
      from = converted.data();
      from_pitch = row_bytes;
    }
    float* const rows = to.values.device_data() + begin * to.components;
    if (from_pitch == row_bytes && pitch == row_bytes)
      copy_bytes(rows, from, row_bytes * some, CopyKind::host_to_device, executor.stream());
    else
      WS_CUDA_CHECK(cudaMemcpy2DAsync(rows, pitch, from, from_pitch, row_bytes, some, cudaMemcpyHostToDevice,
                                      executor.stream().handle()));
    executor.stream().synchronize();
  }
}

}  // namespace

std::size_t split_row_bytes(std::size_t dimension) {
  const std::size_t components = rounded_up(dimension, step_components);
  return components * (sizeof(float) + 2 * sizeof(__half)) + SplitRows::facts_per_row * sizeof(std::uint32_t);
}

DeviceBuffer<float> centre_of(const VectorSet& vectors, CudaExecutor& executor) {
  const std::size_t dimension = vectors.dimension(), step = std::max<std::size_t>(vectors.size() / sampled_rows, 1);
  const std::vector<float> sample = floats_of(vectors.every_nth(step).first_ones(sampled_rows));
  std::vector<double> sums(dimension);
  for (std::size_t i = 0; i < sample.size(); ++i) sums[i % dimension] += sample[i];
  std::vector<float> centre(rounded_up(dimension, step_components));
  for (std::size_t k = 0; k < dimension; ++k)
    centre[k] = static_cast<float>(sums[k] / static_cast<double>(sample.size() / dimension));
  auto on_device = executor.make<float>(centre.size());
  executor.upload(on_device.view(), Span<const float>(centre));
  executor.stream().synchronize();  // the host's copy ends here
  return on_device;
}

SplitRows upload_split(const VectorSet& vectors, std::size_t first, std::size_t count, std::size_t rows_multiple,
                       const DeviceBuffer<float>& centre, CudaExecutor& executor) {
  SplitRows rows;
  rows.first = first;
  rows.count = count;
  rows.room = rounded_up(count, rows_multiple);
  rows.components = static_cast<unsigned>(rounded_up(vectors.dimension(), step_components));
  rows.values = executor.make<float>(rows.room * rows.components);
  rows.halves = executor.make<std::uint8_t>(rows.room * rows.stride());
  rows.facts = executor.make<std::uint32_t>(rows.room * SplitRows::facts_per_row);
  executor.fill_zero(rows.values.view());
  executor.fill_zero(rows.halves.view());
  executor.fill_zero(rows.facts.view());
  copy_rows(vectors, rows, executor);
  const SplitWork work{rows.values.device_data(),
                       centre.device_data(),
                       rows.halves.device_data(),
                       rows.facts.device_data(),
                       count,
                       rows.room,
                       rows.components,
                       static_cast<unsigned>(vectors.dimension())};
  executor.operation("halves", [&](cudaStream_t s) {
    constexpr unsigned threads = 256;
    launch_kernel(split_kernel, {static_cast<unsigned>((count * 32 + threads - 1) / threads), threads}, s, work);
  });
  return rows;
}

}  // namespace ws::histogram::cuda
