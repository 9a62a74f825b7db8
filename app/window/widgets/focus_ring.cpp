// The ring is a frame-shaped child of the widget that has the keyboard.
// SPDX-License-Identifier: MIT
#include "app/window/widgets/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>

#include "app/window/theme.h"

namespace ws::app {

namespace {

constexpr int width_px = 3;

class Ring : public QWidget {
 public:
  explicit Ring(QWidget* around) : QWidget(around) {
    setObjectName("focus_ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    around->installEventFilter(this);
    fit();
    show();
    raise();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == parentWidget() && event->type() == QEvent::Resize) fit();
    return false;
  }
  void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), theme_colors().accent); }

 private:
  /// Only the frame is a part of the ring: what lies inside is neither covered nor drawn anew.
  void fit() {
    setGeometry(parentWidget()->rect());
    setMask(QRegion(rect()) - rect().adjusted(width_px, width_px, -width_px, -width_px));
  }
};

bool by_keyboard(Qt::FocusReason reason) {
  return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

}  // namespace

FocusRing::FocusRing(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) {
    auto* widget = qobject_cast<QWidget*>(watched);
    // A dialog that opens gets the keyboard itself for a moment: that says nothing.
    const bool is_stop = widget && !widget->isWindow();
    if (is_stop && by_keyboard(static_cast<QFocusEvent*>(event)->reason())) show_on(widget);
  } else if (event->type() == QEvent::FocusOut && ring_ && watched == ring_->parentWidget()) {
    const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
    // Behind a menu or another window the keyboard only waits to come back.
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) show_on(nullptr);
  } else if (event->type() == QEvent::MouseButtonPress) {
    show_on(nullptr);
  }
  return false;
}

void FocusRing::show_on(QWidget* widget) {
  if (ring_) {
    ring_->setObjectName({});
    ring_->hide();
    ring_->deleteLater();
  }
  ring_ = widget ? new Ring(widget) : nullptr;
}

}  // namespace ws::app
