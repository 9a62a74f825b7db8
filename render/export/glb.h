// The points, lines, triangles and balls of a scene in space as a binary glTF 2.0 file (.glb), for programs that show or edit
// such scenes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/glb_file.h"
#include "compute/core/result/frame_targets.h"
#include "render/scene/scene.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ws::render {

struct Glb {
  std::string bytes;
  std::vector<std::string> losses;  ///< what of the picture the file does not hold, or holds otherwise: a sentence each
};

/// Every visible layer is a mesh of its own, named like the layer, with a colour at each vertex; balls become polyhedra.
/// Positions are those of the scene, under a node that turns upwards to glTF's +y; what is to be added for those of the data is
/// in `extras.origin` of the scene. Throws Error{invalid_argument} for flat scenes, for those without a shape, and beyond
/// `most_bytes`.
[[nodiscard]] Glb glb_of(const Scene& scene, const HostFrame& frame, const Camera& camera,
                         std::size_t most_bytes = most_glb_bytes);

}  // namespace ws::render
