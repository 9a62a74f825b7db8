// The legend of a step, and of two trees beside each other.
// SPDX-License-Identifier: MIT
#include "app/workspaces/kdtree_legend.h"

#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"
#include "compute/kdtree/result.h"
#include "compute/kdtree/show/node_drawing.h"

#include <algorithm>

namespace ws::app {

namespace {

namespace node_colors = kdtree::node_colors;
constexpr std::array<std::uint8_t, 4> flat_color{255, 255, 255, 255}, word_color{225, 228, 235, 255};
constexpr float divider_height = 0.93f;  // of the handle, from the picture's upper edge

/// The plane moved by hand beside the builder's, and what follows from both.
void add_own_plane(std::vector<render::LegendEntry>& legend, const kdtree::Drawing& drawn) {
  if (!drawn.own_plane) return;
  const kdtree::PlanePrice& own = drawn.own_plane->price;
  legend.push_back({told("own plane: cost {:.4g}{}; {} left, {} in it, {} right", own.cost,
                         own.has_bonus ? said(" with the empty-space factor") : "", own.left, own.planar, own.right),
                    kdtree_own_color});
  const auto& tree = drawn.own_tree;
  if (!tree) return;
  if (!tree->refusal.empty()) return legend.push_back({tree->refusal, kdtree_own_color});
  const kdtree::Subtree &followed = tree->followed.own, &chosen = tree->chosen;
  legend.push_back({told("own tree: cost {:.6g}, {} nodes, {} references", followed.cost, followed.nodes, followed.references),
                    kdtree_own_color});
  legend.push_back({told("builder's tree: cost {:.6g}, {} nodes, {} references", chosen.cost, chosen.nodes, chosen.references),
                    node_colors::cell});
}

const kdtree::TreeResult& result_of(const kdtree::TreePicture& picture) {
  return dynamic_cast<const kdtree::TreeResult&>(*picture.result);
}

}  // namespace

std::vector<render::LegendEntry> kdtree_legend(const kdtree::TreePicture& picture) {
  std::vector<render::LegendEntry> legend;
  const kdtree::Drawing& drawn = *picture.drawn;
  if (!drawn.boxes->complete)
    legend.push_back({told("the first {} cells; fewer levels show all", kdtree::most_boxes), render::no_swatch});
  if (drawn.boxes->flat > 0) legend.push_back({said("flat cells"), flat_color});
  if (!picture.node) return legend;
  const kdtree::Total& total = picture.node->total;
  const auto triangles = static_cast<double>(std::max<std::size_t>(result_of(picture).built()->triangles.size(), 1));
  legend.push_back({told("so far: {} nodes, {:.3g} references per triangle, cost {:.6g}", total.nodes,
                         static_cast<double>(total.references) / triangles, total.cost),
                    render::no_swatch});
  legend.push_back({said("node of this step"), node_colors::cell});
  if (!picture.node->is_leaf) {
    legend.push_back({said("left child"), node_colors::left_child});
    legend.push_back({said("right child"), node_colors::right_child});
  }
  if (!drawn.examined) {
    legend.push_back({said("too many triangles to look into this node"), render::no_swatch});
  } else {
    legend.push_back({said("extents begin"), node_colors::extent_begins});
    legend.push_back({said("extents end"), node_colors::extent_ends});
    legend.push_back({said("flat extents"), node_colors::flat_extent});
  }
  add_own_plane(legend, drawn);
  return legend;
}

void add_comparison(render::Scene& scene, const kdtree::TreePicture& picture, double divided_at) {
  const auto divider = static_cast<float>(divided_at);
  std::get<render::ScreenStyle>(scene.layers.back().style).to = divider;
  scene.layers.push_back(
      {"rival", "Picture through the other tree", render::ScreenStyle{"rival.pixels", divider, 1}, 1, true, false});
  scene.handles.push_back({.id = "divider", .position = {divider, divider_height, 0}, .rgba = word_color, .is_divider = true});
  const kdtree::BuiltTree& built = *result_of(picture).built();
  const kdtree::RivalTree& rival = *result_of(picture).rival();
  const auto names = kdtree::names_of_both(built.parameters);
  const double costs[] = {rival.first_cost, rival.statistics.cost};
  const std::size_t nodes[] = {built.size.nodes, rival.built->size.nodes};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto& color = i == 0 ? node_colors::left_child : node_colors::right_child;
    scene.legend.push_back(
        {told("{}: {}, SAH cost {:.6g}, {} nodes", said(i == 0 ? "left" : "right"), said_choice(names[i]), costs[i], nodes[i]),
         color});
    const kdtree::RayMeans& mean = picture.comparison->means[i];
    scene.legend.push_back(
        {told("a ray: {:.1f} inner nodes, {:.1f} leaves, {:.1f} tests", mean.inner, mean.leaves, mean.tests), color});
  }
}

void add_kdtree_cell_bar(render::Scene& scene, const kdtree::TreePicture& picture) {
  const kdtree::Boxes& boxes = *picture.drawn->boxes;
  if (boxes.count == 0) return;
  render::ColorBar bar{"viridis", said("depth of the cell"), 0, boxes.most, false};
  if (picture.view.box_color == kdtree::BoxColor::leaf_size) bar.label = said("triangles in the leaf");
  if (picture.view.box_color == kdtree::BoxColor::cost) bar.label = said("share of the tree's cost, %");
  // Of all steps or of none, so that the picture beside the bar stays where it is.
  if (result_of(picture).built()->size.depth > picture.view.box_levels)
    bar.label += told(" (to level {})", picture.view.box_levels);
  bar.shares = boxes.shares;
  scene.color_bar = bar;
}

void add_kdtree_heat_bar(render::Scene& scene, const kdtree::TreePicture& picture) {
  const kdtree::Shading shading = picture.view.shading;
  if (!kdtree::is_heat_map(shading)) return;
  render::ColorBar bar;
  bar.color_map = "viridis";
  bar.label = shading == kdtree::Shading::steps    ? said("inner nodes a ray passes")
              : shading == kdtree::Shading::leaves ? said("leaves a ray visits")
                                                   : said("triangles a ray is tested with");
  if (picture.view.heat_max <= 0) bar.label += said(", up to 3 x the mean");
  bar.high = picture.heat.end;
  bar.shares = picture.heat.shares;
  scene.color_bar = bar;
}

}  // namespace ws::app
