// The timeline: transport buttons, the track, and what the present step shows.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace ws::app {

class ActionSet;
class NumberField;

class Timeline : public QWidget {
  Q_OBJECT

 public:
  Timeline(SessionModel& model, ActionSet& actions, QWidget* parent = nullptr);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* transport(ActionSet& actions);
  void refresh();
  void show_title();

  SessionModel& model_;
  NumberField* step_;
  QLabel *count_, *title_;
  QComboBox* speed_;
  QString full_title_;
};

}  // namespace ws::app
