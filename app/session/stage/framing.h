// Where the camera stands: chosen by the program until the user moves it, and beside what covers the picture.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/workspaces/workspace.h"
#include "render/scene/camera.h"

namespace ws::app {

class Framing {
 public:
  /// What is framed: the picture that is shown, and the view with which it was asked for.
  struct Subject {
    const Workspace& workspace;
    const Picture& picture;
    const ParameterSet& view;
  };

  [[nodiscard]] const render::Camera& camera() const { return camera_; }
  /// False where it stood there already.
  bool set_camera(const render::Camera& camera);
  /// The picture's width by its height, and which parts of its width are covered: on the left by panels, in its upper right
  /// corner by the table of times. Flat scenes are framed beside both. False where nothing differs.
  bool set_shape(float aspect, float covered_left, float covered_corner);
  [[nodiscard]] float aspect() const { return aspect_; }

  /// The camera that shows all of the picture, as the workspace chooses it.
  [[nodiscard]] render::Camera whole(const Subject& subject) const;
  /// Whether the present camera is one that the program chose: then it may choose another.
  [[nodiscard]] bool is_chosen(const Subject& subject) const {
    return camera_ == chosen_ || camera_ == whole(subject) || camera_ == bare(subject, aspect_);
  }
  /// The camera that shows all of a picture that nothing covers.
  [[nodiscard]] static render::Camera bare(const Subject& subject, float aspect);
  /// The last that the program chose.
  [[nodiscard]] const render::Camera& chosen() const { return chosen_; }
  /// Chooses the camera that shows all. False where it stood there already.
  bool choose(const Subject& subject);
  /// The present direction of view, moved so that `box` is seen.
  [[nodiscard]] render::Camera around(const render::Box& box, const Subject& subject) const;
  /// For a picture of another shape that nothing covers: the whole where the program chose the camera, else at least what the
  /// present camera shows.
  [[nodiscard]] render::Camera for_shape(const Subject& subject, float aspect) const;
  /// Whether all of the scene's box is seen, and not covered. True for pictures in depth, which one turns.
  [[nodiscard]] bool sees_all(const Subject& subject) const;

 private:
  /// Part of the width that words in the upper right corner take: of pictures that make room for them, where enough is left.
  [[nodiscard]] float covered_right(const Subject& subject) const;
  [[nodiscard]] render::Camera beside_covers(render::Camera framed, const Subject& subject) const;

  render::Camera camera_, chosen_;
  float aspect_ = 16.0f / 9.0f;
  float covered_left_ = 0, covered_corner_ = 0;
};

}  // namespace ws::app
