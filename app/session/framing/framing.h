// Where the camera stands: chosen by the program until the user moves it, and beside what covers the picture.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/framing/covers.h"
#include "app/workspaces/workspace.h"
#include "render/scene/camera.h"

#include <functional>
#include <optional>
#include <vector>

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
  /// The picture's width by its height, and what lies over it, the most important first: scenes are framed in the largest
  /// room beside that. What would cost too much of the picture's size is not made room for.
  /// `height_px`: the picture's, in logical pixels. Words of flat scenes, which are as large at any scale, then stand in the
  /// room, too; 0: they take none.
  void set_shape(float aspect, std::vector<Cover> covers, float height_px = 0);
  /// Whether nothing but the furniture's room is another one than now.
  [[nodiscard]] bool differs_at_most_in_furniture(float aspect, const std::vector<Cover>& covers, float height_px) const;
  [[nodiscard]] bool has_shape(float aspect, const std::vector<Cover>& covers, float height_px = 0) const {
    return aspect_ == aspect && covers_ == covers && height_px_ == height_px;
  }
  [[nodiscard]] float aspect() const { return aspect_; }
  [[nodiscard]] float height_px() const { return height_px_; }

  /// What else is seen by the same camera, beside the picture or over it; none: the picture is framed alone.
  void set_beside(const std::optional<render::Box>& box) { beside_ = box; }
  [[nodiscard]] const std::optional<render::Box>& beside() const { return beside_; }

  /// The camera that shows all of the picture, and of what is beside it, as the workspace chooses it.
  [[nodiscard]] render::Camera whole(const Subject& subject) const;
  /// Whether the present camera is one that the program chose: then it may choose another.
  [[nodiscard]] bool is_chosen(const Subject& subject) const {
    return camera_ == chosen_ || camera_ == whole(subject) || camera_ == bare(subject, aspect_);
  }
  /// As `whole`, where nothing covers the picture.
  [[nodiscard]] render::Camera bare(const Subject& subject, float aspect) const;
  /// Whether a camera that the program chose may stay though another would be chosen now: where it looks the same way at the
  /// same box, none of what room is made for lies over that and its words, and it is about as large as it could be. What one
  /// looks at then stays where it is when a step or a click adds a line to the legend.
  [[nodiscard]] bool stands_well(const Subject& subject) const;
  /// The present camera, such that a flat picture stays where it is on the screen after its upper edge alone moved; it was
  /// `height_before` high.
  [[nodiscard]] render::Camera at_lower_edge(float height_before) const;
  /// Chooses that one. False, and nothing changes, where the picture would not stand well there.
  bool stay_at_lower_edge(const Subject& subject, float height_before);
  /// The same wherever that is: for a picture whose place a drag has chosen. Where what was `dragged` would leave the picture
  /// at its upper edge, all that was seen stays seen instead, a little smaller.
  void stand_at_lower_edge(float height_before, const std::optional<glm::vec3>& dragged);
  /// Moves a flat picture by as little as brings it out from under what covers it. False, and nothing changes, where the
  /// program would choose another size, or the picture would not stand well there, either.
  bool step_aside(const Subject& subject);
  /// The last that the program chose.
  [[nodiscard]] const render::Camera& chosen() const { return chosen_; }
  /// Chooses the camera that shows all. False where it stood there already.
  bool choose(const Subject& subject);
  /// The present direction of view, moved so that `box` is seen.
  [[nodiscard]] render::Camera around(const render::Box& box, const Subject& subject) const;
  /// For a file, over whose picture no panels lie: where the program chose the camera the whole, in the plane beside the
  /// furniture of `scenes`; else at least what the present camera shows. `picture_px`: the file's size in logical pixels, above
  /// 0; of each where pictures stand beside each other.
  [[nodiscard]] render::Camera for_file(const Subject& subject, const std::vector<render::Scene>& scenes,
                                        glm::dvec2 picture_px) const;
  /// Whether room is made for all furniture that is among the covers, and leaves the data at least that part of the size that
  /// they would have without it.
  [[nodiscard]] bool keeps_off_furniture(const Subject& subject, float least_share = 0) const;

 private:
  /// The camera that frames the picture in a room of such a shape.
  using Frame = std::function<render::Camera(float aspect)>;
  /// A camera, and the covers that it stands beside.
  struct Place {
    render::Camera camera;
    std::vector<Cover> kept_off;
  };
  /// The camera that frames the picture in a room, and whether its words, and the axes' numbers, have room there, too.
  struct Framed {
    render::Camera camera;
    bool has_room_for_words = true;
  };
  bool take_if_it_stands_well(const Subject& subject, const render::Camera& camera);
  using Within = std::function<Framed(const render::Area& room)>;
  [[nodiscard]] Place place_of(const Subject& subject) const {
    return beside_covers(subject, bare(subject, aspect_), [&](float aspect) { return bare(subject, aspect); });
  }
  /// `uncovered`: where nothing lies over the picture.
  /// `part`: what is framed, where that is not all of the scene.
  [[nodiscard]] Place beside_covers(const Subject& subject, const render::Camera& uncovered, const Frame& frame,
                                    const std::optional<render::Box>& part = {}) const;
  /// In the room where the picture is largest, of those where its words have room and then of the others; none where no room is
  /// free.
  [[nodiscard]] static std::vector<Framed> largest_beside(const std::vector<Cover>& covers, const Within& within);
  [[nodiscard]] render::Camera flat_within(const render::Area& room, const Frame& frame) const;
  /// Where no numbers of axes stand, in parts of the picture.
  [[nodiscard]] render::Area room_within_axes(const render::Scene& scene) const;
  /// The same, with the scene's words in the room, and `box`, what is framed, clear of the axes' numbers.
  [[nodiscard]] Framed with_words(const render::Area& room, const Frame& frame, const render::Scene& scene,
                                  const render::Box& box) const;
  [[nodiscard]] bool has_room_for_words(const render::Scene& scene, const std::vector<Cover>& covers) const;
  /// Where a camera has a box of a flat scene, in parts of the picture.
  [[nodiscard]] render::Area area_in_plane(const render::Box& box, const render::Camera& camera) const;
  /// What all words together cover of the picture, if there are any.
  [[nodiscard]] std::optional<render::Area> area_of_words(const render::Scene& scene, const render::Camera& camera) const;
  /// In space only distance and place of the picture change: the direction of view, and the point about which one turns, stay.
  [[nodiscard]] render::Camera deep_within(const render::Area& room, const render::Camera& uncovered,
                                           const render::Box& box) const;

  [[nodiscard]] render::Box with_beside(const render::Box& box) const { return beside_ ? box.with(*beside_) : box; }

  render::Camera camera_, chosen_;
  float aspect_ = 16.0f / 9.0f, height_px_ = 0;
  std::vector<Cover> covers_;
  std::optional<render::Box> beside_;
};

}  // namespace ws::app
