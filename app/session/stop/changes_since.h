// What became of a picture's elements since a step that was marked: added, removed, moved, or coloured otherwise.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

/// How many, of the layers that tell it.
struct ChangesSince {
  struct OfLayer {
    std::string layer;  ///< its id
    std::size_t added = 0, removed = 0, moved = 0, recolored = 0;
    bool are_too_many = false;               ///< to be compared, at one of the steps
    bool was_drawn = true, is_drawn = true;  ///< else the layer is in one picture alone, which tells nothing of its elements
    [[nodiscard]] bool any() const { return added + removed + moved + recolored > 0; }
  };
  std::size_t step = 0;  ///< the marked one
  std::vector<OfLayer> layers;
};

/// Buffers for a frame beside those of its picture: the elements that changed, in the colours of what became of them.
struct ChangedBuffers {
  struct Buffer {
    TargetLayout layout;
    std::vector<std::byte> bytes;
  };
  std::vector<Buffer> buffers;
  std::shared_ptr<const ChangesSince> told;
};

/// A step to compare others with. What its picture has is read when it is first needed, and kept. Belongs to one stage: its
/// thread alone calls `changes`.
class MarkedStep {
 public:
  MarkedStep(const Workspace& workspace, std::size_t step) : workspace_(workspace), step_(step) {}

  [[nodiscard]] std::size_t step() const { return step_; }
  /// Of the picture of `now`, in the same view. Of layers of more than some million elements it tells only that. Throws Error,
  /// Cancelled.
  [[nodiscard]] ChangedBuffers changes(Presentation& presentation, const Request& now, RunContext& context);

 private:
  /// Where a layer of the workspace has its elements.
  struct Layer {
    std::string id, places, colors;  ///< buffers; an image has pixels as its colours, and no places
    bool colors_tell = false;
    std::size_t parts = 1;
  };
  /// What a layer has at a step.
  struct Elements {
    Layer layer;
    std::size_t place_bytes = 0, color_bytes = 0, count = 0;
    std::vector<std::byte> places, colors;
    std::vector<std::uint32_t> names;
    bool are_too_many = false;  ///< then there is nothing of them
  };
  /// Of all layers that are drawn at a step, by their ids.
  using Content = std::map<std::string, Elements>;
  [[nodiscard]] std::vector<Layer> layers_of(const render::Scene& scene) const;
  [[nodiscard]] Content read(Presentation& presentation, const Request& request, RunContext& context) const;
  static void compare(const Elements& then, const Elements& now, ChangesSince::OfLayer& counts,
                      std::vector<ChangedBuffers::Buffer>& buffers, RunContext& context);

  const Workspace& workspace_;
  std::size_t step_;
  std::optional<std::pair<ParameterSet, Content>> then_;  ///< in the view with which it was read
};

/// Draws the changed elements over the others, as layers without a title, and says in the legend how many there are.
void add_changes(render::Scene& scene, const ChangesSince& changes);

/// "Balls: 3 added, 5 removed": a line for each layer in which something changed. `scene`: for the layers' titles.
[[nodiscard]] std::vector<std::string> told_changes(const ChangesSince& changes, const render::Scene& scene);

}  // namespace ws::app
