// Vertices that move: a wave runs through the scene, at rest at phase 0 and again at phase 1.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/tree/geometry.h"

namespace ws::kdtree {

/// One moment of the motion. Host and device compute the same bits.
struct Motion {
  Vec3 center;      ///< of the scene
  float half = 0;   ///< of the scene's longest side; a wave is as long as that side
  float reach = 0;  ///< how far a vertex moves along an axis: at most twice that
  float phase = 0;  ///< in turns, [0, 1)

  /// Smooth in place and phase. Finite where `p` is, and never −0; `p` itself where nothing moves.
  [[nodiscard]] WS_HD Vec3 moved(Vec3 p) const;
};

/// Of a scene in `box`: `phase` in turns, `amplitude` as a part of the box's longest side.
[[nodiscard]] Motion motion_of(const Box& box, double phase, double amplitude);

/// The mesh at one moment. Triangles may lose their area; their number and order stay. All cores; throws Cancelled.
[[nodiscard]] Mesh animate(const Mesh& mesh, double phase, double amplitude, RunContext& context);

/// sin(2π turns) but for 2·10⁻³: the same on host and device, where the libraries' own differ. |turns| up to 10⁶.
[[nodiscard]] WS_HD inline float wave(float turns) {
  const float nearest =
      turns < 0 ? static_cast<float>(static_cast<int>(turns - 0.5f)) : static_cast<float>(static_cast<int>(turns + 0.5f));
  const float x = 2 * (turns - nearest);  // −1…1, half turns
  const float parabola = 4 * x * (1 - (x < 0 ? -x : x));
  return parabola * (0.775f + 0.225f * (parabola < 0 ? -parabola : parabola));
}

WS_HD inline Vec3 Motion::moved(Vec3 p) const {
  if (reach == 0 || phase == 0) return p;
  constexpr float largest = std::numeric_limits<float>::max();
  const Vec3 offset = p - center;
  const Vec3 place{0.5f * (offset.x / half), 0.5f * (offset.y / half), 0.5f * (offset.z / half)};
  Vec3 result;
  for (int k = 0; k < 3; ++k) {
    const float along = place[(k + 1) % 3] + 0.5f * place[(k + 2) % 3];
    const float x = p[k] + reach * (wave(phase + along) - wave(along));
    result.set(k, smaller(larger(x, -largest), largest) + 0.0f);
  }
  return result;
}

}  // namespace ws::kdtree
