// The words in the picture of a triangulation: titles, what colours mean, the stack of a search.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/show/picture.h"
#include "render/scene/scene.h"

#include <optional>

namespace ws::app {

[[nodiscard]] inline glm::vec3 on_plane(triangulation::Point p) { return {p.x, p.y, 0}; }

/// Where on the horizontal axis the picture of the points themselves ends: right of it there are others of the same points, or
/// the tree of the search. Nothing where it is alone.
[[nodiscard]] std::optional<float> end_of_main(const triangulation::TriangulationPicture& picture);
/// Above the panels and the search tree.
void add_triangulation_titles(render::Scene& scene, const triangulation::TriangulationPicture& picture);
void add_triangulation_legend(render::Scene& scene, const triangulation::TriangulationPicture& picture,
                              const triangulation::ViewParameters& view);

}  // namespace ws::app
