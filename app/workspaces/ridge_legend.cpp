// SPDX-License-Identifier: MIT
#include "app/workspaces/ridge_legend.h"

#include "compute/core/words/told.h"
#include "compute/ridge/show/paint.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ws::app {

namespace {

using Legend = std::vector<render::LegendEntry>;

/// Opaque, also where the picture is not.
std::array<std::uint8_t, 4> bytes_of(std::uint32_t rgba) {
  const auto byte = [&](int i) { return static_cast<std::uint8_t>(rgba >> 8 * i & 255); };
  return {byte(0), byte(1), byte(2), 255};
}

bool shows(const FrameLayout& layout, std::string_view name) {
  return std::any_of(layout.begin(), layout.end(), [&](const TargetLayout& t) { return t.name == name && t.count > 0; });
}

void add_removals(Legend& legend, const ridge::Step& now, bool marked) {
  const bool removes = now.kind == ridge::StepKind::remove;
  if (marked || (removes && now.why == ridge::Removal::too_many_near))
    legend.push_back({said("Removed: too many within r2"), bytes_of(ridge::too_many_color)});
  if (marked || (removes && now.why != ridge::Removal::too_many_near))
    legend.push_back({said("Removed: too few within 2 r2, or too few points"), bytes_of(ridge::too_few_color)});
}

void add_tiles(Legend& legend, const ridge::TileTree& tree, std::int64_t shown) {
  if (shown > 0 && static_cast<std::size_t>(shown) <= tree.leaves.size()) {
    legend.push_back({told("Tile {}", shown), bytes_of(ridge::shown_tile_color)});
    legend.push_back({said("Tiles that it sees"), bytes_of(ridge::neighbor_tile_color)});
    return;
  }
  legend.push_back({said("Tiles"), bytes_of(ridge::tile_color)});
  if (tree.kind != ridge::TileKind::local) legend.push_back({said("Seams between tiles"), bytes_of(ridge::seam_color)});
}

void add_difference(Legend& legend, const ridge::Difference& difference) {
  legend.push_back({said("Exact result"), bytes_of(ridge::exact_color)});
  legend.push_back({told("Missing: {:.4g} of {:.4g}, longest {:.4g}", difference.exact_length - difference.covered_length,
                         difference.exact_length, difference.longest_missing),
                    bytes_of(ridge::missing_color)});
  legend.push_back({told("Farthest apart (Hausdorff): {:.4g}", difference.hausdorff), bytes_of(ridge::missing_color)});
}

}  // namespace

Legend ridge_legend(const ridge::RidgePicture& picture) {
  const ridge::Detection& run = picture.ridge.detection();
  const FrameLayout& layout = picture.layout;
  Legend legend;
  add_removals(legend, picture.now(), shows(layout, "removed.sphere"));
  if (shows(layout, "tiles.position")) add_tiles(legend, run.tiles->tiling().tree, picture.view.tile);
  if (shows(layout, "links.position")) {
    legend.push_back({said("Ridge: links within r2"), bytes_of(ridge::link_color)});
    legend.push_back({said("Ridge: ends joined within 2 r2"), bytes_of(ridge::closing_link_color)});
  }
  if (run.comparison && picture.is_last()) add_difference(legend, run.comparison->difference);
  if (!run.comparison && picture.is_last() && !picture.ridge.parameters().to<ridge::Parameters>().are_exact())
    legend.push_back({said("Not the exact result: Compare shows what it lacks"), bytes_of(ridge::missing_color)});
  if (shows(layout, "truth.position")) legend.push_back({said("True curve"), bytes_of(ridge::truth_color)});
  return legend;
}

}  // namespace ws::app
