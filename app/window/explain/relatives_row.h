// Buttons to what is beside an explained thing: parent, left and right of a node. They stay in their places, so that one can
// walk a tree by clicking.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"
#include "compute/core/result/explanation.h"

#include <QWidget>

#include <vector>

class QPushButton;

namespace ws::app {

/// Picks the thing. Where its outline is out of the picture, or too small to be found in it, the camera goes there.
void go_to(SessionModel& model, const Pick& thing);

class RelativesRow : public QWidget {
  Q_OBJECT

 public:
  /// `place`: the panel that it is in.
  RelativesRow(SessionModel& model, const QString& place, QWidget* parent = nullptr);

  /// Null or without relatives: the row is hidden.
  void show_those_of(const Reasons* reasons);

 private:
  SessionModel& model_;
  std::vector<Relative> relatives_;
  std::vector<QPushButton*> buttons_;
};

}  // namespace ws::app
