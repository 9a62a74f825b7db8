// Triangles under the pointer.
// SPDX-License-Identifier: MIT
#include "app/workspaces/places/kdtree_places.h"

namespace ws::app {

std::optional<Workspace::Finding> find_triangle(const kdtree::TreePicture& picture, const Workspace::Sight& sight,
                                                kdtree::TreePresentation& tree, RunContext& context) {
  if (!picture.is_traced) return std::nullopt;
  const auto [eye, direction] = sight;
  const kdtree::Hit hit = tree.nearest({eye.x, eye.y, eye.z}, {direction.x, direction.y, direction.z}, context);
  if (!hit.exists()) return std::nullopt;
  return Workspace::Finding{tree.inspect({"mesh", hit.triangle}, picture.request, context), eye + hit.t * direction};
}

}  // namespace ws::app
