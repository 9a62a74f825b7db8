// Moves all vertices of a mesh.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/animate.h"

#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <cmath>

namespace ws::kdtree {

Motion motion_of(const Box& box, double phase, double amplitude) {
  Motion motion;
  if (box.is_empty()) return motion;
  double half = 0;  // the whole of an extreme box would be infinite
  for (int k = 0; k < 3; ++k) {
    const double low = box.low[k], high = box.high[k];
    motion.center.set(k, static_cast<float>((low + high) / 2));
    half = std::max(half, (high - low) / 2);
  }
  motion.half = static_cast<float>(half);
  if (motion.half <= 0) return motion;
  constexpr double farthest = std::numeric_limits<float>::max() / 4;  // times two it is still a number
  motion.reach = static_cast<float>(std::min(amplitude * half, farthest));
  const auto turn = static_cast<float>(phase - std::floor(phase));
  motion.phase = turn < 1 ? turn : 0;  // rounded up
  return motion;
}

Mesh animate(const Mesh& mesh, double phase, double amplitude, RunContext& context) {
  Box box;
  for (const auto& p : mesh.positions) box.add(Vec3{p[0], p[1], p[2]});
  const Motion motion = motion_of(box, phase, amplitude);
  Mesh result;
  result.positions.resize(mesh.vertex_count());
  result.triangles = mesh.triangles;
  result.origin = mesh.origin;
  result.parts = mesh.parts;
  result.dropped_invalid = mesh.dropped_invalid;
  result.dropped_flat = mesh.dropped_flat;
  CpuExecutor(context).for_each("move vertices", mesh.vertex_count(), [&](std::uint32_t v) {
    const auto& p = mesh.positions[v];
    const Vec3 moved = motion.moved({p[0], p[1], p[2]});
    result.positions[v] = {moved.x, moved.y, moved.z};
  });
  return result;
}

}  // namespace ws::kdtree
