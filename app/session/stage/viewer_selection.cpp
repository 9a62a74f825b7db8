// The picked thing: what it is at the present step, where it lies in the picture, and how the camera finds it.
// SPDX-License-Identifier: MIT
#include "app/session/stage/viewer.h"

#include "compute/core/words/told.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

using OutlineLines = std::vector<std::array<glm::vec3, 2>>;

/// Of a thing with an outline, which has at least one line.
render::Box box_of(const OutlineLines& outline) {
  render::Box box{outline.front()[0], outline.front()[0]};
  for (const auto& line : outline)
    for (const glm::vec3& end : line) box = box.with({end, end});
  return box;
}

/// Whether all of it is in the picture, and large enough to be found there.
bool is_seen(const OutlineLines& outline, const glm::mat4& clip_from_world) {
  constexpr float least = 0.15f;  // of half the picture
  glm::vec2 low(1), high(-1);
  for (const auto& line : outline)
    for (const glm::vec3& end : line) {
      const glm::vec4 clip = clip_from_world * glm::vec4(end, 1);
      const glm::vec2 at = glm::vec2(clip) / clip.w;
      if (clip.w <= 0 || std::max(std::abs(at.x), std::abs(at.y)) > 1) return false;
      low = glm::min(low, at), high = glm::max(high, at);
    }
  return std::max(high.x - low.x, high.y - low.y) >= least;
}

}  // namespace

/// The pick names the element of a buffer; the presentation says what that is at any step.
void Viewer::select(std::optional<Pick> pick, std::optional<glm::vec3> at) {
  if (pick && at && std::isfinite(at->x + at->y + at->z)) pick->at = {at->x, at->y, at->z};
  selection_ = pick;
  selected_at_ = at;
  inspection_ = {};
  wants_to_see_selection_ = false;
  events_.mark(Change::selection);
  if (!pick || !picture_) return;
  stage_.ask(Stage::Question::pick, result_,
             [this, pick = *pick, picture = picture_](Presentation& presentation, RunContext& context) {
               const Pick named = presentation.picked(pick, picture->request, context);
               if (named == pick) return;
               events_.deliver([this, pick, named] {
                 if (selection_ != pick) return;
                 selection_ = named;
                 events_.mark(Change::selection);
               });
             });
}

/// Asks about the selection at the present step, once: looking at a step may mean to replay others.
void Viewer::inspect() {
  if (!selection_ || !result_) {
    inspection_ = {};
    return;
  }
  const bool is_seen_alike = inspection_.view == picture_view_;
  const bool asked = inspection_.result == result_ && inspection_.pick == selection_ && inspection_.step == step_;
  if (asked && is_seen_alike) return;
  // Where it was marked in another view, something else may lie.
  const std::optional<PickedPlace> place = is_seen_alike ? inspection_.place : std::nullopt;
  const std::uint64_t number = ++inspections_;
  inspection_ = {result_, selection_, step_, picture_view_, std::move(inspection_.properties), inspection_.made_by,
                 place,   false,      number};
  stage_.ask(
      Stage::Question::inspect, result_,
      [this, number, pick = *selection_, at = present_request()](Presentation& presentation, RunContext& context) {
        auto properties = presentation.inspect(pick, at, context);
        const std::size_t made_by = presentation.made_by(pick, at, context);
        const auto place = presentation.where_is(pick, at, context);
        events_.deliver([this, number, properties = std::move(properties), made_by, place] {
          if (inspection_.number != number) return;
          inspection_.properties = properties;
          inspection_.made_by = made_by;
          inspection_.place = place;
          inspection_.is_known = true;
          if (std::exchange(wants_to_see_selection_, false)) see_selection();
          events_.mark(Change::selection);
        });
      },
      [this, number] {
        events_.deliver([this, number] {
          // A question that a newer one took the place of is not asked again: that would take the newer one's place.
          if (inspection_.number == number) inspection_.result = nullptr;  // it is asked again at the next change
        });
      });
}

std::vector<Property> Viewer::inspect_selection() const {
  if (!selection_ || inspection_.result != result_) return {};
  return inspection_.properties;
}

std::optional<glm::vec3> Viewer::selection_place() const {
  if (!selection_) return std::nullopt;
  if (inspection_.result != result_ || !inspection_.place) return selected_at_;
  return glm::vec3(inspection_.place->at[0], inspection_.place->at[1], inspection_.place->at[2]);
}

std::vector<std::array<glm::vec3, 2>> Viewer::selection_outline() const {
  std::vector<std::array<glm::vec3, 2>> lines;
  if (!selection_ || inspection_.result != result_ || !inspection_.place) return lines;
  for (const auto& [from, to] : inspection_.place->outline)
    lines.push_back({glm::vec3(from[0], from[1], from[2]), glm::vec3(to[0], to[1], to[2])});
  return lines;
}

void Viewer::frame_selection() {
  const auto place = selection_place();
  if (!place || !picture_)
    return log_.say(Severity::info, said("Nothing is picked that lies in the picture: click something first"));
  const OutlineLines outline = selection_outline();
  if (!outline.empty()) {
    constexpr float room = 5;  // about the thing, in its own radii: what is around it is seen, too
    const render::Box own = box_of(outline), all = scene().box;
    const glm::vec3 low = own.center() - room * own.radius(), high = own.center() + room * own.radius();
    return set_camera(
        framing_.around({glm::max(low, glm::min(all.low, own.low)), glm::min(high, glm::max(all.high, own.high))}, framed()));
  }
  render::Camera there = camera();
  there.target = *place;
  there.aside = {};
  set_camera(there);
}

void Viewer::see_selection() {
  const bool is_of_it = inspection_.result == result_ && inspection_.pick == selection_ && inspection_.step == step_;
  wants_to_see_selection_ = selection_ && !(is_of_it && inspection_.is_known);
  const OutlineLines outline = selection_outline();
  if (wants_to_see_selection_ || outline.empty()) return;
  const glm::mat4 clip_from_world = camera().clip_from_view(framing_.aspect(), scene().box) * camera().view_from_world();
  if (!is_seen(outline, clip_from_world)) frame_selection();
}

std::optional<std::size_t> Viewer::selection_made_by() const {
  return selection_ && inspection_.result == result_ ? inspection_.made_by : std::nullopt;
}

}  // namespace ws::app
