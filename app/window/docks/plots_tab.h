// The plots of the result, side by side while there is room.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QScrollArea>

class QGridLayout;

namespace ws::app {

class PlotWidget;

class PlotsTab : public QScrollArea {
  Q_OBJECT

 public:
  explicit PlotsTab(SessionModel& model, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void arrange();

  SessionModel& model_;
  QGridLayout* grid_;
  QWidget* empty_;
  std::vector<PlotWidget*> plots_;
  int columns_ = 0;  ///< 0: to be arranged anew
  bool stale_ = true;
};

}  // namespace ws::app
