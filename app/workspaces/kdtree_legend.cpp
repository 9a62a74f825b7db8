// The legend of a step.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree_legend.h"

#include <fmt/format.h>

namespace ws::app {

namespace {

constexpr std::array<std::uint8_t, 4> cell_color{255, 214, 92, 255}, left_color{86, 180, 233, 255},
    right_color{230, 120, 60, 255}, start_color{0, 190, 130, 255}, end_color{213, 94, 80, 255}, planar_color{240, 228, 66, 255},
    flat_color{255, 255, 255, 255}, word_color{225, 228, 235, 255};

}  // namespace

std::vector<render::LegendEntry> kdtree_legend(const kdtree::TreeResult& result, std::size_t step,
                                               const kdtree::ViewParameters& view) {
  std::vector<render::LegendEntry> legend;
  const auto boxes = result.boxes(step, view);
  if (!boxes->complete)
    legend.push_back({fmt::format("the first {} cells; fewer levels show all", kdtree::most_boxes), word_color});
  if (boxes->flat > 0) legend.push_back({"flat cells", flat_color});
  const auto node = result.node_at(step);
  if (!node || step + 1 == result.step_count()) return legend;
  legend.push_back({"node of this step", cell_color});
  if (!result.run().tree().nodes[*node].is_leaf()) {
    legend.push_back({"left child", left_color});
    legend.push_back({"right child", right_color});
  }
  if (!result.examined(step)) {
    legend.push_back({"too many triangles to look into this node", word_color});
  } else {
    legend.push_back({"extents begin", start_color});
    legend.push_back({"extents end", end_color});
    legend.push_back({"flat extents", planar_color});
  }
  const auto own = result.own_plane(step, view);
  if (!own) return legend;
  legend.push_back({fmt::format("own plane: cost {:.4g}{}; {} left, {} in it, {} right", own->cost,
                                own->has_bonus ? " with the empty-space factor" : "", own->left, own->planar, own->right),
                    kdtree_own_color});
  return legend;
}

}  // namespace ws::app
