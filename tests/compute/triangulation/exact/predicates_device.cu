// Exact orientation on a device.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cuda.cuh"
#include "tests/compute/triangulation/exact/predicates_device.h"

#include <utility>

namespace ws::triangulation {

namespace {

struct Orientations {
  DeviceSpan<const Point> points;
  DeviceSpan<int> signs;
  WS_HD void operator()(std::uint32_t i) const {
    signs[i] = orientation_exactly(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  }
};

}  // namespace

std::vector<int> orientations_on_device(const std::vector<Point>& corners) {
  RunContext context;
  const Stream stream;
  CudaExecutor exec(context, stream.view());
  auto points = exec.make<Point>(corners.size());
  auto signs = exec.make<int>(corners.size() / 3);
  exec.upload(points.view(), Span<const Point>(corners));
  exec.for_each("orientations", signs.size(), Orientations{std::as_const(points).view(), signs.view()});
  std::vector<int> result(signs.size());
  exec.download(Span<int>(result), std::as_const(signs).view());
  exec.synchronize();
  return result;
}

}  // namespace ws::triangulation
