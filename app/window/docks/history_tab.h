// The undo list: what was open before, every committed change of what is open by name, and what was open after; a click goes
// there.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/session_model.h"

#include <QWidget>

class QListWidget;

namespace ws::app {

class HistoryTab : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryTab(SessionModel& model, QWidget* parent = nullptr);

 private:
  void refresh();

  SessionModel& model_;
  QListWidget* list_;
};

}  // namespace ws::app
