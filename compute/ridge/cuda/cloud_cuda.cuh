// How the points of a cloud come into an engine's memory on a device: from the host, or from a table that lies there already.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/device_table.cuh"
#include "compute/core/device/buffer.h"
#include "compute/core/device/kernels/launch.cuh"
#include "compute/ridge/balls/cloud.h"

#include <algorithm>
#include <cstddef>

namespace ws::ridge::detail {

/// As make_local_part rounds them. blockIdx.y is the coordinate.
template <class T, class From>
__global__ void local_points_kernel(DeviceCells<From> cells, std::size_t count, CloudBox box, T* points) {
  const unsigned k = blockIdx.y;
  for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < count; i += std::size_t(gridDim.x) * blockDim.x)
    points[k * count + i] = static_cast<T>(static_cast<double>(cells.at(i, k)) - box.origin[k]);
}

/// Column by column. Enqueues; what the cloud has on the host or on the device must live until the stream has got there.
template <class T>
[[nodiscard]] DeviceBuffer<T> points_on_device(const LocalCloud<T>& cloud, StreamView stream) {
  DeviceBuffer<T> points(cloud.dimension * cloud.size, stream);
  if (!cloud.table) {
    copy(points.view(), cloud.coordinates.view(), stream);
    return points;
  }
  constexpr unsigned threads = 256, most_blocks = 8192;
  const auto blocks = static_cast<unsigned>(std::clamp<std::size_t>((cloud.size + threads - 1) / threads, 1, most_blocks));
  if (cloud.size > 0)
    with_cells(*cloud.table, [&]<class From>(const DeviceCells<From>& cells) {
      launch_kernel(local_points_kernel<T, From>, {{blocks, static_cast<unsigned>(cloud.dimension)}, threads}, stream.handle(),
                    cells, cloud.size, cloud.box, points.device_data());
    });
  return points;
}

}  // namespace ws::ridge::detail
