// What the viewport says over its picture, and where its sliders are folded.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/viewport.h"

#include <QSettings>

#include "app/window/format.h"
#include "app/window/viewport/picture_notes.h"
#include "app/window/viewport/pointing.h"
#include "app/window/widgets/spoken_step.h"
#include "render/layers/placing/inset_size.h"
#include "render/layers/placing/plane_axes_room.h"

#include <algorithm>

namespace ws::app {

namespace {

constexpr auto folded_key = "viewport/sliders_folded";

}  // namespace

void Viewport::make_notes() {
  notes_ = new PictureNotes(this);
  pointing_ = new Pointing(model_,
                           {.pick = [this](QPointF at, bool precisely) { return pointed_at(at, precisely); },
                            .sight = [this](QPointF at) { return sight_at(at); },
                            .view = [this](const render::Scene& scene) { return view_of(scene); },
                            .ratio = [this] { return devicePixelRatioF(); }},
                           *notes_, this);
  connect(pointing_, &Pointing::measuring_changed, this, &Viewport::measuring_changed);
  connect(pointing_, &Pointing::read, this, &Viewport::read);
  connect(this, &Viewport::frame_drawn, this, &Viewport::arrange_notes);
  if (const QVariant kept = QSettings().value(folded_key); kept.isValid()) folded_ = kept.toBool();
  overlay_->on_fold([this](bool folded) { fold_sliders(folded); });
}

QPoint Viewport::beside_sliders(QPoint upper_left) const {
  constexpr int gap = 8;
  const auto& panels = overlay_->geometry();
  if (draws_overlay())
    for (const char* name : {"panel.pinned", "panel.folded"})
      if (const auto at = panels.find(name); at != panels.end())
        upper_left.setX(std::max(upper_left.x(), static_cast<int>(at->second.x + at->second.width) + gap));
  return upper_left;
}

/// Beside the numbers along planar axes, above the three axes of space and an inset beside them.
void Viewport::arrange_notes() {
  constexpr int edge = 12, furniture = 250;  // which is at the lower right
  pointing_->follow_picture();
  if (!model_->viewer().picture()) {
    notes_->show_caption({});
    return;
  }
  const render::Scene scene = model_->viewer().scene();
  const bool planar = scene.planar;
  int left = edge, bottom = edge;
  if (planar && scene.show_axes) left = int(render::beside_plane_column_px), bottom = int(render::notes_above_edge_px);
  if (!planar && scene.show_axes) left = int(render::triad_px);
  if (scene.bars) bottom += static_cast<int>(render::inset_height(height() / type_, 1));
  notes_->set_margins(QMargins(left, 0, furniture, bottom) * type_, beside_sliders(QPoint(left, edge)) * type_, type_);
  notes_->show_caption(tells_step_ && model_->viewer().step_count() > 1 ? told_step(model_) : QString());
}

void Viewport::tell_step(bool on) {
  tells_step_ = on;
  request_frames();
}

void Viewport::set_inspector_seen(bool seen) {
  inspector_is_seen_ = seen;
  request_frames();
}

void Viewport::set_explain_seen(bool seen) {
  explain_is_seen_ = seen;
  request_frames();
}

// --- folded sliders ---------------------------------------------------------------------------------------------------

/// Until it is chosen by hand: where they would cover too much of a small picture.
bool Viewport::sliders_folded() const {
  constexpr double row_px = 23, around_px = 20, width_px = 290, most_width = 0.33, most_height = 0.45;
  if (folded_ || !model_.session().document().workspace()) return folded_.value_or(false);
  const Document& document = model_.session().document();
  const auto has_effect = [&](const std::string& name) {
    return document.set_of(name).contains(name) && document.why_not(name).empty();
  };
  const auto rows = std::count_if(document.pinned().begin(), document.pinned().end(), has_effect);
  const double tall = row_px * static_cast<double>(rows) + around_px;
  return type_ * width_px > most_width * picture_size().width() || type_ * tall > most_height * height();
}

void Viewport::fold_sliders(bool folded) {
  folded_ = folded;
  QSettings().setValue(folded_key, folded);
  if (list_open()) close_list();
  request_frames();
}

// --- what is pointed at -----------------------------------------------------------------------------------------------

bool Viewport::measures() const { return pointing_->measures(); }
void Viewport::measure(bool on) { pointing_->measure(on); }
QString Viewport::measured() const { return pointing_->measured(); }

Workspace::Sight Viewport::sight_through(glm::dvec2 pixel) const {
  constexpr double far_depth = 0.5;
  const Viewer& viewer = model_.session().viewer();
  const render::View view = view_of(viewer.scene());
  const glm::vec3 there = view.world(pixel, far_depth);
  const glm::vec3 forward = viewer.camera().forward();
  if (view.parallel()) return {view.camera.planar ? there : there - forward * (2 * viewer.camera().distance), forward};
  return {viewer.camera().eye(), glm::normalize(there - viewer.camera().eye())};
}

Pointed Viewport::sight_at(QPointF at) const {
  const QPointF pixel = at * devicePixelRatioF();
  Pointed pointed{{}, {}, sight_through({pixel.x(), pixel.y()})};
  if (model_.session().viewer().camera().planar) pointed.place = pointed.sight.eye;
  return pointed;
}

Pointed Viewport::pointed_at(QPointF at, bool precisely) {
  Pointed pointed = sight_at(at);
  const auto hit = pick_at(at, precisely ? point_budget_.limit_at_rest() : most_points());
  if (!hit) return pointed;
  pointed.hit = Pick{hit->layer, hit->element};
  pointed.place = hit->position;
  return pointed;
}

}  // namespace ws::app
