// Lecture mode: large type, high contrast, the step's words instead of panels, and a ring around the pointer.
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QObject>
#include <QString>

#include <memory>

class QMainWindow;
class QWidget;

namespace ws::app {

class ActionSet;
class SessionModel;
class Viewport;

class Lecture : public QObject {
  Q_OBJECT

 public:
  /// Connects the action view.lecture.
  Lecture(QMainWindow& window, SessionModel& model, ActionSet& set, Viewport& viewport);
  ~Lecture() override;

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void begin();
  void end();
  void move_ring();

  QMainWindow& window_;
  SessionModel& model_;
  ActionSet& set_;
  Viewport& viewport_;
  QWidget* ring_;
  QFont font_before_;
  QString theme_before_;
  bool had_panels_ = true;
};

}  // namespace ws::app
