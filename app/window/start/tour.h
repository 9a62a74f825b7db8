// Two minutes through the window: a bubble that points at one control after the other, while all of them can be used.
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QPointer>
#include <QRect>

#include <cstddef>

class QLabel;
class QMainWindow;
class QPushButton;

namespace ws::app {

class SessionModel;

/// Hidden until it begins. Next and Back, or Right and Left, go through it; Esc ends it, wherever the keyboard is.
class Tour : public QFrame {
  Q_OBJECT

 public:
  Tour(QMainWindow& window, SessionModel& model);

  /// From the first station. Where nothing is open a sample is opened first.
  void begin();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  /// Tab goes round among its buttons; F6 leaves it.
  bool focusNextPrevChild(bool next) override;

 private:
  void show_station(std::size_t index);
  void end();
  /// A panel that was hidden before its station hides again: small screens have no room for all.
  void put_back();
  /// Beside what it points at.
  void place();
  [[nodiscard]] QRect target_rect() const;
  [[nodiscard]] bool holds(const QObject* object) const;

  QMainWindow& window_;
  SessionModel& model_;
  QLabel *title_, *text_, *count_;
  QPushButton *back_, *next_;
  QWidget* ring_;  ///< around what is pointed at
  QPointer<QWidget> target_, opened_;
  std::size_t station_ = 0;
  bool waits_for_sample_ = false;
};

}  // namespace ws::app
