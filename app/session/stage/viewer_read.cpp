// What the viewer asks its stage about places of the picture.
// SPDX-License-Identifier: MIT
#include "app/session/stage/reading.h"
#include "app/session/stage/viewer.h"

#include <array>
#include <string>
#include <utility>

namespace ws::app {

namespace {

using Names = std::array<std::string, 3>;

/// The element's own place, where its properties say it. A copy of it that is drawn elsewhere stays there.
void name_and_place(Reading& reading, const Names& axis_names, bool planar) {
  reading.name = take_name(reading.values);
  if (const auto exact = take_coordinates(reading.values, axis_names, planar)) {
    reading.at = exact;
    reading.is_exact = true;
  }
}

/// Where in the picture a place of the data is, from one nearby: along each axis the picture is a straight scale.
glm::vec3 moved_to(const Workspace& workspace, const Picture& picture, const ParameterSet& view, glm::vec3 from,
                   glm::dvec3 from_at, glm::dvec3 to_at) {
  glm::vec3 place = from;
  for (int k = 0; k < 3; ++k) {
    glm::dvec3 next(from);
    next[k] += 1e-3;
    const auto at = workspace.data_place(picture, view, next);
    const double slope = at ? ((*at)[k] - from_at[k]) / (next[k] - double(from[k])) : 0;
    if (slope != 0) place[k] = static_cast<float>(double(from[k]) + (to_at[k] - from_at[k]) / slope);
  }
  return place;
}

}  // namespace

std::optional<glm::dvec3> Viewer::data_place(glm::vec3 in_picture) const {
  if (!picture_) return std::nullopt;
  return workspace().data_place(*picture_, picture_view_, glm::dvec3(in_picture));
}

void Viewer::read(Stage::Question question, const Pointed& at, std::function<void(const Reading&)> then) {
  if (!picture_) return;
  const render::Scene scene = this->scene();
  stage_.ask(question, picture_->result,
             [this, at, then = std::move(then), workspace = document_.workspace(), picture = picture_, view = picture_view_,
              names = scene.axis_names](Presentation& presentation, RunContext& context) {
               Reading reading{{}, at.place, false, {}, {}};
               if (at.hit) {
                 const Pick named = presentation.picked(*at.hit, picture->request, context);
                 reading.values = presentation.inspect(named, picture->request, context);
                 reading.thing = named;
               } else if (auto found = workspace->find(*picture, at.sight, presentation, context)) {
                 reading.values = std::move(found->values);
                 if (found->place) reading.place = found->place;
               }
               if (reading.place) reading.at = workspace->data_place(*picture, view, glm::dvec3(*reading.place));
               const auto before = reading.at;
               name_and_place(reading, names, !picture->is_3d);
               if (before && reading.is_exact && reading.place)
                 reading.place = moved_to(*workspace, *picture, view, *reading.place, *before, *reading.at);
               events_.deliver([this, picture, reading = std::move(reading), then] {
                 if (result_ == picture->result) then(reading);
               });
             });
}

}  // namespace ws::app
