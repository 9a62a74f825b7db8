// The result in words: each value that the report has, with a sentence of what it tells, to read and to copy.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ws::app {

class ResultTable;

class ResultTab : public QWidget {
  Q_OBJECT

 public:
  explicit ResultTab(SessionModel& model, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  /// Which result it is, and whether a run is about to replace it.
  [[nodiscard]] QString heading(bool has_values) const;
  void show_values(const std::vector<Property>& values);
  /// Shares the width out; where it does not do for a column of sentences, the current row's stands below the table.
  void arrange();
  void say_current();

  SessionModel& model_;
  bool stale_ = true;
  QLabel* heading_;
  QPushButton* copy_all_;
  ResultTable* table_;
  QLabel* meaning_;  ///< of the current row
};

}  // namespace ws::app
