// What is known of the picked thing, and the way to the step that made it.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace ws::app {

class RelativesRow;

class InspectorDock : public QWidget {
  Q_OBJECT

 public:
  explicit InspectorDock(SessionModel& model, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// All that is known of why the picked thing is as it is.
  void why_wanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  [[nodiscard]] QString title_of(const std::string& target) const;

  SessionModel& model_;
  QLabel* title_;
  RelativesRow* relatives_;
  QTreeWidget* values_;
  QLabel* why_;  ///< in a sentence
  QPushButton *origin_, *more_;
};

}  // namespace ws::app
