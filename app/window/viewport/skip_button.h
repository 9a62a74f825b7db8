// Over the picture, while the steps of data just opened are played: the way to what came of them.
// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

#include "app/window/session_model.h"

class QAction;

namespace ws::app {

class SkipButton : public QPushButton {
  Q_OBJECT

 public:
  /// `last`: the action that goes to the last step.
  SkipButton(SessionModel& model, QAction& last, QWidget* picture);

 protected:
  bool eventFilter(QObject* picture, QEvent* event) override;

 private:
  void follow();
  void arrange();

  SessionModel& model_;
  QAction& last_;
};

}  // namespace ws::app
