// The legend of a step, and of two trees beside each other.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree_legend.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

namespace {

constexpr std::array<std::uint8_t, 4> cell_color{255, 214, 92, 255}, left_color{86, 180, 233, 255},
    right_color{230, 120, 60, 255}, start_color{0, 190, 130, 255}, end_color{213, 94, 80, 255}, planar_color{240, 228, 66, 255},
    flat_color{255, 255, 255, 255}, word_color{225, 228, 235, 255};
constexpr float divider_height = 0.93f;  // of the handle, from the picture's upper edge

std::string told(const char* whose, const kdtree::Subtree& tree) {
  return fmt::format("{} tree: cost {:.5g}, {} nodes, {} references", whose, tree.cost, tree.nodes, tree.references);
}

/// The plane moved by hand beside the builder's, and what follows from both.
void add_own_plane(std::vector<render::LegendEntry>& legend, const kdtree::TreeResult& result, std::size_t step,
                   const kdtree::ViewParameters& view) {
  const auto own = result.own_plane(step, view);
  if (!own) return;
  legend.push_back({fmt::format("own plane: cost {:.4g}{}; {} left, {} in it, {} right", own->cost,
                                own->has_bonus ? " with the empty-space factor" : "", own->left, own->planar, own->right),
                    kdtree_own_color});
  const auto tree = result.own_tree(step, view);
  if (!tree) return;
  if (!tree->refusal.empty()) return legend.push_back({tree->refusal, kdtree_own_color});
  legend.push_back({told("own", tree->followed.own), kdtree_own_color});
  legend.push_back({told("builder's", tree->chosen), cell_color});
}

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
  const kdtree::Total total = result.run().total_after(step);
  const auto triangles = static_cast<double>(std::max<std::size_t>(result.run().triangles->size(), 1));
  legend.push_back({fmt::format("so far: {} nodes, {:.3g} references a triangle, cost {:.5g}", total.nodes,
                                static_cast<double>(total.references) / triangles, total.cost),
                    word_color});
  legend.push_back({"node of this step", cell_color});
  if (!result.run().tree().nodes[*node].is_leaf()) {
    legend.push_back({"left child", left_color});
    legend.push_back({"right child", right_color});
  }
  if (!result.examined(step)) {
    legend.push_back(
        {result.can_examine(step) ? "looking into the node …" : "too many triangles to look into this node", word_color});
  } else {
    legend.push_back({"extents begin", start_color});
    legend.push_back({"extents end", end_color});
    legend.push_back({"flat extents", planar_color});
  }
  add_own_plane(legend, result, step, view);
  return legend;
}

void add_comparison(render::Scene& scene, const kdtree::TreeResult& result, const kdtree::ViewParameters& view) {
  const auto divider = static_cast<float>(view.divider);
  std::get<render::ScreenStyle>(scene.layers.back().style).to = divider;
  scene.layers.push_back(
      {"rival", "Picture through the other tree", render::ScreenStyle{"rival.pixels", divider, 1}, 1, true, false});
  scene.handles.push_back({.id = "divider", .position = {divider, divider_height, 0}, .rgba = word_color, .is_divider = true});
  const auto names = kdtree::names_of_both(result.run().parameters);
  const auto counted = result.comparison();
  const kdtree::Run* const runs[] = {&result.run(), result.rival()};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto& color = i == 0 ? left_color : right_color;
    scene.legend.push_back({fmt::format("{}: {}, SAH cost {:.5g}, {} nodes", i == 0 ? "left" : "right", names[i],
                                        runs[i]->statistics().cost, runs[i]->size.nodes),
                            color});
    if (!counted) continue;
    const kdtree::RayMeans& mean = counted->means[i];
    scene.legend.push_back(
        {fmt::format("a ray: {:.1f} inner nodes, {:.1f} leaves, {:.1f} tests", mean.inner, mean.leaves, mean.tests), color});
  }
}

}  // namespace ws::app
