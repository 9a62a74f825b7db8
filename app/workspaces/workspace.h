// The only place that knows both an experiment and its picture: which buffer goes to which layer, legend, default view.
// No Qt and no ImGui: the window and `warpscope render` draw the same scene from it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "render/scene/scene.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ws::app {

class Workspace {
 public:
  virtual ~Workspace() = default;
  [[nodiscard]] virtual const Experiment& experiment() const = 0;
  /// Whether points or vectors of so many coordinates are of use here: asked before such data are handed over.
  [[nodiscard]] virtual bool takes_dimension(std::size_t dimension) const;
  /// Layers, legend and colour bar for a step; furniture and theme are the session's business.
  [[nodiscard]] virtual render::Scene scene(const Result& result, std::size_t step, const ParameterSet& view) const = 0;
  [[nodiscard]] virtual render::Camera default_camera(const Result& result, const ParameterSet& view, float aspect) const = 0;

  /// Whether a planar picture is framed beside the times in the upper right corner too, as it is beside the panel on the left:
  /// they would cover words.
  [[nodiscard]] virtual bool has_words_on_the_right(const ParameterSet&) const { return false; }

  /// From where a picture is looked at, and how often it was drawn since that changed last.
  struct Look {
    render::Camera camera;
    int width = 1, height = 1;  ///< pixels
    int pass = 0;
  };
  /// The view values with which the picture is presented: `view` itself, except where the picture depends on the camera.
  [[nodiscard]] virtual ParameterSet seen(const Result& result, std::size_t step, ParameterSet view, const Look& look) const;
  /// Passes after which a picture that nobody moves has become as good as it gets; 0: it is at once.
  [[nodiscard]] virtual int pass_count(const Result& result, std::size_t step, const ParameterSet& view) const;

  /// For how many seconds longer the picture changes by itself although nothing is done: `seen` then tells how.
  [[nodiscard]] virtual double settles_in(const Result& result) const;

  /// Values by parameter name, of either set.
  using Edits = std::vector<std::pair<std::string, Value>>;
  /// What is on screen while somebody points at it.
  struct Shown {
    const Result& result;
    std::size_t step;
    const ParameterSet &parameters, &view;
  };
  /// What changes when one of the scene's handles is dragged to `to`. Throws Error where it cannot go; the last place then
  /// stays.
  [[nodiscard]] virtual Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const;
  /// What changes by itself in so many seconds: nothing, unless the view asks for motion.
  [[nodiscard]] virtual Edits advance(const Shown& shown, double seconds) const;
  /// What changes when somebody clicks where no element lies: a line of sight from `eye` (in planar views, down at a place).
  [[nodiscard]] virtual Edits click(const Shown& shown, glm::vec3 eye, glm::vec3 direction) const;
};

/// One per experiment that has a picture, in the gallery's order.
[[nodiscard]] const std::vector<const Workspace*>& workspaces();
/// Throws Error{invalid_argument}.
[[nodiscard]] const Workspace& find_workspace(std::string_view experiment_id);

}  // namespace ws::app
