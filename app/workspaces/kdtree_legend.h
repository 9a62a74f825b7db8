// What the colours of a step of the kD-tree mean.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/show/picture.h"
#include "render/scene/scene.h"

#include <array>
#include <vector>

namespace ws::app {

inline constexpr std::array<std::uint8_t, 4> kdtree_own_color{60, 220, 240, 255};

/// Of a step before the last one.
[[nodiscard]] std::vector<render::LegendEntry> kdtree_legend(const kdtree::TreePicture& picture);

/// The picture through the tree that is compared with, on the divider's right; what both trees cost. `divider`: from left (0)
/// to right (1). The picture has a comparison.
void add_comparison(render::Scene& scene, const kdtree::TreePicture& picture, double divider);

/// Of a ray-traced picture that shows what rays cost; of others nothing.
void add_kdtree_cell_bar(render::Scene& scene, const kdtree::TreePicture& picture);
void add_kdtree_heat_bar(render::Scene& scene, const kdtree::TreePicture& picture);

}  // namespace ws::app
