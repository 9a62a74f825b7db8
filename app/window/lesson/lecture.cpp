// SPDX-License-Identifier: MIT
#include "app/window/lesson/lecture.h"

#include "app/window/actions/action_set.h"
#include "app/window/actions/theme_choice.h"
#include "app/window/theme.h"

#include <QApplication>
#include <QCursor>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QPainter>
#include <QPointer>
#include <QRegion>
#include <QWidget>

namespace ws::app {

namespace {

constexpr int ring_px = 52, outline_px = 4, pressed_px = 10;
constexpr float larger = 1.45f;

/// Masked to a ring, so that it covers as little as it shows. The mouse goes through it.
class PointerRing : public QWidget {
 public:
  explicit PointerRing(QWidget* parent) : QWidget(parent) {
    setObjectName("pointer_ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(ring_px, ring_px);
    press(false);
    hide();
  }
  void press(bool on) {
    const QRect inner = rect().adjusted(on ? pressed_px : outline_px, on ? pressed_px : outline_px,
                                        on ? -pressed_px : -outline_px, on ? -pressed_px : -outline_px);
    setMask(QRegion(rect(), QRegion::Ellipse) - QRegion(inner, QRegion::Ellipse));
  }

 protected:
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), theme_colors().warning); }
};

}  // namespace

Lecture::Lecture(QMainWindow& window, SessionModel& model, ActionSet& set, Viewport& viewport)
    : QObject(&window), window_(window), model_(model), set_(set), viewport_(viewport), ring_(new PointerRing(&window)) {
  set.on_toggle("view.lecture", [this](bool on) { on ? begin() : end(); });
}

Lecture::~Lecture() = default;

void Lecture::begin() {
  font_before_ = QApplication::font();
  theme_before_ = theme_name();
  QFont font = font_before_;
  font.setPointSizeF(font.pointSizeF() * larger);
  QApplication::setFont(font);
  viewport_.set_type(larger);
  show_theme(theme_colors().dark ? "contrast-dark" : "contrast-light", model_, set_, viewport_);
  had_panels_ = set_.get("view.docks")->isChecked();
  auto* lesson = window_.findChild<QDockWidget*>("dock.lesson");
  const bool is_lesson = lesson->isVisible();
  const QPointer<QWidget> in_lesson = lesson->isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
  if (had_panels_) set_.get("view.docks")->trigger();
  lesson->setVisible(is_lesson);  // it is what the lecture follows
  if (in_lesson) in_lesson->setFocus();
  qApp->installEventFilter(this);
  move_ring();
  ring_->show();
  ring_->raise();
}

void Lecture::end() {
  qApp->removeEventFilter(this);
  ring_->hide();
  QApplication::setFont(font_before_);
  viewport_.set_type(1);
  show_theme(theme_before_, model_, set_, viewport_);
  if (had_panels_ && !set_.get("view.docks")->isChecked()) set_.get("view.docks")->trigger();
}

void Lecture::move_ring() {
  ring_->move(window_.mapFromGlobal(QCursor::pos()) - QPoint(ring_px / 2, ring_px / 2));
  ring_->raise();
}

bool Lecture::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::MouseMove || type == QEvent::HoverMove) move_ring();
  if (type == QEvent::MouseButtonPress || type == QEvent::MouseButtonRelease)
    static_cast<PointerRing*>(ring_)->press(type == QEvent::MouseButtonPress);
  return QObject::eventFilter(watched, event);
}

}  // namespace ws::app
