// What the last run cost: stages and labelled operations with milliseconds, share and bandwidth; and the runs before it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QTreeWidgetItem>
#include <QWidget>

class QLabel;
class QTreeWidget;

namespace ws::app {

class PlotWidget;

class PerformanceTab : public QWidget {
  Q_OBJECT

 public:
  explicit PerformanceTab(SessionModel& model, QWidget* parent = nullptr);

 private:
  void refresh();
  void add_row(QTreeWidgetItem* parent, const QString& name, double ms, std::size_t calls, std::size_t bytes, double total_ms);

  SessionModel& model_;
  QLabel* summary_;
  QTreeWidget* table_;
  PlotWidget* runs_;  ///< a bar each, where there are several
};

}  // namespace ws::app
