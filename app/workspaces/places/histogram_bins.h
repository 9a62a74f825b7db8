// Which bin of a histogram a place of the picture shows.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"
#include "compute/histogram/show/picture.h"

#include <cstddef>
#include <optional>

namespace ws::app {

/// Whether the place is in the picture of the query's own histogram.
[[nodiscard]] bool is_in_bars(const histogram::Drawing& drawing, double x, double y);
/// The bin whose bar stands there, in that picture; nothing beside it.
[[nodiscard]] std::optional<std::size_t> bar_at(const histogram::HistogramPicture& picture, double x, double y);

/// A query of the waterfall, and its bin where the place says one.
struct CellPlace {
  std::size_t query = 0;
  std::optional<std::size_t> bin;
};
/// Of a place on the waterfall, or on what is drawn beside it: from where to where each query's bins reach. There a bin is that
/// of the distance at the place, and none beyond the query's bins.
[[nodiscard]] std::optional<CellPlace> cell_at(const histogram::HistogramPicture& picture, double x, double y);

/// The bin whose bar, cell of the waterfall, or ring around the query holds a place of a planar picture: with its limits, its
/// count, and of a place among the points its distance from the query; beside the waterfall the query's reach. Needs a table.
/// O(bins).
[[nodiscard]] std::optional<Workspace::Finding> find_bin(const histogram::HistogramPicture& picture, double x, double y);

}  // namespace ws::app
