// A ring round the widget that has the keyboard.
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWidget>

namespace ws::app {

/// Shows where the keyboard is while it is moved with the keyboard (Tab, F6), whatever the widget's own style does; a press of
/// the mouse takes the ring away. One per application; it draws inside of the widget's edges.
class FocusRing : public QObject {
  Q_OBJECT

 public:
  explicit FocusRing(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void show_on(QWidget* widget);

  QPointer<QWidget> ring_;  ///< a child of the widget, so that it moves, scrolls and goes with it
};

}  // namespace ws::app
