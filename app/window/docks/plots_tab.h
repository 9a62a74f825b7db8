// The plots of the result, side by side.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>

class QHBoxLayout;

namespace ws::app {

class PlotWidget;

class PlotsTab : public QScrollArea {
  Q_OBJECT

 public:
  explicit PlotsTab(SessionModel& model, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();

  SessionModel& model_;
  QHBoxLayout* row_;
  QWidget* empty_;
  std::vector<PlotWidget*> plots_;
  bool stale_ = true;
};

}  // namespace ws::app
