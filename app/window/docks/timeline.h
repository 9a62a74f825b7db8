// The timeline: transport buttons, the track, and what the present step shows.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QTimer>
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
  [[nodiscard]] QSize sizeHint() const override { return {600, 124}; }

 private:
  QWidget* transport(ActionSet& actions);
  QWidget* narration();
  void refresh();
  /// Its sentence and its values: in an event of their own after that which paints the picture, so that neither is long.
  void tell_step();

  SessionModel& model_;
  NumberField* step_;
  QLabel *count_, *title_, *values_;
  QComboBox* speed_;
  QTimer telling_;  ///< runs out when nothing else is to be done
};

}  // namespace ws::app
