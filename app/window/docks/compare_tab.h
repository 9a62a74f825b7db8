// What is kept as B beside what is shown: which both are, whether they are identical, where they part, and all values.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace ws::app {

class ActionSet;

class CompareTab : public QWidget {
  Q_OBJECT

 public:
  CompareTab(SessionModel& model, ActionSet& actions, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void refresh_search();
  void show_values();
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] QString search_text() const;

  SessionModel& model_;
  ActionSet& actions_;
  bool stale_ = true;
  QLabel *heading_, *verdict_, *search_;
  QPushButton *keep_, *go_, *cancel_;
  QComboBox *mode_, *link_;
  QTableWidget* table_;
  QTimer timer_;  ///< while a search goes on
};

}  // namespace ws::app
