// The only place that knows both an experiment and its picture: which buffer goes to which layer, legend, default view.
// No Qt and no ImGui: the window and `warpscope render` draw the same scene from it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "render/scene/scene.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

/// What a picture lies in, as scenes and cameras take it.
[[nodiscard]] render::Box box_of(const Bounds& bounds);

class Workspace {
 public:
  virtual ~Workspace() = default;
  [[nodiscard]] virtual const Experiment& experiment() const = 0;
  /// "Triangulation": where the names of many stand beside each other.
  [[nodiscard]] virtual std::string short_title() const;
  /// Whether this workspace can use points or vectors of `dimension` coordinates: asked before such data are given to it.
  [[nodiscard]] virtual bool takes_dimension(std::size_t dimension) const;
  /// Layers, legend and colour bar of a picture; axes, grid and theme are added by the session. `view`: as it was asked for,
  /// before `seen` added to it.
  [[nodiscard]] virtual render::Scene scene(const Picture& picture, const ParameterSet& view) const = 0;
  /// The camera that shows all of a picture.
  [[nodiscard]] render::Camera default_camera(const Picture& picture, const ParameterSet& view, float aspect) const {
    return camera_before(box_of(picture.bounds), picture, view, aspect);
  }
  /// The same, of a box that holds the picture: that of several which are seen by one camera.
  [[nodiscard]] virtual render::Camera camera_before(const render::Box& box, const Picture& picture, const ParameterSet& view,
                                                     float aspect) const = 0;

  /// Whether values of the view place the camera, so that it is not to be moved beside what covers the picture.
  [[nodiscard]] virtual bool says_where_eye_is(const ParameterSet& /*view*/) const { return false; }

  /// A layer whose elements the method makes, moves and takes away: of it one can tell what changed between two steps.
  struct BuiltLayer {
    std::string id;
    bool colors_tell = false;  ///< whether an element of another colour is in another state
    std::size_t parts = 1;     ///< how many elements of the buffers, one after the other, make one: the lines of a box
  };
  [[nodiscard]] virtual std::vector<BuiltLayer> built_layers() const;

  /// Whether the times in the upper right corner would cover words or handles of a planar picture: then it is framed beside
  /// them, however small it becomes.
  [[nodiscard]] virtual bool needs_upper_right_corner(const Picture&, const ParameterSet& /*view*/) const { return false; }

  /// What is to be looked at: before there is a picture of it.
  struct Subject {
    const Result& result;
    std::size_t step, step_count;
    const ParameterSet& view;
    [[nodiscard]] bool is_last_step() const { return step + 1 == step_count; }
  };
  /// From where it is looked at, how often it was drawn since that changed last, and for how long the result has been shown.
  struct Look {
    render::Camera camera;
    int width = 1, height = 1;  ///< pixels
    int pass = 0;
    double age_seconds = 1e9;
  };
  /// The view values with which the picture is made: those of the subject, except where it depends on the camera or on time.
  [[nodiscard]] virtual ParameterSet seen(const Subject& subject, const Look& look) const;
  /// Passes after which a picture that nothing moves has become as good as it gets; 0: it is at once.
  [[nodiscard]] virtual int pass_count(const Subject& subject) const;

  /// For how many seconds longer the picture of a result that was shown so long changes by itself: `seen` then tells how.
  [[nodiscard]] virtual double settles_in(const Picture& picture, double age_seconds) const;

  /// Values by parameter name, of either set.
  using Edits = std::vector<std::pair<std::string, Value>>;
  /// What is on the screen, and the values that the controls show: the picture may lag behind these.
  struct Shown {
    const Picture& picture;
    const ParameterSet &parameters, &view;
  };
  /// What changes when one of the scene's handles is dragged to `to`. Throws Error where it cannot go; the last place then
  /// stays.
  [[nodiscard]] virtual Edits drag(const Shown& shown, const std::string& handle, glm::vec3 to) const;
  /// The edits of what moves by itself after `seconds` have passed: none, unless the view asks for motion.
  [[nodiscard]] virtual Edits advance(const Shown& shown, double seconds) const;

  /// A click where no element lies: a line of sight from `eye` (in planar views, down at a place).
  struct Sight {
    glm::vec3 eye, direction;
  };
  /// What follows from a click.
  struct Answer {
    Edits edits;
    std::optional<Pick> selected;  ///< an area that no element fills, if one was met
  };
  /// What a line of sight meets where no element is drawn that could be picked.
  struct Finding {
    std::vector<Property> values;    ///< the first says what it is
    std::optional<glm::vec3> place;  ///< in the picture; none: in planar pictures that of the line
  };
  /// Nothing unless a workspace knows more than its layers. Called on the stage's thread; `presentation` is the picture's.
  [[nodiscard]] virtual std::optional<Finding> find(const Picture& picture, const Sight& sight, Presentation& presentation,
                                                    RunContext& context) const;
  /// The data's coordinates of a place in the picture, in the order of the scene's axes; nothing where it has none.
  [[nodiscard]] virtual std::optional<glm::dvec3> data_place(const Picture& picture, const ParameterSet& view,
                                                             glm::dvec3 at) const;
  /// Of lengths in those coordinates: "px"; empty where the data tell none.
  [[nodiscard]] virtual std::string length_unit() const;

  /// Called on the stage's thread: it may search and trace. `presentation` is the one that `shown` is a picture of.
  [[nodiscard]] virtual Answer click(const Shown& shown, const Sight& sight, Presentation& presentation,
                                     RunContext& context) const;
};

}  // namespace ws::app
