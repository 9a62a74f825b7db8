// Where the camera stands: the rooms beside what covers the picture, and the largest of them.
// SPDX-License-Identifier: MIT
#include "app/session/framing/framing.h"

#include "render/layers/placing/plane_axes_room.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ws::app {

namespace {

/// Rooms reach from one of them to another: the picture's borders, and those of what covers it.
std::vector<double> borders(const std::vector<Cover>& covers, int axis) {
  std::vector<double> all{0, 1};
  for (const Cover& cover : covers)
    for (const double at : {cover.area.low[axis], cover.area.high[axis]})
      if (at > 0 && at < 1) all.push_back(at);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

bool is_free(const render::Area& room, const std::vector<Cover>& covers) {
  return std::none_of(covers.begin(), covers.end(), [&](const Cover& cover) { return room.common(cover.area) > 0; });
}

bool is_seen(const render::Area& area, const std::vector<Cover>& covers) {
  constexpr double rounding = 1e-3;
  const bool is_inside =
      area.low.x >= -rounding && area.low.y >= -rounding && area.high.x <= 1 + rounding && area.high.y <= 1 + rounding;
  return is_inside && is_free(area, covers);
}

/// Those that nothing covers, without those that lie within another one.
std::vector<render::Area> free_rooms(const std::vector<Cover>& covers) {
  const std::vector<double> xs = borders(covers, 0), ys = borders(covers, 1);
  std::vector<render::Area> rooms;
  // The widest first, and of these the tallest: a room that holds another one comes before it.
  for (std::size_t width = xs.size() - 1; width > 0; --width)
    for (std::size_t height = ys.size() - 1; height > 0; --height)
      for (std::size_t i = 0; i + width < xs.size(); ++i)
        for (std::size_t k = 0; k + height < ys.size(); ++k) {
          const render::Area room{{xs[i], ys[k]}, {xs[i + width], ys[k + height]}};
          const auto holds = [&](const render::Area& other) {
            return other.low.x <= room.low.x && other.low.y <= room.low.y && other.high.x >= room.high.x &&
                   other.high.y >= room.high.y;
          };
          if (is_free(room, covers) && std::none_of(rooms.begin(), rooms.end(), holds)) rooms.push_back(room);
        }
  return rooms;
}

/// Those amid the data are read where they stand, and come and go with the steps.
bool has_words_at_top(const render::Scene& scene) {
  constexpr float from_here = 0.75f;  // of the height
  const float top = scene.box.low.y + from_here * (scene.box.high.y - scene.box.low.y);
  return std::any_of(scene.labels.begin(), scene.labels.end(),
                     [&](const render::Label& label) { return !label.is_below && label.position.y >= top; });
}

/// Whether room must be made for a cover: words and handles must be seen, data may be read through the furniture.
bool is_firm(Cover::Kind kind, bool has_words, bool has_words_above) {
  return kind == Cover::Kind::sliders || (kind != Cover::Kind::furniture && has_words) ||
         (kind == Cover::Kind::times && has_words_above);
}

}  // namespace

bool Framing::set_camera(const render::Camera& camera) {
  if (camera_ == camera) return false;
  camera_ = camera;
  return true;
}

void Framing::set_shape(float aspect, std::vector<Cover> covers, float height_px) {
  aspect_ = aspect;
  height_px_ = height_px;
  covers_ = std::move(covers);
}

bool Framing::differs_at_most_in_furniture(float aspect, const std::vector<Cover>& covers, float height_px) const {
  const auto without_furniture = [](std::vector<Cover> all) {
    std::erase_if(all, [](const Cover& cover) { return cover.kind == Cover::Kind::furniture; });
    return all;
  };
  return has_shape(aspect, covers_, height_px) && without_furniture(covers) == without_furniture(covers_);
}

bool Framing::stands_well(const Subject& subject) const {
  constexpr float nearly_as_large = 0.85f;
  if (!camera_.planar && subject.workspace.says_where_eye_is(subject.view)) return camera_ == whole(subject);
  const Place best = place_of(subject);
  render::Camera at_its_place = best.camera;
  at_its_place.distance = camera_.distance;
  if (camera_.planar) at_its_place.target = camera_.target;
  at_its_place.aside = camera_.aside;
  if (!(at_its_place == camera_) || best.camera.distance < nearly_as_large * camera_.distance) return false;
  const render::Scene scene = subject.workspace.scene(subject.picture, subject.view);
  if (!camera_.planar) return !lie_over(best.kept_off, with_beside(scene.box), camera_, aspect_);
  return is_seen(area_in_plane(with_beside(scene.box), camera_), best.kept_off) && has_room_for_words(scene, best.kept_off);
}

render::Camera Framing::at_lower_edge(float height_before) const {
  render::Camera camera = camera_;
  camera.distance *= height_px_ / height_before;
  camera.target.y += camera.distance - camera_.distance;
  return camera;
}

bool Framing::stay_at_lower_edge(const Subject& subject, float height_before) {
  return take_if_it_stands_well(subject, at_lower_edge(height_before));
}

void Framing::stand_at_lower_edge(float height_before, const std::optional<glm::vec3>& dragged) {
  constexpr float seen_of_handle_px = 5;
  const render::Camera moved = at_lower_edge(height_before);
  const float top_before = camera_.target.y + camera_.distance,
              top = moved.target.y + moved.distance - seen_of_handle_px * 2 * moved.distance / height_px_;
  const bool is_lost = dragged && dragged->y > top && dragged->y <= top_before;
  chosen_ = camera_ = is_lost ? camera_ : moved;
}

bool Framing::step_aside(const Subject& subject) {
  constexpr float same_size = 0.01f;
  const Place best = place_of(subject);
  if (!camera_.planar || std::abs(best.camera.distance - camera_.distance) > same_size * camera_.distance) return false;
  const render::Scene scene = subject.workspace.scene(subject.picture, subject.view);
  render::Area looked_at = area_in_plane(with_beside(scene.box), camera_);
  if (const auto words = area_of_words(scene, camera_))
    looked_at = {glm::min(looked_at.low, words->low), glm::max(looked_at.high, words->high)};
  constexpr double rounding = 1e-4;  // a tenth of a pixel: cameras are floats
  const render::Area within = room_within_axes(scene);
  std::optional<glm::dvec2> least;
  for (render::Area room : free_rooms(best.kept_off)) {
    room = {glm::max(room.low + rounding, within.low), glm::min(room.high - rounding, within.high)};
    if (glm::any(glm::greaterThan(looked_at.size(), room.size()))) continue;
    const glm::dvec2 by = glm::max(room.low - looked_at.low, 0.0) + glm::min(room.high - looked_at.high, 0.0);
    if (!least || glm::length(by) < glm::length(*least)) least = by;
  }
  if (!least) return false;
  render::Camera camera = camera_;
  camera.target.x -= static_cast<float>(least->x * 2 * camera.distance * aspect_);
  camera.target.y += static_cast<float>(least->y * 2 * camera.distance);
  return take_if_it_stands_well(subject, camera);
}

bool Framing::take_if_it_stands_well(const Subject& subject, const render::Camera& camera) {
  const render::Camera before = std::exchange(camera_, camera);
  if (stands_well(subject)) {
    chosen_ = camera_;
    return true;
  }
  camera_ = before;
  return false;
}

render::Camera Framing::whole(const Subject& subject) const {
  const render::Camera uncovered = bare(subject, aspect_);
  if (!uncovered.planar && subject.workspace.says_where_eye_is(subject.view)) return uncovered;
  return place_of(subject).camera;
}

render::Camera Framing::bare(const Subject& subject, float aspect) const {
  return subject.workspace.camera_before(with_beside(box_of(subject.picture.bounds)), subject.picture, subject.view, aspect);
}

bool Framing::choose(const Subject& subject) {
  chosen_ = whole(subject);
  return set_camera(chosen_);
}

render::Camera Framing::around(const render::Box& box, const Subject& subject) const {
  const Frame frame = [&](float aspect) {
    render::Camera framed = camera_;
    framed.frame(with_beside(box), aspect);
    return framed;
  };
  return beside_covers(subject, frame(aspect_), frame, box).camera;
}

render::Camera Framing::for_file(const Subject& subject, const std::vector<render::Scene>& scenes,
                                 glm::dvec2 picture_px) const {
  const auto aspect = static_cast<float>(picture_px.x / picture_px.y);
  if (is_chosen(subject)) {
    if (!camera_.planar) return bare(subject, aspect);
    Framing in_file;
    in_file.set_beside(beside_);
    in_file.set_shape(aspect, furniture_covers(scenes, picture_px), static_cast<float>(picture_px.y));
    return in_file.whole(subject);
  }
  render::Camera wider = camera_;
  wider.aside = {};
  if (aspect < aspect_) wider.distance *= aspect_ / aspect;
  return wider;
}

bool Framing::has_room_for_words(const render::Scene& scene, const std::vector<Cover>& covers) const {
  const std::optional<render::Area> words = area_of_words(scene, camera_);
  return !words || is_seen(*words, covers);
}

/// Half the picture's height is `distance` for cameras of flat scenes.
render::Area Framing::area_in_plane(const render::Box& box, const render::Camera& camera) const {
  const double height = 2.0 * camera.distance, width = height * aspect_;
  const auto part = [&](float x, float y) {
    return glm::dvec2(0.5 + (x - camera.target.x) / width, 0.5 - (y - camera.target.y) / height);
  };
  return {part(box.low.x, box.high.y), part(box.high.x, box.low.y)};
}

bool Framing::keeps_off_furniture(const Subject& subject, float least_share) const {
  const auto count = [](const std::vector<Cover>& covers) {
    return std::count_if(covers.begin(), covers.end(), [](const Cover& c) { return c.kind == Cover::Kind::furniture; });
  };
  const Place place = place_of(subject);
  if (count(place.kept_off) != count(covers_)) return false;
  Framing without = *this;
  std::erase_if(without.covers_, [](const Cover& cover) { return cover.kind == Cover::Kind::furniture; });
  return least_share <= 0 || without.place_of(subject).camera.distance >= least_share * place.camera.distance;
}

Framing::Place Framing::beside_covers(const Subject& subject, const render::Camera& uncovered, const Frame& frame,
                                      const std::optional<render::Box>& part) const {
  Place best{uncovered, {}};
  if (covers_.empty() && (!uncovered.planar || height_px_ <= 0)) return best;
  const bool has_words_above = subject.workspace.needs_upper_right_corner(subject.picture, subject.view);
  const render::Scene scene = subject.workspace.scene(subject.picture, subject.view);
  const bool has_words = has_words_at_top(scene);
  const render::Box box = with_beside(part.value_or(scene.box));
  const Within within = [&](const render::Area& room) {
    return uncovered.planar ? with_words(room, frame, scene, box) : Framed{deep_within(room, uncovered, box)};
  };
  const Framed alone = uncovered.planar ? within({{0, 0}, {1, 1}}) : Framed{uncovered};
  bool has_room_for_words = alone.has_room_for_words;
  if (has_room_for_words) best.camera = alone.camera;
  // The part of its size that the picture keeps at least: beside all of them, and beside one more.
  constexpr double readable = 0.3, large_enough = 0.7;
  for (const Cover& cover : covers_) {
    std::vector<Cover> more = best.kept_off;
    more.push_back(cover);
    const bool must = is_firm(cover.kind, has_words, has_words_above);
    const double most = std::min(uncovered.distance / readable, best.camera.distance / (must ? readable : large_enough));
    for (const Framed& framed : largest_beside(more, within)) {
      if (framed.camera.distance > most || (!must && has_room_for_words && !framed.has_room_for_words)) continue;
      best = {framed.camera, std::move(more)};
      has_room_for_words = framed.has_room_for_words;
      break;
    }
  }
  return best;
}

std::vector<Framing::Framed> Framing::largest_beside(const std::vector<Cover>& covers, const Within& within) {
  std::optional<Framed> with_words, without;
  for (const render::Area& room : free_rooms(covers)) {
    const Framed framed = within(room);
    std::optional<Framed>& best = framed.has_room_for_words ? with_words : without;
    if (!best || framed.camera.distance < best->camera.distance) best = framed;
  }
  std::vector<Framed> all;
  for (const auto& framed : {with_words, without})
    if (framed) all.push_back(*framed);
  return all;
}

render::Camera Framing::flat_within(const render::Area& room, const Frame& frame) const {
  const glm::dvec2 size = room.size(), aside = 0.5 * (room.low + room.high) - 0.5;
  render::Camera camera = frame(static_cast<float>(aspect_ * size.x / size.y));
  camera.distance /= static_cast<float>(size.y);
  camera.target.x -= static_cast<float>(aside.x * 2 * camera.distance * aspect_);
  camera.target.y += static_cast<float>(aside.y * 2 * camera.distance);
  return camera;
}

render::Area Framing::room_within_axes(const render::Scene& scene) const {
  constexpr double most_of_width = 0.15;
  constexpr double any = std::numeric_limits<double>::infinity();
  if (!scene.show_axes || height_px_ <= 0) return {glm::dvec2(-any), glm::dvec2(any)};
  const double left = std::min(render::plane_column_px / (double(height_px_) * aspect_), most_of_width);
  return {{left, -any}, {any, 1 - render::plane_row_px / height_px_}};
}

/// Words reach as far beyond the data at any scale, so the data's room is smaller by that. In a smaller one they begin
/// elsewhere, too: hence several rounds. No data and no words lie over the numbers of axes.
Framing::Framed Framing::with_words(const render::Area& room, const Frame& frame, const render::Scene& scene,
                                    const render::Box& box) const {
  constexpr double smallest_share = 0.5;  // of the room: words that would leave less may reach beyond it
  constexpr int most_rounds = 10;
  const render::Camera without_words = flat_within(room, frame);
  if ((scene.labels.empty() && !scene.show_axes) || height_px_ <= 0) return {without_words};
  const glm::dvec2 half_pixel = 0.5 / glm::dvec2{double(height_px_) * aspect_, height_px_};
  render::Camera camera = without_words;
  render::Area left = room;
  glm::dvec2 least_low = room.low;
  if (scene.show_axes) least_low.x = std::max(least_low.x, render::words_left_px / (double(height_px_) * aspect_));
  const render::Area within = room_within_axes(scene);
  for (int i = 0; i < most_rounds; ++i) {
    const render::Area data = area_in_plane(box, camera);
    glm::dvec2 above = glm::max(within.low - data.low, 0.0), below = glm::max(data.high - within.high, 0.0);
    if (const std::optional<render::Area> words = area_of_words(scene, camera)) {
      above = glm::max(above, least_low - words->low);
      below = glm::max(below, words->high - room.high);
    }
    if (glm::all(glm::lessThan(above + below, half_pixel))) return {camera};
    left = {left.low + above, left.high - below};
    const glm::dvec2 size = left.size(), least = smallest_share * room.size();
    if (size.x < least.x || size.y < least.y) break;
    camera = flat_within(left, frame);
  }
  return {without_words, false};
}

/// Titles differ from step to step, and the picture should not follow them: of a longer one the beginning counts.
std::optional<render::Area> Framing::area_of_words(const render::Scene& scene, const render::Camera& camera) const {
  constexpr double most_letters = 20;
  std::optional<render::Area> all;
  if (scene.labels.empty() || height_px_ <= 0) return all;
  for (const render::Area& area : words_seen(scene, camera, {double(height_px_) * aspect_, height_px_}, most_letters))
    all = all ? render::Area{glm::min(all->low, area.low), glm::max(all->high, area.high)} : area;
  return all;
}

render::Camera Framing::deep_within(const render::Area& room, const render::Camera& uncovered, const render::Box& box) const {
  render::Camera camera = uncovered;
  camera.frame_within(box, aspect_, glm::vec2(2 * room.low.x - 1, 1 - 2 * room.high.y),
                      glm::vec2(2 * room.high.x - 1, 1 - 2 * room.low.y));
  return camera;
}

}  // namespace ws::app
