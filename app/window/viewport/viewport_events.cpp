// Pointer and keyboard of the viewport: the overlay's where its panels lie, else the camera's.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/pointing.h"
#include "app/window/viewport/viewport.h"
#include "app/window/viewport/viewport_keys.h"
#include "render/scene/view.h"

#include <QtGlobal>

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr float wheel_unit = 120;
constexpr double handle_reach_px = 11;

int overlay_button(Qt::MouseButton button) { return button == Qt::LeftButton ? 0 : button == Qt::RightButton ? 1 : 2; }

OverlayModifiers overlay_modifiers(Qt::KeyboardModifiers m) {
  return {m.testFlag(Qt::ControlModifier), m.testFlag(Qt::ShiftModifier), m.testFlag(Qt::AltModifier)};
}

}  // namespace

OverlayKey overlay_key(int qt_key) {
  using K = OverlayKey;
  static const std::map<int, K> keys{
      {Qt::Key_Tab, K::tab},       {Qt::Key_Left, K::left},    {Qt::Key_Right, K::right}, {Qt::Key_Up, K::up},
      {Qt::Key_Down, K::down},     {Qt::Key_Home, K::home},    {Qt::Key_End, K::end},     {Qt::Key_Backspace, K::backspace},
      {Qt::Key_Delete, K::remove}, {Qt::Key_Return, K::enter}, {Qt::Key_Enter, K::enter}, {Qt::Key_Escape, K::escape},
      {Qt::Key_A, K::a},           {Qt::Key_C, K::c},          {Qt::Key_V, K::v},         {Qt::Key_X, K::x},
      {Qt::Key_Y, K::y},           {Qt::Key_Z, K::z}};
  const auto found = keys.find(qt_key);
  return found == keys.end() ? K::count : found->second;
}

bool Viewport::event(QEvent* event) {
  const bool typing = overlay_shown_ && overlay_->wants_text();
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    // Typing wins over single-letter actions, and so does flying.
    if (typing || (input_.pressed() && !model_->viewer().camera().planar)) key->accept();
    const bool has_use_for_escape = list_open() || measures() || drags_a_value();  // before the action that cancels the job
    if (has_use_for_escape && key->key() == Qt::Key_Escape) key->accept();
  }
  if (typing && event->type() == QEvent::KeyPress) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab) {
      send_key(key, true);
      return true;
    }
  }
  return QWidget::event(event);
}

/// A press anywhere else in the program closes the overlay's list, whether or not it takes the keyboard.
bool Viewport::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress && watched != this && watched->isWidgetType() && list_open()) close_list();
  return false;
}

void Viewport::close_list() {
  overlay_->close_list();
  request_frames();
}

void Viewport::mousePressEvent(QMouseEvent* event) {
  if (owner_ == MouseOwner::handle) return;  // a second button does not take a drag over
  setFocus(Qt::MouseFocusReason);
  const QPointF at = event->position();
  // The press goes on to what it was aimed at.
  if (list_open() && !overlay_->list_covers(static_cast<float>(at.x()), static_cast<float>(at.y()))) close_list();
  if (owner_ == MouseOwner::none) {
    const bool over = overlay_shown_ && overlay_->covers(static_cast<float>(at.x()), static_cast<float>(at.y()));
    owner_ = over || (overlay_shown_ && overlay_->wants_text()) ? MouseOwner::overlay : MouseOwner::scene;
  }
  if (owner_ == MouseOwner::overlay) {
    const OverlayModifiers modifiers = overlay_modifiers(event->modifiers());
    overlay_->input().key(OverlayKey::count, true, modifiers);
    overlay_->input().move(static_cast<float>(at.x()), static_cast<float>(at.y()));
    overlay_->input().button(overlay_button(event->button()), true);
  } else if (const auto handle = event->button() == Qt::LeftButton && !measures() ? handle_under(at) : std::nullopt) {
    owner_ = MouseOwner::handle;
    handle_ = *handle;
    handle_refused_ = false;
    handle_pressed_at_ = at;
    if (handle_ != PairView::divider) model_->document().begin_edit();
  } else {
    input_.press({event->button(), event->modifiers(), at});
  }
  request_frames();
}

bool Viewport::overlay_covers(QPointF at) const {
  return overlay_shown_ && overlay_->covers(static_cast<float>(at.x()), static_cast<float>(at.y()));
}

void Viewport::point_at(QPointF at) { pointing_->point_at(overlay_covers(at) ? std::nullopt : std::optional(at)); }

void Viewport::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  const bool over = overlay_covers(at);
  if (owner_ == MouseOwner::handle || owner_ == MouseOwner::scene)
    pointing_->point_at(std::nullopt);  // what was read lies elsewhere by now
  if (owner_ == MouseOwner::handle) return drag_handle(at);
  if (owner_ == MouseOwner::scene) {
    render::Camera camera = model_->viewer().camera();
    input_.drag(camera, at, static_cast<float>(height()));
    if (!(camera == model_->viewer().camera())) model_->viewer().set_camera(camera);
    return;
  }
  point_at(at);
  setCursor(over                                                   ? Qt::ArrowCursor
            : measures()                                           ? Qt::CrossCursor
            : event->buttons() == Qt::NoButton && handle_under(at) ? Qt::SizeAllCursor
                                                                   : Qt::ArrowCursor);
  if (!draws_overlay()) return;
  // Frames for hovering are drawn only where there is something to hover over, or was.
  static constexpr const char* was_over = "over_overlay";
  if (owner_ == MouseOwner::overlay || over || property(was_over).toBool()) {
    overlay_->input().move(static_cast<float>(at.x()), static_cast<float>(at.y()));
    request_frames();
  }
  setProperty(was_over, over);
}

/// Listeners may move the picture, and are told only after the present event: its position is one in the picture as it was.
void Viewport::release_owner() {
  if (std::exchange(owner_, MouseOwner::none) != MouseOwner::none)
    QMetaObject::invokeMethod(this, &Viewport::let_go, Qt::QueuedConnection);
}

void Viewport::mouseReleaseEvent(QMouseEvent* event) {
  const MouseOwner owner = owner_;
  if (owner == MouseOwner::handle) {
    if (event->button() != Qt::LeftButton) return;
    release_owner();
    const bool is_click = handle_pressed_at_.has_value();
    handle_pressed_at_.reset();
    model_->document().end_edit();
    point_at(event->position());
    if (is_click) pick(event->position(), false, true);
    return;
  }
  if (event->buttons() == Qt::NoButton) release_owner();
  if (owner == MouseOwner::scene && owner_ == MouseOwner::none) point_at(event->position());
  if (owner == MouseOwner::overlay) {
    overlay_->input().button(overlay_button(event->button()), false);
    request_frames();
  } else if (input_.release(event->button(), event->position())) {
    if (measures())
      pointing_->take(event->position());
    else
      pick(event->position(), false);
  }
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event) {
  mousePressEvent(event);
  if (owner_ != MouseOwner::scene || event->button() != Qt::LeftButton || measures()) return;
  input_.release_all();
  pick(event->position(), true);
}

void Viewport::wheelEvent(QWheelEvent* event) {
  const QPointF at = event->position();
  const float notches = static_cast<float>(event->angleDelta().y()) / wheel_unit;
  if (overlay_shown_ && overlay_->covers(static_cast<float>(at.x()), static_cast<float>(at.y()))) {
    overlay_->input().wheel(0, notches);
    request_frames();
  } else if (model_->viewer().result()) {
    render::Camera camera = model_->viewer().camera();
    ViewportInput::wheel(camera, notches, in_picture(at), picture_size());
    model_->viewer().set_camera(camera);
  }
  event->accept();
}

render::View Viewport::view_of(const render::Scene& scene) const {
  const render::Viewport device = picture_viewport();
  return {model_.session().viewer().camera(), scene.box, device.width, device.height, device.scale};
}

std::optional<QPointF> Viewport::handle_position(const std::string& id) const {
  const render::Scene scene = this->scene();
  const render::View view = view_of(scene);
  for (const render::Handle& handle : scene.handles)
    if (const auto at = pixel_of(handle, view); at && handle.id == id) return QPointF(at->x, at->y) / devicePixelRatioF();
  return std::nullopt;
}

std::optional<std::string> Viewport::handle_under(QPointF position) const {
  const render::Scene scene = this->scene();
  const render::View view = view_of(scene);
  const QPointF pixel = in_picture(position) * devicePixelRatioF();
  double nearest = handle_reach_px * view.scale;
  const render::Handle* found = nullptr;
  for (const render::Handle& handle : scene.handles) {
    const auto at = pixel_of(handle, view);
    const double distance = at ? std::hypot(at->x - pixel.x(), at->y - pixel.y()) : nearest + 1;
    if (distance > nearest) continue;  // of equally near ones the last, which is drawn above the others
    nearest = distance;
    found = &handle;
  }
  return found ? std::optional(found->id) : std::nullopt;
}

bool Viewport::drags_a_value() const { return owner_ == MouseOwner::handle && model_->document().editing(); }

void Viewport::drag_handle(QPointF where) {
  if (handle_ == PairView::divider) {
    handle_pressed_at_.reset();
    model_->comparison().set_divider(static_cast<float>(where.x() / std::max(1, width())));
    return;
  }
  const QPointF position = in_picture(where);
  if (!model_->document().editing()) return;
  if (handle_pressed_at_ && (position - *handle_pressed_at_).manhattanLength() < ViewportInput::click_slack_px) return;
  handle_pressed_at_.reset();
  const QPointF pixel = position * devicePixelRatioF();
  try {
    const render::Scene& scene = model_->viewer().scene();
    const render::View view = view_of(scene);
    const auto held = std::find_if(scene.handles.begin(), scene.handles.end(), [&](const auto& h) { return h.id == handle_; });
    const glm::dvec2 at{pixel.x(), pixel.y()};
    model_->viewer().drag_handle(handle_, held == scene.handles.end() ? view.world(at, 0) : position_at(*held, view, at));
  } catch (const Error& e) {
    if (!std::exchange(handle_refused_, true)) model_->log().say(Severity::warning, e.what(), e.hint());
  }
  request_frames();
}

void Viewport::send_key(QKeyEvent* event, bool down) {
  overlay_->input().key(overlay_key(event->key()), down, overlay_modifiers(event->modifiers()));
  if (down)
    for (const char32_t c : event->text().toUcs4())
      if (c >= 32 && c != 127) overlay_->input().text(c);
  request_frames();
}

void Viewport::keyPressEvent(QKeyEvent* event) {
  if (overlay_shown_ && overlay_->wants_text()) return send_key(event, true);
  if (list_open() && event->key() == Qt::Key_Escape) return close_list();
  if (drags_a_value() && event->key() == Qt::Key_Escape) {
    handle_pressed_at_.reset();  // letting go of it is no click any more
    return model_->document().cancel_edit();
  }
  if (measures() && event->key() == Qt::Key_Escape) return measure(false);
  if (input_.fly_key(event->key(), true, model_->viewer().camera().planar)) return request_frames();
  QWidget::keyPressEvent(event);
}

void Viewport::keyReleaseEvent(QKeyEvent* event) {
  if (event->isAutoRepeat()) return;
  if (overlay_shown_ && overlay_->wants_text()) return send_key(event, false);
  if (input_.fly_key(event->key(), false, model_->viewer().camera().planar)) return;
  if (model_->comparison().is_flipped()) model_->comparison().flip(false);
  QWidget::keyReleaseEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent* event) {
  if (list_open()) close_list();
  overlay_->input().release_all();
  input_.release_all();
  if (owner_ == MouseOwner::handle) model_->document().end_edit();
  release_owner();
  if (model_->comparison().is_flipped()) model_->comparison().flip(false);
  request_frames();
  QWidget::focusOutEvent(event);
}

void Viewport::leaveEvent(QEvent* event) {
  pointing_->point_at(std::nullopt);
  if (owner_ == MouseOwner::none && property("over_overlay").toBool()) {
    overlay_->input().move(-1, -1);
    setProperty("over_overlay", false);
    request_frames();
  }
  QWidget::leaveEvent(event);
}

bool Viewport::focusNextPrevChild(bool next) {
  return overlay_shown_ && overlay_->wants_text() ? false : QWidget::focusNextPrevChild(next);
}

}  // namespace ws::app
