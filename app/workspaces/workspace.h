// The only place that knows both an experiment and its picture: which buffer goes to which layer, legend, default view.
// No Qt and no ImGui: the window and `warpscope render` draw the same scene from it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "render/scene/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

class Workspace {
 public:
  virtual ~Workspace() = default;
  [[nodiscard]] virtual const Experiment& experiment() const = 0;
  /// Layers, legend and colour bar for a step; furniture and theme are the session's business.
  [[nodiscard]] virtual render::Scene scene(const Result& result, std::size_t step, const ParameterSet& view) const = 0;
  [[nodiscard]] virtual render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const = 0;
};

/// One per experiment that has a picture, in the gallery's order.
[[nodiscard]] const std::vector<const Workspace*>& workspaces();
/// Throws Error{invalid_argument}.
[[nodiscard]] const Workspace& find_workspace(std::string_view experiment_id);

}  // namespace ws::app
